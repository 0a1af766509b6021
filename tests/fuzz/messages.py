"""Messages to the language server: sessions over the small game of its tests, changed message by message, and examined
without a process.

In: chance. Out: a session as lines of JSON. Examined: every request has exactly one answer, none of them a bug of ours;
nothing is raised.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = "FOLDER"
"""Stands in addresses for the folder of a session."""
BUG = -32603
FILES = ("ruleset.yaml", "variants/rich.yaml", "scenarios/plays.yaml", "targets/fair.yaml", "languages/de.ftl")
PLACED = ("hover", "completion", "definition", "references", "documentHighlight", "prepareRename", "rename")
WHOLE = ("documentSymbol", "foldingRange", "semanticTokens/full", "codeLens", "formatting")
RANGED = ("semanticTokens/range", "codeAction")
ODD: tuple[Any, ...] = (
    *(
        None,
        -1,
        0,
        1,
        2**31 - 1,
        2**31,
        2**40,
        10**30,
        1.5,
        True,
        "",
        "x" * 50,
        [],
        {},
        [[]],
        "\u2028",
        "\ud83d",
        "\udc00",
        "\0",
    ),
    *(
        "file:///",
        "file://host/share",
        "untitled:Untitled-1",
        "file:///%00",
        "file:///" + "a" * 5000,
        "file:///dev/zero",
        "é\N{GRINNING FACE}",
    ),
)
TYPED = (
    "\N{GRINNING FACE}",
    "\u2028",
    "\r",
    "\r\n",
    "\t",
    "card",
    "me.",
    "- [",
    "{",
    '"',
    "#",
    "players: 3\n",
    "\ud83d",
    "{ $a ->\n  [one] x\n *[other] y\n }",
    "title = ",
    "per: [player, field]",
    "draws: < 1e999 %\n",
)
FOREIGN = ("shutdown", "$/x", "rulewright/none", "workspace/executeCommand", "textDocument/diagnostic", "x" * 300)
TARGETS = """\
assess: sample
about: What it should be like.
games: 300
targets:
  seat_gap: < 8 %
  decisions: 6..12 for 90 %
"""
MESSAGES = """\
# text: Sample
title = Probe

