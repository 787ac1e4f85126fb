### Що робить гравець.

verb-attack = Атакувати: { $seat }
    .short = Атакувати
    .told = { $you ->
        [who] Ви атакуєте гравця { $seat }
        [seat] { $who } атакує вас
       *[other] { $who } атакує гравця { $seat }
    }
    .did = { $you ->
        [who] Ви атакуєте гравця { $seat }: випадає { $got }
        [seat] { $who } атакує вас: випадає { $got }
       *[other] { $who } атакує гравця { $seat }: випадає { $got }
    }
verb-bid = Поставити { $card }
    .short = Поставити
    .told = { $named ->
        [0] { $you ->
            [who] Ви робите ставку
           *[other] { $who } робить ставку
        }
       *[other] { $you ->
            [who] Ви ставите { $card }
           *[other] { $who } ставить { $card }
        }
    }
verb-buy = Купити свою верхню карту за жетон
    .short = Купити
    .told = { $you ->
        [who] Ви купуєте карту за жетон
       *[other] { $who } купує карту за жетон
    }
    .did = { $count ->
        [0] { $you ->
            [who] Ви купуєте карту за жетон
           *[other] { $who } купує карту за жетон
        }
       *[other] { $you ->
            [who] Ви купуєте за жетон { $got }
           *[other] { $who } купує за жетон { $got }
        }
    }
verb-choose = Вибрати { $card }
    .short = Вибрати
    .told = { $named ->
        [0] { $you ->
            [who] Ви вибираєте карту
           *[other] { $who } вибирає карту
        }
       *[other] { $you ->
            [who] Ви вибираєте { $card }
           *[other] { $who } вибирає { $card }
        }
    }
verb-discard = Скинути { $card }
    .short = Скинути
    .told = { $named ->
        [0] { $you ->
            [who] Ви скидаєте карту
           *[other] { $who } скидає карту
        }
       *[other] { $you ->
            [who] Ви скидаєте { $card }
           *[other] { $who } скидає { $card }
        }
    }
verb-done = Готово
    .short = Готово
    .told = { $you ->
        [who] Решту ви лишаєте собі
       *[other] Решту { $who } лишає собі
    }
verb-draw = Узяти карту
    .short = Узяти карту
    .told = { $you ->
        [who] Ви берете карту
       *[other] { $who } бере карту
    }
    .did = { $you ->
        [who] Ви берете { $got }
       *[other] { $who } бере { $got }
    }
verb-end = Закінчити хід
    .short = Закінчити хід
    .told = { $you ->
        [who] Ви закінчуєте хід
       *[other] { $who } закінчує хід
    }
    .did = { $you ->
        [who] Ви закінчуєте хід і берете { $got }
       *[other] { $who } закінчує хід і бере { $got }
    }
verb-fold = { $named ->
        [0] Спасувати
       *[other] Спасувати й узяти { $whose ->
            [own] свою { $card }
           *[other] { $card } у гравця { $seat }
        }
    }
    .short = Спасувати
    .told = { $named ->
        [0] { $you ->
            [who] Ви пасуєте
           *[other] { $who } пасує
        }
       *[other] { $you ->
            [who] Ви пасуєте й берете { $card } у гравця { $seat }
            [seat] { $whose ->
                [own] Ви пасуєте й берете свою { $card }
               *[other] { $who } пасує й бере вашу { $card }
            }
           *[other] { $whose ->
                [own] { $who } пасує й бере свою { $card }
               *[other] { $who } пасує й бере { $card } у гравця { $seat }
            }
        }
    }
verb-gift = Подарувати { $card }: { $seat }
    .short = Подарувати
    .told = { $you ->
        [who] Ви робите подарунок: карту { $card } отримує { $seat }
        [seat] { $who } дарує вам карту { $card }
       *[other] { $who } робить подарунок: карту { $card } отримує { $seat }
    }
