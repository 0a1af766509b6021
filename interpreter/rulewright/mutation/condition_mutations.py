"""Changes of conditions: where something asks whether something holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.mutation.mutation_sites import Place
from rulewright.mutation.text_edits import Change, Edit, rewritten, stretch, swap, widened, word_between
from rulewright.source.text import Span

GUARDS: dict[type, tuple[str, ...]] = {
    doc.Step: ("when",),
    doc.CaseDecl: ("when",),
    doc.ActionDecl: ("where",),
    doc.ScoreDecl: ("cannot_win", "won"),
    doc.PurseDecl: ("may_owe",),
    doc.ZoneDecl: ("remembered", "open_while"),
    doc.CurrencyDecl: ("pieces_when",),
    ast.Domain: ("where",),
    ast.Choose: ("where",),
    ast.ChooseSome: ("where",),
    ast.Choice: ("condition",),
    ast.Criterion: ("when",),
    ast.If: ("branches",),
}
"""By class, the fields in which a condition lets something through."""

ENDS: dict[type, tuple[str, ...]] = {
    doc.PhaseDecl: ("ends_when",),
    doc.TurnsStep: ("until",),
    doc.RepeatStep: ("until", "while_"),
}
"""By class, the fields in which a condition ends or goes on with something."""

SEATED = ("player", "seat", "side")
"""Words that name what a phrase is about; in front of a name they describe nothing."""


def is_condition(place: Place) -> bool:
    """Whether a node stands where a condition is wanted."""
    holder, role = place.holder, place.role
    if isinstance(holder, ast.Logic | ast.Not):
        return True
    if isinstance(holder, ast.Fold):
        return role == "body" and holder.operator in ("any", "all", "none")
    return _is_guard(place) or role in ENDS.get(type(holder), ())


def _is_guard(place: Place) -> bool:
    is_block = isinstance(place.node, ast.Block)
    return not is_block and place.role in GUARDS.get(type(place.holder), ())


def always(place: Place) -> Iterator[Change]:
    """A guard that lets everything through."""
    if _is_guard(place) and place.node != ast.Flag(place.node.span, True):
        yield swap(_whole(place), "yes", ast.Flag(place.node.span, True))


def never(place: Place) -> Iterator[Change]:
    """An end that does not come, or comes at once."""
    if place.role in ENDS.get(type(place.holder), ()):
        yield swap(_whole(place), "no", ast.Flag(place.node.span, False))


def negated(place: Place) -> Iterator[Change]:
    """The opposite, where no comparison can be turned round instead."""
    node = place.node
    match node:
        case ast.Compare() | ast.CompareLists() | ast.Is() | ast.IsIn() | ast.IsAmong() | ast.Not() | ast.Flag():
            return
        case ast.Gather(operator="any" | "none") | ast.Fold(operator="any" | "none"):
            other = "none" if node.operator == "any" else "any"
            yield swap(
                stretch(node.span.source, node.span.start, node.span.start + len(node.operator)),
                other,
                replace(node, operator=other),
            )
        case _ if is_condition(place) and not isinstance(place.holder, ast.Not):
            whole = _whole(place)
            inner = whole.text if whole.text.startswith("(") and whole.start < node.span.start else f"({whole.text})"
            yield swap(whole, f"not {inner}", ast.Not(node.span, node))


def not_dropped(place: Place) -> Iterator[Change]:
    node: ast.Not = place.node
    word = word_between(node.span.source, node.span.start, node.value.span.start, r"\bnot\s*")
    if word is not None:
        yield Change(node.value, Edit(word, ""))


def and_or(place: Place) -> Iterator[Change]:
    """`and` becomes `or`, and the other way."""
    node: ast.Logic = place.node
    other = "or" if node.operator == "and" else "and"
    gaps = [
        word_between(node.span.source, a.span.end, b.span.start, rf"\b{node.operator}\b")
        for a, b in zip(node.items, node.items[1:], strict=False)
    ]
    words = [(gap, other) for gap in gaps if gap is not None]
    if len(words) == len(gaps):
        yield swap(node.span, rewritten(node.span, words), replace(node, operator=other))


def part_dropped(place: Place) -> Iterator[Change]:
    """A chain without one of its conditions."""
    node: ast.Logic = place.node
    wide = [widened(item.span, node.span) for item in node.items]
    for index in range(len(node.items)):
        rest = (*node.items[:index], *node.items[index + 1 :])
        gone = (
            Span(node.span.source, wide[index - 1].end, wide[index].end)
            if index
            else Span(node.span.source, wide[0].start, wide[1].start)
        )
        yield Change(replace(node, items=rest) if len(rest) > 1 else rest[0], Edit(gone, ""))


def member_left_out(place: Place) -> Iterator[Change]:
    """A list without one of its members; behind `without`, without one of its groups."""
    node: ast.MemberList | ast.IsAmong | ast.Fold = place.node
    name = "groupings" if isinstance(node, ast.Fold) else "items"
    items: tuple[ast.Expr | ast.Grouping, ...] = getattr(node, name)
    wide = [widened(item.span, node.span) for item in items]
    for index in range(len(items) if len(items) > 1 else 0):
        start, end = (wide[index - 1].end, wide[index].end) if index else (wide[0].start, wide[1].start)
        rest: dict[str, Any] = {name: (*items[:index], *items[index + 1 :])}
        yield Change(replace(node, **rest), Edit(Span(node.span.source, start, end), ""))


def quantifier(place: Place) -> Iterator[Change]:
    """`all` becomes `any`."""
    node: ast.Fold = place.node
    if node.operator == "all":
        yield swap(
            stretch(node.span.source, node.span.start, node.span.start + 3), "any", replace(node, operator="any")
        )


def description_dropped(place: Place) -> Iterator[Change]:
    """`open gates` becomes `gates`."""
    node: ast.Named | ast.Slice | ast.Choose | ast.ChooseSome = place.node
    if len(node.words) > 1 and node.words[0].name not in SEATED:
        first, second = node.words[0].span, node.words[1].span
        yield Change(replace(node, words=node.words[1:]), Edit(Span(first.source, first.start, second.start), ""))


OTHER_RELATION = {"equal": "different", "different": "equal", "consecutive": "equal"}


def relation(place: Place) -> Iterator[Change]:
    """`equal in suit` becomes `different in suit`."""
    node: ast.Relation = place.node
    other = OTHER_RELATION[node.word]
    start = node.span.start
    yield swap(stretch(node.span.source, start, start + len(node.word)), other, replace(node, word=other))


def _whole(place: Place) -> Span:
    """A condition with the parentheses that are its own."""
    holder = getattr(place.holder, "span", None)
    return (
        widened(place.node.span, holder)
        if isinstance(holder, Span) and holder.end >= place.node.span.end
        else place.node.span
    )
