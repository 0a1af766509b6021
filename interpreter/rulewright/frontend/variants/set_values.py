"""Numbers of a ruleset set to other values, as one tries many: those of the section `numbers`, counts of components,
rows of tables.

In: the root of a ruleset, variants applied, and whole numbers by path. Out: the same root with these values. Complains
with `BadConfiguration` about a path that means no number; what the new value breaks is told by the stages after this
one.
"""

from __future__ import annotations

from collections.abc import Sequence as Items

from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar
from rulewright.frontend.variants import paths
from rulewright.frontend.variants.edit import Edit
from rulewright.frontend.variants.patch import Patch, patched
from rulewright.frontend.variants.paths import SECTIONS, Miss, Place, label, written
from rulewright.frontend.variants.totals import without_totals
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source

SECTION = "numbers"


def number_names(root: Node) -> tuple[str, ...]:
    """The numbers that a ruleset has, in the order of its file."""
    section = root.get(SECTION) if isinstance(root, Mapping) else None
    return tuple(entry.name for entry in section) if isinstance(section, Mapping) else ()


def number_path(name: str) -> str:
    """Where a number of this section stands."""
    return f"{SECTION}.{name}"


def number_at(root: Node, path: str) -> str:
    """The whole number that a path means, as it is written there, and the path in full;
    a number of the section may be worked out.
    """
    return written(_place(root, path).location)


def with_values(root: Node, values: Items[tuple[str, int]]) -> Node:
    """A number that depends on the players, or follows from others, becomes a plain one.
    Totals that the file states go by its own counts.
    """
    if not values:
        return root
    patch = Patch()
    for path, value in values:
        place = _place(root, path)
        if patch.insert(_edit(place, path, value)) is not None:
            raise BadConfiguration(f"`{path}` is set twice")
    changed = patched(root, patch)
    assert isinstance(changed, Mapping)
    return without_totals(changed, set())


def _place(root: Node, path: str) -> Place:
    assert isinstance(root, Mapping)
    found = paths.find(root, path)
    if isinstance(found, Miss):
        raise _missed(path, found)
    if not found.location or found.location[0] not in SECTIONS or not _is_number(found):
        raise BadConfiguration(f"`{path}` is no whole number", "name one, such as `tables.price.large`")
    return found


def _is_number(place: Place) -> bool:
    is_own = len(place.location) == 2 and place.location[0] == SECTION
    return is_own or (isinstance(place.node, Scalar) and place.node.number is not None)


def _missed(path: str, miss: Miss) -> BadConfiguration:
    if miss.several:
        return BadConfiguration(
            f"`{path}` may mean several places", " or ".join(f"`{written(one.location)}`" for one in miss.several)
        )
    name = path[miss.offset :].partition(".")[0] or path
    inside = f" in `{written(miss.place.location)}`" if miss.place.location else ""
    below = [label(one) for one in paths.children(miss.place)]
    return BadConfiguration(f"there is no `{name}`{inside}", did_you_mean(name, below))


def _edit(place: Place, path: str, value: int) -> Edit:
    """The value stands in a text of its own, so that a complaint shows what was set."""
    name, is_own = path.rpartition(".")[2], place.location[0] == SECTION
    lead, text = f"{name}: ", str(value)
    source = Source(f"the number {name}" if is_own else f"the value {path}", lead + text)
    span = source.span(len(lead), len(lead) + len(text))
    return Edit("change", "", span, place.location, place.key.span, place.node, Scalar(span, text, "", span))
