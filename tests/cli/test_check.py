"""`rulewright check`: what it reads, how it tells, how it ends."""

from __future__ import annotations

import io
import json
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

import pytest

from rulewright.checking import parallel_checks
from rulewright.cli.main import run
from rulewright.processes.workers import WorkerProcesses, sharing_workers
from rulewright.source.render import FORMATS

GOOD = """\
rulewright: 1
game: sample
players: 2
limit: 9 decisions
phases: {game: {greet: say "hello"}}
score: {of: player, points: 1, rank: highest points then shared}
"""
BAD = GOOD.replace("players", "plaeyrs")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good, a bad and an unreadable ruleset, and a cache of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / ".cache"))
    for name, text in (("good", GOOD), ("bad", BAD)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "latin.yaml").write_bytes(b"title: \xe9\n")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["good"], 0),
        (["bad"], 1),
        (["good", "bad"], 1),
        (["."], 1),
        (["latin.yaml"], 2),
        (["bad", "latin.yaml"], 2),
        (["none"], 2),
        ([], 1),
        (["good", "--select", "RW99"], 2),
        (["good", "--select", "RW7,RW3", "--ignore", "rw708"], 0),
        (["good", "--ignore", "RW101"], 2),
        (["good", "--config", "none.toml"], 2),
        (["good", "--stdin-filename", "x.yaml"], 2),
        (["good", "--play", "-1"], 2),
        (["good", "--format", "no"], 2),
    ],
)
def test_exit_codes(arguments: list[str], code: int) -> None:
    assert run(["check", *arguments]) == code


def test_a_finding_and_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "good", "bad"])
    out = capsys.readouterr().out
    assert out.startswith(f"RW101 a ruleset has no key `plaeyrs`\n --> {Path('bad/ruleset.yaml')}:3:1\n")
    assert out.endswith("Checked 2 rulesets: 1 error.\n")


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same order; more than one ruleset is looked at by as many as --jobs says."""
    begun, found = list[int](), set[str]()

    def counted(jobs: int) -> AbstractContextManager[WorkerProcesses]:
        begun.append(jobs)
        return sharing_workers(jobs)

    monkeypatch.setattr(parallel_checks, "sharing_workers", counted)
    for jobs in ("1", "2"):
        assert run(["check", ".", "--no-cache", "--jobs", jobs, "--json"]) == 1
        found.add(capsys.readouterr().out)
    assert begun == [2] and len(found) == 1


def test_a_ruleset_is_checked_once(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "good", "good/ruleset.yaml", "good/"])
    assert capsys.readouterr().out == "Checked 1 ruleset: nothing to report.\n"


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "full"])
def test_forms_for_machines_keep_the_output_clean(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--format", form]) == 1
    out, err = capsys.readouterr()
    assert "RW101" in out
    assert err == "Checked 1 ruleset: 1 error.\n"


def test_json_is_a_shorthand(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "bad", "--json"])
    assert json.loads(capsys.readouterr().out)["findings"][0]["code"] == "RW101"


def test_json_and_another_form_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--json", "--format", "sarif"]) == 2
    assert "exclude each other" in capsys.readouterr().err


def test_an_output_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--format", "sarif", "--output-file", "out.sarif"]) == 1
    assert json.loads((here / "out.sarif").read_text(encoding="utf-8"))["runs"]
    assert capsys.readouterr().out == ""


def test_a_hyphen_is_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "bad", "--json", "--output-file", "-"])
    assert json.loads(capsys.readouterr().out)


def test_an_output_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "good", "--output-file", "no/such/folder.txt"]) == 2
    assert "Error: cannot write" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "code"), [(GOOD, 0), (BAD, 1), ("", 1)])
def test_standard_input(
    text: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert run(["check", "-", "--format", "concise"]) == code
    assert code == 0 or capsys.readouterr().out.startswith("<stdin>:")


WARNED = GOOD.replace("phases", "numbers: {spare: 3}\nphases")
"""With a number that nothing uses."""


@pytest.mark.parametrize(
    ("settings", "arguments", "code"),
    [
        ("", [], 0),
        ("", ["--strict"], 1),
        ("strict = true", [], 1),
        ("strict = true", ["--no-strict"], 0),
        ("strict = true", ["--no-config"], 0),
        ("strict = true", ["--config", "other.toml"], 0),
        ("strict = true", ["--ignore", "RW316"], 0),
        ("strict = true", ["--select", "RW7"], 0),
        ('strict = true\nignore = ["RW3"]', [], 0),
        ('strict = true\nignore = ["RW3"]', ["--select", "RW316"], 1),
        ('severity = {RW316 = "error"}', [], 1),
        ('per-file-ignores = {"good" = ["RW316"]}', ["--strict"], 0),
        ("strct = true", [], 2),
    ],
)
def test_warnings_fail_only_a_strict_check(here: Path, settings: str, arguments: list[str], code: int) -> None:
    """As the command line says, or else the settings."""
    (here / "good" / "ruleset.yaml").write_text(WARNED, encoding="utf-8")
    (here / "rulewright.toml").write_text(settings, encoding="utf-8")
    (here / "other.toml").write_text("strict = false", encoding="utf-8")
    assert run(["check", "good", *arguments]) == code


def test_settings_may_say_what_is_checked(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name; a name goes before them."""
    (here / "rulewright.toml").write_text('paths = ["good"]', encoding="utf-8")
    assert run(["check"]) == 0
    assert capsys.readouterr().out == "Checked 1 ruleset: nothing to report.\n"
    assert run(["check", "bad"]) == 1


