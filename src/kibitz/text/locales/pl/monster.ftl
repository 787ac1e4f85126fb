### Potwór. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

monster-title = Potwór
monster-about = Wyrzuć to, co dałoby parę, ale zastanów się dwa razy: wszystko, co wyrzucone, karmi potwora. Najlepsza ręka bierze pulę tylko wtedy, gdy pokona też rękę potwora. Jeśli nie, to właśnie ona przegrywa, a pozostali grają dalej.
monster-line = Co odrzucisz, to karmi potwora.
monster-option-start_chips = Żetony na początku
monster-option-end = Kiedy kończy się rozgrywka
monster-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
monster-option-all_busted = Gdy w każdej pokazanej ręce jest para
monster-option-lone_hand = Jedyna ręka bez pary
monster-preset-ten-rounds = Dziesięć rund

monster-number-dealer = rozdający
monster-number-to_go = jeszcze przed ruchem w tym okrążeniu

MON-title = Gra
MON-1 = Gra od czterech do ośmiu osób, na żetony: każda ma ich od 20 do 30 (25, jeśli nie umówicie się inaczej). Runda trwa, aż ktoś weźmie pulę, i może mieć kilka okrążeń. Po każdej rundzie rozdającym zostaje następny gracz po lewej.
MON-2 = Na początku rundy każdy wpłaca do puli stawkę: 2 żetony, jeśli gra cztery lub pięć osób, 1 żeton, jeśli więcej. W dalszych okrążeniach rundy stawki nie ma.
MON-3 = Na każde okrążenie tasuje się wszystkie karty i każdy, kto jest jeszcze w grze, dostaje sześć. Zaczyna pierwszy gracz po lewej stronie rozdającego, który jest jeszcze w grze.
    .refused = Nie masz na ręce karty { $rank }. Odrzuć jedną z tych, które masz, albo zatrzymaj resztę.
MON-4 = W swojej kolejce odrzucasz od zera do trzech kart, zakrytych, na środek: wszystkie razem tworzą rękę potwora. Możesz też zamiast tego spasować. Pasowanie nic nie kosztuje; twoje karty wychodzą z gry, nie idą do potwora, a ty odpadasz z rundy.
    .refused = { $rank ->
        [0] W tej kolejce karty już są odrzucone, na spasowanie za późno. { $discarded ->
            [3] Zatrzymaj resztę.
           *[other] Odrzuć jeszcze jedną kartę albo zatrzymaj resztę.
        }
       *[other] Więcej niż trzech kart odrzucić nie można, a trzy już są odrzucone. Zatrzymaj resztę.
    }
    .told = { $you ->
        [seat] Pasujesz i nic nie płacisz
       *[other] { $seat } pasuje i nic nie płaci
    }
MON-5 = Wszyscy, którzy nie spasowali, pokazują ręce. Ręka, w której jest para, przegrywa: jej właściciel płaci do puli 5 żetonów i odpada z rundy.
    .told = { $you ->
        [seat] Pokazujesz
       *[other] { $seat } pokazuje
    } parę: to kosztuje { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
MON-6 = Pozostałe ręce porównuje się według najwyższej karty, potem według następnej i tak dalej; gdy wszystkie karty są równe, lepsza jest ręka, w której jest ich więcej: 10-8-7-4 pokonuje 10-8-7. Najlepsza możliwa ręka to 10-9-8-7-6-5.
MON-7 = Rękę potwora porównuje się tak samo, a każda wartość liczy się w niej jeden raz. Potwór bez kart przegrywa z każdą ręką.
MON-8 = Najlepsza ręka bierze pulę tylko wtedy, gdy pokona rękę potwora. Jeśli obie są równe, wygrywa potwór.
    .told = { $you ->
        [seat] Masz najlepszą rękę i wygrywasz
       *[other] { $seat } z najlepszą ręką wygrywa
    } z potworem. W puli { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
MON-9 = Jeśli najlepsza ręka nie pokona potwora, jej właściciel płaci do puli 5 żetonów i odpada. Gracze ze słabszymi rękami zostają i gra się następne okrążenie, bez stawki.
    .told = { $you ->
        [seat] Masz najlepszą rękę przy stole
       *[other] { $seat } ma najlepszą rękę przy stole
    }, ale potwór jest silniejszy: to kosztuje { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
MON-10 = Jeśli najlepszych rąk jest kilka, równych sobie, i pokonują potwora, ich właściciele dzielą się pulą po równo; to, czego nie da się podzielić, zostaje w puli. Jeśli go nie pokonują, każdy z nich płaci 5 żetonów i odpada, chyba że wszyscy inni już odpadli albo pokazali parę: wtedy właściciele równych rąk płacą i grają następne okrążenie.
MON-11 = Runda kończy się także wtedy, gdy zostaje tylko jeden gracz, który od razu bierze pulę: bo wszyscy inni spasowali, bo wszyscy inni mieli parę (potwór się wtedy nie liczy) albo bo najlepsi odpadli. (Możecie umówić się, że jedyna ręka bez pary musi pokonać potwora; jeśli nie pokona, jej właściciel płaci 5 żetonów, a pula zostaje na następną rundę.)
    .told = { $you ->
        [seat] Tylko ty nie masz pary i bierzesz
       *[other] Tylko { $seat } nie ma pary i bierze
    } pulę: { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
       *[many] { $value } żetonów
    }
MON-12 = Jeśli w każdej pokazanej ręce jest para, wszyscy ich właściciele płacą po 5 żetonów i grają następne okrążenie. (Możecie umówić się, że zamiast tego runda się kończy, a pula zostaje na następną.)
    .told = { $value ->
        [one] Odkryto { $value } rękę i jest w niej para
        [few] Odkryto { $value } ręce i w każdej jest para
       *[many] Odkryto { $value } rąk i w każdej jest para
    }
MON-13 = Rozgrywka trwa, runda za rundą, aż ktoś zostanie bez żetonów.
