### Five Cards. Our own words; the game belongs to its authors and publishers.

five_cards-title = Five Cards
five_cards-about = Five common cards lie between the two of you, and you fight for their columns, one card a turn. Where you place a card you also block its rank for your opponent. The round ends with the first card that fits nowhere.
five_cards-line = Two of you fight for five columns.
five_cards-option-tied_start = Who starts after a tied round

five_cards-number-rounds = round
five_cards-number-starter = started this round
five_cards-number-gained = last round
five_cards-number-sums_0 = the first player’s sums, column by column
five_cards-number-sums_1 = the second player’s sums, column by column

FIV-title = The game
FIV-1 = Two people play. Every round begins with all cards, shuffled. Cards are turned up until five different ranks lie in a row, sorted from low to high: the common cards, each of which heads a column. Duplicates that came up are shuffled back into the deck.
FIV-2 = A lot decides who starts the first round. Later the player who scored fewer points in the round before starts; if both scored the same, the lot decides again. (Or you agree that then the one starts who did not start that round.)
FIV-3 = On your turn the top card of the deck is turned up, and you place it on your own side of a column of your choice. The column must not have a card of that rank yet: neither its common card, nor a card on your side, nor one on your opponent’s. If there is such a column you must place the card. Then it is your opponent’s turn.
    .refused = { $there ->
        [0] No column has the common card { $column }. Name a column by its common card.
       *[other] The column of the { $column } has a card of rank { $rank } already. Place yours in a column without one.
    }
FIV-4 = When a card is turned up that fits in no column the round is over. That card counts for nobody. It always comes to this before the deck runs out.
    .told = { $seat } turned up { $value }, which fits nowhere: the round is over
FIV-5 = Every column brings the rank of its common card to the player whose cards there have the larger sum. If the sums are equal, also if neither has a card there, each gets half of it, rounded down.
    .told = { $seat } scored { $value ->
        [one] { $value } point
       *[other] { $value } points
    } in this round
FIV-6 = Whoever first reaches 100 points wins. If both get there in the same round the higher total wins, and if the totals are equal you play another round.
