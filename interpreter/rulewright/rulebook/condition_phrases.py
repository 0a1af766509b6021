"""Conditions as clauses: `the card lies face up`. In: typed expressions that are yes or no. Out: marked strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER, EnumType, FlagType, NumberType, SpaceType, number_word
from rulewright.rulebook.aggregate_phrases import ROLLED, term_name
from rulewright.rulebook.english_words import are, clauses, does, is_verb, linked, listed, with_article, words
from rulewright.rulebook.markup import emphasis, unmarked

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

ALWAYS, NEVER = "this is so in any case", "this is never so"
"""Conditions that the usual rulings settle; a definition says it in words of its own."""
OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
THAN = {"=": "", "!=": "not ", "<": "less than ", "<=": "at most ", ">": "more than ", ">=": "at least "}
PLACED = {
    "<": "comes before {}", ">": "comes after {}", "<=": "comes before {0}, or is {0}",
    ">=": "comes after {0}, or is {0}",
}  # fmt: skip
"""How spaces and words stand to each other, in the order in which they are declared."""
HOW_MANY = {
    "=": "exactly ",
    "!=": "not exactly ",
    "<": "fewer than ",
    "<=": "at most ",
    ">": "more than ",
    ">=": "at least ",
}
SHOWN = {"equal": "the same number", "different": "different numbers"}
"""What dice show of which that is said."""


class ConditionPhrases:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def clause(self, expr: t.Expr, holds: bool = True) -> str:
        """That a condition holds, or does not."""
        match expr:
            case t.Const(value=value):
                return ALWAYS if bool(value) == holds else NEVER
            case t.Not(value=value):
                return self.clause(value, not holds)
            case t.Compare(operator=operator, left=left, right=right):
                return self._settled_truth(expr, holds) or self._compared(
                    operator if holds else OPPOSITE[operator], left, right
                )
            case t.Logic():
                return self._chain(expr, holds)
            case t.Choice():
                return self._choice(expr, holds)
            case t.KindTest(subject=subject, cls=cls, kinds=kinds):
                noun = self.wording.nouns.kinds(cls.name, kinds, plural=False)
                return self._is(self.wording.value(subject), with_article(noun), holds)
            case t.FaceTest(subject=subject, up=up):
                does = "lies" if holds else "does not lie"
                return f"{self.wording.value(subject)} {does} face {'up' if up else 'down'}"
            case t.Contained(
                subject=subject, domain=t.Domain(source=t.Numbers(low=low, high=high), where=None, few=None)
            ):
                stretch = f"from {self.wording.value(low)} to {self.wording.value(high)}"
                return self._is(self.wording.value(subject), stretch, holds)
            case t.Contained(subject=subject, domain=domain):
                return self._is(self.wording.value(subject), f"among {self.wording.domains.all(domain)}", holds)
            case t.Fold():
                return self._fold(expr, holds)
            case t.StateOf(state=state, keys=keys):
                return self._quality(linked("state", state.name), keys, holds)
            case t.TermCall(term=term, arguments=arguments):
                name = linked("term", term_name(term), words(term.name))
                if term.owner is None and arguments:
                    return self._free(f"{name} for {self._listed(arguments)}", holds)
                if arguments and is_verb(term.name):
                    return self._does(term, arguments, holds)
                return self._quality(name, arguments, holds)
            case t.Payable(amount=amount, place=place) if self._in_any_pieces(place.purse.currency):
                return (
                    f"{self.wording.value(amount)} is "
                    f"{'at most' if holds else 'more than'} "
                    f"{self.wording.places.purse(place)}"
                )
            case t.Payable(amount=amount, place=place):
                can = "can" if holds else "cannot"
                return (
                    f"the pieces of {self.wording.places.purse(place)} {can} make {self.wording.value(amount)} exactly"
                )
            case t.Repeated(history=history):
                positions = f"the position of every {words(history.state.name)}"
                return f"{positions} {'is' if holds else 'is not'} among those in {words(history.name)}"
            case t.After(value=value, effect=effect, arguments=arguments):
                return f"{self.wording.supposed(effect, arguments)}, {self.clause(value, holds)}"
            case t.LetIn():
                body, named = self.wording.named(expr)
                return f"{self.clause(body, holds)}, {named}"
            case t.Local(var=var):
                return self._free(words(var.name), holds)
            case t.TableAt(table=table, keys=(member, *keys)) if table.members is not None:
                found = self.wording.values.looked_up(table, tuple(keys))
                return f"{self.wording.values.part(member)} is {'' if holds else 'not '}in {found}"
            case t.OptionValue() | t.TraitOf() | t.TableAt() | t.NumberValue():
                return f"{self.wording.values.noun(expr)} is {'yes' if holds else 'no'}"
            case (
                t.Players() | t.SpaceNamed() | t.JointOwners() | t.PurseOf() | t.Arithmetic() | t.Extreme()
                | t.Unwrap() | t.Neighbour() | t.NextSpace()
                | t.Distance() | t.Property() | t.FromNumber() | t.Random()
            ):  # fmt: skip
                return f"{self.wording.values.noun(expr)} is {'yes' if holds else 'no'}"
            case _:
                assert_never(expr)

    def _in_any_pieces(self, currency: sym.Currency) -> bool:
        """Whether money has no pieces in the usual game, so that any amount can be made of it."""
        when = currency.pieces_when
        return not currency.pieces or (when is not None and self.wording.settled(when) is False)

    def _listed(self, items: tuple[t.Expr, ...]) -> str:
        return listed([self.wording.value(item) for item in items])

    def _is(self, subject: str, what: str, holds: bool = True) -> str:
        return f"{subject} {are(subject)} {'' if holds else 'not '}{what}"

    def _quality(self, name: str, keys: tuple[t.Expr, ...], holds: bool) -> str:
        """A flag of something: `the gate is open`; without an owner it applies or not."""
        if not keys:
            return self._free(name, holds)
        others = f" for {self._listed(keys[1:])}" if keys[1:] else ""
        return self._is(self.wording.value(keys[0]), f"{emphasis(name)}{others}", holds)

    def _does(self, term: sym.Term, keys: tuple[t.Expr, ...], holds: bool) -> str:
        """A flag whose name says what something does: `the player takes part`."""
        subject = self.wording.value(keys[0])
        others = f" for {self._listed(keys[1:])}" if keys[1:] else ""
        name = linked("term", term_name(term), does(subject, term.name, holds))
        return f"{subject} {emphasis(name)}{others}"

    def _free(self, name: str, holds: bool) -> str:
        return f"{emphasis(name)} {'applies' if holds else 'does not apply'}"

    # ---- chains -----------------------------------------------------------------------------------------------------

    def _chain(self, expr: t.Logic, holds: bool) -> str:
        """Parts that the usual rulings settle are left out, and noted."""
        word = expr.operator if holds else {"and": "or", "or": "and"}[expr.operator]
        settled = [(item, self.wording.settled(item)) for item in expr.items]
        if any(truth is not None for _, truth in settled):
            self.wording.note(expr, lambda plain: plain.clause(expr))
        deciding = expr.operator == "or"
        if any(truth is deciding for _, truth in settled):
            return ALWAYS if deciding == holds else NEVER
        parts = [self.clause(item, holds) for item, truth in settled if truth is None]
        return clauses(parts, word) if parts else ALWAYS if deciding != holds else NEVER

    def _choice(self, expr: t.Choice, holds: bool) -> str:
        settled = self.wording.settled(expr.condition)
        if settled is not None:
            self.wording.note(expr, lambda plain: plain.clause(expr))
            return self.clause(expr.yes if settled else expr.no, holds)
        first = clauses([self.clause(expr.condition), self.clause(expr.yes, holds)], "and")
        second = clauses([self.clause(expr.condition, False), self.clause(expr.no, holds)], "and")
        return clauses([first, second], "or")

    # ---- comparisons ------------------------------------------------------------------------------------------------

    def _compared(self, operator: str, left: t.Expr, right: t.Expr) -> str:
        if isinstance(left.type.inner, FlagType) and operator in ("=", "!="):
            return self._same_truth(operator == "=", left, right)
        if isinstance(left, t.Fold) and left.operator == "count":
            return self._counted(operator, left, right)
        if isinstance(left, t.TraitOf) and isinstance(right, t.Const) and _is_word(right) and operator in ("=", "!="):
            return self._is(self.wording.value(left.subject), self.wording.value(right), operator == "=")
        part = self.wording.values.part
        if operator in ("=", "!=") and isinstance(right, t.Local) and _ends_with(part(left), part(right)):
            return self._is(part(left), f"{THAN[operator]}this {part(right).removeprefix('the ')}")
        if isinstance(left.type.inner, SpaceType | EnumType) and operator not in ("=", "!="):
            return f"{part(left)} {PLACED[operator].format(part(right))}"
        return self._is(part(left), f"{THAN[operator]}{part(right)}")

    def _settled_truth(self, expr: t.Compare, holds: bool) -> str:
        """That something is so exactly if something else is, where the usual rulings settle one of the two; else
        nothing.
        """
        if expr.operator not in ("=", "!=") or not isinstance(expr.left.type.inner, FlagType):
            return ""
        same = (expr.operator == "=") == holds
        for told, other in ((expr.left, expr.right), (expr.right, expr.left)):
            settled = self.wording.settled(other) if not isinstance(other, t.Const) else None
            if settled is not None:
                self.wording.note(expr, lambda plain: plain.clause(expr))
                return self.clause(told, settled == same)
        return ""

    def _same_truth(self, same: bool, left: t.Expr, right: t.Expr) -> str:
        if isinstance(right, t.Const):
            return self.clause(left, bool(right.value) == same)
        return f"{self.clause(left, same)} exactly if {self.clause(right)}"

    def _counted(self, operator: str, fold: t.Fold, right: t.Expr) -> str:
        """How many there are."""
        value = right.value if isinstance(right, t.Const) else None
        if value == 0 and operator in ("=", ">", "!="):
            return self._existence("any" if operator != "=" else "none", fold.domain)
        domains = self.wording.domains
        if isinstance(right, t.Fold) and right.operator == "count" and operator in ("<", ">"):
            more = "more" if operator == ">" else "fewer"
            first, second = (domains.many(domain, "together") for domain in (fold.domain, right.domain))
            return f"there are {more} {first} than {second}"
        if value is not None and _is_all_players(fold.domain):
            often = "only " if operator == "=" else HOW_MANY[operator]
            return f"{often}{value} {'player is' if value == 1 else 'players are'} left in the game"
        if value == 1:
            return f"there is {HOW_MANY[operator]}1 {domains.bare(fold.domain, owners='together')}"
        things = domains.many(fold.domain, "together")
        if value is not None:
            return f"there are {HOW_MANY[operator]}{value} {things}"
        return f"the number of {things} is {THAN[operator]}{self.wording.value(right)}"

    # ---- whether there is one ---------------------------------------------------------------------------------------

    def _fold(self, fold: t.Fold, holds: bool) -> str:
        domains, body = self.wording.domains, fold.body
        some = (fold.operator == "any") == holds
        match fold.operator:
            case "any" | "none" if body is None:
                return self._existence("any" if some else "none", fold.domain)
            case "any" | "none" if body is not None:
                members = domains.bare(fold.domain, named=True, owners="any")
                return f"for {'some' if some else 'no'} {members}, {self.clause(body)}"
            case "all" if body is not None:
                start = "for every" if holds else "not for every"
                return f"{start} {domains.bare(fold.domain, named=True)}, {self.clause(body)}"
            case "equal" | "different" | "consecutive":
                return self._related(fold, holds)
            case _:
                return f"{self.wording.values.aggregates.folded(fold)} is {'yes' if holds else 'no'}"

    def _related(self, fold: t.Fold, holds: bool) -> str:
        """What all members have to do with each other."""
        whole, be = self.wording.domains.all(fold.domain), "are" if holds else "are not all"
        told = fold.operator
        if fold.body is None:
            return f"{whole} {be} {told}"
        said = self.wording.values.aggregates.trimmed(fold.body, fold.domain.var)
        if said == ROLLED and told in SHOWN:
            return f"{whole} {'show' if holds else 'do not all show'} {SHOWN[told]}"
        return f"{whole} {be} {told} in {said}"

    def _existence(self, word: str, domain: t.Domain) -> str:
        if isinstance(domain.source, t.Single):
            return self._one_place(word, domain, domain.source)
        there, source = self.wording.domains, domain.source
        if word == "none" and isinstance(source, t.ZonePlace) and domain.where is None and domain.few is None:
            return self._emptied(source)
        if word == "any":
            of_one = there.said_of_one(domain)
            if of_one:
                return of_one
            return f"there is {there.one(domain, owners='any')}"
        return f"there is no {there.bare(domain, owners='any')}"

    def _emptied(self, place: t.ZonePlace) -> str:
        """That nothing lies in a place, or in any of a family."""
        zone = self.wording.places.zone(place)
        if place.owner is None and place.zone.per is not None:
            return f"{zone} is empty"
        return self._is(zone, "empty")

    def _one_place(self, word: str, domain: t.Domain, source: t.Single) -> str:
        """The phrase for a single value that may be none: that it is there, and what holds for it."""
        own, nouns = self.wording.value(source.value), self.wording.nouns
        if domain.where is None:
            return f"there is {'no ' if word == 'none' else ''}{own}"
        named = nouns.one(domain.var.type) + nouns.introduced(domain.var)
        there = f"no {named}" if word == "none" else with_article(named)
        return f"there is {there}, {own}, where {self.wording.clause(domain.where)}"


def _ends_with(left: str, right: str) -> bool:
    """Whether both are called by the same noun: `the card's colour` and `the colour`."""
    return right.startswith("the ") and unmarked(left).endswith(f" {right.removeprefix('the ')}")


def _is_all_players(domain: t.Domain) -> bool:
    """Whether all players are meant who are still in the game."""
    is_plain = domain.where is None and domain.few is None
    return is_plain and isinstance(domain.source, t.AllOf) and not domain.source.seats and domain.type == PLAYER


def _is_word(expr: t.Const) -> bool:
    inner, value = expr.type.inner, expr.value
    if isinstance(inner, NumberType):
        return value is not None and number_word(inner, value) != str(value)
    return isinstance(inner, EnumType) and value is not None
