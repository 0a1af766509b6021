"""Changes of what is done: effects and steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.mutation.mutation_sites import Place
from rulewright.mutation.text_edits import Change, Edit, described_change, stretch, swap, word_between
from rulewright.source.text import Span

DONE = tuple(
    statement for statement in get_args(ast.Statement) if statement not in (ast.Say, ast.Binding, ast.If, ast.ForEach)
)
"""Statements that do something; a text for the log does not, and without a `let` nothing would be understood."""

DROPPED = doc.ChooseStep | doc.EveryoneStep | doc.OfferStep | doc.CallStep | doc.EndStep
"""Steps that can be left out; of blocks and groups, what is inside is left out piece by piece."""


def effect_dropped(place: Place) -> Iterator[Change]:
    node: ast.Block = place.node
    for index, statement in enumerate(node.statements):
        if isinstance(statement, DONE):
            rest = (*node.statements[:index], *node.statements[index + 1 :])
            yield described_change(statement.span, "(left out)", replace(node, statements=rest))


def add_subtract(place: Place) -> Iterator[Change]:
    """`add X to V` becomes `subtract X from V`, and the other way."""
    node: ast.Set = place.node
    other = {"add": "subtract", "subtract": "add"}.get(node.operator)
    middle = (
        word_between(node.span.source, node.value.span.end, node.slot.span.start, r"\b(to|from)\b")
        if other is not None
        else None
    )
    if other is not None and middle is not None:
        value = stretch(node.span.source, node.span.start + len(node.operator), middle.start).text
        slot = stretch(node.span.source, middle.end, node.span.end).text
        yield swap(
            node.span, f"{other}{value}{'to' if other == 'add' else 'from'}{slot}", replace(node, operator=other)
        )


def face_turned(place: Place) -> Iterator[Change]:
    """`face up` becomes `face down`, and the other way."""
    node: ast.Facing = place.node
    if isinstance(node.direction, str):
        other = "down" if node.direction == "up" else "up"
        yield swap(node.span, f"face {other}", replace(node, direction=other))


def end_turned(place: Place) -> Iterator[Change]:
    """`on top` becomes `at bottom`, and the other way."""
    node: ast.Move = place.node
    words = word_between(node.span.source, node.to.span.end, node.span.end, r"\b(on\s+top|at\s+bottom)\b")
    if node.end is not None and words is not None:
        other = "bottom" if node.end == "top" else "top"
        yield swap(words, "at bottom" if other == "bottom" else "on top", replace(node, end=other))


def amount_exact(place: Place) -> Iterator[Change]:
    """`up to n` becomes `n`: what is not there is missed."""
    node: ast.Amount = place.node
    words = word_between(node.span.source, node.span.start, node.span.end, r"^up\s+to\s+")
    if node.kind == "up_to" and words is not None:
        yield Change(replace(node, kind="exact"), Edit(words, ""))


# ---- steps ---------------------------------------------------------------------------------------------------------


def step_dropped(place: Place) -> Iterator[Change]:
    node: doc.Step = place.node
    if isinstance(node.verb, DROPPED):
        nothing = doc.DoStep(ast.Block(node.span, ()))
        yield described_change(node.span, "(the step does nothing)", replace(node, verb=nothing, otherwise=()))


def must_may(place: Place) -> Iterator[Change]:
    """What one must do may be declined, and the other way."""
    node: doc.ChooseStep = place.node
    step = place.holder
    if not node.actions or not isinstance(step, doc.Step):
        return
    first = node.actions[0].span
    word = word_between(first.source, _line_up(step.span, first), first.start, r"\b(must|may)(?=\s*:[^:]*$)")
    if word is not None:
        yield swap(word, "must" if node.may else "may", replace(node, may=not node.may))


def _line_up(step: Span, first: Span) -> int:
    """Where to begin to look for a verb: the step may lie in another file, of the base of a variant."""
    return step.start if step.source is first.source and step.start < first.start else max(0, first.start - 80)


def if_none(place: Place) -> Iterator[Change]:
    """`if_none: skip` becomes `never`: the promise that there is always something."""
    node: doc.ChooseStep | doc.EveryoneStep = place.node
    if node.if_none == "skip" and node.actions:
        last = node.actions[-1].span
        word = word_between(last.source, last.end, len(last.source.text), r"\bif_none:\s*skip\b")
        if word is not None:
            yield swap(word, "if_none: never", replace(node, if_none="never"))


def case_goes_on(place: Place) -> Iterator[Change]:
    """A rule that ends a priority list does so no more."""
    node: doc.CaseDecl = place.node
    word = word_between(node.span.source, node.span.start, node.span.end, r"\bends:\s*yes\b") if node.ends else None
    if word is not None:
        yield swap(word, "ends: no", replace(node, ends=False))
