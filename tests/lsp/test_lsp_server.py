"""The server as an editor meets it: started as a program, spoken to in the protocol."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("pygls")
pytest_lsp = pytest.importorskip("pytest_lsp")

from lsprotocol import types as lsp  # noqa: E402 (only where it is installed)

from rulewright.lsp.protocol.uris import to_path  # noqa: E402

from .conftest import RULESET, SCENARIOS, VARIANT  # noqa: E402

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60
COMMAND = [sys.executable, "-m", "rulewright", "lsp", "--stdio"]
CONFIG = pytest_lsp.ClientServerConfig(
    server_command=COMMAND, server_env={"PYTHONPATH": str(ROOT / "interpreter"), "PATH": ""}
)

if TYPE_CHECKING:
    from pytest_lsp import LanguageClient as Client
else:
    Client = pytest_lsp.LanguageClient


@pytest_lsp.fixture(config=CONFIG)  # type: ignore[untyped-decorator,unused-ignore]
async def client(lsp_client: Client) -> Any:
    """A client and its server, which has been told a table."""
    options = {"players": 3, "options": {"raid": "soft"}}
    params = lsp.InitializeParams(
        capabilities=pytest_lsp.client_capabilities("visual-studio-code"), initialization_options=options
    )
    await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()


in_a_loop = pytest.mark.asyncio


class Editor:
    """What an editor does with files."""

    def __init__(self, client: Any, folder: Path) -> None:
        self.client = client
        self.folder = folder
        self.texts: dict[str, str] = {}
        for name, text in (
            ("ruleset.yaml", RULESET),
            ("variants/rich.yaml", VARIANT),
            ("scenarios/plays.yaml", SCENARIOS),
        ):
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def open(self, name: str, text: str) -> None:
        self.texts[name] = text
        self.client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(self.uri(name), "yaml", 1, text))
        )

    def change(self, name: str, text: str, version: int = 2) -> None:
        self.texts[name] = text
        document = lsp.VersionedTextDocumentIdentifier(version, self.uri(name))
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(document, [lsp.TextDocumentContentChangeWholeDocument(text)])
        )

    def at(self, name: str, where: str, more: int = 0) -> dict[str, Any]:
        """A document and the place of a text in it, in UTF-16."""
        before = self.texts[name].replace("\r\n", "\n")
        before = before[: before.index(where) + more]
        line = before.rpartition("\n")[2]
        position = lsp.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)
        return {"text_document": lsp.TextDocumentIdentifier(self.uri(name)), "position": position}

    async def diagnostics_of(self, name: str, wanted: set[str]) -> list[Any]:
        """The diagnostics of a file, once they have these codes."""
        async with asyncio.timeout(PATIENCE):
            while {one.code for one in self.client.diagnostics.get(self.uri(name), [])} != wanted or self.uri(
                name
            ) not in self.client.diagnostics:
                await self.client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(self.client.diagnostics[self.uri(name)])


@in_a_loop
async def test_a_session(client: Any, tmp_path: Path) -> None:
    """Typing a mistake, reading what is said, mending it; questions in between."""
    editor = Editor(client, tmp_path)
    editor.open(
        "ruleset.yaml", RULESET.replace("title: Sample", 'title: "Sämple \N{GRINNING FACE}"   # \N{GRINNING FACE}')
    )
    await editor.diagnostics_of("ruleset.yaml", set())
    editor.change("ruleset.yaml", RULESET.replace("{me} plays {card}", "\N{GRINNING FACE} {me} plays {carf}"))
    (found,) = await editor.diagnostics_of("ruleset.yaml", {"RW305"})
    place = editor.at("ruleset.yaml", "{carf}", 1)
    assert found.range.start == place["position"] and found.range.end.character == place["position"].character + 4
    assert found.source == "rulewright" and "did you mean `card`?" in found.message
    page = to_path(found.code_description.href)
    assert page is not None and "unknown name" in page.read_text(encoding="utf-8")
    context = lsp.CodeActionContext([found])
    actions = await client.text_document_code_action_async(
        lsp.CodeActionParams(place["text_document"], found.range, context)
    )
    assert (actions[0].title, actions[0].kind) == ("Write `card`", "quickfix")
    (edit,) = actions[0].edit.changes[editor.uri("ruleset.yaml")]
    assert (edit.range, edit.new_text) == (found.range, "card")
    hover = await client.text_document_hover_async(lsp.HoverParams(**editor.at("ruleset.yaml", "raid = hard")))
    assert "`= soft` with 3 players and raid soft" in hover.contents.value
    for settings, wanted in (({}, "= soft"), ({"rulewright": {"options": {"raid": "hard"}}}, "= hard")):
        client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings))
        hover = await client.text_document_hover_async(lsp.HoverParams(**editor.at("ruleset.yaml", "raid = hard")))
        assert wanted in hover.contents.value
    completion = await client.text_document_completion_async(
        lsp.CompletionParams(**editor.at("ruleset.yaml", "me.hand, do", 3))
    )
    offered = {one.label: one for one in completion.items}
    assert {"hand", "purse", "ready"} <= set(offered)
    resolved = await client.completion_item_resolve_async(offered["hand"])
    assert "zone: a heap of cards" in resolved.documentation.value
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(place["text_document"]))
    assert "zones" in [one.name for one in symbols]


@in_a_loop
async def test_variants_scenarios_and_renaming(client: Any, tmp_path: Path) -> None:
    """A base that is open and not saved counts for its variant; a name is renamed in three files;
    a bad name is refused.
    """
    editor = Editor(client, tmp_path)
    editor.open("ruleset.yaml", RULESET)
    editor.open("variants/rich.yaml", VARIANT)
    await editor.diagnostics_of("variants/rich.yaml", set())
    editor.change("ruleset.yaml", RULESET.replace("player.rich:", "player.wealthy:"))
    (found,) = await editor.diagnostics_of("variants/rich.yaml", {"RW801"})
    assert found.range.start.line == 6
    editor.change("ruleset.yaml", RULESET, 3)
    await editor.diagnostics_of("variants/rich.yaml", set())
    place = editor.at("variants/rich.yaml", "coin.purse", 5)
    (location,) = await client.text_document_definition_async(lsp.DefinitionParams(**place))
    assert location.uri == editor.uri("ruleset.yaml")
    references = await client.text_document_references_async(lsp.ReferenceParams(lsp.ReferenceContext(True), **place))
    assert {one.uri for one in references} == {
        editor.uri(name) for name in ("ruleset.yaml", "variants/rich.yaml", "scenarios/plays.yaml")
    }
    assert (await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**place))).start == place[
        "position"
    ]
    edit = await client.text_document_rename_async(lsp.RenameParams(new_name="stack", **place))
    assert len(edit.changes) == 3
    with pytest.raises(Exception, match="word of the language"):
        await client.text_document_rename_async(lsp.RenameParams(new_name="count", **place))


@in_a_loop
async def test_saving_checks_everything(client: Any, tmp_path: Path) -> None:
    """What only another configuration shows, and a scenario that fails, are told once the
    file is saved, and taken back with a change.
    """
    editor = Editor(client, tmp_path)
    wrong = SCENARIOS.replace("{id: one, n: 1}", "{id: one, n: 2}").replace("\n", "\r\n")
    (tmp_path / "scenarios/plays.yaml").write_bytes(wrong.encode())
    editor.open("scenarios/plays.yaml", wrong)
    await editor.diagnostics_of("scenarios/plays.yaml", set())
    client.text_document_did_save(
        lsp.DidSaveTextDocumentParams(lsp.TextDocumentIdentifier(editor.uri("scenarios/plays.yaml")))
    )
    (found,) = await editor.diagnostics_of("scenarios/plays.yaml", {"RW857"})
    assert found.range.start == editor.at("scenarios/plays.yaml", "n: 2", 3)["position"]
    editor.change("scenarios/plays.yaml", wrong + "\r\n")
    await editor.diagnostics_of("scenarios/plays.yaml", set())
    client.text_document_did_close(
        lsp.DidCloseTextDocumentParams(lsp.TextDocumentIdentifier(editor.uri("scenarios/plays.yaml")))
    )
    document = lsp.TextDocumentIdentifier("untitled:Untitled-1")
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(document.uri, "yaml", 1, "rulewright: 1"))
    )
    assert await client.text_document_hover_async(lsp.HoverParams(document, lsp.Position(0, 2))) is None
    formatting = lsp.DocumentFormattingParams(
        lsp.TextDocumentIdentifier(editor.uri("ruleset.yaml")), lsp.FormattingOptions(2, True)
    )
    assert await client.text_document_formatting_async(formatting) is not None
