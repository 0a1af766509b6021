"""A ruleset's book, chapter by chapter.

In: a checked ruleset. Out: a `Book`. Raises `Unsound` where a configuration with
the usual rulings is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright import loading
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.constants import Constants
from rulewright.ir.program import ClassInfo
from rulewright.loading import Ruleset
from rulewright.rulebook.action_chapters import Actions
from rulewright.rulebook.author_texts import AuthorTexts
from rulewright.rulebook.book import Book, Paragraph, Section, without_empty
from rulewright.rulebook.contents_chapter import Contents
from rulewright.rulebook.example_chapter import MOST, examples_section
from rulewright.rulebook.markup import clean, code, ended, strong
from rulewright.rulebook.phase_chapters import Course
from rulewright.rulebook.places_chapter import state_section, zones_section
from rulewright.rulebook.reference_chapters import Reference
from rulewright.rulebook.rulings_chapter import assumptions_section, rulings_section
from rulewright.rulebook.settlement import Settlement
from rulewright.rulebook.settling_chapters import Settling
from rulewright.rulebook.variant_chapter import changes_section, marked
from rulewright.rulebook.wording import Wording
from rulewright.ruleset_lookup import Found, NotFound
from rulewright.sentences import Speech, english
from rulewright.source.diagnostic import Report

if TYPE_CHECKING:
    from rulewright.difference import Comparison
    from rulewright.scenarios import Suite


def book_of(ruleset: Ruleset, examples: int = MOST) -> Book:
    """The book, with at most so many examples from the scenarios that lie beside the ruleset; that of a variant with
    what it changes.
    """
    return with_changes(book_without_changes(ruleset, examples), base_of(ruleset), ruleset, english)


def book_without_changes(ruleset: Ruleset, examples: int = MOST, say: Speech = english, language: str = "en") -> Book:
    """The book that a variant would have if it were a game of its own. `say`: the words around what is made from the
    rules.
    """
    texts = AuthorTexts(ruleset.tree.root)
    wording = Wording(ruleset.symbols, Settlement(ruleset.symbols), texts, say=say)
    told = examples_section(suite_of(ruleset.found) if examples else None, ruleset, examples, say)
    sections = without_empty((*_chapters(ruleset, wording), told))
    return Book(_title(ruleset), tuple(_cover(ruleset, say)), sections, language)


def with_changes(book: Book, base: Ruleset | None, ruleset: Ruleset, say: Speech) -> Book:
    """A variant's book with what the variant changes in its game, as a chapter and beside the entries; a book as it is
    where there is no such game. Texts of both are quoted in the language that these are in.
    """
    if base is None:
        return book
    difference = _difference(base, ruleset)
    about = clean(" ".join(variant.text("about") for variant in ruleset.variants))
    changes = without_empty((changes_section(difference, about, say),))
    return replace(book, sections=marked((*changes, *book.sections), difference.found, say))


def base_of(ruleset: Ruleset) -> Ruleset | None:
    """The game of which this is a variant."""
    return loading.load(Found(ruleset.found.path), Report()) if ruleset.found.variants else None


def _difference(base: Ruleset, ruleset: Ruleset) -> Comparison:
    from rulewright.difference import compared  # noqa: PLC0415 (not for those who want words alone)

    return compared((base.name, ruleset.name), base, ruleset)


def suite_of(found: Found) -> Suite | None:
    """The scenarios beside a ruleset; a text from nowhere has none."""
    from rulewright.scenarios import Suite, scenario_files  # noqa: PLC0415 (not for those who want words alone)

    try:
        return Suite.of(scenario_files(found.written), found)
    except NotFound:
        return None


def _chapters(ruleset: Ruleset, wording: Wording) -> tuple[Section, ...]:
    """All chapters; that of options comes last to be told, since the others find out where options matter."""
    course, actions, settling, reference = Course(wording), Actions(wording), Settling(wording), Reference(wording)
    goal = wording.texts.top("score")
    told = (
        _idea(ruleset, goal or reference.goal(), wording.say),
        Contents(wording, _boxes(ruleset), _told(ruleset)).section(),
        zones_section(wording),
        state_section(wording),
        course.set_up(),
        course.phases(),
        actions.actions(),
        settling.priorities(),
        settling.payouts(),
        actions.effects(),
        reference.scoring(goal),
        reference.terms(),
        reference.numbers(),
        reference.tables(),
    )
    return (*told, rulings_section(wording), assumptions_section(wording))


def _boxes(ruleset: Ruleset) -> list[tuple[ClassInfo, ...]]:
    """The components with the fewest players, with one more, and so on."""
    header = ruleset.header
    return [ruleset.machine(players).program.classes for players in range(header.low, header.high + 1)]


def _told(ruleset: Ruleset) -> Callable[[str], Sequence[Iterable[str]]]:
    """What is said of each face of a class with the most players."""
    constants = Constants(ruleset.symbols, ruleset.configuration(ruleset.header.high))
    return Box(ruleset.symbols, constants, Report()).told


def _title(ruleset: Ruleset) -> str:
    titles = [variant.text("title") or variant.name for variant in ruleset.variants]
    return clean(": ".join([ruleset.header.title or ruleset.header.game, *titles]))


def _cover(ruleset: Ruleset, say: Speech) -> list[str]:
    header = ruleset.header
    low, high = header.low, header.high
    several = say("book-players-from", first=low, last=high, usual=header.usual)
    counts = say("book-players", count=low) if low == high else several
    fingerprint = ruleset.machine().program.fingerprint
    return [
        *([clean(header.credits)] if header.credits else []),
        counts,
        f"{strong(say('book-rules'))} {code(f'{ruleset.name} ({fingerprint})')}",
    ]


def _idea(ruleset: Ruleset, goal: str, say: Speech) -> Section:
    header = ruleset.header
    blocks = [Paragraph(ended(clean(text))) for text in (header.about,) if text]
    blocks += [Paragraph(f"{strong(say('book-goal'))} {goal}")] if goal else []
    return Section(say("book-idea"), "idea", tuple(blocks))
