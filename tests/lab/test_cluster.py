"""`--cluster`: the same bytes as on one machine, also where a worker is killed in mid-run;
clear words where there is no cluster.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import distributed
import pytest

from rulewright.cli.error_handling import guarded
from rulewright.cli.main import run
from rulewright.errors import LostWorker, brings
from rulewright.machine_cache import Ready, ready
from rulewright.processes.cluster import LOCAL, ClusterPending, is_used, joined, leave_cluster, use_cluster
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Span
from rulewright.stats import Block, Run, games_from, played

DASK: Any = distributed


@pytest.fixture(autouse=True)
def left() -> Iterator[None]:
    yield
    leave_cluster()


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """One of somebody else: its workers know nothing of this process."""
    with DASK.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0") as found:
        yield found.scheduler_address


def made(name: str) -> Ready:
    found = ready(find(name), None, {}, Report())
    assert found is not None
    return found


def columns(blocks: Iterator[Block]) -> list[list[int]]:
    """Games one after the other, however they were shared out."""
    found = list(blocks)
    parts = [(block.decisions, block.scores, block.ranks) for block in found]
    return [[number for part in column for number in part] for column in zip(*parts, strict=True)]


def test_a_worker_that_is_killed_changes_nothing() -> None:
    """Every worker of the first moment dies in mid-run;
    others begin anew, are given the rules again, and do what was lost.
    """
    kuhn = made("kuhn")
    own = Run(kuhn.found, 2, kuhn.differing, ("flat(iterations=20)",) * 2, 400, 3)
    alone = columns(played(own, kuhn.machine))
    use_cluster(LOCAL)
    used = joined(2)
    assert used is not None
    workers = list(used.client.run(os.getpid).values())
    blocks, seen = games_from(own, kuhn.machine, "auto", 2)(0), list[Block]()
    for block in blocks:
        seen.append(block)
        if len(seen) == 3:
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
    assert len(workers) == 2
    assert set(used.client.run(os.getpid).values()).isdisjoint(workers)
    assert columns(iter(seen)) == alone


RUNS = (
    "simulate digging --games 300 --seed 1 --json",
    "compare leduc leduc --bot flat(iterations=4),random --games 40 --seed 1 --json",
    "measure kuhn --games 8 --bot flat(iterations=4) --value-bot none --seed 1 --json",
    "tournament kuhn --bots random,flat(iterations=4) --games 20 --seed 1 --json",
    "sweep pig -o target=10,20 --games 60 --seed 1 --json",
    "tune pig -o target=10..20/5 --minimise decisions --evaluations 2 --games 40 --confirm 60 --seed 1 --json",
)


@pytest.mark.parametrize("words", RUNS, ids=lambda words: words.split()[0])
def test_a_cluster_gives_the_same_bytes(words: str, scheduler: str, capsys: pytest.CaptureFixture[str]) -> None:
    codes, texts = [], []
    for more in (["--jobs", "1"], [f"--cluster={scheduler}"]):
        codes.append(run([*words.split(), *more]))
        texts.append(capsys.readouterr().out)
    assert codes[0] == codes[1] and codes[0] in (0, 1)
    assert texts[0] == texts[1] != ""
    assert not is_used()


@pytest.mark.parametrize("words", RUNS, ids=lambda words: words.split()[0])
def test_workers_that_are_killed_change_no_report(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them, before the second piece comes back: what they had done for it is lost."""
    code = run([*words.split(), "--jobs", "1"])
    alone, usual, asked, killed = capsys.readouterr().out, ClusterPending.result, count(1), list[int]()

    def result(pending: ClusterPending) -> Any:
        used = joined(2)
        if next(asked) == 2 and used is not None:
            killed.extend(used.client.run(os.getpid).values())
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
        return usual(pending)

    monkeypatch.setattr(ClusterPending, "result", result)
    assert run([*words.split(), "--cluster=local", "--jobs", "2"]) == code
    assert capsys.readouterr().out == alone != ""
    assert len(killed) == 2


def test_a_cluster_of_this_machine_needs_no_port_that_another_has(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        with suppress(OSError):  # whoever has it: it is taken
            other.bind(("127.0.0.1", 8787))
            other.listen()
        assert run(["simulate", "kuhn", "--games", "4", "--bot", "greedy", "--cluster=local", "--jobs", "1"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("address", "words"),
    [("12", "is no address"), ("leduc", "is no address"), ("tcp://127.0.0.1:9", "no Dask scheduler answers")],
)
def test_no_cluster(
    address: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.processes.cluster.SECONDS", 1)
    assert run(["simulate", "kuhn", "--games", "5", f"--cluster={address}"]) == 2
    problem = capsys.readouterr().err
    assert words in problem and "bug" not in problem
    assert not is_used()


def test_a_worker_that_is_lost_for_good_is_no_bug_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    def lost() -> int:
        raise LostWorker

    assert guarded(lost) == 2
    assert capsys.readouterr().err.startswith("Error: a process that played was ended by the system")


def test_without_the_library_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.errors.find_spec", lambda name: None)
    assert run(["simulate", "kuhn", "--cluster=local"]) == 2
    assert f"Error: --cluster needs the package distributed: {brings('cluster')}" in capsys.readouterr().err


def test_rules_that_are_sent_are_the_same(tmp_path: Path) -> None:
    """The Program goes to workers, and no file; what stands nowhere stays that."""
    program = made("kuhn").machine.program
    sent = pickle.loads(pickle.dumps(program))
    assert sent.fingerprint == program.fingerprint
    again: tuple[Span, Span] = pickle.loads(pickle.dumps((NOWHERE, Span(NOWHERE.source, 0, 0))))
    assert again[0] is NOWHERE and again[1].source is NOWHERE.source
