"""Whatever a stranger's repository names or links to outside of itself is
refused at its place, and nothing of it is shown.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest

from bad.cases import BASE
from rulewright import loading
from rulewright.cli.main import run
from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Report, Severity
from rulewright.storage.folder_walk import tree

SECRET = "TOKEN-b7c1e4"
RULEWRIGHT = (sys.executable, "-P", "-m", "rulewright")
STONES = BASE.replace("  die:", '  stone: {traits: {weight: 1..3}, kinds: {pebble: {}}, from: "%s"}\n  die:').replace(
    "  cup:", "  bag: {holds: stone, starts: all, seen_by: nobody}\n  cup:"
)
NAMED_AT = "17:62"
"""Where the path stands in it."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a stranger's repository, with a file above it that must not be shown."""
    for name in ("secret.csv", "secret.yaml", "secret.txt", "secret.toml", "secret.json"):
        (tmp_path / name).write_text(f"kind: {SECRET}\n{SECRET}: [\n", encoding="utf-8")
    monkeypatch.setenv("SECRET_OF_MINE", SECRET)
    (tmp_path / "repo").mkdir()
    return tmp_path / "repo"


def errors(path: Path) -> list[str]:
    report = Report()
    loading.check(path, (), report)
    return [f"{one.span.position} {one.code}" for one in report if one.severity is Severity.ERROR]


NAMED = {
    "above": ("../secret.csv", "RW015"),
    "above by a way round": ("a/../../secret.csv", "RW015"),
    "absolute": ("/etc/passwd", "RW015"),
    "a process": ("/proc/self/environ", "RW015"),
    "a device": ("/dev/zero", "RW015"),
    "standard input": ("/dev/stdin", "RW015"),
    "a home": ("~/.ssh/id_rsa", "RW015"),
    "a drive": ("C:/secret.csv", "RW015"),
    "a drive's own folder": ("C:secret.csv", "RW015"),
    "a share": ("//server/share/a.csv", "RW015"),
    "a share with backslashes": ("\\\\\\\\server\\\\share", "RW015"),
    "backslashes": ("..\\\\secret.csv", "RW016"),
    "a stream": ("cards.csv:hidden", "RW016"),
    "a device of Windows": ("nul", "RW016"),
    "a device with an ending": ("COM1.csv", "RW016"),
    "a dot at the end": ("cards.csv.", "RW016"),
    "a blank at the end": ("cards.csv ", "RW016"),
    "dots with a blank": (".. /secret.csv", "RW016"),
    "a control character": ("a\\tb.csv", "RW016"),
    "the folder": (".", "RW001"),
    "missing": ("none.csv", "RW001"),
}


@pytest.mark.parametrize(("name", "code"), NAMED.values(), ids=NAMED)
def test_a_path_in_a_ruleset(place: Path, name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "ruleset.yaml").write_text(STONES % name, encoding="utf-8")
    assert f"{NAMED_AT} {code}" in errors(place / "ruleset.yaml")
    assert run(["check", str(place), "--no-cache"]) in (1, 2)
    told = capsys.readouterr()
    assert SECRET not in told.out + told.err


LINKED = [
    *("ruleset.yaml", "cards.csv", "variants/v.yaml", "scenarios/s.yaml", "playthroughs/p.txt", "rulewright.toml"),
    *("pyproject.toml", "peers.yaml"),
]
TARGETS = {
    "a file outside": "../secret{}",
    "by an absolute path": "/proc/self/environ",
    "a device": "/dev/zero",
    "itself": "{name}",
}
COMMANDS = [
    *(["check", "."], ["test", "."], ["fmt", "--check", "."], ["show", "."], ["diff", ".", ".:v"], ["play", "."]),
    *(["check", "./NAME"], ["test", "./NAME"], ["fmt", "./NAME"], ["fmt", "--diff", "./NAME"], ["replay", "./NAME"]),
    ["test", "--update", "."],
]
SLOW_COMMANDS = [
    ["draw", "."],
    ["cards", ".", "--format", "tts"],
    ["mutate", "."],
    ["simulate", ".", "--games", "1"],
    ["bench", ".", "--games", "1", "--rounds", "1"],
    ["list", "."],
]
"""Each of them with every link, but with one target only."""
EVERY = 1 if os.environ.get("RULEWRIGHT_TESTS") == "all" else 3
"""Each other command with every link; with every target, or with every third."""
LINKS = [
    (
        name,
        target,
        [
            *(command for at, command in enumerate(COMMANDS) if (at + number + which) % EVERY == 0),
            SLOW_COMMANDS[(number + which) % len(SLOW_COMMANDS)],
        ],
    )
    for number, name in enumerate(LINKED)
    for which, target in enumerate(TARGETS)
]


