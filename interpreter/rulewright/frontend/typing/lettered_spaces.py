"""Which words may be names of spaces.

In: a kind of spaces, a word. Out: whether one of them may be called so: where the size of a board is not fixed, any
name that such a board could have. It complains of nothing.
"""

from __future__ import annotations

from rulewright.frontend.language.square_names import is_corner_name, is_edge_name, is_square_name
from rulewright.frontend.typed import symbols as sym


def may_name(space: sym.Space, word: str) -> bool:
    """Whether a space of a kind may have a name."""
    if space.names:
        return word in space.names
    if space.lettered:
        return is_square_name(word)
    if space.of is not None and space.of.corners is space:
        return bool(space.of.lettered) and is_corner_name(word)
    if space.of is None or space.of.edges is not space:
        return False
    return space.links is None and bool(space.of.lettered) and is_edge_name(word)
