"""The record of a game: text that a person can read, that plays again, and that proves the deal was fair.

    kibitz record 1
    game: pairs
    rules: 1
    seats: 2
    options: pieces_of_eight=false calamities=false continuous=false limit=none
    seed: 7
    chance:
      10 4 9 7 10 8 6 …
    actions:
      1 hit
      0 fold
    result: losers 1, scores 6 31, PAIRS-10

The chance alone is enough to replay a game: seed or secret are there to prove or to continue it. `docs/notation.md`
has every header.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kibitz.errors import BadOption, BadRecord, KibitzError, brief
from kibitz.kernel import options as options_module
from kibitz.kernel import words
from kibitz.kernel.game import Game
from kibitz.kernel.state import ONLOOKERS

if TYPE_CHECKING:
    from kibitz.kernel.table import Table

FIRST_LINE = "kibitz record 1"
PUBLIC = "public"
LONGEST = 4_000_000
"""Characters in a record; the longest games that can be agreed on have some tens of thousands."""
HEADERS = ("form", "game", "rules", "seats", "options", "seed", "commitment", "secret", "nonces", "given", "result")


def write(table: Table, public: bool = False, resumable: bool = False) -> str:
    """The record of a table; in its `public` form, as long as the game goes on, without what onlookers may not know.

    The secret of the deal is in it when the game is over, or if it has to be `resumable`.
    """
    hide = public and not table.over
    secret = table.secret if not resumable or hide else table.deal_secret
    chosen = " ".join(f"{name}={options_module.write(value)}" for name, value in table.options.items())
    lines = [FIRST_LINE, *([f"form: {PUBLIC}"] if hide else [])]
    lines += [f"game: {table.game.id}", f"rules: {table.game.rules_version}", f"seats: {table.seats}"]
    lines += [f"options: {chosen}"] if chosen else []
    if table.seed is not None:
        lines += [] if hide else [f"seed: {table.seed}"]
    else:
        lines.append(f"commitment: {table.commitment}")
        lines += [f"nonces: {json.dumps(table.nonces)}"] if table.nonces else []
        lines += [f"secret: {secret.hex()}"] if secret is not None else []
    lines += [f"given: {table.given}"] if table.given else []
    chance = seen_outcomes(table) if hide else list(map(str, table.chance))
    actions = shown_actions(table) if hide else [str(action) for _, action in table.actions]
    lines += ["chance:", *rows(chance)]
    lines += ["actions:", *(f"  {seat} {text}" for (seat, _), text in zip(table.actions, actions, strict=True))]
    if table.over:
        lines.append(f"result: {_result(table)}")
    return "\n".join(lines) + "\n"


WIDTH = 100
"""Characters in a line of outcomes."""


def rows(words: list[str]) -> list[str]:
    """Words in lines that are not too long. (textwrap does the same, in as much time as a move takes.)"""
    full, row = [], " "
    for word in words:
        if len(row) + 1 + len(word) > WIDTH:
            full.append(row)
            row = " "
        row = f"{row} {word}"
    return [*full, row] if words else []


HIDDEN = "?"


def seen_outcomes(table: Table) -> list[str]:
    """Every outcome of chance, HIDDEN where it was a card that onlookers did not see fall, or a secret number."""
    shown = []
    for entry, outcome in zip(chances(table), table.chance, strict=True):
        seen = entry[0] == words.LOT or (entry[0] == words.MOVE and entry[4] & ONLOOKERS)
        shown.append(str(outcome) if seen else HIDDEN)
    return shown


def chances(table: Table) -> list[tuple[Any, ...]]:
    """The entries of the log that were outcomes of chance: draws, lots and rolls."""
    return [e for e in table._state.log if (e[0] == words.MOVE and len(e) == 6) or e[0] in (words.LOT, words.ROLL)]


def shown_actions(table: Table) -> list[str]:
    """Every action as onlookers know it: of a secret one only the verb, until the card that was laid is shown.

    It can be told apart until then as long as it lies where it was laid, or where that pile went; not in a hand, and
    not after a shuffle. One that wrote a secret number is not shown at all.
    """
    shown: list[str] = []
    laid: dict[int, tuple[int, int]] = {}  # by card: which action laid it, and in which pile it lies
    fresh = False  # whether the next card that moves is the one that was laid
    for entry in table._state.log:
        match entry:
            case (words.ACT, _, number):
                fresh = table.game.actions.kind_of(number).secret
                action = table.game.actions.from_number(number)
                shown.append(f"{action.verb} {HIDDEN}" if fresh else action.text)
            case (words.MOVE, card, source, target, seen, *_):
                _follow(table, shown, laid, [(card, seen)], source, target)
                if fresh:
                    laid[card] = len(shown) - 1, target
                fresh = False
            case (words.WRITE, *_):
                fresh = False
            case (words.MOVE_ALL, source, target, moved):
                _follow(table, shown, laid, moved, source, target)
            case (words.TURN_UP, pile, turned):
                _follow(table, shown, laid, [(card, ONLOOKERS) for card in turned], pile, pile)
            case (words.GATHER, *_):
                laid = {}
            case (words.SHUFFLE, pile):
                laid = {card: (i, z) for card, (i, z) in laid.items() if z != pile}
    return shown


def _follow(
    table: Table,
    shown: list[str],
    laid: dict[int, tuple[int, int]],
    moved: list[tuple[int, int]],
    source: int,
    target: int,
) -> None:
    """Cards that were laid in secret move on: what they were is shown, or they are followed, or lost sight of."""
    for card, seen in moved:
        if card in laid and laid[card][1] == source:
            action, _ = laid.pop(card)
            if not table.game.table_type.PILES[source].role.ordered:
                continue
            if seen & ONLOOKERS:
                shown[action] = str(table.actions[action][1])
            else:
                laid[card] = action, target


def _result(table: Table) -> str:
    ended = table.result
    assert ended is not None
    parts = []
    if ended.won is not None:
        parts.append(f"{'won' if ended.won else 'lost'}, {ended.left} left")
    else:
        parts += [
            f"{word} {' '.join(map(str, who))}"
            for word, who in (("winners", ended.winners), ("losers", ended.losers))
            if who
        ]
    parts += [f"scores {' '.join(map(str, ended.scores))}"] if ended.scores is not None else []
    parts += [f"chips {' '.join(map(str, ended.chips))}"] if ended.chips is not None else []
    return ", ".join([*parts, ended.reason])


@dataclass
class Parsed:
    """A record as read: its headers, outcomes and actions."""

    headers: dict[str, str]
    chance: list[int]
    actions: list[tuple[int, str]]


def parse(text: str) -> Parsed:
    """Read a record's text, or BadRecord with the line that is wrong."""
    parsed = Parsed({}, [], [])
    if not isinstance(text, str):
        raise BadRecord(f"a record is a text, not {brief(text)}")
    if len(text) > LONGEST:
        raise BadRecord(f"this is longer than a record can be, which has at most {LONGEST} characters")
    lines = text.replace("\r\n", "\n").split("\n")
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"this is no record: its first line must be {FIRST_LINE!r}")
    section = ""
    for number, line in enumerate(lines[1:], start=2):
        try:
            section = _line(parsed, section, line)
            if parsed.headers.get("form") == PUBLIC:
                raise BadRecord("this is the public form of a running game: without what it hides it cannot be played")
        except ValueError as error:
            raise BadRecord(f"line {number} of the record: {str(error)[:120]}") from None
    for name in ("game", "rules", "seats"):
        if name not in parsed.headers:
            raise BadRecord(f"the record has no line '{name}: …'")
    return parsed


