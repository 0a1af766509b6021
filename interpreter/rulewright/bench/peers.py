"""Which games of other systems are the same game: `peers.yaml`, beside a ruleset.

In: the path of a ruleset. Out: peers. Complains (to the report) about a file that schemas/peers.schema.json does not
allow.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.source.diagnostic import Report

FILE = "peers.yaml"


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another system, and the configuration of the ruleset that is the same game;
    no players: the usual number.
    """

    system: str
    game: str
    players: int | None
    options: dict[str, str]


def peers_of(ruleset: Path, report: Report) -> tuple[Peer, ...]:
    """The peers of a ruleset; none without the file, or after an error."""
    path = ruleset.parent / FILE
    source = read_source(path, report) if path.is_file() else None
    root = read_node(source, report) if source is not None else None
    if root is None:
        return ()
    check_shape(root, "peers", report)
    rows = root.get("peers") if isinstance(root, Mapping) else None
    return tuple(map(_peer, rows.items)) if isinstance(rows, Sequence) and not report.failed else ()


def _peer(row: Node) -> Peer:
    assert isinstance(row, Mapping)
    players, options = row.get("players"), row.get("options")
    values = {entry.name: _text(entry.value) for entry in options} if isinstance(options, Mapping) else {}
    return Peer(
        _text(row.get("system")), _text(row.get("game")), int(_text(players)) if players is not None else None, values
    )


def _text(node: Node | None) -> str:
    assert isinstance(node, Scalar)
    return node.text
