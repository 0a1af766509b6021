"""Where everything lies, what is kept track of, and who sees it. In: symbols. Out: sections."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.starting_values import starting_values
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType, NumberType, SpaceType
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.book import Grid, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import ended, place
from rulewright.rulebook.sight_phrases import audience, per
from rulewright.rulebook.wording import Wording

ZONE_HEAD = ("book-place", "book-holds", "book-how-it-lies", "book-sees", "book-more")
STATE_HEAD = ("book-what", "book-it-is", "book-at-start", "book-knows", "book-more")


def zones_section(wording: Wording) -> Section:
    """Where components lie."""
    rows = tuple(_zone(wording, zone) for zone in wording.symbols.zones.values())
    head = tuple(map(wording.say, ZONE_HEAD))
    hidden = any(word != "everyone" for zone in wording.symbols.zones.values() for word in _audiences(zone))
    counted = (Paragraph(wording.say("book-counts-are-open")),) if hidden else ()
    return Section(wording.say("book-zones"), "zones", (Grid(head, rows), *counted) if rows else ())


def _audiences(zone: sym.Zone) -> tuple[str, ...]:
    return tuple(word for _, word in zone.seen_by.cases) if zone.seen_by is not None else ()


def _zone(wording: Wording, zone: sym.Zone) -> tuple[str, ...]:
    with wording.settlement.at(linked("zone", zone.name)):
        about = wording.texts.about(zone.span)
        noun = wording.nouns.many_of(wording.symbols.classes[zone.cls])
        more = " ".join(part for part in (about, *_zone_notes(wording, zone, noun)) if part)
        shown = place(anchor("zone", zone.name), f"{words(zone.name)}{per(wording, zone.per)}")
        return (shown, noun, wording.say(f"book-{zone.order}"), audience(wording, zone.seen_by), more)


def _zone_notes(wording: Wording, zone: sym.Zone, noun: str) -> Iterable[str]:
    if zone.decl.starts:
        amount, _, face = zone.decl.starts.partition(" ")
        yield f"At the start {amount} {noun} are here{f', {face}' if face else ''}."
    if zone.room is not None:
        yield f"It has room for {wording.value(zone.room)}."
    if zone.refilled_from is not None:
        whose = " of the same owner" if zone.refilled_from.per is not None else ""
        yield f"When it is empty, {linked('zone', zone.refilled_from.name)}{whose} is shuffled into it."
    if zone.opening is not None:
        yield ended(f"it lies open to all while {wording.clause(zone.opening.condition)}")
    if zone.remembered is not None:
        settled = wording.decided(zone.remembered)
        clause = wording.plain().clause(zone.remembered)
        if settled is not None:
            wording.settlement.note(zone.remembered, f"whoever has seen what lies here may look again if {clause}")
            yield (
                "Whoever has seen what lies here may look again."
                if settled
                else "Who has seen what lies here must keep it in mind."
            )
        else:
            yield ended(f"whoever has seen what lies here may look again if {clause}")


def state_section(wording: Wording) -> Section:
    """What is kept track of besides."""
    histories = (_history(wording, history) for history in wording.symbols.histories.values())
    rows = (*(_variable(wording, state) for state in wording.symbols.states), *histories)
    head = tuple(map(wording.say, STATE_HEAD))
    return Section(wording.say("book-state"), "state", (Grid(head, rows),) if rows else ())


def _variable(wording: Wording, state: sym.State) -> tuple[str, ...]:
    with wording.settlement.at(linked("state", state.name)):
        about = wording.texts.about(state.span)
        owners = listed([wording.nouns.one(owner) for owner in state.per])
        shown = place(anchor("state", state.name), words(state.name) + (f" (of each {owners})" if owners else ""))
        start = _start(wording, state)
        more = " ".join(part for part in (about, *_mark_notes(wording, state)) if part)
        return (shown, _kind_of_value(wording, state), start, audience(wording, state.seen_by), more)


def _mark_notes(wording: Wording, state: sym.State) -> Iterable[str]:
    """Where a component does not carry it on."""
    if state.marked:
        one = wording.nouns.one(state.per[0])
        yield f"It is back at the start for a {one} that is shuffled or comes to lie in no order."


def _history(wording: Wording, history: sym.PositionHistory) -> tuple[str, ...]:
    """Positions that are remembered: those who see what they are made of know them."""
    with wording.settlement.at(linked("state", history.name)):
        about = wording.texts.about(history.span)
        shown = place(anchor("state", history.name), words(history.name))
        positions = f"positions of every {linked('state', history.state.name)}"
        more = f"{about} It has room for {wording.value(history.room)}.".strip()
        return (shown, positions, "none", audience(wording, history.state.seen_by), more)


def _start(wording: Wording, state: sym.State) -> str:
    """The value at the start; where spaces differ, each value with its spaces, in the usual game."""
    nothing = wording.value(t.Const(state.span, state.type, None))
    usual = wording.value(state.start) if state.start is not None and not _is_none(state.start) else nothing
    if state.position is None:
        return usual
    constants = Constants(
        wording.symbols, default_configuration(wording.symbols, wording.symbols.document.header.usual)
    )
    type_ = state.per[0]
    assert isinstance(type_, SpaceType)
    spaces: dict[str, list[str]] = {}
    for number, value in enumerate(starting_values(state, constants)):
        told = nothing if _is_none(value) else wording.value(value)
        spaces.setdefault(told, []).append(words(constants.member_word(type_, number)))
    differing = [f"{value} at {listed(names)}" for value, names in spaces.items() if value != usual]
    return "; ".join([*differing, f"else {usual}"])


def _is_none(value: t.Expr) -> bool:
    return isinstance(value, t.Const) and value.value is None


def _kind_of_value(wording: Wording, state: sym.State) -> str:
    inner, none = state.type.inner, " or none" if state.type.optional else ""
    if isinstance(inner, EnumType):
        return listed([*map(words, inner.words), *(["none"] if none else [])], "or")
    if isinstance(inner, NumberType) and state.low is not None and state.high is not None:
        fewest = wording.fewest
        low, high = (by_players(wording.settlement.values(end), fewest) for end in (state.low, state.high))
        return f"{low} to {high}{none}{_called(inner)}"
    return ("yes or no" if str(inner) == "flag" else f"a {wording.nouns.one(inner)}") + none


def _called(type_: NumberType) -> str:
    """What some of the numbers are called."""
    named = type_.named.words if type_.named is not None else ()
    return f" ({listed([f'{number} is {words(word)}' for word, number in named])})" if named else ""
