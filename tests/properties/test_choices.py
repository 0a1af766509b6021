"""Legal choices: what is published can be chosen, what is not is refused and changes nothing;
ids and views keep their static sizes.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rulewright.game import Game, Illegal
from rulewright.ir.program import PASS, Offer

from . import catalogue, play
from .catalogue import Case


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_every_legal_id_can_be_chosen(case: Case) -> None:
    """A sample of legal ids at every stop: within the static bounds, each once, in words
    that no other id has, and taken without a fault.
    """
    rng = random.Random(1)
    for seed in catalogue.seeds(1, 5):
        for game in play.some(play.stops(case.machine, seed), 40):
            for seat in game.state.pending:
                legal = game.legal(seat)
                assert legal
                assert len(set(legal)) == len(legal)
                assert all(0 <= action < game.program.action_count for action in legal)
                for action in rng.sample(legal, min(4, len(legal))):
                    assert game.words(seat, action)
                    game.clone().choose(seat, action)


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_legal_choices_read_differently(case: Case) -> None:
    """No two choices of one list have the same words: a person could not tell them apart."""
    for game in play.some(play.stops(case.machine, 2), 12):
        for seat in game.state.pending:
            words = [action.words for action in game.actions(seat)]
            assert len(set(words)) == len(words), sorted(w for w in words if words.count(w) > 1)[:4]


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_what_is_not_legal_is_refused_and_changes_nothing(case: Case) -> None:
    """Ids out of the list, strangers and seats that are not asked: `Illegal`
    with words, and the position stays as it was.
    """
    rng = random.Random(2)
    for game in play.some(play.stops(case.machine, 3), 25):
        before = (game.full_digest(), dict(game.state.pending))
        for _ in range(12):
            seat = rng.randrange(-1, game.program.players + 1)
            action = rng.choice([-1, PASS, game.program.action_count, rng.randrange(game.program.action_count)])
            if action in game.legal(seat):
                continue
            with pytest.raises(Illegal, match=r"\w+ \w+"):
                game.choose(seat, action)
            with pytest.raises(Illegal, match=r"\w+ \w+"):
                game.words(seat, action)
        assert (game.full_digest(), game.state.pending) == before


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_binding_and_enumerating_agree(case: Case) -> None:
    """An id of an offered action can be bound if and only if enumerating found it: all
    ids of small actions, a sample of large ones.
    """
    rng = random.Random(4)
    for game in play.some(play.stops(case.machine, 4, most=80), 20):
        for seat in game.state.pending:
            for offer in offers(game):
                chooser = game.machine.choosers.all[offer.action]
                action, legal = chooser.action, set(game.legal(seat))
                ids = range(action.base, action.base + action.size)
                for number in ids if action.size <= 60 else rng.sample(ids, 60):
                    s = game.state.slots[:]
                    arguments = [game.machine.value(a)(s) for a in offer.arguments]
                    assert chooser.bind(s, seat, arguments, number) == (number in legal), (action.name, number)


def offers(game: Game) -> list[Offer]:
    """What the pending step offers (arguments never name the chooser where several seats choose at once)."""
    instruction = game.program.code[game.state.slots[game.program.pc]]
    found = instruction.operands[1] if instruction.name == "choose" else instruction.operands[2]
    assert isinstance(found, tuple)
    return [offer for offer in found if isinstance(offer, Offer)]


# ---- views ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", catalogue.counts(), ids=str)
def test_views_keep_their_static_shape(case: Case) -> None:
    """The same zones, purses and state in the same order at every stop and for every seat;
    no zone shows more than its capacity; all is JSON.
    """
    program = case.machine.program
    rooms = [zone.room for zone in program.zones]
    shapes = set()
    for game in play.some(play.stops(case.machine, 6), 25):
        for eye in play.eyes(game):
            view = game.view(eye)
            assert json.loads(json.dumps(view)) == view
            shapes.add(shape(view))
            for entry, room in zip(view["zones"], rooms, strict=True):
                assert entry["count"] == (
                    len(entry["row"]) if "row" in entry else sum(entry["known"].values()) + entry["unknown"]
                )
                assert entry["count"] <= room
    assert len(shapes) == 1


def shape(view: dict[str, Any]) -> str:
    """The names that a view is made of, without its values."""
    lists = {
        key: [(e.get("zone") or e.get("purse") or e.get("state"), e["owner"], e.get("of")) for e in view[key]]
        for key in ("zones", "money", "state")
    }
    return repr((sorted(view), lists))


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_seat_sees_what_onlookers_see(case: Case) -> None:
    """What is known to an onlooker is known to every seat: known components, amounts, values."""
    for game in play.some(play.stops(case.machine, 7), 25):
        public = game.view(None)
        for seat in range(game.program.players):
            view = game.view(seat)
            for ours, theirs in zip(view["zones"], public["zones"], strict=True):
                assert holds(ours, theirs)
            for key, value in (("money", "amount"), ("state", "value")):
                assert all(
                    theirs[value] in (None, ours[value]) for ours, theirs in zip(view[key], public[key], strict=True)
                )


def holds(ours: dict[str, Any], theirs: dict[str, Any]) -> bool:
    """Whether one view of a zone tells at least what another does."""
    if "row" in theirs:
        return all(b in (None, a) for a, b in zip(ours["row"], theirs["row"], strict=True))
    return all(ours["known"].get(kind, 0) >= number for kind, number in theirs["known"].items())
