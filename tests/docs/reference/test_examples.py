"""Every entry's example is run: checked without a finding, played without a fault,
and what is said to come of it does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.handbook.entry import Entry, Frame
from rulewright.handbook.page_list import ENTRIES
from rulewright.handbook.stage import HOLDS

from .table import Recorder, laid_out, logs, told

PLAYED = [entry for entry in ENTRIES.values() if entry.frame is not Frame.SCENARIO]
SCENARIOS = [entry for entry in ENTRIES.values() if entry.frame is Frame.SCENARIO]


def named(entry: Entry) -> str:
    return entry.name


@pytest.mark.parametrize("entry", PLAYED, ids=named)
def test_an_example_is_sound_and_true(entry: Entry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`check` finds nothing, random games end, what the entry says holds, and the
    text shows the rules it stands for.
    """
    recorder, name = Recorder(monkeypatch), laid_out(entry, tmp_path)
    assert told(name) == []
    assert set(entry.rules) <= recorder.shown_in(entry.example)
    for log in logs(name):
        assert HOLDS in log or not (entry.gives or entry.frame is Frame.VALUE)


@pytest.mark.parametrize("entry", SCENARIOS, ids=named)
def test_an_example_of_a_scenario_passes(entry: Entry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`rulewright test` passes it, and the text shows the rules it stands for."""
    recorder, name = Recorder(monkeypatch), laid_out(entry, tmp_path)
    assert run(["test", name]) == 0
    assert set(entry.rules) <= recorder.shown_in(entry.example)


def test_a_wrong_example_would_be_found(tmp_path: Path) -> None:
    """A condition that does not hold, and one that is no condition, are seen."""
    false = Entry("false", "", "", "me.coins = 11", Frame.VALUE)
    wrong = Entry("wrong", "", "", "me.coins + 1", Frame.VALUE)
    assert not any(HOLDS in log for log in logs(laid_out(false, tmp_path)))
    assert told(laid_out(wrong, tmp_path)) == ["RW401 a flag is needed here, and this is a number: me.coins + 1"]
