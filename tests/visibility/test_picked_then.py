"""What a chooser has picked he may read in what he is asked next (`then`), wherever it has gone:
check says nothing, and both backends offer the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game
from rulewright.loading import Ruleset, load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD

TEXT = """\
rulewright: 1
game: trash
players: 2
limit: 100 decisions
components:
  card: {traits: {cost: 1..5}, kinds: {plain: {cost: each, count: 8}}}
zones:
  supply: {holds: card, starts: all, seen_by: everyone}
  hand: {holds: card, per: player, seen_by: owner}
  trash: {holds: card, ORDER, seen_by: SEEN}
actions:
  trash_card: {pick: card gone in me.hand, do: move gone to trash FACE, AUDIENCE, says: "{me} trashes {gone}"}
  gain(number most): {pick: card in supply where card.cost <= most, do: move card to me.hand, says: "{me} gains {card}"}
phases:
  game:
    deal: "for each player: move first 5 card in supply to player.hand"
    play:
      turns: player me clockwise from player 1
      steps:
        swap: {must: trash_card, then: {must: gain(gone.cost + 1), if_none: skip}, if_none: skip}
      until: none(supply) or none((player 1).hand)
score: {of: player, points: sum(card.cost for card in player.hand), rank: highest points then shared}
"""
PLACES = {
    "an open heap": ("room: 60", "everyone", "", "seen_by: everyone"),
    "where nobody looks": ("room: 60", "nobody", "", "seen_by: owner"),
    "a row, face down": ("order: row", "face", "face down", "seen_by: owner"),
    "a pile that nobody sees": ("order: pile", "nobody", "on top", "seen_by: owner"),
}


def ruleset(place: str) -> Ruleset:
    text = TEXT
    for word, new in zip(("ORDER", "SEEN", "FACE", "AUDIENCE"), PLACES[place], strict=True):
        text = text.replace(word, new)
    found = load_text(Source("trash.yaml", text), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found


def pairs(place: str) -> Iterator[tuple[Game, list[int]]]:
    """The stops of a game on both backends, with what the compiled form offers."""
    machine = ruleset(place).machine(2, {})
    game, native, rng = Game.start(machine, 1), NativeMachine(machine, BUILD).blank(), random.Random(place)
    native.begin(1, True)
    while not game.over:
        seat = min(game.state.pending)
        yield game, native.legal(seat)
        action = rng.choice(game.legal(seat))
        game.choose(seat, action)
        native.choose(seat, action)
        assert [game.view(eye) for eye in (0, 1, None)] == [native.view(eye) for eye in (0, 1, None)]


@pytest.mark.parametrize("place", PLACES)
def test_what_one_has_picked_decides_what_one_is_offered_next(place: str) -> None:
    """The gains are exactly the cards of the supply that cost at most one more than what was picked."""
    gains, offered, before = 0, set(), None
    for game, legal in pairs(place):
        seat = min(game.state.pending)
        assert legal == list(game.legal(seat))
        hand, words = _hand(game, seat), [action.words for action in game.actions(seat)]
        if not words[0].startswith("gain"):
            before = hand
            continue
        assert before is not None
        ((cost, _),) = before - hand
        kinds = {cost for cost, _ in _cards(game.view(seat)["zones"][0])}
        assert len(words) == len({kind for kind in kinds if kind <= cost + 1})
        gains += 1
        offered.add(len(words))
    assert gains > 10 and len(offered) > 1


def _cards(zone: dict[str, dict[str, int]]) -> set[tuple[int, int]]:
    """Costs and copies that a view shows."""
    return {(int(name.rpartition(" ")[2]), copy) for name, count in zone["known"].items() for copy in range(count)}


def _hand(game: Game, seat: int) -> set[tuple[int, int]]:
    return _cards(next(zone for zone in game.view(seat)["zones"] if zone["owner"] == f"Player {seat + 1}"))
