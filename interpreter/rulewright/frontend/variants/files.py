"""Variant files: the variants that are asked for, and those that they extend.

In: the folder's variants by name, the names that are asked for, the game's name. Out: each variant once, after the one
that it extends. Complains about a file that cannot be read or has a wrong shape, and (RW807) about one that extends
another game, an unknown variant or itself, or calls itself otherwise than its file.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Map
from pathlib import Path

from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.variants.edit import Variant
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean, instead
from rulewright.source.text import Span


def read_variants(known: Map[str, Path], names: Iterable[str], game: str, report: Report) -> tuple[Variant, ...]:
    """The variants of some names, those that they extend before them; without those that are wrong."""
    found: dict[str, Variant | None] = {}
    for name in names:
        _read(name, known, game, report, found)
    return tuple(variant for variant in found.values() if variant is not None)


def _read(name: str, known: Map[str, Path], game: str, report: Report, found: dict[str, Variant | None]) -> None:
    """Put a variant into `found`, what it extends first; it stands there only when it is done."""
    chain: list[Variant] = []
    while name and name not in found:
        variant = read_variant(name, known[name], report)
        if variant is None or not _extends(variant, known, game, chain, report):
            found.update(dict.fromkeys([name, *(one.name for one in chain)]))
            return
        chain.append(variant)
        name = variant.parent
    is_broken = bool(name) and found[name] is None
    for variant in reversed(chain):
        found[variant.name] = None if is_broken else variant


def read_variant(name: str, path: Path, report: Report) -> Variant | None:
    """One file, if it has the shape of a variant."""
    source = read_source(path, report)
    root = read_node(source, report) if source is not None else None
    if source is None or root is None:
        return None
    own = Report()
    check_shape(root, "variant", own)
    report.found += own.found
    return Variant(name, root, source) if isinstance(root, Mapping) and not own.failed else None


def _extends(variant: Variant, known: Map[str, Path], game: str, chain: list[Variant], report: Report) -> bool:
    """Whether a variant is called as its file, and extends this game and no variant that extends it."""
    title, parent = variant.text("variant"), variant.text("extends")
    if title != variant.name:
        report.error(
            "RW807",
            f"the variant calls itself `{title}`, and its file `{variant.name}`",
            _span(variant, "variant"),
            "give both one name",
        )
        return False
    if game and parent.partition(":")[0] != game:
        hint = instead(
            parent.partition(":")[0],
            game,
            f"write `extends: {game}`, or move the file to the `variants` folder beside the other game",
        )
        report.error(
            "RW807",
            f"this extends `{parent.partition(':')[0]}`, and the game here is `{game}`",
            _span(variant, "extends"),
            hint,
        )
        return False
    if variant.parent and variant.parent not in known:
        report.error(
            "RW807",
            f"there is no variant `{variant.parent}` to extend",
            _span(variant, "extends"),
            did_you_mean(variant.parent, known),
        )
        return False
    if variant.parent in {variant.name, *(one.name for one in chain)}:
        report.error(
            "RW807",
            f"`{variant.name}` extends itself, directly or round about",
            _span(variant, "extends"),
            f"extend the game: `extends: {game}`",
        )
        return False
    return True


def _span(variant: Variant, key: str) -> Span:
    node = variant.root.get(key)
    return node.span if isinstance(node, Scalar) else variant.root.span
