"""What a name means to `check`: rulesets with what lies beside them, or single files."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.checkable_files import targets_of
from rulewright.ruleset_lookup import NotFound

ALL = ["ruleset mine/ruleset.yaml", "variant mine/variants/long.yaml", "scenarios mine/scenarios/one.yaml"]


def told(name: str) -> list[str]:
    return [f"{target.kind} {Path(target.name).as_posix()}" for target in targets_of(name)]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("mine", ALL),
        ("mine/ruleset.yaml", ALL),
        (".", ALL),
        ("mine/variants/long.yaml", ALL[1:2]),
        ("mine/scenarios/one.yaml", ALL[2:]),
        ("mine:long", ["variant mine/ruleset.yaml"]),
        ("-", ["ruleset <stdin>"]),
    ],
)
def test_names(mine: Path, name: str, found: list[str]) -> None:
    assert told(name) == found


def test_a_variant_knows_its_ruleset_from_anywhere(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(mine / "variants")
    target = next(iter(targets_of("long.yaml")))
    assert target.found.path.resolve() == (mine / "ruleset.yaml").resolve()
    assert target.found.variants == ("long",)


def test_rulesets_that_share_a_folder_have_their_own_variants(mine: Path) -> None:
    """By the game that a variant extends, and a scenario file names."""
    text = (mine / "ruleset.yaml").read_text(encoding="utf-8")
    (mine / "ruleset.yaml").rename(mine / "mine.yaml")
    (mine / "other.yaml").write_text(text.replace("game: mine", "game: other"), encoding="utf-8")
    assert told("mine/mine.yaml") == ["ruleset mine/mine.yaml", *ALL[1:]]
    assert told("mine/other.yaml") == ["ruleset mine/other.yaml"]


def test_a_variant_without_a_ruleset(mine: Path) -> None:
    (mine / "ruleset.yaml").unlink()
    with pytest.raises(NotFound, match="extends `mine`, and no game is called so"):
        list(targets_of("mine/variants/long.yaml"))
