"""Digging: `rulesets/digging` and `oracles/digging`."""

from __future__ import annotations

from typing import Any

from oracles import digging
from rulewright.game import Game

from . import naming
from .driver import Action, Chance, Facts, Key, Oracle


def card(game: Game, component: int) -> str:
    found = naming.printed(game, component)
    metal = game.program.words["metal"][found.traits["metal"]] if found.traits["metal"] >= 0 else ""
    return {
        "claim": f"mine {metal}",
        "chest": f"chest {metal}",
        "double": f"double {metal}",
        "closer": "closed",
        "bandit": f"bandit {found.traits['strength']}",
    }[found.kind]


class Digging:
    """The oracle draws who starts, we draw the dealer before him.
    Mines are numbered as they are opened on both sides.
    """

    loose = frozenset({"hands", "deck", "deck size", "discards", "mines", "starter", "idle turns"})
    """We gather the mines to score them; the oracle leaves them on the table."""
    steady = frozenset({"draw", "pass", "open", "work", "close", "attack", "join"})

    def __init__(self, players: int, mode: str | None = None) -> None:
        self.players = players
        self.mode = mode

    def oracle(self, chance: Chance) -> Oracle:
        self.game = digging.Game(self.players, chance, self.mode)
        return self.game

    def asked(self, what: str) -> Key:
        return (what,)

    def event(self, game: Game) -> Key:
        if naming.drawn(game) is None:
            return ("first player",)
        return ("deal",) if self._dealing(game) else ("draw",)

    def _dealing(self, game: Game) -> bool:
        """Whether the rule being carried out is that of a phase: a card is drawn in an action and dealt in a phase."""
        at = game.state.slots[game.program.pc]
        return max((r for r in game.program.routines if r.entry <= at), key=lambda r: r.entry).kind == "phase"

    def outcome(self, game: Game, value: int) -> object:
        return (value + 1) % self.players if naming.drawn(game) is None else card(game, value)

    def action(self, game: Game, seat: int, number: int) -> Action:
        choice = naming.choice(game, seat, number)
        match choice.name:
            case "draw":
                return digging.DRAW
            case "pass":
                return ("pass", card(game, choice.component("card"))) if choice.picks else digging.NULL
            case "open":
                return ("open", card(game, choice.component("claim")))
            case "work":
                return ("work", card(game, choice.component("card")), choice.number("mine"))
            case "close":
                return ("close", choice.number("mine"))
            case "attack":
                return ("attack", card(game, choice.component("bandit")), choice.number("mine"))
            case "join":
                return ("join", card(game, choice.component("bandit")))
        raise AssertionError(choice)

    def ours(self, game: Game) -> Facts:
        owners = naming.state(game, "owner")
        deck = sorted(card(game, c) for c in naming.zone(game, "deck"))
        return {
            "starter": (naming.state(game, "dealer")[0] + 1) % self.players,
            "totals": naming.state(game, "total"),
            "hands": [sorted(card(game, c) for c in naming.zone(game, "hand", seat)) for seat in range(self.players)],
            "deck": deck,
            "deck size": len(deck),
            "discards": sorted(card(game, c) for c in naming.zone(game, "discard")),
            "mines": [self._mine(game, number, owner) for number, owner in enumerate(owners) if owner >= 0],
            "idle turns": naming.state(game, "idle")[0],
        }

    def _mine(self, game: Game, number: int, owner: int) -> dict[str, object]:
        fight = naming.state(game, "fight")[0] == number
        metal = next(card(game, c) for c in naming.zone(game, "sign", number) if card(game, c).startswith("mine"))
        gangs = {seat: card(game, c) for seat in range(self.players) for c in naming.zone(game, "gang", seat)}
        return {
            "metal": metal.removeprefix("mine "),
            "owner": owner % game.program.sides,
            "seat": owner,
            "chests": [card(game, c) for c in naming.zone(game, "vein", number)],
            "closed": bool(naming.state(game, "shut")[number]),
            "fight": sorted(gangs.items()) if fight else None,
        }

    def theirs(self, facts: dict[str, Any]) -> Facts:
        """All but who is active, how many hands were played and how many turns are left;
        idle turns count up to the limit.
        """
        mines = [{**mine, "fight": mine["fight"] and sorted(mine["fight"])} for mine in facts["mines"]]
        left_out = {"active", "hands played", "turns left"}
        kept = {name: value for name, value in facts.items() if name not in left_out}
        return {**kept, "mines": mines, "idle turns": min(facts["idle turns"], digging.STALL_LIMIT)}

    def ending(self) -> str:
        return f"{min(self.game.hands_played, 10)}{'+' if self.game.hands_played >= 10 else ''} hands"
