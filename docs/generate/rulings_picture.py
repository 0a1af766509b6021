"""The picture of a game in the study of rulings: what readings change among searching bots and among random players.

In: the found effects of both, as they are kept in docs/studies. Out: an SVG of intervals, a row for each reading and a
column for each figure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

Found = dict[str, Any]

COLUMNS = (
    ("decisions", "decisions a game"),
    ("score", "score, in points"),
    ("score_spread", "score spread, in points"),
)
PLAYERS = (("#0b62a4", "searching bots"), ("#9a6700", "random players"))
NAMES, WIDE, GAP, ROW, HEAD, FOOT = 350, 210, 30, 26, 64, 12
"""In pixels: of names, of a column, between columns, of a row, above and below the rows."""
NEAR = 0.15
"""An end that lies nearer to 0, as a part of the scale, has no number of its own."""
FONT = 'font-family="sans-serif" font-size="12"'


def picture(found: Found, random: Found, name: str) -> str:
    """All readings that change one of these figures among either; empty if none does."""
    rulings = [one for one in random["rulings"] if _is_shown(one) or _is_shown(_same_in(found, one))]
    if not rulings:
        return ""
    wide, high = NAMES + len(COLUMNS) * (WIDE + GAP), HEAD + ROW * len(rulings) + FOOT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" {FONT}>',
        f"<title>{name}: what readings change, with 95 % intervals</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
        *_legend(),
        *(_name(place, one["ruling"]) for place, one in enumerate(rulings)),
    ]
    for column, (metric, title) in enumerate(COLUMNS):
        pairs = [(_effect(_same_in(found, one), metric), _effect(one, metric)) for one in rulings]
        lines += _column(NAMES + column * (WIDE + GAP), title, pairs)
    return "\n".join([*lines, "</svg>", ""])


def _same_in(found: Found, ruling: Found) -> Found:
    same: Found = next(one for one in found["rulings"] if one["ruling"] == ruling["ruling"])
    return same


def _effect(ruling: Found, metric: str) -> Found:
    effect: Found = next(one for one in ruling["effects"] if one["metric"] == metric)
    return effect


def _is_shown(ruling: Found) -> bool:
    return any(_effect(ruling, metric)["judgement"] == "different" for metric, _title in COLUMNS)


def _legend() -> Iterator[str]:
    for place, (colour, words) in enumerate(PLAYERS):
        yield f'<rect x="12" y="{14 + 20 * place}" width="18" height="4" fill="{colour}"/>'
        yield f'<text x="38" y="{20 + 20 * place}" fill="{colour}">{words}</text>'


def _name(place: int, ruling: str) -> str:
    option, _, value = ruling.partition("=")
    words = f'{option} = <tspan font-weight="bold">{value}</tspan>'
    return f'<text x="12" y="{_middle(place) + 4}" fill="#24292f">{words}</text>'


def _middle(place: int) -> int:
    return HEAD + ROW * place + ROW // 2


def _column(left: int, title: str, pairs: Sequence[tuple[Found, Found]]) -> Iterator[str]:
    """A scale of its own; 0 is the default reading."""
    ends = [end for pair in pairs for one in pair for end in one["interval"]]
    low: float = min(0.0, *ends)
    high: float = max(0.0, *ends)

    def at(number: float) -> float:
        return float(round(left + WIDE * (number - low) / (high - low), 1))

    bottom = HEAD + ROW * len(pairs)
    yield f'<text x="{left + WIDE / 2}" y="20" text-anchor="middle" fill="#24292f">{title}</text>'
    yield f'<line x1="{at(0)}" x2="{at(0)}" y1="{HEAD - 12}" y2="{bottom}" stroke="#8c959f"/>'
    labels = ((low, "start"), (0.0, "middle"), (high, "end"))
    for number, anchor in (one for one in labels if one[0] == 0 or abs(one[0]) > NEAR * (high - low)):
        words = f"{number:+.3g}" if number else "0"
        yield f'<text x="{at(number)}" y="{HEAD - 18}" text-anchor="{anchor}" fill="#57606a">{words}</text>'
    for place, pair in enumerate(pairs):
        for side, effect in enumerate(pair):
            yield _interval(effect, PLAYERS[side][0], _middle(place) - 4 + 8 * side, at)


def _interval(effect: Found, colour: str, high: int, at: Callable[[float], float]) -> str:
    """Full where a difference was found, pale where not."""
    first, last = map(at, effect["interval"])
    opacity = "1" if effect["judgement"] == "different" else "0.4"
    return (
        f'<g fill="{colour}" opacity="{opacity}">'
        f'<rect x="{first}" y="{high - 1}" width="{round(max(1, last - first), 1)}" height="2"/>'
        f'<circle cx="{at(effect["difference"])}" cy="{high}" r="3.5"/></g>'
    )
