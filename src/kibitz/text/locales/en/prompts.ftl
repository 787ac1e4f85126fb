### What to do now: said to whoever is to act; `.others` to those who wait, about those who act. Blanks: `verbs` (what is legal), `need` (how
### many cards are still needed), `who` and `count` of those who act, `to` (who gets the card I pass), `in_<pile>` (its cards), `answers` (what
### was done to whoever acts), and the game’s numbers and options.

and = { $first } and { $last }
people = { $count ->
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $count }
    } players

prompt = Your turn.
    .others = { $count ->
        [1] { $who } to act.
       *[other] { $who } are choosing.
    }
the_game-prompt = { $verbs ->
        [play-end] Your turn: lay another card, or end your turn.
        [end] Your turn: all that is left is to end it.
       *[play] Your turn: lay { $laid ->
            [0] { $need ->
                [1] a card
               *[other] { $need } cards
            }
           *[other] { $need ->
                [1] at least one more card
               *[other] at least { $need } more cards
            }
        }.
    }
    .others = { $who } is laying cards.
extreme-prompt = { $verbs ->
        [play-end] Your turn: lay another card, or end your turn.
        [end] Your turn: all that is left is to end it.
       *[play] Your turn: { $three ->
            [1] { $laid ->
                [1] exactly three cards: two more.
                [2] exactly three cards: one more.
               *[other] exactly three cards.
            }
           *[0] { $need ->
                [0] the skull has to be covered: lay another card.
               *[other] lay { $laid ->
                    [0] { $need ->
                        [1] a card
                       *[other] { $need } cards
                    }
                   *[other] { $need ->
                        [1] at least one more card
                       *[other] at least { $need } more cards
                    }
                }.
            }
        }
    }
    .others = { $who } is laying cards.
face_to_face-prompt = { $verbs ->
        [play-end] Your turn: lay another card, or end your turn.
        [end] Your turn: all that is left is to end it.
       *[play] Your turn: lay { $laid ->
            [0] { $need ->
                [1] your last card
               *[other] { $need } cards
            }
           *[other] at least one more card
        }.
    }
    .others = { $who } is laying cards.
pairs-prompt = { $verbs ->
        [hit] Your turn: you have no cards, so hit.
        [fold] Your turn: there is no card to draw, so fold.
        [hit-fold-spend8] Your turn: hit, spend your 8, or take the { $fold_price } and be done.
        [hit-spend8-fold] Your turn: hit, spend your 8, or fold and take any card in play.
       *[hit-fold] { $continuous ->
            [1] Your turn: hit, or fold and take any card in play.
           *[0] Your turn: hit, or take the { $fold_price } and be done.
        }
    }
    .others = { $who }: hit or fold?
port-prompt = { $verbs ->
        [fold] Your turn: there is no card to draw, so stand with { $my_sums }.
        [hit-fold-spend8] Your turn: hit, spend your 8, or stand with { $my_sums }.
       *[hit-fold] Your turn: hit, or stand with { $my_sums }.
    }
    .others = { $who }: hit or stand?
starboard-prompt = { $verbs ->
        [pass] Your turn: you can only pass.
       *[draw-pass] Your turn: draw for a chip, or pass and hope.
    }
    .others = { $who }: draw or pass?
blackstone-prompt = { $verbs ->
        [fold] Your turn: there are no cards left, so fold.
       *[take-fold] { $minimum ->
            [1] Your turn: say how many cards you take, or fold.
           *[other] Your turn: take at least { $minimum } cards, or fold.
        }
    }
    .others = { $who }: how many?
hawthorn-prompt-choose = Choose your first card, in secret.
    .others = { $count ->
        [1] { $who } is choosing a first card.
       *[other] { $who } are choosing their first cards.
    }
hawthorn-prompt-deck_circle = { $verbs ->
        [fold] Your turn: there is no card to draw, so fold for { $fold_price }.
       *[hit-fold] Your turn: hit, or fold for { $fold_price }.
    }
    .others = { $who }: hit or fold?
