### Sweep. Our own words; the game belongs to its authors and publishers.

sweep-title = Sweep
sweep-about = Everybody plays a card, and the played cards sweep the middle, lowest first: the lowest takes the best that lies there, each of the others all that is below it, the cards played before included. At the end whoever holds the most of a rank scores that rank.
sweep-line = Cards sweep the middle, the lowest first.
sweep-option-match = Length of the match
sweep-preset-long = Sweep to 150

sweep-number-first = first player of the round
sweep-number-last = took the last card
sweep-number-to_go = still to play a card
sweep-number-tied = pick in turn

sweep-phase-play = playing cards
sweep-phase-pick = picking from the middle

SWP-title = The game
SWP-1 = Three to six people play. Everybody is dealt a hand of five; points are written down. Every round begins with five new cards face up in the middle.
SWP-2 = Who plays first in the first round is drawn by lot. In later rounds it is whoever took the last card in the round before.
SWP-3 = In turn, clockwise from the first player, everybody puts one card from their hand face up before them.
    .refused = There is no { $rank } in your hand. Play a card that you hold.
SWP-4 = When all have played, the played cards take from the middle, from the lowest rank to the highest. The lowest takes all cards of the highest rank in the middle and nothing else. Every higher one takes all cards in the middle that are lower than itself; equal ones stay. What you take goes to your hand, and everybody has seen it.
    .refused = { $taking ->
        [0] Nobody takes from the middle now: play a card from your hand.
       *[other] There is no { $rank } in the middle. { $prize ->
            [0] Take a card lower than { $taking }.
           *[other] Take the { $prize }.
        }
    }
SWP-5 = When a played card has taken, even if it was nothing, it goes to the middle itself, and a higher one may take it.
SWP-6 = If several players have played the same rank, they take turns, the earliest player first, and pick one card each of those that this rank may take, until none of them is left; who comes late may get nothing. If it is the lowest rank, that is the highest rank in the middle, as always. What may be taken is settled when they begin. You must pick, but which card is your choice. When all of them are done, all their played cards go to the middle.
    .refused = { $taking ->
        [0] Nobody takes from the middle now: play a card from your hand.
       *[other] { $prize ->
            [0] It is your turn to take a card from the middle, one lower than { $taking }.
           *[other] It is your turn to take, and the lowest rank takes the highest in the middle: the { $prize }.
        }
    }
    .told = The same rank was played { $value ->
        [2] twice
       *[other] { $value } times
    }: they pick in turn
SWP-7 = Then what is left in the middle is discarded, and five new cards come. The game ends after the round for which the deck gave its last cards. It always comes out even: eight rounds with three players, seven with four, six with five, five with six.
SWP-8 = Whoever has no card in hand does not play in that round. This never happens to all at once, and with six players it happens to nobody.
SWP-9 = At the end look at every rank: whoever holds the most 8s scores 8, and so on; if several are level, each scores it in full. Nobody scores a rank that nobody holds. The most points win, and ties share the win.
    .told = { $value ->
        [1] Holding the 1: { $seat } scored 1
       *[other] Most { $value }s: { $seat } scored { $value }
    }
SWP-10 = The long game: play several games and add up the points until somebody has 150. If several get there in the same game, the highest total wins; if that is equal too, one more game is played. The first player of every game is drawn by lot.
