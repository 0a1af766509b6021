"""What a file is for: a ruleset, a variant of one, scenarios of one, targets for one, a table of components, messages
in another language; or none of our business.

In: a path and its text, half-written or not. Out: a `FileRole`, which names the ruleset. Reads other files where it
must.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from rulewright.frontend.syntax.text_files import read_source
from rulewright.languages import ENDING, ruleset_of_messages
from rulewright.ruleset_lookup import FILE, VARIANTS, Found, NotFound, of_variant, variants_of
from rulewright.scenarios import ruleset_of
from rulewright.source.diagnostic import Report
from rulewright.storage import members

KEY = re.compile(r"^(rulewright|game|variant|extends|scenarios|assess)[ \t]*:[ \t]*[\"']?([a-z0-9_:]*)", re.MULTILINE)
SCENARIOS = "scenarios"
TARGETS = "targets"
SUFFIXES = (".yaml", ".yml")


class Kind(StrEnum):
    """What a file is."""

    RULESET = "ruleset"
    VARIANT = "variant"
    SCENARIOS = "scenario"
    TARGETS = "targets"
    TABLE = "table"
    MESSAGES = "messages"
    OTHER = "other"

    @property
    def is_yaml(self) -> bool:
        """Whether it is written in YAML, whose keys a schema describes; what is said of keys is said of these only."""
        return self not in (Kind.TABLE, Kind.MESSAGES, Kind.OTHER)


@dataclass(frozen=True, slots=True)
class FileRole:
    """`found` is the ruleset, with the variants that the file is about; none where none was found."""

    kind: Kind
    path: Path
    found: Found | None = None


def role_of(path: Path, text: str) -> FileRole:
    """What a file is for."""
    if path.suffix == ENDING:
        return FileRole(Kind.MESSAGES, path, ruleset_of_messages(path))
    if path.suffix == ".csv":
        owner = _owner_of(path)
        return FileRole(Kind.TABLE, path, owner) if owner is not None else FileRole(Kind.OTHER, path)
    words = dict(KEY.findall(text))
    kind = _kind(path, words)
    match kind:
        case Kind.RULESET:
            return FileRole(kind, path, Found(path))
        case Kind.VARIANT:
            return FileRole(kind, path, _extended(path, words.get("extends", "")))
        case Kind.SCENARIOS:
            return FileRole(kind, path, _tried(path, words.get("scenarios", "")))
        case Kind.TARGETS:
            return FileRole(kind, path, _tried(path, words.get("assess", "")))
        case Kind.TABLE | Kind.MESSAGES | Kind.OTHER:
            return FileRole(kind, path)
        case _:
            assert_never(kind)


def _kind(path: Path, words: dict[str, str]) -> Kind:
    """By its first keys; a file that has none yet, by its name and folder."""
    for key, kind in (
        ("variant", Kind.VARIANT),
        ("extends", Kind.VARIANT),
        ("scenarios", Kind.SCENARIOS),
        ("assess", Kind.TARGETS),
        ("rulewright", Kind.RULESET),
    ):
        if key in words:
            return kind
    if path.suffix not in SUFFIXES:
        return Kind.OTHER
    if path.name == FILE:
        return Kind.RULESET
    beside = (path.parent.parent / FILE).is_file()
    return (
        {VARIANTS: Kind.VARIANT, SCENARIOS: Kind.SCENARIOS, TARGETS: Kind.TARGETS}.get(path.parent.name, Kind.OTHER)
        if beside
        else Kind.OTHER
    )


def _extended(path: Path, extends: str) -> Found | None:
    """The ruleset beside whose folder `variants` a variant lies, else the shipped one that it extends;
    with the variant.
    """
    game = extends.partition(":")[0]
    for base in (path.parent.parent / FILE, path.parent.parent / f"{game}.yaml"):
        if base.is_file() and path.stem in variants_of(base):
            return Found(base, (path.stem,))
    try:
        return of_variant(path)
    except NotFound:
        return None


def _tried(path: Path, name: str) -> Found | None:
    """The ruleset that scenarios name; a word that is not written to its end names the one beside."""
    try:
        return ruleset_of(path, name)
    except NotFound:
        base = path.parent.parent / FILE
        return Found(base) if base.is_file() else None


def _owner_of(table: Path) -> Found | None:
    """The ruleset that reads a CSV file."""
    named = re.compile(rf"from:\s*[\"']?{re.escape(table.name)}")
    for base in members(table.parent, "*.yaml"):
        source = read_source(base, Report())
        if source is not None and named.search(source.text):
            return Found(base)
    return None
