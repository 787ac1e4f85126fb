### O co się gra: pierwszy wiersz mieści się i w małym oknie.

goal-together = Wygrywają albo przegrywają wszyscy razem.
goal-one-loses = Nikt nie wygrywa, jedna osoba przegrywa.
goal-chips = Wygrywa ten, kto ma najwięcej żetonów.
goal-points = Wygrywa ten, kto ma najwięcej punktów.
goal-win = Wygraj grę.

the_game-goal = { $seats ->
        [1] Odłóż 98 kart. Zostało: { $left }.
       *[other]
            Odłóż 98 kart. Zostało: { $left }.
            Wygrywają wszyscy albo nikt.
    }
extreme-goal =
    Odłóż 98 kart. Zostało: { $left }.
    { $seats ->
        [1] Wykonuj wszystkie polecenia.
       *[other] Razem, wykonując polecenia.
    }
face_to_face-goal = { $my_left ->
        [0] Pierwszy bez kart wygra.
       *[other] Wyścig: 58 kart. Zostało: { $my_left }.
    }
pairs-goal = Kto dojdzie do { $losing_score }, przegrywa.
port-goal = { $playing_off ->
        [0]
            Gra się do 21 punktów.
            Wyższa suma: więcej punktów, para: nic.
       *[other] Dogrywka: wygra lepszy.
    }
five_cards-goal =
    Gra się do 100 punktów.
    Kolumnę bierze wyższa suma.
starboard-goal =
    Ostatni w grze zgarnia pulę.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
blackstone-goal =
    Druga dziesiątka to przegrana.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
hawthorn-goal =
    Ostatni w grze zgarnia pulę.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
goblin_poker-goal =
    Bez pary dzielisz pulę.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
monster-goal =
    Pokonaj potwora: pula twoja.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
regent-goal =
    Kto odpada, ten płaci.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
troll_guts-goal =
    Ostatni w grze zgarnia pulę.
    { $end ->
        [first_broke] Gdy ktoś zbankrutuje, wygra najbogatszy.
       *[other] Runda { $next_rounds } z { $end_count }. Na końcu wygra najbogatszy.
    }
sweep-goal =
    Najwięcej ósemek: 8 pkt itd.
    { $match ->
        [to_150] Na koniec liczą się karty. Gra się do 150.
       *[other] Na koniec liczą się karty w ręce.
    }
kitty-goal =
    Najwięcej ósemek: 8 pkt itd.
    { $match ->
        [to_100] Nagroda { $round_no } z { $mode ->
            [light] 4
           *[hard] 7
        }, gra się do 100 punktów.
       *[other] Nagroda { $round_no } z { $mode ->
            [light] 4
           *[hard] 7
        }, potem liczą się karty.
    }
venture-goal =
    Wszystkie ósemki: 8 pkt itd.
    { $deals ->
        [1] Inna zdobyta karta zabiera punkt.
       *[other] Rozdanie { $dealt } z { $deals }. Inna karta: minus punkt.
    }
