"""Cards as tables for other programs: CSV with one line a card, or one a copy.

In: classes of cards. Out: CSV text. Cells that a spreadsheet would take for a formula begin with an apostrophe.
Complains about nothing.

nanDECK counts copies by a column that `LINKMULTI=Count` names; Dextrous by its column `Copies`; Tabletop Simulator
takes sheets of at most 10 by 7 pictures, of which the last place is what others see of a hidden card, so there are at
most 69 on one.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator

from rulewright.cards.printed_card import CardClass, PrintedCard
from rulewright.source.cells import neutral

ACROSS, MOST_ON_SHEET = 10, 69
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def nandeck(classes: Iterable[CardClass]) -> str:
    """For nanDECK: `LINK` this file, with `LINKMULTI=Count`."""
    return _counted(classes, "Count")


def dextrous(classes: Iterable[CardClass]) -> str:
    """For Dextrous: columns are called as the zones of its layout."""
    return _counted(classes, "Copies")


def tabletop(classes: Iterable[CardClass]) -> str:
    """For Tabletop Simulator: each copy with its place in a sheet of pictures."""
    known = tuple(classes)
    traits, about = _traits(known), _about(known)
    rows = [
        [one.name, str(1 + number // MOST_ON_SHEET), *_place(number % MOST_ON_SHEET), *_cells(card, traits, about)]
        for one in known
        for number, card in enumerate(card for card in one.cards for _ in range(card.copies))
    ]
    return _written(["Deck", "Sheet", "Row", "Column", "Kind", "Name", *traits, *about], rows)


TABLES: dict[str, Callable[[Iterable[CardClass]], str]] = {"nandeck": nandeck, "dextrous": dextrous, "tts": tabletop}
"""By the name of a format."""


def _counted(classes: Iterable[CardClass], column: str) -> str:
    known = tuple(classes)
    traits, about = _traits(known), _about(known)
    rows = [[one.name, str(card.copies), *_cells(card, traits, about)] for one in known for card in one.cards]
    return _written(["Deck", column, "Kind", "Name", *traits, *about], rows)


def _place(number: int) -> tuple[str, str]:
    return str(1 + number // ACROSS), str(1 + number % ACROSS)


def _traits(classes: tuple[CardClass, ...]) -> list[str]:
    """The traits of all classes, each once, in the order of the rules."""
    return list(dict.fromkeys(name for one in classes for card in one.cards for name, _ in card.traits))


def _about(classes: tuple[CardClass, ...]) -> list[str]:
    """The column of what is said of cards, if something is said of one."""
    return ["About"] if any(card.about for one in classes for card in one.cards) else []


def _cells(card: PrintedCard, traits: list[str], about: list[str]) -> Iterator[str]:
    values = dict(card.traits)
    yield from (card.kind, card.name, *(values.get(name, "") for name in traits), *(card.about for _ in about))


def _written(head: list[str], rows: Iterable[list[str]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_safe(cell) for cell in row] for row in rows)
    return text.getvalue()


def _safe(cell: str) -> str:
    plain = neutral(cell)
    is_number = plain.lstrip("-").isdigit()
    return f"'{plain}" if plain.startswith(FORMULA) and not is_number else plain
