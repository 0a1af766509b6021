"""Files and bytes to texts.

In: a path, or bytes. Out: a `Source`, or none. Complains about what cannot be read or decoded, at the place that names
the file. What is open in an editor, or kept, may go before what the disk has.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Mapping as MappingOf
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span
from rulewright.storage import NotOrdinary, Outside, check_inside, read

MAX_BYTES = 2_000_000
UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
MOST_REMEMBERED = 128
INSIDE = "move it into the folder of the ruleset; settings can name a wider `root` (docs/security.md)"


def read_source(path: Path, report: Report, name: str | None = None) -> Source | None:
    """The text of a file; byte-order mark and Windows line ends do not matter."""
    nowhere = Source(name or str(path), "").span(0)
    try:
        data = read_bytes(path)
    except OSError as problem:
        tell_refused(problem, path.name if name is None else name, nowhere, report)
        return None
    if len(data) > MAX_BYTES:
        report.error("RW003", f"the file is larger than {MAX_BYTES:,} bytes", nowhere, "split data off into CSV files")
        return None
    return decode(data, nowhere.source.name, report)


def tell_refused(problem: OSError, called: str, where: Span, report: Report, hint: str = "check the path") -> None:
    """Why a file was not read, at the place that names it; nothing of what it holds."""
    match problem:
        case Outside():
            report.error("RW015", f"`{called}` is not read: {problem.strerror}", where, INSIDE)
        case NotOrdinary():
            report.error("RW016", f"`{called}` is not read: {problem.strerror}", where, "name an ordinary file")
        case IsADirectoryError():
            folder = f"`{called}` is a folder, not a ruleset file"
            report.error("RW001", folder, where, "name a file, or a folder that holds ruleset.yaml")
        case _:
            report.error("RW001", f"cannot read `{called}`: {problem.strerror or problem}", where, hint)


Texts = Callable[[Path], bytes | None]
"""What a file holds in the eyes of whoever asks, or none: then the disk tells."""


NO_TEXTS = {
    b"PK\x03\x04": "a workbook (xlsx, ods) or another packed file",
    b"\xd0\xcf\x11\xe0": "an old workbook (xls)",
    b"\x1f\x8b": "a packed file (gz)",
    b"%PDF-": "a PDF",
    b"\x89PNG": "a picture",
}
"""How files begin that hold no text, and what they are."""
_TEXTS: ContextVar[Texts | None] = ContextVar("texts", default=None)


@contextmanager
def reading(texts: Texts) -> Iterator[None]:
    """Meanwhile `texts` is asked before the disk: what is open in an editor goes before what was saved."""
    token = _TEXTS.set(texts)
    try:
        yield
    finally:
        _TEXTS.reset(token)


def read_bytes(path: Path, by: Path | None = None) -> bytes:
    """What a file holds, but no more than one byte too much; `by` is the file that names it, if one does."""
    texts = _TEXTS.get()
    if texts is not None:
        if by is not None:
            check_inside(path, by)
        open_text = texts(path)
        if open_text is not None:
            return open_text
    return read(path, MAX_BYTES, by)


def decode(data: bytes, name: str, report: Report) -> Source | None:
    """Bytes to text, or a diagnostic that names the first byte that is not UTF-8, or what the file is instead."""
    other = next((what for beginning, what in NO_TEXTS.items() if data.startswith(beginning)), "")
    if other:
        hint = "a sheet is saved as CSV first, a packed file unpacked"
        report.error("RW002", f"the file is {other}, and not text", Source(name, "").span(0), hint)
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        before = data[: problem.start].decode("utf-8-sig", "replace")
        source = Source(name, _plain_ends(before))
        report.error(
            "RW002",
            f"byte {problem.start} (0x{data[problem.start]:02x}) is not UTF-8 text{_meant(data, problem.start)}",
            source.span(len(source.text)),
            "save the file as UTF-8",
        )
        return None
    return _source(name, _plain_ends(text))


def decode_sheet(data: bytes, name: str, report: Report) -> Source | None:
    """The same for a table: spreadsheets save "Unicode text" as UTF-16, which the mark at its beginning says."""
    if not data.startswith(UTF_16):
        return decode(data, name, report)
    try:
        return _source(name, _plain_ends(data.decode("utf-16")))
    except UnicodeDecodeError as problem:
        source = Source(name, _plain_ends(data[: problem.start].decode("utf-16", "replace")))
        message, hint = (
            f"byte {problem.start} is not UTF-16 text, as the file's beginning says",
            "save the file as UTF-8",
        )
        report.error("RW002", message, source.span(len(source.text)), hint)
        return None


def _plain_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _meant(data: bytes, at: int) -> str:
    """In which other encoding a text seems to be."""
    if data.startswith(UTF_16):
        return "; the file is UTF-16"
    letter = data[at : at + 1].decode("cp1252", "ignore")
    return f"; in Windows-1252 it is `{letter}`" if letter.isprintable() and letter else ""


_SAME: ContextVar[MappingOf[tuple[str, str], Source]] = ContextVar("same sources", default=MappingProxyType({}))


@contextmanager
def the_same(sources: Iterable[Source]) -> Iterator[None]:
    """Meanwhile a text that is one of these is that source itself, so that places in both are equal."""
    token = _SAME.set({(source.name, source.text): source for source in sources})
    try:
        yield
    finally:
        _SAME.reset(token)


def _source(name: str, text: str) -> Source:
    return _SAME.get().get((name, text)) or _remembered(name, text)


@lru_cache(maxsize=MOST_REMEMBERED)
def _remembered(name: str, text: str) -> Source:
    """The same text is the same source, whoever reads it again: what is known about its parts stays known."""
    return Source(name, text)
