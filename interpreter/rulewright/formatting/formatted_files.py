"""Files: which are formatted, and how one is read and written.

In: what a person names. Out: paths (`files_of`), and for each the result (`FormatOutcome`). A folder means the
rulesets, variants and scenario files below it; hidden folders and virtual environments are passed over. Line ends stay
what the first one is; a byte-order mark is dropped. A file is written whole or not at all, and not at all if nothing
changes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rulewright.formatting.formatter import Changed, Foreign, formatted
from rulewright.frontend.syntax.text_files import MAX_BYTES, decode, read_bytes, read_source
from rulewright.ruleset_lookup import NotFound
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.storage import beginning, tree, write_whole

OURS = re.compile(rb"^(?:\xef\xbb\xbf)?(?:rulewright|variant|scenarios)[ \t]*:", re.MULTILINE)
PLACES = ("variants", "scenarios")
NAME = "ruleset.yaml"
SUFFIXES = (".yaml", ".yml")
ENOUGH = 4096
FOREIGN = (
    "it is neither a ruleset, nor a variant, nor a scenario file; these begin "
    "with `rulewright: 1`, `variant: NAME` or `scenarios: GAME`"
)
PUZZLING = "its layout would change what it says; this is a bug in rulewright, please report it with the file"


@dataclass(frozen=True, slots=True)
class FormatOutcome:
    """A formatted text: as it was and as it should be, or why it is left alone: findings, or in a few words `why`."""

    name: str
    before: str = ""
    after: str | None = None
    refused: tuple[Diagnostic, ...] = ()
    why: str = ""

    @property
    def changes(self) -> bool:
        return self.after is not None and self.after != self.before


def files_of(names: Iterable[str]) -> list[Path]:
    """All files that some names mean, each once. Raises `NotFound`."""
    found = [path for name in names for path in _files(Path(name))]
    return list(dict.fromkeys(found))


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise NotFound(f"there is no file or folder `{path}`", "name files, folders, or `-` for standard input")
    if not path.is_dir():
        return [path]
    found = list(_tree(path))
    if not found:
        raise NotFound(f"the folder `{path}` holds no ruleset, variant or scenario file")
    return found


def _tree(root: Path) -> Iterator[Path]:
    for place, names in tree(root):
        for name in names:
            path = place / name
            if path.suffix in SUFFIXES and (name == NAME or path.parent.name in PLACES or _begins_as_ours(path)):
                yield path


def _begins_as_ours(path: Path) -> bool:
    return OURS.search(beginning(path, ENOUGH)) is not None


def format_file(path: Path) -> FormatOutcome:
    """A file as it should be; nothing is written."""
    report = Report()
    with suppress(OSError):
        data = read_bytes(path)
        if len(data) <= MAX_BYTES:
            return formatted_bytes(data, str(path))
    read_source(path, report)
    return FormatOutcome(str(path), refused=tuple(report))


def formatted_bytes(data: bytes, name: str) -> FormatOutcome:
    """Bytes as they should be."""
    report = Report()
    source = decode(data, name, report)
    if source is None:
        return FormatOutcome(name, refused=tuple(report))
    end = "\r\n" if data[: data.find(b"\n") + 1].endswith(b"\r\n") else "\n"
    try:
        after = formatted(source, report)
    except Foreign:
        return FormatOutcome(name, why=FOREIGN)
    except Changed:
        return FormatOutcome(name, why=PUZZLING)
    if after is None:
        return FormatOutcome(name, refused=tuple(report))
    return FormatOutcome(name, data.decode("utf-8"), after.replace("\n", end))


def write(path: Path, text: str) -> None:
    """A file's new text, whole or not at all; a link keeps leading to its file, and the file its permissions."""
    write_whole(path, text.encode("utf-8"))
