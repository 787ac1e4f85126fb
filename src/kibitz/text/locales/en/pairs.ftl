### Pairs. Our own words; the game belongs to its authors and publishers.

pairs-title = Pairs
pairs-about = Take a card and hope it is a new one, or take the cheapest card on the table and be done. Points are bad. There is no winner, only one loser.
pairs-line = Another card, or fold? A pair costs points.
pairs-option-continuous = Continuous
pairs-option-pieces_of_eight = Pieces of Eight
pairs-option-calamities = Calamities
pairs-option-limit = Losing score
pairs-preset-continuous = Continuous
pairs-preset-pieces-of-eight = Pieces of Eight
pairs-preset-calamities = Calamities

pairs-number-points = points
pairs-number-losing_score = losing score
pairs-number-fold_price = price of folding

PAIRS-title = The game
PAIRS-1 = Two to eight people play.
PAIRS-2 = Whoever reaches the losing score has lost: 31 with two players, 21 with three, 16 with four, 13 with five, 11 with six or more. (You can agree on another losing score.)
PAIRS-3 = At the start the deck is shuffled and five cards are burned. Every round begins with one card face up for everybody, the first of their stack; the lowest card starts.
PAIRS-4 = On your turn you do exactly one thing: hit or fold. If the round goes on, the player on your left is next.
PAIRS-5 = Hit: draw a card. If its rank is already in your own stack, that is a pair: you score that rank, one of the two cards goes to your points, and the round is over. Otherwise the card joins your stack.
    .told = { $seat } paired { $value ->
        [8] an 8
       *[other] a { $value }
    } and scored { $value }
PAIRS-6 = Fold: take the lowest card of all stacks, no matter whose, into your points. The round is over. You may do this on any turn, also on the first.
    .refused = You cannot choose: folding takes the lowest card on the table.
    .told = { $seat } folded and took { $value ->
        [8] an 8
       *[other] a { $value }
    }
PAIRS-7 = Having hit, you cannot fold in the same turn.
PAIRS-8 = Cards in your points lie face up, are no longer in play, and go back to the deck only after the game.
PAIRS-9 = At the end of a round all stacks go to the discard. The next round goes on with the same deck.
PAIRS-10 = The first to reach the losing score has lost, and the game is over at once. Nobody wins.
    .told = { $seat } lost

CONT-title = Continuous
CONT-1 = Everything is as usual, except for what follows. Whoever folds or pairs discards only their own stack; the scored card goes to their points, and everyone else keeps their cards. The whole game is one long round.
CONT-2 = When you fold you may take any card in play, anybody’s. Say whose and which: it simply leaves that stack.
    .refused = { $rank ->
        [0] Say which card you take when you fold, and whose.
       *[other] There is no { $rank } there. Take a card that lies in play.
    }
    .told = { $seat } folded and took { $value ->
        [8] an 8
       *[other] a { $value }
    }
CONT-3 = With an empty stack you may not fold.
    .refused = Your stack is empty, so you cannot fold: hit.
CONT-4 = Play passes on to the left. The scorer stays in the game with no cards, and so does a player whose last card was taken.
CONT-5 = The game ends as always, when somebody reaches the losing score.

P8-title = Pieces of Eight
P8-1 = With an 8 in your stack you may, instead of hitting, discard that 8 and draw two cards, one after the other.
    .refused = { $on ->
        [0] This table plays without Pieces of Eight: hit or fold.
       *[other] You have no 8 in your stack to spend: hit or fold.
    }
P8-2 = If the first of the two makes a pair, the second is not drawn.
P8-3 = The 8 is gone before you draw, so a drawn 8 does not pair it, and it may come back if the discard is shuffled. You may spend it even if it is your only card.
P8-4 = Each of the two cards is compared with the stack as it is then. An 8 you draw now can be spent on a later turn only.

CAL-title = Calamities
CAL-1 = For finding out who starts, a 7 is lower than a 1. For everything else it is a 7.
CAL-2 = If you draw a 7 you must take another whole turn at once.
    .told = { $seat } drew a 7 and must take another turn
CAL-3 = In the continuous game this holds even if the 7 made a pair: you score, discard your stack, and hit again.
CAL-4 = Only a 7 that you draw on your own turn counts, not one that was dealt to you or that you took by folding.
CAL-5 = If the 7 ends the round, or puts you out of it, there is no further turn.
CAL-6 = If you spent an 8, finish both draws first. However many 7s came, they bring one further turn, also when the other card made a pair in the continuous game; that turn can bring another.
