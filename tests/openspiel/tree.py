"""Two engines side by side: the same histories, chance, legal actions, information sets and returns.

Decisions with one single action and chance events with one outcome are dropped on both sides: whether such a step
is a step at all is not a rule of a game. Positions met before (by both engines' own keys) are not walked again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import pytest

from rulewright.finding import find
from rulewright.game import Game
from rulewright.load import load
from rulewright.source.diagnostic import Report


@dataclass
class Pairing:
    """How one game's names map: our words to the other engine's action numbers, our outcome to its returns."""

    action: Callable[[Any, int, str], int]
    chance: Callable[[Any, str], int]
    returns: Callable[[Game], list[float]]
    information: bool = True
    information_of: Callable[[Game, int], object] | None = None


@dataclass
class Walk:
    """What was seen: positions, and the partition into information sets on both sides."""

    positions: int = 0
    leaves: int = 0
    seen: set[tuple[object, str]] = field(default_factory=set)
    ours: dict[tuple[int, str], str] = field(default_factory=dict)
    theirs: dict[str, tuple[int, str]] = field(default_factory=dict)


def our_game(name: str, players: int, **options: str) -> Game:
    """A game of a shipped ruleset that stops at every chance event."""
    report = Report()
    ruleset = load(find(name), report)
    assert ruleset is not None, list(report)
    return Game.start(ruleset.machine(players, options), 1, automatic=False)


def skip_single(game: Game) -> Game:
    """Plays on through choices and chance that have one possibility."""
    while not game.over:
        if game.at_chance:
            outcomes = game.chance()
            if len(outcomes) > 1:
                break
            game.decide(outcomes[0].id)
        else:
            decision = game.decision
            assert decision is not None
            if any(len(legal) > 1 for legal in decision.seats.values()):
                break
            for seat, legal in decision.seats.items():
                game.choose(seat, legal[0])
    return game


def skip_theirs(state: Any) -> Any:
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if len(outcomes) > 1:
                break
            state.apply_action(outcomes[0][0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            if any(len(actions) > 1 for actions in legal):
                break
            state.apply_actions([actions[0] for actions in legal])
        else:
            legal = state.legal_actions()
            if len(legal) > 1:
                break
            state.apply_action(legal[0])
    return state


def walk(game: Game, state: Any, pairing: Pairing, found: Walk) -> None:
    """Compares everything below two positions that should be the same."""
    game, state = skip_single(game.clone()), skip_theirs(state.clone())
    key = (game.digest(), str(state.history_str()) if pairing.information else str(state))
    if key in found.seen:
        return
    found.seen.add(key)
    found.positions += 1
    assert game.over == state.is_terminal(), (game.log(None), str(state))
    if game.over:
        found.leaves += 1
        assert pairing.returns(game) == pytest.approx(state.returns()), (game.log(None), str(state))
    elif game.at_chance:
        _chance(game, state, pairing, found)
    else:
        _decision(game, state, pairing, found)


def _chance(game: Game, state: Any, pairing: Pairing, found: Walk) -> None:
    assert state.is_chance_node(), (game.log(None), str(state))
    ours = {pairing.chance(state, outcome.words): outcome for outcome in game.chance()}
    theirs = dict(state.chance_outcomes())
    assert {action: float(outcome.probability) for action, outcome in ours.items()} == _close(theirs, ours)
    assert sum((outcome.probability for outcome in ours.values()), Fraction(0)) == 1
    for action, outcome in ours.items():
        mine, other = game.clone(), state.clone()
        mine.decide(outcome.id)
        other.apply_action(action)
        walk(mine, other, pairing, found)


def _close(theirs: dict[int, float], ours: dict[int, Any]) -> dict[int, float]:
    """Their probabilities, with ours where the two differ by rounding only."""
    return {a: float(ours[a].probability) if a in ours and abs(p - float(ours[a].probability)) < 1e-12 else p for a, p in theirs.items()}


def _decision(game: Game, state: Any, pairing: Pairing, found: Walk) -> None:
    decision = game.decision
    assert decision is not None
    mapped = {seat: {pairing.action(state, seat, game.words(seat, action)): action for action in legal} for seat, legal in decision.seats.items()}
    for seat, actions in mapped.items():
        legal = state.legal_actions(seat) if decision.simultaneous else state.legal_actions()
        assert sorted(actions) == sorted(legal), (game.log(None), str(state))
        if pairing.information:
            _information(game, state, seat, pairing, found)
    if decision.simultaneous:
        _together(game, state, mapped, pairing, found)
        return
    assert decision.seat == state.current_player()
    for number, action in mapped[decision.seat].items():
        mine, other = game.clone(), state.clone()
        mine.choose(decision.seat, action)
        other.apply_action(number)
        walk(mine, other, pairing, found)


def _together(game: Game, state: Any, mapped: dict[int, dict[int, int]], pairing: Pairing, found: Walk) -> None:
    """Every joint choice."""
    joint: list[dict[int, int]] = [{}]
    for seat, actions in mapped.items():
        joint = [{**chosen, seat: number} for chosen in joint for number in actions]
    for chosen in joint:
        mine, other = game.clone(), state.clone()
        for seat, number in chosen.items():
            mine.choose(seat, mapped[seat][number])
        other.apply_actions([chosen[seat] for seat in range(state.num_players())])
        walk(mine, other, pairing, found)


def everything(game: Game, seat: int) -> object:
    """All that a seat has seen and sees."""
    return (game.log(seat), {key: value for key, value in game.view(seat).items() if key != "decisions"})


def _information(game: Game, state: Any, seat: int, pairing: Pairing, found: Walk) -> None:
    """The information sets of both engines cut the positions in the same way."""
    ours = (seat, repr((pairing.information_of or everything)(game, seat)))
    theirs = f"{seat}:{state.information_state_string(seat)}"
    assert found.ours.setdefault(ours, theirs) == theirs, (ours, theirs)
    assert found.theirs.setdefault(theirs, ours) == ours, (ours, theirs)
