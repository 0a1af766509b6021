"""Mutants of a Python module: one change each, at one place of its syntax tree.

In: a source text. Out: `PythonMutant`s, each with a name that stays the same while the code around it changes: the
function, what was there, what stands there now, and, of several alike, which. Nothing is run here. Docstrings and
annotations are not changed. What mypy or ruff refuses is no mutant: `None` from a function whose result is never
none, a case or a class less of a match that ends in `assert_never`, `zip` that is not strict.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

AUDIENCES = {"everyone": "nobody", "nobody": "everyone", "owner": "side", "side": "owner", "face": "everyone"}
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
COMBINED: dict[type[ast.operator], type[ast.operator]] = {
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
EVERYONE = ast.parse("const(self.context.everyone())", mode="eval").body
"""In place of the mask of nobody."""


@dataclass(frozen=True, slots=True)
class PythonMutant:
    """One change: its name, the line, the function in which it lies (with those
    around it), and what stands there now.
    """

    name: str
    line: int
    function: str
    tree: ast.Module
    old: ast.AST
    new: ast.AST

    def changed(self) -> ast.Module:
        """The module's tree with the change; all else keeps its lines."""
        tree = copy.deepcopy(self.tree, {id(self.old): self.old})
        _Exchange(self.old, self.new).visit(tree)
        return ast.fix_missing_locations(tree)

    def changed_alone(self) -> ast.Module:
        """The same of the function alone, with the class around it."""
        first, *rest = self.function.split(".")
        kept: list[ast.stmt] = [
            node for node in self.tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"
        ]
        for node in self.tree.body:
            match node:
                case ast.FunctionDef(name=name) if name == first:
                    kept.append(node)
                case ast.ClassDef(name=name, body=body) if name == first:
                    own = [one for one in body if getattr(one, "name", None) == rest[0]]
                    kept.append(ast.copy_location(ast.ClassDef(name, [], [], own, []), node))
        tree = copy.deepcopy(ast.Module(kept, []), {id(self.old): self.old})
        _Exchange(self.old, self.new).visit(tree)
        return ast.fix_missing_locations(tree)

    @property
    def text(self) -> str:
        """The module's text with the change."""
        return ast.unparse(self.changed())


