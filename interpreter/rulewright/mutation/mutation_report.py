"""What mutants have told: how many were killed, by kind, and which no scenario notices.

In: mutants with their verdicts, as they come. Out: lines for people, and a document for programs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.mutation.mutant_trial import Verdict
from rulewright.mutation.mutants import Mutant
from rulewright.mutation.mutation_operators import KINDS
from rulewright.source.plurals import plural

WIDTH = 76
CUT = "..."

WORDS = {
    Verdict.SURVIVED: "no scenario notices this",
    Verdict.WAIVED: "no scenario notices this, as a comment says",
    Verdict.REFUSED: "check refuses this",
    Verdict.IDLE: "with the defaults this changes nothing",
}


@dataclass(slots=True)
class MutationReport:
    """Verdicts on a ruleset's mutants. `known`: how many mutants there are; `seed`: of a sample, or none if all were to
    be tried.

    `demanded`: the least percentage that is to be killed, if any is.
    """

    ruleset: str
    scenarios: int
    known: int
    seed: int | None = None
    demanded: float | None = None
    interrupted: bool = False
    found: list[tuple[Mutant, Verdict]] = field(default_factory=list)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        self.found.append((mutant, verdict))

    def count(self, verdict: Verdict, kind: str = "") -> int:
        return sum(one is verdict and kind in ("", mutant.operator.kind) for mutant, one in self.found)

    def percent(self, kind: str = "") -> float | None:
        """How many of the mutants that a scenario could notice were noticed; none where there are no such."""
        killed, left = self.count(Verdict.KILLED, kind), self.count(Verdict.SURVIVED, kind)
        return 100 * killed / (killed + left) if killed + left else None

    @property
    def is_under(self) -> bool:
        """Whether fewer are killed than is demanded."""
        percent = self.percent()
        return self.demanded is not None and percent is not None and percent < self.demanded

    # ---- for people ------------------------------------------------------------------------------------------------

    def lines(self, verbose: bool = False) -> Iterator[str]:
        """The mutants that were not noticed (with `verbose`, also those that were
        not tried), a table by kind, and the sum.
        """
        for verdict in (
            (Verdict.SURVIVED, Verdict.WAIVED, Verdict.REFUSED, Verdict.IDLE) if verbose else (Verdict.SURVIVED,)
        ):
            for mutant, one in self.found:
                if one is verdict:
                    yield from mutant_lines(mutant, verdict)
                    yield ""
        yield from self._table()
        yield ""
        yield self.summary

    def _table(self) -> Iterator[str]:
        yield f"{'kind':<12}{'killed':>8}{'left':>8}{'percent':>9}{'waived':>8}{'refused':>9}{'idle':>6}"
        present = [kind for kind in KINDS if any(mutant.operator.kind == kind for mutant, _ in self.found)]
        for kind in (*present, "") if len(present) > 1 else present:
            counts = [self.count(verdict, kind) for verdict in Verdict]
            percent = self.percent(kind)
            text = "-" if percent is None else f"{percent:.1f}"
            yield f"{kind or 'all':<12}{counts[0]:>8}{counts[1]:>8}{text:>9}{counts[2]:>8}{counts[3]:>9}{counts[4]:>6}"

    @property
    def summary(self) -> str:
        percent = self.percent()
        killed = "" if percent is None else f", {percent:.1f} percent killed"
        whole = (
            f"{len(self.found)} of {plural(self.known, 'mutant')}"
            if len(self.found) < self.known
            else f"{plural(self.known, 'mutant')}"
        )
        seed = f" (--seed {self.seed})" if self.seed is not None else ""
        under = f", and that is under {self.demanded:g}" if self.is_under else ""
        cut = "; interrupted" if self.interrupted else ""
        scenarios = f"{self.scenarios} scenario{'' if self.scenarios == 1 else 's'}"
        return f"{self.ruleset}: {whole}{seed}, {scenarios}{killed}{under}{cut}"

    # ---- for programs ----------------------------------------------------------------------------------------------

    def to_summary(self) -> dict[str, Any]:
        """What decides how the command ends."""
        numbers = {"percent": self.percent(), "demanded": self.demanded, "under": int(self.is_under)}
        return {**numbers, "interrupted": self.interrupted}

    def to_json(self) -> dict[str, Any]:
        """Everything, every mutant with its verdict."""
        return {
            "ruleset": self.ruleset,
            "scenarios": self.scenarios,
            "known": self.known,
            "seed": self.seed,
            "interrupted": self.interrupted,
            **self._counts(),
            "kinds": {kind: self._counts(kind) for kind in KINDS},
            "mutants": [_mutant(mutant, verdict) for mutant, verdict in self.found],
        }

    def _counts(self, kind: str = "") -> dict[str, Any]:
        percent = self.percent(kind)
        return {
            **{verdict.value: self.count(verdict, kind) for verdict in Verdict},
            "percent": None if percent is None else round(percent, 2),
        }


def mutant_lines(mutant: Mutant, verdict: Verdict) -> Iterator[str]:
    """A mutant for people: its place, and its lines before and after."""
    yield f"{_from_here(mutant.span.source.name)}:{mutant.span.position}: {WORDS[verdict]} ({mutant.operator.name})"
    old, new = mutant.lines
    at = mutant.column if mutant.edit.said else _differ(old[0], new[0])
    start = max(0, at - WIDTH // 3) if max(map(len, (*old, *new))) > WIDTH else 0
    yield from (f"  - {_clipped(line, start)}" for line in old)
    yield from (f"  + {_clipped(line, 0 if mutant.edit.said else start)}" for line in new)


def _from_here(name: str) -> str:
    """A file's path from the folder in which the command runs, if it is below."""
    path, here = Path(name), Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


def _differ(old: str, new: str) -> int:
    """The first column in which two lines differ."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((column for column, (a, b) in pairs if a != b), min(len(old), len(new)))


def _clipped(line: str, start: int) -> str:
    """As much of a line as a screen holds, from a column on."""
    part = (CUT if start else "") + line[start:]
    return part if len(part) <= WIDTH else part[: WIDTH - len(CUT)] + CUT


def _mutant(mutant: Mutant, verdict: Verdict) -> dict[str, Any]:
    old, new = mutant.lines
    position = mutant.span.position
    return {
        "number": mutant.number,
        "operator": mutant.operator.name,
        "kind": mutant.operator.kind,
        "file": _from_here(mutant.span.source.name),
        "line": position.line,
        "column": position.column,
        "before": list(old),
        "after": list(new),
        "verdict": verdict.value,
    }
