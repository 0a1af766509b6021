"""Requests whose answers are changes of texts: renaming, quick fixes, formatting. The editor makes the changes.

In: parameters in the protocol's types. Out: edits in the protocol's types; an error with the reason where a new name is
refused.
"""

from __future__ import annotations

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams

from rulewright.lsp.features.code_actions import all_fixes, quick_fixes, silenced
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.features.formatting import reformatted
from rulewright.lsp.features.publishing import Watch
from rulewright.lsp.features.rename import RenameRefused, renamable, rename
from rulewright.lsp.protocol.conversion import Answers, plain
from rulewright.lsp.protocol.session import EditorSession


class EditingRequests:
    """Answers that are changes. `watch` knows what is shown in a file."""

    def __init__(self, session: EditorSession, watch: Watch) -> None:
        self.session = session
        self.watch = watch

    def answers(self) -> Answers:
        """What is asked, and who answers."""
        kinds = [lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.SourceFixAll]
        return {
            lsp.TEXT_DOCUMENT_PREPARE_RENAME: (self.prepare_rename, None),
            lsp.TEXT_DOCUMENT_RENAME: (self.rename, lsp.RenameOptions(prepare_provider=True)),
            lsp.TEXT_DOCUMENT_CODE_ACTION: (self.actions, lsp.CodeActionOptions(code_action_kinds=kinds)),
            lsp.TEXT_DOCUMENT_FORMATTING: (self.format, None),
        }

    def prepare_rename(self, params: lsp.PrepareRenameParams) -> lsp.Range | None:
        place = self.session.at(params)
        span = renamable(self.session.workspace, *place) if place is not None else None
        return self.session.converter.range(span) if span is not None else None

    def rename(self, params: lsp.RenameParams) -> lsp.WorkspaceEdit:
        place = self.session.at(params)
        if place is None:
            raise JsonRpcInvalidParams("there is no such file")
        try:
            edits = rename(self.session.workspace, *place, params.new_name)
        except RenameRefused as why:
            raise JsonRpcInvalidParams(str(why)) from why
        changes = {path: [(edit.span, edit.text) for edit in ones] for path, ones in edits.items()}
        return self.session.converter.edits(changes)

    def actions(self, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        path = self.session.path(params)
        start = self.session.offset(path, params.range.start) if path is not None else None
        end = self.session.offset(path, params.range.end) if path is not None else None
        if path is None or start is None or end is None:
            return []
        workspace, converter = self.session.workspace, self.session.converter
        shown = self.watch.shown(path) or diagnose(workspace, path).get(path, ())
        found = [
            lsp.CodeAction(
                one.title,
                lsp.CodeActionKind.QuickFix,
                [converter.diagnostic(one.diagnostic)],
                one.preferred,
                edit=converter.fixes([one.fix]),
            )
            for one in (*quick_fixes(shown, start, end), *silenced(shown, start, end, workspace.tree(path)))
        ]
        every = all_fixes(shown)
        if every:
            title, kind = "Mend everything that can be mended", lsp.CodeActionKind.SourceFixAll
            found.append(lsp.CodeAction(title, kind, edit=converter.fixes(every)))
        wanted = params.context.only
        return [
            one for one in found if wanted is None or any(plain(one.kind).startswith(plain(kind)) for kind in wanted)
        ]

    def format(self, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit] | None:
        path = self.session.path(params)
        if path is None or not self.session.workspace.role(path).kind.is_yaml:
            return None
        edits = reformatted(self.session.workspace, path)
        return [lsp.TextEdit(self.session.converter.range(span), text) for span, text in edits]
