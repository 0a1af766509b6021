"""Components in lots: how many of a kind have which traits.

In: traits and what is given for them, in one configuration. Out: `ComponentLot`s and values of traits. Complains about
values that do not fit a trait, and kinds that do not say one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax.nodes import Scalar, number_in
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    EnumType,
    FlagType,
    NumberType,
    SpaceType,
    Type,
    article,
    named_value,
    words_of,
)
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

MOST_COMPONENTS = 4000
MONEY = "money is for what is counted, not looked at"

Values = list[tuple[int | None, int | None]]
"""Values of a trait, each with its count if it has one."""


@dataclass(frozen=True, slots=True)
class ComponentLot:
    """`count` equal components: a kind and its traits (none for a trait that is none). `about`: what their author says
    of them, which makes no component another one.
    """

    kind: str
    traits: tuple[int | None, ...]
    count: int
    about: str = field(default="", compare=False)


class TraitValues:
    """Reads values of traits, and combines them into lots."""

    def __init__(self, constants: Constants, report: Report) -> None:
        self.constants = constants
        self.report = report

    def given(self, cls: sym.Class, kind: sym.Kind) -> dict[str, Values]:
        """What a kind says about its traits."""
        return {name: self._values(cls.traits[name], value) for name, value in kind.given.items()}

    def lots(
        self, cls: sym.Class, kind: sym.Kind, given: Mapping[str, Values], base: int, about: str = ""
    ) -> list[ComponentLot]:
        """A lot for each combination of values. `about`: what is said of these rather than of their kind."""
        columns = [given.get(name, [(self._otherwise(trait), None)]) for name, trait in cls.traits.items()]
        if prod(map(len, columns)) > MOST_COMPONENTS:
            raise BadConstant(
                f"`{kind.name}` comes in {prod(map(len, columns)):,} ways; {MOST_COMPONENTS} are possible",
                kind.span,
                MONEY,
            )
        lots = []
        for combination in product(*columns):
            count = base
            for _, part in combination:
                count = count if part is None else count * part
            if count < 0:
                raise BadConstant(f"there are {count} of `{kind.name}`", kind.span, "a count is zero or more")
            if count:
                traits = tuple(value for value, _ in combination)
                lots.append(ComponentLot(kind.name, traits, count, about or kind.decl.about))
        return lots

    def missing(self, cls: sym.Class, given: set[str]) -> list[str]:
        """Traits that must be said, and are not."""
        return [name for name, trait in cls.traits.items() if trait.required and name not in given]

    def check_missing(self, cls: sym.Class, kind: sym.Kind, given: set[str]) -> None:
        missing = self.missing(cls, given)
        if missing:
            self.report.error(
                "RW515",
                f"`{kind.name}` does not say its {', '.join(missing)}",
                kind.span,
                "add it, or give the trait an `otherwise`",
            )

    def _otherwise(self, trait: sym.Trait) -> int | None:
        return self.constants.value(trait.otherwise) if trait.otherwise is not None else 0

    def _values(self, trait: sym.Trait, given: sym.KindTrait) -> Values:
        if given.counts:
            return [(self.word(trait, key), self.constants.amount(count)) for key, count in given.counts]
        if given.each:
            members = self._each(trait, given)
            if len(members) > MOST_COMPONENTS:
                raise BadConstant(
                    f"`{trait.name}` has {len(members):,} values here; {MOST_COMPONENTS} are possible",
                    given.span,
                    MONEY,
                )
            return [(self._in_range(trait, member, given.span), None) for member in members]
        assert given.value is not None
        return [(self._in_range(trait, self.constants.value(given.value), given.span), None)]

    def _each(self, trait: sym.Trait, given: sym.KindTrait) -> range:
        if given.stretch is not None:
            low, high = (self.constants.number(end) for end in given.stretch)
            if low > high:
                raise BadConstant(f"the range {low}..{high} is empty", given.span, "write the lower end first")
            return range(low, high + 1)
        if isinstance(trait.type.inner, NumberType):
            return range(self.constants.number(trait.low), self.constants.number(trait.high) + 1)
        return range(self.constants.size(trait.type))

    def word(self, trait: sym.Trait, key: Scalar, where: str = "") -> int | None:
        """A value of a trait, written as a key or in a row; `where` goes behind what is complained about."""
        inner: Type = trait.type.inner
        if key.text == "none" and trait.type.optional:
            return None
        if key.text in words_of(inner):
            return named_value(inner, key.text)
        if isinstance(inner, EnumType):
            self.report.error(
                "RW311",
                f"`{key.text}` is not a word of {inner}{where}",
                key.span,
                did_you_mean(key.text, inner.words),
            )
            return 0
        if isinstance(inner, FlagType):
            if key.text not in ("yes", "no"):
                self.report.error("RW401", f"`{key.text}` is not a flag{where}", key.span, "write `yes` or `no`")
            return int(key.text == "yes")
        names = self.constants.names(inner) if isinstance(inner, SpaceType) else ()
        if key.text in names:
            return names.index(key.text)
        number = number_in(key.text.removeprefix(str(inner)).strip())
        if number is None and names:
            meant = did_you_mean(key.text, names)
            self.report.error("RW311", f"there is no {inner} `{key.text}`{where}", key.span, meant)
            return 0
        if number is None:
            meant = did_you_mean(key.text, words_of(inner))
            hint = meant or (digits(key.text) if any(map(str.isdecimal, key.text)) else "write its number")
            self.report.error("RW401", f"`{key.text}` is not {article(inner)}{where}", key.span, hint)
            return 0
        if isinstance(inner, NumberType):
            return self._in_range(trait, number, key.span, where)
        place = self.constants.symbols.numbers_of(inner).place(number)
        if place is None:
            self.report.error("RW409", f"there is no {inner} {number}{where}", key.span)
            return 0
        return self._in_range(trait, place, key.span, where)

    def _in_range(self, trait: sym.Trait, value: int | None, span: Span, where: str = "") -> int | None:
        if value is None:
            return None
        if isinstance(trait.type.inner, NumberType):
            low, high = self.constants.number(trait.low), self.constants.number(trait.high)
        else:
            low, high = 0, self.constants.size(trait.type) - 1
        if not low <= value <= high:
            is_counted = isinstance(trait.type.inner, NumberType | FlagType | EnumType)
            shift = 0 if is_counted else self.constants.symbols.numbers_of(trait.type.inner).first
            self.report.error(
                "RW610",
                f"{value + shift} is outside {low + shift}..{high + shift}, the range of `{trait.name}`{where}",
                span,
                "change it, or the range of the trait",
            )
            return low
        return value


def digits(text: str) -> str:
    """The hint about a text that should be a whole number: spreadsheets write `1,5`, `3.0` and `1.000`."""
    bare = re.sub(r"[\s']", "", text).removeprefix("+")
    if re.fullmatch(r"\d{1,9}[.,]0{1,2}", bare):
        return f"numbers are whole: write {int(re.split('[.,]', bare)[0])}"
    if re.fullmatch(r"-?\d+[.,](?:\d{1,2}|\d{4,})", bare):
        return "numbers are whole: count in smaller units, such as tenths"
    is_one = re.fullmatch(r"\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2}", bare) is not None
    return f"write plain digits: {int(re.sub('[.,]', '', bare))}" if is_one else "write plain digits"
