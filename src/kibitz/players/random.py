"""The player that thinks least: any legal action, each as likely."""

from __future__ import annotations

from random import Random

from kibitz.kernel.views.view import View


def choose(view: View, rng: Random) -> str:
    """One of the legal actions."""
    return rng.choice(view.legal).action
