"""What commands that play have in common: a ruleset by name, its players and options, seeds.

In: words of the command line. Out: a checked ruleset, a machine, numbers. Errors in a ruleset are told in full and end
the command with 1 (2 where it cannot be read); what was asked wrongly is a usage error.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from rulewright import ruleset_lookup
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.backend.runtime.machine import Machine
from rulewright.cli import output, parameter_types, shell_completion
from rulewright.cli.error_handling import FINDINGS, USAGE
from rulewright.cli.error_report import Stopped
from rulewright.errors import BadConfiguration
from rulewright.ir.program import Program
from rulewright.machine_cache import Facts, Ready, Wanted, ready_with
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.cells import Style
from rulewright.source.diagnostic import UNREADABLE, Findings, Report

if TYPE_CHECKING:
    from rulewright.languages import Catalogue
    from rulewright.loading import Ruleset

MOST_DRAWN = 10**9
"""Seeds that nobody named are short enough to be copied by hand."""
ONE_CONFIGURATION = (
    "This is about one number of players and its options; `rulewright check {path}` looks at all of them."
)


def seed_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--seed`."""
    about = f"The seed of all chance: 0 to {MOST_SEED}. Default: a new one, told with the result."
    return click.option("--seed", callback=parameter_types.whole(0, MOST_SEED), metavar="N", help=about)(command)


def players_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--players`."""
    about = "How many play. Default: the usual number of the ruleset."
    return click.option("--players", callback=parameter_types.players, metavar="N", help=about)(command)


def ruleset_option(*names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--option`, under one or more names: `-o` means the output file where a command writes one."""
    return click.option(
        *names,
        "options",
        multiple=True,
        shell_complete=shell_completion.options,
        metavar="NAME=VALUE",
        help="Set an option of the ruleset. May be repeated.",
    )


def configuration_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--players`, `-o` and `--seed`."""
    for option in (seed_option, ruleset_option("-o", "--option"), players_option):
        command = option(command)
    return command


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--language`."""
    return click.option(
        "--language",
        metavar="TAG",
        help="Tell the texts of the ruleset in this language: de, fr, it, or one of its `languages` folder.",
    )(command)


def catalogue_of(ruleset: Ruleset, wanted: str | None) -> Catalogue | None:
    """The texts of a ruleset in the language that is asked for, if one is."""
    if wanted is None:
        return None
    from rulewright import languages  # noqa: PLC0415 (rarely needed)

    try:
        return languages.catalogue_of(ruleset, wanted)
    except languages.NoLanguage as problem:
        raise click.UsageError(str(problem)) from problem


def tell_untranslated(ruleset: Ruleset, wanted: str | None) -> None:
    """Says so where the ruleset has no texts in the language that is asked for;
    complains where there is no such language.
    """
    catalogue = catalogue_of(ruleset, wanted)
    if catalogue is not None and catalogue.is_untranslated:
        language = catalogue.language
        is_begun = bool(catalogue.messages.entries)
        why = f"no text of `{language}.ftl` is done" if is_begun else f"it has no texts in `{language}`"
        how = (
            "Write them there, and take the lines `# todo` out."
            if is_begun
            else f"`rulewright translate RULESET {language}` makes a file for them."
        )
        output.remark(f"`{ruleset.header.game}` is told in its own words: {why}. {how}")


def in_language(ruleset: Ruleset, wanted: str | None) -> Ruleset:
    """The ruleset with its own words for people in the language that is asked for."""
    catalogue = catalogue_of(ruleset, wanted)
    if catalogue is None:
        return ruleset
    from rulewright.languages import translated  # noqa: PLC0415 (the same)

    return translated(ruleset, catalogue)


def spoken(machine: Machine, ruleset: Ruleset, wanted: str | None) -> None:
    """Lets screens show the machine's games in the language that is asked for."""
    catalogue = catalogue_of(ruleset, wanted)
    if catalogue is not None:
        from rulewright.languages import speak  # noqa: PLC0415 (the same)

        speak(machine, ruleset, catalogue)


def opened(name: str) -> Ruleset:
    """The ruleset that a name means, checked."""
    from rulewright import loading  # noqa: PLC0415 (takes long; what was read before need not be read again)

    found = ruleset_lookup.find(name)
    report = Report()
    ruleset = loading.load(found, report)
    if ruleset is None:
        leave(report, found.path)
    return ruleset


def prepared(
    name: str,
    players: int | None,
    options: dict[str, str],
    marked: bool = False,
    finding: Callable[[Ruleset, Program], Facts] | None = None,
) -> Ready:
    """The machine of a configuration of the ruleset that a name means, with the facts that `finding` finds: at once,
    if nothing has changed since it was last made.
    """
    found, report = ruleset_lookup.find(name), Report()
    try:
        made = ready_with(found, Wanted(players, options, marked, finding), report)
    except BadConfiguration as problem:
        raise click.UsageError(str(problem)) from problem
    return made or leave(report, found.path, _of_one(found))


def _of_one(found: Found) -> str:
    """That only one configuration is wrong, if the ruleset itself can be read."""
    from rulewright import loading  # noqa: PLC0415 (it is there: a ruleset was read)

    is_sound = found.path != STDIN and loading.load(found, Report()) is not None
    return ONE_CONFIGURATION.format(path=found.path) if is_sound else ""


def leave(report: Report, path: Path, more: str = "") -> NoReturn:
    """Tells what is wrong with a file, and more in the end, and ends the command."""
    from rulewright.source.render import render, summary  # noqa: PLC0415 (the same)

    findings = Findings(tuple(report), (str(path),))
    click.echo(render(findings, "full", Style.of(sys.stderr)), err=True, nl=False)
    told = summary(findings)
    output.remark(told)
    if more:
        output.remark(more)
    code = USAGE if any(diagnostic.code in UNREADABLE for diagnostic in report) else FINDINGS
    raise Stopped(told, code, findings.found)


def option_values(pairs: Sequence[str]) -> dict[str, str]:
    """`name=value` pairs as they were given, each name once."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        plain = name.strip().replace("-", "_")
        if not equals or not plain or not value.strip():
            raise click.UsageError(f"`-o {pair}` sets nothing; write `-o name=value`")
        if plain in found:
            raise click.UsageError(f"the option `{plain}` is set twice")
        found[plain] = value.strip()
    return found


def machine_of(ruleset: Ruleset, players: int | None, options: dict[str, str], marked: bool = False) -> Machine:
    """The machine of a configuration; `marked`: it notes which rules are reached."""
    from rulewright.loading import Unsound  # noqa: PLC0415 (it is there: a ruleset was read)

    try:
        return ruleset.machine(players, options, marked)
    except Unsound as problem:
        leave(problem.report, ruleset.found.path, ONE_CONFIGURATION.format(path=ruleset.found.path))
    except BadConfiguration as problem:
        raise click.UsageError(str(problem)) from problem


def differing_options(ruleset: Ruleset, machine: Machine) -> list[str]:
    """Options that are not as the ruleset has them, as `name=value`."""
    usual = dict(ruleset.configuration(machine.program.players).words(ruleset.symbols))
    return [f"{name}={value}" for name, value in machine.program.options if usual[name] != value]


def new_seed() -> int:
    return secrets.randbelow(MOST_DRAWN)
