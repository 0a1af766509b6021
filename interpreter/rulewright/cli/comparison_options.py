"""What commands that compare rules have in common: which metrics are told, and which differences matter.

In: words of the command line. Out: values. What was asked wrongly is a usage error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from rulewright.cli import parameter_types
from rulewright.cli.run_options import Decorator
from rulewright.lab.compare import USUAL_WITHIN


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
        "--within",
        callback=parameter_types.part,
        default=str(USUAL_WITHIN),
        show_default=True,
        metavar="PART",
        help=about,
    )(command)
