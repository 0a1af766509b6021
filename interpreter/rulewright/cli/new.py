"""`rulewright new`: a repository to begin with."""

from __future__ import annotations

import shlex
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import click

from rulewright import scaffold
from rulewright.cli import output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.source.machine_formats import report

LIST = "list"


@click.command(name="new")
@click.argument("name", type=click.Path(path_type=Path), required=False)
@click.option("--title", metavar="TEXT", help="The title of the game. Default: made of the name.")
@click.option(
    "--requirement",
    metavar="TEXT",
    help="What requirements.txt names. Default: the rulewright that this is, as it was installed.",
)
@click.option(
    "--from",
    "source",
    metavar="RULESET",
    shell_complete=shell_completion.rulesets,
    help="Begin with a copy of this ruleset: rules, variants, scenarios, playthroughs and CSV files.",
)
@click.option(
    "--kind",
    metavar="KIND",
    shell_complete=shell_completion.kinds,
    help="Begin with a small game of this kind; `--kind list` lists them.",
)
@click.option("--languages", is_flag=True, help="Copy the message files of other languages too.")
@click.option("--json", "as_json", is_flag=True, help="Tell as JSON what was made.")
def command(
    name: Path | None,
    title: str | None,
    requirement: str | None,
    source: str | None,
    kind: str | None,
    languages: bool,
    as_json: bool,
) -> int:
    """Begin the repository of a game, in a new folder.

    NAME is the folder, and its last part the game: small letters, digits and hyphens. In it come a small game that
    plays, a variant, scenarios, a log for playtests, checks before each commit (pre-commit) and on each push (GitHub
    Actions), and settings for editors, with schemas. The folder is made whole or not at all.
    """
    if kind == LIST:
        output.write(_kinds(as_json))
        return CLEAN
    if name is None:
        raise click.UsageError("name a new folder, such as `rulewright new my-game`")
    try:
        made = scaffold.create(name, title, requirement, _origin(source, kind, languages))
    except (scaffold.RepositoryRefused, scaffold.OriginRefused) as problem:
        raise click.UsageError(str(problem)) from problem
    output.write(_json(made) if as_json else _next_steps(made))
    if made.requirement.here_only:
        output.remark(
            "requirements.txt names a place on this machine "
            f"({made.requirement.text}); change it before others install from it."
        )
    return CLEAN


def _origin(source: str | None, kind: str | None, languages: bool) -> scaffold.Origin | None:
    """The game that is copied, if one is."""
    if languages and source is None and kind is None:
        raise click.UsageError("--languages goes with --from: a game from nothing has none")
    if source is not None and kind is not None:
        raise click.UsageError("--from and --kind exclude each other")
    if source is not None:
        return replace(scaffold.origin(source), with_languages=languages)
    return replace(scaffold.origin_of_kind(kind), with_languages=languages) if kind is not None else None


def _kinds(as_json: bool) -> str:
    found = scaffold.kinds()
    if as_json:
        rows = [{"kind": kind.name, "ruleset": kind.game, "about": kind.about} for kind in found]
        return report("new", {"kinds": len(rows)}, {"kinds": rows})
    longest = max(len(kind.name) for kind in found)
    return "".join(f"{kind.name:{longest}}  {kind.about}\n" for kind in found)


def _json(made: scaffold.NewRepository) -> str:
    names = {"folder": str(made.folder), "game": made.game, "title": made.title}
    body = {**names, "requirement": made.requirement.text, "files": list(made.files)}
    return report("new", {"files": len(made.files)}, body)


def _next_steps(made: scaffold.NewRepository) -> str:
    """What was made, and what comes next."""
    place = shlex.quote(str(made.folder))
    files = "".join(f"  {name}\n" for name in made.files)
    install = "  pip install -r requirements.txt\n" if _lacks_languages(made) else ""
    play = f"  cd {place}\n{install}  rulewright play . --human 1\n  rulewright test\n"
    return f"{made.title}, in {place}:\n{files}\nNext:\n{play}"


def _lacks_languages(made: scaffold.NewRepository) -> bool:
    """Whether it has message files, which `check` could not read here."""
    return any(name.endswith(".ftl") for name in made.files) and find_spec("fluent") is None
