### Слова самого столу. Наш власний текст.

## Відмови, яких немає в правилах ігор

TABLE-1 = Ходять лише ті, чий зараз хід.
    .refused = Зараз не ваш хід. Чекаємо: { $turn }.
TABLE-2 = Коли гру закінчено, ніхто більше не ходить.
    .refused = Гру закінчено. Почніть нову.
TABLE-3 = Ходити можна лише так, як заведено в цій грі.
    .refused = Дії «{ $text }» в цій грі немає. Можна написати: { $forms }.
TABLE-4 = Називати можна лише ті числа, карти, стоси й місця, які у грі є.
    .refused = Такого числа, такої карти, такого стосу чи такого гравця немає. Напишіть так: { $forms }.
refused-by = Так не можна: це забороняє { $clause }.

## Що сталося. Крапка в кінці ставиться сама. `you` — хто з названих це читає.

you = ви
seat = Гравець { $seat }
list = { $first } та { $last }
list-item = { $who } — { $what }
cards = { $count ->
        [one] { $count ->
            [1] карту
           *[other] { $count } карту
        }
        [few] { $count } карти
       *[many] { $count } карт
    }
hidden = закритих: { $count }
chips = { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }
event-act = { $who }: { $action }
event-move = { $cards }: було — { $source }, тепер — { $target }
    .each = { $known ->
        [none] Карти перекладено
       *[other] Тепер так: { $list }
    }
move-closed-discard = { $you ->
        [who] Ви скидаєте { $cards }
       *[other] { $who } скидає { $cards }
    }
move-deck-assignment = Карти з вказівками: { $cards }
move-deck-hand = { $you ->
        [who] Ви берете { $cards }
       *[other] { $who } бере { $cards }
    }
    .each = { $known ->
        [none] { $count ->
            [0] Карти роздано
            [one] Усім роздано по { $count } карті
            [few] Усім роздано по { $count } карти
           *[many] Усім роздано по { $count } карт
        }
        [mine] Вам роздано { $cards }
       *[other] Роздано: { $list }
    }
move-deck-kitty = Кошеня: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    } сорочкою догори
move-deck-middle = На середину: { $cards }
move-deck-packet = { $you ->
        [who] Вам дають на вибір { $cards }
       *[other] { $who } отримує на вибір { $cards }
    }
    .each = { $known ->
        [mine] Вам дають на вибір { $cards }
       *[other] Кожен отримує карти на вибір
    }
move-deck-removed = Карт відкладено сорочкою догори: { $count }
move-deck-revealed = Відкрито карту { $cards }
move-deck-stack = { $you ->
        [who] Вам випадає { $cards }
       *[other] { $who } отримує { $cards }
    }
    .each = Відкриті карти: { $list }
move-deck-stock = У запасі сорочкою догори { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
move-discard-deck = Карт повернулося в колоду: { $count }
move-hand-discard = { $you ->
        [who] Ви скидаєте { $cards }
       *[other] { $who } скидає { $cards }
    }
    .each = Усі руки йдуть у відбій
move-hand-stack = { $you ->
        [who] Ви відкриваєте { $cards }
       *[other] { $who } відкриває { $cards }
    }
move-kitty-prize = Здобич: { $cards }
move-laid-captured = { $you ->
        [who] Ви забираєте { $cards }
       *[other] { $who } забирає { $cards }
    }
    .each = Захоплено: { $list }
move-laid-discard = { $you ->
        [who] Ви скидаєте { $cards }
       *[other] { $who } скидає { $cards }
    }
    .each = Ставки йдуть у відбій
move-laid-hand = { $you ->
        [who] Ви отримуєте { $cards }
       *[other] { $who } отримує { $cards }
    }
    .each = { $known ->
        [none] Кожен передає карту ліворуч
       *[other] Кожен передає карту ліворуч, вам дістається { $cards }
    }
move-laid-stack = { $you ->
        [who] Ви відкриваєте { $cards }
       *[other] { $who } відкриває { $cards }
    }
    .each = Відкрито: { $list }
move-laid-stock = На столі лишається: { $cards }
    .each = На столі лишається: { $list }
move-middle-discard = Із середини у відбій: { $cards }
move-middle-hand = { $you ->
        [who] Ви берете { $cards }
       *[other] { $who } бере { $cards }
    }
    .each = Узято із середини: { $list }
move-middle-stack = { $you ->
        [who] Вам із середини дістається { $cards }
       *[other] { $who } отримує із середини { $cards }
    }
    .each = Роздано карти із середини: { $list }
move-packet-packet = Решта карт іде далі
    .each = Решту карт усі передають ліворуч
move-prize-discard = Здобич не дістається нікому: { $cards }
move-prize-hand = { $you ->
        [who] Ви забираєте здобич: { $cards }
       *[other] { $who } забирає здобич: { $cards }
    }
move-prize-prize = На вибір: { $cards }
move-revealed-common = Серед спільних карт тепер { $cards }
move-revealed-discard = Відкладено карту { $cards }
move-stack-deck = Повертається в колоду: { $cards }
move-stack-discard = { $you ->
        [who] Ваші карти йдуть у відбій: { $cards }
       *[other] { $who } скидає { $cards }
    }
    .each = Усі стоси йдуть у відбій
move-stack-middle = На середину: { $cards }
    .each = На середину: { $list }
move-stock-captured = { $you ->
        [who] Ви забираєте із запасу { $cards }
       *[other] { $who } забирає із запасу { $cards }
    }
event-turned-up = { $target }, відкрито: { $cards }
    .each = Відкрито: { $list }
turned-up-hand = { $you ->
        [who] Ви показуєте { $cards }
       *[other] { $who } показує { $cards }
    }
    .each = Карти на руках: { $list }
turned-up-laid = { $you ->
        [who] Ви відкриваєте { $cards }
       *[other] { $who } відкриває { $cards }
    }
    .each = Відкрито: { $list }
turned-up-monster = Рука монстра: { $cards }
turned-up-stock = У запасі: { $cards }
event-shuffle = { $target ->
        [deck] Колоду перетасовано
        [middle] Карти із середини перетасовано
       *[other] Перетасовано: { $pile }
    }
event-gather = { $target ->
        [deck] Усі карти повертаються в колоду
       *[other] Усі карти зібрано: { $pile }
    }
bank = банк
pay-to-bank = { $you ->
        [payer] Ви платите в банк { $chips }
       *[other] { $payer } платить у банк { $chips }
    }
    .each = { $you ->
        [all] Усі платять у банк по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        }
       *[other] У банк по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        } платять { $payer }
    }
