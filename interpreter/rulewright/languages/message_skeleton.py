"""A message file to be filled in, or brought up to date: nothing that somebody wrote is lost.

In: the texts of a ruleset, the file as it is. Out: the new file. Messages keep their words. One whose text has changed
gets the new text and the line `# todo: the text was ...`; one that translates a text under its old id gets the new id.
What no text needs any more moves to the end, as a comment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.languages.message_file import TEXT, TODO, MessageEntry, read_messages
from rulewright.languages.text_unit import TextUnit
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

HEAD = """\
### Messages for {language}, in the Fluent format (https://projectfluent.org). `rulewright translate` keeps this file \
up to date, and
### `rulewright check` tells what is missing, stale or wrong. Write the words of a message behind its `=`, then take \
its line `# todo` out.

"""
OLD = "### No text of the rules needs these any more."


@dataclass(frozen=True, slots=True)
class Counts:
    """How many messages a file has after it was brought up to date."""

    done: int
    todo: int
    gone: int


def updated(source: Source, language: str, units: Sequence[TextUnit], report: Report) -> tuple[str, Counts] | None:
    """The file's new text; none if the file has mistakes, which must be mended first so that nothing is lost."""
    messages = read_messages(source, language, report)
    if report.failed:
        return None
    pieces = _pieces(source)
    homes = dict(_homes(messages.entries, units))
    lead = pieces.pop("", "") or HEAD.format(language=language)
    terms = "".join(piece for name, piece in pieces.items() if name.startswith("-"))
    written = [_written(unit, homes.get(unit.id), pieces) for unit in units]
    kept = {entry.id for entry in homes.values()}
    gone = [piece for name, piece in pieces.items() if name in messages.entries and name not in kept]
    done = sum(1 for _, is_done in written if is_done)
    text = lead + terms + "".join(piece for piece, _ in written)
    tail = _tail(source) or (OLD + "\n\n" if gone else "")
    text += tail + "".join(_as_comment(piece) for piece in gone)
    return text.rstrip("\n") + "\n", Counts(done, len(written) - done, len(gone))


def _homes(entries: dict[str, MessageEntry], units: Sequence[TextUnit]) -> Iterator[tuple[str, MessageEntry]]:
    """For each text the message that is its own: by its id; else one without a text that translates the same words."""
    known = {unit.id for unit in units}
    homeless = {entry.text: entry for entry in entries.values() if entry.id not in known and entry.text is not None}
    for unit in units:
        if unit.id in entries:
            yield unit.id, entries[unit.id]
        elif unit.source in homeless:
            yield unit.id, homeless.pop(unit.source)


def _written(unit: TextUnit, entry: MessageEntry | None, pieces: dict[str, str]) -> tuple[str, bool]:
    """A text's message, and whether it is done."""
    if entry is None:
        holes = ", ".join(f"${hole.name}" for hole in unit.holes)
        values = f"# values: {holes}\n" if holes else ""
        return f"# {TEXT} {unit.source}\n{values}# {TODO}\n{unit.id} = {unit.template}\n\n", False
    piece = _renamed(pieces[entry.id], entry.id, unit.id)
    if entry.text == unit.source:
        return piece, entry.is_done
    comment, words = _parted(piece)
    notes = [line for line in comment if not line.lstrip("# ").startswith((TEXT, TODO))]
    was = f"# {TODO}: the text was: {entry.text}\n" if entry.text is not None else f"# {TODO}: does it say this?\n"
    return "".join([*notes, f"# {TEXT} {unit.source}\n", was, *words]), False


def _pieces(source: Source) -> dict[str, str]:
    """The file cut into its messages, each with its comment and the empty lines behind it;
    what stands before the first under no name.
    """
    from fluent.syntax import FluentParser  # noqa: PLC0415 (an extra)

    body: list[Any] = FluentParser().parse(source.text).body
    named = [one for one in body if type(one).__name__ in ("Message", "Term")]
    starts = [(one.span.start, ("-" if type(one).__name__ == "Term" else "") + one.id.name) for one in named]
    found = {"": source.text[: starts[0][0]] if starts else source.text}
    ends = [*(start for start, _ in starts[1:]), _old_from(source.text)]
    for (start, name), end in zip(starts, ends, strict=False):
        found[name] = source.text[start : max(start, end)].rstrip("\n") + "\n\n"
    if not starts:
        found[""] = source.text[: _old_from(source.text)]
    return found


def _old_from(text: str) -> int:
    """Where the comments begin that nothing needs any more."""
    at = text.find(OLD)
    return at if at >= 0 else len(text)


def _tail(source: Source) -> str:
    """What was moved to the end before."""
    tail = source.text[_old_from(source.text) :].rstrip("\n")
    return tail + "\n\n" if tail else ""


def _renamed(piece: str, before: str, now: str) -> str:
    comment, words = _parted(piece)
    return "".join([*comment, now + words[0][len(before) :], *words[1:]])


def _parted(piece: str) -> tuple[list[str], list[str]]:
    """The lines of a message's comment, and the others."""
    lines = piece.splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if not line.startswith("#"))
    return lines[:first], lines[first:]


def _as_comment(piece: str) -> str:
    return "".join(f"# {line.removeprefix('# ')}" if line.strip() else "\n" for line in piece.splitlines(keepends=True))
