"""Every use of a name in a ruleset, misspelt: what is told then.

In: rulesets. Out: uses whose misspelling is told by more or by less than one finding. As a command it goes through
whole rulesets: `python -m tests.language.misspelt RULESET ...`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rulewright.loading import check_text
from rulewright.lsp.project.occurrences import Occurrence
from rulewright.lsp.project.workspace import Workspace
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source


def uses(path: Path) -> list[Occurrence]:
    """The names in a ruleset that stand for something declared elsewhere, in the order of the text."""
    view = Workspace().view_of(path)
    assert view is not None
    found = {one.span.start: one for one in view.occurrences if not one.is_declaration}
    return [found[start] for start in sorted(found) if found[start].span.source.name == str(path)]


def one_of_each(found: list[Occurrence]) -> list[Occurrence]:
    """The last use of each sort of name."""
    return list({one.key[0]: one for one in found}.values())


def misspelt(one: Occurrence) -> str:
    """The text of the ruleset, in which this use has another last letter."""
    text, word = one.span.source.text, one.span.text
    other = word[:-1] + ("x" if word[-1] != "x" else "q")
    return text[: one.span.start] + other + text[one.span.end :]


def told(one: Occurrence) -> list[str]:
    """What is told of the misspelt use."""
    report = Report()
    check_text(Source(one.span.source.name, misspelt(one)), report)
    return [f"{found.code} {found.message}" for found in report if found.severity is Severity.ERROR]


def odd(found: list[Occurrence]) -> Iterator[str]:
    """Uses of which not exactly one thing is told."""
    for one in found:
        lines = told(one)
        if len(lines) != 1:
            yield f"{one.span.source.name}:{one.span.position}: `{one.span.text}`: {'; '.join(lines) or 'nothing'}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for line in odd(uses(Path(name).resolve())):
            sys.stdout.write(f"{line}\n")
