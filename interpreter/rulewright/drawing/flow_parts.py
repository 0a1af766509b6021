"""What the picture of the phases is put together from: stretches of a phase, and what a variant does to its steps.

In: nothing. Out: frozen data. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.drawing.graph import PictureBox, PictureNode
from rulewright.drawing.rule_tree import Located
from rulewright.drawing.variant_marks import Marks, Path
from rulewright.frontend.syntax import document as doc

IfNone = str | tuple[doc.Step, ...] | None
"""What follows where nothing is possible: a word, or steps."""


@dataclass(frozen=True, slots=True)
class VariantChanges:
    """What the picture of a variant needs: marks, and the steps of the game without it."""

    marks: Marks
    before: dict[Path, Located]


NOTHING_CHANGED = VariantChanges(Marks(), {})


@dataclass(frozen=True, slots=True)
class Flow:
    """A stretch of a phase: what is drawn, the node with which it begins, and those after which it goes on."""

    parts: tuple[PictureNode | PictureBox, ...]
    entry: int
    exits: tuple[int, ...]
