"""For tests of games, kibitz's own and yours: positions set up by hand, every choice of options, and the laws.

The laws hold for every game that is written in the kernel's words; `docs/add-a-game.md` shows how to run them on a
new one. They read the rules first (BadRules), and then play in the careful form; each raises an AssertionError that
names the law, the game, its setting, the decision, and what is wrong there.
"""

from kibitz.kernel.speeds.trial import random_game
from kibitz.testing.laws import (
    law_advice_needs_only_the_view,
    law_another_deal_looks_the_same,
    law_glances_add_up,
    law_imagined_worlds_can_be_played,
    law_it_ends,
    law_legal_means_it_applies,
    law_lesson_can_be_played,
    law_nothing_leaks,
    law_refused,
    law_replay_is_the_same,
    law_secret_choices_stay_secret,
    law_taken_back_is_undone,
    moved,
    never_seen,
)
from kibitz.testing.positions import REST, faces, option_ends, option_sets, position
from kibitz.testing.secret_numbers import law_secret_numbers_stay_secret, never_known
from kibitz.testing.speeds import law_speeds_agree
from kibitz.testing.texts import Proof, proofread

__all__ = [
    "REST", "Proof", "faces", "law_advice_needs_only_the_view", "law_another_deal_looks_the_same",
    "law_glances_add_up", "law_imagined_worlds_can_be_played", "law_it_ends", "law_legal_means_it_applies",
    "law_lesson_can_be_played", "law_nothing_leaks", "law_refused", "law_replay_is_the_same",
    "law_secret_choices_stay_secret", "law_secret_numbers_stay_secret", "law_speeds_agree", "law_taken_back_is_undone",
    "moved", "never_known", "never_seen", "option_ends", "option_sets", "position", "proofread", "random_game",
]  # fmt: skip
