### What the games for chips share. Our own words; the games belong to their authors and publishers.

CHIP-title = Chips
CHIP-1 = Everybody begins with the same number of chips: 10 in Starboard, 20 in Blackstone, 25 in the other games, or as many as you agree on.
CHIP-2 = If you have to pay more than you have, you pay all you have and owe nothing more. This holds for antes too. (You can agree on debts instead: then the whole amount is paid, and chips may fall below zero.)
CHIP-3 = Without chips you play the round on. Only what has to be paid for in advance is closed to you, as long as there is anything else you could do: drawing a card in Starboard, buying one in Troll Guts. This holds also where debts are allowed.
    .refused = This costs a chip, and you have none. Choose something that is free.
CHIP-4 = When several share the bank, they get equal whole shares. What cannot be shared stays in the bank for the next round.
CHIP-5 = The match ends when somebody has no chips left. This is looked at only after a round has been settled, never during one. (You can agree on a number of rounds instead: then exactly so many are played, even if somebody is broke.)
CHIP-6 = Whoever holds most chips at the end has won; equal chips share the win. What is still in the bank goes to nobody.
    .told = Nobody holds more chips than { $seat }: { $value }
CHIP-7 = No chip is ever added or lost: the chips of all players, the antes on the table and the bank together always stay the same.
