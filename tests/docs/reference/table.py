"""Lays an entry's example out as files, plays it, and notes which rules of the grammar its text needs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.frontend.syntax import expressions
from rulewright.frontend.syntax.building import RULES
from rulewright.frontend.syntax.tree_builder import Builder, ParseTree
from rulewright.game import Game
from rulewright.handbook.entry import Entry, Frame
from rulewright.handbook.host import FILES
from rulewright.handbook.stage import staged
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

SEEDS = range(3)


def laid_out(entry: Entry, folder: Path) -> str:
    """The files of an example; the name under which its ruleset is found."""
    files = {"ruleset.yaml": staged(entry), **FILES}
    if entry.frame is Frame.VARIANT:
        files["variants/small_change.yaml"] = entry.example
    if entry.frame is Frame.SCENARIO:
        files["scenarios/examples.yaml"] = entry.example
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return f"{folder}:small_change" if entry.frame is Frame.VARIANT else str(folder)


def told(name: str) -> list[str]:
    """What `check` tells of a ruleset, but for names that nothing uses and
    advice: an example uses but few of the game's.
    """
    report, found = Report(), ruleset_lookup.find(name)
    loading.check(found.path, found.variants, report)
    return [
        f"{d.code} {d.message}: {d.span.text}"
        for d in report
        if d.code not in ("RW316", "RW317", "RW318") and d.code[:3] != "RW7"
    ]


def logs(name: str) -> Iterator[list[str]]:
    """The logs of random games with every number of players. A fault, or a game without end, is an exception."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        for seed in SEEDS:
            game, rng = Game.start(ruleset.machine(players), seed), random.Random(seed)
            while (decision := game.decision) is not None:
                seat = rng.choice(sorted(decision.seats))
                game.choose(seat, rng.choice(game.legal(seat)))
            assert game.finished
            yield game.full_log()


class Recorder:
    """Notes the rules of the grammar, each with the text it was used for."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.uses: set[tuple[str, str]] = set()
        patch.setattr(expressions, "built", self._noted)
        expressions._parsed.cache_clear()  # or what another test has read would not be noted

    def _noted(self, body: Span, tree: ParseTree) -> object:
        builder = Builder(body.source, body.start, RULES)
        self.uses.update((str(part.data), _plain(builder.span(part).text)) for part in tree.iter_subtrees())
        return builder.build(tree)

    def shown_in(self, text: str) -> set[str]:
        """The rules that stretches of a text were read by."""
        plain = _plain(text)
        return {rule for rule, used in self.uses if used in plain}


def _plain(text: str) -> str:
    return " ".join(text.split())
