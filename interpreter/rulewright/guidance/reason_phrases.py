"""What stands in the holes of a reason: what something is called, in the language of the screen.

In: typed expressions, what local names stand for, values. Out: words. English has articles and `you`; in another
language what stands in a hole is a bare name, for cases and articles cannot be made here.
"""

from __future__ import annotations

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType, PlayerType, list_name
from rulewright.guidance.bare_phrases import NAMED, BarePhrases
from rulewright.ir.program import NONE, NONE_NUMBER
from rulewright.rulebook import Called, RuleWords, are, with_article

YOU = "you"
ENGLISH = "en"


class ReasonPhrases:
    """For one seat of one game."""

    def __init__(self, machine: Machine, words: RuleWords, seat: int) -> None:
        self.words, self.seat = words, seat
        self.shown = machine.shown.texts
        self.wording = self.shown.wording
        self.say = self.wording.sentence
        self.is_english = self.wording.language == ENGLISH
        self.bare = BarePhrases(machine, words, self.value)

    def value(self, expr: t.Expr, called: Called) -> str:
        """What gives a value; who is asked is `you`."""
        told = self.words.value(expr, called)
        if told == YOU:
            return self.you
        return told if self.is_english else self.bare.value(expr, called)

    def members(self, domain: t.Domain, called: Called) -> str:
        """What a domain asks for."""
        return (self.words if self.is_english else self.bare).members(domain, called)

    def clause(self, expr: t.Expr, holds: bool, called: Called) -> str:
        """That a condition holds, or does not."""
        return (self.words if self.is_english else self.bare).clause(expr, holds, called)

    def quality(self, name: str, members: list[str], is_quality: bool) -> str:
        """That a term does not apply. Other languages have its name in quotation marks."""
        told = self.wording.rule("term", name)
        if self.is_english and is_quality:
            return self.told("reason-quality", members[0], quality=told)
        return self.say("reason-applies-not", quality=told, members=self.listed(members, "two"))

    @property
    def you(self) -> str:
        return YOU if self.is_english else self.say("you-are", name=self.wording.member("player", self.seat))

    def is_you(self, expr: t.Expr, called: Called) -> bool:
        return isinstance(expr.type.inner, PlayerType) and self.value(expr, called) == self.you

    def one(self, state: sym.State) -> str:
        """`a marker`."""
        return with_article(self.named(state)) if self.is_english else self.named(state)

    def named(self, state: sym.State) -> str:
        return self.wording.named(state.name)

    def member(self, expr: t.Expr, value: int) -> str:
        """A value by its name; nothing if it has none of its own."""
        type_ = expr.type.inner
        if value in (NONE, NONE_NUMBER):
            return ""
        if isinstance(type_, NumberType):
            return self.shown.member(list_name(type_), value)
        if isinstance(type_, PlayerType) and value == self.seat:
            return self.you
        return self.shown.member(str(type_), value) if isinstance(type_, NAMED) else ""

    def listed(self, items: list[str], joint: str) -> str:
        """`a, b or c`."""
        *before, last = items
        return self.say(joint, first=", ".join(before), second=last) if before else last

    def told(self, key: str, what: str, **values: str | int) -> str:
        """A sentence about something."""
        return self.say(key, what=what, **{"is": are(what)}, **values)

    def has(self, owner: str) -> str:
        return "have" if are(owner) == "are" else "has"
