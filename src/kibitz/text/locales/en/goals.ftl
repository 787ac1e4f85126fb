### What each game is played for: on the first line the thing itself, so short that it fits a small window, which shows no more; then what else
### matters. Blanks: the game’s numbers and options, `seats`, `my_…` for one’s own, `next_…` (the round that is being played, where those that are
### over are counted) and `…_count` (the number in an option).

goal-together = All win or lose together.
goal-one-loses = Nobody wins, one player loses.
goal-chips = Most chips win.
goal-points = Most points win.
goal-win = Win the game.

the_game-goal = { $seats ->
        [1] Lay all 98 cards. { $left } to go.
       *[other]
            Lay all 98 cards. { $left } to go.
            You all win or lose together.
    }
extreme-goal =
    Lay all 98 cards. { $left } to go.
    { $seats ->
        [1] Obey every order.
       *[other] Together, and obey every order.
    }
face_to_face-goal = { $my_left ->
        [0] First to lay all 58 cards wins.
       *[other] Lay your 58 cards first. { $my_left } left.
    }
pairs-goal = At { $losing_score } points you lose.
port-goal = { $playing_off ->
        [0]
            First to 21 points wins.
            The highest sum scores most, a pair nothing.
       *[other] Extra round: best sum wins.
    }
five_cards-goal =
    First to 100 points wins.
    The higher sum takes a column.
starboard-goal =
    Last one in takes the bank.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
blackstone-goal =
    A second 10 loses the round.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
hawthorn-goal =
    Last one in takes the bank.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
goblin_poker-goal =
    Avoid pairs to win the bank.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
monster-goal =
    Beat the monster for the bank.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
regent-goal =
    Whoever goes out pays.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
troll_guts-goal =
    Last one in takes the bank.
    { $end ->
        [first_broke] When someone is broke, most chips win.
       *[other] Round { $next_rounds } of { $end_count }. At the end, most chips win.
    }
sweep-goal =
    Most 8s: 8 points, and so on.
    { $match ->
        [to_150] Hands count at the end. First to 150 wins.
       *[other] Hands count at the end. Most points win.
    }
kitty-goal =
    Most 8s: 8 points, and so on.
    { $match ->
        [to_100] Prize { $round_no } of { $mode ->
            [light] 4
           *[hard] 7
        }, then hands count. First to 100 wins.
       *[other] Prize { $round_no } of { $mode ->
            [light] 4
           *[hard] 7
        }, then hands count.
    }
venture-goal =
    All 8s: 8 points, and so on.
    { $deals ->
        [1] Any other captured card costs a point.
       *[other] Deal { $dealt } of { $deals }. Other captured cards cost a point.
    }
