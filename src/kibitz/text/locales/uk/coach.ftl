# Тренер: до чого веде кожна дія і чому.

coach-win = { $odds ->
        [never] майже ніколи не виграє
        [always] майже завжди виграє
       *[other] виграє приблизно { $part } { $part ->
            [one] раз
            [few] рази
           *[other] разів
        } із { $whole }
    }
coach-lose = { $odds ->
        [never] майже ніколи не програє
        [always] майже завжди програє
       *[other] програє приблизно { $part } { $part ->
            [one] раз
            [few] рази
           *[other] разів
        } із { $whole }
    }
coach-chips = { $value } жетона за раунд (± { $error })
coach-title = До чого веде кожен хід, від найкращого:
coach-warming = Тренер ще готується; запитайте трохи згодом.
coach-not-now = Поки не ваш хід, тренерові нема чого сказати.
coach-none = За цим столом тренера немає. Якщо він потрібен, вийдіть і продовжте гру з --coach.
coach-more = … і ще { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[many] { $count } ходів
    }, і кращих серед них немає

fact-pairing = Пару { $pairing ->
        [one] дасть
       *[other] дадуть
    } { $pairing } з { $unseen } карт, які ще не вийшли: { $cards }.
fact-no-pairing = Ще не вийшло карт: { $unseen }, і пари не дасть жодна.
fact-feared = Серед { $unseen } карт, які ще не вийшли, із числом { $rank }: { $count }.
fact-price = Ціна зараз: { $price }.
fact-copies = { $count ->
        [0] Інших карт із числом { $rank } вже не буде.
       *[other] Інших карт із числом { $rank } ще не вийшло: { $count }.
    }
fact-skips = { $count ->
        [0] Не перескакує через жодну карту, яка ще не вийшла.
        [one] Перескакує через { $count } карту, яка ще не вийшла.
        [few] Перескакує через { $count } карти, які ще не вийшли.
       *[many] Перескакує через { $count } карт, які ще не вийшли.
    }
fact-jump = Відіграє десять назад: зараз там { $shown }.
fact-back-held = Потім можна зробити зворотний трюк: { $card } у вас на руках.
fact-back-unseen = Потім може вийти й зворотний трюк: { $card } ще не вийшла.

review-title = { $game }: наново розглянуто { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}.
review-curve-win = Шанс на перемогу ({ $who }), від { $low } % до { $high } %:
review-curve-lose = Шанс програти ({ $who }), від { $low } % до { $high } %:
review-curve-chips = Очікувані жетони за раунд ({ $who }), від { $low } до { $high }:
review-worst = Що коштувало найбільше:
review-line = Хід { $number }, { $who }: «{ $action }», втрата { $cost }. Краще: «{ $best }».
review-cost-win = { $chance } % гри
review-cost-chips = { $value } жетона
review-luck-too = Ще { $cost } забрали карти й чужі ходи.
review-luck = Перед ходом { $number }, { $who }: { $fell } через карти, що прийшли, і чужі ходи.
review-unsure = Хід { $number }, { $who }: «{ $action }»; { $fell }, але це може бути й просто похибка.
review-fell-win = шанс на перемогу впав із { $before } % до { $after } % (± { $error })
review-fell-lose = шанс програти зріс із { $before } % до { $after } % (± { $error })
review-fell-chips = очікуваний підсумок раунду впав із { $before } до { $after } жетона (± { $error })
review-none = Помітних помилок не знайшлося.
