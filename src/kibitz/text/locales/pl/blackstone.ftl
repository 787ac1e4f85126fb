### Czarny kamień. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

blackstone-title = Czarny kamień
blackstone-about = Dziesiątki to czarne kamienie i nikomu nie wolno mieć dwóch. Bierz tyle kart, na ile starczy ci odwagi, ale nigdy mniej niż gracz przed tobą. Każdy biały kamień podnosi cenę spasowania, a jeszcze bardziej cenę przegranej.
blackstone-line = Tyle kart, ile się odważysz, i tylko jedna czarna 10.
blackstone-option-start_chips = Żetony na początku
blackstone-option-end = Kiedy kończy się rozgrywka
blackstone-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
blackstone-preset-ten-rounds = Dziesięć rund

blackstone-number-antes = stawki
blackstone-number-minimum = trzeba wziąć co najmniej
blackstone-number-white_stones = białe kamienie

BLK-title = Gra
BLK-1 = Gra od dwóch do ośmiu osób, każda ma około 20 żetonów. Każda runda to osobna gra, a chodzi o to, żeby po niej mieć więcej żetonów niż przed nią. Każdy kładzie przed sobą stawkę: 5 żetonów. Trafia ona do puli dopiero wtedy, gdy ten gracz odpada; kto jest w grze na końcu rundy, zabiera swoją z powrotem.
    .told = { $value ->
        [0] Kto jest jeszcze w grze, zabiera swoją stawkę
       *[other] { $you ->
            [seat] Kładziesz
           *[other] { $seat } kładzie
        } przed sobą stawkę: { $value }
    }
BLK-2 = Tasuje się wszystkie 55 kart, żadnej się nie spala i każdy dostaje jedną. Zaczyna ten, kto ma najniższą. Jeśli najniższą ma kilka osób, każda z nich dostaje jeszcze jedną kartę, i tak dalej, aż najniższą będzie miała tylko jedna. Karty, która daje parę, tu się nie wymienia. Jeśli zostało na to za mało kart, zaczyna ten z remisujących, który siedzi pierwszy po lewej stronie rozdającego.
BLK-3 = Gdy wiadomo, kto zaczyna, każdy, kto ma więcej niż jedną dziesiątkę, zachowuje jedną; pozostałe wtasowuje się z powrotem do talii.
    .told = { $you ->
        [seat] Masz
       *[other] { $seat } ma
    } więcej niż jedną dziesiątkę: nadmiarowa wraca do talii
BLK-4 = Dziesiątki to czarne kamienie i zostają u swoich właścicieli. Wszystkie inne karty to białe kamienie i idą na środek.
BLK-5 = W swojej kolejce pasujesz albo mówisz, ile kart bierzesz: co najmniej tyle, ile zapowiedział ostatni gracz, który brał karty, i co najmniej jedną. Pasowanie nie zmienia tej liczby. Nie możesz wziąć więcej kart, niż jest w talii; jeśli jest ich tam mniej, niż musisz wziąć, możesz wziąć wszystkie.
    .refused = Weź od { $least } do { $most } kart albo spasuj.
BLK-6 = Karty, które bierzesz, odkrywa się po jednej. Białe kamienie idą na środek; pierwszą dziesiątkę zachowujesz. Jeśli trafi ci się druga dziesiątka, runda się kończy, a reszty odliczonych kart nikt nie ogląda.
BLK-7 = Kto dostaje drugą dziesiątkę, przegrywa rundę: do puli idzie jego stawka i po jednym żetonie za każdy biały kamień na środku, także za te dopiero co odkryte. Wszyscy inni, którzy są jeszcze w grze, dzielą się pulą po równo.
    .told = { $you ->
        [seat] Dostajesz drugą dziesiątkę i odpadasz
       *[other] { $seat } dostaje drugą dziesiątkę i odpada
    }. Na środku { $value ->
        [one] { $value } biały kamień
        [few] { $value } białe kamienie
       *[many] { $value } białych kamieni
    }
BLK-8 = Pasujesz: odpadasz. Do puli idzie twoja stawka i tyle żetonów, ile wynosi połowa liczby białych kamieni na środku, zaokrąglona w górę. Runda trwa dalej; ale jeśli został tylko jeden gracz, bierze on pulę i runda się kończy.
    .told = { $you ->
        [seat] Pasujesz
       *[other] { $seat } pasuje
    }: to kosztuje stawkę i jeszcze { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
BLK-9 = Po rundzie zaczyna się następna, chyba że ktoś nie ma już żetonów: wtedy rozgrywka się kończy. O tym, kto zaczyna, znów decyduje najniższa karta.
