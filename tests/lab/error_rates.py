"""How often equal rules are called different: `python -m lab.error_rates`, in the folder tests, a minute or two.
With names of rulesets, `--runs` and `--seed` more of fewer: `python -m lab.error_rates gravediggers --runs 600
--seed 11`.

Equal rules with equal seeds give equal games, in which nothing can be found. So both sides get seeds of their own:
games that are as likely, and not the same.
"""

from __future__ import annotations

import argparse

from rulewright.lab.compare.comparison_run import is_narrow
from rulewright.lab.compare.effects import ArmEffect, Declared, Judgement, effects, judged
from rulewright.lab.outcome_metrics import usual_metrics
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.statistics import Looks, narrowing_looks, one_look, repeated_looks
from rulewright.machine_cache import ready
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.stats import Run, games_from, share, sides_of

RULESETS = ("gravediggers", "kuhn", "tic_tac_toe", "leduc")
RUNS = 200
DIFFERENT = {Judgement.DIFFERENT, Judgement.SMALL}


def outcomes_of(name: str, games: int, seed: int) -> Outcomes:
    """Random games of a shipped ruleset."""
    made = ready(find(name), None, {}, Report())
    assert made is not None
    program = made.machine.program
    run = Run(made.found, program.players, made.differing, ("random",), games, seed)
    found = Outcomes(program.players, sides_of(program) or program.players)
    for block in games_from(run, made.machine, "auto", 1)(0):
        found.add(block)
    return found


def called_different(name: str, runs: int, looks: Looks, seed: int = 1) -> int:
    """In how many runs anything of two equal rulesets is called different at any look."""
    games, declared = looks.after[-1], Declared(usual_metrics([False]), looks, 0.02)
    first, second = (outcomes_of(name, runs * games, own) for own in (seed, seed + 1))
    return sum(
        any(
            _is_different(_stretch(first, run * games, after), _stretch(second, run * games, after), declared)
            for after in looks.after
        )
        for run in range(runs)
    )


def different_in_the_end(name: str, runs: int, looks: Looks, until: float, seed: int = 3) -> int:
    """In how many runs anything is called different at the first look at which all intervals are narrow."""
    games, declared = looks.after[-1], Declared(usual_metrics([False]), looks, 0.02)
    first, second = (outcomes_of(name, runs * games, own) for own in (seed, seed + 1))
    found = 0
    for run in range(runs):
        for after in looks.after:
            pair = _stretch(first, run * games, after), _stretch(second, run * games, after)
            if after == games or all(is_narrow(one, until) for one in _judged(*pair, declared)):
                found += _is_different(*pair, declared)
                break
    return found


def _is_different(first: Outcomes, second: Outcomes, declared: Declared) -> bool:
    return any(one.judgement in DIFFERENT for one in _judged(first, second, declared))


def _judged(first: Outcomes, second: Outcomes, declared: Declared) -> list[ArmEffect]:
    return judged([effects(first, second, declared)], declared.looks)[0]


def _stretch(outcomes: Outcomes, first: int, games: int) -> Outcomes:
    """So many games from one of them on."""
    seats = slice(first * outcomes.players, (first + games) * outcomes.players)
    columns = outcomes.decisions[first : first + games], outcomes.scores[seats], outcomes.ranks[seats]
    troubles = {game - first: words for game, words in outcomes.troubles.items() if first <= game < first + games}
    return Outcomes(outcomes.players, outcomes.members, *columns, troubles)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=RULESETS, metavar="RULESET")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.names:
        _tell_rates(name, asked.runs, asked.seed)


def _tell_rates(name: str, runs: int, seed: int) -> None:
    for looks in (one_look(500), repeated_looks(2_000)):
        _tell(f"{name}, looks after {looks.after}", called_different(name, runs, looks, seed), runs)
    found = different_in_the_end(name, runs, narrowing_looks(2_000), 0.05, seed + 2)
    _tell(f"{name}, until 0.05", found, runs)


def _tell(what: str, found: int, runs: int) -> None:
    interval = share(found, runs)
    print(
        f"{what}: {found} of {runs} runs of equal rules are called different "
        f"({100 * interval.low:.1f}..{100 * interval.high:.1f} %)",
        flush=True,
    )


if __name__ == "__main__":
    main()
