### Venture. Our own words; the game belongs to its authors and publishers.

venture-title = Venture
venture-about = Everybody bids a card in secret. The lowest bid captures the highest cards on the table, every other bid whatever is lower than itself. Each card you capture costs you a point, unless you get hold of all cards of its rank.
venture-line = Bid low to capture high, but what you capture costs.
venture-option-draft = Draft the hands
venture-option-deals = Number of deals
venture-option-talk = Talk before the bids are shown
venture-option-captured_bid_acts = A captured bid still captures
venture-preset-draft = Venture with a draft

venture-number-dealt = deal number
venture-number-so_far = so far
venture-number-to_keep = still to keep

venture-phase-draft = drafting
venture-phase-bid = bidding
venture-phase-talk = talking about the bids

VEN-title = The game
VEN-1 = Three to eight people play. All cards are shuffled and a stock is laid out face down: 4 cards if you are three, 3 if four, 5 if five, 7 if six, 6 if seven, 7 if eight. The rest is dealt out equally: 17, 13, 10, 8, 7 or 6 cards each. Then the stock is turned up.
    .refused = There is no { $rank } in your hand. Bid a card that you hold.
VEN-2 = Every round each player lays a card from their hand face down as a bid, and it stands. If you play with talk, say what you like about the bids now, true or not, nothing binds you; when everybody is ready the bids are shown together. Without talk they are shown as soon as all are laid.
    .refused = { $stage ->
        [draft] The hands are not chosen yet: keep one of the cards before you.
        [talk] All bids are laid, and they stand. Say when you are ready.
       *[bid] { $talk ->
            [0] At this table the bids are shown as soon as all are laid: bid a card from your hand.
           *[other] The bids come first: bid a card from your hand.
        }
    }
VEN-3 = The bids act one after another, from the lowest to the highest. If two or more players bid the same rank, none of them captures anything.
    .told = Equal bids of { $value } captured nothing
VEN-4 = The lowest bid, if only one player made it, captures all cards of the highest rank on the table, in the stock and among the bids.
    .told = { $seat } had the lowest bid and captured every { $value } on the table
VEN-5 = Every other bid that only one player made captures all cards on the table that are lower than itself, in the stock and among the bids, also bids that several players made.
    .told = { $seat } bid { $value } and captured everything lower
VEN-6 = If several players made the lowest bid, nobody takes the place of the lowest: all other bids capture what is lower than themselves.
VEN-7 = A bid that has acted stays on the table and can still be captured. A bid that is captured before its turn, which only the lowest bid can do, is off the table and does not act. (You may agree that it acts all the same.)
    .told = { $you ->
        [seat] Your { $value }
       *[other] { $seat }’s { $value }
    } was captured before its turn, so it captures nothing
VEN-8 = What you capture lies face up before you. Everything else, bids included, is the stock of the next round. You play until the hands are empty.
VEN-9 = Then every card you captured costs you 1 point. But if all cards of a rank are among those you captured and those left in the stock, that rank brings you as many points as its number instead; you must have captured at least one of them. The highest total wins, and equal totals share it.
    .told = This deal: { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for { $seat }
VEN-10 = You may agree on several deals beforehand. Their points are added up, and the highest total wins; there is no score to reach.
VEN-11 = You may agree to draft. Then the cards dealt to you are not your hand yet. Before the stock is turned up you keep three of them in secret, and all pass the rest to the left at the same time; of what you get you keep one and pass the rest on, until all cards are kept. These are your hand.
    .refused = { $stage ->
        [draft] There is no { $rank } among the cards before you. Keep one of those.
        [talk] { $draft ->
            [0] At this table nobody drafts, and the bids are laid. Say when you are ready.
           *[other] The draft is over, and the bids are laid. Say when you are ready.
        }
       *[bid] { $draft ->
            [0] At this table nobody drafts: bid a card from your hand.
           *[other] The draft is over: bid a card from your hand.
        }
    }
