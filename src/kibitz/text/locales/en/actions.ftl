### What one does. The verb of an action with what it names; `.short` is the verb alone, `.told` what the table says when it was done,
### `.did` the same with what it brought. Blanks: who, card, pile, seat, number, owner; `named` is 0 where a secret action names nothing,
### `you` is who or seat where that is the reader, `whose` is own, yours or theirs; `.did` has got and count. English tells in the past: then “you” and names take the same verb.

verb-attack = Attack { $seat }
    .short = Attack
    .told = { $who } attacked { $seat }
    .did = { $who } attacked { $seat }, and { $got } came up
verb-bid = Bid { $card }
    .short = Bid
    .told = { $named ->
        [0] { $who } made a bid
       *[other] { $who } bid { $card }
    }
verb-buy = Buy my top card for a chip
    .short = Buy
    .told = { $who } bought a card for a chip
    .did = { $count ->
        [0] { $who } bought a card for a chip
       *[other] { $who } bought { $got } for a chip
    }
verb-choose = Choose { $card }
    .short = Choose
    .told = { $named ->
        [0] { $who } chose a card
       *[other] { $who } chose { $card }
    }
verb-discard = Discard { $card }
    .short = Discard
    .told = { $named ->
        [0] { $who } discarded a card
       *[other] { $who } discarded { $card }
    }
verb-done = Done
    .short = Done
    .told = { $who } kept the rest
verb-draw = Draw a card
    .short = Draw a card
    .told = { $who } drew a card
    .did = { $who } drew { $got }
verb-end = End turn
    .short = End turn
    .told = { $who } ended the turn
    .did = { $who } ended the turn and drew { $got }
verb-fold = { $named ->
        [0] Fold
       *[other] Fold and take { $whose ->
            [own] your own { $card }
           *[other] { $seat }’s { $card }
        }
    }
    .short = Fold
    .told = { $named ->
        [0] { $who } folded
       *[other] { $you ->
            [seat] { $who } folded and took your { $card }
           *[other] { $who } folded and took { $seat }’s { $card }
        }
    }
verb-gift = Give the { $card } to { $seat }
    .short = Give
    .told = { $who } gave the { $card } to { $seat }
verb-give = Give the prize to { $seat }
    .short = Give the prize to
    .told = { $who } gave the prize to { $seat }
    .did = { $who } gave the prize, { $got }, to { $seat }
verb-hit = Hit
    .short = Hit
    .told = { $who } hit
    .did = { $who } hit and drew { $got }
verb-keep = Keep { $card }
    .short = Keep
    .told = { $named ->
        [0] { $who } kept a card
       *[other] { $who } kept { $card }
    }
verb-look = Look at { $seat }’s hand
    .short = Look at the hand
    .told = { $you ->
        [seat] { $who } looked at your hand
       *[other] { $who } looked at { $seat }’s hand
    }
    .did = { $you ->
        [seat] { $who } looked at your hand: { $got }
       *[other] { $who } looked at { $seat }’s hand: { $got }
    }
verb-order = Lay { $card } next
    .short = Lay next
    .told = { $named ->
        [0] { $who } added a card to the closed stack
       *[other] { $who } laid { $card } next
    }
    .did = { $who } laid { $card } last: the closed stack is ready
verb-pass = Pass
    .short = Pass
    .told = { $who } passed
verb-pick = Take { $card }
    .short = Take
    .told = { $who } took { $card }
verb-place = Place it in the column of the { $card }
    .short = Place it in
    .told = { $who } placed a card in the column of the { $card }
    .did = { $who } placed { $got } in the column of the { $card }
verb-play = Play { $card }
    .short = Play
    .told = { $who } played { $card }
verb-ready = Ready
    .short = Ready
    .told = { $who } said “ready”
verb-sacrifice = Sacrifice { $card }
    .short = Sacrifice
    .told = { $named ->
        [0] { $who } sacrificed a card
       *[other] { $who } sacrificed { $card }
    }
verb-spend8 = Spend an 8
    .short = Spend an 8
    .told = { $who } spent an 8
    .did = { $count ->
        [0] { $who } spent an 8
       *[other] { $who } spent an 8 and drew { $got }
    }
verb-steal = Steal from { $seat }
    .short = Steal from
    .told = { $who } stole from { $seat }
    .did = { $who } stole { $got } from { $seat }
verb-take = Take { $number }
    .short = Take
    .told = { $who } took { $number ->
            [one] a card
           *[other] { $number } cards
        }
    .did = { $count ->
        [0] { $who } took { $number ->
            [one] a card
           *[other] { $number } cards
        }
       *[other] { $who } took { $number ->
            [one] a card
           *[other] { $number } cards
        }: { $got }
    }

## Where a game has another word for it

extreme-verb-play = Lay { $card } on { $pile }
    .short = Lay
    .told = { $who } laid { $card } on { $pile }
the_game-verb-play = Lay { $card } on { $pile }
    .short = Lay
    .told = { $who } laid { $card } on { $pile }
face_to_face-verb-play = Lay { $card } on { $whose ->
        [theirs] { $owner }’s
       *[other] the
    } { $pile ->
        [A] rising pile
       *[D] falling pile
    }
    .short = Lay
    .told = { $who } laid { $card } on { $whose ->
        [yours] your
        [theirs] { $owner }’s
       *[other] the
    } { $pile ->
        [A] rising pile
       *[D] falling pile
    }
kitty-verb-pass = Pass { $card } on
    .short = Pass
    .told = { $named ->
        [0] { $who } passed a card on
       *[other] { $who } passed { $card } on
    }
starboard-verb-draw = Draw a card
    .short = Draw a card
    .told = { $who } drew a card
    .did = { $count ->
        [0] { $who } paid a chip for a card
       *[other] { $who } paid a chip and turned up { $got }
    }
sweep-verb-play = Play { $card }
    .short = Play
    .told = { $who } played { $card }
    .did = { $who } played { $card } and took { $got }
troll_guts-verb-draw = Draw a card
    .short = Draw a card
    .told = { $who } drew a card
    .did = { $who } drew { $got } from the deck
