### Что написано на самом столе. Наш собственный текст.

table-up = вверх
table-down = вниз
table-shows = показывает { $shows }
table-skips = { $count ->
        [one] мимо { $count } карты
       *[other] мимо { $count } карт
    }
table-takes-up = Примет { $least } и больше
table-takes-up-or = Примет { $least } и больше или ровно { $jump }
table-takes-down = Примет { $least } и меньше
table-takes-down-or = Примет { $least } и меньше или ровно { $jump }
table-less = На одну меньше
table-more = На одну больше
table-skip = К моим картам
table-not-now = С этой картой сейчас ничего сделать нельзя.
table-not-there = Сюда эта карта не ложится.
table-new-deal = Новая раздача:
