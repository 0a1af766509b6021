"""`rulewright new`: a repository to begin with."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from rulewright import scaffold
from rulewright.cli import output
from rulewright.cli.error_handling import CLEAN
from rulewright.source.machine_formats import report


@click.command(name="new")
@click.argument("name", type=click.Path(path_type=Path))
@click.option("--title", metavar="TEXT", help="The title of the game. Default: made of the name.")
@click.option(
    "--requirement",
    metavar="TEXT",
    help="What requirements.txt names. Default: the rulewright that this is, as it was installed.",
)
@click.option("--json", "as_json", is_flag=True, help="Tell as JSON what was made.")
def command(name: Path, title: str | None, requirement: str | None, as_json: bool) -> int:
    """Begin the repository of a game, in a new folder.

    NAME is the folder, and its last part the game: small letters, digits and hyphens. In it come a small game that plays, a variant,
    scenarios, a log for playtests, checks before each commit (pre-commit) and on each push (GitHub Actions), and settings for
    editors, with schemas. The folder is made whole or not at all.
    """
    try:
        made = scaffold.create(name, title, requirement)
    except scaffold.RepositoryRefused as problem:
        raise click.UsageError(str(problem)) from problem
    output.write(_json(made) if as_json else _told(made))
    if made.requirement.here_only:
        output.remark(
            f"requirements.txt names a place on this machine ({made.requirement.text}); change it before others install from it."
        )
    return CLEAN


def _json(made: scaffold.NewRepository) -> str:
    names = {"folder": str(made.folder), "game": made.game, "title": made.title}
    body = {**names, "requirement": made.requirement.text, "files": list(made.files)}
    return report("new", {"files": len(made.files)}, body)


def _told(made: scaffold.NewRepository) -> str:
    """What was made, and what comes next."""
    place = shlex.quote(str(made.folder))
    files = "".join(f"  {name}\n" for name in made.files)
    return (
        f"{made.title}, in {place}:\n{files}\nNext:\n  cd {place}\n  rulewright play . --human 1\n  rulewright test\n"
    )
