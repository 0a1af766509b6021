"""Cross-references: what the names of a ruleset stand for, place by place, and what might stand there.

The checker fills them in while it types, if anybody asks (an editor does): `Use`s and `Want`s point into the sources.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import Type, list_name
from rulewright.source.text import Span


class Sort(StrEnum):
    """What sort of name is wanted."""

    VALUE = "value"
    STATE = "state"
    ZONE = "zone"
    PURSE = "purse"
    OWNED = "owned"
    DESCRIPTION = "description"
    NOUN = "noun"
    TYPE = "type"
    CLASS = "class"
    EFFECT = "effect"
    ACTION = "action"
    PHASE = "phase"
    PRIORITY = "priority"
    PAYOUT = "payout"
    ENDING = "ending"


@dataclass(frozen=True, slots=True)
class Use:
    """A name in the text and what it stands for: a symbol, a `typed.Var`, an
    `EnumType`, a `Builtin`, a `Word`, a `Rule`.
    """

    span: Span
    meaning: object


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the list of words called `enum`."""

    enum: str
    name: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a priority list."""

    priority: str
    name: str


@dataclass(frozen=True, slots=True)
class Want:
    """What may stand at a place. `scope` holds the local names in force;
    `type` is what a value is wanted for, or whose names are meant.
    """

    span: Span
    sort: Sort
    scope: Scope | None
    type: Type | None


@dataclass(frozen=True, slots=True)
class Typed:
    """An expression in the text and its type."""

    span: Span
    type: Type


@dataclass
class References:
    """What the checker noted, in no order."""

    uses: list[Use] = field(default_factory=list)
    wants: list[Want] = field(default_factory=list)
    types: list[Typed] = field(default_factory=list)


class ReferenceNotes:
    """Takes notes of what the checker finds, if anybody wants them."""

    references: References | None = None

    def refer(self, span: Span, meaning: object) -> None:
        """Note that the name at a place stands for something; nothing is noted of what stands for nothing."""
        if self.references is not None and meaning is not None:
            self.references.uses.append(Use(span, meaning))

    def refer_word(self, span: Span, enum: Type, word: str) -> None:
        """Note that a word of a list of words stands at a place."""
        self.refer(span, Word(list_name(enum), word))

    def want(self, span: Span, sort: Sort, scope: Scope | None = None, type_: Type | None = None) -> None:
        """Note what may stand at a place."""
        if self.references is not None:
            self.references.wants.append(Want(span, sort, scope, type_))
