### The table in the browser. Our own text.

## The front door

web-lead = A quiet table for card games with numbers: with friends by a link, or with bots right now.
web-your-name = Your name
web-guest = Guest
web-continue = Back to my table
web-join-code = Code from another device
web-join = Go on here
web-players = { $least } to { $most } players
web-players-exactly = { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
web-minutes = about { $minutes } min
web-together = together
web-seats = Seats
web-preset = How we play
web-as-it-is = as in the book
web-bots = Bots
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-play-now = Play now
web-invite = Invite friends
web-open-tables = Open tables

## At the table

web-settings = Settings
web-language = Language
web-theme = Light or dark
web-sound = Sound
web-table = Table
web-bot = Bot
web-you = you
web-free = free seat
web-sit = Sit down
web-stand-up = Stand up
web-swap = Swap
web-swap-agree = Yes, swap
web-kick = free this seat
web-seat-bot = Who plays at seat { $seat }
web-ready = ready
web-ready-to-play = Ready to play
web-waiting = Waiting for the others …
web-copied = Link copied
web-back = To the games
web-fair = Is the deal fair?
web-fair-before = The secret from which the cards are dealt is fixed already, and this is its fingerprint. Keep it: when the game is over, you can check that nothing was changed.
web-other-device = Play on another device
web-get-code = Get a code
web-code = Type this code there within ten minutes: { $code }
web-thinks = thinks …
web-to-act = to act
web-won = won
web-lost = lost
web-gone = away
web-stand-in = a bot stands in
web-hidden-card = a card face down
web-known-card = face down, but known
web-my-hand = My hand
web-what-i-may-do = What I may do
web-loses = This loses the game ({ $clause }).
web-undo = Take back
web-offline = No connection right now. Wait a moment: it comes back by itself.
web-your-turn = Your turn
web-watching = You are looking on.
web-again = Play again
web-replay = Watch it again
web-record = Download the record
web-beside = Beside the table
web-log = Log
web-talk = Talk
web-rules = Rules
web-say = Say something
web-send = Send

## A game told again

web-eyes = Through whose eyes
web-all-open = all cards open
web-onlooker = an onlooker
web-step-back = One step back
web-step-on = One step on
web-moment = Moment of the game
web-to-table = To the table

## The coach, and what is kept in mind

web-kept = Kept in mind
web-kept-scale = { $pile } shows { $shows }; { $room } cards can still go there
web-kept-room = { $room } fit
web-kept-unseen = Cards nobody has seen, by rank
web-kept-pairing = The next card pairs:
web-kept-purses = Chips won or lost so far
web-coach = Coach
web-coach-ask = What does the coach say?
web-coach-agree = I agree to the coach
web-review = Look at it with the coach
web-review-win = The chance to win, decision by decision
web-review-lose = The chance to lose, decision by decision
web-review-chips = Chips to be expected in the round, decision by decision
web-review-show = show

## Added by the table's look

web-full-screen = Full screen
web-close = Close
web-chosen = chosen
web-choosing = choosing …
web-you-chose = Chosen. Waiting for { $who }.
web-they-choose = Choosing in secret: { $who }.
web-out = out of the round
web-share = Share the link
web-qr = The link as a QR code
web-lesson = Lesson
web-learn = Learn it
web-proof-proved = Proved: the cards came from the secret whose fingerprint you were shown before the deal. `kibitz verify` checks every card of the record.
web-proof-false = The secret is not the one you were shown the fingerprint of: this deal was not the one committed to.
web-proof-not-kept = This browser has no fingerprint from before the deal, so it cannot prove it; somebody who sat here from the start can.
web-may = May I?
web-may-ask = What may I do, and why?
web-may-do = You may
web-may-not = Not now
