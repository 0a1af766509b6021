"""Which components a text of a scenario means."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.ir.program import Program
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class ComponentPattern:
    """Components of a class with one of these faces, showing this number if it is a die. `any`: no matter which."""

    span: Span
    cls: str
    faces: frozenset[int]
    rolled: int | None
    any: bool

    def matches(self, program: Program, s: list[int], component: int) -> bool:
        info = program.components[component]
        return (
            info.cls == self.cls
            and info.face in self.faces
            and (self.rolled is None or s[program.rolled + component] == self.rolled)
        )
