"""A file in its one layout, as changes of the text in the editor.

In: a workspace and a path. Out: stretches and what to write instead: nothing where the file does not parse, as it then
stays alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

from rulewright.formatting import Foreign, formatted
from rulewright.lsp.project.workspace import Workspace
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span


def reformatted(workspace: Workspace, path: Path) -> tuple[tuple[Span, str], ...]:
    """The changes, line by line; Windows line ends stay."""
    source = workspace.source(path)
    if source is None:
        return ()
    try:
        text = formatted(source, Report())
    except Foreign:
        return ()
    if text is None:
        return ()
    ends = b"\r\n" in workspace.texts.buffers.get(path, b"")
    return tuple((span, new.replace("\n", "\r\n") if ends else new) for span, new in _changes(source, text))


def _changes(source: Source, text: str) -> Iterator[tuple[Span, str]]:
    """The lines that differ."""
    old, new = source.text.splitlines(keepends=True), text.splitlines(keepends=True)
    starts = [0]
    for line in old:
        starts.append(starts[-1] + len(line))
    for kind, first, last, begin, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            yield Span(source, starts[first], starts[last]), "".join(new[begin:end])
