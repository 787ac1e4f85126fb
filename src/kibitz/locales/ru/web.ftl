### Стол в браузере. Наш собственный текст.

## Входная дверь

web-lead = Тихий стол для игр с картами и числами: с друзьями по ссылке или с ботами прямо сейчас.
web-your-name = Ваше имя
web-guest = Гость
web-continue = К моему столу
web-join-code = Код с другого устройства
web-join = Продолжить
web-players = от { $least } до { $most } игроков
web-players-exactly = { $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[many] { $most } игроков
    }
web-minutes = около { $minutes } мин
web-together = вместе
web-seats = Места
web-preset = Как играем
web-as-it-is = как в правилах
web-bots = Уровень ботов
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сложный
web-play-now = Играть сейчас
web-invite = Позвать друзей
web-open-tables = Открытые столы

## За столом

web-settings = Настройки
web-language = Язык
web-theme = Светлый или тёмный вид
web-sound = Звук
web-table = Стол
web-bot = Бот
web-you = вы
web-free = свободное место
web-sit = Сесть
web-stand-up = Встать
web-swap = Поменяться
web-swap-agree = Да, меняемся
web-kick = освободить место
web-seat-bot = Кто играет на месте { $seat }
web-ready = готово
web-ready-to-play = Можно начинать
web-waiting = Ждём остальных…
web-copied = Ссылка скопирована
web-back = К играм
web-fair = Честная ли раздача?
web-fair-before = Секрет, от которого зависит раздача, уже выбран, и вот его отпечаток. Сохраните его: когда игра закончится, вы сможете проверить, что ничего не подменили.
web-other-device = Играть на другом устройстве
web-get-code = Получить код
web-code = Введите там этот код в течение десяти минут: { $code }
web-thinks = думает…
web-to-act = ходит
web-won = победа
web-lost = поражение
web-gone = нет на месте
web-stand-in = замещает бот
web-hidden-card = закрытая карта
web-known-card = лежит в закрытую, но известна
web-my-hand = Моя рука
web-what-i-may-do = Что можно сделать
web-loses = После этого игра будет проиграна ({ $clause }).
web-undo = Взять назад
web-offline = Сейчас нет связи. Подождите немного: она вернётся сама.
web-your-turn = Ваш ход
web-watching = Вы смотрите игру.
web-again = Сыграть ещё
web-replay = Посмотреть игру
web-record = Скачать запись
web-beside = Рядом со столом
web-log = Журнал
web-talk = Чат
web-rules = Правила
web-say = Скажите что-нибудь
web-send = Отправить

## Игра, рассказанная заново

web-eyes = Чьими глазами
web-all-open = все карты открыты
web-onlooker = зритель
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-moment = Момент игры
web-to-table = К столу

## The coach, and what is kept in mind

web-kept = Что стоит помнить
web-kept-scale = { $pile } показывает { $shows }; туда ещё лягут карты: { $room }
web-kept-room = лягут: { $room }
web-kept-unseen = Карты, которых никто не видел, по достоинствам
web-kept-pairing = Следующая карта даёт пару:
web-kept-purses = Сколько жетонов уже выиграно или проиграно
web-coach = Тренер
web-coach-ask = Что советует тренер?
web-coach-agree = Можно спрашивать тренера
web-review = Разобрать с тренером
web-review-win = Вероятность победы, решение за решением
web-review-lose = Вероятность проигрыша, решение за решением
web-review-chips = Ожидаемые жетоны за раунд, решение за решением
web-review-show = показать

## Added by the table's look

web-full-screen = Во весь экран
web-close = Закрыть
web-chosen = выбор сделан
web-choosing = выбирает …
web-you-chose = Выбор сделан. Ждём: { $who }.
web-they-choose = Тайно выбирают: { $who }.
web-out = вне раунда
web-share = Поделиться ссылкой
web-qr = Ссылка в виде QR-кода
web-lesson = Урок
web-learn = Научиться
web-proof-proved = Доказано: карты пришли из секрета, отпечаток которого вам показали до раздачи. Каждую карту записи проверит `kibitz verify`.
web-proof-false = Секрет не тот, отпечаток которого вам показали: раздали не то, что обещали.
web-proof-not-kept = В этом браузере нет отпечатка до раздачи, поэтому доказать нельзя; сможет тот, кто сидел здесь с начала.
web-may = Можно?
web-may-ask = Что сейчас можно сделать и почему?
web-may-do = Можно
web-may-not = Сейчас нельзя
