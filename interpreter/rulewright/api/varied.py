"""What is varied in a ruleset, as Python programs say it: names with their values.

In: mappings (`{"purse": range(0, 101, 10)}`, `{"purse": "0..100/10"}`, `{"mode": None}` for all values). Out: the words
of the command line, which mean the same. Raises `BadConfiguration` about other kinds of values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.errors import BadConfiguration
from rulewright.lab.sweep import MOST_CELLS, VariedWords

Values = str | int | Iterable[str | int] | None
"""A value, several, or words such as `0..100/10`; of an option, none stands for all of them."""
Counts = str | int | Iterable[int]
"""How many play."""


def varied_words(
    numbers: Mapping[str, Values] | None,
    values: Mapping[str, Values] | None,
    options: Mapping[str, Values] | None,
    players: Counts | None = None,
    rulings: bool = False,
) -> VariedWords:
    """The same in words."""
    return VariedWords(
        _words("numbers", numbers),
        _words("values", values),
        _words("options", options),
        None if players is None else _listed("players", players),
        rulings,
    )


def _words(name: str, given: object) -> tuple[str, ...]:
    if given is None:
        return ()
    if not isinstance(given, Mapping) or not all(isinstance(one, str) for one in given):
        raise BadConfiguration(f"`{name}` has values for each name, and is not `{given!r:.40}`")
    return tuple(one if found is None else f"{one}={_listed(one, found)}" for one, found in given.items())


def _listed(name: str, values: object) -> str:
    """Values as they are written."""
    if isinstance(values, str):
        return values
    if _is_number(values):
        return str(values)
    if not isinstance(values, Iterable) or isinstance(values, bytes | Mapping):
        raise BadConfiguration(f"the values of `{name}` are words or whole numbers, and not `{values!r:.40}`")
    found = [one for one, _ in zip(values, range(MOST_CELLS + 1), strict=False)]
    if len(found) > MOST_CELLS:
        raise BadConfiguration(f"`{name}` has more than {MOST_CELLS} values; take fewer")
    if not all(isinstance(one, str) or _is_number(one) for one in found):
        raise BadConfiguration(f"the values of `{name}` are words or whole numbers, and not `{found!r:.40}`")
    return ",".join(map(str, found))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
