"""Which modules ask what a seat may know, decide it, or hand on what it is told: each is a target, or says why not.

In: the code of the package. Out: names of modules.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from .targets import PACKAGE, ROOT, reasons, targets

LEFT_OUT = Path(__file__).with_name("left_out.txt")
ASKING = frozenset(
    [
        "is_shortened",
        "latest",
        "log",
        "view",
        "full_view",
        "full_log",
        "view_numbers",
        "view_text",
        "told_in_full",
        "score_sheets",
        "log_of_record",
        "moments_of",
        "LogFollower",
        "LoggedGame",
        "information_of",
        "seat_mask",
        "visible",
        "recognised",
    ]
)
"""What is called by code that asks what a seat may know, or decides it."""


TELLING = ("play", "tui", "web", "cli")
"""Folders whose targets tell people something."""


def tellers() -> frozenset[str]:
    """The classes of those targets: whoever has one of them hands on what it tells, or makes more of it."""
    found = set[str]()
    for target in targets():
        if target.module.startswith(TELLING):
            body = ast.parse(target.path.read_text(encoding="utf-8")).body
            found |= {node.name for node in body if isinstance(node, ast.ClassDef) and not _is_refusal(node)}
    return frozenset(found)


def _is_refusal(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).endswith(("Exception", "Error")) for base in node.bases)


def asking() -> Iterator[str]:
    """The modules that call one of those, or have one of the tellers, also to say of what type something is."""
    classes = tellers()
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        if path.name != "__init__.py" and _asks(ast.parse(path.read_text(encoding="utf-8")), classes):
            yield path.relative_to(ROOT / PACKAGE).as_posix()


def _asks(tree: ast.Module, classes: frozenset[str]) -> bool:
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return bool(names & ASKING) or any(name.name in classes for node in imports for name in node.names)


def left_out() -> dict[str, str]:
    """Modules that ask, and are no targets, with the reason: lines `module -- reason`."""
    return reasons(LEFT_OUT)
