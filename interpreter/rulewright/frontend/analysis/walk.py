"""Walks over typed trees: every node below one, terms and effects included if wanted, and what is read and written."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import TypeNode
from rulewright.source.text import Span

Origin = t.Expr | t.Source | t.Domain
"""What components may come from."""

_LEAVES = (Span, TypeNode, t.Var, sym.Symbol, sym.Symbols)
_PARTS: dict[type, tuple[str, ...] | None] = {tuple: None, str: None, int: None, bool: None, type(None): None}


def child_fields(cls: Any) -> tuple[str, ...] | None:
    """The fields of a class of nodes in which other nodes may lie; none for what is no node."""
    if cls not in _PARTS:
        is_node = not issubclass(cls, _LEAVES) and is_dataclass(cls)
        _PARTS[cls] = (
            tuple(field.name for field in reversed(fields(cls)) if field.name not in ("span", "type"))
            if is_node
            else None
        )
    return _PARTS[cls]


class _Same:
    """A tree as a key: equal only to itself, which it keeps alive so that nothing else can take its identity."""

    __slots__ = ("tree",)

    def __init__(self, tree: object) -> None:
        self.tree = tree

    def __hash__(self) -> int:
        return id(self.tree)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.tree is other.tree


def nodes(root: object, deep: bool = True) -> tuple[object, ...]:
    """`root` and every typed node below it; with `deep`, also inside the terms and effects it uses, each once.

    The typing must be done: walks are remembered, because every configuration asks for the same ones.
    """
    return _nodes(_Same(root), deep)


def forget() -> None:
    """Forgets all walks: whoever types many rulesets in turn asks no more about the trees that are gone."""
    _nodes.cache_clear()


@lru_cache(maxsize=8192)
def _nodes(root: _Same, deep: bool) -> tuple[object, ...]:
    found: list[object] = []
    seen: set[int] = set()
    stack: list[Any] = [root.tree]
    while stack:
        node = stack.pop()
        if node.__class__ is tuple:
            stack.extend(reversed(node))
            continue
        names = child_fields(node.__class__)
        if names is None:
            continue
        found.append(node)
        stack.extend([getattr(node, name) for name in names])
        if deep and isinstance(node, t.TermCall | t.Perform):
            target = node.term if isinstance(node, t.TermCall) else node.effect
            if id(target) not in seen:
                seen.add(id(target))
                stack.append(target.body)
    return tuple(found)


CALLS: dict[type, str] = {
    t.TermCall: "term",
    t.Perform: "effect",
    t.ActionCall: "action",
    t.RunStep: "phase",
    t.ResolveStep: "priority",
    t.PayStep: "payout",
}
"""The nodes that use a rule with parameters, and the field that holds it."""


def callee_of(node: object) -> sym.Callable | None:
    """The rule that a node uses, if it is of a kind that uses one."""
    name = CALLS.get(node.__class__)
    return getattr(node, name) if name is not None else None


def reads(root: object) -> set[sym.Symbol]:
    """The state, zones and purses that an expression looks at."""
    found: set[sym.Symbol] = set()
    for node in nodes(root):
        if isinstance(node, t.Expr | t.Source | t.PursePlace):
            found |= _looked_at(node)
    return found


def _looked_at(node: t.Expr | t.Source | t.PursePlace) -> set[sym.Symbol]:
    """What one node itself looks at; the nodes below it speak for themselves."""
    match node:
        case t.StateOf(state=state):
            return {state}
        case t.ZonePlace(zone=zone):
            return {zone}
        case t.PursePlace(purse=purse):
            return {purse}
        case (
            t.Const() | t.OptionValue() | t.NumberValue() | t.Players() | t.Local() | t.TraitOf() | t.PurseOf() | t.TableAt()
            | t.TermCall() | t.Arithmetic() | t.Compare() | t.Logic() | t.Not() | t.Choice() | t.KindTest() | t.FaceTest()
            | t.Contained() | t.Fold() | t.Extreme() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Property() | t.FromNumber()
            | t.Payable() | t.Random() | t.AllOf() | t.Numbers() | t.Single() | t.Members() | t.SpacesOf() | t.Reached()
        ):  # fmt: skip
            return set()
        case never:
            assert_never(never)


def writes(root: object) -> set[sym.Symbol]:
    """The state, zones and purses that effects may change. Players' elimination counts as every zone and state."""
    found: set[sym.Symbol] = set()
    for node in nodes(root):
        if isinstance(node, t.Statement):
            found |= _written(node)
    return found


def _written(statement: t.Statement) -> set[sym.Symbol]:
    """What one statement itself may change; blocks inside it speak for themselves."""
    match statement:
        case t.Assign(target=target):
            return {target.state}
        case t.Move(what=what, to=to):
            return {to.zone, *zones_of(what)}
        case t.Draw(source=source, to=to):
            refill = source.zone.refilled_from
            return {source.zone, to.zone, *([refill] if refill is not None else [])}
        case t.Shuffle(places=places, into=into):
            return {place.zone for place in (*places, *([into] if into is not None else []))}
        case t.Turn(what=what) | t.Roll(what=what):
            return zones_of(what)
        case t.Pay(source=payer, to=payee):
            return {payer.purse, payee.purse}
        case t.Show() | t.Eliminate() | t.Say() | t.Let() | t.Perform() | t.If() | t.ForEach():
            return set()
        case never:
            assert_never(never)


def zones_of(origin: Origin | None) -> set[sym.Symbol]:
    """The zones in which the components of a domain, an expression or a name's origin may lie; of a parameter, those of all its sites."""
    found: set[sym.Symbol] = set()
    seen: set[t.Var] = set()
    stack: list[Origin | None] = [origin]
    while stack:
        match stack.pop():
            case t.ZonePlace(zone=zone):
                found.add(zone)
            case t.Domain(source=source):
                stack.append(source)
            case t.Local(var=var) | t.Members(var=var) if var not in seen:
                seen.add(var)
                stack += [var.origin, *var.sites]
            case t.Single(value=inner) | t.Unwrap(value=inner):
                stack.append(inner)
            case t.Fold(domain=inner) | t.Random(domain=inner):
                stack.append(inner)
            case t.Choice(yes=yes, no=no):
                stack += [yes, no]
            case t.TermCall(term=term):
                stack.append(term.body)
            case (
                None | t.AllOf() | t.Numbers() | t.Local() | t.Members() | t.Const() | t.OptionValue() | t.NumberValue()
                | t.Players() | t.TraitOf() | t.StateOf() | t.PurseOf() | t.TableAt() | t.Arithmetic() | t.Compare() | t.Logic()
                | t.Not() | t.KindTest() | t.FaceTest() | t.Contained() | t.Extreme() | t.Neighbour() | t.NextSpace()
                | t.Property() | t.FromNumber() | t.Payable() | t.SpacesOf() | t.Reached()
            ):  # fmt: skip
                pass  # no component, or a name that was followed already
            case never:
                assert_never(never)
    return found


def eliminates(root: object) -> bool:
    return any(isinstance(node, t.Eliminate) for node in nodes(root))
