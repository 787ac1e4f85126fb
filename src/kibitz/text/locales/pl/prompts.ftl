### Co teraz zrobić.

and = { $first } i { $last }
people = { $count ->
        [4] czterej gracze
        [5] pięciu graczy
        [6] sześciu graczy
        [7] siedmiu graczy
        [8] ośmiu graczy
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }

prompt = Twoja kolej.
    .others = { $count ->
        [1] Teraz { $who }.
        [few] Wybierają { $who }.
       *[many] Wybiera { $who }.
    }
the_game-prompt = { $verbs ->
        [play-end] Twoja kolej: odłóż kolejną kartę albo zakończ kolejkę.
        [end] Twoja kolej: zostaje tylko zakończyć kolejkę.
       *[play] Twoja kolej: odłóż { $laid ->
            [0] { $need ->
                [1] kartę
                [few] { $need } karty
               *[many] { $need } kart
            }
           *[other] { $need ->
                [1] jeszcze co najmniej jedną kartę
                [few] jeszcze co najmniej { $need } karty
               *[many] jeszcze co najmniej { $need } kart
            }
        }.
    }
    .others = Karty odkłada { $who }.
extreme-prompt = { $verbs ->
        [play-end] Twoja kolej: odłóż kolejną kartę albo zakończ kolejkę.
        [end] Twoja kolej: zostaje tylko zakończyć kolejkę.
       *[play] Twoja kolej: { $three ->
            [1] { $laid ->
                [1] dokładnie trzy karty: jeszcze dwie.
                [2] dokładnie trzy karty: jeszcze jedna.
               *[other] dokładnie trzy karty.
            }
           *[0] { $need ->
                [0] przykryj czaszkę: odłóż kolejną kartę.
               *[other] odłóż { $laid ->
                    [0] { $need ->
                        [1] kartę
                        [few] { $need } karty
                       *[many] { $need } kart
                    }
                   *[other] { $need ->
                        [1] jeszcze co najmniej jedną kartę
                        [few] jeszcze co najmniej { $need } karty
                       *[many] jeszcze co najmniej { $need } kart
                    }
                }.
            }
        }
    }
    .others = Karty odkłada { $who }.
face_to_face-prompt = { $verbs ->
        [play-end] Twoja kolej: odłóż kolejną kartę albo zakończ kolejkę.
        [end] Twoja kolej: zostaje tylko zakończyć kolejkę.
       *[play] Twoja kolej: odłóż { $laid ->
            [0] { $need ->
                [1] ostatnią kartę
                [few] { $need } karty
               *[many] { $need } kart
            }
           *[other] jeszcze co najmniej jedną kartę
        }.
    }
    .others = Karty odkłada { $who }.
pairs-prompt = { $verbs ->
        [hit] Twoja kolej: nie masz kart, więc dobierz.
        [fold] Twoja kolej: nie ma czego dobrać, więc spasuj.
        [hit-fold-spend8] Twoja kolej: dobierz, wydaj swoją 8 albo spasuj i weź { $fold_price }.
        [hit-spend8-fold] Twoja kolej: dobierz, wydaj 8 albo spasuj i weź kartę ze stołu.
       *[hit-fold] { $continuous ->
            [1] Twoja kolej: dobierz albo spasuj i weź dowolną kartę ze stołu.
           *[0] Twoja kolej: dobierz albo spasuj i weź { $fold_price }.
        }
    }
    .others = Teraz { $who }: karta czy pas?
port-prompt = { $verbs ->
        [fold] Twoja kolej: nie ma czego dobrać, więc zostań przy { $my_sums }.
        [hit-fold-spend8] Twoja kolej: dobierz, wydaj swoją 8 albo zostań przy { $my_sums }.
       *[hit-fold] Twoja kolej: dobierz albo zostań przy { $my_sums }.
    }
    .others = Teraz { $who }: karta czy pas?
starboard-prompt = { $verbs ->
        [pass] Twoja kolej: możesz tylko spasować.
       *[draw-pass] Twoja kolej: karta za żeton albo pas i nadzieja.
    }
    .others = Teraz { $who }: karta czy pas?
blackstone-prompt = { $verbs ->
        [fold] Twoja kolej: nie ma już kart, więc spasuj.
       *[take-fold] { $minimum ->
            [1] Twoja kolej: powiedz, ile kart bierzesz, albo spasuj.
            [few] Twoja kolej: weź co najmniej { $minimum } karty albo spasuj.
           *[other] Twoja kolej: weź co najmniej { $minimum } kart albo spasuj.
        }
    }
    .others = Teraz { $who }: ile kart?
hawthorn-prompt-choose = Wybierz w tajemnicy swoją pierwszą kartę.
    .others = { $count ->
        [1] Pierwszą kartę wybiera { $who }.
        [few] Pierwszą kartę wybierają { $who }.
       *[many] Pierwszą kartę wybiera { $who }.
    }
hawthorn-prompt-deck_circle = { $verbs ->
        [fold] Twoja kolej: nie ma czego dobrać, więc spasuj za { $fold_price }.
       *[hit-fold] Twoja kolej: dobierz albo spasuj za { $fold_price }.
    }
    .others = Teraz { $who }: karta czy pas?
