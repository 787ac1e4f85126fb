### Чого коштує хід і чим він ризикований.

price-pay = { $amount ->
        [0] нічого не платити
        [one] заплатити { $amount } жетон
        [few] заплатити { $amount } жетони
       *[many] заплатити { $amount } жетонів
    }
price-free = безкоштовно
price-take = { $loses ->
        [yes] узяти { $card } і програти
       *[no] { $whose ->
            [theirs] узяти { $card } ({ $who })
           *[mine] узяти свою { $card }
        }
    }
price-spend = коштує вашої { $card }
price-stand = лишитися з { $amount }
price-stake = { $amount ->
        [one] на кону { $amount } жетон
        [few] на кону { $amount } жетони
       *[many] на кону { $amount } жетонів
    }
price-stake-least = на кону від { $amount } { $amount ->
        [one] жетона
       *[other] жетонів
    }
price-out = пара: ви вибуваєте й платите { $amount }
price-paired = пара в руці коштує { $amount }
price-wager = якщо пари немає, платите за найбільшу карту
price-buy = { $amount ->
        [0] це ваша { $card }
        [one] { $amount } жетон: ваша { $card }
        [few] { $amount } жетони: ваша { $card }
       *[many] { $amount } жетонів: ваша { $card }
    }
price-buy-out = ваша { $card } дає пару: вибуваєте й платите разом { $amount }
risk-pair = { $sure ->
        [no] пари не буде
        [yes] точно пара
       *[maybe] пара { $count ->
            [one] { $count } раз
            [few] { $count } рази
           *[many] { $count } разів
        } із { $of }
    }
risk-black = { $sure ->
        [no] програшу не буде
        [yes] точно програш
       *[maybe] програш { $count ->
            [one] { $count } раз
            [few] { $count } рази
           *[many] { $count } разів
        } із { $of }
    }
