"""What stands in the holes of a reason: what something is called, in the language of the screen.

In: typed expressions, what local names stand for, values. Out: words. English has articles and `you`; in another
language what stands in a hole is a bare name, for cases and articles cannot be made here.
"""

from __future__ import annotations

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType, NumberType, PlayerType, SideType, SpaceType
from rulewright.ir.program import NONE, NONE_NUMBER
from rulewright.rulebook import Called, RuleWords, are, with_article

YOU = "you"
ENGLISH = "en"
NAMED = (PlayerType, SideType, SpaceType, EnumType)
"""Types of which each value has a name that everybody knows."""


class ReasonPhrases:
    """For one seat of one game."""

    def __init__(self, machine: Machine, words: RuleWords, seat: int) -> None:
        self.words, self.seat = words, seat
        self.shown = machine.shown.texts
        self.wording = self.shown.wording
        self.say = self.wording.sentence
        self.is_english = self.wording.language == ENGLISH

    def value(self, expr: t.Expr, called: Called) -> str:
        """What gives a value; who is asked is `you`."""
        told = self.words.value(expr, called)
        if told == YOU:
            return self.you
        return told if self.is_english else self._bare(expr, called) or told

    def members(self, domain: t.Domain, called: Called) -> str:
        """What a domain asks for."""
        bare = not self.is_english and domain.where is None and domain.few is None
        places = t.zone_places(domain.source)
        if bare and places:
            what = self.wording.named(places[0].zone.cls)
            told = ", ".join(self._zone(place, called) for place in places)
            return self.say("reason-inside", what=what, place=told)
        return self.words.members(domain, called)

    def _bare(self, expr: t.Expr, called: Called) -> str:
        """A value by its name, with whose it is in brackets; nothing for what has no name."""
        match expr:
            case t.StateOf(state=state, keys=keys):
                return self._of(self.named(state), keys, called)
            case t.PurseOf(place=t.PursePlace(purse=purse, owner=owner)):
                return self._of(self.wording.named(purse.name), (owner,) if owner is not None else (), called)
            case t.TraitOf(subject=subject, trait=trait):
                return self._of(trait.name.replace("_", " "), (subject,), called)
            case t.TermCall(term=term, arguments=arguments):
                return self._of(term.name.replace("_", " "), arguments, called)
            case t.Const(value=int(value)) if isinstance(expr.type.inner, NAMED):
                return self.member(expr, value)
            case t.Fold(operator="count", domain=domain) if t.zone_places(domain.source):
                return self.say("reason-count", what=self.members(domain, called))
            case _:
                return ""

    def _zone(self, place: t.ZonePlace, called: Called) -> str:
        owners = (place.owner,) if place.owner is not None else ()
        return self._of(self.wording.named(place.zone.name), owners, called)

    def _of(self, name: str, owners: tuple[t.Expr, ...], called: Called) -> str:
        told = ", ".join(self.value(owner, called) for owner in owners)
        return self.say("reason-number", value=name, what=told) if told else name

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
            return str(value)
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
