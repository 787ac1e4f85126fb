"""Whatever is said at the table can be read to its end: every sentence, in every language, in windows of every size."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kibitz.text.blanks import joined
from kibitz.text.catalogue import LANGUAGES, our_texts
from kibitz.text.filling import Blank, Choice, Pattern
from kibitz.text.regulars import regular_name
from tests.web.visitor import DESKTOP, GAMES, PHONE, SHORT, Visitor

SIZES = [DESKTOP, (390, 844), PHONE, (640, 400), (844, 390)]

CUT = """([prompts, goals]) => {
    const found = []
    const line = (one) => parseFloat(getComputedStyle(one).lineHeight) || parseFloat(getComputedStyle(one).fontSize)
    const cut = (one) => one.scrollHeight > one.clientHeight + line(one) / 2 || one.scrollWidth > one.clientWidth + 1
    const beside = (name) => { // a twin of it, in its place
        const one = document.querySelector(name)
        const twin = one.cloneNode(true)
        one.before(twin)
        return twin
    }
    const lines = beside(".surface .lines")
    const [ink, say] = [lines.querySelector(".ink"), lines.querySelector(".say")]
    ink.textContent = "word ".repeat(200)
    for (const sentence of prompts) {
        say.textContent = sentence
        if (cut(say)) found.push(`cut: ${sentence}`)
        const over = lines.getBoundingClientRect().top - ink.getBoundingClientRect().top
        if (over > 1) found.push(`${over} too high: ${sentence}`)
    }
    lines.remove()
    const corner = beside(".surface header.corner")
    const [title, goal] = [corner.querySelector("h1"), corner.querySelector(".goal")]
    if (cut(title)) found.push(`cut: ${title.textContent}`)
    for (const sentence of goals) {
        goal.textContent = goal.matches(".short") ? sentence.split("\\n")[0] : sentence
        if (cut(goal)) found.push(`cut: ${goal.textContent}`)
    }
    corner.remove()
    for (const button of document.querySelectorAll(".surface .bar button:not(.aside, .knob)")) {
        const range = document.createRange()
        range.selectNodeContents(button)
        const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()]
        const high = (words.height - box.height) / 2 // letters are lower than their line
        const wide = Math.max(box.left - words.left, words.right - box.right)
        const over = Math.max(wide, high - 4, box.right - innerWidth, box.bottom - innerHeight)
        if (over > 1) found.push(`${Math.round(over)} over its edge: ${button.innerText}`)
    }
    return found
}"""
"""What of these sentences, in their places, and of the buttons is cut off."""


def ways(pattern: Pattern, who: str) -> Iterator[str]:
    """A text in all its variants, with numbers of two digits."""
    if not pattern:
        yield ""
        return
    first, rest = pattern[0], pattern[1:]
    match first:
        case Blank(name):
            heads = [who if name == "who" else regular_name("danylo", "ru") if name == "to" else "18"]
        case Choice(_, variants, usual):
            heads = [head for one in dict.fromkeys([*(one for _, one in variants), usual]) for head in ways(one, who)]
        case _:
            heads = [str(first)]
    yield from (head + tail for tail in ways(rest, who) for head in heads)


def sentences(game: str) -> list[list[str]]:
    """All that a game's prompt and goal can say, in all languages."""
    prompts, goals = dict[str, None](), dict[str, None]()
    for language in LANGUAGES:
        who = joined([regular_name(one, language) for one in ("tomek", "danylo", "marek")], language)
        for (key, _), pattern in our_texts(language).items():
            if key in (f"{game}-prompt", "prompt") or key.startswith(f"{game}-prompt-"):
                prompts.update(dict.fromkeys(ways(pattern, who)))
            if key == f"{game}-goal":
                goals.update(dict.fromkeys(ways(pattern, who)))
    assert len(prompts) > 8 and len(goals) > 3
    return [list(prompts), list(goals)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_is_cut_off(browser: Browser, address: str, game: str) -> None:
    """What to do, what it is played for, and what stands on buttons: no dots at an end, nothing over an edge."""
    faults, said = list[str](), sentences(game)
    with Visitor(browser, address, language=LANGUAGES[(GAMES.index(game) + 2) % 4]) as one:
        one.open(game, SHORT.get(game, ""))
        one.offered()
        for size in SIZES:
            one.page.set_viewport_size({"width": size[0], "height": size[1]})
            one.page.wait_for_function("(width) => document.querySelector('.all').offsetWidth === width", arg=size[0])
            faults += [f"{size}: {fault}" for fault in one.page.evaluate(CUT, said)]
    assert not faults, "\n".join([f"{len(faults)}", *faults[:20]])


def test_what_may_be_done_is_said_in_few_lines(browser: Browser, address: str) -> None:
    """Cards that have the same answer stand in one line, and no clause stands before a reason."""
    with Visitor(browser, address) as one:
        one.open("the_game", seats=2)
        hand = {int(choice.split()[1]) for choice in one.offered() if choice.startswith("play ")}
        one.note("may")
        lines = one.page.locator("li.may b")
        lines.first.wait_for()
        told = lines.all_inner_texts()
        runs = [(int(first), int(last or first)) for first, last in re.findall(r"\b(\d+)(?:–(\d+))?", told[0])]
        assert len(told) == 1 and hand <= {face for first, last in runs for face in range(first, last + 1)}, told
        assert not re.search(r"\b[A-Z]+-\d", one.page.locator("dialog[open]").inner_text())
