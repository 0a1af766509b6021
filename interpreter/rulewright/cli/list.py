"""`rulewright list`: which rulesets there are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import asdict

import click

from rulewright.catalogue import CatalogueEntry, entries
from rulewright.cli import output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.source.cells import Style
from rulewright.source.machine_formats import report


@click.command(name="list")
@click.argument("names", nargs=-1, metavar="[RULESET|FOLDER]...", shell_complete=shell_completion.rulesets)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(names: tuple[str, ...], as_json: bool) -> int:
    """List rulesets with their titles, players, options and variants; without a name, all that are shipped.

    What is listed is what the files say; whether the rules are right is for `rulewright check`.
    """
    found = list(entries(names))
    style = Style.of(sys.stdout)
    output.write(_json(found) if as_json else "".join(f"{line}\n" for one in found for line in _lines(one, style)))
    return CLEAN


def _json(found: list[CatalogueEntry]) -> str:
    return report("list", {"rulesets": len(found)}, {"rulesets": [asdict(one) for one in found]})


def _lines(one: CatalogueEntry, style: Style) -> Iterator[str]:
    players, noun = one.players.replace("..", " to "), "player" if one.players == "1" else "players"
    yield style.paint(style.plain(one.name), "bold") + style.plain(
        f": {one.title}" + (f", {players} {noun}" if players else "")
    )
    for name, values in one.options.items():
        yield from style.wrap("  ", style.plain(f"-o {name}={'|'.join(values)}"))
    if one.variants:
        yield from style.wrap("  ", style.plain(f"variants: {', '.join(one.variants)}"))
