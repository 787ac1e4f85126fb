### The table in the browser. Our own text.

## The front door

web-lead = A quiet table for card games with numbers: with friends by a link, or with bots right now.
web-your-name = Your name
web-guest = Guest
web-join-code = Code from another device
web-join = Go on here
web-board = { $players } · { $minutes } min
web-start-here = Start here
web-next-here = Try this next
web-effort-1 = easy to learn
web-effort-2 = a little more to learn
web-effort-3 = for those who know some of the others
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
web-free-short = free
web-sit = Sit down
web-stand-up = Stand up
web-swap = Swap
web-swap-agree = Yes, swap
web-kick = free this seat
web-ready = ready
web-ready-to-play = Ready to play
web-waiting = Waiting for the others…
web-copied = Link copied
web-back = To the games
web-fair = Is the deal fair?
web-fair-before = The secret from which the cards are dealt is fixed already, and this is its fingerprint. Keep it: when the game is over, you can check that nothing was changed.
web-other-device = Play on another device
web-get-code = Get a code
web-code = Within { $minutes } minutes, open the link below on the other device, or type this code there:
web-thinks = thinks…
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
web-watching = You are watching.
web-watching-until = You look on. You can sit down when this game is over.
web-again = Play again
web-replay = Watch it again
web-record = Download the record
web-stuck = red: fits nowhere
web-takes-ranks = ★ scores that rank
web-takes-columns = ★ scores that column
web-standings = Who stands where
web-new-round = A new round.
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
web-kept-scale = { $pile } shows { $shows }; { $room ->
        [one] { $room } card
       *[other] { $room } cards
    } can still go there
web-kept-room = { $room } fit
web-kept-unseen = Cards nobody has seen, by rank
web-kept-pairing = The next card pairs:
web-kept-purses = Chips won or lost so far
web-coach = Coach
web-coach-ask = What does the coach say?
web-coach-agree = The coach may help us
web-review = Look at it with the coach
web-review-win = The chance to win, decision by decision
web-review-lose = The chance to lose, decision by decision
web-review-chips = Chips to be expected in the round, decision by decision
web-review-show = show
web-review-making = The coach looks at every decision; this takes a few seconds.

## Added by the table's look

web-full-screen = Full screen
web-close = Close
web-chosen = chosen
web-choosing = choosing…
web-you-chose = Chosen. Waiting for { $who }.
web-they-choose = Choosing in secret: { $who }.
web-out = out of the round
web-share = Share the link
web-qr = The link as a QR code
web-lesson = Lesson
web-lesson-on = Learned! Play on
web-lesson-other = Another lesson
web-learn = Learn it
web-may = May I?
web-may-ask = What may I do, and why?
web-may-do = You may
web-may-not = Not now
web-why = why?

## What can go wrong, and what is missing

web-broken = Something went wrong on this page (the network is fine): { $what }. Load it again.
web-opening = Opening…
web-dead = There is no such table
web-name-first = What is your name? Write it first.
web-missing-seat-host = { $count ->
        [one] One seat is free: wait for somebody, give it to a bot, or start without it.
       *[other] { $count } seats are free: wait for somebody, give them to bots, or start without them.
    }
web-missing-seat = { $count ->
        [one] One seat is free: the host ({ $host }) can wait, give it to a bot, or start without it.
       *[other] { $count } seats are free: the host ({ $host }) can wait, give them to bots, or start without them.
    }
web-too-few-host = { $count ->
        [one] One seat is free, and without it you are too few: wait for somebody, or give it to a bot.
       *[other] { $count } seats are free, and without them you are too few: wait for somebody, or give them to bots.
    }
web-too-few = { $count ->
        [one] One seat is free, and without it you are too few: the host ({ $host }) can wait, or give it to a bot.
       *[other] { $count } seats are free, and without them you are too few: the host ({ $host }) can wait, or give them to bots.
    }
web-missing-ready = Not ready yet: { $who }.
web-missing-away = Away: { $who }.
web-start-with = { $count ->
        [1] Start alone
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
        [6] Start with six
        [7] Start with seven
       *[other] Start with { $count }
    }
web-start-with-bot = Start with a bot in place of { $who }
web-seat-to-bot = A bot for { $who }
web-wants-again = { $count ->
        [one] { $who } wants to play again.
       *[other] { $who } want to play again.
    }
web-host = host
web-host-you = You are the host now.
web-host-now = { $who } is the host now.

## Links, codes and keys

web-link = The link
web-only-here = This link works on this computer only. Whoever runs the server can let others in.
web-my-tables = My tables
web-go-on = Go on: { $game }
web-table-your-turn = your turn
web-table-their-turn = their turn
web-table-waits = not begun yet
web-table-over = finished
web-table-lesson = lesson
web-table-forget = Take { $game } off this list
web-table-more = { $count } more
web-table-fewer = fewer
web-become-ask = This code makes you { $name } on this device.
web-become-ask-table = This code makes you { $name } on this device, and takes you to the table where { $name } sits.
web-become-kept = At the moment you are { $name }. That key is kept here; you can go back to it on the front page.
web-become = Become { $name }
web-stay = Stay { $name }
web-keys = Who I have been on this device
web-keys-about = Each key opens its own seats. The one you have now is kept when you switch.
web-key = Be { $name } again

