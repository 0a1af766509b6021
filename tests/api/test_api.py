"""The Python API: games, bots, records and simulations, against the commands that do the same; and what is refused."""

from __future__ import annotations

import gc
import itertools
import json
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rulewright as rw
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.bots.uniform import Uniform
from rulewright.cli.main import run
from rulewright.game import Game
from rulewright.information import BotPlayer, Chronicle, NotWanted, Past, information_of
from rulewright.rule_log import EntryKind, ToldEntry

GAMES = ("kuhn", "goofspiel", "gravediggers", "liars_dice")


class Random:
    """Uses the turn's own chance."""

    def choose(self, turn: rw.Information) -> rw.Action:
        return turn.random.choice(turn.actions)


class Reader:
    """Looks at everything that a turn tells, and notes it."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, str]] = []

    def choose(self, turn: rw.Information) -> int:
        assert turn.view["seat"] == turn.seat and turn.view["legal"] == list(turn.legal)
        assert [action.id for action in turn.actions] == list(turn.legal)
        self.seen.append((turn.seat, json.dumps([turn.view, turn.log, turn.names, turn.decision])))
        return turn.legal[-1]


# ---- bots ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    """With bots of one's own too; another seed is another game."""
    rules = rw.load(name)

    def words(seed: int) -> list[str]:
        game = rules.start(seed)
        game.play(Random())
        return [choice.words for choice in game.record.choices]

    first = words(1)
    assert words(1) == first
    assert any(words(seed) != first for seed in range(2, 20))


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_tells_what_the_seat_may_know(name: str) -> None:
    """The same as the game's own view and log of that seat."""
    game, bot = rw.load(name).start(3), Reader()
    while not game.over:
        seat = game.to_act[-1]
        expected = json.dumps([game.view(seat), game.log(seat), game.turn(seat).names, game.decisions])
        game.choose(bot.choose(game.turn(seat)), seat)
        assert bot.seen[-1] == (seat, expected)


def reached(start: object) -> list[object]:
    """All that can be reached from an object by attributes, items and closures;
    not what modules, classes and functions share with everybody.
    """
    found: dict[int, object] = {}
    ahead = [start]
    while ahead:
        one = ahead.pop()
        if id(one) in found or isinstance(one, type | types.ModuleType):
            continue
        found[id(one)] = one
        if isinstance(one, types.FunctionType):
            ahead += [one.__closure__, one.__defaults__, one.__kwdefaults__]
        else:
            ahead += gc.get_referents(one)
    return list(found.values())


SECRET = (Game, State, Machine, rw.Game, rw.Rules, Past, Chronicle)


PUBLIC = (
    "rulewright.ir.program",
    "rulewright.ir.marks",
    "rulewright.ir.outline",
    "rulewright.source.text",
    "pathlib",
    "pathlib._local",
)
"""Where the kinds of a Program come from: the rules are public."""


@pytest.mark.parametrize("name", GAMES)
def test_nothing_leads_from_a_turn_to_the_game(name: str) -> None:
    """Also after everything has been asked."""
    turns: list[rw.Information] = []

    class Keeping:
        def choose(self, turn: rw.Information) -> int:
            _ = turn.view, turn.log, turn.actions, turn.random, turn.stream
            turns.append(turn)
            return turn.legal[0]

    game = rw.load(name).start(1)
    while not game.over and len(turns) < len(GAMES):
        seat = game.to_act[0]
        game.choose(BotPlayer(Keeping()).choose(game._game, seat, game._past), seat)
    assert turns
    for turn in turns:
        kinds = {type(one) for one in reached(turn)}
        assert not any(issubclass(kind, SECRET) for kind in kinds)
        assert {kind.__module__ for kind in kinds} <= {
            "array",  # of numbers, as compiled code takes them
            "builtins",
            "_random",
            "random",
            "rulewright.information.information",
            "rulewright.information.observation",
            "rulewright.game.action_ids",
            *PUBLIC,
        }


