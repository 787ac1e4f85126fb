### Что делает игрок.

verb-attack = Атаковать: { $seat }
    .short = Атаковать
    .told = { $who } атакует, цель: { $seat }
verb-bid = Поставить { $card }
    .short = Сделать ставку
    .told = { $named ->
        [0] { $who } делает ставку
       *[other] { $who } ставит { $card }
    }
verb-buy = Купить свою верхнюю карту за жетон
    .short = Купить
    .told = { $who } покупает свою верхнюю карту
verb-choose = Выбрать { $card }
    .short = Выбрать
    .told = { $named ->
        [0] { $who } выбирает карту
       *[other] { $who } выбирает { $card }
    }
verb-discard = Сбросить { $card }
    .short = Сбросить
    .told = { $named ->
        [0] { $who } сбрасывает карту
       *[other] { $who } сбрасывает { $card }
    }
verb-done = Готово
    .short = Готово
    .told = { $who } заканчивает ход
verb-draw = Взять карту
    .short = Взять карту
    .told = { $who } берёт карту
verb-end = Закончить ход
    .short = Закончить ход
    .told = { $who } заканчивает ход
verb-fold = { $named ->
        [0] Спасовать
       *[other] Спасовать и взять { $card } ({ $seat })
    }
    .short = Спасовать
    .told = { $named ->
        [0] { $who } пасует
       *[other] { $who } пасует и берёт { $card } ({ $seat })
    }
verb-gift = Подарить { $card }: { $seat }
    .short = Подарить
    .told = { $who } дарит { $card }, получает { $seat }
verb-give = Отдать добычу: { $seat }
    .short = Отдать добычу
    .told = { $who } отдаёт добычу, её получает { $seat }
verb-hit = Взять карту
    .short = Взять карту
    .told = { $who } берёт карту
verb-keep = Оставить себе { $card }
    .short = Оставить себе
    .told = { $named ->
        [0] { $who } оставляет себе карту
       *[other] { $who } оставляет себе { $card }
    }
verb-look = Посмотреть руку ({ $seat })
    .short = Посмотреть руку
    .told = { $who } смотрит руку ({ $seat })
verb-order = Положить { $card } следующей
    .short = Положить следующей
    .told = { $named ->
        [0] { $who } добавляет карту в закрытую стопку
       *[other] { $who } кладёт { $card } следующей
    }
verb-pass = Спасовать
    .short = Спасовать
    .told = { $who } пасует
verb-pick = Взять { $card }
    .short = Взять
    .told = { $who } берёт { $card }
verb-place = Положить в колонку { $card }
    .short = Положить в колонку
    .told = { $who } кладёт карту в колонку { $card }
verb-play = Выложить { $card }
    .short = Выложить
    .told = { $who } выкладывает { $card }
verb-ready = Готово
    .short = Готово
    .told = { $who }: готово
verb-sacrifice = Пожертвовать { $card }
    .short = Пожертвовать
    .told = { $named ->
        [0] { $who } жертвует карту
       *[other] { $who } жертвует { $card }
    }
verb-spend8 = Потратить восьмёрку
    .short = Потратить восьмёрку
    .told = { $who } тратит восьмёрку
verb-steal = Украсть карту ({ $seat })
    .short = Украсть карту
    .told = { $who } крадёт карту ({ $seat })
verb-take = Взять { $number }
    .short = Взять
    .told = { $who } называет число { $number }

## Где у игры для этого другое слово

extreme-verb-play = Выложить { $card } на { $pile }
    .short = Выложить
    .told = { $who } выкладывает { $card } на { $pile }
face_to_face-verb-play = Выложить { $card } на { $pile }
    .short = Выложить
    .told = { $who } выкладывает { $card } на { $pile }
the_game-verb-play = Выложить { $card } на { $pile }
    .short = Выложить
    .told = { $who } выкладывает { $card } на { $pile }
kitty-verb-pass = Передать { $card }
    .short = Передать
    .told = { $named ->
        [0] { $who } передаёт карту
       *[other] { $who } передаёт { $card }
    }
