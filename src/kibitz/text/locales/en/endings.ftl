### How a round or a game ended: `end` is the headline, `why` a sentence that says why, `near` how near it was. Blanks: `mine`, `me`, `sits` and
### `over` (yes or no), `who` and `count`, `one`, `them` and `many`, `my_…`, options, and what each game tells.

## The game is over

end-won = { $mine ->
        [yes] { $count ->
            [1] You win with { $score }.
           *[other] You share the win with { $who }: { $score } each.
        }
       *[no] { $count ->
            [1] { $who } wins with { $score }.
           *[other] { $who } share the win with { $score } each.
        }
    }
end-won-chips = { $mine ->
        [yes] { $count ->
            [1] You win with { $score } chips.
           *[other] You share the win with { $who }: { $score } chips each.
        }
       *[no] { $count ->
            [1] { $who } wins with { $score } chips.
           *[other] { $who } share the win with { $score } chips each.
        }
    }
end-won-plainly = { $mine ->
        [yes] { $count ->
            [1] You win.
           *[other] You share the win with { $who }.
        }
       *[no] { $count ->
            [1] { $who } wins.
           *[other] { $who } share the win.
        }
    }
end-lost = { $mine ->
        [yes] You lost with { $score }.
       *[no] { $sits ->
            [yes] You are safe: { $who } lost with { $score }.
           *[no] { $who } lost with { $score }.
        }
    }
end-lost-plainly = { $mine ->
        [yes] You lost.
       *[no] { $sits ->
            [yes] You are safe: { $who } lost.
           *[no] { $who } lost.
        }
    }
end-together-won = { $sits ->
        [yes] You did it!
       *[no] They did it!
    }
end-together-lost = { $sits ->
        [yes] { $seats ->
            [1] You lost: { $left ->
                [1] one card was left.
               *[other] { $left } cards were left.
            }
           *[other] You lost together: { $left ->
                [1] one card was left.
               *[other] { $left } cards were left.
            }
        }
       *[no] Lost: { $left ->
            [1] one card was left.
           *[other] { $left } cards were left.
        }
    }
near-behind = { $my_behind ->
        [1] You were one point behind.
       *[other] You were { $my_behind } points behind.
    }
near-behind-chips = { $my_behind ->
        [1] You were one chip behind.
       *[other] You were { $my_behind } chips behind.
    }

## The Game and its kin

why-stuck = { $me ->
        [yes] You had { $need ->
            [1] to lay a card, and none of yours fitted.
           *[other] to lay { $need } cards, and could not.
        }
       *[no] { $one } had { $need ->
            [1] to lay a card, and none fitted.
           *[other] to lay { $need } cards, and could not.
        }
    }
why-doomed = After the { $card } { $me ->
        [yes] you could not lay { $need ->
            [1] the one card you still needed.
           *[other] the { $need } cards you still needed.
        }
       *[no] { $one } could not lay { $need ->
            [1] the one card still needed.
           *[other] the { $need } cards still needed.
        }
    }
near-close = So near: { $laid } of 98 cards were laid.
near-laid = You laid { $laid } of 98 cards.
extreme-why-skull = { $me ->
        [yes] After your { $card } the turn could no longer end with every skull covered.
       *[no] After the { $card } that { $one } laid, the turn could no longer end with every skull covered.
    }
extreme-why-last-skull = The last card left a skull on top, with nothing to cover it.
extreme-why-three = After the { $card } there could not be exactly three cards this turn.
extreme-why-more-than-three = With the { $card } there were more than the three cards that 3! asks for.
extreme-why-too-few = After the { $card } there were not enough cards for the three that 3! asks for.
extreme-why-one-pile = The { $card } broke One Pile: the cards of this turn lay on several piles.
face_to_face-why-all-laid = { $me ->
        [yes] Your last card is laid: all 58 are gone.
       *[no] { $one } laid the last of 58 cards.
    }
face_to_face-why-stuck = { $me ->
        [yes] You had { $need ->
            [1] { $laid ->
                [0] to lay your last card, and it fitted nowhere.
               *[other] to lay one more card, and could not.
            }
           *[other] to lay { $need } cards, and could not.
        }
       *[no] { $one } had { $need ->
            [1] { $laid ->
                [0] to lay the last card, and it fitted nowhere.
               *[other] to lay one more card, and could not.
            }
           *[other] to lay { $need } cards, and could not.
        }
    }
face_to_face-why-single = { $me ->
        [yes] You had a single card left, and a turn needs two.
       *[no] { $one } had a single card left, and a turn needs two.
    }
face_to_face-near-left = { $my_left ->
        [1] You had one card left.
       *[other] You had { $my_left } cards left.
    }

## Points

pairs-end-pair = { $mine ->
        [yes] A pair: you score { $rank }.
       *[no] { $who } pairs { $rank ->
            [8] an 8 and scores 8.
           *[other] a { $rank } and scores { $rank }.
        }
    }
pairs-end-fold = { $mine ->
        [yes] You fold and take the { $rank }.
       *[no] { $who } folds and takes the { $rank }.
    }
pairs-why-pair = { $spent ->
        [0] { $me ->
            [yes] You stood at { $stood }, asked for one more card, and it was a second { $rank }.
           *[no] { $one } stood at { $stood }, asked for one more card, and it was a second { $rank }.
        }
       *[1] { $me ->
            [yes] You stood at { $stood }, spent an 8, and a second { $rank } came.
           *[no] { $one } stood at { $stood }, spent an 8, and a second { $rank } came.
        }
    }
pairs-why-fold = { $me ->
        [yes] The { $rank } was the lowest card on the table; it takes you from { $stood } to { $now }.
       *[no] The { $rank } was the lowest card on the table; it takes { $one } from { $stood } to { $now }.
    }
pairs-why-chosen = { $me ->
        [yes] You folded and took the { $rank }; it takes you from { $stood } to { $now }.
       *[no] { $one } folded and took the { $rank }, and went from { $stood } to { $now }.
    }
pairs-near-points = { $mine ->
        [yes] The next one stood at { $next }.
       *[no] { $my_short ->
            [1] One more point and it would have been you.
           *[other] With { $my_short } more points it would have been you.
        }
    }
port-end-best = { $mine ->
        [yes] { $count ->
            [1] You stand highest with { $sum } and score { $my_gained }.
           *[other] You and { $who } stand highest with { $sum }: { $my_gained } each.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [0] You score nothing.
               *[other] You score { $my_gained }.
            } Highest: { $who } with { $sum }.
           *[no] Highest: { $who } with { $sum }.
        }
    }
port-end-extra-round = { $mine ->
        [yes] { $count ->
            [1] You stand highest in the extra round, with { $sum }.
           *[other] You and { $who } are level in the extra round, with { $sum }.
        }
       *[no] Highest in the extra round: { $who } with { $sum }.
    }
port-end-all-out = Everybody is out, and nobody scores.
port-why-best = Highest in the last round: { $mine ->
        [yes] { $count ->
            [1] you
           *[other] you and { $who }
        }
       *[no] { $who }
    } with { $sum }.
port-why-extra-round = Highest in the extra round: { $mine ->
        [yes] { $count ->
            [1] you
           *[other] you and { $who }
        }
       *[no] { $who }
    } with { $sum }.
port-why-all-out = In the last round everybody was out.
port-why-out = A pair put { $them } out.
port-why-nobody-out = Nobody drew a pair.
end-scored = { $mine ->
        [yes] { $count ->
            [1] You score most: { $best }.
           *[other] You and { $who } score most: { $best } each.
        }
       *[no] { $sits ->
            [yes] You score { $my_gained }. Most: { $who } with { $best }.
           *[no] Most: { $who } with { $best }.
        }
    }
why-ranks = { $sits ->
        [yes] { $my_gained ->
            [0] You hold most of no rank.
           *[other] Nobody holds more of { $my_by } than you.
        }
       *[no] Nobody holds more of { $by } than { $one }.
    }
kitty-why-ranks = { $teams ->
        [0] { $sits ->
            [yes] { $my_gained ->
                [0] You hold most of no rank.
               *[other] Nobody holds more of { $my_by } than you.
            }
           *[no] Nobody holds more of { $by } than { $one }.
        }
       *[1] { $sits ->
            [yes] { $my_gained ->
                [0] Your team holds most of no rank.
               *[other] No team holds more of { $my_by } than yours.
            }
           *[no] No team holds more of { $by } than that of { $one }.
        }
    }
five_cards-why-columns = The { $rank } fitted nowhere. { $sits ->
        [yes] { $my_by ->
            [none] You lead no column.
           *[other] You lead in { $my_by }.
        }
       *[no] { $by ->
            [none] { $one } leads in no column.
           *[other] { $one } leads in { $by }.
        }
    }
kitty-end-won = { $teams ->
        [0] { $mine ->
            [yes] { $count ->
                [1] You win with { $score }.
               *[other] You share the win with { $who }: { $score } each.
            }
           *[no] { $count ->
                [1] { $who } wins with { $score }.
               *[other] { $who } share the win with { $score } each.
            }
        }
       *[1] { $all ->
            [yes] A draw: both teams have { $score }.
           *[no] { $mine ->
                [yes] Your team wins with { $score }.
               *[no] { $who } win together with { $score }.
            }
        }
    }
kitty-end-prize = { $mine ->
        [yes] You get the { $card }.
       *[no] { $who } gets the { $card }.
    }
kitty-end-no-prize = Nobody gets the prize.
kitty-why-equal-bids = No bid was alone, so the prize is discarded.
kitty-why-lowest = { $me ->
        [yes] Your { $bid } is the lowest bid that nobody else made.
       *[no] { $one } made the lowest bid that nobody else made: { $bid }.
    }
kitty-why-given = { $me ->
        [yes] You won with the 1, and had to give the prize away.
       *[no] { $one } won with the 1, and had to give the prize away.
    }
kitty-why-second = The other prize, the { $other }, goes to { $them }.
venture-end-captured = { $sits ->
        [yes] { $my_captured ->
            [0] You capture nothing.
            [1] You capture a card.
           *[other] You capture { $my_captured } cards.
        }
       *[no] { $best ->
            [0] The lowest bid captures nothing.
           *[other] { $who } captures the highest: { $best }.
        }
    }
venture-why-lowest = { $me ->
        [yes] Your { $bid } was the lowest bid, alone, and captured the highest rank: { $best }.
       *[no] { $one } made the lowest bid, { $bid }, alone, and captured the highest rank: { $best }.
    }
venture-why-equal-bids = The lowest bid, { $bid }, was made more than once, so it captured nothing.
venture-why-sets = { $sits ->
        [yes] { $my_by ->
            [none] You have no full set, and { $my_loose ->
                [0] no other card costs you anything.
                [1] one captured card costs a point.
               *[other] { $my_loose } captured cards cost a point each.
            }
           *[other] Your full sets: { $my_by }. { $my_loose ->
                [0] No other card costs you anything.
                [1] One other card costs a point.
               *[other] { $my_loose } other cards cost a point each.
            }
        }
       *[no] { $by ->
            [none] { $one } has no full set.
           *[other] { $one } has full sets: { $by }.
        }
    }

## Chips

end-bank = { $mine ->
        [yes] { $count ->
            [1] You take the bank: { $amount ->
                [1] one chip.
               *[other] { $amount } chips.
            }
           *[other] You share the bank with { $who }: { $amount } each.
        }
       *[no] { $count ->
            [1] { $who } takes the bank: { $amount ->
                [1] one chip.
               *[other] { $amount } chips.
            }
           *[other] { $who } share the bank: { $amount } each.
        }
    }
end-bank-stays = Nobody gets the bank: it stays for the next round.
why-broke = Out of chips: { $them }.
why-rounds = That was the last round.
why-pair = { $me ->
        [yes] You paired the { $rank } and paid { $paid ->
            [0] nothing.
           *[other] { $paid }.
        }
       *[no] { $one } paired the { $rank } and paid { $paid ->
            [0] nothing.
           *[other] { $paid }.
        }
    }
why-fold = { $me ->
        [yes] You folded and paid { $paid ->
            [0] nothing.
           *[other] { $paid }.
        }
       *[no] { $one } folded and paid { $paid ->
            [0] nothing.
           *[other] { $paid }.
        }
    }
starboard-why-pair = { $me ->
        [yes] You drew a second { $rank } and were out.
       *[no] { $one } drew a second { $rank } and was out.
    }
starboard-why-pass = { $me ->
        [yes] You passed at { $common } cards, and nobody could draw any more.
       *[no] { $one } passed at { $common } cards, and nobody could draw any more.
    }
blackstone-why-black = { $me ->
        [yes] You turned a second 10 and paid { $paid }, ante included.
       *[no] { $one } turned a second 10 and paid { $paid }, ante included.
    }
blackstone-why-fold = { $me ->
        [yes] You were the last to fold, and paid { $paid }, ante included.
       *[no] { $one } was the last to fold, and paid { $paid }, ante included.
    }
goblin_poker-why-circles = Five circles are over: all who are still in share.
monster-why-beats = { $best ->
        [1] { $me ->
            [yes] Your hand was the best, and better than the monster’s.
           *[no] { $one } had the best hand, and it was better than the monster’s.
        }
       *[other] The best hands were equal, and better than the monster’s.
    }
monster-why-fails = { $best ->
        [1] { $me ->
            [yes] Your hand was the best, but not better than the monster’s.
           *[no] { $one } had the best hand, but it was not better than the monster’s.
        }
       *[other] The best hands were equal, but not better than the monster’s.
    }
monster-why-lone = { $me ->
        [yes] Yours was the only hand without a pair.
       *[no] { $one } showed the only hand without a pair.
    }
monster-why-all-paired = Every hand that was shown had a pair.
monster-why-fold = Everybody else had folded or was out.
regent-end-pays = { $mine ->
        [yes] You win { $paid } from { $one }.
       *[no] { $me ->
            [yes] You pay { $who } { $paid }.
           *[no] { $one } pays { $who } { $paid }.
        }
    }
regent-end-last-in = { $mine ->
        [yes] { $amount ->
            [0] You are the last one in.
           *[other] You are the last one in, and take { $amount } from the bank.
        }
       *[no] { $amount ->
            [0] { $who } is the last one in.
           *[other] { $who } is the last one in, and takes { $amount } from the bank.
        }
    }
regent-why-attack = { $me ->
        [yes] Your attack brought a second { $rank }, so you paid { $paid }.
       *[no] { $one } attacked and brought a second { $rank }, so { $one } paid { $paid }.
    }
regent-why-fold = { $me ->
        [yes] You folded and paid { $paid }.
       *[no] { $one } folded and paid { $paid }.
    }
regent-why-caught = { $me ->
        [yes] A look at your hand found a pair of { $rank }, so you paid { $paid }.
       *[no] A look found a pair of { $rank } in { $one }’s hand, so { $one } paid { $paid }.
    }
regent-why-vain = { $me ->
        [yes] You looked at a hand without a pair; its highest card was { $rank }, so you paid { $paid }.
       *[no] { $one } looked at a hand without a pair; its highest card was { $rank }, so { $one } paid { $paid }.
    }
