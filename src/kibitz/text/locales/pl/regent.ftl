### Regent. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

regent-title = Regent
regent-about = Część twoich kart leży odkryta, resztę znasz tylko ty. Pozbywaj się par, podrzucaj karty innym i sprawdzaj rękę, gdy podejrzewasz w niej parę: kto da się przyłapać, ten płaci, ale kto się pomyli, płaci także. Gra w blef dla dwóch osób, a nawet dla sześciu.
regent-line = Ukryte pary, blef i zaglądanie w cudze karty.
regent-option-start_chips = Żetony na początku
regent-option-end = Kiedy kończy się rozgrywka
regent-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
regent-option-attack_card = Karta nieudanego ataku
regent-preset-many = Regent w większym gronie
regent-preset-ten-rounds = Dziesięć rund

REG-title = Gra
REG-1 = Każdy ma żetony, zwykle od 20 do 30; stawki nie ma. Tasuje się talię i spala pięć kart. Kolejne rundy gra się dalej tą samą talią; gdy się skończy, tasuje się stos kart odrzuconych i znów spala pięć kart.
REG-2 = Na początku każdej rundy każdy gracz dostaje trzy karty: dwie zakryte, które są jego ręką, a potem jedną odkrytą. Zaczyna ten, kto ma niższą odkrytą kartę. Jeśli są równe, rozdaje się następne odkryte karty, aż jedna będzie niższa; taką kartę zastępuje się inną, jeśli tworzy parę z jedną z twoich odkrytych kart, ale nie wtedy, gdy tworzy parę z zakrytą.
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
    }. Podarować możesz tylko kartę, którą masz zakrytą.
REG-3 = W swojej kolejce robisz dokładnie jedną z pięciu rzeczy: możesz dobrać, zaatakować, podarować, sprawdzić albo spasować. Dobierasz: bierzesz kartę z talii na rękę, zakrytą.
REG-4 = Atakujesz: odkrywasz kartę z talii przed przeciwnikiem. Jeśli tworzy parę z jedną z jego odkrytych kart, przegrywasz rundę i płacisz mu jej wartość. Jeśli nie, zostaje tam, odkryta. To, że tę samą wartość ma karta zakryta, nie ma znaczenia.
    .refused = Siebie nie zaatakujesz. Wskaż przeciwnika.
    .told = { $you ->
        [seat] Twój atak się nie udał: wyszła
       *[other] { $seat } atakuje bez powodzenia: wyszła
    } druga karta { $value }
REG-5 = Dajesz podarunek: kładziesz kartę z ręki, odkrytą, przed przeciwnikiem. Jej wartość musi być inna niż wartości wszystkich jego odkrytych kart; bez takiej karty nie możesz nic podarować.
    .refused = Karty { $rank } tu nie podarujesz: podarunek dostaje przeciwnik, u którego taka jeszcze nie leży odkryta. Wybierz inną kartę albo innego przeciwnika.
REG-6 = Pasujesz: płacisz przeciwnikowi tyle, ile wynosi najniższa karta, która leży odkryta przed którymkolwiek z was. Runda się kończy.
    .told = { $you ->
        [seat] Pasujesz
       *[other] { $seat } pasuje
    }: to kosztuje { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
REG-7 = Sprawdzasz: przeciwnik pokazuje rękę. Jeśli wśród wszystkich jego kart, odkrytych i zakrytych razem, jest para, płaci ci on wartość najwyższej pary. Jeśli pary nie ma, to ty płacisz mu wartość najwyższej z tych kart. Runda się kończy.
    .refused = Swoją rękę i tak znasz. Wskaż przeciwnika.
    .told = { $acts ->
        [yes] Pary tam nie ma:
        [no] Jest tam para { $value }:
       *[other] Ręka sprawdzona:
    } { $you ->
        [seat] odpadasz
       *[other] { $seat } odpada
    }
REG-8 = Nie możesz sprawdzić gracza, który nie ma zakrytych kart.
    .refused = Nie ma tam zakrytych kart, nie ma czego sprawdzać. Wskaż innego przeciwnika albo zrób coś innego.
REG-9 = Po każdym rozliczeniu zaczyna się nowa runda, aż ktoś zostanie bez żetonów. Jeśli nie ma kart ani w talii, ani na stosie kart odrzuconych, nikt nie może dobierać ani atakować; spasować można zawsze.
    .refused = Nie ma już karty ani do dobrania, ani do ataku. Spasować możesz zawsze.

REGM-title = Dla trzech do sześciu graczy
REGM-1 = Wszystko jest jak w grze we dwójkę, poza tym, co poniżej. Po dobraniu albo spasowaniu ruch ma następny po lewej gracz, który jest jeszcze w rundzie. Po ataku, podarunku albo sprawdzeniu ruch ma ten, kogo wskażesz; a jeśli ten gracz odpadł, to pierwszy na lewo od jego miejsca, kto jest jeszcze w rundzie, może nawet ty.
REGM-2 = Gracza, którego atakujesz, wskazujesz, zanim odkryjesz kartę. Ataki, podarunki i sprawdzenia kieruje się do przeciwnika, który jest jeszcze w rundzie.
    .refused = Tego przeciwnika nie ma już w rundzie. Wskaż innego.
REGM-3 = Jeśli twój atak da parę, płacisz zaatakowanemu graczowi jej wartość i odpadasz; następny ruch ma ten gracz. Karta, która dała parę, idzie na stos kart odrzuconych razem z twoimi kartami. (Możecie umówić się, że zostaje tam, gdzie leży.)
REGM-4 = Jeśli sprawdzenie wykryje parę, jej właściciel płaci ci i odpada. Jeśli nie, to ty płacisz sprawdzonemu graczowi i odpadasz, a pokazane karty zostają odkryte. Od tej chwili są to karty odkryte: liczą się przy atakach, przy podarunkach dla tego gracza i przy cenie spasowania, a podarować ich nie można. To, co ten gracz dobierze później, jest znów zakryte.
REGM-5 = Pasujesz: płacisz do puli tyle, ile wynosi najniższa karta, która leży odkryta przed którymś z graczy będących jeszcze w rundzie, z tobą włącznie, i odpadasz.
REGM-6 = Kto odpada, odchodzi ze wszystkimi swoimi kartami. Ostatni gracz bierze pulę i runda się kończy. Jeśli nikt nie został bez żetonów, zaczyna się następna.
REGM-7 = Rundę zaczyna ten, kto ma najniższą odkrytą kartę. Ci, którzy na niej remisują, dostają następne odkryte karty, aż jedna będzie najniższa.
