"""A signal that comes while nobody looks is handled all the same: Ctrl-C between a
prompt and the wait for its answer.
"""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a console there wakes the reader by itself")

INTERPRETER = Path(__file__).parents[2] / "interpreter"
PROGRAM = """
import signal, sys, threading, time

sys.path.insert(0, {path!r})
from rulewright.play.line_editor import line_editor
from rulewright.play.screen import Screen
from rulewright.processes.end_signals import Terminated, raised_signals

def elsewhere():
    time.sleep(0.5)
    # sent to this thread, it is noted and wakes nobody: what happens to a signal just before the main thread waits
    signal.pthread_kill(threading.get_ident(), signal.{signal})

signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
screen = Screen(sys.stdout.write)
if {editor}:
    screen.editor = line_editor(lambda: ())
threading.Thread(target=elsewhere).start()
try:
    with raised_signals():
        screen.ask("> ")
except (KeyboardInterrupt, Terminated) as problem:
    print("handled", type(problem).__name__)
"""


@pytest.mark.parametrize("editor", [True, False])
@pytest.mark.parametrize(("number", "handled"), [("SIGINT", "KeyboardInterrupt"), ("SIGTERM", "Terminated")])
def test_a_signal_before_the_wait_is_handled(editor: bool, number: str, handled: str) -> None:
    """Nothing is typed, and the handler runs."""
    ours, theirs = pty.openpty()
    program = PROGRAM.format(path=str(INTERPRETER), signal=number, editor=editor)
    child = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=theirs,
        stdout=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    try:
        child.wait(30)
        assert f"handled {handled}" in os.read(ours, 4096).decode()
    finally:
        child.kill()
        child.wait()
        os.close(ours)
