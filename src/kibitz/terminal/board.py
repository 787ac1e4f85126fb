"""A view drawn as lines of text: what lies in the middle, and a line or two for every seat. It knows no game.

Eighty columns are enough for every game: few cards are drawn as cards, many as a row of numbers, equal ones together;
of what is hidden the number is shown. What does not fit beside a seat's name goes on under its first column.
"""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from kibitz.kernel.meanings import NEVER, meaning
from kibitz.kernel.views.view import PileView, View
from kibitz.text.sentences import (
    mark_name,
    number_name,
    number_shown,
    people_read,
    pile_label,
    pile_name,
    role_name,
    seat_label,
)

CARD = "#1d1a16 on #f3ead7"  # ink on ivory
OWN = "bold #1d1a16 on #f3d98f"  # brass: a card of one's own hand
HIDDEN = "#f3ead7 on #39564a"
QUIET = "dim"
TURN = "bold #f3d98f"

ALWAYS = ("points", "chips")  # numbers of a seat that are shown also when they are 0
FEW = 9  # cards that are drawn as cards
WIDTH = 78  # columns
NAME = 17  # columns for whose turn it is and for a seat's name


def cards(view: View, pile: PileView, language: str) -> Text:
    """The cards of a pile: faces with what they carry, and how many are hidden."""
    known = [face for face in pile.cards if face is not None]
    hidden = pile.cards.count(None)
    if pile.role == "pile":  # only the top counts
        known = known[-1:]
    if not pile.cards:
        return Text(f" {pile.start} " if pile.start else "–", QUIET)
    mine = pile.owner is not None and pile.owner == view.me and pile.role in ("hand", "packet")
    line = Text()
    if len(known) > FEW and not view.marks:
        equal = [f"{face}×{count}" if count > 1 else str(face) for face, count in sorted(Counter(known).items())]
        line.append(f" {' '.join(equal)} ", OWN if mine else CARD)
    elif mine or view.marks:
        for face in known:
            line.append(" " if line else "").append(f" {face} ", OWN if mine else CARD)
            if mark := view.marks.get(str(face)):
                line.append(mark_name(view, mark, language), QUIET)
    elif known:
        line.append("".join(f"▏{face}" for face in known) + "▕", CARD)
    if hidden:
        line.append(" " if known else "").append(f"▒{hidden}", HIDDEN)
    return line


def middle(view: View, language: str) -> list[Text]:
    """What belongs to nobody: how many cards are in the deck and the like, the numbers, and the piles that lie open."""
    counts = [
        (pile_name(view, p.name, language), str(p.count))
        for p in view.piles
        if p.owner is None and view.role(p).counted and p.count
    ]
    counts += [
        (number_name(view, name, language), number_shown(value))
        for name, value in view.numbers.items()
        if not isinstance(value, list) and value != 0 and people_read(view, name)
    ]
    said = [Text(f"{name} {value}", QUIET) for name, value in counts]
    piles = [
        Text().append(f"{pile_name(view, p.name, language)} ", QUIET).append_text(cards(view, p, language))
        for p in view.piles
        if p.owner is None and not view.role(p).counted and (p.count or p.start)
    ]
    return [*side_by_side(said), *side_by_side(piles)]


def side_by_side(texts: list[Text], width: int = WIDTH, gap: int = 3) -> list[Text]:
    """Short texts in as few lines as they fit."""
    rows: list[Text] = []
    for line in texts:
        if rows and rows[-1].cell_len + gap + line.cell_len <= width:
            rows[-1].append(" " * gap).append_text(line)
        else:
            rows.append(line.copy())
    return rows


def seat(view: View, number: int, language: str) -> list[Text]:
    """A seat: whose turn it is, its name, its numbers, and what lies before it; like piles have a line of their own."""
    turn = number in view.to_act
    name = Text().append("▶ " if turn else "  ", TURN)
    name.append(seat_label(language, number, view.me), TURN if turn else "bold" if number == view.me else "")
    rest = [*numbers_of(view, number, language), *piles_of(view, number, language)]
    rows = [row for texts in (like_piles(view, number, language), rest) for row in side_by_side(texts, WIDTH - NAME, 2)]
    lines = [Text(" " * NAME).append_text(row) for row in rows[1:]]
    name.pad_right(NAME - name.cell_len)
    lines.insert(0, name.append_text(rows[0] if rows else Text()))
    active = view.numbers.get("active")
    if isinstance(active, list) and number not in active and not turn and view.result is None:
        for line in lines:
            line.stylize(QUIET)
    return lines


def numbers_of(view: View, number: int, language: str) -> list[Text]:
    """The numbers of a seat; where they are the sum of a pile, with its cards."""
    sets = view.rulebook.table_type.SETS
    found = []
    for name, value in view.numbers.items():
        if meaning(view.rulebook, name).shown == NEVER:
            continue
        per_seat = isinstance(value, list) and name not in sets and len(value) == view.seats
        if isinstance(value, list) and per_seat and people_read(view, name) and (value[number] != 0 or name in ALWAYS):
            mine = number_shown(value[number])
            counted = next((pile.cards for pile in view.piles if pile.owner == number and pile.role == name), ())
            cards_of_it = f" ({' '.join(map(str, counted))})" if counted else ""
            found.append(Text(f"{number_name(view, name, language)} {mine}{cards_of_it}", QUIET))
    return found


def piles_of(view: View, number: int, language: str) -> list[Text]:
    """What lies before a seat, of each kind of pile one."""
    found = []
    for pile in view.piles:
        if pile.owner != number or not pile.count or pile.role in view.numbers or len(alike(view, pile)) > 1:
            continue
        if pile.role == "laid" and None in pile.cards:
            found.append(Text("●" * pile.count, TURN))
        else:
            label = Text("" if view.role(pile).untold else f"{role_name(pile.role, language)} ", QUIET)
            found.append(label.append_text(cards(view, pile, language)))
    return found


def like_piles(view: View, number: int, language: str) -> list[Text]:
    """Several piles of one kind before a seat, each under its like before the other seats."""

    def drawn(pile: PileView) -> Text:
        return Text(f"{pile_label(view, pile)} ", QUIET).append_text(cards(view, pile, language))

    found = []
    for pile in view.piles:
        several = alike(view, pile)
        if pile.owner == number and len(several) > 1:
            at = several.index(pile)
            others = [alike(view, other)[at] for other in view.piles if other.role == pile.role]
            text = drawn(pile)
            text.pad_right(max(drawn(other).cell_len for other in others) - text.cell_len)
            found.append(text)
    return found


def alike(view: View, pile: PileView) -> list[PileView]:
    """The piles of the same kind that the same seat has."""
    return [other for other in view.piles if (other.role, other.owner) == (pile.role, pile.owner)]


def board(view: View, language: str) -> list[Text]:
    """The whole table: the middle, an empty line, and the seats."""
    seats = [line for number in range(view.seats) for line in seat(view, number, language)]
    return [*middle(view, language), Text(), *seats]
