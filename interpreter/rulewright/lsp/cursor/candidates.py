"""Names that may stand where the checker wants one: by sort, by type, by what is in force there.

In: `Want`s at a place, and the symbols. Out: `Candidate`s, the fitting ones first. A candidate is a name with its
meaning; how it is described is told when somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, replace

from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort, Want, Word
from rulewright.frontend.typed.types import (
    FLAG,
    NUMBER,
    ComponentType,
    EnumType,
    SpaceType,
    Type,
    fits,
    list_name,
    words_of,
)

PLACES: dict[Sort, type] = {Sort.ZONE: sym.Zone, Sort.PURSE: sym.Purse, Sort.STATE: sym.State}
"""What names of places stand for."""

BEST, GOOD, FAIR, POOR = range(4)
"""How well a candidate fits; the first come first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """`text` is what is put in, where it is not the name alone."""

    name: str
    meaning: object
    rank: int = GOOD
    text: str = ""


def candidates(
    wants: Iterable[Want], symbols: sym.Symbols, before: int, around: Container[Sort] = ()
) -> tuple[Candidate, ...]:
    """All names that may stand at a place; local ones that are declared behind `before`, an offset, are not in force.

    `around`: what is wanted of the expression that ends with the name.
    """
    found: dict[str, Candidate] = {}
    for want in wants:
        for one in _SOURCES[want.sort](want, symbols, before):
            better = replace(one, rank=one.rank + FAIR) if _misses(one.meaning, around) else one
            if one.name not in found or better.rank < found[one.name].rank:
                found[one.name] = better
    return tuple(sorted(found.values(), key=lambda one: (one.rank, not isinstance(one.meaning, Word), one.name)))


def _misses(meaning: object, around: Container[Sort]) -> bool:
    """Whether a place or a state is wanted, and this is none."""
    wanted = [kind for sort, kind in PLACES.items() if sort in around]
    return bool(wanted) and not isinstance(meaning, tuple(wanted))


def _named(table: Iterable[sym.Symbol]) -> Iterator[Candidate]:
    """Symbols by their names; what takes arguments gets its parentheses."""
    for symbol in table:
        takes = isinstance(symbol, sym.Callable) and bool(symbol.signature)
        yield Candidate(symbol.name, symbol, GOOD, f"{symbol.name}(" if takes else "")


# ---- values ---------------------------------------------------------------------------------------------------------


def _locals(want: Want, before: int) -> Iterator[t.Var]:
    """The local names in force."""
    for name in want.scope or ():
        var = want.scope.find(name) if want.scope is not None else None
        if var is not None and (
            var.role in ("parameter", "loop") or var.span.start < before or var.span.source is not want.span.source
        ):
            yield var


def _values(want: Want, symbols: sym.Symbols, before: int) -> Iterator[Candidate]:
    yield from (Candidate(var.name, var, _rank(var.type, want.type, BEST)) for var in _locals(want, before))
    for symbol in symbols.free.values():
        yield from _value(symbol, want.type)
    yield from (Candidate(builtin.name, builtin, FAIR, f"{builtin.name}(") for builtin in BUILTINS.values())
    yield Candidate("players", None, _rank(NUMBER, want.type))
    yield from _words(want.type, symbols)
    if want.type is None:
        yield from (Candidate(word, None, FAIR) for word in ("player", "others", "everyone"))


def _value(symbol: object, wanted: Type | None) -> Iterator[Candidate]:
    """A name without owner, if it is or leads to a value."""
    match symbol:
        case sym.Option(name=name, type=type_) | sym.State(name=name, type=type_, per=()):
            yield Candidate(name, symbol, _rank(type_, wanted))
        case sym.Number(name=name):
            yield Candidate(name, symbol, _rank(NUMBER, wanted))
        case sym.Purse(name=name, per=None):
            yield Candidate(name, symbol, _rank(NUMBER, wanted))
        case sym.Term(name=name, type=type_, signature=signature):
            yield Candidate(name, symbol, _rank(type_, wanted), f"{name}(" if signature else "")
        case sym.Table(name=name):
            yield Candidate(name, symbol, _rank(NUMBER, wanted), f"{name}[")
        case sym.Space(name=name):
            yield Candidate(name, symbol, _rank(SpaceType(name), wanted))
        case sym.Zone(name=name) | sym.Class(name=name) | sym.Kind(name=name):
            yield Candidate(name, symbol, FAIR if wanted is None else POOR)


def _rank(given: Type | None, wanted: Type | None, best: int = GOOD) -> int:
    """By whether the type is the one that is wanted."""
    if wanted is None or given is None:
        return best
    return (
        BEST if fits(given, wanted) else FAIR if fits(given.inner, wanted) or not isinstance(wanted, EnumType) else POOR
    )


def _words(wanted: Type | None, symbols: sym.Symbols) -> Iterator[Candidate]:
    """Words of lists: those of the list that is wanted come first."""
    inner = wanted.inner if wanted is not None else None
    if isinstance(inner, SpaceType):
        names = symbols.spaces[inner.name].names
        yield from (Candidate(name, Word(inner.name, name), BEST) for name in names)
    elif inner is not None:
        yield from of_list(inner, BEST)
    else:
        yield from (word for one in symbols.word_lists for word in of_list(one, POOR))


def of_list(type_: Type, rank: int) -> Iterator[Candidate]:
    """The words that name values of a type."""
    return (Candidate(word, Word(list_name(type_), word), rank) for word in words_of(type_))


