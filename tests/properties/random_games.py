"""Random games of rulesets at every number of players, under every single option value and with every variant.

    python tests/properties/random_games.py [RULESET ...] [--games 1000] [--each 200] [--watch 1] [--values-at
    every|usual] [--native]

`--games` with the defaults at each number of players, `--each` under every other option value and with every variant,
also at each number of players (`--values-at usual`: at the usual number only). Every stop of every N-th game (`--watch
N`, 1: of all) is searched for lost cards and coins, amounts out of bounds and knowledge that nobody can have. Prints a
line for each configuration with the most decisions that a game took, and the declared limit; the exit code is 1 if any
game ended in a fault (one beyond its limit does), or lost something. A RULESET is a shipped name or a path.

The reference interpreter plays. With `--native` compiled code plays all games, and the reference only those that are
watched, which must take as many decisions in both.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import BOTS, below, derived_seed
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import option_values, option_word
from rulewright.game.conservation import violations
from rulewright.loading import Ruleset, Unsound, load
from rulewright.ruleset_lookup import Found, find, shipped, variants_of
from rulewright.source.diagnostic import Report


def configurations(ruleset: Ruleset, games: int, each: int, usual_only: bool) -> Iterator[tuple[str, Machine, int]]:
    """A label, a machine and how many games; combinations that the ruleset refuses are left out and told."""
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        machine = ruleset.machine(players)
        yield f"{ruleset.name} {players}", machine, games
        if usual_only and players != ruleset.header.usual:
            continue
        defaults = dict(machine.program.options)
        for option in ruleset.symbols.options.values():
            for word in (option_word(option, value) for value in option_values(option)):
                if word == defaults[option.name]:
                    continue
                try:
                    yield (
                        f"{ruleset.name} {players} {option.name}={word}",
                        ruleset.machine(players, {option.name: word}),
                        each,
                    )
                except (BadConfiguration, Unsound) as refused:
                    print(f"{ruleset.name} {players} {option.name}={word}: refused by the ruleset: {refused}")


def with_variants(name: str, games: int, each: int, usual_only: bool) -> Iterator[tuple[str, Machine, int]]:
    """The ruleset itself, then each of its variants at every number of players."""
    found = find(name)
    ruleset = load(found, Report())
    assert ruleset is not None, f"{name} has errors: see rulewright check"
    yield from configurations(ruleset, games, each, usual_only)
    for variant in variants_of(found.path):
        varied = load(Found(found.path, (variant,)), Report())
        assert varied is not None, f"{name}:{variant} has errors"
        for players in [varied.header.usual] if usual_only else range(varied.header.low, varied.header.high + 1):
            yield f"{varied.name} {players}", varied.machine(players), each


def play(machine: Machine, seed: int, watched: bool) -> tuple[int, str]:
    """One game: how many decisions it took, and what went wrong, or nothing."""
    decisions = 0
    try:
        state = machine.start(seed, log=False)
        while state.pending:
            if watched and (lost := violations(machine, state)):
                return decisions, f"seed {seed}: {'; '.join(lost)}"
            seat = min(state.pending)
            legal = state.pending[seat]
            machine.choose(state, seat, legal[below(state.streams, BOTS, len(legal))])
            decisions = state.decisions
    except Fault as fault:
        return decisions, f"seed {seed}: {fault}"
    return decisions, f"seed {seed}: {'; '.join(lost)}" if watched and (lost := violations(machine, state)) else ""


def played(label: str, machine: Machine, games: int, watch: int, native: bool) -> int:
    """All games of a configuration, told in a line; how many went wrong."""
    start = time.monotonic()
    seeds = [derived_seed(1, n) for n in range(games)]
    watched = {n: play(machine, seed, True) for n, seed in enumerate(seeds) if n % watch == 0}
    found = (
        compiled(machine, seeds, watched)
        if native
        else [watched.get(n) or play(machine, seed, False) for n, seed in enumerate(seeds)]
    )
    wrong = [why for _, why in found if why]
    longest, seconds = max((decisions for decisions, _ in found), default=0), time.monotonic() - start
    counts = (
        f"{games} games, {len(watched)} watched, {len(wrong)} with faults, at most {longest} decisions (limit "
        f"{machine.program.limit}), {seconds:.1f} s"
    )
    print(f"{label}: {counts}{': ' + wrong[0] if wrong else ''}", flush=True)
    return len(wrong)


def compiled(machine: Machine, seeds: list[int], watched: dict[int, tuple[int, str]]) -> list[tuple[int, str]]:
    """The same games by compiled code; those that were watched must have been as long."""
    native = NativeMachine(machine)
    batch = native.playouts(seeds)
    found = [
        (decisions, str(native.fault(seed)) if fault else "")
        for seed, decisions, fault in zip(seeds, batch.decisions, batch.faults, strict=True)
    ]
    for n, (decisions, why) in watched.items():
        differs = f"{decisions} decisions, and {found[n][0]} in compiled code" if decisions != found[n][0] else ""
        found[n] = found[n][0], why or found[n][1] or differs
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rulesets", nargs="*", default=list(shipped()))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--each", type=int, default=200)
    parser.add_argument("--watch", type=int, default=1)
    parser.add_argument("--values-at", choices=("every", "usual"), default="every")
    parser.add_argument("--native", action="store_true")
    arguments = parser.parse_args()
    bad = total = 0
    for name in arguments.rulesets:
        for label, machine, games in with_variants(
            name, arguments.games, arguments.each, arguments.values_at == "usual"
        ):
            bad += played(label, machine, games, arguments.watch, arguments.native)
            total += games
    print(f"{total} games: {'no fault' if not bad else f'{bad} with faults'}")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
