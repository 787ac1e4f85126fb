### Co robi gracz.

verb-attack = Zaatakuj: { $seat }
    .short = Zaatakuj
    .told = { $you ->
        [who] Atakujesz: kartę dostaje { $seat }
        [seat] { $who } cię atakuje
       *[other] { $who } atakuje: kartę dostaje { $seat }
    }
    .did = { $you ->
        [who] Atakujesz: kartę { $got } dostaje { $seat }
        [seat] { $who } cię atakuje: dostajesz { $got }
       *[other] { $who } atakuje: kartę { $got } dostaje { $seat }
    }
verb-bid = Złóż ofertę { $card }
    .short = Złóż ofertę
    .told = { $named ->
        [0] { $you ->
            [who] Składasz ofertę
           *[other] { $who } składa ofertę
        }
       *[other] { $you ->
            [who] Składasz ofertę { $card }
           *[other] { $who } składa ofertę { $card }
        }
    }
verb-buy = Kup swoją wierzchnią kartę za żeton
    .short = Kup
    .told = { $you ->
        [who] Kupujesz kartę za żeton
       *[other] { $who } kupuje kartę za żeton
    }
    .did = { $count ->
        [0] { $you ->
            [who] Kupujesz kartę za żeton
           *[other] { $who } kupuje kartę za żeton
        }
       *[other] { $you ->
            [who] Kupujesz za żeton { $got }
           *[other] { $who } kupuje za żeton { $got }
        }
    }
verb-choose = Wybierz { $card }
    .short = Wybierz
    .told = { $named ->
        [0] { $you ->
            [who] Wybierasz kartę
           *[other] { $who } wybiera kartę
        }
       *[other] { $you ->
            [who] Wybierasz { $card }
           *[other] { $who } wybiera { $card }
        }
    }
verb-discard = Odrzuć { $card }
    .short = Odrzuć
    .told = { $named ->
        [0] { $you ->
            [who] Odrzucasz kartę
           *[other] { $who } odrzuca kartę
        }
       *[other] { $you ->
            [who] Odrzucasz { $card }
           *[other] { $who } odrzuca { $card }
        }
    }
verb-done = Gotowe
    .short = Gotowe
    .told = { $you ->
        [who] Resztę zatrzymujesz
       *[other] Resztę zatrzymuje { $who }
    }
verb-draw = Dobierz kartę
    .short = Dobierz kartę
    .told = { $you ->
        [who] Dobierasz kartę
       *[other] { $who } dobiera kartę
    }
    .did = { $you ->
        [who] Dobierasz { $got }
       *[other] { $who } dobiera { $got }
    }
verb-end = Zakończ kolejkę
    .short = Zakończ kolejkę
    .told = { $you ->
        [who] Kończysz kolejkę
       *[other] { $who } kończy kolejkę
    }
    .did = { $you ->
        [who] Kończysz kolejkę i dobierasz { $got }
       *[other] { $who } kończy kolejkę i dobiera { $got }
    }
verb-fold = { $named ->
        [0] Spasuj
       *[other] { $you ->
            [seat] Spasuj i weź swoją { $card }
           *[other] Spasuj i weź { $card }, oddaje { $seat }
        }
    }
    .short = Spasuj
    .told = { $named ->
        [0] { $you ->
            [who] Pasujesz
           *[other] { $who } pasuje
        }
       *[other] { $you ->
            [who] Pasujesz i bierzesz { $card }, oddaje { $seat }
            [seat] { $who } pasuje i bierze twoją kartę { $card }
           *[other] { $who } pasuje i bierze { $card }, oddaje { $seat }
        }
    }
verb-gift = Podaruj { $card }, dostanie { $seat }
    .short = Podaruj
    .told = { $you ->
        [who] Dajesz podarunek: kartę { $card } dostaje { $seat }
        [seat] { $who } daje ci podarunek: kartę { $card }
       *[other] { $who } daje podarunek: kartę { $card } dostaje { $seat }
    }
