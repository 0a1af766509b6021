"""Gnadenlos: `rulesets/gnadenlos` and `oracles/gnadenlos`."""

from __future__ import annotations

import random
from typing import Any

from oracles import gnadenlos
from rulewright.game import Game

from . import naming
from .driver import Action, Chance, Facts, Key, Oracle

Bill = tuple[int, int]
EVENTS = {"adventurer": "pile", "seed bill": "box", "event": "pack"}


def adventurer(game: Game, component: int) -> str:
    traits = naming.printed(game, component).traits
    return f"{traits['gold']}{traits['pistols']}{traits['cards']}"


def bill(game: Game, component: int) -> Bill:
    traits = naming.printed(game, component).traits
    return traits["issuer"], traits["value"]


def event(game: Game, component: int) -> tuple[Any, ...]:
    found = naming.printed(game, component)
    name = found.kind.replace("_", " ")
    return (name, found.traits["first_prize"], found.traits["second_prize"]) if found.kind == "gold_rush" else (name,)


def thrifty(rng: random.Random, actions: list[Action]) -> Action:
    """Bids low, seldom buys prestige: games that do not end by vultures at once."""
    if actions[0][0] == "bid":
        least = min(sum(value for _, value in action[1]) for action in actions)
        return rng.choice([action for action in actions if sum(value for _, value in action[1]) <= least + 1])
    if actions[0][0] == "buy" and rng.random() < 0.7:
        return actions[0]
    return rng.choice(actions)


def without_end(market: list[Bill | None]) -> list[Bill | None]:
    """The market up to its last bill: gaps behind it are no gaps."""
    while market and market[-1] is None:
        market = market[:-1]
    return market


def eager(rng: random.Random, actions: list[Action]) -> Action:
    """Bids low and buys all the prestige it can: games that end at the goal."""
    if actions[0][0] in ("buy", "final-buy"):
        return actions[-1]
    return thrifty(rng, actions)


class Gnadenlos:
    """Chance comes in the same order on both sides."""

    loose: frozenset[str] = frozenset()
    steady = frozenset({"send", "take", "refill", "bid", "lay"})

    def __init__(self, players: int, setup: str = "basic") -> None:
        self.players = players
        self.setup = setup

    def oracle(self, chance: Chance) -> Oracle:
        self.game = gnadenlos.Game(self.players, chance, self.setup)
        return self.game

    def asked(self, what: str) -> Key:
        return (EVENTS.get(what, "die"),)

    def event(self, game: Game) -> Key:
        draw = naming.drawn(game)
        return (draw[0].family,) if draw is not None else ("die",)

    def outcome(self, game: Game, value: int) -> object:
        draw = naming.drawn(game)
        if draw is None:
            return value
        return {"pile": adventurer, "box": bill, "pack": event}[draw[0].family](game, value)

    def action(self, game: Game, seat: int, number: int) -> Action:
        choice = naming.choice(game, seat, number)
        match choice.name:
            case "send":
                return ("play", adventurer(game, choice.component("adventurer")))
            case "take":
                return ("take", tuple(sorted(choice.numbers("spots"))))
            case "refill":
                return ("refill", choice.number("source"), choice.number("gap"))
            case "buy":
                return ("final-buy" if self.game.ending else "buy", choice.number("amount"))
            case "bid":
                return ("bid", tuple(sorted(bill(game, c) for c in choice.components("bills"))))
            case "hire":
                return (
                    "pick",
                    tuple(sorted(adventurer(game, c) for c in naming.zone(game, "team", choice.number("lot")))),
                )
            case "lay":
                return ("place", bill(game, choice.component("bill")))
            case "pass":
                return gnadenlos.PASS
        raise AssertionError(choice)

    def ours(self, game: Game) -> Facts:
        seats = range(self.players)
        market = [
            next((bill(game, c) for c in naming.zone(game, "market", spot)), None)
            for spot in range(game.program.zone_family("market").count)
        ]
        crews = [sorted(adventurer(game, c) for c in naming.zone(game, "crew", seat)) for seat in seats]
        shown = {seat: adventurer(game, c) for seat in seats for c in naming.zone(game, "shown", seat)}
        lots = [tuple(sorted(adventurer(game, c) for c in naming.zone(game, "team", lot))) for lot in seats]
        bids = {
            seat: sorted(bill(game, c) for zone in ("bid", "sleeve") for c in naming.zone(game, zone, seat))
            for seat in seats
        }
        return {
            "active": naming.state(game, "pistol")[0],
            "nuggets": naming.purse(game, "nuggets"),
            "bank": naming.purse(game, "bank")[0],
            "hats": naming.state(game, "hat"),
            "vultures": naming.purse(game, "vultures"),
            "undertaker": naming.state(game, "undertaker")[0],
            "hands": [sorted(bill(game, c) for c in naming.zone(game, "hand", seat)) for seat in seats],
            "crews": crews,
            "market": without_end(market),
            "pile": sorted(adventurer(game, c) for c in naming.zone(game, "pile")),
            "discards": sorted(adventurer(game, c) for c in naming.zone(game, "discards")),
            "events_left": sorted(event(game, c) for c in naming.zone(game, "pack")),
            "shown": shown,
            "lots": sorted(lot for lot in lots if lot),
            "bids": {seat: bills for seat, bills in bids.items() if bills},
        }

    def theirs(self, facts: dict[str, Any]) -> Facts:
        """All but the turn's number, the ending, the bills turned up in a running payday and the event that is over."""
        left_out = {"turn", "ending", "turned_up", "event"}
        kept = {name: value for name, value in facts.items() if name not in left_out}
        return {
            **kept,
            "lots": sorted(tuple(sorted(lot)) for lot in facts["lots"]),
            "market": without_end(facts["market"]),
        }

    def ending(self) -> str:
        return self.game.ending
