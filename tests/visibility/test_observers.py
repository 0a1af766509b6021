"""What observers of OpenSpiel tell of a game in which chance, a secret choice and two at once come one after the other:
each kind, for each seat, stop by stop, as texts and as tensors, to the letter (`expected/observers.txt`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from rulewright import openspiel
from rulewright.errors import BadConfiguration
from rulewright.openspiel import observers

TEXT = """\
rulewright: 1
game: glances
title: Glances
players: 2
limit: 3 decisions
components: {card: {kinds: {ace: 1, king: 1}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  table: {holds: card, seen_by: everyone}
state:
  sec: {is: 0..3, start: 0, per: player, seen_by: owner}
  total: {is: 0..9, start: 0, per: player}
  luck: {is: 0..2, start: 0}
actions:
  keep: {pick: "n in 1..2", do: "set sec[me] to n", seen_by: owner, says: "{me} keeps {n}"}
  grow: {pick: "n in 1..2", do: "add n to total[me]", says: "{me} adds {n}"}
  rest: {do: "add 3 to total[me]"}
  lay: {pick: card in me.hand, do: move card to table, says: "{me} lays {card}"}
phases:
  game:
    deal: |
      shuffle deck
      draw 1 from deck to (player 2).hand
    one: {must: [keep, rest], by: player 1, if_none: never}
    chance: set luck to random(n in 1..2)
    two: {everyone: [grow, rest], if_none: never}
    last: {must: [rest, lay], by: player 2, if_none: never}
score: {of: player, points: "total[player] + sec[player]", rank: highest points then shared}
"""
EXPECTED = Path(__file__).with_name("expected") / "observers.txt"
NOBODY, ONE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
KINDS: dict[str, dict[str, Any] | None] = {
    "observation": None,
    "private": {"public_info": False, "perfect_recall": False, "private_info": ONE},
    "public": {"perfect_recall": False, "private_info": NOBODY},
    "nothing": {"public_info": False, "perfect_recall": False, "private_info": NOBODY},
    "remembered": {"perfect_recall": True, "private_info": ONE},
    "remembered in public": {"perfect_recall": True, "private_info": NOBODY},
}
WAY = ((0,), (1,), (1,), (0, 2), (0,))
"""Which of the legal ids are taken, stop by stop; two where both choose."""


def stops(folder: Path) -> Iterator[Any]:
    path = folder / "ruleset.yaml"
    path.write_text(TEXT, encoding="utf-8")
    state = openspiel.load(path, backend="reference").new_initial_state()
    yield state
    for taken in WAY:
        if len(taken) == 1:
            state.apply_action(state.legal_actions()[taken[0]])
        else:
            state.apply_actions([state.legal_actions(seat)[place] for seat, place in enumerate(taken)])
        yield state


def observer(state: Any, kind: str) -> Any:
    wanted = KINDS[kind]
    return state.get_game().make_py_observer(None if wanted is None else pyspiel.IIGObservationType(**wanted), {})


def told(state: Any, kind: str, seat: int) -> str:
    """A text, and of a tensor its name, its size and its numbers up to the last that is not 0."""
    looking = observer(state, kind)
    looking.set_from(state, seat)
    lines = [f"    {line}" for line in looking.string_from(state, seat).splitlines()]
    for name, row in looking.dict.items():
        assert row is looking.tensor
        numbers = " ".join(str(int(number)) for number in row).rstrip(" 0")
        lines.append(f"    {name} {len(row)}: {numbers}")
    return "\n".join(lines) or "    no more"


def everything(folder: Path) -> Iterator[str]:
    for number, state in enumerate(stops(folder)):
        for kind in KINDS:
            both = [told(state, kind, seat) for seat in (0, 1)]
            for seats, text in (("0 and 1", both[0]),) if both[0] == both[1] else (("0", both[0]), ("1", both[1])):
                yield f"stop {number}, {kind}, {seats}:"
                yield text


def test_what_is_told_at_each_stop(tmp_path: Path) -> None:
    assert "\n".join(everything(tmp_path)).splitlines() == EXPECTED.read_text(encoding="utf-8").splitlines()


def test_a_tensor_is_written_over(tmp_path: Path) -> None:
    *_, state = stops(tmp_path)
    for kind in ("observation", "private", "remembered"):
        looking = observer(state, kind)
        looking.tensor.fill(7)
        looking.set_from(state, 1)
        again = observer(state, kind)
        again.set_from(state, 1)
        assert (looking.tensor == again.tensor).all()


@pytest.mark.parametrize("most", [0, 40, 10_000])
def test_long_texts_are_joined_anew(most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are the same, asked for once or again."""
    monkeypatch.setattr(observers, "MOST_CHARACTERS", most)
    for number, state in enumerate(stops(tmp_path)):
        whole = f"stop {number}, remembered, 1:\n{told(state, 'remembered', 1)}"
        assert whole == f"stop {number}, remembered, 1:\n{told(state, 'remembered', 1)}"
        assert whole in EXPECTED.read_text(encoding="utf-8")
        node = state.node
        assert all(len(text) <= most for text in node.recalled.values())
        assert bool(node.recalled) is (len(observers.recalled_text(node, 1)) <= most)


def test_a_text_that_is_just_short_enough_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, state = stops(tmp_path)
    length = len(state.information_state_string(1))
    for most, is_kept in ((length, True), (length - 1, False)):
        state.node.recalled.clear()
        monkeypatch.setattr(observers, "MOST_CHARACTERS", most)
        observers.recalled_text(state.node, 1)
        assert bool(state.node.recalled) is is_kept


def test_a_tensor_that_is_too_long_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(stops(tmp_path))
    rules, size = state.node.rules, len(observer(state, "remembered").tensor)
    monkeypatch.setattr(observers, "MOST_NUMBERS", size)
    assert observers.recalled_size(rules) == size
    monkeypatch.setattr(observers, "MOST_NUMBERS", size - 1)
    looking = observer(state, "remembered")
    assert observers.recalled_size(rules) == 0 and looking.tensor is None and looking.dict == {}
    assert looking.string_from(state, 0)
    with pytest.raises(BadConfiguration, match=f"would have {size:,} numbers, and {size - 1:,} are the most"):
        looking.set_from(state, 0)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"perfect_recall": False, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, "nobody sees what all"),
        ({"perfect_recall": True, "public_info": False, "private_info": ONE}, "not divided into private and public"),
    ],
)
def test_what_nobody_sees_is_not_told(wanted: dict[str, Any], why: str, tmp_path: Path) -> None:
    game = next(stops(tmp_path)).get_game()
    with pytest.raises(BadConfiguration, match=why):
        game.make_py_observer(pyspiel.IIGObservationType(**wanted), {})
