### Słowa samego stołu. Tekst własny.

## Odmowy, które nie są zasadą żadnej gry

TABLE-1 = Ruch wykonuje tylko ten, na kogo przyszła kolej.
    .refused = To nie twoja kolej. Teraz gra { $turn }.
TABLE-2 = Gdy gra się skończy, nikt już nie wykonuje ruchów.
    .refused = Gra skończona. Zacznij nową.
TABLE-3 = Można wykonywać tylko ruchy, które należą do danej gry.
    .refused = Ruchu „{ $text }” w tej grze nie ma. Możesz wpisać: { $forms }.
TABLE-4 = W ruchu podaje się liczby, karty, stosy i miejsca, które istnieją.
    .refused = Nie ma takiej liczby, takiej karty, takiego stosu albo takiego gracza. Wpisz na przykład: { $forms }.
refused-by = Tak nie wolno: zabrania tego { $clause }.

## Co się stało. Kropka na końcu stawia się sama. `you` — kto z wymienionych to czyta.

you = ty
seat = Gracz { $seat }
list = { $first } i { $last }
list-item = { $who } – { $what }
cards = { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
hidden = zakrytych: { $count }
chips = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
event-act = { $who }: { $action }
event-move = { $cards }: było – { $source }, teraz – { $target }
    .each = { $known ->
        [none] Karty zmieniły miejsce
       *[other] Teraz: { $list }
    }
move-closed-discard = { $you ->
        [who] Odrzucasz { $cards }
       *[other] { $who } odrzuca { $cards }
    }
move-deck-assignment = Karty z poleceniami: { $cards }
move-deck-hand = { $you ->
        [who] Dobierasz { $cards }
       *[other] { $who } dobiera { $cards }
    }
    .each = { $known ->
        [none] { $count ->
            [0] Karty rozdane
            [one] Każdy dostaje { $count } kartę
            [few] Każdy dostaje { $count } karty
           *[many] Każdy dostaje { $count } kart
        }
        [mine] Dostajesz { $cards }
       *[other] Rozdane: { $list }
    }
move-deck-kitty = Kociak: { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
move-deck-middle = Na środek: { $cards }
move-deck-packet = { $you ->
        [who] Dostajesz do wyboru { $cards }
       *[other] { $who } dostaje do wyboru { $cards }
    }
    .each = { $known ->
        [mine] Dostajesz do wyboru { $cards }
       *[other] Każdy dostaje karty do wyboru
    }
move-deck-removed = Na bok { $count ->
        [one] idzie { $count } zakryta karta
        [few] idą { $count } zakryte karty
       *[many] idzie { $count } zakrytych kart
    }
move-deck-revealed = Odkryta karta: { $cards }
move-deck-stack = { $you ->
        [who] Dostajesz { $cards }
       *[other] { $who } dostaje { $cards }
    }
    .each = Odkryte karty: { $list }
move-deck-stock = W zapasie { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
move-discard-deck = Do talii { $count ->
        [one] wraca { $count } karta
        [few] wracają { $count } karty
       *[many] wraca { $count } kart
    }
move-hand-discard = { $you ->
        [who] Odrzucasz { $cards }
       *[other] { $who } odrzuca { $cards }
    }
    .each = Wszystkie ręce są odrzucane
move-hand-stack = { $you ->
        [who] Odkrywasz { $cards }
       *[other] { $who } odkrywa { $cards }
    }
move-kitty-prize = Nagroda: { $cards }
move-laid-captured = { $you ->
        [who] Zdobywasz { $cards }
       *[other] { $who } zdobywa { $cards }
    }
    .each = Zdobyte: { $list }
move-laid-discard = { $you ->
        [who] Odrzucasz { $cards }
       *[other] { $who } odrzuca { $cards }
    }
    .each = Oferty są odrzucane
move-laid-hand = { $you ->
        [who] Dostajesz { $cards }
       *[other] { $who } dostaje { $cards }
    }
    .each = { $known ->
        [none] Każdy przekazuje kartę w lewo
       *[other] Każdy przekazuje kartę w lewo, ty dostajesz { $cards }
    }
move-laid-stack = { $you ->
        [who] Odkrywasz { $cards }
       *[other] { $who } odkrywa { $cards }
    }
    .each = Odkryte: { $list }
move-laid-stock = Na stole zostaje: { $cards }
    .each = Na stole zostaje: { $list }
move-middle-discard = Ze środka odrzucone: { $cards }
move-middle-hand = { $you ->
        [who] Bierzesz { $cards }
       *[other] { $who } bierze { $cards }
    }
    .each = Wzięte ze środka: { $list }
move-middle-stack = { $you ->
        [who] Dostajesz ze środka { $cards }
       *[other] { $who } dostaje ze środka { $cards }
    }
    .each = Rozdane ze środka: { $list }
move-packet-packet = Reszta kart idzie dalej
    .each = Resztę kart wszyscy przekazują w lewo
move-prize-discard = Nikt nie dostaje nagrody: { $cards }
move-prize-hand = { $you ->
        [who] Bierzesz nagrodę: { $cards }
       *[other] { $who } bierze nagrodę: { $cards }
    }
move-prize-prize = Do wyboru: { $cards }
move-revealed-common = Do kart wspólnych dochodzi { $cards }
move-revealed-discard = Odłożona karta: { $cards }
move-stack-deck = Wraca do talii: { $cards }
move-stack-discard = { $you ->
        [who] Twoje karty są odrzucane: { $cards }
       *[other] { $who } odrzuca { $cards }
    }
    .each = Wszystkie rzędy są odrzucane
move-stack-middle = Na środek: { $cards }
    .each = Na środek: { $list }
move-stock-captured = { $you ->
        [who] Zdobywasz z zapasu { $cards }
       *[other] { $who } zdobywa z zapasu { $cards }
    }
event-turned-up = { $target }, odkryte: { $cards }
    .each = Odkryte: { $list }
turned-up-hand = { $you ->
        [who] Pokazujesz { $cards }
       *[other] { $who } pokazuje { $cards }
    }
    .each = Karty na ręce: { $list }
turned-up-laid = { $you ->
        [who] Odkrywasz { $cards }
       *[other] { $who } odkrywa { $cards }
    }
    .each = Odkryte: { $list }
turned-up-monster = Ręka potwora: { $cards }
turned-up-stock = W zapasie: { $cards }
event-shuffle = { $target ->
        [deck] Talia potasowana
        [middle] Karty ze środka potasowane
       *[other] Potasowane: { $pile }
    }
event-gather = { $target ->
        [deck] Wszystkie karty wracają do talii
       *[other] Wszystkie karty zebrane: { $pile }
    }
bank = pula
pay-to-bank = { $you ->
        [payer] Płacisz do puli { $chips }
       *[other] { $payer } płaci do puli { $chips }
    }
    .each = { $you ->
        [all] Wszyscy płacą do puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        }
        [payer] Do puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } płacicie { $payer }
       *[other] Do puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } płacą { $payer }
    }
