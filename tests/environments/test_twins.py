"""Rows and texts tell what the seat's view tells, no more and no less: twin games look alike,
and positions that look otherwise have other rows.
"""

from __future__ import annotations

import json

import pytest

from properties import catalogue, play, twins
from properties.catalogue import Case
from properties.test_secrets import released, starts
from rulewright.adapters import Columns, text_of, view_lines
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers

WALK = 8


def told(game: Game, eye: int, columns: Columns) -> tuple[bytes, str]:
    """What an array and a text tell a seat, or an onlooker."""
    row = columns.row(ViewNumbers(game.machine)(game.state, eye), eye)
    return row.tobytes(), text_of(view_lines(game.view(eye if eye < game.program.players else None)))


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_twin_games_have_equal_rows_and_texts(case: Case) -> None:
    """What a seat cannot see is exchanged; then both games go on with the same choices and chance."""
    columns = Columns(case.machine)
    compared = 0
    for start, rng in starts(case, 1, 2, 4):
        for eye in range(start.program.players + 1):
            walk = twins.walk(start, eye, rng, WALK)
            labels = twins.shuffled_labels(start, walk.learnt | twins.framed(start), rng)
            game, twin = start.clone(), twins.relabelled(start, labels)
            assert told(game, eye, columns) == told(twin, eye, columns)
            for step in walk.steps:
                if not twins.follow(game, twin, step, labels):
                    break
                if not twins.same_but_for(game, twin, labels):
                    assert released(game) or told(game, eye, columns) == told(twin, eye, columns)
                    break
                assert told(game, eye, columns) == told(twin, eye, columns)
                compared += 1
    assert compared


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_rows_texts_and_views_cut_positions_alike(case: Case) -> None:
    """Two positions have the same row if and only if they have the same text and the same view."""
    columns = Columns(case.machine)
    found: set[tuple[bytes, str, str]] = set()
    for seed in range(2):
        for game in play.positions(case.machine, seed, 12, automatic=False):
            for eye in range(game.program.players + 1):
                view = game.view(eye if eye < game.program.players else None)
                shown = json.dumps({name: one for name, one in view.items() if name != "legal"})
                row, text = told(game, eye, columns)
                found.add((row, f"{eye} {text}", shown))
    assert len(found) == len({row for row, _, _ in found}) == len({text for _, text, _ in found})
    assert len(found) == len({shown for _, _, shown in found})
