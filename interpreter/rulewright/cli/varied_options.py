"""`--number`, `--value` and `--option`: what is varied in a ruleset, the same in every command that tries many
configurations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from rulewright.cli import shell_completion


def varied_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of the command line."""
    for option in (
        click.option(
            "-o",
            "--option",
            "options",
            multiple=True,
            shell_complete=shell_completion.options,
            metavar="NAME[=VALUES]",
            help="Vary an option: all its values, or those that are named. One value is set for all. May be repeated.",
        ),
        click.option(
            "--value",
            "values",
            multiple=True,
            metavar="PATH=VALUES",
            help="Vary a whole number anywhere in the rules: a count, a row of a table. May be repeated.",
        ),
        click.option(
            "--number",
            "numbers",
            multiple=True,
            metavar="NAME=VALUES",
            help="Vary a number of the ruleset: 0..100/10 or 5,10,20. May be repeated.",
        ),
    ):
        command = option(command)
    return command
