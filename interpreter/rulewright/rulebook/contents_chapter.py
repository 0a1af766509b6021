"""What is in the box, where it lies, and what is kept track of.

In: symbols, and what each class of component looks like with each number of players. Out: sections.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType, NumberType, SpaceType, Type, number_word
from rulewright.ir.program import ClassInfo
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.book import Block, Grid, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import capitalised, clean, emphasis, ended, unmarked, without_controls
from rulewright.rulebook.money_chapter import MoneyChapter
from rulewright.rulebook.settlement import options_in
from rulewright.rulebook.space_sections import SpaceSections
from rulewright.rulebook.wording import Wording

TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Contents:
    """The chapter. `boxes`: the classes of component with the fewest players, with one more, and so on; `told`: what is
    said of each face of a class with the most players.
    """

    wording: Wording
    boxes: Sequence[Sequence[ClassInfo]]
    told: Callable[[str], Sequence[Iterable[str]]]

    def section(self) -> Section:
        parts = [self._components(cls) for cls in self.wording.symbols.classes.values()]
        return Section(
            self.wording.say("book-contents"),
            "contents",
            (),
            (*parts, *SpaceSections(self.wording).sections(), *MoneyChapter(self.wording, self._amount).sections()),
        )

    # ---- components -------------------------------------------------------------------------------------------------

    def _components(self, cls: sym.Class) -> Section:
        with self.wording.settlement.at(linked("component", cls.name)):
            return self._class(cls)

    def _class(self, cls: sym.Class) -> Section:
        infos = [next(info for info in box if info.name == cls.name) for box in self.boxes]
        noun = capitalised(self.wording.nouns.many_of(cls))
        about = self.wording.texts.about(cls.span)
        rows = tuple(self._kind(cls, kind, infos) for kind in cls.kinds.values())
        total = by_players([info.size for info in infos], self.wording.fewest)
        name = _plain_name(cls.decl.called)
        called = f"called “{name}”" if name else self._called(cls.decl.called)
        told = (
            about,
            self.wording.say("book-in-all", total=total),
            self._otherwise(cls),
            self._rolls(infos[0]),
            *self.wording.texts.traits(cls.decl.traits),
        )
        blocks: list[Block] = [Paragraph(" ".join(part for part in (*told, ended(called) if called else "") if part))]
        return Section(
            noun,
            anchor("component", cls.name),
            (*blocks, Grid(tuple(map(self.wording.say, ("book-kind", "book-how-many", "book-on-it"))), rows)),
        )

    def _otherwise(self, cls: sym.Class) -> str:
        """What holds for kinds of which nothing is said."""
        told = [
            f"{words(trait.name)} {self.wording.value(trait.otherwise)}"
            for trait in cls.traits.values()
            if trait.otherwise is not None
        ]
        return ended(f"unless something else is said: {listed(told)}") if told else ""

    def _rolls(self, info: ClassInfo) -> str:
        return (
            f"When rolled it shows a number from {info.rolls[0]} to {info.rolls[1]}." if info.rolls is not None else ""
        )

    def _kind(self, cls: sym.Class, kind: sym.Kind, infos: Sequence[ClassInfo]) -> tuple[str, str, str]:
        self._amount(kind.count, f" of {words(kind.name)}")
        counts = [sum(face.copies for face in info.faces if face.kind == kind.name) for info in infos]
        return _name(kind), by_players(counts, self.wording.fewest), self._on(cls, kind, infos)

    def _on(self, cls: sym.Class, kind: sym.Kind, infos: Sequence[ClassInfo]) -> str:
        """What a kind has on it: its traits as they are declared, or each component where a list gives them."""
        is_list = bool(kind.decl.rows) or cls.decl.csv is not None
        traits = self._faces(cls, kind, infos[-1]) if is_list else self._declared(cls, kind)
        told = "; ".join(part for part in (*traits, self._called(kind.decl.called)) if part)
        about = self.wording.texts.about(kind.span)
        return f"{about} {told}".strip()

    def _called(self, template: ast.Template | None) -> str:
        """What is printed on it as its name, with the names of traits for their values."""
        if template is None or _plain_name(template):
            return ""
        holes = (
            without_controls(part) if isinstance(part, str) else emphasis(words(part.span.text))
            for part in template.parts
        )
        return f"called “{' '.join(''.join(holes).split())}”"

    def _declared(self, cls: sym.Class, kind: sym.Kind) -> Iterable[str]:
        for name in cls.traits:
            given = kind.given.get(name)
            if given is None:
                continue
            if given.counts:
                each = [
                    f"{words(key.text)} ({self._counted(name, key.text, amount)}{TIMES})"
                    for key, amount in given.counts
                ]
                yield f"{words(name)} {listed(each)}"
            elif given.each:
                yield f"one of every {words(name)}{self._stretch(given)}{self._copies(kind)}"
            elif given.value is not None:
                yield f"{words(name)} {self.wording.value(given.value)}"

    def _stretch(self, given: sym.KindTrait) -> str:
        if given.stretch is None:
            return ""
        return f" from {self.wording.value(given.stretch[0])} to {self.wording.value(given.stretch[1])}"

    def _copies(self, kind: sym.Kind) -> str:
        told = self._amount(kind.count)
        return f" ({told}{TIMES})" if told not in ("1", "") else ""

    def _amount(self, amount: sym.Amount | None, of: str = "") -> str:
        """An amount with each number of players; how rulings change it is noted."""
        if amount is None:
            return ""
        for expr in (amount.value, *amount.by_players.values()):
            if expr is not None and options_in(expr):
                self._note_amount(expr, of)
        return by_players(self.wording.amounts(amount), self.wording.fewest)

    def _counted(self, trait: str, value: str, amount: sym.Amount) -> str:
        return self._amount(amount, f" with {words(trait)} {words(value)}")

    def _note_amount(self, expr: t.Expr, of: str) -> None:
        self.wording.note(expr, lambda plain: f"how many{of}: {plain.value(expr)}")

    def _faces(self, cls: sym.Class, kind: sym.Kind, info: ClassInfo) -> Iterable[str]:
        """Each component of a list, with its traits."""
        names = [words(name) for name in cls.traits]
        told = []
        for face, about in zip(info.faces, self.told(cls.name), strict=True):
            if face.kind == kind.name:
                values = [self._worth(cls.traits[name].type, value) for name, value in face.traits]
                times = f" ({face.copies}{TIMES})" if face.copies > 1 else ""
                own = [f"“{unmarked(clean(one))}”" for one in about if one not in ("", kind.decl.about)]
                told.append(" ".join([f"{' / '.join(values)}{times}", *own]))
        yield f"{' / '.join(names)}: {', '.join(told)}" if names else ""

    def _worth(self, type_: Type, value: int) -> str:
        if value < 0 and type_.optional:
            return "none"
        if isinstance(type_.inner, EnumType):
            return words(type_.inner.words[value])
        if isinstance(type_.inner, SpaceType) and (name := self.wording.place_name(type_.inner.name, value)):
            return words(name)
        if isinstance(type_.inner, NumberType):
            return words(number_word(type_.inner, value))
        return str(self.wording.symbols.numbers_of(type_.inner).at(value))


def _name(kind: sym.Kind) -> str:
    """What people call a kind, and its word in the rules where that is another one."""
    name, word = _plain_name(kind.decl.called), words(kind.name)
    return f"{name} ({word})" if name and name.casefold() != word.casefold() else name or word


def _plain_name(template: ast.Template | None) -> str:
    """A name that is the same for all of a kind; nothing where traits stand in it, or where there is none."""
    parts = template.parts if template is not None else ()
    told = [without_controls(part) for part in parts if isinstance(part, str)]
    return " ".join("".join(told).split()) if len(told) == len(parts) else ""
