### Zmiotki. Opis własnymi słowami; gra należy do swoich autorów i wydawców.

sweep-title = Zmiotki
sweep-about = Każdy zagrywa kartę, a zagrane karty zmiatają środek, od najniższej: najniższa bierze to, co leży tam najlepszego, każda z pozostałych wszystko, co od niej niższe, razem z kartami zagranymi przed nią. Na końcu za każdą wartość dostaje punkty ten, kto ma najwięcej jej kart.
sweep-line = Karty zmiatają środek, najniższa pierwsza.
sweep-option-match = Długość rozgrywki
sweep-preset-long = Zmiotki do 150 punktów

sweep-number-first = pierwszy gracz rundy
sweep-number-last = kto wziął ostatnią kartę
sweep-number-to_go = jeszcze przed zagraniem karty
sweep-number-tied = wybierają na zmianę

sweep-phase-play = zagrywanie kart
sweep-phase-pick = wybieranie ze środka

SWP-title = Gra
SWP-1 = Gra od trzech do sześciu osób. Każdy dostaje pięć kart na rękę; punkty się zapisuje. Każda runda zaczyna się od pięciu nowych kart, odkrytych na środku.
SWP-2 = O tym, kto w pierwszej rundzie zagrywa pierwszy, decyduje los. W dalszych rundach jest to ten, kto w poprzedniej wziął ostatnią kartę.
SWP-3 = Po kolei, zgodnie z ruchem wskazówek zegara od pierwszego gracza, każdy kładzie przed sobą jedną kartę z ręki, odkrytą.
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
    }. Zagraj kartę, którą masz.
SWP-4 = Gdy wszyscy już zagrali, zagrane karty biorą ze środka, od najniższej wartości do najwyższej. Najniższa bierze wszystkie karty o najwyższej wartości na środku i nic więcej. Każda wyższa bierze ze środka wszystkie karty niższe od siebie; równe zostają. To, co bierzesz, idzie na twoją rękę, a wszyscy to widzieli.
    .refused = { $taking ->
        [0] Teraz nikt nie bierze ze środka: zagraj kartę z ręki.
       *[other] Na środku nie ma karty { $rank }. { $prize ->
            [0] Weź ze środka kartę niższą niż { $taking }.
           *[other] Weź { $prize }.
        }
    }
SWP-5 = Gdy zagrana karta już wzięła swoje, choćby nic, sama idzie na środek i może ją wziąć karta wyższa.
SWP-6 = Jeśli kilka osób zagrało kartę o tej samej wartości, biorą na zmianę, zaczynając od tej, która zagrała najwcześniej: wybierają po jednej karcie z tych, które ta wartość może wziąć, aż żadna z nich nie zostanie; kto jest na końcu, może nie dostać nic. Jeśli to najniższa wartość, chodzi jak zawsze o najwyższą wartość na środku. Co można wziąć, ustala się, zanim zaczną. Wybrać musisz, ale którą kartę, to zależy od ciebie. Gdy wszyscy oni skończą, wszystkie ich zagrane karty idą na środek.
    .refused = { $taking ->
        [0] Teraz nikt nie bierze ze środka: zagraj kartę z ręki.
       *[other] { $prize ->
            [0] Twoja kolej brać: weź ze środka kartę niższą niż { $taking }.
           *[other] Twoja kolej brać, a najniższa wartość bierze najwyższą ze środka: weź { $prize }.
        }
    }
    .told = Tę samą wartość ma { $value ->
        [one] { $value } gracza
        [few] { $value } graczy
       *[many] { $value } graczy
    }: biorą po kolei
SWP-7 = Potem to, co zostało na środku, idzie na stos kart odrzuconych i przychodzi pięć nowych kart. Gra kończy się po rundzie, na którą talia dała ostatnie karty. Zawsze wychodzi równo: osiem rund przy trzech graczach, siedem przy czterech, sześć przy pięciu, pięć przy sześciu.
SWP-8 = Kto nie ma karty na ręce, w tej rundzie nie gra. Nigdy nie zdarza się to wszystkim naraz, a przy sześciu graczach nie zdarza się nikomu.
SWP-9 = Na końcu sprawdza się każdą wartość: kto ma na ręce najwięcej jej kart, dostaje tyle punktów, ile ona wynosi, a jeśli kilka osób ma ich tyle samo, każda z nich dostaje całość. Za wartość, której nikt nie ma, nikt nie dostaje punktów. Wygrywa ten, kto ma najwięcej punktów; przy równych wynikach wygrana jest wspólna.
    .told = { $value ->
        [1] Jedynka: { $you ->
            [seat] dostajesz
           *[other] { $seat } dostaje
        } 1 punkt
       *[other] Najwięcej { $value ->
            [1] jedynek
            [2] dwójek
            [3] trójek
            [4] czwórek
            [5] piątek
            [6] szóstek
            [7] siódemek
            [8] ósemek
            [9] dziewiątek
            [10] dziesiątek
           *[other] kart { $value }
        }: { $you ->
            [seat] dostajesz
           *[other] { $seat } dostaje
        } { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[many] { $value } punktów
        }
    }
SWP-10 = Długa gra: gracie kilka partii i dodajecie punkty, aż ktoś będzie miał 150. Jeśli kilka osób dojdzie do tego w tej samej partii, wygrywa najwyższy wynik; jeśli i on jest równy, gra się jeszcze jedną partię. O tym, kto zaczyna każdą partię, decyduje los.
