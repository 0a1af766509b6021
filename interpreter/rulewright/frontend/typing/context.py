"""What all typers share: the symbols, the report, and the complaints that several of them make."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from typing import TypeVar

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort, Typed
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    PLAYER,
    SetType,
    Type,
    article,
    fits,
    words_of,
)
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.frontend.typing.type_mismatches import way_out
from rulewright.source.diagnostic import Label
from rulewright.source.suggestions import did_you_mean, instead, names_of
from rulewright.source.text import Span

ELSEWHERE = {"null": "none", "nil": "none", "true": "yes", "false": "no", "on": "yes", "off": "no"}
"""How other languages write what this one has a word for."""

NO_NAMES = {
    "opponent": "of two players the other one is `next(me)`; all others are `others`",
    "opponents": "all other players are `others`",
    "self": "whose choice or turn it is, is `me`",
    "current_player": "whose choice or turn it is, is `me`",
    "active_player": "whose choice or turn it is, is `me`",
    "me": "who acts is called so where a loop or a parameter says it: `for each player me: ...`, `NAME(player me)`",
    "seat": "where somebody sits is the number of a seat: `number_of(player)`",
    "clockwise": "a loop names its members, and where it starts: `player me clockwise from player 1`",
    "counterclockwise": "a loop names its members, and where it starts: `player me counterclockwise from player 1`",
    "one": "numbers are written in digits: `1`",
    "two": "numbers are written in digits: `2`",
    "three": "numbers are written in digits: `3`",
}
"""Words that people say at the table, and how they are written here."""
ONE_SLIP = 0.7
"""So like a word is a name that was meant to be it: `leader` is no `player`."""
S = TypeVar("S", bound=sym.Symbol)
RESERVED_VALUES = ("players", "others", "everyone", "nobody")


class Context:
    """What typing a ruleset works on."""

    def __init__(self, symbols: sym.Symbols, report: RootCauseReport) -> None:
        self.symbols = symbols
        self.report = report
        self.misnamed: dict[t.Var, tuple[ast.Name, str]] = {}
        """Of members that are not called as their last word would have it: the word, and why it is no name."""

    def error(self, code: str, message: str, span: Span, hint: str = "") -> t.Expr:
        self.report.error(code, message, span, hint)
        return t.Const(span, ERROR, 0)

    def unknown(self, name: ast.Name, scope: Scope, more: Iterable[str] = ()) -> t.Expr:
        if self.was_meant_as_name(name, scope) or self.was_misspelt(name, scope):
            return t.Const(name.span, ERROR, 0)
        words = [words_of(one) for one in self.symbols.word_lists]
        places = [space.names for space in self.symbols.spaces.values()]
        names = names_of(tuple(scope), tuple(self.symbols.free), RESERVED_VALUES, tuple(more), *words, *places)
        owned = [key for key, owned_name in self.symbols.owned if owned_name == name.name]
        hint = (
            f"what belongs to a thing is written with a dot: `{owned[0]}.{name.name}`"
            if owned
            else did_you_mean(name.name, names)
        )
        if self._comes_later(name.name):
            hint = f"`{name.name}` is known in play only: numbers, options and `players` may stand here"
        elif name.name in ELSEWHERE:
            hint = instead(name.name, ELSEWHERE[name.name])
        elif not owned:
            acting = self.names_of_sort(replace(name, name="player"), scope) if name.name == "me" else ""
            hint = acting or NO_NAMES.get(name.name, self.names_of_sort(name, scope) or hint)
        return self.error("RW305", f"nothing is called `{name.name}` here", name.span, hint)

    def _comes_later(self, name: str) -> bool:
        """Whether the rules declare a name that is not known yet where what is fixed before play is worked out."""
        document = self.symbols.document
        states, zones = (one.name for one in document.state), (one.name for one in document.zones)
        return name not in self.symbols.free and name in (*states, *zones, *_names_alone(document.terms))

    def called(
        self,
        name: ast.Name,
        word: str,
        table: Mapping[str, S],
        scope: Scope | None = None,
        also: tuple[str, ...] = (),
    ) -> S | None:
        """What has a name among what the ruleset declares of one sort (`word`); it complains if nothing has.

        `also`: names that are understood too, and stand in no table.
        """
        found = table.get(name.name)
        self.symbols.want(name.span, Sort(word.partition(" ")[0]), scope)
        self.symbols.refer(name.span, found)
        if found is None and name.name not in also:
            hint = did_you_mean(name.name, (*table, *also))
            self.report.error("RW305", f"no {word} is called `{name.name}`", name.span, hint)
        return found

    def was_meant_as_name(self, name: ast.Name, scope: Scope) -> bool:
        """Whether a word was meant to name a member in force and does not: told where it stands, once for all uses."""
        members = [var for known in scope if (var := scope.find(known)) is not None and var in self.misnamed]
        var = next((var for var in members if self.misnamed[var][0].name == name.name), None)
        if var is not None:
            word, why = self.misnamed[var]
            example = f": `{var.type} p`" if var.type == PLAYER else ""
            self.report.error(
                "RW309", why, word.span, f"the {var.type} needs another name, here and where it is meant{example}"
            )
        return var is not None

    def was_misspelt(self, word: ast.Name, scope: Scope) -> bool:
        """Whether a member in force is called nearly as this word, which names all of its
        sort: told at that name, once for all uses.
        """
        for var in _of_sort(word, scope):
            guess = did_you_mean(var.name, (word.name,))
            if guess.best and SequenceMatcher(None, var.name, word.name).ratio() > ONE_SLIP:
                why = f"`{var.name}` is the name of {article(var.type.inner)} here, and `{word.name}` is said for it"
                self.report.error("RW309", why, var.span, guess, [Label(word.span, "said here")])
                return True
        return False

    def names_of_sort(self, word: ast.Name, scope: Scope) -> str:
        """How members in force are called, if the word names all of their sort: a hint, or nothing."""
        names = [f"`{var.name}`" for var in _of_sort(word, scope)]
        return f"the {word.name} here is called {' or '.join(names)}" if names else ""

    def mismatch(self, typed: t.Expr, expected: Type) -> t.Expr:
        if fits(typed.type.inner, expected):
            hint = "test it first (`x is not none and ...`), or write `the(x)`"
            return self.error("RW402", f"this may be none where {article(expected)} is needed", typed.span, hint)
        is_counted = typed.type.inner == PLAYER and typed.span.source.text[typed.span.end :].lstrip()[:1] in ("+", "-")
        counted = "who comes next is `next(...)`, the number of a seat `number_of(...)`"
        hint = counted if is_counted else way_out(expected, typed.type, typed.span.text)
        if isinstance(typed, t.TermCall) and typed.term.level > 1:
            own = article(typed.type)
            hint = f"`deeper` makes it {own}: write {article(expected)} there, or use it as {own} here"
        message = f"{article(expected)} is needed here, and this is {article(typed.type)}"
        return self.error("RW401", message, typed.span, hint)

    def one_value(self, typed: t.Expr) -> t.Expr:
        """An expression that is kept or chosen as a value; it complains of a whole set, which is none."""
        if not isinstance(typed.type, SetType):
            return typed
        text = typed.span.text
        hint = f"go through it (`for each {typed.type.member} in {text}: ...`), or give it to a rule that takes a set"
        return self.error("RW401", "a whole set is no value and has no second name", typed.span, hint)

    def note_type(self, node: ast.Expr, typed: t.Expr) -> None:
        if self.symbols.references is not None:
            self.symbols.references.types.append(Typed(node.span, typed.type))


def _names_alone(terms: Iterable[doc.TermDecl]) -> Iterator[str]:
    """The names of terms that are of nothing."""
    return (term.signature.name.name for term in terms if term.signature.owner is None)


def _of_sort(word: ast.Name, scope: Scope) -> list[t.Var]:
    """Members in force of the sort that a word names: the picked card, for `card`; the picked set, for `cards`."""
    members = [var for known in scope if (var := scope.find(known)) is not None]
    return [var for var in members if word.name in _sorts(var.type)]


def _sorts(type_: Type) -> tuple[str, ...]:
    return (str(type_.inner),) if not isinstance(type_, SetType) else (f"{type_.member}s",)
