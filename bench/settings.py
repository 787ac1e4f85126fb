"""The games, seats and options that are measured, and how often."""

from __future__ import annotations

from typing import Any

ROUNDS = 5
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "pairs": [(4, {}), (8, {}), (4, {"continuous": True, "pieces_of_eight": True, "calamities": True})],
    "the_game": [(4, {}), (1, {}), (2, {"min_play": 3})],
    "extreme": [(4, {}), (1, {"assignment": "shuffled"})],
    "face_to_face": [(2, {})],
    "port": [(4, {}), (7, {"pieces_of_eight": True, "calamities": True})],
    "starboard": [(4, {}), (7, {})],
    "blackstone": [(4, {}), (8, {})],
    "hawthorn": [(4, {}), (6, {})],
    "goblin_poker": [(4, {}), (8, {})],
    "monster": [(4, {}), (8, {})],
    "regent": [(2, {}), (6, {})],
    "troll_guts": [(3, {}), (6, {})],
    "sweep": [(4, {}), (3, {"match": "to_150"})],
    "kitty": [(4, {}), (3, {"mode": "light"}), (6, {"teams": True, "match": "to_100"})],
    "venture": [(4, {}), (3, {"draft": True}), (8, {"talk": True})],
    "five_cards": [(2, {})],
}
