"""A sample of what `python -m fuzz` does for as long as it is told;
and the hunt itself notices what it is there for.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from fuzz import hunting, kinds
from fuzz.changes import language_words, put_language_word
from fuzz.hunting import batch_examined, one
from fuzz.kinds import ACCEPTED, KINDS, Kind, Play, made
from tiers import either

SAMPLE = {
    "ruleset": 60,
    "data": 60,
    "scenarios": 25,
    "variant": 80,
    "settings": 150,
    "record": 150,
    "save": 150,
    "messages": 60,
    "translation": 60,
    "targets": 60,
    "layout": 150,
    "journal": 100,
    "tables": 60,
}


@pytest.mark.parametrize("kind", KINDS)
def test_changed_inputs_get_an_answer(kind: str, tmp_path: Path) -> None:
    """Accepted or refused at a place, in bounded time; some are accepted, so that the sample is not all noise."""
    sample = range(either(SAMPLE[kind] // 3, SAMPLE[kind]))
    found = [one(kind, seed, tmp_path, Play(native=20)) for seed in sample]
    assert [fault for caught in found for fault in caught.faults] == []
    assert sum(caught.verdicts[kind, ACCEPTED] for caught in found) > 0


def test_every_kind_has_a_sample() -> None:
    assert SAMPLE.keys() == KINDS.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_is_always_the_same_input(kind: str) -> None:
    assert made(kind, 5) == made(kind, 5)
    assert len({made(kind, seed) for seed in range(20)}) > 10


def test_every_word_of_the_language_is_put_in() -> None:
    """They are taken from the grammar and the schemas: those that came last are among them, and each is used."""
    words = language_words()
    assert {"announces", "edge_towards", "positions_of", "counterclockwise", "starts"} <= set(words)
    chance = random.Random(1)
    assert {put_language_word(chance, "", ()) for _ in range(len(words) * 20)} == set(words)


def _fails(text: str, _chance: random.Random, _folder: Path, _play: Play) -> str:
    match text:
        case "raises":
            raise AssertionError("it is wrong")
        case "hangs":
            while True:
                pass
        case "eats":
            return str(len(bytearray(hunting.MEMORY * 2)))
        case "dies":
            time.sleep(0)
            import os

            os._exit(3)
    return ACCEPTED


def test_faults_are_noticed_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What raises, hangs, takes all memory or ends its process is one fault each, and costs no other input."""
    wishes = ["fine", "raises", "hangs", "eats", "dies", "fine"]
    monkeypatch.setitem(kinds.KINDS, "wish", Kind(lambda chance: "", _fails, 1))
    monkeypatch.setattr(
        hunting, "examined", lambda kind, seed, folder, play: _fails(wishes[seed], random.Random(0), folder, play)
    )
    caught = batch_examined([("wish", seed) for seed in range(len(wishes))], Play())
    assert caught.verdicts == {("wish", ACCEPTED): 2}
    words = {seed: text for _, seed, text in caught.faults}
    assert sorted(words) == [1, 2, 3, 4]
    assert "it is wrong" in words[1]
    assert "longer than 1 s" in words[2]
    assert "MemoryError" in words[3]
    assert "ended the process (3)" in words[4]
