"""Settings: where they are looked for, what they say, and how mistakes in them are told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.resources import folder
from rulewright.settings import KEYS, Desk, Games, Settings, chosen
from rulewright.settings.settings_parser import read
from rulewright.source.diagnostic import Diagnostic, Report, Severity
from rulewright.source.text import Source


def settings(text: str) -> Settings:
    report = Report()
    found = read(Source("rulewright.toml", text), (), Path("/home/me"), report)
    assert [str(one.message) for one in report] == []
    assert found is not None
    return found


def told(text: str) -> list[tuple[str, str, str, str]]:
    """Place, code, marked text and hint of everything that is wrong."""
    report = Report()
    assert read(Source("rulewright.toml", text), (), Path(), report) is None
    return [(str(one.span.position), one.code, one.span.text, one.hint) for one in report]


def warning(code: str, name: str = "game.yaml") -> Diagnostic:
    return Diagnostic(code, Severity.WARNING, "beware", Source(name, "text").span(0))


# ---- what they say ---------------------------------------------------------------------------------------------------


def test_all_keys_at_once() -> None:
    """Every key of the table has a reader, and its value arrives."""
    found = settings("""
        paths = ["games"]
        root = "shared"
        select = ["RW3", "RW7"]
        ignore = ["RW703"]
        strict = true
        texts = true
        players = "2..4"
        play = 50
        severity = {RW316 = "note", RW708 = "off"}
        per-file-ignores = {"drafts" = ["RW7"]}
        [games.poker]
        players = [3, 2]
        options = {blinds = "high", raise-limit = [1, "no-limit"]}
    """)
    assert found == Settings(
        Path("/home/me"),
        (Path("/home/me/games"),),
        ("RW3", "RW7"),
        ("RW703",),
        {"RW316": "note", "RW708": "off"},
        (("drafts", ("RW7",)),),
        True,
        (2, 3, 4),
        50,
        {"poker": Games((2, 3), (("blinds", ("high",)), ("raise_limit", ("1", "no_limit"))))},
        "shared",
        True,
    )
    assert found.game("bridge") == Games((2, 3, 4))


@pytest.mark.parametrize(
    ("select", "ignore", "is_told"),
    [
        (("ALL",), (), True),
        ((), (), False),
        (("RW7",), (), True),
        (("RW3",), (), False),
        (("ALL",), ("RW7",), False),
        (("RW708",), ("RW7",), True),
        (("RW7",), ("RW708",), False),
        (("RW708",), ("RW708",), False),
        (("ALL",), ("ALL",), False),
    ],
)
def test_the_longest_beginning_decides(select: tuple[str, ...], ignore: tuple[str, ...], is_told: bool) -> None:
    """Of equals, `ignore`."""
    assert chosen("RW708", select, ignore) is is_told


def test_a_severity_can_change_or_go() -> None:
    """A warning becomes what the settings say; `off` takes it out."""
    found = settings('severity = {RW316 = "error", RW317 = "off"}')
    assert [getattr(found.judged(warning(code)), "severity", None) for code in ("RW316", "RW317", "RW318")] == [
        "error",
        None,
        "warning",
    ]


def test_errors_are_always_told() -> None:
    """Neither select nor ignore nor patterns take out an error."""
    found = settings('select = []\nignore = ["ALL"]\nper-file-ignores = {"*" = ["ALL"]}')
    error = Diagnostic("RW101", Severity.ERROR, "wrong", Source("x", "").span(0))
    assert found.judged(error) is error
    assert found.judged(warning("RW316")) is None


@pytest.mark.parametrize(
    ("name", "is_told"),
    [
        ("/home/me/drafts/a.yaml", False),
        ("/home/me/drafts/deep/a.yaml", False),
        ("/home/me/a.yaml", True),
        ("/else/drafts/a.yaml", True),
    ],
)
def test_files_may_be_excused(name: str, is_told: bool) -> None:
    """A pattern means files and folders, from the folder of the settings."""
    found = settings('per-file-ignores = {"drafts/" = ["RW3"]}')
    assert (found.judged(warning("RW316", name)) is not None) is is_told
    assert found.judged(warning("RW708", name)) is not None


# ---- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "code", "marked"),
    [
        ('x = 1\nselct = ["RW7"]\n', "1:1", "RW902", "x"),
        ('select = [\n  "RW7",\n  "RW999",\n]\n', "3:4", "RW904", "RW999"),
        ('ignore = ["RW101"]', "1:12", "RW905", "RW101"),
        ('strict = "yes"', "1:1", "RW903", "strict"),
        ("play = true", "1:1", "RW903", "play"),
        ("players = 0", "1:1", "RW903", "players"),
        ("players = []", "1:1", "RW903", "players"),
        ('players = "4..2"', "1:1", "RW903", "players"),
        ('paths = "games"', "1:1", "RW903", "paths"),
        ('[severity]\nRW316 = "bad"\n', "2:10", "RW903", "bad"),
        ('severity = {RW3 = "note"}', "1:13", "RW904", "RW3"),
        ("severity = 3", "1:1", "RW903", "severity"),
        ('[games."my game"]\nplayer = 3', "2:1", "RW902", "player"),
        ("[games.poker.options]\nblinds = yes_please", "2:10", "RW901", "y"),
        ("[games.poker]\noptions.blinds = 1.5", "2:9", "RW903", "blinds"),
        ("games = 3", "1:1", "RW903", "games"),
        ('select = ["RW7"', "1:15", "RW901", '"'),
        ("a = " + "[" * 9000, "1:1", "RW901", "a"),
        ("a" + ".a" * 90_000 + " = 1", "1:1", "RW901", "a"),
        ("x = [{" + "'a' . " * 90_000 + "a = 1}]", "1:6", "RW901", "{"),
    ],
)
def test_mistakes_are_told_at_their_place(text: str, place: str, code: str, marked: str) -> None:
    assert (place, code, marked) in [found[:3] for found in told(text)]


@pytest.mark.parametrize(
    "text",
    [
        "ignore = [" + '"RW9999",' * 50_000 + "]",
        "[severity]\n" + "".join(f'x{i} = "note"\n' for i in range(50_000)),
        "[per-file-ignores]\n" + "".join(f'"{i}*" = ["RW7"]\n' for i in range(50_000)),
        "[games.poker.options]\nblinds = [" + '"high",' * 50_000 + "]",
        "".join(f"k{i} = 1\n" for i in range(5_000)),
    ],
    ids=["codes", "levels", "patterns", "values", "keys"],
)
def test_what_is_far_too_long_is_one_mistake(text: str) -> None:
    """Each entry is not looked at, and not complained about."""
    ((_, code, _, _),) = told(text)
    assert code == "RW903"


@pytest.mark.parametrize("text", ["play = " + "9" * 10_000, "players = [" + "9" * 10_000 + "]"])
def test_numbers_with_more_digits_than_can_be_read(text: str) -> None:
    ((_, code, _, hint),) = told(text)
    assert (code, hint) == ("RW901", "settings need no such number")


def test_all_mistakes_are_told_at_once() -> None:
    """With the nearest key."""
    assert [(code, hint) for _, code, _, hint in told('selct = []\nstrct = 1\nplay = "x"')] == [
        ("RW902", "did you mean `select`?"), ("RW902", "did you mean `strict`?"), ("RW903", "see docs/checking.md"),
    ]  # fmt: skip


# ---- where they are --------------------------------------------------------------------------------------------------


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Settings in two folders, one inside the other, and a folder without."""
    (tmp_path / "inner" / "deep").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("[tool.rulewright]\nplay = 1\n", encoding="utf-8")
    (tmp_path / "inner" / "rulewright.toml").write_text("play = 2\n", encoding="utf-8")
    (tmp_path / "inner" / "deep" / "pyproject.toml").write_text("# rulewright is mentioned only\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("where", "play"), [(".", 1), ("inner", 2), ("inner/deep", 2), ("inner/none", 2)])
def test_the_nearest_settings_upward_count(tree: Path, where: str, play: int) -> None:
    """Others are not mixed in."""
    desk = Desk(Report())
    assert desk.of(tree / where).play == play
    assert desk.report.found == []


def test_own_settings_go_before_shared_ones(tree: Path) -> None:
    """In one folder, `rulewright.toml` counts."""
    (tree / "rulewright.toml").write_text("play = 3\n", encoding="utf-8")
    assert Desk(Report()).of(tree).play == 3


def test_settings_can_be_named_or_left_out(tree: Path) -> None:
    assert Desk(Report(), chosen=tree / "pyproject.toml").of(tree / "inner").play == 1
    assert Desk(Report(), never=True).of(tree / "inner").play == 0


def test_a_file_without_settings_cannot_be_named(tree: Path) -> None:
    desk = Desk(Report(), chosen=tree / "inner" / "deep" / "pyproject.toml")
    desk.of(tree)
    assert [one.code for one in desk.report] == ["RW901"]


def test_a_broken_file_is_told_once(tree: Path) -> None:
    """However many files need it; the defaults stand in."""
    (tree / "inner" / "rulewright.toml").write_bytes(b"play = \xff")
    desk = Desk(Report())
    assert [desk.of(tree / "inner" / name).play for name in ("deep", "deeper")] == [0, 0]
    assert [one.code for one in desk.report] == ["RW901"]


def test_the_schema_knows_the_same_keys() -> None:
    """For editors: schemas/settings.schema.json."""
    schema = json.loads((folder("schemas") / "settings.schema.json").read_text(encoding="utf-8"))
    assert {name: value["description"] for name, value in schema["properties"].items()} == {
        key.name: key.about for key in KEYS
    }
