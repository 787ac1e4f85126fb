### Lekcje: co się mówi, gdy rozgrywa się przygotowane rozdanie. Opis własnymi słowami.

## The Game

lesson-the_game-up = Gracie we dwójkę, razem przeciwko talii. A1 i A2 rosną od 1: odłóż swoją najniższą kartę, 4, na A1.
lesson-the_game-down = D1 i D2 maleją od 100. Odłóż 97 na D1: im mniejszy krok, tym więcej miejsca na następne karty.
lesson-the_game-enough = Dwie karty na kolejkę trzeba odłożyć, inaczej przegrywają wszyscy; więcej nie musisz. Zakończ kolejkę: dobierzesz karty do siedmiu.
lesson-the_game-jump = Twój partner musiał podnieść A1 do 47. Twoja 37 jest dokładnie o dziesięć niższa, a to zagranie wsteczne: odłóż ją na A1.
lesson-the_game-near = A1 cofa się o dziesięć, do 37. Stąd do twojej 40 są tylko trzy kroki: odłóż na A1 także ją.
lesson-the_game-done = Pozostałe twoje karty są daleko od wszystkich stosów, lepiej je przytrzymać. Zakończ kolejkę.
lesson-the_game-end = W górę, w dół i o dziesięć wstecz: oto cała gra. Spróbujcie razem odłożyć wszystkie 98 kart, rozmawiajcie o wszystkim oprócz liczb i graj dalej, jak chcesz!

## The Game: Extreme

lesson-extreme-skull = Tutaj 28 kart ma polecenia. Na twojej 10 jest czaszka, którą trzeba przykryć w tej samej kolejce: odłóż ją na A1, bo masz czym ją przykryć.
lesson-extreme-cover = Czaszka leży odkryta, a z nią nie możesz zakończyć kolejki. Przykryj ją: odłóż 12 na A1.
lesson-extreme-enough = Czaszka przykryta, polecenie wykonane. Dwie karty są odłożone: zakończ kolejkę.
lesson-extreme-free = Karta partnera, 88, ma polecenie „bez zagrań wstecznych”: dopóki leży odkryta, nikt nie zagrywa wstecz. Przykryj ją: odłóż 86 na D1.
lesson-extreme-jump = Gdy karta jest przykryta, jej polecenie już nie obowiązuje. Zrób zagranie wsteczne: odłóż na D1 kartę 96, dokładnie o dziesięć wyższą niż 86.
lesson-extreme-stop = Na twojej 74 jest stop: po nim nie wolno już nic odłożyć. Odłóż ją na koniec, na D2.
lesson-extreme-end = Polecenia błyskawiczne działają od razu i tylko na ciebie, trwałe na wszystkich, aż ktoś je przykryje. Zakończ kolejkę i graj dalej, jak chcesz!

## The Game: Face to Face

lesson-face_to_face-up = Wygrywa ten, kto pierwszy odłoży wszystkie swoje 58 kart, co najmniej dwie w kolejce. Jeden z twoich stosów rośnie: odłóż na niego 14, a 4 zostaw na zagranie wsteczne.
lesson-face_to_face-jump = Na stosie rosnącym widać 14, a twoja 4 jest dokładnie o dziesięć niższa: na własnych stosach możesz zagrać wstecz. Odłóż tam 4.
lesson-face_to_face-down = Drugi twój stos maleje od 60. Odłóż na niego 57: mały krok oszczędza miejsce.
lesson-face_to_face-help = Na stosie rosnącym przeciwnika widać 20, a twoja 12 go ulepszy, bo jest niższa. Jedna karta w kolejce może tam trafić: odłóż tam 12.
lesson-face_to_face-refill = Bez pomagania dobiera się tylko dwie karty. Kto pomógł, dobiera do sześciu: zakończ kolejkę.
lesson-face_to_face-end = Gdy odkładasz dużo kart, pomóż przeciwnikowi: to zapełni twoją rękę. Pamiętaj, że każda kolejka wymaga dwóch kart, i graj dalej, jak chcesz!

## Pary

lesson-pairs-first = Tutaj punktów lepiej nie zbierać. Twoja 3 jest najniższa, więc zaczynasz: dobierz kartę, byle nie drugą trójkę.
lesson-pairs-second = Przyszła 9, pary nie ma. W twoim rzędzie są 3 i 9: dobierz jeszcze kartę.
lesson-pairs-third = Przeciwnik dobrał drugą siódemkę: para kosztuje 7 punktów i runda się kończy. W nowej rundzie masz 8: dobierz kartę.
lesson-pairs-more = Pary nie ma, teraz masz 8 i 9. Jeszcze można zaryzykować: dobierz kartę.
lesson-pairs-fold = Z 8, 9 i 10 para jest już blisko i drogo by kosztowała. Spasuj: weźmiesz najniższą kartę na stole, dwójkę, i runda się skończy.
lesson-pairs-end = Dobieraj albo pasuj za najniższą kartę na stole, nieważne czyją. Kto pierwszy dojdzie do 31 punktów, ten przegrywa; graj dalej, jak chcesz!

