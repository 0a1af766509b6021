"""Skips that must not be: with MUST_NOT_SKIP=1, which `.ci/run` sets where compilers and sanitizers are, a skipped test
fails.

What may be skipped all the same is listed here with its reason. Without the variable nothing changes.

What all tests have in common: games that they leave are none of the user's, and rubbish is collected seldom. And
repetitions are left to `make thorough` (`tiers.py`).
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from _pytest.assertion.rewrite import AssertionRewritingHook

import tiers

MAY_SKIP = {
    "there is no nvcc": "a compiler for graphics cards is no part of the build server",
    "there is no browser": "Chromium is no part of the build server; the pages are also tried without one",
    "ziglang is not installed": "an extra; the system's compiler does the same",
    "WeasyPrint cannot be used": "it needs Pango, a library of the system",
    "needs poppler": "it reads a PDF back; the sheets are measured without it",
    "needs Graphviz": "it reads a drawing back; what is written is tried without it",
    "needs tmux": "a program of the system; the same screens are tried on a pseudo-terminal",
    "needs a checkout": "the source distribution has no git",
    "needs the repository": "the source distribution has no git",
}

gc.set_threshold(1_000_000, 5, 5)
"""Rulesets are large trees that live long: with Python's usual 700 new objects a seventh of the time went into looking
at them again and again; with 50,000 still a tenth. All is looked at now and then, or a worker would need gigabytes."""


def _forbidden(reason: str) -> bool:
    return os.environ.get("MUST_NOT_SKIP") == "1" and not any(allowed in reason for allowed in MAY_SKIP)


def _failed(report: pytest.TestReport | pytest.CollectReport) -> None:
    """A skip as a failure, with its reason."""
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if report.outcome == "skipped" and not hasattr(report, "wasxfail") and _forbidden(reason):
        report.outcome = "failed"
        report.longrepr = f"must not be skipped here (MUST_NOT_SKIP=1): {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _failed(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _failed(report)
    return report


def pytest_configure(config: pytest.Config) -> None:
    _keep_the_package_as_it_is(config)
    table = tiers.TABLE.read_text(encoding="utf-8")
    config.pluginmanager.register(tiers.Tiers(table, tiers.EVERYTHING), "tiers")


def _keep_the_package_as_it_is(config: pytest.Config) -> None:
    """pytest rewrites the assertions of packages that bring a plugin, for itself alone: a thousand files, in each
    process. What the tests look at is what users run, and other processes can use what was compiled of it.
    """
    hook = config.pluginmanager.rewrite_hook
    if isinstance(hook, AssertionRewritingHook):
        hook._must_rewrite.discard("rulewright")


def pytest_collection_finish() -> None:
    """What is imported and collected stays to the end: commands that look for garbage themselves need not look at
    it.
    """
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Path]]:
    """Games that tests leave are none of the user's. A folder for each test."""
    folder = tmp_path_factory.mktemp("states")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEWRIGHT_STATE", str(folder / "shared"))
        yield (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def _own_state(_states: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that one test leaves is none that another one finds."""
    monkeypatch.setenv("RULEWRIGHT_STATE", str(next(_states)))


@pytest.fixture(autouse=True, scope="session")
def _alone() -> Iterator[None]:
    """Commands start no other processes unless a test asks for them with --jobs: the suite has one for each
    processor.
    """
    from rulewright.cli import parameter_types

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parameter_types, "usual_jobs", lambda: 1)
        yield


@pytest.fixture
def quick_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are compiled without optimisation, which takes half the time: for tests that play few of them."""
    from conformance.cases import QUICK
    from rulewright.backend.codegen import c_compiler

    monkeypatch.setattr(c_compiler, "usual_flags", lambda text: QUICK)
