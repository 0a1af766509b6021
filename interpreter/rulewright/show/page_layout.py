"""Summaries and rulings laid out for people: plain text in a given width, for terminals, pipes and screen readers
alike.

In: the dataclasses of `summary` and `rulings`. Out: lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.show.rulings import Ruling, Rulings
from rulewright.show.summary import PlaceLine, Summary
from rulewright.source.cells import Style, width

INDENT = "  "
WIDEST_NAME = 24


def summary_lines(page: Summary, style: Style) -> Iterator[str]:
    """The one page of a ruleset."""
    yield from _head(page.title, page.about, page.credits, style)
    for variant in page.variants:
        said = ": ".join(text for text in (variant.title or variant.name, variant.about) if text)
        yield from style.wrap("With ", style.plain(said))
    yield ""
    yield from _table(
        [
            ("Players", _players(page)),
            ("Limit", f"{page.limit} decisions"),
            ("Rules", f"{page.game} ({page.fingerprint})"),
            ("File", page.file),
        ],
        style,
        "",
    )
    for title, rows in _sections(page):
        if rows:
            yield ""
            yield title
            yield from _table(rows, style)


def _head(title: str, about: str, credits_: str, style: Style) -> Iterator[str]:
    yield style.paint(style.plain(title), "bold")
    for text in (about, credits_):
        yield from style.wrap("", style.plain(text)) if text else ()


def _players(page: Summary) -> str:
    if page.least_players == page.most_players:
        return str(page.players)
    return f"{page.least_players} to {page.most_players}; the counts below are for {page.players}"


def _sections(page: Summary) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    yield (
        "Components",
        [
            (row.name, f"{row.count}: " + ", ".join(f"{count} {kind}" for kind, count in row.kinds.items()))
            for row in page.components
        ],
    )
    spaces = [(name, str(count)) for name, count in page.spaces.items()]
    yield "Spaces", [*spaces, *([("side", str(page.sides))] if page.sides else [])]
    yield "Zones", list(map(_place, page.zones))
    yield "Money", list(map(_place, page.money))
    yield "State", list(map(_place, page.state))
    yield (
        f"Actions ({page.action_ids - 1} ids, and 0 to pass)",
        [(row.name, f"{row.ids}" + (f": {row.pick}" if row.pick else "")) for row in page.actions],
    )
    yield "Phases", [(row.name, row.says) for row in page.phases]
    yield "Priorities", [(row.name, row.says) for row in page.priorities]
    yield "Payouts", [(row.name, row.says) for row in page.payouts]
    yield "Score", [("rank", page.score)] if page.score else []
    yield "Options (see --rulings)", [(row.name, _values(row)) for row in page.options]
    yield "Other variants", [("", ", ".join(page.other_variants))] if page.other_variants else []


def _place(row: PlaceLine) -> tuple[str, str]:
    owner = f" per {row.owner}" if row.owner else ""
    return row.name, ", ".join([f"{row.what}{owner}", f"seen by {_audience(row.seen_by)}", *row.notes])


def _audience(word: str) -> str:
    return {"face": "everyone if face up", "side": "the side", "owner": "the owner", "others": "all but the owner"}.get(
        word, word
    )


def _values(row: Ruling) -> str:
    """The value in force, and the others."""
    others = row.alternatives if len(row.alternatives) <= 8 else (row.values[0], "...", row.values[-1])
    return f"{row.chosen}" + (f" (or {', '.join(others)})" if others else "")


def _table(rows: Iterable[tuple[str, str]], style: Style, indent: str = INDENT) -> Iterator[str]:
    """Names and what is said about them, in two columns."""
    rows = [(style.plain(name), style.plain(text)) for name, text in rows]
    column = min(WIDEST_NAME, max(width(name) for name, _ in rows))
    for name, text in rows:
        start = f"{indent}{name}{' ' * max(0, column - width(name))}  " if name else indent
        if width(name) > column:
            yield f"{indent}{name}"
            start = indent + " " * (column + 2)
        yield from (line.rstrip() for line in style.wrap(start, text))


# ---- rulings --------------------------------------------------------------------------------------------------------


def rulings_lines(page: Rulings, style: Style) -> Iterator[str]:
    """Every ruling with its question, its answer and the reason; then what is assumed, and the sources."""
    yield style.paint(style.plain(f"{page.title}: rulings with {page.players} players"), "bold")
    for ruling in page.rulings:
        yield ""
        yield style.paint(ruling.name, "bold")
        yield from (
            line for start, text in _ruling(ruling) for line in style.wrap(f"{INDENT}{start}", style.plain(text))
        )
    for title, texts in (("Assumed", page.assumed), ("Sources", page.sources)):
        if texts:
            yield ""
            yield title
            yield from _table(texts.items(), style)
    if page.credits:
        yield ""
        yield from style.wrap("Credits: ", style.plain(page.credits))


def _ruling(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """The lines of one ruling: their first words, and what follows."""
    if ruling.about:
        yield "", ruling.about
    yield "is ", ruling.chosen + ("" if ruling.chosen == ruling.default else f" (the default is {ruling.default})")
    if ruling.alternatives:
        yield "or ", _listed(ruling)
    if ruling.by_players:
        yield "default ", ", ".join(f"{value} with {players} players" for players, value in ruling.by_players.items())
    if ruling.why:
        yield "why: ", ruling.why
    if ruling.source:
        yield "source: ", ruling.source


def _listed(ruling: Ruling) -> str:
    numbers = [int(value) for value in ruling.values if value.lstrip("-").isdigit()]
    if len(numbers) == len(ruling.values) and len(numbers) > 8:
        return f"another number from {numbers[0]} to {numbers[-1]}"
    return ", ".join(ruling.alternatives)
