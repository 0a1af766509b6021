"""Targets looked at by several processes.

In: targets, in order. Out: their outcomes, in the same order and the same as from one process. Those of one ruleset go
to one process, because they share it. What is remembered is told at once: no process is started for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.checkable_files import Target
from rulewright.checking.findings_cache import Packed, packed, unpacked
from rulewright.checking.target_checker import Outcome, Reviewer, TargetRequest
from rulewright.processes.workers import result_of, sharing_workers
from rulewright.ruleset_lookup import STDIN
from rulewright.settings import Desk
from rulewright.source.diagnostic import Report

if TYPE_CHECKING:
    from concurrent.futures import Future


@dataclass(frozen=True, slots=True)
class _Work:
    """The targets of one ruleset, and all that another process needs to look at them in the same way."""

    targets: tuple[Target, ...]
    config: Path | None
    no_config: bool
    wanted: TargetRequest


Looked = list[tuple[Packed, tuple[Path, ...]]]


def outcomes(reviewer: Reviewer, targets: Sequence[Target], jobs: int) -> Iterator[Outcome]:
    """What is found, target by target, by at most so many processes."""
    groups = [tuple(group) for _, group in groupby(targets, key=lambda target: target.found.path)]
    known = [reviewer.recalled(group) for group in groups]
    unknown = [group for group, found in zip(groups, known, strict=True) if found is None and _may_go(group)]
    if min(jobs, len(unknown)) < 2:
        rest = reviewer.outcomes(
            target for group, found in zip(groups, known, strict=True) if not found for target in group
        )
        for group, found in zip(groups, known, strict=True):
            yield from found or islice(rest, len(group))
        yield from rest  # nothing more: it ends
        return
    with sharing_workers(min(jobs, len(unknown))) as workers:
        begun = {group: workers.submit(_look, _work(reviewer, group)) for group in unknown}
        for group, found in zip(groups, known, strict=True):
            yield from found or (
                _outcomes(reviewer, group, begun[group]) if group in begun else reviewer.outcomes(group)
            )
    reviewer.close(written=True)


def _may_go(group: Sequence[Target]) -> bool:
    """Whether another process finds what is meant: a text and standard input are here only."""
    return all(target.text is None and target.file != STDIN for target in group)


def _work(reviewer: Reviewer, group: tuple[Target, ...]) -> _Work:
    return _Work(group, reviewer.desk.chosen, reviewer.desk.never, reviewer.wanted)


def _outcomes(reviewer: Reviewer, group: Sequence[Target], begun: Future[Looked]) -> Iterator[Outcome]:
    looked = result_of(begun)
    for target, (found, files) in zip(group, looked, strict=True):
        yield reviewer.outcome_of(target, (unpacked(found), files))


def _look(work: _Work) -> Looked:
    """In a worker: the targets of one ruleset."""
    reviewer = Reviewer(Desk(Report(), work.config, work.no_config), work.wanted)
    return [(packed(one.found), one.files) for one in reviewer.outcomes(work.targets)]