## Lewo na burt!

lesson-port-first = Tutaj wartości twoich kart się dodaje i im wyższa suma, tym lepiej. Masz 4 i zaczynasz: dobierz kartę.
lesson-port-more = Masz 13, a przeciwnik 14. Dobierz jeszcze kartę, byle nie parę: z parą odpadasz z niczym.
lesson-port-stand = Przeciwnik dobrał drugą ósemkę i odpadł. Spasuj: nie dostaniesz więcej kart, ale zachowasz swoją sumę, 20.
lesson-port-again = Najlepsza suma dała ci 2 punkty, tyle, ilu jest graczy; kto odpadł, nie dostał nic. Nowa runda, masz 10: dobierz kartę.
lesson-port-enough = Przeciwnik spasował z sumą 12, a ty masz 15. To wystarczy, żeby wygrać rundę: spasuj.
lesson-port-end = Dobieraj, póki nie strach, pasuj w porę, a pary zostaw innym. Wygrywa ten, kto pierwszy dojdzie do 21 punktów; graj dalej, jak chcesz!

## Prawo na burt!

lesson-starboard-draw = Każdy wpłacił żeton, a karty na środku są wspólne. Dobierz kartę za żeton, byle nie drugą 4 ani drugą 9.
lesson-starboard-pass = Leżą już cztery karty i robi się niebezpiecznie. Spasuj: zostajesz w grze, chyba że ktoś spasuje później, przy większej liczbie kart.
lesson-starboard-more = Przeciwnik odkrył drugą dziewiątkę i odpadł: pula trafiła do ciebie. W tej rundzie spasował przy dwóch kartach: zapłać żeton i dobierz trzecią.
lesson-starboard-take = Teraz są trzy karty, więcej niż wtedy, gdy pasował przeciwnik. Spasuj: on odpada, a pula jest twoja.
lesson-starboard-end = Dobieraj i ryzykuj albo spasuj i licz na to, że nikt nie pójdzie dalej. Wartości nie mają znaczenia, tylko pary; graj dalej, jak chcesz!

## Czarny kamień

lesson-blackstone-take = Dziesiątki to czarne kamienie i z drugą dziesiątką przegrywa się rundę; wszystkie inne karty to białe kamienie. Zaczynasz ty: weź 2 karty.
lesson-blackstone-again = Przeciwnik ma teraz dziesiątkę. Trzeba wziąć co najmniej tyle kart, ile wzięto przed tobą: weź znowu 2.
lesson-blackstone-high = Przeciwnik dostał drugą dziesiątkę i do ciebie trafiła jego stawka oraz po żetonie za 8 białych kamieni. W nowej rundzie wziął 4 karty: weź i ty 4.
lesson-blackstone-fold = Dziesiątkę już masz, a druga kosztowałaby stawkę i jeszcze co najmniej 12 żetonów. Spasuj: oprócz stawki to połowa białych kamieni, czyli 6.
lesson-blackstone-end = Im więcej białych kamieni, tym drożej pasować i tym drożej przegrać. Wybierz dobrą chwilę i graj dalej, jak chcesz!

## Głóg

lesson-hawthorn-choose = Każdy wybiera w tajemnicy pierwszą kartę, a zaczyna ten, kto ma najniższą. Wybierz swoją 3.
lesson-hawthorn-hit = Zaczynasz ty. To okrążenie talii: dobierz kartę, byle nie drugą trójkę, bo z parą odpadasz i płacisz.
lesson-hawthorn-play = Teraz okrążenie ręki: kartę wybierasz ty. Twoja 8 dałaby parę z tą na stole, więc zagraj 6.
lesson-hawthorn-deck = Znowu okrążenie talii, masz 3, 8 i 6. Pas kosztowałby 3, tyle co najniższa karta na stole, ale dla puli warto zaryzykować: dobierz kartę.
lesson-hawthorn-second = Przeciwnik dobrał drugą dziesiątkę, zapłacił 10 i odpadł: pula trafiła do ciebie. Nowa ręka i same wysokie karty: wybierz 8.
lesson-hawthorn-fold = Przez jedynkę przeciwnika pasowanie jest tanie: kosztuje tyle, ile najniższa karta na stole. Twoja ręka jest słaba: spasuj za 1.
lesson-hawthorn-end = W okrążeniu talii szczęście, w okrążeniu ręki wybór, a póki pasowanie jest tanie, jest i wyjście. Graj dalej, jak chcesz!

