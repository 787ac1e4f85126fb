### The Game. Our own words; the game belongs to its authors and publishers.

the_game-title = The Game
the_game-about = All of you play together, against the deck. Lay all 98 cards on four piles, two that rise and two that fall. You may talk about everything except numbers.
the_game-line = All together: 98 cards on four piles.
the_game-option-first_player = Who starts
the_game-option-min_play = Cards to lay each turn
the_game-option-hand_minus_one = One card fewer in hand
the_game-preset-experts = For experts

the_game-number-left = cards left
the_game-number-laid = laid this turn
the_game-number-minimum = to be laid this turn

TG-title = The game
TG-1 = There are 98 cards, 2 to 99, each once, and four piles: two ascending ones that begin at 1, and two descending ones that begin at 100.
TG-2 = One to five people play as one team. Together you try to lay as many cards as possible, at best all of them.
TG-3 = The piles lie in the middle: A1 and A2 ascend, D1 and D2 descend.
TG-4 = Everybody gets a hand: eight cards if you play alone, seven if you are two, six if you are more. This is the hand size for the whole game. (You can agree on one card fewer, as experts do.)
TG-5 = The other cards are the deck, face down.
TG-6 = You agree on who starts; here it is the first seat, unless you choose otherwise. Then play goes clockwise.
TG-7 = Talk as much as you like, but never name the number of a card.
    .refused = No card numbers, please, not even spelled out. Use a signal, or just say “close” or “far”.
TG-8 = On your turn lay cards from your hand one at a time, in any order and on any piles, at least as many as you must.
    .refused = { $number } is not in your hand. Lay a card that is.
TG-9 = You must lay at least two cards while the deck has cards, and at least one once it is empty. What counts is whether the deck has cards when your turn begins. (You can agree on at least three instead of two, as experts do; with an empty deck one is still enough.)
    .refused = You cannot end your turn yet: { $laid } of { $minimum } cards are down. Lay another.
TG-10 = On an ascending pile a card must be higher than the top card; how much higher is up to you.
    .refused = Not there: { $pile } shows { $shown }. It takes a higher card{ $back ->
        [0] .
       *[other] , or exactly { $back }.
    }
TG-11 = On a descending pile a card must be lower than the top card; how much lower is up to you.
    .refused = Not there: { $pile } shows { $shown }. It takes a lower card{ $back ->
        [0] .
       *[other] , or exactly { $back }.
    }
TG-12 = The backwards trick: on any pile a card may go against the direction if it differs from the top card by exactly 10.
    .remark = A jump back by ten!
TG-13 = You may use the trick as often as you can, also several times in one turn.
TG-14 = When you have finished laying, draw back up to the hand size, or as many cards as there are.
TG-15 = When the deck is empty you play on without drawing.
TG-16 = Whoever then has no cards left is out, and the others go on. The last one takes turn after turn.
TG-17 = If the player whose turn begins cannot lay as many cards as needed, the game is lost at once.
    .told = { $seat } could not lay enough cards: the game is lost
TG-18 = The same holds during a turn: a card that fits may be laid, but if it makes the rest of the turn impossible the game is lost.
    .told = The turn cannot be finished any more: the game is lost
    .warning = { $action }, and you cannot finish your turn: the game is lost.
TG-19 = You have won when all 98 cards are laid.
    .told = All cards are laid: you have won!
TG-20 = What counts is the number of cards left in hands and deck. Fewer than ten is excellent, none is perfect.
