"""What tables hold beside numbers: words, spaces, players, flags, none, and sets. Both backends play
`tests/conformance/rulesets/value_tables.yaml`.
"""

from __future__ import annotations

import random
from pathlib import Path

from rulewright.game import Game
from rulewright.loading import load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

TABLES = Path(__file__).parent.parent / "conformance" / "rulesets" / "value_tables.yaml"
REACH = {"Ulm": {"Bonn", "Kiel"}, "Bonn": {"Rom"}, "Kiel": {"Ulm", "Rom"}, "Rom": set[str]()}
ROAD = {"Ulm": "Bonn", "Bonn": "Kiel", "Kiel": None, "Rom": "Ulm"}
NAMES = list(REACH)


def test_who_travels_goes_where_the_table_says() -> None:
    """In every decision of fifty games: the legal journeys are the set, and who walks follows the road."""
    ruleset = load(Found(TABLES, ()), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    at = next(slots for slots in machine.program.slots if slots.name == "at").base
    journeys = 0
    for seed in range(50):
        game, lot = Game.start(machine, seed), random.Random(seed)
        while not game.over:
            seat = min(game.state.pending)
            words = {game.words(seat, number): number for number in game.legal(seat)}
            place = NAMES[game.state.slots[at + seat]]
            found = {word.removeprefix("travel ") for word in words if word.startswith("travel ")}
            assert found == REACH[place]
            assert ("walk" in words) == (ROAD[place] is not None)
            chosen = lot.choice(sorted(words))
            game.choose(seat, words[chosen])
            if chosen == "walk":
                assert NAMES[game.state.slots[at + seat]] == ROAD[place]
            journeys += len(found)
    assert journeys > 100
