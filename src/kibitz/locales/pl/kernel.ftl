### Słowa samego stołu. Tekst własny.

## Odmowy, które nie są zasadą żadnej gry

TABLE-1 = Ruch wykonuje tylko ten, na kogo przyszła kolej.
    .refused = To nie twoja kolejka. Teraz kolej: { $turn }.
TABLE-2 = Gdy gra się skończy, nikt już nie wykonuje ruchów.
    .refused = Gra skończona. Zacznij nową.
TABLE-3 = Można wykonywać tylko ruchy, które należą do danej gry.
    .refused = W tej grze nie ma ruchu „{ $text }”. Można napisać: { $forms }.
TABLE-4 = W ruchu podaje się karty, stosy i miejsca, które istnieją.
    .refused = Tak się nie da. Napisz to w ten sposób: { $forms }.
refused-by = Tak nie wolno: zabrania tego { $clause }.

## Co się wydarzyło

seat = Miejsce { $seat }
seat-mine = Miejsce { $seat } (ty)
event-act = { $who }: { $action }
event-move = { $cards }: { $source } → { $target }
event-move-hidden = { $count ->
        [one] Jedna karta: { $source } → { $target }
        [few] { $count } karty: { $source } → { $target }
        [many] { $count } kart: { $source } → { $target }
       *[other] { $count } karty: { $source } → { $target }
    }
event-turn-up = Odkryto: { $cards }
event-shuffle = Przetasowano: { $target }
event-lot = Losowanie: { $who }.
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
pile-owned = { $pile } ({ $who })

## Zwykła gra w terminalu

play-prompt = { $who }, twój ruch ({ $actions }):
play-help = Wpisz jeden z ruchów. Możesz też wpisać: rules, log, help, quit.
play-hand-over = Przekaż klawiaturę (teraz { $who }) i naciśnij Enter.
play-legal = Możesz: { $actions }
play-warning = Uwaga: po ruchu { $action } gra będzie przegrana.
play-over-won = Wygrana!
play-over-lost = Przegrana.
play-over-left = Pozostałe karty: { $left }.
play-over-loser = Przegrywa: { $who }.
play-over-scores = Punkty: { $scores }
play-saved = Zapis gry jest w pliku { $file }.
play-empty = pusto
play-to-play = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
play-commitment = Zobowiązanie co do rozdania: { $commitment }
play-verify = Aby sprawdzić rozdanie: { $command }
play-earlier = … { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
        [many] jeszcze { $count } wierszy
       *[other] jeszcze { $count } wiersza
    } wyżej (napisz log)
