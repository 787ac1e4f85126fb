### Що каже командний рядок. Наш власний текст.

cli-players = від { $least } до { $most } гравців
cli-players-exactly = { $least ->
        [one] { $least } гравець
        [few] { $least } гравці
       *[many] { $least } гравців
    }
cli-games-options = Варіант задається так: -o назва=значення, наприклад kibitz play pairs -o limit=21. Перше зі значень діє, якщо не сказано інакше.
cli-go-on = Щоб продовжити гру: { $command }
