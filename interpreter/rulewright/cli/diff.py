"""`rulewright diff`: what is different in two rulesets, in the words of the rules."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator

import click

from rulewright import difference
from rulewright.cli import completing, opening, output
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.loading import Ruleset
from rulewright.show.tree import yaml_lines
from rulewright.source.cells import Style

SAME, DIFFERENT, TROUBLE = 0, 1, 2
"""The exit codes of diff(1)."""


@click.command(name="diff")
@click.argument("old", metavar="RULESET", shell_complete=completing.rulesets)
@click.argument("new", metavar="RULESET", shell_complete=completing.rulesets)
@click.option("--unified", is_flag=True, help="Show the lines of both as YAML, variants applied, like diff -u.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(old: str, new: str, unified: bool, as_json: bool) -> int:
    """Tell what the second ruleset changes in the first.

    Both may have variants: `rulewright diff game game:variant`. What is compared is the rules with their variants applied, place by
    place; blanks, comments and styles of YAML make no difference. Every difference says where it stands in both files.

    The exit code is that of diff(1): 0 if nothing is different, 1 if something is, 2 where there is trouble.
    """
    if unified and as_json:
        raise click.UsageError("--unified and --json exclude each other")
    rulesets = (_opened(old), _opened(new))
    roots = tuple(_root(ruleset) for ruleset in rulesets)
    found = list(difference.changes(roots[0], roots[1]))
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
        return opening.opened(name)
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


def _unified(names: tuple[str, str], rulesets: tuple[Ruleset, Ruleset]) -> Iterator[str]:
    old, new = ([f"{line}\n" for line in yaml_lines(ruleset.tree.root, ruleset.tree.source)] for ruleset in rulesets)
    return difflib.unified_diff(old, new, *names)


def _summary(count: int) -> str:
    return "Nothing is different." if not count else f"{count} difference{'' if count == 1 else 's'}."
