"""The state machine of a ruleset: its phases, each with its steps, choices, chance, loops, calls and interrupts.

In: a document with its tree, and for a variant those of the game that it changes. Out: a `Graph`: one box a phase,
phases that are called to the right of those that call them. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from rulewright.difference import RulePath
from rulewright.drawing.call_depth import by_depth
from rulewright.drawing.chance_finder import ChanceFinder
from rulewright.drawing.flow_builder import FlowBuilder
from rulewright.drawing.flow_parts import Flow, IfNone, VariantChanges, set_back
from rulewright.drawing.graph import ArrowKind, BoxKind, ChangeMark, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import block_lines, one_line
from rulewright.drawing.picture_words import PictureWords
from rulewright.drawing.rule_tree import Located, RuleTree, handled
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc


def phases_graph(
    title: str, document: doc.Document, tree: RuleTree, changed: VariantChanges, words: PictureWords
) -> Graph:
    """The picture of all phases."""
    return _PhaseDrawer(document, tree, changed, words).graph(title)


class _PhaseDrawer:
    def __init__(self, document: doc.Document, tree: RuleTree, changed: VariantChanges, words: PictureWords) -> None:
        self.words, self.say, self.line = words, words.say, words.line
        self.document = document
        self.tree = tree
        self.changed = changed
        self.chance = ChanceFinder(document)
        self.orders = {one.signature.name.name: one.order.span for one in document.priorities}
        self.orders |= {one.signature.name.name: one.order.span for one in document.payouts}
        self.flows = FlowBuilder(words, changed.marks)
        self.starts = {phase.signature.name.name: self.flows.number() for phase in document.phases}
        self.ends = {phase.signature.name.name: self.flows.number() for phase in document.phases}
        self.calls: dict[str, list[str]] = {name: [] for name in self.starts}
        self.phase = ""

    def graph(self, title: str) -> Graph:
        boxes = {phase.signature.name.name: self._phase(phase) for phase in self.document.phases}
        columns = tuple(tuple(boxes[name] for name in column) for column in by_depth(self.calls))
        return Graph(title, self.say("picture-about-phases"), columns, tuple(self.flows.arrows))

    # ---- a phase ----------------------------------------------------------------------------------------------------

    def _phase(self, phase: doc.PhaseDecl) -> PictureBox:
        name = self.phase = phase.signature.name.name
        path = ("phases", name)
        parts: list[PictureNode | PictureBox] = []
        if phase.ends_when is not None:
            parts.append(self._interrupt(phase.ends_when, (*path, "ends_when")))
        parts.append(PictureNode(self.starts[name], NodeKind.START, self.say("picture-start")))
        begun = self.starts[name]
        for node in set_back(self.document, name, self.words, self.flows.numbers):
            parts.append(node)
            self.flows.join((begun,), node.number)
            begun = node.number
        inside = self._sequence(self.tree.phase(phase))
        self.flows.join((begun,), inside.entry if inside else self.ends[name])
        if inside is not None:
            parts += inside.parts
            self.flows.join(inside.exits, self.ends[name])
        parts.append(PictureNode(self.ends[name], NodeKind.END, self.say("picture-end")))
        mark = self.changed.marks.around(path)
        title = self.words.signature(phase.signature.span.text, name, "phases")
        return PictureBox(self.flows.number(), BoxKind.TOP, title, tuple(parts), (), phase.signature.span, mark)

    def _interrupt(self, condition: ast.Expr, path: RulePath) -> PictureNode:
        """What may end a phase between any two steps."""
        mark = self.changed.marks.at(path)
        title, lines = self.say("picture-at-any-moment"), (self.line("picture-as-soon-as", condition),)
        node = PictureNode(self.flows.number(), NodeKind.INTERRUPT, title, lines, condition.span, mark)
        self.flows.join((node.number,), self.ends[self.phase], ArrowKind.INTERRUPT)
        return node

    def _sequence(self, steps: Located) -> Flow | None:
        """Steps one after another, and between them those that a variant removes."""
        flows = [self._step(step, path) for step, path in steps]
        if not flows:
            return None
        for first, second in pairwise(flows):
            self.flows.join(first.exits, second.entry)
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
                number, name = self.flows.number(), self.flows.name(step)
                parts.append(PictureNode(number, NodeKind.EFFECT, name, (), step.span, ChangeMark.REMOVED))
        return (*parts, *(part for path in waiting for part in own[path]))

    # ---- a step -----------------------------------------------------------------------------------------------------

    def _step(self, step: doc.Step, path: RulePath) -> Flow:
        """A step with what happens where its condition does not hold."""
        guard = self._condition("picture-if", step.when)
        if not step.otherwise:
            flow = self._verb(step, path, guard)
            return flow if flow.exits or not guard else replace(flow, exits=(flow.entry,))
        mark = self.changed.marks.at((*path, "when"))
        asked = PictureNode(self.flows.number(), NodeKind.BRANCH, self.flows.name(step), guard, step.span, mark)
        cases = [
            (self.say("picture-yes"), self._verb(step, path, ())),
            (self.say("picture-else"), self._sequence(self.tree.located((*path, "else"), step.otherwise))),
        ]
        return self.flows.branches(asked, cases, is_complete=True)

    def _verb(self, step: doc.Step, path: RulePath, guard: tuple[str, ...]) -> Flow:
        verb = step.verb
        match verb:
            case doc.DoStep():
                return self.flows.single(
                    self._kind(verb.block), step, path, (*guard, *block_lines(verb.block.span.text))
                )
            case doc.LetStep():
                lines = (*guard, self.line("picture-let", verb.binding, "what"))
                return self.flows.single(self._kind(verb.binding), step, path, lines)
            case doc.ChooseStep():
                return self._choose(step, verb, path, guard)
            case doc.CollectStep():
                often = self.line("picture-collects", verb.collected, "what")
                return self._choose(step, replace(verb.choice, then=verb.steps), path, (*guard, often))
            case doc.EveryoneStep():
                return self._everyone(step, verb, path, guard)
            case doc.OfferStep():
                return self._offer(step, verb, path, guard)
            case doc.EachStep():
                lines = (*guard, self.line("picture-for-each", verb.loop, "whom"))
                return self._loop(step, self.tree.located((*path, "steps"), verb.steps), path, lines)
            case doc.TurnsStep():
                ends = self._condition("picture-until", verb.until)
                lines = (*guard, self.line("picture-turns", verb.loop, "whom"), *ends)
                return self._loop(step, self.tree.located((*path, "steps"), verb.steps), path, lines)
            case doc.RepeatStep():
                ends = (*self._condition("picture-while", verb.while_), *self._condition("picture-until", verb.until))
                lines = (*guard, self.say("picture-again"), *ends)
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

    def _choose(self, step: doc.Step, verb: doc.ChooseStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        who = one_line(verb.by.span.text) if verb.by is not None else "me"
        key = "picture-may" if verb.may else "picture-must"
        asked = self.say(key, who=who, actions=self.words.calls(verb.actions))
        node = self.flows.node(NodeKind.CHOICE, step, path, (*guard, asked, *self._if_none(verb.if_none)))
        located = self.tree.located
        cases = [(self.say("picture-then"), self._sequence(located((*path, "then"), verb.then)))]
        acts = {name: self._sequence(located((*path, "then", name), steps)) for name, _, steps in verb.cases}
        cases += [(self.words.name(name), flow) for name, flow in acts.items()]
        cases.append((self.say("picture-otherwise"), self._sequence(located((*path, "otherwise"), verb.otherwise))))
        cases.append((self.say("picture-nothing-possible"), self._nothing(verb.if_none, path)))
        is_complete = (
            (bool(verb.then) or len(verb.cases) == len(verb.actions))
            and (not verb.may or bool(verb.otherwise))
            and verb.if_none not in (None, "skip")
        )
        return self.flows.branches(node, cases, is_complete)

    def _everyone(self, step: doc.Step, verb: doc.EveryoneStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        who = one_line(verb.who.span.text) if verb.who is not None else self.say("picture-everyone")
        asked = self.say("picture-at-once", who=who, actions=self.words.calls(verb.actions))
        node = self.flows.node(NodeKind.CHOICE, step, path, (*guard, asked, *self._if_none(verb.if_none)))
        nobody = self._nothing(verb.if_none, path)
        return self.flows.branches(node, [(self.say("picture-nothing-possible"), nobody)], is_complete=False)

    def _nothing(self, if_none: IfNone, path: RulePath) -> Flow | None:
        """What follows where nothing is possible."""
        return self._sequence(self.tree.located((*path, "if_none"), handled(if_none)))

    def _offer(self, step: doc.Step, verb: doc.OfferStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        lines = (*guard, self.line("picture-offered", verb.to, "whom"), self.words.calls(verb.actions))
        node = self.flows.node(NodeKind.CHOICE, step, path, lines)
        accepted = self._sequence(self.tree.located((*path, "accepted"), verb.accepted))
        refused = self._sequence(self.tree.located((*path, "refused"), verb.refused))
        cases = [(self.say("picture-accepted"), accepted), (self.say("picture-refused"), refused)]
        return self.flows.branches(node, cases, is_complete=accepted is not None and refused is not None)

    def _match(self, step: doc.Step, verb: doc.MatchStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        lines = (*guard, self.line("picture-match", verb.subject, "what"))
        node = self.flows.node(NodeKind.BRANCH, step, path, lines)
        cases = [
            (one_line(case.text), self._sequence(self.tree.located((*path, "cases", case.text), steps)))
            for case, steps in verb.cases
        ]
        return self.flows.branches(node, cases, is_complete=not guard and all(flow is not None for _, flow in cases))

    # ---- loops, groups, calls ---------------------------------------------------------------------------------------

    def _loop(self, step: doc.Step, steps: Located, path: RulePath, lines: tuple[str, ...]) -> Flow:
        flow = self._sequence(steps)
        if flow is None:
            return self.flows.single(NodeKind.EFFECT, step, path, lines)
        self.flows.join(flow.exits, flow.entry, ArrowKind.AGAIN)
        mark, title = self.flows.mark(path), self.flows.name(step)
        box = PictureBox(self.flows.number(), BoxKind.LOOP, title, flow.parts, lines, step.span, mark)
        return Flow((box,), flow.entry, flow.exits)

    def _group(self, step: doc.Step, verb: doc.GroupStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        flow = self._sequence(self.tree.group(path, verb.steps))
        if flow is None:
            return self.flows.single(NodeKind.EFFECT, step, path, guard)
        guarded, own = self.changed.marks.at((*path, "when")), self.changed.marks.around(path)
        mark = own if own is not ChangeMark.SAME else guarded
        box = PictureBox(self.flows.number(), BoxKind.GROUP, self.flows.name(step), flow.parts, guard, step.span, mark)
        return Flow((box,), flow.entry, flow.exits)

    def _call(self, step: doc.Step, verb: doc.CallStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        name = verb.call.name.name
        if verb.verb != "run":
            known = (self.orders[name],) if name in self.orders else ()
            order = tuple(self.say("picture-order", order=one_line(span.text)) for span in known)
            node = self.flows.node(
                NodeKind.RULES, step, path, (*guard, f"{verb.verb} {self.words.call(verb.call)}", *order)
            )
            if any(
                self.changed.marks.at((section, name)) is not ChangeMark.SAME for section in ("priorities", "payouts")
            ):
                node = replace(node, mark=ChangeMark.CHANGED)
            return Flow((node,), node.number, (node.number,))
        runs = self.say("picture-runs", phase=self.words.call(verb.call, "phases"))
        flow = self.flows.single(NodeKind.CALL, step, path, (*guard, runs))
        if name in self.starts:
            self.calls[self.phase].append(name)
            self.flows.join((flow.entry,), self.starts[name], ArrowKind.CALL)
        return flow

    def _end(self, step: doc.Step, verb: doc.EndStep, path: RulePath, guard: tuple[str, ...]) -> Flow:
        ends = self.say("picture-ends-phase", phase=self.words.name(verb.phase.name, "phases"))
        node = self.flows.node(NodeKind.INTERRUPT, step, path, (*guard, ends))
        if verb.phase.name in self.ends:
            self.flows.join((node.number,), self.ends[verb.phase.name], ArrowKind.INTERRUPT)
        return Flow((node,), node.number, ())

    # ---- words ------------------------------------------------------------------------------------------------------

    def _condition(self, key: str, condition: ast.Expr | None) -> tuple[str, ...]:
        return (self.line(key, condition),) if condition is not None else ()

    def _if_none(self, if_none: IfNone) -> tuple[str, ...]:
        return (self.say("picture-passed-by"),) if if_none == "skip" else ()
