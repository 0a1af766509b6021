"""Targets held against games, as a page.

In: assessments, each with how its games ended. Out: a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.game_logs import game_section
from rulewright.lab.pages.arm_coverage import coverage_section
from rulewright.lab.pages.arm_games import arm_games
from rulewright.lab.pages.outcome_charts import lengths_chart, seats_table
from rulewright.lab.pages.page_words import again_section, bots_named
from rulewright.lab.targets.assessment import Assessment, TargetStanding, TargetVerdict
from rulewright.lab.targets.assessment_report import (
    again,
    figure_text,
    more_text,
    said_standing,
    standing_counts,
    summary,
    trouble_text,
)
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
from rulewright.sentences import Said, saying

TONES = {TargetStanding.MET: Tone.GOOD, TargetStanding.MISSED: Tone.BAD, TargetStanding.OPEN: Tone.OPEN}


@dataclass(frozen=True)
class AssessmentPage:
    """`command`: that gives the same page."""

    found: Sequence[Assessment]
    command: str

    def page(self) -> ReportPage:
        seeds = dict.fromkeys(saying("lab-seed-of-all", seed=str(one.seed)) for one in self.found)
        notes = (*dict.fromkeys(_rules(one) for one in self.found), saying("lab-not-noted"))
        sections = (
            PageSection(saying("report-glance"), tuple(self._glance())),
            *(section for one in self.found for section in _sections(one)),
            again_section(self.command, (*seeds,), notes),
        )
        labels = ", ".join(dict.fromkeys(one.sheet.label for one in self.found)) or saying("lab-nothing")
        return ReportPage(saying("lab-targets-of", label=labels), (summary(self.found),), sections)

    def _glance(self) -> Iterator[PagePart]:
        yield TextList(tuple(Toned(standing_counts(one), _tone(one)) for one in self.found))
        people = saying("report-people")
        yield TextParagraph(saying("lab-sentences", first=saying("lab-targets-what"), second=people))


def _tone(found: Assessment) -> Tone:
    if found.count(TargetStanding.MISSED):
        return Tone.BAD
    return Tone.OPEN if found.count(TargetStanding.OPEN) else Tone.GOOD


def _rules(found: Assessment) -> Said:
    program = found.sheet.made.machine.program
    players = saying("report-players", count=program.players)
    return saying("lab-rules-of", label=found.sheet.label, players=players, hash=program.fingerprint)


def _sections(found: Assessment) -> Iterator[PageSection]:
    sheet = found.sheet
    yield PageSection(f"{sheet.path}", tuple(_targets(found)))
    yield PageSection(_of_sheet("report-who-wins", found), (seats_table(found.outcomes),))
    yield PageSection(_of_sheet("report-how-long", found), (lengths_chart(found.outcomes),))
    yield coverage_section([found.arm], found.games, found.seed, _of_sheet("report-never-title", found))
    games = arm_games(found.arm, found.outcomes, found.seed)
    yield game_section(games, saying("report-read-of", what=sheet.label))


def _of_sheet(title: str, found: Assessment) -> Said:
    return saying("report-headed", what=saying(title), more=found.sheet.label)


def _targets(found: Assessment) -> Iterator[PagePart]:
    sheet = found.sheet
    yield TextParagraph(
        saying(
            "lab-target-about",
            label=sheet.label,
            players=saying("report-players", count=sheet.made.machine.program.players),
            games=saying("report-games", count=found.games),
            bots=bots_named(sheet.bots),
            seed=str(found.seed),
        )
    )
    head = (saying("lab-target"), saying("lab-wanted"), "", saying("lab-found"), "")
    yield DataTable(head, tuple(_row(verdict) for verdict in found.verdicts), texts=5)
    if found.troubles:
        yield TextParagraph(trouble_text(found), Tone.BAD)
    yield TextParagraph(saying("lab-file-alone", command=again(found)))


def _row(verdict: TargetVerdict) -> tuple[Cell, ...]:
    target, standing = verdict.target, Toned(said_standing(verdict), TONES[verdict.standing])
    return target.metric.title, target.condition.text, standing, figure_text(verdict), more_text(verdict)
