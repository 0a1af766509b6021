"""`rulewright measure`: the same report and log under any number of processes, resumable; strange logs are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars
import pyarrow as pa
import pytest
from pyarrow import parquet

import rulewright as rw
from rulewright.cli.main import run
from rulewright.lab.decision_log import log_files
from rulewright.lab.decision_log.game_recorder import DecisionRecorder
from rulewright.lab.decision_log.logged_game import MeasuredGame

KUHN = ("kuhn", "--seed", "5", "--value-bot", "flat(iterations=20)")
DIGGING = ("gravediggers", "--seed", "5", "--value-bot", "none")


def text(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run(["measure", *arguments]) == code
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text(capsys, *arguments, "--json", code=code))
    return found


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["measure", *arguments]) == 2
    return capsys.readouterr().err


def figures(found: dict[str, Any]) -> dict[str, float]:
    return {one["name"]: one["estimates"][0]["number"] for one in found["metrics"]}


@pytest.fixture(autouse=True)
def _small_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a few games fill several parts of a file."""
    monkeypatch.setattr(log_files, "GAMES_A_GROUP", 4)


def test_report_and_log_do_not_depend_on_jobs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    one, two = (
        text(capsys, *KUHN, "--games", "10", "--jobs", str(jobs), "--log", str(file))
        for jobs, file in zip((1, 2), files, strict=True)
    )
    assert one == two
    assert files[0].read_bytes() == files[1].read_bytes()
    assert text(capsys, "kuhn", "--from", str(files[0])) == one
    assert text(capsys, *KUHN, "--games", "10") == one, "also without a log"


def test_it_goes_on_where_it_ended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = tmp_path / "whole.parquet", tmp_path / "broken.parquet"
    wanted = text(capsys, *KUHN, "--games", "10", "--log", str(whole))
    with monkeypatch.context() as patched:
        patched.setattr(DecisionRecorder, "record", interrupted_at(7))
        assert run(["measure", *KUHN, "--games", "10", "--jobs", "1", "--log", str(broken)]) == 130
    told = capsys.readouterr()
    assert "7 games of 10 asked for (interrupted)" in told.out
    assert "the same command goes on" in told.err
    assert text(capsys, "kuhn", *KUHN[3:], "--games", "10", "--log", str(broken)) == wanted, (
        "the seed is that of the log"
    )
    assert broken.read_bytes() == whole.read_bytes()
    assert "holds more than 9 games" in refused(capsys, *KUHN, "--games", "9", "--log", str(broken))
    assert "its seed differ" in refused(capsys, "kuhn", "--seed", "6", *KUHN[3:], "--log", str(broken))
    assert "its bots differ" in refused(capsys, *KUHN, "--bot", "greedy", "--log", str(broken))


def interrupted_at(game: int) -> Any:
    record = DecisionRecorder.record

    def recorded(self: DecisionRecorder, run_seed: int, index: int) -> MeasuredGame:
        if index == game:
            raise KeyboardInterrupt
        return record(self, run_seed, index)

    return recorded


def test_other_programs_read_the_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The share of decisions with a choice, by polars: the same as is reported."""
    file = tmp_path / "log.parquet"
    found = data(capsys, *DIGGING, "--games", "6", "--log", str(file))
    table = polars.scan_parquet(file).filter(polars.col("end").is_null())
    shares = table.group_by("game").agg((polars.col("legal") > 1).mean()).select(polars.col("legal").mean()).collect()
    assert figures(found)["decision_moves"] == pytest.approx(shares.item(), abs=1e-6)
    assert parquet.read_table(file, columns=["share_1"])["share_1"].type == pa.float64(), "though nothing is in it"
    assert "the metrics that need" not in json.dumps(found)
    assert {one["name"] for one in found["not_measured"]} >= {"drama", "kingmaking"}


def test_the_same_games_as_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, *DIGGING, "--games", "8")
    assert run(["simulate", "gravediggers", "--seed", "5", "--games", "8", "--json"]) == 0
    simulated = json.loads(capsys.readouterr().out)
    assert figures(found)["decisions"] == pytest.approx(simulated["decisions"]["mean"])
    wins = next(one for one in found["metrics"] if one["name"] == "seat_wins")
    assert [one["number"] for one in wins["estimates"]] == [one["wins"]["share"] for one in simulated["seats"]]


def test_pieces_and_rules_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "kuhn", "--seed", "1", "--value-bot", "none", "--games", "60")
    pieces = {one["name"]: one for one in found["pieces"]}
    assert sum(pieces[card]["held"] for card in ("jack", "queen", "king")) == 120
    assert pieces["king"]["given_held"]["difference"] > 0 > pieces["jack"]["given_held"]["difference"]
    assert not any(one["dead"] for one in found["pieces"]), "no action picks a card here"
    assert found["rules"]["all"] > len(found["rules"]["never"]) > 0


def test_what_only_unfinished_games_used_is_so_called_everywhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Text, page, rows and JSON: games without an end count for no figure, and yet somebody stayed in them."""
    rules = Path(__file__).parents[1] / "environments" / "endless.yaml"
    page, rows = tmp_path / "page.html", tmp_path / "rows.csv"
    words = ("measure", str(rules), "--games", "6", "--seed", "4", "--value-bot", "none", "--bot", "random without go")
    out = text(capsys, *words[1:], "--report", str(page), "--rows", str(rows), code=1)
    unfinished = "only in games that did not end"
    assert next(line for line in out.splitlines() if line.startswith("action  stay")).endswith(unfinished)
    assert unfinished in page.read_text() and f",{unfinished}" in rows.read_text()
    assert "Of 0 games, in how many seats" in out
    told = {one["name"]: one["unfinished"] for one in data(capsys, *words[1:], code=1)["pieces"]}
    assert told["stay"] and not told["go"]


