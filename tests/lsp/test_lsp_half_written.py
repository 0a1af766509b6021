"""Files while they are written: every question has an answer, never a crash, and
what stands elsewhere in the file is still known.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright.lsp.features.code_actions import all_fixes
from rulewright.lsp.features.completion import complete
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.document_symbols import outline
from rulewright.lsp.features.formatting import reformatted
from rulewright.lsp.features.hover import hover
from rulewright.lsp.features.navigation import definitions
from rulewright.lsp.features.rename import renamable
from rulewright.lsp.project.recovery import recovered
from rulewright.lsp.project.workspace import Workspace
from rulewright.ruleset_lookup import Found, shipped
from rulewright.source.text import Source

from .conftest import RULESET, SCENARIOS, VARIANT, Desk, places

SIGNS = "{}[]():,\"'|>#&*!%@`\t\n -.=é\N{GRINNING FACE}\x0b\u2028"


def ask_everything(workspace: Workspace, path: Path, offset: int) -> None:
    """All questions that have no effect."""
    for found in diagnose(workspace, path).values():
        all_fixes(found)
    for question in (hover, complete, definitions, renamable):
        question(workspace, path, offset)
    root = workspace.tree(path)
    if root is not None:
        outline(root, workspace.role(path).kind)
    reformatted(workspace, path)


@pytest.mark.parametrize("name", list(shipped()))
def test_the_beginning_of_every_shipped_ruleset(name: str) -> None:
    """Cut anywhere (at two places, by chance but always the same), with the cursor at the end."""
    path, chance = shipped()[name], random.Random(name)
    text = path.read_text(encoding="utf-8")
    for end in (chance.randrange(len(text)), chance.randrange(len(text))):
        workspace = Workspace()
        workspace.open(path, text[:end])
        ask_everything(workspace, path, end)


@pytest.mark.parametrize("seed", range(12))
def test_signs_anywhere_in_any_file(desk: Desk, seed: int) -> None:
    """A sign is put in, or a piece is cut out, in a ruleset, a variant or scenarios."""
    chance = random.Random(seed)
    for path, text in ((desk.ruleset, RULESET), (desk.variant, VARIANT), (desk.scenarios, SCENARIOS)):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice(SIGNS) + text[at + chance.choice((0, 0, 7)) :]
        desk.workspace.open(path, changed)
        ask_everything(desk.workspace, path, min(at + 1, len(changed)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "{",
        "- a",
        "a",
        "rulewright: 1",
        "variant: x",
        "\x00",
        "\ufeff",
        "a: &b [*b]",
        "\N{GRINNING FACE}" * 3,
        "? [a]\n: b",
        "game: " + "[" * 200,
    ],
)
def test_texts_that_are_hardly_any(desk: Desk, text: str) -> None:
    """Empty ones, ones of one sign, ones that YAML refuses."""
    for path in (desk.ruleset, desk.variant, desk.scenarios):
        desk.workspace.open(path, text)
        ask_everything(desk.workspace, path, len(text))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand_size: 3", 'hand_size: "3'),
        ("hand_size: 3", "hand_size: [3"),
        ("hand_size: 3", "hand_size: 3\n hand"),
        ("hand_size: 3", "hand_size: 3\n\there: 1"),
        ("zones:\n", "zones:\n  market: {holds: \n"),
        ("terms:\n", "terms:\n  x\n"),
    ],
)
def test_a_broken_line_is_passed_over(desk: Desk, old: str, new: str) -> None:
    """A name elsewhere still leads to its declaration, and the outline still has its section."""
    desk.workspace.open(desk.ruleset, RULESET.replace(old, new, 1))
    (found,) = places(definitions(desk.workspace, *desk.at(desk.ruleset, "discards, says")))
    assert found.endswith(":discards")
    root = desk.workspace.tree(desk.ruleset)
    assert root is not None and "phases" in [entry.name for entry in root]


def test_blanked_lines_move_nothing() -> None:
    """What is read in place of a broken text is as long as it is, and differs only in the broken line."""
    source = Source("x", RULESET.replace("hand_size: 3", 'hand_size: "3'))
    found = recovered(source)
    assert found is not None and len(found.text) == len(source.text)
    changed = [
        line
        for line, (a, b) in enumerate(zip(source.text.splitlines(), found.text.splitlines(), strict=True))
        if a != b
    ]
    assert len(changed) == 1
    assert recovered(Source("x", "a: 1")) is not None


def test_windows_line_ends_are_kept_by_formatting(desk: Desk) -> None:
    """What formatting writes ends lines as the buffer does; a text in its layout is left alone."""
    plain = RULESET.replace("hand_size: 3", "hand_size:    3")
    desk.workspace.open(desk.ruleset, plain.replace("\n", "\r\n"))
    changes = reformatted(desk.workspace, desk.ruleset)
    assert changes and all("\n" not in text.replace("\r\n", "") for _, text in changes)
    source = desk.workspace.source(desk.ruleset)
    assert source is not None
    text = source.text
    for span, new in sorted(changes, key=lambda change: -change[0].start):
        text = text[: span.start] + new.replace("\r\n", "\n") + text[span.end :]
    desk.workspace.open(desk.ruleset, text)
    assert reformatted(desk.workspace, desk.ruleset) == ()


def test_an_analysis_is_kept_until_something_changes_that_it_read(desk: Desk) -> None:
    """A variant's analysis is the same until its own file or its base changes, open or on the disk."""
    found, workspace = Found(desk.ruleset, ("rich",)), desk.workspace
    first = workspace.view(found)
    assert workspace.view(found) is first
    desk.scenarios.write_text(SCENARIOS + "\n", encoding="utf-8")
    assert workspace.view(found) is first
    workspace.open(desk.ruleset, RULESET + "# a comment\n")
    second = workspace.view(found)
    assert second is not first
    workspace.close(desk.ruleset)
    desk.variant.write_text(VARIANT + "# another\n", encoding="utf-8")
    assert workspace.view(found) not in (first, second)
