"""A text of a file, formatted: an expression word by word, a template hole by hole, anything else line by line.

In: a scalar and how it is read. Out: a `FormattedText`, ready to be put at its place, or none after a complaint. In
scenario files what does not parse is kept, because what it means depends on more than the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.formatting.line_breaking import BrokenLine, laid_out
from rulewright.formatting.shapes import TEMPLATE
from rulewright.formatting.text_roles import COLUMN, Role
from rulewright.frontend.syntax import expressions
from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.frontend.syntax.expressions import WordToken
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

HOLE = re.compile(r"\{([^{}\n]*)\}")
HEADER = re.compile(r"([|>])([+-]?)([0-9]?)([+-]?)[ \t]*(#[^\n]*)?")


@dataclass(frozen=True, slots=True)
class FormattedText:
    """`first` stands where the text begins; the other lines count their indentation from the column of its block."""

    first: str
    rest: tuple[BrokenLine, ...] = ()


def text_of(scalar: Scalar, role: Role | None, is_lenient: bool, report: Report) -> FormattedText | None:
    """The formatted text of a scalar."""
    if role is None:
        return kept(scalar)
    own = Report()
    found = _template(scalar, own) if role.form == TEMPLATE else _expression(scalar, role, own)
    if found is None and is_lenient:
        return kept(scalar)
    if found is None:
        report.repeat(own)
    return found


def _template(scalar: Scalar, report: Report) -> FormattedText | None:
    """A text with holes."""
    if expressions.parse_template(scalar, report) is None:
        return None
    return kept(scalar, _with_holes(scalar.span.text))


def _with_holes(text: str) -> str:
    """The same text with its holes formatted."""
    return HOLE.sub(lambda hole: "{" + _hole(hole[1]) + "}", text)


def _hole(text: str) -> str:
    words = expressions.words(_alone(text), "value", Report())
    return laid_out(text, _formatted_strings(words), False)[0].text if words else text


def _expression(scalar: Scalar, role: Role, report: Report) -> FormattedText | None:
    words = words_of(scalar, role, report)
    if words is None:
        return None
    is_literal = scalar.style == "|"
    text = scalar.body.text
    if not is_literal and "#" in text[: words[0].start] + text[words[-1].end :]:
        return kept(scalar)
    lines = laid_out(text, _formatted_strings(words), is_literal, plain=not scalar.style)
    if is_literal:
        return FormattedText(_header(scalar), tuple(lines))
    before, after = scalar.span.text[: scalar.body.start - scalar.span.start], scalar.style
    lines[-1] = BrokenLine(lines[-1].indent, lines[-1].text + after)
    return FormattedText(before + lines[0].text, tuple(lines[1:]))


def words_of(scalar: Scalar, role: Role, report: Report) -> tuple[WordToken, ...] | None:
    """The words of an expression, from the first entry point that takes it;
    the complaints of the last one that does not.
    """
    body = scalar.body.text
    is_misstyled = (
        scalar.style == ">" or (scalar.style == '"' and "\\" in body) or (scalar.style == "'" and "''" in body)
    )
    if is_misstyled:
        expressions.parse(scalar, ENTRY_POINTS[role.form[0]], report)
        return None
    filled = COLUMN.sub(lambda column: f"_{column[1]}_" if column[1] in role.columns else column[0], body)
    for start in role.form:
        own = Report()
        span = scalar.body if filled == body else _alone(filled)
        words = expressions.words(span, start, own, lines=scalar.style == "|")
        if words:
            return tuple(word._replace(text=body[word.start : word.end]) for word in words)
    report.repeat(own)
    return None


def _formatted_strings(words: tuple[WordToken, ...] | None) -> tuple[WordToken, ...]:
    """The words, with the holes of texts among them formatted."""
    return tuple(word._replace(text=_with_holes(word.text)) if word.kind == "STRING" else word for word in words or ())


def _alone(text: str) -> Span:
    return Span(Source("", text), 0, len(text))


# ---- texts for people -----------------------------------------------------------------------------------------------


def kept(scalar: Scalar, text: str | None = None) -> FormattedText:
    """A text as it stands; only where its lines begin may change."""
    text = scalar.span.text if text is None else text
    if scalar.style in ("|", ">"):
        return FormattedText(_header(scalar), tuple(_literal_lines(scalar)))
    first, *rest = text.split("\n")
    is_escaped = scalar.style == '"' and "\\" in text
    lines = [line.lstrip() if is_escaped else line.strip() for line in rest]
    return FormattedText(
        first if is_escaped or not rest else first.rstrip(), tuple(BrokenLine(0, line) for line in lines)
    )


def _header(scalar: Scalar) -> str:
    """The first line of a literal text, `|` and what belongs to it; a comment stays as far away as it was."""
    line = scalar.span.text.split("\n", 1)[0]
    found = HEADER.search(line)
    assert found is not None
    style, chomp, digit, late_chomp, comment = found.groups("")
    header = line[: found.start()] + style + chomp + ("2" if digit else "") + late_chomp
    return header + (" " * max(2, found.start(5) - found.end(4)) + comment if comment else "")


def _literal_lines(scalar: Scalar) -> list[BrokenLine]:
    """The lines of a literal text, without the indentation that YAML takes away."""
    raw = scalar.body.text.split("\n")
    value = scalar.text.split("\n") if scalar.style == "|" else []
    first = next((index for index, line in enumerate(raw) if line.strip()), None)
    if first is None:
        return []
    cut = len(raw[first]) - len(raw[first].lstrip(" "))
    if first < len(value):
        cut -= len(value[first]) - len(value[first].lstrip(" "))
    return [BrokenLine(0, line[cut:]) for line in _without_end(raw)]


def _without_end(lines: list[str]) -> list[str]:
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines
