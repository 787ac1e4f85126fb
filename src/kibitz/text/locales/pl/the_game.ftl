### The Game. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

the_game-title = The Game
the_game-about = Gracie wszyscy razem, przeciwko talii. Odłóżcie wszystkie 98 kart na cztery stosy: dwa rosnące i dwa malejące. Rozmawiać wolno o wszystkim oprócz liczb.
the_game-line = Wszyscy razem: 98 kart na cztery stosy.
the_game-option-first_player = Kto zaczyna
the_game-option-min_play = Ile kart trzeba odłożyć w kolejce
the_game-option-hand_minus_one = O jedną kartę mniej na ręce
the_game-preset-experts = Dla ekspertów

the_game-number-left = pozostałe karty
the_game-number-laid = odłożone w tej kolejce
the_game-number-minimum = do odłożenia w tej kolejce

TG-title = Gra
TG-1 = Jest 98 kart, od 2 do 99, każda jeden raz, i są cztery stosy: dwa rosnące, które zaczynają się od 1, i dwa malejące, które zaczynają się od 100.
TG-2 = Gra od jednej do pięciu osób, jako jedna drużyna. Razem próbujecie odłożyć jak najwięcej kart, a najlepiej wszystkie.
TG-3 = Stosy leżą na środku: A1 i A2 są rosnące, D1 i D2 malejące.
TG-4 = Każdy dostaje karty na rękę: osiem, jeśli gra jedna osoba, siedem, jeśli dwie, sześć, jeśli więcej. Tyle kart to pełna ręka przez całą grę. (Możecie umówić się na jedną kartę mniej: tak grają eksperci.)
TG-5 = Pozostałe karty tworzą talię i leżą zakryte.
TG-6 = Sami ustalacie, kto zaczyna; tutaj zaczyna osoba na pierwszym miejscu, o ile nie ustawicie inaczej. Potem gra się zgodnie z ruchem wskazówek zegara.
TG-7 = Rozmawiajcie, ile chcecie, ale nigdy nie mówcie, jaka liczba jest na karcie.
    .refused = Nie podawaj liczb z kart, także słownie. Daj sygnał albo powiedz, czy to blisko, czy daleko.
TG-8 = W swojej kolejce odkładasz karty z ręki, po jednej, w dowolnej kolejności i na dowolne stosy, co najmniej tyle, ile musisz.
    .refused = Karty { $number } nie masz na ręce. Odłóż jedną z tych, które masz.
TG-9 = Musisz odłożyć co najmniej dwie karty, dopóki w talii są karty, a potem co najmniej jedną. Decyduje to, czy na początku kolejki są w talii karty. (Możecie umówić się na co najmniej trzy zamiast dwóch: tak grają eksperci; przy pustej talii i wtedy wystarczy jedna.)
    .refused = Za wcześnie, żeby kończyć kolejkę: odłożono { $laid } z { $minimum }. Odłóż następną kartę.
TG-10 = Na stosie rosnącym karta musi być wyższa od wierzchniej; o ile wyższa, to zależy od ciebie.
    .refused = Tam się nie da: na { $pile } widać { $shown }. { $back ->
        [0] Pasuje tu karta wyższa.
       *[other] Pasuje tu karta wyższa albo dokładnie { $back }.
    }
TG-11 = Na stosie malejącym karta musi być niższa od wierzchniej; o ile niższa, to zależy od ciebie.
    .refused = Tam się nie da: na { $pile } widać { $shown }. { $back ->
        [0] Pasuje tu karta niższa.
       *[other] Pasuje tu karta niższa albo dokładnie { $back }.
    }
TG-12 = Zagranie wsteczne: na każdym stosie karta może pójść w przeciwnym kierunku, jeśli różni się od wierzchniej dokładnie o 10.
    .remark = Zagranie wsteczne!
TG-13 = Z zagrania wstecznego możesz korzystać tak często, jak się da, także kilka razy w jednej kolejce.
TG-14 = Gdy skończysz odkładać, dobierz karty do pełnej ręki albo tyle, ile ich jeszcze jest.
TG-15 = Gdy talia jest pusta, gracie dalej bez dobierania.
TG-16 = Kto wtedy nie ma już kart, ten więcej nie gra, a pozostali grają dalej. Ostatni gracz ma kolejkę za kolejką.
TG-17 = Jeśli gracz, którego kolejka się zaczyna, nie może odłożyć tylu kart, ile trzeba, gra jest od razu przegrana.
    .told = { $you ->
        [seat] Nie możesz
       *[other] { $seat } nie może
    } odłożyć tylu kart, ile trzeba: gra przegrana
TG-18 = Tak samo jest w trakcie kolejki: kartę, która pasuje, wolno odłożyć, ale jeśli przez nią reszty kolejki nie da się rozegrać, gra jest przegrana.
    .told = Kolejki nie da się już dokończyć: gra przegrana
    .warning = { $action } – i kolejki nie da się już dokończyć: gra będzie przegrana.
TG-19 = Wygrywacie, gdy wszystkie 98 kart jest odłożonych.
    .told = Wszystkie karty są odłożone: wygrana!
TG-20 = Liczy się, ile kart zostało na rękach i w talii. Mniej niż dziesięć to wynik znakomity, zero to wynik doskonały.
