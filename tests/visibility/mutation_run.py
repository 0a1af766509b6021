"""Runs tests against mutants, each in a process that is forked when all modules are imported and the tests collected.

In: trials. Out: what became of each, as it is found. A mutant of a module takes the place of the function's code in
memory, a mutant of a C header that of the header's text where it is read: the working tree is left alone. A first
round, without a change, says which functions each file of tests calls; a mutant is then tried by the tests that call
its function: those first that noticed others there, then the quickest; the first that fails ends it. Whatever takes the
processor for far longer than usual has been noticed.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from rulewright.backend.codegen import program_printer
from rulewright.frontend.analysis.walk import forget
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .c_mutants import CMutant
from .python_mutants import PythonMutant, functions
from .targets import PACKAGE, ROOT, Trial

MOST_MEMORY = 4 * 2**30
SLOWER, SLACK = 3.0, 5.0
"""How many times the usual time of a processor a mutant has, and how many seconds more."""


STAGES = ("nothing", "rules", "machine", "game")


@dataclass
class Baseline:
    """What the tests do without a change: seconds of each, functions that each file calls, and those that fail."""

    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[str, set[tuple[str, str]]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)


class MutationRun:
    """A plugin of pytest that runs collected tests against trials, and tells `found`
    of each whether it was noticed, and by which.
    """

    def __init__(self, trials: Sequence[Trial], jobs: int, found: Callable[[Trial, str], None]) -> None:
        self.trials = trials
        self.jobs = jobs
        self.found = found
        self.killers: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self.failed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        _ready(session)
        self.items = {item.nodeid: item for item in session.items}
        self.baseline = self._measured(session)
        self.failed = self.baseline.failed
        if not self.failed:
            self._try_all(session)
        return True

    # ---- without a change ------------------------------------------------------------------------------------------

    def _measured(self, session: pytest.Session) -> Baseline:
        baseline, files = Baseline(), defaultdict(list)
        for item in session.items:
            files[file_of(item.nodeid)].append(item)
        modules = {str(trial.target.path): trial.target.module for trial in self.trials}
        for file, items in files.items():
            told = json.loads(_told_by(_forked(partial(_measure, session, items, modules))) or "{}")
            baseline.seconds |= told.get("seconds", {})
            baseline.calls[file] = {(module, name) for module, name in told.get("calls", ())}
            baseline.failed += told.get("failed", [file])
        return baseline

    # ---- with one --------------------------------------------------------------------------------------------------

    def _try_all(self, session: pytest.Session) -> None:
        running: dict[int, tuple[Trial, int]] = {}
        for trial in sorted(self.trials, key=lambda trial: STAGES.index(trial.target.ready)):
            _make_ready(trial.target.ready)
            if len(running) >= self.jobs:
                self._await(running)
            chosen = self._tests_for(trial)
            pid, end = _forked(partial(self._try, session, trial, chosen))
            running[pid] = trial, end
        while running:
            self._await(running)

    def _await(self, running: dict[int, tuple[Trial, int]]) -> None:
        pid, status = os.wait()
        while pid not in running:
            pid, status = os.wait()
        trial, end = running.pop(pid)
        noticed = _told_by((pid, end), waited=True)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status):
            raise RuntimeError(f"{trial.title} could not be tried:\n{noticed}")
        noticed = noticed or (f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else "")
        if noticed in self.items:
            killers = self.killers[place_of(trial)]
            killers[:] = [noticed, *(other for other in killers if other != noticed)]
        self.found(trial, noticed)

    def _tests_for(self, trial: Trial) -> list[str]:
        """The tests that call the function which is changed, in the order in which they are tried."""
        place, known = place_of(trial), self.killers[place_of(trial)]
        files = {file for file, calls in self.baseline.calls.items() if place in calls}
        meant = (name for name in self.items if file_of(name) in files and trial.target.may_notice(name))
        usual = sorted(meant, key=lambda name: self.baseline.seconds[name])
        return [*known[:8], *(name for name in usual if name not in known[:8])]

    def _try(self, session: pytest.Session, trial: Trial, chosen: Sequence[str]) -> str:
        usual = sum(self.baseline.seconds[name] for name in chosen)
        signal.setitimer(signal.ITIMER_PROF, SLACK + SLOWER * usual)
        forget()
        try:
            put_in_place(trial)
        except SyntaxError as problem:
            return f"no program: {problem}"
        for item, following in _pairs([self.items[name] for name in chosen]):
            _run(item, following)
            if session.testsfailed:
                return item.nodeid
        return ""


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def place_of(trial: Trial) -> tuple[str, str]:
    """The module and the function in which a mutant lies; of a header the whole."""
    return trial.target.module, trial.mutant.function if isinstance(trial.mutant, PythonMutant) else ""


def _ready(session: pytest.Session) -> None:
    """What all processes may share: the grammar and schemas, the folder for temporary files."""
    load_text(Source("none.yaml", "rulewright: 1\n"), Report())
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    gc.collect()
    gc.freeze()


def _make_ready(stage: str) -> None:
    """Makes what forked processes inherit: the large ruleset, as far as it is not touched by what is changed."""
    audiences, asked = import_module("visibility.audiences"), import_module("visibility.test_audiences")
    if stage == "rules":
        audiences.ruleset()
    for is_open in (False, True):
        if stage == "machine":
            audiences.machine(is_open)
        elif stage == "game":
            asked.game(is_open)


def _pairs(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=False)


def _run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


# ---- processes -------------------------------------------------------------------------------------------------------


def _forked(work: Callable[[], str]) -> tuple[int, int]:
    """Does something in a process of its own, which tells its result in a pipe; its number, and the pipe's end."""
    sys.stdout.flush()
    end, start = os.pipe()
    pid = os.fork()
    if pid:
        os.close(start)
        return pid, end
    try:
        os.close(end)
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(silent, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        _tell(start, work())
        os._exit(0)
    finally:  # whatever happens, this process does not go on with its parent's work
        _tell(start, traceback.format_exc())
        os._exit(1)


def _tell(pipe: int, text: str) -> None:
    with os.fdopen(pipe, "w", encoding="utf-8") as file:
        file.write(text)


def _told_by(child: tuple[int, int], waited: bool = False) -> str:
    """The result of a process."""
    pid, end = child
    with os.fdopen(end, encoding="utf-8") as pipe:
        text = pipe.read()
    if not waited:
        os.waitpid(pid, 0)
    return text


# ---- which functions are called --------------------------------------------------------------------------------------


NOTE = "__called__"
"""The name under which a changed function finds what notes its call."""


def _measure(session: pytest.Session, items: Sequence[pytest.Item], modules: dict[str, str]) -> str:
    """Runs tests and notes the functions of modules, and the headers, that they use."""
    calls: set[tuple[str, str]] = set()
    seconds, failed = {}, []

    def note(path: Path, text: str) -> str:
        calls.add((modules.get(str(path), ""), ""))
        return text

    for file, module in modules.items():
        if file.endswith(".py"):
            _note_calls(Path(file), module, calls)
    _read_headers_by(note)
    for item, following in _pairs(items):
        before, start = session.testsfailed, time.process_time()
        _run(item, following)
        seconds[item.nodeid] = time.process_time() - start
        failed += [item.nodeid] if session.testsfailed > before else []
    return json.dumps({"seconds": seconds, "calls": sorted(calls), "failed": failed})


def _note_calls(file: Path, module: str, calls: set[tuple[str, str]]) -> None:
    """Has every function of a module note that it is called; of what is defined inside one, the outermost."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    outermost: dict[str, ast.FunctionDef] = {}
    for path, node in functions(tree):
        outermost.setdefault(path, node)
    for path, node in outermost.items():
        node.body.insert(1 if ast.get_docstring(node) is not None else 0, ast.parse(f"{NOTE}({path!r})").body[0])
    ast.fix_missing_locations(tree)
    for path in outermost:
        function = _function(module, path)
        function.__globals__[NOTE] = lambda name: calls.add((module, name))
        function.__code__ = _code(tree, file, path)


def _read_headers_by(changed: Callable[[Path, str], str]) -> None:
    """Lets C headers be read through a function."""
    names = vars(program_printer)
    reading = names["own_text"]
    names["own_text"] = lambda path: changed(Path(path), reading(path))


# ---- one thing in place of another -----------------------------------------------------------------------------------


def put_in_place(trial: Trial) -> None:
    """Changes this process: the code of a function, or the text of a header."""
    match trial.mutant:
        case PythonMutant() as mutant:
            found = _function(trial.target.module, mutant.function)
            found.__code__ = _code(mutant.changed(), trial.target.path, mutant.function)
        case CMutant() as mutant:
            _read_headers_by(lambda path, text: mutant.text if path == trial.target.path else text)


def _function(module: str, path: str) -> FunctionType:
    """A function of a module, without what was wrapped around it."""
    name = (PACKAGE / module).relative_to("interpreter").with_suffix("")
    found: Any = import_module(".".join(name.parts))
    for word in path.split("."):
        found = vars(found)[word]
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        found = next(
            getattr(found, inside) for inside in ("__wrapped__", "__func__", "fget", "func") if hasattr(found, inside)
        )
    return found


def _code(tree: ast.Module, file: Path, path: str) -> CodeType:
    """The code of a function in a module."""
    stack = [compile(tree, str(file), "exec", dont_inherit=True)]
    while stack:
        code = stack.pop()
        if code.co_qualname == path:
            return code
        stack += [part for part in code.co_consts if isinstance(part, CodeType)]
    raise ValueError(f"there is no {path}")


def run(
    trials: Sequence[Trial], tests: Sequence[str], jobs: int, folder: Path, found: Callable[[Trial, str], None]
) -> list[str]:
    """Tries everything; the tests that fail without any change, and then nothing is tried."""
    os.environ["RULEWRIGHT_CACHE"] = str(folder / "cache")
    plugin = MutationRun(trials, jobs, found)
    options = [
        "-q",
        "-s",
        "--no-header",
        "--no-summary",
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
