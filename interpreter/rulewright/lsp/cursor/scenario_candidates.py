"""Names that may stand in scenarios: places, what lies there, actions, phases, options.

In: a draft of a file of scenarios and the `View` of its ruleset. Out: `Candidate`s.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Word
from rulewright.lsp.cursor.candidates import BEST, FAIR, Candidate, of_list
from rulewright.lsp.cursor.unfinished import HERE, Unfinished
from rulewright.lsp.project.workspace import View

OWNER = re.compile(r"([a-z_][a-z0-9_]*)(?:\s+[0-9]+)?\.\s*\Z")
EXPECTED = {
    "change of ": "by how much it has changed",
    "legal ": "how often, or how, an action is legal",
    "refused": "calls that are not legal",
    "outcome": "ranks by seat",
    "scores": "points by seat",
    "over": "yes or no",
    "phase": "the phase that runs",
}


def in_scenarios(found: Unfinished, view: View) -> Iterator[Candidate]:
    """What may stand at a place below a scenario's name."""
    symbols, position = view.analysis.symbols, found.position
    if symbols is None:
        return
    before = position.node.text[: position.node.text.index(HERE)]
    owner = OWNER.search(before)
    if owner is not None:
        yield from (Candidate(name, symbol, BEST) for (key, name), symbol in symbols.owned.items() if key == owner[1])
        return
    match (
        position.way[1],
        position.is_key or (len(position.way) == 2 and position.way[1] in ("given", "options", "expect")),
    ):
        case ("given", True):
            yield from _places(symbols)
        case ("given" | "chance", False):
            yield from _kinds_and_words(symbols)
        case ("when", True):
            yield from (
                Candidate(word, None, BEST) for word in ("everyone", *(f"player {seat}" for seat in _seats(view)))
            )
        case ("when", False):
            yield from (*_actions(symbols), *_kinds_and_words(symbols))
        case ("at", False):
            yield from (
                Candidate(one.name, one, BEST)
                for table in (symbols.phases, symbols.priorities, symbols.payouts)
                for one in table.values()
            )
        case ("options", True):
            yield from (Candidate(name, option, BEST, f"{name}: ") for name, option in symbols.options.items())
        case ("options", False):
            option = symbols.options.get(str(position.way[-1]))
            yield from (
                (Candidate(word, Word(option.name, word), BEST) for word in option.words) if option is not None else ()
            )
        case ("expect", True):
            yield from _expected(symbols, view, before)
        case ("expect", False):
            yield from (*_kinds_and_words(symbols), *_actions(symbols))
        case ("do", False):
            yield from (*(Candidate(name, effect) for name, effect in symbols.effects.items()), *_places(symbols))


def _seats(view: View) -> range:
    configuration = view.analysis.configuration
    return range(1, (configuration.players if configuration is not None else 4) + 1)


def _places(symbols: sym.Symbols) -> Iterator[Candidate]:
    """Zones, purses and state, and the owners of the others."""
    for place in (*symbols.zones.values(), *symbols.purses.values(), *symbols.states):
        yield Candidate(place.name, place, BEST)
    yield from (Candidate(word, None, FAIR) for word in ("player", *symbols.spaces))


def _kinds_and_words(symbols: sym.Symbols) -> Iterator[Candidate]:
    for cls in symbols.classes.values():
        for kind in cls.kinds.values():
            yield Candidate(kind.name, kind, BEST, f"{kind.name}(" if cls.traits and kind.given else "")
    yield from (word for one in symbols.word_lists for word in of_list(one, FAIR))
    yield from (Candidate(name, space, FAIR) for name, space in symbols.spaces.items())


def _actions(symbols: sym.Symbols) -> Iterator[Candidate]:
    for name, action in symbols.actions.items():
        yield Candidate(name, action, BEST, f"{name}(" if action.picks else "")


def _expected(symbols: sym.Symbols, view: View, before: str) -> Iterator[Candidate]:
    if before.strip() in ("legal", "refused"):
        yield from _actions(symbols)
        return
    if not before:
        yield from (Candidate(form.strip(), None, BEST, form) for form in EXPECTED)
        yield from (Candidate(f"player {seat} sees", None, FAIR, f"player {seat} sees ") for seat in _seats(view))
    yield from _places(symbols)
    yield from (Candidate(term.name, term) for term in symbols.terms)
