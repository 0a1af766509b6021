"""`rulewright bench`: who was measured, by what, and who could not be."""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.backend.codegen import c_compiler
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.bench import Contender, by_players, by_size, compared, peers_of
from rulewright.bench.contenders import _best_number
from rulewright.bench.growth import by_rules
from rulewright.bench.many_games import ManyGames
from rulewright.bench.systems import _drawn
from rulewright.cli.main import run
from rulewright.errors import brings
from rulewright.loading import load
from rulewright.ruleset_lookup import Found, shipped
from rulewright.source.diagnostic import Report

pytestmark = pytest.mark.usefixtures("quick_builds")

BACKENDS = ["reference", "native", "native, stepped", "native, vector", "native, vector, observed"]
ROOT = Path(__file__).parents[2]
CLASSICS = ROOT / "rulesets" / "classics"


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON report."""
    assert run(["bench", *arguments, "--rounds", "2", "--games", "3", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_of_numbers_of_games_that_are_about_as_fast_the_smallest_is_taken() -> None:
    assert _best_number({64: 2.0e6, 128: 3.5e6, 256: 3.7e6, 1024: 3.6e6}) == 128
    assert _best_number({64: 3.0e6, 128: 3.5e6, 8192: 5.0e6}) == 8192


@pytest.mark.parametrize("lanes", [64, 4096])
def test_a_trial_of_many_games_is_some_whole_games(lanes: int) -> None:
    """All games of Goofspiel are as long and so all are at the same turn: a part of one would tell of that part alone,
    and how many choices a decision takes would be counted wrongly.
    """
    machine = rw.load("goofspiel").machine
    games = ManyGames(machine, lanes, False, 1, NativeMachine(machine).mean_length(1))
    assert games.asks == 2
    assert games.trial % 13 == 0 and games.trial >= 13 * lanes


def test_the_backends_are_measured_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    """Rates, ratios to the reference in each round, and how many games were played."""
    found = measured(capsys, "tic_tac_toe", "--seed", "4")["rulesets"]
    assert [one["ruleset"] for one in found] == ["tic_tac_toe"]
    reference, native, stepped = found[0]["contenders"][:3]
    assert (reference["name"], reference["ratios"]) == ("reference", [1.0, 1.0])
    assert (native["name"], native["games"], len(native["ratios"])) == ("native", 6, 2)
    assert (stepped["name"], stepped["games"]) == ("native, stepped", 6)
    assert 5 <= native["decisions_per_second"] / native["games_per_second"] <= 9
    assert found[0]["position"]["bytes"] > 9


def test_a_game_that_was_written_by_hand_is_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    """In a checkout: the plain Python version and the one in C; not where options are set, which these do not know."""
    with_others = measured(capsys, "gravediggers")["rulesets"][0]["contenders"]
    assert [one["name"] for one in with_others] == [*BACKENDS, "oracle", "hand-written C"]
    without = measured(capsys, "gravediggers", "-o", "shortfall=skip")["rulesets"][0]["contenders"]
    assert [one["name"] for one in without] == BACKENDS


BEFORE_ANYBODY = """
rulewright: 1
game: hardly
title: Hardly
players: 2
limit: 9 decisions
components: {die: {plural: dice, rolls: 1..6, kinds: {plain_die: 1}}}
zones: {table: {holds: die, starts: all, seen_by: everyone}}
actions: {go: {}}
phases:
  game:
    roll: roll die in table
    ask: {when: the(die in table).rolled CONDITION, must: go, by: player 1}
score: {of: player, points: 1 if player = player 1 else 0, rank: highest points then shared}
"""


@pytest.mark.parametrize("condition", ["> 5", "= 0"])
def test_games_that_hardly_ask_anybody_are_not_waited_for(
    condition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Many games at once are timed by decisions: where most games have none it says so, and does not play for ever."""
    rules = tmp_path / "hardly.yaml"
    rules.write_text(BEFORE_ANYBODY.replace("CONDITION", condition))
    assert run(["bench", str(rules), "--rounds", "2", "--games", "3"]) == 0
    assert "most games are over before anybody is asked" in capsys.readouterr().out


def test_without_a_compiler_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The reference is measured all the same."""
    kuhn = shutil.copy(CLASSICS / "kuhn" / "ruleset.yaml", tmp_path)
    monkeypatch.setenv(c_compiler.COMPILER_VARIABLE, "no-such-compiler")
    found = measured(capsys, str(kuhn))["rulesets"][0]
    assert [one["name"] for one in found["contenders"]] == ["reference"]
    assert "no-such-compiler" in found["missing"][0]
    assert run(["bench", str(kuhn), "--rounds", "1", "--games", "1"]) == 0
    assert "not measured" in capsys.readouterr().out


def test_options_go_with_a_ruleset(capsys: pytest.CaptureFixture[str]) -> None:
    """Options for all rulesets at once mean nothing."""
    assert run(["bench", "--players", "3"]) == 2
    assert "RULESET" in capsys.readouterr().err
    assert run(["bench", "nim", "--table", "-", "--json"]) == 2
    assert "Markdown" in capsys.readouterr().err


PEERS = "peers:\n  - {system: open_spiel, game: tic_tac_toe, options: {}}\n"


def beside(folder: Path, peers: str) -> str:
    """A ruleset with peers beside it."""
    (folder / "ruleset.yaml").write_text((CLASSICS / "tic_tac_toe" / "ruleset.yaml").read_text())
    (folder / "peers.yaml").write_text(peers)
    return str(folder)


def test_the_same_game_of_another_system_is_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Driven from Python in two ways, and by its own loop; all play whole games."""
    pytest.importorskip("pyspiel")
    found = measured(capsys, beside(tmp_path, PEERS))["rulesets"][0]["contenders"]
    assert [(one["name"], one["games"]) for one in found[5:]] == [
        ("open_spiel", 6),
        ("open_spiel, example", 6),
        ("open_spiel bots", 6),
    ]
    assert all(5 <= one["decisions_per_second"] / one["games_per_second"] <= 9 for one in found[5:7])


