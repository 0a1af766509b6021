"""The way to each step in a ruleset's YAML, so that differences of two files find the step that they are about.

In: the root of a tree, a step and its path. Out: the steps inside of it, each with its path. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.difference import RulePath
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.syntax.steps import is_step
from rulewright.frontend.variants.paths import name_of

Located = tuple[tuple[doc.Step, RulePath], ...]
"""Steps in order, each with its path."""
INNER = ("then", "else", "accepted", "refused", "steps", "repeat", "cases", "otherwise", "if_none")
"""Keys of a step below which other steps lie."""


@dataclass(frozen=True, slots=True)
class RuleTree:
    """A ruleset's root."""

    root: Node

    def located(self, path: RulePath, steps: tuple[doc.Step, ...]) -> Located:
        """The steps below a path: the one step that stands there, which has no name of its own, or several by name."""
        node = self.node(path)
        if isinstance(node, Scalar) or (isinstance(node, Mapping) and is_step(node)):
            return tuple((replace(step, name=""), path) for step in steps)
        return tuple((step, (*path, name_of(step.name))) for step in steps)

    def phase(self, phase: doc.PhaseDecl) -> Located:
        """The steps of a phase."""
        path = ("phases", phase.signature.name.name)
        return tuple((step, (*path, name_of(step.name))) for step in phase.steps)

    def node(self, path: RulePath) -> Node | None:
        """What stands at a path, or nothing."""
        node: Node | None = self.root
        for name in path:
            entries = node if isinstance(node, Mapping) else ()
            node = next((entry.value for entry in entries if name_of(entry.name) == name), None)
        return node

    def group(self, path: RulePath, steps: tuple[doc.Step, ...]) -> Located:
        """The steps of a group: below `steps`, or right there."""
        node = self.node(path)
        return self.located((*path, "steps") if isinstance(node, Mapping) and is_step(node) else path, steps)


def sequences(tree: RuleTree, step: doc.Step, path: RulePath) -> Iterator[Located]:
    """Every list of steps that lies right inside of a step."""
    yield tree.located((*path, "else"), step.otherwise)
    verb = step.verb
    match verb:
        case doc.ChooseStep():
            yield tree.located((*path, "then"), verb.then)
            for name, _, steps in verb.cases:
                yield tree.located((*path, "then", name), steps)
            yield tree.located((*path, "otherwise"), verb.otherwise)
            yield tree.located((*path, "if_none"), handled(verb.if_none))
        case doc.CollectStep(choice=choice, steps=steps):
            yield tree.located((*path, "then"), steps)
            yield tree.located((*path, "otherwise"), choice.otherwise)
            yield tree.located((*path, "if_none"), handled(choice.if_none))
        case doc.EveryoneStep():
            yield tree.located((*path, "if_none"), handled(verb.if_none))
        case doc.OfferStep():
            yield tree.located((*path, "accepted"), verb.accepted)
            yield tree.located((*path, "refused"), verb.refused)
        case doc.EachStep() | doc.TurnsStep():
            yield tree.located((*path, "steps"), verb.steps)
        case doc.RepeatStep():
            yield tree.located((*path, "repeat"), verb.steps)
        case doc.MatchStep():
            for case, steps in verb.cases:
                yield tree.located((*path, "cases", name_of(case.text)), steps)
        case doc.GroupStep():
            yield tree.group(path, verb.steps)
        case doc.DoStep() | doc.LetStep() | doc.CallStep() | doc.EndStep():
            return
        case _:
            assert_never(verb)


def handled(if_none: str | tuple[doc.Step, ...] | None) -> tuple[doc.Step, ...]:
    """The steps that are taken where nothing can be chosen."""
    return if_none if isinstance(if_none, tuple) else ()


def parents(tree: RuleTree, phases: tuple[doc.PhaseDecl, ...]) -> dict[RulePath, Located]:
    """Every list of steps in a ruleset, by the path of what holds it."""
    found: dict[RulePath, Located] = {}
    waiting = [tree.phase(phase) for phase in phases]
    while waiting:
        steps = waiting.pop()
        for step, path in steps:
            found.setdefault(path[:-1], steps)
            waiting += sequences(tree, step, path)
    return found