# text: {me} waits
actions-wait-says = { $me } wartet
"""


@cache
def _texts() -> dict[str, str]:
    from lsp.conftest import RULESET, SCENARIOS, VARIANT

    return dict(zip(FILES, (RULESET, VARIANT, SCENARIOS, TARGETS, MESSAGES), strict=True))


def _uri(name: str) -> str:
    return f"file://{FOLDER}/{name}"


def _place(chance: random.Random, text: str) -> dict[str, int]:
    """A place in a text; sometimes beyond it, or within a character of two units."""
    lines = text.split("\n")
    line = chance.randrange(len(lines) + (3 if chance.random() < 0.1 else 0))
    length = len(lines[line]) if line < len(lines) else 5
    return {"line": line, "character": chance.randrange(length + 3)}


def _range(chance: random.Random, text: str) -> dict[str, Any]:
    return {"start": _place(chance, text), "end": _place(chance, text)}


def _question(chance: random.Random, name: str, text: str) -> tuple[str, dict[str, Any]]:
    document: dict[str, Any] = {"textDocument": {"uri": _uri(name)}}
    match chance.randrange(20):
        case 0 | 1:
            return "workspace/symbol", {"query": chance.choice(["hand", "", "play", "zz"])}
        case 2:
            return chance.choice(FOREIGN), document
        case 3:
            return "completionItem/resolve", {"label": "x", "data": chance.choice([*ODD, name, [name, 1]])}
    method = chance.choice([*PLACED, *PLACED, *WHOLE, *RANGED])
    extras: dict[str, dict[str, Any]] = {
        "references": {"context": {"includeDeclaration": True}},
        "rename": {"newName": chance.choice(["stack", "count", "", "é", "x y", "hand"])},
        "codeAction": {"context": {"diagnostics": []}},
        "formatting": {"options": {"tabSize": 2, "insertSpaces": True}},
    }
    more = extras.get(method, {})
    if method in PLACED:
        more = {**more, "position": _place(chance, text)}
    if method in RANGED:
        more = {**more, "range": _range(chance, text)}
    return f"textDocument/{method}", {**document, **more}


def _notice(chance: random.Random, name: str, text: str, version: int) -> tuple[str, dict[str, Any]]:
    """Something typed, mostly."""
    document = {"uri": _uri(name), "version": version}
    match chance.randrange(12):
        case 0:
            return "textDocument/didClose", {"textDocument": document}
        case 1:
            options = chance.choice([{"raid": "soft"}, {"raid": chance.choice(ODD)}, {"none": 1}, *ODD])
            settings = {"rulewright": {"players": chance.choice([2, 3, 99, *ODD]), "options": options}}
            return "workspace/didChangeConfiguration", {"settings": settings}
        case 2:
            return "textDocument/didOpen", {"textDocument": {**document, "languageId": "yaml", "text": text}}
        case 3:
            return "$/cancelRequest", {"id": chance.randrange(9)}
        case 4:
            return "textDocument/didSave", {"textDocument": document, "text": chance.choice([text, "", *TYPED])}
        case 5:
            changed = [{"uri": _uri(chance.choice(FILES)), "type": chance.choice([1, 2, 3, 9])}]
            return "workspace/didChangeWatchedFiles", {"changes": changed}
    changes = [{"range": _range(chance, text), "text": chance.choice(TYPED)} for _ in range(chance.choice([1, 1, 3]))]
    return "textDocument/didChange", {"textDocument": document, "contentChanges": changes}


def session(chance: random.Random) -> str:
    """Messages, a line each; most sessions have changed ones among them."""
    begin: dict[str, Any] = {"processId": None, "rootUri": f"file://{FOLDER}", "capabilities": {}}
    found: list[Any] = [{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": begin}]
    for name, text in _texts().items():
        document = {"uri": _uri(name), "languageId": "yaml", "version": 1, "text": text}
        found.append({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}})
    for number in range(1, chance.randrange(3, 8)):
        name = chance.choice(FILES)
        if chance.random() < 0.25:
            method, params = _notice(chance, name, _texts()[name], number + 1)
            found.append({"jsonrpc": "2.0", "method": method, "params": params})
        else:
            method, params = _question(chance, name, _texts()[name])
            found.append({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
    for _ in range(chance.choice([0, 1, 2, 4])):
        _change(chance, found)
    return "\n".join(json.dumps(one) for one in found)


def _change(chance: random.Random, messages: list[Any]) -> None:
    """A message sent twice, left out or moved, or a value in it exchanged."""
    at = chance.randrange(len(messages))
    match chance.randrange(8):
        case 0:
            messages.append(json.loads(json.dumps(messages[at])))
        case 1:
            del messages[at]
        case 2:
            messages.insert(chance.randrange(len(messages)), messages.pop(at))
        case _:
            messages[at] = _exchanged(chance, messages[at], messages)


def _exchanged(chance: random.Random, message: Any, messages: list[Any]) -> Any:
    inner = message
    while isinstance(inner, dict | list) and inner:
        key = chance.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
        if not isinstance(inner[key], dict | list) or not inner[key] or chance.random() < 0.15:
            if chance.random() < 0.2:
                del inner[key]
            else:
                other = chance.choice(messages)
                inner[key] = chance.choice([*ODD, json.loads(json.dumps(other)), [inner[key]]])
            return message
        inner = inner[key]
    return chance.choice(ODD)


# ---- examination -----------------------------------------------------------------------------------------------------


class _Answers:
    """Takes what the server writes."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def write(self, data: bytes) -> None:
        self.messages.append(json.loads(data.partition(b"\r\n\r\n")[2]))

    def close(self) -> None:
        pass


def examine(text: str, folder: Path) -> int:
    """Sends a session; how many answers are no errors."""
    for name, content in _texts().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    messages = [json.loads(line.replace(FOLDER, folder.as_posix())) for line in text.split("\n")]
    logging.disable(logging.CRITICAL)
    try:
        answers = asyncio.run(_answered(messages))
    finally:
        logging.disable(logging.NOTSET)
    asked = Counter(_answer_id(one) for one in messages if _wants_answer(one))
    given = Counter(one["id"] for one in answers if "method" not in one)
    assert given == asked, f"asked {asked}, answered {given}"
    bugs = [one["error"]["message"] for one in answers if one.get("error", {}).get("code") == BUG]
    assert not bugs, bugs[0]
    return sum("result" in one for one in answers)


async def _answered(messages: list[Any]) -> list[dict[str, Any]]:
    from rulewright.lsp.server import Server

    server, answers = Server(), _Answers()
    server.session.pygls.protocol.set_writer(answers)
    try:
        for message in messages:
            server.session.pygls.protocol.handle_message(message)
        for path in server.watch.open:
            server.watch.look(path)
    except SystemExit:
        pass  # it was told to leave
    finally:
        server.watch.stop()
        server.session.pages.close()
        server.session.pygls.thread_pool.shutdown(wait=False)
    return answers.messages


def _wants_answer(message: Any) -> bool:
    return not isinstance(message, dict) or "id" in message or "method" not in message


def _answer_id(message: Any) -> Any:
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, int | str) and not isinstance(found, bool) else None
