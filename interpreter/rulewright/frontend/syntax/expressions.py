"""Strings inside YAML to trees of `rulewright.frontend.syntax.ast`.

In: a scalar node and the grammar's entry point. Out: the tree, or none. Complains at the exact place in the file
about what does not parse, about folded scalars and escapes (their characters do not stand where they are read),
and about expressions that YAML's flow style has cut.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.building import built
from rulewright.frontend.syntax.entry_points import ENTRY_POINTS, VALUE, EntryPoint
from rulewright.frontend.syntax.layout import BadIndentation, TextLayout
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.syntax.parser_tables import parser_of
from rulewright.frontend.syntax.syntax_errors import NAMED_FIRST, report_syntax_error
from rulewright.frontend.syntax.words_as_said import SEVERAL, WITHOUT_ESCAPES
from rulewright.resources import grammar_text
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.text import Span

T = TypeVar("T")
MAX_LENGTH = 20_000
MAX_NESTING = 60
MAX_LEVELS = 100
MAX_OPERATIONS = 20_000
MOST_REMEMBERED = 20_000


@cache
def _parser() -> tuple[Lark, TextLayout]:
    layout = TextLayout()
    return parser_of(grammar_text("expressions.lark"), list(ENTRY_POINTS), layout), layout


def parse(node: Scalar, entry: EntryPoint[T], report: Report, times: int = 1) -> T | None:
    """The tree of a scalar; none after a complaint.
    `times`: how often it is used, such as by each case of a `match`.
    """
    if report.is_refused(node.span):
        return None
    if node.style == ">":
        report.error(
            "RW202",
            "a folded text (`>`) cannot hold an expression",
            node.span,
            "use `|`, or go on over several plain lines",
        )
        return None
    if (node.style == '"' and "\\" in node.body.text) or (node.style == "'" and "''" in node.body.text):
        report.error(
            "RW203",
            "escapes cannot stand in an expression",
            node.span,
            SEVERAL if r"\n" in node.body.text else WITHOUT_ESCAPES,
        )
        return None
    if not node.text.strip():
        report.error("RW204", "an expression is missing here", node.span, "write one, or remove the key")
        return None
    return parse_text(node.body, entry, report, node.style == "|", times)


def parse_text(body: Span, entry: EntryPoint[T], report: Report, lines: bool = False, times: int = 1) -> T | None:
    """The tree of a stretch of a source. `lines`: newlines and indentation mean something (in blocks)."""
    tree, complaints = _parsed(body, entry.name, lines, times)
    report.repeat(complaints)
    return entry.checked(tree) if tree is not None else None


@lru_cache(maxsize=MOST_REMEMBERED)
def _parsed(body: Span, start: str, lines: bool, times: int) -> tuple[object, tuple[Diagnostic, ...]]:
    """The same, each once, with what was complained about: rules and scenarios
    are often read again with little changed.
    """
    report = Report()
    tree = _tree(body, start, report, lines, times)
    return (built(body, tree) if tree is not None else None), tuple(report)


class WordToken(NamedTuple):
    """A token: the name of its terminal, its text, and where it stands, counted from the start of what was read."""

    kind: str
    text: str
    start: int
    end: int


def words(body: Span, start: str, report: Report, lines: bool = False) -> tuple[WordToken, ...] | None:
    """The tokens of a stretch of a source as the grammar reads it; none after a complaint.
    Newlines and indentation are among them.
    """
    _, layout = _parser()
    heard: list[Token] = []
    layout.listener = heard.append
    try:
        tree = _tree(body, start, report, lines)
    finally:
        layout.listener = None
    return (
        tuple(WordToken(token.type, str(token), token.start_pos or 0, token.end_pos or 0) for token in heard)
        if tree is not None
        else None
    )


def _tree(body: Span, start: str, report: Report, lines: bool, times: int = 1) -> Tree[Token] | None:
    """Lark's parse tree, or none after a complaint. `times`: as often it will be written out."""
    text = body.text
    if len(text) > MAX_LENGTH or _nesting(text) > MAX_NESTING:
        report.error(
            "RW205",
            "this expression is too long or too deeply nested",
            body,
            f"at most {MAX_LENGTH:,} characters and {MAX_NESTING} levels; name parts of it as terms",
        )
        return None
    tree = _lark_tree(body, start, report, lines)
    return tree if tree is not None and _is_within_limits(tree, body, report, times) else None


def _lark_tree(body: Span, start: str, report: Report, lines: bool) -> Tree[Token] | None:
    try:
        return parser_for(body.text, start, lines).parse(body.text, start=start)
    except BadIndentation as problem:
        report.error(
            "RW206",
            "this line is indented like no line above it",
            body.source.span(body.start + problem.offset),
            "line it up with its block or with what is outside",
        )
    except UnexpectedInput as problem:
        report_syntax_error(problem, body, start, report)
    return None


