"""Rule logs and score sheets as lines of text, and as JSON.

In: entries as a seat is told them. Out: lines, and dictionaries. A heading says which rules the entries below it belong
to; behind each stands the line of the ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from rulewright.rule_log.log_entries import EntryKind, Place, ToldEntry
from rulewright.rule_log.score_sheet import ScoreSheet
from rulewright.sentences import Speech
from rulewright.source.text import Span
from rulewright.source.underscores import without_underscores

PATH_PARTS = ("phase", "step", "priority", "payout")
HIDDEN_POINTS = "?"
Named = Callable[[str, str], str]
"""What a rule is called, by its kind and name."""


def words_of(kind: str, name: str) -> str:
    """A rule by its kind and name: the kind says nothing more in the words of the ruleset."""
    return without_underscores(name)


def log_lines(entries: Iterable[ToldEntry], named: Named = words_of) -> Iterator[str]:
    """Under headings that say which rules acted. The end is told by whoever shows the result.
    `named`: what a rule is called.
    """
    before = ""
    for entry in entries:
        heading = path_of(entry.within, named)
        if entry.kind is EntryKind.END or (entry.kind is EntryKind.PHASE and ":" not in entry.sentence):
            continue
        if heading != before:
            yield f"{heading}:" if heading else ""
            before = heading
        place = place_of(entry.span)
        yield f"  {entry.sentence}" + (f"   [{place}]" if place else "")


def has_words(entry: ToldEntry, words: str, named: Named = words_of) -> bool:
    """Whether an entry, or the rules around it, have all of some words, in any case and order."""
    told = f"{path_of(entry.within, named)} {entry.sentence}".casefold()
    return all(word in told for word in words.casefold().split())


def path_of(within: tuple[Place, ...], named: Named = words_of) -> str:
    """The rules around an entry, the outermost first; a step that has the name of what it runs is told once."""
    names: list[str] = []
    for place in within:
        name = named(place.kind, place.name)
        if place.kind in PATH_PARTS and name not in names[-1:]:
            names.append(name)
    return " > ".join(names[1:] if len(names) > 1 and within[0].name == "game" else names)


def place_of(span: Span) -> str:
    """File and line, without the folder."""
    if not span.source.text:
        return ""
    return f"{PurePath(span.source.name).name}:{span.position.line}"


def entry_json(entry: ToldEntry) -> dict[str, Any]:
    return {
        "kind": entry.kind.value,
        "decision": entry.decision,
        "rules": [{"kind": place.kind, "name": place.name} for place in entry.within],
        "sentence": entry.sentence,
        "values": dict(entry.values),
        "place": place_of(entry.span) or None,
    }


def score_lines(
    sheets: Iterable[ScoreSheet], eye: int, say: Speech, called: Mapping[Span, str] | None = None
) -> Iterator[str]:
    """A line for each source of points. `called`: what those are called that are calculations."""
    words = called or {}
    for sheet in sheets:
        yield say("headed", what=sheet.member, things=sheet.total)
        for line, told in sheet.told(eye):
            yield f"{line.points if told else HIDDEN_POINTS:>7}  {words.get(line.span, line.name)}"
            if not eye & ~line.audience:
                yield from (f"{'':>9}{points:>4}  {name}" for name, points in line.members)


def score_json(sheets: Iterable[ScoreSheet], eye: int) -> list[dict[str, Any]]:
    return [
        {
            "member": sheet.member,
            "total": sheet.total,
            "sources": [
                {"name": line.name, "points": line.points if told else None, "place": place_of(line.span) or None}
                for line, told in sheet.told(eye)
            ],
        }
        for sheet in sheets
    ]
