"""`rulewright diff --since`: what has changed in rulesets since a commit."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from rulewright import difference
from rulewright.checking import wanted_names
from rulewright.cli import output
from rulewright.difference.earlier_files import Earlier, laid_out
from rulewright.difference.since_commit import WRONG, ComparedFile, entries
from rulewright.revisions import NoRevision, Repository
from rulewright.ruleset_lookup import STDIN
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Findings
from rulewright.source.machine_formats import report
from rulewright.source.render import render

SAME, DIFFERENT, TROUBLE = 0, 1, 2


def since(revision: str, names: Sequence[str], form: str) -> int:
    """Compares, tells, and gives the exit code."""
    if str(STDIN) in names:
        raise click.UsageError("standard input is in no commit; name files or folders")
    wanted = list(names) or list(wanted_names())
    try:
        repository = Repository(_start(wanted[0]))
        with laid_out(repository, repository.commit(revision), wanted) as earlier:
            return _write_comparisons(earlier, wanted, form)
    except NoRevision as problem:
        raise click.UsageError(str(problem)) from problem


def _start(name: str) -> Path:
    """A folder in the repository that is meant: that of the first name, or this one."""
    path = Path(name)
    return path if path.is_dir() else path.parent if path.parent.is_dir() else Path()


def _write_comparisons(earlier: Earlier, names: Sequence[str], form: str) -> int:
    for other in earlier.others(names):
        output.remark(f"`{other}` is a repository of its own; go there to compare it.")
    found = list(entries(earlier, earlier.pairs(names)))
    output.write(_text(earlier, found, form))
    if form == "full":
        output.remark(_summary(earlier, found))
    for one in found:
        if one.report.failed:
            findings = Findings(tuple(one.report), (one.comparison.names[1],))
            click.echo(render(findings, "full", Style.of(sys.stderr)), err=True, nl=False)
    return TROUBLE if any(one.status == WRONG for one in found) else DIFFERENT if found else SAME


def _summary(earlier: Earlier, found: Sequence[ComparedFile]) -> str:
    """How much has changed, in one line."""
    if not found:
        return f"No rule has changed since `{earlier.short}`."
    count = sum(len(one.comparison.found) + bool(one.words) for one in found)
    return f"{difference_words(count)} since `{earlier.short}`."


def difference_words(count: int) -> str:
    return f"{count} difference{'' if count == 1 else 's'}"


def _text(earlier: Earlier, found: Sequence[ComparedFile], form: str) -> str:
    match form:
        case "json":
            return _json(earlier, found)
        case "markdown":
            pairs = [(one.words, one.comparison) for one in found]
            return difference.markdown(_summary(earlier, found), pairs, earlier.file)
        case "unified":
            return "".join(
                line
                for one in found
                if one.rulesets is not None
                for line in difference.unified(one.comparison.names, *one.rulesets, earlier.file)
            )
        case "full":
            style = Style.of(sys.stdout)
            return "\n".join("".join(f"{line}\n" for line in _lines(one, earlier, style)) for one in found)
        case _:
            raise AssertionError(f"no such format: {form}")


def _lines(one: ComparedFile, earlier: Earlier, style: Style) -> Iterator[str]:
    it = one.comparison
    yield from difference.lines(it.names, it.abouts, it.found, it.dropped, style, earlier.file, one.words)


def _json(earlier: Earlier, found: Sequence[ComparedFile]) -> str:
    body = [
        {
            "kind": one.kind,
            "status": one.status,
            "words": one.words,
            "old": {"ruleset": one.comparison.names[0], "about": one.comparison.abouts[0]},
            "new": {"ruleset": one.comparison.names[1], "about": one.comparison.abouts[1]},
            "changes": [
                difference.change_data(change, one.comparison.dropped, earlier.file) for change in one.comparison.found
            ],
        }
        for one in found
    ]
    numbers = {"entries": len(found), "changes": sum(len(one.comparison.found) for one in found)}
    return report("diff", numbers, {"since": earlier.commit, "entries": body})
