### Слова самого стола. Наш собственный текст.

## Отказы, которых нет в правилах игр

TABLE-1 = Ходят только те, чей сейчас ход.
    .refused = Сейчас не ваш ход. Ждём: { $turn }.
TABLE-2 = Когда игра окончена, никто больше не ходит.
    .refused = Игра окончена. Начните новую.
TABLE-3 = Ходить можно только так, как заведено в этой игре.
    .refused = Действия «{ $text }» в этой игре нет. Можно написать: { $forms }.
TABLE-4 = Называть можно только те числа, карты, стопки и места, которые в игре есть.
    .refused = Такого числа, такой карты, стопки или такого игрока нет. Напишите так: { $forms }.
refused-by = Так нельзя: это запрещает { $clause }.

## Что произошло. Точка в конце ставится сама. `you` — кто из названных читает.

you = вы
seat = Игрок { $seat }
list = { $first } и { $last }
list-item = { $who } — { $what }
cards = { $count ->
        [one] { $count ->
            [1] карту
           *[other] { $count } карту
        }
        [few] { $count } карты
       *[many] { $count } карт
    }
hidden = закрытых: { $count }
chips = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
event-act = { $who }: { $action }
event-move = { $cards }: было — { $source }, теперь — { $target }
    .each = { $known ->
        [none] Карты переложены
       *[other] Теперь так: { $list }
    }
move-closed-discard = { $you ->
        [who] Вы сбрасываете { $cards }
       *[other] { $who } сбрасывает { $cards }
    }
move-deck-assignment = Карты с указаниями: { $cards }
move-deck-hand = { $you ->
        [who] Вы берёте { $cards }
       *[other] { $who } берёт { $cards }
    }
    .each = { $known ->
        [none] { $count ->
            [0] Карты розданы
            [one] Каждому сдают по { $count } карте
            [few] Каждому сдают по { $count } карты
           *[many] Каждому сдают по { $count } карт
        }
        [mine] Вам сдают { $cards }
       *[other] Раздача: { $list }
    }
move-deck-kitty = Котёнок: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } рубашкой вверх
move-deck-middle = На середину: { $cards }
move-deck-packet = { $you ->
        [who] Вам дают на выбор { $cards }
       *[other] { $who } получает на выбор { $cards }
    }
    .each = { $known ->
        [mine] Вам дают на выбор { $cards }
       *[other] Каждый получает карты на выбор
    }
move-deck-removed = Карт отложено рубашкой вверх: { $count }
move-deck-revealed = Открыта карта { $cards }
move-deck-stack = { $you ->
        [who] Вам приходит { $cards }
       *[other] { $who } получает { $cards }
    }
    .each = Открытые карты: { $list }
move-deck-stock = В запасе рубашкой вверх { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
move-discard-deck = Карт вернулось в колоду: { $count }
move-hand-discard = { $you ->
        [who] Вы сбрасываете { $cards }
       *[other] { $who } сбрасывает { $cards }
    }
    .each = Все руки уходят в сброс
move-hand-stack = { $you ->
        [who] Вы открываете { $cards }
       *[other] { $who } открывает { $cards }
    }
move-kitty-prize = Добыча: { $cards }
move-laid-captured = { $you ->
        [who] Вы забираете { $cards }
       *[other] { $who } забирает { $cards }
    }
    .each = Добыто: { $list }
move-laid-discard = { $you ->
        [who] Вы сбрасываете { $cards }
       *[other] { $who } сбрасывает { $cards }
    }
    .each = Ставки уходят в сброс
move-laid-hand = { $you ->
        [who] Вы получаете { $cards }
       *[other] { $who } получает { $cards }
    }
    .each = { $known ->
        [none] Каждый передаёт карту налево
       *[other] Каждый передаёт карту налево, вам достаётся { $cards }
    }
move-laid-stack = { $you ->
        [who] Вы открываете { $cards }
       *[other] { $who } открывает { $cards }
    }
    .each = Открыты: { $list }
move-laid-stock = На столе остаётся: { $cards }
    .each = На столе остаётся: { $list }
move-middle-discard = С середины в сброс: { $cards }
move-middle-hand = { $you ->
        [who] Вы берёте { $cards }
       *[other] { $who } берёт { $cards }
    }
    .each = Взято с середины: { $list }
move-middle-stack = { $you ->
        [who] Вам с середины достаётся { $cards }
       *[other] { $who } получает с середины { $cards }
    }
    .each = Розданы карты с середины: { $list }
move-packet-packet = Остальные карты идут дальше
    .each = Остальные карты все передают налево
move-prize-discard = Добыча не достаётся никому: { $cards }
move-prize-hand = { $you ->
        [who] Вы забираете добычу: { $cards }
       *[other] { $who } забирает добычу: { $cards }
    }
move-prize-prize = На выбор: { $cards }
move-revealed-common = Среди общих карт теперь { $cards }
move-revealed-discard = Отложена карта { $cards }
move-stack-deck = Возвращается в колоду: { $cards }
move-stack-discard = { $you ->
        [who] Ваши карты уходят в сброс: { $cards }
       *[other] { $who } сбрасывает { $cards }
    }
    .each = Все стопки уходят в сброс
move-stack-middle = На середину: { $cards }
    .each = На середину: { $list }
move-stock-captured = { $you ->
        [who] Вы забираете из запаса { $cards }
       *[other] { $who } забирает из запаса { $cards }
    }
event-turned-up = { $target }, открыто: { $cards }
    .each = Открыты: { $list }
turned-up-hand = { $you ->
        [who] Вы показываете { $cards }
       *[other] { $who } показывает { $cards }
    }
    .each = Карты на руках: { $list }
turned-up-laid = { $you ->
        [who] Вы открываете { $cards }
       *[other] { $who } открывает { $cards }
    }
    .each = Открыты: { $list }
turned-up-monster = Рука монстра: { $cards }
turned-up-stock = В запасе: { $cards }
event-shuffle = { $target ->
        [deck] Колода перетасована
        [middle] Карты с середины перетасованы
       *[other] Перетасовано: { $pile }
    }
event-gather = { $target ->
        [deck] Все карты возвращаются в колоду
       *[other] Все карты собраны: { $pile }
    }
bank = банк
pay-to-bank = { $you ->
        [payer] Вы платите в банк { $chips }
       *[other] { $payer } платит в банк { $chips }
    }
    .each = { $you ->
        [all] Все платят в банк по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        }
       *[other] В банк по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        } платят { $payer }
    }
