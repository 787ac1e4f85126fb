### What one does. The verb of an action with what it names; `.short` is the verb alone, `.told` what the table says when it was done.
### Blanks: who, card, pile, seat, number; `named` is 0 where a secret action names nothing.

verb-attack = Attack { $seat }
    .short = Attack
    .told = { $who } attacks { $seat }
verb-bid = Bid { $card }
    .short = Bid
    .told = { $named ->
        [0] { $who } bids
       *[other] { $who } bids { $card }
    }
verb-buy = Buy my top card for a chip
    .short = Buy
    .told = { $who } buys their own top card
verb-choose = Choose { $card }
    .short = Choose
    .told = { $named ->
        [0] { $who } chooses a card
       *[other] { $who } chooses { $card }
    }
verb-discard = Discard { $card }
    .short = Discard
    .told = { $named ->
        [0] { $who } discards a card
       *[other] { $who } discards { $card }
    }
verb-done = Done
    .short = Done
    .told = { $who } is done
verb-draw = Draw a card
    .short = Draw a card
    .told = { $who } draws
verb-end = End turn
    .short = End turn
    .told = { $who } ends the turn
verb-fold = { $named ->
        [0] Fold
       *[other] Fold and take the { $card } of { $seat }
    }
    .short = Fold
    .told = { $named ->
        [0] { $who } folds
       *[other] { $who } folds and takes the { $card } of { $seat }
    }
verb-gift = Give { $card } to { $seat }
    .short = Give
    .told = { $who } gives { $card } to { $seat }
verb-give = Give the prize to { $seat }
    .short = Give the prize to
    .told = { $who } gives the prize to { $seat }
verb-hit = Hit
    .short = Hit
    .told = { $who } hits
verb-keep = Keep { $card }
    .short = Keep
    .told = { $named ->
        [0] { $who } keeps a card
       *[other] { $who } keeps { $card }
    }
verb-look = Look at the hand of { $seat }
    .short = Look at the hand of
    .told = { $who } looks at the hand of { $seat }
verb-order = Lay { $card } next
    .short = Lay next
    .told = { $named ->
        [0] { $who } adds a card to the closed stack
       *[other] { $who } lays { $card } next
    }
verb-pass = Pass
    .short = Pass
    .told = { $who } passes
verb-pick = Take { $card }
    .short = Take
    .told = { $who } takes { $card }
verb-place = Place it in the column of the { $card }
    .short = Place it in
    .told = { $who } places the card in the column of the { $card }
verb-play = Play { $card }
    .short = Play
    .told = { $who } plays { $card }
verb-ready = Ready
    .short = Ready
    .told = { $who } is ready
verb-sacrifice = Sacrifice { $card }
    .short = Sacrifice
    .told = { $named ->
        [0] { $who } sacrifices a card
       *[other] { $who } sacrifices { $card }
    }
verb-spend8 = Spend an 8
    .short = Spend an 8
    .told = { $who } spends an 8
verb-steal = Steal from { $seat }
    .short = Steal from
    .told = { $who } steals from { $seat }
verb-take = Take { $number }
    .short = Take
    .told = { $who } says { $number }

## Where a game has another word for it

extreme-verb-play = Lay { $card } on { $pile }
    .short = Lay
    .told = { $who } lays { $card } on { $pile }
face_to_face-verb-play = Lay { $card } on { $pile }
    .short = Lay
    .told = { $who } lays { $card } on { $pile }
the_game-verb-play = Lay { $card } on { $pile }
    .short = Lay
    .told = { $who } lays { $card } on { $pile }
kitty-verb-pass = Pass { $card } on
    .short = Pass
    .told = { $named ->
        [0] { $who } passes a card on
       *[other] { $who } passes { $card } on
    }
