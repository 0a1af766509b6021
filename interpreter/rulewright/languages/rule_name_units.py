"""The names of rules: phases and what they are given, steps, terms, numbers, options with their answers, priorities,
payouts, effects, traits. Players meet them in prompts, reasons, rule logs, rulebooks, pictures and on cards.

In: symbols, and the names that have a text of their own. Out: `TextUnit`s, one for each name: a step that is called as
a zone or an action is has the words of that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.languages.text_unit import TextUnit, UnitSort, plain, unit_id
from rulewright.source.text import Span

Named = tuple[str, str, Span]
"""The section, the name in it, and where it is declared."""
SPEAKERS = frozenset({"me", "player", "side"})
"""Names of parameters that this program has words for."""
OWN_NAMES = {
    "game": "rule-game", "then": "rule-then", "if_none": "rule-if-none", "otherwise": "rule-otherwise",
    "accepted": "rule-accepted", "refused": "rule-refused",
}  # fmt: skip
"""Names that every ruleset has, and the sentences of this program that say them."""
APART = frozenset({"phases", "terms"})
"""Sections whose names may say something else than the same name elsewhere: a hand of cards, and the hand that is
played; to open, and to be open.
"""
ANSWERS = {"yes": "yes", "no": "no"}
"""Answers of options for which the same holds."""


def rule_name_units(symbols: sym.Symbols, known: Iterable[str]) -> Iterator[TextUnit]:
    """`known`: names that have a text of their own."""
    seen = {*known, *SPEAKERS, *OWN_NAMES}
    for section, name, span in _every_name(symbols):
        if name not in seen:
            seen.add(name)
            yield TextUnit(unit_id((section, name)), UnitSort.NAME, plain(name), span, (), (name,))
        elif section in APART and name not in OWN_NAMES:
            yield TextUnit(unit_id((section, name)), UnitSort.NAME, plain(name), span, (), name_of(section, name))
    for option in symbols.options.values():
        for word in option.words:
            if word not in ANSWERS:
                yield answer_unit(option, word)


def name_of(section: str, name: str) -> tuple[str, str]:
    """What names a rule apart from others of the same name."""
    return f"{section}:", name


def answer_unit(option: sym.Option, word: str) -> TextUnit:
    """An answer of an option."""
    id_ = unit_id(("options", option.name, "values", word))
    return TextUnit(id_, UnitSort.NAME, plain(word), option.span, (), (option.name, word))


def _every_name(symbols: sym.Symbols) -> Iterator[Named]:
    phases = [phase for phase in symbols.phases.values() if phase.level == 1]
    for phase in phases:
        yield "phases", phase.name, phase.span
        yield from (("roles", var.name, phase.span) for var in phase.signature)
    for phase in phases:
        yield from _steps(phase)
    yield from (("terms", term.name, term.span) for term in symbols.terms)
    yield from (("numbers", number.name, number.span) for number in symbols.numbers.values())
    yield from (("options", option.name, option.span) for option in symbols.options.values())
    for priority in symbols.priorities.values():
        yield "priorities", priority.name, priority.span
        yield from (("rules", rule, priority.span) for rule in priority.rules)
    yield from (("payouts", payout.name, payout.span) for payout in symbols.payouts.values())
    yield from (("effects", effect.name, effect.span) for effect in symbols.effects.values())
    for cls in symbols.classes.values():
        yield from (("traits", trait.name, trait.span) for trait in cls.traits.values())


def _steps(phase: sym.Phase) -> Iterator[Named]:
    found = [node for node in nodes(phase.steps, deep=False) if isinstance(node, t.Step)]
    for step in sorted(found, key=lambda step: step.span.start):
        yield "steps", step.name, step.span
