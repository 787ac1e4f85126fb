### Stół w przeglądarce. Tekst własny.

## Wejście

web-lead = Spokojny stół do gier karcianych z liczbami: ze znajomymi przez link albo od razu z botami.
web-your-name = Twoje imię
web-guest = Gość
web-join-code = Kod z innego urządzenia
web-join = Graj dalej
web-board = { $players } · { $minutes } min
web-start-here = Zacznij tutaj
web-next-here = Następna
web-effort-1 = łatwa do nauczenia
web-effort-2 = trochę więcej zasad
web-effort-3 = dla tych, którzy znają już kilka innych
web-players = od { $least } do { $most } graczy
web-players-exactly = { $most ->
        [one] { $most } gracz
        [few] { $most } gracze
        [many] { $most } graczy
       *[other] { $most } gracza
    }
web-minutes = około { $minutes } min
web-together = razem
web-seats = Miejsca
web-preset = Jak gramy
web-as-it-is = jak w zasadach
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
web-free-short = wolne
web-sit = Usiądź
web-stand-up = Wstań
web-swap = Zamień się
web-swap-agree = Tak, zamieńmy się
web-kick = zwolnij miejsce
web-ready = gotowe
web-ready-to-play = Można zaczynać
web-waiting = Czekamy na innych…
web-copied = Link skopiowany
web-back = Do gier
web-fair = Czy rozdanie jest uczciwe?
web-fair-before = Sekret, od którego zależy rozdanie, jest już ustalony, a to jest jego odcisk. Zachowaj go: gdy gra się skończy, można sprawdzić, że niczego nie podmieniono.
web-other-device = Graj na innym urządzeniu
web-get-code = Pobierz kod
web-code = W ciągu { $minutes } minut otwórz na drugim urządzeniu poniższy link albo wpisz tam ten kod:
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
web-your-turn = Twoja kolej
web-watching = Oglądasz grę.
web-watching-until = Oglądasz grę. Możesz usiąść, gdy się skończy.
web-again = Jeszcze raz
web-replay = Obejrzyj grę
web-record = Pobierz zapis
web-stuck = czerwone: nigdzie nie pasuje
web-takes-ranks = ★ punktuje za tę wartość
web-takes-columns = ★ punktuje za tę kolumnę
web-standings = Kto na którym miejscu
web-new-round = Nowa runda.
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
web-kept-scale = { $pile } pokazuje { $shows }; { $room ->
        [one] zmieści się tam jeszcze { $room } karta
        [few] zmieszczą się tam jeszcze { $room } karty
       *[many] zmieści się tam jeszcze { $room } kart
    }
web-kept-room = zmieści się: { $room }
web-kept-unseen = Karty, których nikt nie widział, według wartości
web-kept-pairing = Następna karta da parę:
web-kept-purses = Żetony wygrane lub przegrane do tej pory
web-coach = Trener
web-coach-ask = Co radzi trener?
web-coach-agree = Trener może nam pomagać
web-review = Przejrzyj z trenerem
web-review-win = Szansa wygranej, decyzja po decyzji
web-review-lose = Szansa przegranej, decyzja po decyzji
web-review-chips = Spodziewane żetony w rundzie, decyzja po decyzji
web-review-show = pokaż
web-review-making = Trener przygląda się każdej decyzji; to potrwa kilka sekund.

## Added by the table's look

web-full-screen = Pełny ekran
web-close = Zamknij
web-chosen = wybrano
web-choosing = wybiera…
web-you-chose = Wybrano. Czekamy na: { $who }.
web-they-choose = Tajny wybór: { $who }.
web-out = poza rundą
web-share = Udostępnij link
web-qr = Link jako kod QR
web-lesson = Lekcja
web-lesson-on = Gotowe! Graj dalej
web-lesson-other = Inna lekcja
web-learn = Naucz się
web-may = Mogę?
web-may-ask = Co mogę teraz zrobić i dlaczego?
web-may-do = Możesz
web-may-not = Teraz nie możesz
web-why = dlaczego?

## Co poszło nie tak i czego brakuje

web-broken = Na tej stronie wystąpił błąd (sieć jest w porządku): { $what }. Odśwież ją.
web-opening = Otwieranie…
web-dead = Nie ma takiego stołu
web-name-first = Jak masz na imię? Najpierw wpisz imię.
web-missing-seat-host = { $count ->
        [one] Jedno miejsce jest wolne: poczekaj na kogoś, oddaj je botowi albo zacznij bez niego.
        [few] { $count } miejsca są wolne: poczekaj na kogoś, oddaj je botom albo zacznij bez nich.
       *[other] { $count } miejsc jest wolnych: poczekaj na kogoś, oddaj je botom albo zacznij bez nich.
    }
web-missing-seat = { $count ->
        [one] Jedno miejsce jest wolne: gospodarz ({ $host }) może poczekać, oddać je botowi albo zacząć bez niego.
        [few] { $count } miejsca są wolne: gospodarz ({ $host }) może poczekać, oddać je botom albo zacząć bez nich.
       *[other] { $count } miejsc jest wolnych: gospodarz ({ $host }) może poczekać, oddać je botom albo zacząć bez nich.
    }