def test_standard_input_may_have_a_name(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then settings are looked for where it would lie; comments in it count."""
    (here / "good" / "rulewright.toml").write_text("strict = true", encoding="utf-8")
    for more, code in (("", 1), ("  # rulewright: ignore RW316 -- why", 0)):
        text = WARNED.replace("{spare: 3}", f"{{spare: 3}}{more}")
        monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
        assert run(["check", "-", "--stdin-filename", "good/new.yaml", "--format", "concise"]) == code
        assert capsys.readouterr().out == (
            "" if more else "good/new.yaml:5:11: RW316 warning: the number `spare` is never used\n"
        )


def test_standard_input_that_is_no_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(b"game: \xff")))
    assert run(["check", "-"]) == 2
    assert capsys.readouterr().err == "Error: <stdin>: byte 6 (0xff) is not UTF-8 text\n"


def test_variants_and_scenarios_are_checked_too(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What lies beside a ruleset. What a variant brings about in its base is
    told with its name, and what both say once.
    """
    (here / "good" / "ruleset.yaml").write_text(WARNED.replace("players: 2", "players: 2..3"), encoding="utf-8")
    for name, text in (
        (
            "variants/odd.yaml",
            "variant: odd\nextends: sample\nchange: {numbers.spare: 1 / (players - 2) rounded down}\n",
        ),
        ("scenarios/one.yaml", "scenarios: sample\nx: {players: 2, expect: {ovr: yes}}\n"),
    ):
        (here / "good" / name).parent.mkdir()
        (here / "good" / name).write_text(text, encoding="utf-8")
    assert run(["check", "good", "--format", "concise"]) == 1
    out, err = capsys.readouterr()
    assert [" ".join(line.split()[:2]) for line in out.splitlines()] == [
        "good/ruleset.yaml:5:11: RW316",
        "good/scenarios/one.yaml:2:26: RW305",
    ]
    assert err == "Checked 1 ruleset, 1 variant and 1 scenario file: 1 error and 1 warning.\n"


def test_windows_files_are_read_alike(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "bad" / "ruleset.yaml").write_bytes(b"\xef\xbb\xbf" + BAD.replace("\n", "\r\n").encode())
    run(["check", "bad", "--format", "concise"])
    assert capsys.readouterr().out == f"{Path('bad/ruleset.yaml')}:3:1: RW101 a ruleset has no key `plaeyrs`\n"


def test_a_scenario_file_alone_tells_about_its_ruleset(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Else nobody would; beside its ruleset it keeps to its own mistakes. Mended, the next check is clean."""
    (here / "bad" / "scenarios").mkdir()
    (here / "bad" / "scenarios" / "one.yaml").write_text(
        "scenarios: sample\nx: {players: 2, expect: {over: yes}}\n", encoding="utf-8"
    )
    for name in ("bad/scenarios/one.yaml", "bad"):
        assert run(["check", name, "--format", "concise"]) == 1
        assert capsys.readouterr().out.count("RW101") == 1
    (here / "bad" / "ruleset.yaml").write_text(GOOD, encoding="utf-8")
    assert run(["check", "bad/scenarios/one.yaml"]) == 0
