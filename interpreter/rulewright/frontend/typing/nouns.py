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
    SpaceType,
    Type,
    article,
    fits,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class Noun:
    """The sorted words before `in`: a type, the member's name, and the describing words."""

    type: Type
    name: ast.Name
    descriptions: tuple[ast.Name, ...]
    kinds: tuple[str, ...] = ()
    seats: bool = False


class NounTyper:
    """Sorts the words of domains."""

    def __init__(self, context: Context, descriptions: DescriptionTyper) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.descriptions = descriptions

    def sort(self, words: tuple[ast.Name, ...], given: Type | None, span: Span) -> Noun | None:
        """Sorts words into noun, descriptions and name: the last of two or more is a name unless it describes."""
        for word in words:
            self.symbols.want(word.span, Sort.NOUN, None, given)
        type_ = given
        seats = False
        nouns: dict[int, str] = {}
        for index, word in enumerate(words):
            noun = self.type_of(word.name)
            if (
                noun is not None
                and (given is None or fits(noun[0], given) or fits(given, noun[0]))
                and not isinstance(given, type(NUMBER))
            ):
                nouns[index] = noun[2]
                self.refer(word)
                type_, seats = noun[0], noun[1]
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
                did_you_mean(words[0].name, self.all_nouns()),
            )
            return None
        rest = [(i, word) for i, word in enumerate(words) if i not in nouns and i != kind_at]
        name = self._member_name(words, nouns, kind_at, kinds, rest, type_)
        descriptions = tuple(word for _, word in rest if word is not name)
        return Noun(type_, name, descriptions, kinds, seats)

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
        if word in self.symbols.enums:
            return self.symbols.enums[word], False, word
        return None

    def refer(self, word: ast.Name) -> None:
        """Note that a noun, singular or plural, stands at a place."""
        if self.symbols.references is None:
            return
        nouns: list[sym.Space | sym.Class] = [*self.symbols.spaces.values(), *self.symbols.classes.values()]
        for noun in nouns:
            if word.name in (noun.name, noun.decl.plural or noun.name + "s"):
                self.symbols.refer(word.span, noun)
                return
        self.symbols.refer(word.span, self.symbols.enums.get(word.name))

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
        ]

    def keep_misnamed(self, word: ast.Name, var: t.Var, describes: bool) -> None:
        """Remember that the last of several words is not the member's name: it
        describes, or it is something that the member has.
        """
        if (var.type.key, word.name) in self.symbols.owned:
            what = f"describes {article(var.type)} here" if describes else f"is something that {article(var.type)} has"
            self.context.misnamed[var] = (word, f"`{word.name}` {what}, so it cannot be the name")
