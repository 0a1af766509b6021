"""Which rules, branches and rows of tables the games of a ruleset never reached, as a section of a page.

In: arms, how many games each played, the seed of the run. Out: a section. The first games of each are played once more,
with their rules marked: a run keeps numbers of its games, and one that is gone on with has not seen its first games.
What is told depends on the arms, the seed and the number of games alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath

from rulewright.coverage import Measured, measured_games, never, percent, text_of
from rulewright.ir.marks import Covered, MarkKey
from rulewright.lab.compare import Arm
from rulewright.machine_cache import ready
from rulewright.report_page import DataTable, PagePart, PageSection, TextParagraph
from rulewright.ruleset_lookup import STDIN
from rulewright.sentences import Words, saying
from rulewright.source.diagnostic import Report
from rulewright.stats import Run, played

MOST_GAMES, FEW_GAMES = 500, 10
PART = 10
"""Bots that think are slow: a tenth of their games is played once more."""
TITLE = saying("report-never-title")


def coverage_section(
    arms: Sequence[Arm], games: int, seed: int, title: Words = TITLE, labels: Sequence[Words] = ()
) -> PageSection:
    """The coverage of each ruleset, beside what the first one reaches.

    `labels`: what they are called, where not as they are.
    """
    found = [_measured(arm, covered_games(arm, games), seed) for arm in arms]
    first = _reached(found[0]) if found else {}
    parts = [
        part
        for label, one in zip(labels or [arm.label for arm in arms], found, strict=True)
        for part in _parts(label, one, first if one is not found[0] else None)
    ]
    return PageSection(title, tuple(parts))


def covered_games(arm: Arm, games: int) -> int:
    """How many are played once more."""
    part = games if set(arm.bots) == {"random"} else max(FEW_GAMES, games // PART)
    return min(games, part, MOST_GAMES)


def _measured(arm: Arm, games: int, seed: int) -> Measured | None:
    """None for rules that cannot be read once more."""
    found, seatings = arm.made.found, arm.seatings()
    made = ready(found, arm.players, dict(arm.made.differing), Report(), marked=True) if found.path != STDIN else None
    if made is None or made.ruleset is None:
        return None
    program, covered = made.machine.program, Covered()
    for turn, seating in enumerate(seatings):
        deals = len(range(turn, games, len(seatings)))
        run = Run(found, arm.players, arm.made.differing, seating, deals, seed, marked=True)
        for block in played(run, made.machine):
            covered.add_many(program.marks, len(block), block.covered or ())
    return measured_games(made.ruleset, program, covered)


def _reached(measured: Measured | None) -> dict[MarkKey, bool]:
    """What a ruleset might reach, and whether it did."""
    return {} if measured is None else {one.item.key: one.runs > 0 for one in measured.items}


def _parts(label: Words, measured: Measured | None, first: dict[MarkKey, bool] | None) -> Iterator[PagePart]:
    """`first`: what the first ruleset reached; none for itself."""
    if measured is None:
        yield TextParagraph(saying("report-from-input", label=label))
        return
    share = measured.share
    reached = saying(
        "report-reached-first",
        label=label,
        games=saying("report-games", count=measured.runs),
        count=share.covered,
        number=share.total,
        share=f"{percent(share)} %",
    )
    yield TextParagraph(reached)
    missing = measured.missing()
    if not missing:
        return
    head: tuple[Words, ...] = (saying("report-where"), saying("report-never-reached"))
    if first is not None:
        head = (*head, saying("report-in-first"))
    rows = [
        (
            f"{PurePath(one.span.source.name).name}:{one.span.position}",
            saying("report-headed", what=never(one), more=text_of(one)),
            *(() if first is None else (_beside(first.get(one.item.key)),)),
        )
        for one in missing
    ]
    yield DataTable(head, tuple(rows), texts=len(head))


def _beside(reached: bool | None) -> Words:
    if reached is None:
        return saying("report-not-there")
    return saying("report-reached-word" if reached else "report-never-either")
