### Goblin Poker. Our own words; the game belongs to its authors and publishers.

goblin_poker-title = Goblin Poker
goblin_poker-about = Everybody sacrifices a card, the sacrifices are shuffled, and everybody gets one of them back, face up. A card that pairs your stack throws you out and costs its rank. Sacrifice what will hurt the others, and hope that it does not come back to you.
goblin_poker-line = Sacrifice a card, and hope it comes back to others.
goblin_poker-option-start_chips = Chips at the start
goblin_poker-option-end = When the match ends
goblin_poker-option-short_pay = Paying more than you have
goblin_poker-preset-ten-rounds = Ten rounds

goblin_poker-number-circle = circle
goblin_poker-number-to_go = still to act in this circle

goblin_poker-phase-choose = choosing first cards
goblin_poker-phase-sacrifice = sacrificing

GOB-title = The game
GOB-1 = Three to eight people play for chips, 20 to 30 each (25 unless you agree otherwise). Every round begins with an ante of 1 from everybody to the bank; all cards are shuffled, and everybody gets a hand of six. No cards are burned.
    .refused = There is no { $rank } in your hand. Choose a card that you hold.
GOB-2 = Everybody chooses a card from their hand in secret. They are turned up together, and each begins its owner’s stack. The lowest starts and gets the first-player marker; those who tie for lowest get extra cards from the deck, and one that would pair is replaced.
    .refused = { $choosing ->
        [0] The first cards of this round are chosen already: sacrifice a card from your hand, or fold.
       *[other] First everybody chooses a card from their hand: choose yours.
    }
GOB-3 = Which stack is lowest: compare the lowest cards of each, then the next lowest, and so on; having one more card is lower than having none, so 2-3-6 is lower than 2-3. If the lowest stacks are all equal, each of their owners gets another card from the deck onto the stack, and one that would pair is replaced. This can happen in the middle of a round too.
    .told = The lowest stack is shared by { $value } players, and each of them gets one more card
GOB-4 = A circle has two steps. In the first, everybody still in acts once, clockwise from the owner of the lowest stack: fold, or sacrifice a card from your hand, face down to the middle.
    .refused = There is no { $rank } in your hand. Sacrifice a card that you hold, or fold.
GOB-5 = Fold: pay the bank the lowest rank in the stacks of all who are still in, your own included. You are out, and your cards are turned down.
    .told = { $seat } folded for { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
GOB-6 = In the second step the sacrificed cards, one for each player still in, are shuffled and dealt face up, one to each, clockwise from the owner of the lowest stack. Who that is, is looked at again after the folds.
GOB-7 = If the card dealt to you pairs your stack, you are out at once and pay its rank to the bank.
    .told = { $seat } got a second { $value } and went out
GOB-8 = Players go out one after another. The moment only one is left, in either step, that player takes the bank; nothing more is dealt, not even a card that would have made a pair.
GOB-9 = A round has at most five circles, since one of the six cards is opened at the start. Those still in after the fifth share the bank equally; what cannot be shared stays for the next round. The match goes on until somebody has no chips.
    .told = Five circles are over, and the { $value } players still in share the bank
GOB-10 = The last player in cannot fold. If the lowest stacks are equal and the cards left cannot decide, the tied player who sits first clockwise from the marker counts as lowest, beginning with the marker’s holder.
    .told = The lowest stack is still shared by { $value } players and no card can settle it: { $seat } counts as lowest
