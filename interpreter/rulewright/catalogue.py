"""What rulesets there are to play: their titles, players, options and variants, as their files say, without judging the
rules.

In: names as people write them, or none for all that are shipped. Out: entries, in order. A file that cannot be read as
YAML is an entry with its name only. Raises `NotFound` for a name that means nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright.ruleset_lookup import STDIN, find_all, shipped, variants_of
from rulewright.source.diagnostic import Report
from rulewright.source.underscores import without_underscores


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """A ruleset. `players` as it writes them, such as `2..5`, without the usual number;
    the first value of an option is its default, unless the ruleset says otherwise.
    """

    name: str
    title: str
    players: str
    options: dict[str, tuple[str, ...]]
    variants: tuple[str, ...]


def entries(names: Sequence[str] = ()) -> Iterator[CatalogueEntry]:
    """The rulesets that names mean, each once; without names, all that are shipped."""
    if not names:
        yield from (entry(path, name) for name, path in shipped().items())
        return
    known = {path: name for name, path in shipped().items()}
    paths = dict.fromkeys(found.path for name in names for found in find_all(name) if found.path != STDIN)
    yield from (entry(path, known.get(path) or str(path)) for path in paths)


@cache
def entry(path: Path, name: str) -> CatalogueEntry:
    """What a ruleset's file says of itself."""
    # completion of other words needs no YAML
    from rulewright.frontend.syntax.nodes import Mapping, text_of  # noqa: PLC0415
    from rulewright.frontend.syntax.reader import read_node  # noqa: PLC0415
    from rulewright.frontend.syntax.text_files import read_source  # noqa: PLC0415

    report = Report()
    source = read_source(path, report)
    root = read_node(source, report) if source is not None else None
    variants = tuple(variants_of(path))
    if not isinstance(root, Mapping):
        return CatalogueEntry(name, "", "", {}, variants)
    listed = root.get("options")
    options = {one.name: _values(one.value) for one in listed} if isinstance(listed, Mapping) else {}
    title = text_of(root.get("title")) or without_underscores(text_of(root.get("game"))).capitalize()
    return CatalogueEntry(name, title, _players(root.get("players")), options, variants)


def _players(node: object) -> str:
    """A number or a range, also where the usual number is named beside it."""
    from rulewright.frontend.syntax.nodes import Mapping, Scalar  # noqa: PLC0415 (as above)

    if isinstance(node, Mapping):
        low, high = (one.text if isinstance(one := node.get(end), Scalar) else "" for end in ("from", "to"))
        return f"{low}..{high}" if low and high else low or high
    return node.text if isinstance(node, Scalar) else ""


def _values(option: object) -> tuple[str, ...]:
    """The words of an option, or its range."""
    from rulewright.frontend.syntax.nodes import Mapping, Scalar, Sequence  # noqa: PLC0415 (as above)

    values = option.get("values") if isinstance(option, Mapping) else None
    if isinstance(values, Sequence):
        return tuple(item.text for item in values.items if isinstance(item, Scalar))
    return (values.text,) if isinstance(values, Scalar) else ()
