"""`rulewright new`: what it makes, and what it refuses; `rulewright schema`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from rulewright import scaffold
from rulewright.cli.main import run
from rulewright.resources import folder

pytestmark = pytest.mark.usefixtures("quick_builds")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("title", [None, 'Ärger: "it\'s" #1, or @no@ {x}'])
def test_what_is_made_is_right(title: str | None, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new repository is formatted, has no finding, its scenarios pass, and its variant plays; whatever the title."""
    assert run(["new", "games/my-game", *(["--title", title] if title else [])]) == 0
    assert [
        run([command, "games/my-game", *more])
        for command, more in (("fmt", ["--check"]), ("check", ["--strict"]), ("test", []))
    ] == [0, 0, 0]
    assert run(["simulate", "games/my-game:rich", "--games", "5", "--seed", "1"]) == 0
    assert yaml.safe_load((here / "games/my-game/ruleset.yaml").read_text(encoding="utf-8"))["title"] == (
        title or "My game"
    )
    assert list((here / "games").iterdir()) == [here / "games/my-game"]
    capsys.readouterr()


def test_every_file_is_filled(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No hole of the templates is left, and hidden files have their names; --json lists them all."""
    assert run(["new", "my_game", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    files = [path for path in (here / "my_game").rglob("*") if path.is_file()]
    assert sorted(path.relative_to(here / "my_game").as_posix() for path in files) == made["files"]
    assert {
        ".gitignore",
        ".editorconfig",
        ".github/workflows/rules.yml",
        ".vscode/settings.json",
        ".pre-commit-config.yaml",
    } <= set(made["files"])
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    assert [
        name for name, text in texts.items() if any(hole in text for hole in ("@name@", "@title@", "@version@", "dot_"))
    ] == []


def test_editors_find_their_schemas(here: Path) -> None:
    """The paths in the editor's settings exist, and hold the schemas of this installation."""
    scaffold.create(here / "x")
    settings = json.loads((here / "x/.vscode/settings.json").read_text(encoding="utf-8"))
    for path in settings["yaml.schemas"]:
        assert (here / "x" / path).read_text(encoding="utf-8") == (folder("schemas") / Path(path).name).read_text(
            encoding="utf-8"
        )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("MyGame", "how about `my-game`?"),
        ("9lives", "how about `lives`?"),
        ("my game", "how about `my-game`?"),
        ("-x", "No such option"),
        (".", "name a new folder"),
        ("..", "name a new folder"),
        ("full", "is not empty"),
        ("file", "is no folder"),
        ("a" * 61, "60 at most"),
        ("é", "cannot be the name"),
        ("", "name a new folder"),
        ("con", "for a device"),
        ("CON/x", "for a device"),
        ("NUL.old/new/x", "for a device"),
    ],
)
def test_what_is_refused(name: str, words: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bad names, and places where something lies, change nothing; the exit code is 2."""
    (here / "full").mkdir()
    (here / "full/x").touch()
    (here / "file").touch()
    before = sorted(here.rglob("*"))
    assert run(["new", name]) == 2
    assert words in capsys.readouterr().err
    assert sorted(here.rglob("*")) == before


def test_an_empty_folder_will_do(here: Path) -> None:
    """What was made for it before is filled."""
    (here / "x").mkdir()
    assert run(["new", "x"]) == 0
    assert (here / "x/ruleset.yaml").is_file()


def test_nothing_is_left_half_done(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk, or Ctrl-C, in the middle leaves neither the folder nor any other."""

    def full(*_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(scaffold.repository, "_put", full)
    assert run(["new", "x"]) == 2
    assert "No space left" in capsys.readouterr().err
    monkeypatch.setattr(scaffold.repository, "_put", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    assert run(["new", "x"]) == 130
    assert list(here.iterdir()) == []


# ---- schemas --------------------------------------------------------------------------------------------------------


def test_a_schema_is_printed(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As it is, to standard output or to a file."""
    assert run(["schema", "variant"]) == 0
    assert capsys.readouterr().out == (folder("schemas") / "variant.schema.json").read_text(encoding="utf-8")
    assert run(["schema", "ruleset", "--output-file", "r.json"]) == 0
    assert json.loads((here / "r.json").read_text(encoding="utf-8"))["title"] == "a ruleset"


def test_schemas_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name, each with what it is for; a misspelt one with a hint."""
    assert run(["schema"]) == 0
    assert {"ruleset", "variant", "scenario", "record"} <= {
        line.split("  ")[0] for line in capsys.readouterr().out.splitlines()
    }
    assert run(["schema", "varient"]) == 2
    assert "did you mean `variant`?" in capsys.readouterr().err


# ---- a copy of a game ------------------------------------------------------------------------------------------------


def test_a_copy_is_whole_and_its_own(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules, variants, scenarios, playthroughs, messages and CSV files; nothing of it still goes by the old name."""
    name = "graverobbers"
    kinds = ("ruleset.yaml", "variants/*.yaml", "scenarios/*.yaml", "playthroughs/*.txt", "languages/*.ftl", "*.csv")
    assert [kind for kind in kinds if not list((folder("rulesets") / name).glob(kind))] == []
    assert run(["new", "my-copy", "--from", name, "--title", 'Mine: "x"', "--languages"]) == 0
    old, new = folder("rulesets") / name, here / "my-copy"
    copied = [path.relative_to(old) for path in old.rglob("*") if path.is_file() and path.suffix != ".md"]
    assert [path for path in copied if not (new / path).is_file()] == []
    assert run(["fmt", "--check", "my-copy"]) == run(["check", "--strict", "my-copy"]) == 0
    rules = yaml.safe_load((new / "ruleset.yaml").read_text(encoding="utf-8"))
    assert (rules["game"], rules["title"]) == ("my_copy", 'Mine: "x"')
    heads = {
        key: path.read_text(encoding="utf-8")
        for path in new.glob("*/*")
        for key in [path]
        if path.suffix in (".yaml", ".txt")
    }
    assert [path.name for path, text in heads.items() if f": {name}" in text] == []
    page = (new / "README.md").read_text(encoding="utf-8")
    assert ".:rich" not in page and "Where the rules come from" in page
    capsys.readouterr()


def test_every_kind_is_right_and_plays(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = [kind.name for kind in scaffold.kinds()]
    assert {"trick-taking", "auction", "press-your-luck", "board"} <= set(kinds)
    assert [run(["new", f"all/{kind}", "--kind", kind]) for kind in kinds] == [0] * len(kinds)
    assert [run([*words, "all"]) for words in (["fmt", "--check"], ["check", "--strict"])] == [0, 0]
    assert [run(["play", f"all/{kind}", "--seed", "1"]) for kind in kinds[:3]] == [0, 0, 0]
    assert run(["test", "all/board", "all/auction"]) == 0
    capsys.readouterr()
    assert run(["new", "--kind", "list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == kinds


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--kind", "auctoin"], "did you mean `auction`?"),
        (["--kind", "xyz"], "trick-taking"),
        (["--from", "digging:quick_match"], "write `--from digging`"),
        (["--from", "nothing-of-it"], "no ruleset is called"),
        (["--from", "-"], "name the folder"),
        (["--from", "wrong"], "have mistakes"),
        (["--from", "digging", "--kind", "board"], "exclude each other"),
    ],
)
def test_copies_that_are_refused(words: list[str], said: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "wrong").mkdir()
    (here / "wrong/ruleset.yaml").write_text("game: x\n", encoding="utf-8")
    assert run(["new", "my-copy", *words]) == 2
    assert said in capsys.readouterr().err
    assert not (here / "my-copy").exists()


def test_a_copy_with_messages_asks_for_their_library(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else `check` would fail in it, where only the base is installed: on a server, and here."""
    monkeypatch.setattr("rulewright.cli.new.find_spec", lambda name: None)
    for source, more, extra, installs in (
        ("gravediggers", ["--languages"], "rulewright[languages]==", True),
        ("digging", [], "rulewright==", False),
        ("nim", ["--languages"], "rulewright==", False),
    ):
        assert run(["new", source, "--from", source, "--requirement", "rulewright==1.0", *more]) == 0
        assert f"\n{extra}" in (here / source / "requirements.txt").read_text(encoding="utf-8")
        assert (here / source / "languages").exists() is installs
        assert ("pip install -r requirements.txt" in capsys.readouterr().out) is installs
