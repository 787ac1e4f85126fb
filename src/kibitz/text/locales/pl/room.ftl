### Stół, przy którym siedzą ludzie: dlaczego odmawia i co mówią jego sygnały. Tekst własny.

## Odmowy stołu, które nie są zasadą żadnej gry

ROOM-1 = Do stołu prowadzi link. Stół, przy którym długo nikogo nie ma, zostaje sprzątnięty.
    .refused = Nie ma takiego stołu. Link jest błędny albo długo nikogo tu nie było i stół został sprzątnięty. Sprawdź link albo otwórz nowy stół.
ROOM-2 = Stół wykonuje to, co rozumie, i nic więcej.
    .refused = Stół nie zrozumiał tej wiadomości. Popraw ją i wyślij jeszcze raz. Szczegóły po angielsku: { $why }
ROOM-3 = Ruchy wykonują tylko ci, którzy siedzą przy stole. Widzowie mogą mówić tam, gdzie są mile widziani.
    .refused = Nie siedzisz przy tym stole. Najpierw zajmij miejsce.
ROOM-4 = Jedno miejsce należy do jednej osoby.
    .refused = Nie ma tam wolnego miejsca. Zajmij inne albo miejsce bota, albo poczekaj, aż ktoś wstanie.
ROOM-5 = O tym, w co się gra i na których miejscach siedzą boty, decyduje tylko gospodarz stołu.
    .refused = To może zrobić tylko gospodarz stołu. Poproś go o to.
ROOM-6 = Wszystko, co dotyczy stołu, zmienia się między grami, a nie w trakcie gry.
    .refused = Trwa gra. Poczekaj, aż się skończy, i spróbuj jeszcze raz.
ROOM-7 = Ruchy wykonuje się tylko wtedy, gdy trwa gra.
    .refused = Przy tym stole nie trwa teraz żadna gra. Zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy będą gotowi.
ROOM-8 = Ruch można cofnąć, dopóki niczego nie odkrył, nikt nie wykonał po nim ruchu i gra się nie skończyła.
    .refused = Nie masz teraz czego cofnąć: ruch coś odkrył, ktoś wykonał już następny albo gra się skończyła. Graj dalej.
ROOM-9 = Widzowie patrzą tylko tam, gdzie są mile widziani.
    .refused = Przy tym stole widzowie nie są mile widziani. Zajmij wolne miejsce albo poproś gospodarza stołu, żeby wpuścił widzów.
ROOM-10 = W krótkim czasie każdy może zrobić tylko tyle, ile stół zdąży przyjąć.
    .refused = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
ROOM-11 = Na serwerze mieści się tylko pewna liczba stołów i połączeń.
    .refused = Nie ma już miejsca: otwarto zbyt wiele stołów albo połączeń. Zamknij niepotrzebne albo spróbuj później.
ROOM-12 = Kod dla innego urządzenia działa raz i tylko przez kilka minut.
    .refused = Ten kod jest błędny, zużyty albo za stary. Poproś o nowy na urządzeniu, na którym grasz.
ROOM-13 = Można dać tylko te sygnały i reakcje, które są do wyboru. Sygnał o stosie podaje stos, a sygnały dają tylko gracze.
    .refused = Nie możesz tu dać takiego sygnału. Są takie: { $signals }. Jeśli sygnał dotyczy stosu, podaj stos.
ROOM-14 = To, co dzieje się przy stole, liczy się dopiero wtedy, gdy jest zapisane.
    .refused = Serwer nie mógł tego teraz zapisać, więc najpewniej nic się nie stało. Spójrz na stół i, jeśli tak jest, spróbuj jeszcze raz.
ROOM-15 = Jedna osoba ma przy stole jedno miejsce.
    .refused = Siedzisz już przy tym stole. Zamień się miejscami między grami albo najpierw wstań.
ROOM-16 = Karty gry pokazuje się, gdy gra jest skończona.
    .refused = Tamta gra jeszcze trwa. Jej karty będą pokazane, gdy się skończy; poczekaj do tego czasu.
