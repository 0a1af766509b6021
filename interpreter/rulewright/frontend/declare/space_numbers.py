"""The key `numbers` of spaces: `0..40`, or a list such as `[1..12, 14..36]`.

In: what is written. Out: the number of each space, and of a range its last number, which may follow from options.
Complains about what is no number or range, empty ranges, numbers that stand twice, and too many of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rulewright.frontend.language.printed_numbers import FROM_1, FURTHEST, SpaceNumbers
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

FORMS = "such as `numbers: 0..40`, or a list: `numbers: [1..12, 14..36]`"


def declared_numbers(decl: doc.SpaceDecl, most: int, report: Report) -> SpaceNumbers:
    """The numbers of a kind of spaces."""
    numbers = decl.numbers
    if numbers is None:
        return FROM_1
    if not numbers.is_list:
        return _range(numbers.items[0], most, report)
    found: dict[int, Span] = {}
    for item in numbers.items:
        for number in _of_item(item, most, report):
            if number in found:
                report.error("RW304", f"the number {number} stands twice", item.span, "keep one")
            found[number] = item.span
    if len(found) > most:
        report.error("RW321", f"these are {len(found):,} spaces", numbers.span, f"from 1 to {most} are possible")
    return SpaceNumbers(listed=tuple(found)) if found else FROM_1


def last_number(decl: doc.SpaceDecl) -> ast.Expr | None:
    """The end of a range; it may follow from options."""
    items = decl.numbers.items if decl.numbers is not None and not decl.numbers.is_list else ()
    return items[0].high if items and isinstance(items[0], ast.Range) else None


def _range(node: ast.Expr, most: int, report: Report) -> SpaceNumbers:
    """`0..40`, or `0..players * 10`."""
    low = plain_number(node.low) if isinstance(node, ast.Range) else None
    if not isinstance(node, ast.Range):
        count = plain_number(node)
        hint = f"write `count: {count}`, or `numbers: 1..{count}`" if count is not None and count > 0 else FORMS
        report.error("RW321", "the numbers of spaces are a range or a list", node.span, hint)
    elif low is None:
        report.error("RW321", "the first number of spaces is written out", node.low.span, FORMS)
    elif plain_number(node.high) is None:
        return SpaceNumbers(low) if _is_near(low, node.low.span, report) else FROM_1
    elif any(True for _ in _of_item(node, most, report)):
        return SpaceNumbers(low)
    return FROM_1


def _of_item(node: ast.Expr, most: int, report: Report) -> Iterator[int]:
    """A number of a list, or a range of them; nothing after a complaint."""
    ends = (node.low, node.high) if isinstance(node, ast.Range) else (node, node)
    low, high = map(plain_number, ends)
    if low is None or high is None:
        hint = "places that have words for names are `names: [...]`" if _has_word(ends) else FORMS
        report.error("RW321", f"`{node.span.text}` is no number, and no range of numbers", node.span, hint)
    elif high < low:
        report.error("RW321", f"the range {low}..{high} is empty", node.span, "write the lower end first")
    elif _is_near(low, node.span, report) and _is_near(high, node.span, report):
        if high - low >= most:
            report.error("RW321", f"these are {high - low + 1:,} spaces", node.span, f"from 1 to {most} are possible")
        yield from islice(range(low, high + 1), most)


def _has_word(ends: tuple[ast.Expr, ast.Expr]) -> bool:
    return any(isinstance(end, ast.Name) for end in ends)


def _is_near(number: int, span: Span, report: Report) -> bool:
    if abs(number) <= FURTHEST:
        return True
    hint = f"printed numbers go from -{FURTHEST:,} to {FURTHEST:,}"
    report.error("RW321", f"{number:,} is too far from 0 for the number of a space", span, hint)
    return False
