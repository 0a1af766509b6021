"""Variant files beside a ruleset: what each extends, and that every shipped one loads, lowers and plays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.checking import unwaived
from rulewright.game import Game
from rulewright.resources import folder
from rulewright.source.diagnostic import Report

SHIPPED = [
    (file, name)
    for file in sorted(folder("rulesets").rglob("ruleset.yaml"))
    for name in ruleset_lookup.variants_of(file)
]

RULESET = """\
rulewright: 1
game: sample
players: 2
limit: 9 decisions
numbers: {size: 3}
components: {tile: {total: 3, kinds: {plain: size}}}
zones: {bag: {holds: tile, starts: all, seen_by: everyone}}
phases: {game: {start: move bag to bag}}
score: {of: player, points: size, rank: highest points then shared}
"""


def folder_of(path: Path, **files: str) -> Path:
    """A ruleset with variants in a folder of its own."""
    (path / "variants").mkdir()
    (path / "ruleset.yaml").write_text(RULESET, encoding="utf-8")
    for name, text in files.items():
        (path / "variants" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return path


def told(path: Path, names: str) -> list[str]:
    """What is said about a ruleset with variants: file, place, code, message."""
    report = Report()
    loading.load(ruleset_lookup.find(f"{path}:{names}"), report)
    return [f"{Path(d.span.source.name).name}:{d.span.position} {d.code} {d.message}" for d in report]


def test_a_variant_that_extends_another_comes_after_it(tmp_path: Path) -> None:
    """Only the last is named; the others come along, once."""
    place = folder_of(
        tmp_path,
        one="variant: one\nextends: sample\nadd: {numbers.more: 1}\n",
        two="variant: two\nextends: sample:one\nchange: {numbers.more: 2}\n",
        three="variant: three\nextends: sample:one\nchange: {numbers.size: more}\n",
    )
    report = Report()
    ruleset = loading.load(ruleset_lookup.find(f"{place}:three+two+one"), report)
    assert [d.message for d in report] == []
    assert ruleset is not None
    assert [variant.name for variant in ruleset.variants] == ["one", "three", "two"]
    assert ruleset.machine().program.class_of("tile").size == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "variant: one\nextends: other\nremove: [about]\n",
            "one.yaml:2:10 RW807 this extends `other`, and the game here is `sample`",
        ),
        (
            "variant: won\nextends: sample\nremove: [about]\n",
            "one.yaml:1:10 RW807 the variant calls itself `won`, and its file `one`",
        ),
        (
            "variant: one\nextends: sample:tow\nremove: [about]\n",
            "one.yaml:2:10 RW807 there is no variant `tow` to extend",
        ),
        (
            "variant: one\nextends: sample:one\nremove: [about]\n",
            "one.yaml:2:10 RW807 `one` extends itself, directly or round about",
        ),
        (
            "variant: one\nextends: sample:two\nremove: [about]\n",
            "two.yaml:2:10 RW807 `two` extends itself, directly or round about",
        ),
        ("variant: one\nextends: sample:bad\nremove: [about]\n", "bad.yaml:3:1 RW101 a variant has no key `chagne`"),
        ("variant: one\nextends: sample\n", "one.yaml:1:1 RW103 a variant lacks the key `change`"),
        (
            "variant: one\nextends: sample\nchange: {numbers.size: sise}\n",
            "one.yaml:3:24 RW305 nothing is called `sise` here",
        ),
    ],
)
def test_a_file_that_is_wrong_is_told_once_at_its_place(tmp_path: Path, text: str, message: str) -> None:
    """Whatever it gets wrong: what it extends, its name, its shape, or its rules."""
    two, bad = (
        "variant: two\nextends: sample:one\nremove: [about]\n",
        "variant: bad\nextends: sample\nchagne: {numbers.size: 4}\n",
    )
    said = told(folder_of(tmp_path, one=text, two=two, bad=bad), "one")
    assert said == [message]


@pytest.mark.parametrize(
    ("edit", "at", "beside"),
    [
        ("components.tile.kinds.plain: 1 - size", "ruleset.yaml", "one.yaml"),
        ("numbers.size: 9 / (players - 2) rounded down", "one.yaml", "ruleset.yaml"),
    ],
)
def test_what_shows_in_a_configuration_only_is_told_with_both_files(
    tmp_path: Path, edit: str, at: str, beside: str
) -> None:
    """Whether the complaint stands at the base's key or at the variant's value."""
    place = folder_of(tmp_path, one=f"variant: one\nextends: sample\nchange:\n  {edit}\n")
    report = Report()
    loading.check(place / "ruleset.yaml", ("one",), report)
    found = {
        (Path(d.span.source.name).name, *(Path(label.span.source.name).name for label in d.labels)) for d in report
    }
    assert found == {(at, beside)}


@pytest.mark.parametrize(
    ("file", "name"), SHIPPED, ids=lambda value: value if isinstance(value, str) else value.parent.name
)
def test_every_shipped_variant_plays(file: Path, name: str) -> None:
    """Nothing is said about it in any configuration, and a random game of it ends."""
    report = Report()
    loading.check(file, (name,), report)
    assert [d.message for d in unwaived(report)] == []
    ruleset = loading.load(ruleset_lookup.Found(file, (name,)), report)
    assert ruleset is not None
    game, generator = Game.start(ruleset.machine(), seed=1), random.Random(1)
    while (decision := game.decision) is not None:
        game.choose(decision.seat, generator.choice(decision.seats[decision.seat]))
    assert game.outcome is not None
