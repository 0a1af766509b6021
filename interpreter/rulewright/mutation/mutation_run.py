"""Many mutants on trial, by one process or several.

In: a `Run`. Out: a verdict for each mutant, as they come. The verdicts do not depend on who tries what, or in which
order.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright import loading
from rulewright.frontend.analysis import walk
from rulewright.loading import Ruleset
from rulewright.mutation.mutant_trial import Trial, Verdict
from rulewright.mutation.mutants import Mutant, mutants
from rulewright.processes.workers import sharing_workers
from rulewright.ruleset_lookup import Found
from rulewright.scenarios import ScenarioFile
from rulewright.source.diagnostic import Report

TOGETHER = 20
"""After so many mutants what they have left behind is cleared away."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be tried: a ruleset, its scenario files, and whether mutants count that the defaults do not show."""

    found: Found
    files: tuple[ScenarioFile, ...]
    everywhere: bool = False


def tried(run: Run, trial: Trial, chosen: Sequence[Mutant], jobs: int = 1) -> Iterator[tuple[Mutant, Verdict]]:
    """The verdicts, in the order of the mutants.
    Several processes share what was read, where the system lets them; else each reads anew.
    """
    if jobs == 1 or len(chosen) < 2:
        for mutant in chosen:
            yield mutant, _verdict(trial, mutant, run.everywhere)
        return
    _READ[run] = trial, {mutant.number: mutant for mutant in chosen}
    with sharing_workers(min(jobs, len(chosen))) as workers:
        verdicts = workers.each(_work, [(run, mutant.number) for mutant in chosen])
        yield from zip(chosen, verdicts, strict=True)


def _verdict(trial: Trial, mutant: Mutant, everywhere: bool) -> Verdict:
    """One verdict. Looking for garbage all the while takes as long as everything else; now and then is enough."""
    gc.disable()
    try:
        return trial.verdict(mutant, everywhere)
    finally:
        gc.enable()
        if mutant.number % TOGETHER == 0:
            walk.forget()
            gc.collect()


_READ: dict[Run, tuple[Trial, dict[int, Mutant]]] = {}
"""What this process has read; a process that is forked off finds it here."""


def _read(run: Run) -> tuple[Trial, dict[int, Mutant]]:
    if run not in _READ:
        ruleset: Ruleset | None = loading.load(run.found, Report())
        assert ruleset is not None, "it was read a moment ago"
        _READ[run] = Trial(ruleset, run.files), {mutant.number: mutant for mutant in mutants(ruleset.symbols.document)}
    return _READ[run]


def _work(work: tuple[Run, int]) -> Verdict:
    run, number = work
    trial, known = _read(run)
    return _verdict(trial, known[number], run.everywhere)