def _line(parsed: Parsed, section: str, line: str) -> str:
    if not line.strip() or line.lstrip().startswith("#"):
        return section
    if line.startswith((" ", "\t")):
        written = line.split()
        if section == "chance":
            parsed.chance += [_small(word) for word in written]
        elif section == "actions":
            parsed.actions.append((_small(written[0]), " ".join(written[1:])))
        else:
            raise ValueError("an indented line must stand under 'chance:' or 'actions:'")
        return section
    name, colon, value = line.partition(":")
    if name in ("chance", "actions") and colon and not value.strip():
        return name
    if name not in HEADERS or not colon:
        raise ValueError(f"{brief(line)} is not understood; headers are {', '.join(HEADERS)}, chance and actions")
    if name in parsed.headers:
        raise ValueError(f"'{name}:' stands there twice")
    parsed.headers[name] = value.strip()
    return ""


def _small(word: str) -> int:
    """A number of at most four digits, as faces and seats are."""
    if not re.fullmatch(r"[0-9]{1,4}", word):
        raise ValueError(f"{brief(word)} is no card and no seat")
    return int(word)


def _integer(headers: dict[str, str], name: str, default: str = "") -> int:
    written = headers.get(name, default)
    if not re.fullmatch(r"[0-9]{1,20}", written):
        raise BadRecord(f"'{name}:' must be followed by a number, not {brief(written)}")
    return int(written)


