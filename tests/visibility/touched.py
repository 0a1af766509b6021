"""Which mutants ever make a difference where they lie: the original and the changed expression are worked out one after
the other, at each place that is reached, in one run of the tests for all mutants.

In: a module's trials. Out: the code of its functions put in place, and titles in `Touched.found` as they are touched. A
mutant whose changed expression gives an equal value at every visit, or that lies where no test goes, cannot be noticed
by these tests: there is no need to try it. What is no expression counts as touched when it is reached.
"""

from __future__ import annotations

import ast
import copy
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from .python_mutants import PythonMutant
from .targets import Trial

DIFFERS, REACHED = "__differs__", "__reached__"
"""The names under which the code finds what compares, and what notes that a place is reached."""

Lambda = Callable[[], Any]


class Touched:
    """Notes mutants that make a difference. While a changed expression is worked out nothing is noted."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self._busy = False

    def reached(self, *titles: str) -> None:
        if not self._busy:
            self.found.update(titles)

    def differs(self, titles: Sequence[str], as_condition: bool, true: Lambda, *changed: Lambda) -> Any:
        """The value of the original."""
        value = true()
        if not self._busy:
            self._busy = True
            for title, other in zip(titles, changed, strict=True):
                if title not in self.found and _differ(value, other, as_condition):
                    self.found.add(title)
            self._busy = False
        return value


def _differ(value: object, other: Lambda, as_condition: bool) -> bool:
    try:
        changed = other()
        if as_condition:
            return bool(value) is not bool(changed)
        return value is not changed and not (type(value) is type(changed) and value == changed)
    except Exception:  # noqa: BLE001 (whatever it is, somebody would notice)
        return True


def noting(tree: ast.Module, trials: Sequence[Trial]) -> ast.Module:
    """A copy of a module's tree which calls `DIFFERS` and `REACHED` where something is changed."""
    copies: dict[int, Any] = {}
    copied = copy.deepcopy(tree, copies)
    writer = _Notes(set(_conditions(copied)), dict(_patterns(copied)))
    for trial in trials:
        assert isinstance(trial.mutant, PythonMutant)
        writer.take(trial.title, copies[id(trial.mutant.old)], copy.deepcopy(trial.mutant.new))
    written: ast.Module = writer.visit(copied)
    return ast.fix_missing_locations(written)


def _conditions(tree: ast.Module) -> Iterator[int]:
    """The expressions of which only the truth is asked."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.If(test=test)
                | ast.IfExp(test=test)
                | ast.While(test=test)
                | ast.match_case(guard=ast.expr() as test)
            ):
                yield from _parts_of_condition(test)
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    yield from _parts_of_condition(test)
            case ast.UnaryOp(op=ast.Not(), operand=test):
                yield from _parts_of_condition(test)


def _parts_of_condition(test: ast.expr) -> Iterator[int]:
    yield id(test)
    if isinstance(test, ast.BoolOp):
        for part in test.values:
            yield from _parts_of_condition(part)


def _patterns(tree: ast.Module) -> Iterator[tuple[int, tuple[ast.Match, ast.match_case]]]:
    """What lies in patterns, where nothing can be called, with the match and the case to which it belongs."""
    for match in ast.walk(tree):
        for case in match.cases if isinstance(match, ast.Match) else ():
            yield from ((id(node), (match, case)) for node in ast.walk(case.pattern))  # type: ignore[misc]


class _Notes(ast.NodeTransformer):
    def __init__(self, conditions: set[int], patterns: dict[int, tuple[ast.Match, ast.match_case]]) -> None:
        self.conditions, self.patterns = conditions, patterns
        self.changed: defaultdict[int, list[tuple[str, ast.expr]]] = defaultdict(list)
        self.marks: defaultdict[int, list[str]] = defaultdict(list)
        self.cases: defaultdict[int, list[str]] = defaultdict(list)

    def take(self, title: str, old: ast.AST, new: ast.AST) -> None:
        """Notes what is to be written at a node."""
        match old, new:
            case _ if id(old) in self.patterns:
                match, case = self.patterns[id(old)]
                places, place = (self.cases, case) if isinstance(old, ast.MatchOr) else (self.marks, match)
                places[id(place)].append(title)
            case ast.comprehension(ifs=[test]), _:
                self._compare(title, test, ast.Constant(True))
            case ast.comprehension(ifs=[test, *_]), _:
                self.marks[id(test)].append(title)
            case ast.match_case(guard=ast.expr() as guard), _:
                self._compare(title, guard, ast.Constant(True))
            case ast.Match(cases=cases), ast.Match(cases=left):
                gone = next((at for at, case in enumerate(left) if ast.dump(case) != ast.dump(cases[at])), len(left))
                self.cases[id(cases[gone])].append(title)
            case ast.Return(value=ast.expr() as value), ast.Return(value=ast.expr() as other):
                self._compare(title, value, other)
            case (ast.BoolOp() | ast.Compare() | ast.BinOp() | ast.UnaryOp() | ast.Call()) as expression, ast.expr():
                self._compare(title, expression, new)
            case _:
                self.marks[id(old)].append(title)

    def _compare(self, title: str, old: ast.expr, new: ast.expr) -> None:
        if any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.NamedExpr) for node in ast.walk(old)):
            self.marks[id(old)].append(title)
        else:
            self.changed[id(old)].append((title, new))

    def visit(self, node: ast.AST) -> Any:
        number = id(node)
        written: Any = super().generic_visit(node)
        if self.cases[number]:
            written.body.insert(0, ast.Expr(_call(REACHED, self.cases[number])))
        if self.changed[number]:
            titles, others = zip(*self.changed[number], strict=True)
            written = _call(
                DIFFERS,
                (),
                ast.Tuple([ast.Constant(title) for title in titles], ast.Load()),
                ast.Constant(number in self.conditions),
                *map(_lambda, (written, *others)),
            )
        marked = self.marks[number]
        if marked and isinstance(node, ast.stmt):
            return [ast.Expr(_call(REACHED, marked)), written]
        if marked and isinstance(node, ast.expr):
            return ast.Subscript(ast.Tuple([_call(REACHED, marked), written], ast.Load()), ast.Constant(1), ast.Load())
        return written


def _call(name: str, titles: Sequence[str], *values: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [*map(ast.Constant, titles), *values], [])


def _lambda(body: ast.expr) -> ast.Lambda:
    return ast.Lambda(ast.arguments([], [], None, [], [], None, []), body)
