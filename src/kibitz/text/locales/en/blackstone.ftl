### Blackstone. Our own words; the game belongs to its authors and publishers.

blackstone-title = Blackstone
blackstone-about = The 10s are black stones, and nobody may have two. Take as many cards as you dare, but never fewer than the player before you. Every white stone makes it dearer to fold, and dearer still to lose.
blackstone-line = As many cards as you dare, and only one black 10.
blackstone-option-start_chips = Chips at the start
blackstone-option-end = When the match ends
blackstone-option-short_pay = Paying more than you have
blackstone-preset-ten-rounds = Ten rounds

blackstone-number-antes = antes
blackstone-number-minimum = take at least
blackstone-number-white_stones = white stones

BLK-title = The game
BLK-1 = Two to eight people play, with about 20 chips each. Every round is a game of its own, and the aim is to end it with more chips than before. Everybody puts an ante of 5 in front of them. It goes into the bank only when that player is out; whoever is still in at the end of the round takes it back.
    .told = { $value ->
        [0] Those still in took their antes back
       *[other] { $seat } put down an ante of { $value }
    }
BLK-2 = All 55 cards are shuffled, none is burned, and everybody gets one card. The lowest starts. If several share the lowest, each of them gets one more card, until one has the lowest alone. A card that pairs is not replaced here. If too few cards are left for that, the tied player who sits first to the left of the dealer starts.
BLK-3 = When it is known who starts, everybody with more than one 10 keeps one; the others are shuffled back into the deck.
    .told = { $seat } had more than one { $value }: one went back into the deck
BLK-4 = The 10s are black stones and stay with their owners. All other cards are white stones and go to the middle.
BLK-5 = On your turn you fold, or you say how many cards you take: at least as many as the last player who took cards said, and at least one. Folding does not change this number. You cannot take more than the deck holds; if it holds fewer than you would have to take, you may take all of it.
    .refused = Take from { $least } to { $most } cards, or fold.
BLK-6 = The cards you take are turned up one by one. White stones go to the middle; the first 10 you keep. A second 10 ends the round, and the other cards you counted out stay face down.
BLK-7 = Whoever gets a second 10 has lost the round: the ante goes into the bank, and one chip for every white stone in the middle, those just turned up included. All others who are still in share the bank equally.
    .told = { $seat } got a second 10 and went out, with { $value ->
        [one] { $value } white stone
       *[other] { $value } white stones
    } in the middle
BLK-8 = Fold: you are out. Your ante goes into the bank, and half as many chips as there are white stones in the middle, rounded up. The round goes on; but if only one player is left, that player takes the bank and the round is over.
    .told = { $seat } folded for the ante and { $value } more
BLK-9 = After the round the next one begins, unless somebody has no chips left: then the match is over. Who starts is found anew by the lowest card.
