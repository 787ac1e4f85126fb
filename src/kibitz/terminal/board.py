"""A view drawn as lines of text: what lies in the middle, and a line for every seat. It knows no game.

Eighty columns are enough for every game: few cards are drawn as cards, many as a row of numbers, equal ones together;
of what is hidden the number is shown.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rich.text import Text

from kibitz.kernel.view import PileView, View
from kibitz.telling import mark_name, number_name, people_read, pile_name, role_name, seat_name

CARD = "#1d1a16 on #f3ead7"  # ink on ivory
OWN = "bold #1d1a16 on #f3d98f"  # brass: a card of one's own hand
HIDDEN = "#f3ead7 on #39564a"
QUIET = "dim"
TURN = "bold #f3d98f"

COUNTED = ("deck", "discard", "removed")  # roles of which one wants to know how many, not which
PLAIN = ("stack", "hand", "captured")  # roles that need no name: they are drawn differently
ALWAYS = ("points", "chips")  # numbers of a seat that are shown also when they are 0
FEW = 9  # cards that are drawn as cards


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
            mark = view.marks.get(str(face))
            line.append(f" {face} ", OWN if mine else CARD)
            line.append(f"{mark_name(view, mark, language)} " if mark else " ", QUIET)
    elif known:
        line.append("".join(f"▏{face}" for face in known) + "▕", CARD)
    if hidden:
        line.append(" " if known and not mine else "")
        line.append(f"▒{hidden} ", HIDDEN)
    line.rstrip()
    return line


def middle(view: View, language: str) -> list[Text]:
    """What belongs to nobody: how many cards are in the deck and the like, the numbers, and the piles that lie open."""
    counts = [
        (pile_name(view, p.name, language), p.count)
        for p in view.piles
        if p.owner is None and p.role in COUNTED and p.count
    ]
    counts += [
        (number_name(view, name, language), value)
        for name, value in view.numbers.items()
        if isinstance(value, int) and value != 0 and people_read(view, name)
    ]
    said = [Text(f"{name} {value}", QUIET) for name, value in counts]
    piles = [
        Text().append(f"{pile_name(view, p.name, language)} ", QUIET).append_text(cards(view, p, language))
        for p in view.piles
        if p.owner is None and p.role not in COUNTED and (p.count or p.start)
    ]
    return [*side_by_side(said), *side_by_side(piles)]


def side_by_side(texts: list[Text], width: int = 78) -> list[Text]:
    """Short texts in as few lines as they fit."""
    rows: list[Text] = []
    for line in texts:
        if rows and rows[-1].cell_len + line.cell_len + 3 <= width:
            rows[-1].append("   ").append_text(line)
        else:
            rows.append(line.copy())
    return rows


def seat(view: View, number: int, language: str) -> Text:
    """A seat: whose turn it is, its name, its numbers, and what lies before it."""
    turn = number in view.to_act
    line = Text().append("▶ " if turn else "  ", TURN)
    line.append(seat_name(language, number, view.me).ljust(15), TURN if turn else "bold" if number == view.me else "")
    sets = view.rulebook.table_type.SETS
    for name, value in view.numbers.items():
        per_seat = isinstance(value, list) and name not in sets and len(value) == view.seats
        if isinstance(value, list) and per_seat and people_read(view, name) and (value[number] or name in ALWAYS):
            line.append(f"{number_name(view, name, language)} {value[number]}  ", QUIET)
    mine = [pile for pile in view.piles if pile.owner == number]
    for role, group in groupby(mine, key=lambda pile: pile.role):
        several = list(group)
        if len(several) > 1:
            for pile in several:
                line.append(f"{pile.name[0]} " if role == "pile" else "│", QUIET)
                line.append_text(cards(view, pile, language)).append(" ")
        elif role == "laid" and None in several[0].cards:
            line.append("●" * several[0].count + "  ", TURN)
        elif several[0].count:
            line.append("" if role in PLAIN else f"{role_name(role, language)} ", QUIET)
            line.append_text(cards(view, several[0], language)).append("  ")
    active = view.numbers.get("active")
    if isinstance(active, list) and number not in active and not turn and view.result is None:
        line.stylize(QUIET)
    return line


def board(view: View, language: str) -> list[Text]:
    """The whole table: the middle, an empty line, and the seats."""
    return [*middle(view, language), Text(), *(seat(view, number, language) for number in range(view.seats))]
