### Czym skończyła się runda albo gra i dlaczego.


## Koniec gry

end-won = { $mine ->
        [yes] { $count ->
            [1] Wygrywasz: { $score ->
                [one] { $score } punkt
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
           *[other] Wygrywasz, tak jak { $who }: macie po { $score ->
                [one] { $score } punkcie
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
        }
       *[no] { $count ->
            [1] Wygrywa { $who }: { $score ->
                [one] { $score } punkt
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
            [few] Wygraną dzielą { $who }: mają po { $score ->
                [one] { $score } punkcie
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
           *[many] Wygraną dzieli { $who }: mają po { $score ->
                [one] { $score } punkcie
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
        }
    }
end-won-chips = { $mine ->
        [yes] { $count ->
            [1] Wygrywasz: { $score ->
                [one] { $score } żeton
                [few] { $score } żetony
               *[many] { $score } żetonów
            }.
           *[other] Wygrywasz, tak jak { $who }: macie po { $score ->
                [one] { $score } żetonie
                [few] { $score } żetony
               *[many] { $score } żetonów
            }.
        }
       *[no] { $count ->
            [1] Wygrywa { $who }: { $score ->
                [one] { $score } żeton
                [few] { $score } żetony
               *[many] { $score } żetonów
            }.
            [few] Wygraną dzielą { $who }: mają po { $score ->
                [one] { $score } żetonie
                [few] { $score } żetony
               *[many] { $score } żetonów
            }.
           *[many] Wygraną dzieli { $who }: mają po { $score ->
                [one] { $score } żetonie
                [few] { $score } żetony
               *[many] { $score } żetonów
            }.
        }
    }
end-won-plainly = { $mine ->
        [yes] { $count ->
            [1] Wygrywasz.
           *[other] Wygrywasz, tak jak { $who }.
        }
       *[no] { $count ->
            [1] Wygrywa { $who }.
            [few] Wygraną dzielą { $who }.
           *[many] Wygraną dzieli { $who }.
        }
    }
end-lost = { $mine ->
        [yes] Przegrywasz: { $score ->
            [one] { $score } punkt
            [few] { $score } punkty
           *[many] { $score } punktów
        }.
       *[no] { $sits ->
            [yes] Tobie się udało. Przegrywa { $who }: { $score ->
                [one] { $score } punkt
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
           *[no] Przegrywa { $who }: { $score ->
                [one] { $score } punkt
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
        }
    }
end-lost-plainly = { $mine ->
        [yes] Przegrywasz.
       *[no] { $sits ->
            [yes] Tobie się udało. Przegrywa { $who }.
           *[no] Przegrywa { $who }.
        }
    }
end-together-won = { $sits ->
        [yes] Udało się!
       *[no] Udało im się!
    }
end-together-lost = { $sits ->
        [yes] { $seats ->
            [1] Przegrana: { $left ->
                [one] została { $left } karta.
                [few] zostały { $left } karty.
               *[many] zostało { $left } kart.
            }
           *[other] Wspólna przegrana: { $left ->
                [one] została { $left } karta.
                [few] zostały { $left } karty.
               *[many] zostało { $left } kart.
            }
        }
       *[no] Przegrana: { $left ->
            [one] została { $left } karta.
            [few] zostały { $left } karty.
           *[many] zostało { $left } kart.
        }
    }
near-behind = { $my_behind ->
        [one] Zabrakło ci { $my_behind } punktu.
       *[many] Zabrakło ci { $my_behind } punktów.
    }
near-behind-chips = { $my_behind ->
        [one] Zabrakło ci { $my_behind } żetonu.
       *[many] Zabrakło ci { $my_behind } żetonów.
    }

## The Game i jej krewne

why-stuck = { $me ->
        [yes] Trzeba było odłożyć { $need ->
            [1] kartę, a żadna z twoich nie pasowała.
            [few] { $need } karty, a tylu się nie dało.
           *[many] { $need } kart, a tylu się nie dało.
        }
       *[no] { $one } nie może odłożyć { $need ->
            [1] karty: żadna nie pasuje.
           *[many] { $need } kart.
        }
    }
why-doomed = { $me ->
        [yes] Po karcie { $card } nie możesz już odłożyć { $need ->
            [1] brakującej karty.
           *[many] { $need } brakujących kart.
        }
       *[no] Po karcie { $card } { $one } nie może już odłożyć { $need ->
            [1] brakującej karty.
           *[many] { $need } brakujących kart.
        }
    }
near-close = Naprawdę niewiele brakowało: na stosach leżało { $laid } z 98 kart.
near-laid = Na stosach leżało { $laid } z 98 kart.
extreme-why-skull = { $me ->
        [yes] Po twojej karcie { $card } nie dało się już zakończyć kolejki z przykrytymi czaszkami.
       *[no] { $one } odkłada { $card } i nie da się już zakończyć kolejki z przykrytymi czaszkami.
    }
extreme-why-last-skull = Po ostatniej karcie na wierzchu została czaszka i nie ma jej czym przykryć.
extreme-why-three = Po karcie { $card } nie dało się już odłożyć w tej kolejce dokładnie trzech kart.
extreme-why-more-than-three = Polecenie 3! żąda trzech kart, a z kartą { $card } jest ich w tej kolejce więcej.
extreme-why-too-few = Polecenie 3! żąda trzech kart, a po karcie { $card } już ich nie starczy.
extreme-why-one-pile = Karta { $card } łamie polecenie „jeden stos”: karty tej kolejki leżą na różnych stosach.
face_to_face-why-all-laid = { $me ->
        [yes] Odkładasz ostatnią ze swoich 58 kart.
       *[no] { $one } odkłada ostatnią z 58 kart.
    }
face_to_face-why-stuck = { $me ->
        [yes] Trzeba było odłożyć { $need ->
            [1] { $laid ->
                [0] ostatnią kartę, a nigdzie nie pasowała.
               *[other] jeszcze jedną kartę, a nie było gdzie.
            }
            [few] { $need } karty, a tylu się nie dało.
           *[many] { $need } kart, a tylu się nie dało.
        }
       *[no] { $one } nie może odłożyć { $need ->
            [1] { $laid ->
                [0] ostatniej karty.
               *[other] jeszcze jednej karty.
            }
           *[many] { $need } kart.
        }
    }
face_to_face-why-single = { $me ->
        [yes] Została ci jedna karta, a kolejka wymaga dwóch.
       *[no] { $one } zostaje z jedną kartą, a kolejka wymaga dwóch.
    }
face_to_face-near-left = { $my_left ->
        [one] Została ci { $my_left } karta.
        [few] Zostały ci { $my_left } karty.
       *[many] Zostało ci { $my_left } kart.
    }

## Punkty

pairs-end-pair = { $mine ->
        [yes] Para: dostajesz { $rank ->
            [one] { $rank } punkt.
            [few] { $rank } punkty.
           *[many] { $rank } punktów.
        }
       *[no] { $who } ma parę i dostaje { $rank ->
            [one] { $rank } punkt.
            [few] { $rank } punkty.
           *[many] { $rank } punktów.
        }
    }
pairs-end-fold = { $mine ->
        [yes] Pasujesz i bierzesz { $rank }.
       *[no] { $who } pasuje i bierze { $rank }.
    }
pairs-why-pair = { $me ->
        [yes] Przy { $stood ->
            [one] { $stood } punkcie
           *[many] { $stood } punktach
        } { $spent ->
            [0] dobierasz jeszcze kartę, a to druga { $rank }.
           *[1] wydajesz 8, a przychodzi druga { $rank }.
        }
       *[no] { $one } przy { $stood ->
            [one] { $stood } punkcie
           *[many] { $stood } punktach
        } { $spent ->
            [0] dobiera jeszcze kartę, a to druga { $rank }.
           *[1] wydaje 8, a przychodzi druga { $rank }.
        }
    }
pairs-why-fold = Najniższa karta na stole to { $rank }; z { $stood ->
        [one] { $stood } punktu
       *[many] { $stood } punktów
    } robi się { $now }.
pairs-why-chosen = { $me ->
        [yes] Pasujesz i bierzesz { $rank }; z { $stood ->
            [one] { $stood } punktu
           *[many] { $stood } punktów
        } robi się { $now }.
       *[no] { $one } pasuje i bierze { $rank }; z { $stood ->
            [one] { $stood } punktu
           *[many] { $stood } punktów
        } robi się { $now }.
    }
pairs-near-points = { $mine ->
        [yes] Drugi najgorszy wynik to { $next }.
       *[no] { $my_short ->
            [one] Jeszcze { $my_short } punkt i przegrana byłaby twoja.
            [few] Jeszcze { $my_short } punkty i przegrana byłaby twoja.
           *[many] Jeszcze { $my_short } punktów i przegrana byłaby twoja.
        }
    }
port-end-best = { $mine ->
        [yes] { $count ->
            [1] Masz najwyższą sumę, { $sum }, i dostajesz { $my_gained ->
                [one] { $my_gained } punkt
                [few] { $my_gained } punkty
               *[many] { $my_gained } punktów
            }.
           *[other] Masz najwyższą sumę, { $sum }, tak jak { $who }. Dostajesz { $my_gained ->
                [one] { $my_gained } punkt
                [few] { $my_gained } punkty
               *[many] { $my_gained } punktów
            }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [0] Nic nie dostajesz.
                [one] Dostajesz { $my_gained } punkt.
                [few] Dostajesz { $my_gained } punkty.
               *[many] Dostajesz { $my_gained } punktów.
            } Najwyższą sumę, { $sum }, { $count ->
                [few] mają { $who }.
               *[other] ma { $who }.
            }
           *[no] Najwyższą sumę, { $sum }, { $count ->
                [few] mają { $who }.
               *[other] ma { $who }.
            }
        }
    }
port-end-extra-round = { $mine ->
        [yes] { $count ->
            [1] W dodatkowej rundzie masz najwyższą sumę: { $sum }.
           *[other] W dodatkowej rundzie masz najwyższą sumę, { $sum }, tak jak { $who }.
        }
       *[no] W dodatkowej rundzie najwyższą sumę, { $sum }, { $count ->
            [few] mają { $who }.
           *[other] ma { $who }.
        }
    }
port-end-all-out = Wszyscy odpadli i nikt nic nie dostaje.
port-why-best = W ostatniej rundzie najwyższą sumę, { $sum }, { $mine ->
        [yes] { $count ->
            [1] masz ty.
           *[other] masz ty, tak jak { $who }.
        }
       *[no] { $count ->
            [few] mają { $who }.
           *[other] ma { $who }.
        }
    }
port-why-extra-round = W dodatkowej rundzie najwyższą sumę, { $sum }, { $mine ->
        [yes] { $count ->
            [1] masz ty.
           *[other] masz ty, tak jak { $who }.
        }
       *[no] { $count ->
            [few] mają { $who }.
           *[other] ma { $who }.
        }
    }
port-why-all-out = W ostatniej rundzie odpadli wszyscy.
port-why-out = Bez punktów przez parę: { $them }.
port-why-nobody-out = Nikt nie trafił na parę.
end-scored = { $mine ->
        [yes] { $count ->
            [1] Dostajesz najwięcej: { $best ->
                [one] { $best } punkt
                [few] { $best } punkty
               *[many] { $best } punktów
            }.
           *[other] Dostajesz najwięcej, tak jak { $who }: { $best ->
                [one] { $best } punkt
                [few] { $best } punkty
               *[many] { $best } punktów
            }.
        }
       *[no] { $sits ->
            [yes] { $my_gained ->
                [0] Nic nie dostajesz.
                [one] Dostajesz { $my_gained } punkt.
                [few] Dostajesz { $my_gained } punkty.
               *[many] Dostajesz { $my_gained } punktów.
            } Najwięcej, { $best }, { $count ->
                [few] dostają { $who }.
               *[other] dostaje { $who }.
            }
           *[no] Najwięcej, { $best ->
                [one] { $best } punkt
                [few] { $best } punkty
               *[many] { $best } punktów
            }, { $count ->
                [few] dostają { $who }.
               *[other] dostaje { $who }.
            }
        }
    }
why-ranks = { $sits ->
        [yes] { $my_gained ->
            [0] W żadnej wartości nie masz najwięcej kart.
           *[other] Nikt nie ma więcej kart o wartościach { $my_by } niż ty.
        }
       *[no] Nikt nie ma więcej kart o wartościach { $by } niż { $one }.
    }
kitty-why-ranks = { $teams ->
        [0] { $sits ->
            [yes] { $my_gained ->
                [0] W żadnej wartości nie masz najwięcej kart.
               *[other] Nikt nie ma więcej kart o wartościach { $my_by } niż ty.
            }
           *[no] Nikt nie ma więcej kart o wartościach { $by } niż { $one }.
        }
       *[1] { $sits ->
            [yes] { $my_gained ->
                [0] W żadnej wartości twoja drużyna nie ma najwięcej kart.
               *[other] Żadna drużyna nie ma więcej kart o wartościach { $my_by } niż twoja.
            }
           *[no] Żadna drużyna nie ma więcej kart o wartościach { $by } niż ta, w której gra { $one }.
        }
    }
five_cards-why-columns = Karty { $rank } nie było gdzie położyć. { $sits ->
        [yes] { $my_by ->
            [none] Nie prowadzisz w żadnej kolumnie.
           *[other] Prowadzisz w kolumnach: { $my_by }.
        }
       *[no] { $by ->
            [none] { $one } nie prowadzi w żadnej kolumnie.
           *[other] { $one } prowadzi w kolumnach: { $by }.
        }
    }
kitty-end-won = { $teams ->
        [0] { $mine ->
            [yes] { $count ->
                [1] Wygrywasz: { $score ->
                    [one] { $score } punkt
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
               *[other] Wygrywasz, tak jak { $who }: macie po { $score ->
                    [one] { $score } punkcie
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
            }
           *[no] { $count ->
                [1] Wygrywa { $who }: { $score ->
                    [one] { $score } punkt
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
                [few] Wygraną dzielą { $who }: mają po { $score ->
                    [one] { $score } punkcie
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
               *[many] Wygraną dzieli { $who }: mają po { $score ->
                    [one] { $score } punkcie
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
            }
        }
       *[1] { $all ->
            [yes] Remis: drużyny mają po { $score ->
                [one] { $score } punkcie
                [few] { $score } punkty
               *[many] { $score } punktów
            }.
           *[no] { $mine ->
                [yes] Twoja drużyna wygrywa: { $score ->
                    [one] { $score } punkt
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
               *[no] Razem wygrywają { $who }: { $score ->
                    [one] { $score } punkt
                    [few] { $score } punkty
                   *[many] { $score } punktów
                }.
            }
        }
    }
kitty-end-prize = { $mine ->
        [yes] Dostajesz { $card }.
       *[no] { $who } dostaje { $card }.
    }
kitty-end-no-prize = Nagrody nie dostaje nikt.
kitty-why-equal-bids = Każda oferta się powtórzyła, więc nagrodę się odrzuca.
kitty-why-lowest = { $me ->
        [yes] Twoja oferta, { $bid }, jest najniższa z niepowtórzonych.
       *[no] Najniższą z niepowtórzonych ofert, { $bid }, składa { $one }.
    }
kitty-why-given = { $me ->
        [yes] Wygrywasz jedynką, więc nagroda trafia do kogoś innego.
       *[no] { $one } wygrywa jedynką i musi oddać nagrodę.
    }
kitty-why-second = Druga nagroda, { $other }: { $them }.
venture-end-captured = { $sits ->
        [yes] { $my_captured ->
            [0] Nic nie zdobywasz.
            [one] Zdobywasz { $my_captured } kartę.
            [few] Zdobywasz { $my_captured } karty.
           *[many] Zdobywasz { $my_captured } kart.
        }
       *[no] { $best ->
            [0] Najniższa oferta nic nie zdobywa.
           *[other] { $who } zdobywa najwyższą wartość: { $best }.
        }
    }
venture-why-lowest = { $me ->
        [yes] Twoja oferta, { $bid }, jest najniższa i tylko jedna: zdobywasz najwyższą wartość, { $best }.
       *[no] Najniższa oferta, { $bid }, jest tylko jedna: { $one } zdobywa najwyższą wartość, { $best }.
    }
venture-why-equal-bids = Najniższą ofertę, { $bid }, złożono kilka razy, więc nic nie zdobyła.
venture-why-sets = { $sits ->
        [yes] { $my_by ->
            [none] Nie masz pełnego zestawu, { $my_loose ->
                [0] ale też nic cię to nie kosztuje.
                [one] a { $my_loose } zdobyta karta kosztuje punkt.
                [few] a { $my_loose } zdobyte karty kosztują po punkcie.
               *[many] a { $my_loose } zdobytych kart kosztuje po punkcie.
            }
           *[other] Twoje pełne zestawy: { $my_by }. { $my_loose ->
                [0] Innych zdobytych kart nie masz.
                [one] { $my_loose } inna karta kosztuje punkt.
                [few] { $my_loose } inne karty kosztują po punkcie.
               *[many] { $my_loose } innych kart kosztuje po punkcie.
            }
        }
       *[no] { $by ->
            [none] { $one } zostaje bez pełnego zestawu.
           *[other] { $one } ma pełne zestawy: { $by }.
        }
    }

## Żetony

end-bank = { $mine ->
        [yes] { $count ->
            [1] Pula jest twoja: { $amount ->
                [one] { $amount } żeton
                [few] { $amount } żetony
               *[many] { $amount } żetonów
            }.
           *[other] Dostajesz z puli { $amount ->
                [one] { $amount } żeton
                [few] { $amount } żetony
               *[many] { $amount } żetonów
            }, tyle samo co { $who }.
        }
       *[no] { $count ->
            [1] { $who } zgarnia pulę: { $amount ->
                [one] { $amount } żeton
                [few] { $amount } żetony
               *[many] { $amount } żetonów
            }.
            [few] Pulę dzielą { $who }: po { $amount ->
                [one] { $amount } żetonie
                [few] { $amount } żetony
               *[many] { $amount } żetonów
            }.
           *[many] Pulę dzieli { $who }: po { $amount ->
                [one] { $amount } żetonie
                [few] { $amount } żetony
               *[many] { $amount } żetonów
            }.
        }
    }
end-bank-stays = Puli nie dostaje nikt: zostaje na następną rundę.
why-broke = Bez żetonów: { $them }.
why-rounds = To była ostatnia runda.
why-pair = { $me ->
        [yes] Masz drugą { $rank } i { $paid ->
            [0] nic nie płacisz.
            [one] płacisz { $paid } żeton.
            [few] płacisz { $paid } żetony.
           *[many] płacisz { $paid } żetonów.
        }
       *[no] { $one } ma drugą { $rank } i { $paid ->
            [0] nic nie płaci.
            [one] płaci { $paid } żeton.
            [few] płaci { $paid } żetony.
           *[many] płaci { $paid } żetonów.
        }
    }
why-fold = { $me ->
        [yes] Pasujesz i { $paid ->
            [0] nic nie płacisz.
            [one] płacisz { $paid } żeton.
            [few] płacisz { $paid } żetony.
           *[many] płacisz { $paid } żetonów.
        }
       *[no] { $one } pasuje i { $paid ->
            [0] nic nie płaci.
            [one] płaci { $paid } żeton.
            [few] płaci { $paid } żetony.
           *[many] płaci { $paid } żetonów.
        }
    }
starboard-why-pair = { $me ->
        [yes] Odkrywasz drugą { $rank } i odpadasz.
       *[no] { $one } odkrywa drugą { $rank } i odpada.
    }
starboard-why-pass = { $me ->
        [yes] Pasujesz przy { $common } kartach i nikt już nie może dobierać.
       *[no] { $one } pasuje przy { $common } kartach i nikt już nie może dobierać.
    }
blackstone-why-black = { $me ->
        [yes] Odkrywasz drugą dziesiątkę i płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        } razem ze stawką.
       *[no] { $one } odkrywa drugą dziesiątkę i płaci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        } razem ze stawką.
    }
blackstone-why-fold = { $me ->
        [yes] Pasujesz na końcu i płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        } razem ze stawką.
       *[no] { $one } pasuje na końcu i płaci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        } razem ze stawką.
    }
goblin_poker-why-circles = Pięć okrążeń za wami: dzielą się wszyscy, którzy są jeszcze w grze.
monster-why-beats = { $best ->
        [1] { $me ->
            [yes] Twoja ręka jest najlepsza i pokonuje potwora.
           *[no] { $one } ma najlepszą rękę, a ta pokonuje potwora.
        }
       *[other] Najlepsze ręce są równe i pokonują potwora.
    }
monster-why-fails = { $best ->
        [1] { $me ->
            [yes] Twoja ręka jest najlepsza, ale nie pokonuje potwora.
           *[no] { $one } ma najlepszą rękę, ale ta nie pokonuje potwora.
        }
       *[other] Najlepsze ręce są równe, ale nie pokonują potwora.
    }
monster-why-lone = { $me ->
        [yes] Tylko w twojej ręce nie ma pary.
       *[no] { $one } pokazuje jedyną rękę bez pary.
    }
monster-why-all-paired = W każdej pokazanej ręce była para.
monster-why-fold = Wszyscy pozostali spasowali albo odpadli.
regent-end-pays = { $mine ->
        [yes] { $one } płaci ci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
       *[no] { $me ->
            [yes] Płacisz { $paid ->
                [one] { $paid } żeton
                [few] { $paid } żetony
               *[many] { $paid } żetonów
            }, zyskuje { $who }.
           *[no] { $one } płaci { $paid ->
                [one] { $paid } żeton
                [few] { $paid } żetony
               *[many] { $paid } żetonów
            }, zyskuje { $who }.
        }
    }
regent-end-last-in = { $mine ->
        [yes] { $amount ->
            [0] W grze zostajesz tylko ty.
            [one] W grze zostajesz tylko ty i zgarniasz z puli { $amount } żeton.
            [few] W grze zostajesz tylko ty i zgarniasz z puli { $amount } żetony.
           *[many] W grze zostajesz tylko ty i zgarniasz z puli { $amount } żetonów.
        }
       *[no] { $amount ->
            [0] W grze zostaje tylko { $who }.
            [one] W grze zostaje tylko { $who } i zgarnia z puli { $amount } żeton.
            [few] W grze zostaje tylko { $who } i zgarnia z puli { $amount } żetony.
           *[many] W grze zostaje tylko { $who } i zgarnia z puli { $amount } żetonów.
        }
    }
regent-why-attack = { $me ->
        [yes] Twój atak odkrył drugą { $rank }, więc płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
       *[no] { $one } w ataku odkrywa drugą { $rank } i płaci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
    }
regent-why-fold = { $me ->
        [yes] Pasujesz i płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
       *[no] { $one } pasuje i płaci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
    }
regent-why-caught = { $me ->
        [yes] Sprawdzono twoją rękę i jest druga { $rank }: płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
       *[no] W sprawdzonej ręce jest druga { $rank }: { $one } płaci { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
    }
regent-why-vain = { $me ->
        [yes] Sprawdzasz rękę bez pary; jej najwyższa karta to { $rank }, więc płacisz { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
       *[no] { $one } sprawdza rękę bez pary; jej najwyższa karta to { $rank }, a cena: { $paid ->
            [one] { $paid } żeton
            [few] { $paid } żetony
           *[many] { $paid } żetonów
        }.
    }
