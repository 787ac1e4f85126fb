### Words of the table itself. Our own text.

## Refusals that are no game's rule

TABLE-1 = Only those act whose turn it is.
    .refused = It is not your turn. { $turn } to act.
TABLE-2 = When the game is over, nobody acts any more.
    .refused = The game is over. Start a new one.
TABLE-3 = Only a game's own actions can be taken.
    .refused = There is no action “{ $text }” in this game. These can be written: { $forms }.
TABLE-4 = An action names cards, piles and seats that exist.
    .refused = There is no such card, pile or seat. Write it like this: { $forms }.
refused-by = That is against { $clause }.

## What happened

seat = Seat { $seat }
seat-mine = Seat { $seat } (you)
event-act = { $who }: { $action }
event-move = { $cards }: { $source } → { $target }
cards = { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-unseen = face down: { $count }
event-dealt = Dealt
event-turn-up = Turned up: { $cards } ({ $target })
event-turned-up = Turned up
event-shuffle = Shuffled: { $target }
event-gather = All cards go back: { $target }
chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
event-pay = { $chips }: { $payer } → { $receiver }
event-pay-each = { $chips } each: { $payer } → { $receiver }
event-pay-own = { $chips } → { $receiver }
bank = bank
event-lot = { $who } is drawn by lot.
event-roll = Drawn in secret: { $number }
event-show = Shown: { $number }
event-turn = { $who } to act.
event-over = The game is over.

## Piles

pile-deck = deck
pile-discard = discard
pile-hand = hand
pile-stack = stack
pile-points = points
pile-pile = pile
pile-middle = middle
pile-bank = bank
pile-laid = laid card
pile-closed = closed stack
pile-passed = passed card
pile-kitty = kitty
pile-prize = prize
pile-removed = removed cards
pile-stock = stock
pile-captured = captured cards
pile-packet = cards to choose from
pile-common = common cards
pile-column = column
pile-revealed = card to place
pile-monster = monster’s hand
pile-assignment = cards with instructions
pile-owned = { $pile } of { $who }

## Numbers that several games show

number-chips = chips
number-bank = bank
number-rounds = rounds played
number-active = still in the round
number-points = points
number-marker = first player
number-fold_price = price of folding

## The plain terminal game

play-prompt = { $who }, your action ({ $actions }):
play-help = Type one of the actions. Also: rules, log, help, quit.
play-hand-over = Pass the keyboard to { $who } and press Enter.
play-legal = You may: { $actions }
play-warning = Careful: { $action } would lose the game.
play-over-won = You have won!
play-over-lost = You have lost.
play-over-left = Cards left: { $left }.
play-over-winners = { $count ->
        [one] { $who } has won.
       *[other] { $who } have won.
    }
play-over-losers = { $count ->
        [one] { $who } has lost.
       *[other] { $who } have lost.
    }
play-over-scores = Points: { $scores }
play-over-chips = Chips: { $chips }
play-saved = The record is in { $file }.
play-empty = empty
play-to-play = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
play-bot-failed = { $who }: the bot did not play. { $why }. A sensible player acts for it.
play-commitment = Commitment to the deal: { $commitment }
play-verify = To prove the deal: { $command }
play-earlier = … { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    } (write log)
key-coach = coach
key-rules = rules
key-type = type an action
key-log = log
key-back = back
key-leave = leave
key-again = play again
key-scroll = scroll
step-prompt = { $step } of { $last } (Enter on, b back, 0…{ $seat } a seat, o onlooker, q leave):
play-again = Choose it once more to do it.
play-kept = The game that was left there is now in { $file }.
play-set-aside = The record of the last game is now in { $file }.
play-keys = { $pressed } does nothing now. These keys do: { $keys }
play-too-small = This window is too small: the table needs { $columns } by { $lines }.
