### The lessons: what is said while a prepared deal is played. Our own words.

## The Game

lesson-the_game-up = You and your partner play together, against the deck. A1 and A2 rise from 1: lay your lowest card, the 4, on A1.
lesson-the_game-down = D1 and D2 fall from 100. Lay your 97 on D1: small steps leave room for the cards to come.
lesson-the_game-enough = You must lay two cards a turn, or all of you have lost; more is up to you. End your turn: you draw back up to seven cards.
lesson-the_game-jump = Your partner had to go up to 47 on A1. Your 37 is exactly ten lower, so it may jump back: lay it on A1.
lesson-the_game-near = That took A1 ten back, to 37. From there it is only three steps to your 40: lay it on A1 too.
lesson-the_game-done = Your other cards are far from all the piles, so keep them for later. End your turn.
lesson-the_game-end = Up, down, and ten back: that is The Game. Try to lay all 98 cards together, talk about anything but numbers, and play on as you like!

## The Game: Extreme

lesson-extreme-skull = Here 28 cards carry an instruction. Your 10 has a skull, which must be covered in the same turn: lay it on A1, for you hold a card that fits.
lesson-extreme-cover = The skull lies open, and like that you cannot end your turn. Cover it: lay 12 on A1.
lesson-extreme-enough = The skull is covered, and its instruction carried out. Two cards are laid: end your turn.
lesson-extreme-free = Your partner’s 88 says No Trick: nobody may jump back while it lies open. Cover it: lay 86 on D1.
lesson-extreme-jump = Once covered, an instruction is over. Now jump back: lay 96 on D1, it is exactly ten higher than 86.
lesson-extreme-stop = Your 74 has a Stop: after it you may lay nothing more. Lay it last, on D2.
lesson-extreme-end = Flash instructions act at once and only on you; lasting ones hold for everybody until they are covered. End your turn, and play on as you like!

## The Game: Face to Face

lesson-face_to_face-up = Whoever lays all their 58 cards first wins, with at least two a turn. One of your piles rises: lay 14 on it, and keep the 4 for a trick.
lesson-face_to_face-jump = Your rising pile shows 14, and your 4 is exactly ten lower: on your own piles it may jump back. Lay 4 there.
lesson-face_to_face-down = Your other pile falls from 60. Lay 57 on it: a small step saves room.
lesson-face_to_face-help = Your opponent’s rising pile shows 20, and your 12 improves it, for it is lower. One card a turn may go there: lay the 12.
lesson-face_to_face-refill = Without helping you would draw only two cards. Whoever helps draws back up to six: end your turn.
lesson-face_to_face-end = When you lay many cards, help your opponent: it fills your hand again. Remember that every turn needs two cards, and play on as you like!

## Pairs

lesson-pairs-first = Points are bad here. Your 3 is the lowest card, so you start: hit, and hope it is not a second 3.
lesson-pairs-second = A 9, and no pair. Your stack holds 3 and 9: hit again.
lesson-pairs-third = Your opponent drew a second 7: the pair costs 7 points, and the round is over. In the new round you have an 8: hit.
lesson-pairs-more = No pair, and now you have 8 and 9. You can still dare it: hit once more.
lesson-pairs-fold = With 8, 9 and 10 a pair is near, and it would be dear. Fold: you take the lowest card on the table, the 2, and the round is over.
lesson-pairs-end = Hit, or fold for the lowest card on the table, no matter whose. Whoever is first to have 31 points has lost; play on as you like!

## Port

lesson-port-first = Here your cards are added up, and a high sum is good. You have a 4 and start: hit.
lesson-port-more = You have 13, your opponent has 14. Hit again, and hope for no pair: it would put you out with nothing.
lesson-port-stand = Your opponent drew a second 8 and is out. Fold: you get no more cards, and your sum of 20 is safe.
lesson-port-again = The best sum scored you 2 points, one for each player in the game; whoever is out scores nothing. A new round, and you have a 10: hit.
lesson-port-enough = Your opponent has folded with 12, and you have 15. That is enough to win the round: fold.
lesson-port-end = Hit while it is safe, fold in time, and leave the pairs to others. The first to reach 21 points wins; play on as you like!

## Starboard