def read_header_options(game: Game, seats: int, text: str) -> dict[str, options_module.Value]:
    """The options of a record's header, or of a command line: ``limit=21 continuous=true``."""
    known = {option.name: option for option in game.options}
    given: dict[str, options_module.Value] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(name, f"an option is written name=value, not {brief(word)}")
        if name in given:
            raise BadOption(name, f"option {brief(name)} is given twice: give it once")
        given[name] = known[name].parse(value) if name in known else value
    return game.read_options(seats, given)


def replay(text: str, game_of: Callable[[str], Game], secret: bytes | None = None) -> Table:
    """Play a record again: the table as it was at its end, or BadRecord.

    `secret` is what a running table was dealt from, if somebody keeps it; it must be the one committed to.
    """
    parsed = parse(text)
    headers = parsed.headers
    try:
        game = game_of(headers["game"])
        if _integer(headers, "rules") != (here := game.rules_version):
            raise BadRecord(f"the record was made by version {headers['rules']} of the rules; here is {here}")
        seats = _integer(headers, "seats")
        options = read_header_options(game, seats, headers.get("options", ""))
        table = _table(game, seats, options, parsed, secret)
        _enough(table, parsed, "the deal")
        for number, (seat, action) in enumerate(parsed.actions, start=1):
            step = f"action {number}, {brief(f'{seat} {action}')},"
            try:
                table.act(seat, action)
            except BadRecord:
                raise
            except KibitzError as error:
                raise BadRecord(f"{step} cannot be: {error}") from error
            _enough(table, parsed, step)
    except BadRecord:
        raise
    except KibitzError as error:
        raise BadRecord(f"the record cannot be played: {error}") from error
    _compare(table, parsed)
    return table


def _enough(table: Table, parsed: Parsed, step: str) -> None:
    """BadRecord if a step asked for more chance than the record has."""
    if len(table.chance) > len(parsed.chance):
        raise BadRecord(f"the record's chance ends after {len(parsed.chance)} entries, but {step} needs more")


