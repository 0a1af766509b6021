"""Walks over typed trees: every node below one, terms and effects included if wanted, and what is read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import wraps
from typing import Any, TypeVar, assert_never

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


T = TypeVar("T")

MOST_REMEMBERED = 8192
"""So many trees are remembered for each question; then it begins anew."""

_FORGETTING: list[Callable[[], None]] = []


def once_a_tree(find: Callable[[Any], T]) -> Callable[[Any], T]:
    """Remembers what is found in a tree, because every configuration asks for the same. The typing must be done.

    Trees are told apart by their identity, and kept alive so that nothing else can take it.
    """
    found: dict[int, tuple[object, T]] = {}

    @wraps(find)
    def remembered(tree: object) -> T:
        entry = found.get(id(tree))
        if entry is None:
            if len(found) >= MOST_REMEMBERED:
                found.clear()
            entry = found[id(tree)] = (tree, find(tree))
        return entry[1]

    _FORGETTING.append(found.clear)
    return remembered


def forget() -> None:
    """Forgets all that was found: whoever types many rulesets in turn asks no more about the trees that are gone."""
    for clear in _FORGETTING:
        clear()


def nodes(root: object, deep: bool = True) -> tuple[object, ...]:
    """`root` and every typed node below it; with `deep`, also inside the terms and effects it uses, each once."""
    return _deep_nodes(root) if deep else _flat_nodes(root)


@once_a_tree
def _deep_nodes(root: object) -> tuple[object, ...]:
    found: list[object] = []
    seen: set[int] = set()
    stack: list[Any] = [root]
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
        if node.__class__ in _USES:
            target = node.term if isinstance(node, t.TermCall) else node.effect
            if id(target) not in seen:
                seen.add(id(target))
                stack.append(target.body)
    return tuple(found)


CALLS: dict[type, str] = {
    t.TermCall: "term",
    t.Perform: "effect",
    t.After: "effect",
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


def done_by(rule: sym.Callable) -> tuple[object, ...]:
    """The parts of a rule that change something: nothing of a term; of an action, what follows the choice."""
    match rule:
        case sym.Term():
            return ()
        case sym.Effect(body=body):
            return (body,)
        case sym.Action(do=do):
            return (do,)
        case sym.Phase(steps=steps):
            return (steps,)
        case sym.Priority(rules=rules):
            return tuple(case.do for cases in rules.values() for case in cases)
        case sym.Payout(paid=paid, unpaid=unpaid):
            return (paid, unpaid)
        case never:
            assert_never(never)


_USES = (t.TermCall, t.Perform, t.After)


@once_a_tree
def _flat_nodes(root: object) -> tuple[object, ...]:
    found: list[object] = []
    stack: list[Any] = [root]
    while stack:
        node = stack.pop()
        if node.__class__ is tuple:
            stack.extend(reversed(node))
        elif (names := child_fields(node.__class__)) is not None:
            found.append(node)
            stack.extend([getattr(node, name) for name in names])
    return tuple(found)


@once_a_tree
def local_names(root: object) -> frozenset[t.Var]:
    """The names that stand in a tree, and in the terms and effects it uses."""
    return frozenset(node.var for node in nodes(root) if isinstance(node, t.Local))


@once_a_tree
def names_used(root: object) -> frozenset[t.Var]:
    """The same, with the names of sets that are gone through."""
    return frozenset(node.var for node in nodes(root) if isinstance(node, t.Local | t.Members))


@once_a_tree
def reads(root: object) -> frozenset[sym.Symbol]:
    """The state, zones and purses that an expression looks at."""
    found: set[sym.Symbol] = set()
    for node in nodes(root):
        if isinstance(node, t.Expr | t.Source | t.PursePlace):
            found |= _looked_at(node)
    return frozenset(found)


def _looked_at(node: t.Expr | t.Source | t.PursePlace) -> set[sym.Symbol]:
    """What one node itself looks at; the nodes below it speak for themselves."""
    match node:
        case t.StateOf(state=state):
            return {state}
        case t.Repeated(history=history):
            return {history, history.state}
        case t.ZonePlace(zone=zone):
            return {zone}
        case t.PursePlace(purse=purse):
            return {purse}
        case (
            t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players() | t.Local() | t.TraitOf()
            | t.JointOwners() | t.PurseOf() | t.TableAt()
            | t.TermCall() | t.Arithmetic() | t.Compare() | t.Logic() | t.Not() | t.Choice() | t.KindTest()
            | t.FaceTest()
            | t.Contained() | t.Fold() | t.Extreme() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Distance()
            | t.Property()
            | t.FromNumber()
            | t.Payable() | t.After() | t.LetIn() | t.Random() | t.AllOf() | t.Numbers() | t.ListedMembers()
            | t.Joined()
            | t.Single() | t.Members() | t.SpacesOf() | t.Reached()
        ):  # fmt: skip
            return set()
        case never:
            assert_never(never)


@once_a_tree
def writes(root: object) -> frozenset[sym.Symbol]:
    """The state, zones and purses that effects may change. Players' elimination counts as every zone and state."""
    found: set[sym.Symbol] = set()
    for node in _done(root):
        found |= _written(node)
    return frozenset(found)


