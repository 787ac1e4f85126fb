### What is written on the table itself. Our own text.

table-up = rising
table-down = falling
table-shows = shows { $shows }
table-skips = { $count ->
        [one] skips one
       *[other] skips { $count }
    }
table-takes-up = Takes { $least } or more
table-takes-up-or = Takes { $least } or more, or exactly { $jump }
table-takes-down = Takes { $least } or less
table-takes-down-or = Takes { $least } or less, or exactly { $jump }
table-less = One less
table-more = One more
table-skip = To my hand
table-not-now = There is nothing to do with this card now.
table-not-there = This card does not go there.
table-new-deal = New deal:
