### Monster. Our own words; the game belongs to its authors and publishers.

monster-title = Monster
monster-about = Throw away what would make a pair, but think twice: everything thrown away feeds the monster. The best hand takes the bank only if it beats the monster’s hand too. If it does not, the best has lost and the others play on.
monster-line = What you throw away feeds the monster.
monster-option-start_chips = Chips at the start
monster-option-end = When the match ends
monster-option-short_pay = Paying more than you have
monster-option-all_busted = If every hand shown has a pair
monster-option-lone_hand = The only hand without a pair
monster-preset-ten-rounds = Ten rounds

monster-number-dealer = dealer
monster-number-to_go = still to act in this circle

MON-title = The game
MON-1 = Four to eight people play for chips, 20 to 30 each (25 unless you agree otherwise). A round lasts until the bank is taken and can have several circles. After each round the next player to the left is the dealer.
MON-2 = At the start of a round everybody pays an ante to the bank: 2 chips if four or five play, 1 chip if more do. Later circles of the round have no ante.
MON-3 = For every circle all cards are shuffled, and everybody still in gets six. The first player still in to the left of the dealer begins.
    .refused = There is no { $rank } in your hand. Discard one that is, or keep the rest.
MON-4 = On your turn discard up to three cards, or none, face down to the middle: together they are the monster’s hand. Or fold instead. Folding costs nothing; your cards leave play, do not go to the monster, and you are out of the round.
    .refused = { $rank ->
        [0] You have discarded this turn, so it is too late to fold. { $discarded ->
            [3] Keep the rest.
           *[other] Discard another card, or keep the rest.
        }
       *[other] Three cards are the most you may discard, and three are gone. Keep the rest.
    }
    .told = { $seat } folded, free of charge
MON-5 = All who did not fold show their hands. A hand that contains a pair loses: its owner pays 5 chips to the bank and is out of the round.
    .told = { $seat } showed a pair, which costs { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
MON-6 = The other hands compare by their highest card, then by the next, and so on; having one more card beats having none, so 10-8-7-4 beats 10-8-7. The best possible hand is 10-9-8-7-6-5.
MON-7 = The monster’s hand compares in the same way, and each rank in it counts once. A monster without cards loses to every hand.
MON-8 = The best hand must beat the monster’s to take the bank. If the two are equal, the monster wins.
    .told = { $seat } had the best hand and beat the monster. In the bank: { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
MON-9 = If the best hand does not beat the monster, its owner pays 5 chips to the bank and is out. Players with lower hands stay, and another circle is played without an ante.
    .told = { $seat } had the best hand, but the monster’s is better: that costs { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
MON-10 = If several hands are equally the best and beat the monster, their owners share the bank equally; what cannot be shared stays in it. If they do not beat it, each of them pays 5 chips and is out, unless nobody else is left once the paired hands are gone: then they pay and play another circle.
MON-11 = The round is also over when only one player is left, who takes the bank at once: because all others folded, because all others had a pair (the monster does not matter then), or because the best were out. (By agreement the only hand without a pair must beat the monster; if it does not, it pays 5 chips and the bank stays for the next round.)
    .told = { $seat } had the only hand without a pair and took the bank: { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
MON-12 = If every hand shown contains a pair, all of them pay 5 chips and play another circle. (By agreement the round is over instead, and the bank stays for the next one.)
    .told = Every one of the { $value } hands shown had a pair
MON-13 = The match goes on round after round until somebody has no chips.
