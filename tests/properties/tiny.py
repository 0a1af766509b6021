"""Rulesets of a few lines for exact expectations, and what a seat sees of them.

Cards: two each of ace, deuce, trey and four. The deck is not shuffled unless a test does it, so its top card is an ace.
"""

from __future__ import annotations

from pathlib import Path

from rulewright import loading
from rulewright.game import Game
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report, Severity

CARDS = """
rulewright: 1
game: tiny
title: Tiny
players: 2..4
limit: 100 decisions
components:
  card:
    traits: {rank: 1..4}
    kinds: {ace: {rank: 1, count: 2}, deuce: {rank: 2, count: 2}, trey: {rank: 3, count: 2}, four: {rank: 4, count: 2}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
"""
ROW = "  row: {holds: card, order: row, seen_by: face}\n"
OPEN = "  open: {holds: card, seen_by: everyone}\n"
DARK = "  dark: {holds: card, seen_by: nobody}\n"
FACES = "  faces: {holds: card, seen_by: face}\n"
SCORE = "score: {of: player, points: 0, rank: highest points then shared}\n"
GO = "  go: {says: '{me} goes'}\n"

Seen = list[str | None] | tuple[dict[str, int], int]


def started(folder: Path, text: str, players: int = 2, seed: int = 1, **options: str) -> Game:
    """A game of a ruleset given as text (its score is added)."""
    path = folder / "ruleset.yaml"
    path.write_text(text + SCORE, encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    errors = [f"{d.span}: {d.message}" for d in report if d.severity is Severity.ERROR]
    assert ruleset is not None and not errors, errors
    return Game.start(ruleset.machine(players, options), seed)


def sees(game: Game, eye: int | None, zone: str, owner: int | None = None) -> Seen:
    """What a seat sees of a zone: a row or pile by position, of a heap what is known and how many are not."""
    name = f"Player {owner + 1}" if owner is not None else None
    entry = next(
        entry
        for entry in game.view(eye)["zones"]
        if entry["zone"] == zone and entry["owner"] in (name, None, f"side {(owner or 0) + 1}")
    )
    return entry["row"] if "row" in entry else (entry["known"], entry["unknown"])


def act(game: Game, words: str) -> None:
    """Takes the only legal choice that reads like that, for whoever may act."""
    found = [
        (seat, action)
        for seat in sorted(game.state.pending)
        for action in game.legal(seat)
        if game.words(seat, action).startswith(words)
    ]
    assert len(found) == 1, [game.actions(seat) for seat in game.state.pending]
    game.choose(*found[0])


def last(game: Game, players: int = 2) -> list[str]:
    """The last line of the log for every seat and for onlookers."""
    return [game.log(eye)[-1] for eye in [*range(players), None]]
