### What Pairs and its companions share. Our own words; the games belong to their authors and publishers.

GEN-title = The deck
GEN-1 = The deck has 55 cards without suits: one 1, two 2s, three 3s and so on up to ten 10s.
GEN-2 = The deck lies face down, and so does the discard where there is one; whoever saw a card go there may remember it. Two cards of the same rank are a pair.
GEN-3 = “Left” means clockwise. Whoever has left the round is passed over.
GEN-4 = Cards are dealt one by one, beginning on the dealer’s left and ending with the dealer.
GEN-5 = After every shuffle the top five cards go unseen to the discard: they are burned. If that would leave too few to finish what is under way, fewer are burned. Burned cards come back with the next shuffle.
    .told = { $value ->
        [one] One card was burned
       *[other] Burned unseen: { $value } cards
    }
GEN-6 = When the deck is used up, the discard is shuffled into a new deck, and play goes on exactly where it stopped. Everything else stays as it is.
    .told = The deck ran out, and the discard was shuffled: { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
GEN-7 = The discard is shuffled only at the moment somebody needs a card and the deck has none.
GEN-8 = If there is no card left in the deck or the discard, drawing is not possible; whoever can do nothing else loses the turn, at no cost.
    .refused = There is no card left to draw. Do something else.
    .told = { $seat } could do nothing and lost the turn
GEN-9 = Every round begins with the whole deck. When it runs out, everything that is face down and out of play is shuffled into a new one, the cards of those who are out included.
GEN-10 = Choices made at the same time are made in secret and shown together. A choice once made stands.
GEN-11 = No card is ever added or lost: the 55 cards are always somewhere on the table.

TIE-title = Who starts
TIE-1 = The player with the lowest card face up starts, no matter who deals.
TIE-2 = If several share the lowest card, each of them, and nobody else, gets one more card, and the lowest of these decides.
    .told = The lowest card is shared by { $value } players, and each of them gets one more
TIE-3 = Those still tied get another card, and so on until one player is left.
TIE-4 = If such an extra card would make a pair with one of the receiver’s open cards, it is discarded and replaced before the next player gets one. No pair counts here.
    .told = { $seat } had { $value ->
        [8] an 8
       *[other] a { $value }
    } already: the card was replaced
TIE-5 = The extra cards stay with their owners, face up, like any other card in play.
TIE-6 = If there are too few cards left for all who are tied, not counting those that would have to be replaced, nobody gets another, and the tied player who sits first to the left of the dealer starts.
    .told = The cards cannot decide any more: { $seat } may start
