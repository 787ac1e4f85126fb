### Gobliński poker. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

goblin_poker-title = Gobliński poker
goblin_poker-about = Każdy poświęca kartę, poświęcone karty się tasuje i każdy dostaje jedną z nich z powrotem, odkrytą. Karta, która da parę w twoim rzędzie, wyrzuca cię z rundy i kosztuje tyle, ile wynosi jej wartość. Poświęć to, co zaboli innych, i licz na to, że do ciebie nie wróci.
goblin_poker-option-start_chips = Żetony na początku
goblin_poker-option-end = Koniec rozgrywki
goblin_poker-option-short_pay = Gdy kogoś nie stać na całą kwotę
goblin_poker-preset-ten-rounds = Dziesięć rund

goblin_poker-number-circle = okrążenie
goblin_poker-number-to_go = jeszcze przed ruchem w tym okrążeniu

goblin_poker-phase-choose = wybór pierwszych kart
goblin_poker-phase-sacrifice = poświęcanie kart

GOB-title = Gra
GOB-1 = Gra od trzech do ośmiu osób, na żetony: każda ma ich od 20 do 30 (25, jeśli nie umówicie się inaczej). Na początku każdej rundy każdy wpłaca do puli stawkę: 1 żeton; tasuje się wszystkie karty i każdy dostaje sześć na rękę. Kart się nie spala.
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
GOB-2 = Każdy wybiera w tajemnicy kartę z ręki. Odkrywa się je razem i każda zaczyna rząd swojego właściciela. Kto ma najniższą, ten zaczyna i dostaje znacznik pierwszego gracza; ci, którzy remisują na najniższej karcie, dostają dodatkowe karty z talii, a taką, która dałaby parę, zastępuje się inną.
    .refused = { $choosing ->
        [0] Pierwsze karty tej rundy są już wybrane: poświęć kartę z ręki albo spasuj.
       *[other] Najpierw każdy wybiera kartę z ręki: napisz choose i jej wartość.
    }
GOB-3 = Czyj rząd to najniższy stos: porównuje się najniższe karty rzędów, potem następne od dołu i tak dalej; mieć o jedną kartę więcej to niżej, niż jej nie mieć, więc 2-3-6 jest niżej niż 2-3. Jeśli najniższe stosy są zupełnie równe, każdy z ich właścicieli dostaje z talii jeszcze jedną kartę do rzędu, a taką, która dałaby parę, zastępuje się inną. Może się to zdarzyć także w środku rundy.
    .told = Remis na najniższym stosie: { $value ->
        [one] { $value } gracz dostaje
        [few] { $value } gracze dostają
        [many] { $value } graczy dostaje
       *[other] { $value } gracza dostaje
    } jeszcze po jednej karcie.
GOB-4 = Okrążenie ma dwa kroki. W pierwszym każdy, kto jest jeszcze w grze, ma jeden ruch, zgodnie z ruchem wskazówek zegara, od właściciela najniższego stosu: pasujesz albo poświęcasz kartę z ręki, zakrytą, na środek.
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
    }. Poświęć kartę, którą masz, albo spasuj.
GOB-5 = Pasujesz: płacisz do puli tyle, ile wynosi najniższa karta w rzędach wszystkich, którzy są jeszcze w grze, a twój rząd też się liczy. Odpadasz, a twoje karty się zakrywa.
    .told = { $seat } pasuje. Cena: { $value }.
GOB-6 = W drugim kroku poświęcone karty, po jednej na każdego, kto jest jeszcze w grze, tasuje się i rozdaje odkryte, każdemu jedną, zgodnie z ruchem wskazówek zegara, od właściciela najniższego stosu. Kto nim jest, ustala się od nowa, gdy wiadomo już, kto spasował.
GOB-7 = Jeśli karta, którą dostajesz, tworzy parę w twoim rzędzie, od razu odpadasz i płacisz do puli jej wartość.
    .told = { $seat } dostaje drugą { $value ->
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
    } i odpada.
GOB-8 = Gracze odpadają jeden po drugim. Gdy tylko zostanie jeden, nieważne w którym kroku, bierze on pulę; nic więcej się nie rozdaje, nawet karty, która dałaby parę.
GOB-9 = Runda ma najwyżej pięć okrążeń, bo jedną z sześciu kart odkrywa się na początku. Ci, którzy są w grze po piątym, dzielą się pulą po równo; to, czego nie da się podzielić, zostaje na następną rundę. Rozgrywka trwa, aż ktoś zostanie bez żetonów.
    .told = Pięć okrążeń minęło: { $value ->
        [one] pulę bierze { $value } gracz, który jest jeszcze w grze.
        [few] pulą dzielą się { $value } gracze, którzy są jeszcze w grze.
        [many] pulą dzieli się { $value } graczy, którzy są jeszcze w grze.
       *[other] pulą dzieli się { $value } gracza.
    }
GOB-10 = Ostatni gracz w grze nie może spasować. Jeśli najniższe stosy są równe, a pozostałe karty nie mogą rozstrzygnąć, za najniższy uważa się stos tego z remisujących, który siedzi pierwszy od znacznika zgodnie z ruchem wskazówek zegara, zaczynając od tego, kto ma znacznik.
    .told = Na najniższym stosie nadal { $value ->
        [one] remisuje { $value } gracz
        [few] remisują { $value } gracze
        [many] remisuje { $value } graczy
       *[other] remisuje { $value } gracza
    }, a karty nie mogą rozstrzygnąć. Za najniższy uważa się stos, który ma { $seat }.
