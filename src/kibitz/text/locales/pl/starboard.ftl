### Prawo na burt! Opis własnymi słowami; gra należy do swoich autorów i wydawców.

starboard-title = Prawo na burt!
starboard-about = Wszystkie karty leżą na środku i należą do wszystkich. Zapłać żeton, odkryj następną i licz na to, że nie da pary, albo spasuj i licz na to, że nikt nie spasuje przy większej liczbie kart. Ci, którzy zostaną, dzielą się pulą.
starboard-line = Jeszcze jedna karta dla wszystkich czy pas?
starboard-option-start_chips = Żetony na początku
starboard-option-end = Kiedy kończy się rozgrywka
starboard-option-short_pay = Gdy trzeba zapłacić więcej, niż się ma
starboard-option-auto_pass = Kto pasuje automatycznie
starboard-option-deck = Talia na każdą rundę
starboard-preset-ten-rounds = Dziesięć rund

starboard-number-passed_at = przy ilu kartach spasowano

STAR-title = Gra
STAR-1 = Gra od dwóch do siedmiu osób, każda ma około 10 żetonów. O tym, kto zaczyna pierwszą rundę, decyduje los; po każdej rundzie znacznik pierwszego gracza przechodzi w lewo.
STAR-2 = Na początku tasuje się talię i spala pięć kart; kolejne rundy gra się dalej tą samą talią. W każdej rundzie każdy wpłaca stawkę, jeden żeton, i odkrywa się dwie karty wspólne; dopóki są równe, jedną z nich odrzuca się i zastępuje inną. Po rundzie karty wspólne idą na stos kart odrzuconych. (Możecie umówić się na całą talię, tasowaną od nowa na każdą rundę; wtedy nic się nie spala.)
STAR-3 = Zaczyna pierwszy gracz, a potem, w lewo, każdy, kto ani nie spasował, ani nie odpadł, dobiera kartę albo pasuje, i tak w kółko.
STAR-4 = Dobierasz: płacisz do puli jeden żeton i odkrywasz kartę. Jeśli wśród kart wspólnych jest już karta o tej wartości, odpadasz, a odrzuca się tylko tę nową kartę. Jeśli nie, dołącza ona do kart wspólnych.
    .told = { $you ->
        [seat] Odkrywasz drugą
       *[other] { $seat } odkrywa drugą
    } { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
        [10] dziesiątkę
       *[other] kartę { $value }
    } i { $you ->
        [seat] odpadasz
       *[other] odpada
    }
STAR-5 = Pasujesz: w tej rundzie nie robisz już nic więcej. Kto spasował wcześniej, gdy kart wspólnych było mniej niż teraz, odpada. Ci, którzy pasują przy tej samej liczbie kart, zostają razem.
    .told = { $you ->
        [seat] Odpadasz: twój pas
       *[other] { $seat } odpada: pas
    } był przy { $value } kartach
STAR-6 = Jeśli wszyscy inni odpadli, pasujesz automatycznie, a runda od razu się kończy. Kto spasował i nie został przebity, ten nie odpadł. (Możecie umówić się, że automatycznie pasuje ostatnia osoba, która ani nie spasowała, ani nie odpadła; liczy się to jak pas przy kartach, które wtedy leżą.)
    .told = { $you ->
        [seat] Pasujesz automatycznie
       *[other] { $seat } pasuje automatycznie
    } przy { $value } kartach
STAR-7 = Runda kończy się, gdy każdy odpadł albo spasował. Ci, którzy nie odpadli, dzielą się pulą po równo. Wartości kart nie mają znaczenia.
STAR-8 = Bez żetonu możesz tylko spasować. Zawsze zostaje ktoś, kto nie odpadł.
    .refused = Karta kosztuje żeton, a ty nie masz żadnego: możesz tylko spasować.
STAR-9 = Żeby pamiętać, przy ilu kartach ktoś spasował, przy prawdziwym stole wsuwa się kartę pod stawkę tego gracza. To tylko znacznik; tutaj żadna karta nie opuszcza z tego powodu talii.
STAR-10 = Po rundzie zaczyna się następna, chyba że ktoś nie ma już żetonów: wtedy rozgrywka się kończy.
