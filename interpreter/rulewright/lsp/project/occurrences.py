"""Which things are one and the same, in whatever analysis they are met: keys of what names stand for, and where each is
declared.

In: symbols and what the checker noted. Out: `Key`s and `Occurrence`s. A key is made of names, but a local name's is the
place where it is declared, so that keys of a base and of its variants agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.frontend.language.function_table import Builtin
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import References, Rule, Word
from rulewright.frontend.typed.types import EnumType, NumberType, list_name
from rulewright.source.text import Span

Key = tuple[str, ...]
"""The sort of a thing, and what tells it from others of its sort."""

SORTS: dict[type, str] = {
    sym.Option: "option", sym.Number: "number", sym.Kind: "kind", sym.Class: "class", sym.Space: "space",
    sym.Zone: "zone",
    sym.Currency: "currency", sym.Purse: "purse", sym.State: "state", sym.PositionHistory: "state",
    sym.Effect: "effect", sym.Action: "action",
    sym.Priority: "priority", sym.Payout: "payout", sym.Phase: "phase",
}  # fmt: skip
"""Symbols that their names alone tell apart."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A name in the text. `meaning` is a symbol, `typed.Var`, `EnumType`, `Builtin`, `Word` or `Rule`."""

    span: Span
    key: Key
    meaning: object
    is_declaration: bool = False


def key_of(meaning: object) -> Key:
    """The key of what a name stands for."""
    match meaning:
        case t.Var():
            return ("local", meaning.name, meaning.span.source.name, str(meaning.span.start))
        case sym.Trait():
            return ("trait", meaning.cls, meaning.name)
        case sym.Table():
            owner = meaning.decl.signature.owner
            return ("table", owner.name if owner is not None else "", meaning.name)
        case sym.Term():
            return ("term", str(meaning.owner or ""), meaning.name)
        case Word(enum, name):
            return ("word", enum, name)
        case Rule(priority, name):
            return ("rule", priority, name)
        case EnumType() | NumberType():
            return ("words", list_name(meaning))
        case Builtin(name=name):
            return ("builtin", name)
        case sym.Symbol() if type(meaning) in SORTS:
            return (SORTS[type(meaning)], meaning.name)
        case _:
            raise AssertionError(f"no key for {meaning!r}")


def name_of(meaning: object) -> str:
    """The name itself."""
    return list_name(meaning) if isinstance(meaning, NumberType) else str(getattr(meaning, "name", ""))


# ---- declarations ---------------------------------------------------------------------------------------------------


def occurrences(symbols: sym.Symbols, references: References) -> tuple[Occurrence, ...]:
    """Every name in the text of a ruleset: declarations and uses."""
    found: dict[tuple[Key, str, int, bool], Occurrence] = {}
    uses = [Occurrence(use.span, key_of(use.meaning), use.meaning) for use in references.uses]
    for one in (*_declared(symbols), *local_names(references), *uses):
        span = bare(one.span)
        if span.text.strip():
            found.setdefault(
                (one.key, span.source.name, span.start, one.is_declaration),
                Occurrence(span, one.key, one.meaning, one.is_declaration),
            )
    return tuple(found.values())


def bare(span: Span) -> Span:
    """A stretch without the quotes around it."""
    text = span.text
    quoted = len(text) > 2 and text[0] == text[-1] and text[0] in "\"'"
    return Span(span.source, span.start + 1, span.end - 1) if quoted else span


def _declared(symbols: sym.Symbols) -> Iterator[Occurrence]:
    """Every name that a section declares, with the words of lists."""
    for symbol in all_symbols(symbols):
        span = declared_at(symbol)
        if span is not None:
            yield Occurrence(span, key_of(symbol), symbol, is_declaration=True)
    for one in symbols.document.enumerations:
        listed = symbols.list_called(one.name)
        if listed is not None:
            yield Occurrence(one.span, key_of(listed), listed, is_declaration=True)
    for enum, words in _word_lists(symbols.document):
        for word, span in words:
            yield Occurrence(span, ("word", enum, word), Word(enum, word), is_declaration=True)
    for priority in symbols.priorities.values():
        for rule in priority.decl.rules:
            yield Occurrence(
                rule.span, ("rule", priority.name, rule.name), Rule(priority.name, rule.name), is_declaration=True
            )


