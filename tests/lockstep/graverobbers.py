"""Graverobbers: `rulesets/graverobbers` and `oracles/graverobbers`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oracles import graverobbers
from rulewright.game import Game

from . import naming
from .driver import Action, Chance, Facts, Key, Oracle

LETTERS = {"robber": "R", "detective": "D", "police": "P"}
FATES = {"undecided": None, "saved": graverobbers.CLOSED, "robbed": graverobbers.OPEN}


def card(game: Game, component: int) -> str:
    found = naming.printed(game, component)
    return f"{LETTERS[found.kind]}{found.traits['value']}"


def objective(game: Game, component: int) -> str:
    found = naming.printed(game, component)
    if found.kind != "pair":
        return "black majority" if found.kind == "most_robbed" else "white majority"
    edge = game.program.words["edge"][found.traits["edge"]]
    return f"{edge} {found.traits['tomb_a'] + 1}-{found.traits['tomb_b'] + 1}"


class Graverobbers:
    """Both sides deal hands, then objectives, seat by seat.
    The oracle says which objectives are kept, we say which is dropped.
    """

    loose: frozenset[str] = frozenset()
    steady = frozenset({"place", "also_place", "spy", "accuse"})

    def __init__(self, players: int, games: int = 1) -> None:
        self.players = players
        self.games = games

    def oracle(self, chance: Chance) -> Oracle:
        self.game = graverobbers.Game(self.players, chance, self.games)
        return self.game

    def asked(self, what: str) -> Key:
        return (what,)

    def event(self, game: Game) -> Key:
        draw = naming.drawn(game)
        if draw is None:
            return ("first player",)
        return ("card",) if draw[0].family == "deck" else ("objective",)

    def outcome(self, game: Game, value: int) -> object:
        draw = naming.drawn(game)
        if draw is None:
            return value
        return card(game, value) if draw[0].family == "deck" else objective(game, value)

    def action(self, game: Game, seat: int, number: int) -> Action:
        choice = naming.choice(game, seat, number)
        match choice.name:
            case "drop":
                kept = Counter(self._held(game, "goals", seat)) - Counter(
                    [objective(game, choice.component("objective"))]
                )
                return ("keep", *sorted(kept.elements()))
            case "place":
                return ("play", card(game, choice.component("card")), choice.number("tomb"))
            case "also_place":
                return ("play", card(game, choice.component("extra")), choice.number("second"))
            case "spy":
                return ("spy", card(game, choice.component("police")), choice.number("tomb"))
            case "accuse":
                return ("accuse", choice.number("accused"))
            case "pass":
                return ("pass",) if self.game.phase == "accuse" else ("stop",)
        raise AssertionError(choice)

    def _held(self, game: Game, zone: str, seat: int) -> list[str]:
        return sorted(objective(game, c) for c in naming.zone(game, zone, seat))

    def ours(self, game: Game) -> Facts:
        seats = range(self.players)
        columns = [naming.zone(game, "column", tomb) for tomb in range(graverobbers.TOMBS)]
        faces = [["up" if up else "down" for up in naming.faces_up(game, column)] for column in columns]
        return {
            "holder": naming.state(game, "holder")[0],
            "hands": [sorted(card(game, c) for c in naming.zone(game, "hand", seat)) for seat in seats],
            "columns": [
                list(zip([card(game, c) for c in column], up, strict=True))
                for column, up in zip(columns, faces, strict=True)
            ],
            "fates": [FATES[naming.word(game, "fate", fate)] for fate in naming.state(game, "fate")],
            "objectives": [self._held(game, "goals", seat) for seat in seats],
            "discarded objectives": [next(iter(self._held(game, "dropped", seat)), None) for seat in seats],
            "accusations": [None if suspect < 0 else suspect for suspect in naming.state(game, "suspect")],
            "spies": sorted(card(game, c) for c in naming.zone(game, "spies")),
            "set aside": sorted(card(game, c) for c in naming.zone(game, "deck")),
            "unused objectives": sorted(objective(game, c) for c in naming.zone(game, "unused")),
            "scores": naming.state(game, "total"),
        }

    def theirs(self, facts: dict[str, Any]) -> Facts:
        """All but the counters of the course: phase, game, round, who is active; and the sum of the history."""
        left_out = {"phase", "game", "round", "active", "history"}
        return {
            **{name: value for name, value in facts.items() if name not in left_out},
            "spies": sorted(facts["spies"]),
        }

    def ending(self) -> str:
        last = graverobbers.SET_UPS[self.players].rounds
        return "all rounds" if self.game.facts()["round"] == last else "early"
