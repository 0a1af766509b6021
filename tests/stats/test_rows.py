"""Rows of games: cut back, read again, and written for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from rulewright.backend.runtime.chance import derived_seed
from rulewright.errors import brings
from rulewright.game.record import BadRecord
from rulewright.loading import load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.stats import rows, spool
from rulewright.stats.blocks import block_of
from rulewright.stats.game_result import Played, Trouble
from rulewright.stats.simulation_run import Run

GAMES = [Played(0, 3, (1, -1), (1, 2)), Played(1, 2, trouble=Trouble("never", "no", "")), Played(2, 5, (0, 0), (1, 1))]
KINDS = ("limit", "never")


def filled(path: Path) -> spool.Spool:
    found = spool.Spool(path, 2)
    found.add(block_of(GAMES[:1], 2), KINDS)
    found.add(block_of(GAMES[1:], 2), KINDS)
    return found


def described() -> rows.Rows:
    found = find("kuhn")
    ruleset = load(found, Report())
    assert ruleset is not None
    return rows.Rows(Run(found, 2, (), ("random",), 3, 8), ruleset.machine().program, KINDS)


def test_a_spool_gives_back_what_went_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stretch by stretch, with the numbers of the games."""
    monkeypatch.setattr(spool, "STRETCH", 2)
    with filled(tmp_path / "rows") as found:
        first, second = found.stretches()
    assert (first.first, list(first.decisions), list(first.ends)) == (0, [3, 2], [0, 2])
    assert (second.first, [list(column) for column in (*second.scores, *second.ranks)]) == (2, [[0], [0], [1], [1]])


def test_a_spool_is_cut_back_to_what_was_saved(tmp_path: Path) -> None:
    """Rows beyond the saved games are forgotten; rows that are missing are noticed."""
    filled(tmp_path / "rows").file.close()
    with spool.Spool(tmp_path / "rows", 2, 1) as found:
        found.add(block_of(GAMES[1:2], 2), KINDS)
        assert [list(stretch.decisions) for stretch in found.stretches()] == [[3, 2]]
    with pytest.raises(BadRecord, match="lacks rows"):
        spool.Spool(tmp_path / "rows", 2, 3)


def test_all_forms_hold_the_same(tmp_path: Path) -> None:
    """CSV and JSON Lines: numbers, seeds, how it ended; scores and ranks only where the game was finished."""
    with filled(tmp_path / "rows") as found:
        rows.write(tmp_path / "games.csv", found, described())
        rows.write(tmp_path / "games.jsonl", found, described())
    table = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [(row["game"], row["decisions"], row["end"], row["score_2"], row["rank_2"]) for row in table] == [
        ("0", "3", "finished", "-1", "2"),
        ("1", "2", "never", "", ""),
        ("2", "5", "finished", "0", "1"),
    ]
    assert [int(row["seed"]) for row in table] == [derived_seed(8, game) for game in range(3)]
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [{name: "" if value is None else str(value) for name, value in line.items()} for line in lines] == table


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    """Whole numbers as such, empty places, and what the rows are of."""
    parquet = pytest.importorskip("pyarrow.parquet")
    with filled(tmp_path / "rows") as found:
        rows.write(tmp_path / "games.parquet", found, described())
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.to_pylist()[1] == dict(
        zip(table.column_names, [1, derived_seed(8, 1), 2, "never", None, None, None, None], strict=True)
    )
    assert str(table.schema.field("seed").type) == "uint64"
    assert json.loads(table.schema.metadata[b"rulewright"])["seed"] == "8"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails on the way leaves the old file, and nothing beside it."""
    target = tmp_path / "games.csv"
    with filled(tmp_path / "rows") as found:
        rows.write(target, found, described())
        before = target.read_bytes()
        monkeypatch.setattr(rows, "derived_seed", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            rows.write(target, found, described())
    assert target.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "rows"]


def test_targets_are_looked_at_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown endings, missing folders, other files, a missing library: each is refused with what to do;
    rows of before may be replaced.
    """
    cards = tmp_path / "cards.csv"
    cards.write_text("name,count\nred,4\n")
    monkeypatch.setattr(rows, "find_spec", lambda name: None)
    refused = {
        "games.xls": ".csv, .jsonl, .parquet",
        "none/games.csv": "no folder",
        "cards.csv": "left alone",
        "games.parquet": brings("parquet"),
    }
    for name, words in refused.items():
        with pytest.raises(rows.BadRows) as problem:
            rows.check_target(tmp_path / name)
        assert words in str(problem.value)
    with filled(tmp_path / "rows") as found:
        for name in ("games.csv", "games.jsonl"):
            rows.write(tmp_path / name, found, described())
            rows.check_target(tmp_path / name)
