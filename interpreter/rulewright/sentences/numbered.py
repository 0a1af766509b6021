"""A sentence that has one form for one and another for more. Other languages have the forms of their message files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Numbered:
    """`by`: the value that decides."""

    one: str
    many: str
    by: str = "count"

    def pattern(self, values: Mapping[str, str | int]) -> str:
        return self.one if values[self.by] == 1 else self.many
