"""What can be said about whole rulesets: one check a file, listed in one table.

In: typed rules without errors, and for most checks a configuration. Out: nothing; complaints go to a report. What is
wrong in some configurations only is told once, with the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.checks.after_end import check_after_end, check_sides
from rulewright.frontend.analysis.checks.answers import check_missing_answers, check_needless_answers
from rulewright.frontend.analysis.checks.constant_conditions import check_conditions
from rulewright.frontend.analysis.checks.criteria import check_criteria
from rulewright.frontend.analysis.checks.deals import check_deals
from rulewright.frontend.analysis.checks.defaults import check_defaults
from rulewright.frontend.analysis.checks.empty_domains import check_empty_domains
from rulewright.frontend.analysis.checks.ending import check_ends, check_loops
from rulewright.frontend.analysis.checks.extremes import check_extremes
from rulewright.frontend.analysis.checks.full_zones import check_filling
from rulewright.frontend.analysis.checks.idle_components import check_components, check_traits
from rulewright.frontend.analysis.checks.idle_kinds import check_kinds
from rulewright.frontend.analysis.checks.loop_orders import check_loop_orders
from rulewright.frontend.analysis.checks.marks_in_heaps import check_carried
from rulewright.frontend.analysis.checks.matches import check_matches
from rulewright.frontend.analysis.checks.money_totals import check_debts, check_purses, check_totals
from rulewright.frontend.analysis.checks.needless import check_twice
from rulewright.frontend.analysis.checks.nesting import check_nesting
from rulewright.frontend.analysis.checks.open_conditions import check_open_conditions
from rulewright.frontend.analysis.checks.open_terms import check_open_terms
from rulewright.frontend.analysis.checks.option_effects import Programs, check_effects
from rulewright.frontend.analysis.checks.publishing import check_given_away, check_published, check_reckoning
from rulewright.frontend.analysis.checks.ranking import check_orders, check_shortage
from rulewright.frontend.analysis.checks.recursion import check_recursion
from rulewright.frontend.analysis.checks.same_names import check_component_names
from rulewright.frontend.analysis.checks.sealed import check_sealed
from rulewright.frontend.analysis.checks.secret_asking import check_asking
from rulewright.frontend.analysis.checks.set_sizes import check_set_sizes
from rulewright.frontend.analysis.checks.shared_spaces import check_sharing
from rulewright.frontend.analysis.checks.shuffled_names import check_references
from rulewright.frontend.analysis.checks.single import check_single
from rulewright.frontend.analysis.checks.singular_names import check_singular_names
from rulewright.frontend.analysis.checks.sizes import check_rounds, check_sizes
from rulewright.frontend.analysis.checks.starts import check_room, check_starts
from rulewright.frontend.analysis.checks.steady import check_steady, check_trait_words, check_words
from rulewright.frontend.analysis.checks.table_rows import check_rows, check_tables
from rulewright.frontend.analysis.checks.turns import check_turns
from rulewright.frontend.analysis.checks.unbound_chance import check_chance
from rulewright.frontend.analysis.checks.unreachable import check_cases, check_reach
from rulewright.frontend.analysis.checks.unread_members import check_unread_members
from rulewright.frontend.analysis.checks.unseen_choices import check_secrets
from rulewright.frontend.analysis.checks.unused import check_declarations, check_locals, check_options
from rulewright.frontend.analysis.checks.value_ranges import check_members, check_ranges, check_stores
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.configuration_findings import SharedFindings
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Survey
from rulewright.source.diagnostic import Report

__all__ = [
    "OF_ALL",
    "OF_CONFIGURATIONS",
    "OF_CONSTANTS",
    "OF_PROGRAMS",
    "OF_RULES",
    "Check",
    "Programs",
    "Scene",
    "SharedFindings",
    "Survey",
    "check_all",
    "check_configuration",
    "check_programs",
    "check_rules",
]  # fmt: skip

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Check(Generic[T]):
    """A check: its name, the codes that it may tell, and what it looks at: a survey, a scene, or all scenes."""

    name: str
    codes: tuple[str, ...]
    look: Callable[[T, Report], None]
    is_needed: bool = False
    """Whether the checks after it rely on it, and wait where it found something."""


OF_RULES: tuple[Check[Survey], ...] = (
    Check("no phase runs itself", ("RW603",), check_recursion),
    Check("phases are not too deep", ("RW613",), check_nesting, is_needed=True),
    Check("every loop ends", ("RW606",), check_loops),
    Check("what is ended is running", ("RW608",), check_ends),
    Check("every rule is reached", ("RW317",), check_reach),
    Check("every case is reached", ("RW319",), check_cases),
    Check("defaults are allowed", ("RW517",), check_defaults),
    Check("every option is read", ("RW315", "RW808"), check_options),
    Check("every declaration is used", ("RW316",), check_declarations),
    Check("every local name is used", ("RW318",), check_locals),
    Check("every word of a member says something", ("RW309", "RW318"), check_unread_members),
    Check("ties are settled", ("RW508", "RW621"), check_orders),
    Check("chance is bound", ("RW407",), check_chance),
    Check("simultaneous effects are independent", ("RW618",), check_sealed),
    Check("components start in one place", ("RW516",), check_starts),
    Check("no name outlives a shuffle", ("RW615",), check_references),
    Check("marks can be carried", ("RW518",), check_carried),
    Check("components are used", ("RW701", "RW715"), check_components),
    Check("traits are read", ("RW703",), check_traits),
    Check("words come", ("RW704",), check_words),
    Check("what is read can change", ("RW705",), check_steady),
    Check("choices leave a choice", ("RW708",), check_single),
    Check("places do not only fill", ("RW709",), check_filling),
    Check("criteria decide", ("RW710",), check_criteria),
    Check("nothing is said twice", ("RW713",), check_twice),
    Check("no step lies behind an end", ("RW714",), check_after_end),
    Check("sides are used", ("RW717",), check_sides),
    Check("orders stand while they are gone through", ("RW722",), check_loop_orders),
)

OF_CONSTANTS: tuple[Check[Scene], ...] = (
    Check("ranges hold", ("RW321", "RW610", "RW612"), check_ranges),
    Check("tables are complete", ("RW507",), check_tables),
    Check("sizes are moderate", ("RW614",), check_sizes),
    Check("sets suit their parameters", ("RW410", "RW612", "RW614"), check_set_sizes),
    Check("there is room at the start", ("RW611", "RW612"), check_room),
    Check("purses start soundly", ("RW617",), check_purses),
    Check("money can be counted", ("RW614",), check_totals),
    Check("debts are bounded", ("RW512",), check_debts),
    Check("spaces can be shared out", ("RW320",), check_sharing),
)
"""What is known before play; the checks of rules build on it."""

OF_CONFIGURATIONS: tuple[Check[Scene], ...] = (
    Check("members exist", ("RW409",), check_members),
    Check("terms on the table are open", ("RW320",), check_open_terms),
    Check("stores can fit", ("RW610",), check_stores),
    Check("extremes exist", ("RW509",), check_extremes),
    Check("matches are complete", ("RW319", "RW511"), check_matches),
    Check("shortages suit the order", ("RW514",), check_shortage),
    Check("choices have answers", ("RW505",), check_missing_answers),
    Check("choices read what is seen", ("RW607",), check_secrets),
    Check("loops have an order", ("RW510",), check_turns),
    Check("deals suffice", ("RW616",), check_deals),
    Check("loops are moderate", ("RW614",), check_rounds),
    Check("secret choices stay secret", ("RW711",), check_given_away),
    Check("secrets cannot be worked out", ("RW712",), check_reckoning),
    Check("no secret becomes public", ("RW716",), check_published),
    Check("no secret opens a zone", ("RW724",), check_open_conditions),
    Check("no secret decides who is asked", ("RW718",), check_asking),
    Check("one is meant where one is named", ("RW723",), check_singular_names),
)

OF_ALL: tuple[Check[Sequence[Scene]], ...] = (
    Check("no answer is needless", ("RW506",), check_needless_answers),
    Check("no row is needless", ("RW507",), check_rows),
    Check("kinds differ", ("RW702",), check_kinds),
    Check("components are called differently", ("RW719",), check_component_names),
    Check("words of traits come", ("RW704",), check_trait_words),
    Check("conditions can hold and fail", ("RW706",), check_conditions),
    Check("what is gone through may have members", ("RW725",), check_empty_domains),
)
"""These need every configuration to say what they say."""

OF_PROGRAMS: tuple[Check[Programs], ...] = (Check("option values have an effect", ("RW707",), check_effects),)
"""These compare Programs; `rulewright.loading` has them made."""


def check_rules(survey: Survey, report: Report) -> None:
    """Everything that does not depend on a configuration."""
    for check in OF_RULES:
        before = len(report)
        check.look(survey, report)
        if check.is_needed and len(report) > before:
            return


def check_configuration(survey: Survey, configuration: Configuration, report: Report) -> Scene | None:
    """Everything about one configuration; none where already its constants are wrong."""
    constants = Constants(survey.symbols, configuration)
    try:
        scene = Scene(survey, constants, Box(survey.symbols, constants, report))
        for check in OF_CONSTANTS:
            check.look(scene, report)
        if report.failed:
            return None
        for check in OF_CONFIGURATIONS:
            check.look(scene, report)
    except BadConstant as problem:
        report.error("RW612", problem.message, problem.span, problem.hint)
        return None
    return scene


def check_all(scenes: Sequence[Scene], report: Report) -> None:
    """What only all configurations together can say."""
    for check in OF_ALL if scenes else ():
        check.look(scenes, report)


def check_programs(programs: Programs, report: Report) -> None:
    """What only the Programs of several configurations can say."""
    for check in OF_PROGRAMS:
        check.look(programs, report)