def test_the_walk_finds() -> None:
    """What a closure, an attribute or an item hides."""
    game = rw.load("kuhn").start(1)
    assert any(isinstance(one, State) for one in reached([{"a": lambda: game}]))


def test_the_random_bot_is_handed_a_turn_too() -> None:
    game = rw.load("kuhn").start(1)._game
    assert game.decision is not None
    turn = information_of(game, game.decision.seat, Past(game.machine, 1), Uniform.wants)
    assert not any(isinstance(one, SECRET) for one in reached(turn))
    with pytest.raises(NotWanted, match="does not want `view`"):
        _ = turn.view


def test_a_turn_stays_as_it_was() -> None:
    game = rw.load("tic_tac_toe").start(1)
    turn = game.turn()
    before = json.dumps(game.view(turn.seat))
    game.choose(turn.legal[0])
    assert json.dumps(turn.view) == before
    with pytest.raises(rw.Illegal):
        game.turn(turn.seat)


def test_named_bots_play_the_games_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The summary is that of `simulate --json`, and bots of one's own at some seats change nothing for the deal."""
    found = rw.load("kuhn").simulate(50, seed=4).summary()
    assert run(["simulate", "kuhn", "--games", "50", "--seed", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {key: told[key] for key in found} == found


# ---- games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_records_and_saves_go_on_as_the_game(name: str, tmp_path: Path) -> None:
    """A record replays to every choice; from a save of any of them the game comes out as it did."""
    rules = rw.load(name, names=["Ann"])
    game = rules.start(8)
    outcome = game.play(Random())
    game.record.save(tmp_path / "game.json")
    record = rw.read_record(tmp_path / "game.json")
    assert record.finished and record.names[0] == "Ann"
    for until in range(0, len(record.choices), max(1, len(record.choices) // 4)):
        rw.replay(record, until=until).save(tmp_path / "half.json")
        again = rw.resume(tmp_path / "half.json")
        for choice in record.choices[until:]:
            again.choose(choice.action, choice.seat)
        assert again.outcome == outcome
        assert again.record.choices == record.choices
    assert run(["replay", str(tmp_path / "game.json"), "--verify"]) == 0


def test_a_clone_goes_on_by_itself() -> None:
    game = rw.load("goofspiel").start(2)
    copy = game.clone()
    copy.play()
    assert (game.decisions, copy.over, game.over) == (0, True, False)
    assert len(game.record.choices) == 0 < len(copy.record.choices)


def test_names_belong_to_rules() -> None:
    """Rules of one game with other names are other rules."""
    one, other = (rw.load("kuhn", names=names) for names in (["Ann", "Bob"], []))
    assert (one.start(1).turn().names, other.start(1).turn().names) == (("Ann", "Bob"), ("Player 1", "Player 2"))


def test_variants_by_name_and_by_colon() -> None:
    one = rw.load("gravediggers", variants=["soft-raid"])
    assert one.name == rw.load("gravediggers:soft_raid").name == "gravediggers:soft_raid"
    assert one.fingerprint != rw.load("gravediggers").fingerprint


# ---- many games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_rows_are_those_of_the_command(backend: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    rules = rw.load("kuhn")
    try:
        table = rules.simulate(300, seed=6, backend=backend).table()
    except rw.Unavailable as problem:
        pytest.skip(str(problem))
    batches = list(rules.batches(300, seed=6, backend=backend))
    assert [row for batch in batches for row in batch.table().to_pylist()] == table.to_pylist()
    file = tmp_path / "rows.jsonl"
    assert run(["simulate", "kuhn", "--games", "300", "--seed", "6", "--rows", str(file)]) == 0
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [{**row, "seed": int(row["seed"])} for row in rows] == table.to_pylist()


def test_games_in_trouble_are_told(tmp_path: Path) -> None:
    """They have no scores in the table, and a reason in the batch."""
    (tmp_path / "ruleset.yaml").write_text(
        "rulewright: 1\ngame: never\nplayers: 2\nlimit: 3 decisions\nactions: {go: {do: 'say \"on\"'}}\n"
        "phases: {game: {r: {turns: player me clockwise from player 1, steps: {a: {must: go, if_none: never}}, "
        "until: 1 > 2}}}\n"
        "score: {of: player, points: 1, rank: highest points then shared}\n"
    )
    batch = next(rw.load(tmp_path).batches(2, seed=1))
    assert sorted(batch.troubles) == [0, 1] and "3 decisions" in batch.troubles[0]
    pytest.importorskip("pyarrow")
    assert batch.table().to_pydict()["score_1"] == [None, None]
    with pytest.raises(rw.Fault) as caught:
        rw.load(tmp_path).start(1).play()
    assert (caught.value.kind, caught.value.place.file) == ("limit", str(tmp_path / "ruleset.yaml"))


# ---- findings --------------------------------------------------------------------------------------------------------


def test_findings_are_those_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Value by value, and the exit code."""
    file = tmp_path / "ruleset.yaml"
    file.write_text("rulewright: 1\ngame: mine\nplaeyrs: 2\n")
    found = rw.check(file)
    code = run(["check", str(file), "--json"])
    told = json.loads(capsys.readouterr().out)["findings"]
    assert (found.code, found.failed) == (code, True)
    plain = [(one.code, str(one.severity), one.message, one.help, one.place.line) for one in found.findings]
    assert plain == [tuple(one[key] for key in ("code", "severity", "message", "help", "line")) for one in told]
    with pytest.raises(rw.Unsound) as caught:
        rw.load(file)
    assert {one.code for one in caught.value.findings} <= {one.code for one in found.findings}


REFUSED: dict[str, tuple[type[Exception], Callable[[], Any]]] = {
    "name": (rw.NotFound, lambda: rw.load("no such")),
    "checked name": (rw.NotFound, lambda: rw.check("no such")),
    "variant": (rw.NotFound, lambda: rw.load("kuhn", variants=["none"])),
    "players": (rw.BadConfiguration, lambda: rw.load("kuhn", players=99)),
    "option": (rw.BadConfiguration, lambda: rw.load("kuhn", options={"none": 1})),
    "code": (rw.BadConfiguration, lambda: rw.check("kuhn", ignore=["RW999"])),
    "seat's name": (rw.BadName, lambda: rw.load("kuhn", names=[""])),
    "seed": (rw.BadConfiguration, lambda: rw.load("kuhn").start(-1)),
    "games": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(0)),
    "too many games": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(10**30)),
    "half a game": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(2.5)),  # type: ignore[arg-type]
    "jobs": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(1, jobs=0)),
    "backend": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(1, backend="fast")),
    "bot": (rw.UnknownBot, lambda: rw.load("kuhn").start(1).play("clever")),
    "bots": (rw.BadConfiguration, lambda: rw.load("kuhn").start(1).play(["random"])),
    "own bots compiled": (rw.BadConfiguration, lambda: rw.load("kuhn").simulate(1, bots=Random(), backend="native")),
    "choice": (rw.Illegal, lambda: rw.load("kuhn").start(1).choose(-1)),
    "seat to choose": (rw.Illegal, lambda: rw.load("kuhn").start(1).turn(9)),
    "seat to see": (rw.BadConfiguration, lambda: rw.load("kuhn").start(1).view(9)),
    "early outcome": (rw.Illegal, lambda: rw.load("kuhn").start(1).outcome),
    "until": (rw.BadConfiguration, lambda: rw.replay(rw.load("kuhn").start(1).record, until=5)),
    "other rules": (rw.BadRecord, lambda: rw.replay(rw.load("kuhn").start(1).record, rules=rw.load("leduc"))),
    "missing file": (OSError, lambda: rw.read_record("no such")),
    "no record": (rw.BadRecord, lambda: rw.read_record(__file__)),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_is_refused_in_words(what: str) -> None:
    kind, call = REFUSED[what]
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind or kind is OSError
    assert len(str(caught.value).split()) > 2


@pytest.mark.parametrize(
    "call",
    [
        rw.load,
        lambda other: rw.load("kuhn", players=other),
        lambda other: rw.load("kuhn", options=other),
        lambda other: rw.load("kuhn", options={other: 1}),
        lambda other: rw.load("kuhn", variants=other),
        lambda other: rw.load("kuhn", names=[other]),
        lambda other: rw.load("kuhn").start(other),
        lambda other: rw.load("kuhn").start(1).view(other),
        lambda other: rw.load("kuhn").start(1).play(bots=other),
        lambda other: rw.load("kuhn").simulate(other),
        lambda other: rw.load("kuhn").simulate(1, bots=other),
        lambda other: rw.load("kuhn").measure(1, bots=other),
        rw.replay,
        rw.read_record,
        rw.resume,
        rw.check,
        lambda other: rw.compare("kuhn", other),
        lambda other: rw.compare("kuhn", "kuhn", games=1, bots=other),
        rw.assess,
        rw.sweep,
        rw.tune,
        *(lambda other, what=what: rw.sweep("kuhn", **{what: other}) for what in ("numbers", "values", "options")),
        lambda other: rw.sweep("kuhn", values={STACK: other}),
        lambda other: rw.sweep("kuhn", values={STACK: [2, other]}),
        lambda other: rw.sweep("kuhn", values={STACK: [2, 3]}, games=other),
        lambda other: rw.tune("kuhn", values={STACK: [2, 3]}, minimise=other),
        lambda other: rw.tune("kuhn", values={STACK: [2, 3]}, minimise=["decisions"], players=other),
    ],
)
@pytest.mark.parametrize("other", [2.5, b"kuhn"])
def test_another_kind_of_value_is_refused_at_the_door(call: Callable[[Any], object], other: Any) -> None:
    """As an error of ours, and not by whatever meets it first inside."""
    with pytest.raises(rw.RulewrightError) as refused:
        call(other)
    assert str(refused.value)


@pytest.mark.parametrize("what", [None, "1", 1.0, True, 10**40, [1], np.float64(1), np.array([1])])
def test_what_is_no_id_is_refused_and_changes_nothing(what: Any) -> None:
    """`True` and `1.0` are equal to an id, and a record cannot hold them."""
    game = rw.load("goofspiel").start(seed=1)
    before = str(game.view(0))
    with pytest.raises(rw.Illegal):
        game.choose(what)
    assert str(game.view(0)) == before
    assert not game.record.choices

    class Chooser:
        def choose(self, turn: rw.Information) -> Any:
            return what

    with pytest.raises(rw.Illegal):
        game.play(Chooser())


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint32, lambda number: rw.Action(number, "")])
def test_a_whole_number_of_any_library_is_an_id(kind: Callable[[int], Any], tmp_path: Path) -> None:
    class Chooser:
        def choose(self, turn: rw.Information) -> Any:
            return kind(turn.legal[0])

    game = rw.load("kuhn").start(seed=1)
    game.choose(kind(game.turn().legal[0]))
    game.save(tmp_path / "saved.json")
    assert rw.resume(tmp_path / "saved.json").decisions == 1
    game.play(Chooser())
    assert {type(choice.action) for choice in game.record.choices} == {int}


@pytest.mark.parametrize(
    "call",
    [
        lambda: rw.load("kuhn").simulate(None),  # type: ignore[arg-type]
        lambda: rw.load("kuhn").simulate(1, jobs=None),  # type: ignore[arg-type]
        lambda: rw.load("kuhn").batches(None),  # type: ignore[arg-type]
        lambda: rw.load("kuhn").measure(None),  # type: ignore[arg-type]
        lambda: rw.compare("kuhn", "kuhn", games=None),  # type: ignore[arg-type]
        lambda: rw.sweep("kuhn", values={STACK: [2, 3]}, jobs=None),  # type: ignore[arg-type]
        lambda: rw.tune("kuhn", values={STACK: [2, 3]}, evaluations=None),  # type: ignore[arg-type]
        lambda: rw.check("kuhn", jobs=None),  # type: ignore[arg-type]
    ],
)
def test_none_is_no_number_where_one_is_needed(call: Callable[[], Any]) -> None:
    with pytest.raises(rw.BadConfiguration, match="is a whole number from 1"):
        call()


# ---- rules varied ----------------------------------------------------------------------------------------------------

STACK = "money.chip.stack.start"
LARGEST = "tables.heap.matches.4"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a command tells as JSON, without what every report begins with."""
    run([*words, "--json"])
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: one for key, one in data.items() if key not in ("rulewright", "version", "program", "summary")}


def test_a_sweep_is_that_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    found = rw.sweep("kuhn", values={STACK: range(2, 4)}, games=40, seed=1, metrics=["decisions"])
    words = ("--value", f"{STACK}=2,3", "--games", "40", "--seed", "1", "--metric", "decisions")
    theirs = told(capsys, "sweep", "kuhn", *words)
    ours = found.summary()
    assert {**ours, "command": ""} == {**theirs, "command": ""} and len(found.rows()) == 2
    assert ours["command"].startswith("rulewright sweep kuhn --value money.chip.stack.start=2,3")


def test_a_search_is_that_of_the_command_and_writes_what_was_confirmed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fewer matches make Nim shorter."""
    pytest.importorskip("optuna")
    found = rw.tune(
        "nim", values={LARGEST: [1, 4, 7]}, minimise=["decisions"], games=100, evaluations=3, confirm=200, seed=1
    )
    words = (
        "--value",
        f"{LARGEST}=1,4,7",
        "--minimise",
        "decisions",
        "--games",
        "100",
        "--evaluations",
        "3",
        "--seed",
        "1",
    )
    assert found.summary() == told(capsys, "tune", "nim", *words, "--confirm", "200")
    assert found.is_confirmed and found.values
    found.write(tmp_path / "short.yaml")
    assert "extends: nim" in (tmp_path / "short.yaml").read_text(encoding="utf-8")
    with pytest.raises(rw.BadConfiguration, match="exists already"):
        found.write(tmp_path / "short.yaml")


def test_endless_values_are_refused() -> None:
    with pytest.raises(rw.BadConfiguration, match="more than 200 values"):
        rw.sweep("kuhn", values={STACK: itertools.count()})


# ---- rule logs -------------------------------------------------------------------------------------------------------


def test_rule_logs_tell_each_seat_what_it_may_know() -> None:
    """Who sees a card that is dealt reads which it is; the full log tells all; points are told by their sources."""
    game = rw.load("kuhn").start(1)
    assert game.score_sheets() == ()
    game.play()

    def dealt(log: tuple[ToldEntry, ...]) -> list[str]:
        return [entry.sentence.partition(" is drawn")[0] for entry in log if entry.kind is EntryKind.DRAW]

    assert [dealt(game.rule_log(seat)) for seat in (0, 1, None)] == [
        ["queen", "a card"],
        ["a card", "jack"],
        ["a card", "a card"],
    ]
    assert dealt(game.full_rule_log()) == ["queen", "jack"]
    sheets = [(sheet.member, sheet.total, [line.points for line in sheet.lines]) for sheet in game.score_sheets()]
    assert sheets == [("Player 1", 2, [4, -2]), ("Player 2", -2, [0, -2])]
    with pytest.raises(rw.BadConfiguration, match="there is no seat 2"):
        game.rule_log(2)
