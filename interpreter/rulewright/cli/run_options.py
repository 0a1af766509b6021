"""What commands that play many games have in common: how many, whose, what is kept.

In: words of the command line. Out: values. What was asked wrongly is a usage error.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from rulewright.cli import parameter_types

RANDOM = "random"
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def games_option(most: int, usual: int, about: str = "How many games.") -> Decorator:
    """`--games`."""
    count = parameter_types.whole(1, most)
    return click.option("--games", callback=count, default=str(usual), show_default=True, metavar="N", help=about)


def bot_option(rotating: bool = False) -> Decorator:
    """`--bot`. `rotating`: bots that differ change their seats from game to game."""
    about = "The bot at all seats, or one name for each seat" + ("; bots that differ rotate." if rotating else ".")
    return click.option("--bot", "bots", default=RANDOM, show_default=True, metavar="NAME", help=about)


def save_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--save`: a file of games to go on with."""
    about = "Keep the games in a file. If it is there, go on where it ends."
    return click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help=about)(command)
