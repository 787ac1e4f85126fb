### The Game: Face to Face. Our own words; the game belongs to its authors and publishers.

face_to_face-title = The Game: Face to Face
face_to_face-about = The Game as a duel. Each of you has a deck and two piles, one that rises and one that falls, and whoever lays all their cards first wins. Help your opponent with a card now and then: it fills your hand.
face_to_face-line = The Game as a duel: who is rid of a deck first?
face_to_face-option-first_player = Who starts
face_to_face-option-last_single_card = A single last card

face_to_face-number-left = cards left
face_to_face-number-laid = laid this turn
face_to_face-number-minimum = to be laid this turn
face_to_face-number-helped = a card on the opponent’s side this turn

F2F-title = The game
F2F-1 = There are two sets, one silver and one gold. Each has 58 cards, 2 to 59, each once, and two piles: an ascending one that begins at 1, and a descending one that begins at 60.
F2F-2 = Each of two players has a set. Two of the piles are your own, one that rises and one that falls, and two are your opponent’s. (Written down, yours are A and D, your opponent’s oA and oD.)
F2F-3 = You shuffle your 58 cards well; they are your deck, face down.
F2F-4 = You take the top six cards of your deck as your hand.
F2F-5 = It is drawn by lot who starts, unless you have agreed on it. Then you take turns.
F2F-6 = On your turn you must lay at least two cards from your hand, also when your deck is empty.
    .refused = You cannot end your turn yet: { $laid } of { $minimum } cards are down. Lay another.
F2F-7 = You may lay more, up to your whole hand, one card at a time. For each card you choose the pile anew: one of your own, in any order, or, for a single card, one of your opponent’s.
    .refused = { $number } is not in your hand. Lay a card that is.
F2F-8 = Cards lie on top of each other, and only the top card of a pile counts, whoever laid it.
F2F-9 = On your own ascending pile a card must be higher than the top card; how much higher is up to you.
    .refused = Not there: your ascending pile shows { $shown }. It takes { $shown ->
        [59] exactly { $back }.
       *[other] a higher card{ $back ->
            [0] .
           *[other] , or exactly { $back }.
        }
    }
F2F-10 = On your own descending pile a card must be lower than the top card; how much lower is up to you.
    .refused = Not there: your descending pile shows { $shown }. It takes { $shown ->
        [2] exactly { $back }.
       *[other] a lower card{ $back ->
            [0] .
           *[other] , or exactly { $back }.
        }
    }
F2F-11 = The backwards trick, on your own piles only: on the ascending pile a card may be exactly 10 lower than the top card, on the descending pile exactly 10 higher.
F2F-12 = You may use the trick as often as you can in one turn, mixed with other cards.
F2F-13 = At most one card a turn may go to your opponent’s side, both piles together; it may come first, last or in between. All others go on your own piles. So at least one card of a turn always lies on your own side.
    .refused = You have laid a card on your opponent’s side this turn already. The others go on your own piles.
F2F-14 = A card on your opponent’s pile must improve it, by any amount: on the ascending pile it must be lower than the top card, on the descending pile higher. Nothing else counts there.
    .refused = { $rising ->
        [1] Not there: your opponent’s ascending pile shows { $shown }, and { $shown ->
            [1] nothing can improve it. Lay on your own piles.
            [2] nothing can improve it. Lay on your own piles.
           *[other] only a lower card improves it.
        }
       *[other] Not there: your opponent’s descending pile shows { $shown }, and { $shown ->
            [59] nothing can improve it. Lay on your own piles.
            [60] nothing can improve it. Lay on your own piles.
           *[other] only a higher card improves it.
        }
    }
    .remark = { $you ->
        [seat] That helps your opponent
        [reader] That helps you
       *[other] That helps the other side
    }
F2F-15 = So an ascending pile that shows 1 or 2, and a descending pile that shows 60 or 59, cannot be improved.
F2F-16 = If you laid cards on your own piles only, you draw two cards from your deck at the end of the turn, however many you laid.
F2F-17 = If one of your cards went to your opponent’s side, you draw until you have six cards.
F2F-18 = If your deck holds fewer cards, you draw what is there.
F2F-19 = When your deck is empty you play on without drawing. You must still lay two cards each turn.
F2F-20 = Whoever has laid all 58 cards, on whichever side, wins at that moment. An empty hand is no victory while your deck has cards.
    .told = { $seat } laid all cards and won!
F2F-21 = If you cannot lay two cards in your turn, you lose at once, and your opponent wins. The same holds during a turn: a card that fits may be laid, but if it leaves you no second one you have lost.
    .told = { $seat } could not lay enough cards and lost
    .warning = { $action }, and there is no second card for you to lay: you lose.
F2F-22 = If your turn begins with one card in hand and an empty deck, you cannot lay two, so you lose. (If it is agreed so, you may lay this last card alone, on either side, and win; if it fits nowhere, you lose.)
    .told = { $seat } had a single card left, could not lay two, and lost
