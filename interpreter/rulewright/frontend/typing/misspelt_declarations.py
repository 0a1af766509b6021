"""A name that is misspelt where it is declared, and right wherever it is used: told once, at the declaration.

In: symbols, and a report in which each use is told as unknown. Out: the same report, with one finding in their place.
"""

from __future__ import annotations

import re
from itertools import chain

from rulewright.frontend.syntax.meant_keys import is_one_slip
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typing.root_causes import ABOUT_NAMES
from rulewright.source.diagnostic import Diagnostic, Label, Report
from rulewright.source.suggestions import Guess, instead
from rulewright.source.text import Span

NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
SHOWN = 2
"""So many uses are shown beside the declaration."""


def tell_misspelt_declarations(symbols: sym.Symbols, report: Report) -> None:
    """Told so are names of which nothing is used as it is declared, and several uses are one slip away from it."""
    uses: dict[tuple[str, str], list[Diagnostic]] = {}
    for one in report.found:
        if one.code in ABOUT_NAMES and isinstance(one.hint, Guess) and one.hint.best:
            uses.setdefault((one.hint.name.rpartition(".")[2], one.hint.best), []).append(one)
    several = {names: found for names, found in uses.items() if len(found) > 1 and is_one_slip(*names)}
    declared = _declared(symbols) if several else frozenset()
    for (written, name), found in several.items():
        place = _only_place(name, found[0].span) if name in declared else None
        if place is not None:
            of_uses = {id(one) for one in (*found, *(one for one in report.found if one.span.text == written))}
            report.found[:] = [one for one in report.found if id(one) not in of_uses]
            _tell(written, name, place, found, report)


def _tell(written: str, name: str, place: Span, found: list[Diagnostic], report: Report) -> None:
    message = f"nothing uses `{name}`; `{written}` is used {len(found)} times, and declared nowhere"
    labels = [Label(one.span, "used here") for one in found[:SHOWN]]
    report.error("RW305", message, place, instead(name, written, f"did you mean `{written}`?"), labels)


def _declared(symbols: sym.Symbols) -> frozenset[str]:
    """Every name and word that the rules declare."""
    words = chain.from_iterable(enum.words for enum in symbols.enums.values())
    return frozenset((*symbols.free, *(name for _, name in symbols.owned), *symbols.classes, *symbols.actions, *words))


def _only_place(name: str, used: Span) -> Span | None:
    """Where a name stands, if that is once in the file."""
    source = used.source
    places = [found for found in NAME.finditer(source.text) if found.group() == name]
    return source.span(places[0].start(), places[0].end()) if len(places) == 1 else None
