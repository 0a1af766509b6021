"""What the author says of entries of a ruleset: `about`, `why` and `source`, by the place of the entry's name.

In: the tree of YAML nodes, variants applied. Out: texts, on one line, ended like a sentence; and which entries have none.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.rulebook.book import Wanted
from rulewright.rulebook.markup import clean, ended
from rulewright.source.text import Span


class AuthorTexts:
    def __init__(self, root: Node) -> None:
        self._notes: dict[tuple[str, int], Node] = {}
        for entry in _entries(root):
            for span in (entry.key.span, entry.key.body):
                self._notes[span.source.name, span.start] = entry.value
        self._root = root
        self.wanted: list[Wanted] = []

    def about(self, span: Span) -> str:
        return self._text(span, "about")

    def top(self, section: str) -> str:
        """What is said of a section that is one entry."""
        node = self._root.get(section) if isinstance(self._root, Mapping) else None
        found = node.get("about") if isinstance(node, Mapping) else None
        return ended(clean(found.text)) if isinstance(found, Scalar) and clean(found.text) else ""

    def why(self, span: Span) -> str:
        return self._text(span, "why")

    def source(self, span: Span) -> str:
        return self._text(span, "source")

    def demand(self, path: str, span: Span, said: str) -> str:
        """What is said of an entry; where nothing is, this is noted, with what the book says instead."""
        told = self.about(span)
        if not told:
            self.wanted.append(Wanted(path, said))
        return told

    def _text(self, span: Span, key: str) -> str:
        node = self._notes.get((span.source.name, span.start))
        found = node.get(key) if isinstance(node, Mapping) else None
        return ended(clean(found.text)) if isinstance(found, Scalar) and clean(found.text) else ""


def _entries(node: Node) -> Iterator[Entry]:
    stack: list[Node] = [node]
    while stack:
        at = stack.pop()
        if isinstance(at, Mapping):
            yield from at
            stack += [entry.value for entry in at]
        elif isinstance(at, Sequence):
            stack += at.items
