# The coach: what each action leads to, and why.

coach-win = wins { $chance } % of the time (± { $error })
coach-lose = loses { $chance } % of the time (± { $error })
coach-chips = { $value } chips this round (± { $error })
coach-title = What each action leads to, the best first:
coach-warming = The coach is still getting ready; ask again in a moment.
coach-not-now = The coach has nothing to say when it is not your turn.
coach-more = … and { $count ->
    [one] { $count } more action
   *[other] { $count } more actions
}, no better than these

fact-pairing = { $unseen } cards are unseen, and { $pairing } of them would pair ({ $cards }): { $chance } %.
fact-no-pairing = { $unseen } cards are unseen, and none of them would pair.
fact-feared = Of { $unseen } unseen cards { $count } are of rank { $rank }.
fact-price = It costs { $price } now.
fact-copies = { $count ->
    [0] No other { $rank } is unseen.
    [one] One other { $rank } is unseen.
   *[other] { $count } cards of rank { $rank } are unseen.
}
fact-skips = { $count ->
    [0] It skips no card that is still to come.
    [one] It skips one card that is still to come.
   *[other] It skips { $count } cards that are still to come.
}
fact-jump = It goes ten back from { $shown }.
fact-back-held = { $card }, ten back from there, is in your hand.
fact-back-unseen = { $card }, ten back from there, is still unseen.

review-title = { $game }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} looked at again.
review-curve-win = Chance to win ({ $who }), from { $low } % to { $high } %:
review-curve-lose = Chance to lose ({ $who }), from { $low } % to { $high } %:
review-curve-chips = Chips expected from the round ({ $who }), from { $low } to { $high }:
review-worst = What cost most:
review-line = Decision { $number }, { $who }: { $action } gave away { $cost }. Better: { $best }.
review-cost-win = { $chance } % of a game
review-cost-chips = { $value } chips
review-luck-too = The cards and the other players cost another { $cost }.
review-luck = Before decision { $number }, { $who }: { $fell }, because of the cards that came and what others did.
review-unsure = Decision { $number }, { $who }: { $action }; { $fell }, but that may be no more than measurement error.
review-fell-win = the chance to win fell from { $before } % to { $after } % (± { $error })
review-fell-lose = the chance to lose rose from { $before } % to { $after } % (± { $error })
review-fell-chips = the chips expected from the round fell from { $before } to { $after } (± { $error })
review-none = No decision that we looked at cost anything we could see.
