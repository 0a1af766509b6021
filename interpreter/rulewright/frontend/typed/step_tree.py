"""Typed picks and steps: what phases and actions are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.frontend.typed.domain_tree import Domain
from rulewright.frontend.typed.expression_tree import Expr, Var
from rulewright.frontend.typed.statement_tree import Block, Let
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typed import symbols as sym


@dataclass(frozen=True, slots=True)
class PickOne:
    span: Span
    domain: Domain


@dataclass(frozen=True, slots=True)
class PickSome:
    """`var` names the subset; `domain.var` a member."""

    span: Span
    var: Var
    domain: Domain
    low: Expr
    high: Expr


@dataclass(frozen=True, slots=True)
class PickValue:
    span: Span
    var: Var
    value: Expr


Pick = PickOne | PickSome | PickValue


@dataclass(frozen=True, slots=True)
class ActionCall:
    """An action offered by a step. `names` maps pick names to variables of the step's `then`."""

    span: Span
    action: sym.Action
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class DoStep:
    block: Block


@dataclass(frozen=True, slots=True)
class LetStep:
    let: Let


@dataclass(frozen=True, slots=True)
class ChooseStep:
    """`cases` are by action, in the order of `actions`.
    `if_none`: a word, steps, or none where nothing was declared.
    """

    may: bool
    by: Expr
    actions: tuple[ActionCall, ...]
    cases: tuple[tuple[Step, ...], ...]
    if_none: str | tuple[Step, ...] | None
    otherwise: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class CollectStep:
    """A choice of one action that is asked again and again: what is picked joins the set `var`, each member once.
    From its least size on, the chooser may stop; `steps` follow once.
    """

    choice: ChooseStep
    var: Var
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class EveryoneStep:
    actions: tuple[ActionCall, ...]
    who: Domain
    me: Var
    if_none: str | tuple[Step, ...] | None


@dataclass(frozen=True, slots=True)
class OfferStep:
    actions: tuple[ActionCall, ...]
    to: Domain
    accepted: tuple[Step, ...]
    refused: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class EachStep:
    loop: Domain
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class TurnsStep:
    loop: Domain
    steps: tuple[Step, ...]
    until: Expr | None


@dataclass(frozen=True, slots=True)
class RepeatStep:
    steps: tuple[Step, ...]
    while_: Expr | None
    until: Expr | None


@dataclass(frozen=True, slots=True)
class MatchStep:
    """Cases in order: a test of the subject, and steps;
    the last has the test of `else` (none of the others), if there is one.
    """

    subject: Expr
    cases: tuple[tuple[Expr, tuple[Step, ...]], ...]
    otherwise: bool = False


@dataclass(frozen=True, slots=True)
class RunStep:
    phase: sym.Phase
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class ResolveStep:
    priority: sym.Priority
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class PayStep:
    payout: sym.Payout
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class EndStep:
    """`phase` is none for the whole game."""

    phase: sym.Phase | None


@dataclass(frozen=True, slots=True)
class GroupStep:
    steps: tuple[Step, ...]


Verb = (
    DoStep | LetStep | ChooseStep | CollectStep | EveryoneStep | OfferStep | EachStep | TurnsStep | RepeatStep
    | MatchStep | RunStep | ResolveStep | PayStep | EndStep | GroupStep
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    span: Span
    verb: Verb
    when: Expr | None
    otherwise: tuple[Step, ...]


Steps = tuple[Step, ...]
"""One after the other."""