def _is_within_limits(tree: Tree[Token], body: Span, report: Report, times: int) -> bool:
    """Whether a tree is small enough for the later stages; complains if not."""
    if _levels(tree) > MAX_LEVELS:
        report.error(
            "RW205",
            f"more than {MAX_LEVELS} operations stand inside each other here",
            body,
            "name parts of it as terms or effects",
        )
        return False
    operations = _written_out(tree) * times
    if operations > MAX_OPERATIONS:
        report.error(
            "RW205",
            f"written out, these are {operations:,} operations; {MAX_OPERATIONS:,} are possible",
            body,
            "name what is compared with many values as a term, or let them be fewer",
        )
    return operations <= MAX_OPERATIONS


def parser_for(text: str, start: str, lines: bool) -> Lark:
    """The parser, ready for the layout of a text. There is one: nobody else may parse meanwhile."""
    lark, layout = _parser()
    layout.has_lines = start == "block" or (start == "term" and NAMED_FIRST.match(text) is not None)
    layout.indentation = _first_column(text) if lines else None
    layout.text, layout.length = text, len(text.rstrip())
    return lark


def _first_column(text: str) -> int:
    """Where the first line begins that is not blank."""
    start = len(text) - len(text.lstrip(" \n"))
    return start - text.rfind("\n", 0, start) - 1


def _levels(tree: Tree[Token]) -> int:
    """How deep a parse tree goes; nothing here recurses.

    Chains such as `a + b + c` go a level deeper with each operator, lists that are compared two with each value.
    """
    deepest, row = 0, [(1, tree)]
    while row:
        deepest = max(deepest, *(level for level, _ in row))
        row = [(level + _steps(parent), child) for level, parent in row for child in _trees(parent)]
    return deepest


def _steps(tree: Tree[Token]) -> int:
    """How much deeper what stands in a part is."""
    return 2 * len(tree.children[0].children) if tree.data == "compare_lists" else 1  # type: ignore[union-attr]


def _written_out(tree: Tree[Token]) -> int:
    """How many operations a parse tree is once all is written out that is used several times.

    What is looked for in a list is read, and compared with each of its values; lists are compared value by value, each
    twice.
    """
    sizes: dict[int, int] = {}
    for part in tree.iter_subtrees():  # children come before their parents
        inner = [sizes[id(child)] for child in _trees(part)]
        sizes[id(part)] = 1 + sum(inner) * (2 if part.data == "compare_lists" else 1)
        if part.data == "among":
            subject, _, *values = inner
            sizes[id(part)] += subject * len(values)
    return sizes[id(tree)]


def _trees(tree: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in tree.children if isinstance(child, Tree)]


def _nesting(text: str) -> int:
    """How deep parentheses, and chains of prefix operators and choices, go."""
    depth = deepest = 0
    for character in text:
        if character in "([":
            depth += 1
            deepest = max(deepest, depth)
        elif character in ")]":
            depth -= 1
    prefixes = max((len(run.split()) for run in re.findall(r"(?:(?:not|-)\s*)+", text)), default=0)
    longest_line = max(text.split("\n"), key=len)
    return max(deepest, prefixes, longest_line.count(" else "), longest_line.count("."))


def parse_template(node: Scalar, report: Report) -> ast.Template | None:
    """A text with `{expression}` holes."""
    if (
        node.style in (">", "|")
        or (node.style == '"' and "\\" in node.body.text)
        or (node.style == "'" and "''" in node.body.text)
    ):
        has_lines = node.style in (">", "|") or r"\n" in node.body.text
        report.error(
            "RW203",
            "a text with holes stands on plain or quoted lines, without escapes",
            node.span,
            "write it as one quoted line" if has_lines else WITHOUT_ESCAPES,
        )
        return None
    return template_of(node.body, report)


def template_of(body: Span, report: Report) -> ast.Template | None:
    """The template in a stretch of text."""
    parts: list[str | ast.Expr] = []
    text, at = body.text, 0
    if len(text) > MAX_LENGTH and "{" in text:
        report.error("RW205", "this text with holes is too long", body, f"at most {MAX_LENGTH:,} characters")
        return None
    while at < len(text):
        opening = text.find("{", at)
        closing = text.find("}", at)
        if opening < 0 and closing < 0:
            parts.append(text[at:])
            break
        if opening < 0 or (0 <= closing < opening):
            report.error(
                "RW207",
                "a `}` without its `{`",
                body.source.span(body.start + closing),
                "holes are written {like this}",
            )
            return None
        if closing < 0:
            report.error(
                "RW207",
                "a `{` without its `}`",
                body.source.span(body.start + opening),
                "holes are written {like this}",
            )
            return None
        if opening > at:
            parts.append(text[at:opening])
        hole = parse_text(Span(body.source, body.start + opening + 1, body.start + closing), VALUE, report)
        if hole is None:
            return None
        parts.append(hole)
        at = closing + 1
    return ast.Template(body, tuple(re.sub(r"\s+", " ", part) if isinstance(part, str) else part for part in parts))
