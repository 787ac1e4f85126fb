### Что делает игрок.

verb-attack = Атаковать: { $seat }
    .short = Атаковать
    .told = { $you ->
        [who] Вы атакуете игрока { $seat }
        [seat] { $who } атакует вас
       *[other] { $who } атакует игрока { $seat }
    }
    .did = { $you ->
        [who] Вы атакуете игрока { $seat }: выпадает { $got }
        [seat] { $who } атакует вас: выпадает { $got }
       *[other] { $who } атакует игрока { $seat }: выпадает { $got }
    }
verb-bid = Поставить { $card }
    .short = Поставить
    .told = { $named ->
        [0] { $you ->
            [who] Вы делаете ставку
           *[other] { $who } делает ставку
        }
       *[other] { $you ->
            [who] Вы ставите { $card }
           *[other] { $who } ставит { $card }
        }
    }
verb-buy = Купить свою верхнюю карту за жетон
    .short = Купить
    .told = { $you ->
        [who] Вы покупаете карту за жетон
       *[other] { $who } покупает карту за жетон
    }
    .did = { $count ->
        [0] { $you ->
            [who] Вы покупаете карту за жетон
           *[other] { $who } покупает карту за жетон
        }
       *[other] { $you ->
            [who] Вы покупаете за жетон { $got }
           *[other] { $who } покупает за жетон { $got }
        }
    }
verb-choose = Выбрать { $card }
    .short = Выбрать
    .told = { $named ->
        [0] { $you ->
            [who] Вы выбираете карту
           *[other] { $who } выбирает карту
        }
       *[other] { $you ->
            [who] Вы выбираете { $card }
           *[other] { $who } выбирает { $card }
        }
    }
verb-discard = Сбросить { $card }
    .short = Сбросить
    .told = { $named ->
        [0] { $you ->
            [who] Вы сбрасываете карту
           *[other] { $who } сбрасывает карту
        }
       *[other] { $you ->
            [who] Вы сбрасываете { $card }
           *[other] { $who } сбрасывает { $card }
        }
    }
verb-done = Готово
    .short = Готово
    .told = { $you ->
        [who] Остальное вы оставляете себе
       *[other] Остальное { $who } оставляет себе
    }
verb-draw = Взять карту
    .short = Взять карту
    .told = { $you ->
        [who] Вы берёте карту
       *[other] { $who } берёт карту
    }
    .did = { $you ->
        [who] Вы берёте { $got }
       *[other] { $who } берёт { $got }
    }
verb-end = Закончить ход
    .short = Закончить ход
    .told = { $you ->
        [who] Вы заканчиваете ход
       *[other] { $who } заканчивает ход
    }
    .did = { $you ->
        [who] Вы заканчиваете ход и берёте { $got }
       *[other] { $who } заканчивает ход и берёт { $got }
    }
verb-fold = { $named ->
        [0] Спасовать
       *[other] Спасовать и взять { $whose ->
            [own] свою { $card }
           *[other] { $card } у игрока { $seat }
        }
    }
    .short = Спасовать
    .told = { $named ->
        [0] { $you ->
            [who] Вы пасуете
           *[other] { $who } пасует
        }
       *[other] { $you ->
            [who] Вы пасуете и берёте { $card } у игрока { $seat }
            [seat] { $whose ->
                [own] Вы пасуете и берёте свою { $card }
               *[other] { $who } пасует и берёт вашу { $card }
            }
           *[other] { $whose ->
                [own] { $who } пасует и берёт свою { $card }
               *[other] { $who } пасует и берёт { $card } у игрока { $seat }
            }
        }
    }
verb-gift = Подарить { $card }: { $seat }
    .short = Подарить
    .told = { $you ->
        [who] Вы делаете подарок: карту { $card } получает { $seat }
        [seat] { $who } дарит вам карту { $card }
       *[other] { $who } делает подарок: карту { $card } получает { $seat }
    }
