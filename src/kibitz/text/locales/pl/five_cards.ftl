### Pięć kart. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

five_cards-title = Pięć kart
five_cards-about = Między wami leży pięć kart wspólnych i walczycie o ich kolumny, po jednej karcie na kolejkę. Tam, gdzie kładziesz kartę, blokujesz też jej wartość przeciwnikowi. Rundę kończy pierwsza karta, która nigdzie nie pasuje.
five_cards-line = Dwoje walczy o pięć kolumn.
five_cards-option-tied_start = Kto zaczyna po remisowej rundzie

five_cards-number-rounds = runda
five_cards-number-starter = kto zaczął tę rundę
five_cards-number-gained = ostatnia runda
five_cards-number-sums_0 = sumy pierwszego gracza w kolumnach
five_cards-number-sums_1 = sumy drugiego gracza w kolumnach

FIV-title = Gra
FIV-1 = Grają dwie osoby. Każda runda zaczyna się ze wszystkimi kartami, przetasowanymi. Odkrywa się karty, aż w szeregu leży pięć różnych wartości, ułożonych od najniższej do najwyższej: to karty wspólne, a każda z nich otwiera kolumnę. Powtórki, które się trafiły, wtasowuje się z powrotem do talii.
FIV-2 = O tym, kto zaczyna pierwszą rundę, decyduje los. Później zaczyna ten, kto w poprzedniej rundzie dostał mniej punktów; jeśli obie osoby dostały tyle samo, znów decyduje los. (Możecie też umówić się, że zaczyna wtedy ten, kto tamtej rundy nie zaczynał.)
FIV-3 = W swojej kolejce odkrywasz wierzchnią kartę talii i kładziesz ją po swojej stronie wybranej kolumny. W tej kolumnie nie może jeszcze być karty o tej wartości: ani jako karty wspólnej, ani po twojej stronie, ani po stronie przeciwnika. Jeśli jest taka kolumna, musisz położyć kartę. Potem kolejka przechodzi na przeciwnika.
    .refused = { $there ->
        [0] Żadna kolumna nie ma karty wspólnej { $column }. Podaj kolumnę przez jej kartę wspólną.
       *[other] W kolumnie karty { $column } jest już karta o wartości { $rank }. Połóż swoją tam, gdzie takiej nie ma.
    }
FIV-4 = Gdy odkryta karta nie pasuje do żadnej kolumny, runda się kończy. Ta karta nie liczy się nikomu. Zawsze dochodzi do tego, zanim skończy się talia.
    .told = { $you ->
        [seat] Odkrywasz
       *[other] { $seat } odkrywa
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
    }, a nigdzie nie ma na nią miejsca: koniec rundy
FIV-5 = Każda kolumna przynosi tyle punktów, ile wynosi jej karta wspólna, temu, czyje karty mają tam większą sumę. Jeśli sumy są równe, także wtedy, gdy nikt nie ma tam karty, każdy dostaje połowę, zaokrągloną w dół.
    .told = { $you ->
        [seat] Dostajesz
       *[other] { $seat } dostaje
    } za tę rundę { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
FIV-6 = Wygrywa ten, kto pierwszy dojdzie do 100 punktów. Jeśli obie osoby dojdą do tego w tej samej rundzie, wygrywa wyższy wynik, a jeśli wyniki są równe, gracie jeszcze jedną rundę.
