"""What commands that play many games have in common: whose games, what is kept; and the command that gives the same
report.

In: words of the command line. Out: values, and the words of a command. What was asked wrongly is a usage error.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from rulewright.cli import parameter_types
from rulewright.source.command_line import GivenValue

RANDOM = "random"
WITHIN = "0.02"
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def games_option(most: int, usual: int, about: str = "How many games.") -> Decorator:
    """`--games`."""
    count = parameter_types.whole(1, most)
    return click.option("--games", callback=count, default=str(usual), show_default=True, metavar="N", help=about)


def bot_option(rotating: bool = False) -> Decorator:
    """`--bot`. `rotating`: bots that differ change their seats from game to game."""
    about = "The bot at all seats, or one name for each seat" + ("; bots that differ rotate." if rotating else ".")
    return click.option("--bot", "bots", default=RANDOM, show_default=True, metavar="NAME", help=about)


def metric_option(verb: str) -> Decorator:
    """`--metric`."""
    return click.option(
        "--metric",
        "metrics",
        multiple=True,
        metavar="NAME",
        help=f"{verb} this only: what `measure` tells, or `usage` of every action and card. May be repeated.",
    )


def measuring_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--value-bot` and `--strong`: with them more is measured than how games end."""
    values = (
        "Tell choices, drama and leads too: flat or ismcts, with so many iterations, says what positions are worth."
    )
    skill = "Tell skill too: how often this bot wins among random ones, in as many games more."
    with_skill = click.option("--strong", metavar="BOT", help=skill)(command)
    return click.option("--value-bot", metavar="BOT", help=values)(with_skill)


def within_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--within`: below which a difference does not matter."""
    about = (
        "What does not matter: smaller differences are called equivalent. "
        "0.01 is a percentage point, or a hundredth of the figure."
    )
    return click.option(
        "--within", callback=parameter_types.part, default=WITHIN, show_default=True, metavar="PART", help=about
    )(command)


def save_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--save`: a file of games to go on with."""
    about = "Keep the games in a file. If it is there, go on where it ends."
    return click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help=about)(command)


def declared_options(
    bots: str, metrics: tuple[str, ...], within: float, value_bot: str | None, strong: str | None
) -> dict[str, GivenValue]:
    """`--bot`, `--value-bot`, `--strong`, `--metric` and `--within` of a command, where they are not as usual."""
    return {
        "--bot": None if bots == RANDOM else bots,
        "--value-bot": value_bot,
        "--strong": strong,
        "--metric": metrics,
        "--within": None if within == float(WITHIN) else within,
    }
