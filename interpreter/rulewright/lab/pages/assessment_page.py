"""Targets held against games, as a page.

In: assessments, each with how its games ended. Out: a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.game_logs import game_section
from rulewright.lab.pages.arm_coverage import TITLE, coverage_section
from rulewright.lab.pages.arm_games import arm_games
from rulewright.lab.pages.outcome_charts import lengths_chart, seats_table
from rulewright.lab.pages.page_words import NO_PEOPLE, again_section, bots_named
from rulewright.lab.targets.assessment import Assessment, TargetStanding, TargetVerdict
from rulewright.lab.targets.assessment_report import again, figure_text, more_text, summary
from rulewright.report_page import (
    Cell,
    DataTable,
    PagePart,
    PageSection,
    ReportPage,
    TextList,
    TextParagraph,
    Tone,
    Toned,
)
from rulewright.source.plurals import plural

TONES = {TargetStanding.MET: Tone.GOOD, TargetStanding.MISSED: Tone.BAD, TargetStanding.OPEN: Tone.OPEN}
NOT_NOTED = "What every card, option, rule and row of a table does, `rulewright measure` tells."


@dataclass(frozen=True)
class AssessmentPage:
    """`command`: that gives the same page."""

    found: Sequence[Assessment]
    command: str

    def page(self) -> ReportPage:
        seeds = dict.fromkeys(f"Seed of all chance: {one.seed}." for one in self.found)
        sections = (
            PageSection("At a glance", tuple(self._glance())),
            *(section for one in self.found for section in _sections(one)),
            again_section(self.command, (*seeds,), (*dict.fromkeys(_rules(one) for one in self.found), NOT_NOTED)),
        )
        labels = ", ".join(dict.fromkeys(one.sheet.label for one in self.found)) or "nothing"
        return ReportPage(f"{labels}: targets", (summary(self.found),), sections)

    def _glance(self) -> Iterator[PagePart]:
        yield TextList(tuple(Toned(_line(one), _tone(one)) for one in self.found))
        yield TextParagraph(
            "A target is met if the whole interval of its figure lies within, missed if it lies without, and undecided "
            "if so few games cannot say. All intervals "
            f"of a file hold together in 95 of 100 runs. {NO_PEOPLE}"
        )


def _line(found: Assessment) -> str:
    counts = ", ".join(f"{found.count(standing)} {standing.value}" for standing in TargetStanding)
    return f"{found.sheet.path}: {counts}"


def _tone(found: Assessment) -> Tone:
    if found.count(TargetStanding.MISSED):
        return Tone.BAD
    return Tone.OPEN if found.count(TargetStanding.OPEN) else Tone.GOOD


def _rules(found: Assessment) -> str:
    program = found.sheet.made.machine.program
    return f"{found.sheet.label}: {plural(program.players, 'player')}, fingerprint {program.fingerprint}."


def _sections(found: Assessment) -> Iterator[PageSection]:
    sheet = found.sheet
    yield PageSection(f"{sheet.path}", tuple(_targets(found)))
    yield PageSection(f"Who wins: {sheet.label}", (seats_table(found.outcomes),))
    yield PageSection(f"How long it takes: {sheet.label}", (lengths_chart(found.outcomes, "Decisions of a game"),))
    yield coverage_section([found.arm], found.games, found.seed, f"{TITLE}: {sheet.label}")
    yield game_section(arm_games(found.arm, found.outcomes, found.seed), f"Games to read: {sheet.label}")


def _targets(found: Assessment) -> Iterator[PagePart]:
    sheet = found.sheet
    yield TextParagraph(
        f"{sheet.label}, {plural(sheet.made.machine.program.players, 'player')}, {plural(found.games, 'game')}, "
        f"bots: {bots_named(sheet.bots)}, seed {found.seed}."
    )
    rows = tuple(_row(verdict) for verdict in found.verdicts)
    yield DataTable(("target", "wanted", "", "found, with its interval", ""), rows, texts=5)
    if found.troubles:
        game, words = next(iter(found.troubles.items()))
        yield TextParagraph(
            f"{plural(len(found.troubles), 'game')} did not end by the rules; game {game}: {words}", Tone.BAD
        )
    yield TextParagraph(f"This file alone: {again(found)}")


def _row(verdict: TargetVerdict) -> tuple[Cell, ...]:
    standing = Toned(verdict.standing.value, TONES[verdict.standing])
    return (
        verdict.target.metric.title,
        verdict.target.condition.text,
        standing,
        figure_text(verdict),
        more_text(verdict),
    )
