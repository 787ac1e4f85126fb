"""Part of `make check`: the pages name files that exist, and nothing that only exists on one machine."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


def faults(page: Path) -> list[str]:
    """What is wrong with a page."""
    text = page.read_text(encoding="utf-8")
    found = [
        f"links to {link}, which is not there"
        for link in re.findall(r"\]\(([^)#]+)\)", text)
        if "://" not in link and not (page.parent / link).exists()
    ]
    makefile = (ROOT / "Makefile").read_text()
    found += [
        f"names `make {target}`, which the Makefile lacks"
        for target in re.findall(r"make ([a-z]+)", "\n".join(re.findall(r"`[^`]*`|```.*?```", text, re.DOTALL)))
        if not re.search(rf"^{target}:", makefile, re.MULTILINE)
    ]
    found += [
        f"names a path of one machine: {path}" for path in re.findall(r"(?<![\w.])/(?:home|root|work|tmp)/\S*", text)
    ]
    return found


def main() -> int:
    """Print every fault; how many there are."""
    bad = [f"{page.relative_to(ROOT)} {fault}" for page in PAGES for fault in faults(page)]
    print("\n".join(bad) or f"{len(PAGES)} pages are in order")
    return len(bad)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
