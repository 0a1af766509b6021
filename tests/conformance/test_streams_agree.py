"""What seats observe, and how games between programs go on, in compiled code and on the reference interpreter: the
same, number for number.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.cases import ALL, Case, native, sample
from rulewright.game import Fault, Game, Illegal
from rulewright.game.compiled_play import CompiledPlay, started
from rulewright.game.conservation import WatchedMachine
from rulewright.information import Chronicle, Past, Stream
from rulewright.information.native_chronicle import NativeChronicle
from rulewright.information.past import let_chance_decide
from rulewright.information.sampling import in_turn, in_turn_by_compiled_code
from rulewright.ir.program import PASS

GAMES, MOST = (4, 2000) if ALL else (2, 100)


def watched(case: Case, seed: int) -> Chronicle:
    chronicle = Chronicle.start(Game.start(case.machine, seed, log=False, automatic=False, heard=True))
    let_chance_decide(chronicle)
    return chronicle


def fault_of(step: Callable[[int, int], None], seat: int, action: int) -> str:
    """The fault in which a choice ends; nothing if in none."""
    try:
        step(seat, action)
    except Fault as fault:
        return f"{fault.kind}: {fault.message} ({fault.span})"
    return ""


def follow(chronicle: NativeChronicle) -> Callable[[int, int], None]:
    """One choice at a time."""
    return lambda seat, action: chronicle.follow([(seat, action)])


@pytest.mark.parametrize("case", sample(), ids=str)
def test_streams_of_compiled_games_are_those_of_the_reference_interpreter(case: Case) -> None:
    """At every decision of the seat that is asked, and in the end of all seats."""
    for seed in range(GAMES):
        chronicle, seats = watched(case, seed), range(case.players)
        game, compiled = chronicle.game, [NativeChronicle(native(case), seed, seat) for seat in seats]
        while (seat := game.asked) is not None and game.decisions < MOST:
            assert compiled[seat].stream(seat) == chronicle.stream(seat)
            action = game.drawn(seat)
            told = fault_of(chronicle.choose, seat, action)
            if not told:
                let_chance_decide(chronicle)
            assert {fault_of(follow(one), seat, action) for one in compiled} == {told}
            if told:
                return
        assert [one.stream(seat) for seat, one in enumerate(compiled)] == [chronicle.stream(seat) for seat in seats]


@pytest.mark.parametrize("case", sample(), ids=str)
def test_games_between_programs_go_on_as_on_the_reference_interpreter(case: Case) -> None:
    for seed in range(GAMES):
        game, compiled = Game.start(case.machine, seed), CompiledPlay(case.machine, native(case), seed, log=True)
        while (seat := game.asked) is not None and game.decisions < MOST:
            assert (compiled.asked, compiled.decision) == (seat, game.decision)
            assert compiled.view_numbers(seat) == game.view_numbers(seat)
            assert compiled.view_text(seat) == game.view_text(seat)
            action = game.drawn(seat)
            assert compiled.drawn(seat) == action
            assert fault_of(compiled.choose, seat, action) == fault_of(game.choose, seat, action)
        assert (compiled.over, compiled.decisions, compiled.asked) == (game.over, game.decisions, game.asked)
        assert not game.finished or compiled.outcome == game.outcome


@pytest.mark.parametrize(
    "case", [case for case in sample() if case.name in {"gravediggers", "hearts", "goofspiel"}], ids=str
)
def test_what_is_told_in_words_comes_from_the_reference_interpreter(case: Case) -> None:
    game, compiled = Game.start(case.machine, 3), CompiledPlay(case.machine, native(case), 3, log=True)
    for number in range(40):
        seat = game.asked
        assert seat is not None
        if number % 8 == 7:
            assert compiled.actions(seat) == game.actions(seat)
            assert (compiled.log(seat), compiled.view(seat)) == (game.log(seat), game.view(seat))
        action = game.drawn(seat)
        compiled.drawn(seat)
        compiled.choose(seat, action)
        game.choose(seat, action)


@pytest.mark.parametrize(("games", "count"), [(1, 3), (5, 0), (5, 5), (32, 32), (7, 20), (64, 100)])
def test_worlds_come_in_the_same_order(games: int, count: int) -> None:
    library = native(next(case for case in sample() if case.name == "gravediggers")).library
    for seed in (0, 1, 2**64 - 1, 0x9E3779B97F4A7C15):
        there, here = [seed], [seed]
        found = in_turn_by_compiled_code(library, games, count, there)
        assert (found, there) == (in_turn(games, count, here), here)
        assert sorted(found[:games]) == [*range(games)][: len(found)] or count < games


def test_what_is_not_legal_is_refused() -> None:
    case = next(case for case in sample() if case.name == "gravediggers")
    compiled = CompiledPlay(case.machine, native(case), 3, log=False)
    seat, before = compiled.asked, compiled.decisions
    assert seat is not None
    for who, action in ((seat, PASS), (seat, 10**6), (seat, -1), ((seat + 1) % 4, compiled.legal(seat)[0]), (7, 0)):
        with pytest.raises(Illegal):
            compiled.choose(who, action)
    with pytest.raises(Illegal, match="not over"):
        _ = compiled.outcome
    assert (compiled.asked, compiled.decisions) == (seat, before)


@pytest.mark.parametrize("rooms", [(1, 1), (300, 2)])
def test_a_stream_that_needs_more_room_gets_it(rooms: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """And is the same."""
    case = next(case for case in sample() if case.name == "gravediggers")
    streams = list[Stream]()
    chosen = Past(case.machine, 3, [])
    game = Game.start(case.machine, 3)
    choices = list[tuple[int, int]]()
    while (seat := game.asked) is not None and game.decisions < 40:
        choices.append((seat, game.drawn(seat)))
        game.choose(*choices[-1])
    for room in (None, rooms):
        if room is not None:
            monkeypatch.setattr("rulewright.information.native_chronicle.FIRST_ROOM", room[0])
            monkeypatch.setattr("rulewright.information.native_chronicle.FIRST_LINES", room[1])
        chronicle = NativeChronicle(native(case), 3, 1)
        for at in range(0, len(choices), 7):
            chronicle.follow(choices[at : at + 7])
        streams.append(chronicle.stream(1))
    chosen.choices = choices
    assert streams[0] == streams[1] == chosen.stream(1)


def test_compiled_code_plays_where_it_is_there_and_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in sample() if case.name == "gravediggers")
    for there in (None, native(case)):
        for module in ("game.compiled_play", "information.past"):
            monkeypatch.setattr(f"rulewright.{module}.search_machine_at_hand", lambda _, there=there: there)
        game = started(case.machine, 3, log=False)
        assert type(game) is (Game if there is None else CompiledPlay)
        assert type(started(WatchedMachine(case.machine.program), 3, log=False)) is Game
        past, choices = Past(case.machine, 3), list[tuple[int, int]]()
        past.choices = choices
        while (seat := game.asked) is not None and game.decisions < 20:
            chronicle = watched(case, 3)
            for choice in choices:
                chronicle.choose(*choice)
                let_chance_decide(chronicle)
            assert past.stream(seat) == chronicle.stream(seat)
            choices.append((seat, game.drawn(seat)))
            game.choose(*choices[-1])
        del choices[10:]  # choices may be taken back
        assert len(past.stream(0)) <= len(chronicle.stream(0))
