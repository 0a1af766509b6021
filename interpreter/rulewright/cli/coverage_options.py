"""`--coverage` of `test` and `simulate`: how it is asked for, and where it is told.

In: words of the command line; what was measured. Out: reports on standard output and in files, and whether a ruleset is
under `--fail-under`. Complains, as a usage error, about a form that is none and a percentage that is none.
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
from rulewright.source.text import Source

if TYPE_CHECKING:
    from rulewright.coverage import Measured
    from rulewright.scenarios import Tried

NOTHING = "there are no scenarios that could cover anything"
FORMS = ("text", "json", "lcov", "cobertura", "html")
"""The names of `rulewright.coverage.FORMATS`, which is imported only where something is told: it takes long."""


@dataclass(frozen=True, slots=True)
class CoverageRequest:
    """The forms in which coverage is told, each with its file (`-`: standard
    output), and the percentage that is demanded.
    """

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
            help=(
                f"Tell coverage as {', '.join(FORMS)}, in a file (`-`: standard "
                "output). May be repeated. Implies --coverage."
            ),
        ),
        click.option("--coverage", "cover", is_flag=True, help="Say which rules were never reached."),
    ):
        command = option(command)
    return command


def asked(cover: bool, forms: tuple[tuple[str, Path], ...], least: float | None) -> CoverageRequest | None:
    """What is wanted, or none if nothing of it is."""
    if not cover and not forms and least is None:
        return None
    return CoverageRequest(forms or (("text", Path("-")),), least)


def tell(measured: Sequence[Measured], wanted: CoverageRequest, aside: bool = False) -> None:
    """Writes all reports. `aside`: standard output holds something else for a program."""
    from rulewright.coverage import FORMATS  # noqa: PLC0415 (takes long)

    for form, file in wanted.forms:
        text = FORMATS[form][0](measured)
        if str(file) == "-" and aside:
            output.remark(text.rstrip("\n"))
        else:
            output.report(text, file)
    _tell_under(measured)


def _tell_under(measured: Sequence[Measured]) -> None:
    """Rulesets of which too little is covered, where people see it beside any report."""
    from rulewright.coverage import headline  # noqa: PLC0415 (takes long)

    for one in measured:
        if one.is_under:
            output.remark(f"{headline(one)}.")


def too_little(measured: Sequence[Measured], wanted: CoverageRequest, files: Sequence[str]) -> list[Tried]:
    """What is covered less than is demanded, as failures beside those of scenarios, so that every report of results has
    them.

    `files` were tried: where none of them covers anything, that is less than any percentage.
    """
    from rulewright.coverage import headline  # noqa: PLC0415 (takes long)

    if wanted.least is not None and not measured:
        return [_failure(NOTHING, Source(files[0], ""))]
    return [_failure(headline(one), one.source) for one in measured if one.is_under]


def _failure(message: str, source: Source) -> Tried:
    from rulewright.scenarios import Failure, Result, Tried  # noqa: PLC0415 (takes long)

    hint = "`--coverage` lists what no scenario reaches"
    failure = Failure("RW868", message, source.span(0), hint=hint)
    return Tried(source.name, (Result("coverage", failure.span, (failure,)),))


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
