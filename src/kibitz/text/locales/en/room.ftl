### The table people sit at: why it says no, and what its signals say. Our own text.

## Refusals of the table, which are no game’s rule

ROOM-1 = A table is found by its link. After a long time without anybody it is cleared away.
    .refused = There is no table here. The link is wrong, or the table was cleared away after a long time without anybody. Check the link, or open a new table.
ROOM-2 = The table carries out what it understands, and nothing else.
    .refused = The table did not understand this message. Correct it and send it again: { $why }
ROOM-3 = Only those who sit at the table act there. Spectators may speak where they are welcome.
    .refused = You do not sit at this table. Sit down first.
ROOM-4 = A seat is one person’s at a time.
    .refused = No seat is free there. Take another one or a bot’s, or wait until somebody stands up.
ROOM-5 = Only the host changes what is played and which seats bots hold.
    .refused = Only the host of this table can do that. Ask the host.
ROOM-6 = Everything about the table is changed between games, not while one is on.
    .refused = A game is on. Wait until it is over, and try again.
ROOM-7 = Actions belong to a game that is on.
    .refused = No game is on at this table. One begins as soon as every seat is taken and everybody is ready.
ROOM-8 = An action can be taken back as long as it revealed nothing, nobody has acted since, and the game is not over.
    .refused = You have nothing to take back now: it revealed something, somebody has acted since, or the game is over. Play on.
ROOM-9 = Spectators look on only where they are welcome.
    .refused = Spectators are not welcome at this table. Take a free seat, or ask the host to let spectators in.
ROOM-10 = In a short time everybody can do only as much as the table can take.
    .refused = That was too fast. Wait a moment and try again.
ROOM-11 = The server has room for a limited number of tables and connections.
    .refused = There is no room left: too many tables or connections are open. Close those you do not need, or try again later.
ROOM-12 = A code for another device works once, and only for some minutes.
    .refused = This code is wrong, used or too old. Ask for a new one on the device you play on.
ROOM-13 = Only the signals and reactions on offer can be given. A signal about a pile names the pile, and only players give signals.
    .refused = You cannot give this signal here. There are: { $signals }. If it is about a pile, name the pile.
ROOM-14 = What happens at a table counts only when it is stored.
    .refused = The server could not store this just now, so it has probably not happened. Look at the table, and try again if it has not.
ROOM-15 = A person has one seat at a table.
    .refused = You already sit at this table. Swap seats between games, or stand up first.
ROOM-16 = The cards of a game are shown when it is over.
    .refused = That game is not over yet. Its cards are shown when it is over; wait until then.
ROOM-17 = A name or a text is something that can be read, on one line.
    .refused = This cannot be read. Write something readable on one line.
ROOM-18 = A table can be only what its game allows: its seats, its options, its players.
    .refused = { $why }
ROOM-19 = Client and server speak the same version of the protocol.
    .refused = Your client and the server differ: the server speaks version { $version } of the protocol. Reload the page or update the program.
ROOM-20 = Only seats and games that exist can be named.
    .refused = There is no such seat or game. The last one is number { $most }.
ROOM-21 = The coach may be asked by somebody alone with bots, or when all people at the table agree.
    .refused = Not everybody here agrees to the coach. Ask them to switch it on.
ROOM-22 = In a lesson one does what it asks for; afterwards one plays on as one likes.
    .refused = Not yet: first do what the lesson asks for. It shines.
ROOM-23 = At one table everybody has a name of their own, bots too.
    .refused = Somebody here already has that name, or one very like it. Choose another name.
ROOM-24 = Where numbers may not be named, names contain none either.
    .refused = In this game no numbers may be named, not even in a name. Choose a name without a number.
ROOM-25 = There is a limit to how much can be said in one game.
    .refused = Enough has been said in this game. Play on; you can talk again when it is over.
ROOM-26 = The host may ask spectators to be quiet.
    .refused = The host has asked spectators to be quiet. Look on; you can talk again when the host allows it.
ROOM-27 = Until a game is over, whoever has played in it can sit down only in their own seat.
    .refused = Your own seat is kept for you in this game. Sit down there, or wait until the game is over.
ROOM-28 = While a game is on, a seat goes to somebody else only if at least two people play and all of them agree.
    .refused = You cannot take over a seat in this game: at least two people must be playing, and all of them must agree. Look on, and sit down when it is over.
ROOM-29 = A wish that was turned down stays so until the game is over.
    .refused = The players have said no. Look on, and sit down when the game is over.
ROOM-30 = Only a wish that still stands can be answered.
    .refused = Nobody wants to take over that seat any more. There is nothing to answer; play on.
ROOM-31 = A table can be opened if what is stored of it is intact.
    .refused = This table cannot be opened: what is stored of it is damaged. Open a new one. Whoever runs this server finds the details in its log.
ROOM-32 = A table can be opened while its game is played at this server.
    .refused = This table plays a game that this server does not play now. Whoever runs the server can list it again (--games); the table is kept.

## A lesson that ends before its end

lesson-broken-off = The lesson cannot go on: what it would ask for next is not allowed here. That is a mistake of the lesson, not yours. Play on as you like!

## Signals: what a player says with them

signal-this-pile = I want to lay here: { $pile }
signal-leave-it = Please leave { $pile } alone
signal-can-help = I can help with { $pile }
signal-a-lot = I can do a lot
signal-a-little = I can do a little