def _done(root: object) -> Iterator[t.Statement]:
    """The statements in a tree and in the effects that it performs; not those that are only supposed (`after`)."""
    seen: set[int] = set()
    stack = [root]
    while stack:
        for node in nodes(stack.pop(), deep=False):
            if isinstance(node, t.Statement):
                yield node
            if isinstance(node, t.Perform) and id(node.effect) not in seen:
                seen.add(id(node.effect))
                stack.append(node.effect.body)


def _written(statement: t.Statement) -> set[sym.Symbol]:
    """What one statement itself may change; blocks inside it speak for themselves."""
    match statement:
        case t.Assign(target=target):
            return {target.state}
        case t.Remember(history=history):
            return {history}
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
    """The zones in which the components of a domain, an expression or a name's origin may lie;
    of a parameter, those of all its sites.
    """
    found: set[sym.Symbol] = set()
    seen: set[t.Var] = set()
    stack: list[Origin | None] = [origin]
    while stack:
        match stack.pop():
            case t.ZonePlace(zone=zone):
                found.add(zone)
            case t.Joined(places=places):
                stack += places
            case t.Domain(source=source):
                stack.append(source)
            case t.Local(var=var) | t.Members(var=var) if var not in seen:
                seen.add(var)
                stack += [var.origin, *var.sites]
            case t.Single(value=inner) | t.Unwrap(value=inner) | t.After(value=inner) | t.LetIn(body=inner):
                stack.append(inner)
            case t.Fold(domain=inner) | t.Random(domain=inner):
                stack.append(inner)
            case t.Choice(yes=yes, no=no):
                stack += [yes, no]
            case t.TermCall(term=term):
                stack.append(term.body)
            case (
                None | t.AllOf() | t.Numbers() | t.ListedMembers() | t.Local() | t.Members() | t.Const()
                | t.SpaceNamed() | t.OptionValue() | t.NumberValue()
                | t.Players() | t.TraitOf() | t.StateOf() | t.JointOwners() | t.PurseOf() | t.TableAt()
                | t.Arithmetic() | t.Compare() | t.Logic()
                | t.Not() | t.KindTest() | t.FaceTest() | t.Contained() | t.Extreme() | t.Neighbour() | t.NextSpace()
                | t.Distance() | t.Property() | t.FromNumber() | t.Payable() | t.Repeated() | t.SpacesOf()
                | t.Reached()
            ):  # fmt: skip
                pass  # no component, or a name that was followed already
            case never:
                assert_never(never)
    return found


@once_a_tree
def eliminates(root: object) -> bool:
    return any(isinstance(node, t.Eliminate) for node in nodes(root))
