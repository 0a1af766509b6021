"""`python -m lockstep [GAME ...] [--games N] [--seed S]`: plays rulesets
against their oracles and reports what was compared.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from .driver import Disagreement, Tally, series
from .entries import Entry, entries, ruleset


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m lockstep", description="Play the shipped rulesets against the oracles, decision by decision."
    )
    parser.add_argument("game", nargs="*", help="gravediggers, graverobbers, digging, gnadenlos (all)")
    parser.add_argument(
        "--games", type=int, default=500, help="games for each number of players, shared by its modes (500)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    asked = parser.parse_args()
    chosen = [entry for entry in entries() if not asked.game or entry.game in asked.game]
    shares = Counter((entry.game, entry.players) for entry in chosen)
    failed = 0
    print(f"{'entry':42} {'games':>6} {'decisions':>10} {'actions':>10} {'chance':>9} {'seconds':>8}  endings")
    for entry in chosen:
        failed += run(entry, asked.seed, -(-asked.games // shares[entry.game, entry.players]))
    print("all agree" if not failed else f"{failed} of {len(chosen)} disagree")
    return 1 if failed else 0


def run(entry: Entry, seed: int, games: int) -> int:
    """Plays one entry; 1 if the sides disagree."""
    start, tally = time.perf_counter(), Tally()
    try:
        tally = series(
            ruleset(entry.game).machine(entry.players, entry.options),
            entry.make,
            range(seed, seed + games),
            entry.policy,
        )
    except Disagreement as difference:
        print(f"{entry!s:42} {difference}")
        return 1
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    figures = (
        f"{tally.games:6} {tally.decisions:10} {tally.actions:10} {tally.chances:9} {time.perf_counter() - start:8.0f}"
    )
    print(f"{entry!s:42} {figures}  {endings}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
