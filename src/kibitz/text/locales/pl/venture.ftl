### Przygoda. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

venture-title = Przygoda
venture-about = Każdy w tajemnicy składa ofertę: jedną kartę. Najniższa oferta zdobywa najwyższe karty na stole, każda inna wszystko, co od niej niższe. Każda zdobyta karta kosztuje cię punkt, chyba że uda ci się zebrać wszystkie karty jej wartości.
venture-option-draft = Draft kart na rękę
venture-option-deals = Liczba rozdań
venture-option-talk = Rozmowa przed odkryciem ofert
venture-option-captured_bid_acts = Zdobyta oferta nadal zdobywa
venture-preset-draft = Przygoda z draftem

venture-number-dealt = numer rozdania
venture-number-to_keep = jeszcze do zatrzymania

venture-phase-draft = draft
venture-phase-bid = składanie ofert
venture-phase-talk = rozmowa o ofertach

VEN-title = Gra
VEN-1 = Gra od trzech do ośmiu osób. Tasuje się wszystkie karty i wykłada zakryty zapas: 4 karty przy trzech graczach, 3 przy czterech, 5 przy pięciu, 7 przy sześciu, 6 przy siedmiu, 7 przy ośmiu. Resztę rozdaje się po równo: 17, 13, 10, 8, 7 albo 6 kart na osobę. Potem odkrywa się zapas.
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
VEN-2 = W każdej rundzie każdy gracz kładzie kartę z ręki, zakrytą, jako ofertę, i już jej nie zmienia. Jeśli gracie z rozmową, mówcie teraz o ofertach, co chcecie, prawdę albo nie, nic was nie wiąże; gdy wszyscy są gotowi, oferty odkrywa się razem. Bez rozmowy odkrywa się je, gdy tylko leżą wszystkie.
    .refused = { $stage ->
        [draft] Ręce nie są jeszcze wybrane: napisz keep i wartość jednej z kart przed tobą.
        [talk] Wszystkie oferty leżą i już się nie zmienią. Gdy macie dość rozmowy, napisz ready.
       *[bid] { $talk ->
            [0] Przy tym stole oferty odkrywa się, gdy tylko leżą wszystkie: napisz bid i wartość karty, którą masz.
           *[other] Najpierw oferty: napisz bid i wartość karty, którą masz.
        }
    }
VEN-3 = Oferty działają jedna po drugiej, od najniższej do najwyższej. Jeśli dwóch lub więcej graczy złożyło ofertę o tej samej wartości, żaden z nich nic nie zdobywa.
    .told = Ofertę { $value } złożyło kilka osób: nic nie zdobywają.
VEN-4 = Najniższa oferta, jeśli złożył ją tylko jeden gracz, zdobywa wszystkie karty o najwyższej wartości na stole, w zapasie i wśród ofert.
    .told = { $seat } ma najniższą ofertę i zdobywa każdą { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
        [10] dziesiątkę
       *[other] kartę { $value }
    } na stole.
VEN-5 = Każda inna oferta, którą złożył tylko jeden gracz, zdobywa wszystkie karty na stole niższe od siebie, w zapasie i wśród ofert, także oferty złożone przez kilku graczy.
    .told = { $seat } ma ofertę { $value } i zdobywa wszystko, co niższe.
VEN-6 = Jeśli najniższą ofertę złożyło kilku graczy, nikt nie zajmuje miejsca najniższej: wszystkie pozostałe oferty zdobywają to, co od nich niższe.
VEN-7 = Oferta, która już zadziałała, zostaje na stole i nadal można ją zdobyć. Oferta zdobyta przed swoją kolejką, co potrafi tylko najniższa oferta, znika ze stołu i nie działa. (Możecie umówić się, że mimo to działa.)
    .told = { $seat }: oferta { $value } została zdobyta przed swoją kolejką i nie działa.
VEN-8 = To, co zdobywasz, leży odkryte przed tobą. Wszystko inne, razem z ofertami, jest zapasem następnej rundy. Gracie, aż ręce będą puste.
VEN-9 = Wtedy każda karta, którą masz zdobytą, kosztuje cię 1 punkt. Ale jeśli wszystkie karty jakiejś wartości są wśród twoich zdobytych i tych, które zostały w zapasie, ta wartość przynosi ci zamiast tego tyle punktów, ile wynosi; przynajmniej jedna z tych kart musi być zdobyta przez ciebie. Wygrywa najwyższy wynik, a przy równych wynikach wygrana jest wspólna.
    .told = { $seat } ma za to rozdanie { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
        [many] { $value } punktów
       *[other] { $value } punktu
    }.
VEN-10 = Możecie z góry umówić się na kilka rozdań. Ich punkty się dodaje i wygrywa najwyższy wynik; nie ma progu, do którego trzeba dojść.
VEN-11 = Możecie umówić się na draft. Wtedy rozdane ci karty nie są jeszcze twoją ręką. Zanim odkryje się zapas, w tajemnicy zatrzymujesz z nich trzy, a resztę wszyscy jednocześnie przekazują w lewo; z tego, co dostajesz, zatrzymujesz jedną i resztę przekazujesz dalej, aż wszystkie karty zostaną zatrzymane. To jest twoja ręka.
    .refused = { $stage ->
        [draft] Wśród kart przed tobą nie ma { $rank ->
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
        }. Zatrzymaj jedną z tych, które są.
        [talk] { $draft ->
            [0] Przy tym stole gra się bez draftu, a oferty już leżą: napisz ready.
           *[other] Draft jest skończony, a oferty już leżą: napisz ready.
        }
       *[bid] { $draft ->
            [0] Przy tym stole gra się bez draftu: napisz bid i wartość karty, którą masz.
           *[other] Draft jest skończony: napisz bid i wartość karty, którą masz.
        }
    }
