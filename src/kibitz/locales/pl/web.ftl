### Stół w przeglądarce. Tekst własny.

## Wejście

web-lead = Cichy stół do gier z kartami i liczbami: ze znajomymi przez link albo z botami od razu.
web-your-name = Twoje imię
web-guest = Gość
web-continue = Do mojego stołu
web-join-code = Kod z innego urządzenia
web-join = Graj dalej
web-players = od { $least } do { $most } graczy
web-players-exactly = { $most ->
        [one] { $most } gracz
        [few] { $most } gracze
        [many] { $most } graczy
       *[other] { $most } gracza
    }
web-minutes = około { $minutes } min
web-together = razem
web-seats = Miejsca
web-preset = Jak gramy
web-as-it-is = jak w zasadach
web-bots = Poziom botów
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-play-now = Zagraj teraz
web-invite = Zaproś znajomych
web-open-tables = Otwarte stoły

## Przy stole

web-settings = Ustawienia
web-language = Język
web-theme = Jasny czy ciemny wygląd
web-sound = Dźwięk
web-table = Stół
web-bot = Bot
web-you = ty
web-free = wolne miejsce
web-sit = Usiądź
web-stand-up = Wstań
web-swap = Zamień się
web-swap-agree = Tak, zamiana
web-kick = zwolnij miejsce
web-seat-bot = Kto gra na miejscu { $seat }
web-ready = gotowe
web-ready-to-play = Można zaczynać
web-waiting = Czekamy na innych…
web-copied = Link skopiowany
web-back = Do gier
web-fair = Czy rozdanie jest uczciwe?
web-fair-before = Sekret, od którego zależy rozdanie, jest już ustalony, a to jest jego odcisk. Zachowaj go: gdy gra się skończy, można sprawdzić, że niczego nie podmieniono.
web-other-device = Graj na innym urządzeniu
web-get-code = Pobierz kod
web-code = Wpisz tam ten kod w ciągu dziesięciu minut: { $code }
web-thinks = myśli…
web-to-act = ma ruch
web-won = wygrana
web-lost = przegrana
web-gone = nie ma przy stole
web-stand-in = zastępuje bot
web-hidden-card = zakryta karta
web-known-card = leży zakryta, ale znana
web-my-hand = Moja ręka
web-what-i-may-do = Co mogę zrobić
web-loses = Po tym ruchu gra będzie przegrana ({ $clause }).
web-undo = Cofnij
web-offline = Nie ma teraz połączenia. Poczekaj chwilę: wróci samo.
web-your-turn = Twoja kolejka
web-watching = Oglądasz grę.
web-again = Jeszcze raz
web-replay = Obejrzyj grę
web-record = Pobierz zapis
web-beside = Obok stołu
web-log = Dziennik
web-talk = Czat
web-rules = Zasady
web-say = Powiedz coś
web-send = Wyślij

## Gra opowiedziana od nowa

web-eyes = Czyimi oczami
web-all-open = wszystkie karty odkryte
web-onlooker = widz
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-moment = Moment gry
web-to-table = Do stołu

## The coach, and what is kept in mind

web-kept = Co warto pamiętać
web-kept-scale = { $pile } pokazuje { $shows }; zmieści się tam jeszcze kart: { $room }
web-kept-room = zmieści się: { $room }
web-kept-unseen = Karty, których nikt nie widział, według rang
web-kept-pairing = Następna karta da parę:
web-kept-purses = Żetony wygrane lub przegrane do tej pory
web-coach = Trener
web-coach-ask = Co radzi trener?
web-coach-agree = Można pytać trenera
web-review = Przejrzyj z trenerem
web-review-win = Szansa wygranej, decyzja po decyzji
web-review-lose = Szansa przegranej, decyzja po decyzji
web-review-chips = Spodziewane żetony w rundzie, decyzja po decyzji
web-review-show = pokaż

## Added by the table's look

web-full-screen = Pełny ekran
web-close = Zamknij
web-chosen = wybrano
web-choosing = wybiera …
web-you-chose = Wybrano. Czekamy na: { $who }.
web-they-choose = Wybierają w tajemnicy: { $who }.
web-out = poza rundą
web-share = Udostępnij link
web-qr = Link jako kod QR
web-lesson = Lekcja
web-learn = Naucz się
web-proof-proved = Dowiedzione: karty pochodzą z sekretu, którego odcisk pokazano przed rozdaniem. Każdą kartę zapisu sprawdzi `kibitz verify`.
web-proof-false = To nie ten sekret, którego odcisk pokazano: rozdano co innego, niż obiecano.
web-proof-not-kept = Ta przeglądarka nie ma odcisku sprzed rozdania, więc nie może tego dowieść; może to zrobić ktoś, kto siedział tu od początku.
web-may = Mogę?
web-may-ask = Co mogę teraz zrobić i dlaczego?
web-may-do = Możesz
web-may-not = Teraz nie możesz
