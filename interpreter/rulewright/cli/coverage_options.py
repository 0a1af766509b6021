"""`--coverage` of `test` and `simulate`: how it is asked for, and where it is told.

In: words of the command line; what was measured. Out: reports on standard output and in files, and whether a ruleset is under
`--fail-under`. Complains, as a usage error, about a form that is none and a percentage that is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli import output
from rulewright.source.suggestions import did_you_mean

if TYPE_CHECKING:
    from rulewright.coverage import Measured

FORMS = ("text", "json", "lcov", "cobertura", "html")
"""The names of `rulewright.coverage.FORMATS`, which is imported only where something is told: it takes long."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The forms in which coverage is told, each with its file (`-`: standard output), and the percentage that is demanded."""

    forms: tuple[tuple[str, Path], ...]
    least: float | None


def coverage_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--coverage`, `--coverage-format`, `--fail-under`."""
    for option in (
        click.option(
            "--fail-under",
            callback=_percentage,
            metavar="PERCENT",
            help="Exit with 1 if less of a ruleset is covered. Implies --coverage.",
        ),
        click.option(
            "--coverage-format",
            "forms",
            multiple=True,
            callback=_forms,
            metavar="FORM[:FILE]",
            help=f"Tell coverage as {', '.join(FORMS)}, in a file (`-`: standard output). May be repeated. Implies --coverage.",
        ),
        click.option("--coverage", "cover", is_flag=True, help="Say which rules were never come to."),
    ):
        command = option(command)
    return command


def asked(cover: bool, forms: tuple[tuple[str, Path], ...], least: float | None) -> Asked | None:
    """What is wanted, or none if nothing of it is."""
    if not cover and not forms and least is None:
        return None
    return Asked(forms or (("text", Path("-")),), least)


def tell(measured: Sequence[Measured], wanted: Asked, aside: bool = False) -> bool:
    """Writes all reports; true if a ruleset is under what is demanded. `aside`: standard output holds something else for a program."""
    from rulewright.coverage import FORMATS, headline  # noqa: PLC0415 (takes long)

    for form, file in wanted.forms:
        text = FORMATS[form][0](measured)
        if str(file) == "-" and aside:
            output.remark(text.rstrip("\n"))
        else:
            output.report(text, file)
    under = [one for one in measured if wanted.least is not None and one.share.percent < wanted.least]
    for one in under:
        output.remark(f"{headline(one)}, and that is under {wanted.least:g} %.")
    return bool(under)


def _forms(_ctx: click.Context, _param: click.Parameter, values: Sequence[str]) -> tuple[tuple[str, Path], ...]:
    found: dict[tuple[str, Path], None] = {}
    for value in values:
        from rulewright.coverage import FORMATS  # noqa: PLC0415 (takes long)

        form, colon, file = value.partition(":")
        if form not in FORMATS:
            raise click.BadParameter(
                "; ".join(part for part in (f"coverage is not told as `{form}`", did_you_mean(form, FORMATS)) if part)
            )
        if colon and not file:
            raise click.BadParameter(f"`{value}` names no file; write `{form}:FILE`")
        found[form, Path(file or FORMATS[form][1])] = None
    return tuple(found)


def _percentage(_ctx: click.Context, _param: click.Parameter, value: str | None) -> float | None:
    if value is None:
        return None
    if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", value) is None or float(value) > 100:
        raise click.BadParameter(f"`{value}` is not a percentage from 0 to 100")
    return float(value)
