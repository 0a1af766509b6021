"""What stands in the holes of a reason in a language without English articles and cases: bare names, with whose
something is in brackets. What has no name in that language is told in the words of the rules, between quotation marks.

In: typed expressions, domains and conditions, what local names stand for. Out: words. It complains of nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    NumberType,
    PlayerType,
    SideType,
    SpaceType,
    list_name,
)
from rulewright.rulebook import Called, RuleWords
from rulewright.source.underscores import without_underscores

NAMED = (PlayerType, SideType, SpaceType, EnumType, NumberType)
"""Types of which each value has a name that everybody knows."""
PROPERTIES = {
    "number_of": "property-number", "side_of": "property-side", "row_of": "property-row",
    "column_of": "property-column", "position_of": "property-position",
}  # fmt: skip
"""Builtin functions of one value, and what they are called."""
LONGEST = 120
MOST_NAMES = 4
NUMBERS = re.compile(r"\d")
Told = Callable[[t.Expr, Called], str]
"""What gives a value, in words that a reason can hold."""


class BarePhrases:
    """For the machine of one game, in the language of its screen. `told` tells inner values."""

    def __init__(self, machine: Machine, words: RuleWords, told: Told) -> None:
        self.words, self.told = words, told
        self.program, self.shown = machine.shown.program, machine.shown.texts
        self.wording, self.say = self.shown.wording, self.shown.wording.sentence

    # ---- values -----------------------------------------------------------------------------------------------------

    def value(self, expr: t.Expr, called: Called) -> str:
        """What gives a value."""
        match expr:
            case t.Const(value=int(value)) if isinstance(expr.type.inner, NAMED):
                return self.shown.member(list_name(expr.type.inner), value)
            case t.Const(value=int(value)):
                return str(value)
            case t.Local(var=var):
                return called.get(var) or self._type(expr)
            case t.StateOf(state=state, keys=keys):
                return self._of(self.wording.named(state.name), keys, called)
            case t.PurseOf(place=t.PursePlace(purse=purse, owner=owner)):
                return self._of(self.wording.named(purse.name), _owners(owner), called)
            case t.TraitOf(subject=subject, trait=trait):
                return self._of(self.wording.named(trait.name), (subject,), called)
            case t.Property(function=function, subject=subject) if function in PROPERTIES:
                return self._of(self.say(PROPERTIES[function]), (subject,), called)
            case t.TermCall(term=term, arguments=arguments):
                return self._of(self.wording.rule("term", term.name), arguments, called)
            case t.NumberValue(number=named) | t.OptionValue(option=named):
                return self.wording.named(named.name)
            case t.Fold(operator="count", domain=domain):
                return self.say("reason-count", what=self.members(domain, called))
            case t.Unwrap(value=inner):
                return self.told(inner, called)
            case t.Choice(condition=condition, yes=yes, no=no) if self.words.settled(condition) is not None:
                return self.told(yes if self.words.settled(condition) else no, called)
            case _:
                return self.quoted(expr)

    def _type(self, expr: t.Expr) -> str:
        """The kind of something that has no name here."""
        inner = expr.type.inner
        return self.wording.named(str(inner)) if isinstance(inner, (ComponentType, *NAMED)) else self.quoted(expr)

    def _of(self, name: str, owners: Sequence[t.Expr], called: Called) -> str:
        told = ", ".join(self.told(owner, called) for owner in owners)
        return self.say("reason-number", value=name, what=told) if told else name

    # ---- members ----------------------------------------------------------------------------------------------------

    def members(self, domain: t.Domain, called: Called) -> str:
        """What a domain asks for: kinds or a name, where it lies, and what must hold of it, as the rules say it."""
        parts = [part for part in _parts(domain.where) if self.words.settled(part) is not True]
        kinds = [part for part in parts if isinstance(part, t.KindTest) and _is_about(part.subject, domain.var)]
        what = self._kinds(kinds[0]) if kinds else self._noun(domain, called)
        places = [self._place(place, called) for place in t.zone_places(domain.source)]
        if places:
            what = self.say("reason-inside", what=what, place=", ".join(places))
        others = [self.quoted(part) for part in parts if part not in kinds[:1]]
        return self.say("reason-where", what=what, text=self._listed(others, "two")) if others else what

    def _place(self, place: t.ZonePlace, called: Called) -> str:
        return self._of(self.wording.named(place.zone.name), _owners(place.owner), called)

    def _noun(self, domain: t.Domain, called: Called) -> str:
        match domain.source:
            case t.Single(value=value):
                return self.told(value, called)
            case t.Members(var=var):
                return called.get(var) or self.wording.named(str(domain.type.inner))
            case _:
                return self.wording.named(str(domain.type.inner))

    def _kinds(self, test: t.KindTest) -> str:
        return self._listed([self._kind(test.cls.name, kind) for kind in test.kinds], "reason-or")

    def _kind(self, cls: str, kind: str) -> str:
        """What pieces of a kind are called: the words of their names without numbers, or the names if they are few."""
        faces = next(info.faces for info in self.program.classes if info.name == cls)
        names = list(dict.fromkeys(face.called for face in faces if face.kind == kind))
        common = [word for word in names[0].split() if all(word in name.split() for name in names)]
        if all(len(name.split()) == len(common) or NUMBERS.search(name) for name in names) and common:
            return " ".join(common)
        return self._listed(names, "reason-or") if len(names) <= MOST_NAMES else self._marked(without_underscores(kind))

    def _listed(self, items: Sequence[str], joint: str) -> str:
        *before, last = items
        return self.say(joint, first=", ".join(before), second=last) if before else last

    # ---- conditions -------------------------------------------------------------------------------------------------

    def clause(self, expr: t.Expr, holds: bool, called: Called) -> str:
        """That a condition holds, or does not."""
        match expr:
            case t.Not(value=inner):
                return self.clause(inner, not holds, called)
            case t.KindTest(subject=subject) if not holds:
                return self.say("reason-is-not", what=self.told(subject, called), wanted=self._kinds(expr), **IS)
            case t.KindTest(subject=subject):
                return self.say("reason-same", what=self.told(subject, called), wanted=self._kinds(expr), **IS)
            case t.Fold(operator="any" | "none", body=None, domain=domain):
                is_there = holds == (expr.operator == "any")
                return self._there(self.members(domain, called), is_there)
            case t.Fold(operator="any" | "none", body=t.ExpressionNode() as body, domain=domain):
                wanted = (*_parts(domain.where), *_parts(body))
                whole = replace(domain, where=t.Logic(expr.span, expr.type, "and", wanted))
                return self._there(self.members(whole, called), holds == (expr.operator == "any"))
            case _:
                return self.say("reason-true" if holds else "reason-false", text=self.quoted(expr))

    def _there(self, members: str, is_there: bool) -> str:
        return self.say("reason-there", what=members) if is_there else self.say("there-is-no", members=members)

    def quoted(self, expr: t.Expr) -> str:
        """The words of the rules, without what options decide."""
        if isinstance(expr, t.Logic) and expr.operator == "or":
            return self._listed([self._source(item) for item in self._open(expr.items)], "reason-or")
        return self._source(expr)

    def _open(self, items: Sequence[t.Expr]) -> Sequence[t.Expr]:
        return [item for item in items if self.words.settled(item) is None] or items

    def _source(self, expr: t.Expr) -> str:
        text = " ".join(expr.span.text.split())
        return self._marked(text if len(text) <= LONGEST else text[:LONGEST] + " ...")

    def _marked(self, text: str) -> str:
        """Between the quotation marks of the language."""
        return self.say("reason-quoted", text=text)


IS = {"is": "is"}
"""The verb of English sentences; other languages have their own."""


def _owners(owner: t.Expr | None) -> tuple[t.Expr, ...]:
    return () if owner is None else (owner,)


def _parts(where: t.Expr | None) -> tuple[t.Expr, ...]:
    """What must all hold."""
    return tuple(_all(where)) if where is not None else ()


def _all(where: t.Expr) -> Iterator[t.Expr]:
    if isinstance(where, t.Logic) and where.operator == "and":
        for item in where.items:
            yield from _all(item)
    else:
        yield where


def _is_about(subject: t.Expr, var: t.Var) -> bool:
    return isinstance(subject, t.Local) and subject.var is var
