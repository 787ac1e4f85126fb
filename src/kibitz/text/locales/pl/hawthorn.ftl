### Głóg. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

hawthorn-title = Głóg
hawthorn-about = Twój rząd rośnie na przemian z talii i z ręki. Para wyrzuca cię z rundy i kosztuje tyle, ile wynosi jej wartość, spasowanie kosztuje tyle, ile najniższa karta na stole, a kto zostanie ostatni, bierze pulę. Talia to kwestia szczęścia; rękę oszczędzaj na chwile, które się liczą.
hawthorn-line = Talia czy ręka? Ostatni w grze bierze pulę.
hawthorn-option-start_chips = Żetony na początku
hawthorn-option-end = Kiedy kończy się rozgrywka
hawthorn-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
hawthorn-option-pair_scope = Rzędy, z którymi karta może dać parę
hawthorn-preset-ten-rounds = Dziesięć rund

hawthorn-number-circle = okrążenie

hawthorn-phase-choose = wybór pierwszych kart
hawthorn-phase-deck_circle = okrążenie talii
hawthorn-phase-hand_circle = okrążenie ręki

HAW-title = Gra
HAW-1 = Gra od dwóch do sześciu osób, na żetony: każda ma ich od 20 do 30 (25, jeśli nie umówicie się inaczej). Na początku każdej rundy każdy wpłaca do puli stawkę: 1 żeton; tasuje się wszystkie karty i każdy dostaje pięć na rękę. Kart się nie spala.
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
    }. Wybierz kartę, którą masz.
HAW-2 = Każdy wybiera w tajemnicy kartę z ręki. Odkrywa się je razem i każda zaczyna rząd swojego właściciela. Kto ma najniższą, ten zaczyna i przez całą rundę ma znacznik pierwszego gracza. Ci, którzy remisują na najniższej karcie, dostają dodatkowe karty z talii, a taką, która dałaby parę, zastępuje się inną.
    .refused = { $choosing ->
        [0] Pierwsze karty tej rundy są już wybrane. { $hand_circle ->
            [0] To okrążenie talii: dobierz kartę albo spasuj.
           *[other] To okrążenie ręki: zagraj kartę z ręki, jeśli ją masz, albo spasuj.
        }
       *[other] Najpierw każdy wybiera kartę z ręki: wybierz swoją.
    }
HAW-3 = Gra toczy się okrążeniami: najpierw okrążenie talii, potem okrążenie ręki i tak na przemian. Nowe okrążenie zaczyna się za każdym razem, gdy kolejka wraca do miejsca ze znacznikiem. Jeśli właściciel znacznika odpadł, zaczyna je następny gracz po lewej, który jest jeszcze w grze.
HAW-4 = W okrążeniu talii pasujesz albo dobierasz: bierzesz kartę z talii do swojego rzędu. W okrążeniu ręki pasujesz albo zagrywasz kartę z ręki do swojego rzędu.
    .refused = { $hand_circle ->
        [0] To okrążenie talii: dobierz albo spasuj. Karty z ręki zagrywa się w następnym okrążeniu.
       *[other] To okrążenie ręki: zagraj kartę z ręki, jeśli jakąś masz, albo spasuj.
    }
HAW-5 = Pasujesz: płacisz do puli tyle, ile wynosi najniższa karta w rzędach wszystkich, którzy są jeszcze w grze, a twój rząd też się liczy. Odpadasz; twoje karty się zakrywa i już się nie liczą.
    .told = { $you ->
        [seat] Pasujesz
       *[other] { $seat } pasuje
    }: to kosztuje { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
HAW-6 = Jeśli karta, którą dobierasz albo zagrywasz, tworzy parę z kartą w twoim własnym rzędzie, odpadasz i płacisz do puli jej wartość. Kartę, która daje parę, wolno zagrać nawet celowo. (Możecie umówić się, że karta tworzy parę z każdym rzędem tych, którzy są jeszcze w grze.)
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
    }
HAW-7 = Z pustą ręką możesz w okrążeniu ręki tylko spasować.
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
    }. Zagraj kartę, którą masz; z pustą ręką możesz tylko spasować.
HAW-8 = Gdy tylko zostanie jeden gracz, runda się kończy, a on bierze pulę i nic więcej już nie robi. Rozgrywka trwa, runda za rundą, aż ktoś zostanie bez żetonów.
HAW-9 = Swoją rękę widzisz tylko ty; ile jest w niej kart, widzą wszyscy. Kto pasuje, nie pokazuje swojej.
