"""The one renderer of diagnostics.

In: findings, the name of a format, a style. Out: text. Every format is one function in `FORMATS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rulewright.source.cells import Style
from rulewright.source.diagnostic import Findings, Severity
from rulewright.source.excerpt import excerpt, headline
from rulewright.source.machine_formats import as_github, as_json, as_junit, as_sarif

PLAIN = Style()


def as_full(findings: Findings, style: Style) -> str:
    """For people: messages with their lines, an empty line after each."""
    return "".join("\n".join(excerpt(diagnostic, style)) + "\n\n" for diagnostic in findings.found)


def as_concise(findings: Findings, style: Style) -> str:
    """One line each: `file:line:column: CODE message`."""
    return "".join(style.plain(f"{d.span}: {headline(d)}") + "\n" for d in findings.found)


FORMATS: dict[str, Callable[[Findings, Style], str]] = {
    "full": as_full,
    "concise": as_concise,
    "json": lambda findings, _: as_json(findings),
    "github": lambda findings, _: as_github(findings),
    "sarif": lambda findings, _: as_sarif(findings),
    "junit": lambda findings, _: as_junit(findings),
}


def render(findings: Findings, form: str = "full", style: Style = PLAIN) -> str:
    """Findings in one of the `FORMATS`."""
    return FORMATS[form](findings, style)


def summary(findings: Findings) -> str:
    """What was checked and found, as a sentence."""
    counts = Counter(diagnostic.severity for diagnostic in findings.found)
    found = (
        _listed([_counted(counts[severity], severity) for severity in Severity if counts[severity]])
        or "nothing to report"
    )
    kinds = findings.counts or (("ruleset", len(findings.checked)),)
    checked = _listed([_counted(count, word) for word, count in kinds if count]) or "nothing"
    fails = "; warnings fail" if counts[Severity.WARNING] and Severity.WARNING in findings.failing else ""
    return f"Checked {checked}: {found}{fails}."


def _listed(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def _counted(number: int, word: str) -> str:
    first, _, rest = word.partition(" of ")
    return f"{number} {word}" if number == 1 else f"{number} {first}s" + (f" of {rest}" if rest else "")
