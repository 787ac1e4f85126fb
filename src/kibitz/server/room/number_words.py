"""Whether a text names a number: where a team may talk about its cards, but not say which they are.

It errs on the side of talk: a word counts where it plainly names a number, and cannot easily be another word. So "one",
the ordinals of two ("second pile"), pairs, halves and "twice" pass. What it does not see: numbers in other languages,
transliterations ("dvadtsat"), sums without numbers ("half of the top card").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from kibitz.server.room.lookalikes import LOOKALIKES

# --- the words -------------------------------------------------------------------------------------------------------

# A word stands for itself; `stem*` is the stem with any ending at all, which makes compounds too (twenty*: twentyfive);
# `stem~` takes the endings of an adjective (пят~: пятый), and `stem+` those of a noun in -ka (двой+: двойка).

_ENGLISH = """
    two twos deuce deuces three* third* four* five* fift* six* seven* eight* nine* ninth* ninty* tens tenth* tenner*
    eleven* twelve* twelft* twelth* thirt* teen teens twent* forty* fortie* dozen* hundred*
    eigth* eigt* ninteen* nineth* fith fivty* fiddy sevn sevnty* thirdy fourdy
"""  # not "ten": see _TEN

_RUSSIAN = """
    два две двух двум двумя двое двоих двоим двоими двой+ двоек
    три трёх трём тремя трое троих троим троими трой+ троек третий третья третье* третьи* третью
    четыре четырёх четырём четырьмя четверо четверых четверым четверыми четвёрт~ четвёр+ четвёрок четырнадц*
    пять* пяти пятидес* пят~ пятеро пятерых пятерым пятерыми пятёр+ пятёрок пяток пятнадц*
    шесть* шести шестидес* шест~ шестеро шестерых шестерым шестерыми шестёр+ шестёрок шестнадц*
    семь семи семьдес* семьюдес* семидес* седьм* семеро семерых семерым семерыми семёр+ семёрок семнадц*
    восем* восьм* девят* девян* десят* одиннадц* одинадц* двенадц* тринадц* двадц* двацат* тридц* трицат* сорок*
    полтин* дюжин* полдюж* полсотн* полста сто ста сотн* сотен сот~ сот+ соток стольник*
    читыре читыри четыри читырёх читырнадц* шесдес* шеснадц* семдес* писят* пийсят* пядес* сорак* дватцат* тритцат*
    двуш+ двушек трёш+ трёшек четвертак* пятак* полтос* червонец червонца червонцу червонцем червонцы червонцев
    чирик чирика чирику чириком чирики чириков
"""

_UKRAINIAN = """
    два дві двох двом двома двоє двоїх двоїм двій+ двійок
    три трьох трьом трьома троє троїх троїм трій+ трійок третій третя третє третю треті третіх третім третіми третьо*
    чотири чотирьох чотирьом чотирма чотирнадц* четверо четверт~ четвір+ четвірок
    п'ять* п'яти п'ятдес* п'ятнадц* п'ят~ п'ятеро п'ятір+ п'ятірок шіст* шести шост~ шестеро
    сім сімох сімом сімома сьом~ сімдес* сімнадц* семи семеро сім+ сімок вісім* вісьм* восьм* дев'ят* дев'ян* десят*
    одинадц* дванадц* тринадц* двадц* двацят* тридц* трицят* сорок* півсотн* дюжин* сто ста сотий сотн* сотень
    висім* вісем* шісдес* шіснадц* п'ядес* чотирі чотир+ чотирок
"""

_POLISH = """
    dwa dwie dwaj dwu dwóch dwom dwóm dwoma dwiema dwoje dwojga dwojgu dwojgiem dwój+ dwójek
    trzy trzej trzech trzem trzema troje trojga trojgu trojgiem trój+ trójek trzeci*
    cztery czterej czterech czterem czterema czworo czworga czworgu czworgiem czwart~ czwór+ czwórek
    pięć pięciu pięcio* piąt~ piąt+ pięćdz* piętnas* sześć sześciu sześcio* szóst* sześćdz* szesnas*
    siedem* siedmi* siódm* siódem* osiem* ośmiu ośmioma ośmioro ośmiorga ośmiorgu ósm~ ósem*
    dziewięc* dziewięt* dziewiąt* dziesię* dziesią* jedenas* dwanaś* dwunas* trzynas* czternas*
    dwadzieś* dwudzies* trzydzies* czterdzies* tuzin* dycha dychy dychę dychą sto stu stoma setk* setek setn*
    stówa stówy stówę stów+
    dwajśc* dwajeśc* piendz* pieńć piont+ szust~ szust+ szustek sześdz* dziewień* truj+ trujek czwur+ czwurek dwuj+
    dwujek usem* czydzies*
