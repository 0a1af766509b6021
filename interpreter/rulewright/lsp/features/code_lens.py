"""What can be started where it stands: a ruleset or variant is played, a file of scenarios or one of them is tried.

In: the root of a file's YAML and what the file is. Out: `Lens`es. The editor starts them, not the server: it offers
only commands that the editor says it has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.lsp.project.file_roles import FileRole, Kind
from rulewright.source.text import Span

PLAY, TEST = "rulewright.play", "rulewright.test"
COMMANDS = (PLAY, TEST)


@dataclass(frozen=True, slots=True)
class Lens:
    """A command at a place: `arguments` are a ruleset as the command line takes it;
    or a file of scenarios, perhaps with the name of one.
    """

    span: Span
    title: str
    command: str
    arguments: tuple[str, ...]


def lenses(root: Mapping, role: FileRole) -> Iterator[Lens]:
    """What can be started in a file."""
    first = next(iter(root), None)
    if first is None or role.found is None:
        return
    match role.kind:
        case Kind.RULESET | Kind.VARIANT:
            yield Lens(first.span, "Play", PLAY, (role.found.written,))
        case Kind.SCENARIOS:
            yield Lens(first.span, "Run all scenarios", TEST, (str(role.path),))
            for entry in root:
                if isinstance(entry.value, Mapping):
                    yield Lens(entry.span, "Run scenario", TEST, (str(role.path), _name(entry.name)))
        case Kind.TARGETS | Kind.TABLE | Kind.MESSAGES | Kind.OTHER:
            return
        case _:
            assert_never(role.kind)


def _name(key: str) -> str:
    """What all cases of a scenario have in their names: what stands before the first value to be filled in."""
    return key.partition("<")[0].strip() or key
