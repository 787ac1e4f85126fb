### Стіл у браузері. Наш власний текст.

## Вхідні двері

web-lead = Тихий стіл для ігор із картами й числами: з друзями за посиланням або з ботами просто зараз.
web-your-name = Ваше ім’я
web-guest = Гість
web-continue = До мого столу
web-join-code = Код з іншого пристрою
web-join = Продовжити
web-players = від { $least } до { $most } гравців
web-players-exactly = { $most ->
        [one] { $most } гравець
        [few] { $most } гравці
       *[many] { $most } гравців
    }
web-minutes = близько { $minutes } хв
web-together = разом
web-seats = Місця
web-preset = Як граємо
web-as-it-is = як у правилах
web-bots = Рівень ботів
web-level-easy = легкий
web-level-medium = середній
web-level-hard = складний
web-play-now = Грати зараз
web-invite = Запросити друзів
web-open-tables = Відкриті столи

## За столом

web-settings = Налаштування
web-language = Мова
web-theme = Світлий чи темний вигляд
web-sound = Звук
web-table = Стіл
web-bot = Бот
web-you = ви
web-free = вільне місце
web-sit = Сісти
web-stand-up = Встати
web-swap = Помінятися
web-swap-agree = Так, міняймося
web-kick = звільнити місце
web-seat-bot = Хто грає на місці { $seat }
web-ready = готово
web-ready-to-play = Можна починати
web-waiting = Чекаємо на інших…
web-copied = Посилання скопійовано
web-back = До ігор
web-fair = Чи чесна роздача?
web-fair-before = Секрет, від якого залежить роздача, уже вибрано, і ось його відбиток. Збережіть його: коли гра закінчиться, ви зможете перевірити, що нічого не підмінили.
web-other-device = Грати на іншому пристрої
web-get-code = Отримати код
web-code = Введіть там цей код протягом десяти хвилин: { $code }
web-thinks = думає…
web-to-act = ходить
web-won = перемога
web-lost = поразка
web-gone = немає на місці
web-stand-in = заміняє бот
web-hidden-card = закрита карта
web-known-card = лежить закрита, але відома
web-my-hand = Моя рука
web-what-i-may-do = Що можна зробити
web-loses = Після цього гру буде програно ({ $clause }).
web-undo = Взяти назад
web-offline = Зараз немає зв’язку. Зачекайте трохи: він повернеться сам.
web-your-turn = Ваш хід
web-watching = Ви дивитеся гру.
web-again = Зіграти ще
web-replay = Переглянути гру
web-record = Завантажити запис
web-beside = Поруч зі столом
web-log = Журнал
web-talk = Чат
web-rules = Правила
web-say = Скажіть що-небудь
web-send = Надіслати

## Гра, розказана наново

web-eyes = Чиїми очима
web-all-open = усі карти відкрито
web-onlooker = глядач
web-step-back = На крок назад
web-step-on = На крок уперед
web-moment = Момент гри
web-to-table = До столу

## The coach, and what is kept in mind

web-kept = Що варто пам’ятати
web-kept-scale = { $pile } показує { $shows }; туди ще ляжуть карти: { $room }
web-kept-room = ляжуть: { $room }
web-kept-unseen = Карти, яких ніхто не бачив, за рангами
web-kept-pairing = Наступна карта дає пару:
web-kept-purses = Скільки жетонів уже виграно чи програно
web-coach = Тренер
web-coach-ask = Що радить тренер?
web-coach-agree = Можна питати тренера
web-review = Розібрати з тренером
web-review-win = Імовірність виграти, рішення за рішенням
web-review-lose = Імовірність програти, рішення за рішенням
web-review-chips = Очікувані жетони за раунд, рішення за рішенням
web-review-show = показати

## Added by the table's look

web-full-screen = На весь екран
web-close = Закрити
web-chosen = вибір зроблено
web-choosing = вибирає …
web-you-chose = Вибір зроблено. Чекаємо: { $who }.
web-they-choose = Таємно вибирають: { $who }.
web-out = поза раундом
web-share = Поділитися посиланням
web-qr = Посилання як QR-код
web-lesson = Урок
web-learn = Навчитися
web-proof-proved = Доведено: карти прийшли із секрету, відбиток якого вам показали до роздачі. Кожну карту запису перевірить `kibitz verify`.
web-proof-false = Секрет не той, відбиток якого вам показали: роздали не те, що обіцяли.
web-proof-not-kept = У цьому браузері немає відбитка до роздачі, тому довести не можна; зможе той, хто сидів тут із початку.
web-may = Можна?
web-may-ask = Що зараз можна зробити й чому?
web-may-do = Можна
web-may-not = Зараз не можна
