"""`rulewright lsp` on the command line: what it says where it cannot serve."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.errors import brings

ROOT = Path(__file__).parent.parent.parent


def test_without_pygls_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A usage error with the command that helps; nothing on standard output, where the protocol would be spoken."""
    for name in ("pygls", "pygls.lsp", "pygls.lsp.server", "pygls.exceptions", "lsprotocol"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("rulewright.lsp.server", "rulewright.lsp.protocol.conversion"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert run(["lsp", "--stdio"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and brings("lsp") in told.err


def test_it_needs_no_pygls_for_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    """Help is there without the extra, and a wrong option is refused."""
    assert run(["lsp", "--help"]) == 0
    assert "docs/editor.md" in capsys.readouterr().out
    assert run(["lsp", "--tcp"]) == 2


@pytest.mark.parametrize(
    "text", [b"", b"Content-Length: 2\r\n\r\n{}", b"nonsense\r\n\r\n", b"Content-Length: 99999\r\n\r\n{"]
)
def test_an_editor_that_goes_away_or_talks_nonsense_ends_it(text: bytes) -> None:
    """The end of input ends the server, cleanly."""
    pytest.importorskip("pygls")
    environment = {"PYTHONPATH": str(ROOT / "interpreter"), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "rulewright", "lsp"],
        input=text,
        capture_output=True,
        timeout=60,
        env=environment,
        check=False,
    )
    assert done.returncode == 0 and b"bug in rulewright" not in done.stderr
