"""Changes of orders, ties, priorities and shortages, and of who sees what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.mutation.mutation_sites import Place
from rulewright.mutation.text_edits import Change, Edit, described_change, rewritten, stretch, swap, word_between
from rulewright.source.text import Span

OPPOSITE: dict[ast.CriterionKind, ast.CriterionKind] = {
    "highest": "lowest",
    "lowest": "highest",
    "clockwise": "counterclockwise",
    "counterclockwise": "clockwise",
}
ENDINGS: dict[ast.CriterionKind, ast.CriterionKind] = {"shared": "out", "out": "shared"}
SHORT = ("stop", "skip", "part")
OTHER_AUDIENCES = {
    "nobody": ("everyone",),
    "owner": ("everyone", "nobody"),
    "side": ("everyone", "owner"),
    "others": ("everyone", "owner"),
    "everyone": ("nobody",),
    "face": ("everyone", "nobody"),
}


# ---- orders --------------------------------------------------------------------------------------------------------


def turned(place: Place) -> Iterator[Change]:
    """`highest` becomes `lowest`, `clockwise` `counterclockwise`, and the other way."""
    node: ast.Criterion = place.node
    if node.kind in OPPOSITE:
        word = stretch(node.span.source, node.span.start, node.span.start + len(node.kind))
        yield swap(word, OPPOSITE[node.kind], replace(node, kind=OPPOSITE[node.kind]))


def end_of_row(place: Place) -> Iterator[Change]:
    """`first` becomes `last`, and the other way."""
    node: ast.Gather | ast.Slice = place.node
    word = node.operator if isinstance(node, ast.Gather) else node.end
    if word in ("first", "last"):
        other = "last" if word == "first" else "first"
        new = replace(node, operator=other) if isinstance(node, ast.Gather) else replace(node, end=other)
        yield swap(stretch(node.span.source, node.span.start, node.span.start + len(word)), other, new)


def criteria_swapped(place: Place) -> Iterator[Change]:
    """Neighbours in an order change places."""
    node: ast.Order = place.node
    for index, (a, b) in enumerate(zip(node.criteria, node.criteria[1:], strict=False)):
        if {a.kind, b.kind} <= OPPOSITE.keys():
            criteria = (*node.criteria[:index], b, a, *node.criteria[index + 2 :])
            yield swap(
                node.span,
                rewritten(node.span, [(a.span, b.span.text), (b.span, a.span.text)]),
                replace(node, criteria=criteria),
            )


def criterion_dropped(place: Place) -> Iterator[Change]:
    """An order without one of its links."""
    node: ast.Order = place.node
    for index, one in enumerate(node.criteria if len(node.criteria) > 1 else ()):
        if one.kind in OPPOSITE:
            start, end = (
                (node.criteria[index - 1].span.end, one.span.end)
                if index
                else (one.span.start, node.criteria[1].span.start)
            )
            rest = (*node.criteria[:index], *node.criteria[index + 1 :])
            yield Change(replace(node, criteria=rest), Edit(Span(node.span.source, start, end), ""))


# ---- ties ----------------------------------------------------------------------------------------------------------


def other_ending(place: Place) -> Iterator[Change]:
    """Ties end another way: shared or out; claimants of equal rank one by one instead of together."""
    node: ast.Criterion = place.node
    if node.kind in ENDINGS:
        yield swap(node.span, ENDINGS[node.kind], replace(node, kind=ENDINGS[node.kind]))
    elif node.kind == "together":
        first = ast.Literal(node.span, "player", 1)
        yield swap(node.span, "clockwise from player 1", replace(node, kind="clockwise", value=first))


# ---- priorities ----------------------------------------------------------------------------------------------------


def levels_swapped(place: Place) -> Iterator[Change]:
    """Neighbouring levels of a priority list change places."""
    node: ast.Ranking = place.node
    for index in range(len(node.levels) - 1):
        a, b = node.levels[index], node.levels[index + 1]
        left, right = _level(a), _level(b)
        new = replace(node, levels=(*node.levels[:index], b, a, *node.levels[index + 2 :]))
        yield swap(node.span, rewritten(node.span, [(left, right.text), (right, left.text)]), new)


def levels_joined(place: Place) -> Iterator[Change]:
    """`>` becomes `=`."""
    node: ast.Ranking = place.node
    for index in range(len(node.levels) - 1):
        a, b = node.levels[index], node.levels[index + 1]
        sign = word_between(node.span.source, a[-1].span.end, b[0].span.start, ">")
        if sign is not None:
            yield swap(sign, "=", replace(node, levels=(*node.levels[:index], a + b, *node.levels[index + 2 :])))


def level_split(place: Place) -> Iterator[Change]:
    """`=` becomes `>`."""
    node: ast.Ranking = place.node
    for index, level in enumerate(node.levels):
        for at in range(1, len(level)):
            sign = word_between(node.span.source, level[at - 1].span.end, level[at].span.start, "=")
            if sign is not None:
                yield swap(
                    sign,
                    ">",
                    replace(node, levels=(*node.levels[:index], level[:at], level[at:], *node.levels[index + 1 :])),
                )


def _level(names: tuple[ast.Name, ...]) -> Span:
    return names[0].span.to(names[-1].span)


# ---- shortage and remainder ----------------------------------------------------------------------------------------


def other_shortage(place: Place) -> Iterator[Change]:
    """What follows when a claim cannot be paid. Where an option says it, its default is changed instead."""
    node: doc.PayoutDecl = place.node
    short = node.short
    if isinstance(short, ast.Name) and short.name in SHORT:
        yield from (
            swap(short.span, word, replace(node, short=ast.Name(short.span, word)))
            for word in SHORT
            if word != short.name
        )


def remainder(place: Place) -> Iterator[Change]:
    """The rest goes the same way after a shortage."""
    node: doc.PayoutDecl = place.node
    if node.short_rest is not None:
        yield described_change(node.short_rest.span, "(left out)", replace(node, short_rest=None))


# ---- who sees what -------------------------------------------------------------------------------------------------


def other_audience(place: Place) -> Iterator[Change]:
    """A word that says who sees something becomes another."""
    node: ast.Name = place.node
    if (
        any(getattr(above, "seen_by", None) is not None for above in place.chain())
        and "seen_by" in place.path
        and node.name in OTHER_AUDIENCES
    ):
        for word in OTHER_AUDIENCES[node.name]:
            yield swap(node.span, word, ast.Name(node.span, word))


# ---- options and places --------------------------------------------------------------------------------------------


def other_default(place: Place) -> Iterator[Change]:
    """Another value of an option is its default."""
    node: doc.OptionDecl = place.node
    words = [(word, span) for word, span in node.values] or list(_first_of(node.range))
    default = (
        node.default.text
        if isinstance(node.default, Scalar)
        else words[0][0]
        if words and node.default is None
        else None
    )
    for word, span in words if default is not None else ():
        if word != default:
            yield described_change(
                span, f"({word} is the default of {node.name})", replace(node, default=Scalar(span, word, "", span))
            )


def _first_of(values: ast.Range | None) -> Iterator[tuple[str, Span]]:
    """The first two numbers of a range."""
    if values is not None and isinstance(values.low, ast.Number):
        yield from ((str(values.low.value + step), values.span) for step in (0, 1))


def ring_opened(place: Place) -> Iterator[Change]:
    node: doc.SpaceDecl = place.node
    if node.shape == "ring":
        yield described_change(node.span, f"({node.name} is no ring)", replace(node, shape="line"))


def restart_dropped(place: Place) -> Iterator[Change]:
    node: doc.StateDecl = place.node
    if node.restarts_with is not None:
        yield described_change(node.restarts_with.span, "(never set back)", replace(node, restarts_with=None))


def refill_dropped(place: Place) -> Iterator[Change]:
    node: doc.ZoneDecl = place.node
    if node.refilled_from is not None:
        yield described_change(node.refilled_from.span, "(never refilled)", replace(node, refilled_from=None))