verb-give = Віддати здобич: { $seat }
    .short = Віддати здобич
    .told = { $you ->
        [who] Ви віддаєте здобич, отримує { $seat }
        [seat] { $who } віддає здобич вам
       *[other] { $who } віддає здобич, отримує { $seat }
    }
    .did = { $you ->
        [who] Ви віддаєте здобич: карту { $got } отримує { $seat }
        [seat] { $who } віддає здобич вам: { $got }
       *[other] { $who } віддає здобич: карту { $got } отримує { $seat }
    }
verb-hit = Узяти карту
    .short = Узяти карту
    .told = { $you ->
        [who] Ви берете карту
       *[other] { $who } бере карту
    }
    .did = { $you ->
        [who] Ви берете карту: { $got }
       *[other] { $who } бере карту: { $got }
    }
verb-keep = Лишити собі { $card }
    .short = Лишити собі
    .told = { $named ->
        [0] { $you ->
            [who] Ви лишаєте собі карту
           *[other] { $who } лишає собі карту
        }
       *[other] { $you ->
            [who] Ви лишаєте собі { $card }
           *[other] { $who } лишає собі { $card }
        }
    }
verb-look = Подивитися руку: { $seat }
    .short = Подивитися руку
    .told = { $you ->
        [who] Ви дивитеся руку гравця { $seat }
        [seat] { $who } дивиться вашу руку
       *[other] { $who } дивиться руку гравця { $seat }
    }
    .did = { $you ->
        [who] Ви дивитеся руку гравця { $seat }: { $got }
        [seat] { $who } дивиться вашу руку: { $got }
       *[other] { $who } дивиться руку гравця { $seat }: { $got }
    }
verb-order = Покласти { $card } наступною
    .short = Покласти наступною
    .told = { $named ->
        [0] { $you ->
            [who] Ви додаєте карту до закритого стосу
           *[other] { $who } додає карту до закритого стосу
        }
       *[other] { $you ->
            [who] Ви кладете { $card } наступною
           *[other] { $who } кладе { $card } наступною
        }
    }
    .did = { $you ->
        [who] Ви кладете { $card } останньою: закритий стос готовий
       *[other] { $who } кладе { $card } останньою: закритий стос готовий
    }
verb-pass = Спасувати
    .short = Спасувати
    .told = { $you ->
        [who] Ви пасуєте
       *[other] { $who } пасує
    }
verb-pick = Узяти { $card }
    .short = Узяти
    .told = { $you ->
        [who] Ви берете { $card }
       *[other] { $who } бере { $card }
    }
verb-place = Покласти в колонку { $card }
    .short = Покласти в колонку
    .told = { $you ->
        [who] Ви кладете карту в колонку { $card }
       *[other] { $who } кладе карту в колонку { $card }
    }
    .did = { $you ->
        [who] Ви кладете { $got } в колонку { $card }
       *[other] { $who } кладе { $got } в колонку { $card }
    }
verb-play = Викласти { $card }
    .short = Викласти
    .told = { $you ->
        [who] Ви викладаєте { $card }
       *[other] { $who } викладає { $card }
    }
verb-ready = Готово
    .short = Готово
    .told = { $you ->
        [who] Ви кажете «готово»
       *[other] { $who } каже «готово»
    }
verb-sacrifice = Пожертвувати { $card }
    .short = Пожертвувати
    .told = { $named ->
        [0] { $you ->
            [who] Ви жертвуєте карту
           *[other] { $who } жертвує карту
        }
       *[other] { $you ->
            [who] Ви жертвуєте { $card }
           *[other] { $who } жертвує { $card }
        }
    }
verb-spend8 = Витратити вісімку
    .short = Витратити вісімку
    .told = { $you ->
        [who] Ви витрачаєте вісімку
       *[other] { $who } витрачає вісімку
    }
    .did = { $count ->
        [0] { $you ->
            [who] Ви витрачаєте вісімку
           *[other] { $who } витрачає вісімку
        }
       *[other] { $you ->
            [who] Ви витрачаєте вісімку й берете { $got }
           *[other] { $who } витрачає вісімку й бере { $got }
        }
    }
