"""Why a choice is not offered, in the rules' own words.

In: what explains refusals to the seat that must choose. Out: lines: the step that asks, and for every action whether
this step offers it, how many choices it has, and otherwise what does not hold, in a sentence and in the words of the
file. Conditions of choices read only what the chooser may see (the type checker sees to that), so nothing is told here
that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.guidance import Refusals, ended
from rulewright.play.table_text import Line
from rulewright.source.text import Span

LONGEST = 160


def why(refusals: Refusals) -> list[Line]:
    """Every action of the rules, and how it stands with it now."""
    return list(_Reasons(refusals).lines())


def place(span: Span) -> str:
    """File and line of a rule; a file below the current folder without the way to it."""
    path = Path(span.source.name)
    here = Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path}:{span.position.line}"


def text_of(span: Span) -> str:
    """The words of a rule on one line."""
    words = " ".join(span.text.split())
    return words if len(words) <= LONGEST else words[:LONGEST] + " ..."


class _Reasons:
    def __init__(self, refusals: Refusals) -> None:
        self.refusals, self.game, self.seat = refusals, refusals.game, refusals.seat
        self.symbols = refusals.words.symbols
        self.program = self.game.program
        self.words, self.say = self.game.telling, self.game.say
        self.wording = self.game.shown.telling.wording
        self.offered = {offer.action for offer in self.words.offers()}

    def lines(self) -> Iterator[Line]:
        span = self.program.code[self.game.state.slots[self.program.pc]].span
        yield Line(self.say("this-step", rule=text_of(span), place=place(span)), "title")
        for action in self.program.actions:
            if action.index in self.offered:
                yield from self._offered(action.index)
        others = [action for action in self.program.actions if action.index not in self.offered]
        if others:
            yield Line(self.say("not-asked"), "title")
        for action in others:
            yield Line(f"  {self.wording.action(action.name)} ({place(action.span)})")

    def _offered(self, index: int) -> Iterator[Line]:
        action = self.program.actions[index]
        count = sum(1 for number in self.game.legal(self.seat) if action.base <= number < action.base + action.size)
        key, name = "action-choices" if count else "action-impossible", self.wording.action(action.name)
        yield Line(self.say(key, action=name, count=count, place=place(action.span)), "title")
        if count == 0:
            yield Line(f"  {ended(self.refusals.action(index) or self.say('nothing-fits'))}")
        rule = self.symbols.actions[action.name]
        for pick in rule.picks:
            yield Line("  " + self.say("pick", rule=text_of(_pick_span(pick))))
        if rule.where is not None:
            yield Line("  " + self.say("where", rule=text_of(rule.where.span), place=place(rule.where.span)))
        if count == 0:
            yield from (Line(f"    {line}") for line in self._terms(rule))

    def _terms(self, rule: sym.Action) -> Iterator[str]:
        """What the terms in a rule's conditions mean."""
        terms = {
            node.term: None for part in (rule.where, rule.picks) for node in nodes(part) if isinstance(node, t.TermCall)
        }
        for term in terms:
            if term.body is not None:
                words = f"{text_of(term.body.span)} ({place(term.body.span)})"
                yield self.say("headed", what=term.name, things=words)


def _pick_span(pick: t.Pick) -> Span:
    return pick.domain.span if isinstance(pick, t.PickOne) else pick.span
