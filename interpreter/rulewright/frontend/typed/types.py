"""Types of the language. Every type is finite once the configuration (players, options) is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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
class NumberType(TypeNode):
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
        return f"a set of {self.member}"


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
    """A type with its article, as messages call it."""
    text = str(type_)
    if text == "none" or text.startswith("a "):
        return text
    return ("an " if text[0] in "aeio" else "a ") + text