def _table(
    game: Game, seats: int, options: dict[str, options_module.Value], parsed: Parsed, secret: bytes | None
) -> Table:
    """The table with the record's deals: from its seed or secret where there is one, so that it can be continued."""
    headers = parsed.headers
    given = _integer(headers, "given", "0")
    if given > len(parsed.chance):
        raise BadRecord(f"'given: {given}' is more than the record has outcomes of chance")
    if "seed" in headers:
        return game.table(seats, _integer(headers, "seed"), options, parsed.chance[:given])
    try:
        shown_secret = bytes.fromhex(headers["secret"]) if "secret" in headers else secret
        nonces = json.loads(headers.get("nonces", "[]"))
    except (ValueError, RecursionError):
        raise BadRecord("'secret:' must be hexadecimal, and 'nonces:' a JSON list of texts") from None
    if shown_secret is None:
        return game.table(seats, None, options, parsed.chance)
    if hashlib.sha256(shown_secret).hexdigest() != headers.get("commitment"):
        cut = "" if parsed.chance else "; or the record is cut short, for it has no chance"
        raise BadRecord(f"the secret is not the one committed to before the deal: SHA-256(secret) differs{cut}")
    return game.table(seats, None, options, parsed.chance[:given], shown_secret, nonces)


def _compare(table: Table, parsed: Parsed) -> None:
    """The replayed table must have used the record's chance, all of it, and ended as the record says."""
    if table.chance != parsed.chance:
        where = next((i for i, (a, b) in enumerate(zip(table.chance, parsed.chance, strict=False), 1) if a != b), None)
        told = f"entry {where} differs" if where else f"{len(parsed.chance)} are written, {len(table.chance)} are used"
        raise BadRecord(f"the record's chance is not the one this game had: {told}")
    said = parsed.headers.get("result")
    is_so = _result(table) if table.over else None
    if said != is_so:
        raise BadRecord(f"the record says it ended {brief(said)}, but it ends {brief(is_so)}")


# --- fairness --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What can be proved about a record: whether every deal came from the secret committed to, and in words."""

    proved: bool
    finding: str


def verify(text: str, game_of: Callable[[str], Game], commitment: str | None = None) -> Verdict:
    """Check that a record plays by the rules, and whether its deals are those committed to before.

    `commitment` is the one a player kept from before the deal. The record's own proves nothing by itself: whoever wrote
    the record wrote that line as well.
    """
    kept = None if commitment is None else read_commitment(commitment)
    table = replay(text, game_of)
    headers = parse(text).headers
    if kept is not None and kept != headers.get("commitment"):
        raise BadRecord("the record was not dealt from what was committed to: its commitment is not the one you kept")
    fine = "The game is as the rules have it."
    if table.seed is not None:
        return Verdict(False, f"{fine} It was dealt from an open seed, so nothing was committed to.")
    if not table.over:
        return Verdict(False, _so_far("secret" in headers, kept is not None))
    if "secret" not in headers:
        return Verdict(False, f"{fine} The record holds neither seed nor secret, so its deal cannot be proved.")
    if table.given:
        return Verdict(False, f"{fine} But its deck was stacked: {table.given} outcomes were given beforehand.")
    whose = ", ".join(map(brief, table.nonces)) or "nobody's"
    if kept is None:
        return Verdict(
            False,
            f"{fine} Its deals come from the secret and the nonces in it ({whose}). To prove that the secret was not "
            "chosen afterwards, give the commitment you kept from before the deal.",
        )
    return Verdict(
        True,
        f"Proved: every card came from the secret committed to before the deal, with these nonces: {whose}. {fine}",
    )


def read_commitment(written: str) -> str:
    """A commitment as a person kept it, or KibitzError."""
    digits = written.strip().lower() if isinstance(written, str) else ""
    if not re.fullmatch(r"[0-9a-f]{64}", digits):
        raise KibitzError(f"a commitment is 64 hexadecimal digits, not {brief(written)}: copy the whole of it")
    return digits


def _so_far(keeps_secret: bool, compared: bool) -> str:
    """What can be said of a game that is not over: the secret, even where the record keeps it, is not for showing."""
    said = ["The game is not over yet; so far it is as the rules have it."]
    if compared:
        said.append("Its commitment is the one you kept.")
    if keeps_secret:
        said.append("The deals so far come from the secret that the record keeps to go on with.")
    said.append("Whether the whole deal was fair can be proved when the game is over.")
    return " ".join(said)
