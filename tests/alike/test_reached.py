"""What is reached through tables of sets, held against a plain search; both backends play
`tests/conformance/rulesets/reached.yaml`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from conformance.both import play
from conformance.cases import QUICK
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

TABLES = Path(__file__).parent.parent / "conformance" / "rulesets" / "reached.yaml"
STREETS = {"Ulm": ["Bonn", "Rom"], "Bonn": ["Kiel"], "Kiel": ["Ulm"], "Rom": ["Oslo", "Rom"]}
FERRIES = {
    "dry": {"Ulm": ["Nizza"]},
    "wet": {
        "Nizza": ["Oslo", "Kiel"],
        "Ulm": ["Ulm"],
        "Bonn": ["Ulm"],
        "Kiel": ["Ulm"],
        "Rom": ["Ulm"],
        "Oslo": ["Ulm"],
    },
}
TECHS = {
    "wheel": ["cart", "ship"], "ship": ["sail"], "sail": ["compass"], "print": ["press"], "cart": ["sail"],
}  # fmt: skip


@cache
def ruleset() -> Ruleset:
    found = load(Found(TABLES, ()), Report())
    assert found is not None
    return found


def reached(starts: Iterable[str], steps: Mapping[str, list[str]], out: Iterable[str] = ()) -> set[str]:
    """Depth first, as nothing of ours does it."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        here = waiting.pop()
        if here not in found and here not in set(out):
            found.add(here)
            waiting += steps.get(here, [])
    return found


def values(game: Game, seat: int, name: str) -> dict[str, object]:
    """A state as a seat sees it, by its owner."""
    return {str(entry["owner"]): entry["value"] for entry in game.view(seat)["state"] if entry["state"] == name}


def picked(words: Iterable[str], action: str) -> set[frozenset[str]]:
    """What an action offers: each a set of words."""
    told = (word.removeprefix(f"{action} ") for word in words if word.startswith(f"{action} "))
    return {frozenset(one.replace(" and ", ", ").split(", ")) for one in told}


def alone(found: Iterable[str]) -> set[frozenset[str]]:
    return {frozenset([one]) for one in found}


def offered(game: Game, seat: int) -> dict[str, set[frozenset[str]]]:
    """What each action must offer, by the plain search."""
    at, closed = str(values(game, seat, "at")[f"Player {seat + 1}"]), values(game, seat, "closed")
    shut, now = [town for town, flag in closed.items() if flag], str(values(game, seat, "now")["None"])
    studied, known = str(values(game, seat, "studied")["None"]), values(game, seat, "known")
    some = [*alone(closed), *(frozenset([one, other]) for one in closed for other in closed if one != other)]
    return {
        "travel": alone(reached([at], STREETS, shut) - {at}),
        "sail": alone(reached([at], FERRIES[now])),
        "close": {towns for towns in some if at in reached(towns, STREETS)},
        "study": alone(reached(["wheel"], TECHS)),
        "intend": alone(reached([studied], TECHS, [tech for tech, flag in known.items() if flag])),
    }


def test_what_is_offered_is_what_a_plain_search_reaches() -> None:
    """From a space, from a word, from what is picked; over streets that are closed, and over a table of two keys."""
    machine, tried = ruleset().machine(2), set[str]()
    for seed in range(6):
        game, lot = Game.start(machine, seed), random.Random(seed)
        while not game.over:
            seat = min(game.state.pending)
            words = {game.words(seat, number): number for number in game.legal(seat)}
            for action, found in offered(game, seat).items():
                assert picked(words, action) == found
            before = {str(tech) for tech, flag in values(game, seat, "known").items() if flag}
            action = lot.choice(sorted({word.split()[0] for word in words}))
            tried.add(action)
            chosen = lot.choice(sorted(word for word in words if word.split()[0] == action))
            game.choose(seat, words[chosen])
            if action == "spread":
                seeds = next(iter(picked([chosen], "spread")))
                after = {str(tech) for tech, flag in values(game, seat, "known").items() if flag}
                assert after == before | reached(seeds, TECHS, before)
    assert tried == {"travel", "sail", "settle", "close", "spread", "study", "intend", "make", "dig"}


def test_both_backends_reach_the_same() -> None:
    machine = ruleset().machine(3, {"toll": "yes"})
    native = NativeMachine(machine, QUICK)
    tallies = [play(machine, native, seed).tally for seed in range(8)]
    assert not any(tally.faults for tally in tallies)
    assert sum(tally.actions for tally in tallies) > 1_000
