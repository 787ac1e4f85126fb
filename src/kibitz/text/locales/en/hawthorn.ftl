### Hawthorn. Our own words; the game belongs to its authors and publishers.

hawthorn-title = Hawthorn
hawthorn-about = Your stack grows by turns from the deck and from your hand. A pair throws you out and costs its rank, folding costs the lowest card on the table, and the last one left takes the bank. The deck is luck; keep your hand for the moments when it matters.
hawthorn-line = Deck or hand? The last one in takes the bank.
hawthorn-option-start_chips = Chips at the start
hawthorn-option-end = When the match ends
hawthorn-option-short_pay = Paying more than you have
hawthorn-option-pair_scope = Stacks that a card can pair
hawthorn-preset-ten-rounds = Ten rounds

hawthorn-number-circle = circle

hawthorn-phase-choose = choosing first cards
hawthorn-phase-deck_circle = deck circle
hawthorn-phase-hand_circle = hand circle

HAW-title = The game
HAW-1 = Two to six people play for chips, 20 to 30 each (25 unless you agree otherwise). Every round begins with an ante of 1 from everybody to the bank; all cards are shuffled, and everybody gets a hand of five. No cards are burned.
    .refused = There is no { $rank } in your hand. Choose a card that you hold.
HAW-2 = Everybody chooses a card from their hand in secret. They are turned up together, and each begins its owner’s stack. The lowest starts and holds the first-player marker for the whole round. Those who tie for lowest get extra cards from the deck, and one that would pair is replaced.
    .refused = { $choosing ->
        [0] The first cards of this round are chosen already. { $hand_circle ->
            [0] This is a deck circle: hit or fold.
           *[other] This is a hand circle: play a card from your hand, if you have one, or fold.
        }
       *[other] First everybody chooses a card from their hand: choose yours.
    }
HAW-3 = Play goes in circles: first a deck circle, then a hand circle, and so on by turns. A new circle begins each time the turn comes round to the marker’s seat. If the marker’s owner is out, it begins with the next player to the left who is still in.
HAW-4 = In a deck circle you fold, or hit: draw a card from the deck onto your own stack. In a hand circle you fold, or play a card from your hand onto your own stack.
    .refused = { $hand_circle ->
        [0] This is a deck circle: hit or fold. You can play from your hand in the next circle.
       *[other] This is a hand circle: play a card from your hand, if you have one, or fold.
    }
HAW-5 = Fold: pay the bank the lowest rank in the stacks of all who are still in, your own included. You are out; your cards are turned down and no longer count.
    .told = { $seat } folded for { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
HAW-6 = If the card you draw or play pairs one in your own stack, you are out and pay its rank to the bank. You may play a card that pairs even on purpose. (By agreement a card pairs any stack of those still in.)
    .told = { $seat } paired { $value ->
        [8] an 8
       *[other] a { $value }
    } and went out
HAW-7 = With an empty hand all you can do in a hand circle is fold.
    .refused = There is no { $rank } in your hand. Play a card that you hold; with an empty hand you can only fold.
HAW-8 = As soon as one player is left the round is over, and that player takes the bank without doing anything more. The match goes on round after round until somebody has no chips.
HAW-9 = Only you see your hand; how many cards are in it everybody sees. Those who fold do not show theirs.