verb-steal = Украсти карту: { $seat }
    .short = Украсти карту
    .told = { $you ->
        [who] Ви крадете карту в гравця { $seat }
        [seat] { $who } краде у вас карту
       *[other] { $who } краде карту в гравця { $seat }
    }
    .did = { $you ->
        [who] Ви крадете { $got } у гравця { $seat }
        [seat] { $who } краде у вас { $got }
       *[other] { $who } краде { $got } у гравця { $seat }
    }
verb-take = Узяти { $number }
    .short = Узяти
    .told = { $you ->
        [who] Ви берете { $number ->
                [one] { $number } карту
                [few] { $number } карти
               *[many] { $number } карт
            }
       *[other] { $who } бере { $number ->
                [one] { $number } карту
                [few] { $number } карти
               *[many] { $number } карт
            }
    }
    .did = { $count ->
        [0] { $you ->
            [who] Ви берете { $number ->
                    [one] { $number } карту
                    [few] { $number } карти
                   *[many] { $number } карт
                }
           *[other] { $who } бере { $number ->
                    [one] { $number } карту
                    [few] { $number } карти
                   *[many] { $number } карт
                }
        }
       *[other] { $you ->
            [who] Ви берете { $number ->
                    [one] { $number } карту
                    [few] { $number } карти
                   *[many] { $number } карт
                }: { $got }
           *[other] { $who } бере { $number ->
                    [one] { $number } карту
                    [few] { $number } карти
                   *[many] { $number } карт
                }: { $got }
        }
    }

## Де у гри для цього інше слово

extreme-verb-play = Викласти { $card } на { $pile }
    .short = Викласти
    .told = { $you ->
        [who] Ви викладаєте { $card } на { $pile }
       *[other] { $who } викладає { $card } на { $pile }
    }
the_game-verb-play = Викласти { $card } на { $pile }
    .short = Викласти
    .told = { $you ->
        [who] Ви викладаєте { $card } на { $pile }
       *[other] { $who } викладає { $card } на { $pile }
    }
face_to_face-verb-play = { $whose ->
        [theirs] Викласти { $card } на { $pile ->
            [A] зростаючий стос
           *[D] спадний стос
        } суперника
       *[other] Викласти { $card } на { $pile ->
            [A] зростаючий стос
           *[D] спадний стос
        }
    }
    .short = Викласти
    .told = { $you ->
        [who] Ви викладаєте
       *[other] { $who } викладає
    } { $card } { $whose ->
        [yours] на ваш { $pile ->
            [A] зростаючий стос
           *[D] спадний стос
        }
        [theirs] на { $pile ->
            [A] зростаючий стос
           *[D] спадний стос
        } суперника
       *[other] на { $pile ->
            [A] зростаючий стос
           *[D] спадний стос
        }
    }
kitty-verb-pass = Передати { $card }
    .short = Передати
    .told = { $named ->
        [0] { $you ->
            [who] Ви передаєте карту
           *[other] { $who } передає карту
        }
       *[other] { $you ->
            [who] Ви передаєте { $card }
           *[other] { $who } передає { $card }
        }
    }
starboard-verb-draw = Узяти карту
    .short = Узяти карту
    .told = { $you ->
        [who] Ви берете карту
       *[other] { $who } бере карту
    }
    .did = { $count ->
        [0] { $you ->
            [who] Ви платите жетон за карту
           *[other] { $who } платить жетон за карту
        }
       *[other] { $you ->
            [who] Ви платите жетон і відкриваєте { $got }
           *[other] { $who } платить жетон і відкриває { $got }
        }
    }
sweep-verb-play = Викласти { $card }
    .short = Викласти
    .told = { $you ->
        [who] Ви викладаєте { $card }
       *[other] { $who } викладає { $card }
    }
    .did = { $you ->
        [who] Ви викладаєте { $card } і берете { $got }
       *[other] { $who } викладає { $card } і бере { $got }
    }
troll_guts-verb-draw = Узяти карту
    .short = Узяти карту
    .told = { $you ->
        [who] Ви берете карту
       *[other] { $who } бере карту
    }
    .did = { $you ->
        [who] Ви берете з колоди { $got }
       *[other] { $who } бере з колоди { $got }
    }
