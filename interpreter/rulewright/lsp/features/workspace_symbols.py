"""Parts of all files of the workspace whose names hold what somebody looks for.

In: a workspace, its folders, a query. Out: `WorkspaceSymbol`s: those whose names begin with the query first, at most
`MOST`. A letter of the query may be passed over by the name, none by the query: `dcd` finds `discard`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.lsp.features.document_symbols import SECTION, OutlinePart, outline
from rulewright.lsp.project.file_roles import SUFFIXES
from rulewright.lsp.project.workspace import Workspace
from rulewright.storage import TooMany, tree

MOST = 500
MOST_FILES = 2_000


@dataclass(frozen=True, slots=True)
class WorkspaceSymbol:
    """A part, and the name of the part that holds it."""

    part: OutlinePart
    inside: str


def found_symbols(workspace: Workspace, folders: Iterable[Path], query: str) -> tuple[WorkspaceSymbol, ...]:
    """What is called so, or nearly."""
    wanted = query.casefold()
    every = (one for path in _files(workspace, folders) for one in _parts(workspace, path))
    fitting = [one for one in every if _fits(one.part.name.casefold(), wanted)]
    return tuple(sorted(fitting, key=lambda one: not one.part.name.casefold().startswith(wanted))[:MOST])


def _fits(name: str, wanted: str) -> bool:
    letters = iter(name)
    return all(letter in letters for letter in wanted)


def _files(workspace: Workspace, folders: Iterable[Path]) -> list[Path]:
    """Open files, and those of the folders; of a folder that is too large only what is found in time."""
    found = dict.fromkeys(workspace.texts.buffers)
    for folder in folders:
        try:
            for path in _yaml_files(folder):
                found[path] = None
                if len(found) >= MOST_FILES:
                    return list(found)
        except (TooMany, OSError):
            continue
    return list(found)


def _yaml_files(folder: Path) -> Iterator[Path]:
    for place, files in tree(folder):
        yield from (place / name for name in files if name.endswith(SUFFIXES))


def _parts(workspace: Workspace, path: Path) -> Iterator[WorkspaceSymbol]:
    root = workspace.tree(path)
    if root is not None:
        for part in outline(root, workspace.role(path).kind):
            if part.sort != SECTION or not part.parts:
                yield WorkspaceSymbol(part, path.parent.name)
            yield from _below(part)


def _below(part: OutlinePart) -> Iterator[WorkspaceSymbol]:
    for child in part.parts:
        yield WorkspaceSymbol(child, part.name)
        yield from _below(child)