pay-from-bank = { $you ->
        [receiver] Dostajesz z puli { $chips }
       *[other] { $receiver } dostaje z puli { $chips }
    }
    .each = { $you ->
        [all] Wszyscy dostają z puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        }
        [receiver] Z puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } dostajecie { $receiver }
       *[other] Z puli po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } dostają { $receiver }
    }
pay-to-player = { $you ->
        [payer] Płacisz { $chips }, dostaje { $receiver }
        [receiver] { $payer } płaci ci { $chips }
       *[other] { $payer } płaci { $chips }, a dostaje { $receiver }
    }
    .each = { $you ->
        [receiver] Po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } płacą ci { $payer }
        [payer] Po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } płacicie { $payer }, a dostaje { $receiver }
       *[other] Po { $amount ->
            [one] { $amount } żetonie
            [few] { $amount } żetony
           *[many] { $amount } żetonów
        } płacą { $payer }, a dostaje { $receiver }
    }
event-lot = { $you ->
        [who] Z losowania zaczynasz ty
       *[other] Z losowania zaczyna { $who }
    }
event-roll = { $known ->
        [none] Wylosowane w tajemnicy: { $number }
       *[other] Wylosowane w tajemnicy, { $number }: { $list }
    }
event-show = { $known ->
        [none] Pokazane: { $number }
       *[other] Pokazane, { $number }: { $list }
    }
event-turn = { $you ->
        [who] { $count ->
            [1] Twoja kolej
           *[other] Teraz wybieracie { $who }
        }
       *[other] { $count ->
            [1] Teraz kolej na ruch: { $who }
           *[other] Teraz wybierają { $who }
        }
    }
event-over = Koniec gry

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
pile-assignment = karty z poleceniami
pile-owned = { $who }: { $pile }

## Liczby, które pokazuje kilka gier

number-chips = żetony
number-bank = pula
number-rounds = rozegrane rundy
number-active = nadal w rundzie
number-points = punkty
number-marker = pierwszy gracz
number-fold_price = cena spasowania

## Zwykła gra w terminalu

play-prompt = Możesz: { $actions }.
play-help = Wpisz, co chcesz zrobić, albo numer ruchu. Możesz też wpisać: { $commands }.
play-hand-over = Teraz gra { $who }: przekaż klawiaturę i naciśnij Enter.
play-legal = Możesz: { $actions }
play-warning = Uwaga! { $action } – i gra jest przegrana.
play-over-won = Wygrana!
play-over-lost = Przegrana.
play-over-left = Pozostałe karty: { $left }.
play-over-winners = { $you ->
        [who] { $count ->
            [1] Wygrywasz
           *[other] Wygrywacie { $who }
        }
       *[other] { $count ->
            [1] { $who } wygrywa
           *[other] Wygrywają { $who }
        }
    }
play-over-losers = { $you ->
        [who] { $count ->
            [1] Przegrywasz
           *[other] Przegrywacie { $who }
        }
       *[other] { $count ->
            [1] { $who } przegrywa
           *[other] Przegrywają { $who }
        }
    }
play-over-scores = Punkty: { $scores }.
play-over-chips = Żetony: { $chips }.
play-saved = Zapis gry jest w pliku { $file }.
play-empty = pusto
play-to-play = { $game }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
play-bot-failed = { $who }: bot nie zagrał. { $why }. Gra za niego rozsądny gracz.
play-commitment = Odcisk rozdania: { $commitment }
play-verify = Aby sprawdzić rozdanie: { $command }
play-earlier = … { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
       *[many] jeszcze { $count } wierszy
    } wyżej: wpisz „dziennik”
key-coach = trener
key-rules = zasady
key-type = wpisz ruch
key-log = dziennik
key-help = pomoc
key-back = wstecz
key-leave = wyjdź
key-again = zagraj jeszcze raz
key-scroll = przewijanie
step-prompt = { $step } z { $last }. Enter – dalej, b – wstecz, 1…{ $seat } – oczami gracza, o – widz, q – wyjdź
play-again = Wybierz jeszcze raz, aby to zrobić.
play-kept = Niedokończona gra jest teraz w pliku { $file }.
play-set-aside = Zapis poprzedniej gry jest teraz w pliku { $file }.
play-keys = Klawisz { $pressed } nic teraz nie robi. Działają: { $keys }
play-too-small = To okno jest za małe: stół potrzebuje { $columns } na { $lines }.
