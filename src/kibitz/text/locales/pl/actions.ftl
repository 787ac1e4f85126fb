### Co robi gracz.

verb-attack = Zaatakuj: { $seat }
    .short = Zaatakuj
    .told = { $who } atakuje, cel: { $seat }
verb-bid = Złóż ofertę: { $card }
    .short = Złóż ofertę
    .told = { $named ->
        [0] { $who } składa ofertę
       *[other] { $who } składa ofertę: { $card }
    }
verb-buy = Kup swoją wierzchnią kartę za żeton
    .short = Kup
    .told = { $who } kupuje swoją wierzchnią kartę
verb-choose = Wybierz { $card }
    .short = Wybierz
    .told = { $named ->
        [0] { $who } wybiera kartę
       *[other] { $who } wybiera { $card }
    }
verb-discard = Odrzuć { $card }
    .short = Odrzuć
    .told = { $named ->
        [0] { $who } odrzuca kartę
       *[other] { $who } odrzuca { $card }
    }
verb-done = Gotowe
    .short = Gotowe
    .told = { $who } kończy kolejkę
verb-draw = Dobierz kartę
    .short = Dobierz kartę
    .told = { $who } dobiera kartę
verb-end = Zakończ kolejkę
    .short = Zakończ kolejkę
    .told = { $who } kończy kolejkę
verb-fold = { $named ->
        [0] Spasuj
       *[other] Spasuj i weź { $card } ({ $seat })
    }
    .short = Spasuj
    .told = { $named ->
        [0] { $who } pasuje
       *[other] { $who } pasuje i bierze { $card } ({ $seat })
    }
verb-gift = Podaruj { $card }: { $seat }
    .short = Podaruj
    .told = { $who } daje w podarunku { $card }, dostaje { $seat }
verb-give = Oddaj nagrodę: { $seat }
    .short = Oddaj nagrodę
    .told = { $who } oddaje nagrodę, dostaje ją { $seat }
verb-hit = Dobierz kartę
    .short = Dobierz kartę
    .told = { $who } dobiera kartę
verb-keep = Zatrzymaj { $card }
    .short = Zatrzymaj
    .told = { $named ->
        [0] { $who } zatrzymuje kartę
       *[other] { $who } zatrzymuje { $card }
    }
verb-look = Sprawdź rękę ({ $seat })
    .short = Sprawdź rękę
    .told = { $who } sprawdza rękę ({ $seat })
verb-order = Połóż { $card } jako następną
    .short = Połóż jako następną
    .told = { $named ->
        [0] { $who } dokłada kartę do zakrytego stosu
       *[other] { $who } kładzie { $card } jako następną
    }
verb-pass = Spasuj
    .short = Spasuj
    .told = { $who } pasuje
verb-pick = Weź { $card }
    .short = Weź
    .told = { $who } bierze { $card }
verb-place = Połóż w kolumnie { $card }
    .short = Połóż w kolumnie
    .told = { $who } kładzie kartę w kolumnie { $card }
verb-play = Zagraj { $card }
    .short = Zagraj
    .told = { $who } zagrywa { $card }
verb-ready = Gotowe
    .short = Gotowe
    .told = { $who }: gotowe
verb-sacrifice = Poświęć { $card }
    .short = Poświęć
    .told = { $named ->
        [0] { $who } poświęca kartę
       *[other] { $who } poświęca { $card }
    }
verb-spend8 = Wydaj ósemkę
    .short = Wydaj ósemkę
    .told = { $who } wydaje ósemkę
verb-steal = Ukradnij kartę ({ $seat })
    .short = Ukradnij kartę
    .told = { $who } kradnie kartę ({ $seat })
verb-take = Weź { $number }
    .short = Weź
    .told = { $who } zapowiada { $number }

## Gdzie gra ma na to inne słowo

extreme-verb-play = Odłóż { $card } na { $pile }
    .short = Odłóż
    .told = { $who } odkłada { $card } na { $pile }
face_to_face-verb-play = Odłóż { $card } na { $pile }
    .short = Odłóż
    .told = { $who } odkłada { $card } na { $pile }
the_game-verb-play = Odłóż { $card } na { $pile }
    .short = Odłóż
    .told = { $who } odkłada { $card } na { $pile }
kitty-verb-pass = Przekaż { $card }
    .short = Przekaż
    .told = { $named ->
        [0] { $who } przekazuje kartę
       *[other] { $who } przekazuje { $card }
    }
