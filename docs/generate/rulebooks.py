"""Writes docs/rulebooks/, the books of the shipped games: `python docs/generate/rulebooks.py`.
A test sees that they are up to date.
"""

from __future__ import annotations

from pathlib import Path

from rulewright import loading, rulebook
from rulewright.ruleset_lookup import Found, shipped
from rulewright.source.diagnostic import Report

FOLDER = Path(__file__).parent.parent / "rulebooks"
MADE = "This page is made by `rulewright rulebook {}`; `make docs` writes it anew."


def names() -> list[str]:
    """The games that are no classics."""
    return sorted(name for name in shipped() if "/" not in name)


def document(name: str) -> str:
    """The book of a game, with a line that says how it was made."""
    report = Report()
    ruleset = loading.load(Found(shipped()[name]), report)
    assert ruleset is not None, list(report)
    title, _, rest = rulebook.markdown(rulebook.book_of(ruleset)).partition("\n")
    return f"{title}\n\n{MADE.format(name)}\n{rest}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        (FOLDER / f"{name}.md").write_text(document(name), encoding="utf-8", newline="\n")
