"""What may be said where numbers must not be named: digits and number words are refused, everyday talk passes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.server.room.number_words import names_number

# --- what people say -------------------------------------------------------------------------------------------------


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


REFUSED = {
    "en": lines("""
I have a two
Give me three turns
the third pile is mine
four
Anyone lower than five?
My fifth card is bad
sixes are fine
Lucky seven!
eight or so
I was on the ninth
I can lay ten
ten back on the right
I only have tens
My tenth card
Eleven is my best
the twelfth
thirteen, sadly
I am in the teens
fifteenish
nineteen
Somewhere in the twenties
TWENTY
twenty-five
twentyfive
twentysecond
the forties hurt
fourty (as some write it)
Almost fifty
It is the sixtieth
I've got seventy
eighty-one
ninety nine
A dozen would be fine
close to a hundred
My tenner fits
a deuce
eigth
siix
sevven
fiddy
s!x
n!ne of them
ninteen
"""),
    "ru": lines("""
У меня два
две карты подряд
между двумя и концом
Нас двое таких
двойка на левую
положу три
нет трёх
нет трех
третья стопка моя
тройка
четыре
четвёртую не трогай
у меня четверка
пять на левую
пятый подошёл бы
пятёрка
Шесть
шестой
семь
около семи
семёрка
после восьми
восьмерка
девятка
девятью закрою
есть десятка
одиннадцать
двенадцатая
четырнадцати не хватает
семнадцать
Двадцать
двадцатка
двадцатью
ДВАДЦАТЬПЯТЬ
двацать
тридцатник
сорок
сороковник
полтинник
пятьдесят
шестидесяти
пятьюдесятью
семьдесят
восьмидесятый
девяносто
под сто
сотня
дюжина
шесдесят
семдесят
писят
сорак
читыре
пятак
трёшка
трешку
двушка
четвертак
червонец
полтос
чирик
пяяять
"""),
    "uk": lines("""
