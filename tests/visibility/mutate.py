"""Changes the code that says who sees what, one place at a time, and tells which changes no test notices.

    python -m tests.visibility.mutate [--only TEXT] [--sample N] [--seed N] [--jobs N] [--list]

In: the modules of `TARGETS`, and `equivalent.txt`, which names the mutants that change nothing that anybody could see, each with the
reason. Out: the survivors. The exit code is 1 if there are some that are not in that file, or if it names one that there is not.
The working tree is left alone: each job has a copy of its own.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from .mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("interpreter/rulewright")
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
COPIED = ("interpreter", "tests")
LINKED = ("grammar", "schemas", "rulesets", "docs", "pyproject.toml")
PATIENCE = 240.0
"""Seconds for one mutant; one that takes longer has been noticed."""

READS = ("tests/visibility/test_reads.py", "tests/visibility/test_findings.py")
SEEN = ("tests/visibility/test_audiences.py", "tests/visibility/test_pieces.py")
KNOWN = ("tests/properties/test_knowledge.py", "tests/properties/test_following.py", "tests/properties/test_telling.py")


@dataclass(frozen=True, slots=True)
class Target:
    """A module below the package, its functions that are changed (none: all), and the tests that are to notice, the quickest first."""

    module: str
    tests: tuple[str, ...]
    functions: frozenset[str] = frozenset()


TABLE = frozenset({"_mask", "visible", "mixes", "recognised", "move", "forget", "confuse", "shuffle"})
AUDIENCES = frozenset(
    {
        "mask",
        "audience",
        "all",
        "_own_seers",
        "_owned",
        "_component_audience",
        "_members_audience",
        "_local_audience",
        "is_public",
    }
)
TARGETS = (
    Target("frontend/analysis/visibility.py", (*READS, *SEEN, *KNOWN)),
    Target("frontend/analysis/checks/unseen_choices.py", READS),
    Target("frontend/analysis/checks/publishing.py", READS),
    Target("frontend/analysis/checks/secret_asking.py", READS),
    Target("frontend/analysis/checks/sealed.py", READS),
    Target("frontend/analysis/hidden_loops.py", ("tests/visibility/test_loops.py", *READS)),
    Target("lowering/audiences.py", (*SEEN, *KNOWN), AUDIENCES),
    Target("game/view.py", (*SEEN, *KNOWN)),
    Target("backend/runtime/table.py", (*SEEN, *KNOWN), TABLE),
    Target("backend/codegen/view_layout.py", SEEN),
    Target("backend/runtime/operations/money.py", (*SEEN, *KNOWN), frozenset({"_pay_pieces"})),
)


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant of a module."""

    target: Target
    mutant: Mutant

    @property
    def title(self) -> str:
        return f"{self.target.module} {self.mutant.name}"


def trials() -> Iterator[Trial]:
    """Every mutant of every target."""

    for target in TARGETS:
        text = (ROOT / PACKAGE / target.module).read_text(encoding="utf-8")
        for mutant in mutants(text):
            if not target.functions or mutant.name.partition(":")[0] in target.functions:
                yield Trial(target, mutant)


def equivalents() -> dict[str, str]:
    """The mutants that are known to change nothing, with the reason: lines `mutant -- reason`."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    pairs = [line.rpartition(" -- ") for line in lines if line.strip() and not line.startswith("#")]
    return {title.strip(): reason.strip() for title, _, reason in pairs}


class Workshop:
    """A copy of the project in which one module at a time is another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".hypothesis"))
        for name in LINKED:
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)

    def notices(self, trial: Trial) -> bool:
        """Whether some test fails."""
        module = self.folder / PACKAGE / trial.target.module
        original = module.read_text(encoding="utf-8")
        module.write_text(trial.mutant.text, encoding="utf-8")
        try:
            return any(not self._passes(test) for test in trial.target.tests)
        finally:
            module.write_text(original, encoding="utf-8")

    def is_sound(self, tests: Iterable[str]) -> bool:
        """Whether the tests pass without a change: else every mutant would seem to be noticed."""
        return all(map(self._passes, tests))

    def _passes(self, test: str) -> bool:
        command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", test]
        try:
            done = subprocess.run(command, cwd=self.folder, capture_output=True, timeout=PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def survivors(chosen: Sequence[Trial], jobs: int) -> Iterator[Trial]:
    """Those that no test notices, as they are found."""
    with tempfile.TemporaryDirectory() as folder:
        shops: Queue[Workshop] = Queue()
        for number in range(jobs):
            place = Path(folder, str(number))
            place.mkdir()
            shops.put(Workshop(place))

        shop = shops.get()
        if not shop.is_sound(dict.fromkeys(test for trial in chosen for test in trial.target.tests)):
            raise SystemExit("the tests fail without any change")
        shops.put(shop)

        def survives(trial: Trial) -> bool:
            shop = shops.get()
            try:
                return not shop.notices(trial)
            finally:
                shops.put(shop)

        with ThreadPoolExecutor(jobs) as pool:
            for trial, alive in zip(chosen, pool.map(survives, chosen), strict=True):
                if alive:
                    yield trial


def write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.visibility.mutate", description=__doc__)
    parser.add_argument("--only", default="", help="mutants whose name has this in it")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, by lot")
    parser.add_argument("--seed", type=int, default=1, help="of the lot")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--list", action="store_true", help="only name them")
    asked = parser.parse_args(arguments)
    known, found = equivalents(), list(trials())
    stale = sorted(set(known) - {trial.title for trial in found})
    for title in stale:
        write(f"equivalent.txt names what there is not: {title}")
    chosen = [trial for trial in found if asked.only in trial.title and trial.title not in known]
    if asked.sample:
        chosen = sorted(
            random.Random(asked.seed).sample(chosen, min(asked.sample, len(chosen))), key=lambda trial: trial.title
        )
    if asked.list:
        write("\n".join(f"{trial.target.module}:{trial.mutant.line} {trial.mutant.name}" for trial in chosen))
        return 0
    alive = 0
    for trial in survivors(chosen, asked.jobs):
        alive += 1
        write(f"survives: {trial.target.module}:{trial.mutant.line} {trial.mutant.name}")
    write(f"{len(chosen)} mutants, {len(chosen) - alive} noticed, {alive} not; {len(known)} known to be equivalent.")
    return 1 if alive or stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
