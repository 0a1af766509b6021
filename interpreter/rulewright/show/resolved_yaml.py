"""The YAML of a ruleset with its variants applied, as a ruleset of its own.

In: a tree of nodes. Out: lines of YAML that read back to the same tree; a value from a variant's file says so in a
comment. Comments of the files are not kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePath
from textwrap import wrap

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.source.cells import neutral
from rulewright.source.text import Source

WIDTH = 100
STEP = "  "
PLAIN_IN_FLOW = re.compile(r"[\w.\-]+( [\w.\-]+)*")
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


def yaml_lines(root: Node, *base: Source) -> Iterator[str]:
    """All lines; what does not stand in one of the sources given is marked, and what a
    terminal would obey or hide is an escape of YAML.
    """
    return map(neutral, _lines(root, base))


def _lines(root: Node, base: tuple[Source, ...]) -> Iterator[str]:
    if not isinstance(root, Mapping):
        yield _scalar(root) if isinstance(root, Scalar) else _flow(root) or "[]"
        return
    for index, entry in enumerate(root):
        if index and isinstance(entry.value, Mapping):
            yield ""
        yield from _entry(entry, "", base, False)


def _entry(entry: Entry, indent: str, base: tuple[Source, ...], is_marked: bool) -> Iterator[str]:
    """A key and its value. Below a marked value nothing is marked again."""
    key, value = f"{indent}{_scalar(entry.key)}:", entry.value
    mark = (
        ""
        if is_marked or value.span.source in base
        else f"  # {PurePath(value.span.source.name).name}:{value.span.position.line}"
    )
    is_marked = is_marked or bool(mark)
    if isinstance(value, Scalar):
        yield from _text(key, value, indent + STEP, mark)
    elif (short := _flow(value)) is not None:
        yield f"{key} {short}{mark}"
    else:
        yield f"{key}{mark}"
        yield from _inside(value, indent + STEP, base, is_marked)


def _inside(node: Node, indent: str, base: tuple[Source, ...], is_marked: bool) -> Iterator[str]:
    """The lines of a collection."""
    if isinstance(node, Mapping):
        for entry in node:
            yield from _entry(entry, indent, base, is_marked)
    for item in node.items if isinstance(node, Sequence) else ():
        yield from _item(item, indent, base, is_marked)


def _item(item: Node, indent: str, base: tuple[Source, ...], is_marked: bool) -> Iterator[str]:
    """An item of a list: its first line starts with a dash."""
    if isinstance(item, Scalar):
        lines = list(_text(f"{indent}-", item, indent + STEP, ""))
    elif (short := _flow(item)) is not None:
        lines = [f"{indent}- {short}"]
    else:
        lines = list(_inside(item, indent + STEP, base, is_marked))
        lines[0] = f"{indent}- {lines[0].lstrip()}"
    yield from lines


def _flow(node: Node) -> str | None:
    """A list of plain words, or an empty collection, on one line."""
    if isinstance(node, Mapping):
        return None if node.entries else "{}"
    if not isinstance(node, Sequence) or not all(
        isinstance(item, Scalar) and PLAIN_IN_FLOW.fullmatch(item.text) for item in node.items
    ):
        return None
    line = "[" + ", ".join(item.text for item in node.items if isinstance(item, Scalar)) + "]"
    return line if len(line) <= WIDTH else None


def _text(key: str, node: Scalar, indent: str, mark: str) -> Iterator[str]:
    """A key and a text: on its line, over several lines, or as a block."""
    if node.style == "|":
        yield f"{key} |{'' if node.text.endswith(chr(10)) else '-'}{mark}"
        yield from (f"{indent}{line}".rstrip() for line in node.text.rstrip("\n").split("\n"))
        return
    line = _scalar(node)
    if node.style or len(key) + len(line) < WIDTH:
        yield f"{key} {line}{mark}".rstrip()
        return
    lines = wrap(line, WIDTH - len(indent), break_long_words=False, break_on_hyphens=False)
    yield f"{key}"
    yield from (f"{indent}{part}" for part in lines[:-1])
    yield f"{indent}{lines[-1]}{mark}"


def _scalar(node: Scalar) -> str:
    """A text on one line, quoted as it was."""
    if not node.style:
        return " ".join(node.text.split("\n"))
    if node.style == "'":
        return "'" + node.text.replace("'", "''").replace("\n", " ") + "'"
    return '"' + "".join(ESCAPES.get(character, character) for character in node.text) + '"'
