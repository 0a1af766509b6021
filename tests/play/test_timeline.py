"""Looking back at the game so far: each moment as this seat saw it then, and nothing
that tells what others did unseen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.bots import named
from rulewright.game import Game
from rulewright.game.moments import NoLookingBack, moments_of
from rulewright.game.record import Record
from rulewright.information import Past
from rulewright.source.diagnostic import Report

from .piping import KUHN, ROOT, STEPS, Piped

GOOFSPIEL = str(ROOT / "rulesets" / "classics" / "goofspiel" / "ruleset.yaml")


def played(path: str, choices: int, seed: int = 3, **options: str) -> tuple[Game, Record, list[Game]]:
    """A game after so many choices, and as it stood before each of them."""
    ruleset = loading.load(ruleset_lookup.find(path), Report())
    assert ruleset is not None
    machine = ruleset.machine(None, options)
    game, record, before = Game.start(machine, seed), Record.of(machine.program, seed), []
    past = Past(machine, seed, record.choices)
    while len(record.choices) < choices and game.decision is not None:
        seat = game.decision.seat
        action = named("random").choose(game, seat, past)
        before.append(game.clone())
        record.add(game, seat, action)
        game.choose(seat, action)
    return game, record, before


@pytest.mark.parametrize("path", [STEPS, GOOFSPIEL, "gravediggers"])
def test_a_moment_is_what_the_seat_saw_then(path: str) -> None:
    """Every view of a moment was the seat's view before some choice, in their order; the lines together are the log;
    the last is now.
    """
    game, record, before = played(path, 9)
    for seat in range(game.program.players):
        views = [at.view(seat) for at in (*before, game)]
        found = moments_of(game, record, seat)
        assert found[-1].view == game.view(seat) or found[-1].view in views
        assert [line for moment in found for line in moment.lines] == game.log(seat)
        places = [views.index(moment.view) for moment in found]
        assert places == sorted(places)


def test_what_is_sealed_makes_no_moment() -> None:
    """Whether others have chosen already, and what, is not to be seen from how many moments there are."""
    for one in (1, 2):
        game, record, _ = played(GOOFSPIEL, 0)
        ids = game.legal(0)
        record.add(game, 0, ids[one])
        game.choose(0, ids[one])
        assert len(moments_of(game, record, 1)) == 1


def test_where_memory_is_not_aided_there_is_no_looking_back() -> None:
    game, record, _ = played("gravediggers", 9, memory_aid="off")
    with pytest.raises(NoLookingBack, match="leave it to the players to remember"):
        moments_of(game, record, 0)


def test_one_steps_back_and_forth_and_goes_on(piped: Piped, tmp_path: Path) -> None:
    """By words and numbers; the record knows nothing of it."""
    straight, bent = tmp_path / "straight.json", tmp_path / "bent.json"
    asked = ("play", STEPS, "--human", "1", "--seed", "3", "--record")
    assert piped(*asked, str(straight), answers="1 1").code == 2
    done = piped(*asked, str(bent), answers="back 1 1 back xyz 9999999999999 back forward 1 back now forward")
    assert bent.read_bytes() == straight.read_bytes()
    for text in ("There is nothing to look back at yet.", "This is the beginning.", "This is now."):
        assert text in done.out
    assert "`xyz` leads to no moment" in done.out and "as it was at moment 1 of" in done.out.lower()


def test_one_may_leave_from_there(piped: Piped) -> None:
    done = piped("play", STEPS, "--human", "1", "--seed", "3", answers="1 back quit")
    assert done.code == 0 and "The game is left" in done.out


def test_in_the_middle_of_a_choice_back_is_its_beginning(piped: Piped) -> None:
    done = piped("play", STEPS, "--human", "1", "--seed", "3", answers="2 back now 1")
    assert (
        "This is now; `back` looks at what was before." in done.out
        and "moment" not in done.out.partition("back looks")[0]
    )


def test_kuhn_has_its_moments(piped: Piped) -> None:
    done = piped("play", KUHN, "--human", "2", "--seed", "5", answers="back now 1")
    assert "Player 2, moment 1 of 2" in done.out and done.code in (0, 2)


def test_a_record_is_stepped_through(piped: Piped, tmp_path: Path) -> None:
    """As an onlooker, as a seat, with every secret; by Enter, by number, back;
    to its end without a word of how long it is.
    """
    file = tmp_path / "game.json"
    assert piped("play", KUHN, "--seed", "5", "--record", str(file)).code == 0
    onlooker = piped("replay", str(file), "--step", answers=b"\n\n\n\n\n\n\n")
    assert (
        onlooker.code == 0
        and "Moment 2" in onlooker.out
        and " of " not in onlooker.out.partition("The game is over")[0]
    )
    first = piped("replay", str(file), "--step", "--seat", "1", answers="quit").out
    assert "king" in first and "queen" not in first
    assert "queen" in piped("replay", str(file), "--step", "--all-seeing", answers="quit").out
    assert "This is the beginning." in piped("replay", str(file), "--step", answers="back").out


@pytest.mark.parametrize("other", ["--json", "--verify"])
def test_stepping_is_for_people(piped: Piped, tmp_path: Path, other: str) -> None:
    file = tmp_path / "game.json"
    piped("play", KUHN, "--seed", "5", "--record", str(file))
    done = piped("replay", str(file), "--step", other)
    assert done.code == 2 and "--step" in done.err
