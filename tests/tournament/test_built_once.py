"""Several processes that play the games of a tournament find the compiled game: it is built once, before they begin."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from rulewright.cli.main import run

RULES = Path(__file__).parent.parent / "information" / "rulesets" / "hidden_purse.yaml"


def test_a_game_is_built_once_for_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls, compiler, rules = tmp_path / "calls", tmp_path / "compiler", tmp_path / "own.yaml"
    compiler.write_text(f'#!/bin/sh\necho built >> "{calls}"\nexec cc "$@"\n')
    compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
    rules.write_text(RULES.read_text().replace("limit: ", "limit: 1"))
    monkeypatch.setenv("RULEWRIGHT_CC", str(compiler))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    bots = "greedy(samples=1),flat(iterations=9)"
    assert run(["tournament", str(rules), "--bots", bots, "--games", "12", "--jobs", "2"]) == 0
    assert "12 games" in capsys.readouterr().out
    assert calls.read_text().split() == ["built"]
