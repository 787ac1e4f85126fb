### What the command line says. Our own text.

cli-players = { $least } to { $most } players
cli-players-exactly = { $least ->
        [one] { $least } player
       *[other] { $least } players
    }
cli-games-options = An option is given as -o name=value, such as: kibitz play pairs -o limit=21. Of its values the first holds if you say nothing.
cli-go-on = To go on with the game: { $command }
