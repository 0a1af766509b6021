"""`rulewright diff`: what is different in two rulesets, in the words of the rules."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import click

from rulewright import difference
from rulewright.cli import game_options, output, shell_completion
from rulewright.frontend.analysis.listed import sheet_of
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.sheets import Sheet
from rulewright.loading import Ruleset
from rulewright.show.resolved_yaml import yaml_lines
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Report

NO_FILE = "/dev/null"
"""What diff(1) writes for a file that is not there."""
SAME, DIFFERENT, TROUBLE = 0, 1, 2
"""The exit codes of diff(1)."""


@click.command(name="diff")
@click.argument("old", metavar="RULESET", shell_complete=shell_completion.rulesets)
@click.argument("new", metavar="RULESET", shell_complete=shell_completion.rulesets)
@click.option("--unified", is_flag=True, help="Show the lines of both as YAML, variants applied, like diff -u.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(old: str, new: str, unified: bool, as_json: bool) -> int:
    """Tell what the second ruleset changes in the first.

    Both may have variants: `rulewright diff game game:variant`. What is compared is the rules with their variants applied, place by
    place, and the CSV files that they name, cell by cell; blanks, comments and styles make no difference. Every difference says where it
    stands in both files.

    The exit code is that of diff(1): 0 if nothing is different, 1 if something is, 2 where there is trouble.
    """
    if unified and as_json:
        raise click.UsageError("--unified and --json exclude each other")
    rulesets = (_opened(old), _opened(new))
    roots = tuple(_root(ruleset) for ruleset in rulesets)
    found = [*difference.changes(roots[0], roots[1]), *_of_sheets(*rulesets)]
    sections = _sections(roots)
    found.sort(key=lambda change: sections.index(change.section))
    dropped = difference.removals(roots[0], rulesets[1].variants)
    names, abouts = (old, new), (_about(rulesets[0]), _about(rulesets[1]))
    if as_json:
        output.write(difference.data(names, abouts, found, dropped))
    elif unified:
        output.write("".join(_unified(names, rulesets)))
    elif found:
        output.write(
            "".join(f"{line}\n" for line in difference.lines(names, abouts, found, dropped, Style.of(sys.stdout)))
        )
    if not as_json and not unified:
        output.remark(_summary(len(found)))
    return DIFFERENT if found else SAME


def _opened(name: str) -> Ruleset:
    """A ruleset that is right; mistakes in it are trouble, not a difference."""
    try:
        return game_options.opened(name)
    except click.exceptions.Exit as problem:
        raise click.exceptions.Exit(TROUBLE) from problem


def _leave(report: Report, path: Path) -> NoReturn:
    try:
        game_options.leave(report, path)
    except click.exceptions.Exit as problem:
        raise click.exceptions.Exit(TROUBLE) from problem


def _root(ruleset: Ruleset) -> Mapping:
    assert isinstance(ruleset.tree.root, Mapping)
    return ruleset.tree.root


def _about(ruleset: Ruleset) -> str:
    """What the variants say about themselves, or what the game is called."""
    told = [
        " ".join(filter(None, (f"{variant.text('title')}." if variant.text("title") else "", variant.text("about"))))
        for variant in ruleset.variants
    ]
    return " ".join(told) if told else ruleset.header.title


def _sections(roots: Sequence[Mapping]) -> list[str]:
    """The sections of both rulesets in the order in which changes are told: those of the first, then new ones."""
    return list(dict.fromkeys(entry.name for root in roots for entry in root))


# ---- CSV files ------------------------------------------------------------------------------------------------------


def _sheets(ruleset: Ruleset) -> dict[str, Sheet]:
    """The CSV file of each class that has one. One that cannot be read is trouble."""
    report, found = Report(provenance=ruleset.provenance), {}
    for name, cls in ruleset.symbols.classes.items():
        sheet = sheet_of(ruleset.symbols, cls.decl.csv, report) if cls.decl.csv is not None else None
        if sheet is not None:
            report.repeat(sheet.report)
            found[name] = sheet
    if report.failed:
        _leave(report, ruleset.found.path)
    return found


def _of_sheets(old: Ruleset, new: Ruleset) -> Iterator[difference.Change]:
    olds, news = _sheets(old), _sheets(new)
    for name in dict.fromkeys((*olds, *news)):
        yield from difference.sheet_changes(olds.get(name), news.get(name), ("components", name, "from"))


# ---- as lines -------------------------------------------------------------------------------------------------------


def _unified(names: tuple[str, str], rulesets: tuple[Ruleset, Ruleset]) -> Iterator[str]:
    """The differing lines of the rules, and of each pair of CSV files."""
    root, sources = _root(rulesets[0]), [ruleset.tree.source for ruleset in rulesets]
    both = (root, difference.aligned(root, _root(rulesets[1])))
    old, new = ([f"{line}\n" for line in yaml_lines(root, *sources)] for root in both)
    yield from difflib.unified_diff(old, new, _shown(names[0]), _shown(names[1]))
    olds, news = map(_sheets, rulesets)
    for name in dict.fromkeys((*olds, *news)):
        yield from _unified_sheet(olds.get(name), news.get(name))


def _unified_sheet(old: Sheet | None, new: Sheet | None) -> Iterator[str]:
    either = old or new
    assert either is not None  # it is a file of one of both
    first, second = (difference.sheet_lines(sheet, either) if sheet is not None else [] for sheet in (old, new))
    names = [_shown(sheet.source.name) if sheet is not None else NO_FILE for sheet in (old, new)]
    yield from difflib.unified_diff(first, second, names[0], names[1])


def _shown(name: str) -> str:
    """A name in the head of a comparison: on one line."""
    return Style().plain(name)


def _summary(count: int) -> str:
    return "Nothing is different." if not count else f"{count} difference{'' if count == 1 else 's'}."
