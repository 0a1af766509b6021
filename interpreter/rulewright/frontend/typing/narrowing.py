"""What a condition that holds says about expressions: which of them are certainly something.

In: typed conditions, and where they hold. Out: scopes in which a pure expression that was tested has no `or none`.
What is not in `_asked` is never narrowed. What was tested is forgotten where something may have changed it meanwhile:
state where an effect may set it (`changed`), everything but local names in steps, which others may come between.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope

Key = tuple[object, ...]
"""An expression but for where it stands: equal where the same is asked in the same words."""
ANYTHING = "*"
"""As the name of what is read: more than one can tell. As the name of what changes: any of it."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What was asked: its key, and the names of the state that it reads."""

    key: Key
    reads: frozenset[str]


class NarrowedScope(Scope):
    """A scope in which some optional expressions are known to be something."""

    def __init__(self, parent: Scope, present: frozenset[_Asked]) -> None:
        super().__init__(parent)
        self.present = present


class ChangedScope(Scope):
    """A scope behind changes: what was tested before, and may be affected, is not known any more."""

    def __init__(self, parent: Scope, changed: frozenset[str]) -> None:
        super().__init__(parent)
        self.changed = changed


def later(scope: Scope) -> Scope:
    """The scope where anything may have changed."""
    return ChangedScope(scope, frozenset({ANYTHING}))


def behind(scope: Scope, statements: Iterable[ast.Statement]) -> Scope:
    """The scope where such statements may have been run."""
    names = changed(statements)
    return ChangedScope(scope, names) if names else scope


def narrowed(scope: Scope, condition: t.Expr, holds: bool) -> Scope:
    """`scope` with what `condition` (known to hold, or not to) says about optional values."""
    asked = (_asked(value) for value in _present(condition, holds))
    present = frozenset(one for one in asked if one is not None)
    return NarrowedScope(scope, present) if present else scope


def as_narrowed(expr: t.Expr, scope: Scope) -> t.Expr:
    """An expression, without `or none` where a test that still holds has excluded it."""
    if not expr.type.optional:
        return expr
    asked = _asked(expr)
    return replace(expr, type=expr.type.inner) if asked is not None and _is_present(asked, scope) else expr


def _is_present(asked: _Asked, scope: Scope) -> bool:
    at: Scope | None = scope
    while at is not None:
        if isinstance(at, ChangedScope) and _affects(at.changed, asked.reads):
            return False
        if isinstance(at, NarrowedScope) and asked in at.present:
            return True
        at = at.parent
    return False


def _affects(changes: frozenset[str], reads: frozenset[str]) -> bool:
    if ANYTHING in changes or ANYTHING in reads:
        return bool(reads)
    return not changes.isdisjoint(reads)


def _present(condition: t.Expr, holds: bool) -> Iterator[t.Expr]:
    match condition:
        case t.Not(value=inner):
            yield from _present(inner, not holds)
        case t.Compare(operator="=", left=value, right=t.Const(value=None)) if not holds:
            yield value
        case t.Compare(operator="!=", left=value, right=t.Const(value=None)) if holds:
            yield value
        case t.Logic(operator="and", items=items) if holds:
            for item in items:
                yield from _present(item, True)
        case t.Logic(operator="or", items=items) if not holds:
            for item in items:
                yield from _present(item, False)


# ---- what is asked --------------------------------------------------------------------------------------------------


def _asked(expr: t.Expr) -> _Asked | None:
    """What an expression asks, if the same words give the same value until something changes."""
    reads: set[str] = set()
    key = _key(expr, reads)
    return _Asked(key, frozenset(reads)) if key is not None else None


def _key(expr: t.Expr, reads: set[str]) -> Key | None:
    """The key of an expression; none of what is not known to be pure. Adds the names of the state that it reads."""
    match expr:
        case t.Const(type=type_, value=value):
            return ("const", str(type_), value)
        case t.SpaceNamed(type=type_, name=name):
            return ("space", str(type_), name)
        case t.OptionValue(option=symbol) | t.NumberValue(number=symbol):
            return ("constant", id(symbol))
        case t.Players():
            return ("players",)
        case t.Local(var=var):
            return ("local", id(var))
        case t.StateOf(state=state, keys=keys):
            reads.add(ANYTHING if state.marked else state.name)
            return _all(("state", id(state)), keys, reads)
        case t.TraitOf(subject=subject, trait=trait):
            return _all(("trait", id(trait)), (subject,), reads)
        case t.TableAt(table=table, keys=keys):
            return _all(("table", id(table)), keys, reads)
        case t.TermCall(term=term, arguments=arguments):
            reads.add(ANYTHING)
            return _all(("term", id(term)), arguments, reads)
        case t.Neighbour(subject=subject, step=step):
            reads.add(ANYTHING)  # players who are out are passed over
            return _all(("neighbour", step), (subject,), reads)
        case t.NextSpace(type=type_, subject=subject, way=way):
            return _all(("next space", str(type_)), (subject, way), reads)
        case t.Distance(start=start, end=end):
            return _all(("distance",), (start, end), reads)
        case t.Property(function=function, subject=subject):
            reads.add(ANYTHING)
            return _all(("property", function), (subject,), reads)
        case t.FromNumber(type=type_, number=number):
            return _all(("numbered", str(type_)), (number,), reads)
        case t.Arithmetic(operator=operator, left=left, right=right):
            return _all(("arithmetic", operator), (left, right), reads)
        case t.Unwrap(value=value):
            return _key(value, reads)
        case (
            t.JointOwners() | t.PurseOf() | t.Compare() | t.Logic() | t.Not() | t.Choice() | t.KindTest() | t.FaceTest()
            | t.Contained() | t.Fold() | t.Extreme() | t.Payable() | t.After() | t.LetIn() | t.Repeated() | t.Random()
        ):  # fmt: skip
            return None
        case never:
            assert_never(never)


def _all(start: Key, parts: Iterable[t.Expr], reads: set[str]) -> Key | None:
    """The key of something with parts."""
    keys = [_key(part, reads) for part in parts]
    return None if None in keys else (*start, *keys)


# ---- what changes ---------------------------------------------------------------------------------------------------


def changed(statements: Iterable[ast.Statement]) -> frozenset[str]:
    """The names of the state that statements may set; of components and money, a word that is no name."""
    return frozenset(name for statement in statements for name in _changes(statement))


def _changes(statement: ast.Statement) -> Iterator[str]:
    match statement:
        case ast.Set(slot=slot):
            yield _name_of(slot)
        case ast.Call():
            yield ANYTHING
        case ast.Move() | ast.Draw() | ast.Shuffle() | ast.Turn() | ast.Roll() | ast.Pay() | ast.Show():
            yield "components and money"
        case ast.Eliminate():
            yield "who is in"
        case ast.If(branches=branches):
            yield from changed(inner for _, body in branches for inner in body.statements)
        case ast.ForEach(body=body):
            yield from changed(body.statements)
        case ast.Say() | ast.Binding():
            return
        case never:
            assert_never(never)


def _name_of(slot: ast.Expr) -> str:
    match slot:
        case ast.Name(name=name):
            return name
        case ast.Belonging(name=word) | ast.Index(name=word):
            return word.name
    return ANYTHING
