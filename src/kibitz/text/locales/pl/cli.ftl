### Co mówi wiersz poleceń. Nasz własny tekst.

cli-players = od { $least } do { $most } graczy
cli-players-exactly = { $least ->
        [one] { $least } gracz
        [few] { $least } gracze
        [many] { $least } graczy
       *[other] { $least } gracza
    }
cli-games-options = Wariant podaje się tak: -o nazwa=wartość, na przykład kibitz play pairs -o limit=21. Pierwsza z wartości obowiązuje, jeśli nie powiesz inaczej.
cli-go-on = Aby grać dalej: { $command }