pay-from-bank = { $you ->
        [receiver] Ви отримуєте з банку { $chips }
       *[other] { $receiver } отримує з банку { $chips }
    }
    .each = { $you ->
        [all] Усі отримують із банку по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        }
       *[other] Із банку по { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        } отримують { $receiver }
    }
pay-to-player = { $you ->
        [payer] Ви платите { $chips }, отримує { $receiver }
        [receiver] { $payer } платить вам { $chips }
       *[other] { $payer } платить { $chips }, отримує { $receiver }
    }
    .each = { $you ->
        [receiver] По { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        } вам платять { $payer }
       *[other] По { $amount ->
            [one] { $amount } жетону
            [few] { $amount } жетони
           *[many] { $amount } жетонів
        } платять { $payer }, отримує { $receiver }
    }
event-lot = { $you ->
        [who] За жеребом починаєте ви
       *[other] За жеребом починає { $who }
    }
event-roll = { $known ->
        [none] Потай розіграно: { $number }
       *[other] Потай розіграно, { $number }: { $list }
    }
event-show = { $known ->
        [none] Показано: { $number }
       *[other] Показано, { $number }: { $list }
    }
event-turn = { $you ->
        [who] { $count ->
            [1] Ваш хід
           *[other] Зараз вибирають { $who }
        }
       *[other] { $count ->
            [1] Зараз ходить { $who }
           *[other] Зараз вибирають { $who }
        }
    }
event-over = Гру закінчено

## Стоси

pile-deck = колода
pile-discard = відбій
pile-hand = рука
pile-stack = стос
pile-points = очки
pile-pile = стос
pile-middle = середина
pile-bank = банк
pile-laid = викладена карта
pile-closed = закритий стос
pile-passed = передана карта
pile-kitty = кошеня
pile-prize = здобич
pile-removed = вилучені карти
pile-stock = запас
pile-captured = захоплені карти
pile-packet = карти на вибір
pile-common = спільні карти
pile-column = колонка
pile-revealed = відкрита карта
pile-monster = рука монстра
pile-assignment = карти із вказівками
pile-owned = { $who }: { $pile }

## Числа, спільні для кількох ігор

number-chips = жетони
number-bank = банк
number-rounds = зіграно раундів
number-active = ще в раунді
number-points = очки
number-marker = перший гравець
number-fold_price = ціна пасу

## Проста гра в терміналі

play-prompt = Можна: { $actions }.
play-help = Напишіть, що хочете зробити, або номер дії. А ще є: { $commands }.
play-hand-over = Тепер за клавіатурою { $who }: передайте її й натисніть Enter.
play-legal = Можна: { $actions }
play-warning = Обережно! { $action } — і гру програно.
play-over-won = Ви перемогли!
play-over-lost = Ви програли.
play-over-left = Лишилося карт: { $left }.
play-over-winners = { $you ->
        [who] { $count ->
            [1] Ви перемагаєте
           *[other] Перемагають { $who }
        }
       *[other] { $count ->
            [1] { $who } перемагає
           *[other] Перемагають { $who }
        }
    }
play-over-losers = { $you ->
        [who] { $count ->
            [1] Ви програєте
           *[other] Програють { $who }
        }
       *[other] { $count ->
            [1] { $who } програє
           *[other] Програють { $who }
        }
    }
play-over-scores = Очки: { $scores }.
play-over-chips = Жетони: { $chips }.
play-saved = Запис гри — у файлі { $file }.
play-empty = порожньо
play-to-play = { $game }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }
play-bot-failed = { $who }: бот не зіграв. { $why }. За нього ходить розважливий гравець.
play-commitment = Відбиток роздачі: { $commitment }
play-verify = Щоб перевірити роздачу: { $command }
play-earlier = … { $count ->
        [one] ще { $count } рядок
        [few] ще { $count } рядки
       *[many] ще { $count } рядків
    } вище: напишіть «журнал»
key-coach = тренер
key-rules = правила
key-type = написати хід
key-log = журнал
key-help = довідка
key-back = назад
key-leave = вийти
key-again = зіграти ще
key-scroll = гортати
step-prompt = { $step } з { $last }. Enter — далі, b — назад, 1…{ $seat } — очима гравця, o — глядач, q — вийти
play-again = Виберіть ще раз, щоб зробити це.
play-kept = Незакінчена гра тепер у файлі { $file }.
play-set-aside = Запис попередньої гри тепер у файлі { $file }.
play-keys = Клавіша { $pressed } зараз нічого не робить. Діють: { $keys }
play-too-small = Вікно замале: столу треба { $columns } на { $lines }.
