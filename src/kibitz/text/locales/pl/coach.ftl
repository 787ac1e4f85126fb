# Trener: do czego prowadzi każda akcja i dlaczego.

coach-win = { $odds ->
        [never] prawie nigdy nie wygrywa
        [always] prawie zawsze wygrywa
       *[other] wygrywa mniej więcej { $part } { $part ->
            [one] raz
           *[other] razy
        } na { $whole }
    }
coach-lose = { $odds ->
        [never] prawie nigdy nie przegrywa
        [always] prawie zawsze przegrywa
       *[other] przegrywa mniej więcej { $part } { $part ->
            [one] raz
           *[other] razy
        } na { $whole }
    }
coach-chips = { $value } żetonu w rundzie (± { $error })
coach-title = Do czego prowadzi każdy ruch, najlepszy na początku:
coach-warming = Trener jeszcze się przygotowuje; zapytaj za chwilę.
coach-not-now = Kiedy nie twoja kolej, trener nie ma nic do powiedzenia.
coach-none = Przy tym stole nie ma trenera. Jeśli ma być, wyjdź i wróć do gry z opcją --coach.
coach-more = … i jeszcze { $count ->
        [one] { $count } ruch, nie lepszy od tych
        [few] { $count } ruchy, nie lepsze od tych
       *[many] { $count } ruchów, nie lepszych od tych
    }

fact-pairing = Parę { $pairing ->
        [few] dadzą
       *[other] da
    } { $pairing } z { $unseen } kart, które jeszcze nie wyszły: { $cards }.
fact-no-pairing = { $unseen ->
        [one] Nie wyszła jeszcze { $unseen } karta i nie da ona pary.
        [few] Nie wyszły jeszcze { $unseen } karty i żadna nie da pary.
       *[many] Nie wyszło jeszcze { $unseen } kart i żadna nie da pary.
    }
fact-feared = Wśród kart, które jeszcze nie wyszły ({ $unseen }), { $count ->
        [0] nie ma żadnej { $rank }.
        [one] jest { $count } karta { $rank }.
        [few] są { $count } karty { $rank }.
       *[many] jest { $count } kart { $rank }.
    }
fact-price = Cena teraz: { $price }.
fact-copies = { $count ->
        [0] Żadna inna { $rank } już nie wyjdzie.
        [one] Nie wyszła jeszcze { $count } inna karta { $rank }.
        [few] Nie wyszły jeszcze { $count } inne karty { $rank }.
       *[many] Nie wyszło jeszcze { $count } innych kart { $rank }.
    }
fact-skips = { $count ->
        [0] Nie przeskakuje żadnej karty, która jeszcze nie wyszła.
        [one] Przeskakuje { $count } kartę, która jeszcze nie wyszła.
        [few] Przeskakuje { $count } karty, które jeszcze nie wyszły.
       *[many] Przeskakuje { $count } kart, które jeszcze nie wyszły.
    }
fact-jump = Cofa stos o dziesięć: teraz jest tam { $shown }.
fact-back-held = Potem możesz zagrać wstecz: { $card } masz na ręce.
fact-back-unseen = Potem może się jeszcze trafić zagranie wsteczne: { $card } jeszcze nie wyszła.

review-title = { $game }: przejrzano { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
   *[many] { $count } decyzji
}.
review-curve-win = Szansa na wygraną ({ $who }), od { $low }% do { $high }%:
review-curve-lose = Szansa na przegraną ({ $who }), od { $low }% do { $high }%:
review-curve-chips = Oczekiwane żetony w rundzie ({ $who }), od { $low } do { $high }:
review-worst = Co kosztowało najwięcej:
review-line = Ruch { $number }, { $who }: „{ $action }”, strata { $cost }. Lepiej: „{ $best }”.
review-cost-win = { $chance }% partii
review-cost-chips = { $value } żetonu
review-luck-too = Kolejne { $cost } zabrały karty i ruchy innych.
review-luck = Przed ruchem { $number }, { $who }: { $fell } przez karty, które przyszły, i ruchy innych.
review-unsure = Ruch { $number }, { $who }: „{ $action }”; { $fell }, ale to może być tylko błąd pomiaru.
review-fell-win = szansa na wygraną spadła z { $before }% do { $after }% (± { $error })
review-fell-lose = szansa na przegraną wzrosła z { $before }% do { $after }% (± { $error })
review-fell-chips = oczekiwany wynik rundy spadł z { $before } do { $after } żetonu (± { $error })
review-none = Nie widać żadnych błędów.