verb-give = Отдать добычу: { $seat }
    .short = Отдать добычу
    .told = { $you ->
        [who] Вы отдаёте добычу, получает { $seat }
        [seat] { $who } отдаёт добычу вам
       *[other] { $who } отдаёт добычу, получает { $seat }
    }
    .did = { $you ->
        [who] Вы отдаёте добычу: карту { $got } получает { $seat }
        [seat] { $who } отдаёт добычу вам: { $got }
       *[other] { $who } отдаёт добычу: карту { $got } получает { $seat }
    }
verb-hit = Взять карту
    .short = Взять карту
    .told = { $you ->
        [who] Вы берёте карту
       *[other] { $who } берёт карту
    }
    .did = { $you ->
        [who] Вы берёте карту: { $got }
       *[other] { $who } берёт карту: { $got }
    }
verb-keep = Оставить себе { $card }
    .short = Оставить себе
    .told = { $named ->
        [0] { $you ->
            [who] Вы оставляете себе карту
           *[other] { $who } оставляет себе карту
        }
       *[other] { $you ->
            [who] Вы оставляете себе { $card }
           *[other] { $who } оставляет себе { $card }
        }
    }
verb-look = Посмотреть руку: { $seat }
    .short = Посмотреть руку
    .told = { $you ->
        [who] Вы смотрите руку игрока { $seat }
        [seat] { $who } смотрит вашу руку
       *[other] { $who } смотрит руку игрока { $seat }
    }
    .did = { $you ->
        [who] Вы смотрите руку игрока { $seat }: { $got }
        [seat] { $who } смотрит вашу руку: { $got }
       *[other] { $who } смотрит руку игрока { $seat }: { $got }
    }
verb-order = Положить { $card } следующей
    .short = Положить следующей
    .told = { $named ->
        [0] { $you ->
            [who] Вы добавляете карту в закрытую стопку
           *[other] { $who } добавляет карту в закрытую стопку
        }
       *[other] { $you ->
            [who] Вы кладёте { $card } следующей
           *[other] { $who } кладёт { $card } следующей
        }
    }
    .did = { $you ->
        [who] Вы кладёте { $card } последней: закрытая стопка готова
       *[other] { $who } кладёт { $card } последней: закрытая стопка готова
    }
verb-pass = Спасовать
    .short = Спасовать
    .told = { $you ->
        [who] Вы пасуете
       *[other] { $who } пасует
    }
verb-pick = Взять { $card }
    .short = Взять
    .told = { $you ->
        [who] Вы берёте { $card }
       *[other] { $who } берёт { $card }
    }
verb-place = Положить в колонку { $card }
    .short = Положить в колонку
    .told = { $you ->
        [who] Вы кладёте карту в колонку { $card }
       *[other] { $who } кладёт карту в колонку { $card }
    }
    .did = { $you ->
        [who] Вы кладёте { $got } в колонку { $card }
       *[other] { $who } кладёт { $got } в колонку { $card }
    }
verb-play = Выложить { $card }
    .short = Выложить
    .told = { $you ->
        [who] Вы выкладываете { $card }
       *[other] { $who } выкладывает { $card }
    }
verb-ready = Готово
    .short = Готово
    .told = { $you ->
        [who] Вы говорите «готово»
       *[other] { $who } говорит «готово»
    }
verb-sacrifice = Пожертвовать { $card }
    .short = Пожертвовать
    .told = { $named ->
        [0] { $you ->
            [who] Вы жертвуете карту
           *[other] { $who } жертвует карту
        }
       *[other] { $you ->
            [who] Вы жертвуете { $card }
           *[other] { $who } жертвует { $card }
        }
    }
verb-spend8 = Потратить восьмёрку
    .short = Потратить восьмёрку
    .told = { $you ->
        [who] Вы тратите восьмёрку
       *[other] { $who } тратит восьмёрку
    }
    .did = { $count ->
        [0] { $you ->
            [who] Вы тратите восьмёрку
           *[other] { $who } тратит восьмёрку
        }
       *[other] { $you ->
            [who] Вы тратите восьмёрку и берёте { $got }
           *[other] { $who } тратит восьмёрку и берёт { $got }
        }
    }
