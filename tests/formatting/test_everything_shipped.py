"""Properties of the formatter over every file that is shipped, and over each otherwise spaced."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from formatting.disturbing import disturbed
from rulewright import loading
from rulewright.formatting import files_of, formatted
from rulewright.formatting.text_roles import roles
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.syntax.reader import read_node
from rulewright.lowering import lower
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from syntax.heard_expressions import listening

ROOT = Path(__file__).parent.parent.parent
RULESETS = sorted((ROOT / "rulesets").rglob("ruleset.yaml"))
FILES = files_of(str(ROOT / folder) for folder in ("rulesets", "tests/scenarios/fair"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def layout(text: str) -> str:
    """A text formatted; the same text is formatted once."""
    report = Report()
    found = formatted(Source("t.yaml", text), report)
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    return found


@cache
def fingerprint(text: str, path: Path) -> str:
    """What the program of a ruleset is called, in its usual configuration."""
    report = Report()
    symbols = loading.read_text(Source(str(path), text), report)
    assert symbols is not None, [f"{d.span}: {d.message}" for d in report]
    program = lower(symbols, default_configuration(symbols, symbols.document.header.usual), report)
    assert program is not None
    return program.fingerprint


@pytest.mark.parametrize("path", FILES, ids=name)
def test_once_is_enough(path: Path) -> None:
    """What was formatted is not changed again."""
    once = layout(path.read_text(encoding="utf-8"))
    assert layout(once) == once


@pytest.mark.parametrize("path", FILES, ids=name)
def test_however_it_was_spaced(path: Path) -> None:
    """Other indentation, more blanks and more blank lines lead to the same text."""
    text = path.read_text(encoding="utf-8")
    assert layout(disturbed(text, len(text))) == layout(text)


@pytest.mark.parametrize("path", RULESETS, ids=name)
def test_the_program_stays_the_same(path: Path) -> None:
    """A disturbed ruleset, formatted, has the fingerprint of the one that is shipped."""
    text = path.read_text(encoding="utf-8")
    assert fingerprint(layout(disturbed(text, 5)), path) == fingerprint(text, path)


def test_what_is_shipped_is_formatted() -> None:
    """`rulewright fmt --check rulesets` is clean."""
    assert [
        name(path)
        for path in files_of([str(ROOT / "rulesets")])
        if layout(text := path.read_text(encoding="utf-8")) != text
    ] == []


# ---- the table of shapes agrees with the readers --------------------------------------------------------------------


@pytest.mark.parametrize("path", RULESETS, ids=name)
def test_every_expression_is_known(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the readers parse has a role with the same entry point, also in every variant; but paths, which are
    kept as they are written, have none.
    """
    heard = listening(monkeypatch)
    for variant in ("", *variants_of(path)):
        _read(path, variant)
    found: dict[Source, dict[int, Any]] = {}
    missed = []
    for node, start in heard:
        source = node.span.source
        is_variant = source.name != str(path)
        if is_variant and start == "signature":
            continue
        if source not in found:
            root = read_node(source, Report())
            assert root is not None
            found[source] = roles(root, "variant" if is_variant else "ruleset")
        known = found[source].get(node.span.start)
        if known is None or start not in known[1].form:
            missed.append(f"{node.span}: {start}")
    assert missed == []


def _read(path: Path, variant: str) -> None:
    report = Report()
    tree = loading.read_tree(Found(path, (variant,) if variant else ()), report)
    assert tree is not None
    loading.read_document(tree, report)
    assert not report.failed
