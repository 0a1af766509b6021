"""Types of the language. Every type is finite once the configuration (players, options) is known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.sentences import english_forms


@dataclass(frozen=True, slots=True)
class TypeNode:
    """What every type has; `key` is how owned names (`owner.name`) are filed under it.
    `Type` is the closed union of all of them.
    """

    @property
    def key(self) -> str:
        return str(self)

    @property
    def optional(self) -> bool:
        return False

    @property
    def inner(self) -> Type:
        """The type without `or none`."""
        found: Any = self  # a call of `cast` takes as long as the rest
        return found  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class FlagType(TypeNode):
    def __str__(self) -> str:
        return "flag"


@dataclass(frozen=True, slots=True)
class NamedNumbers:
    """Numbers from `low` to `high` under a name of their own; some of them are called by words: 11 is jack."""

    name: str
    low: int
    high: int
    words: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class NumberType(TypeNode):
    """`named` says how values are shown and called. It makes no other type: jack is 11."""

    named: NamedNumbers | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return "number"


@dataclass(frozen=True, slots=True)
class EnumType(TypeNode):
    """Words in order, named after their owner."""

    name: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class PlayerType(TypeNode):
    def __str__(self) -> str:
        return "player"


@dataclass(frozen=True, slots=True)
class SideType(TypeNode):
    def __str__(self) -> str:
        return "side"


@dataclass(frozen=True, slots=True)
class SpaceType(TypeNode):
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class PairType(TypeNode):
    """Two or more things that have something together, such as a player and a level. The first is its owner."""

    of: tuple[Type, ...]

    def __str__(self) -> str:
        return " and ".join(map(str, self.of))


@dataclass(frozen=True, slots=True)
class ComponentType(TypeNode):
    """A component of a class; `kind` narrows it."""

    cls: str
    kind: str = ""

    def __str__(self) -> str:
        return self.kind or self.cls

    @property
    def key(self) -> str:
        return self.cls


@dataclass(frozen=True, slots=True)
class SetType(TypeNode):
    """A picked subset of members."""

    member: Type

    def __str__(self) -> str:
        return f"a set of {several(self.member)}"


@dataclass(frozen=True, slots=True)
class OptionalType(TypeNode):
    of: Type

    def __str__(self) -> str:
        return f"{self.of} or none"

    @property
    def optional(self) -> bool:
        return True

    @property
    def inner(self) -> Type:
        return self.of

    @property
    def key(self) -> str:
        return self.of.key


@dataclass(frozen=True, slots=True)
class NoneType(TypeNode):
    """The type of the word `none` alone."""

    def __str__(self) -> str:
        return "none"

    @property
    def optional(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class ErrorType(TypeNode):
    """The type of what was reported already: it fits everywhere, so one cause gives one message."""

    def __str__(self) -> str:
        return "?"


Type = (
    FlagType | NumberType | EnumType | PlayerType | SideType | SpaceType | PairType | ComponentType | SetType
    | OptionalType | NoneType | ErrorType
)  # fmt: skip
"""Every type: a `match` over it ends in `assert_never`."""

FLAG, NUMBER, PLAYER, SIDE, NONE, ERROR = FlagType(), NumberType(), PlayerType(), SideType(), NoneType(), ErrorType()


def keys_of(per: Type | None) -> tuple[Type, ...]:
    """What something is of: nothing, one thing, or several."""
    if per is None:
        return ()
    return per.of if isinstance(per, PairType) else (per,)


def owner_of(per: Type | None) -> Type | None:
    """Who owns it: of several things the first."""
    return keys_of(per)[0] if per is not None else None


def words_of(type_: Type) -> tuple[str, ...]:
    """The words that name values of a type."""
    if isinstance(type_, NumberType):
        return tuple(word for word, _ in type_.named.words) if type_.named is not None else ()
    return type_.words if isinstance(type_, EnumType) else ()


def named_value(type_: Type, word: str) -> int:
    """The value that one of its words names."""
    if isinstance(type_, NumberType) and type_.named is not None:
        return dict(type_.named.words)[word]
    return words_of(type_).index(word)


def list_name(type_: Type) -> str:
    """What a type is called where its values are shown: numbers with words by the name of their list."""
    return type_.named.name if isinstance(type_, NumberType) and type_.named is not None else str(type_)


def value_word(type_: Type, value: int) -> str:
    """The word that names a value; nothing if none does."""
    return next((word for word in words_of(type_) if named_value(type_, word) == value), "")


def number_word(type_: NumberType, value: int) -> str:
    """A number as people write it."""
    return value_word(type_, value) or str(value)


def optional(of: Type) -> Type:
    """`of or none`."""
    return of if of.optional or isinstance(of, ErrorType) else OptionalType(of)


def fits(given: Type, wanted: Type) -> bool:
    """Whether a value of type `given` may stand where `wanted` is asked for."""
    if isinstance(given, ErrorType) or isinstance(wanted, ErrorType) or given == wanted:
        return True
    if isinstance(wanted, OptionalType):
        return isinstance(given, NoneType) or fits(given.inner, wanted.of)
    if isinstance(given, ComponentType) and isinstance(wanted, ComponentType):
        return given.cls == wanted.cls and wanted.kind in ("", given.kind)
    if isinstance(given, SetType) and isinstance(wanted, SetType):
        return fits(given.member, wanted.member)
    return False


def comparable(left: Type, right: Type) -> bool:
    """Whether `=` makes sense between the two."""
    if isinstance(left, ErrorType | NoneType) or isinstance(right, ErrorType | NoneType):
        return True
    a, b = left.inner, right.inner
    if isinstance(a, ComponentType) and isinstance(b, ComponentType):
        return a.cls == b.cls
    return a == b


def ordered(type_: Type) -> bool:
    """Whether `<` makes sense: numbers, spaces and enumerations are ordered as declared."""
    return isinstance(type_, NumberType | SpaceType | EnumType | ErrorType)


def article(type_: Type) -> str:
    """One value of a type, with its article, as messages call it. Words are called by their list, whose name may be
    any word.
    """
    if isinstance(type_, EnumType):
        return f"a word of `{type_.name}`"
    text = str(type_)
    if text == "none" or text.startswith("a "):
        return text
    return f"{english_forms.article(text)} {text}"


def several(type_: Type) -> str:
    """Several values of a type, as messages call them."""
    return f"words of `{type_.name}`" if isinstance(type_, EnumType) else english_forms.several(str(type_))
