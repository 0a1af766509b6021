"""Results of scenarios."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.ir.marks import Covered
from rulewright.rule_log import ToldEntry, log_lines
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Diagnostic, Label, Severity
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a scenario failed: an expectation that was not met (RW857), or a run that went astray (RW858)."""

    code: str
    message: str
    span: Span
    expected: str = ""
    got: str = ""
    labels: tuple[Label, ...] = ()
    hint: str = ""

    def diagnostic(self, scenario: str) -> Diagnostic:
        """The failure as a finding, with the scenario's name before it."""
        return Diagnostic(self.code, Severity.ERROR, f"{scenario}: {self.message}", self.span, self.labels, self.hint)


@dataclass(frozen=True, slots=True)
class Result:
    """A scenario that was tried. `trace`: what led to its failure, a line each;
    `reasons`: what the rules did, entry by entry.
    """

    name: str
    span: Span
    failures: tuple[Failure, ...]
    trace: tuple[str, ...] = ()
    reasons: tuple[ToldEntry, ...] = ()
    seconds: float = field(default=0.0, compare=False)
    """How long it took."""

    @property
    def passed(self) -> bool:
        return not self.failures

    def why(self, most: int | None = None) -> list[str]:
        """What the rules did, in lines; at most so many of the last ones, and how many come before."""
        lines = [line for line in log_lines(self.reasons) if line]
        left = len(lines) - most if most is not None else 0
        return lines if left <= 0 else [f"... ({left} lines before; --verbose tells all)", *lines[left:]]

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        return tuple(failure.diagnostic(self.name) for failure in self.failures)


@dataclass(frozen=True, slots=True)
class Tried:
    """A scenario file: the results of its scenarios, and why the others could not be tried.
    `skipped`: left out by a filter.
    """

    name: str
    results: tuple[Result, ...]
    errors: tuple[Diagnostic, ...] = ()
    skipped: int = 0
    found: Found | None = None
    covered: Covered | None = None
    """For which ruleset it is, and what its scenarios have covered, if that was wanted."""

    @property
    def passed(self) -> int:
        return sum(result.passed for result in self.results)

    @property
    def failed(self) -> int:
        return len(self.results) - self.passed
