"""`rulewright tune`: known optima are found, only what fresh seeds confirm is called found,
and a search is the same however it was broken off.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run
from rulewright.errors import brings
from rulewright.frontend.syntax.saved_objects import CHECKSUM
from rulewright.lab.sweep import SweepAxis, Varied
from rulewright.lab.tune import BaseValue, SearchSpace, Tuning, variant_text
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState, front_of, ranked, surely_worse
from rulewright.lab.tune.proposals import proposed
from rulewright.ruleset_lookup import Found

FINISHED, IMPOSSIBLE = EvaluationState.FINISHED, EvaluationState.IMPOSSIBLE


def tuned(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert run(["tune", *arguments, "--json", "--jobs", "1"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Nine cards, each a decision; it is wanted shorter."""
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == 0
    capsys.readouterr()
    Path("my-game/targets/fair.yaml").write_text(
        "assess: my_game\ngames: 150\ntargets: {decisions: 4.5..6.5, completion: '>= 90 %'}\n"
    )
    return "my-game"


# ---- the search ------------------------------------------------------------------------------------------------------


def space() -> SearchSpace:
    wide = tuple(map(str, range(21)))
    axes = (SweepAxis(Varied.NUMBER, "a", wide), SweepAxis(Varied.VALUE, "b.c", wide))
    return SearchSpace(Found(Path("x")), (*axes, SweepAxis(Varied.OPTION, "d", ("x", "y", "z"))))


def searched(evaluations: int, objectives: int, given: list[Evaluation]) -> list[Evaluation]:
    """The nearer to 7, 13 and y, the better; what lies at 20 is not allowed."""
    made = list(given)
    for number in range(len(made), evaluations):
        places = proposed(space(), made, objectives, 1)
        assert places is not None
        distance = float((places[0] - 7) ** 2 + (places[1] - 13) ** 2 + 5 * (places[2] != 1))
        if places[0] == 20:
            made.append(Evaluation(number, places, IMPOSSIBLE))
        else:
            miss, costs = (0.0 if distance < 40 else 1.0, (distance,)) if objectives else (distance, ())
            made.append(Evaluation(number, places, FINISHED, 1, miss, costs))
    return made


@pytest.mark.parametrize("objectives", [0, 1])
def test_a_known_optimum_is_found_and_the_search_can_be_broken_off(objectives: int) -> None:
    """Nearly the best of 1,323 in 60 evaluations; nothing is tried twice;
    from any place on it goes on in the same way.
    """
    base = [Evaluation(0, None, FINISHED, 1, 99.0, (99.0,) * objectives)]
    whole = searched(60, objectives, base)
    best = ranked(whole)[0]
    assert (best.costs[0] if objectives else best.miss) <= 2
    assert len({one.places for one in whole}) == 60
    assert searched(60, objectives, whole[:23]) == whole


def test_a_small_space_is_tried_to_its_end() -> None:
    small = SearchSpace(Found(Path("x")), (SweepAxis(Varied.NUMBER, "a", ("1", "2", "3")),))
    made = [Evaluation(0, None, FINISHED, 1, 1.0)]
    while (places := proposed(small, made, 0, 5)) is not None:
        made.append(Evaluation(len(made), places, FINISHED, 1, 1.0))
    assert sorted(one.places for one in made[1:] if one.places) == [(0,), (1,), (2,)]


def test_what_misses_a_target_never_goes_before_what_meets_all() -> None:
    forbidden = Evaluation(1, (0,), FINISHED, 1, miss=0.1, costs=(0.0, 0.0))
    dropped = Evaluation(2, (1,), EvaluationState.DROPPED, 1, miss=0.0, costs=(0.0, 0.0))
    fair = [
        Evaluation(3 + n, (2 + n,), FINISHED, 1, 0.0, costs) for n, costs in enumerate([(1.0, 5.0), (5.0, 1.0), (5, 5)])
    ]
    order = ranked([forbidden, dropped, *fair])
    assert [one.number for one in order] == [3, 4, 5, 1]
    assert [one.number for one in front_of(fair)] == [3, 4]
    assert surely_worse(0.2, (), [forbidden]) and not surely_worse(0.1, (), [forbidden])
    assert surely_worse(0.0, (6.0, 6.0), fair) and not surely_worse(0.0, (0.5, 9.0), fair)


