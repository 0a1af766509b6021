"""The texts that name something: components, spaces, zones, money, state, words, actions, what is picked.

In: symbols. Out: `TextUnit`s; a kind's has its traits as holes.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    NumberType,
    SetType,
    SpaceType,
    Type,
    list_name,
    words_of,
)
from rulewright.languages.hole_names import variable
from rulewright.languages.text_unit import BRACES, TextUnit, UnitHole, UnitSort, flat, plain


def name_units(symbols: sym.Symbols) -> Iterator[TextUnit]:
    titles = {name: look.words.get("title", "") for name, look in symbols.looks.items()}
    for cls in symbols.classes.values():
        yield _named(f"components-{cls.name}", cls, titles, ("hidden",))
        yield from _kinds(cls)
    for space in symbols.spaces.values():
        yield _named(f"spaces-{space.name}", space, titles, ("numbered",))
    for zone in symbols.zones.values():
        yield _named(f"zones-{zone.name}", zone, titles)
    for purse in symbols.purses.values():
        yield _named(f"money-{purse.currency.name}-{purse.name}", purse, titles)
    for state in symbols.states:
        yield _named(f"state-{state.name}", state, titles)
    yield from _words(symbols)
    for action in symbols.actions.values():
        yield TextUnit(f"actions-{action.name}", UnitSort.ACTION, plain(action.name), action.span, (), (action.name,))


def _words(symbols: sym.Symbols) -> Iterator[TextUnit]:
    """Lists of words, what they are called where one is picked, and each word.
    Ways have words of ours; values of options are typed and stay.
    """
    ways = symbols.ways.name if symbols.ways is not None else ""
    named = {state.name for state in symbols.states}
    for enum in symbols.word_lists:
        name = list_name(enum)
        if name == ways or name in symbols.options:
            continue
        span = next(
            (entry.span for entry in symbols.document.state if entry.name == name), symbols.document.header.span
        )
        if name not in named:
            yield TextUnit(f"words-{name}", UnitSort.NAME, plain(name), span, (), (name,))
        for word in words_of(enum):
            yield TextUnit(f"words-{name}-{word}", UnitSort.NAME, plain(word), span, (), (name, word))


def _named(
    id_: str,
    one: sym.Class | sym.Space | sym.Zone | sym.Purse | sym.State,
    titles: dict[str, str],
    more: tuple[str, ...] = (),
) -> TextUnit:
    source = flat(titles.get(one.name, "")) or plain(one.name)
    return TextUnit(id_, UnitSort.NAME, source, one.span, (), (one.name,), more)


def _kinds(cls: sym.Class) -> Iterator[TextUnit]:
    for kind in cls.kinds.values():
        called = kind.decl.called or cls.decl.called
        parts = called.parts if called is not None else (plain(kind.name),)
        source = flat("".join(part if isinstance(part, str) else f"{{{part.span.text}}}" for part in parts))
        rolled = ("rolled",) if cls.rolled is not None else ()
        texts = dict.fromkeys((*BRACES.findall(source), *cls.traits, *rolled))
        types = {trait.name: trait.type.inner for trait in cls.traits.values()}
        holes = tuple(UnitHole(variable(name), name, owners_of(types[name]) if name in types else ()) for name in texts)
        yield TextUnit(kind_id(cls.name, kind.name), UnitSort.NAME, source, kind.span, holes, (cls.name, kind.name))


def kind_id(cls: str, kind: str) -> str:
    return f"components-{cls}-kinds-{kind}"


def owners_of(type_: Type) -> tuple[str, ...]:
    """The beginnings of ids of messages that name values of a type."""
    member = type_.member.inner if isinstance(type_, SetType) else type_
    match member:
        case ComponentType():
            return (f"components-{member.cls}",)
        case EnumType() | NumberType():
            return tuple(f"words-{list_name(member)}-{word}" for word in words_of(member))
        case SpaceType():
            return (f"spaces-{member.name}",)
        case _:
            return ()
