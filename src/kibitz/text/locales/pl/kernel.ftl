### Słowa samego stołu. Tekst własny.

## Odmowy, które nie są zasadą żadnej gry

TABLE-1 = Ruch wykonuje tylko ten, na kogo przyszła kolej.
    .refused = To nie twoja kolejka. Teraz kolej: { $turn }.
TABLE-2 = Gdy gra się skończy, nikt już nie wykonuje ruchów.
    .refused = Gra skończona. Zacznij nową.
TABLE-3 = Można wykonywać tylko ruchy, które należą do danej gry.
    .refused = W tej grze nie ma ruchu „{ $text }”. Można napisać: { $forms }.
TABLE-4 = W ruchu podaje się karty, stosy i miejsca, które istnieją.
    .refused = Nie ma takiej karty, takiego stosu ani takiego miejsca. Napisz to w ten sposób: { $forms }.
refused-by = Tak nie wolno: zabrania tego { $clause }.

## Co się wydarzyło

seat = Miejsce { $seat }
seat-mine = Miejsce { $seat } (ty)
event-act = { $who }: { $action }
event-move = { $cards }: { $source } → { $target }
cards = { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
event-unseen = zakryte: { $count }
event-dealt = Rozdanie
event-turn-up = Odkryto: { $cards } ({ $target })
event-turned-up = Odkryto
event-shuffle = Przetasowano: { $target }
event-gather = Wszystkie karty wracają: { $target }
chips = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
event-pay = { $chips }: { $payer } → { $receiver }
event-pay-each = Po { $amount ->
        [one] { $amount } żetonie
        [few] { $amount } żetony
        [many] { $amount } żetonów
       *[other] { $amount } żetonu
    }: { $payer } → { $receiver }
event-pay-own = { $chips } → { $receiver }
bank = pula
event-lot = Losowanie: { $who }.
event-roll = Wylosowano w tajemnicy: { $number }
event-show = Pokazano: { $number }
event-turn = Teraz { $who }.
event-over = Gra skończona.

## Stosy

pile-deck = talia
pile-discard = stos kart odrzuconych
pile-hand = ręka
pile-stack = rząd odkrytych kart
pile-points = punkty
pile-pile = stos
pile-middle = środek
pile-bank = pula
pile-laid = wyłożona karta
pile-closed = zakryty stos
pile-passed = przekazana karta
pile-kitty = kociak
pile-prize = nagroda
pile-removed = karty odłożone na bok
pile-stock = zapas
pile-captured = zdobyte karty
pile-packet = karty do wyboru
pile-common = karty wspólne
pile-column = kolumna
pile-revealed = odkryta karta
pile-monster = ręka potwora
pile-assignment = karty z poleceniami
pile-owned = { $pile } ({ $who })

## Liczby, które pokazuje kilka gier

number-chips = żetony
number-bank = pula
number-rounds = rozegrane rundy
number-active = nadal w rundzie
number-points = punkty
number-marker = pierwszy gracz
number-fold_price = cena spasowania

## Zwykła gra w terminalu

play-prompt = { $who }, twój ruch ({ $actions }):
play-help = Wpisz jeden z ruchów. Możesz też wpisać: rules, log, help, quit.
play-hand-over = Przekaż klawiaturę (teraz { $who }) i naciśnij Enter.
play-legal = Możesz: { $actions }
play-warning = Uwaga: po ruchu { $action } gra będzie przegrana.
play-over-won = Wygrana!
play-over-lost = Przegrana.
play-over-left = Pozostałe karty: { $left }.
play-over-winners = { $count ->
        [one] Wygrywa: { $who }.
       *[other] Wygrywają: { $who }.
    }
play-over-losers = { $count ->
        [one] Przegrywa: { $who }.
       *[other] Przegrywają: { $who }.
    }
play-over-scores = Punkty: { $scores }
play-over-chips = Żetony: { $chips }
play-saved = Zapis gry jest w pliku { $file }.
play-empty = pusto
play-to-play = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
play-bot-failed = { $who }: bot nie zagrał. { $why }. Gra za niego rozsądny gracz.
play-commitment = Zobowiązanie co do rozdania: { $commitment }
play-verify = Aby sprawdzić rozdanie: { $command }
play-earlier = … { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
        [many] jeszcze { $count } wierszy
       *[other] jeszcze { $count } wiersza
    } wyżej (napisz log)
key-coach = trener
key-rules = zasady
key-type = wpisz ruch
key-log = dziennik
key-back = wstecz
key-leave = wyjdź
key-again = zagraj jeszcze raz
key-scroll = przewijanie
step-prompt = { $step } z { $last } (Enter dalej, b wstecz, 0…{ $seat } miejsce, o widz, q wyjdź):
play-again = Wybierz jeszcze raz, aby to zrobić.
play-kept = Niedokończona gra jest teraz w pliku { $file }.
play-set-aside = Zapis poprzedniej gry jest teraz w pliku { $file }.
play-keys = Klawisz { $pressed } nic teraz nie robi. Działają: { $keys }
play-too-small = To okno jest za małe: stół potrzebuje { $columns } na { $lines }.
