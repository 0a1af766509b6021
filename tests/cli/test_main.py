"""The entrance: the table of commands, exit codes, and that no traceback ever reaches a user."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import click
import pytest

from rulewright import __version__
from rulewright.cli import main
from rulewright.cli.error_handling import guarded
from rulewright.cli.main import COMMANDS, run
from rulewright.ruleset_lookup import NotFound

ROOT = Path(__file__).parent.parent.parent
ROOMS = {"cli", "errors", "processes", "resources", "ruleset_lookup", "source", "storage"}
LIGHT = {
    "base64", "binascii", "bisect", "bz2", "contextvars", "copy", "dataclasses", "difflib", "fnmatch", "glob",
    "hashlib", "heapq", "hmac", "importlib", "ipaddress", "locale", "lzma", "ntpath", "pathlib", "random", "secrets",
    "shutil", "signal", "string", "struct", "textwrap", "tomllib", "unicodedata", "urllib", "zlib",
}  # fmt: skip
"""What of Python's own library a command may load before it is known which one is meant, beside what click loads."""
Install = Callable[[Callable[[], object]], None]


def program(*arguments: str, code: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    start = ["-c", code] if code else ["-m", "rulewright"]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **environment}
    return subprocess.run(
        [sys.executable, *start, *arguments],
        capture_output=True,
        text=True,
        errors="replace",
        env=variables,
        timeout=60,
        check=False,
    )


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts an action in place of the command `check`."""

    def put(action: Callable[[], object]) -> None:
        command = click.Command("check", callback=action)
        monkeypatch.setattr(main, "import_module", lambda _: SimpleNamespace(command=command))

    return put


def raising(problem: BaseException) -> Callable[[], object]:
    def action() -> object:
        raise problem

    return action


# ---- the table ----------------------------------------------------------------------------------------------


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(re.search(rf"^  {listed.name} +{re.escape(listed.help)}$", out, re.MULTILINE) for listed in COMMANDS)


@pytest.mark.parametrize("listed", COMMANDS, ids=lambda listed: listed.name)
def test_every_listed_command_exists(listed: main.Listed) -> None:
    command = import_module(listed.module).command
    assert isinstance(command, click.Command)
    assert command.name == listed.name
    assert command.help


def test_help_loads_nothing_heavy() -> None:
    """A closed list: click, few rooms of our own, and light modules of Python's library; and what these load
    themselves, which is not the same in every version of Python.
    """
    code = (
        f"import sys, click, {', '.join(sorted(LIGHT))}\nbefore = set(sys.modules)\n"
        "from rulewright.cli.main import run\nrun(['--help'])\n"
        "print(*(name for name in sys.modules if name not in before), file=sys.stderr)"
    )
    loaded = [name.split(".") for name in program(code=code).stderr.split() if name != "rulewright"]
    assert {parts[1] for parts in loaded if parts[0] == "rulewright"} <= ROOMS
    assert {parts[0] for parts in loaded if not parts[0].startswith("_")} <= {"rulewright", "click", *LIGHT}


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_version(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([flag]) == 0
    assert capsys.readouterr().out == f"rulewright {__version__}\n"


def test_an_unknown_command_is_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["chekc"]) == 2
    assert "there is no command `chekc`; did you mean `check`?" in capsys.readouterr().err


def test_no_command_is_usage() -> None:
    assert run([]) == 2


def test_completion_needs_no_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("_RULEWRIGHT_COMPLETE", "bash_source")
    assert run([]) == 0
    assert "_rulewright_completion" in capsys.readouterr().out


# ---- exit codes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("returned", "code"), [(None, 0), (0, 0), (1, 1), (2, 2)])
def test_a_command_returns_its_exit_code(returned: int | None, code: int, install: Install) -> None:
    install(lambda: returned)
    assert run(["check"]) == code


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "Interrupted.\n"),
        (click.Abort(), 130, "Interrupted.\n"),
        (click.ClickException("no"), 2, "Error: no\n"),
        (NotFound("no ruleset", "try another"), 2, "Error: no ruleset; try another\n"),
        (PermissionError(13, "Permission denied", "x.yaml"), 2, "Error: `x.yaml`: Permission denied\n"),
        (OSError(28, "No space left on device"), 2, "Error: cannot write the output: No space left on device\n"),
        (click.exceptions.Exit(1), 1, ""),
    ],
)
def test_what_goes_wrong_is_one_line(
    problem: BaseException, code: int, said: str, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(raising(problem))
    assert run(["check"]) == code
    assert capsys.readouterr().err == said


def test_a_bug_is_one_line_that_says_how_to_report_it(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(raising(KeyError("one\ntwo")))
    assert run(["check"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "This is a bug in rulewright" in err
    assert "--debug" in err


@pytest.mark.parametrize("arguments", [["--debug", "check"], ["check", "--debug"]])
def test_debug_shows_where_a_bug_struck(
    arguments: list[str], install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(raising(KeyError("x")))
    assert run(arguments) == 2
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_debug_behind_two_hyphens_is_an_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "--", "--debug"]) == 2
    assert "there is no code `--debug`" in capsys.readouterr().err


# ---- pipes, disks, interrupts -------------------------------------------------------------------------------


posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line for bash, in which `$R` is the program."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "R": f"{sys.executable} -m rulewright"}
    return subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=environment, timeout=60, check=False
    )


@posix
@pytest.mark.parametrize("command", ["explain", "explain --json", "--help"])
def test_a_closed_pipe_ends_quietly(command: str) -> None:
    ended = shell(f"$R {command} | head -1; echo ${{PIPESTATUS[0]}}")
    assert ended.stdout.splitlines()[-1] == "0"
    assert ended.stderr == ""


@posix
def test_findings_count_even_where_nobody_reads_them(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("rulewright: 1\n" + "".join(f"key{i}: 1\n" for i in range(3000)))
    ended = shell(f"$R check {tmp_path}/bad.yaml | head -1; echo ${{PIPESTATUS[0]}}")
    assert ended.stdout.splitlines()[-1] == "1"
    assert ended.stderr == ""


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["explain", "--help", "--version", "explain RW101"])
def test_a_full_disk_is_an_error(command: str) -> None:
    ended = shell(f"$R {command} >/dev/full")
    assert (ended.returncode, ended.stderr) == (2, "Error: cannot write the output: No space left on device\n")


@posix
@pytest.mark.parametrize("command", ["explain", "explain --json", "list"])
def test_a_closed_output_is_an_error(command: str) -> None:
    """What was asked for is lost."""
    ended = shell(f"$R {command} >&-")
    assert (ended.returncode, ended.stderr) == (2, "Error: cannot write the output: standard output is closed\n")


@posix
def test_help_that_nobody_reads_is_no_crash() -> None:
    assert shell("$R --help >&-").stderr == ""


@posix
def test_an_interrupt_is_one_line() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}
    command = [sys.executable, "-m", "rulewright", "check", "-"]
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # a shell's background job ignores it, and its children would
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, "Interrupted.\n")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_every_encoding_can_be_served(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("rulewright: 1\n日本: é\n", encoding="utf-8")
    ended = program("check", str(tmp_path / "bad.yaml"), PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert ended.returncode == 1
    assert ended.stderr == ""


@pytest.mark.parametrize(
    ("module", "words"),
    [("lark.lexer", "the Python package `lark` is not installed here"), ("rulewright.gone", "This is a bug")],
)
def test_a_package_that_is_not_installed_is_no_bug(module: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named, with what to do; one of our own modules that is missing is a bug."""

    def action() -> int:
        raise ModuleNotFoundError(f"No module named '{module}'", name=module)

    assert guarded(action) == 2
    assert words in capsys.readouterr().err
