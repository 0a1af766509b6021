"""Lists of words, wherever they are declared."""

from __future__ import annotations

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.language.ways import STEPS, WAY, Shape, ways_of
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType
from rulewright.frontend.typing.context import Context
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span

KIND = "kind"
"""The type of a trait that is the kind of its component."""


def names_kinds(trait: doc.TraitDecl, symbols: sym.Symbols) -> bool:
    """Whether a trait is the kind of its component: its type is `kind`, and nothing else is called so."""
    kind = trait.type.kind
    is_meant = kind is not None and kind.name is not None and kind.name.name == KIND and not kind.optional
    return is_meant and all(cls.name != KIND for cls in symbols.document.components)


class Enumerations:
    """Files lists of words."""

    def __init__(self, context: Context) -> None:
        self.symbols = context.symbols
        self.report = context.report

    def declare(self, name: str, words: tuple[tuple[str, Span], ...], span: Span) -> EnumType:
        seen: dict[str, Span] = {}
        for word, place in words:
            if word in seen:
                self.report.error(
                    "RW304",
                    f"the word `{word}` stands twice",
                    place,
                    "keep one",
                    [Label(seen[word], "first written here")],
                )
            seen[word] = place
        enum = EnumType(name, tuple(seen))
        first = self.symbols.enums.setdefault(name, enum)
        if first != enum:
            self.report.error(
                "RW304",
                f"two lists of words are called `{name}`",
                span,
                (
                    "rename one: a list has a name of its own, or that of its "
                    "trait, option or state; `way` is that of grids"
                ),
            )
        return first

    def ways(self) -> None:
        """The ways of grids: words that need not be declared."""
        grids = [space for space in self.symbols.document.spaces if STEPS[Shape(space.shape)]]
        if grids:
            words = ways_of({Shape(space.shape) for space in grids})
            self.symbols.ways = self.declare(WAY, tuple((word, grids[0].span) for word in words), grids[0].span)

    def declare_all(self) -> None:
        """Lists of words, wherever they are declared: they may be used before."""
        document = self.symbols.document
        for one in document.enumerations:
            self.declare(one.name, one.words, one.span)
        for cls in document.components:
            for trait in cls.traits:
                if trait.type.words:
                    self.declare(trait.name, trait.type.words, trait.span)
                elif names_kinds(trait, self.symbols):
                    self.declare(trait.name, tuple((kind.name, kind.span) for kind in cls.kinds), trait.span)
        for trait in (trait for space in document.spaces for trait in space.traits if trait.type.words):
            self.declare(trait.name, trait.type.words, trait.span)
        for state in document.state:
            if state.type.words:
                self.declare(state.name, state.type.words, state.span)

    def clashes(self) -> None:
        """Names of the section `enumerations` that mean something else already: one name, one meaning."""
        for one in self.symbols.document.enumerations:
            first = self.symbols.free.get(one.name)
            if one.name in LANGUAGE_WORDS:
                self.report.error("RW312", f"`{one.name}` is a word of the language", one.span, "choose another name")
            elif isinstance(first, sym.Symbol):
                labels = [Label(first.span, "first declared here")]
                self.report.error("RW304", f"`{one.name}` is declared twice", one.span, "one name, one meaning", labels)