def mutants(text: str) -> Iterator[PythonMutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(text)
    counts: Counter[str] = Counter()
    for path, function in sorted(functions(tree), key=lambda found: found[1].lineno):
        for old in _nodes(function):
            for new in _changes(old, _may_be_none(function)):
                name = f"{function.name}: {_change(old, new)}"
                counts[name] += 1
                title = f"{name} #{counts[name]}" if counts[name] > 1 else name
                yield PythonMutant(title, getattr(old, "lineno", function.lineno), path, tree, old, new)


def functions(node: ast.AST, around: tuple[str, ...] = ()) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions below a node, each with the name of the outermost function in which it lies, classes before it."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.ClassDef(name=name):
                yield from functions(child, (*around, name))
            case ast.FunctionDef(name=name):
                path = ".".join((*around, name))
                yield path, child
                yield from (
                    (path, inner)
                    for inner in ast.walk(child)
                    if inner is not child and isinstance(inner, ast.FunctionDef)
                )
            case _:
                yield from functions(child, around)


def _nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body, without docstring, annotations and inner functions."""
    stack: list[ast.AST] = list(reversed(function.body))
    demanded = set(_demanded(function))
    while stack:
        node = stack.pop()
        if isinstance(node, ast.FunctionDef) or _is_inert(node):
            continue
        yield node
        stack += [
            child
            for name, value in reversed(list(ast.iter_fields(node)))
            if name not in ("annotation", "returns")
            for child in reversed(value if isinstance(value, list) else [value])
            if isinstance(child, ast.AST) and id(child) not in demanded
        ]


def _may_be_none(function: ast.FunctionDef) -> bool:
    """Whether mypy would take `None` for its result."""
    return function.returns is None or any(word in ast.unparse(function.returns) for word in ("None", "Any", "object"))


def _is_inert(node: ast.AST) -> bool:
    """A docstring, what is said to mypy alone, or the end of a match that mypy knows to be whole."""
    match node:
        case ast.Assert():
            return True
        case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Name(id="assert_never"))):
            return True
    return False


def _demanded(function: ast.FunctionDef) -> Iterator[int]:
    """`strict` of `zip`, and classes without conditions in a match that must name every class."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="zip"), keywords=words):
                yield from map(id, words)
            case ast.Match(cases=[*cases, last]) if _is_inert(last.body[0]):
                whole = (case.pattern for case in cases if case.guard is None)
                yield from (
                    id(found)
                    for found in whole
                    if isinstance(found, ast.MatchOr) and all(map(_is_class, found.patterns))
                )


def _is_class(pattern: ast.pattern) -> bool:
    """A class of which everything matches."""
    parts = [*pattern.patterns, *pattern.kwd_patterns] if isinstance(pattern, ast.MatchClass) else [pattern]
    return all(isinstance(part, ast.MatchAs) and part.pattern is None for part in parts)


def _change(old: ast.AST, new: ast.AST) -> str:
    """What there was and what there is now, in words; of a match the case that is left out."""
    if isinstance(old, ast.Match) and isinstance(new, ast.Match):
        (left_out,) = [case for case in old.cases if case not in new.cases]
        guard = f" if {ast.unparse(left_out.guard)}" if left_out.guard is not None else ""
        return f"without {_words(left_out)}{guard}"
    return f"{_words(old)} => {_words(new)}"


def _words(node: ast.AST) -> str:
    text = (
        " ".join(ast.unparse(node).split())
        if not isinstance(node, ast.match_case)
        else f"case {ast.unparse(node.pattern)}"
    )
    return text if len(text) <= 100 else text[:70] + " ... " + text[-25:]


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().visit(node)


# ---- what may be changed ---------------------------------------------------------------------------------------------


def _changes(node: ast.AST, may_be_none: bool) -> Iterator[ast.AST]:
    """What may stand in place of a node, in a function whose result may be none or not."""
    match node:
        case ast.If(test=test):
            yield _copy(node, test=_negated(test))
        case ast.IfExp(test=test):
            yield _copy(node, test=_negated(test))
        case ast.comprehension(ifs=ifs) if ifs:
            yield _copy(node, ifs=[])
        case ast.BoolOp(op=op, values=values):
            yield _copy(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            yield from (_without(node, values, at) for at in range(len(values)))
        case ast.Compare(ops=[op]):
            yield _copy(node, ops=[COMPARED[type(op)]()])
        case ast.BinOp(op=op) if type(op) in COMBINED:
            yield _copy(node, op=COMBINED[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield operand
        case ast.Constant(value=str(word)) if word in AUDIENCES:
            yield ast.Constant(AUDIENCES[word])
        case ast.Constant(value=bool(flag)):
            yield ast.Constant(not flag)
        case ast.Constant(value=int(number)) if number in (0, 1):
            yield ast.Constant(1 - number)
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            if may_be_none:
                yield ast.Return(ast.Constant(None))
            if isinstance(value, ast.Compare | ast.BoolOp):
                yield ast.Return(ast.Constant(True))
        case ast.Call(func=ast.Name(id="const"), args=[ast.Constant(value=0)]):
            yield EVERYONE
        case ast.Call(func=ast.Name(id="min" | "max"), args=[_, _] as sides):
            yield from sides
        case ast.Match(cases=cases) if len(cases) > 1 and not _is_inert(cases[-1].body[0]):
            yield from (_copy(node, cases=cases[:at] + cases[at + 1 :]) for at in range(len(cases)))
        case ast.match_case(guard=guard) if guard is not None:
            yield _copy(node, guard=None)
        case ast.MatchOr(patterns=patterns):
            rest = (patterns[:at] + patterns[at + 1 :] for at in range(len(patterns)))
            yield from (found[0] if len(found) == 1 else ast.MatchOr(found) for found in rest)
        case ast.Tuple(elts=elements) | ast.List(elts=elements) if len(elements) > 1 and isinstance(node.ctx, ast.Load):
            yield from (_copy(node, elts=elements[:at] + elements[at + 1 :]) for at in range(len(elements)))
        case ast.AugAssign() | ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield ast.Pass()


def _without(node: ast.AST, values: list[ast.expr], at: int) -> ast.AST:
    rest = values[:at] + values[at + 1 :]
    return rest[0] if len(rest) == 1 else _copy(node, values=rest)


def _negated(test: ast.expr) -> ast.expr:
    return (
        test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
    )


def _copy(node: ast.AST, **changed: object) -> ast.AST:
    return type(node)(**(dict(ast.iter_fields(node)) | changed))
