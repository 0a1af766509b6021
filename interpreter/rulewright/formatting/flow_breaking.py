"""A collection in brackets that is too wide, in block style; a list of short values over as few lines as it takes.

In: a mapping or list in YAML's flow style, and the column of the entry to which it belongs. Out: the `Edit` that puts
it into block style, or none where it has no such form. Comments stay behind or above what they were with. Quotes that
only brackets made necessary go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.formatting.gaps import LEAST_BEFORE_COMMENT, gap_of
from rulewright.formatting.line_breaking import STEP
from rulewright.frontend.syntax import nodes
from rulewright.frontend.syntax.marks import SyntaxMark
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, is_rest, number_in
from rulewright.frontend.syntax.shape import is_text

COMMENT = re.compile(r"[ \t]*(#[^\n]*)")
OPENS, CLOSES = ("{", "["), ("}", "]")
SHORT = 40
"""How long a value of a list may be that stands beside others on a line."""
PLAIN = re.compile(r"[A-Za-z0-9(][^\n]*[^\s:]\Z")
MISREAD = re.compile(r":\s|\s#|\A(?:null|true|false|yes|no|on|off|~)\Z|\A[0-9.,_:+eExXoO-]*\Z", re.IGNORECASE)
"""What YAML, or an editor that knows an older YAML, would read otherwise without quotes."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A stretch of a text, and what stands there instead."""

    start: int
    end: int
    text: str


@dataclass
class _Part:
    """One entry: its text, the comment at the end of its line, and the lines of comments above it."""

    text: str
    node: Node | None
    above: list[str] = field(default_factory=list)
    trailing: str = ""
    below: list[str] = field(default_factory=list)

    @property
    def is_text(self) -> bool:
        """Whether it is a text for people: where such a text has no quotes, no comment may follow."""
        return isinstance(self.node, Scalar) and is_text(self.text.partition(":")[0])


def is_flow(node: Node) -> bool:
    """Whether a collection stands in brackets."""
    return not isinstance(node, Scalar) and node.span.text[:1] in OPENS


def in_blocks(node: Node, marks: Sequence[SyntaxMark], column: int, width: int, below_key: bool) -> Edit | None:
    """A collection in block style. `column`: where its lines begin. `below_key`: it begins on a line of its own."""
    text = node.span.source.text
    inner = [mark for mark in marks if node.span.start <= mark.start < node.span.end and mark.end > mark.start]
    parts = _parts(text, node, inner)
    if not _are_entries(node, parts):
        return None
    if not isinstance(node, Mapping) and _is_filled(parts):
        return _filled(node, parts, width)
    end, comment = behind(text, node.span.end)
    if "\n" in node.span.text and comment:  # the last line is that of the last entry
        parts[-1].trailing, comment = " " * LEAST_BEFORE_COMMENT + comment, ""
    if not below_key and comment:
        parts[0].above.insert(0, comment)
    lines = [line for part in parts for line in _lines(part, isinstance(node, Mapping), column, width)]
    if not below_key and not parts[0].above:
        return Edit(node.span.start, end, "\n".join(lines).lstrip())
    start = len(text[: node.span.start].rstrip(" "))
    header = " " * LEAST_BEFORE_COMMENT + comment if below_key and comment else ""
    return Edit(start, end, header + "\n" + "\n".join(lines))


def behind(text: str, end: int) -> tuple[int, str]:
    """The comment behind what ends there on its line, and where that ends."""
    found = COMMENT.match(text, end)
    return (found.end(), found[1]) if found is not None else (end, "")


def _parts(text: str, node: Node, marks: Sequence[SyntaxMark]) -> list[_Part]:
    """The entries of a collection as they stand."""
    found: list[_Part] = []
    children = iter([] if isinstance(node, Scalar) else node if isinstance(node, Mapping) else node.items)
    depth, start, last, above = 0, -1, marks[0].end, list[str]()
    for mark in marks[1:]:
        is_end = depth == 0 and (mark.kind == "," or mark.kind in CLOSES)
        if start < 0 and mark.kind != ",":
            above = [*above, *_comments(text[last : mark.start], found)]
            start = mark.start
        if is_end and start >= 0 and mark.start > start:
            child = next(children, None)
            own = child.value if isinstance(child, nodes.Entry) else child
            found.append(_Part(text[start:last], own, above))
            above = _comments(text[last : mark.start], found)
        if is_end:
            start = -1
        depth += (mark.kind in OPENS) - (mark.kind in CLOSES)
        last = mark.end
    if above and found:
        found[-1].below = above
    return found


def _comments(text: str, found: Sequence[_Part]) -> list[str]:
    """The comments of a gap that have lines of their own; one behind the last entry becomes that entry's."""
    gap = gap_of(text)
    if gap.trailing and found:
        found[-1].trailing = gap.trailing
    own = [comment.text for comment in gap.lines]
    return [gap.trailing.strip(), *own] if gap.trailing and not found else own


def _are_entries(node: Node, parts: Sequence[_Part]) -> bool:
    """Whether each part can stand on lines of its own."""
    if isinstance(node, Scalar) or not parts:
        return False
    if isinstance(node, Mapping):
        return len(parts) == len(node.entries) and not any(
            is_rest(entry) or entry.key.span.text[:1] in ("?", "") for entry in node
        )
    return len(parts) == len(node.items)


def _lines(part: _Part, is_mapping: bool, column: int, width: int) -> Iterator[str]:
    """The lines of an entry in block style; a comment for which its line has no room goes above it."""
    head, *rest = _unquoted(part).split("\n")
    lines = [("" if is_mapping else "- ") + head, *(" " * 2 * STEP + line.strip() for line in rest)]
    has_room = not part.trailing or (column + len(lines[-1] + part.trailing) <= width and not part.is_text)
    if has_room:
        lines[-1] += part.trailing
    above = part.above if has_room else [*part.above, part.trailing.strip()]
    for line in [*above, *lines, *part.below]:
        yield " " * column + line if line.strip() else ""


def _unquoted(part: _Part) -> str:
    """The text of an entry, without quotes that it needs in brackets only."""
    node = part.node
    if not isinstance(node, Scalar) or node.style not in ("'", '"') or node.body.text != node.text:
        return part.text
    is_plain = PLAIN.match(node.text) and not MISREAD.search(node.text) and number_in(node.text) is None
    quoted = node.style + node.text + node.style
    return part.text.removesuffix(quoted) + node.text if is_plain and part.text.endswith(quoted) else part.text


# ---- lists of short values ------------------------------------------------------------------------------------------


def _is_filled(parts: Sequence[_Part]) -> bool:
    return all(
        len(part.text) <= SHORT and "\n" not in part.text and not part.above and not part.trailing for part in parts
    )


def _filled(node: Node, parts: Sequence[_Part], width: int) -> Edit:
    """A list on as few lines as it takes, below each other behind the bracket."""
    text = node.span.source.text
    column = node.span.start - text.rfind("\n", 0, node.span.start)
    lines, end = [""], column
    for part in parts:
        if lines[-1] and end + len(part.text) + 2 > width:
            lines.append("")
            end = column
        lines[-1] += (" " if lines[-1] else "") + part.text + ","
        end = column + len(lines[-1])
    return Edit(node.span.start, node.span.end, "[" + ("\n" + " " * column).join(lines).removesuffix(",") + "]")
