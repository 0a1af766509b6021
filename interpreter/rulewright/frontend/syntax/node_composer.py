"""Events of a YAML parser to nodes.

In: one event after another. Out: the root node. Complains about duplicate keys, tags, merge keys, and about texts built
to exhaust a machine (depth, aliases). Composition is a loop over events, so nesting cannot overflow anything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import assert_never

import yaml

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, is_rest
from rulewright.source.diagnostic import Label, Report
from rulewright.source.suggestions import nearest
from rulewright.source.text import Source, Span

MAX_DEPTH = 60
MAX_NODES = 200_000
MOST_MISTAKES = 1000
"""After so many in the YAML of one file the rest is not read."""

_PROPERTIES = re.compile(r"(?:[&!]\S*\s+)+")
"""An anchor or tag before a value."""


@dataclass
class _OpenCollection:
    """A collection whose end has not come yet."""

    span: Span
    anchor: str | None
    is_mapping: bool
    items: list[Node] = field(default_factory=list)


class NodeComposer:
    """Builds nodes from parser events with a stack of its own."""

    def __init__(self, source: Source, report: Report) -> None:
        self.source = source
        self.report = report
        self.root: Node | None = None
        self.stopped = False
        self.stack: list[_OpenCollection] = []
        self.anchors: dict[str, Node] = {}
        self.idle: dict[str, Span] = {}
        self.sizes: dict[int, int] = {}
        self.total = 0
        self.most = len(report) + MOST_MISTAKES

    def take(self, event: yaml.Event) -> None:
        if len(self.report) >= self.most:
            message = f"{MOST_MISTAKES:,} mistakes stand before this: the rest is not read"
            self._stop("RW004", message, self._span(event), "mend these first")
            return
        match event:
            case yaml.ScalarEvent():
                self._check_tag(event)
                self._add(self._scalar(event), event.anchor)
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                self._check_tag(event)
                self._open(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._close(event)
            case yaml.AliasEvent():
                self._alias(event)
            case yaml.DocumentStartEvent():
                if self.root is not None:
                    self._stop(
                        "RW011",
                        "a second document starts here",
                        self._span(event),
                        "one file holds one document; remove the `---`",
                    )
            case yaml.StreamStartEvent() | yaml.StreamEndEvent() | yaml.DocumentEndEvent():
                pass
            case _:
                raise AssertionError(f"no part of a file: {event!r}")

    def check_anchors(self) -> None:
        """Complain about anchors that nothing repeats: mostly the first word of a text."""
        for name, span in self.idle.items():
            hint = f"put the text in quotes, or repeat it with `*{name}`, or remove the anchor"
            self.report.error("RW007", f"nothing repeats the anchor `&{name}`", span, hint)

    def _span(self, event: yaml.Event) -> Span:
        start, end = event.start_mark, event.end_mark
        assert start is not None and end is not None, "PyYAML marks every event of a text"
        return Span(self.source, start.index, max(end.index, start.index))

    def _stop(self, code: str, message: str, span: Span, hint: str = "") -> None:
        self.report.error(code, message, span, hint)
        self.stopped = True

    def _check_tag(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.report.error(
                "RW009",
                f"the tag `{tag}` is not part of the language",
                self._span(event),
                "remove it; the language needs no tags",
            )

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        span = self._span(event)
        style = event.style or ""
        before = _PROPERTIES.match(span.text)
        body = (
            Span(self.source, span.start + before.end(), span.end) if before and (event.anchor or event.tag) else span
        )
        if style in ("'", '"'):
            body = Span(self.source, body.start + 1, span.end - 1)
        elif style in ("|", ">"):
            first_line_end = self.source.text.find("\n", span.start, span.end)
            body = Span(self.source, first_line_end + 1 if first_line_end >= 0 else span.end, span.end)
        return Scalar(span, event.value, style, body)

    def _open(self, event: yaml.CollectionStartEvent) -> None:
        if len(self.stack) >= MAX_DEPTH:
            self._stop(
                "RW006", f"nested more than {MAX_DEPTH} deep", self._span(event), "no ruleset needs this; flatten it"
            )
            return
        self.stack.append(_OpenCollection(self._span(event), event.anchor, isinstance(event, yaml.MappingStartEvent)))

    def _close(self, event: yaml.CollectionEndEvent) -> None:
        opened = self.stack.pop()
        span = Span(self.source, opened.span.start, self._span(event).end)
        node: Node = self._mapping(span, opened.items) if opened.is_mapping else Sequence(span, tuple(opened.items))
        self._add(node, opened.anchor)

    def _mapping(self, span: Span, items: list[Node]) -> Mapping:
        entries: list[Entry] = []
        seen: dict[str, Scalar] = {}
        for key, value in zip(items[::2], items[1::2], strict=True):
            if len(self.report) >= self.most:
                break
            if not isinstance(key, Scalar):
                self.report.error(
                    "RW012",
                    "a key must be a plain word",
                    key.span,
                    "lists and mappings cannot be keys; an expression with braces or brackets needs quotes",
                )
                continue
            if key.text == "<<" and not key.style:
                self.report.error(
                    "RW011",
                    "merge keys are not part of the language",
                    key.span,
                    "write the entries out, or use a variant",
                )
                continue
            entry = Entry(key, value)
            first = seen.get(key.text)
            if first is not None and is_rest(entry):
                continue
            if first is not None:
                label = Label(first.span, "first written here")
                self.report.error(
                    "RW005", f"the key `{key.text}` stands twice", key.span, "keep one of them, or rename one", [label]
                )
                continue
            seen[key.text] = key
            entries.append(entry)
        return Mapping(span, tuple(entries))

    def _alias(self, event: yaml.AliasEvent) -> None:
        anchor = event.anchor
        assert anchor is not None, "an alias names an anchor"
        node = self.anchors.get(anchor)
        if node is None:
            best = nearest(anchor, self.anchors)
            hint = (
                f"did you mean `*{best}`?"
                if best is not None
                else "an anchor stands before its aliases, and not around them"
            )
            self._stop("RW007", f"the alias `*{anchor}` stands for nothing that is complete", self._span(event), hint)
            return
        self.total += self.sizes.get(id(node), 1)
        self.idle.pop(anchor, None)
        self._put(node)

    def _add(self, node: Node, anchor: str | None) -> None:
        match node:
            case Mapping(entries=entries):
                size = 1 + sum(1 + self.sizes.get(id(e.value), 1) for e in entries)
            case Sequence(items=items):
                size = 1 + sum(self.sizes.get(id(item), 1) for item in items)
            case Scalar():
                size = 1
            case _:
                assert_never(node)
        self.sizes[id(node)] = size
        self.total += 1
        if anchor is not None:
            self.anchors[anchor] = node
            start = self.source.text.rfind(f"&{anchor}", 0, node.span.start + len(anchor) + 2)
            self.idle[anchor] = self.source.span(start, start + len(anchor) + 1)
        self._put(node)

    def _put(self, node: Node) -> None:
        if self.total > MAX_NODES:
            self._stop("RW007", f"more than {MAX_NODES:,} values, aliases written out", node.span, "use fewer aliases")
        elif self.stack:
            self.stack[-1].items.append(node)
        else:
            self.root = node
