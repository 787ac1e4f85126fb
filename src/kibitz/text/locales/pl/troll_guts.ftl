### Wąwozy trolli. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

troll_guts-title = Wąwozy trolli
troll_guts-about = Ułóż swoje pięć kart w zakryty stos, w kolejności, jaką wybierzesz. Potem ryzykuj: talia, wierzch cudzego stosu albo, za żeton, wierzch własnego. Spasować się nie da: prędzej czy później każdy trafi na parę, a ostatni bez pary bierze pulę.
troll_guts-line = Własna, zakryta kolejność i żadnego pasowania.
troll_guts-option-start_chips = Żetony na początku
troll_guts-option-end = Kiedy kończy się rozgrywka
troll_guts-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
troll_guts-preset-ten-rounds = Dziesięć rund

troll_guts-phase-order = układanie rąk
troll_guts-phase-play = gra

TRG-title = Gra
TRG-1 = Gra od trzech do sześciu osób, każda ma od 20 do 30 żetonów. Każda runda zaczyna się z całą talią, przetasowaną od nowa, i nic się nie spala. Każdy wpłaca stawkę, jeden żeton, i dostaje pięć kart na rękę, a potem jedną odkrytą. Zacznie ten, kto ma najniższą odkrytą kartę; ci, którzy na niej remisują, dostają następne odkryte karty, aż jedna będzie najniższa.
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
    }. Podaj kartę, którą jeszcze masz.
TRG-2 = Przed pierwszą kolejką każdy układa swoją rękę w jeden zakryty stos, w dowolnej kolejności; karty podajesz po jednej, zaczynając od wierzchniej. Raz ułożonej kolejności się nie zmienia. Swój zakryty stos możesz oglądać w każdej chwili.
    .refused = { $ordering ->
        [0] Kolejność w twoim zakrytym stosie jest już ustalona. Od teraz karty się dobiera, kradnie albo kupuje.
       *[other] Najpierw ułóż swoją rękę: podaj jej karty po jednej, zaczynając od wierzchniej karty zakrytego stosu.
    }
TRG-3 = Potem gra się zgodnie z ruchem wskazówek zegara. W swojej kolejce bierzesz jedną kartę i kładziesz ją odkrytą przed sobą. Dobierasz: następną kartę z talii. Kradniesz: wierzchnią kartę z zakrytego stosu dowolnego przeciwnika. Kupujesz: za jeden żeton do puli wierzchnią kartę z własnego zakrytego stosu.
TRG-4 = Jeśli nowa karta tworzy parę z jedną z twoich odkrytych kart, odpadasz: płacisz do puli jej wartość i odkładasz zakryte wszystkie swoje karty, razem z zakrytym stosem.
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
TRG-5 = Nikt nie może spasować. Ostatni gracz, który jest w grze, bierze pulę i runda się kończy. Jeśli nikt nie został bez żetonów, zaczyna się następna.
TRG-6 = Ukraść możesz tylko przeciwnikowi, który jest jeszcze w grze i ma zakryte karty. Kupić możesz tylko wtedy, gdy masz zakryte karty i żeton; jeśli nie da się zrobić nic innego, kupujesz bez żetonu i płacisz tyle, ile masz. Jeśli talia się skończy, karty tych, którzy odpadli, tasuje się i powstaje z nich nowa.
    .refused = { $target ->
        [-1] Twój zakryty stos jest pusty, nie ma czego kupić. Dobierz albo ukradnij, zależnie od tego, co można.
       *[other] Tu nie ma czego ukraść. Wskaż przeciwnika, który jest jeszcze w grze i ma zakryte karty.
    }