hawthorn-prompt-hand_circle = { $verbs ->
        [fold] Your turn: your hand is empty, so fold for { $fold_price }.
       *[play-fold] Your turn: play a card of your hand, or fold for { $fold_price }.
    }
    .others = { $who }: a card or a fold?
goblin_poker-prompt-choose = Choose your first card, in secret.
    .others = { $count ->
        [1] { $who } is choosing a first card.
       *[other] { $who } are choosing their first cards.
    }
goblin_poker-prompt-sacrifice = Your turn: sacrifice a card, or fold for { $fold_price }.
    .others = { $who }: sacrifice or fold?
monster-prompt = { $verbs ->
        [done] Your turn: three cards are gone, so you are done.
        [discard-done] Your turn: discard another card, or be done.
       *[discard-done-fold] Your turn: discard up to three cards and be done, or fold for free.
    }
    .others = { $who } feeds the monster.
regent-prompt = { $verbs ->
        [fold] Your turn: you can only fold, for { $fold_price }.
       *[other] Your turn: draw, attack, give or look, or fold for { $fold_price }.
    }
    .others = { $answers ->
        [attack] { $who } was attacked and acts now.
        [gift] { $who } was given a card and acts now.
        [look] { $who } had no pair, and acts now.
       *[nothing] { $who } to act.
    }
troll_guts-prompt-order = Put your hand in order, the top card first.
    .others = { $count ->
        [1] { $who } is putting a hand in order.
       *[other] { $who } are putting their hands in order.
    }
troll_guts-prompt-play = { $verbs ->
        [draw] Your turn: you can only draw.
        [buy] Your turn: you can only buy your top card.
        [steal] Your turn: you can only steal.
        [draw-steal] Your turn: draw, or steal a top card.
        [draw-buy] Your turn: draw, or buy your own top card.
        [steal-buy] Your turn: steal a top card, or buy your own.
       *[draw-steal-buy] Your turn: draw, steal a top card, or buy your own.
    }
    .others = { $who } to act.
sweep-prompt-play = Your turn: play a card.
    .others = { $who } plays a card.
sweep-prompt-pick = Your turn: take a card from the middle.
    .others = { $who } takes a card.
kitty-prompt-pass = Choose a card to pass to { $to }.
    .others = { $count ->
        [1] { $who } is choosing a card to pass.
       *[other] { $who } are choosing a card to pass.
    }
kitty-prompt-bid = Bid for the { $in_prize }, in secret.
    .others = { $count ->
        [1] { $who } is choosing a bid.
       *[other] { $who } are choosing their bids.
    }
kitty-prompt-choose = You win: choose one of the two prizes.
    .others = { $who } chooses a prize.
kitty-prompt-give = You won with the 1: give the { $in_chosen } to somebody else.
    .others = { $who } must give the prize away.
venture-prompt-draft = Keep { $need ->
        [1] a card.
       *[other] { $need } cards.
    }
    .others = { $count ->
        [1] { $who } is choosing what to keep.
       *[other] { $who } are choosing what to keep.
    }
venture-prompt-bid = Choose a card to bid in secret.
    .others = { $count ->
        [1] { $who } is choosing a bid.
       *[other] { $who } are choosing their bids.
    }
venture-prompt-talk = Talk about the bids, and say when you are ready.
    .others = { $count ->
        [1] { $who } is not ready yet.
       *[other] { $who } are not ready yet.
    }
five_cards-prompt = Your turn: place the card in a column.
    .others = { $who } places a card.

## The orders that hold in Extreme, at their piles

extreme-order-STOP = Stop: this was the last card of the turn.
extreme-order-SKULL = Skull: cover it before the turn ends.
extreme-order-THREE = 3!: exactly three cards this turn.
extreme-order-SILENCE = Silence: nobody says a word.
extreme-order-NO_TRICK = No trick: nothing goes ten back.
extreme-order-ONE_PILE = One pile: all cards of a turn go to the same pile.
extreme-order-DRAW_ONE = Draw one: only one card is drawn.