lesson-starboard-draw = Everybody has paid a chip, and the cards in the middle belong to all. Draw: it costs a chip, and the card must not pair the 4 or the 9.
lesson-starboard-pass = Four cards lie there, and it gets dangerous. Pass: you stay in, unless somebody passes later, at more cards.
lesson-starboard-more = Your opponent turned up a second 9 and was out: the bank was yours. In this round they have passed at two cards: pay a chip and draw a third.
lesson-starboard-take = Now there are three cards, more than when your opponent passed. Pass: they are out, and the bank is yours.
lesson-starboard-end = Draw and dare, or pass and hope that nobody goes further. The values do not matter, only pairs do; play on as you like!

## Blackstone

lesson-blackstone-take = The 10s are black stones, and a second one loses the round; all other cards are white stones. You start: take 2 cards.
lesson-blackstone-again = Your opponent has a 10 now. You must take at least as many cards as were taken before you: take 2 again.
lesson-blackstone-high = Your opponent got a second 10 and paid you the ante and a chip for each of 8 white stones. In the new round they have taken 4: take 4 too.
lesson-blackstone-fold = You have a 10 already, and a second one would cost your ante and at least 12 chips. Fold: besides the ante that costs half the white stones, 6.
lesson-blackstone-end = The more white stones there are, the dearer it is to fold, and to lose. Choose your moment, and play on as you like!

## Hawthorn

lesson-hawthorn-choose = Everybody chooses a first card in secret, and whoever has the lowest starts. Choose your 3.
lesson-hawthorn-hit = You start. This is a deck circle: hit, and hope it is not a second 3, for with a pair you are out and pay.
lesson-hawthorn-play = Now a hand circle: you choose the card yourself. Your 8 would pair the one on the table, so play the 6.
lesson-hawthorn-deck = A deck circle again, and you have 3, 8 and 6. Folding would cost 3, the lowest card on the table, but the bank is worth the risk: hit.
lesson-hawthorn-second = Your opponent drew a second 10, paid 10 and was out: the bank was yours. A new hand, with nothing but high cards: choose the 8.
lesson-hawthorn-fold = Your opponent’s 1 makes folding cheap, for it costs the lowest card on the table. Your hand is poor: fold for 1.
lesson-hawthorn-end = The deck circle is luck, the hand circle is choice, and while folding is cheap there is a way out. Play on as you like!

## Goblin Poker

lesson-goblin_poker-choose = Everybody begins with a card chosen in secret, and whoever has the lowest moves first. Choose your 4.
lesson-goblin_poker-first = All sacrifice a card; these are shuffled and dealt face up, and whoever gets a pair is out. Your left neighbour shows a 7: sacrifice your 7.
lesson-goblin_poker-second = It worked: the second 7 cost your neighbour 7 chips and the round. The other opponent shows 5 and 10: sacrifice your 10, it cannot harm you.
lesson-goblin_poker-third = The 10 came to you, but made no pair. Folding would cost 3, the lowest card in the stacks; better sacrifice your 5, for your opponent shows a 5.
lesson-goblin_poker-end = Sacrifice what is a danger to others and none to you, and fold while it is cheap. The last one left takes the bank; play on as you like!

## Monster

lesson-monster-eight = A hand with a pair costs 5 chips, and you have two 8s and two 7s. Discard an 8: it goes to the monster’s hand in the middle.
lesson-monster-seven = All that the players discard is the monster’s hand, and the best hand must beat it. Discard a 7 too.
lesson-monster-done = Now you have 10, 8, 7 and 3: no pair, and you gave the monster no 10. That is enough: say “done”.
lesson-monster-fold = Your 10 beat them all, the monster too: you took the bank. Now you would have to feed it 10, 9 and 6; better fold, it costs nothing.
lesson-monster-end = The monster got a 10 and a 9, and the best hand did not beat it: that cost its owner 5. Get rid of pairs, feed the monster little, and play on as you like!

## Regent

lesson-regent-gift = Your open 3 is lower, so you start. You hold two 8s, and to be caught with a pair is dear: gift one 8 to your opponent.
lesson-regent-attack = Now attack: a card from the deck goes open before your opponent. If it pairs their 6 or 8, you pay; if not, a pair becomes likelier for them.
lesson-regent-draw = The 9 stays there, before your opponent. You may also simply draw a card into your hand, closed: do that now.
lesson-regent-look = Your opponent has seven cards, and only three lie open. There may well be a pair among them: look at their hand.
lesson-regent-fold = There was: a second 9, and they paid you 9. Now your own three 7s are a danger, but folding costs only the lowest open card: fold for 2.
lesson-regent-end = Draw, attack, gift, look, fold: these are your five moves. Whoever is caught with a pair pays, and so does whoever guesses wrong; play on as you like!

