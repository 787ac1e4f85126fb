# Тренер: к чему ведёт каждое действие и почему.

coach-win = выигрыш в { $chance } % случаев (± { $error })
coach-lose = проигрыш в { $chance } % случаев (± { $error })
coach-chips = { $value } жетона за раунд (± { $error })
coach-title = К чему ведёт каждое действие, лучшее первым:
coach-warming = Тренер ещё готовится; спросите чуть позже.
coach-not-now = Пока не ваш ход, тренеру нечего сказать.
coach-more = … и ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}, результат хуже или такой же

fact-pairing = Не видно карт: { $unseen }; из них с парой: { $pairing } ({ $cards }), { $chance } %.
fact-no-pairing = Не видно карт: { $unseen }; пары не даст ни одна.
fact-feared = Из невидимых карт ({ $unseen }) с числом { $rank }: { $count }.
fact-price = Сейчас это стоит { $price }.
fact-copies = { $count ->
    [0] Других карт «{ $rank }» среди невидимых нет.
   *[other] Невидимых карт «{ $rank }»: { $count }.
}
fact-skips = { $count ->
    [0] Не пропускает ни одной ещё не вышедшей карты.
    [one] Пропускает { $count } ещё не вышедшую карту.
    [few] Пропускает { $count } ещё не вышедшие карты.
   *[many] Пропускает { $count } ещё не вышедших карт.
}
fact-jump = Возвращает стопку на десять, с { $shown }.
fact-back-held = { $card }, на десять назад оттуда, у вас в руке.
fact-back-unseen = { $card }, на десять назад оттуда, ещё не вышла.

review-title = { $game }: заново рассмотрено { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}.
review-curve-win = Шанс на победу ({ $who }), от { $low } % до { $high } %:
review-curve-lose = Шанс проиграть ({ $who }), от { $low } % до { $high } %:
review-curve-chips = Ожидаемые жетоны за раунд ({ $who }), от { $low } до { $high }:
review-worst = Что обошлось дороже всего:
review-line = Решение { $number }, { $who }: { $action }, потеря { $cost }. Лучше: { $best }.
review-cost-win = { $chance } % партии
review-cost-chips = { $value } жетона
review-luck-too = Ещё { $cost } отняли карты и чужие ходы.
review-luck = Перед решением { $number }, { $who }: { $fell } из-за пришедших карт и чужих ходов.
review-unsure = Решение { $number }, { $who }: { $action }; { $fell }, но это может быть и просто погрешность.
review-fell-win = шанс на победу упал с { $before } % до { $after } % (± { $error })
review-fell-lose = шанс проиграть вырос с { $before } % до { $after } % (± { $error })
review-fell-chips = ожидаемый итог раунда упал с { $before } до { $after } жетона (± { $error })
review-none = Ни одно из рассмотренных решений ничего заметного не стоило.
