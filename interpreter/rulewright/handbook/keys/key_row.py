"""A row of the tables of keys."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A key as the schema files it (`owner`, `key`) and an example; `more` goes on where the schema's description ends.

    `form` takes the place of the schema's word for what may stand behind the key. The others are as in `Entry`.
    """

    owner: str
    key: str
    example: str
    more: str = ""
    form: str = ""
    gives: str = ""
    use: str = ""
    rules: tuple[str, ...] = ()
    related: tuple[str, ...] = ()


Group = tuple[str, str, tuple[Row, ...]]
"""A heading, what it is about, and its rows."""
