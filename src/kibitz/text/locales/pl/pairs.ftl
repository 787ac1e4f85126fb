### Pary. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

pairs-title = Pary
pairs-about = Dobierz kartę z nadzieją, że będzie nowa, albo weź najtańszą ze stołu i miej to z głowy. Punktów lepiej nie mieć. Nikt tu nie wygrywa, tylko jedna osoba przegrywa.
pairs-line = Dobierasz czy pasujesz? Para to punkty, a punkty to zło.
pairs-option-continuous = Bez przerwy
pairs-option-pieces_of_eight = Osiem reali
pairs-option-calamities = Siedem nieszczęść
pairs-option-limit = Próg przegranej
pairs-preset-continuous = Bez przerwy
pairs-preset-pieces-of-eight = Osiem reali
pairs-preset-calamities = Siedem nieszczęść

pairs-number-points = punkty
pairs-number-losing_score = próg przegranej
pairs-number-fold_price = cena spasowania

PAIRS-title = Gra
PAIRS-1 = Gra od dwóch do ośmiu osób.
PAIRS-2 = Przegrywa ten, kto dojdzie do progu przegranej: przy dwóch graczach to 31 punktów, przy trzech 21, przy czterech 16, przy pięciu 13, przy sześciu i więcej 11. (Możecie umówić się na inny próg przegranej.)
PAIRS-3 = Na początku tasuje się talię i spala pięć kart. Każda runda zaczyna się od jednej odkrytej karty dla każdego, pierwszej w jego rzędzie; zaczyna ten, kto ma najniższą.
PAIRS-4 = W swojej kolejce robisz dokładnie jedno: dobierasz albo pasujesz. Jeśli runda trwa, następna jest osoba po twojej lewej.
PAIRS-5 = Dobierasz: bierzesz kartę z talii. Jeśli w twoim własnym rzędzie jest już karta o tej wartości, to masz parę: dostajesz tyle punktów, ile wynosi ta wartość, jedna z tych dwóch kart idzie do twoich punktów, a runda się kończy. Jeśli nie, karta dołącza do twojego rzędu.
    .told = { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } parę { $value ->
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
    }: plus { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
PAIRS-6 = Pasujesz: bierzesz do swoich punktów najniższą kartę ze wszystkich rzędów, nieważne czyją. Runda się kończy. Wolno ci to zrobić w każdej kolejce, także w pierwszej.
    .refused = Nie możesz wybierać: kto pasuje, bierze najniższą kartę na stole.
    .told = { $you ->
        [seat] Pasujesz i bierzesz
       *[other] { $seat } pasuje i bierze
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
PAIRS-7 = Jeśli dobierzesz, nie możesz już spasować w tej samej kolejce.
PAIRS-8 = Karty w twoich punktach leżą odkryte, nie są już w grze i wracają do talii dopiero po grze.
PAIRS-9 = Na koniec rundy wszystkie rzędy idą na stos kart odrzuconych. W następnej rundzie gra się dalej tą samą talią.
PAIRS-10 = Kto pierwszy dojdzie do progu przegranej, ten przegrywa, a gra od razu się kończy. Nikt nie wygrywa.
    .told = { $you ->
        [seat] Przegrywasz
       *[other] { $seat } przegrywa
    }

CONT-title = Bez przerwy
CONT-1 = Wszystko jest jak zwykle, poza tym, co poniżej. Kto pasuje albo ma parę, odrzuca tylko własny rząd; karta, za którą dostaje punkty, idzie do punktów, a wszyscy inni zachowują swoje karty. Cała gra to jedna długa runda.
CONT-2 = Gdy pasujesz, możesz wziąć dowolną kartę w grze, czyjąkolwiek. Powiedz, czyją i którą: ta karta po prostu znika z tamtego rzędu.
    .refused = { $rank ->
        [0] Powiedz, którą kartę bierzesz, pasując, i czyją.
       *[other] Nie ma tam karty { $rank }. Weź taką, która leży w grze.
    }
    .told = { $you ->
        [seat] Pasujesz i bierzesz
       *[other] { $seat } pasuje i bierze
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
CONT-3 = Z pustym rzędem nie wolno pasować.
    .refused = Twój rząd jest pusty, więc nie możesz spasować: dobierz kartę.
CONT-4 = Kto dostał punkty, zostaje w grze bez kart, a kolejka przechodzi dalej w lewo. Tak samo zostaje w grze ten, komu zabrano ostatnią kartę.
CONT-5 = Gra kończy się jak zawsze: gdy ktoś dojdzie do progu przegranej.

P8-title = Osiem reali
P8-1 = Jeśli masz w swoim rzędzie ósemkę, możesz zamiast zwykłego dobrania odrzucić tę ósemkę i dobrać dwie karty, jedną po drugiej.
    .refused = { $on ->
        [0] Przy tym stole gra się bez „Ośmiu reali”: dobierz kartę albo spasuj.
       *[other] Nie masz ósemki w swoim rzędzie, nie ma czego wydać: dobierz kartę albo spasuj.
    }
P8-2 = Jeśli pierwsza z tych dwóch kart da parę, drugiej się nie dobiera.
P8-3 = Wydana ósemka znika, zanim dobierzesz, więc dobrana ósemka nie tworzy z nią pary, a wydana może wrócić, jeśli stos kart odrzuconych zostanie przetasowany. Możesz ją wydać, nawet jeśli to twoja jedyna karta.
P8-4 = Każdą z tych dwóch kart porównuje się z rzędem takim, jaki jest w danej chwili. Ósemkę, którą teraz dobierzesz, możesz wydać dopiero w jednej z następnych kolejek.

CAL-title = Siedem nieszczęść
CAL-1 = Przy ustalaniu, kto zaczyna, siódemka jest niższa od jedynki. We wszystkim innym jest siódemką.
CAL-2 = Jeśli dobierzesz siódemkę, musisz od razu rozegrać jeszcze jedną całą kolejkę.
    .told = { $you ->
        [seat] Dobierasz siódemkę i musisz zagrać jeszcze raz
       *[other] { $seat } dobiera siódemkę i musi zagrać jeszcze raz
    }
CAL-3 = W grze bez przerwy jest tak nawet wtedy, gdy siódemka dała parę: dostajesz punkty, odrzucasz swój rząd i dobierasz jeszcze raz.
CAL-4 = Liczy się tylko siódemka, którą dobierasz we własnej kolejce, a nie ta, którą ci rozdano, ani ta, którą bierzesz przy pasowaniu.
CAL-5 = Jeśli siódemka kończy rundę albo przez nią odpadasz, dodatkowej kolejki nie ma.
CAL-6 = Jeśli wydajesz ósemkę, najpierw dokończ oba dobrania. Jedna siódemka czy dwie, dodatkowa kolejka jest jedna, w grze bez przerwy także wtedy, gdy ta druga karta dała parę; ta kolejka może przynieść następną.
