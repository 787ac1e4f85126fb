### To, co wspólne dla Par i gier pokrewnych. Opis własnymi słowami; gry należą do swoich autorów i wydawców.

GEN-title = Talia
GEN-1 = W talii jest 55 kart bez kolorów: jedna jedynka, dwie dwójki, trzy trójki i tak dalej, aż do dziesięciu dziesiątek.
GEN-2 = Talia leży zakryta, tak samo stos kart odrzuconych, jeśli jest; kto widział kartę, która na niego trafiła, może ją zapamiętać. Dwie karty o tej samej wartości to para.
GEN-3 = „Po lewej” znaczy: zgodnie z ruchem wskazówek zegara. Kto nie gra już w tej rundzie, tego się pomija.
GEN-4 = Karty rozdaje się po jednej, zaczynając od osoby po lewej stronie rozdającego, a kończąc na rozdającym.
GEN-5 = Po każdym tasowaniu spala się pięć wierzchnich kart: trafiają na stos kart odrzuconych i nikt ich nie ogląda. Jeśli zabrakłoby przez to kart, by dokończyć to, co już zaczęto, spala się mniej. Spalone karty wracają przy następnym tasowaniu.
    .told = { $value ->
        [one] Spalono { $value } kartę
        [few] Spalono { $value } karty
       *[many] Spalono { $value } kart
    }
GEN-6 = Gdy talia się skończy, tasuje się stos kart odrzuconych, powstaje z niego nowa talia i gra toczy się dalej dokładnie tam, gdzie stanęła. Wszystko inne zostaje bez zmian.
    .told = Talia się skończyła, odrzucone karty potasowane: { $value ->
        [one] { $value } karta
        [few] { $value } karty
       *[many] { $value } kart
    }
GEN-7 = Stos kart odrzuconych tasuje się dopiero wtedy, gdy ktoś potrzebuje karty, a w talii nie ma żadnej.
GEN-8 = Jeśli ani w talii, ani na stosie kart odrzuconych nie ma już żadnej karty, dobierać nie można; kto nie może zrobić nic innego, traci kolejkę, bez żadnej kary.
    .refused = Nie ma już czego dobierać. Zrób coś innego.
    .told = { $you ->
        [seat] Nic nie możesz zrobić i tracisz kolejkę
       *[other] { $seat } nic nie może zrobić i traci kolejkę
    }
GEN-9 = Każda runda zaczyna się z całą talią. Gdy talia się skończy, tasuje się wszystko, co leży zakryte i poza grą, razem z kartami tych, którzy odpadli.
GEN-10 = Gdy kilka osób wybiera jednocześnie, robi to w tajemnicy, a wybory odkrywa się razem. Raz dokonanego wyboru się nie zmienia.
GEN-11 = Kart nigdy nie przybywa ani nie ubywa: 55 kart zawsze jest gdzieś na stole.

TIE-title = Kto zaczyna
TIE-1 = Zaczyna gracz z najniższą odkrytą kartą, bez względu na to, kto rozdaje.
TIE-2 = Jeśli najniższą kartę ma kilka osób, każda z nich, i nikt inny, dostaje jeszcze jedną kartę, a decyduje najniższa z tych nowych.
    .told = Najniższą kartę ma { $value ->
        [one] { $value } gracza
        [few] { $value } graczy
       *[many] { $value } graczy
    }: każdy z nich dostaje jeszcze jedną
TIE-3 = Kto nadal remisuje, dostaje następną kartę, i tak dalej, aż zostanie jeden gracz.
TIE-4 = Jeśli taka dodatkowa karta dałaby parę z którąś z odkrytych kart tego, kto ją dostaje, odrzuca się ją i zastępuje inną, zanim kartę dostanie następny gracz. Pary tu się nie liczą.
    .told = { $you ->
        [seat] Masz już
       *[other] { $seat } ma już
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
    }, nowa karta jest wymieniana
TIE-5 = Dodatkowe karty zostają odkryte przed swoimi właścicielami, jak każda inna karta w grze.
TIE-6 = Jeśli dla wszystkich remisujących nie starcza już kart (nie licząc tych, które trzeba by zastąpić), nikt nie dostaje następnej i zaczyna ten z remisujących, który siedzi pierwszy po lewej stronie rozdającego.
    .told = Karty już tego nie rozstrzygną: { $you ->
        [seat] zaczynasz
       *[other] zaczyna { $seat }
    }
