### The Game: Extreme. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

extreme-title = The Game: Extreme
extreme-about = The Game z charakterkiem: 28 z 98 kart wydaje polecenia. Jedne działają od razu, inne obowiązują wszystkich, dopóki ktoś ich nie przykryje. Kto taką kartę odłoży, musi posłuchać, inaczej przegrywacie wszyscy.
extreme-line = The Game, w której karty wydają polecenia.
extreme-option-first_player = Kto zaczyna
extreme-option-min_play = Ile kart trzeba odłożyć w kolejce
extreme-option-hand_minus_one = O jedną kartę mniej na ręce
extreme-option-assignment = Które karty mają polecenia
extreme-option-one_pile = Jak długo wiąże „jeden stos”
extreme-option-silence = Co robi „cisza”
extreme-option-active_instructions = Polecenia w grze
extreme-preset-shuffled = Wylosowane polecenia

extreme-number-left = pozostałe karty
extreme-number-silent = cisza
extreme-number-laid = odłożone w tej kolejce
extreme-number-minimum = do odłożenia w tej kolejce
extreme-number-instruction = polecenie każdej liczby
extreme-number-three = 3! w tej kolejce

extreme-mark-STOP = stop
    .means = Stop: w tej kolejce nic więcej się nie odkłada.
extreme-mark-SKULL = czaszka
    .means = Czaszka: trzeba ją przykryć w tej samej kolejce.
extreme-mark-THREE = 3!
    .means = 3!: w tej kolejce mają być dokładnie trzy karty.
extreme-mark-SILENCE = cisza
    .means = Cisza: dopóki leży odkryta, nie rozmawiamy.
extreme-mark-NO_TRICK = bez zagrań wstecznych
    .means = Bez zagrań wstecznych, dopóki ta karta leży odkryta.
extreme-mark-ONE_PILE = jeden stos
    .means = Jeden stos: dopóki karta leży odkryta, wszystkie karty idą na jeden stos.
extreme-mark-DRAW_ONE = dobierz jedną
    .means = Dobierz jedną: dopóki karta leży odkryta, na koniec kolejki dobiera się tylko jedną kartę.

EX-title = Extreme
EX-1 = Wszystko jest jak w The Game, z takim samym przygotowaniem, taką samą liczbą kart na ręce i takimi samymi kolejkami, chyba że zasady Extreme mówią inaczej.
EX-2 = Extreme ma własną talię 98 kart, od 2 do 99; kart z The Game się nie domieszuje. 28 z nich ma polecenie: poleceń jest siedem, każde na czterech kartach. Pozostałe 70 kart jest zwykłych.
EX-3 = Od początku wszyscy wiedzą, która liczba ma które polecenie. Zwykle są rozłożone równomiernie: stop na 3, 27, 74, 98; czaszka na 10, 34, 67, 91; 3! na 17, 41, 60, 84; „cisza” na 6, 31, 70, 95; „bez zagrań wstecznych” na 13, 38, 63, 88; „jeden stos” na 20, 45, 56, 81; „dobierz jedną” na 24, 48, 53, 77. Można je też wylosować na nowo przed rozdaniem albo podać własną tabelę, z czterema różnymi liczbami dla każdego polecenia. Jeśli gracie tylko z niektórymi poleceniami, karty pozostałych są zwykłe.
EX-4 = Kto odkłada kartę z poleceniem, musi je dokładnie wykonać. Kartę, po której nie da się już tego zrobić, wolno odłożyć, ale gra jest od razu przegrana.
    .remark = { $value ->
        [1] Stop: w tej kolejce nic więcej się nie odkłada
        [2] Czaszka: trzeba ją przykryć w tej samej kolejce
        [3] 3!: w tej kolejce mają być dokładnie trzy karty
        [4] Cisza: dopóki leży odkryta, nie rozmawiamy
        [5] Bez zagrań wstecznych, dopóki ta karta leży odkryta
        [6] Jeden stos: dopóki karta leży odkryta, wszystkie karty idą na jeden stos
       *[other] Dobierz jedną: dopóki karta leży odkryta, na koniec kolejki dobiera się tylko jedną kartę
    }
    .warning = { $action } – i kolejki nie da się już zakończyć zgodnie z zasadami: gra będzie przegrana.
EX-5 = W jednej kolejce możesz odłożyć kilka kart z poleceniami. Wtedy trzeba wykonać wszystkie.
EX-6 = O poleceniach wolno rozmawiać: które masz na ręce i którego lepiej teraz nie zagrywać. Liczby pozostają tajemnicą.
EX-7 = Stop, czaszka i 3! to polecenia błyskawiczne. Działają od razu, tylko na gracza, który je odkłada, i tylko w tej kolejce. Jeśli taka karta leży na wierzchu jeszcze po kolejce, nic już nie znaczy.
EX-8 = Stop: od razu kończysz odkładanie. Możesz go odłożyć nawet jako pierwszą kartę; wtedy ta jedna karta to cała twoja kolejka, choć trzeba by odłożyć więcej.
EX-9 = Dlatego jeśli odłożysz stop, kart jest zawsze dość, a po nim nie można już nic odłożyć.
    .refused = Leży twój stop: w tej kolejce nic więcej nie odłożysz. Zakończ kolejkę.
