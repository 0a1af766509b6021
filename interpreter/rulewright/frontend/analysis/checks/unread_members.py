"""Words that describe nothing and name nothing (RW309): in `count(jokes in hand)` the word `jokes` is no kind, so it
could only be a name for all cards there, and a misspelt word would let more in.

Told where no noun stands beside the word and nothing reads it as a name; numbers and words of lists (`n in 1..3`) have
nothing that could describe them. Picks have RW318.
"""

from __future__ import annotations

import re

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, PlayerType, SideType, SpaceType, Type, words_of
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean

THINGS = (ComponentType, PlayerType, SideType, SpaceType)
"""The types whose members can be described."""
BEHIND = re.compile(r"\s+in\b")
"""What stands behind the words of a domain; a value by itself (`any(leader)`) is no word that describes."""
WORD = re.compile(r"\w+")


def check_unread_members(survey: Survey, report: Report) -> None:
    for _, domain in survey.all(t.Domain):
        var, type_ = domain.var, domain.type.inner
        if var.used or not isinstance(type_, THINGS) or not _is_written(domain) or not survey.concerns(var.span):
            continue
        nouns = _nouns(type_, survey.symbols)
        if nouns.isdisjoint(_words(domain)):
            words = [name for key, name in survey.symbols.owned if key == type_.key]
            hint = did_you_mean(var.name, [*nouns, *words, *_printed(type_, survey.symbols)])
            message = f"`{var.name}` does not describe a {type_.key}, and nothing reads it as a name"
            report.error("RW309", message, var.span, hint or f"write `{type_.key} in`, or `{type_.key} {var.name} in`")


def _is_written(domain: t.Domain) -> bool:
    """Whether the member's name stands before `in`, and not what a noun gives it."""
    span = domain.var.span
    is_own = domain.var.role == "loop" and span.text == domain.var.name
    return is_own and BEHIND.match(span.source.text, span.end) is not None


def _words(domain: t.Domain) -> list[str]:
    """The words of the domain up to the member's name."""
    return WORD.findall(domain.span.source.text[domain.span.start : domain.var.span.end])


def _nouns(type_: Type, symbols: sym.Symbols) -> set[str]:
    """What the members are called, one and several."""
    if isinstance(type_, ComponentType):
        cls = symbols.classes[type_.cls]
        called: tuple[sym.Class | sym.Kind, ...] = (cls, *cls.kinds.values())
        return {word for one in called for word in (one.name, one.decl.plural or f"{one.name}s")}
    if isinstance(type_, SpaceType):
        return {type_.name, symbols.spaces[type_.name].decl.plural or f"{type_.name}s"}
    return {"side", "sides"} if isinstance(type_, SideType) else {"player", "players", "seat", "seats"}


def _printed(type_: Type, symbols: sym.Symbols) -> list[str]:
    """The words that are printed on components."""
    traits = symbols.classes[type_.cls].traits.values() if isinstance(type_, ComponentType) else ()
    return [word for trait in traits for word in words_of(trait.type.inner)]
