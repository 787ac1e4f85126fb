### Слова самого столу. Наш власний текст.

## Відмови, яких немає в правилах ігор

TABLE-1 = Ходять лише ті, чий зараз хід.
    .refused = Зараз не ваш хід. Ходить: { $turn }.
TABLE-2 = Коли гру закінчено, ніхто більше не ходить.
    .refused = Гру закінчено. Почніть нову.
TABLE-3 = Ходити можна лише так, як заведено в цій грі.
    .refused = Дії «{ $text }» у цій грі немає. Можна написати: { $forms }.
TABLE-4 = Називати можна лише ті карти, стоси й місця, які у грі є.
    .refused = Немає такої карти, такого стосу чи такого місця. Напишіть ось так: { $forms }.
refused-by = Так не можна: це забороняє { $clause }.

## Що сталося

seat = Місце { $seat }
seat-mine = Місце { $seat } (ви)
event-act = { $who }: { $action }
event-move = { $cards }: { $source } → { $target }
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
event-unseen = закрито: { $count }
event-dealt = Роздача
event-turn-up = Відкрито: { $cards } ({ $target })
event-turned-up = Відкрито
event-shuffle = Перетасовано: { $target }
event-gather = Усі карти повертаються: { $target }
chips = { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }
event-pay = { $chips }: { $payer } → { $receiver }
event-pay-each = По { $amount ->
        [one] { $amount } жетону
        [few] { $amount } жетони
       *[many] { $amount } жетонів
    }: { $payer } → { $receiver }
event-pay-own = { $chips } → { $receiver }
bank = банк
event-lot = Жереб: { $who }.
event-roll = Таємно розіграно: { $number }
event-show = Показано: { $number }
event-turn = Хід: { $who }.
event-over = Гру закінчено.

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
pile-owned = { $pile } ({ $who })

## Числа, спільні для кількох ігор

number-chips = жетони
number-bank = банк
number-rounds = зіграно раундів
number-active = ще в раунді
number-points = очки
number-marker = перший гравець
number-fold_price = ціна пасу

## Проста гра в терміналі

play-prompt = { $who }, ваш хід ({ $actions }):
play-help = Напишіть одну з дій. А ще можна: rules, log, help, quit.
play-hand-over = Тепер за клавіатурою { $who }: передайте її й натисніть Enter.
play-legal = Можна: { $actions }
play-warning = Обережно: { $action } — і гру програно.
play-over-won = Ви перемогли!
play-over-lost = Ви програли.
play-over-left = Лишилося карт: { $left }.
play-over-winners = { $count ->
        [one] { $who } перемагає.
       *[other] Перемагають: { $who }.
    }
play-over-losers = { $count ->
        [one] { $who } програє.
       *[other] Програють: { $who }.
    }
play-over-scores = Очки: { $scores }
play-over-chips = Жетони: { $chips }
play-saved = Запис гри — у файлі { $file }.
play-empty = порожньо
play-to-play = { $game }, { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
       *[many] { $seats } місць
    }
play-bot-failed = { $who }: бот не зіграв. { $why }. За нього ходить розважливий гравець.
play-commitment = Зобов’язання щодо роздачі: { $commitment }
play-verify = Щоб перевірити роздачу: { $command }
play-earlier = … { $count ->
        [one] ще { $count } рядок
        [few] ще { $count } рядки
        [many] ще { $count } рядків
       *[other] ще { $count } рядка
    } вище (напишіть log)
key-coach = тренер
key-rules = правила
key-type = написати хід
key-log = журнал
key-back = назад
key-leave = вийти
key-again = зіграти ще
key-scroll = гортати
step-prompt = { $step } з { $last } (Enter — далі, b — назад, 0…{ $seat } — місце, o — глядач, q — вийти):
play-again = Виберіть ще раз, щоб зробити це.
play-kept = Незакінчена гра тепер у файлі { $file }.
play-set-aside = Запис попередньої гри тепер у файлі { $file }.
play-keys = Клавіша { $pressed } зараз нічого не робить. Діють: { $keys }
play-too-small = Вікно замале: столу треба { $columns } на { $lines }.