pay-from-bank = { $you ->
        [receiver] Вы получаете из банка { $chips }
       *[other] { $receiver } получает из банка { $chips }
    }
    .each = { $you ->
        [all] Все получают из банка по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        }
       *[other] Из банка по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        } получают { $receiver }
    }
pay-to-player = { $you ->
        [payer] Вы платите { $chips }, получает { $receiver }
        [receiver] { $payer } платит вам { $chips }
       *[other] { $payer } платит { $chips }, получает { $receiver }
    }
    .each = { $you ->
        [receiver] По { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        } вам платят { $payer }
       *[other] По { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетона
           *[many] { $amount } жетонов
        } платят { $payer }, получает { $receiver }
    }
event-lot = { $you ->
        [who] По жребию начинаете вы
       *[other] По жребию начинает { $who }
    }
event-roll = { $known ->
        [none] Втайне разыграно: { $number }
       *[other] Втайне разыграно, { $number }: { $list }
    }
event-show = { $known ->
        [none] Показано: { $number }
       *[other] Показано, { $number }: { $list }
    }
event-turn = { $you ->
        [who] { $count ->
            [1] Ваш ход
           *[other] Сейчас выбирают { $who }
        }
       *[other] { $count ->
            [1] Сейчас ходит { $who }
           *[other] Сейчас выбирают { $who }
        }
    }
event-over = Игра окончена

## Стопки

pile-deck = колода
pile-discard = сброс
pile-hand = рука
pile-stack = стопка
pile-points = очки
pile-pile = стопка
pile-middle = середина
pile-bank = банк
pile-laid = выложенная карта
pile-closed = закрытая стопка
pile-passed = переданная карта
pile-kitty = котёнок
pile-prize = добыча
pile-removed = убранные карты
pile-stock = запас
pile-captured = добытые карты
pile-packet = карты на выбор
pile-common = общие карты
pile-column = колонка
pile-revealed = открытая карта
pile-monster = рука монстра
pile-assignment = карты с указаниями
pile-owned = { $who }: { $pile }

## Числа, которые есть в нескольких играх

number-chips = жетоны
number-bank = банк
number-rounds = сыграно раундов
number-active = ещё в раунде
number-points = очки
number-marker = первый игрок
number-fold_price = цена паса

## Простая игра в терминале

play-prompt = Можно: { $actions }.
play-help = Напишите, что хотите сделать, или номер действия. А ещё есть: { $commands }.
play-hand-over = Теперь за клавиатурой { $who }: передайте её и нажмите Enter.
play-legal = Можно: { $actions }
play-warning = Осторожно! { $action } — и игра проиграна.
play-over-won = Вы победили!
play-over-lost = Вы проиграли.
play-over-left = Осталось карт: { $left }.
play-over-winners = { $you ->
        [who] { $count ->
            [1] Вы побеждаете
           *[other] Побеждают { $who }
        }
       *[other] { $count ->
            [1] { $who } побеждает
           *[other] Побеждают { $who }
        }
    }
play-over-losers = { $you ->
        [who] { $count ->
            [1] Вы проигрываете
           *[other] Проигрывают { $who }
        }
       *[other] { $count ->
            [1] { $who } проигрывает
           *[other] Проигрывают { $who }
        }
    }
play-over-scores = Очки: { $scores }.
play-over-chips = Жетоны: { $chips }.
play-saved = Запись игры — в файле { $file }.
play-empty = пусто
play-to-play = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
play-bot-failed = { $who }: бот не сыграл. { $why }. За него ходит разумный игрок.
play-commitment = Отпечаток раздачи: { $commitment }
play-verify = Чтобы проверить раздачу: { $command }
play-earlier = … { $count ->
        [one] ещё { $count } строка
        [few] ещё { $count } строки
       *[many] ещё { $count } строк
    } выше: напишите «журнал»
key-coach = тренер
key-rules = правила
key-type = написать ход
key-log = журнал
key-help = помощь
key-back = назад
key-leave = выйти
key-again = сыграть ещё
key-scroll = листать
step-prompt = { $step } из { $last }. Enter — дальше, b — назад, 1…{ $seat } — глазами игрока, o — зритель, q — выйти
play-again = Выберите ещё раз, чтобы сделать это.
play-kept = Незаконченная игра теперь в файле { $file }.
play-set-aside = Запись прошлой игры теперь в файле { $file }.
play-keys = Клавиша { $pressed } сейчас ничего не делает. Действуют: { $keys }
play-too-small = Окно слишком маленькое: столу нужно { $columns } на { $lines }.
