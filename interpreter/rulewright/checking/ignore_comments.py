"""Comments that ask to be silent: `# rulewright: ignore RW709 -- reason`, on the line, or alone on the line before.

In: a text. Out: waivers. Complains about a comment without a code or a reason (RW906), a code that does not exist
(RW904) and an error, which cannot be ignored (RW905); such a comment has no effect. Of more than a thousand the rest
has none either (RW906).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.settings import check_code
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

COMMENT = re.compile(r"(?:^|[ \t])#[ \t]*rulewright:[ \t]*(.*)$", re.MULTILINE | re.IGNORECASE)
BODY = re.compile(r"ignore[ \t]+(?P<codes>RW\d+(?:[ \t]*,[ \t]*RW\d+)*)[ \t]*(?:--[ \t]*(?P<reason>.*))?$")
CODE = re.compile(r"RW\d+")
MOST = 1000
FORM = "write `# rulewright: ignore CODE -- reason`; several codes with commas between them"


@dataclass(frozen=True, slots=True)
class Waiver:
    """One code that a comment lets pass on a line; `span` is where the code stands in the comment."""

    code: str
    line: int
    span: Span


def waivers(source: Source, report: Report) -> Iterator[Waiver]:
    """All waivers of a text."""
    if COMMENT.search(source.text) is None:
        return
    starts_none, about = _starts_none(source), _lines_below(source)
    comments = (match for match in COMMENT.finditer(source.text) if not starts_none(match.start(1)))
    for number, match in enumerate(comments):
        if number == MOST:
            place = source.span(match.start(0) + match[0].index("#"), match.end())
            report.error(
                "RW906", f"from here on more than {MOST:,} such comments", place, "let settings ignore the code"
            )
            return
        body = BODY.match(source.text, match.start(1), match.end(1))
        if body is None or not (body["reason"] or "").strip():
            what = "asks for nothing that can be done" if body is None else "gives no reason"
            report.error(
                "RW906", f"this comment {what}", source.span(match.start(0) + match[0].index("#"), match.end()), FORM
            )
            continue
        line = about[source.position(match.start(1)).line]
        for code in CODE.finditer(source.text, body.start("codes"), body.end("codes")):
            span = source.span(code.start(), code.end())
            if check_code(code[0], span, report, whole=True):
                yield Waiver(code[0], line, span)


def _starts_none(source: Source) -> Callable[[int], bool]:
    """Tells where `#` starts no comment: in quotes, in a block for people, in the quotes of a block of rules.
    In no YAML it does always.
    """
    from rulewright.frontend.syntax.marks import SCALAR, NotYaml, marks  # noqa: PLC0415 (few texts need it)
    from rulewright.frontend.syntax.shape import is_text  # noqa: PLC0415

    scalars, key, section = [], "", ""
    try:
        for mark in marks(source):
            if mark.kind == SCALAR:
                scalars.append((mark.start, mark.end, is_text(key) or section == "assumed"))
                key = source.text[mark.start : mark.end]
                section = key if source.position(mark.start).column == 1 else section
    except NotYaml:
        return lambda _: False

    def answer(offset: int) -> bool:
        index = bisect_right(scalars, offset, key=lambda scalar: scalar[0]) - 1
        start, end, is_for_people = scalars[index] if index >= 0 else (0, 0, False)
        if offset >= end or source.text[start] not in "\"'|>":
            return False
        line = source.text.rfind("\n", 0, offset) + 1
        return source.text[start] in "\"'" or is_for_people or source.text.count('"', line, offset) % 2 == 1

    return answer


def _lines_below(source: Source) -> list[int]:
    """For each line, counted from 1, the line that a comment on it is about: its own;
    the next one that is no comment, if it stands alone.
    """
    count = len(source.line_starts)
    about = list(range(count + 1))
    for line in range(count - 1, 0, -1):
        if source.line(line).lstrip().startswith("#"):
            about[line] = about[line + 1]
    return about
