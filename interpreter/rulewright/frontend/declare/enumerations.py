"""Lists of words, wherever they are declared."""

from __future__ import annotations

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS, NEVER_VALUES
from rulewright.frontend.language.ways import STEPS, WAY, Shape, ways_of
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, NamedNumbers, NumberType
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
            elif word in NEVER_VALUES:
                message = f"`{word}` is a word of the language"
                self.report.error(
                    "RW312", message, place, "choose another word: as a value, this one means something else"
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

    def _numbers(self, decl: doc.NamedNumbersDecl) -> None:
        """Numbers of which some are called by words: each word once, for a number that is among them."""
        words: dict[str, int] = {}
        for number, key, word in decl.words:
            if not decl.low <= number <= decl.high:
                message = f"{number} is outside {decl.low}..{decl.high}, the numbers of `{decl.name}`"
                self.report.error("RW610", message, key, "change it, or the range behind `is`")
            if word.text in LANGUAGE_WORDS:
                message = f"`{word.text}` is a word of the language"
                self.report.error("RW312", message, word.span, "choose another word")
                self.report.lost.add(word.text)
            elif word.text in words:
                message = f"the word `{word.text}` stands for {words[word.text]} already"
                self.report.error("RW304", message, word.span, "give one of the two numbers another word")
            else:
                words[word.text] = number
        named = NamedNumbers(decl.name, decl.low, decl.high, tuple(words.items()))
        self.symbols.named_numbers[decl.name] = NumberType(named)

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
            if isinstance(one, doc.NamedNumbersDecl):
                self._numbers(one)
            else:
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
                self.report.lost.add(one.name)
            elif isinstance(one, doc.NamedNumbersDecl) and one.name in self.symbols.enums:
                hint = "a list has a name of its own: rename one of the two"
                self.report.error("RW304", f"a list of words is called `{one.name}` too", one.span, hint)
            elif isinstance(first, sym.Symbol):
                labels = [Label(first.span, "first declared here")]
                self.report.error("RW304", f"`{one.name}` is declared twice", one.span, "one name, one meaning", labels)