# ---- what belongs to a thing, and places -----------------------------------------------------------------------------


def _owned(want: Want, symbols: sym.Symbols, _: int) -> Iterator[Candidate]:
    for (owner, name), symbol in symbols.owned.items():
        if want.type is not None and owner == want.type.key:
            takes = isinstance(symbol, sym.Term) and len(symbol.signature) > 1
            yield Candidate(name, symbol, BEST, f"{name}(" if takes else "")


def _states(want: Want, symbols: sym.Symbols, before: int) -> Iterator[Candidate]:
    """State variables, those with an owner under the names that it has here."""
    for state in symbols.states:
        yield Candidate(state.name, state, BEST if not state.per else FAIR)
        yield from (
            Candidate(f"{var.name}.{state.name}", state, BEST)
            for var in _locals(want, before)
            if state.per == (var.type.inner,)
        )


def _places(kind: type[sym.Zone] | type[sym.Purse]) -> Callable[[Want, sym.Symbols, int], Iterator[Candidate]]:
    """Zones or purses: those without owner, those of what has a name here, then whole families."""

    def found(want: Want, symbols: sym.Symbols, before: int) -> Iterator[Candidate]:
        table: Iterable[sym.Zone | sym.Purse] = symbols.zones.values() if kind is sym.Zone else symbols.purses.values()
        for place in table:
            yield Candidate(place.name, place, BEST if place.per is None else FAIR)
            yield from (
                Candidate(f"{var.name}.{place.name}", place, BEST)
                for var in _locals(want, before)
                if place.per is not None and var.type.inner == place.per
            )
        yield from (Candidate(var.name, var, FAIR) for var in _locals(want, before))

    return found


# ---- words that describe, nouns, types -------------------------------------------------------------------------------


def _descriptions(want: Want, symbols: sym.Symbols, _: int) -> Iterator[Candidate]:
    inner = want.type.inner if want.type is not None else None
    if inner is not None:
        yield from of_list(inner, BEST)
    if isinstance(inner, ComponentType):
        cls = symbols.classes[inner.cls]
        yield from (Candidate(word, None, GOOD) for word in ("face_up", "face_down"))
        yield from (Candidate(kind.name, kind, BEST) for kind in cls.kinds.values())
        for trait in cls.traits.values():
            yield from of_list(trait.type.inner, BEST)
    for (owner, name), symbol in symbols.owned.items():
        if inner is not None and owner == inner.key and _is_flag(symbol):
            yield Candidate(name, symbol, BEST)


def _is_flag(symbol: object) -> bool:
    if isinstance(symbol, sym.Term):
        return symbol.type == FLAG and len(symbol.signature) == 1
    return isinstance(symbol, sym.State | sym.Trait) and symbol.type == FLAG


def _nouns(want: Want, symbols: sym.Symbols, before: int) -> Iterator[Candidate]:
    yield from _descriptions(want, symbols, before)
    for cls in symbols.classes.values():
        if want.type is None or want.type.key == cls.name:
            yield from (Candidate(noun, cls) for noun in (cls.name, cls.decl.plural or f"{cls.name}s"))
            yield from (
                Candidate(noun, kind)
                for kind in cls.kinds.values()
                for noun in (kind.name, kind.decl.plural or f"{kind.name}s")
            )
    if want.type is None or not isinstance(want.type.inner, ComponentType):
        yield from (Candidate(space.name, space) for space in symbols.spaces.values())
        yield from (Candidate(word, None) for word in ("player", "seat", "side", "others", "everyone"))


def _types(_: Want, symbols: sym.Symbols, __: int) -> Iterator[Candidate]:
    yield from (
        Candidate(word, None) for word in ("flag", "player", "seat", *(["side"] if symbols.sides is not None else []))
    )
    yield from _named(symbols.spaces.values())
    yield from _named(symbols.classes.values())
    yield from (Candidate(name, enum, FAIR) for name, enum in (*symbols.enums.items(), *symbols.named_numbers.items()))
    yield from (Candidate(kind.name, kind, FAIR) for cls in symbols.classes.values() for kind in cls.kinds.values())


def _endings(_: Want, symbols: sym.Symbols, __: int) -> Iterator[Candidate]:
    yield from (Candidate(word, None) for word in ("highest", "lowest", "clockwise", "together", "shared", "out"))
    yield from (Candidate(option.name, option, FAIR) for option in symbols.options.values() if option.words)


_SOURCES: dict[Sort, Callable[[Want, sym.Symbols, int], Iterator[Candidate]]] = {
    Sort.VALUE: _values,
    Sort.STATE: _states,
    Sort.ZONE: _places(sym.Zone),
    Sort.PURSE: _places(sym.Purse),
    Sort.OWNED: _owned,
    Sort.DESCRIPTION: _descriptions,
    Sort.NOUN: _nouns,
    Sort.TYPE: _types,
    Sort.CLASS: lambda _, symbols, __: _named(symbols.classes.values()),
    Sort.EFFECT: lambda _, symbols, __: _named(symbols.effects.values()),
    Sort.ACTION: lambda _, symbols, __: _named(symbols.actions.values()),
    Sort.PHASE: lambda _, symbols, __: _named(symbols.phases.values()),
    Sort.PRIORITY: lambda _, symbols, __: _named(symbols.priorities.values()),
    Sort.PAYOUT: lambda _, symbols, __: _named(symbols.payouts.values()),
    Sort.ENDING: _endings,
}
"""Where the names of each sort come from."""
