"""Draws the picture of docs/architecture.md from the imports: `python docs/generate/architecture.py`. A test sees that
it is up to date.

Every room is a box; an arrow goes from a room to one that it imports from. An arrow is left out where a longer way says
the same.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parent.parent / "architecture.md"
PACKAGE = PAGE.parent.parent / "interpreter" / "rulewright"
GROUPS = ("frontend", "backend")
"""Folders that group rooms; the rooms are one level further in."""
BEGIN, END = "<!-- picture -->\n", "<!-- /picture -->\n"

Graph = dict[str, set[str]]


def room(parts: tuple[str, ...]) -> str:
    """The room in which a module below the package lies: `frontend.typing`, `game`; nothing for the package itself."""
    return ".".join(parts[: 2 if parts[0] in GROUPS else 1]) if parts and parts[0] != "__init__" else ""


def modules() -> Iterator[tuple[tuple[str, ...], Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        if parts[-1] != "__init__" or len(parts) > (2 if parts[0] in GROUPS else 1):
            yield parts, path


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """What a module imports of the package, wherever in it, as parts below the package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                first, *rest = f"{node.module}.{alias.name}".split(".")
                if first == "rulewright":
                    yield tuple(rest)


@cache
def graph() -> Graph:
    """Every room with those that it imports from."""
    rooms = {room(parts) for parts, _ in modules()} - {"", "__main__"}
    found: Graph = {name: set() for name in sorted(rooms)}
    for parts, path in modules():
        mine = room(parts)
        if mine in rooms:
            found[mine] |= {other for names in imported(path) if (other := room(names)) in rooms and other != mine}
    return found


def reached(arrows: Graph, start: str) -> set[str]:
    """All rooms that can be reached from one by arrows."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in arrows[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


def reduced(arrows: Graph) -> Graph:
    """Without the arrows for which there is a longer way."""
    return {
        name: {
            other
            for other in others
            if not any(
                other in reached(arrows, between)
                for between in others - {other}
                if name not in reached(arrows, between)
            )
        }
        for name, others in arrows.items()
    }


def picture() -> str:
    """The graph as Mermaid, which GitHub draws."""
    arrows = reduced(graph())
    lines = ["```mermaid", "flowchart TD"]
    for group in GROUPS:
        lines.append(f"  subgraph {group}")
        lines += [f"    {name}[{name.split('.')[1]}]" for name in arrows if name.startswith(f"{group}.")]
        lines.append("  end")
    lines += [f"  {name} --> {other}" for name in arrows for other in sorted(arrows[name])]
    return "\n".join([*lines, "```", ""])


def document() -> str:
    """The page with the picture as it is now."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return before + BEGIN + picture() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(document(), encoding="utf-8")
