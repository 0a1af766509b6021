"""What the picture of the phases is put together from: stretches of a phase, and what a variant does to its steps.

In: a document, for what restarts with a phase. Out: frozen data. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.difference import RulePath
from rulewright.drawing.graph import NodeKind, PictureBox, PictureNode
from rulewright.drawing.picture_words import PictureWords
from rulewright.drawing.rule_tree import Located
from rulewright.drawing.variant_marks import Marks
from rulewright.frontend.syntax import document as doc

IfNone = str | tuple[doc.Step, ...] | None
"""What follows where nothing is possible: a word, or steps."""


@dataclass(frozen=True, slots=True)
class VariantChanges:
    """What the picture of a variant needs: marks, and the steps of the game without it."""

    marks: Marks
    before: dict[RulePath, Located]


NOTHING_CHANGED = VariantChanges(Marks(), {})


@dataclass(frozen=True, slots=True)
class Flow:
    """A stretch of a phase: what is drawn, the node with which it begins, and those after which it goes on."""

    parts: tuple[PictureNode | PictureBox, ...]
    entry: int
    exits: tuple[int, ...]


def set_back(document: doc.Document, phase: str, words: PictureWords, numbers: Iterator[int]) -> Iterator[PictureNode]:
    """A node for what is back at its start whenever a phase begins; none if nothing is."""
    states = [state for state in document.state if state.restarts_with and state.restarts_with.name == phase]
    names = tuple(words.name(state.name, "state") for state in states)
    if states:
        yield PictureNode(next(numbers), NodeKind.EFFECT, words.say("picture-set-back"), names, states[0].span)
