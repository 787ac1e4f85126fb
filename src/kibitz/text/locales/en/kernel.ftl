### Words of the table itself. Our own text.

## Refusals that are no game's rule

TABLE-1 = Only those act whose turn it is.
    .refused = It is not your turn. Wait for { $turn }.
TABLE-2 = When the game is over, nobody acts any more.
    .refused = The game is over. Start a new one.
TABLE-3 = Only a game’s own actions can be taken.
    .refused = There is no action “{ $text }” in this game. These can be written: { $forms }.
TABLE-4 = An action names numbers, cards, piles and seats that exist.
    .refused = There is no such number, card, pile or seat. Write it like this: { $forms }.
refused-by = That is against { $clause }.

## What happened. Sentences end with a full stop by themselves. `you` says which of those named is the reader.

you = you
seat = Player { $seat }
list = { $first } and { $last }
list-item = { $who } { $what }
cards = { $count ->
        [one] a card
       *[other] { $count } cards
    }
hidden = { $count } hidden
chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
event-act = { $who }: { $action }
event-move = From { $source } to { $target }: { $cards }
    .each = { $known ->
        [none] Cards were moved
       *[other] Now: { $list }
    }
move-closed-discard = { $who } discarded { $cards }
move-deck-assignment = Cards with instructions: { $cards }
move-deck-hand = { $who } drew { $cards }
    .each = { $known ->
        [none] { $count ->
            [0] The cards were dealt
            [one] Everybody was dealt a card
           *[other] Everybody was dealt { $count } cards
        }
        [mine] You were dealt { $cards }
       *[other] Dealt: { $list }
    }
move-deck-kitty = { $count ->
        [one] A card was laid face down as the kitty
       *[other] Laid face down as the kitty: { $count } cards
    }
move-deck-middle = Turned up in the middle: { $cards }
move-deck-packet = { $who } got { $cards } to choose from
    .each = { $known ->
        [mine] You may choose from { $cards }
       *[other] Everybody was dealt cards to choose from
    }
move-deck-removed = { $count ->
        [one] A card was put aside face down
       *[other] Put aside face down: { $count } cards
    }
move-deck-revealed = Turned up: { $cards }
move-deck-stack = { $who } got { $cards }
    .each = Dealt face up: { $list }
move-deck-stock = { $count ->
        [one] A card was laid face down as the stock
       *[other] Laid face down as the stock: { $count } cards
    }
move-discard-deck = { $count ->
        [one] A card went back into the deck
       *[other] Back into the deck: { $count } cards
    }
move-hand-discard = { $who } discarded { $cards }
    .each = All hands were discarded
move-hand-stack = { $who } laid { $cards } face up
move-kitty-prize = { $count ->
        [one] The prize is { $cards }
       *[other] The prizes are { $cards }
    }
move-laid-captured = { $who } captured { $cards }
    .each = Captured: { $list }
move-laid-discard = { $who } discarded { $cards }
    .each = The bids were discarded
move-laid-hand = { $who } got { $cards }
    .each = { $known ->
        [none] Everybody passed a card to the left
       *[other] Everybody passed a card to the left, and you got { $cards }
    }
move-laid-stack = { $who } turned up { $cards }
    .each = Turned up: { $list }
move-laid-stock = Left on the table: { $cards }
    .each = Left on the table: { $list }
move-middle-discard = Discarded from the middle: { $cards }
move-middle-hand = { $who } took { $cards }
    .each = Taken from the middle: { $list }
move-middle-stack = { $who } got { $cards } from the middle
    .each = Dealt from the middle: { $list }
move-packet-packet = The rest was passed on
    .each = Everybody passed the rest to the left
move-prize-discard = Nobody got the prize: { $cards }
move-prize-hand = { $who } took the prize: { $cards }
move-prize-prize = Up for choice: { $cards }
move-revealed-common = Another common card: { $cards }
move-revealed-discard = Put aside: { $cards }
move-stack-deck = Back into the deck: { $cards }
move-stack-discard = { $you ->
        [who] Your cards were discarded: { $cards }
       *[other] { $who } discarded { $cards }
    }
    .each = All stacks were discarded
