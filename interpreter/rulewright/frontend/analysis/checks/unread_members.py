"""Words that describe nothing, and name what nothing reads: in `count(jokes in hand)` the word `jokes` is no kind, so
it could only be a name for all cards there; in `first(player redy)` it names the player. A misspelt word would let all
of them in.

RW309 where no noun stands beside the word, or where it is nearly one that describes; RW318 where a noun has a name that
nothing reads. Numbers (`n in 1..3`) have nothing that could describe them. Picks have RW318 of their own.
"""

from __future__ import annotations

import re
from typing import TypeGuard

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    PlayerType,
    SideType,
    SpaceType,
    Type,
    article,
    list_name,
    words_of,
)
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean, instead

THINGS = (ComponentType, PlayerType, SideType, SpaceType)
"""The types whose members can be described."""
BEHIND = re.compile(r"\s+in\b")
"""What stands behind the words of a domain; a value by itself (`any(leader)`) is no word that describes."""
WORD = re.compile(r"\w+")


def check_unread_members(survey: Survey, report: Report) -> None:
    picked = {pick.domain for action in survey.symbols.actions.values() for pick in action.picks if _is_several(pick)}
    for _, domain in survey.all(t.Domain):
        var = domain.var
        if var.used or domain in picked or not _is_own_name(var) or not survey.concerns(var.span):
            continue
        nouns = _nouns(domain.type.inner, survey.symbols)
        if nouns and var.name not in nouns:
            _tell(domain, nouns, survey.symbols, report)


def _tell(domain: t.Domain, nouns: set[str], symbols: sym.Symbols, report: Report) -> None:
    """Tell of a word that could be the member's name, if a noun stands beside it or it stands before `in`."""
    var, type_ = domain.var, domain.type.inner
    has_noun = not nouns.isdisjoint(_words(domain))
    described = [name for key, name in symbols.owned if key == type_.key] + _printed(type_, symbols)
    guess = did_you_mean(var.name, described if has_noun else [*nouns, *described])
    if has_noun and not guess.best:
        hint = "nothing reads it, and it describes nothing: use it, or remove it"
        report.error("RW318", f"the name `{var.name}` is never used", var.span, hint)
    elif has_noun or (isinstance(type_, THINGS) and _stands_before_in(var)):
        message = f"`{var.name}` does not describe {article(type_)}, and nothing reads it as a name"
        if var.name == "dice" and type_.key == "die":
            guess = instead(var.name, "die", "say `plural: dice` under `components`, or write `die`")
        hint = guess or f"write `{type_.key} in`, or `{type_.key} {var.name} in`"
        report.error("RW309", message, var.span, hint)


def _is_several(pick: t.Pick) -> TypeGuard[t.PickSome]:
    return isinstance(pick, t.PickSome)


def _is_own_name(var: t.Var) -> bool:
    """Whether the member's name is written, and not what a noun gives it."""
    return var.role == "loop" and var.span.text == var.name


def _stands_before_in(var: t.Var) -> bool:
    return BEHIND.match(var.span.source.text, var.span.end) is not None


def _words(domain: t.Domain) -> list[str]:
    """The words of the domain up to the member's name."""
    return WORD.findall(domain.span.source.text[domain.span.start : domain.var.span.end])


def _nouns(type_: Type, symbols: sym.Symbols) -> set[str]:
    """What the members are called, one and several; nothing for numbers."""
    if isinstance(type_, ComponentType):
        cls = symbols.classes[type_.cls]
        called: tuple[sym.Class | sym.Kind, ...] = (cls, *cls.kinds.values())
        return {word for one in called for word in (one.name, one.decl.plural or f"{one.name}s")}
    if isinstance(type_, SpaceType):
        return {type_.name, symbols.spaces[type_.name].decl.plural or f"{type_.name}s"}
    if isinstance(type_, EnumType):
        return {list_name(type_), f"{list_name(type_)}s"}
    if isinstance(type_, SideType):
        return {"side", "sides"}
    return {"player", "players", "seat", "seats"} if isinstance(type_, PlayerType) else set()


def _printed(type_: Type, symbols: sym.Symbols) -> list[str]:
    """The words that are printed on components, and the kinds; of a list its words."""
    if not isinstance(type_, ComponentType):
        return list(words_of(type_))
    cls = symbols.classes[type_.cls]
    return [*cls.kinds, *(word for trait in cls.traits.values() for word in words_of(trait.type.inner))]