verb-steal = Украсть карту: { $seat }
    .short = Украсть карту
    .told = { $you ->
        [who] Вы крадёте карту у игрока { $seat }
        [seat] { $who } крадёт у вас карту
       *[other] { $who } крадёт карту у игрока { $seat }
    }
    .did = { $you ->
        [who] Вы крадёте { $got } у игрока { $seat }
        [seat] { $who } крадёт у вас { $got }
       *[other] { $who } крадёт { $got } у игрока { $seat }
    }
verb-take = Взять { $number }
    .short = Взять
    .told = { $you ->
        [who] Вы берёте { $number ->
                [one] { $number } карту
                [few] { $number } карты
               *[many] { $number } карт
            }
       *[other] { $who } берёт { $number ->
                [one] { $number } карту
                [few] { $number } карты
               *[many] { $number } карт
            }
    }
    .did = { $count ->
        [0] { $you ->
            [who] Вы берёте { $number ->
                    [one] { $number } карту
                    [few] { $number } карты
                   *[many] { $number } карт
                }
           *[other] { $who } берёт { $number ->
                    [one] { $number } карту
                    [few] { $number } карты
                   *[many] { $number } карт
                }
        }
       *[other] { $you ->
            [who] Вы берёте { $number ->
                    [one] { $number } карту
                    [few] { $number } карты
                   *[many] { $number } карт
                }: { $got }
           *[other] { $who } берёт { $number ->
                    [one] { $number } карту
                    [few] { $number } карты
                   *[many] { $number } карт
                }: { $got }
        }
    }

## Где у игры для этого другое слово

extreme-verb-play = Выложить { $card } на { $pile }
    .short = Выложить
    .told = { $you ->
        [who] Вы выкладываете { $card } на { $pile }
       *[other] { $who } выкладывает { $card } на { $pile }
    }
the_game-verb-play = Выложить { $card } на { $pile }
    .short = Выложить
    .told = { $you ->
        [who] Вы выкладываете { $card } на { $pile }
       *[other] { $who } выкладывает { $card } на { $pile }
    }
face_to_face-verb-play = { $whose ->
        [theirs] Выложить { $card } на { $pile ->
            [A] возрастающую
           *[D] убывающую
        } оппонента
       *[other] Выложить { $card } на { $pile ->
            [A] возрастающую
           *[D] убывающую
        }
    }
    .short = Выложить
    .told = { $you ->
        [who] Вы выкладываете
       *[other] { $who } выкладывает
    } { $card } { $whose ->
        [yours] на вашу { $pile ->
            [A] возрастающую
           *[D] убывающую
        }
        [theirs] на { $pile ->
            [A] возрастающую
           *[D] убывающую
        } оппонента
       *[other] на { $pile ->
            [A] возрастающую
           *[D] убывающую
        }
    }
kitty-verb-pass = Передать { $card }
    .short = Передать
    .told = { $named ->
        [0] { $you ->
            [who] Вы передаёте карту
           *[other] { $who } передаёт карту
        }
       *[other] { $you ->
            [who] Вы передаёте { $card }
           *[other] { $who } передаёт { $card }
        }
    }
starboard-verb-draw = Взять карту
    .short = Взять карту
    .told = { $you ->
        [who] Вы берёте карту
       *[other] { $who } берёт карту
    }
    .did = { $count ->
        [0] { $you ->
            [who] Вы платите жетон за карту
           *[other] { $who } платит жетон за карту
        }
       *[other] { $you ->
            [who] Вы платите жетон и открываете { $got }
           *[other] { $who } платит жетон и открывает { $got }
        }
    }
sweep-verb-play = Выложить { $card }
    .short = Выложить
    .told = { $you ->
        [who] Вы выкладываете { $card }
       *[other] { $who } выкладывает { $card }
    }
    .did = { $you ->
        [who] Вы выкладываете { $card } и берёте { $got }
       *[other] { $who } выкладывает { $card } и берёт { $got }
    }
troll_guts-verb-draw = Взять карту
    .short = Взять карту
    .told = { $you ->
        [who] Вы берёте карту
       *[other] { $who } берёт карту
    }
    .did = { $you ->
        [who] Вы берёте из колоды { $got }
       *[other] { $who } берёт из колоды { $got }
    }
