# Тренер: до чого веде кожна дія і чому.

coach-win = виграш у { $chance } % випадків (± { $error })
coach-lose = програш у { $chance } % випадків (± { $error })
coach-chips = { $value } жетона за раунд (± { $error })
coach-title = До чого веде кожна дія, найкраща перша:
coach-warming = Тренер ще готується; запитайте трохи згодом.
coach-not-now = Поки не ваш хід, тренерові нема чого сказати.
coach-more = … і ще { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}, результат гірший або такий самий

fact-pairing = Не видно карт: { $unseen }; з них із парою: { $pairing } ({ $cards }), { $chance } %.
fact-no-pairing = Не видно карт: { $unseen }; пари не дасть жодна.
fact-feared = З невидимих карт ({ $unseen }) з числом { $rank }: { $count }.
fact-price = Зараз це коштує { $price }.
fact-copies = { $count ->
    [0] Інших карт «{ $rank }» серед невидимих немає.
   *[other] Невидимих карт «{ $rank }»: { $count }.
}
fact-skips = { $count ->
    [0] Не пропускає жодної карти, що ще вийде.
    [one] Пропускає { $count } карту, що ще вийде.
    [few] Пропускає { $count } карти, що ще вийдуть.
   *[many] Пропускає { $count } карт, що ще вийдуть.
}
fact-jump = Повертає стос на десять, з { $shown }.
fact-back-held = { $card }, на десять назад звідти, у вас на руці.
fact-back-unseen = { $card }, на десять назад звідти, ще не вийшла.

review-title = { $game }: наново розглянуто { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}.
review-curve-win = Шанс на перемогу ({ $who }), від { $low } % до { $high } %:
review-curve-lose = Шанс програти ({ $who }), від { $low } % до { $high } %:
review-curve-chips = Очікувані жетони за раунд ({ $who }), від { $low } до { $high }:
review-worst = Що коштувало найбільше:
review-line = Рішення { $number }, { $who }: { $action }, втрата { $cost }. Краще: { $best }.
review-cost-win = { $chance } % партії
review-cost-chips = { $value } жетона
review-luck-too = Ще { $cost } забрали карти й чужі ходи.
review-luck = Перед рішенням { $number }, { $who }: { $fell } через карти, що прийшли, і чужі ходи.
review-unsure = Рішення { $number }, { $who }: { $action }; { $fell }, але це може бути й просто похибка.
review-fell-win = шанс на перемогу впав із { $before } % до { $after } % (± { $error })
review-fell-lose = шанс програти зріс із { $before } % до { $after } % (± { $error })
review-fell-chips = очікуваний підсумок раунду впав із { $before } до { $after } жетона (± { $error })
review-none = Жодне з розглянутих рішень нічого помітного не коштувало.
