### Potwór. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

monster-title = Potwór
monster-about = Wyrzuć to, co dałoby parę, ale zastanów się dwa razy: wszystko, co wyrzucone, karmi potwora. Najlepsza ręka bierze pulę tylko wtedy, gdy pokona też rękę potwora. Jeśli nie, to właśnie ona przegrywa, a pozostali grają dalej.
monster-option-start_chips = Żetony na początku
monster-option-end = Koniec rozgrywki
monster-option-short_pay = Gdy kogoś nie stać na całą kwotę
monster-option-all_busted = Gdy w każdej pokazanej ręce jest para
monster-option-lone_hand = Jedyna ręka bez pary
monster-preset-ten-rounds = Dziesięć rund

monster-number-dealer = rozdający
monster-number-to_go = jeszcze przed ruchem w tym okrążeniu

MON-title = Gra
MON-1 = Gra od czterech do ośmiu osób, na żetony: każda ma ich od 20 do 30 (25, jeśli nie umówicie się inaczej). Runda trwa, aż ktoś weźmie pulę, i może mieć kilka okrążeń. Po każdej rundzie rozdającym zostaje następny gracz po lewej.
MON-2 = Na początku rundy każdy wpłaca do puli stawkę: 2 żetony, jeśli gra cztery lub pięć osób, 1 żeton, jeśli więcej. W dalszych okrążeniach rundy stawki nie ma.
MON-3 = Na każde okrążenie tasuje się wszystkie karty i każdy, kto jest jeszcze w grze, dostaje sześć. Zaczyna pierwszy gracz po lewej stronie rozdającego, który jest jeszcze w grze.
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
    }. Odrzuć kartę, którą masz, albo napisz done.
MON-4 = W swojej kolejce odrzucasz od zera do trzech kart, zakrytych, na środek: wszystkie razem tworzą rękę potwora. Możesz też zamiast tego spasować. Pasowanie nic nie kosztuje; twoje karty wychodzą z gry, nie idą do potwora, a ty odpadasz z rundy.
    .refused = { $rank ->
        [0] Karty są już odrzucone, więc w tej kolejce nie możesz spasować. { $discarded ->
            [3] Napisz done.
           *[other] Odrzuć następną kartę albo napisz done.
        }
       *[other] Odrzucić wolno najwyżej trzy karty i tyle już odrzucono: napisz done.
    }
    .told = { $seat } odpada z rundy, za darmo.
MON-5 = Wszyscy, którzy nie spasowali, pokazują ręce. Ręka, w której jest para, przegrywa: jej właściciel płaci do puli 5 żetonów i odpada z rundy.
    .told = { $seat } pokazuje parę. Cena: { $value }.
MON-6 = Pozostałe ręce porównuje się według najwyższej karty, potem według następnej i tak dalej; mieć o jedną kartę więcej to lepiej, niż jej nie mieć, więc 10-8-7-4 pokonuje 10-8-7. Najlepsza możliwa ręka to 10-9-8-7-6-5.
MON-7 = Rękę potwora porównuje się tak samo, a każda wartość liczy się w niej jeden raz. Potwór bez kart przegrywa z każdą ręką.
MON-8 = Najlepsza ręka bierze pulę tylko wtedy, gdy pokona rękę potwora. Jeśli obie są równe, wygrywa potwór.
    .told = { $seat } ma najlepszą rękę i pokonuje potwora. W puli: { $value }.
MON-9 = Jeśli najlepsza ręka nie pokona potwora, jej właściciel płaci do puli 5 żetonów i odpada. Gracze ze słabszymi rękami zostają i gra się następne okrążenie, bez stawki.
    .told = { $seat } ma najlepszą rękę, ale nie pokonuje ona potwora. Cena: { $value }.
MON-10 = Jeśli najlepszych rąk jest kilka, równych sobie, i pokonują potwora, ich właściciele dzielą się pulą po równo; to, czego nie da się podzielić, zostaje w puli. Jeśli go nie pokonują, każdy z nich płaci 5 żetonów i odpada, chyba że wszyscy inni już odpadli albo pokazali parę: wtedy właściciele równych rąk płacą i grają następne okrążenie.
MON-11 = Runda kończy się także wtedy, gdy zostaje tylko jeden gracz, który od razu bierze pulę: bo wszyscy inni spasowali, bo wszyscy inni mieli parę (potwór się wtedy nie liczy) albo bo najlepsi odpadli. (Możecie umówić się, że jedyna ręka bez pary musi pokonać potwora; jeśli nie pokona, jej właściciel płaci 5 żetonów, a pula zostaje na następną rundę.)
    .told = { $seat } ma jedyną rękę bez pary i bierze pulę: { $value }.
MON-12 = Jeśli w każdej pokazanej ręce jest para, wszyscy ich właściciele płacą po 5 żetonów i grają następne okrążenie. (Możecie umówić się, że zamiast tego runda się kończy, a pula zostaje na następną.)
    .told = { $value ->
        [one] W { $value } pokazanej ręce jest para.
       *[other] W każdej z { $value } pokazanych rąk jest para.
    }
MON-13 = Rozgrywka trwa, runda za rundą, aż ktoś zostanie bez żetonów.
