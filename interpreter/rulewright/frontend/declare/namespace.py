"""Names that a document declares: one name, one meaning.

Complains about names declared twice or taken by the language.
"""

from __future__ import annotations

from typing import Any

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    ErrorType,
    PairType,
    Type,
)
from rulewright.frontend.typing.context import Context
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span


class Namespace:
    """Files names: free ones, owned ones, and those of callables."""

    def __init__(self, context: Context) -> None:
        self.symbols = context.symbols
        self.report = context.report

    def free(self, name: str, span: Span, symbol: object) -> None:
        """Files a name that stands without an owner."""
        first = self.symbols.free.get(name)
        if name in LANGUAGE_WORDS:
            self.report.error("RW312", f"`{name}` is a word of the language", span, "choose another name")
            self.report.lost.add(name)
        elif isinstance(first, sym.Symbol):
            self.report.error(
                "RW304",
                f"`{name}` is declared twice",
                span,
                "one name, one meaning",
                [Label(first.span, "first declared here")],
            )
            self.report.lost.add(name)
        else:
            self.symbols.free[name] = symbol

    def own(self, owner: Type, name: str, span: Span, symbol: object) -> None:
        first = self.symbols.owned.get((owner.key, name))
        if isinstance(first, sym.Symbol):
            self.report.error(
                "RW304",
                f"`{owner.key}.{name}` is declared twice",
                span,
                "one name, one meaning",
                [Label(first.span, "first declared here")],
            )
            self.report.lost.add(name)
        else:
            self.symbols.owned[(owner.key, name)] = symbol

    def family(self, name: str, span: Span, per: Type | None, symbol: object) -> None:
        """A place or state: by its owner, and its bare name too (the whole family)."""
        if isinstance(per, ErrorType):
            self.report.lost.add(name)
        is_told = isinstance(self.symbols.free.get(name), sym.Symbol)
        self.free(name, span, symbol)
        if per is None or isinstance(per, PairType):
            return
        if not (is_told and isinstance(self.symbols.owned.get((per.key, name)), sym.Symbol)):
            self.own(per, name, span, symbol)

    def callable(self, table: dict[str, Any], name: ast.Name, symbol: sym.Symbol) -> None:
        if name.name in table:
            self.report.error(
                "RW304",
                f"`{name.name}` is declared twice",
                name.span,
                "one name, one meaning",
                [Label(table[name.name].span, "first declared here")],
            )
            return
        table[name.name] = symbol
