"""What is shipped is clean, warnings included, or says why not; and nothing is waived in vain."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.resources import folder


@pytest.mark.parametrize(
    "game",
    sorted(path.parent.relative_to(folder("rulesets")).as_posix() for path in folder("rulesets").rglob("ruleset.yaml")),
)
def test_shipped_rulesets_are_clean(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every variant, scenario file, number of players and option value."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    code = run(["check", str(folder("rulesets") / game), "--strict", "--no-config", "--format", "concise"])
    assert capsys.readouterr().out == ""
    assert code == 0
