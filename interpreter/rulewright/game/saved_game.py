"""Saves: one position with its generator, and the record so far, as JSON with a version and the ruleset's fingerprint.

In: a game, or a save. Out: the save, or the game, which goes on exactly as it would have. Complains with `BadRecord`
about what is damaged, or of other rules. A save is all-seeing: it holds secrets. Its shape is described, key by key, in
schemas/record.schema.json.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import LogLine, State
from rulewright.game.conservation import violations
from rulewright.game.game import Game
from rulewright.game.record import BadRecord, Record, check_head, check_rules, head, seats_to_json
from rulewright.ir.program import Program


def save(game: Game, record: Record | None = None) -> dict[str, Any]:
    """A position with its generator and log, and the record so far, ready for JSON."""
    state, program = game.state, game.program
    ruleset = record.ruleset if record is not None else ""
    return {
        **head("save", ruleset, program.game, program.fingerprint, program.players, dict(program.options)),
        "seats": seats_to_json(record.seats) if record is not None else [],
        "slots": [int(slot) for slot in state.slots[program.position_start :]],
        "streams": [str(counter) for counter in state.streams],
        "decisions": state.decisions,
        "progress": state.progress,
        "started": state.started,
        "automatic": state.automatic,
        "digest": game.full_digest(),
        "log": None if state.log is None else [list(entry) for entry in state.log],
        "chosen_at": [state.chosen_at.get(seat, 0) for seat in range(program.players)],
        "record": record.to_json() if record is not None else None,
    }


def load(machine: Machine, data: Any) -> Game:
    """The game of a save; it goes on exactly as the saved one would: the pending stop is worked out again."""
    check_head(data, "save")
    check_rules("save", data.get("fingerprint"), machine.program)
    try:
        game = Game(machine, _state(machine.program, data))
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord(f"the save lacks or garbles {problem}") from None
    columns = {len(entry) for entry in game.state.log or ()}
    if len(game.state.slots) != machine.program.length or not columns <= {machine.program.players + 2}:
        raise BadRecord("the save is damaged: it does not fit this ruleset")
    if not all(_is_possible(machine.program, game.state.slots)):
        raise BadRecord("the save is damaged: its position holds what no position of this game can")
    _check_whole(game, data)
    if not game.over:
        machine.run(game.state)
    return game


def _is_possible(program: Program, slots: list[int]) -> Iterator[bool]:
    """Whether everything lies where it may: each slot within its ends, each zone within
    its room, each return where the rules go on.
    """
    for stretch in program.slots:
        held = slots[stretch.base : stretch.base + stretch.size]
        yield all(stretch.low <= value <= stretch.high for value in held)
    for zone in program.zones:
        count = slots[zone.base]
        yield 0 <= count <= zone.room
        yield all(0 <= member < len(program.components) for member in slots[zone.first : zone.first + max(count, 0)])
    yield 0 <= slots[program.pc] < len(program.code)
    for instruction in program.code:
        match instruction.name, instruction.operands:
            case "return", (int() as slot, tuple() as sites, *_):
                yield 0 <= slots[slot] < max(1, len(sites))


def _state(program: Program, data: Any) -> State:
    return State(
        slots=[0] * program.position_start + [int(slot) for slot in data["slots"]],
        streams=[int(counter) for counter in data["streams"]],
        decisions=int(data["decisions"]),
        progress=int(data["progress"]),
        started=bool(data["started"]),
        automatic=bool(data["automatic"]),
        log=None if data["log"] is None else [LogLine(str(text) for text in entry) for entry in data["log"]],
        chosen_at={seat: int(lines) for seat, lines in enumerate(data.get("chosen_at", ()))},
    )


def _check_whole(game: Game, data: Any) -> None:
    """Refuses a save that was changed since it was written: what it says is not what its digest was made of."""
    if data.get("digest") != game.full_digest():
        raise BadRecord(
            f"the save is damaged: it says digest {data.get('digest')}, and its position gives {game.full_digest()}"
        )
    found = violations(game.machine, game.state)
    if found:
        raise BadRecord(f"the save is damaged: {found[0]}")