## Seats while a game is on

web-wish = { $who } would like to take over a seat ({ $seat }). Everybody who sits here is being asked.
web-wish-yes = Yes, let them sit down
web-wish-no = No
web-wish-withdraw = Never mind
web-wish-yours = You have agreed; the others are still being asked.
web-wish-waits = Everybody who sits here has to agree.
web-wish-refused = Those who play have said no. You can sit down when this game is over.
web-kept-seat = Your seat is kept for you.
web-sit-again = Sit down again
web-take-over = Take over a seat? Everybody who sits here will be asked.
web-take-next = Sit down for the next game?
web-seat-of = { $who }’s seat
web-stand-up-about = While a game is on, a bot plays for you, and your seat is kept.
web-pace = Pace of what you see
web-bots-pace = How fast bots play
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-pace-none = At once
web-onlookers = Onlookers: { $count }
web-hush = Quiet, please
web-unhush = Let onlookers talk
web-hushed = The host has asked onlookers to be quiet.

## Was the deal fair?

web-proof-proved = Proved, as far as a page can prove it. The fingerprint was kept here before your number went into the deal, and the secret fits it. Your number is in the record. Every card and every action you were shown is the same in the record. To check that each card follows from the secret and the numbers, use “kibitz verify” with this fingerprint:
web-proof-part = Proved, as far as a page can prove it, with one reservation: since it was loaded, this page has been shown only the end of the game (actions: { $count }). What it was shown is the same in the record. Everything else holds: the fingerprint was kept here before your number went into the deal, the secret fits it, and your number is in the record. To check the whole game, and that each card follows from the secret and the numbers, use “kibitz verify” with this fingerprint:
web-proof-not-kept = This browser has no fingerprint from before the deal, so it cannot prove anything; somebody who sat here from the start can.
web-proof-no-number = The secret fits the fingerprint that was kept before the deal, but no number from this browser went into the deal. Somebody who gave one can prove it.
web-proof-changed = The fingerprint was changed after you had given your number, so this is not the deal that was promised. It proves nothing, and may have been picked on purpose.
web-proof-given = This deal was prepared, as in a lesson: its first cards were set in advance, not dealt from the secret.
web-proof-secret = The secret does not fit the fingerprint that you were shown before the deal: the cards were dealt from another secret.
web-proof-number = Your number is not among those that went into the deal: the cards were not shuffled as they should have been.
web-proof-numbers = More numbers went into the deal than there were people at the table: somebody who knows the secret may have picked the deal by adding one.
web-proof-cards = The record has other cards or actions than those you were shown in the game.

## Keys

web-on-the-table = On the table
web-my-cards = My cards: { $cards }
web-press = Keys
web-press-hint = Press the question mark to hear and see all keys.
web-press-tab = Tab
web-press-tab-does = on to my hand, the buttons, what lies on the table
web-press-sides = Arrow left, arrow right
web-press-sides-hand = from card to card in my hand
web-press-sides-bar = from button to button
web-press-sides-felt = from one thing that I can choose to the next
web-press-updown = Arrow up, arrow down
web-press-updown-does = the ways in which this card can be played
web-press-digits = 1 to 9, and 0 for the tenth
web-press-digits-hand = straight to that card of my hand
web-press-digits-bar = straight to that button
web-press-enter = Enter
web-press-enter-does = plays the card, presses the button
web-press-enter-why = at a card that cannot be played now: says why
web-press-escape = Escape
web-press-escape-does = puts the card down; closes a note
web-press-only = E
web-press-only-does = the only button there is: { $what }
web-press-again = N
web-press-again-does = another game
web-press-help = Question mark
web-press-help-does = this list
web-press-any = Any key
web-press-any-does = skips what is being shown

## Before a game: who comes, and what is waited for

web-invites = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-nobody-yet = Nobody is here yet: send the link.
web-here = { $count ->
        [one] { $who } is here.
       *[other] { $who } are here.
    }
web-start-or-wait-host = Start, or wait for more.
web-start-or-wait = { $host } can start, or wait for more.
web-still-too-few-host = You are still too few: send the link, or put a bot on a chair.
web-still-too-few = You are still too few: { $host } can invite more, or put a bot on a chair.
web-all-seated-host = Every chair is taken: start when you like.
web-all-seated = Every chair is taken: { $host } starts the game.
web-full-house = Every chair is taken. You can look on.
web-ready-ask = Shall we begin? Say when you are ready.
web-waits-for = Waiting for { $who }.
web-host-away = { $host } is away. If it takes long, somebody else will be the host.
web-sit-here = Sit here
web-sit-at = Sit down at place { $seat }
web-sit-instead = Sit down in place of { $who }
web-bot-on-chair = A bot at place { $seat }
web-seat-what = This seat: { $who }
web-move-here = Move here
web-swap-asks = would like to swap
web-swap-asked = asked to swap
web-swap-withdraw = Do not swap after all