def test_a_variant_says_only_what_differs() -> None:
    """Defaults that stand nowhere are added, and a path with a colon is quoted."""
    plain, option = BaseValue("numbers.purse", "20"), BaseValue("options.mode.default", "short", is_new=True)
    odd, same = BaseValue("tables.price.a: b", "1"), BaseValue("numbers.cards", "9")
    chosen = [(plain, "30"), (option, "long"), (odd, "2"), (same, "9")]
    assert variant_text("new", "my_game", 'said: "so"', chosen) == (
        'variant: new\nextends: my_game\ntitle: "New"\nabout: "said: \\"so\\""\n'
        'change:\n  numbers.purse: 30\n  "tables.price.a: b": 2\nadd:\n  options.mode.default: long\n'
    )


# ---- the command -----------------------------------------------------------------------------------------------------


def test_it_meets_targets_and_writes_a_variant(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The variant is what was confirmed: the same rules by its fingerprint, which
    `assess` finds good with other seeds.
    """
    file = f"{game}/variants/shorter.yaml"
    found = tuned(capsys, game, "--number", "cards=4..12", "--seed", "1", "--write", file)
    confirmation = found["confirmation"]
    assert found["summary"]["confirmed"] and confirmation["values"]["cards"] in ("5", "6")
    assert {one["verdict"] for one in confirmation["targets_after"]} == {"met"}
    assert confirmation["seed"] not in (1, confirmation["chosen_with_seed"])
    text = Path(file).read_text()
    assert "evaluations (seed 1), confirmed in 600 games with seed" in text
    assert run(["check", f"{game}:shorter", "--strict"]) == 0
    assert run(["fmt", "--check", file]) == 0
    capsys.readouterr()
    assert run(["show", f"{game}:shorter", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    chosen = next(one for one in found["evaluations"] if one["number"] == confirmation["evaluation"])
    assert chosen["fingerprint"] in json.dumps(shown)
    assert run(["tune", game, "--number", "cards=4..12", "--write", file]) == 2
    assert "exists already" in capsys.readouterr().err


def test_broken_off_and_gone_on_is_the_same(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wide = (game, "--number", "purse=5..40", "-o", "equal_bids", "--minimise", "score_spread", "--evaluations", "8")
    Path(game, "targets/fair.yaml").unlink()
    few = ("--games", "40", "--confirm", "80", "--seed", "3")
    code = run(["tune", *wide, *few, "--json", "--jobs", "1"])
    whole = json.loads(capsys.readouterr().out)
    original, broken = Tuning._evaluated, iter([4, 6])
    stop = next(broken)

    def evaluated(self: Tuning, number: int, places: tuple[int, ...], basis: list[Evaluation]) -> Evaluation:
        nonlocal stop
        if number == stop:
            stop = next(broken, 99)
            raise KeyboardInterrupt
        return original(self, number, places, basis)

    monkeypatch.setattr(Tuning, "_evaluated", evaluated)
    study = ("--study", str(tmp_path / "study.json"))
    assert tuned(capsys, *wide, *few, *study, code=130)["summary"]["ended"] == "interrupted"
    assert tuned(capsys, *wide, *few, *study, code=130)["confirmation"] is None
    last = tuned(capsys, *wide, "--games", "40", "--confirm", "80", *study, code=code)
    assert last == whole
    monkeypatch.setattr(Tuning, "_evaluated", original)
    run(["tune", *wide, *few, "--json", "--jobs", "3"])
    assert json.loads(capsys.readouterr().out) == whole, "with several evaluations at a time"
    assert len([one for one in last["evaluations"] if one["games"]]) >= 8
    Path(game, "ruleset.yaml").write_text(Path(game, "ruleset.yaml").read_text() + "# changed\n")
    assert run(["tune", *wide, *few, *study]) == 2
    assert "its `rules` are not the same" in capsys.readouterr().err


def test_what_changes_nothing_is_not_called_found(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The purse does not change how long the game is, whatever the search says."""
    Path(game, "targets/fair.yaml").unlink()
    few = ("--evaluations", "4", "--games", "40", "--seed", "2", "--write", f"{game}/variants/new.yaml")
    found = tuned(capsys, game, "--number", "purse=10..40/10", "--minimise", "decisions", *few, code=1)
    assert found["confirmation"]["verdict"] == "undecided" and not found["summary"]["confirmed"]
    assert not Path(game, "variants/new.yaml").exists()


def test_the_best_that_is_not_allowed_is_not_named(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The shortest games are those that miss the target."""
    found = tuned(
        capsys, game, "--number", "cards=2..9", "--minimise", "decisions", "--seed", "1", "--evaluations", "9"
    )
    assert found["confirmation"]["values"] == {"cards": "5"}
    shorter = [one for one in found["evaluations"] if one["state"] == "finished" and one["figures"]["decisions"] < 5]
    assert shorter and all(one["miss"] > 0 for one in shorter)


def test_rules_that_meet_all_need_nothing(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(game, "targets/fair.yaml").write_text("assess: my_game\ngames: 50\ntargets: {decisions: 5..12}\n")
    found = tuned(capsys, game, "--number", "cards=4..12")
    assert (found["summary"]["ended"], found["summary"]["evaluations"]) == ("needless", 0)


HOSTILE: tuple[Callable[[Any], object], ...] = (
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], places=[99])),
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], places=[True])),
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], miss=float("nan"))),
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], miss="0")),
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], state="best")),
    lambda data: data["evaluations"].append(dict(data["evaluations"][1], twin=7)),
    lambda data: data["evaluations"].append(7),
    lambda data: data.update(scales=None),
    lambda data: data.update(scales={"targets": [0, 1], "troubles": 0}),
    lambda data: data.update(seed="9"),
    lambda data: data.update(rulewright_study=1),
    lambda data: data.clear(),
)


def test_a_study_that_was_changed_is_refused(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    few = (game, "--number", "cards=4..12", "--evaluations", "1", "--games", "20", "--seed", "1", "--study", "s.json")
    run(["tune", *few])
    text = Path("s.json").read_text()
    for change in HOSTILE:
        data = json.loads(text)
        change(data)
        for checked in (data, {name: value for name, value in data.items() if name != CHECKSUM}):
            Path("s.json").write_text(json.dumps(checked))
            capsys.readouterr()
            assert run(["tune", *few]) == 2
            assert "s.json" in capsys.readouterr().err


WRONG: tuple[tuple[list[str], str], ...] = (
    ([], "nothing is varied"),
    (["--number", "cards=4..12", "--minimise", "seat_gab"], "did you mean `seat_gap`?"),
    (["--number", "cards=4..12", "--targets", "nowhere.yaml"], "nowhere.yaml"),
    (["--number", "cards=4..12", "--write", "my-game/variants/Fair.yaml"], "is called as its file"),
    (["--number", "cards=4..12", "--write", "nowhere/fair.yaml"], "nowhere"),
    (["--number", "cards=4..12", "--evaluations", "0"], "whole number"),
    (["--number", "cards=4..12", "--players", "9"], "cannot be played so"),
    (["--number", "cards=4..12", "--bot", "random,random"], "bots are named for"),
    (["--number", "cards=4..12", "--study", "my-game/ruleset.yaml"], "cannot be read as a study"),
)


def test_wrong_input(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in WRONG:
        assert run(["tune", game, *arguments, "--games", "5"]) == 2, arguments
        assert words in capsys.readouterr().err


def test_without_a_goal_it_says_what_to_write(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(game, "targets/fair.yaml").unlink()
    assert run(["tune", game, "--number", "cards=4..12"]) == 2
    assert "nothing is aimed at" in capsys.readouterr().err


def test_without_the_library_it_says_what_to_install(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.errors.find_spec", lambda name: None)
    assert run(["tune", game, "--number", "cards=4..12"]) == 2
    assert f"Error: tuning needs the package optuna: {brings('tune')}" in capsys.readouterr().err
