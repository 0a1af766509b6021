"""What the pages of a Parquet file say of themselves: what its footer says of a part binds nobody who reads its pages.

In: an open file, and what the footer says of a part of a column. Out: nothing. Complains with `BadPages` where its
pages are larger, or hold more, than the footer says: each is made as large as its own header asks for. Headers are
structs in Thrift's compact form (https://github.com/apache/parquet-format, `PageHeader` in parquet.thrift).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import BinaryIO

HEADER_BYTES = 2**16
"""Bytes; what this program writes has a few dozen."""
STRUCTS_DEEP = 8
"""Structs in each other."""
_DATA, _DICTIONARY, _DATA_2 = 5, 7, 8
"""The fields of a header that say what kind of page it is; in each the first field is a number of values."""
Struct = dict[int, "int | Struct"]


class BadPages(ValueError):
    """No pages that a program writes."""


@dataclass(frozen=True, slots=True)
class ColumnPart:
    """What the footer says: where it begins, its bytes as they lie there and unpacked, its values."""

    start: int
    packed: int
    unpacked: int
    values: int


def check_pages(file: BinaryIO, part: ColumnPart) -> None:
    """Goes from header to header; no page is read."""
    at, end, unpacked, values = part.start, part.start + part.packed, 0, 0
    while at < end and values < part.values:
        file.seek(at)
        header = _Header(file.read(HEADER_BYTES))
        found = header.struct()
        size, packed = _number(found, 2), _number(found, 3)
        unpacked += size + header.at
        held = _values(found, size)
        if held == 0 and _DICTIONARY not in found:
            raise BadPages  # of pages that hold nothing there might be any number
        values += held
        at += header.at + packed
    if unpacked > part.unpacked or values > part.values or at > end:
        raise BadPages


def _values(header: Struct, size: int) -> int:
    """The values of a page that count; each of a dictionary has a bit at least."""
    dictionary = header.get(_DICTIONARY)
    if isinstance(dictionary, dict) and _number(dictionary, 1) > 8 * size:
        raise BadPages
    data = header.get(_DATA, header.get(_DATA_2))
    return _number(data, 1) if isinstance(data, dict) else 0


def _number(struct: Struct, field: int) -> int:
    found = struct.get(field)
    if not isinstance(found, int) or found < 0:
        raise BadPages
    return found


class _Header:
    """Bytes from which a struct is read; `at`: how many were read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def struct(self, deep: int = 0) -> Struct:
        """Its numbers and structs, by field."""
        found: Struct = {}
        field = 0
        while head := self._byte():
            field = field + (head >> 4) if head >> 4 else self._signed()
            value = self._value(head & 15, deep)
            if value is not None:
                found[field] = value
        return found

    def _value(self, kind: int, deep: int) -> int | Struct | None:
        """Numbers and structs; of what else there is nothing but that it is passed over."""
        if deep > STRUCTS_DEEP:
            raise BadPages
        match kind:
            case 1 | 2:
                return None
            case 3:
                self._byte()
            case 4 | 5 | 6:
                return self._signed()
            case 7:
                self._skip(8)
            case 8:
                self._skip(self._unsigned())
            case 9 | 10:
                self._list(deep)
            case 12:
                return self.struct(deep + 1)
            case _:
                raise BadPages
        return None

    def _list(self, deep: int) -> None:
        head = self._byte()
        count = self._unsigned() if head >> 4 == 15 else head >> 4
        if count > len(self.data):
            raise BadPages
        for _ in range(count):
            if head & 15 in (1, 2):
                self._byte()
            else:
                self._value(head & 15, deep + 1)

    def _skip(self, count: int) -> None:
        self.at += count
        if self.at > len(self.data):
            raise BadPages

    def _byte(self) -> int:
        self._skip(1)
        return self.data[self.at - 1]

    def _unsigned(self) -> int:
        """Seven bits a byte, the lowest first."""
        found = 0
        for shift in range(0, 70, 7):
            byte = self._byte()
            found |= (byte & 127) << shift
            if byte < 128:
                return found
        raise BadPages

    def _signed(self) -> int:
        """Zigzag: 0, -1, 1, -2 ..."""
        found = self._unsigned()
        return found >> 1 ^ -(found & 1)
