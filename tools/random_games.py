"""Random games of rulesets at every number of players, under every single option value and with every variant.

    python tools/random_games.py [RULESET ...] [--games 2000] [--each 200] [--watch 10]

`--games` with the defaults at each number of players, `--each` under every other option value and with every variant, also at
each number of players. Every stop of every N-th game (`--watch N`, 1: of all) is searched for lost cards and coins. Prints a line
for each configuration; the exit code is 1 if any game ended in a fault, was not finished, or lost something.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from rulewright.finding import Found, find, shipped, variants_of
from rulewright.game.conservation import violations
from rulewright.load import BadConfiguration, Ruleset, load
from rulewright.runtime.chance import BOTS, below, derived_seed
from rulewright.runtime.fault import Fault
from rulewright.runtime.machine import Machine
from rulewright.semantics.constants import option_values, option_word
from rulewright.source.diagnostic import Report


def configurations(ruleset: Ruleset, games: int, each: int) -> Iterator[tuple[str, Machine, int]]:
    """A label, a machine and how many games; combinations that the ruleset refuses are left out and told."""
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        machine = ruleset.machine(players)
        yield f"{ruleset.name} {players}", machine, games
        defaults = dict(machine.program.options)
        for option in ruleset.symbols.options.values():
            for word in (option_word(option, value) for value in option_values(option)):
                if word == defaults[option.name]:
                    continue
                try:
                    yield f"{ruleset.name} {players} {option.name}={word}", ruleset.machine(players, {option.name: word}), each
                except BadConfiguration as refused:
                    print(f"{ruleset.name} {players} {option.name}={word}: refused by the ruleset: {refused}")


def with_variants(name: str, games: int, each: int) -> Iterator[tuple[str, Machine, int]]:
    """The ruleset itself, then each of its variants at every number of players."""
    found = find(name)
    ruleset = load(found, Report())
    assert ruleset is not None, f"{name} has errors: see rulewright check"
    yield from configurations(ruleset, games, each)
    for variant in variants_of(found.path):
        varied = load(Found(found.path, (variant,)), Report())
        assert varied is not None, f"{name}:{variant} has errors"
        for players in range(varied.header.low, varied.header.high + 1):
            yield f"{varied.name} {players}", varied.machine(players), each


def play(machine: Machine, seed: int, watched: bool) -> str:
    """One game; what went wrong, or nothing."""
    try:
        state = machine.start(seed, log=False)
        while state.pending:
            if watched and (lost := violations(machine, state)):
                return "; ".join(lost)
            seat = min(state.pending)
            legal = state.pending[seat]
            machine.choose(state, seat, legal[below(state.streams, BOTS, len(legal))])
    except Fault as fault:
        return str(fault)
    return "; ".join(violations(machine, state)) if watched else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rulesets", nargs="*", default=list(shipped()))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--each", type=int, default=200)
    parser.add_argument("--watch", type=int, default=10)
    arguments = parser.parse_args()
    bad = 0
    for name in arguments.rulesets:
        for label, machine, games in with_variants(name, arguments.games, arguments.each):
            wrong = [why for n in range(games) if (why := play(machine, derived_seed(1, n), n % arguments.watch == 0))]
            bad += len(wrong)
            print(f"{label}: {games} games, {len(wrong)} with faults{': ' + wrong[0] if wrong else ''}", flush=True)
    print(f"{'no fault' if not bad else f'{bad} games with faults'}")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
