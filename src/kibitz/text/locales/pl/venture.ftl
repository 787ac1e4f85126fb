### Przygoda. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

venture-title = Przygoda
venture-about = Każdy w tajemnicy składa ofertę: jedną kartę. Najniższa oferta zdobywa najwyższe karty na stole, każda inna wszystko, co od niej niższe. Każda zdobyta karta kosztuje cię punkt, chyba że uda ci się zebrać wszystkie karty jej wartości.
venture-line = Niska oferta bierze wysokie karty, ale zdobycz kosztuje.
venture-option-draft = Draft kart na rękę
venture-option-deals = Liczba rozdań
venture-option-talk = Rozmowa przed odkryciem ofert
venture-option-captured_bid_acts = Zdobyta oferta nadal zdobywa
venture-preset-draft = Przygoda z draftem

venture-number-dealt = numer rozdania
venture-number-so_far = punkty na razie
venture-number-to_keep = jeszcze do zatrzymania

venture-phase-draft = draft
venture-phase-bid = składanie ofert
venture-phase-talk = rozmowa o ofertach

VEN-title = Gra
VEN-1 = Gra od trzech do ośmiu osób. Tasuje się wszystkie karty i wykłada zakryty zapas: 4 karty przy trzech graczach, 3 przy czterech, 5 przy pięciu, 7 przy sześciu, 6 przy siedmiu, 7 przy ośmiu. Resztę rozdaje się po równo: 17, 13, 10, 8, 7 albo 6 kart na osobę. Potem odkrywa się zapas.
    .refused = Nie masz na ręce { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
       *[other] karty { $rank }
    }. Złóż ofertę kartą, którą masz.
VEN-2 = W każdej rundzie każdy gracz kładzie kartę z ręki, zakrytą, jako ofertę, i już jej nie zmienia. Jeśli gracie z rozmową, mówcie teraz o ofertach, co chcecie, prawdę albo nie, nic was nie wiąże; gdy wszyscy są gotowi, oferty odkrywa się razem. Bez rozmowy odkrywa się je, gdy tylko leżą wszystkie.
    .refused = { $stage ->
        [draft] Ręce nie są jeszcze wybrane: zatrzymaj jedną z kart przed tobą.
        [talk] Wszystkie oferty leżą i nie można ich zmieniać. Gdy już się nagadacie, powiedz „gotowe”.
       *[bid] { $talk ->
            [0] Przy tym stole oferty odkrywa się, gdy tylko leżą wszystkie: złóż ofertę kartą z ręki.
           *[other] Najpierw oferty: złóż ofertę kartą z ręki.
        }
    }
VEN-3 = Oferty działają jedna po drugiej, od najniższej do najwyższej. Jeśli dwóch lub więcej graczy złożyło ofertę o tej samej wartości, żaden z nich nic nie zdobywa.
    .told = Jednakowe oferty { $value } nic nie zdobywają
VEN-4 = Najniższa oferta, jeśli złożył ją tylko jeden gracz, zdobywa wszystkie karty o najwyższej wartości na stole, w zapasie i wśród ofert.
    .told = { $you ->
        [seat] Twoja oferta jest najniższa: zdobywasz
       *[other] { $seat } z najniższą ofertą zdobywa
    } wszystkie { $value ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
       *[other] karty { $value }
    } na stole
VEN-5 = Każda inna oferta, którą złożył tylko jeden gracz, zdobywa wszystkie karty na stole niższe od siebie, w zapasie i wśród ofert, także oferty złożone przez kilku graczy.
    .told = { $you ->
        [seat] Twoja oferta { $value }: zdobywasz
       *[other] { $seat } z ofertą { $value } zdobywa
    } wszystko, co niższe
VEN-6 = Jeśli najniższą ofertę złożyło kilku graczy, nikt nie zajmuje miejsca najniższej: wszystkie pozostałe oferty zdobywają to, co od nich niższe.
VEN-7 = Oferta, która już zadziałała, zostaje na stole i nadal można ją zdobyć. Oferta zdobyta przed swoją kolejką, co potrafi tylko najniższa oferta, znika ze stołu i nie działa. (Możecie umówić się, że mimo to działa.)
    .told = { $you ->
        [seat] Twoja oferta { $value } została zdobyta
       *[other] Oferta { $value }, którą składa { $seat }, została zdobyta
    } przed swoją kolejką i nic nie bierze
VEN-8 = To, co zdobywasz, leży odkryte przed tobą. Wszystko inne, razem z ofertami, jest zapasem następnej rundy. Gracie, aż ręce będą puste.
VEN-9 = Wtedy każda zdobyta karta kosztuje cię 1 punkt. Ale jeśli wszystkie karty jakiejś wartości są wśród twoich zdobytych i tych, które zostały w zapasie, ta wartość przynosi ci zamiast tego tyle punktów, ile wynosi; przynajmniej jedna z tych kart musi być zdobyta przez ciebie. Wygrywa najwyższy wynik, a przy równych wynikach wygrana jest wspólna.
    .told = { $you ->
        [seat] Twój wynik rozdania
       *[other] { $seat }, wynik rozdania
    }: { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
VEN-10 = Możecie z góry umówić się na kilka rozdań. Ich punkty się dodaje i wygrywa najwyższy wynik; nie ma progu, do którego trzeba dojść.
VEN-11 = Możecie umówić się na draft. Wtedy rozdane ci karty nie są jeszcze twoją ręką. Zanim odkryje się zapas, w tajemnicy zatrzymujesz z nich trzy, a resztę wszyscy jednocześnie przekazują w lewo; z tego, co dostajesz, zatrzymujesz jedną i resztę przekazujesz dalej, aż wszystkie karty zostaną zatrzymane. To jest twoja ręka.
    .refused = { $stage ->
        [draft] Nie ma przed tobą karty { $rank }. Zatrzymaj jedną z tych, które są.
        [talk] { $draft ->
            [0] Przy tym stole gra się bez draftu, a oferty leżą. Powiedz „gotowe”.
           *[other] Draft skończony, a oferty leżą. Powiedz „gotowe”.
        }
       *[bid] { $draft ->
            [0] Przy tym stole gra się bez draftu: złóż ofertę kartą z ręki.
           *[other] Draft skończony: złóż ofertę kartą z ręki.
        }
    }
