"""`python -m conformance [NAME ...] [--games N] [--sanitize]`, in the folder tests: every ruleset, number of players,
option value and variant.

Prints a line for each configuration; the exit code is 1 if the backends disagree anywhere or a sanitizer complains.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from .both import Difference, Tally, play
from .cases import Case, everything, native
from .sanitized import build, run


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m conformance", description="Hold the compiled backend against the reference interpreter."
    )
    parser.add_argument("name", nargs="*", help="rulesets or folders of them, such as hearts, prototypes (all)")
    parser.add_argument("--games", type=int, default=20, help="games for each configuration (20)")
    parser.add_argument(
        "--sanitize", action="store_true", help="build with the sanitizers and play at random, instead of comparing"
    )
    asked = parser.parse_args()
    failed, total = 0, Tally()
    for case in everything():
        if asked.name and not {*case.name.split("/")} & {*asked.name}:
            continue
        start = time.perf_counter()
        try:
            words = sanitized(case, asked.games) if asked.sanitize else compared(case, asked.games, total)
        except (Difference, subprocess.CalledProcessError) as problem:
            failed += 1
            words = f"FAILED {getattr(problem, 'stderr', None) or problem}"
        print(f"{case!s:60} {words}  {time.perf_counter() - start:.1f} s", flush=True)
    if not asked.sanitize:
        chances = f"{total.actions:,} legal actions, {total.views:,} views, {total.chances:,} chance events"
        print(
            f"{total.games:,} games, {total.decisions:,} decisions, {chances}, {total.visits:,} visits of "
            "instructions compared"
        )
    print(f"{failed} configurations failed" if failed else "all agree")
    return 1 if failed else 0


def compared(case: Case, games: int, total: Tally) -> str:
    """Games on both backends, one of four (or the last of fewer) with chance decided from outside."""
    tally = Tally()
    for seed in range(games):
        tally.add(play(case.machine, native(case), seed, automatic=seed % 4 != min(3, games - 1)).tally)
    native.cache_clear()
    total.add(tally)
    faults = ", ".join(f"{kind} {count}" for kind, count in Counter(tally.faults).items())
    return f"{tally.games} games {tally.decisions} decisions {tally.actions} actions {tally.chances} chances {faults}"


def sanitized(case: Case, games: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        return run(build(case.machine, Path(folder)), games).strip()


if __name__ == "__main__":
    sys.exit(main())