verb-give = Oddaj nagrodę, dostanie { $seat }
    .short = Oddaj nagrodę
    .told = { $you ->
        [who] Oddajesz nagrodę, dostaje { $seat }
        [seat] { $who } oddaje nagrodę tobie
       *[other] { $who } oddaje nagrodę, dostaje { $seat }
    }
    .did = { $you ->
        [who] Oddajesz nagrodę: kartę { $got } dostaje { $seat }
        [seat] { $who } oddaje nagrodę tobie: { $got }
       *[other] { $who } oddaje nagrodę: kartę { $got } dostaje { $seat }
    }
verb-hit = Dobierz kartę
    .short = Dobierz kartę
    .told = { $you ->
        [who] Dobierasz kartę
       *[other] { $who } dobiera kartę
    }
    .did = { $you ->
        [who] Dobierasz kartę: { $got }
       *[other] { $who } dobiera kartę: { $got }
    }
verb-keep = Zatrzymaj { $card }
    .short = Zatrzymaj
    .told = { $named ->
        [0] { $you ->
            [who] Zatrzymujesz kartę
           *[other] { $who } zatrzymuje kartę
        }
       *[other] { $you ->
            [who] Zatrzymujesz { $card }
           *[other] { $who } zatrzymuje { $card }
        }
    }
verb-look = Sprawdź rękę, pokaże { $seat }
    .short = Sprawdź rękę
    .told = { $you ->
        [who] Sprawdzasz rękę, pokazuje { $seat }
        [seat] { $who } sprawdza twoją rękę
       *[other] { $who } sprawdza rękę, pokazuje { $seat }
    }
    .did = { $you ->
        [who] Sprawdzasz rękę, { $seat } pokazuje { $got }
        [seat] { $who } sprawdza twoją rękę: { $got }
       *[other] { $who } sprawdza rękę, { $seat } pokazuje { $got }
    }
verb-order = Połóż { $card } jako następną
    .short = Połóż jako następną
    .told = { $named ->
        [0] { $you ->
            [who] Dokładasz kartę do zakrytego stosu
           *[other] { $who } dokłada kartę do zakrytego stosu
        }
       *[other] { $you ->
            [who] Kładziesz { $card } jako następną
           *[other] { $who } kładzie { $card } jako następną
        }
    }
    .did = { $you ->
        [who] Kładziesz { $card } jako ostatnią: zakryty stos gotowy
       *[other] { $who } kładzie { $card } jako ostatnią: zakryty stos gotowy
    }
verb-pass = Spasuj
    .short = Spasuj
    .told = { $you ->
        [who] Pasujesz
       *[other] { $who } pasuje
    }
verb-pick = Weź { $card }
    .short = Weź
    .told = { $you ->
        [who] Bierzesz { $card }
       *[other] { $who } bierze { $card }
    }
verb-place = Połóż w kolumnie { $card }
    .short = Połóż w kolumnie
    .told = { $you ->
        [who] Kładziesz kartę w kolumnie { $card }
       *[other] { $who } kładzie kartę w kolumnie { $card }
    }
    .did = { $you ->
        [who] Kładziesz { $got } w kolumnie { $card }
       *[other] { $who } kładzie { $got } w kolumnie { $card }
    }
verb-play = Zagraj { $card }
    .short = Zagraj
    .told = { $you ->
        [who] Zagrywasz { $card }
       *[other] { $who } zagrywa { $card }
    }
verb-ready = Gotowe
    .short = Gotowe
    .told = { $you ->
        [who] Mówisz „gotowe”
       *[other] { $who } mówi „gotowe”
    }
verb-sacrifice = Poświęć { $card }
    .short = Poświęć
    .told = { $named ->
        [0] { $you ->
            [who] Poświęcasz kartę
           *[other] { $who } poświęca kartę
        }
       *[other] { $you ->
            [who] Poświęcasz { $card }
           *[other] { $who } poświęca { $card }
        }
    }
verb-spend8 = Wydaj ósemkę
    .short = Wydaj ósemkę
    .told = { $you ->
        [who] Wydajesz ósemkę
       *[other] { $who } wydaje ósemkę
    }
    .did = { $count ->
        [0] { $you ->
            [who] Wydajesz ósemkę
           *[other] { $who } wydaje ósemkę
        }
       *[other] { $you ->
            [who] Wydajesz ósemkę i dobierasz { $got }
           *[other] { $who } wydaje ósemkę i dobiera { $got }
        }
    }
