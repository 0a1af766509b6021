"""Expressions that give a value, as noun phrases. In: typed expressions. Out: marked strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    number_word,
)
from rulewright.rulebook.aggregate_phrases import PROPERTIES, RANKS, AggregatePhrases, term_name, trait_name
from rulewright.rulebook.english_words import YOU, belonging, linked, listed, possessive, words
from rulewright.rulebook.markup import emphasis
from rulewright.rulebook.sum_phrases import SumPhrases
from rulewright.sentences.english_forms import ordinal

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}


class ValuePhrases:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.sums = SumPhrases(wording)
        self.aggregates = AggregatePhrases(wording)

    def phrase(self, expr: t.Expr) -> str:
        """A value in words."""
        if isinstance(expr.type, FlagType) and not isinstance(expr, t.Const | t.Local | t.OptionValue):
            return f"whether {self.wording.clause(expr)}"
        return self.noun(expr)

    def noun(self, expr: t.Expr) -> str:
        """The name of a value, of a flag as well, of which a clause says whether it is yes."""
        match expr:
            case t.Const():
                return self.constant(expr)
            case t.SpaceNamed(name=name):
                return emphasis(name)
            case t.OptionValue(option=option):
                return self._option(expr, option)
            case t.NumberValue(number=number):
                return self._number(number)
            case t.Players():
                return "the number of players"
            case t.Local(var=var):
                return self.wording.nouns.variable(var)
            case t.TraitOf(subject=subject, trait=sym.Trait(name="rolled")):
                return f"the number on {self.part(subject)}"
            case t.TraitOf(subject=subject, trait=trait):
                return belonging(self.part(subject), trait_name(trait))
            case t.StateOf(state=state, keys=keys):
                return self._owned(keys, linked("state", state.name), isinstance(state.type, NumberType | FlagType))
            case t.JointOwners(parts=parts):
                return listed([self.part(part) for part in parts])
            case t.PurseOf(place=place):
                return self.wording.places.purse(place)
            case t.TableAt(table=table, keys=keys):
                return self.looked_up(table, keys)
            case t.TermCall(term=term, arguments=arguments):
                return self.term(term, arguments)
            case t.Arithmetic(operator=operator, left=left, right=right):
                return self.sums.phrase(operator, left, right)
            case t.Choice():
                return self._choice(expr)
            case t.Fold():
                return self.aggregates.fold(expr)
            case t.Extreme(operator=operator, items=items):
                rank = RANKS[operator][1 if len(items) == 2 else 2]
                return f"{rank} of {listed([self.part(item) for item in items])}"
            case t.Unwrap(value=value):
                return self.phrase(value)
            case t.Neighbour(subject=subject, step=step):
                return self._neighbour(subject, step)
            case t.NextSpace(subject=subject, way=way):
                joint = "beside" if expr.type.inner == subject.type.inner else "of"
                return f"the {self.wording.nouns.one(expr.type)} {joint} {self.part(subject)}{self.towards(way)}"
            case t.Distance(start=start, end=end):
                return f"the distance from {self.part(start)} to {self.part(end)}"
            case t.Property(function=function, subject=subject):
                return belonging(self.part(subject), PROPERTIES.get(function, words(function)))
            case t.FromNumber(number=number):
                return self._numbered(self.wording.nouns.one(expr.type), number)
            case t.After(value=value, effect=effect, arguments=arguments):
                return f"{self.phrase(value)} {self.wording.supposed(effect, arguments)}"
            case t.LetIn():
                body, named = self.wording.named(expr)
                return f"{self.phrase(body)}, {named}"
            case t.Random(domain=domain):
                return f"{self.wording.domains.one(domain)}, chosen at random"
            case (
                t.Compare()
                | t.Logic()
                | t.Not()
                | t.KindTest()
                | t.FaceTest()
                | t.Contained()
                | t.Payable()
                | t.Repeated()
            ):
                return f"whether {self.wording.clause(expr)}"
            case _:
                assert_never(expr)

    # ---- names and constants ----------------------------------------------------------------------------------------

    def constant(self, expr: t.Const) -> str:
        """A number, a word, a numbered thing."""
        value, type_ = expr.value, expr.type.inner
        if value is None:
            return "nobody" if isinstance(type_, PlayerType | SideType) else "none"
        match type_:
            case FlagType():
                return "yes" if value else "no"
            case EnumType(words=names):
                return emphasis(words(names[value]))
            case NumberType() if (word := number_word(type_, value)) != str(value):
                return emphasis(words(word))
            case SpaceType(name=name) if place := self.wording.place_name(name, value):
                return emphasis(words(place))
            case PlayerType() | SideType() | SpaceType():
                return f"{self.wording.nouns.one(type_)} {self.wording.symbols.numbers_of(type_).at(value)}"
            case NumberType() | NoneType() | ErrorType() | PairType() | ComponentType() | SetType() | OptionalType():
                return str(value)
            case _:
                assert_never(type_)

    def _number(self, number: sym.Number) -> str:
        """A number by its value, where that is one for all players and rulings; else by its name."""
        value = self.wording.fixed(number)
        return linked("number", number.name, str(value) if value is not None else "")

    def _option(self, expr: t.Expr, option: sym.Option) -> str:
        """An option by its name; one that is a number also by its usual value."""
        name = f"the ruling {linked('option', option.name)}"
        usual = self.wording.usual(expr) if not option.words and not isinstance(option.type, FlagType) else None
        return name if usual is None else f"{usual} ({name})"

    def term(self, term: sym.Term, arguments: tuple[t.Expr, ...]) -> str:
        name = linked("term", term_name(term), words(term.name))
        owner, others = (arguments[0], arguments[1:]) if term.owner is not None else (None, arguments)
        told = f"the {name}" if owner is None else belonging(self.part(owner), name)
        return told + (f" for {listed([self.part(other) for other in others])}" if others else "")

    def _numbered(self, noun: str, number: t.Expr) -> str:
        """A space by its number: `the box with your number`."""
        if isinstance(number, t.Property) and number.function == "number_of":
            return f"the {noun} with {self.phrase(number)}"
        return f"the {noun} with the number {self.sums.bracketed(number)}"

    def _owned(self, keys: tuple[t.Expr, ...], name: str, is_count: bool) -> str:
        if not keys:
            return emphasis(name) if is_count else f"the {name}"
        others = f" for {listed([self.part(key) for key in keys[1:]])}" if keys[1:] else ""
        return f"{belonging(self.part(keys[0]), name)}{others}"

    def _neighbour(self, subject: t.Expr, step: int) -> str:
        noun = self.wording.nouns.one(subject.type)
        if isinstance(subject.type.inner, PlayerType):
            away = 1
            while isinstance(subject, t.Neighbour) and subject.step == step:
                away, subject = away + 1, subject.subject
            return self._seated(away, "left" if step > 0 else "right", self.part(subject))
        return f"the {noun} {'after' if step > 0 else 'before'} {self.part(subject)}"

    def _seated(self, away: int, side: str, whom: str) -> str:
        """`the player to your left`, `the second player to the right of player 1`."""
        player = "the player" if away == 1 else f"the {ORDINALS.get(away, ordinal(away))} player"
        return f"{player} to {possessive(whom)} {side}" if whom == YOU else f"{player} to the {side} of {whom}"

    def towards(self, way: t.Expr) -> str:
        """` to the north`, or by what gives the way."""
        told = self.part(way)
        return f" to the {told}" if isinstance(way, t.Const) else f" in the direction of {told}"

    # ---- sums and choices -------------------------------------------------------------------------------------------

    def looked_up(self, table: sym.Table, keys: tuple[t.Expr, ...]) -> str:
        """What stands in a table for some keys."""
        return f"the {linked('table', table.name)} of {listed([self.part(key) for key in keys])}"

    def _choice(self, expr: t.Choice) -> str:
        settled = self.wording.settled(expr.condition)
        if settled is not None:
            self.wording.note(expr, lambda plain: plain.value(expr))
            return self.phrase(expr.yes if settled else expr.no)
        return f"{self.part(expr.yes)} if {self.wording.clause(expr.condition)}, otherwise {self.phrase(expr.no)}"

    def members(self, items: tuple[t.Expr | t.Numbers, ...]) -> str:
        """What a list holds: values, and stretches of them."""
        told = (
            f"{self.part(one.low)} to {self.part(one.high)}" if isinstance(one, t.Numbers) else self.part(one)
            for one in items
        )
        return listed(list(told))

    def part(self, expr: t.Expr) -> str:
        """A value within a longer phrase: in brackets where its own `if` and
        `otherwise` could be taken for those of the whole.
        """
        return f"({self.phrase(expr)})" if self.is_open(expr) else self.phrase(expr)

    def is_open(self, expr: t.Expr) -> bool:
        """Whether a value depends on a condition that the usual rulings leave open."""
        while isinstance(expr, t.Choice | t.Unwrap):
            if isinstance(expr, t.Unwrap):
                expr = expr.value
                continue
            settled = self.wording.settled(expr.condition)
            if settled is None:
                return True
            expr = expr.yes if settled else expr.no
        return False