web-too-few-host = { $count ->
        [one] Jedno miejsce jest wolne, a bez niego graczy jest za mało: poczekaj na kogoś albo oddaj je botowi.
        [few] { $count } miejsca są wolne, a bez nich graczy jest za mało: poczekaj na kogoś albo oddaj je botom.
       *[other] { $count } miejsc jest wolnych, a bez nich graczy jest za mało: poczekaj na kogoś albo oddaj je botom.
    }
web-too-few = { $count ->
        [one] Jedno miejsce jest wolne, a bez niego graczy jest za mało: gospodarz ({ $host }) może poczekać albo oddać je botowi.
        [few] { $count } miejsca są wolne, a bez nich graczy jest za mało: gospodarz ({ $host }) może poczekać albo oddać je botom.
       *[other] { $count } miejsc jest wolnych, a bez nich graczy jest za mało: gospodarz ({ $host }) może poczekać albo oddać je botom.
    }
web-missing-ready = Czekamy na gotowość: { $who }.
web-missing-away = Nie ma przy stole: { $who }.
web-start-with = { $count ->
        [1] Zacznij w pojedynkę
        [2] Zacznij we dwójkę
        [3] Zacznij we trójkę
        [4] Zacznij we czwórkę
        [5] Zacznij w piątkę
        [6] Zacznij w szóstkę
        [7] Zacznij w siódemkę
       *[other] Zacznij w { $count } osób
    }
web-start-with-bot = Zacznij z botem zamiast: { $who }
web-seat-to-bot = Posadź bota zamiast: { $who }
web-wants-again = { $count ->
        [one] { $who } chce zagrać jeszcze raz.
       *[other] { $who } chcą zagrać jeszcze raz.
    }
web-host = gospodarz
web-host-you = Teraz gospodarzem jesteś ty.
web-host-now = Teraz gospodarzem jest { $who }.

## Linki, kody i klucze

web-link = Link
web-only-here = Ten link działa tylko na tym komputerze. Innych może wpuścić ten, kto uruchomił serwer.
web-my-tables = Moje stoły
web-go-on = Dalej: { $game }
web-table-your-turn = twój ruch
web-table-their-turn = ruch innych
web-table-waits = jeszcze się nie zaczęła
web-table-over = zakończona
web-table-lesson = lekcja
web-table-forget = Usuń z listy: { $game }
web-table-more = jeszcze { $count }
web-table-fewer = mniej
web-become-ask = Z tym kodem grasz na tym urządzeniu jako { $name }.
web-become-ask-table = Z tym kodem grasz na tym urządzeniu jako { $name } i trafiasz do stołu, przy którym siedzi { $name }.
web-become-kept = Teraz grasz jako { $name }. Ten klucz tu zostanie; możesz do niego wrócić na stronie głównej.
web-become = Graj jako { $name }
web-stay = Zostań jako { $name }
web-keys = Moje wcześniejsze klucze na tym urządzeniu
web-keys-about = Każdy klucz otwiera swoje miejsca. Gdy zmienisz klucz, obecny zostanie zachowany.
web-key = Znów graj jako { $name }

## Miejsca w trakcie gry

web-wish = { $who } chce zająć miejsce ({ $seat }). Pytamy wszystkich, którzy siedzą przy stole.
web-wish-yes = Tak, proszę siadać
web-wish-no = Nie
web-wish-withdraw = Wycofaj prośbę
web-wish-yours = Twoja zgoda już jest; pytamy jeszcze pozostałych.
web-wish-waits = Muszą się zgodzić wszyscy, którzy siedzą przy stole.
web-wish-refused = Gracze się nie zgodzili. Możesz usiąść, gdy ta gra się skończy.
web-kept-seat = Twoje miejsce czeka na ciebie.
web-sit-again = Usiądź znowu
web-take-over = Przejąć miejsce? Zapytamy wszystkich, którzy siedzą przy stole.
web-take-next = Usiąść do następnej gry?
web-seat-of = miejsce: { $who }
web-stand-up-about = Dopóki trwa gra, zastępuje cię bot, a miejsce na ciebie czeka.
web-pace = Tempo na ekranie
web-bots-pace = Jak szybko grają boty
web-pace-calm = Spokojnie
web-pace-normal = Zwyczajnie
web-pace-quick = Szybko
web-pace-none = Od razu
web-onlookers = Widzowie: { $count }
web-hush = Proszę o ciszę
web-unhush = Pozwól widzom rozmawiać
web-hushed = Gospodarz poprosił widzów o ciszę.

## Czy rozdanie było uczciwe?

