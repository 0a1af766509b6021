"""A comparison as a page: before and after, variant by variant.

In: a report. Out: a page; the same for the same report.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.game_logs import game_section
from rulewright.lab.compare import Arm
from rulewright.lab.compare.comparison_report import ComparisonReport
from rulewright.lab.compare.effects import Judgement
from rulewright.lab.pages.arm_coverage import coverage_section
from rulewright.lab.pages.arm_games import arm_games
from rulewright.lab.pages.effect_tables import COUNTS, effects_tables, in_words
from rulewright.lab.pages.lead_charts import curve_words, kept_curves, lead_chart
from rulewright.lab.pages.outcome_charts import lengths_chart, seats_table
from rulewright.lab.pages.page_words import again_section, bots_named
from rulewright.report_page import PagePart, PageSection, ReportPage, TextList, TextParagraph, Tone
from rulewright.sentences import Said, Words, listed, saying

MOST_TOLD = 3
"""Games are told of so many rulesets; of more, those of the first only, and it is said."""


@dataclass(frozen=True)
class ComparisonPage:
    """`command`: that gives the same page."""

    report: ComparisonReport
    command: str

    def page(self) -> ReportPage:
        arms = self.report.result.plan.arms
        sections = (
            PageSection(saying("report-glance"), tuple(self._glance())),
            *(self._arm(place) for place in range(len(self.report.result.effects))),
            PageSection(saying("report-who-wins"), tuple(self._seats())),
            PageSection(saying("report-how-long"), tuple(self._lengths())),
            *self._course(),
            coverage_section(arms, self.report.result.games, self.report.result.plan.seed),
            *self._games(),
            self._again(),
        )
        return ReportPage(saying("report-compared", game=arms[0].label), tuple(self._about()), sections)

    def _about(self) -> Iterator[Words]:
        plan, result = self.report.result.plan, self.report.result
        yield saying(
            "report-compared-with",
            label=plan.arms[0].label,
            count=len(plan.arms) - 1,
            games=saying("report-games", count=result.games),
            bots=bots_named(plan.arms[0].bots),
            seed=str(plan.seed),
        )
        if len(set(plan.arms[0].bots)) > 1:
            yield saying("report-rotation")
        yield from plan.measured_by()

    def _glance(self) -> Iterator[PagePart]:
        result = self.report.result
        for place, effects in enumerate(result.effects):
            counts = ((key, sum(one.judgement is wanted for one in effects)) for wanted, key in COUNTS.items())
            told = [saying(key, count=count) for key, count in counts if count]
            label = result.plan.arms[place + 1].label
            if told:
                yield TextParagraph(saying("lab-arm-counts", label=label, counts=listed(told)))
            different = [one.title for one in effects if one.judgement is Judgement.DIFFERENT]
            if different:
                yield TextParagraph(saying("report-changes", titles=listed(different)), Tone.NOTED)
        if result.troubles:
            games = saying("report-games", count=result.troubles)
            yield TextParagraph(saying("report-not-ended", games=games), Tone.BAD)
        comparisons = saying("report-comparisons", count=sum(map(len, result.effects)))
        yield TextParagraph(saying("report-together", comparisons=comparisons, people=saying("report-people")))

    def _arm(self, place: int) -> PageSection:
        result = self.report.result
        effects, label = result.effects[place], result.plan.arms[place + 1].label
        rules = [rule.words for rule in self.report.rules[place]]
        changed: PagePart = TextList(tuple(rules)) if rules else TextParagraph(saying("report-no-rule"))
        equal, pairs = self.report.equal_games(place), saying("report-pairs", count=result.games)
        alike = TextParagraph(saying("report-alike-pairs", count=equal, pairs=pairs))
        tables = effects_tables(effects, saying("report-before"), saying("report-after"))
        title = saying("report-before-after", what=label)
        return PageSection(title, (changed, alike, in_words(effects), *tables))

    def _seats(self) -> Iterator[PagePart]:
        for arm, outcomes in zip(self.report.result.plan.arms, self.report.result.outcomes, strict=True):
            yield TextParagraph(saying("lab-label", label=arm.label))
            yield seats_table(outcomes)

    def _lengths(self) -> Iterator[PagePart]:
        for arm, outcomes in zip(self.report.result.plan.arms, self.report.result.outcomes, strict=True):
            yield lengths_chart(outcomes, arm.label)

    def _course(self) -> Iterator[PageSection]:
        """With a value bot: who leads when, ruleset by ruleset."""
        result = self.report.result
        curves = [kept_curves(outcomes) for outcomes in result.outcomes]
        charts = [
            lead_chart(one, arm.members, arm.label)
            for arm, one in zip(result.plan.arms, curves, strict=True)
            if one.games and arm.members > 1 and not arm.is_declared
        ]
        if charts:
            yield PageSection(saying("report-how-games"), (*charts, curve_words()))

    def _games(self) -> Iterator[PageSection]:
        result, seed = self.report.result, self.report.result.plan.seed
        arms = list(zip(result.plan.arms, result.outcomes, strict=True))
        told = arms if len(arms) <= MOST_TOLD else arms[:1]
        for arm, outcomes in told:
            yield game_section(arm_games(arm, outcomes, seed), saying("report-read-of", what=arm.label))

    def _again(self) -> PageSection:
        plan = self.report.result.plan
        rules = [_rules_of(arm) for arm in plan.arms]
        gaps = [saying("report-first-only")] if len(plan.arms) > MOST_TOLD else []
        seed = saying("report-seed-shared", seed=str(plan.seed))
        return again_section(self.command, (seed,), (*rules, *gaps, *self.report.first_troubles()))


def _rules_of(arm: Arm) -> Said:
    return saying("report-rules-of", label=arm.label, hash=arm.made.machine.program.fingerprint)
