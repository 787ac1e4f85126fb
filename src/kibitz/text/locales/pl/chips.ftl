### To, co wspólne dla gier na żetony. Opis własnymi słowami; gry należą do swoich autorów i wydawców.

CHIP-title = Żetony
CHIP-1 = Na początku wszyscy mają tyle samo żetonów: 10 w grze „Prawo na burt!”, 20 w grze „Czarny kamień”, 25 w pozostałych grach albo tyle, na ile się umówicie.
CHIP-2 = Jeśli nie stać cię na całą kwotę, oddajesz, ile masz, i żaden dług nie zostaje. Dotyczy to także stawki. (Możecie zamiast tego umówić się na długi: wtedy płaci się całą kwotę, a liczba żetonów może spaść poniżej zera.)
CHIP-3 = Bez żetonów grasz rundę dalej. Niedostępne jest dla ciebie tylko to, za co płaci się z góry, dopóki możesz zrobić cokolwiek innego: dobranie karty w grze „Prawo na burt!” i kupno karty w grze „Wąwozy trolli”. Tak samo jest wtedy, gdy dozwolone są długi.
    .refused = To kosztuje żeton, a ty nie masz żadnego. Wybierz coś, co jest za darmo.
CHIP-4 = Gdy pulą dzieli się kilka osób, każda dostaje tyle samo całych żetonów. Reszta, której nie da się podzielić, zostaje w puli na następną rundę.
CHIP-5 = Rozgrywka kończy się, gdy ktoś nie ma już żetonów. Sprawdza się to dopiero po rozliczeniu rundy, nigdy w jej trakcie. (Możecie zamiast tego umówić się na liczbę rund: wtedy gracie ich dokładnie tyle, nawet jeśli ktoś zostanie bez żetonów.)
CHIP-6 = Wygrywa ten, kto na końcu ma najwięcej żetonów; przy równej liczbie żetonów wygrana jest wspólna. To, co zostało w puli, nie przypada nikomu.
    .told = Nikt nie ma więcej żetonów niż { $you ->
        [seat] ty
       *[other] { $seat }
    }: { $value }
CHIP-7 = Żetonów nigdy nie przybywa ani nie ubywa: żetony wszystkich graczy, stawki na stole i pula dają razem zawsze tyle samo.