web-proof-proved = Dowiedzione, na ile może to zrobić strona. Odcisk został tu zachowany, zanim twoja liczba weszła do rozdania, i sekret do niego pasuje. Twoja liczba jest w zapisie. Każda karta i każda akcja, które ci pokazano, są w zapisie takie same. To, że każda karta wynika z sekretu i liczb, sprawdzi „kibitz verify” z tym odciskiem:
web-proof-part = Dowiedzione, na ile może to zrobić strona, z jednym zastrzeżeniem: odkąd ją wczytano, pokazano jej tylko koniec gry (akcji: { $count }). To, co pokazano, zgadza się z zapisem. Wszystko inne jest w porządku: odcisk został tu zachowany, zanim twoja liczba weszła do rozdania, sekret do niego pasuje, a twoja liczba jest w zapisie. Całą grę oraz to, że każda karta wynika z sekretu i liczb, sprawdzi „kibitz verify” z tym odciskiem:
web-proof-not-kept = Ta przeglądarka nie ma odcisku sprzed rozdania, więc niczego nie dowiedzie; może to zrobić ktoś, kto siedział tu od początku.
web-proof-no-number = Sekret pasuje do odcisku zachowanego przed rozdaniem, ale do rozdania nie weszła żadna liczba z tej przeglądarki: dowieść może ktoś, kto podał swoją.
web-proof-changed = Odcisk zmieniono już po podaniu twojej liczby, więc to nie jest rozdanie, które obiecano. Niczego nie dowodzi i mogło zostać celowo dobrane.
web-proof-given = To rozdanie było przygotowane, jak na lekcji: pierwsze karty ustalono z góry, a nie rozdano z sekretu.
web-proof-secret = Sekret nie pasuje do odcisku, który pokazano ci przed rozdaniem: karty rozdano z innego sekretu.
web-proof-number = Twojej liczby nie ma wśród tych, które weszły do rozdania: karty nie zostały potasowane tak, jak powinny.
web-proof-numbers = Do rozdania weszło więcej liczb, niż było osób przy stole: ktoś, kto zna sekret, mógł dobrać rozdanie, dodając jeszcze jedną.
web-proof-cards = Zapis podaje inne karty lub akcje niż te, które ci pokazano w grze.

## Klawisze

web-on-the-table = Na stole
web-my-cards = Moje karty: { $cards }
web-press = Klawisze
web-press-hint = Naciśnij znak zapytania, żeby poznać wszystkie klawisze.
web-press-tab = Tab
web-press-tab-does = dalej: do ręki, do przycisków, do tego, co leży na stole
web-press-sides = Strzałki w lewo i w prawo
web-press-sides-hand = po kartach w ręce
web-press-sides-bar = po przyciskach
web-press-sides-felt = po wszystkim, co można wybrać
web-press-updown = Strzałki w górę i w dół
web-press-updown-does = jak można zagrać tę kartę
web-press-digits = Od 1 do 9, a 0 to dziesiąta
web-press-digits-hand = od razu do karty o tym numerze w ręce
web-press-digits-bar = od razu do przycisku o tym numerze
web-press-enter = Enter
web-press-enter-does = zagrywa kartę, naciska przycisk
web-press-enter-why = na karcie, której nie można teraz zagrać: mówi dlaczego
web-press-escape = Escape
web-press-escape-does = odkłada kartę z powrotem; zamyka notatki
web-press-only = E
web-press-only-does = jedyny przycisk: { $what }
web-press-again = N
web-press-again-does = jeszcze jedna gra
web-press-help = Znak zapytania
web-press-help-does = ta lista
web-press-any = Dowolny klawisz
web-press-any-does = pomija to, co jest pokazywane

## Przed grą: kto przychodzi i na co czekamy

web-invites = { $host } zaprasza do gry „{ $game }”
web-invited = Zaproszenie do gry „{ $game }”
web-nobody-yet = Nikogo jeszcze nie ma: wyślij link.
web-here = { $count ->
        [one] { $who } już jest.
       *[other] { $who } już są.
    }
web-start-or-wait-host = Zacznij albo poczekaj na resztę.
web-start-or-wait = { $host } może zacząć albo poczekać na resztę.
web-still-too-few-host = Graczy jest jeszcze za mało: wyślij link albo posadź bota.
web-still-too-few = Graczy jest jeszcze za mało: { $host } może zaprosić kogoś albo posadzić bota.
web-all-seated-host = Wszystkie miejsca są zajęte: można zaczynać.
web-all-seated = Wszystkie miejsca są zajęte: grę zaczyna { $host }.
web-full-house = Wszystkie miejsca są zajęte. Możesz popatrzeć.
web-ready-ask = Zaczynamy? Daj znać, kiedy można.
web-waits-for = Czekamy: { $who }.
web-host-away = Nie ma przy stole: { $host }. Jeśli to potrwa, gospodarzem będzie ktoś inny.
web-sit-here = Tutaj
web-sit-at = Usiądź na miejscu { $seat }
web-sit-instead = Usiądź zamiast: { $who }
web-bot-on-chair = Bot na miejscu { $seat }
web-seat-what = To miejsce: { $who }
web-move-here = Przesiądź się tutaj
web-swap-asks = chce się zamienić
web-swap-asked = zapytano o zamianę
web-swap-withdraw = Jednak bez zamiany
