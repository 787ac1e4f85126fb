### Co jest napisane na samym stole. Nasz własny tekst.

table-up = w górę
table-down = w dół
table-shows = pokazuje { $shows }
table-skips = { $count ->
        [one] omija jedną kartę
        [few] omija { $count } karty
       *[other] omija { $count } kart
    }
table-takes-up = Przyjmie { $least } lub więcej
table-takes-up-or = Przyjmie { $least } lub więcej albo dokładnie { $jump }
table-takes-down = Przyjmie { $least } lub mniej
table-takes-down-or = Przyjmie { $least } lub mniej albo dokładnie { $jump }
table-less = O jeden mniej
table-more = O jeden więcej
table-skip = Do moich kart
table-not-now = Z tą kartą nic teraz nie można zrobić.
table-not-there = Tu tej karty położyć nie można.
table-new-deal = Nowe rozdanie:
