"""`rulewright show`: what a ruleset says, on one page; its rulings; or what a stage made of it."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable, Iterable
from typing import Any

import click

from rulewright import loading
from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.ir.data import program_data
from rulewright.ir.program_text import text
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import Found, find
from rulewright.show import dump, page_layout
from rulewright.show.observation_layout import observation_data, observation_lines
from rulewright.show.resolved_yaml import yaml_lines
from rulewright.show.rulings import rulings_of
from rulewright.show.summary import summary_of
from rulewright.source.cells import Style, neutral
from rulewright.source.diagnostic import Report
from rulewright.source.machine_formats import report

WIDTH = 80


@click.command(name="show")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "--stage",
    type=click.Choice(["yaml", "ast", "typed", "program"]),
    help="Show the product of a stage instead of the summary.",
)
@click.option(
    "--rulings",
    is_flag=True,
    help="Show every option with its question, its answer and the reason, and what is assumed.",
)
@click.option(
    "--observation",
    is_flag=True,
    help="Show what every number of an observation means, as rulewright.vector hands them to programs that learn.",
)
@game_options.players_option
@game_options.ruleset_option("-o", "--option")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    stage: str | None,
    rulings: bool,
    observation: bool,
    players: int | None,
    options: tuple[str, ...],
    as_json: bool,
) -> int:
    """Show what a ruleset says.

    Without more it is a page: components, zones, actions, phases, options. The stages are `yaml` (the ruleset with its
    variants applied, a ruleset of its own), `ast` (every expression parsed), `typed` (every name resolved) and
    `program` (what the machine runs, each instruction with its line in the rules).
    """
    asked = [
        name
        for name, here in (("--stage", stage is not None), ("--rulings", rulings), ("--observation", observation))
        if here
    ]
    if len(asked) > 1:
        raise click.UsageError(f"{asked[0]} and {asked[1]} exclude each other")
    if stage in ("yaml", "ast", "typed") and (players is not None or options):
        raise click.UsageError(
            f"`--stage {stage}` is the same with all players and options; leave out --players and -o"
        )
    values = game_options.option_values(options)
    if stage in ("yaml", "ast"):
        shown = _text_of(find(ruleset), stage, as_json)
    else:
        shown = _rules_of(
            game_options.opened(ruleset),
            stage or ("rulings" if rulings else "observation" if observation else ""),
            players,
            values,
            as_json,
        )
    output.write(shown)
    return CLEAN


# ---- the first stages -----------------------------------------------------------------------------------------------


def _text_of(found: Found, stage: str, as_json: bool) -> str:
    """The YAML with variants, or its declarations; the ruleset need not be right beyond that."""
    report = Report()
    root = loading.read_tree(found, report)
    if root is None:
        game_options.leave(report, found.path)
    if stage == "yaml":
        return _stage(found, stage, lambda: dump.data(root.root), lambda: yaml_lines(root.root, root.source), as_json)
    document = loading.read_document(root, report)
    if document is None or report.failed:
        game_options.leave(report, found.path)
    data = dump.document_data(document)
    return _stage(found, stage, lambda: data, lambda: dump.text_lines(data), as_json)


# ---- a checked ruleset ----------------------------------------------------------------------------------------------


def _rules_of(ruleset: Ruleset, what: str, players: int | None, options: dict[str, str], as_json: bool) -> str:
    """A product of a stage, or a page about it."""
    if what == "typed":
        symbols = dump.symbols_data(ruleset.symbols)
        return _stage(ruleset.found, what, lambda: symbols, lambda: dump.text_lines(symbols), as_json)
    configuration = _configuration(ruleset, players, options)
    form = {"program": _program, "rulings": _rulings, "observation": _observation, "": _summary}[what]
    return form(ruleset, configuration, as_json)


def _configuration(ruleset: Ruleset, players: int | None, options: dict[str, str]) -> Configuration:
    try:
        return ruleset.configuration(players, options)
    except BadConfiguration as problem:
        raise click.UsageError(str(problem)) from problem


def _program(ruleset: Ruleset, configuration: Configuration, as_json: bool) -> str:
    program = game_options.machine_of(
        ruleset, configuration.players, dict(configuration.words(ruleset.symbols))
    ).program
    return _stage(ruleset.found, "program", lambda: program_data(program), lambda: text(program), as_json)


def _observation(ruleset: Ruleset, configuration: Configuration, as_json: bool) -> str:
    machine = game_options.machine_of(ruleset, configuration.players, dict(configuration.words(ruleset.symbols)))
    return _written(
        lambda: _json(ruleset.found, "observation", observation_data(machine)),
        lambda: observation_lines(machine),
        as_json,
    )


def _rulings(ruleset: Ruleset, configuration: Configuration, as_json: bool) -> str:
    found = rulings_of(ruleset, configuration)
    return _written(
        lambda: _json(ruleset.found, "rulings", dataclasses.asdict(found)),
        lambda: page_layout.rulings_lines(found, _style()),
        as_json,
    )


def _summary(ruleset: Ruleset, configuration: Configuration, as_json: bool) -> str:
    program = game_options.machine_of(
        ruleset, configuration.players, dict(configuration.words(ruleset.symbols))
    ).program
    found = summary_of(ruleset, configuration, program)
    return _written(
        lambda: _json(ruleset.found, "page", dataclasses.asdict(found)),
        lambda: page_layout.summary_lines(found, _style()),
        as_json,
    )


def _style() -> Style:
    """The style of standard output; pages are wrapped also where it is no terminal."""
    style = Style.of(sys.stdout)
    return dataclasses.replace(style, width=style.width or WIDTH)


def _written(json_text: Callable[[], str], lines: Callable[[], Iterable[str]], as_json: bool) -> str:
    """JSON, or lines of text."""
    return json_text() if as_json else "".join(f"{line}\n" for line in lines())


def _stage(found: Found, stage: str, data: Callable[[], Any], lines: Callable[[], Iterable[str]], as_json: bool) -> str:
    """What a stage made. In JSON its keys are those of the ruleset or of a Program, and stand apart from those of the
    report.

    As text, what a terminal would obey or hide is written as the escapes of YAML; texts that hold such stand between
    quotes.
    """
    return _written(lambda: _json(found, stage, {"content": data()}), lambda: map(neutral, lines()), as_json)


def _json(found: Found, what: str, body: dict[str, Any]) -> str:
    return report("show", {"ruleset": str(found.path), "variants": list(found.variants), "shows": what}, body)