def test_the_wanted_length(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "kuhn", "--seed", "1", "--value-bot", "none", "--games", "30", "--length", "2..3")
    assert found["lengths"]["within"]["share"] == 1.0 > found["lengths"]["within"]["interval"][0]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--value-bot", "random"), "values come from"),
        (("--value-bot", "greedy"), "values come from"),
        (("--value-bot", "flat(seconds=1)"), "no figure could be repeated"),
        (("--value-bot", "flat(horizon=4)"), "leave out `horizon`"),
        (("--value-bot", "flatt"), "did you mean"),
        (("--length", "9..3"), "is no range"),
        (("--log", "log.csv"), "end in .parquet"),
        (("--log", "nowhere/log.parquet"), "there is no folder"),
        (("--from", "nowhere.parquet"), "there is no file"),
        (("--from", "a.parquet", "--log", "b.parquet"), "leave out --log"),
    ],
)
def test_wrong_input(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str) -> None:
    assert words in " ".join(refused(capsys, "kuhn", "--games", "2", *arguments).split())


def _with(table: pa.Table, name: str, column: pa.Array | pa.ChunkedArray) -> pa.Table:
    """The table with another column of that name."""
    return table.set_column(table.schema.get_field_index(name), name, column)


def strange(tmp_path: Path, found: bytes) -> Iterator[tuple[str, Path]]:
    """Logs that were damaged or changed."""
    log, changed = tmp_path / "log.parquet", tmp_path / "changed.parquet"
    log.write_bytes(found)
    table = parquet.read_table(log)
    places = {"nothing": b"", "text": b"PAR1 no", "half": found[: len(found) // 2]}
    for name, held in places.items():
        changed.write_bytes(held)
        yield name, changed
    for name, other in {
        "another file": pa.table({"a": [1]}),
        "a column less": table.drop_columns(["legal"]),
        "another type": _with(table, "legal", table["legal"].cast(pa.float64())),
        "a row less": table.slice(1),
        "no end": table.slice(0, len(table) - 1),
        "no seat": _with(table, "seat", pa.array([9] * len(table), pa.int64())),
        "no rank": _with(table, "rank_2", pa.array([2**40] * len(table), pa.int64())),
        "no end of its own": _with(table, "end", pa.array([end and "fault" for end in table["end"].to_pylist()])),
        "more than all": _with(table, "share_1", pa.array([float("inf")] * len(table))),
        "no subject": _with(table, "held", pa.array([[10**6]] * len(table), pa.list_(pa.int32()))),
    }.items():
        parquet.write_table(other, changed)
        yield name, changed


def test_strange_logs_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "own.parquet"
    text(capsys, *KUHN, "--games", "6", "--log", str(file))
    for name, changed in strange(tmp_path, file.read_bytes()):
        message = refused(capsys, "kuhn", "--from", str(changed))
        assert "changed.parquet" in message and "bug" not in message, (name, message)
    assert "is of other rules" in " ".join(refused(capsys, "nim", "--from", str(file)).split())


def test_python_gives_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = data(capsys, *KUHN, "--games", "6", "--log", str(tmp_path / "one.parquet"))
    measured = rw.load("kuhn").measure(6, seed=5, value_bot="flat(iterations=20)", log=tmp_path / "two.parquet")
    assert {name: found[name] for name in measured} == measured
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    with pytest.raises(rw.BadConfiguration):
        rw.load("kuhn").measure(0)


def test_what_a_log_says_of_itself_moves_no_cursor(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The names in a file's own data are a stranger's texts."""
    file, changed = tmp_path / "own.parquet", tmp_path / "changed.parquet"
    text(capsys, *KUHN, "--games", "2", "--log", str(file))
    table = parquet.read_table(file)
    about = table.schema.metadata[b"rulewright"].replace(b'"random"', b'"\\u001b[2J\\u202e"')
    parquet.write_table(table.replace_schema_metadata({b"rulewright": about}), changed)
    told = text(capsys, "kuhn", "--from", str(changed))
    assert r"\x1b[2J\u202e" in told and "\x1b" not in told and "\u202e" not in told


@pytest.mark.parametrize(
    ("bot", "is_said"), [("ismcts(iterations=9)", True), ("flat(iterations=9)", False), ("none", False)]
)
def test_poor_choices_that_are_tried_rarely_are_said(
    bot: str, is_said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also where variants are compared: what is told of spread rests on few games."""
    words = "tries poor choices a few times only"
    assert (words in text(capsys, "kuhn", "--games", "2", "--seed", "1", "--value-bot", bot)) == is_said
    if bot != "none":
        words_of_compare = ["kuhn", "goofspiel", "--games", "4", "--seed", "1", "--metric", "drama", "--value-bot", bot]
        assert run(["compare", *words_of_compare]) in (0, 1)
        assert (words in capsys.readouterr().out) == is_said
