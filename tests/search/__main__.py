"""`python -m search RULESET [BOT] [--samples N]`, in the folder tests: how much a best opponent gains against a bot, in
a small game of two seats.

Prints the exploitability (NashConv / 2, in points) of the choices that it takes, and of the shares of its tries;
without a bot that of play at random.
"""

from __future__ import annotations

import argparse
import sys

from information.games import machine
from rulewright.bots.searching import asked_by
from rulewright.bots.spelling import parsed
from rulewright.search import Thinker

from .exploitability import averaged, exploitability, grown, uniform


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m search", description="The exploitability of a bot, worked out.")
    parser.add_argument("ruleset", help="a small game of two seats, such as kuhn or leduc")
    parser.add_argument("bot", nargs="?", help='such as "ismcts(iterations=1000, observers=several)"')
    parser.add_argument("--samples", type=int, default=30, help="how often it is asked in each information set (30)")
    asked = parser.parse_args()
    made = machine(asked.ruleset)
    tree = grown(made)
    sys.stdout.write(
        f"{asked.ruleset}: {len(tree.sets)} information sets; at random {exploitability(tree, uniform(tree)):.4f}\n"
    )
    if asked.bot:
        found = averaged(tree, Thinker(made.program), asked_by(parsed(asked.bot)), asked.samples)
        taken, tried = exploitability(tree, found.taken), exploitability(tree, found.tried)
        sys.stdout.write(f"{asked.bot}: choices taken {taken:.4f}, shares of tries {tried:.4f}\n")


if __name__ == "__main__":
    main()
