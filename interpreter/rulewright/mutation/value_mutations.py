"""Changes of values: numbers, comparisons, arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import VALUE
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.mutation.mutation_sites import Place, places_in
from rulewright.mutation.text_edits import Change, Edit, edited_scalar, stretch, swap, widened, word_between
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

Maker = Callable[[Place], Iterator[Change]]

OTHER_COMPARISONS = {
    "=": ("!=",),
    "!=": ("=",),
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
}
"""At the border, and the other way."""

OTHER_ARITHMETIC = {"+": "-", "-": "+", "*": "+", "mod": "*"}


# ---- numbers -------------------------------------------------------------------------------------------------------


def one_more(place: Place) -> Iterator[Change]:
    yield from _number(place, lambda value: value + 1)


def one_less(place: Place) -> Iterator[Change]:
    yield from _number(place, lambda value: value - 1 if value else None)


def zero(place: Place) -> Iterator[Change]:
    yield from _number(place, lambda value: 0 if value > 1 else None)


def _number(place: Place, change: Callable[[int], int | None]) -> Iterator[Change]:
    match place.node:
        case ast.Number(span=span, value=value) if span.text.isdigit():
            new = change(value)
            if new is not None:
                yield swap(span, str(new), ast.Number(span, new))
        case ast.Literal(span=span, number=number):
            new = change(number)
            if new:
                yield swap(
                    stretch(span.source, span.end - len(str(number)), span.end),
                    str(new),
                    replace(place.node, number=new),
                )
        case ast.ChooseSome(span=span, low=low, high=high):
            some = place.node
            yield from _quantity(span, low, high, change, lambda few, many: replace(some, low=few, high=many))
        case ast.Parameter(span=span, sizes=(low, high)) as collected if isinstance(place.holder, doc.CollectStep):
            yield from _quantity(span, low, high, change, lambda few, many: replace(collected, sizes=(few, many)))


def _quantity(
    span: Span,
    low: ast.Expr,
    high: ast.Expr,
    change: Callable[[int], int | None],
    rebuilt: Callable[[ast.Expr, ast.Expr], object],
) -> Iterator[Change]:
    """The ends of `1..3 cards`; those of `exactly n` are one."""
    written = word_between(span.source, span.start, span.end, r"^\d+\s*\.\.\s*\d+|^\d+")
    if written is None or not isinstance(low, ast.Number) or not isinstance(high, ast.Number):
        return
    ends = written.text.split("..")
    least, most = change(low.value), change(high.value)
    if len(ends) == 1 and least is not None:
        new = ast.Number(low.span, least)
        yield swap(written, str(least), rebuilt(new, new))
        return
    if least is not None and least <= high.value:
        yield swap(written, f"{least}..{high.value}", rebuilt(ast.Number(low.span, least), high))
    if most is not None and most >= low.value:
        yield swap(written, f"{low.value}..{most}", rebuilt(low, ast.Number(high.span, most)))


def in_cell(maker: Maker) -> Maker:
    """The same change inside a table's cell, whose expression is read later."""

    def make(place: Place) -> Iterator[Change]:
        cell: Scalar = place.node
        tree = parse(cell, VALUE, Report()) if not cell.style or cell.style in "'\"" else None
        for inner in places_in(tree) if tree is not None else ():
            for change in maker(inner):
                yield Change(edited_scalar(cell, change.edit), change.edit)

    return make


# ---- comparisons ---------------------------------------------------------------------------------------------------


def other_comparison(place: Place) -> Iterator[Change]:
    node: ast.Compare | ast.CompareLists = place.node
    left = node.left if isinstance(node, ast.Compare) else node.left[-1]
    right = node.right if isinstance(node, ast.Compare) else node.right[0]
    sign = word_between(node.span.source, left.span.end, right.span.start, r"[<>!]?=|[<>]")
    if sign is not None:
        yield from (swap(sign, other, replace(node, operator=other)) for other in OTHER_COMPARISONS[node.operator])


def other_description(place: Place) -> Iterator[Change]:
    node: ast.Is | ast.IsIn | ast.IsAmong = place.node
    first = node.word if isinstance(node, ast.Is) else node.range if isinstance(node, ast.IsIn) else node.items[0]
    end = first.span.start
    words = word_between(node.span.source, node.subject.span.end, end, r"\bis\b(\s+not\b)?")
    if words is not None:
        yield swap(words, "is" if node.negated else "is not", replace(node, negated=not node.negated))


# ---- arithmetic ----------------------------------------------------------------------------------------------------


def other_arithmetic(place: Place) -> Iterator[Change]:
    node: ast.Arithmetic = place.node
    sign = word_between(node.span.source, node.left.span.end, node.right.span.start, r"[-+*]|\bmod\b")
    other = OTHER_ARITHMETIC[node.operator]
    if sign is not None and (node.operator in "+-" or _binds_loosely(place)):
        yield swap(sign, other, replace(node, operator=other))


def _binds_loosely(place: Place) -> bool:
    """Whether a product may become a sum in the text without parentheses."""
    holder = place.holder
    return (
        not isinstance(holder, ast.Arithmetic | ast.Divide | ast.Negate)
        or widened(place.node.span, holder.span) != place.node.span
    )


def other_rounding(place: Place) -> Iterator[Change]:
    node: ast.Divide = place.node
    word = word_between(node.span.source, node.right.span.end, node.span.end, r"\b(up|down)\b")
    if word is not None:
        other = "down" if node.rounded == "up" else "up"
        yield swap(word, other, replace(node, rounded=other))


def other_extreme(place: Place) -> Iterator[Change]:
    node: ast.Extreme | ast.Fold = place.node
    if node.operator in ("min", "max"):
        other = "max" if node.operator == "min" else "min"
        yield swap(
            stretch(node.span.source, node.span.start, node.span.start + 3), other, replace(node, operator=other)
        )


def sign_dropped(place: Place) -> Iterator[Change]:
    node: ast.Negate = place.node
    start = node.span.start
    yield Change(node.value, Edit(stretch(node.span.source, start, start + 1), ""))
