"""The state machine of a ruleset: its phases, each with its steps, choices, chance, loops, calls and interrupts.

In: a document with its tree, and for a variant those of the game that it changes. Out: a `Graph`: one box a phase,
phases that are called to the right of those that call them. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count, pairwise
from typing import assert_never

from rulewright.drawing.call_depth import by_depth
from rulewright.drawing.chance_finder import ChanceFinder
from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, ChangeMark, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import block_lines, one_line
from rulewright.drawing.rule_tree import INNER, Located, RuleTree, handled
from rulewright.drawing.variant_marks import Marks, Path
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc

ABOUT = (
    "Phases with their steps, from top to bottom. A step with `if` is passed by where "
    "that does not hold. Each part leads to where the rules tell it."
)


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


def phases_graph(
    title: str, document: doc.Document, tree: RuleTree, changed: VariantChanges = NOTHING_CHANGED
) -> Graph:
    """The picture of all phases."""
    return _PhaseDrawer(document, tree, changed).graph(title)


class _PhaseDrawer:
    def __init__(self, document: doc.Document, tree: RuleTree, changed: VariantChanges) -> None:
        self.document = document
        self.tree = tree
        self.changed = changed
        self.chance = ChanceFinder(document)
        self.orders = {one.signature.name.name: one.order.span for one in document.priorities}
        self.orders |= {one.signature.name.name: one.order.span for one in document.payouts}
        self.numbers = count(1)
        self.edges: list[Arrow] = []
        self.starts = {phase.signature.name.name: next(self.numbers) for phase in document.phases}
        self.ends = {phase.signature.name.name: next(self.numbers) for phase in document.phases}
        self.calls: dict[str, list[str]] = {name: [] for name in self.starts}
        self.phase = ""

    def graph(self, title: str) -> Graph:
        boxes = {phase.signature.name.name: self._phase(phase) for phase in self.document.phases}
        columns = tuple(tuple(boxes[name] for name in column) for column in by_depth(self.calls))
        return Graph(title, ABOUT, columns, tuple(self.edges))

    # ---- a phase ----------------------------------------------------------------------------------------------------

    def _phase(self, phase: doc.PhaseDecl) -> PictureBox:
        name = self.phase = phase.signature.name.name
        path = ("phases", name)
        parts: list[PictureNode | PictureBox] = []
        if phase.ends_when is not None:
            parts.append(self._interrupt(phase.ends_when, (*path, "ends_when")))
        parts.append(PictureNode(self.starts[name], NodeKind.START, "start"))
        inside = self._sequence(self.tree.phase(phase))
        self._join((self.starts[name],), inside.entry if inside else self.ends[name])
        if inside is not None:
            parts += inside.parts
            self._join(inside.exits, self.ends[name])
        parts.append(PictureNode(self.ends[name], NodeKind.END, "end"))
        mark = self.changed.marks.around(path)
        title = one_line(phase.signature.span.text)
        return PictureBox(next(self.numbers), BoxKind.TOP, title, tuple(parts), (), phase.signature.span, mark)

    def _interrupt(self, condition: ast.Expr, path: Path) -> PictureNode:
        """What may end a phase between any two steps."""
        mark = self.changed.marks.at(path)
        lines = (f"as soon as {one_line(condition.span.text)}",)
        node = PictureNode(next(self.numbers), NodeKind.INTERRUPT, "at any moment", lines, condition.span, mark)
        self._join((node.number,), self.ends[self.phase], ArrowKind.INTERRUPT)
        return node

    def _join(self, starts: Iterable[int], end: int, kind: ArrowKind = ArrowKind.NEXT, label: str = "") -> None:
        self.edges += [Arrow(start, end, kind, label) for start in starts]

    def _sequence(self, steps: Located) -> Flow | None:
        """Steps one after another, and between them those that a variant removes."""
        flows = [self._step(step, path) for step, path in steps]
        if not flows:
            return None
        for first, second in pairwise(flows):
            self._join(first.exits, second.entry)
        parts = self._with_removed(steps, flows)
        return Flow(parts, flows[0].entry, flows[-1].exits)

    def _with_removed(self, steps: Located, flows: list[Flow]) -> tuple[PictureNode | PictureBox, ...]:
        own = {path: flow.parts for (_, path), flow in zip(steps, flows, strict=True)}
        before = self.changed.before.get(steps[0][1][:-1], ())
        parts: list[PictureNode | PictureBox] = []
        waiting = list(own)
        for step, path in before:
            if path in own:
                while waiting and path in waiting:
                    parts += own[waiting.pop(0)]
            elif self.changed.marks.at(path) is ChangeMark.REMOVED:
                parts.append(
                    PictureNode(next(self.numbers), NodeKind.EFFECT, step.name, (), step.span, ChangeMark.REMOVED)
                )
        return (*parts, *(part for path in waiting for part in own[path]))

    # ---- a step -----------------------------------------------------------------------------------------------------

    def _step(self, step: doc.Step, path: Path) -> Flow:
        """A step with what happens where its condition does not hold."""
        guard = (f"if {one_line(step.when.span.text)}",) if step.when is not None else ()
        if not step.otherwise:
            flow = self._verb(step, path, guard)
            return flow if flow.exits or not guard else replace(flow, exits=(flow.entry,))
        asked = PictureNode(
            next(self.numbers), NodeKind.BRANCH, step.name, guard, step.span, self.changed.marks.at((*path, "when"))
        )
        cases = [
            ("yes", self._verb(step, path, ())),
            ("else", self._sequence(self.tree.located((*path, "else"), step.otherwise))),
        ]
        return self._branches(asked, cases, is_complete=True)

    def _mark(self, path: Path) -> ChangeMark:
        """What a variant does to a step itself; the steps inside of it have marks of their own."""
        return self.changed.marks.at(path, INNER)

    def _node(self, kind: NodeKind, step: doc.Step, path: Path, lines: tuple[str, ...]) -> PictureNode:
        return PictureNode(next(self.numbers), kind, step.name, lines, step.span, self._mark(path))

    def _single(self, kind: NodeKind, step: doc.Step, path: Path, lines: tuple[str, ...]) -> Flow:
        node = self._node(kind, step, path, lines)
        return Flow((node,), node.number, (node.number,))

    def _verb(self, step: doc.Step, path: Path, guard: tuple[str, ...]) -> Flow:
        verb = step.verb
        match verb:
            case doc.DoStep():
                return self._single(self._kind(verb.block), step, path, (*guard, *block_lines(verb.block.span.text)))
            case doc.LetStep():
                text = one_line(verb.binding.span.text)
                return self._single(self._kind(verb.binding), step, path, (*guard, f"let {text}"))
            case doc.ChooseStep():
                return self._choose(step, verb, path, guard)
            case doc.EveryoneStep():
                return self._everyone(step, verb, path, guard)
            case doc.OfferStep():
                return self._offer(step, verb, path, guard)
            case doc.EachStep():
                lines = (*guard, f"for each {one_line(verb.loop.span.text)}")
                return self._loop(step, self.tree.located((*path, "steps"), verb.steps), path, lines)
            case doc.TurnsStep():
                lines = (*guard, f"turns: {one_line(verb.loop.span.text)}", *_condition("until", verb.until))
                return self._loop(step, self.tree.located((*path, "steps"), verb.steps), path, lines)
            case doc.RepeatStep():
                lines = (*guard, "again and again", *_condition("while", verb.while_), *_condition("until", verb.until))
                return self._loop(step, self.tree.located((*path, "repeat"), verb.steps), path, lines)
            case doc.MatchStep():
                return self._match(step, verb, path, guard)
            case doc.CallStep():
                return self._call(step, verb, path, guard)
            case doc.EndStep():
                return self._end(step, verb, path, guard)
            case doc.GroupStep():
                return self._group(step, verb, path, guard)
            case _:
                assert_never(verb)

    def _kind(self, part: object) -> NodeKind:
        return NodeKind.CHANCE if self.chance.leads_to_chance(part) else NodeKind.EFFECT

    # ---- choices ----------------------------------------------------------------------------------------------------

    def _choose(self, step: doc.Step, verb: doc.ChooseStep, path: Path, guard: tuple[str, ...]) -> Flow:
        who = one_line(verb.by.span.text) if verb.by is not None else "me"
        lines = (*guard, f"{who} {'may' if verb.may else 'must'}: {_calls(verb.actions)}", *_if_none(verb.if_none))
        node = self._node(NodeKind.CHOICE, step, path, lines)
        located = self.tree.located
        cases = [("then", self._sequence(located((*path, "then"), verb.then)))]
        cases += [(name, self._sequence(located((*path, "then", name), steps))) for name, _, steps in verb.cases]
        cases.append(("otherwise", self._sequence(located((*path, "otherwise"), verb.otherwise))))
        cases.append(("if nothing is possible", self._sequence(located((*path, "if_none"), handled(verb.if_none)))))
        is_complete = (
            (bool(verb.then) or len(verb.cases) == len(verb.actions))
            and (not verb.may or bool(verb.otherwise))
            and verb.if_none not in (None, "skip")
        )
        return self._branches(node, cases, is_complete)

    def _everyone(self, step: doc.Step, verb: doc.EveryoneStep, path: Path, guard: tuple[str, ...]) -> Flow:
        who = one_line(verb.who.span.text) if verb.who is not None else "everyone"
        lines = (*guard, f"{who}, at once: {_calls(verb.actions)}", *_if_none(verb.if_none))
        node = self._node(NodeKind.CHOICE, step, path, lines)
        nobody = self._sequence(self.tree.located((*path, "if_none"), handled(verb.if_none)))
        return self._branches(node, [("if nothing is possible", nobody)], is_complete=False)

    def _offer(self, step: doc.Step, verb: doc.OfferStep, path: Path, guard: tuple[str, ...]) -> Flow:
        lines = (*guard, f"offered to {one_line(verb.to.span.text)}", _calls(verb.actions))
        node = self._node(NodeKind.CHOICE, step, path, lines)
        accepted = self._sequence(self.tree.located((*path, "accepted"), verb.accepted))
        refused = self._sequence(self.tree.located((*path, "refused"), verb.refused))
        cases = [("accepted", accepted), ("refused by all", refused)]
        return self._branches(node, cases, is_complete=accepted is not None and refused is not None)

    def _match(self, step: doc.Step, verb: doc.MatchStep, path: Path, guard: tuple[str, ...]) -> Flow:
        lines = (*guard, f"match {one_line(verb.subject.span.text)}")
        node = self._node(NodeKind.BRANCH, step, path, lines)
        cases = [
            (one_line(case.text), self._sequence(self.tree.located((*path, "cases", case.text), steps)))
            for case, steps in verb.cases
        ]
        return self._branches(node, cases, is_complete=not guard and all(flow is not None for _, flow in cases))

    def _branches(self, node: PictureNode, cases: list[tuple[str, Flow | None]], is_complete: bool) -> Flow:
        """A node with its cases beside each other below it."""
        there = [(name, flow) for name, flow in cases if flow is not None]
        if not there:
            return Flow((node,), node.number, (node.number,))
        for name, flow in there:
            self._join((node.number,), flow.entry, label=name)
        boxes = tuple(PictureBox(next(self.numbers), BoxKind.CASE, name, flow.parts) for name, flow in there)
        beside = PictureBox(next(self.numbers), BoxKind.GROUP, "", boxes, across=True)
        exits = tuple(number for _, flow in there for number in flow.exits)
        group = PictureBox(next(self.numbers), BoxKind.GROUP, "", (node, beside))
        return Flow((group,), node.number, exits if is_complete else (node.number, *exits))

    # ---- loops, groups, calls ---------------------------------------------------------------------------------------

    def _loop(self, step: doc.Step, steps: Located, path: Path, lines: tuple[str, ...]) -> Flow:
        flow = self._sequence(steps)
        if flow is None:
            return self._single(NodeKind.EFFECT, step, path, lines)
        self._join(flow.exits, flow.entry, ArrowKind.AGAIN)
        box = PictureBox(next(self.numbers), BoxKind.LOOP, step.name, flow.parts, lines, step.span, self._mark(path))
        return Flow((box,), flow.entry, flow.exits)

    def _group(self, step: doc.Step, verb: doc.GroupStep, path: Path, guard: tuple[str, ...]) -> Flow:
        flow = self._sequence(self.tree.group(path, verb.steps))
        if flow is None:
            return self._single(NodeKind.EFFECT, step, path, guard)
        guarded, own = self.changed.marks.at((*path, "when")), self.changed.marks.around(path)
        mark = own if own is not ChangeMark.SAME else guarded
        box = PictureBox(next(self.numbers), BoxKind.GROUP, step.name, flow.parts, guard, step.span, mark)
        return Flow((box,), flow.entry, flow.exits)

    def _call(self, step: doc.Step, verb: doc.CallStep, path: Path, guard: tuple[str, ...]) -> Flow:
        name, text = verb.call.name.name, one_line(verb.call.span.text)
        if verb.verb != "run":
            order = (f"order: {one_line(self.orders[name].text)}",) if name in self.orders else ()
            node = self._node(NodeKind.RULES, step, path, (*guard, f"{verb.verb} {text}", *order))
            if any(
                self.changed.marks.at((section, name)) is not ChangeMark.SAME for section in ("priorities", "payouts")
            ):
                node = replace(node, mark=ChangeMark.CHANGED)
            return Flow((node,), node.number, (node.number,))
        flow = self._single(NodeKind.CALL, step, path, (*guard, f"run {text}"))
        if name in self.starts:
            self.calls[self.phase].append(name)
            self._join((flow.entry,), self.starts[name], ArrowKind.CALL)
        return flow

    def _end(self, step: doc.Step, verb: doc.EndStep, path: Path, guard: tuple[str, ...]) -> Flow:
        node = self._node(NodeKind.INTERRUPT, step, path, (*guard, f"end {verb.phase.name}"))
        if verb.phase.name in self.ends:
            self._join((node.number,), self.ends[verb.phase.name], ArrowKind.INTERRUPT)
        return Flow((node,), node.number, ())


def _calls(actions: tuple[ast.Call, ...]) -> str:
    return ", ".join(one_line(action.span.text) for action in actions)


def _condition(word: str, condition: ast.Expr | None) -> tuple[str, ...]:
    return (f"{word} {one_line(condition.span.text)}",) if condition is not None else ()


def _if_none(if_none: str | tuple[doc.Step, ...] | None) -> tuple[str, ...]:
    return ("passed by if nothing is possible",) if if_none == "skip" else ()
