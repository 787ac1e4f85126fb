### Starboard. Our own words; the game belongs to its authors and publishers.

starboard-title = Starboard
starboard-about = All cards lie in the middle and belong to everybody. Pay a chip to turn up one more and hope it makes no pair, or pass and hope that nobody passes at more cards. Those who are left share the bank.
starboard-line = One more card for everybody, or pass?
starboard-option-start_chips = Chips at the start
starboard-option-end = When the match ends
starboard-option-short_pay = Paying more than you have
starboard-option-auto_pass = Who passes automatically
starboard-option-deck = Deck for each round
starboard-preset-ten-rounds = Ten rounds

starboard-number-passed_at = passed at so many cards

STAR-title = The game
STAR-1 = Two to seven people play, with about 10 chips each. The first player of the first round is drawn by lot; after every round the marker of the first player moves on to the left.
STAR-2 = At the start the deck is shuffled and five cards are burned; round after round goes on with the same deck. In every round everybody antes one chip, and two common cards are turned up; while they are equal, one is discarded and replaced. After the round the common cards are discarded. (You can agree on the whole deck, shuffled anew, for every round; then nothing is burned.)
STAR-3 = Beginning with the first player and going to the left, everybody who has neither passed nor gone out draws a card or passes, again and again.
STAR-4 = Draw: pay one chip to the bank and turn up a card. If its rank is among the common cards you are out, and only the new card is discarded. Otherwise it joins the common cards.
    .told = { $seat } turned up a second { $value } and went out
STAR-5 = Pass: you do nothing more this round. Whoever passed earlier, when there were fewer common cards than now, is out. Those who pass at the same number of cards stay in together.
    .told = { $seat } had passed at { $value } cards and went out
STAR-6 = If you are the only one who is not out, you pass automatically and the round is over at once. Whoever has passed and was not overtaken counts as not out. (You can agree that the last one who has neither passed nor gone out passes automatically; this counts as a pass at the cards that lie there.)
    .told = { $seat } passed automatically at { $value } cards
STAR-7 = The round ends when everybody is out or has passed. Those who are not out share the bank equally. The values of the cards do not matter.
STAR-8 = Without a chip you can only pass. There is always somebody left who is not out.
    .refused = A card costs a chip, and you have none: you can only pass.
STAR-9 = To remember at how many cards somebody passed, people at a real table slide a card under that player’s ante. It is only a marker; here no card leaves the deck for it.
STAR-10 = After the round the next one begins, unless somebody has no chips left: then the match is over.
