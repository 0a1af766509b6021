"""The rules that are in force at a prompt, in readable words.

In: a game and its rules in words. Out: lines: the phases that are in progress as far as the position in the rules says,
and the actions that are asked for now. It tells rules, which everybody may read, and nothing of the position but where
in the rules it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.game import Game
from rulewright.rulebook import RuleWords


def rules_now(words: RuleWords, game: Game) -> list[str]:
    """What the rules say here."""
    return list(_rules(words, game))


def _rules(words: RuleWords, game: Game) -> Iterator[str]:
    language = game.machine.shown.texts.wording.language
    for phase in _phases(words.symbols, game):
        yield from (*words.phase(phase, language), "")
    asked = dict.fromkeys(offer.action for offer in game.telling.offers())
    for index in asked:
        yield from (*words.action(words.symbols.actions[game.program.actions[index].name], language), "")


def _phases(symbols: sym.Symbols, game: Game) -> list[sym.Phase]:
    """The phases whose steps the pending step is among."""
    span = game.program.code[game.state.slots[game.program.pc]].span
    return [
        phase
        for phase in symbols.phases.values()
        if any(getattr(node, "span", None) == span for node in nodes(phase.steps, deep=False))
    ]
