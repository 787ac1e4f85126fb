### Чего стоит ход и чем он рискован.

price-pay = { $amount ->
        [0] ничего не платить
        [one] заплатить { $amount } жетон
        [few] заплатить { $amount } жетона
       *[many] заплатить { $amount } жетонов
    }
price-free = бесплатно
price-take = { $loses ->
        [yes] взять { $card } и проиграть
       *[no] { $whose ->
            [theirs] взять { $card } ({ $who })
           *[mine] взять свою { $card }
        }
    }
price-spend = стоит вашей { $card }
price-stand = остаться с { $amount }
price-stake = { $amount ->
        [one] на кону { $amount } жетон
        [few] на кону { $amount } жетона
       *[many] на кону { $amount } жетонов
    }
price-stake-least = на кону от { $amount } { $amount ->
        [one] жетона
       *[other] жетонов
    }
price-out = пара: вы выбываете и платите { $amount }
price-paired = пара в руке стоит { $amount }
price-wager = если пары нет, платите за старшую карту
price-buy = { $amount ->
        [0] это ваша { $card }
        [one] { $amount } жетон: ваша { $card }
        [few] { $amount } жетона: ваша { $card }
       *[many] { $amount } жетонов: ваша { $card }
    }
price-buy-out = ваша { $card } даёт пару: выбываете и платите всего { $amount }
risk-pair = { $sure ->
        [no] пары не будет
        [yes] точно пара
       *[maybe] пара { $count ->
            [one] { $count } раз
            [few] { $count } раза
           *[many] { $count } раз
        } из { $of }
    }
risk-black = { $sure ->
        [no] проигрыша не будет
        [yes] точно проигрыш
       *[maybe] проигрыш { $count ->
            [one] { $count } раз
            [few] { $count } раза
           *[many] { $count } раз
        } из { $of }
    }
