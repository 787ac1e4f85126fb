### Слова самого стола. Наш собственный текст.

## Отказы, которых нет в правилах игр

TABLE-1 = Ходят только те, чей сейчас ход.
    .refused = Сейчас не ваш ход. Ходит: { $turn }.
TABLE-2 = Когда игра окончена, никто больше не ходит.
    .refused = Игра окончена. Начните новую.
TABLE-3 = Ходить можно только так, как заведено в этой игре.
    .refused = Действия «{ $text }» в этой игре нет. Можно написать: { $forms }.
TABLE-4 = Называть можно только те карты, стопки и места, которые в игре есть.
    .refused = Нет такой карты, такой стопки или такого места. Напишите вот так: { $forms }.
refused-by = Так нельзя: это запрещает { $clause }.

## Что произошло

seat = Место { $seat }
seat-mine = Место { $seat } (вы)
event-act = { $who }: { $action }
event-move = { $cards }: { $source } → { $target }
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
event-unseen = в закрытую: { $count }
event-dealt = Раздача
event-turn-up = Открыто: { $cards } ({ $target })
event-turned-up = Открыто
event-shuffle = Перетасовано: { $target }
event-gather = Все карты возвращаются: { $target }
chips = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
event-pay = { $chips }: { $payer } → { $receiver }
event-pay-each = По { $amount ->
        [one] { $amount } жетону
        [few] { $amount } жетона
       *[many] { $amount } жетонов
    }: { $payer } → { $receiver }
event-pay-own = { $chips } → { $receiver }
bank = банк
event-lot = Жребий: { $who }.
event-roll = Втайне разыграно: { $number }
event-show = Показано: { $number }
event-turn = Ход: { $who }.
event-over = Игра окончена.

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
pile-owned = { $pile } ({ $who })

## Числа, которые есть в нескольких играх

number-chips = жетоны
number-bank = банк
number-rounds = сыграно раундов
number-active = ещё в раунде
number-points = очки
number-marker = первый игрок
number-fold_price = цена паса

## Простая игра в терминале

play-prompt = { $who }, ваш ход ({ $actions }):
play-help = Напишите одно из действий. А ещё можно: rules, log, help, quit.
play-hand-over = Теперь за клавиатурой { $who }: передайте её и нажмите Enter.
play-legal = Можно: { $actions }
play-warning = Осторожно: { $action } — и игра проиграна.
play-over-won = Вы победили!
play-over-lost = Вы проиграли.
play-over-left = Осталось карт: { $left }.
play-over-winners = { $count ->
        [one] { $who } побеждает.
       *[other] Побеждают: { $who }.
    }
play-over-losers = { $count ->
        [one] { $who } проигрывает.
       *[other] Проигрывают: { $who }.
    }
play-over-scores = Очки: { $scores }
play-over-chips = Жетоны: { $chips }
play-saved = Запись игры — в файле { $file }.
play-empty = пусто
play-to-play = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
play-bot-failed = { $who }: бот не сыграл. { $why }. За него ходит разумный игрок.
play-commitment = Обязательство о раздаче: { $commitment }
play-verify = Чтобы проверить раздачу: { $command }
play-earlier = … { $count ->
        [one] ещё { $count } строка
        [few] ещё { $count } строки
        [many] ещё { $count } строк
       *[other] ещё { $count } строки
    } выше (напишите log)
key-coach = тренер
key-rules = правила
key-type = написать ход
key-log = журнал
key-back = назад
key-leave = выйти
key-again = сыграть ещё
key-scroll = листать
step-prompt = { $step } из { $last } (Enter — дальше, b — назад, 0…{ $seat } — место, o — зритель, q — выйти):
play-again = Выберите ещё раз, чтобы сделать это.
play-kept = Незаконченная игра теперь в файле { $file }.
play-set-aside = Запись прошлой игры теперь в файле { $file }.
play-keys = Клавиша { $pressed } сейчас ничего не делает. Действуют: { $keys }
play-too-small = Окно слишком маленькое: столу нужно { $columns } на { $lines }.
