### Kitty. Our own words; the game belongs to its authors and publishers.

kitty-title = Kitty
kitty-about = Seven prizes come up, and everybody bids for them in secret with a card from their own hand. The lowest bid wins, but only if nobody else made the same one, and the 1 wins for somebody else. At the end whoever holds the most of a rank scores that rank, so every bid and every card you pass on costs you something.
kitty-line = Secret bids: the lowest that stands alone wins.
kitty-option-mode = Hard or light
kitty-option-teams = Teams
kitty-option-match = Length of the match
kitty-preset-light = Kitty light
kitty-preset-teams = Kitty in teams
kitty-preset-long = Kitty to 100

kitty-number-passes_to = passes to
kitty-number-round_no = round

kitty-phase-pass = passing a card to the left
kitty-phase-bid = bidding
kitty-phase-choose = choosing a prize
kitty-phase-give = giving a prize away

KIT-title = The game
KIT-1 = Usually four people play. Seven cards are laid face down: the kitty. All other cards are dealt, twelve to each.
    .refused = There is no { $rank } in your hand. { $stage ->
        [pass] Pass a card that you hold.
       *[other] Bid a card that you hold.
    }
KIT-2 = There are seven rounds. In each the next card of the kitty is turned up: the prize. Then everybody passes a card from their hand to the player on the left, all at the same time, before seeing what they get. Then everybody bids a card from their hand face down, and the bids are turned up together.
    .refused = { $stage ->
        [pass] First everybody passes a card to the left: pass one from your hand.
        [bid] The cards are passed already. Now everybody bids: bid a card from your hand.
        [choose] The bids are made, and yours has won. Choose a prize.
       *[give] The bids are made, and your 1 has won. Give the prize to another player.
    }
KIT-3 = The lowest unpaired bid wins: bids of the same rank do not count, wherever they stand. The winner takes the prize into the hand. If there is no unpaired bid, the prize is discarded.
    .told = { $value ->
        [0] No bid stood alone: nobody won
       *[other] { $seat } won with { $value ->
            [8] an 8
           *[other] a { $value }
        }
    }
KIT-4 = The 1 always wins, but who wins with it must give the prize to another player, and chooses to whom.
    .refused = { $stage ->
        [pass] Only a prize won with the 1 is given away. Now everybody passes a card to the left.
        [bid] Only a prize won with the 1 is given away. Now everybody bids a card.
        [choose] First choose one of the prizes.
       *[give] { $teams ->
            [0] You have won with the 1, so you cannot keep the prize: give it to another player.
           *[other] You have won with the 1, so you cannot keep the prize: give it to a player of the other team.
        }
    }
    .told = { $seat } won { $value ->
        [8] an 8
       *[other] a { $value }
    } with the 1 and must give it away
KIT-5 = All bids are discarded. After the last round look at every rank: whoever holds the most 8s scores 8, and so on; if several are level, each scores it in full. Nobody scores a rank that nobody holds. The most points win, and ties share the win.
    .told = { $value ->
        [1] Holding the 1: { $seat } scored 1
       *[other] Most { $value }s: { $seat } scored { $value }
    }
KIT-6 = The long game: play several games and add up the points until somebody has 100. If several get there in the same game, the highest total wins; if that is equal too, one more game is played.
KIT-7 = The light game has four rounds: one prize in the first, two in each of the others. The lowest unpaired bid chooses one of the two, and the next lowest unpaired bid gets the other; a prize that nobody gets is discarded. Who wins with the 1 chooses one and gives it to anybody else, also to the player who gets the other one.
    .refused = { $stage ->
        [pass] There is no prize for you to choose now. Everybody passes a card to the left.
        [bid] There is no prize for you to choose now. Everybody bids a card.
        [choose] There is no { $rank } among the prizes. Choose one of the two that lie open.
       *[give] There is no prize left for you to choose. Give away the one you won.
    }
    .told = { $seat } had the next lowest bid and got { $value ->
        [8] an 8
       *[other] a { $value }
    }
KIT-8 = Three to six can play, hard or light. The kitty always has seven cards; with five players three more are put aside face down. The hands are sixteen cards with three players, twelve with four, nine with five, eight with six. With five or six the light game is the better one.
KIT-9 = Four or six can play in two teams. Teammates sit alternately and do not talk about their hands. Who wins with the 1 gives the prize to a player of the other team. At the end a team counts its hands together; if both have equally many of a rank, both score it.
    .refused = { $action ->
        [say] In teams there is no talk about hands; words are free again when the game is over.
       *[other] That would be a gift to your own team. Give the prize to a player of the other team.
    }
