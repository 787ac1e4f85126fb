# The coach: what each action leads to, and why.

coach-win = { $odds ->
        [never] almost never wins
        [always] almost always wins
       *[other] wins about { $part } in { $whole }
    }
coach-lose = { $odds ->
        [never] almost never loses
        [always] almost always loses
       *[other] loses about { $part } in { $whole }
    }
coach-chips = { $value } chips this round (± { $error })
coach-title = What each move leads to, the best first:
coach-warming = The coach is still getting ready; ask again in a moment.
coach-not-now = The coach has nothing to say when it is not your turn.
coach-none = There is no coach at this table. To have one, leave and go on with --coach.
coach-more = … and { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }, no better than these

fact-pairing = { $pairing } of { $unseen } unseen cards would pair: { $cards }.
fact-no-pairing = { $unseen ->
        [one] One card is unseen, and it would not pair.
       *[other] { $unseen } cards are unseen, and none of them would pair.
    }
fact-feared = { $count ->
        [0] No unseen card is a { $rank }.
        [one] One of { $unseen } unseen cards is a { $rank }.
       *[other] { $count } of { $unseen } unseen cards are { $rank }s.
    }
fact-price = The price now is { $price }.
fact-copies = { $count ->
        [0] No other { $rank } is unseen.
        [one] One other { $rank } is unseen.
       *[other] { $count } other { $rank }s are unseen.
    }
fact-skips = { $count ->
    [0] It skips no card that is still to come.
    [one] It skips one card that is still to come.
   *[other] It skips { $count } cards that are still to come.
}
fact-jump = It takes the pile ten back from { $shown }.
fact-back-held = Then you can jump back: { $card } is in your hand.
fact-back-unseen = A jump back may still come: { $card } is unseen.

review-title = { $game }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} looked at again.
review-curve-win = Chance to win ({ $who }), from { $low }% to { $high }%:
review-curve-lose = Chance to lose ({ $who }), from { $low }% to { $high }%:
review-curve-chips = Chips expected from the round ({ $who }), from { $low } to { $high }:
review-worst = What cost most:
review-line = Move { $number }, { $who }: “{ $action }” cost { $cost }. Better: “{ $best }”.
review-cost-win = { $chance }% of a game
review-cost-chips = { $value } chips
review-luck-too = The cards and the other players cost another { $cost }.
review-luck = Before move { $number }, { $who }: { $fell }, because of the cards that came and what others did.
review-unsure = Move { $number }, { $who }: “{ $action }”; { $fell }, but that may be no more than measurement error.
review-fell-win = the chance to win fell from { $before }% to { $after }% (± { $error })
review-fell-lose = the chance to lose rose from { $before }% to { $after }% (± { $error })
review-fell-chips = the chips expected from the round fell from { $before } to { $after } (± { $error })
review-none = No mistakes that we could find.
