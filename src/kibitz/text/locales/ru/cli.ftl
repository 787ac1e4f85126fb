### Что говорит командная строка. Наш собственный текст.

cli-players = от { $least } до { $most } игроков
cli-players-exactly = { $least ->
        [one] { $least } игрок
        [few] { $least } игрока
       *[many] { $least } игроков
    }
cli-games-options = Вариант задаётся так: -o имя=значение, например kibitz play pairs -o limit=21. Первое из значений действует, если не сказано иначе.
cli-go-on = Чтобы продолжить игру: { $command }
