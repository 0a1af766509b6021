"""Names of rulesets: paths, shipped names, variants after a colon, and hints for what means nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import ruleset_lookup
from rulewright.ruleset_lookup import STDIN, Found, NotFound, find, find_all, shipped, split


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installation that ships three rulesets, and an empty working folder."""
    for name in ("tower", "classics/tiny", "other/tower_two", "old/twin", "new/twin"):
        _ruleset(tmp_path / "shipped" / name, "soft_raid", "busy_night")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(ruleset_lookup, "folder", lambda name: tmp_path / "shipped")
    shipped.cache_clear()
    yield tmp_path
    shipped.cache_clear()


def _ruleset(folder: Path, *variants: str) -> Path:
    (folder / "variants").mkdir(parents=True)
    for variant in variants:
        (folder / "variants" / f"{variant}.yaml").write_text("")
    file = folder / "ruleset.yaml"
    file.write_text("")
    return file


def told(name: str) -> str:
    with pytest.raises(NotFound) as caught:
        find(name)
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "folder"), [("tower", "tower"), ("classics/tiny", "classics/tiny"), ("tiny", "classics/tiny")]
)
def test_a_shipped_name(name: str, folder: str, place: Path) -> None:
    assert find(name) == Found(place / "shipped" / folder / "ruleset.yaml")


def test_a_file_and_a_folder() -> None:
    _ruleset(Path("mine"))
    Path("one.yaml").write_text("")
    assert find("mine") == find("mine/") == Found(Path("mine/ruleset.yaml"))
    assert find("one.yaml") == Found(Path("one.yaml"))


def test_what_exists_goes_before_what_is_shipped() -> None:
    _ruleset(Path("tower"))
    assert find("tower").path == Path("tower/ruleset.yaml")


def test_an_empty_folder_does_not_hide_a_shipped_ruleset(place: Path) -> None:
    Path("tower").mkdir()
    assert find("tower").path == place / "shipped" / "tower" / "ruleset.yaml"


def test_a_tree_holds_several() -> None:
    for name in ("b", "a/deep", ".hidden", "env/lib"):
        _ruleset(Path("tree") / name)
    Path("tree/env/pyvenv.cfg").write_text("")
    assert [found.path.parent.as_posix() for found in find_all("tree")] == ["tree/a/deep", "tree/b"]
    assert told("tree").startswith("`tree` holds 2 rulesets; name one of them: ")
    assert told("tree:x") == "`tree` holds 2 rulesets; a variant goes with one ruleset"


def test_standard_input() -> None:
    assert find("-") == Found(STDIN)
    assert told("-:soft") == "a ruleset from standard input has no variants; name its file"


def test_variants() -> None:
    assert find("tower:soft_raid+busy_night").variants == ("soft_raid", "busy_night")
    assert find("tower:soft-raid").variants == ("soft_raid",)


@pytest.mark.parametrize(
    ("name", "where", "variants"),
    [
        ("C:\\games\\x", "C:\\games\\x", ()),
        ("C:/games/x", "C:/games/x", ()),
        ("C:\\games\\x:soft", "C:\\games\\x", ("soft",)),
        ("c:soft", "c", ("soft",)),
        ("a/b:one+two", "a/b", ("one", "two")),
    ],
)
def test_drives_are_no_variants(name: str, where: str, variants: tuple[str, ...]) -> None:
    assert split(name) == (where, variants)


def test_a_colon_in_a_file_name() -> None:
    Path("odd:name.yaml").write_text("")
    assert find("odd:name.yaml") == Found(Path("odd:name.yaml"))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("towr", "no ruleset is called `towr`; did you mean `tower`?"),
        ("TINY", "no ruleset is called `TINY`; did you mean `tiny`?"),
        ("twin", "`twin` may mean new/twin or old/twin; write the whole name"),
        ("tower:", "`tower:` names no variant; write `ruleset:variant` or `ruleset:one+two`"),
        (":soft", "`:soft` names no ruleset; write `ruleset:variant` or `ruleset:one+two`"),
        ("tower:soft_raid+", "`tower:soft_raid+` names no variant; write `ruleset:variant` or `ruleset:one+two`"),
        ("tower:sof_raid", "`tower` has no variant `sof_raid`; did you mean `soft_raid`?"),
        ("tower:soft_raid+soft-raid", "the variant `soft_raid` stands twice in `tower:soft_raid+soft-raid`"),
    ],
)
def test_hints(name: str, message: str) -> None:
    assert told(name) == message


def test_a_missing_file_names_its_neighbour() -> None:
    Path("game.yaml").write_text("")
    assert told("gane.yaml") == "there is no file or folder `gane.yaml`; did you mean `game.yaml`?"
    assert told("no/such/place.yaml") == "there is no file or folder `no/such/place.yaml`"


def test_a_folder_without_rulesets() -> None:
    Path("empty").mkdir()
    assert told("empty").startswith("the folder `empty` holds no `ruleset.yaml`")


def test_a_ruleset_without_variants_says_where_they_lie() -> None:
    Path("one.yaml").write_text("")
    assert "variants lie in `variants`" in told("one.yaml:soft")


@pytest.mark.parametrize("name", ["", "\0", "x" * 5000, "a\nb"])
def test_nonsense_is_not_found(name: str) -> None:
    assert told(name)


def test_a_link_that_leads_nowhere_is_told_as_one(tmp_path: Path) -> None:
    for target in ("gone.yaml", "link.yaml"):
        link = tmp_path / "link.yaml"
        link.symlink_to(tmp_path / target)
        with pytest.raises(NotFound, match="is a link that leads to no file"):
            find(str(link))
        link.unlink()


@pytest.mark.parametrize("name", ["a" * 5000, "a" * 5000 + ".yaml", "a/" * 2000 + "b.yaml"])
def test_a_name_of_any_length_is_told_in_a_few_lines(name: str) -> None:
    with pytest.raises(NotFound) as caught:
        find(name)
    assert len(str(caught.value)) < 600
