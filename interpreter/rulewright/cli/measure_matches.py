"""The games of bots of different strength that `rulewright measure` plays: skill, skill trace, restricted play.

In: what was asked for. Out: figures. Complains with `UnknownBot` about bots and words that mean nothing here, before
games are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import click

from rulewright.bots import split
from rulewright.cli import game_options, output, parameter_types
from rulewright.cli.progress import counted
from rulewright.lab.metrics.bot_matches import Match, MatchFigure, checked_matches, match_played
from rulewright.machine_cache import Ready
from rulewright.source.command_line import GivenValue

MOST_GAMES = 10**7


@dataclass(frozen=True)
class AskedMatches:
    """The options, as they were given."""

    strong: str | None
    trace: int | None
    denied: tuple[str, ...]
    match_games: int | None

    @property
    def options_given(self) -> dict[str, GivenValue]:
        """The same for a command line; nothing if nothing was asked for."""
        asked: dict[str, GivenValue] = {"--strong": self.strong, "--trace": self.trace, "--deny": self.denied}
        wanted = any(value not in (None, ()) for value in asked.values())
        return asked | {"--match-games": self.match_games} if wanted else {}


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--strong`, `--trace`, `--deny`, `--match-games`."""
    options = (
        click.option("--strong", metavar="BOT", help="Measure skill: play such a bot alone among random ones."),
        click.option(
            "--trace",
            callback=parameter_types.whole(1, 12),
            metavar="N",
            help="Measure a skill trace: of the strong bot, N times twice the iterations against once.",
        ),
        click.option(
            "--deny",
            "denied",
            multiple=True,
            metavar="WORDS",
            help=(
                "Measure restricted play: one bot that never takes choices with these "
                "words, such as an action or a card. May be repeated."
            ),
        ),
        click.option(
            "--match-games",
            callback=parameter_types.whole(1, MOST_GAMES),
            metavar="N",
            help="How many games of each of these. Default: as many as --games.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def matches(made: Ready, asked: AskedMatches, bots: str) -> list[Match]:
    """Those that were asked for."""
    return checked_matches(made.machine.program, asked.strong, asked.trace, asked.denied, split(bots)[0])


def played(made: Ready, asked: list[Match], seed: int, games: int, jobs: int) -> tuple[tuple[MatchFigure, ...], bool]:
    """The figures; and whether it was broken off, after those that were played to the end."""
    assert made.ruleset is not None, "a machine with marks is made anew"
    machine = game_options.machine_of(made.ruleset, made.machine.program.players, dict(made.differing))
    plain, figures = replace(made, machine=machine), list[MatchFigure]()
    try:
        figures.extend(match_played(one, plain, seed, games, jobs, _counted) for one in asked)
    except KeyboardInterrupt:
        output.tell_interrupted()
        return tuple(figures), True
    return tuple(figures), False


def _counted(counts: Iterator[int], games: int) -> Iterator[int]:
    return counted(counts, games, "Games between bots")