def all_symbols(symbols: sym.Symbols) -> Iterator[sym.Symbol]:
    """Everything that a ruleset declares."""
    tables: tuple[Iterable[sym.Symbol], ...] = (
        symbols.options.values(), symbols.numbers.values(), symbols.tables, symbols.spaces.values(),
        symbols.zones.values(),
        symbols.currencies.values(), symbols.purses.values(), symbols.states, symbols.histories.values(), symbols.terms,
        symbols.effects.values(),
        symbols.actions.values(), symbols.priorities.values(), symbols.payouts.values(), symbols.phases.values(),
    )  # fmt: skip
    for table in tables:
        yield from table
    for cls in symbols.classes.values():
        yield cls
        yield from cls.traits.values()
        yield from (kind for kind in cls.kinds.values() if kind.name != cls.name)


def declared_at(symbol: sym.Symbol) -> Span | None:
    """The name of a symbol where it is declared; none if the text does not write it."""
    match symbol:
        case sym.Table() | sym.Term() | sym.Effect() | sym.Action() | sym.Priority() | sym.Payout() | sym.Phase():
            span = symbol.decl.signature.name.span
        case _:
            span = bare(symbol.span)
    return span if span.text == symbol.name else None


def _word_lists(document: doc.Document) -> Iterator[tuple[str, tuple[tuple[str, Span], ...]]]:
    """Lists of words by their names."""
    yield from ((option.name, option.values) for option in document.options)
    for one in document.enumerations:
        if isinstance(one, doc.NamedNumbersDecl):
            yield one.name, tuple((word.text, word.span) for _, _, word in one.words)
        else:
            yield one.name, one.words
    yield from ((trait.name, trait.type.words) for cls in document.components for trait in cls.traits)
    yield from ((state.name, state.type.words) for state in document.state)
    yield from ((trait.name, trait.type.words) for space in document.spaces for trait in space.traits)
    yield from ((space.name, tuple((name.text, name.span) for name in space.names)) for space in document.spaces)


def local_names(references: References) -> Iterator[Occurrence]:
    """Local names: those that are used, and those that are only in force somewhere.
    `me` of an action is written nowhere.
    """
    used = {use.meaning for use in references.uses if isinstance(use.meaning, t.Var)}
    scopes = {id(want.scope): want.scope for want in references.wants if want.scope is not None}
    for scope in scopes.values():
        used |= {var for name in scope if (var := scope.find(name)) is not None}
    for var in used:
        found = (
            re.search(rf"\b{re.escape(var.name)}s?\b", var.span.text) if var.role in ("set", "loop", "pick") else None
        )
        span = (
            Span(var.span.source, var.span.start + found.start(), var.span.start + found.end()) if found else var.span
        )
        if found or span.text == var.name:
            yield Occurrence(span, key_of(var), var, is_declaration=True)


# ---- what goes together ---------------------------------------------------------------------------------------------


def kin(key: Key, found: Iterable[Occurrence]) -> set[Key]:
    """A key with those that share its name by nature: a trait, option or state and its list of words;
    a type and the local names called after it.
    """
    everything = tuple(found)
    family, added = {key}, {key}
    while added:
        spans = {
            (one.span.source.name, one.span.start) for one in everything if one.key in added and one.key[0] in NOUNS
        }
        near = {
            one.key
            for one in everything
            if one.key[0] == "local" and one.is_declaration and (one.span.source.name, one.span.start) in spans
        }
        added = (near | _lists(added, everything)) - family
        family |= added
    return family


NOUNS = {"class", "kind", "space", "words", "option"}
"""What a local name may be called after."""


def _lists(keys: set[Key], found: tuple[Occurrence, ...]) -> set[Key]:
    """The lists of words that symbols give their names, and the symbols of lists."""
    names = {key[-1] for key in keys if key[0] in ("trait", "option", "state", "words")}
    lists = {one.key[1] for one in found if one.key[0] == "word"} & names
    return {("words", name) for name in lists} | {
        one.key for one in found if one.key[0] in ("trait", "option", "state") and one.key[-1] in lists
    }