EX-10 = Czaszka: jeśli ją odłożysz, musisz ją przykryć w tej samej kolejce, od razu albo później. Przykrywa ją każda karta, która pasuje, także zagraniem wstecznym; czaszkę, która przykryła czaszkę, też trzeba przykryć. Gdy kolejka się kończy, na żadnym stosie nie może leżeć na wierzchu czaszka.
    .refused = Nie możesz zakończyć kolejki z odkrytą czaszką: najpierw ją przykryj.
    .told = Z odkrytą czaszką tej kolejki nie da się już zakończyć: gra jest przegrana.
EX-11 = Jeśli wszystkie 98 kart jest odłożonych, a na wierzchu leży czaszka, gra jest przegrana.
    .told = Ostatnia karta jest odłożona, ale na wierzchu leży czaszka: gra jest przegrana.
EX-12 = 3!: w tej kolejce muszą być dokładnie trzy karty, te przed 3! też się liczą. Stop może być trzecią z nich, ale nie wcześniejszą.
    .refused = Z 3! musisz odłożyć dokładnie trzy karty. Odłożone karty: { $laid }.
    .told = W tej kolejce jest 3!, a dokładnie trzech kart już w niej być nie może: gra jest przegrana.
EX-13 = Dlatego 3! jako czwarta albo dalsza karta oznacza przegraną. Dwie takie karty w jednej kolejce to nadal trzy karty, a nie sześć. Trzecia karta kończy odkładanie. Przy pustej talii też chodzi o trzy karty.
    .refused = 3! oznacza dokładnie trzy karty i trzy już leżą. Zakończ kolejkę.
    .told = { $you ->
        [seat] Odkładasz
       *[other] { $seat } odkłada
    } 3!, gdy leżą już trzy karty: gra przegrana
EX-14 = Po kolejce z 3! dobierasz jak zawsze.
EX-15 = Jeśli na całą kolejkę masz mniej niż trzy karty, też możesz odłożyć 3!, ale gra jest przegrana, bo polecenia nie da się wykonać. Dotyczy to także ostatniego gracza.
    .told = { $you ->
        [seat] Odkładasz
       *[other] { $seat } odkłada
    } 3!, a nie ma trzech kart na tę kolejkę: gra przegrana
EX-16 = „Cisza”, „bez zagrań wstecznych”, „jeden stos” i „dobierz jedną” to polecenia trwałe. Obowiązują od chwili odłożenia, wszystkich, dopóki leżą odkryte na wierzchu stosu. Wszystkie, które leżą odkryte, obowiązują razem; dwa takie same znaczą tyle, co jedno. Gdy tylko karta zostanie przykryta, jej polecenie przestaje działać.
EX-17 = „Bez zagrań wstecznych”: zagranie wsteczne nie jest dozwolone na żadnym stosie. Nie wolno nim przykryć także samego tego polecenia; ale ono samo mogło zostać odłożone zagraniem wstecznym.
    .refused = Leży odkryte „bez zagrań wstecznych”, więc nikt nie zagrywa wstecz. Na { $pile } widać { $shown } i pasuje tu tylko karta { $pile ->
        [A1] wyższa
        [A2] wyższa
       *[other] niższa
    }.
EX-18 = „Jeden stos”: wszystkie karty, które odkładasz, muszą iść na jeden stos. Wybiera go twoja pierwsza karta; jeśli „jeden stos” pojawi się w trakcie kolejki, jest to stos, na którym leży, a karty odłożone wcześniej się nie liczą. Gdy tylko żadne takie polecenie nie leży odkryte, znów masz wolny wybór. (Wersja surowa: jeśli w twojej kolejce polecenie „jeden stos” choć raz leżało odkryte, stosu nie można zmienić do jej końca, nawet gdy to polecenie zostanie przykryte; a jeśli odłożysz „jeden stos”, gdy karty z tej kolejki leżą już na innym stosie, gra jest przegrana.)
    .refused = Obowiązuje cię „jeden stos”: następną kartę możesz odłożyć tylko na { $fixed }.
    .told = { $you ->
        [seat] Odkładasz
       *[other] { $seat } odkłada
    } „jeden stos”, a karty tej kolejki leżą na różnych: gra przegrana
EX-19 = „Dobierz jedną”: na koniec kolejki dobierasz tylko jedną kartę, bez względu na to, ile kart idzie na stosy, więc ręce się kurczą. Decyduje to, co leży odkryte w chwili dobierania. Gdy to polecenie zostanie przykryte, każdy na koniec swojej kolejki znów dobiera do pełnej ręki.
EX-20 = „Cisza”: nikomu nie wolno nic mówić o grze ani o żadnej liczbie, o poleceniach też nie. Stół zamyka na ten czas swoje kanały rozmowy. W grze solo nie ma to znaczenia. (Można też tylko ją pokazywać, a wtedy pilnujecie jej we własnym gronie.)
    .refused = Leży odkryta „cisza”: dopóki ktoś jej nie przykryje, nic nie wolno mówić.
EX-21 = Gra jest przegrana, gdy tylko gracz, którego kolejka trwa, nie może jej zakończyć zgodnie z zasadami i wszystkimi obowiązującymi poleceniami. Na początku kolejki sprawdza się tylko, czy da się odłożyć dość kart albo stop; po każdej karcie, czy można jeszcze wykonać wszystko.
    .told = { $you ->
        [seat] Nie możesz
       *[other] { $seat } nie może
    } dokończyć tej kolejki: gra przegrana
EX-22 = Wygrywacie, gdy wszystkie 98 kart jest odłożonych i ostatnia kolejka też była zgodna z zasadami: bez czaszki na wierzchu i z każdym 3! wykonanym.
    .told = Wszystkie karty są odłożone, a wszystkie polecenia wykonane: wygrana!
