"""What the author says of entries of a ruleset: `about`, `why` and `source`, by the place of the entry's name.

In: the tree of YAML nodes, variants applied. Out: texts, on one line, ended like a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.frontend.analysis.missing_texts import ABOUT, EntryTexts
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Node
from rulewright.rulebook.english_words import words
from rulewright.rulebook.markup import capitalised, clean, emphasis, ended
from rulewright.source.text import Span


class AuthorTexts:
    def __init__(self, root: Node) -> None:
        self.entries = EntryTexts(root)

    def about(self, span: Span, below: str = "") -> str:
        """The `about` of an entry, or of what stands in it under the key `below`."""
        return _sentence(self.entries.of(span, ABOUT, below))

    def traits(self, traits: Iterable[doc.TraitDecl]) -> Iterator[str]:
        """The texts of those traits of which something is said, with their names."""
        for trait in traits:
            about = self.about(trait.span)
            if about:
                yield f"{capitalised(emphasis(words(trait.name)))}: {about}"

    def about_case(self, span: Span) -> str:
        """The `about` of a case, which has no name."""
        return _sentence(self.entries.of_mapping(span, ABOUT))

    def top(self, section: str) -> str:
        """What is said of a section that is one entry."""
        return _sentence(self.entries.of_section(section, ABOUT))

    def why(self, span: Span) -> str:
        return _sentence(self.entries.of(span, "why"))

    def source(self, span: Span) -> str:
        return _sentence(self.entries.of(span, "source"))


def _sentence(text: str) -> str:
    return ended(clean(text)) if clean(text) else ""
