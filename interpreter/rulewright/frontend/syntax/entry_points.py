"""Where the grammar of expressions may begin: a row for each entry point, with the class of the tree that is read from
it.

In: a tree of any class. Out: the same, known to be of the entry point's class. A tree of another class is a mistake in
`building.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, cast, get_args

from rulewright.frontend.syntax import ast

Tree_co = TypeVar("Tree_co", covariant=True)


@dataclass(frozen=True, slots=True)
class EntryPoint(Generic[Tree_co]):
    """`name`: the rule of the grammar; `classes`: of the tree, or, where there may be `several`, of each."""

    name: str
    classes: tuple[type, ...]
    several: bool = False

    def checked(self, tree: object) -> Tree_co:
        parts = tree if self.several else (tree,)
        if not (isinstance(parts, tuple) and all(isinstance(part, self.classes) for part in parts)):
            raise TypeError(f"`{self.name}` is built as {type(tree).__name__}")
        return cast(Tree_co, tree)


BLOCK: EntryPoint[ast.Block] = EntryPoint("block", (ast.Block,))
VALUE: EntryPoint[ast.Expr] = EntryPoint("value", get_args(ast.Expr))
TERM: EntryPoint[ast.Expr] = EntryPoint("term", get_args(ast.Expr))
PICKS: EntryPoint[tuple[ast.Pick, ...]] = EntryPoint("picks", get_args(ast.Pick), several=True)
DOMAIN: EntryPoint[ast.Domain] = EntryPoint("domain", (ast.Domain,))
BINDING: EntryPoint[ast.Binding] = EntryPoint("binding", (ast.Binding,))
CALL: EntryPoint[ast.Call] = EntryPoint("call", (ast.Call,))
CALLS: EntryPoint[tuple[ast.Call, ...]] = EntryPoint("calls", (ast.Call,), several=True)
PARAMETER: EntryPoint[ast.Parameter] = EntryPoint("parameter", (ast.Parameter,))
SIGNATURE: EntryPoint[ast.Signature] = EntryPoint("signature", (ast.Signature,))
KIND_TYPE: EntryPoint[ast.KindType] = EntryPoint("kind_type", (ast.KindType,))
ORDER: EntryPoint[ast.Order] = EntryPoint("order", (ast.Order,))
RANKING: EntryPoint[ast.Ranking] = EntryPoint("ranking", (ast.Ranking,))
CONTENTS: EntryPoint[tuple[ast.Lot, ...]] = EntryPoint("contents", (ast.Lot,), several=True)
ARGUMENTS: EntryPoint[tuple[ast.Expr, ...]] = EntryPoint("arguments", get_args(ast.Expr), several=True)

ENTRY_POINTS: dict[str, EntryPoint[object]] = {
    entry.name: entry
    for entry in (
        BLOCK, VALUE, TERM, PICKS, DOMAIN, BINDING, CALL, CALLS, PARAMETER, SIGNATURE, KIND_TYPE, ORDER, RANKING,
        CONTENTS, ARGUMENTS,
    )
}  # fmt: skip
