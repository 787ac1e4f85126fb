### Lewo na burt! Opis własnymi słowami; gra należy do swoich autorów i wydawców.

port-title = Lewo na burt!
port-about = Zbierz tak wysoką sumę, na jaką starczy ci odwagi, bo para wyrzuca cię z rundy z niczym. Kto pasuje, zachowuje to, co ma, a punkty dają najlepsze sumy. Wygrywa ten, kto pierwszy dojdzie do 21 punktów.
port-line = Najwyższa suma, na jaką starczy odwagi, i bez par.
port-option-pieces_of_eight = Osiem reali
port-option-calamities = Siedem nieszczęść
port-option-tie = Gdy kilka osób ma 21 punktów
port-preset-pieces-of-eight = Osiem reali
port-preset-calamities = Siedem nieszczęść

port-number-players = grają w tej rundzie
port-number-standing = już po spasowaniu
port-number-playing_off = dodatkowa runda
port-number-sums = suma

PORT-title = Gra
PORT-1 = Gra od dwóch do siedmiu osób. Na początku tasuje się talię i spala pięć kart; kolejne rundy gra się dalej tą samą talią. Wygrywa ten, kto pierwszy dojdzie do 21 punktów.
PORT-2 = Każda runda zaczyna się od jednej odkrytej karty dla każdego, pierwszej w jego rzędzie; zaczyna ten, kto ma najniższą. Dodatkowe karty, które rozstrzygają remis, zostają w rzędzie i liczą się do jego sumy.
PORT-3 = W swojej kolejce dobierasz albo pasujesz. Dobierasz: bierzesz kartę z talii do swojego rzędu; jeśli karta o tej wartości już tam leży, odpadasz i ta runda nic ci nie przynosi. Pasujesz: w tej rundzie nie dostajesz więcej kart i zachowujesz swoją sumę.
    .told = { $you ->
        [seat] Masz parę
       *[other] { $seat } ma parę
    } { $value ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [8] ósemek
        [9] dziewiątek
        [10] dziesiątek
       *[other] kart { $value }
    } i { $you ->
        [seat] odpadasz
       *[other] odpada
    } z rundy
PORT-4 = Kolejka przechodzi w lewo, wśród tych, którzy ani nie spasowali, ani nie odpadli. Runda kończy się, gdy nie ma już nikogo, kto mógłby zagrać.
PORT-5 = Potem porównuje się sumy tych, którzy spasowali. Najwyższa daje tyle punktów, ilu graczy jest w grze; każdy inny, kto spasował, dostaje o jeden punkt mniej za każdego gracza, który spasował z wyższą sumą. Równe sumy dają tyle samo punktów. Kto odpadł, nie dostaje nic.
    .told = { $you ->
        [seat] Dostajesz
       *[other] { $seat } dostaje
    } { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
PORT-6 = Po podliczeniu punktów wszystkie karty w grze idą na stos kart odrzuconych, także karty tych, którzy odpadli: do tej chwili leżały na stole. Potem zaczyna się następna runda.
PORT-7 = Jeśli po rundzie dokładnie jeden gracz ma 21 punktów lub więcej, wygrywa.
    .told = { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    }: { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
PORT-8 = Jeśli 21 punktów lub więcej ma kilka osób, nawet z różnymi wynikami, to one i nikt inny grają dodatkową rundę, a wygrywa najlepsza suma w tej rundzie. Jeśli najlepszą sumę ma kilka osób, właśnie one grają jeszcze jedną; jeśli odpadną wszystkie, grają ją wszystkie. W dodatkowych rundach punkty się nie zmieniają. (Możecie umówić się, że wygrywa najwyższy wynik, a dalej grają tylko ci, którzy mają go wspólnie.)
    .told = Dodatkowa runda: { $value ->
        [one] { $value } gracz
        [few] { $value } gracze
       *[many] { $value } graczy
    }
PORT-9 = Gdy nie ma już żadnej karty do dobrania, możesz tylko spasować.
    .refused = Nie ma już żadnej karty do dobrania: możesz tylko spasować.
