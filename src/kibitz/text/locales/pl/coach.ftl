# Trener: do czego prowadzi każda akcja i dlaczego.

coach-win = wygrana w { $chance } % przypadków (± { $error })
coach-lose = przegrana w { $chance } % przypadków (± { $error })
coach-chips = { $value } żetonu w rundzie (± { $error })
coach-title = Do czego prowadzi każda akcja, najlepsza na początku:
coach-warming = Trener jeszcze się przygotowuje; zapytaj za chwilę.
coach-not-now = Kiedy nie twoja kolej, trener nie ma nic do powiedzenia.
coach-more = … i jeszcze { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}, wynik gorszy lub taki sam

fact-pairing = Nie widać kart: { $unseen }; z tego do pary: { $pairing } ({ $cards }), { $chance } %.
fact-no-pairing = Nie widać kart: { $unseen }; pary nie da żadna.
fact-feared = Z niewidocznych kart ({ $unseen }) o numerze { $rank }: { $count }.
fact-price = Kosztuje to teraz { $price }.
fact-copies = { $count ->
    [0] Wśród niewidocznych nie ma innej karty { $rank }.
   *[other] Niewidocznych kart { $rank }: { $count }.
}
fact-skips = { $count ->
    [0] Nie pomija żadnej karty, która jeszcze wyjdzie.
    [one] Pomija { $count } kartę, która jeszcze wyjdzie.
    [few] Pomija { $count } karty, które jeszcze wyjdą.
   *[many] Pomija { $count } kart, które jeszcze wyjdą.
}
fact-jump = Cofa stos o dziesięć, z { $shown }.
fact-back-held = { $card }, o dziesięć wstecz stamtąd, masz na ręce.
fact-back-unseen = { $card }, o dziesięć wstecz stamtąd, jeszcze nie wyszła.

review-title = { $game }: obejrzano ponownie { $count ->
    [one] { $count } decyzję
    [few] { $count } decyzje
   *[many] { $count } decyzji
}.
review-curve-win = Szansa na wygraną ({ $who }), od { $low } % do { $high } %:
review-curve-lose = Szansa na przegraną ({ $who }), od { $low } % do { $high } %:
review-curve-chips = Oczekiwane żetony w rundzie ({ $who }), od { $low } do { $high }:
review-worst = Co kosztowało najwięcej:
review-line = Decyzja { $number }, { $who }: { $action }, strata { $cost }. Lepiej: { $best }.
review-cost-win = { $chance } % partii
review-cost-chips = { $value } żetonu
review-luck-too = Kolejne { $cost } zabrały karty i ruchy innych.
review-luck = Przed decyzją { $number }, { $who }: { $fell } przez karty, które przyszły, i ruchy innych.
review-unsure = Decyzja { $number }, { $who }: { $action }; { $fell }, ale to może być tylko błąd pomiaru.
review-fell-win = szansa na wygraną spadła z { $before } % do { $after } % (± { $error })
review-fell-lose = szansa na przegraną wzrosła z { $before } % do { $after } % (± { $error })
review-fell-chips = oczekiwany wynik rundy spadł z { $before } do { $after } żetonu (± { $error })
review-none = Żadna z obejrzanych decyzji nie kosztowała niczego, co dałoby się zauważyć.
