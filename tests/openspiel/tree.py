"""Two engines side by side: the same histories, chance, legal actions, information sets and returns.

Decisions with one single action and chance events with one outcome are dropped on both sides: whether such a step
is a step at all is not a rule of a game.

What lies below a decision is walked once only, and its histories are counted again wherever it is come to again. Where
information sets are not compared (everybody sees everything), decisions are told apart by both engines' own keys of the
position; where they are, also by what every player has learnt so far, which has been compared then: from equal
positions with equal knowledge all that follows is equal, and so are the information sets that it leads to. Where
players know different things and only one of them decides, every history is walked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from typing import Any

import pytest

from rulewright.game import Game
from rulewright.loading import load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report


@dataclass
class Pairing:
    """How one game's names map: our words to the other engine's action numbers, our outcome to its returns.

    `information_of` says what of our side makes an information set, where that is not everything a seat saw;
    `their_returns` reads the other engine's returns; `position` is what tells its positions apart; `last` knows a
    decision after which there is none: from there on it does not matter what anybody knows, nor do we write our log on.
    Only random games use `outcomes`, the other engine's chance outcomes to draw from, and `seen`, which compares what a
    seat sees.
    """

    action: Callable[[Any, int, str], int]
    chance: Callable[[Any, str], int]
    returns: Callable[[Game], list[float]]
    information: bool = True
    information_of: Callable[[Game, int], object] | None = None
    their_returns: Callable[[Any], list[float]] = lambda state: list(state.returns())
    position: Callable[[Any], str] = str
    last: Callable[[Game], bool] = lambda game: False
    outcomes: Callable[[Any], list[int]] = lambda state: list(state.legal_actions())
    seen: Callable[[Game, Any, int], None] | None = None


@dataclass
class Walk:
    """What was seen: positions, and the partition into information sets on both
    sides (as hashes: there may be millions).
    """

    positions: int = 0
    leaves: int = 0
    most: int | None = None
    """So many ends of games are enough; none: all."""
    walked: dict[bytes, tuple[int, int]] = field(default_factory=dict)
    """Positions and leaves below what was walked, and it."""
    words: dict[tuple[int, int], str] = field(default_factory=dict)
    """What our actions are called: they keep their numbers and words throughout a game."""
    ours: dict[bytes, bytes] = field(default_factory=dict)
    theirs: dict[bytes, bytes] = field(default_factory=dict)


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


def skip_theirs(state: Any, *, chance: bool = True) -> Any:
    """The same for the other engine; or only through choices."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            if len(outcomes) > 1 or not chance:
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
    """Compares everything below two positions that should be the same. (Both are used up.)"""
    if found.most is not None and found.leaves >= found.most:
        return
    skip_single(game)
    skip_theirs(state)
    assert game.over == state.is_terminal(), (game.log(None), str(state))
    if game.over:
        found.positions += 1
        found.leaves += 1
        assert pairing.returns(game) == pytest.approx(pairing.their_returns(state)), (game.log(None), str(state))
    elif game.at_chance:
        found.positions += 1
        for mine, other in branches(game, state, pairing):
            walk(mine, other, pairing, found)
    else:
        _once(game, state, pairing, found)


def _once(game: Game, state: Any, pairing: Pairing, found: Walk) -> None:
    """A decision, or what is known of it from before.
    Where somebody who does not decide may have learnt something, every history counts for itself.
    """
    decision = game.decision
    assert decision is not None
    learnt = [_information(game, state, seat, pairing, found) for seat in decision.seats] if pairing.information else []
    last = pairing.last(game)
    key = _key(0, f"{game.digest()} {pairing.position(state)} {[] if last else learnt}")
    if known := found.walked.get(key):
        found.positions += known[0]
        found.leaves += known[1]
        return
    if last:
        game.state.log = None
    before = found.positions, found.leaves
    found.positions += 1
    _decision(game, state, pairing, found)
    if not pairing.information or len(learnt) == game.program.players:
        found.walked[key] = found.positions - before[0], found.leaves - before[1]


def branches(game: Game, state: Any, pairing: Pairing) -> list[tuple[Game, Any]]:
    """What follows a chance event, after comparing its outcomes and their probabilities."""
    assert state.is_chance_node(), (game.log(None), str(state))
    outcomes = game.chance()
    ours = {pairing.chance(state, outcome.words): outcome for outcome in outcomes}
    theirs = dict(state.chance_outcomes())
    assert len(ours) == len(outcomes)
    assert {action: float(outcome.probability) for action, outcome in ours.items()} == _close(theirs, ours)
    assert sum((outcome.probability for outcome in ours.values()), Fraction(0)) == 1
    found = []
    for action, outcome in ours.items():
        mine, other = game.clone(), state.clone()
        mine.decide(outcome.id)
        other.apply_action(action)
        found.append((mine, other))
    return found


def _close(theirs: dict[int, float], ours: dict[int, Any]) -> dict[int, float]:
    """Their probabilities, with ours where the two differ by rounding only."""
    return {
        a: float(ours[a].probability) if a in ours and abs(p - float(ours[a].probability)) < 1e-12 else p
        for a, p in theirs.items()
    }


def _decision(game: Game, state: Any, pairing: Pairing, found: Walk) -> None:
    decision = game.decision
    assert decision is not None
    mapped = {
        seat: {pairing.action(state, seat, _words(game, seat, action, found)): action for action in legal}
        for seat, legal in decision.seats.items()
    }
    for seat, actions in mapped.items():
        legal = state.legal_actions(seat) if decision.simultaneous else state.legal_actions()
        assert sorted(actions) == sorted(legal), (game.log(None), str(state))
        assert len(actions) == len(decision.seats[seat]), "two of our actions are one of theirs"
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


def _words(game: Game, seat: int, action: int, found: Walk) -> str:
    if (seat, action) not in found.words:
        found.words[seat, action] = game.words(seat, action)
    return found.words[seat, action]


def everything(game: Game, seat: int) -> object:
    """All that a seat has seen and sees."""
    return (game.log(seat), {key: value for key, value in game.view(seat).items() if key != "decisions"})


def _information(game: Game, state: Any, seat: int, pairing: Pairing, found: Walk) -> bytes:
    """The information sets of both engines cut the positions in the same way. Returns which it is."""
    ours = _key(seat, repr((pairing.information_of or everything)(game, seat)))
    theirs = _key(seat, state.information_state_string(seat))
    assert found.ours.setdefault(ours, theirs) == theirs, (
        "they tell apart what we do not",
        seat,
        game.log(seat),
        str(state),
    )
    assert found.theirs.setdefault(theirs, ours) == ours, (
        "we tell apart what they do not",
        seat,
        game.log(seat),
        str(state),
    )
    return ours


def _key(seat: int, text: str) -> bytes:
    return blake2b(f"{seat}:{text}".encode(), digest_size=16).digest()
