### Gobliński poker. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

goblin_poker-title = Gobliński poker
goblin_poker-about = Każdy poświęca kartę, poświęcone karty się tasuje i każdy dostaje jedną z nich z powrotem, odkrytą. Karta, która da parę w twoim rzędzie, wyrzuca cię z rundy i kosztuje tyle, ile wynosi jej wartość. Poświęć to, co zaboli innych, i licz na to, że do ciebie nie wróci.
goblin_poker-line = Poświęć kartę i licz, że wróci do kogoś innego.
goblin_poker-option-start_chips = Żetony na początku
goblin_poker-option-end = Kiedy kończy się rozgrywka
goblin_poker-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
goblin_poker-preset-ten-rounds = Dziesięć rund

goblin_poker-number-circle = okrążenie
goblin_poker-number-to_go = jeszcze przed ruchem w tym okrążeniu

goblin_poker-phase-choose = wybór pierwszych kart
goblin_poker-phase-sacrifice = poświęcanie kart

GOB-title = Gra
GOB-1 = Gra od trzech do ośmiu osób, na żetony: każda ma ich od 20 do 30 (25, jeśli nie umówicie się inaczej). Na początku każdej rundy każdy wpłaca do puli stawkę: 1 żeton; tasuje się wszystkie karty i każdy dostaje sześć na rękę. Kart się nie spala.
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
GOB-2 = Każdy wybiera w tajemnicy kartę z ręki. Odkrywa się je razem i każda zaczyna rząd swojego właściciela. Kto ma najniższą, ten zaczyna i dostaje znacznik pierwszego gracza; ci, którzy remisują na najniższej karcie, dostają dodatkowe karty z talii, a taką, która dałaby parę, zastępuje się inną.
    .refused = { $choosing ->
        [0] Pierwsze karty tej rundy są już wybrane: poświęć kartę z ręki albo spasuj.
       *[other] Najpierw każdy wybiera kartę z ręki: wybierz swoją.
    }
GOB-3 = Który rząd jest najniższy: porównuje się najniższe karty rzędów, potem następne od dołu i tak dalej; gdy w jednym rzędzie karty się kończą, niższy jest ten, w którym jeszcze są: 2-3-6 jest niżej niż 2-3. Jeśli najniższe rzędy są zupełnie równe, każdy z ich właścicieli dostaje z talii jeszcze jedną kartę do rzędu, a taką, która dałaby parę, zastępuje się inną. Może się to zdarzyć także w środku rundy.
    .told = Najniższy rząd ma { $value ->
        [one] { $value } gracza
        [few] { $value } graczy
       *[many] { $value } graczy
    }: każdy z nich dostaje jeszcze jedną kartę
GOB-4 = Okrążenie ma dwa kroki. W pierwszym każdy, kto jest jeszcze w grze, ma jeden ruch, zgodnie z ruchem wskazówek zegara, od właściciela najniższego rzędu: pasujesz albo poświęcasz kartę z ręki, zakrytą, na środek.
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
GOB-5 = Pasujesz: płacisz do puli tyle, ile wynosi najniższa karta w rzędach wszystkich, którzy są jeszcze w grze, a twój rząd też się liczy. Odpadasz, a twoje karty się zakrywa.
    .told = { $you ->
        [seat] Pasujesz
       *[other] { $seat } pasuje
    }: to kosztuje { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
GOB-6 = W drugim kroku poświęcone karty, po jednej na każdego, kto jest jeszcze w grze, tasuje się i rozdaje odkryte, każdemu jedną, zgodnie z ruchem wskazówek zegara, od właściciela najniższego rzędu. Kto nim jest, ustala się od nowa, gdy wiadomo już, kto spasował.
GOB-7 = Jeśli karta, którą dostajesz, tworzy parę w twoim rzędzie, od razu odpadasz i płacisz do puli jej wartość.
    .told = { $you ->
        [seat] Dostajesz drugą
       *[other] { $seat } dostaje drugą
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
    } i { $you ->
        [seat] odpadasz
       *[other] odpada
    }
GOB-8 = Gracze odpadają jeden po drugim. Gdy tylko zostanie jeden, nieważne w którym kroku, bierze on pulę; nic więcej się nie rozdaje, nawet karty, która dałaby parę.
GOB-9 = Runda ma najwyżej pięć okrążeń, bo jedną z sześciu kart odkrywa się na początku. Ci, którzy są w grze po piątym, dzielą się pulą po równo; to, czego nie da się podzielić, zostaje na następną rundę. Rozgrywka trwa, aż ktoś zostanie bez żetonów.
    .told = Pięć okrążeń za nami. Pulę dzielą wszyscy, którzy zostali: { $value ->
        [one] { $value } gracz
        [few] { $value } gracze
       *[many] { $value } graczy
    }
GOB-10 = Ostatni gracz w grze nie może spasować. Jeśli najniższe rzędy są równe, a pozostałe karty nie mogą rozstrzygnąć, za najniższy uważa się rząd tego z remisujących, który siedzi pierwszy od znacznika zgodnie z ruchem wskazówek zegara, zaczynając od tego, kto ma znacznik.
    .told = Najniższy rząd ma { $value ->
        [one] { $value } gracza
        [few] { $value } graczy
       *[many] { $value } graczy
    } i karty tego nie rozstrzygną: przyjmuje się, że jest to { $seat }
