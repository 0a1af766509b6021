"""Numbers that may differ with the number of players, as words. In: values with the fewest players, with one more ...
Out: words.
"""

from __future__ import annotations

from collections.abc import Sequence


def by_players(values: Sequence[int | str | None], fewest: int) -> str:
    """`5`, or `20 with 3 players, 16 with 4`."""
    told = [_shown(value) for value in values]
    if len(set(told)) == 1:
        return told[0]
    groups: list[tuple[str, list[int]]] = []
    for players, value in enumerate(told, fewest):
        same = next((counts for known, counts in groups if known == value), None)
        if same is not None:
            same.append(players)
        else:
            groups.append((value, [players]))
    parts = [f"{value} with {_counts(counts)}" for value, counts in groups]
    return f"{parts[0]} {'player' if groups[0][1] == [1] else 'players'}, " + ", ".join(parts[1:])


def _counts(counts: Sequence[int]) -> str:
    """`3`, `3 or 4`, `3 to 6`."""
    in_a_row = len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1
    return f"{counts[0]} to {counts[-1]}" if in_a_row else " or ".join(map(str, counts))


def _shown(value: int | str | None) -> str:
    return "none" if value is None else str(value)
