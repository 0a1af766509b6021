"""What all answers share: the workspace, the open documents, and how places are counted.

In: the connection. Out: paths and offsets for the addresses and places of a request, and a `Converter` for the way
back.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lsprotocol import types as lsp

from rulewright import __version__
from rulewright.lsp.project.workspace import Workspace
from rulewright.lsp.protocol.code_pages import CodePages
from rulewright.lsp.protocol.connection import Connection, EditorServer
from rulewright.lsp.protocol.conversion import Converter, plain
from rulewright.lsp.protocol.documents import Documents
from rulewright.lsp.protocol.positions import Point, Ruler
from rulewright.lsp.protocol.uris import to_path


class EditorSession:
    """One connection to an editor. `commands`: those that the editor says it can run."""

    def __init__(self) -> None:
        self.pygls = EditorServer(
            "rulewright",
            __version__,
            text_document_sync_kind=lsp.TextDocumentSyncKind.Incremental,
            protocol_cls=Connection,
        )
        self.workspace = Workspace()
        self.documents = Documents()
        self.pages = CodePages()
        self.commands: frozenset[str] = frozenset()
        self._converter: Converter | None = None

    @property
    def converter(self) -> Converter:
        """Writes answers in the units that were agreed."""
        if self._converter is None:
            ruler = Ruler(plain(self.pygls.workspace.position_encoding or "utf-16"))
            self._converter = Converter(ruler, self.pages, self.documents.uri)
        return self._converter

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders that the editor has opened."""
        workspace = self.pygls.workspace
        uris = [*workspace.folders, *([workspace.root_uri] if workspace.root_uri else [])]
        return tuple(dict.fromkeys(path for uri in uris if (path := to_path(uri)) is not None))

    def path(self, params: Any) -> Path | None:
        """The file that a request is about; none for what is no file."""
        return to_path(params.text_document.uri)

    def at(self, params: Any) -> tuple[Path, int] | None:
        """The file and offset that a request is about; none where there is no such file."""
        path = self.path(params)
        return (path, found) if path is not None and (found := self.offset(path, params.position)) is not None else None

    def offset(self, path: Path, position: lsp.Position) -> int | None:
        """The offset of a place; none where there is no such file."""
        source = self.workspace.source(path)
        if source is None:
            return None
        return self.converter.ruler.offset(source, Point(position.line, position.character))
