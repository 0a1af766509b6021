"""A signal on the full screen: the terminal is put back, the reason is told there, and the game is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

pytest.importorskip("textual", reason="needs the extra `tui`")
if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

from play.terminal import Terminal
from rulewright.journal import games

LEAVES_SCREEN, HIDES_MOUSE, SHOWS_CURSOR = "\x1b[?1049l", "\x1b[?1000l", "\x1b[?25h"


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_signal_leaves_a_journal_and_a_sane_terminal(name: str, tmp_path: Path) -> None:
    terminal = Terminal(
        "play",
        "kuhn",
        "--human",
        "2",
        "--seed",
        "1",
        "--tui",
        columns=100,
        environment={"RULEWRIGHT_STATE": str(tmp_path)},
    )
    terminal.until("type to narrow")
    os.kill(terminal.child, getattr(signal, name))
    shown = terminal.until("It is kept")
    local = termios.tcgetattr(terminal.file)[3]
    code, _ = terminal.end()
    assert code == -getattr(signal, name)
    for restored in (LEAVES_SCREEN, HIDES_MOUSE, SHOWS_CURSOR):
        assert restored in shown
    assert local & termios.ECHO and local & termios.ICANON and local & termios.ISIG
    (kept,) = games(tmp_path / "journals")
    assert kept.record.game == "kuhn"


def test_a_terminal_that_cannot_be_put_back_holds_nobody() -> None:
    """Whoever waits for a closed terminal would hold the game, and nobody could go on with it."""
    program = (
        "import asyncio, time\n"
        "from rulewright.tui import endings\n"
        "endings.PATIENCE = 1\n"
        "async def play():\n"
        "    endings.listen(lambda number: time.sleep(60))\n"
        "    print('ready', flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(play())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None and running.stdout.readline() == b"ready\n"
        running.send_signal(signal.SIGHUP)
        assert running.wait(30) == -signal.SIGALRM
