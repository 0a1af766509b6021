"""The rules of one game that is being played, in words: conditions, values and whole rules, as its own options have
them.

In: a ruleset and a Program of it. Out: plain sentences, and lines with a margin for what stands within something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Program
from rulewright.loading import Ruleset
from rulewright.rulebook.action_chapters import Actions
from rulewright.rulebook.author_texts import AuthorTexts
from rulewright.rulebook.book import Grid, Item, ItemList, Paragraph, Remark, Section
from rulewright.rulebook.book_messages import BookMessages
from rulewright.rulebook.markup import ended, unmarked
from rulewright.rulebook.phase_chapters import Course
from rulewright.rulebook.reference_chapters import Reference
from rulewright.rulebook.settlement import Settlement
from rulewright.rulebook.settling_chapters import Settling
from rulewright.rulebook.translated_book import Translate
from rulewright.rulebook.wording import Wording

Called = Mapping[t.Var, str]
"""What local names stand for."""
MARGIN = "  "


class RuleWords:
    """The words for one game. In other languages whole rules are told as the book has them, for all numbers of players
    and with the usual options: only those sentences are translated.
    """

    def __init__(self, ruleset: Ruleset, program: Program) -> None:
        self.symbols: sym.Symbols = ruleset.symbols
        self._path, self._messages = ruleset.found.path, dict[str, Translate]()
        configuration = ruleset.configuration(program.players, dict(program.options))
        texts = AuthorTexts(ruleset.tree.root)
        self.wording = Wording(ruleset.symbols, Settlement(ruleset.symbols, (configuration,)), texts)
        self._of_book = Wording(ruleset.symbols, Settlement(ruleset.symbols), texts)

    def clause(self, expr: t.Expr, holds: bool, called: Called) -> str:
        """That a condition holds, or does not; one that options decide is told in full."""
        wording = self.wording if self.settled(expr) is None else self.wording.plain()
        wording.nouns.called = dict(called)
        return unmarked(wording.conditions.clause(expr, holds))

    def value(self, expr: t.Expr, called: Called) -> str:
        """What gives a value."""
        self.wording.nouns.called = dict(called)
        return unmarked(self.wording.value(expr))

    def members(self, domain: t.Domain, called: Called) -> str:
        """What a domain asks for, without an article."""
        self.wording.nouns.called = dict(called)
        return unmarked(self.wording.domains.bare(domain))

    def settled(self, expr: t.Expr) -> bool | None:
        """Whether the options decide a condition, and how."""
        return self.wording.settled(expr)

    # ---- whole rules ------------------------------------------------------------------------------------------------

    def phase(self, phase: sym.Phase, language: str = "en") -> list[str]:
        """What a phase says."""
        return list(_section(Course(self._whole(language)).phase(phase), self._in(language)))

    def action(self, action: sym.Action, language: str = "en") -> list[str]:
        """What an action says."""
        return list(_section(Actions(self._whole(language)).action(action), self._in(language)))

    def payout(self, payout: sym.Payout, language: str = "en") -> list[str]:
        """Who has a claim, in which order they are paid, and what if there is not enough."""
        section = Settling(self._whole(language)).payout(payout)
        return list(_section(replace(section, blocks=section.blocks[-1:]), self._in(language)))

    def score(self, language: str = "en") -> list[str]:
        """What points are, and who has won."""
        told = self._in(language)
        return [told(ended(text)) for text in Reference(self._whole(language)).score_rules()]

    def _whole(self, language: str) -> Wording:
        return self.wording if language == "en" else self._of_book

    def _in(self, language: str) -> Translate:
        """What puts sentences into a language: the messages of the book."""
        if language not in self._messages:
            told = unmarked if language == "en" else _read(BookMessages(self._path, language))
            self._messages[language] = told
        return self._messages[language]


def _read(messages: BookMessages) -> Translate:
    return lambda text: unmarked(messages.or_english(text))


def _section(section: Section, words: Translate) -> Iterator[str]:
    yield words(section.title)
    for block in section.blocks:
        match block:
            case Paragraph(text=text) | Remark(text=text):
                yield MARGIN + words(text)
            case ItemList(items=items, ordered=ordered):
                yield from _items(items, MARGIN, ordered, words)
            case Grid(rows=rows):
                yield from (MARGIN + ": ".join(map(words, row)) for row in rows)
            case _:
                assert_never(block)


def _items(items: Iterable[Item], margin: str, ordered: bool, words: Translate) -> Iterator[str]:
    for number, item in enumerate(items, 1):
        sign = f"{number}." if ordered else "-"
        yield f"{margin}{sign} {words(item.text)}"
        yield from _items(item.inside, margin + " " * (len(sign) + 1), False, words)
