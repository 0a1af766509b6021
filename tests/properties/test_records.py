"""Records: a recorded game replays to the same digest at every choice;
what is old, foreign or garbled is refused with a reason.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.game import Game
from rulewright.game.record import BadRecord, Differs, Record, record_from, replay
from rulewright.game.saved_game import load, save

from . import catalogue, play
from .catalogue import Case


def recorded(case: Case, seed: int, most: int = 60) -> tuple[Record, Game]:
    """A random game with its record."""
    game, rng = Game.start(case.machine, seed), random.Random(seed)
    record = Record.of(game.program, seed)
    while not game.over and len(record.choices) < most:
        seat = rng.choice(sorted(game.state.pending))
        action = rng.choice(game.legal(seat))
        record.add(game, seat, action)
        game.choose(seat, action)
    record.close(game)
    return record, game


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_record_replays(case: Case) -> None:
    """Through JSON and back; the replay compares the digest before every choice and at the end;
    logs and views are the same.
    """
    for seed in catalogue.seeds(1, 5):
        record, game = recorded(case, seed)
        again = replay(case.machine, record_from(json.loads(json.dumps(record.to_json()))))
        assert again.full_digest() == game.full_digest()
        assert [again.log(eye) for eye in play.eyes(game)] == [game.log(eye) for eye in play.eyes(game)]
        half = len(record.choices) // 2
        assert replay(case.machine, record, half).digest() == record.digests[half]


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_changed_record_is_refused_at_its_place(case: Case) -> None:
    """Another digest, choice or seed: the replay says at which choice the game
    goes another way, or that it is not legal.
    """
    record, _ = recorded(case, 3)
    middle = len(record.choices) // 2
    wrong = copy.deepcopy(record)
    wrong.digests[middle] = "0" * 16
    with pytest.raises(Differs, match=f"choice {middle + 1} "):
        replay(case.machine, wrong)
    wrong = copy.deepcopy(record)
    wrong.choices[middle] = (wrong.choices[middle][0], -5)
    with pytest.raises(Differs, match="not legal"):
        replay(case.machine, wrong)
    wrong = copy.deepcopy(record)
    wrong.fingerprint = "f" * 24
    with pytest.raises(BadRecord, match="other rules"):
        replay(case.machine, wrong)


def test_a_record_of_another_game_is_refused() -> None:
    """Foreign rules have another fingerprint; so has the same game with other options, players or rules."""
    prints = [case.machine.program.fingerprint for case in catalogue.counts()]
    assert len(set(prints)) == len(prints)
    kuhn, hearts = (next(c for c in catalogue.cases() if c.name.endswith(name)) for name in ("kuhn", "hearts"))
    record, game = recorded(kuhn, 1)
    with pytest.raises(BadRecord, match="other rules"):
        replay(hearts.machine, record)
    with pytest.raises(BadRecord, match="other rules"):
        load(hearts.machine, save(game))


NONSENSE: tuple[Any, ...] = (None, -1, "nonsense", [], {}, [[]], [None], {"a": 1}, 1.5, True)
NOTHING: tuple[Any, ...] = (None, [], 3, "record", True, {})


def garbled(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A JSON object with each of its keys missing, of another type, or nonsense; and what is no object at all."""
    for key, value in data.items():
        yield f"no {key}", {other: kept for other, kept in data.items() if other != key}
        for nonsense in NONSENSE:
            if nonsense != value:
                yield f"{key}: {nonsense!r}", {**data, key: nonsense}
    yield from ((repr(nothing), nothing) for nothing in NOTHING)


@pytest.mark.parametrize("kind", ["record", "save"])
def test_what_is_garbled_is_refused_with_a_reason(kind: str) -> None:
    """Every key missing or turned into nonsense: `BadRecord` with a sentence, or the very same game
    where nothing hangs on the key; never a trace.
    """
    case = next(c for c in catalogue.cases() if c.name == "gravediggers")
    record, game = recorded(case, 2, 12)
    data = record.to_json() if kind == "record" else save(game)
    refused = [refusal(case, kind, wrong, game, what) for what, wrong in garbled(json.loads(json.dumps(data)))]
    assert sum(map(bool, refused)) > 40
    assert all(len(reason.split()) > 3 for reason in refused if reason)


def refusal(case: Case, kind: str, wrong: Any, game: Game, what: str) -> str:
    """Why a record or save is refused; nothing if it gives the game all the same."""
    try:
        again = replay(case.machine, record_from(wrong)) if kind == "record" else load(case.machine, wrong)
    except (BadRecord, Differs) as problem:
        return str(problem)
    assert again.full_digest() == game.full_digest(), what
    return ""


def test_a_save_whose_position_was_touched_is_refused() -> None:
    """Any single number of the vector, of the generator or of the counters changed."""
    case = next(c for c in catalogue.cases() if c.name == "gravediggers")
    data = save(recorded(case, 2, 12)[1])
    for place in range(0, len(data["slots"]), 37):
        wrong = copy.deepcopy(data)
        wrong["slots"][place] += 1
        with pytest.raises(BadRecord, match="damaged"):
            load(case.machine, wrong)
    for key, value in (("streams", ["1", "2", "3"]), ("decisions", 99)):
        with pytest.raises(BadRecord, match="damaged"):
            load(case.machine, {**data, key: value})


ODD = (-(2**31), -2, -1, 99, 2**31 - 1, 2**70)


@pytest.mark.parametrize("name", ["leduc", "gravediggers"])
def test_no_number_of_a_position_leads_out_of_the_program(name: str) -> None:
    """Each slot in turn holds what no game has there: refused with a reason, before anything is looked up with it."""
    case = next(c for c in catalogue.cases() if c.name.endswith(name))
    data = save(recorded(case, 2, 6)[1])
    slots = data["slots"]
    for place in range(0, len(slots), 1 + len(slots) // 150):
        for odd in ODD:
            wrong = {**data, "slots": [*slots[:place], odd, *slots[place + 1 :]]}
            if slots[place] != odd:
                with pytest.raises(BadRecord, match="damaged"):
                    load(case.machine, wrong)


def test_an_older_version_is_refused_with_both_versions() -> None:
    """The message names the version of the record and the one that is read."""
    case = next(c for c in catalogue.cases() if c.name.endswith("kuhn"))
    record, game = recorded(case, 1)
    for again, data in ((record_from, record.to_json()), (lambda wrong: load(case.machine, wrong), save(game))):
        with pytest.raises(BadRecord, match=r"version 0.*version 1"):
            again({**data, "version": 0})