@cache
def _scaffolded() -> Path:
    """What `rulewright new` writes, once for all tests."""
    folder = Path(tempfile.mkdtemp()) / "new"
    atexit.register(shutil.rmtree, folder.parent, ignore_errors=True)
    subprocess.run([*RULEWRIGHT, "new", str(folder)], check=True, capture_output=True)
    return folder


def valid(place: Path) -> None:
    """A repository that passes, with a file of every kind."""
    shutil.copytree(_scaffolded(), place, dirs_exist_ok=True)
    (place / "variants" / "rich.yaml").rename(place / "variants" / "v.yaml")
    text = (place / "variants" / "v.yaml").read_text(encoding="utf-8").replace("variant: rich", "variant: v")
    (place / "variants" / "v.yaml").write_text(text, encoding="utf-8")
    scenarios = place / "scenarios" / "rich.yaml"
    scenarios.write_text(scenarios.read_text(encoding="utf-8").replace(":rich", ":v"), encoding="utf-8")
    (place / "playthroughs").mkdir()


@pytest.mark.parametrize(("name", "where", "commands"), LINKS, ids=[f"{name}-{where}" for name, where, _ in LINKS])
def test_a_link_in_place_of_a_file(
    place: Path,
    name: str,
    where: str,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No command shows what the link leads to, changes it, or waits for its end."""
    valid(place)
    target = TARGETS[where]
    link = place / name
    link.unlink(missing_ok=True)
    suffix = link.suffix
    link.symlink_to(
        target.format(suffix, name=link.name) if link.parent == place else f"../{target.format(suffix, name=link.name)}"
    )
    if target.startswith("/") or "{name}" in target:
        link.unlink()
        link.symlink_to(target.format(name=link.name))
    monkeypatch.chdir(place)
    before = {path: path.read_bytes() for path in place.parent.iterdir() if path.is_file()}
    for command in commands:
        code = run([word.replace("NAME", name) for word in command])
        told = capsys.readouterr()
        assert SECRET not in told.out + told.err, command
        assert code in (0, 1, 2) and "This is a bug" not in told.err, (command, told.err)
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize("name", [name for name in LINKED if name not in ("peers.yaml", "pyproject.toml", "cards.csv")])
def test_a_pipe_in_place_of_a_file(place: Path, name: str) -> None:
    """Nothing waits for a pipe that nobody writes to."""
    valid(place)
    (place / name).unlink(missing_ok=True)
    os.mkfifo(place / name)
    commands = [["check", "."], ["check", f"./{name}"], ["test", "."], ["fmt", "--check", "."], ["replay", f"./{name}"]]
    program = f"""\
import sys
from rulewright.cli.main import run
for command in {commands}:
    code = run(command)
    print("", f"left with {{code}}", sep="\\n", file=sys.stderr)
"""
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], cwd=place, capture_output=True, timeout=120, check=False, text=True
    )
    left = [line.removeprefix("left with ") for line in done.stderr.splitlines() if line.startswith("left with ")]
    assert len(left) == len(commands) and set(left) <= {"0", "1", "2"}, done.stderr
    assert "This is a bug" not in done.stderr, done.stderr


@pytest.mark.parametrize("folder", ["variants", "scenarios", "playthroughs"])
def test_a_link_in_place_of_a_folder(
    place: Path, folder: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even the names in it are told."""
    valid(place)
    elsewhere = place.parent / "elsewhere"
    elsewhere.mkdir()
    for suffix in (".yaml", ".txt"):
        (elsewhere / f"{SECRET}{suffix}").write_text(f"variant: {SECRET}\n", encoding="utf-8")
    for path in (place / folder).iterdir():
        path.unlink()
    (place / folder).rmdir()
    (place / folder).symlink_to(elsewhere)
    monkeypatch.chdir(place)
    for command in (
        ["check", "."],
        ["show", "."],
        ["test", "."],
        ["check", ".:TOKEN-b7c1e5"],
        ["diff", ".", ".:TOKEN-b7c1e5"],
    ):
        run(command)
        told = capsys.readouterr()
        assert SECRET not in told.out + told.err, command


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "../secret.yaml", "{}/secret.yaml", "../repo/../secret"])
@pytest.mark.parametrize("kind", ["scenarios", "playthroughs"])
def test_a_game_that_is_a_path(place: Path, kind: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Scenarios and playthroughs name games, not files."""
    valid(place)
    shown = name.format(place.parent)
    text = {
        "scenarios": f"scenarios: '{shown}'\ncases:\n  one: {{}}\n",
        "playthroughs": f"playthrough: '{shown}'\nseed: 1\n---\n",
    }[kind]
    file = place / kind / f"bad.{'yaml' if kind == 'scenarios' else 'txt'}"
    file.write_text(text, encoding="utf-8")
    assert run(["test", str(file)]) in (1, 2)
    told = capsys.readouterr()
    assert SECRET not in told.out + told.err and "root:" not in told.out + told.err


@pytest.mark.parametrize(
    "text", ['paths = ["../secret.yaml"]', 'paths = ["/etc"]', 'root = ".."', 'root = "/"', 'paths = ["a:b"]']
)
def test_settings_speak_for_their_own_folder(
    place: Path, text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    valid(place)
    (place / "rulewright.toml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(place)
    assert run(["check"]) == 2
    told = capsys.readouterr()
    assert ("RW015" in told.out or "RW016" in told.out) and SECRET not in told.out + told.err


def test_a_root_lets_rulesets_share_files(place: Path) -> None:
    """Without it a file beside the folder is refused; with it, it is read; one above the settings never is."""
    (place / "game").mkdir()
    (place / "shared").mkdir()
    (place / "shared" / "stones.csv").write_text("kind,weight\npebble,1\n", encoding="utf-8")
    ruleset = place / "game" / "ruleset.yaml"
    ruleset.write_text(STONES % "../shared/stones.csv", encoding="utf-8")
    assert f"{NAMED_AT} RW015" in errors(ruleset)
    (place / "rulewright.toml").write_text('root = "."\n', encoding="utf-8")
    assert not any(code.endswith(("RW015", "RW001")) for code in errors(ruleset))
    ruleset.write_text(STONES % "../../secret.csv", encoding="utf-8")
    assert f"{NAMED_AT} RW015" in errors(ruleset)


@pytest.mark.parametrize("beside", ["rulewright.toml", "pyproject.toml"])
def test_a_root_counts_as_much_as_the_other_settings(
    place: Path, beside: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not under `--no-config`, nor where other settings are chosen, which have their own root."""
    (place / "game").mkdir()
    (place / "shared").mkdir()
    (place / "shared" / "stones.csv").write_text("kind,weight\npebble,1\n", encoding="utf-8")
    (place / "game" / "ruleset.yaml").write_text(STONES % "../shared/stones.csv", encoding="utf-8")
    (place / beside).write_text(
        'root = "."\n' if beside == "rulewright.toml" else '[tool.rulewright]\nroot = "."\n', encoding="utf-8"
    )
    (place / "empty.toml").write_text("", encoding="utf-8")
    (place / "other.toml").write_text('root = "shared"\n', encoding="utf-8")
    monkeypatch.chdir(place)
    for options, is_read in (
        ([], True),
        (["--no-config"], False),
        (["--config", "empty.toml"], False),
        (["--config", beside], True),
        (["--config", "other.toml"], True),
        ([], True),
    ):
        for more in ([], ["--no-cache"], ["--jobs", "2"]):
            run(["check", "game", *options, *more])
            assert ("RW015" not in capsys.readouterr().out) == is_read, (options, more)


def test_a_record_shows_nothing_of_what_it_names(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    valid(place)
    monkeypatch.chdir(place)
    assert run(["play", ".", "--seed", "1", "--record", "r.json"]) == 0
    capsys.readouterr()
    for name in ("../secret.yaml", "/proc/self/environ", "//server/share/x.yaml", "\\\\server\\share\\x.yaml", "-"):
        data = json.loads((place / "r.json").read_text(encoding="utf-8"))
        data["ruleset"] = name
        (place / "bad.json").write_text(json.dumps(data, indent=2), encoding="utf-8")
        assert run(["replay", "bad.json"]) == 2
        told = capsys.readouterr()
        assert SECRET not in told.out + told.err and "--ruleset" in told.err


# ---- writing ---------------------------------------------------------------------------------------------------------

WRITERS = {
    "check": ["check", ".", "--output-file", "OUT"],
    "save": ["play", ".", "--seed", "1", "--record", "OUT"],
    "run": ["simulate", ".", "--games", "3", "--seed", "1", "--save", "OUT"],
    "csv": ["simulate", ".", "--games", "3", "--seed", "1", "--rows", "OUT.csv"],
    "schema": ["schema", "ruleset", "--output-file", "OUT"],
    "table": ["bench", ".", "--games", "1", "--rounds", "1", "--table", "OUT"],
}


@pytest.mark.parametrize("way", ["a link", "a folder's link", "a link to nothing"])
@pytest.mark.parametrize(
    "command", [WRITERS[name] for name in WRITERS if name != "table"], ids=[n for n in WRITERS if n != "table"]
)
def test_nothing_is_written_through_a_link(
    place: Path, command: list[str], way: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    valid(place)
    victim = place.parent / "elsewhere"
    victim.mkdir()
    (victim / "out.csv").write_text("", encoding="utf-8")
    (victim / "out").write_text("", encoding="utf-8")
    monkeypatch.chdir(place)
    if way == "a folder's link":
        (place / "link").symlink_to(victim)
        out = "link/out"
    else:
        for suffix in ("", ".csv"):
            (place / f"out{suffix}").symlink_to(victim / f"{'gone' if 'nothing' in way else 'out'}{suffix}")
        out = "out"
    assert run([word.replace("OUT", out) for word in command]) == 2
    assert {path.name: path.read_bytes() for path in victim.iterdir()} == {"out": b"", "out.csv": b""}
    assert "This is a bug" not in capsys.readouterr().err


def test_rows_beside_a_saved_run_are_no_link(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    valid(place)
    monkeypatch.chdir(place)
    (place.parent / "victim").write_text("precious", encoding="utf-8")
    (place / "run.json.rows").symlink_to(place.parent / "victim")
    assert run(["simulate", ".", "--games", "3", "--seed", "1", "--save", "run.json", "--rows", "rows.csv"]) == 2
    assert (place.parent / "victim").read_text(encoding="utf-8") == "precious"


def test_a_pipe_is_not_written_to(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    valid(place)
    monkeypatch.chdir(place)
    os.mkfifo(place / "out")
    assert run(["check", ".", "--output-file", "out"]) == 2


def test_streams_of_this_process_serve(place: Path) -> None:
    """Standard input by its name, and a report to standard error."""
    valid(place)
    text = (place / "ruleset.yaml").read_bytes()
    done = subprocess.run([*RULEWRIGHT, "show", "/dev/stdin"], cwd=place, input=text, capture_output=True, check=False)
    assert done.returncode == 0 and b"players" in done.stdout.lower()
    done = subprocess.run(
        [*RULEWRIGHT, "check", ".", "--output-file", "/dev/stderr"], cwd=place, capture_output=True, check=False
    )
    assert done.returncode == 0


# ---- walks -----------------------------------------------------------------------------------------------------------


def test_walks_end(place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from rulewright.storage import folder_walk

    deep = place.joinpath(*["d"] * 60)
    deep.mkdir(parents=True)
    for command in ("check", "test", "fmt"):
        assert run([command, str(place)]) == 2
        assert "inside of each other" in capsys.readouterr().err
    monkeypatch.setattr(folder_walk, "MOST_MEMBERS", 3)
    other = place.parent / "other"
    valid_in(other)
    for number in range(5):
        (other / "variants" / f"v{number}.yaml").write_text("", encoding="utf-8")
    assert run(["check", str(other)]) == 2
    assert "more than 3 files" in capsys.readouterr().err


def valid_in(folder: Path) -> None:
    folder.mkdir()
    valid(folder)


def test_a_folder_that_may_not_be_entered_stops_no_walk(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "closed").mkdir()
    exists = Path.exists

    def refused(path: Path) -> bool:
        if "closed" in path.parts:
            raise PermissionError(13, "Permission denied", str(path))
        return exists(path)

    monkeypatch.setattr(Path, "exists", refused)
    assert next(folder.name for folder, _ in tree(place)) == place.name


@pytest.mark.parametrize("code", ["RW015", "RW016"])
def test_the_codes_have_pages(code: str) -> None:
    assert CODES[code].severity == "error" and CODES[code].page
