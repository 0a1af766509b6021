"""`rulewright diff`: what is different in two rulesets, or since a commit, in the words of the rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from rulewright import difference
from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_report import Stopped
from rulewright.loading import Ruleset, Unsound
from rulewright.source.cells import Style

SAME, DIFFERENT, TROUBLE = 0, 1, 2
"""The exit codes of diff(1)."""
FORMS = ("full", "markdown", "json", "unified")


@click.command(name="diff")
@click.argument("names", metavar="RULESET...", nargs=-1, shell_complete=shell_completion.rulesets)
@click.option(
    "--since",
    "revision",
    metavar="REV",
    help="Compare what lies here with a commit, branch or tag of git; `main...`: with where the work here left main.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    help="How to tell it; markdown is for the comment on a pull request. Default: full.",
)
@click.option("--unified", is_flag=True, help="Show the lines of both as YAML, variants applied, like diff -u.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(names: tuple[str, ...], revision: str | None, form: str | None, unified: bool, as_json: bool) -> int:
    """Tell what the second ruleset changes in the first, or what has changed in rulesets since a commit.

    Both may have variants: `rulewright diff game game:variant`. What is compared is the rules with their variants
    applied, place by place, and the CSV files that they name, cell by cell; blanks, comments and styles make no
    difference. Every difference says where it stands in both files.

    With --since, any number of rulesets, files or folders may be named (none: all below this folder), with the variants
    and scenario files that lie beside them. Git is only read: nothing that the repository's settings name is run.

    The exit code is that of diff(1): 0 if nothing is different, 1 if something is, 2 where there is trouble.
    """
    wanted = [one for one in (form, unified and "unified", as_json and "json") if one]
    if len(set(wanted)) > 1:
        raise click.UsageError("--unified, --json and --format exclude each other")
    chosen = wanted[0] if wanted else FORMS[0]
    if revision is not None:
        from rulewright.cli.diff_since import since  # noqa: PLC0415 (it needs git and a folder; two files need neither)

        return since(revision, names, chosen)
    if len(names) != 2:
        raise click.UsageError("name two rulesets, or what to compare with: `--since REV`")
    return _two((names[0], names[1]), chosen)


def _two(names: tuple[str, str], form: str) -> int:
    """Two rulesets compared."""
    old, new = map(_opened, names)
    try:
        found = difference.compared(names, old, new)
        output.write(
            "".join(difference.unified(names, old, new)) if form == "unified" else _comparison_text(found, form)
        )
    except Unsound as problem:
        with _mistakes_are_trouble():
            game_options.leave(problem.report, new.found.path)
    if form in ("full", "markdown"):
        output.remark(summary(len(found.found)))
    return DIFFERENT if found.found else SAME


def _comparison_text(found: difference.Comparison, form: str) -> str:
    match form:
        case "json":
            return difference.data(found.names, found.abouts, found.found, found.dropped)
        case "markdown":
            return difference.markdown(summary(len(found.found)), [("", found)] if found.found else [])
        case "full":
            style = Style.of(sys.stdout)
            lines = (
                difference.lines(found.names, found.abouts, found.found, found.dropped, style) if found.found else ()
            )
            return "".join(f"{line}\n" for line in lines)
        case _:
            raise AssertionError(f"no such format: {form}")


def _opened(name: str) -> Ruleset:
    """A ruleset that is right; mistakes in it are trouble, not a difference."""
    with _mistakes_are_trouble():
        return game_options.opened(name)


@contextmanager
def _mistakes_are_trouble() -> Iterator[None]:
    try:
        yield
    except Stopped as problem:
        raise Stopped(str(problem), TROUBLE, problem.findings) from problem


def summary(count: int) -> str:
    return "Nothing is different." if not count else f"{count} difference{'' if count == 1 else 's'}."
