"""Nodes and boxes of a picture, numbered in the order in which they are made, and the arrows that join them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from rulewright.difference import RulePath
from rulewright.drawing.flow_parts import Flow
from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, ChangeMark, NodeKind, PictureBox, PictureNode
from rulewright.drawing.picture_words import PictureWords
from rulewright.drawing.rule_tree import INNER
from rulewright.drawing.variant_marks import Marks
from rulewright.frontend.syntax import document as doc


class FlowBuilder:
    """Builds stretches of phases. `marks`: what a variant does to the steps; `arrows`: those that were drawn so far."""

    def __init__(self, words: PictureWords, marks: Marks) -> None:
        self.words, self.marks = words, marks
        self.numbers = count(1)
        self.arrows: list[Arrow] = []

    def number(self) -> int:
        """A new one."""
        return next(self.numbers)

    def join(self, starts: Iterable[int], end: int, kind: ArrowKind = ArrowKind.NEXT, label: str = "") -> None:
        self.arrows += [Arrow(start, end, kind, label) for start in starts]

    def mark(self, path: RulePath) -> ChangeMark:
        """What a variant does to a step itself; the steps inside of it have marks of their own."""
        return self.marks.at(path, INNER)

    def node(self, kind: NodeKind, step: doc.Step, path: RulePath, lines: tuple[str, ...]) -> PictureNode:
        return PictureNode(self.number(), kind, self.name(step), lines, step.span, self.mark(path))

    def single(self, kind: NodeKind, step: doc.Step, path: RulePath, lines: tuple[str, ...]) -> Flow:
        node = self.node(kind, step, path, lines)
        return Flow((node,), node.number, (node.number,))

    def branches(self, node: PictureNode, cases: list[tuple[str, Flow | None]], is_complete: bool) -> Flow:
        """A node with its cases beside each other below it."""
        there = [(name, flow) for name, flow in cases if flow is not None]
        if not there:
            return Flow((node,), node.number, (node.number,))
        for name, flow in there:
            self.join((node.number,), flow.entry, label=name)
        boxes = tuple(PictureBox(self.number(), BoxKind.CASE, name, flow.parts) for name, flow in there)
        beside = PictureBox(self.number(), BoxKind.GROUP, "", boxes, across=True)
        exits = tuple(number for _, flow in there for number in flow.exits)
        group = PictureBox(self.number(), BoxKind.GROUP, "", (node, beside))
        return Flow((group,), node.number, exits if is_complete else (node.number, *exits))

    def name(self, step: doc.Step) -> str:
        return self.words.name(step.name, "steps")
