"""Domains as noun phrases, and their orders. In: typed domains. Out: strings, such as `each open cell`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.reached_sets import as_written
from rulewright.frontend.typed.types import ComponentType, EnumType, PlayerType
from rulewright.rulebook.aggregate_phrases import term_name
from rulewright.rulebook.counted_player import mentions
from rulewright.rulebook.english_words import clauses, is_verb, linked, listed, with_article, words
from rulewright.rulebook.markup import unmarked
from rulewright.rulebook.order_phrases import OrderPhrases
from rulewright.rulebook.place_phrases import Owners
from rulewright.rulebook.space_phrases import SpacePhrases

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording


@dataclass(frozen=True, slots=True)
class Qualities:
    """What a condition says of the members of a domain: words before the noun, the noun itself, clauses behind it."""

    before: tuple[str, ...]
    kinds: tuple[str, ...]
    behind: tuple[str, ...]


class DomainPhrases:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.spaces = SpacePhrases(wording)
        self.orders = OrderPhrases(wording)

    def one(self, domain: t.Domain, named: bool = False, owners: Owners = "every") -> str:
        """`an open cell`; `named`: with the name under which the rules go on about it."""
        if isinstance(domain.source, t.Single):
            return self.bare(domain, named)
        return with_article(self.bare(domain, named, owners=owners))

    def loop(self, domain: t.Domain) -> str:
        """How a loop begins: `for each open cell`, or `5 times` where it does not matter which time it is."""
        times = self._times(domain)
        return times or f"for {self.each(domain)}"

    def _times(self, domain: t.Domain) -> str:
        """How often a loop goes round whose number is not asked for; nothing where it matters."""
        source = domain.source
        if not isinstance(source, t.Numbers) or domain.var.used or domain.where is not None or domain.order:
            return ""
        starts_at_one = isinstance(source.low, t.Const) and source.low.value == 1
        plain = isinstance(source.high, t.Const | t.NumberValue | t.Local)
        return f"{self.wording.value(source.high)} times" if starts_at_one and plain else ""

    def each(self, domain: t.Domain) -> str:
        """`each open cell`, for loops."""
        if isinstance(domain.source, t.Members):
            return f"each of {self.many(domain)}"
        if domain.few is not None and not (isinstance(domain.few, t.Const) and domain.few.value == 1):
            return f"each of the {self._phrase(domain, plural=True, named=True)}{self.orders.order(domain.order)}"
        single = isinstance(domain.source, t.Single)
        return (self.bare(domain, True) if single else f"each {self.bare(domain, True)}") + self.orders.order(
            domain.order
        )

    def said_of_one(self, domain: t.Domain) -> str:
        """That something holds for some member: `a player's hand is empty`; nothing where that is not plain."""
        if not isinstance(domain.source, t.AllOf) or domain.source.seats or domain.few is not None:
            return ""
        found, noun = self._qualities(domain), f"the {self.wording.nouns.one(domain.var.type)}"
        own = self.wording.nouns.variable(domain.var) == noun
        if not own or found.before or found.kinds or len(found.behind) != 1:
            return ""
        told = found.behind[0]
        if not told.startswith(f"{noun}'s ") or unmarked(told).count(noun) > 1:
            return ""
        return with_article(told.removeprefix("the "))

    def all(self, domain: t.Domain, owners: Owners = "every") -> str:
        """All members, as one speaks of them together."""
        if isinstance(domain.source, t.Single | t.Members | t.Numbers):
            return self.many(domain)
        if domain.few is None and domain.where is None and t.zone_places(domain.source):
            where = self._location(domain, owners)
            return f"all {self._noun(domain, None, True)}{where}{self.orders.order(domain.order)}"
        start = "the " if domain.few is not None else "all "
        return start + self.many(domain, owners)

    def bare(self, domain: t.Domain, named: bool = False, ordered: bool = False, owners: Owners = "every") -> str:
        """The noun with all that qualifies it, without an article: `open cell`; `ordered`: with its order."""
        order = self.orders.order(domain.order) if ordered else ""
        return self._phrase(domain, plural=False, named=named, order=order, owners=owners)

    def many(self, domain: t.Domain, owners: Owners = "every") -> str:
        """The same in the plural: `open cells`."""
        return self._phrase(domain, plural=True, named=False, owners=owners) + self.orders.order(domain.order)

    # ---- the phrase -------------------------------------------------------------------------------------------------

    def _phrase(self, domain: t.Domain, plural: bool, named: bool, order: str = "", owners: Owners = "every") -> str:
        domain = as_written(domain)
        source = domain.source
        if isinstance(source, t.Single):
            return self._single(source, domain, named)
        if isinstance(source, t.Numbers):
            return self._numbers(source, domain, plural)
        if isinstance(source, t.Members) and plural and domain.few is None and domain.where is None:
            return self.wording.nouns.variable(source.var)
        found = self._qualities(domain)
        only = isinstance(domain.few, t.Const) and domain.few.value == 1
        noun = self._noun(domain, found.kinds, plural and not only)
        label = self._label(domain, named or bool(found.behind))
        few, many = self._few(domain, only)
        comma = "," if found.behind and (order or isinstance(source, t.Reached)) else ""
        behind = f"{many}{self._location(domain, owners)}{order}{comma}{self._where(found.behind)}"
        return f"{few}{''.join(f'{word} ' for word in found.before)}{noun}{label}{behind}"

    def _few(self, domain: t.Domain, only: bool) -> tuple[str, str]:
        """How many of the first or last are meant: words before the noun, and behind it where it is a longer count."""
        if domain.few is None:
            return "", ""
        count = self.wording.value(domain.few)
        number, _, formula = count.partition(" ")
        if number.isdigit() and formula.startswith("("):
            return f"{domain.end} {number} ", f" {formula}"
        if isinstance(domain.few, t.Const | t.Local) or self.wording.is_told(domain.few):
            return f"{domain.end} {'' if only else f'{count} '}", ""
        return f"{domain.end} ", f" (as many as {self.wording.counting(domain.few)})"

    def _label(self, domain: t.Domain, named: bool) -> str:
        return self.wording.nouns.introduced(domain.var) if named else ""

    def _single(self, source: t.Single, domain: t.Domain, named: bool) -> str:
        where = f", if {self.wording.clause(domain.where)}" if domain.where is not None else ""
        own = self.wording.value(source.value)
        label = self._label(domain, named) if words(domain.var.name) not in own else ""
        return f"{own}{label}{where}"

    def _numbers(self, source: t.Numbers, domain: t.Domain, plural: bool) -> str:
        low, high = self.wording.value(source.low), self.wording.value(source.high)
        name = self.wording.nouns.variable(domain.var)
        condition = self.wording.clause(domain.where) if domain.where is not None else ""
        where = f", where {condition}" if condition not in ("", f"{name} is at most {high}") else ""
        return f"{'numbers' if plural else 'number'} {name} from {low} to {high}{where}"

    def _noun(self, domain: t.Domain, kinds: tuple[str, ...] | None, plural: bool) -> str:
        nouns, type_ = self.wording.nouns, domain.var.type
        if kinds and isinstance(type_, ComponentType):
            return nouns.kinds(type_.cls, kinds, plural)
        return nouns.many(type_) if plural else nouns.one(type_)

    def _where(self, behind: tuple[str, ...]) -> str:
        """What else holds for the members."""
        return f" where {clauses(list(behind), 'and')}" if behind else ""

    def _location(self, domain: t.Domain, owners: Owners = "every") -> str:
        value, source = self.wording.value, domain.source
        match source:
            case t.ZonePlace():
                return f" in {self.wording.places.zone(source, owners)}"
            case t.Joined(places=places):
                return f" in {listed([self.wording.places.zone(place, owners) for place in places])}"
            case t.AllOf(seats=seats):
                return " (also those who are out)" if seats else ""
            case t.Members(var=var):
                return f" of {self.wording.nouns.variable(var)}"
            case t.SpacesOf():
                return self.spaces.named(source)
            case t.Reached():
                return self.spaces.reached(source, domain.var)
            case t.Numbers(low=low, high=high):
                return f" from {value(low)} to {value(high)}"
            case t.ListedMembers(items=items):
                return f" among {self.wording.values.members(items)}"
            case t.Single(value=single):
                return f" {value(single)}"
            case _:
                assert_never(source)

    # ---- what is said of the members --------------------------------------------------------------------------------

    def _qualities(self, domain: t.Domain) -> Qualities:
        before: list[str] = []
        kinds: list[str] = []
        behind: list[str] = []
        for part in self._parts(domain.where):
            word = self._word(part, domain.var)
            if isinstance(part, t.KindTest) and _is(part.subject, domain.var):
                kinds += part.kinds
            elif word:
                before.append(word)
            else:
                behind.append(self.wording.clause(part))
        return Qualities(tuple(before), tuple(kinds), tuple(behind))

    def _parts(self, where: t.Expr | None) -> tuple[t.Expr, ...]:
        """The conditions of a chain of `and`; those that the usual rulings settle are noted and left out."""
        if where is None:
            return ()
        chain = where.items if isinstance(where, t.Logic) and where.operator == "and" else (where,)
        settled = [(part, self.wording.settled(part)) for part in chain]
        if any(truth is not None for _, truth in settled):
            self.wording.note(where, lambda plain: plain.clause(where))
        if any(truth is False for _, truth in settled):
            return chain
        return tuple(part for part, truth in settled if truth is None)

    def _word(self, part: t.Expr, var: t.Var) -> str:
        """A condition as a word before the noun: `open`, `face-down`, `red`."""
        match part:
            case t.FaceTest(subject=subject, up=up) if _is(subject, var):
                return "face-up" if up else "face-down"
            case t.StateOf(state=state, keys=(key,)) if _is(key, var):
                return linked("state", state.name)
            case t.TermCall(term=term, arguments=(argument,)) if _is(argument, var) and not is_verb(term.name):
                return linked("term", term_name(term), words(term.name))
            case t.Compare(operator="=", left=t.TraitOf(subject=subject), right=t.Const(value=int()) as right) if _is(
                subject, var
            ) and isinstance(right.type, EnumType):
                return self.wording.value(right)
            case t.Compare(operator="!=", left=left, right=right) if _is(left, var) and not mentions(right, var):
                return "other" if isinstance(var.type, PlayerType) and self.wording.value(right) == "you" else ""
            case _:
                return ""


def _is(expr: t.Expr, var: t.Var) -> bool:
    return isinstance(expr, t.Local) and expr.var is var
