"""No order is taken from a set where Programs and C are made: the order of a set of names or symbols is another in
every process.

In: the files of the rooms below. Out: the places that go through a set in an order: a loop, a list, `pop`, `join`. What
is a set is read from literals, calls and annotations of the whole package, by name. Where the order does not matter it
is put into what has none (`sum`, `any`, another set), or `sorted` says which; with a key it does not, for two may share
one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from package_trees import tree_of

PACKAGE = Path(__file__).parent.parent / "interpreter" / "rulewright"
ROOMS = ("lowering", "backend/codegen", "backend/runtime", "ir", "game")
SETS = {"set", "frozenset", "Set", "AbstractSet", "MutableSet"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}
WITHOUT_ORDER = {"sorted", "set", "frozenset", "sum", "min", "max", "any", "all", "len", "Counter"}
TAKES_ORDER = {
    "list",
    "tuple",
    "enumerate",
    "zip",
    "map",
    "filter",
    "iter",
    "reversed",
    "chain",
    "join",
    "extend",
    "from_iterable",
    "fromkeys",
}


def is_set_type(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Subscript(value=value):
            return is_set_type(value)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SETS
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return is_set_type(left) or is_set_type(right)
    return False


def declared(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """The functions, fields and names that say their type, and whether it is that of a set."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name, returns=returns):
                yield name, is_set_type(returns)
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation):
                yield name, is_set_type(annotation)


@cache
def sets_of_the_package() -> frozenset[str]:
    """Names of functions and fields that are sets wherever they are declared."""
    found = [pair for path in PACKAGE.rglob("*.py") for pair in declared(tree_of(path))]
    return frozenset(name for name, is_set in found if is_set) - {name for name, is_set in found if not is_set}


class OrderFinder(ast.NodeVisitor):
    """Finds the places of one function, or of a module outside of its functions, that take an order from a set."""

    def __init__(self, known: frozenset[str]) -> None:
        self.known = known
        self.local: set[str] = set()
        self.found: list[int] = []

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self.local
            case ast.Attribute(attr=name):
                return name in self.known
            case ast.Call(func=ast.Name(id=name)):
                return name in ("set", "frozenset") or name in self.known
            case ast.Call(func=ast.Subscript(value=ast.Name(id=name))):
                return name in ("set", "frozenset")
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                return name in self.known or (name in SET_METHODS and self.is_set(value))
            case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), left=left, right=right):
                return self.is_set(left) or (self.is_set(right) and not isinstance(node.op, ast.Sub))
            case ast.IfExp(body=body, orelse=other):
                return self.is_set(body) or self.is_set(other)
        return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        inner = OrderFinder(self.known)
        inner.local = {
            *self.local,
            *(a.arg for a in ast.walk(node.args) if isinstance(a, ast.arg) and is_set_type(a.annotation)),
        }
        for statement in node.body:
            inner.visit(statement)
        self.found += inner.found

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            self._name(target, self.is_set(node.value))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self._name(node.target, is_set_type(node.annotation))

    def _name(self, target: ast.expr, is_set: bool) -> None:
        if isinstance(target, ast.Name):
            (self.local.add if is_set else self.local.discard)(target.id)

    def visit_For(self, node: ast.For) -> None:
        self._taken(node.iter)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> None:
        for part in node.generators:
            self._taken(part.iter)
        self.generic_visit(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.visit_ListComp(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.visit_ListComp(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self._taken(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        for element in node.elts:
            self.visit(element.value if isinstance(element, ast.Starred) else element)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in WITHOUT_ORDER and not any(keyword.arg == "key" for keyword in node.keywords):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                self._without_order(argument)
            return
        if name in TAKES_ORDER | WITHOUT_ORDER:
            for argument in node.args:
                self._taken(argument)
        if name == "pop" and not node.args and isinstance(node.func, ast.Attribute):
            self._taken(node.func.value)
        self.generic_visit(node)

    def _without_order(self, argument: ast.expr) -> None:
        """What goes through a set in here ends in something that has no order."""
        if isinstance(argument, ast.GeneratorExp | ast.ListComp):
            super().generic_visit(argument)
        else:
            self.visit(argument)

    def _taken(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append(node.lineno)


def orders(tree: ast.AST, known: frozenset[str] = frozenset()) -> list[int]:
    finder = OrderFinder(known)
    finder.visit(tree)
    return finder.found


@pytest.mark.parametrize("room", ROOMS)
def test_no_order_is_taken_from_a_set(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for line in orders(tree_of(path), sets_of_the_package())
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_found"),
    [
        ("for x in {1, 2}: pass", True),
        ("for x in sorted({1, 2}): pass", False),
        ("found = [x for x in a | set(b)]", True),
        ("for x in sorted({1, 2}, key=f): pass", True),
        ("found = any(x for x in set(b))", False),
        ("found: set[str] = f()\nfor x in found: pass", True),
        ("found = list(frozenset(b))", True),
        ("found = {x for x in set(b)}", False),
        ("found = (*set(b), 1)", True),
        ("found = ', '.join(set(b))", True),
        ("found = {*b}\nwhile found:\n  one = found.pop()", True),
        ("def f(names: frozenset[str]):\n  return dict.fromkeys(names)", True),
        ("def f(names: list[str]):\n  return dict.fromkeys(names)", False),
        ("for x in rules.members_seen: pass", True),
    ],
)
def test_what_takes_an_order(line: str, is_found: bool) -> None:
    assert bool(orders(ast.parse(line), frozenset({"members_seen"}))) == is_found