ROOM-17 = Imię albo tekst to coś, co da się przeczytać, w jednym wierszu.
    .refused = Tego nie da się przeczytać. Napisz coś czytelnego, w jednym wierszu.
ROOM-18 = Stół może być tylko taki, na jaki pozwala gra: jej miejsca, jej warianty, jej gracze.
    .refused = Przy tym stole tak się nie da. Szczegóły po angielsku: { $why }
ROOM-19 = Klient i serwer używają tej samej wersji protokołu.
    .refused = Twój klient nie pasuje do serwera: serwer używa wersji { $version } protokołu. Odśwież stronę albo zaktualizuj program.
ROOM-20 = Można podawać tylko miejsca i gry, które istnieją.
    .refused = Nie ma takiego miejsca ani takiej gry. Ostatni numer to { $most }.
ROOM-21 = Trenera można zapytać, grając samemu z botami albo gdy zgadzają się wszyscy ludzie przy stole.
    .refused = Nie wszyscy tu zgadzają się na trenera. Poproś, żeby go włączyli.
ROOM-22 = Na lekcji robi się to, o co lekcja prosi; potem gra się, jak się chce.
    .refused = Jeszcze nie: najpierw to, o co prosi lekcja. To świeci.
ROOM-23 = Przy jednym stole każdy ma własne imię, boty też.
    .refused = Ktoś tu już ma takie albo bardzo podobne imię. Wybierz inne.
ROOM-24 = Gdzie nie wolno podawać liczb, nie ma ich też w imionach.
    .refused = W tej grze nie wolno podawać liczb, nawet w imieniu. Wybierz imię bez liczby.
ROOM-25 = W jednej grze nie można mówić bez końca.
    .refused = W tej grze powiedziano już dość. Graj dalej; rozmawiać będzie można, gdy gra się skończy.
ROOM-26 = Gospodarz stołu może poprosić widzów o ciszę.
    .refused = Gospodarz stołu poprosił widzów o ciszę. Oglądaj dalej; rozmawiać będzie można, gdy na to pozwoli.
ROOM-27 = Kto już grał w tej grze, do jej końca może usiąść tylko na swoim miejscu.
    .refused = Twoje miejsce w tej grze czeka na ciebie. Usiądź tam albo poczekaj, aż gra się skończy.
ROOM-28 = Podczas gry miejsce przechodzi do kogoś innego tylko wtedy, gdy grają co najmniej dwie osoby i wszystkie się zgadzają.
    .refused = W tej grze nie można zająć cudzego miejsca: muszą grać co najmniej dwie osoby i wszystkie muszą się zgodzić. Na razie oglądaj, a gdy gra się skończy, usiądź.
ROOM-29 = Odmowa obowiązuje do końca gry.
    .refused = Gracze odpowiedzieli „nie”. Na razie oglądaj, a gdy gra się skończy, usiądź.
ROOM-30 = Odpowiedzieć można tylko na prośbę, która jest jeszcze aktualna.
    .refused = Nikt już nie prosi o to miejsce. Nie trzeba odpowiadać, graj dalej.
ROOM-31 = Otworzyć można tylko stół, którego zapis jest nieuszkodzony.
    .refused = Tego stołu nie da się otworzyć: jego zapis jest uszkodzony. Otwórz nowy; szczegóły są w dzienniku serwera.
ROOM-32 = Stół można otworzyć, póki na tym serwerze gra się w jego grę.
    .refused = Przy tym stole gra się w grę, której ten serwer teraz nie prowadzi. Właściciel serwera może ją znów dodać do listy (--games); stół jest zachowany.

## Lekcja, która kończy się przed czasem

lesson-broken-off = Lekcja nie może trwać dalej: to, o co by teraz poprosiła, nie jest tu dozwolone. To błąd lekcji, nie twój. Graj dalej, jak chcesz!

## Sygnały: co nimi mówi gracz

signal-this-pile = Chcę odłożyć tutaj: { $pile }
signal-leave-it = Proszę nie ruszać { $pile }
signal-can-help = Mogę pomóc na { $pile }
signal-a-lot = Mogę zrobić dużo
signal-a-little = Mogę zrobić trochę
