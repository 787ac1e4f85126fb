### Kociak. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

kitty-title = Kociak
kitty-about = Pojawia się siedem nagród i każdy w tajemnicy składa o nie oferty kartami z własnej ręki. Wygrywa najniższa oferta, ale tylko wtedy, gdy nikt inny nie złożył takiej samej, a jedynka wygrywa dla kogoś innego. Na końcu za każdą wartość dostaje punkty ten, kto ma najwięcej jej kart, więc każda oferta i każda karta, którą przekazujesz, coś cię kosztuje.
kitty-line = Tajne oferty: wygrywa najniższa, której nikt nie powtórzył.
kitty-option-mode = Trudna czy lekka
kitty-option-teams = Drużyny
kitty-option-match = Długość rozgrywki
kitty-preset-light = Lekki kociak
kitty-preset-teams = Kociak w drużynach
kitty-preset-long = Kociak do 100 punktów

kitty-number-passes_to = przekazuje kartę
kitty-number-round_no = runda

kitty-phase-pass = przekazywanie karty w lewo
kitty-phase-bid = składanie ofert
kitty-phase-choose = wybór nagrody
kitty-phase-give = oddawanie nagrody

KIT-title = Gra
KIT-1 = Zwykle grają cztery osoby. Siedem kart kładzie się zakrytych: to kociak. Wszystkie pozostałe karty się rozdaje, po dwanaście na osobę.
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
    }. { $stage ->
        [pass] Przekaż kartę, którą masz.
       *[other] Złóż ofertę kartą, którą masz.
    }
KIT-2 = Jest siedem rund. W każdej odkrywa się następną kartę kociaka: to nagroda. Potem każdy przekazuje kartę z ręki osobie po swojej lewej, wszyscy jednocześnie, zanim zobaczą, co sami dostają. Potem każdy składa ofertę kartą z ręki, zakrytą, a oferty odkrywa się razem.
    .refused = { $stage ->
        [pass] Najpierw wszyscy przekazują po karcie w lewo: przekaż swoją.
        [bid] Karty są już przekazane. Teraz wszyscy składają oferty: złóż ofertę kartą z ręki.
        [choose] Oferty złożone i twoja wygrała. Wybierz nagrodę.
       *[give] Oferty złożone i wygrała twoja jedynka. Oddaj nagrodę innemu graczowi.
    }
KIT-3 = Wygrywa najniższa oferta bez pary: oferty o tej samej wartości się nie liczą, wszystko jedno, na którym są miejscu. Zwycięzca bierze nagrodę na rękę. Jeśli nie ma żadnej oferty bez pary, nagroda idzie na stos kart odrzuconych.
    .told = { $value ->
        [0] Nie ma oferty bez pary: nikt nie wygrywa
       *[other] { $you ->
            [seat] Wygrywasz
           *[other] { $seat } wygrywa
        } { $value ->
            [1] jedynką
            [2] dwójką
            [3] trójką
            [4] czwórką
            [5] piątką
            [6] szóstką
            [7] siódemką
            [8] ósemką
            [9] dziewiątką
            [10] dziesiątką
           *[other] kartą { $value }
        }
    }
KIT-4 = Jedynka zawsze wygrywa, ale kto nią wygra, musi oddać nagrodę innemu graczowi i wybiera, któremu.
    .refused = { $stage ->
        [pass] Oddaje się tylko nagrodę wygraną jedynką. Teraz wszyscy przekazują po karcie w lewo.
        [bid] Oddaje się tylko nagrodę wygraną jedynką. Teraz wszyscy składają oferty.
        [choose] Najpierw wybierz jedną z nagród.
       *[give] { $teams ->
            [0] Wygrała twoja jedynka, więc nie możesz zatrzymać nagrody: oddaj ją innemu graczowi.
           *[other] Wygrała twoja jedynka, więc nie możesz zatrzymać nagrody: oddaj ją graczowi z drugiej drużyny.
        }
    }
    .told = { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } jedynką { $value ->
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
    }, ale trzeba ją oddać
KIT-5 = Wszystkie oferty idą na stos kart odrzuconych. Po ostatniej rundzie sprawdza się każdą wartość: kto ma na ręce najwięcej jej kart, dostaje tyle punktów, ile ona wynosi, a jeśli kilka osób ma ich tyle samo, każda z nich dostaje całość. Za wartość, której nikt nie ma, nikt nie dostaje punktów. Wygrywa ten, kto ma najwięcej punktów; przy równych wynikach wygrana jest wspólna.
    .told = { $value ->
        [1] Jedynka: { $you ->
            [seat] dostajesz
           *[other] { $seat } dostaje
        } 1 punkt
       *[other] Najwięcej { $value ->
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
        }: { $you ->
            [seat] dostajesz
           *[other] { $seat } dostaje
        } { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[many] { $value } punktów
        }
    }
KIT-6 = Długa gra: gracie kilka partii i dodajecie punkty, aż ktoś będzie miał 100. Jeśli kilka osób dojdzie do tego w tej samej partii, wygrywa najwyższy wynik; jeśli i on jest równy, gra się jeszcze jedną partię.
KIT-7 = Lekka gra ma cztery rundy: w pierwszej jest jedna nagroda, w każdej z pozostałych dwie. Najniższa oferta bez pary wybiera jedną z tych dwóch, a następna najniższa oferta bez pary dostaje drugą; nagroda, której nikt nie dostaje, idzie na stos kart odrzuconych. Kto wygra jedynką, wybiera jedną i oddaje ją komukolwiek innemu, także temu, kto dostaje drugą.
    .refused = { $stage ->
        [pass] Nie masz teraz nagród do wyboru. Wszyscy przekazują po karcie w lewo.
        [bid] Nie masz teraz nagród do wyboru. Wszyscy składają oferty.
        [choose] Wśród nagród nie ma karty { $rank }. Wybierz jedną z dwóch odkrytych.
       *[give] Nie masz już nagród do wyboru. Oddaj tę, która jest wygrana.
    }
    .told = Następna oferta: { $you ->
        [seat] dostajesz
       *[other] { $seat } dostaje
    } { $value ->
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
    }
KIT-8 = Może grać od trzech do sześciu osób, w grę trudną albo lekką. Kociak ma zawsze siedem kart; przy pięciu graczach jeszcze trzy odkłada się na bok, zakryte. Na ręce jest szesnaście kart przy trzech graczach, dwanaście przy czterech, dziewięć przy pięciu, osiem przy sześciu. Przy pięciu i sześciu lepsza jest gra lekka.
KIT-9 = W cztery albo sześć osób można grać w dwóch drużynach. Członkowie drużyn siedzą na przemian i nie rozmawiają o swoich rękach. Kto wygra jedynką, oddaje nagrodę komuś z drugiej drużyny. Na końcu drużyna liczy swoje ręce razem; jeśli obie mają tyle samo kart jakiejś wartości, punkty za nią dostają obie.
    .refused = { $action ->
        [say] W drużynach nie mówi się o swoich kartach; słowa są znów wolne, gdy gra się skończy.
       *[other] To byłby podarunek dla własnej drużyny. Oddaj nagrodę graczowi z drugiej drużyny.
    }