"""

_ADJECTIVE = {
    _RUSSIAN: "ый ая ое ые ого ому ым ыми ых ой ом ую ою",
    _UKRAINIAN: "ий а е і ого ому ої ій ою у им ими их ім",
    _POLISH: "y a e ą ego emu ej ym ymi ych",
}
_NOUN = {
    _RUSSIAN: "ка ки ке ку кой кою кам ками ках",
    _UKRAINIAN: "ка ки ці ку кою кам ками ках",
    _POLISH: "ka ki ce kę ką ko kom kami kach",
}

_TEN = "ten"
_IN_POLISH = re.compile(
    r"[ąćęłńóśźż]|cz|sz|rz|dz|\bten sam|\b(?:na|nie|jest|stos\w*|kupk\w*|kart[aey]|lewy|prawy|drugi|jeden|tu|tutaj|"
    r"teraz|tak|tylko|bo|dla|moj|twoj|nasz|gram|graj|klade|poloz|daj|zostaw|wole|moze|lepiej|dobry|ruch|skok|ktory)\b"
)
"""In Polish "ten" is "this": Polish letters or words in the text say so."""

# --- letters ---------------------------------------------------------------------------------------------------------

_LOOKALIKES = str.maketrans(LOOKALIKES | {"ł": "l", "ı": "i", "ø": "o", "đ": "d"})
"""A word is known by what it looks like, and without the strokes of its letters."""

_SIGNS_FOR_LETTERS = str.maketrans("!|$@€", "iisae")
"""Signs that are written for letters: s!x."""

_TWICE = re.compile(r"([^\W\d])\1+")
"""A letter that was written more than once: siix."""

_INVISIBLE = re.compile(
    "['’‘ʼ`′\u00ad\u0300-\u036f\u0483-\u0489\u061c\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e01ef]+"
)
"""What does not part a word: apostrophes, accents, and characters nobody sees."""

_SIGNS = re.compile(r"[\d🔟🔞🕐-🕧⚀-⚅🀇-🀡🀰-🂓🂡-🃵]")
"""Digits, and what shows a number without them: clocks, dice, mahjong tiles, dominoes, playing cards."""

_ROMAN = re.compile(r"\b(?=[ivxlc]{2})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})(?!\w)")
"""Roman numerals in letters, below a hundred; one letter alone is none."""

_NAMES = re.compile(r"\b(?:Liv|Vi|Xi)\b")
"""People whose names would be Roman numerals, were they written in small letters or in capitals only."""

_WORD = re.compile(r"\w+")
_MARKS = re.compile(r"[^\w\s]+")
_MARK_INSIDE = re.compile(r"[^\w\s]\b")


def _plain(text: str) -> str:
    """Small letters without accents: й is и, ё is е, ś is s, and п'ять is пять."""
    parted = text.replace("´", "").replace("_", "-")
    return _INVISIBLE.sub("", unicodedata.normalize("NFKD", parted).casefold())


def _expand(table: str) -> Iterator[str]:
    """The words of a table, as they look; a stem that takes any ending keeps its `*`."""
    for entry in _plain(table).translate(_LOOKALIKES).split():
        endings = {"~": _ADJECTIVE, "+": _NOUN}.get(entry[-1])
        if endings is None:
            yield entry
        else:
            yield from (entry[:-1] + ending for ending in _plain(endings[table]).translate(_LOOKALIKES).split())


_ENTRIES = frozenset(entry for table in (_ENGLISH, _RUSSIAN, _UKRAINIAN, _POLISH) for entry in _expand(table))
_WORDS = frozenset(entry for entry in _ENTRIES if not entry.endswith("*"))
_STEMS = tuple(sorted(entry[:-1] for entry in _ENTRIES if entry.endswith("*")))
_HEADS = frozenset(stem[:3] for stem in _STEMS)


# --- the question ----------------------------------------------------------------------------------------------------


def names_number(text: str) -> bool:
    """Whether a text names a number from 2 on, in digits or in words of one of the four languages.

    Any digit counts, a 1 too; the word "one" does not. The answer is for the whole text, whatever its language.

    >>> names_number("a small jump on the left pile"), names_number("I have twenty-five"), names_number("пʼять")
    (False, True, True)
    """
    plain = _plain(_NAMES.sub("", text))
    if any(map(str.isnumeric, text)) or _SIGNS.search(plain) or _roman(plain):
        return True
    words = _words(plain.translate(_LOOKALIKES))
    if not _WORDS.isdisjoint(words) or any(word.startswith(_STEMS) for word in words if word[:3] in _HEADS):
        return True
    return _TEN in words and not _IN_POLISH.search(text.casefold())


def _words(looks: str) -> list[str]:
    """The words of a text, and what its pieces make: tw-enty joined, and t w e n t y, maybe after a one-letter word."""
    words = _WORD.findall(looks)
    words += [run[skipped:] for run in _spelled(words) if len(run) > 2 for skipped in (0, 1)]
    if _MARK_INSIDE.search(looks):
        words += _MARKS.sub("", looks).split()
    words += _WORD.findall(looks.translate(_SIGNS_FOR_LETTERS))
    return words + [_TWICE.sub(r"\1", word) for word in words]


def _spelled(words: list[str]) -> list[str]:
    """What words of one letter make that follow each other."""
    return "".join([word if len(word) == 1 else " " for word in words]).split()


def _roman(plain: str) -> bool:
    """Whether there is a Roman numeral, in one piece or spelled out: X L I I; but I, I … is somebody who stammers."""
    runs = [run[skipped:] for run in _spelled(_WORD.findall(plain)) for skipped in (0, 1)]
    return bool(_ROMAN.search(plain)) or any(_ROMAN.fullmatch(run) and set(run) != {"i"} for run in runs)