## Troll Guts

lesson-troll_guts-top = Lay your hand as a closed stack: its top card can be stolen. Your left neighbour shows a 10, so lay your 10 on top: for them it is a pair.
lesson-troll_guts-next = Then the 7, for the other opponent shows a 7. Lay it next.
lesson-troll_guts-rest = You may look at your closed stack at any time, but not change it. Lay the rest in this order: 8, 6, 2.
lesson-troll_guts-draw = Nobody can fold here, and every turn brings a card. Your 4 is the lowest, so you start: draw from the deck.
lesson-troll_guts-steal = Your 10 was stolen and made a pair: your neighbour paid 10 and is out. Now steal yourself, the top card of your other opponent’s stack.
lesson-troll_guts-buy = You show 4, 9 and 5, and the deck is a risk. But you know that a 7 is on top of your own stack: buy it for a chip.
lesson-troll_guts-end = Your 8 was stolen and made a pair too, and the bank is yours. A new round begins: draw, steal, buy, and play on as you like!

## Sweep

lesson-sweep-low = Your neighbours have played 5 and 8. Play your 3: the lowest card takes the highest ones in the middle, both 10s.
lesson-sweep-high = The 10s are in your hand, and most 10s will score 10 in the end. A card that is not the lowest takes all below it: play your 8 for the two 7s.
lesson-sweep-lead = You took 7, 7 and even the 6 that was played. Whoever took last begins: play your 4.
lesson-sweep-pick = Your left neighbour has played a 4 too, so you take turns, and you begin. The lowest cards get the 9s: pick one.
lesson-sweep-last = Both of you have taken a 9, and one still lies there. It is your turn again: pick it.
lesson-sweep-end = The lowest takes the highest, the others all that is below them; in the end it counts who holds most of each rank. Play on as you like!

## Kitty

lesson-kitty-pass = The prize is a 10, and in the end most 10s score 10. First pass a card to your left neighbour, one you do not need: the 5.
lesson-kitty-bid = Now everybody bids in secret. The lowest bid wins, but only if nobody else has made the same: bid your 3.
lesson-kitty-again = The two 2s cancelled each other, and your 3 won the 10. The next prize is a 9: pass a 6 to the left.
lesson-kitty-one = The 1 always wins, for there is only one. But it has its price: bid the 1, and see.
lesson-kitty-give = Whoever wins with the 1 must give the prize away. Give the 9 to your right neighbour.
lesson-kitty-end = Bid low, but not what the others bid, and let the 1 decide who gets a prize. Play on as you like!

## Venture

lesson-venture-first = All bid in secret: the lowest bid captures the highest cards, every other one all that is below it. Bid 4, for the 3 and the 1 of the stock.
lesson-venture-low = A captured card costs a point, but a full set scores its rank, and the 1 is a full set already. Now see what the lowest bid can do: bid 3.
lesson-venture-same = Your bid was the lowest and captured the 10 of another, which then did not act. The 8 and the 7 of the stock would only cost you points: bid 6.
lesson-venture-set = Equal bids capture nothing, and that spared you. You have one of the two 2s: bid 5, and hope for the other.
lesson-venture-end = The second 2 came: the set is full, and instead of two points lost you have two scored. Capture little, or a whole set; play on as you like!

## Five Cards

lesson-five_cards-dear = Each of the five columns scores its common card for whoever has the larger sum there. You have an 8: place it in the dearest column, at 10.
lesson-five_cards-block = Another 8, but column 10 has one already, and no rank comes twice in a column, on either side. Place it at 7.
lesson-five_cards-over = Your opponent leads column 10 now, with 9 to 8. Your 6 wins it back: place it at 10.
lesson-five_cards-cheap = A 2 does not go far. Place it at 3: nobody is there yet, and the column is yours.
lesson-five_cards-end = Every card you place also closes a spot to your opponent. When a card fits nowhere, the round is over and scored; play on as you like!
