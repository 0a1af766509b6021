"""Open files watched without any protocol: looked at after a pause, checked in full when saved;
and what a full check's log says.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.full_check import command, findings
from rulewright.lsp.features.publishing import PAUSE, Watch
from rulewright.lsp.project.file_roles import FileRole, Kind
from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Diagnostic, Findings
from rulewright.source.render import render

from .conftest import RULESET, SCENARIOS, VARIANT, Desk

BROKEN = RULESET.replace("do: move card to discards", "do: move card to discardz")
SUBTLE = RULESET.replace("{count: 5, shape: ring}", "{count: 5 if raid = hard else 30, shape: ring}")
"""Sound with the defaults; with another option there are not enough cards for the fields."""


class Screen:
    """What is shown, by the names of files, and how often something was."""

    def __init__(self) -> None:
        self.shown: dict[str, list[str]] = {}
        self.times = 0

    def show(self, path: Path, found: tuple[Diagnostic, ...]) -> None:
        self.shown[path.name] = [one.code for one in found]
        self.times += 1

    async def until(self, name: str, codes: list[str]) -> None:
        async with asyncio.timeout(60):
            while self.shown.get(name) != codes:
                await asyncio.sleep(0.01)


def test_quick_keys_are_looked_at_once(desk: Desk) -> None:
    """Many changes without a pause are one look; a closed file has nothing to show."""

    async def session() -> int:
        screen = Screen()
        watch = Watch(desk.workspace, dict, screen.show)
        for length in range(30):
            watch.changed(desk.ruleset, BROKEN + "#" * length)
        await screen.until("ruleset.yaml", ["RW405"])
        await asyncio.sleep(PAUSE * 2)
        times = screen.times
        watch.closed(desk.ruleset)
        await screen.until("ruleset.yaml", [])
        return times

    assert asyncio.run(session()) == 1


def test_saving_finds_what_only_another_configuration_shows(desk: Desk) -> None:
    """Typing shows nothing, saving does, the next key takes it back."""
    desk.ruleset.write_text(SUBTLE, encoding="utf-8")

    async def session() -> list[str]:
        screen = Screen()
        watch = Watch(desk.workspace, dict, screen.show)
        watch.opened(desk.ruleset, SUBTLE)
        await screen.until("ruleset.yaml", [])
        watch.saved(desk.ruleset)
        async with asyncio.timeout(60):
            while not screen.shown["ruleset.yaml"]:
                await asyncio.sleep(0.01)
        found = screen.shown["ruleset.yaml"]
        watch.changed(desk.ruleset, SUBTLE + "\n")
        await screen.until("ruleset.yaml", [])
        watch.closed(desk.ruleset)
        return found

    assert all(code in CODES for code in asyncio.run(session()))


def test_a_file_that_is_closed_while_it_is_checked(desk: Desk) -> None:
    """The full check is stopped, and nothing is shown any more."""

    async def session() -> dict[str, list[str]]:
        screen = Screen()
        watch = Watch(desk.workspace, dict, screen.show)
        watch.opened(desk.scenarios, SCENARIOS)
        watch.saved(desk.scenarios)
        await asyncio.sleep(0.05)
        watch.closed(desk.scenarios)
        await asyncio.sleep(0.2)
        return screen.shown

    assert all(codes == [] for codes in asyncio.run(session()).values())


@pytest.mark.parametrize("encoding", ["ruleset", "variant"])
def test_a_log_says_what_the_diagnostics_said(desk: Desk, encoding: str) -> None:
    """Diagnostics survive the way through SARIF: places, second places, help and mends, beyond the basic plane too."""
    desk.workspace.open(desk.ruleset, BROKEN.replace("{me} plays {card}", "\N{GRINNING FACE} ü {me} plays {carf}"))
    desk.workspace.open(desk.variant, VARIANT.replace("player.rich", "player.rihc"))
    path = desk.ruleset if encoding == "ruleset" else desk.variant
    before = diagnose(desk.workspace, path)[path]
    after = findings(render(Findings(before), "sarif"), desk.workspace, Path.cwd())
    assert len(before) > 0
    assert [(one.code, one.severity, one.message, one.hint) for one in after] == [
        (one.code, one.severity, one.message, str(one.hint)) for one in before
    ]
    for old, new in zip(before, after, strict=True):
        assert (new.span.start, new.span.end) == (old.span.start, old.span.end)
        assert [(fix.span.start, fix.span.end, fix.text, fix.title) for fix in new.fixes] == [
            (fix.span.start, fix.span.end, fix.text, fix.title) for fix in old.fixes
        ]
        assert [(label.span.start, label.text) for label in new.labels] == [
            (label.span.start, label.text) for label in old.labels
        ]


@pytest.mark.parametrize("log", ["", "{", "[]", '{"runs": 3}', '{"runs": [{"results": [{"locations": [{}]}]}]}'])
def test_what_is_no_log_says_nothing(desk: Desk, log: str) -> None:
    """A check that was killed, or a program that is another, brings nothing about."""
    assert findings(log, desk.workspace, Path.cwd()) == ()


def test_fixes_stand_in_json_too(desk: Desk) -> None:
    """With places that count from 1."""
    desk.workspace.open(desk.ruleset, BROKEN)
    (found,) = json.loads(render(Findings(diagnose(desk.workspace, desk.ruleset)[desk.ruleset]), "json"))["findings"]
    (fix,) = found["fixes"]
    assert (fix["text"], fix["line"], fix["end_column"] - fix["column"]) == ("discards", found["line"], len("discardz"))


def test_what_has_no_full_check() -> None:
    """Other files are not checked at all."""
    assert command(FileRole(Kind.OTHER, Path("x"))) is None and command(FileRole(Kind.VARIANT, Path("x"))) is None