hawthorn-prompt-hand_circle = { $verbs ->
        [fold] Twoja kolej: ręka jest pusta, więc spasuj za { $fold_price }.
       *[play-fold] Twoja kolej: zagraj kartę z ręki albo spasuj za { $fold_price }.
    }
    .others = Teraz { $who }: karta z ręki czy pas?
goblin_poker-prompt-choose = Wybierz w tajemnicy swoją pierwszą kartę.
    .others = { $count ->
        [1] Pierwszą kartę wybiera { $who }.
        [few] Pierwszą kartę wybierają { $who }.
       *[many] Pierwszą kartę wybiera { $who }.
    }
goblin_poker-prompt-sacrifice = Twoja kolej: poświęć kartę albo spasuj za { $fold_price }.
    .others = Teraz { $who }: ofiara czy pas?
monster-prompt = { $verbs ->
        [done] Twoja kolej: trzy karty odrzucone, na tym koniec.
        [discard-done] Twoja kolej: odrzuć kolejną kartę albo zakończ.
       *[discard-done-fold] Twoja kolej: odrzuć do trzech kart albo spasuj za darmo.
    }
    .others = Potwora karmi { $who }.
regent-prompt = { $verbs ->
        [fold] Twoja kolej: możesz tylko spasować za { $fold_price }.
       *[other] Twoja kolej: dobierz, atakuj, podaruj, sprawdź albo spasuj za { $fold_price }.
    }
    .others = { $answers ->
        [attack] Teraz { $who }: odpowiedź na atak.
        [gift] Teraz { $who }: odpowiedź na podarunek.
        [look] Teraz { $who }: pary w ręce nie było.
       *[nothing] Teraz { $who }.
    }
troll_guts-prompt-order = Ułóż rękę po kolei, zaczynając od wierzchniej karty.
    .others = { $count ->
        [1] Rękę układa { $who }.
        [few] Ręce układają { $who }.
       *[many] Ręce układa { $who }.
    }
troll_guts-prompt-play = { $verbs ->
        [draw] Twoja kolej: możesz tylko dobrać.
        [buy] Twoja kolej: możesz tylko kupić swoją wierzchnią kartę.
        [steal] Twoja kolej: możesz tylko ukraść.
        [draw-steal] Twoja kolej: dobierz albo ukradnij wierzchnią kartę.
        [draw-buy] Twoja kolej: dobierz albo kup swoją wierzchnią kartę.
        [steal-buy] Twoja kolej: ukradnij wierzchnią kartę albo kup swoją.
       *[draw-steal-buy] Twoja kolej: dobierz, ukradnij wierzchnią kartę albo kup swoją.
    }
    .others = Teraz { $who }.
sweep-prompt-play = Twoja kolej: zagraj kartę.
    .others = Kartę zagrywa { $who }.
sweep-prompt-pick = Twoja kolej: weź kartę ze środka.
    .others = Kartę bierze { $who }.
kitty-prompt-pass = Twoją kartę dostanie { $to }: wybierz którą.
    .others = { $count ->
        [1] Kartę do przekazania wybiera { $who }.
        [few] Kartę do przekazania wybierają { $who }.
       *[many] Kartę do przekazania wybiera { $who }.
    }
kitty-prompt-bid = Nagroda: { $in_prize }. Wybierz kartę na tajną ofertę.
    .others = { $count ->
        [1] Ofertę wybiera { $who }.
        [few] Oferty wybierają { $who }.
       *[many] Oferty wybiera { $who }.
    }
kitty-prompt-choose = Wygrywasz: wybierz jedną z dwóch nagród.
    .others = Nagrodę wybiera { $who }.
kitty-prompt-give = Wygrywasz jedynką: komu oddasz { $in_chosen }?
    .others = Nagrodę musi oddać { $who }.
venture-prompt-draft = Zatrzymaj { $need ->
        [1] kartę.
        [few] { $need } karty.
       *[many] { $need } kart.
    }
    .others = { $count ->
        [1] Co zatrzymać, wybiera { $who }.
        [few] Co zatrzymać, wybierają { $who }.
       *[many] Co zatrzymać, wybiera { $who }.
    }
venture-prompt-bid = Wybierz kartę na tajną ofertę.
    .others = { $count ->
        [1] Ofertę wybiera { $who }.
        [few] Oferty wybierają { $who }.
       *[many] Oferty wybiera { $who }.
    }
venture-prompt-talk = Porozmawiajcie o ofertach i daj znać, gdy skończysz.
    .others = { $count ->
        [few] Jeszcze rozmawiają { $who }.
       *[other] Jeszcze rozmawia { $who }.
    }
five_cards-prompt = Twoja kolej: połóż kartę w kolumnie.
    .others = Kartę kładzie { $who }.

## Polecenia, które teraz obowiązują

extreme-order-STOP = Stop: to była ostatnia karta w tej kolejce.
extreme-order-SKULL = Czaszka: przykryj ją przed końcem kolejki.
extreme-order-THREE = 3!: dokładnie trzy karty w tej kolejce.
extreme-order-SILENCE = Cisza: nikt nie mówi ani słowa.
extreme-order-NO_TRICK = Bez zagrań wstecznych: nie wolno cofać o dziesięć.
extreme-order-ONE_PILE = Jeden stos: wszystkie karty kolejki idą na ten sam stos.
extreme-order-DRAW_ONE = Dobierz jedną: dobiera się tylko jedną kartę.
