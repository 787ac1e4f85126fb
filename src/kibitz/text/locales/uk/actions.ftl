### Що робить гравець.

verb-attack = Атакувати: { $seat }
    .short = Атакувати
    .told = { $who } атакує, ціль: { $seat }
verb-bid = Поставити { $card }
    .short = Зробити ставку
    .told = { $named ->
        [0] { $who } робить ставку
       *[other] { $who } ставить { $card }
    }
verb-buy = Купити свою верхню карту за жетон
    .short = Купити
    .told = { $who } купує свою верхню карту
verb-choose = Вибрати { $card }
    .short = Вибрати
    .told = { $named ->
        [0] { $who } вибирає карту
       *[other] { $who } вибирає { $card }
    }
verb-discard = Скинути { $card }
    .short = Скинути
    .told = { $named ->
        [0] { $who } скидає карту
       *[other] { $who } скидає { $card }
    }
verb-done = Готово
    .short = Готово
    .told = { $who } закінчує хід
verb-draw = Узяти карту
    .short = Узяти карту
    .told = { $who } бере карту
verb-end = Закінчити хід
    .short = Закінчити хід
    .told = { $who } закінчує хід
verb-fold = { $named ->
        [0] Спасувати
       *[other] Спасувати й узяти { $card } ({ $seat })
    }
    .short = Спасувати
    .told = { $named ->
        [0] { $who } пасує
       *[other] { $who } пасує й бере { $card } ({ $seat })
    }
verb-gift = Подарувати { $card }: { $seat }
    .short = Подарувати
    .told = { $who } дарує { $card }, отримує { $seat }
verb-give = Віддати здобич: { $seat }
    .short = Віддати здобич
    .told = { $who } віддає здобич, її отримує { $seat }
verb-hit = Узяти карту
    .short = Узяти карту
    .told = { $who } бере карту
verb-keep = Лишити собі { $card }
    .short = Лишити собі
    .told = { $named ->
        [0] { $who } лишає собі карту
       *[other] { $who } лишає собі { $card }
    }
verb-look = Подивитися в руку ({ $seat })
    .short = Подивитися в руку
    .told = { $who } дивиться в руку ({ $seat })
verb-order = Покласти { $card } наступною
    .short = Покласти наступною
    .told = { $named ->
        [0] { $who } додає карту до закритого стосу
       *[other] { $who } кладе { $card } наступною
    }
verb-pass = Спасувати
    .short = Спасувати
    .told = { $who } пасує
verb-pick = Узяти { $card }
    .short = Узяти
    .told = { $who } бере { $card }
verb-place = Покласти в колонку { $card }
    .short = Покласти в колонку
    .told = { $who } кладе карту в колонку { $card }
verb-play = Викласти { $card }
    .short = Викласти
    .told = { $who } викладає { $card }
verb-ready = Готово
    .short = Готово
    .told = { $who }: готово
verb-sacrifice = Пожертвувати { $card }
    .short = Пожертвувати
    .told = { $named ->
        [0] { $who } жертвує карту
       *[other] { $who } жертвує { $card }
    }
verb-spend8 = Витратити вісімку
    .short = Витратити вісімку
    .told = { $who } витрачає вісімку
verb-steal = Украсти карту ({ $seat })
    .short = Украсти карту
    .told = { $who } краде карту ({ $seat })
verb-take = Узяти { $number }
    .short = Узяти
    .told = { $who } називає число { $number }

## Де у гри для цього інше слово

extreme-verb-play = Викласти { $card } на { $pile }
    .short = Викласти
    .told = { $who } викладає { $card } на { $pile }
face_to_face-verb-play = Викласти { $card } на { $pile }
    .short = Викласти
    .told = { $who } викладає { $card } на { $pile }
the_game-verb-play = Викласти { $card } на { $pile }
    .short = Викласти
    .told = { $who } викладає { $card } на { $pile }
kitty-verb-pass = Передати { $card }
    .short = Передати
    .told = { $named ->
        [0] { $who } передає карту
       *[other] { $who } передає { $card }
    }
