"""State by two or more things: a row for each of the first, a column for each of the last.

In: the entries of one variable of a view, in order. Out: frozen data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.ir.program import Variable

Value = Callable[[str | None], str | None]


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """What a row is about (all keys but the last), and its values; none for one that the viewer does not know."""

    keys: tuple[str, ...]
    cells: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """One variable: its name and title, the types of its keys and what they are
    called, the members of the last one, and the rows.
    """

    name: str
    title: str
    types: tuple[str, ...]
    owners: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[MatrixRow, ...]

    @property
    def are_places(self) -> bool:
        """Whether the rows differ in places and words only, so that neighbours may share a line."""
        return self.types[-2] not in ("player", "side")


def matrix(variable: Variable, named: Callable[[str], str], value: Value, entries: Sequence[dict[str, Any]]) -> Matrix:
    """The entries of a variable with several keys, as rows.
    `named` says what a declared name is called, `value` what a value is.
    """
    across = variable.owners[-1][1]
    rows = tuple(
        MatrixRow(
            (entries[start]["owner"], *entries[start]["of"][:-1]),
            tuple(value(in_words(entry)) for entry in entries[start : start + across]),
        )
        for start in range(0, len(entries), across)
    )
    heads = tuple(entry["of"][-1] for entry in entries[:across])
    types = tuple(type_ for type_, _ in variable.owners)
    return Matrix(variable.name, named(variable.name), types, tuple(map(named, types)), heads, rows)


def in_words(entry: dict[str, Any]) -> str | None:
    """The value of a state as text; none if it is not seen."""
    if not entry["seen"]:
        return None
    value = entry["value"]
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
