### Troll Guts. Our own words; the game belongs to its authors and publishers.

troll_guts-title = Troll Guts
troll_guts-about = Lay your five cards face down in an order of your own. Then take risks: the deck, the top of somebody else’s stack, or for a chip your own. You cannot fold: sooner or later everybody meets a pair, and the last one without takes the bank.
troll_guts-line = Your own order, face down, and no way to fold.
troll_guts-option-start_chips = Chips at the start
troll_guts-option-end = When the match ends
troll_guts-option-short_pay = Paying more than you have
troll_guts-preset-ten-rounds = Ten rounds

troll_guts-phase-order = putting hands in order
troll_guts-phase-play = playing

TRG-title = The game
TRG-1 = Three to six people play, with 20 to 30 chips each. Every round begins with the whole deck, shuffled anew, and nothing is burned. Everybody antes one chip and gets five cards into the hand, and then an open one. The lowest open card will start; those who share it get more open cards until one is lowest.
    .refused = There is no { $rank } in your hand. Name a card that you still hold.
TRG-2 = Before the first turn everybody lays the hand face down as one closed stack, in any order; you name the cards one by one, the top one first. Once laid, the order is fixed. You may look at your own closed stack at any time.
    .refused = { $ordering ->
        [0] The order of your closed stack is fixed. From now on cards are drawn, stolen or bought.
       *[other] First put your hand in order: name its cards one by one, the top one of your closed stack first.
    }
TRG-3 = Then it goes clockwise. On your turn you take one card and lay it face up before you. Draw: the next card of the deck. Steal: the top card of any opponent’s closed stack. Buy: pay one chip to the bank for the top card of your own closed stack.
TRG-4 = If the new card pairs one of your open cards, you are out: pay its rank to the bank and turn down all your cards, the closed stack too.
    .told = { $seat } paired { $value ->
        [8] an 8
       *[other] a { $value }
    } and went out
TRG-5 = Nobody can fold. The last player who is in takes the bank, and the round is over. If nobody is broke, the next one begins.
TRG-6 = You can steal only from an opponent who is still in and has closed cards. You can buy only if you have closed cards and a chip; if there is nothing else you could do, you buy without one and pay what you have. If the deck is used up, the cards of those who are out are shuffled into a new one.
    .refused = { $target ->
        [-1] Your closed stack is empty, so there is nothing to buy. Draw or steal, whichever is possible.
       *[other] There is nothing to steal there. Choose an opponent who is still in and has closed cards.
    }
