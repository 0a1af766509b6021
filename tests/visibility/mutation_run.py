"""Runs tests against mutants, each in a process that is forked when all modules are imported and the tests collected.

In: trials. Out: what became of each, as it is found. A first round, without a change, says which mutants each file of
tests touches (`touched.py`) and which rulesets it loads (`prepared_rules.py`); a mutant is then tried by the tests of
the files that touch it: those first that noticed others in its function, then those that touched it first, then the
quickest; the first that fails ends it. Whatever takes the processor for far longer than usual has been noticed. Where
a test of a file notices something for the first time, the file's tests are run without any change: they must pass.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from rulewright.frontend.analysis.walk import forget
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .baseline import FileBaseline, KeptBaselines, measured
from .forked import forked, told_by
from .in_place import put_in_place
from .prepared_rules import STAGES, PreparedRules
from .python_mutants import PythonMutant
from .targets import ROOT, Trial, trials

SLOWER, SLACK = 3.0, 5.0
"""How many times the longest test of a file each of its tests may take, and how many seconds more."""
IMPATIENT = "it was not done after"
"""What the compiler's caller says when the machine was too busy: no mutant's fault."""


class MutationRun:
    """A plugin of pytest that runs collected tests against trials, and tells `found`
    of each whether it was noticed, and by which.
    """

    def __init__(
        self, trials: Sequence[Trial], jobs: int, kept: KeptBaselines, found: Callable[[Trial, str], None], whole: bool
    ) -> None:
        self.trials = trials
        self.jobs = jobs
        self.kept = kept
        self.found = found
        self.whole = whole
        self.killers: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self.proved: set[tuple[str, str]] = set()
        self.failed: list[str] = []
        self.reasons: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.rules = PreparedRules()
        _ready(session)
        self.session = session
        self.items = {item.nodeid: item for item in session.items}
        self.baselines = dict(self._measured(session))
        self.seconds = {name: one for found in self.baselines.values() for name, one in found.seconds.items()}
        self.failed = [name for found in self.baselines.values() for name in found.failed]
        if not self.failed:
            self._try_all()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.reasons.append(str(report.longrepr))

    # ---- without a change ------------------------------------------------------------------------------------------

    def _measured(self, session: pytest.Session) -> Iterator[tuple[str, FileBaseline]]:
        files, every = defaultdict(list), list(trials())
        for item in session.items:
            files[file_of(item.nodeid)].append(item)
        for file, items in files.items():
            found = self.kept.of(file, items)
            if found is None:
                told = told_by(forked(lambda items=items: measured(items, self._passes, every, self.rules).text()))  # type: ignore[misc]
                found = FileBaseline.of(told) if told.startswith("{") else FileBaseline(failed=[f"{file}: {told}"])
                if not found.failed:
                    self.kept.keep(file, items, found)
            yield file, found

    def _passes(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        before = self.session.testsfailed
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return self.session.testsfailed == before

    # ---- with one --------------------------------------------------------------------------------------------------

    def _try_all(self) -> None:
        running: dict[int, tuple[Trial, int]] = {}
        for trial in sorted(self.trials, key=lambda trial: STAGES.index(trial.target.ready)):
            chosen = self._tests_for(trial)
            if not chosen:
                self.found(trial, "")
                continue
            self._prepare(trial, chosen)
            if len(running) >= self.jobs:
                self._await(running)
            pid, end = forked(partial(self._try, trial, chosen))
            running[pid] = trial, end
        while running:
            self._await(running)

    def _prepare(self, trial: Trial, chosen: Sequence[str]) -> None:
        for file in dict.fromkeys(map(file_of, chosen)):
            if self.rules.prepare(trial.target.ready, self.baselines[file].asked):
                _freeze()

    def _await(self, running: dict[int, tuple[Trial, int]]) -> None:
        pid, status = os.wait()
        while pid not in running:
            pid, status = os.wait()
        trial, end = running.pop(pid)
        noticed = told_by((pid, end), waited=True)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status):
            raise RuntimeError(f"{trial.title} could not be tried:\n{noticed}")
        noticed = noticed or (f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "")
        if noticed in self.items:
            self._prove(trial.target.ready, noticed)
            killers = self.killers[place_of(trial)]
            killers[:] = [noticed, *(other for other in killers if other != noticed)]
        self.found(trial, noticed)

    def _prove(self, stage: str, noticed: str) -> None:
        """That the tests of a file pass where nothing is changed, in the state of things in which one failed."""
        file = file_of(noticed)
        if (stage, file) not in self.proved:
            meant = [item for name, item in self.items.items() if file_of(name) == file]
            told = told_by(forked(lambda: "" if all(self._passes(item, None) for item in meant) else self._reasons()))
            if told:
                raise RuntimeError(f"{file} fails without a change:\n{told}")
            self.proved.add((stage, file))

    def _reasons(self) -> str:
        return "\n".join(self.reasons) or "?"

    def _tests_for(self, trial: Trial) -> list[str]:
        """The tests of the files that touch what is changed, in the order in which they are tried."""
        known, first = self.killers[place_of(trial)], []
        files = set()
        for file, found in self.baselines.items():
            touching = [name for name, titles in found.touched.items() if trial.title in titles]
            first += touching
            if touching or self.whole:
                files.add(file)
        meant = [name for name in self.items if file_of(name) in files and trial.target.may_notice(name)]
        usual = sorted(meant, key=lambda name: self.seconds[name])
        return [name for name in dict.fromkeys([*known[:4], *first, *usual]) if name in meant]

    def _try(self, trial: Trial, chosen: Sequence[str]) -> str:
        gc.disable()  # it would write to all that is shared
        forget()
        try:
            put_in_place(trial)
        except SyntaxError as problem:
            return f"no program: {problem}"
        items = [self.items[name] for name in chosen]
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, self._patience(item.nodeid))
            if not self._passes(item, following):
                return self._noticed_by(item.nodeid)
        return ""

    def _patience(self, name: str) -> float:
        """So many seconds of a processor a test may take: any of a file may have to make what all of it share."""
        return SLACK + SLOWER * max(self.baselines[file_of(name)].seconds.values())

    def _noticed_by(self, name: str) -> str:
        why = "\n".join(self.reasons)
        if IMPATIENT in why:
            raise RuntimeError(f"the machine is too busy:\n{why}")
        return "no program: the C compiler refuses it" if "BuildFailed" in why else name


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def place_of(trial: Trial) -> tuple[str, str]:
    """The module and the function in which a mutant lies."""
    mutant = trial.mutant
    return trial.target.module, mutant.function if isinstance(mutant, PythonMutant) else f"C {mutant.function}"


def _ready(session: pytest.Session) -> None:
    """What all processes may share: the grammar and schemas, the folder for temporary files."""
    load_text(Source("none.yaml", "rulewright: 1\n"), Report())
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    _freeze()


def _freeze() -> None:
    gc.collect()
    gc.freeze()


def run(
    trials: Sequence[Trial],
    tests: Sequence[str],
    jobs: int,
    folder: Path,
    kept: KeptBaselines,
    found: Callable[[Trial, str], None],
    whole: bool = False,
) -> list[str]:
    """Tries everything; the tests that fail without any change, and then nothing is tried. `whole`: mutants that no
    test touches are tried as well.
    """
    os.environ["RULEWRIGHT_CACHE"] = str(folder / "cache")
    plugin = MutationRun(trials, jobs, kept, found, whole)
    options = [
        "-q",
        "-s",
        "--no-header",
        "--no-summary",
        "--tb=native",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        f"--basetemp={folder / 'tests'}",
        f"--rootdir={ROOT}",
    ]
    code = pytest.main([*options, *tests], plugins=[plugin])
    return plugin.failed if code in (0, 5) else plugin.failed or [f"pytest ends with {code}"]
