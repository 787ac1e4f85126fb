### What an action costs and risks, as it stands on what one presses. Blanks of a price: amount, card, who (before whom the card lies),
### whose (mine, theirs, nobodys), loses (yes, no); of a risk: count and of (1 in 4), sure (no, maybe, yes).

price-pay = { $amount ->
        [0] nothing to pay
        [one] pay { $amount } chip
       *[other] pay { $amount } chips
    }
price-free = free
price-take = { $loses ->
        [yes] take the { $card } and lose
       *[no] { $whose ->
            [theirs] take the { $card } from { $who }
           *[mine] take the { $card }
        }
    }
price-spend = costs your { $card }
price-stand = stand with { $amount }
price-stake = { $amount ->
        [one] { $amount } chip at stake
       *[other] { $amount } chips at stake
    }
price-stake-least = { $amount } or more chips at stake
price-out = a pair: you are out and pay { $amount }
price-paired = a pair in your hand costs { $amount }
price-wager = no pair: you pay the highest card
price-buy = { $amount ->
        [0] it is your { $card }
        [one] { $amount } chip: your { $card }
       *[other] { $amount } chips: your { $card }
    }
price-buy-out = your { $card } pairs: you are out and pay { $amount } in all
risk-pair = { $sure ->
        [no] cannot pair
        [yes] pairs for sure
       *[maybe] pairs { $count ->
            [one] { $count } time
           *[other] { $count } times
        } in { $of }
    }
risk-black = { $sure ->
        [no] cannot lose
        [yes] loses for sure
       *[maybe] { $count } in { $of } loses
    }
