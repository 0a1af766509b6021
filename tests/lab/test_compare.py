"""`rulewright compare`: known effects are found, equal rules are not called
different, and the report depends on the seed alone.
"""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run
from rulewright.frontend.syntax.saved_objects import CHECKSUM
from rulewright.lab.compare.arms import Arm
from rulewright.lab.compare.effects import Declared, Judgement, effects, judged
from rulewright.lab.outcome_metrics import usual_metrics
from rulewright.lab.outcomes import Outcomes, in_turns
from rulewright.lab.statistics import narrowing_looks, one_look, repeated_looks
from rulewright.machine_cache import ready
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.stats import Trouble

from .error_rates import DIFFERENT, called_different, different_in_the_end, outcomes_of

TOO_LONG = Trouble("limit", "too long", "")
SHIPPED = Path(__file__).parent.parent.parent / "rulesets"
VARIANTS = {
    "favoured": (
        'add: {phases.game.gift before lot: "for each player p where number_of(p) = 1: pay 10 from bank to p.coins"}'
    ),
    "dropped": "change: {components.card.kinds.bandit: 3, components.card.total: 44}",
}


def without_checksum(text: str) -> str:
    """A file as older versions wrote it, and as those write it who mean harm."""
    data = json.loads(text)
    del data[CHECKSUM]
    return json.dumps(data)


