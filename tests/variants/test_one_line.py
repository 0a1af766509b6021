"""House rules of one line: the edits that DESIGN.md promises are shipped, and
each makes a difference that a scenario shows.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulewright.ruleset_lookup import variants_of
from rulewright.scenarios import ScenarioFile, Shelf, Tried, attempt

ROOT = Path(__file__).parent.parent.parent / "rulesets"
GAMES = [ROOT / name / "ruleset.yaml" for name in ("digging", "gnadenlos", "gravediggers", "graverobbers")]
VARIANTS = {f"{path.parent.name}:{name}": file for path in GAMES for name, file in variants_of(path).items()}
HEAD = ("variant", "extends", "title", "about", "why", "source")

PROMISED = {
    "swap two names in a priority order": ["gravediggers:guard_first"],
    "turn a payout from lowest-first to highest-first": ["gravediggers:boldest_first"],
    "change a tie rule": ["graverobbers:tie_robs", "graverobbers:shared_ties", "digging:attacker_wins_ties"],
    "change a shortage rule": ["gravediggers:next_in_line"],
    "change a count": ["gravediggers:less_luck", "gravediggers:busy_night", "graverobbers:two_objectives"],
    "change a reward": ["gravediggers:watchman_pot", "gnadenlos:fat_veins", "graverobbers:sharp_accusations"],
    "change a target score by player count": ["digging:quick_match"],
    "add a kind of card that an existing rule already understands": ["gravediggers:trinkets"],
    "drop an action from a phase": ["digging:no_passing"],
    "switch a ruling": ["gravediggers:greedy_penalty", "digging:late_doubling", "gnadenlos:secret_nuggets"],
}
"""The one-line edits of DESIGN.md, section 4, and the variants that are such edits."""


@pytest.mark.parametrize("edit", PROMISED)
def test_every_promised_edit_is_shipped(edit: str) -> None:
    """Each kind of edit has a variant."""
    assert set(PROMISED[edit]) <= set(VARIANTS)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_one_line(name: str) -> None:
    """Below what it is called, a shipped variant changes, adds or removes something once; on a single line if it fits.
    An option that it leaves without a use goes as well (RW808).
    """
    lines = [
        line
        for line in VARIANTS[name].read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.startswith(("#", " "))
    ]
    edits = [line for line in lines if line.partition(":")[0] not in HEAD]
    (edit,) = [line for line in edits if not line.startswith("remove: [options.")] or edits
    assert re.match(r"(change|add|remove):( [{\[].*[}\]])?$", edit)


@cache
def shelf() -> Shelf:
    """The rulesets that were read already."""
    return Shelf()


def scenarios(name: str) -> list[Path]:
    """The files whose scenarios are the variant's."""
    files = (VARIANTS[name].parent.parent / "scenarios").glob("*.yaml")
    return [file for file in sorted(files) if file.read_text(encoding="utf-8").startswith(f"scenarios: {name}\n")]


def on_the_base(file: Path, name: str, folder: Path) -> Tried:
    """What comes of a variant's scenarios without the variant."""
    copy = folder / file.name
    copy.write_text(
        file.read_text(encoding="utf-8").replace(f"scenarios: {name}\n", f"scenarios: {name.partition(':')[0]}\n", 1),
        encoding="utf-8",
    )
    return attempt(ScenarioFile(copy), shelf(), "")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_scenario_shows_the_difference(name: str, tmp_path: Path) -> None:
    """A variant's scenarios all pass with it, and without it at least one comes out
    otherwise (a mistake in the file does not count).
    """
    files = scenarios(name)
    assert files
    for file in files:
        tried = attempt(ScenarioFile(file), shelf(), "")
        assert (tried.passed > 0, tried.failed, tried.errors) == (True, 0, ())
    assert sum(on_the_base(file, name, tmp_path).failed for file in files) > 0
