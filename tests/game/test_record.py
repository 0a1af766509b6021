"""Saves and records: what goes in comes out, at every decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright import loading, record_files, ruleset_lookup
from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.syntax import json_text
from rulewright.game import Fault, Game, saved_game
from rulewright.game import record as records
from rulewright.source.diagnostic import Report


def machine(name: str) -> Machine:
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    return ruleset.machine()


def step(game: Game) -> None:
    """A random choice with the game's own bots' stream."""
    seat = min(game.state.pending)
    legal = game.legal(seat)
    game.choose(seat, legal[below(game.state.streams, 2, len(legal))])


def written(game: Game) -> Any:
    """A save after its way through text, judged by the schema."""
    data = json.loads(json.dumps(saved_game.save(game)))
    json_text.check(data, "record", "save")
    return data


@pytest.mark.parametrize("name", sorted(ruleset_lookup.shipped()))
def test_saved_anywhere_a_game_goes_on_the_same(name: str) -> None:
    """Saved and loaded at every decision, sealed ones too: the same stop, and saved again the same save."""
    prepared = machine(name)
    game = Game.start(prepared, 3)
    for _ in range(36):
        if game.over:
            break
        again = saved_game.load(prepared, written(game))
        assert again.full_digest() == game.full_digest() and again.state.pending == game.state.pending
        assert [again.view(eye) for eye in (None, 0)] == [game.view(eye) for eye in (None, 0)] and again.log(
            0
        ) == game.log(0)
        assert written(again) == written(game)
        try:
            step(game)
        except Fault:
            break
        step(again)
        assert again.full_digest() == game.full_digest()
        game = again


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Through a file: the same record, and its replay ends where the game ended."""
    prepared = machine("classics/liars_dice")
    game, record = Game.start(prepared, 2**64 - 1), records.Record.of(prepared.program, 2**64 - 1)
    while not game.over:
        seat = min(game.state.pending)
        record.add(game, seat, game.legal(seat)[-1])
        game.choose(seat, game.legal(seat)[-1])
    record.close(game)
    record_files.write(tmp_path / "r", record.to_json())
    read = records.record_from(record_files.read(tmp_path / "r", "record"))
    assert read.to_json() == record.to_json()
    assert records.replay(prepared, read).digest() == game.digest()
    assert [path.name for path in tmp_path.iterdir()] == ["r"]


def test_a_write_that_is_broken_off_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted while writing: the old content, and nothing beside it."""
    prepared = machine("classics/kuhn")
    game = Game.start(prepared, 1)
    record_files.write(tmp_path / "s", saved_game.save(game))
    before = (tmp_path / "s").read_bytes()

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupted)
    step(game)
    with pytest.raises(KeyboardInterrupt):
        record_files.write(tmp_path / "s", saved_game.save(game))
    assert (tmp_path / "s").read_bytes() == before and [path.name for path in tmp_path.iterdir()] == ["s"]
