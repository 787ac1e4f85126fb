### Port. Our own words; the game belongs to its authors and publishers.

port-title = Port
port-about = Build the highest sum you dare, for a pair throws you out with nothing. Folding keeps what you have, and the best sums score. Whoever is first to 21 points wins.
port-line = The highest sum you dare, without a pair.
port-option-pieces_of_eight = Pieces of Eight
port-option-calamities = Calamities
port-option-tie = When several have 21 points
port-preset-pieces-of-eight = Pieces of Eight
port-preset-calamities = Calamities

port-number-players = playing this round
port-number-standing = have folded
port-number-playing_off = extra round
port-number-sums = sum

PORT-title = The game
PORT-1 = Two to seven people play. At the start the deck is shuffled and five cards are burned; round after round goes on with the same deck. The first to reach 21 points wins.
PORT-2 = Every round begins with one card face up for everybody, the first of their stack, and the lowest card starts. Extra cards that decide a tie stay in the stack and count in its sum.
PORT-3 = On your turn you hit or fold. Hit: draw a card onto your stack; if its rank already lies there you are out of the round, and it brings you nothing. Fold: you get no more cards this round and keep your sum.
    .told = { $seat } paired { $value ->
        [8] an 8
       *[other] a { $value }
    } and went out of the round
PORT-4 = Turns go to the left among those who have neither folded nor gone out. The round ends when nobody is left to act.
PORT-5 = Then the sums of those who folded are compared. The highest scores as many points as there are players in the game; everybody else who folded scores one point less for each player who folded with a higher sum. Equal sums score the same. Whoever is out scores nothing.
    .told = { $seat } scored { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
PORT-6 = After scoring all cards in play are discarded, also those of players who went out, which lay there until now. Then the next round begins.
PORT-7 = If exactly one player has 21 points or more after a round, that player has won.
    .told = { $seat } won, with { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
PORT-8 = If several have 21 points or more, even different totals, they and nobody else play an extra round, and the best sum in it wins. If the best sum is shared, those who share it play another; if all are out, all of them do. Points do not change in extra rounds. (You can agree that the highest total wins, and that only those who share it play on.)
    .told = An extra round for { $value } players
PORT-9 = When there is no card left to draw, all you can do is fold.
    .refused = There is no card left to draw: you can only fold.
