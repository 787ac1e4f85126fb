### The Game: Face to Face. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

face_to_face-title = The Game: Face to Face
face_to_face-about = The Game jako pojedynek. Każde z was ma talię i dwa stosy, jeden rosnący i jeden malejący, a wygrywa ten, kto pierwszy odłoży wszystkie swoje karty. Od czasu do czasu pomóż przeciwnikowi kartą: to zapełni twoją rękę.
face_to_face-line = The Game jako pojedynek: kto pierwszy pozbędzie się kart?
face_to_face-option-first_player = Kto zaczyna
face_to_face-option-last_single_card = Jedna ostatnia karta

face_to_face-number-left = pozostałe karty
face_to_face-number-laid = odłożone w tej kolejce
face_to_face-number-minimum = do odłożenia w tej kolejce
face_to_face-number-helped = karta u przeciwnika w tej kolejce

F2F-title = Gra
F2F-1 = Są dwa zestawy, srebrny i złoty. Każdy ma 58 kart, od 2 do 59, każdą jeden raz, i dwa stosy: rosnący, który zaczyna się od 1, i malejący, który zaczyna się od 60.
F2F-2 = Grają dwie osoby, każda ma jeden zestaw. Każda ma dwa stosy: jeden rośnie, drugi maleje. (W zapisie twoje stosy to A i D, a stosy przeciwnika oA i oD.)
F2F-3 = Dobrze tasujesz swoje 58 kart; to twoja talia, zakryta.
F2F-4 = Sześć wierzchnich kart swojej talii bierzesz na rękę.
F2F-5 = O tym, kto zaczyna, decyduje los, chyba że umówiliście się inaczej. Potem gracie na zmianę.
F2F-6 = W swojej kolejce musisz odłożyć z ręki co najmniej dwie karty, także wtedy, gdy twoja talia jest pusta.
    .refused = Za wcześnie, żeby kończyć kolejkę: odłożono { $laid } z { $minimum }. Odłóż następną kartę.
F2F-7 = Możesz odłożyć więcej, nawet całą rękę, po jednej karcie. Dla każdej karty wybierasz stos na nowo: jeden z własnych, w dowolnej kolejności, albo, dla jednej jedynej karty, jeden ze stosów przeciwnika.
    .refused = Karty { $number } nie masz na ręce. Odłóż jedną z tych, które masz.
F2F-8 = Karty leżą jedna na drugiej i liczy się tylko wierzchnia karta stosu, bez względu na to, kto ją odłożył.
F2F-9 = Na twoim własnym stosie rosnącym karta musi być wyższa od wierzchniej; o ile wyższa, to zależy od ciebie.
    .refused = Tam się nie da: na twoim stosie rosnącym widać { $shown }. Pasuje tu { $shown ->
        [59] tylko { $back }.
       *[other] { $back ->
            [0] karta wyższa.
           *[other] karta wyższa albo dokładnie { $back }.
        }
    }
F2F-10 = Na twoim własnym stosie malejącym karta musi być niższa od wierzchniej; o ile niższa, to zależy od ciebie.
    .refused = Tam się nie da: na twoim stosie malejącym widać { $shown }. Pasuje tu { $shown ->
        [2] tylko { $back }.
       *[other] { $back ->
            [0] karta niższa.
           *[other] karta niższa albo dokładnie { $back }.
        }
    }
F2F-11 = Zagranie wsteczne, tylko na własnych stosach: na stosie rosnącym karta może być dokładnie o 10 niższa od wierzchniej, na malejącym dokładnie o 10 wyższa.
F2F-12 = Z zagrania wstecznego możesz w jednej kolejce korzystać tak często, jak się da, na przemian z innymi kartami.
F2F-13 = Najwyżej jedna karta w kolejce może trafić na stronę przeciwnika, licząc oba jego stosy razem; może być pierwsza, ostatnia albo pomiędzy. Wszystkie inne idą na twoje własne stosy. Dlatego co najmniej jedna karta z kolejki zawsze leży po twojej stronie.
    .refused = W tej kolejce jedna twoja karta leży już po stronie przeciwnika. Pozostałe idą na twoje własne stosy.
F2F-14 = Karta na stosie przeciwnika musi go ulepszyć, wszystko jedno o ile: na rosnącym musi być niższa od wierzchniej, na malejącym wyższa. Nic innego się tam nie liczy.
    .refused = { $rising ->
        [1] Tutaj nie: na rosnącym stosie przeciwnika leży { $shown }, { $shown ->
            [1] nic go nie ulepszy. Odkładaj na swoje stosy.
            [2] nic go nie ulepszy. Odkładaj na swoje stosy.
           *[other] ulepszy go tylko niższa karta.
        }
       *[other] Tutaj nie: na malejącym stosie przeciwnika leży { $shown }, { $shown ->
            [59] nic go nie ulepszy. Odkładaj na swoje stosy.
            [60] nic go nie ulepszy. Odkładaj na swoje stosy.
           *[other] ulepszy go tylko wyższa karta.
        }
    }
    .remark = { $you ->
        [seat] To pomoc dla przeciwnika
        [reader] To pomoc dla ciebie
       *[other] To pomoc dla drugiej strony
    }
F2F-15 = Dlatego stosu rosnącego, na którym widać 1 albo 2, i malejącego, na którym widać 60 albo 59, nie da się ulepszyć.
F2F-16 = Jeśli odkładasz karty tylko na własne stosy, na koniec kolejki dobierasz ze swojej talii dwie karty, bez względu na to, ile kart odłożysz.
F2F-17 = Jeśli jedna z twoich kart trafiła na stronę przeciwnika, dobierasz, aż masz na ręce sześć kart.
F2F-18 = Jeśli w twojej talii jest mniej kart, dobierasz tyle, ile jest.
F2F-19 = Gdy twoja talia jest pusta, grasz dalej bez dobierania. W każdej kolejce nadal musisz odłożyć dwie karty.
F2F-20 = Kto odłoży wszystkie 58 kart, nieważne po której stronie, w tej samej chwili wygrywa. Pusta ręka to jeszcze nie wygrana, dopóki w twojej talii są karty.
    .told = Wszystkie karty odłożone: { $you ->
        [seat] wygrywasz
       *[other] { $seat } wygrywa
    }!
F2F-21 = Jeśli w swojej kolejce nie możesz odłożyć dwóch kart, od razu przegrywasz, a przeciwnik wygrywa. Tak samo jest w trakcie kolejki: kartę, która pasuje, wolno odłożyć, ale jeśli po niej nie masz już jak odłożyć drugiej, przegrywasz.
    .told = { $you ->
        [seat] Nie możesz odłożyć tylu kart, ile trzeba, i przegrywasz
       *[other] { $seat } nie może odłożyć tylu kart, ile trzeba, i przegrywa
    }
    .warning = { $action } – i drugiej karty nie da się już odłożyć: przegrywasz.
F2F-22 = Jeśli twoja kolejka zaczyna się z jedną kartą na ręce i pustą talią, nie możesz odłożyć dwóch, więc przegrywasz. (Jeśli tak się umówicie, możesz odłożyć tę ostatnią kartę samą, po dowolnej stronie, i wygrać; jeśli nigdzie nie pasuje, przegrywasz.)
    .told = { $you ->
        [seat] Zostaje ci jedna karta, dwóch nie odłożysz: przegrywasz
       *[other] { $seat } zostaje z jedną kartą, dwóch nie odłoży: to przegrana
    }
