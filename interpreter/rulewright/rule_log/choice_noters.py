"""Notes choices: who chose what, and what that decides for those who may not know it.

Of an action that is not secret everybody may know what was picked; of a secret one the chooser alone. That somebody
passes where it is asked whether anything was possible or not, tells whether it was: that is for the chooser.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.backend.runtime.state import State
from rulewright.ir.program import Action, Hole, Offer, Pick
from rulewright.rule_log.log_entries import EntryKind, LoggedComponents, LoggedText, LoggedValue
from rulewright.rule_log.recorder import Noting, Recorder

UNSEEN = "unseen"


def everyone(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region = operands[0]
    r.decided(at, r.knowledge.of_slot(region, st.slots))
    yield


def chosen(r: Recorder, at: int, st: State, seat: int, label: int) -> None:
    """A choice of one seat was made: the code went on at the label of what was chosen."""
    operands: Any = r.program.code[at].operands
    _, offers, _, asked, _ = operands
    _made(r, at, st, seat, next((offer for offer in offers if offer.label == label), None), bool(asked))


def reveal(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, _, offers, _, _ = operands
    r.decided(at, r.knowledge.of_slot(region, st.slots))
    taken_up = st.slots[region + 1]
    following = yield
    if st.slots[region + 1] == taken_up:
        return  # nobody is left
    seat = st.slots[region + 1 + st.slots[region + 1]]
    offer = next((offer for offer in offers if offer.label == following), None)
    _made(r, at, st, seat, offer, bool(r.program.code[at - 1].operands[3]))


def _made(r: Recorder, at: int, st: State, seat: int, offer: Offer | None, asked: bool) -> None:
    everyone, span = r.knowledge.everyone, r.program.code[at].span
    who = r.naming.seat("player", seat, everyone)
    if offer is None:
        audience = 1 << seat if asked else everyone
        r.add(EntryKind.CHOICE, span, st, "log-passes", {"player": who}, audience)
        r.decided(at, audience)
        return
    action = r.program.actions[offer.action]
    audience = 1 << seat if action.secret else everyone
    _name_frame(r, st, action, offer, audience)
    choice = LoggedText(tuple(_words(r, st, action)))
    r.add(EntryKind.CHOICE, action.span, st, "log-chooses", {"player": who, "choice": choice}, audience)
    r.decided(at, audience)


def _name_frame(r: Recorder, st: State, action: Action, offer: Offer, audience: int) -> None:
    """Who may know what lies in an action's frame."""
    r.name(action.me, r.knowledge.everyone)
    for slot, argument in zip(action.parameters, offer.arguments, strict=True):
        r.name(slot, r.known(argument, st))
    for pick in action.picks:
        known = audience & r.known(pick.value, st)
        origin = audience & r.knowledge.of_source(pick.domain, st.slots)
        for slot in _slots(pick):
            r.name(slot, known, origin)
        if pick.form in ("kind", UNSEEN):
            r.knowledge.handles.add(pick.slot)


def _slots(pick: Pick) -> range:
    """The slot of a pick, or that of how many there are, with theirs behind it."""
    return range(pick.slot, pick.slot + 1 + (pick.form == "some") * pick.span_of_counts[1])


def _words(r: Recorder, st: State, action: Action) -> Iterator[str | LoggedValue | LoggedComponents]:
    """An action in words: its name, and what was picked."""
    yield r.naming.wording.action(action.name)
    picks = iter([pick for pick in action.picks if pick.form != "value"])
    for part in action.words.parts[1:]:
        yield part if isinstance(part, str) else _picked(r, st, part, next(picks))


def _picked(r: Recorder, st: State, hole: Hole, pick: Pick) -> str | LoggedValue | LoggedComponents:
    s, audience = st.slots, r.knowledge.of_slot(pick.slot, st.slots)
    if pick.form == UNSEEN:
        return r.say("log-random", what=r.naming.wording.named(hole.type))
    values = r.knowledge.members(hole.many, s) if hole.many is not None else [r.knowledge.value(hole.value, s)]
    if hole.kind == "component":
        known = {value: r.machine.table.recognised(s, value) for value in values}
        return r.naming.components(pick.name, values, known, audience, s)
    words = [r.machine.texts.word(hole, value, s) for value in values]
    number = values[0] if hole.kind == "number" else None
    return LoggedValue(pick.name, ", ".join(words) or r.say("nothing"), r.machine.texts.hidden(hole), audience, number)
