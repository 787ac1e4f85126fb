### Regent. Our own words; the game belongs to its authors and publishers.

regent-title = Regent
regent-about = Some of your cards lie open; the rest only you know. Get rid of your pairs, push cards over to the others, and look at a hand when you think there is a pair in it: whoever is caught pays, and so does whoever was wrong. A game of bluff for two, and for up to six.
regent-line = Hidden pairs, bluff, and looks at others’ cards.
regent-option-start_chips = Chips at the start
regent-option-end = When the match ends
regent-option-short_pay = Paying more than you have
regent-option-attack_card = The card of a failed attack
regent-preset-many = Regent for many
regent-preset-ten-rounds = Ten rounds

REG-title = The game
REG-1 = Everybody has chips, usually 20 to 30 each; there is no ante. The deck is shuffled and five cards are burned. Round after round goes on with the same deck; when it is used up, the discard is shuffled and five cards are burned again.
REG-2 = Every round begins with three cards for each player: two closed ones, which are your hand, and then an open one. The lower open card starts. If they are equal, more open cards are dealt until one is lower; such a card is replaced if it pairs one of your open cards, but not if it pairs a closed one.
    .refused = There is no { $rank } in your hand. You can give only a card that you hold closed.
REG-3 = On your turn you do exactly one of five things: draw, attack, gift, look or fold. Draw: take a card from the deck into your hand, closed.
REG-4 = Attack: turn up a card of the deck in front of your opponent. If it pairs one of the open cards there, you lose the round and pay your opponent that rank. Otherwise it stays there, open. That a closed card has the same rank does not matter.
    .refused = You cannot attack yourself. Choose an opponent.
    .told = { $seat } turned up a second { $value }: the attack failed
REG-5 = Gift: put a card from your hand, open, in front of your opponent. Its rank must differ from all the open cards there; without such a card you cannot give anything.
    .refused = The { $rank } cannot go there. A gift goes to an opponent who has no open card of that rank. Choose another card, or another opponent.
REG-6 = Fold: pay your opponent the lowest rank that lies open before either of you. The round is over.
    .told = { $seat } folded for { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
REG-7 = Look: your opponent’s hand is shown. If there is a pair among all those cards, open and closed together, your opponent pays you the rank of the highest pair. If there is none, you pay your opponent the rank of the highest of those cards. The round is over.
    .refused = You know your own hand. Choose an opponent.
    .told = { $acts ->
        [yes] No pair there, so { $seat } went out
        [no] A pair of { $value }s there, so { $seat } went out
       *[other] { $seat } went out
    }
REG-8 = You cannot look at a player who has no closed cards.
    .refused = There are no closed cards to look at there. Choose another opponent, or do something else.
REG-9 = After every settlement a new round begins, until somebody has no chips left. If neither the deck nor the discard has a card, nobody can draw or attack; folding is always possible.
    .refused = There is no card left to draw or to attack with. You can always fold.

REGM-title = With three to six players
REGM-1 = Everything is as with two players, except for what follows. After drawing or folding, the next active player on the left moves. After an attack, a gift or a look it is the player you named who moves next; if that player has gone out, the next active player to the left of that seat, who may be you.
REGM-2 = You name the player you attack before the card is turned up. Attacks, gifts and looks are aimed at an opponent who is still in the round.
    .refused = That is no opponent who is still in the round. Choose another.
REGM-3 = If your attack makes a pair, you pay the player you attacked that rank and are out; that player moves next. The card that made the pair goes to the discard with your own cards. (You can agree that it stays where it lies.)
REGM-4 = If a look finds a pair, its owner pays you and is out. If not, you pay the player you looked at and are out, and the cards that were shown stay face up. They are open cards from then on: they count for attacks, for gifts to that player and for the price of folding, and cannot be given away. What that player draws later is closed again.
REGM-5 = Fold: pay the bank the lowest rank that lies open before any active player, yourself included, and you are out.
REGM-6 = Whoever is out leaves with all their cards. The last player takes the bank, and the round is over. If nobody is broke, the next one begins.
REGM-7 = The lowest open card starts the round. Those who share it get more open cards until one is lowest.
