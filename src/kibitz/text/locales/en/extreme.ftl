### The Game: Extreme. Our own words; the game belongs to its authors and publishers.

extreme-title = The Game: Extreme
extreme-about = The Game with a will of its own: 28 of the 98 cards give orders. Some strike at once, others hold for everybody until they are covered. Whoever lays one must obey, or all of you have lost.
extreme-line = The Game, with cards that give orders.
extreme-option-first_player = Who starts
extreme-option-min_play = Cards to lay each turn
extreme-option-hand_minus_one = One card fewer in hand
extreme-option-assignment = Which cards carry instructions
extreme-option-one_pile = How long One Pile binds
extreme-option-silence = What Silence does
extreme-option-active_instructions = Instructions in play
extreme-preset-shuffled = Shuffled instructions

extreme-number-left = cards left
extreme-number-silent = silence
extreme-number-laid = laid this turn
extreme-number-minimum = to be laid this turn
extreme-number-instruction = instruction of each number
extreme-number-three = 3! laid this turn

extreme-mark-STOP = Stop
    .means = Stop: nothing more is laid this turn.
extreme-mark-SKULL = skull
    .means = A skull: it must be covered this turn.
extreme-mark-THREE = 3!
    .means = 3!: this turn has exactly three cards.
extreme-mark-SILENCE = silence
    .means = Silence: no more talk while it lies open.
extreme-mark-NO_TRICK = no trick
    .means = No Trick: nobody jumps back while it lies open.
extreme-mark-ONE_PILE = one pile
    .means = One Pile: all cards go on a single pile while it lies open.
extreme-mark-DRAW_ONE = draw one
    .means = Draw One: every turn ends with a single card drawn while it lies open.

EX-title = Extreme
EX-1 = Everything is as in The Game, with the same setup, hand sizes and turns, except where the rules of Extreme say otherwise.
EX-2 = Extreme has its own deck of 98 cards, 2 to 99; cards of The Game are not mixed in. 28 of them carry an instruction: there are seven instructions, on four cards each. The other 70 cards are plain.
EX-3 = Everybody knows from the start which number carries which instruction. Usually they are spread evenly: Stop on 3, 27, 74, 98; skull on 10, 34, 67, 91; 3! on 17, 41, 60, 84; Silence on 6, 31, 70, 95; No Trick on 13, 38, 63, 88; One Pile on 20, 45, 56, 81; Draw One on 24, 48, 53, 77. They can also be drawn anew before the deal, or you give a table of your own, with four different numbers for each instruction. If you play with some of the instructions only, the cards of the others are plain.
EX-4 = Whoever lays a card with an instruction must carry it out exactly. A card after which this can no longer be done may be laid, but the game is lost at once.
    .remark = { $value ->
        [1] Stop: nothing more is laid this turn
        [2] A skull: it must be covered this turn
        [3] 3!: this turn has exactly three cards
        [4] Silence: no more talk while it lies open
        [5] No Trick: nobody jumps back while it lies open
        [6] One Pile: all cards go on a single pile while it lies open
       *[other] Draw One: every turn ends with a single card drawn while it lies open
    }
    .warning = { $action }, and your turn can no longer be ended as the rules demand: the game is lost.
EX-5 = You may lay several cards with instructions in one turn. Then all of them must be obeyed.
EX-6 = You may talk about instructions: which ones you hold, and which had better not be played now. The numbers stay secret.
EX-7 = Stop, skull and 3! are flash instructions. They act at once, only on the player who lays them and only in that turn. If such a card still lies on top after the turn, it means nothing any more.
EX-8 = Stop: your laying ends at once. You may lay it even as your first card; then this one card is your whole turn, although you would have to lay more.
EX-9 = So a Stop is always enough cards, and nothing can be laid after it.
    .refused = You played Stop, so no more cards this turn. End your turn.
EX-10 = Skull: if you lay it, you must cover it in the same turn, right away or later. Any card that fits covers it, also by the backwards trick; a skull that covers a skull must be covered too. No skull may lie on top of any pile when a turn ends.
    .refused = You cannot end your turn on an open skull: cover it first.
    .told = With a skull lying open the turn can no longer be ended: the game is lost.
EX-11 = If all 98 cards are laid and a skull lies on top, the game is lost.
    .told = The last card is laid, but a skull lies on top: the game is lost.
EX-12 = 3!: this turn must have exactly three cards, those before the 3! counted too. A Stop may be the third of them, but not an earlier one.
    .refused = With a 3! you must lay exactly three cards, and you have laid { $laid }.
    .told = The turn has a 3! and can no longer be one of exactly three cards: the game is lost.
EX-13 = So a 3! as fourth card or later loses the game. Two of them in one turn still mean three cards, not six. The third card ends the laying. With an empty deck it is three cards as well.
    .refused = 3! means exactly three cards, and three are down. End your turn.
    .told = { $seat } laid a 3! when three cards were down already: the game is lost
EX-14 = After a turn with a 3! you draw as always.
EX-15 = With fewer than three cards for the whole turn you may still lay a 3!, but the game is lost, because the instruction cannot be carried out. This holds for the last player too.
    .told = { $seat } laid a 3! without three cards for this turn: the game is lost
EX-16 = Silence, No Trick, One Pile and Draw One are lasting instructions. They hold from the moment they are laid, for everybody, as long as they lie open on top of a pile. All that lie open hold together; two of a kind do no more than one. As soon as a card is covered, its instruction is over.
EX-17 = No Trick: the backwards trick is not allowed on any pile. Nor can a trick cover the No Trick itself; but the No Trick may have come by one.
    .refused = No Trick lies open, so nobody jumps back. { $pile } shows { $shown } and takes only a { $pile ->
        [A1] higher
        [A2] higher
       *[other] lower
    } card.
EX-18 = One Pile: all cards you lay must go on a single pile. Your first card chooses it; if One Pile is laid in mid-turn, it is the pile where it lies, and cards laid before do not matter. As soon as no One Pile lies open, you are free again. (Strict: once One Pile has lain open during your turn, the pile stays fixed until the turn ends, even if One Pile is covered; and if you lay One Pile after cards on another pile, the game is lost.)
    .refused = One Pile binds you: your next card can only go on { $fixed }.
    .told = { $seat } laid One Pile, but this turn’s cards lie on more than one: the game is lost
EX-19 = Draw One: at the end of the turn you draw a single card, however many you laid, so that hands become smaller. What lies open at the moment of drawing decides. Once it is covered, everybody fills up to the hand size again at the end of their turn.
EX-20 = Silence: nobody may say anything about the game or any number, nor about instructions. Chat and signals are off until it is covered. If you play alone, ignore it. (It can also be just shown, and you see to it yourselves.)
    .refused = A Silence lies open: nothing may be said until it is covered.
EX-21 = The game is lost as soon as the player whose turn it is cannot end it lawfully with all instructions in force. When a turn begins, it is only asked whether enough cards can be laid, or a Stop; after each card, whether everything can still be obeyed.
    .told = { $seat } could not finish this turn: the game is lost
EX-22 = You have won when all 98 cards are laid and the last turn was lawful too: no skull on top, and every 3! carried out.
    .told = All cards are laid and all instructions obeyed: you have won!
