"""What seats still know of a heap after something has left it, card by card: of equal copies one each is doubted, and
who knows a closed card among others does not know that it is the one that is taken.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from properties.catalogue import machine_of
from rulewright.game import Game

TEXT = """\
rulewright: 1
game: followed
players: 3
limit: 100 decisions
components: {card: {kinds: {ace: 3, king: 1}}}
zones:
  box: {holds: card, seen_by: nobody}
  store: {holds: card, starts: all, seen_by: nobody}
  heap: {holds: card, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  tray: {holds: card, seen_by: face}
  open: {holds: card, order: row, seen_by: face}
actions:
  take: {pick: face_SIDE card in tray, do: move card to box, says: "{me} takes {card}"}
  stay: {says: "{me} stays"}
phases:
  game:
    deal: |
DEAL
    first: {must: [take, stay], by: player 2, if_none: never}
    last: {must: [take, stay], by: player 2, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
ACE = "move first 1 card in store to heap"
"""The cards are three aces and a king, in this order, here and in the heap."""
CASES: dict[str, tuple[list[str], list[tuple[dict[str, int], int]]]] = {
    "one of two known copies is doubted": (
        [ACE, ACE, "show heap to player 1", ACE, "move last 1 card in heap to open face up"],
        [({"ace": 1}, 1), ({}, 2), ({}, 2)],
    ),
    "each who knew it doubts it": (
        [ACE, "show heap to player 1", "show heap to player 2", ACE, "move last 1 card in heap to open face up"],
        [({}, 1), ({}, 1), ({}, 1)],
    ),
    "another kind is not doubted": (
        [ACE, "show heap to player 1", "move kings in store to heap", "move last 1 card in heap to open face up"],
        [({"ace": 1}, 0), ({}, 1), ({}, 1)],
    ),
    "who alone sees it arrive doubts it": (
        [
            ACE,
            "show heap to player 1",
            ACE,
            "move last 1 card in store to open face up",
            "move last 1 card in heap to (player 1).hand",
        ],
        [({}, 1), ({}, 1), ({}, 1)],
    ),
    "who does not see it arrive knows nothing any more": (
        [ACE, ACE, "show heap to player 1", "show heap to player 2", "move first 1 card in heap to (player 1).hand"],
        [({"ace": 1}, 0), ({}, 1), ({}, 1)],
    ),
}


def started(folder: Path, deal: list[str], side: str = "up", seed: int = 1) -> Game:
    lines = "".join(f"      {line}\n" for line in deal)
    return Game.start(machine_of(TEXT.replace("DEAL\n", lines).replace("SIDE", side), 3, folder), seed)


@pytest.mark.parametrize("case", CASES)
def test_what_is_still_known_of_a_heap(case: str, tmp_path: Path) -> None:
    deal, known = CASES[case]
    game = started(tmp_path, deal)
    heaps = [next(zone for zone in game.view(eye)["zones"] if zone["zone"] == "heap") for eye in range(3)]
    assert [(heap["known"], heap["unknown"]) for heap in heaps] == known


@pytest.mark.parametrize(("face", "told"), [("up", "king"), ("down", "a card")])
def test_a_card_is_told_to_those_who_see_which_one_is_taken(face: str, told: str, tmp_path: Path) -> None:
    deal = ["move aces in store to tray face down", f"move kings in store to tray face {face}", "show tray to player 1"]
    for seed in range(8):  # whichever it is
        game = started(tmp_path, deal, face, seed)
        game.choose(1, next(action for action in game.legal(1) if game.words(1, action).startswith("take ")))
        assert [game.log(eye)[-1] for eye in (0, 1, 2)] == [f"Player 2 takes {told}"] * 3