verb-steal = Ukradnij kartę, traci { $seat }
    .short = Ukradnij kartę
    .told = { $you ->
        [who] Kradniesz kartę, traci ją { $seat }
        [seat] { $who } kradnie ci kartę
       *[other] { $who } kradnie kartę, traci ją { $seat }
    }
    .did = { $you ->
        [who] Kradniesz { $got }, traci { $seat }
        [seat] { $who } kradnie ci { $got }
       *[other] { $who } kradnie { $got }, traci { $seat }
    }
verb-take = Weź { $number }
    .short = Weź
    .told = { $you ->
        [who] Bierzesz { $number ->
                [one] kartę
                [few] { $number } karty
               *[many] { $number } kart
            }
       *[other] { $who } bierze { $number ->
                [one] kartę
                [few] { $number } karty
               *[many] { $number } kart
            }
    }
    .did = { $count ->
        [0] { $you ->
            [who] Bierzesz { $number ->
                    [one] kartę
                    [few] { $number } karty
                   *[many] { $number } kart
                }
           *[other] { $who } bierze { $number ->
                    [one] kartę
                    [few] { $number } karty
                   *[many] { $number } kart
                }
        }
       *[other] { $you ->
            [who] Bierzesz { $number ->
                    [one] kartę
                    [few] { $number } karty
                   *[many] { $number } kart
                }: { $got }
           *[other] { $who } bierze { $number ->
                    [one] kartę
                    [few] { $number } karty
                   *[many] { $number } kart
                }: { $got }
        }
    }

## Gdzie gra ma na to inne słowo

extreme-verb-play = Odłóż { $card } na { $pile }
    .short = Odłóż
    .told = { $you ->
        [who] Odkładasz { $card } na { $pile }
       *[other] { $who } odkłada { $card } na { $pile }
    }
the_game-verb-play = Odłóż { $card } na { $pile }
    .short = Odłóż
    .told = { $you ->
        [who] Odkładasz { $card } na { $pile }
       *[other] { $who } odkłada { $card } na { $pile }
    }
face_to_face-verb-play = { $whose ->
        [theirs] Odłóż { $card } na { $pile ->
            [A] stos rosnący
           *[D] stos malejący
        } przeciwnika
       *[other] Odłóż { $card } na { $pile ->
            [A] stos rosnący
           *[D] stos malejący
        }
    }
    .short = Odłóż
    .told = { $you ->
        [who] Odkładasz
       *[other] { $who } odkłada
    } { $card } { $whose ->
        [yours] na twój { $pile ->
            [A] stos rosnący
           *[D] stos malejący
        }
        [theirs] na { $pile ->
            [A] stos rosnący
           *[D] stos malejący
        } przeciwnika
       *[other] na { $pile ->
            [A] stos rosnący
           *[D] stos malejący
        }
    }
kitty-verb-pass = Przekaż { $card }
    .short = Przekaż
    .told = { $named ->
        [0] { $you ->
            [who] Przekazujesz kartę
           *[other] { $who } przekazuje kartę
        }
       *[other] { $you ->
            [who] Przekazujesz { $card }
           *[other] { $who } przekazuje { $card }
        }
    }
starboard-verb-draw = Dobierz kartę
    .short = Dobierz kartę
    .told = { $you ->
        [who] Dobierasz kartę
       *[other] { $who } dobiera kartę
    }
    .did = { $count ->
        [0] { $you ->
            [who] Płacisz żeton za kartę
           *[other] { $who } płaci żeton za kartę
        }
       *[other] { $you ->
            [who] Płacisz żeton i odkrywasz { $got }
           *[other] { $who } płaci żeton i odkrywa { $got }
        }
    }
sweep-verb-play = Zagraj { $card }
    .short = Zagraj
    .told = { $you ->
        [who] Zagrywasz { $card }
       *[other] { $who } zagrywa { $card }
    }
    .did = { $you ->
        [who] Zagrywasz { $card } i bierzesz { $got }
       *[other] { $who } zagrywa { $card } i bierze { $got }
    }
troll_guts-verb-draw = Dobierz kartę
    .short = Dobierz kartę
    .told = { $you ->
        [who] Dobierasz kartę
       *[other] { $who } dobiera kartę
    }
    .did = { $you ->
        [who] Dobierasz z talii { $got }
       *[other] { $who } dobiera z talii { $got }
    }