move-stack-middle = To the middle: { $cards }
    .each = To the middle: { $list }
move-stock-captured = { $who } captured { $cards } from the stock
event-turned-up = { $target }, turned up: { $cards }
    .each = Turned up: { $list }
turned-up-hand = { $who } showed { $cards }
    .each = The hands: { $list }
turned-up-laid = { $who } turned up { $cards }
    .each = Turned up: { $list }
turned-up-monster = The monster’s hand: { $cards }
turned-up-stock = The stock: { $cards }
event-shuffle = { $target ->
        [deck] The deck was shuffled
        [middle] The cards in the middle were shuffled
       *[other] Shuffled: { $pile }
    }
event-gather = { $target ->
        [deck] All cards went back into the deck
       *[other] All cards came together: { $pile }
    }
bank = bank
pay-to-bank = { $payer } paid { $chips } to the bank
    .each = { $you ->
        [all] Everybody paid { $chips } to the bank
       *[other] { $payer } paid { $chips } each to the bank
    }
pay-from-bank = { $receiver } got { $chips } from the bank
    .each = { $you ->
        [all] Everybody got { $chips } from the bank
       *[other] { $receiver } got { $chips } each from the bank
    }
pay-to-player = { $payer } paid { $chips } to { $receiver }
    .each = { $payer } paid { $chips } each to { $receiver }
event-lot = { $you ->
        [who] You start: the lot fell on you
       *[other] Drawn by lot, { $who } starts
    }
event-roll = { $known ->
        [none] Drawn in secret: { $number }
       *[other] Drawn in secret, { $number }: { $list }
    }
event-show = { $known ->
        [none] Shown: { $number }
       *[other] Shown, { $number }: { $list }
    }
event-turn = { $you ->
        [who] { $count ->
            [one] It is your turn
           *[other] Now choosing: { $who }
        }
       *[other] { $count ->
            [one] It is { $who }’s turn
           *[other] Now choosing: { $who }
        }
    }
event-over = The game is over

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
pile-owned = { $who }: { $pile }

## Numbers that several games show

number-chips = chips
number-bank = bank
number-rounds = rounds played
number-active = still in the round
number-points = points
number-marker = first player
number-fold_price = price of folding

## The plain terminal game

play-prompt = You can: { $actions }.
play-help = Type what you want to do, or its number. There is also: { $commands }.
play-hand-over = Pass the keyboard to { $who } and press Enter.
play-legal = You may: { $actions }
play-warning = Careful! { $action }, and the game is lost.
play-over-won = You have won!
play-over-lost = You have lost.
play-over-left = Cards left: { $left }.
play-over-winners = { $you ->
        [who] { $who } have won
       *[other] { $count ->
            [one] { $who } has won
           *[other] { $who } have won
        }
    }
play-over-losers = { $you ->
        [who] { $who } have lost
       *[other] { $count ->
            [one] { $who } has lost
           *[other] { $who } have lost
        }
    }
play-over-scores = Points: { $scores }.
play-over-chips = Chips: { $chips }.
play-saved = The record is in { $file }.
play-empty = empty
play-to-play = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
play-bot-failed = { $who }: the bot did not play. { $why }. A sensible player acts for it.
play-commitment = Fingerprint of the deal: { $commitment }
play-verify = To prove the deal: { $command }
play-earlier = … { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }: write “log”
key-coach = coach
key-rules = rules
key-type = type an action
key-log = log
key-help = help
key-back = back
key-leave = leave
key-again = play again
key-scroll = scroll
step-prompt = { $step } of { $last }. Enter: on, b: back, 1 to { $seat }: through a player’s eyes, o: onlooker, q: leave
play-again = Choose it once more to do it.
play-kept = The game that was left there is now in { $file }.
play-set-aside = The record of the last game is now in { $file }.
play-keys = { $pressed } does nothing now. These keys do: { $keys }
play-too-small = This window is too small: the table needs { $columns } by { $lines }.
