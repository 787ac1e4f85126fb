### Ile kosztuje ruch i czym grozi.

price-pay = { $amount ->
        [0] nic nie płacisz
        [one] zapłać { $amount } żeton
        [few] zapłać { $amount } żetony
       *[many] zapłać { $amount } żetonów
    }
price-free = za darmo
price-take = { $loses ->
        [yes] weź { $card }: przegrywasz
       *[no] { $whose ->
            [theirs] weź { $card } ({ $who })
           *[mine] weź swoją { $card }
        }
    }
price-spend = tracisz swoją { $card }
price-stand = zostań przy { $amount }
price-stake = { $amount ->
        [one] w grze { $amount } żeton
        [few] w grze { $amount } żetony
       *[many] w grze { $amount } żetonów
    }
price-stake-least = w grze od { $amount } { $amount ->
        [one] żetona
       *[other] żetonów
    }
price-out = para: odpadasz i płacisz { $amount }
price-paired = para w ręce kosztuje { $amount }
price-wager = brak pary: płacisz wartość najwyższej karty
price-buy = { $amount ->
        [0] to twoja { $card }
        [one] { $amount } żeton: twoja { $card }
        [few] { $amount } żetony: twoja { $card }
       *[many] { $amount } żetonów: twoja { $card }
    }
price-buy-out = twoja { $card } daje parę: odpadasz i płacisz razem { $amount }
risk-pair = { $sure ->
        [no] pary nie będzie
        [yes] na pewno para
       *[maybe] para { $count ->
            [one] { $count } raz
            [few] { $count } razy
           *[many] { $count } razy
        } na { $of }
    }
risk-black = { $sure ->
        [no] nie można przegrać
        [yes] na pewno przegrana
       *[maybe] przegrana { $count ->
            [one] { $count } raz
            [few] { $count } razy
           *[many] { $count } razy
        } na { $of }
    }
