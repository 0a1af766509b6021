"""`python -m information RULESET [--players N] [--samples N]`, in the folder tests: how many positions a second are
sampled for a seat amid a random game, in compiled code and by CPU time.

Prints for some of its choices how long it took to follow the game up to there, and what is sampled a second then.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.information import Sampling

from .games import machine, step, watched

CHOICES = 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m information", description="How fast positions are sampled.")
    parser.add_argument("ruleset")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--samples", type=int, default=200_000, help="how many are drawn at each choice (200,000)")
    parser.add_argument("--at-once", type=int, default=1000, help="in portions of so many (1000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    made = machine(asked.ruleset, asked.players)
    sampling = Sampling(made, NativeMachine(made, search=True))
    chronicle, chance, looked = watched(made, asked.seed), random.Random(asked.seed), 0
    while not chronicle.game.over and looked < CHOICES:
        last = chronicle.streams[0][-1]
        if 0 in chronicle.game.state.pending and len(last.legal) > 1 and last.choice is None:
            stream, began = chronicle.stream(0), time.process_time()
            sampling.of_stream(0, stream, 1, 1)
            followed = time.process_time()
            for portion in range(asked.samples // asked.at_once):
                sampling.of_stream(0, stream, asked.at_once, portion)
            rate = asked.samples // asked.at_once * asked.at_once / (time.process_time() - followed)
            sys.stdout.write(
                f"choice {chronicle.game.state.decisions}: followed in {1000 * (followed - began):.1f} ms, "
                f"{rate:,.0f} samples a second\n"
            )
            looked += 1
        step(chronicle, chance)


if __name__ == "__main__":
    main()
