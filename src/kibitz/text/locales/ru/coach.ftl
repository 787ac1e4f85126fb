# Тренер: к чему ведёт каждое действие и почему.

coach-win = { $odds ->
        [never] почти никогда не выигрывает
        [always] почти всегда выигрывает
       *[other] выигрывает примерно { $part } { $part ->
            [few] раза
           *[other] раз
        } из { $whole }
    }
coach-lose = { $odds ->
        [never] почти никогда не проигрывает
        [always] почти всегда проигрывает
       *[other] проигрывает примерно { $part } { $part ->
            [few] раза
           *[other] раз
        } из { $whole }
    }
coach-chips = { $value } жетона за раунд (± { $error })
coach-title = К чему ведёт каждый ход, начиная с лучшего:
coach-warming = Тренер ещё готовится; спросите чуть позже.
coach-not-now = Пока не ваш ход, тренеру нечего сказать.
coach-none = За этим столом тренера нет. Если он нужен, выйдите и продолжите игру с --coach.
coach-more = … и ещё { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    } не лучше этих

fact-pairing = Пару { $pairing ->
        [one] даст
       *[other] дадут
    } { $pairing } из { $unseen } ещё не вышедших карт: { $cards }.
fact-no-pairing = Ещё не вышло карт: { $unseen }, и пары не даст ни одна.
fact-feared = Среди { $unseen } ещё не вышедших карт с числом { $rank }: { $count }.
fact-price = Цена сейчас: { $price }.
fact-copies = { $count ->
        [0] Других карт с числом { $rank } уже не будет.
       *[other] Других карт с числом { $rank } ещё не вышло: { $count }.
    }
fact-skips = { $count ->
        [0] Не перескакивает ни через одну карту, которая ещё не вышла.
        [one] Перескакивает через { $count } карту, которая ещё не вышла.
        [few] Перескакивает через { $count } карты, которые ещё не вышли.
       *[many] Перескакивает через { $count } карт, которые ещё не вышли.
    }
fact-jump = Отыгрывает десять назад: сейчас там { $shown }.
fact-back-held = Потом можно сделать обратный прыжок: { $card } у вас на руках.
fact-back-unseen = Потом может выйти и обратный прыжок: { $card } ещё не вышла.

review-title = { $game }: заново рассмотрено { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}.
review-curve-win = Шанс на победу ({ $who }), от { $low } % до { $high } %:
review-curve-lose = Шанс проиграть ({ $who }), от { $low } % до { $high } %:
review-curve-chips = Ожидаемые жетоны за раунд ({ $who }), от { $low } до { $high }:
review-worst = Что обошлось дороже всего:
review-line = Ход { $number }, { $who }: «{ $action }», потеря { $cost }. Лучше: «{ $best }».
review-cost-win = { $chance } % партии
review-cost-chips = { $value } жетона
review-luck-too = Ещё { $cost } отняли карты и чужие ходы.
review-luck = Перед ходом { $number }, { $who }: { $fell } из-за пришедших карт и чужих ходов.
review-unsure = Ход { $number }, { $who }: «{ $action }»; { $fell }, но это может быть и просто погрешность.
review-fell-win = шанс на победу упал с { $before } % до { $after } % (± { $error })
review-fell-lose = шанс проиграть вырос с { $before } % до { $after } % (± { $error })
review-fell-chips = ожидаемый итог раунда упал с { $before } до { $after } жетона (± { $error })
review-none = Заметных ошибок не нашлось.
