"""`python -m openspiel RULESET [--bot BOT] [--simulations N] [--games N]`, in the folder tests: a bot of ours against
the search of open_spiel.

Prints what share of the games ours has won (a draw is a half), with an interval of 95 percent.
"""

from __future__ import annotations

import argparse
import sys

from .search_match import SHARED, Match, TheirSearch, added_up


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m openspiel", description="A bot against open_spiel's MCTS.")
    parser.add_argument("ruleset", choices=SHARED, help="a game that both have")
    parser.add_argument("--bot", default="ismcts(iterations=200)", help="ours; ismcts(iterations=200) by default")
    parser.add_argument("--simulations", type=int, default=200, help="how many theirs makes for a choice (200)")
    parser.add_argument("--constant", type=float, default=2.0, help="the constant of UCB1 of theirs (2)")
    parser.add_argument("--no-solve", action="store_true", help="theirs does not keep proven wins and losses")
    parser.add_argument("--games", type=int, default=200, help="how many, every other one with seats exchanged (200)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    theirs = TheirSearch(asked.simulations, asked.constant, not asked.no_solve)
    for name, found in added_up(Match(asked.ruleset, asked.bot, theirs, asked.seed).results(asked.games)).items():
        interval = found.share_interval()
        low, mean, high = (f"{100 * share:.1f}" for share in (interval.low, found.mean, interval.high))
        sys.stdout.write(f"{asked.ruleset}, {found.games} games {name}: {mean} percent ({low} to {high})\n")


if __name__ == "__main__":
    main()
