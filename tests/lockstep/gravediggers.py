"""Gravediggers: `rulesets/gravediggers` and `oracles/gravediggers`."""

from __future__ import annotations

from typing import Any

from oracles import gravediggers
from rulewright.game import Game

from . import naming
from .driver import Action, Chance, Facts, Key, Oracle


def card(game: Game, component: int) -> str:
    found = naming.printed(game, component)
    return f"{found.kind} {found.traits['value']}" if found.kind == "valuable" else found.kind


class Gravediggers:
    """The oracle deals hands, then cemeteries; we deal cemeteries, then hands. Later cards are drawn in one order.

    When the game is over, we have mixed the tiles once more.
    """

    loose = frozenset({"tiles"})
    steady = frozenset({"bury", "view", "turn_over", "rob", "borrow", "clench"})

    def __init__(self, players: int) -> None:
        self.players = players
        self.dealt = 0

    def oracle(self, chance: Chance) -> Oracle:
        self.game = gravediggers.Game(self.players, chance)
        return self.game

    def asked(self, what: str) -> Key:
        if what != "card":
            return (what,)
        self.dealt += 1
        hands = gravediggers.HAND_SIZE * self.players
        if self.dealt <= hands:
            return ("hand", (self.dealt - 1) // gravediggers.HAND_SIZE)
        return ("cemetery", self.dealt - hands - 1) if self.dealt <= hands + gravediggers.CEMETERIES else ("card",)

    def event(self, game: Game) -> Key:
        draw = naming.drawn(game)
        if draw is None:
            return ("first player",)
        source, to = draw
        if source.family == "pool":
            return ("tile",)
        if game.state.started:
            return ("card",)
        return ("hand", to.owner) if to.family == "hand" else ("cemetery", to.owner)

    def outcome(self, game: Game, value: int) -> object:
        draw = naming.drawn(game)
        if draw is None:
            return value
        return naming.printed(game, value).kind if draw[0].family == "pool" else card(game, value)

    def action(self, game: Game, seat: int, number: int) -> Action:
        choice = naming.choice(game, seat, number)
        match choice.name:
            case "bury":
                return ("place", card(game, choice.component("card")), choice.number("cemetery"))
            case "view" | "turn_over":
                return (choice.name, choice.number("cemetery"), choice.position("card"))
            case "rob":
                return ("rob", choice.number("cemetery"))
            case "borrow" | "pass":
                return ("credit", choice.name == "borrow")
            case "clench":
                return ("fist", choice.number("amount"))
        raise AssertionError(choice)

    def ours(self, game: Game) -> Facts:
        lines = [naming.zone(game, "plot", cemetery) for cemetery in range(gravediggers.CEMETERIES)]
        return {
            "coins": naming.purse(game, "coins"),
            "notes": naming.purse(game, "notes"),
            "hands": [sorted(card(game, c) for c in naming.zone(game, "hand", seat)) for seat in range(self.players)],
            "lines": [
                list(zip([card(game, c) for c in line], naming.faces_up(game, line), strict=True)) for line in lines
            ],
            "closed": [bool(flag) for flag in naming.state(game, "closed")],
            "deck": len(naming.zone(game, "deck")),
            "box": len(naming.zone(game, "box")),
            "supply": naming.purse(game, "bank")[0],
            "tiles": sorted(naming.printed(game, tile).kind for tile in naming.zone(game, "pool")),
        }

    def theirs(self, facts: dict[str, Any]) -> Facts:
        """All but who is active: that is who decides."""
        return {name: value for name, value in facts.items() if name != "active"}

    def ending(self) -> str:
        return "all cemeteries closed" if self.game.last_robberies is None else "a hand empty"
