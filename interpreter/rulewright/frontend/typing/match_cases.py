"""The cases of a `match`: what each tests, and whether none is missing."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    FLAG,
    NUMBER,
    ComponentType,
    EnumType,
    ErrorType,
    NumberType,
    SpaceType,
    Type,
    several,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.match_facts import cannot_be
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source, Span

ELSE = "else"
"""The case of all values that no other case names."""


class MatchTyper:
    """Types cases."""

    def __init__(self, context: Context, descriptions: DescriptionTyper) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.descriptions = descriptions

    def case_test(self, name: ast.Name, subject: t.Expr, number: int | None, scope: Scope) -> t.Expr | None:
        if number is not None and isinstance(subject.type.inner, NumberType):
            return t.Compare(name.span, FLAG, "=", subject, t.Const(name.span, NUMBER, number))
        if name.name == "none" and subject.type.optional:
            return t.Compare(name.span, FLAG, "=", subject, t.Const(name.span, subject.type, None))
        if name.name in ("yes", "no") and subject.type == FLAG:
            return subject if name.name == "yes" else t.Not(name.span, FLAG, subject)
        if places := self._places(subject.type):
            return self._place(name, subject, places)
        test = self.descriptions.test(name, subject, scope)
        if test is None:
            self.descriptions.not_described(name, subject)
        return test

    def _place(self, name: ast.Name, subject: t.Expr, places: tuple[str, ...]) -> t.Expr | None:
        inner = subject.type.inner
        if name.name not in places:
            hint = did_you_mean(name.name, places)
            self.report.error("RW305", f"there is no {inner} `{name.name}`", name.span, hint)
            return None
        self.symbols.refer_word(name.span, inner, name.name)
        place = t.Const(name.span, inner, places.index(name.name))
        return t.Compare(name.span, FLAG, "=", subject, place)

    def _places(self, type_: Type) -> tuple[str, ...]:
        """What the spaces of a kind are called, if they have names of their own."""
        space = self.symbols.spaces.get(type_.inner.name) if isinstance(type_.inner, SpaceType) else None
        return space.names if space is not None else ()

    def complete(self, given: list[str], subject: t.Expr, span: Span, scope: Scope) -> None:
        """A match names every word, kind or place that can be, by what was asked when it was picked; numbers cannot be
        complete and must be matched otherwise.
        """
        possible = self._possible(given, subject.type)
        if possible is None:
            if not isinstance(subject.type.inner, NumberType | ErrorType):
                self.report.error(
                    "RW401",
                    "a match is about words, kinds, places with names, flags or numbers, "
                    f"and this is about {several(subject.type.inner)}",
                    span,
                    "choose with `when` and `else`",
                )
            return
        wanted = [*possible, *(["none"] if subject.type.optional else [])]
        missing = [word for word in wanted if word not in given and not self._cannot_be(word, subject, scope)]
        if ELSE in given:
            if not missing:
                self.report.error("RW319", "`else` is never reached: every case is named", span, "remove it")
            elif len(given) == 1:
                self.report.error("RW511", "a match with nothing but `else` decides nothing", span, "name a case")
        elif missing:
            self.report.error(
                "RW511",
                f"this match says nothing about {', '.join(missing)}",
                span,
                "add the missing cases, or `else` for all others",
            )

    def _possible(self, given: list[str], type_: Type) -> list[str] | None:
        """The words of everything that a value of a type can be; none where these have no words.
        Components are matched by their kinds, or by the words of a trait if some of those are given.
        """
        inner = type_.inner
        if isinstance(inner, EnumType):
            return list(inner.words)
        if isinstance(inner, ComponentType):
            cls = self.symbols.classes[inner.cls]
            words = {
                word
                for trait in cls.traits.values()
                if isinstance(trait.type.inner, EnumType) and set(given) & set(trait.type.inner.words)
                for word in trait.type.inner.words
            }
            return sorted(words) if words else list(cls.kinds)
        if type_ == FLAG:
            return ["yes", "no"]
        return list(self._places(type_)) or None

    def _cannot_be(self, word: str, subject: t.Expr, scope: Scope) -> bool:
        unwritten = Span(Source("", word), 0, len(word))
        test = self.case_test(ast.Name(unwritten, word), subject, None, scope)
        return test is not None and cannot_be(subject, test, self.symbols)


def none_of_them(span: Span, tests: list[t.Expr]) -> t.Expr:
    """The test of `else`: none of the other cases."""
    return t.Not(span, FLAG, tests[0] if len(tests) == 1 else t.Logic(span, FLAG, "or", tuple(tests)))