def test_chance_is_drawn_by_its_probabilities() -> None:
    """Each outcome as often as the system says, and the last one where rounding leaves a rest."""
    rng = random.Random(5)
    counts = Counter(_drawn([(4, 0.5), (7, 0.125), (9, 0.375)], rng) for _ in range(8000))
    assert all(abs(counts[outcome] - expected) < 200 for outcome, expected in ((4, 4000), (7, 1000), (9, 3000)))
    assert _drawn([(1, 0.0), (2, 0.0)], rng) == 2


def test_a_system_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what brings it; the others are measured all the same."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    found = measured(capsys, beside(tmp_path, PEERS))["rulesets"][0]
    assert found["missing"] == [f"open_spiel is not installed: {brings('bench')}"]
    assert [one["name"] for one in found["contenders"]] == BACKENDS


def test_a_peer_of_another_configuration_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """It is the same game with other options only."""
    (tmp_path / "ruleset.yaml").write_text((ROOT / "rulesets" / "classics" / "nim" / "ruleset.yaml").read_text())
    (tmp_path / "peers.yaml").write_text("peers: [{system: open_spiel, game: nim, options: {last_one: wins}}]\n")
    assert measured(capsys, str(tmp_path))["rulesets"][0]["missing"] == [
        "open_spiel has the same game as -o last_one=wins"
    ]


def test_a_wrong_list_of_peers_is_shown_at_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As mistakes in rulesets are."""
    assert run(["bench", beside(tmp_path, PEERS.replace("open_spiel", "openspiel"))]) == 1
    err = capsys.readouterr().err
    assert "peers.yaml:2:14" in err and "open_spiel" in err


def test_shipped_peers_are_configurations_of_their_rulesets() -> None:
    """Every row names a system that is known and options that the ruleset has."""
    count = 0
    for path in shipped().values():
        report = Report()
        for peer in peers_of(path, report):
            ruleset = load(Found(path), Report())
            assert ruleset is not None
            ruleset.machine(peer.players, peer.options)
            count += 1
        assert not report.failed
    assert count >= 8


def test_tables_are_written_into_a_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two marks; what stands around them stays.
    Building and starting are told, and the dearest edit of a rule.
    """
    monkeypatch.setattr("rulewright.bench.measurement.building", lambda machine: 0.75)
    monkeypatch.setattr("rulewright.bench.measurement.starting", lambda command: 0.25)
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- bench -->\nstale\n<!-- /bench -->\nafter\n")
    assert run(["bench", "nim", "--rounds", "1", "--games", "2", "--table", str(page)]) == 0
    assert capsys.readouterr().out == ""
    text = page.read_text()
    assert (
        text.startswith("before\n<!-- bench -->\n")
        and text.endswith("<!-- /bench -->\nafter\n")
        and "stale" not in text
    )
    titles = [line for line in text.splitlines() if line.startswith("### ")]
    assert [title for title in titles if title != "### Beside others"] == ["### Backends", "### With rules"]
    assert "| 0.75 s | 0.25 s |" in text and "(last_one=wins) |" in text


def test_growth_is_found_in_the_ruleset() -> None:
    """Every number of players; numbers at their lowest, middle and highest value;
    every other word, and every variant.
    """
    ruleset, other = (load(Found(shipped()[name]), Report()) for name in ("classics/goofspiel", "gravediggers"))
    assert ruleset is not None and other is not None
    assert [(case.words, case.machine.program.players) for case in by_players(ruleset)] == [
        ("2", 2),
        ("3", 3),
        ("4", 4),
    ]
    sizes = {case.words: len(case.machine.program.components) for case in by_size(ruleset)}
    assert list(sizes) == ["cards=2", "cards=8", "cards=13"] and list(sizes.values()) == [6, 24, 39]
    assert len(list(by_rules(other, 3))) == 3
    edits = [case.words for case in by_rules(other, 100)]
    assert {"shortfall=skip", "widow_multi=all_cancel", ":soft_raid"} <= set(edits) and "shortfall=stop" not in edits


def test_a_page_without_marks_is_refused_before_anything_is_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """And stays as it is."""
    page = tmp_path / "page.md"
    page.write_text("text\n")
    assert run(["bench", "nim", "--table", str(page)]) == 2
    assert "no place for tables" in capsys.readouterr().err
    assert page.read_text() == "text\n"
    assert run(["bench", "nim", "--table", str(tmp_path)]) == 2


def test_a_ratio_is_the_median_of_those_of_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates of one round are compared with each other, never with another round's."""
    now = 0.0

    def takes(*seconds: float) -> Contender:
        """A contender that takes so long in each round."""
        rounds = iter(seconds)

        def play(first: int, count: int) -> int:
            nonlocal now
            now += next(rounds)
            return count

        return Contender(f"{seconds[0]}", "", play)

    monkeypatch.setattr("rulewright.bench.rate_comparison.time.process_time", lambda: now)
    comparison = compared([takes(1, 2, 9), takes(0.5, 0.5, 3), "gone"], 3, 10)
    slow, fast = comparison.rows
    assert (slow.ratios, fast.ratios, fast.ratio) == ([1, 1, 1], [2, 4, 3], 3)
    assert (fast.rates, fast.games, fast.decisions, comparison.missing) == ([20, 20, 10 / 3], 30, 30, ("gone",))
    assert comparison.between("1", "0.5") == pytest.approx(1 / 3)
    assert comparison.between("1", "gone") is None
