"""Zones that lie open while a condition holds: who sees what, and when. Both backends play
`tests/conformance/rulesets/opened.yaml`.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.game import Game
from rulewright.loading import load, load_text
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

OPENED = Path(__file__).parent.parent / "conformance" / "rulesets" / "opened.yaml"


def started(seed: int = 1) -> Game:
    ruleset = load(Found(OPENED, ()), Report())
    assert ruleset is not None
    return Game.start(ruleset.machine(2), seed)


def act(game: Game, word: str) -> None:
    seat = min(game.state.pending)
    game.choose(seat, next(number for number in game.legal(seat) if game.words(seat, number).startswith(word)))


def known(game: Game, viewer: int | None, zone: str, owner: str | None) -> tuple[int, int]:
    """How many components of a zone a viewer knows, and how many not."""
    entry = next(one for one in game.view(viewer)["zones"] if one["zone"] == zone and one.get("owner") == owner)
    return sum(entry["known"].values()), entry["unknown"]


def test_a_hand_lies_open_while_its_owner_has_declared() -> None:
    game = started()
    assert known(game, 1, "hand", "Player 1") == (0, 3)
    act(game, "declare")
    assert known(game, 1, "hand", "Player 1") == known(game, None, "hand", "Player 1") == (3, 0)
    assert known(game, 0, "hand", "Player 2") == (0, 3), "the other has not"


def test_what_comes_into_it_is_open_too() -> None:
    game = started()
    act(game, "declare")
    act(game, "draw")
    act(game, "draw")
    assert known(game, 1, "hand", "Player 1") == (4, 0)
    assert known(game, 0, "hand", "Player 2") == (0, 4)


def test_what_comes_when_it_is_closed_is_hidden_and_the_rest_is_known_still() -> None:
    game = started()
    act(game, "declare")
    act(game, "draw")
    act(game, "cover")
    act(game, "draw")
    act(game, "draw")
    assert known(game, 1, "hand", "Player 1") == (3, 1)


def test_a_zone_that_nobody_owns_opens_for_all() -> None:
    game = started()
    for _ in range(4):
        act(game, "throw")
    assert known(game, 0, "pit", None)[1] > 0
    act(game, "declare")
    assert known(game, 0, "pit", None) == known(game, None, "pit", None) == (4, 0)


def test_a_zone_that_is_open_from_the_start_is_seen_before_anything_changes() -> None:
    text = OPENED.read_text(encoding="utf-8").replace(
        "zones:\n", "zones:\n  shop: {holds: token, starts: all, seen_by: nobody, open_while: rounds < 1}\n", 1
    )
    text = text.replace("zones:\n", "  token: {kinds: {brass: 2, tin: 1}}\nzones:\n", 1)
    ruleset = load_text(Source("opened.yaml", text), Report())
    assert ruleset is not None
    assert known(Game.start(ruleset.machine(2), 1), 1, "shop", None) == (3, 0)
