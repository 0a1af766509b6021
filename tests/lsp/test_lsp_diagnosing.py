"""Diagnostics of files as they stand in the editor: bases, variants, scenarios, tables; each where its cause is."""

from __future__ import annotations

from pathlib import Path

from rulewright.lsp.features.diagnostics import ByPath, diagnose
from rulewright.lsp.features.published import THOROUGH, Published

from .conftest import RULESET, SCENARIOS, VARIANT, Desk

BROKEN = RULESET.replace("do: move card to discards", "do: move card to discardz")


def codes_by_file(found: ByPath) -> dict[str, list[str]]:
    """Codes by the names of files."""
    return {path.name: [one.code for one in ones] for path, ones in found.items()}


def test_files_without_mistakes_are_named_with_nothing(desk: Desk) -> None:
    """An empty list takes back what was said before."""
    assert codes_by_file(diagnose(desk.workspace, desk.ruleset)) == {"ruleset.yaml": []}
    assert codes_by_file(diagnose(desk.workspace, desk.variant)) == {"rich.yaml": []}
    assert codes_by_file(diagnose(desk.workspace, desk.scenarios)) == {"plays.yaml": []}


def test_an_unsaved_buffer_is_what_counts(desk: Desk) -> None:
    """The disk is well, and the buffer is not."""
    desk.workspace.open(desk.ruleset, BROKEN)
    (found,) = diagnose(desk.workspace, desk.ruleset)[desk.ruleset]
    assert (found.code, found.span.text) == ("RW405", "discardz")
    assert [(fix.span.text, fix.text) for fix in found.fixes] == [("discardz", "discards")]


def test_targets_are_looked_at_as_they_are_typed(desk: Desk) -> None:
    """Names and bounds, at their places."""
    folder = desk.ruleset.parent / "targets"
    folder.mkdir()
    file = folder / "fair.yaml"
    game = RULESET.partition("game: ")[2].split()[0]
    file.write_text(f"assess: {game}\ntargets: {{ties: none}}\n")
    desk.workspace.open(file, f"assess: {game}\ntargets:\n  seat_gab: > 3 %\n  decisions: < 4 %\n")
    found = diagnose(desk.workspace, file)[file]
    assert [(one.code, one.span.text) for one in found] == [("RW911", "seat_gab"), ("RW912", "< 4 %")]


def test_the_mistakes_of_a_base_stand_in_the_base(desk: Desk) -> None:
    """Also while only the variant is looked at, and the base is open and not saved."""
    desk.workspace.open(desk.ruleset, BROKEN)
    desk.workspace.open(desk.variant, VARIANT)
    assert codes_by_file(diagnose(desk.workspace, desk.variant)) == {"ruleset.yaml": ["RW405"], "rich.yaml": []}


def test_what_only_a_variant_breaks_stands_in_the_variant(desk: Desk) -> None:
    """The base uses what the variant removes; the place in the base is named beside it."""
    desk.workspace.open(desk.variant, VARIANT.partition("change")[0] + "remove: [effects.tax, numbers.hand_size]\n")
    found = diagnose(desk.workspace, desk.variant)
    assert "ruleset.yaml" not in codes_by_file(found)
    (first, *_) = found[desk.variant]
    assert first.code == "RW305" and first.span.text == "numbers.hand_size"
    assert [label.span.text for label in first.labels][:1] == ["hand_size"]


def test_a_base_that_changes_under_a_variant(desk: Desk) -> None:
    """A path of the variant leads nowhere as soon as the open base has renamed what it names."""
    desk.workspace.open(desk.ruleset, RULESET.replace("player.rich", "player.wealthy"))
    (found,) = diagnose(desk.workspace, desk.variant)[desk.variant]
    assert (found.code, found.span.text) == ("RW801", "player.rich")


def test_mistakes_of_scenarios_and_of_their_ruleset(desk: Desk) -> None:
    """A wrong name stands in the scenario; while the ruleset has mistakes, only that is said."""
    desk.workspace.open(desk.scenarios, SCENARIOS.replace("purse: 5, 5", "purze: 5, 5"))
    assert codes_by_file(diagnose(desk.workspace, desk.scenarios)) == {"plays.yaml": ["RW851"]}
    desk.workspace.open(desk.ruleset, BROKEN)
    found = diagnose(desk.workspace, desk.scenarios)
    assert codes_by_file(found) == {"ruleset.yaml": ["RW405"], "plays.yaml": ["RW850"]}
    assert [label.span.text for label in found[desk.scenarios][0].labels] == ["discardz"]


