"""Two rulesets compared.

In: two checked rulesets. Out: what differs, with all that is needed to tell it; or the lines of both that do. Raises
`Unsound` where a CSV file cannot be read.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.difference.alignment import aligned
from rulewright.difference.change_spans import Removals, removals
from rulewright.difference.changes import Change, changes
from rulewright.difference.sheets import sheet_changes, sheet_lines
from rulewright.frontend.analysis.listed import sheet_of
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.sheets import Sheet
from rulewright.loading import Ruleset, Unsound
from rulewright.show import yaml_lines
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Report

NO_FILE = "/dev/null"
"""What diff(1) writes for a file that is not there."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Names, what the rulesets say of themselves, and what differs, in order;
    `dropped`: where variants remove something.
    """

    names: tuple[str, str]
    abouts: tuple[str, str]
    found: Sequence[Change] = ()
    dropped: Removals = field(default_factory=dict)


def compared(names: tuple[str, str], old: Ruleset, new: Ruleset) -> Comparison:
    """What the second ruleset changes in the first: rules, variants applied, and the CSV files that they name."""
    roots = root(old), root(new)
    sections = list(dict.fromkeys(entry.name for one in roots for entry in one))
    found = sorted((*changes(*roots), *_of_sheets(old, new)), key=lambda change: sections.index(change.section))
    return Comparison(names, (about(old), about(new)), found, removals(roots[0], new.variants))


def root(ruleset: Ruleset) -> Mapping:
    assert isinstance(ruleset.tree.root, Mapping)
    return ruleset.tree.root


def about(ruleset: Ruleset) -> str:
    """What the variants say about themselves, or what the game is called."""
    told = [
        " ".join(filter(None, (f"{variant.text('title')}." if variant.text("title") else "", variant.text("about"))))
        for variant in ruleset.variants
    ]
    return " ".join(told) if told else ruleset.header.title


# ---- CSV files ------------------------------------------------------------------------------------------------------


def _sheets(ruleset: Ruleset) -> dict[str, Sheet]:
    """The CSV file of each class that has one."""
    report, found = Report(provenance=ruleset.provenance), {}
    for name, cls in ruleset.symbols.classes.items():
        sheet = sheet_of(ruleset.symbols, cls.decl.csv, report) if cls.decl.csv is not None else None
        if sheet is not None:
            report.repeat(sheet.report)
            found[name] = sheet
    if report.failed:
        raise Unsound(report)
    return found


def _of_sheets(old: Ruleset, new: Ruleset) -> Iterator[Change]:
    for name, first, second in _paired(old, new):
        yield from sheet_changes(first, second, ("components", name, "from"))


def _paired(old: Ruleset, new: Ruleset) -> Iterator[tuple[str, Sheet | None, Sheet | None]]:
    """The CSV files of each class, before and now."""
    olds, news = _sheets(old), _sheets(new)
    yield from ((name, olds.get(name), news.get(name)) for name in dict.fromkeys((*olds, *news)))


# ---- as lines -------------------------------------------------------------------------------------------------------


def unified(names: tuple[str, str], old: Ruleset, new: Ruleset, called: Callable[[str], str] = str) -> Iterator[str]:
    """The differing lines of the rules, and of each pair of CSV files; `called`: what people call a file."""
    first, sources = root(old), (old.tree.source, new.tree.source)
    before, now = ([f"{line}\n" for line in yaml_lines(one, *sources)] for one in (first, aligned(first, root(new))))
    yield from difflib.unified_diff(before, now, _shown(names[0]), _shown(names[1]))
    for _, earlier, later in _paired(old, new):
        yield from _unified_sheet(earlier, later, called)


def _unified_sheet(old: Sheet | None, new: Sheet | None, called: Callable[[str], str]) -> Iterator[str]:
    either = old or new
    assert either is not None  # it is a file of one of both
    first, second = (sheet_lines(sheet, either) if sheet is not None else [] for sheet in (old, new))
    names = [_shown(called(sheet.source.name)) if sheet is not None else NO_FILE for sheet in (old, new)]
    yield from difflib.unified_diff(first, second, names[0], names[1])


def _shown(name: str) -> str:
    """A name in the head of a comparison: on one line."""
    return Style().plain(name)