У мене два
дві карти
з двома картами
двоє
двійка наліво
три
немає трьох
третя купка
трійкою закрию
чотири
чотирма
четверта моя
п'ять
п’ять
пʼять
пять
п`ять
п'ята картка
п'ятірка
п’ятьох мало
шість
шоста
шістка
сім
сімома
сьомий
сімка
вісім
восьма
вісімка
дев'ять
девʼятка
десятка
десь десяток
одинадцять
дванадцятий
чотирнадцять
п'ятнадцяти
двадцять
двадцятка
двадцятьп'ять
тридцятка
тридцять-три
сорок
п'ятдесят
шістдесяти
сімдесят
вісімдесят
дев'яносто
сто
сотня
висімдесят
вісемнадцять
шісдесят
чотирка
чотирку
"""),
    "pl": lines("""
Mam dwa
dwie karty
dwóch nie mam
dwoch nie mam
dwójka na lewy
dwojka
trzy
nie ma trzech
trzecia kupka
trójka
cztery
czwarta jest moja
czwórka
pięć
piec
piąty byłby dobry
piatka
pięciu mi brakuje
sześć
szósty
szóstka
siedem
siódemka
siódmą położę
osiem
ósemka
ósmy
dziewięć
dziewiątka
dziesięć
dziesiątka pasuje
jedenaście
dwunasty
czternastu
piętnaście
dziewiętnastka
dwadzieścia
dwudziesty
dwadzieścia-pięć
DWADZIEŚCIAPIĘĆ
trzydziestka
czterdzieści
pięćdziesiąt
sześćdziesięciu
siedemdziesiąt
osiemdziesiąty
dziewięćdziesiąt
prawie sto
setka
tuzin
dycha
dwajścia
piendziesiąt
szustka
trujka
trujki
czwurka
piontka
dwujka
"""),
}

PASSES = {
    "en": lines("""
I can play close to the left pile
Please don't touch the right pile!
I have a small jump on the second pile
Wait a second
no one should go there
this one is mine
Someone has to lose a lot here
You go first
That is too far for me
I won, he ate, we stand
How often can you do that?
the weight of it
freight, network, tennis, tent
Half of my hand is high
I have a pair for that pile
I could play twice there
Both of the rising piles are bad
It's OK, I'll manage
My hand is terrible
I'd rather not
Let me play before you do
Can you wait until my turn?
A big step up, sorry
Very high, nearly the top
a tiny gap
Save the left pile for me
Go forth and be fortunate
That's a fortnight's work
Let's listen: is it tense?
Once more, please
attention!
I session like this
Don't stop
Vivid! It will mix well
xD :-)
zero chance
I, I, I do not know
Hello! sit down
Otto ate a biscuit
that is a threat to us all
fiddle with it
"""),
    "ru": lines("""
не трогай левую стопку
У меня маленький шаг на правую
я могу сходить совсем близко
Пожалуйста, подожди один ход
первая стопка моя
вторая стопка испорчена
на вторую не клади
это просто ужас
стоп!
это место моё
стоит подождать
опять ты за своё
понятно
пятно на карте
семья ждёт
люблю свою семью
в пятницу сыграем ещё
до четверга
осталась четверть колоды
в крайнем случае прыгну
смотри, какая стопка
потри стол
ни один не подходит
у меня пара хороших карт
половина колоды позади
оба хода плохие
двор, дверь, двигай
посмотри на меня
есть, но далеко
я и так, и сяк
пятиться некуда
шесты и шестерёнки
трижды ура
мне нужно много места
давай, не тяни
достойный ход
восток
ноль идей
чирикают птицы
червонная масть
черви козыри
Анна, спасай
класс, супер
"""),
    "uk": lines("""
у мене великий стрибок
не чіпай ліву купку
я можу піти зовсім близько
зачекай один хід
перша купка моя
другий стос краще не чіпати
друга купка зіпсована
дивись сюди
тримай цю купку
це трикутник
сім'я чекає
люблю свою сім'ю
просто жах
це місце моє
стій, не поспішай
добре, зрозуміло
у п'ятницю зіграємо ще
до четверга
чверть колоди позаду
половина вже позаду
пара хороших карт
обидва ходи погані
її карти кращі
хі-хі
десь там є вихід
дай мені хвилинку
двері зачинено
трохи вище
стоїть далеко
ні, дякую
п'яний пірат
мабуть, я програю
не можу інакше
треба почекати
постав обережно
червоний колір
нуль шансів
висить на волосині
Ганна, рятуй
"""),
    "pl": lines("""
mogę zejść tylko trochę
nie ruszaj lewego stosu
mam duży skok
ten stos jest mój
Ten stos zostaw dla mnie
poloz na ten drugi
tylko nie ten
ten sam
poczekaj jedną turę
pierwszy stos jest zepsuty
drugi stos wolę zostawić
druga kupka
trzymaj się
stos, stop, stole, stoi
dwór
sześcian
trójkąt
w piątek gramy dalej
do czwartku
czwartek mi pasuje
gdzieś tam jest wyjście
nie będziesz miał lepiej
następny ruch jest mój
mam parę dobrych kart
połowa za nami
oba stosy są złe
twój ruch, twoja kolej
one są dobre
myśli i myśli
ani jeden nie pasuje
prosto do celu
ośmielam się zagrać
ktoś musi ustąpić
często tak bywa
daj mi chwilę
po prostu zaczekaj
to za daleko
pięta mnie boli
zero szans
pieniądze leżą
trujący bluszcz
Anna, ratuj
"""),
}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in REFUSED for text in REFUSED[language]])
def test_a_number_is_refused(language: str, text: str) -> None:
    assert names_number(text)
    assert names_number(text.upper())


@pytest.mark.parametrize(("language", "text"), [(language, text) for language in PASSES for text in PASSES[language]])
def test_everyday_talk_passes(language: str, text: str) -> None:
    assert not names_number(text)
    assert not names_number(text.upper())


def test_there_are_enough_examples() -> None:
    assert all(len(said) >= 25 for said in (*REFUSED.values(), *PASSES.values()))


# --- every card ------------------------------------------------------------------------------------------------------

UNITS = {
    "en": "one two three four five six seven eight nine",
    "ru": "один два три четыре пять шесть семь восемь девять",
    "uk": "один два три чотири п’ять шість сім вісім дев’ять",
    "pl": "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć",
}
TEENS = {
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "ru": "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать "
    "девятнадцать",
    "uk": "десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять "
    "дев’ятнадцять",
    "pl": "dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście "
    "dziewiętnaście",
}
TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "ru": "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
    "uk": "двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто",
    "pl": "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt "
    "dziewięćdziesiąt",
}
ORDINALS = {
    "en": "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth "
    "ninetieth",
    "ru": "третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый тринадцатый "
    "четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый двадцатый тридцатый сороковой "
    "пятидесятый шестидесятый семидесятый восьмидесятый девяностый",
    "uk": "третій четвертий п’ятий шостий сьомий восьмий дев’ятий десятий одинадцятий дванадцятий тринадцятий "
    "чотирнадцятий п’ятнадцятий шістнадцятий сімнадцятий вісімнадцятий дев’ятнадцятий двадцятий тридцятий сороковий "
    "п’ятдесятий шістдесятий сімдесятий вісімдесятий дев’яностий",
    "pl": "trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty czternasty "
    "piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty dwudziesty trzydziesty czterdziesty pięćdziesiąty "
    "sześćdziesiąty siedemdziesiąty osiemdziesiąty dziewięćdziesiąty",
}
CASES = """
    двух двум двумя двоих двоим двоими трёх трём тремя троих троим троими четырёх четырём четырьмя четверых пяти пятью
    пятерых шести шестью семи восьми восемью восьмью девяти девятью десяти десятью одиннадцати одиннадцатью двадцати
    двадцатью сорока пятидесяти пятьюдесятью семьюдесятью восьмьюдесятью девяноста ста пятая пятое пятые пятого пятому
    пятым пятыми пятых пятой пятом пятую третья третье третьи третьего третьему третьим третьими третьих третьей третьем
    третью шестую седьмого восьмую девятых десятому двадцатой сороковую девяностых двоек троек четвёрок пятёрок шестёрок
    семёрок восьмёрок девяток двойке тройкой четвёрку пятёрками шестёрках семёркам
    двох двом двома трьох трьом трьома чотирьох чотирьом чотирма п’яти п’ятьох п’ятьом п’ятьма п’ятьома шести шістьох
    шістьом шістьма шістьома семи сімох сімом сьома сімома восьми вісьмох вісьмом вісьма вісьмома дев’яти дев’ятьох
    дев’ятьма десяти десятьох десятьма двадцяти двадцятьох двадцятьма сорока п’ятдесяти п’ятдесятьох дев’яноста п’ята
    п’яте п’яті п’ятого п’ятому п’ятої п’ятій п’ятою п’яту п’ятим п’ятими п’ятих третя третє треті третього третьому
    третьої третю третьою третіх третім третіми шостої сьомою восьму двійці трійок четвірку п’ятірці шісток сімок
    вісімок
    dwóch dwu dwóm dwom dwoma dwiema dwaj dwoje dwojga dwojgu dwojgiem trzej trzech trzem trzema troje trojga czterej
    czterech czterem czterema czworo pięciu pięcioma pięcioro sześciu sześcioma sześcioro siedmiu siedmioma siedmioro
    ośmiu ośmioma ośmioro dziewięciu dziewięcioma dziesięciu dziesięcioma jedenastu jedenastoma dwudziestu dwudziestoma
    czterdziestu pięćdziesięciu dziewięćdziesięcioma stu piąta piąte piątego piątemu piątej piątą piątym piątymi piątych
    trzecia trzecie trzeciego trzeciemu trzeciej trzecią trzecim trzecimi trzecich czwartą szóste siódmego ósmej ósmą
    dwójki dwójce dwójkę dwójką dwójek trójkę czwórką piątkę piątce szóstek siódemek ósemek dziewiątek dziesiątki
"""


def nominatives(language: str) -> list[str]:
    """All cards written out, 2 to 99."""
    units = UNITS[language].split()
    tens = [[ten, *(f"{ten} {unit}" for unit in units)] for ten in TENS[language].split()]
    return units[1:] + TEENS[language].split() + [number for row in tens for number in row]


def without_accents(text: str) -> str:
    return text.translate(str.maketrans("ąćęłńóśźżё", "acelnoszzе", "’"))


@pytest.mark.parametrize("language", UNITS)
def test_every_card_is_refused(language: str) -> None:
    numbers = nominatives(language)
    assert len(numbers) == 98
    for number in numbers + ORDINALS[language].split():
        for written in (number, number.replace(" ", "-"), number.replace(" ", ""), number.title(), number.upper()):
            assert names_number(written), written
            assert names_number(without_accents(written)), written
            assert names_number(f"«{written}»!"), written


@pytest.mark.parametrize("word", CASES.split())
def test_every_case_is_refused(word: str) -> None:
    assert names_number(word)
    assert names_number(without_accents(word))


def test_one_and_the_ordinals_of_two_pass() -> None:
    for words in UNITS.values():
        assert not names_number(words.split()[0])
    assert not names_number("first second первый второй вторая другий друга drugi druga drugiego pair пара para half")


# --- digits and disguises --------------------------------------------------------------------------------------------

DIGITS = """
7 | my 1 | 2 5 | 2.5 | 4-2 | x2 | ７ | ٣ | १२ | ① | ⑳ | ² | 5️⃣ | 🔟 | Ⅳ | ⅻ | 三 | 十 | ½ | ¾ | 𝟐 | ㉕ | ㋁ | 🕔 | ⚄ | 🂥
A1 | 2nd | 5\u0336 | XXV | iv | pile LXX! | X L I I | I have X L | x.l.i.i | LIV | vi | xi
"""
DISGUISES = """
t w e n t y | I have t w o | a t w o | t.w.e.n.t.y | t-w-o | s_i_x | tw-enty | _five_ | TwEnTy | ｔｗｏ | ﬁve
т р и | д.в.а | д в а д ц а т ь | се-мь | d w a | p-i-ę-ć | п ' я т ь | п´ять | п\"ять | мій:п'ять
twеnty | тwo | tеn | dwа | дBa | тpи | TPИ | cтo | ceмь | cорок | пятb | τwο | ᴛᴡᴏ | Ⓣⓦⓞ | ᵗʷᵒ
tw\u200bo | tw\u00ado | t\u2060w\ufeffo | t\u0336w\u0336o\u0336 | тр\u0301и | пя\u0301ть | sześc\u0301
"""


@pytest.mark.parametrize("text", [text.strip() for line in lines(DIGITS) for text in line.split("|")])
def test_digits_of_every_kind_are_refused(text: str) -> None:
    assert names_number(text)


@pytest.mark.parametrize("text", [text.strip() for line in lines(DISGUISES) for text in line.split("|")])
def test_disguises_are_refused(text: str) -> None:
    assert names_number(text)


@pytest.mark.parametrize(
    "text", ["S T O P", "o f t e n", "п р о с т о", "a i w o z", "i.e.", "т.е.", "I, I", "V", "X!", ""]
)
def test_spelled_words_pass(text: str) -> None:
    assert not names_number(text)


def test_ten_is_a_number_in_english_and_this_in_polish() -> None:
    for text in ("ten", "I have ten", "у меня ten", "on top of ten, Sam"):
        assert names_number(text)
    for text in ("weź ten", "nie ten", "graj ten", "ten jeszcze poczeka"):
        assert not names_number(text)
    assert names_number("ten albo dwa")


@pytest.mark.parametrize("text", ["Liv, help me", "it is Vi’s turn", "Xi, please", "thanks Liv!", "Liv and Vi"])
def test_people_have_names(text: str) -> None:
    assert not names_number(text)


def test_a_number_beside_a_name_is_refused() -> None:
    assert names_number("Liv, LIV on the left") and names_number("Xi has eleven") and names_number("Vi, XI")


# --- any text at all -------------------------------------------------------------------------------------------------


@given(st.text())
def test_any_text_gets_an_answer(text: str) -> None:
    assert names_number(text) in (True, False)
    assert names_number(text + " seven")


@given(
    st.sampled_from(["two", "сорок", "п’ять", "dwie"]), st.sampled_from([" ", ".", "-", " - ", "\u200b", "\u0301", "_"])
)
def test_no_filler_hides_a_word(word: str, filler: str) -> None:
    assert names_number(filler.join(word))


@given(st.text(), st.characters(categories=["Nd", "Nl", "No"]))
def test_no_text_hides_a_digit(text: str, digit: str) -> None:
    assert names_number(text + digit + text)


@pytest.mark.parametrize(
    "piece",
    ["a", "t", "т", "x", "i", "!", "_", "-", " ", "a ", "t.", "!a", "\u0301", "'", "twent", "двадца", "stos ", "cc "],
)
def test_long_texts_get_an_answer_too(piece: str) -> None:
    """How soon is measured by bench/quick.py."""
    assert names_number(piece * 2000 + " seven")