def compared(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert run(["compare", *arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def judgements(found: dict[str, Any], arm: int = 0) -> dict[str, str]:
    """By metric, with the seat behind it."""
    return {f"{one['metric']}{one['seat'] or ''}": one["judgement"] for one in found["compared"][arm]["effects"]}


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A shipped game, with variants whose effects are known."""
    shutil.copytree(SHIPPED / "gravediggers", tmp_path / "gravediggers")
    for name, text in VARIANTS.items():
        head = f"variant: {name}\nextends: gravediggers\ntitle: {name}\nabout: It is tried.\n"
        (tmp_path / "gravediggers" / "variants" / f"{name}.yaml").write_text(head + text + "\n")
    return str(tmp_path / "gravediggers")


# ---- known effects ---------------------------------------------------------------------------------------------------


def test_a_favoured_seat_is_found(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, game, f"{game}:favoured", "--games", "1000", "--seed", "1")
    told = judgements(found)
    assert told["seat_wins1"] == told["seat_gap"] == "different"
    seat = found["compared"][0]["effects"][0]
    assert seat["difference"] > 0.1
    assert seat["interval"][0] < seat["difference"] < seat["interval"][1]
    assert [change["place"] for change in found["compared"][0]["changes"]] == ["phases.game.gift"]


def test_a_dropped_card_is_found(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, game, f"{game}:dropped", "--games", "1000", "--seed", "1", "--metric", "decisions")
    assert judgements(found)["decisions"].startswith("different")
    assert found["compared"][0]["effects"][0]["difference"] < 0


def test_twice_the_length_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "pig -o target=10", "pig -o target=20", "--games", "150", "--seed", "1")
    effect = next(one for one in found["compared"][0]["effects"] if one["metric"] == "decisions")
    assert effect["judgement"] == "different"
    assert effect["after"]["value"] / effect["before"]["value"] == pytest.approx(2, abs=0.5)
    assert found["compared"][0]["changes"] == [{"place": "target", "words": "the option `target` is `20`, not `10`"}]


# ---- nothing to find -------------------------------------------------------------------------------------------------


def test_the_same_rules_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Every pair is equal; that is no certainty, so no interval has a width of nought."""
    found = compared(capsys, "kuhn", "kuhn", "--games", "2000", "--seed", "1")
    arm = found["compared"][0]
    assert (arm["label"], arm["changes"], arm["equal_games"]) == ("kuhn (2)", [], 2000)
    assert set(judgements(found).values()) <= {"equivalent", "undecided"}
    for effect in arm["effects"]:
        assert effect["difference"] == 0
        assert effect["interval"][0] < 0 < effect["interval"][1]


@pytest.mark.parametrize("looks", [one_look(200), repeated_looks(1000)], ids=["once", "twice"])
def test_equal_rules_are_seldom_called_different(looks: Any) -> None:
    """Of 40 runs 2 are to be expected at most; 7 are beyond all luck (p < 0.004).
    The whole is `python -m lab.error_rates`.
    """
    assert called_different("kuhn", 40, looks) < 7


def test_equal_rules_are_seldom_called_different_by_a_run_that_ends_when_it_is_narrow() -> None:
    assert different_in_the_end("kuhn", 40, narrowing_looks(1000), 0.05) < 7


def _dealt(rng: random.Random, deals: int) -> Outcomes:
    """Three bots that go round: the deal alone decides how long a game is, what it brings, and who wins it."""
    parts = [Outcomes(3, 3) for _ in range(3)]
    for _ in range(deals):
        points, winner = rng.randrange(6), rng.randrange(3)
        for part in parts:
            part.decisions.append(3 + points)
            part.scores.extend(points + (seat == winner) for seat in range(3))
            part.ranks.extend(1 if seat == winner else 2 for seat in range(3))
    return in_turns(parts, 3 * deals)


def test_games_of_one_deal_are_no_games_of_their_own() -> None:
    """Of 60 runs 3 are called different at most in the long run; as if all games had deals of their own it would be
    nearly every second one.
    """
    rng, declared = random.Random(4), Declared(usual_metrics([False]), one_look(120), 0.02)
    wrong = missed = 0
    for _ in range(60):
        found = judged([effects(_dealt(rng, 40), _dealt(rng, 40), declared)], declared.looks)[0]
        wrong += any(one.judgement in DIFFERENT for one in found)
        missed += sum(
            one.interval is not None and not one.interval.low <= 0 <= one.interval.high
            for one in found
            if one.metric.name in ("decisions", "score")
        )
    assert wrong < 8 and missed < 16


def test_the_family_is_what_was_declared() -> None:
    """Metrics that are constant or cannot be measured neither shrink it nor spoil the others."""
    first, second = (outcomes_of("kuhn", 300, seed) for seed in (1, 2))
    declared = Declared(usual_metrics([False]), one_look(300), 0.02)
    (alone,) = judged([effects(first, second, declared)], declared.looks)
    one, other = judged([effects(first, second, declared), effects(first, second, declared)], declared.looks)
    assert [effect.key for effect in one] == [effect.key for effect in alone]
    for single, double in zip(alone, one, strict=True):
        assert single.p_value is not None and double.p_value is not None
        assert single.p_value <= double.p_value <= 1
    assert len(one) == len(other) == 2 + len(usual_metrics([False])) - 1


def test_games_that_do_not_end_are_left_out_of_pairs_and_told() -> None:
    first, second = (outcomes_of("kuhn", 100, seed) for seed in (1, 2))
    second.troubles = {3: TOO_LONG, 50: TOO_LONG}
    declared = Declared(usual_metrics([False]), one_look(100), 0.02)
    (found,) = judged([effects(first, second, declared)], declared.looks)
    by_name = {one.metric.name: one for one in found}
    assert (by_name["ties"].pairs, by_name["completion"].pairs) == (98, 100)
    second.troubles = dict.fromkeys(range(100), TOO_LONG)
    (none,) = judged([effects(first, second, declared)], declared.looks)
    told = {one.metric.name: (one.judgement, str(one.reason)) for one in none}
    assert told["ties"] == (Judgement.UNTESTED, "no game of one of both gives a number")
    assert told["completion"][0] is Judgement.DIFFERENT


# ---- the command -----------------------------------------------------------------------------------------------------

FEW = ("kuhn", "kuhn", "--games", "12", "--seed", "3", "--bot", "greedy(samples=1)", "--metric", "ties")


def test_the_report_does_not_depend_on_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    assert compared(capsys, *FEW, "--jobs", "1") == compared(capsys, *FEW, "--jobs", "2")


def test_bots_that_differ_rotate(capsys: pytest.CaptureFixture[str]) -> None:
    """The better one sits in both seats equally often; if it always sat in the first, that would win nearly always."""
    few = ("tic_tac_toe", "tic_tac_toe", "--games", "40", "--seed", "1", "--bot", "flat(iterations=30),random")
    arm = compared(capsys, *few, "--jobs", "1")["compared"][0]
    assert arm["equal_games"] == 40
    wins = [effect["before"]["value"] for effect in arm["effects"] if effect["metric"] == "seat_wins"]
    assert wins[0] < 0.8 and wins[1] > 0.2


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [("a,b,a,b", 2), ("a,b,b,b", 4), ("a,a,b,b", 4), ("a,b,a,c", 4), ("a,a,a,a", 1), ("a,a,b,a,a,b", 3)],
)
def test_no_game_is_played_twice(bots: str, seatings: int) -> None:
    """Partners with the same bot: after half a round everybody sits as before."""
    made = ready(find("kuhn"), None, {}, Report())
    assert made is not None
    found = Arm("x", made, tuple(bots.split(","))).seatings()
    assert len(found) == len(set(found)) == seatings


def test_it_goes_on_where_it_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Also without the seed; the file of another comparison is refused, and a report that was made before is told."""
    save, whole = str(tmp_path / "run.json"), compared(capsys, "kuhn", "leduc", "--games", "300", "--seed", "5")
    compared(capsys, "kuhn", "leduc", "--games", "100", "--seed", "5", "--save", save)
    more = compared(capsys, "kuhn", "leduc", "--games", "300", "--save", save)
    assert more.pop("told_before") == 100
    assert whole.pop("told_before") == 0
    assert more == whole
    assert run(["compare", "kuhn", "nim", "--games", "300", "--save", save]) == 2
    assert "is of another comparison" in capsys.readouterr().err
    changed = Path(save).read_text().replace('"ranks":[', '"ranks":[1,', 1)
    for text, words in ((changed, "checksum"), (without_checksum(changed), "holds no games")):
        Path(save).write_text(text)
        assert run(["compare", "kuhn", "leduc", "--games", "300", "--save", save]) == 2
        assert words in capsys.readouterr().err


def test_it_stops_when_intervals_are_narrow(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "kuhn", "leduc", "--games", "8000", "--until", "0.2", "--seed", "1", "--metric", "ties")
    assert found["looks"][:3] == [548, 685, 857] and found["looks"][-3:] == [5120, 6400, 8000]
    assert (found["games"], found["look"]) == (548, 1)
    low, high = found["compared"][0]["effects"][0]["interval"]
    assert high - low < 0.4


def test_numbers_of_players_may_differ(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "pig -o target=20", "pig -o target=20 --players 3", "--games", "200", "--seed", "1")
    told = {one["metric"]: one for one in found["compared"][0]["effects"]}
    assert told["seat_wins"]["judgement"] == "not tested"
    assert "as many seats" in told["seat_wins"]["reason"]
    assert told["decisions"]["judgement"] == "different"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["kuhn"], "name 2 to 16 rulesets"),
        (["kuhn", "kuhn -x 3"], "`-x` means nothing here"),
        (["kuhn", "kuhn -o"], "a value is missing"),
        (["kuhn", "kuhn --players 99"], "no number of players"),
        (["kuhn", "kuhn --players 3"], "players"),
        (["kuhn", 'kuhn -o "a'], "quotation mark"),
        (["kuhn", "kuhn -o b=1"], "there is no option `b`"),
        (["kuhn", "kuhn", "--metric", "seat_gab"], "did you mean `seat_gap`?"),
        (["kuhn", "kuhn", "--until", "2"], "is not a part of 1"),
        (["kuhn", "kuhn", "--until", "0.0"], "is not a part of 1"),
        (["kuhn", "kuhn", "--bot", "random,random,random"], "3 bots are named for 2 seats"),
        (["kuhn", "kuhn", "--save", "/nowhere/run.json"], "cannot write"),
    ],
)
def test_wrong_input(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_what_people_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", "gravediggers", "gravediggers:guard-first", "--games", "1000", "--seed", "1"]) == 0
    text = capsys.readouterr().out
    assert "`guard` acts before `widow` now" in text
    assert "\nDifferent:\n  score: " in text
    assert "; changed: `priorities.people.order`" in text
    assert "would be found 4 times in 5" in text
    assert text.endswith("Again: rulewright compare gravediggers gravediggers:guard-first --games 1000 --seed 1\n")
