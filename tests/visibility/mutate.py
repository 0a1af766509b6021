"""Changes the code that says who sees what, one place at a time, and tells which changes no test notices.

    python -m tests.visibility.mutate [--only TEXT ...] [--sample N] [--seed N] [--jobs N] [--results FILE
    [--survivors]] [--list]

In: the modules of `targets.py`, and `equivalent.txt`, which names the mutants that change nothing that anybody could
see, each with the reason. Out: the survivors. The exit code is 1 if there are some that are not in that file, or if it
names one that there is not. With `--results` every result is kept in a file as it is found, and a run that was broken
off goes on from there; with `--survivors` those that survived are tried again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .targets import Trial, equivalents, trials


def write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def tried_before(results: Path | None) -> dict[str, str]:
    """What noticed each mutant in earlier runs, at last."""
    if results is None or not results.exists():
        return {}
    lines = map(json.loads, results.read_text(encoding="utf-8").splitlines())
    return {line["mutant"]: line["noticed"] for line in lines}


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.visibility.mutate", description=__doc__)
    parser.add_argument("--only", nargs="*", default=[""], help="mutants whose name has one of these in it")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, by lot")
    parser.add_argument("--seed", type=int, default=1, help="of the lot")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once")
    parser.add_argument("--results", type=Path, help="a file of results, to go on with")
    parser.add_argument("--survivors", action="store_true", help="try those again that survived")
    parser.add_argument("--tests", nargs="*", help="these tests and no others")
    parser.add_argument("--whole", action="store_true", help="try also what no test makes a difference of")
    parser.add_argument("--list", action="store_true", help="only name them")
    return parser.parse_args(arguments)


def chosen(asked: argparse.Namespace, found: Sequence[Trial], known: dict[str, str]) -> list[Trial]:
    """The trials that are asked for, in the order of the code."""
    kept = [trial for trial in found if any(word in trial.title for word in asked.only) and trial.title not in known]
    if asked.sample:
        lot = set(random.Random(asked.seed).sample(range(len(kept)), min(asked.sample, len(kept))))
        kept = [trial for at, trial in enumerate(kept) if at in lot]
    return kept


def main(arguments: Sequence[str]) -> int:
    asked, known, found = options(arguments), equivalents(), list(trials())
    stale = sorted(set(known) - {trial.title for trial in found})
    for title in stale:
        write(f"equivalent.txt names what there is not: {title}")
    wanted = chosen(asked, found, known)
    if asked.list:
        write("\n".join(f"{trial.target.module}:{trial.mutant.line} {trial.mutant.name}" for trial in wanted))
        return 0
    before = tried_before(asked.results)
    left = [t for t in wanted if t.title not in before or (asked.survivors and not before[t.title])]
    alive = _tried(left, asked) + sum(not before.get(t.title, "it is tried") for t in wanted if t not in left)
    write(f"{len(wanted)} mutants, {len(wanted) - alive} noticed, {alive} not; {len(known)} known to be equivalent.")
    return 1 if alive or stale else 0


def _tried(left: Sequence[Trial], asked: argparse.Namespace) -> int:
    """How many survive."""
    from .baseline import KeptBaselines
    from .mutation_run import run  # it imports all of the program, and naming mutants needs none of it

    alive = []

    def tell(trial: Trial, noticed: str) -> None:
        if asked.results is not None:
            with asked.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"mutant": trial.title, "noticed": noticed}) + "\n")
        if not noticed:
            alive.append(trial)
            write(f"survives: {trial.target.module}:{trial.mutant.line} {trial.mutant.name}")

    tests = asked.tests or list(dict.fromkeys(test for trial in left for test in trial.target.tests))
    with tempfile.TemporaryDirectory() as folder:
        kept = KeptBaselines(asked.results and asked.results.with_suffix(".baseline"))
        failed = run(left, tests, asked.jobs, Path(folder), kept, tell, asked.whole) if left else []
    if failed:
        raise SystemExit("these tests fail without any change: " + ", ".join(failed))
    return len(alive)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
