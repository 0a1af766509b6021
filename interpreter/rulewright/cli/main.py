"""`rulewright`: the table of commands, and the one entrance.

A command is a module of this folder with a click command named `command`; it is imported when it is called, never for
`--help`. A command returns its exit code: 0 clean, 1 findings, 2 usage or unreadable input.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import NamedTuple, NoReturn

import click

from rulewright import __version__
from rulewright.cli import colours, usage_words
from rulewright.cli.error_handling import guarded, interrupts_kept, prepare_streams
from rulewright.cli.error_report import Stopped, asks_for_json, begin, write_error
from rulewright.cli.examples import epilog
from rulewright.processes.end_signals import die, interrupting_signals
from rulewright.processes.isolation import isolate
from rulewright.source.suggestions import did_you_mean

NAME = "rulewright"
COMPLETION = "_RULEWRIGHT_COMPLETE"
DEBUG = "--debug"


class Listed(NamedTuple):
    """A command: its name, the module that holds it, and a line for the list of commands."""

    name: str
    module: str
    help: str


SECTIONS = {
    "Commands to write a game": (
        Listed("new", "rulewright.cli.new", "Begin a repository: a small game, its tests, CI, settings."),
        Listed("list", "rulewright.cli.list", "List the rulesets that are shipped, or those of a folder."),
        Listed("check", "rulewright.cli.check", "Look for mistakes in rulesets."),
        Listed("explain", "rulewright.cli.explain", "Explain the code of a message."),
        Listed("fmt", "rulewright.cli.fmt", "Put rulesets, variants and scenario files into their one layout."),
        Listed("test", "rulewright.cli.test", "Try the scenarios of rulesets."),
        Listed("mutate", "rulewright.cli.mutate", "Change rules a little, and list what no scenario notices."),
        Listed("diff", "rulewright.cli.diff", "Tell what is different in two rulesets or variants."),
        Listed("show", "rulewright.cli.show", "Show what a ruleset says: options, components, rules."),
    ),
    "Commands to publish it": (
        Listed("rulebook", "rulewright.cli.rulebook", "Write the rulebook of a ruleset, made from its rules."),
        Listed("cards", "rulewright.cli.cards", "Print the components: cards, player aid, score sheet."),
        Listed("draw", "rulewright.cli.draw", "Draw a ruleset: phases, who sees what, priorities."),
        Listed("translate", "rulewright.cli.translate", "Make or update the message file of another language."),
    ),
    "Commands to play it": (
        Listed("play", "rulewright.cli.play", "Play a game with people and bots."),
        Listed("serve", "rulewright.cli.serve", "Play in the browser, each on their own device."),
        Listed("notes", "rulewright.cli.notes", "List what people noted at tables in the browser."),
        Listed("replay", "rulewright.cli.replay", "Go through a recorded game again."),
    ),
    "Commands to measure it": (
        Listed("simulate", "rulewright.cli.simulate", "Let bots play many games, and measure them."),
        Listed("measure", "rulewright.cli.measure", "Measure what a game is like: fairness, length, drama, cards."),
        Listed("compare", "rulewright.cli.compare", "Tell what variants and options do to a game."),
        Listed("sweep", "rulewright.cli.sweep", "Play a grid of numbers, options and players."),
        Listed("assess", "rulewright.cli.assess", "Hold a game against the targets of its designer."),
        Listed("tune", "rulewright.cli.tune", "Look for values that meet the targets of a designer."),
        Listed("tournament", "rulewright.cli.tournament", "Let bots play against each other."),
        Listed("bench", "rulewright.cli.bench", "Measure how fast games are played."),
    ),
    "Commands for editors": (
        Listed("lsp", "rulewright.cli.lsp", "Serve an editor: messages as you type, completion, rename."),
        Listed("schema", "rulewright.cli.schema", "Print a JSON Schema of the files, for editors."),
    ),
}
"""The commands, as `--help` lists them: in the order in which somebody needs them."""
COMMANDS = tuple(listed for section in SECTIONS.values() for listed in section)
MODULES = {listed.name: listed.module for listed in COMMANDS}


class Commands(click.Group):
    """A group that imports a command when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, or none."""
        if cmd_name not in MODULES:
            return None
        found: click.Command = import_module(MODULES[cmd_name]).command
        found.epilog = epilog(cmd_name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, with a hint for a misspelt name."""
        if args and args[0] not in MODULES and not args[0].startswith("-"):
            hint = usage_words.command(args[0]) or did_you_mean(args[0], MODULES)
            ctx.fail("; ".join(part for part in (f"there is no command `{args[0]}`", hint) if part))
        name, command, rest = super().resolve_command(ctx, args)
        if command is not None:
            usage_words.check_once(command, rest, ctx)
        return name, command, rest

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The lists of commands, from the table: all in the same columns."""
        width = max(len(listed.name) for listed in COMMANDS)
        for title, section in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(listed.name.ljust(width), listed.help) for listed in section])


@click.command(
    name=NAME, cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(__version__, "-V", "--version", message="%(prog)s %(version)s")
@click.option(
    DEBUG, is_flag=True, expose_value=False, help="Show where in the program a bug struck. May stand anywhere."
)
@click.option(
    colours.OPTION,
    type=click.Choice(colours.WHEN),
    expose_value=False,
    help="Whether output is coloured. Default: on a terminal, and as NO_COLOR and FORCE_COLOR say. May stand anywhere.",
)
def root() -> None:
    """Check, play, test and measure tabletop games whose rules are data.

    RULESET is a file, a folder with ruleset.yaml, a folder tree of rulesets, `-` for standard input, or the name of a
    shipped ruleset; variants stand after a colon: RULESET:one+two.

    `rulewright COMMAND --help` tells all about a command, with examples.

    Exit codes: 0 clean, 1 findings or failed tests, 2 wrong usage or unreadable input, 130 interrupted.
    """


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entrance of the console script: runs a command and leaves with its exit code."""
    isolate()
    with interrupting_signals() as signals:
        code = _run(sys.argv[1:] if arguments is None else arguments)
    if signals.received:
        die(signals.received)
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command line, in a process that goes on afterwards."""
    with interrupts_kept():
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    prepare_streams()
    end = list(arguments).index("--") if "--" in arguments else len(arguments)
    given = [argument for index, argument in enumerate(arguments) if argument != DEBUG or index > end]
    begin()
    return guarded(lambda: _invoke(given), len(given) < len(arguments), lambda stopped: _report(given, stopped))


def _report(given: list[str], stopped: Stopped) -> None:
    """A program that asked for JSON is told why there is none."""
    words = given
    with suppress(click.UsageError):
        words = colours.taken(given)[0]
    name = words[0] if words and words[0] in MODULES else ""
    command: click.Command | None = import_module(MODULES[name]).command if name else None
    if asks_for_json(command, words):
        write_error(name, str(stopped), stopped.exit_code, stopped.findings)


def _invoke(given: list[str]) -> int:
    arguments, when = colours.taken(given)
    with colours.coloured(when):
        return _called(arguments)


def _called(arguments: list[str]) -> int:
    instruction = os.environ.get(COMPLETION)
    if instruction:
        from click.shell_completion import shell_complete  # noqa: PLC0415 (rarely needed)

        return shell_complete(root, {}, NAME, COMPLETION, instruction)
    try:
        with root.make_context(NAME, arguments) as context:
            return root.invoke(context) or 0
    except click.UsageError as problem:
        raise usage_words.explained(problem) from None
