### Що написано на самому столі. Наш власний текст.

table-up = угору
table-down = униз
table-shows = показує { $shows }
table-skips = { $count ->
        [one] повз { $count } карту
        [few] повз { $count } карти
       *[other] повз { $count } карт
    }
table-takes-up = Прийме { $least } і більше
table-takes-up-or = Прийме { $least } і більше або рівно { $jump }
table-takes-down = Прийме { $least } і менше
table-takes-down-or = Прийме { $least } і менше або рівно { $jump }
table-less = На одну менше
table-more = На одну більше
table-skip = До моїх карт
table-not-now = Із цією картою зараз нічого зробити не можна.
table-not-there = Сюди ця карта не лягає.
table-new-deal = Нова роздача:
