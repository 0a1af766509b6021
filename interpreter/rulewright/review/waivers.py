"""Comments that ask to be silent: `# rulewright: ignore RW709 -- reason`, on the line, or alone on the line before.

In: a text. Out: waivers. Complains about a comment without a code or a reason (RW906), a code that does not exist (RW904) and
an error, which cannot be ignored (RW905); such a comment has no effect.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.settings import check_code
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

MARK = "rulewright:"
COMMENT = re.compile(r"(?:^|[ \t])#[ \t]*rulewright:[ \t]*(.*)$", re.MULTILINE | re.IGNORECASE)
BODY = re.compile(r"ignore[ \t]+(?P<codes>RW\d+(?:[ \t]*,[ \t]*RW\d+)*)[ \t]*(?:--[ \t]*(?P<reason>.*))?$")
CODE = re.compile(r"RW\d+")
FORM = "write `# rulewright: ignore CODE -- reason`; several codes with commas between them"


@dataclass(frozen=True, slots=True)
class Waiver:
    """One code that a comment lets pass on a line; `span` is where the code stands in the comment."""

    code: str
    line: int
    span: Span


def waivers(source: Source, report: Report) -> Iterator[Waiver]:
    """All waivers of a text."""
    if MARK not in source.text.lower():
        return
    for match in COMMENT.finditer(source.text):
        body = BODY.match(source.text, match.start(1), match.end(1))
        if body is None or not (body["reason"] or "").strip():
            what = "asks for nothing that can be done" if body is None else "gives no reason"
            report.error(
                "RW906", f"this comment {what}", source.span(match.start(0) + match[0].index("#"), match.end()), FORM
            )
            continue
        line = _line(source, match)
        for code in CODE.finditer(source.text, body.start("codes"), body.end("codes")):
            span = source.span(code.start(), code.end())
            if check_code(code[0], span, report, whole=True):
                yield Waiver(code[0], line, span)


def _line(source: Source, match: re.Match[str]) -> int:
    """The line that a comment is about: its own; the next one that is no comment, if it stands alone."""
    line = source.position(match.start(1)).line
    if source.line(line).lstrip().startswith("#"):
        while line < len(source.line_starts) and source.line(line).lstrip().startswith("#"):
            line += 1
    return line
