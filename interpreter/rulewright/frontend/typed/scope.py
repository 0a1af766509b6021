"""Local names in force at a place."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.typed.tree import Var


class Scope:
    """A chain of local names; inner ones hide outer ones."""

    def __init__(self, parent: Scope | None = None, *variables: Var) -> None:
        self.parent = parent
        self.names: dict[str, Var] = {var.name: var for var in variables}

    def find(self, name: str) -> Var | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None

    def bind(self, var: Var) -> None:
        self.names[var.name] = var

    def child(self, *variables: Var) -> Scope:
        return Scope(self, *variables)

    def __iter__(self) -> Iterator[str]:
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names
            scope = scope.parent