## Gobliński poker

lesson-goblin_poker-choose = Każdy zaczyna od karty wybranej w tajemnicy; kto ma najniższą, ma pierwszy ruch. Wybierz swoją 4.
lesson-goblin_poker-first = Każdy poświęca kartę, potem się je tasuje i rozdaje odkryte; komu wyjdzie para, ten odpada. Przed graczem po lewej leży 7: poświęć swoją 7.
lesson-goblin_poker-second = Udało się: druga siódemka kosztowała sąsiada 7 żetonów i odpadł. Drugi przeciwnik ma 5 i 10: poświęć 10, tobie nie zaszkodzi.
lesson-goblin_poker-third = Dziesiątka trafiła do ciebie, ale bez pary. Pas kosztowałby 3, tyle co najniższa karta w rzędach; lepiej poświęć 5, bo piątka leży przed przeciwnikiem.
lesson-goblin_poker-end = Poświęcaj to, co groźne dla innych, a niegroźne dla ciebie, i pasuj, póki to tanie. Kto zostanie ostatni, bierze pulę; graj dalej, jak chcesz!

## Potwór

lesson-monster-eight = Ręka z parą kosztuje 5 żetonów, a ty masz dwie ósemki i dwie siódemki. Odrzuć 8: trafi na środek, do ręki potwora.
lesson-monster-seven = Wszystko, co odrzucą gracze, to ręka potwora, a najlepsza ręka musi ją pokonać. Odrzuć także 7.
lesson-monster-done = Teraz masz 10, 8, 7 i 3: pary nie ma, a dziesiątki potwór od ciebie nie dostał. To wystarczy: powiedz „gotowe”.
lesson-monster-fold = Twoja dziesiątka pokonała wszystkich, potwora też: pula trafiła do ciebie. Teraz trzeba by go nakarmić kartami 10, 9 i 6; lepiej spasuj, to nic nie kosztuje.
lesson-monster-end = Potwór dostał 10 i 9, a najlepsza ręka go nie pokonała: kosztowało to jej właściciela 5. Pozbywaj się par, karm potwora skąpo i graj dalej, jak chcesz!

## Regent

lesson-regent-gift = Twoja odkryta 3 jest niższa, więc zaczynasz. Na ręce masz dwie ósemki, a wpadka z parą drogo kosztuje: podaruj jedną 8 przeciwnikowi.
lesson-regent-attack = Teraz zaatakuj: karta z talii trafi odkryta przed przeciwnika. Jeśli da parę z jego 6 albo 8, płacisz ty; jeśli nie, łatwiej u niego o parę.
lesson-regent-draw = Dziewiątka została przed przeciwnikiem. Możesz też po prostu dobrać kartę na rękę, zakrytą: tak zrób.
lesson-regent-look = Przeciwnik ma siedem kart, a odkryte są tylko trzy. Pewnie jest wśród nich para: sprawdź jego rękę.
lesson-regent-fold = Tak jest: druga dziewiątka i przeciwnik zapłacił ci 9. Teraz groźne są twoje trzy siódemki, ale pas kosztuje tylko tyle, ile najniższa odkryta karta: spasuj za 2.
lesson-regent-end = Dobrać, zaatakować, podarować, sprawdzić, spasować: oto wszystko, co można zrobić. Płaci ten, kto da się przyłapać z parą, i ten, kto się pomyli; graj dalej, jak chcesz!

## Wąwozy trolli

lesson-troll_guts-top = Ułóż rękę w zakryty stos: wierzchnią kartę mogą ci ukraść. Gracz po lewej ma odkrytą 10, więc na wierzch połóż swoją 10: jemu da ona parę.
lesson-troll_guts-next = Dalej 7: drugi przeciwnik ma odkrytą siódemkę. Połóż ją jako następną.
lesson-troll_guts-rest = Swój zakryty stos możesz oglądać w każdej chwili, ale już nie zmieniać. Połóż resztę w tej kolejności: 8, 6, 2.
lesson-troll_guts-draw = Spasować się tu nie da, każda kolejka przynosi kartę. Twoja 4 jest najniższa, więc zaczynasz: dobierz kartę z talii.
lesson-troll_guts-steal = Skradziono ci dziesiątkę i wyszła para: sąsiad zapłacił 10 i odpadł. Teraz ukradnij ty: wierzchnią kartę ze stosu drugiego przeciwnika.
lesson-troll_guts-buy = Masz odkryte 4, 9 i 5, więc dobieranie z talii jest ryzykowne. Ale wiesz, że na wierzchu twojego stosu jest 7: kup ją za żeton.
lesson-troll_guts-end = Skradziono ci i ósemkę: znowu para i pula jest twoja. Zaczyna się nowa runda: dobieraj, kradnij, kupuj i graj dalej, jak chcesz!

