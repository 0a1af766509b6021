"""Games as columns of a Parquet file, and back: a row for each choice, then one for the end of the game.

The columns follow from the number of seats alone, never from what is in them. Needs pyarrow (extra `lab`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rulewright.information import SearchCount
from rulewright.lab.decision_log.log_heading import BadLog, LogHeading
from rulewright.lab.decision_log.logged_game import (
    FINISHED,
    ChoiceValues,
    LoggedDecision,
    MeasuredGame,
    Mentions,
)
from rulewright.source.cells import neutral

if TYPE_CHECKING:
    import pyarrow

ABOUT = b"rulewright"
VALUES = ("best", "second", "worst", "value")
TEXTS = ("end", "trouble")
MENTIONS = ("held", "used", "reached")
LONGEST_HEADING = 2**22
"""Bytes of what a log says of itself."""
MOST_CHOICES = 1_000_000
"""Of a game."""
ROUNDING = 1e-9
"""Values and shares are from 0 to 1, but for this."""
SEARCHES = ("searches", "blind")
"""By seat; nothing where no bot searched."""

Row = dict[str, Any]


def schema_of(heading: LogHeading) -> pyarrow.Schema:
    """The columns by name and type."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)

    seats = range(1, heading.players + 1)
    fields = [
        pa.field("game", pa.uint64(), nullable=False),
        pa.field("seed", pa.uint64(), nullable=False),
        pa.field("choice", pa.int64(), nullable=False),
        pa.field("decision", pa.int64(), nullable=False),
        *(pa.field(name, pa.int64()) for name in ("seat", "legal", "chosen")),
        *(pa.field(name, pa.float64()) for name in VALUES),
        *(pa.field(f"share_{member + 1}", pa.float64()) for member in range(heading.members)),
        *(pa.field(name, pa.string()) for name in TEXTS),
        *(pa.field(f"score_{seat}", pa.int64()) for seat in seats),
        *(pa.field(f"rank_{seat}", pa.int64()) for seat in seats),
        *(pa.field(name, pa.list_(pa.int32())) for name in MENTIONS),
        *(pa.field(name, pa.list_(pa.int64())) for name in SEARCHES),
    ]
    return pa.schema(fields, metadata={ABOUT: json.dumps(heading.to_json())})


def heading_of(schema: pyarrow.Schema, name: str) -> LogHeading:
    """What a file's schema says that it is of. Complains about columns that are not those of such a log."""
    try:
        about = (schema.metadata or {})[ABOUT]
        if len(about) > LONGEST_HEADING:
            raise ValueError(len(about))  # noqa: TRY301 (as what is wrong in it)
        heading = LogHeading.from_json(json.loads(about))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise BadLog(f"`{name}` is no log of decisions, or one of another version") from problem
    for field in schema_of(heading):
        at = schema.get_field_index(field.name)
        if at < 0 or _plain(schema.field(at).type) != field.type:
            raise BadLog(
                f"`{name}` is no whole log of decisions: its column `{field.name}` is missing or of another type"
            )
    return heading


def _plain(kind: pyarrow.DataType) -> pyarrow.DataType:
    """A type without the dictionary that its values are read with."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)

    return kind.value_type if pa.types.is_dictionary(kind) else kind


# ---- to rows --------------------------------------------------------------------------------------------------------


def table_of(games: Iterable[MeasuredGame], heading: LogHeading) -> pyarrow.Table:
    """The rows of some games."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)

    return pa.Table.from_pylist([row for game in games for row in _rows(game)], schema_of(heading))


def _rows(game: MeasuredGame) -> Iterator[Row]:
    common: Row = {"game": game.index, "seed": game.seed}
    for number, decision in enumerate(game.decisions):
        yield common | {"choice": number, "decision": decision.stop} | _decision_row(decision)
    yield common | {"choice": len(game.decisions), "decision": game.length} | _end_row(game)


def _decision_row(decision: LoggedDecision) -> Row:
    row: Row = {"seat": decision.seat + 1, "legal": decision.legal, "chosen": decision.chosen}
    if decision.values is not None:
        found = decision.values
        row |= zip(VALUES, (found.best, found.second, found.worst, found.chosen), strict=True)
    return row | {f"share_{member + 1}": share for member, share in enumerate(decision.shares)}


