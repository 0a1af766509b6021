"""The words of a domain: which is the noun, which describe, and what the member is called."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.types import (
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    NumberType,
    SpaceType,
    Type,
    article,
    fits,
    list_name,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.source.suggestions import did_you_mean

OF_KINDS = "give the class a trait that is the kind, `traits: {role: kind}`, and go through `role`"


@dataclass(frozen=True, slots=True)
class Noun:
    """The sorted words before `in`: a type, the member's name, and the describing words.
    `numbers`: which numbers are meant, where a trait names them.
    """

    type: Type
    name: ast.Name
    descriptions: tuple[ast.Name, ...]
    kinds: tuple[str, ...] = ()
    seats: bool = False
    numbers: t.Numbers | None = None


class NounTyper:
    """Sorts the words of domains."""

    def __init__(self, context: Context, descriptions: DescriptionTyper) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.descriptions = descriptions

    def sort(self, words: tuple[ast.Name, ...], given: Type | None) -> Noun | None:
        """Sorts words into noun, descriptions and name: the last of two or more is a name unless it describes."""
        for word in words:
            self.symbols.want(word.span, Sort.NOUN, None, given)
        type_ = given
        seats = False
        nouns: dict[int, str] = {}
        for index, word in enumerate(words):
            noun = self.type_of(word.name)
            if noun is not None and self._is_of(noun[0], given) and (noun[0] != NUMBER or given is None):
                nouns[index] = noun[2]
                self.refer(word)
                type_, seats = noun[0], noun[1]
                break
            if given == NUMBER and _names_numbers(word.name, noun, index == len(words) - 1):
                nouns[index] = word.name if noun is None else noun[2]  # `number n in 1..6`
                type_ = noun[0] if noun is not None and noun[0] == NUMBER else given
                self.refer(word)
                break
        kinds: tuple[str, ...] = ()
        kind_at = -1
        if not nouns:
            type_, kinds, kind_at = self._kind_noun(words, given, type_)
        if type_ is None:
            self.report.error(
                "RW309",
                f"`{words[0].name}` is not a kind of thing",
                words[0].span,
                OF_KINDS if words[0].name == "kind" else did_you_mean(words[0].name, self.all_nouns()),
            )
            return None
        rest = [(i, word) for i, word in enumerate(words) if i not in nouns and i != kind_at]
        name = self._member_name(words, nouns, kind_at, kinds, rest, type_)
        descriptions = tuple(word for _, word in rest if word is not name)
        numbers = self.numbers(words[min(nouns)].name) if nouns and given is None else None
        return Noun(type_, name, descriptions, kinds, seats, numbers)

    def _is_of(self, type_: Type, given: Type | None) -> bool:
        """Whether a noun may name things of a type that is known already."""
        return given is None or fits(type_, given) or fits(given, type_)

    def numbers(self, word: str) -> t.Numbers | None:
        """The numbers of a list of this name, or those that a trait of a class may be, if it is the only one."""
        listed = self.listed(word)
        if isinstance(listed, NumberType) and listed.named is not None:
            span, ends = self.symbols.document.header.span, (listed.named.low, listed.named.high)
            return t.Numbers(*(t.Const(span, listed, end) for end in ends))
        trait = self._ranged().get(word) or self._ranged().get(word.removesuffix("s"))
        if trait is None or trait.low is None or trait.high is None:
            return None
        return t.Numbers(trait.low, trait.high)

    def _ranged(self) -> dict[str, sym.Trait]:
        """The traits with a range whose name says nothing else."""
        traits = [trait for cls in self.symbols.classes.values() for trait in cls.traits.values()]
        names = [trait.name for trait in traits]
        return {
            trait.name: trait
            for trait in traits
            if isinstance(trait.type.inner, NumberType)
            and names.count(trait.name) == 1
            and trait.name not in self.symbols.free
            and self.symbols.list_called(trait.name) is None
        }

    def type_of(self, word: str) -> tuple[Type, bool, str] | None:
        """A noun's type, whether eliminated seats count too, and its singular."""
        if word in ("player", "players"):
            return PLAYER, False, "player"
        if word in ("seat", "seats"):
            return PLAYER, True, "seat"
        if word in ("side", "sides"):
            return SIDE, False, "side"
        for space in self.symbols.spaces.values():
            if word in (space.name, space.decl.plural or space.name + "s"):
                space.used = True
                return SpaceType(space.name), False, space.name
        for cls in self.symbols.classes.values():
            if word in (cls.name, cls.decl.plural or cls.name + "s"):
                return ComponentType(cls.name), False, cls.name
        listed = self.listed(word)
        if listed is not None:
            return listed, False, list_name(listed)
        if self.numbers(word) is not None:
            singular = word if word in self._ranged() else word.removesuffix("s")
            return self._ranged()[singular].type.inner, False, singular
        return None

    def listed(self, word: str) -> EnumType | NumberType | None:
        """The list of words of this name; a plural, where the word says nothing else."""
        found, is_free = self.symbols.list_called(word), word in self.symbols.free
        return found if found is not None or is_free else self.symbols.list_called(word.removesuffix("s"))

    def refer(self, word: ast.Name) -> None:
        """Note that a noun, singular or plural, stands at a place."""
        if self.symbols.references is None:
            return
        nouns: list[sym.Space | sym.Class] = [*self.symbols.spaces.values(), *self.symbols.classes.values()]
        for noun in nouns:
            if word.name in (noun.name, noun.decl.plural or noun.name + "s"):
                self.symbols.refer(word.span, noun)
                return
        listed = self.listed(word.name)
        trait = self._ranged().get(word.name) or self._ranged().get(word.name.removesuffix("s"))
        self.symbols.refer(word.span, listed if listed is not None else trait)

    def _kind_noun(
        self, words: tuple[ast.Name, ...], given: Type | None, type_: Type | None
    ) -> tuple[Type | None, tuple[str, ...], int]:
        classes = (
            [self.symbols.classes[given.cls]]
            if isinstance(given, ComponentType)
            else []
            if given is not None
            else list(self.symbols.classes.values())
        )
        for index, word in enumerate(words):
            for cls in classes:
                kinds = self.descriptions.kinds_called(cls, word.name)
                if kinds:
                    self.descriptions.refer_kinds(word, cls)
                    return ComponentType(cls.name, kinds[0] if len(kinds) == 1 else ""), kinds, index
        return type_, (), -1

    def _member_name(
        self,
        words: tuple[ast.Name, ...],
        nouns: dict[int, str],
        kind_at: int,
        kinds: tuple[str, ...],
        rest: list[tuple[int, ast.Name]],
        type_: Type,
    ) -> ast.Name:
        last = words[-1]
        if rest and rest[-1][1] is last and not self._describes(last, type_):
            return last
        if nouns:
            index, singular = next(iter(nouns.items()))
            return ast.Name(words[index].span, singular)
        if kind_at >= 0:
            return ast.Name(words[kind_at].span, kinds[0] if len(kinds) == 1 else type_.key)
        return ast.Name(last.span, type_.key if self._describes(last, type_) else last.name)

    def _describes(self, word: ast.Name, type_: Type) -> bool:
        return word.name in self.descriptions.words(type_)

    def all_nouns(self) -> list[str]:
        """Every word that says what sort the members of a domain are."""
        plurals = [cls.decl.plural or name + "s" for name, cls in self.symbols.classes.items()]
        kinds = [kind for cls in self.symbols.classes.values() for kind in cls.kinds]
        return [
            "player",
            "seat",
            "side",
            *self.symbols.spaces,
            *self.symbols.classes,
            *plurals,
            *kinds,
            *self.symbols.enums,
            *self.symbols.named_numbers,
            *self._ranged(),
        ]

    def keep_misnamed(self, word: ast.Name, var: t.Var, describes: bool) -> None:
        """Remember that the last of several words is not the member's name: it
        describes, or it is something that the member has.
        """
        if (var.type.key, word.name) in self.symbols.owned:
            what = f"describes {article(var.type)} here" if describes else f"is something that {article(var.type)} has"
            self.context.misnamed[var] = (word, f"`{word.name}` {what}, so it cannot be the name")


def _names_numbers(word: str, noun: tuple[Type, bool, str] | None, is_last: bool) -> bool:
    """Whether a word before `in` and a range says that numbers are meant; the last of the words is their name,
    unless it is that of a list of numbers.
    """
    if noun is not None and isinstance(noun[0], NumberType) and noun[0].named is not None:
        return True
    return not is_last and (word == "number" or noun is not None)