## Zmiotki

lesson-sweep-low = Sąsiedzi zagrali 5 i 8. Zagraj 3: najniższa karta bierze ze środka najwyższe, obie dziesiątki.
lesson-sweep-high = Dziesiątki są na twojej ręce, a kto ma ich na końcu najwięcej, dostaje 10 punktów. Karta, która nie jest najniższa, bierze wszystko, co od niej niższe: zagraj 8 po dwie siódemki.
lesson-sweep-lead = Twoje są 7, 7 i nawet zagrana 6. Kto bierze ostatni, ten zaczyna: zagraj 4.
lesson-sweep-pick = Gracz po lewej też zagrał 4, więc bierzecie na zmianę i zaczynasz ty. Najniższym kartom należą się dziewiątki: wybierz jedną.
lesson-sweep-last = Macie teraz po jednej z tych dziewiątek, a jedna jeszcze leży. Znowu twoja kolej: wybierz ją.
lesson-sweep-end = Najniższa bierze najwyższe, pozostałe wszystko, co od nich niższe; na końcu liczy się, kto ma najwięcej kart każdej wartości. Graj dalej, jak chcesz!

## Kociak

lesson-kitty-pass = Nagrodą jest dziesiątka, a kto ma ich na końcu najwięcej, dostaje 10 punktów. Najpierw przekaż graczowi po lewej kartę, której nie potrzebujesz: 5.
lesson-kitty-bid = Teraz wszyscy składają w tajemnicy oferty. Wygrywa najniższa, ale tylko jeśli nikt inny takiej nie złożył: złóż ofertę 3.
lesson-kitty-again = Dwie dwójki zniosły się nawzajem i twoja trójka wygrała 10. Następna nagroda to 9: przekaż w lewo 6.
lesson-kitty-one = Jedynka zawsze wygrywa, bo jest tylko jedna. Ale ma swoją cenę: złóż ofertę 1 i zobacz.
lesson-kitty-give = Kto wygra jedynką, musi oddać nagrodę. Oddaj 9 graczowi po prawej.
lesson-kitty-end = Składaj niskie oferty, ale nie takie jak inni, a jedynką decyduj, kto dostanie nagrodę. Graj dalej, jak chcesz!

## Przygoda

lesson-venture-first = Wszyscy składają w tajemnicy oferty: najniższa zdobywa najwyższe karty, każda inna wszystko, co od niej niższe. Złóż ofertę 4, żeby zdobyć 3 i 1 z zapasu.
lesson-venture-low = Zdobyta karta kosztuje punkt, ale pełny zestaw daje tyle punktów, ile wynosi jego wartość, a 1 to już pełny zestaw. Zobacz, co potrafi najniższa oferta: złóż ofertę 3.
lesson-venture-same = Twoja oferta była najniższa i zdobyła cudzą 10, więc tamta nie zadziałała. 8 i 7 z zapasu tylko zabrałyby ci punkty: złóż ofertę 6.
lesson-venture-set = Równe oferty nic nie zdobywają i to cię ochroniło. Jedną z dwóch dwójek już masz: złóż ofertę 5 i licz na drugą.
lesson-venture-end = Przyszła i druga dwójka: zestaw jest pełny i zamiast dwóch straconych punktów masz dwa zyskane. Zdobywaj mało albo cały zestaw; graj dalej, jak chcesz!

## Pięć kart

lesson-five_cards-dear = Każda z pięciu kolumn przynosi wartość swojej karty wspólnej temu, kto ma tam większą sumę. Masz 8: połóż ją w najdroższej kolumnie, przy 10.
lesson-five_cards-block = Znowu 8, ale w kolumnie 10 ósemka już jest, a żadna wartość nie leży w kolumnie dwa razy, nieważne po której stronie. Połóż ją przy 7.
lesson-five_cards-over = W kolumnie 10 prowadzi teraz przeciwnik, 9 do 8. Twoja 6 ją odzyska: połóż kartę przy 10.
lesson-five_cards-cheap = Z dwójką daleko nie zajdziesz. Połóż ją przy 3: nikogo tam jeszcze nie ma i kolumna jest twoja.
lesson-five_cards-end = Każda twoja karta zamyka miejsce także przeciwnikowi. Gdy karta nigdzie nie pasuje, runda się kończy i liczy się punkty; graj dalej, jak chcesz!