def test_mistakes_of_a_table_stand_in_the_table(desk: Desk) -> None:
    """The CSV file is open, and its buffer counts."""
    table = desk.folder / "dice.csv"
    table.write_text("kind,count\ncube,2\n", encoding="utf-8")
    desk.workspace.open(
        desk.ruleset, RULESET.replace("rolls: 1..6,", "rolls: 1..6, from: dice.csv,").replace("cube: 2}", "cube: {}}")
    )
    assert codes_by_file(diagnose(desk.workspace, table)) == {"dice.csv": []}
    desk.workspace.open(table, "kind,count\ncubes,2\n")
    assert codes_by_file(diagnose(desk.workspace, table))["dice.csv"] == ["RW101"]


def test_files_that_are_none_of_ours_are_left_alone(tmp_path: Path, desk: Desk) -> None:
    """Other YAML is not complained about; a variant without a ruleset is."""
    other = tmp_path / "compose.yaml"
    desk.workspace.open(other, "services: {web: {image: nginx}}\n")
    assert diagnose(desk.workspace, other) == {}
    lost = tmp_path / "elsewhere" / "lost.yaml"
    desk.workspace.open(lost, VARIANT)
    assert codes_by_file(diagnose(desk.workspace, lost)) == {"lost.yaml": ["RW807"]}


def test_comments_and_settings_that_let_a_finding_pass_count(desk: Desk) -> None:
    """A warning is told, but not where a comment or the settings of the folder do not want to hear it."""
    warned = RULESET.replace("hand_size: 3", "hand_size: 3\n  spare: 4")
    desk.workspace.open(desk.ruleset, warned)
    (found,) = diagnose(desk.workspace, desk.ruleset)[desk.ruleset]
    assert found.severity == "warning"
    desk.workspace.open(
        desk.ruleset, warned.replace("spare: 4", f"spare: 4      # rulewright: ignore {found.code} -- for a variant")
    )
    assert codes_by_file(diagnose(desk.workspace, desk.ruleset)) == {"ruleset.yaml": []}
    desk.workspace.open(desk.ruleset, warned)
    (desk.folder / "rulewright.toml").write_text(f'ignore = ["{found.code}"]\n', encoding="utf-8")
    assert codes_by_file(diagnose(desk.workspace, desk.ruleset)) == {"ruleset.yaml": []}


def test_a_text_that_yaml_does_not_take_has_one_message(desk: Desk) -> None:
    """What is read in spite of it gives no further complaints."""
    desk.workspace.open(desk.ruleset, RULESET.replace("hand_size: 3", 'hand_size: "3'))
    assert codes_by_file(diagnose(desk.workspace, desk.ruleset)) == {"ruleset.yaml": ["RW004"]}


def test_what_nobody_says_any_more_is_taken_back(desk: Desk) -> None:
    """Two open files say the same of a third; it is shown once, and goes when both are silent."""
    desk.workspace.open(desk.ruleset, BROKEN)
    found, memory = diagnose(desk.workspace, desk.ruleset), Published()
    memory.publish(desk.ruleset, found, {desk.ruleset: 1})
    memory.publish(desk.variant, found, {desk.ruleset: 1}, THOROUGH)
    assert [one.code for one in memory.shown(desk.ruleset, 1)] == ["RW405"]
    assert memory.publish(desk.ruleset, {}, {}) == {desk.ruleset}
    assert [one.code for one in memory.shown(desk.ruleset, 1)] == ["RW405"]
    assert memory.forget(desk.variant) == {desk.ruleset}
    assert memory.shown(desk.ruleset, 1) == ()


def test_what_was_found_in_another_version_is_not_shown(desk: Desk) -> None:
    """Its lines may be others by now."""
    desk.workspace.open(desk.ruleset, BROKEN)
    found, memory = diagnose(desk.workspace, desk.ruleset), Published()
    memory.publish(desk.ruleset, found, {desk.ruleset: 1}, THOROUGH)
    assert memory.shown(desk.ruleset, 2) == () and memory.shown(desk.ruleset, 1) != ()