def _end_row(game: MeasuredGame) -> Row:
    row: Row = {"end": game.end, "trouble": game.trouble or None}
    row |= {f"score_{seat + 1}": score for seat, score in enumerate(game.scores)}
    row |= {f"rank_{seat + 1}": rank for seat, rank in enumerate(game.ranks)}
    mentions = (game.mentions.held, game.mentions.used, game.mentions.reached)
    row |= {name: list(codes) for name, codes in zip(MENTIONS, mentions, strict=True)}
    counts = [one.asked for one in game.searches], [one.blind for one in game.searches]
    return row | dict(zip(SEARCHES, counts, strict=True))


# ---- back -----------------------------------------------------------------------------------------------------------


def games_of(rows: Iterable[Row], heading: LogHeading, name: str) -> Iterator[MeasuredGame]:
    """The games of some rows, each whole. Complains about rows that no game has."""
    decisions: list[LoggedDecision] = []
    try:
        for row in rows:
            if row["choice"] != len(decisions) or len(decisions) > MOST_CHOICES:
                raise ValueError(row["choice"])  # noqa: TRY301 (as what is wrong in a row)
            if row["end"] is None:
                decisions.append(_decision(row, heading))
            else:
                yield _game(row, tuple(decisions), heading)
                decisions.clear()
        if decisions:
            raise ValueError(len(decisions))  # noqa: TRY301 (as above)
    except (TypeError, ValueError) as problem:
        raise BadLog(f"`{name}` holds rows that are no game: it was changed") from problem


def _decision(row: Row, heading: LogHeading) -> LoggedDecision:
    seat, shares = int(row["seat"]) - 1, [row[f"share_{member + 1}"] for member in range(heading.members)]
    if not 0 <= seat < heading.players or int(row["legal"]) < 1:
        raise ValueError(seat)
    values = None if row["best"] is None else ChoiceValues(*(row[name] for name in VALUES))
    if row["best"] is not None and row["worst"] is None:
        raise ValueError(row["best"])
    for part in (*shares, *(row[name] for name in VALUES)):
        if part is not None and not -ROUNDING <= part <= 1 + ROUNDING:
            raise ValueError(part)
    return LoggedDecision(int(row["decision"]), seat, int(row["legal"]), int(row["chosen"]), values, _numbers(shares))


def _game(row: Row, decisions: tuple[LoggedDecision, ...], heading: LogHeading) -> MeasuredGame:
    seats = range(1, heading.players + 1)
    mentions = Mentions(*(tuple(row[name] or ()) for name in MENTIONS))
    if not all(_are_codes(codes, heading) for codes in (mentions.held, mentions.used, mentions.reached)):
        raise ValueError(mentions)
    scores, ranks = (_numbers([row[f"{name}_{seat}"] for seat in seats]) for name in ("score", "rank"))
    end, trouble = neutral(row["end"]), neutral(row["trouble"] or "")
    if (end == FINISHED) != bool(ranks) or len(ranks) != len(scores) or not _are_ranks(ranks, heading):
        raise ValueError(ranks)
    numbers = int(row["game"]), int(row["seed"])
    return MeasuredGame(
        *numbers, decisions, int(row["decision"]), end, trouble, scores, ranks, mentions, _searches(row, heading)
    )


def _are_codes(codes: Sequence[int], heading: LogHeading) -> bool:
    """Each once, in their order, as they are written."""
    return all(0 <= one < heading.most_codes for one in codes) and all(a < b for a, b in pairwise(codes))


def _are_ranks(ranks: Sequence[int], heading: LogHeading) -> bool:
    """Somebody is first, unless the rules say who has won: then it may be nobody, and even one alone is second."""
    first = heading.is_declared or not ranks or 1 in ranks[: heading.members]
    last = heading.players + heading.is_declared
    return first and all(1 <= rank <= last for rank in ranks)


def _searches(row: Row, heading: LogHeading) -> tuple[SearchCount, ...]:
    """As many as there are seats, or none; nobody chose blindly more often than there was a search."""
    asked, blind = ([int(number) for number in row[name] or ()] for name in SEARCHES)
    found = tuple(SearchCount(*pair) for pair in zip(asked, blind, strict=True))
    if len(found) not in (0, heading.players) or any(not 0 <= one.blind <= one.asked for one in found):
        raise ValueError(found)
    return found


def _numbers(values: list[Any]) -> tuple[Any, ...]:
    """All of them, or nothing. Some and not others are no row."""
    if all(value is None for value in values):
        return ()
    if any(value is None for value in values):
        raise ValueError(values)
    return tuple(values)
