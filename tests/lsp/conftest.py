"""A small game on a desk: its ruleset, a variant, scenarios, open or not, and a cursor (`¦`) in the texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rulewright.lsp.project.workspace import Workspace
from rulewright.source.text import Span

RULESET = (Path(__file__).parent / "small.yaml").read_text(encoding="utf-8")
VARIANT = """\
variant: rich
extends: sample
title: Rich
about: Everybody starts with more.
change:
  money.coin.purse.start: 9
  terms.player.rich: player.purse > 20
"""
SCENARIOS = """\
scenarios: sample
about: A play.

play <id>:
  players: 2
  given:
    player 1.hand: plain(red, 3)
    purse: 5, 5
  at: turns(player 1)
  expect:
    count(discards): <n>
    player 1.rich: no
  cases:
    - {id: one, n: 1}
"""
CURSOR = "¦"


@dataclass
class Desk:
    """A folder with a game, and a workspace that looks at it."""

    folder: Path
    workspace: Workspace = field(default_factory=Workspace)

    @property
    def ruleset(self) -> Path:
        return self.folder / "ruleset.yaml"

    @property
    def variant(self) -> Path:
        return self.folder / "variants" / "rich.yaml"

    @property
    def scenarios(self) -> Path:
        return self.folder / "scenarios" / "plays.yaml"

    def type(self, path: Path, text: str) -> tuple[Path, int]:
        """Open a text with a cursor in it; the file and the cursor's offset."""
        offset = text.index(CURSOR)
        self.workspace.open(path, text.replace(CURSOR, ""))
        return path, offset

    def edit(self, path: Path, old: str, new: str) -> tuple[Path, int]:
        """The same for a file as it is, with one piece replaced by a text with a cursor."""
        source = self.workspace.source(path)
        assert source is not None and old in source.text, old
        return self.type(path, source.text.replace(old, new, 1))

    def at(self, path: Path, text: str, more: int = 0) -> tuple[Path, int]:
        """Where a text stands in a file."""
        source = self.workspace.source(path)
        assert source is not None
        return path, source.text.index(text) + more


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """The small game, saved."""
    for name, text in (("ruleset.yaml", RULESET), ("variants/rich.yaml", VARIANT), ("scenarios/plays.yaml", SCENARIOS)):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Desk(tmp_path)


def places(spans: tuple[Span, ...]) -> list[str]:
    """Spans as file:line:text."""
    return [f"{Path(span.source.name).name}:{span.position.line}:{span.text}" for span in spans]
