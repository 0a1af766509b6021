"""CSV files as spreadsheets, editors and accidents leave them: every cell is used,
refused at its place, or told about.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.frontend.analysis.box import Box, ComponentLot
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.source.diagnostic import Report

from .cases import BASE

STONES = BASE.replace(
    "  die:",
    "  stone:\n    traits: {weight: 1..3, hue: {is: [grey, red], otherwise: grey}, holed: {is: flag, otherwise: no}}\n"
    "    kinds: {pebble: {}, boulder: {weight: 3}}\n    from: stones.csv\n  die:",
).replace("  cup:", "  bag: {holds: stone, starts: all, seen_by: nobody}\n  cup:")
PLAIN = Configuration(2, {"raid": 0, "deposit": 1})
IDLE = {"RW701", "RW702", "RW703", "RW704", "RW709", "RW316"}
"""What is told of stones because no rule uses them."""


def told(folder: Path, data: bytes, text: str = STONES) -> list[str]:
    """What is wrong with a file of stones: where, code, message and hint."""
    (folder / "stones.csv").write_bytes(data)
    (folder / "ruleset.yaml").write_text(text, encoding="utf-8")
    report = Report()
    loading.check(folder / "ruleset.yaml", (), report)
    return [
        f"{Path(d.span.source.name).name}:{d.span.position} {d.code} {d.message}; {d.hint}".rstrip(" ;")
        for d in report
        if d.code not in IDLE
    ]


GOOD = {
    "commas": b"kind,weight,count\npebble,1,2\npebble,2,2\n",
    "a mark and Windows line ends": b"\xef\xbb\xbfkind,weight,count\r\npebble,1,2\r\npebble,2,2\r\n",
    "old Macintosh line ends": b"kind,weight,count\rpebble,1,2\rpebble,2,2\r",
    "semicolons": b"kind;weight;count\npebble;1;2\npebble;2;2\n",
    "tabs": b"kind\tweight\tcount\npebble\t1\t2\npebble\t2\t2\n",
    "bars": b"kind|weight|count\npebble|1|2\npebble|2|2",
    "a line that says what separates": b"sep=;\nkind;weight;count\npebble;1;2\npebble;2;2\n",
    "quotes": b'"kind","weight","count"\n"pebble","1","2"\n"pebble","2","2"\n',
    "blanks around": b' kind , weight ,count\npebble, 1 ,2 \n "pebble" ,2,\xc2\xa02\n',
    "rows of separators": b"kind,weight,count\npebble,1,2\n,,\n\n  , ,\npebble,2,2\n,,\n",
    "blank columns behind": b"kind,weight,count,,\npebble,1,2,,\npebble,2,2\n".replace(b"2,2\n", b"2,2,,,,\n"),
    "what spreadsheets call Unicode text": "kind\tweight\tcount\r\npebble\t1\t2\r\npebble\t2\t2\r\n".encode("utf-16"),
    "the other UTF-16": b"\xfe\xff" + "kind;weight;count\r\npebble;1;2\r\npebble;2;2\r\n".encode("utf-16-be"),
    "another order": b"count,kind,weight\n2,pebble,1\n2,pebble,2\n",
    "a column for people": b'kind,about,weight,count\npebble,"a ""round"" one,\nsmall",1,2\npebble,,2,2\n',
}


@pytest.mark.parametrize("data", GOOD.values(), ids=GOOD)
def test_what_a_spreadsheet_writes_is_understood(data: bytes, tmp_path: Path) -> None:
    assert told(tmp_path, data) == []
    assert lots(tmp_path) == [("pebble", 1, 2), ("pebble", 2, 2)]


def lots(folder: Path) -> list[tuple[str, int | None, int]]:
    return [(lot.kind, lot.traits[0], lot.count) for lot in boxed(folder)]


def boxed(folder: Path) -> list[ComponentLot]:
    """The stones in the box."""
    symbols = loading.read(folder / "ruleset.yaml", Report())
    assert symbols is not None
    return Box(symbols, Constants(symbols, PLAIN), Report()).lots["stone"]


NO_KINDS = "stones.csv:1:1 RW101 the first row names no column `kind`"
COLUMNS = "it must name the columns `kind`, `count`, `weight`, `hue`, `holed`; one for notes is called `about`"

BAD = {
    "an unknown kind": (
        b"kind,weight\npebble,1\npebbel,2\n",
        "stones.csv:3:1 RW101 no kind of `stone` is called `pebbel` (row 3, column `kind`); did you mean `pebble`?",
    ),
    "no kind": (
        b"kind,weight\n,1\n",
        "stones.csv:2:1 RW101 this row names no kind (row 2, column `kind`); allowed here: boulder, pebble",
    ),
    "an unknown column": (
        b"kind,wieght\npebble,1\n",
        "stones.csv:1:6 RW101 `stone` has no trait `wieght`; did you mean `weight`?",
    ),
    "a column of notes": (
        b"kind,weight,notes\npebble,1,old\n",
        (
            "stones.csv:1:13 RW101 `stone` has no trait `notes`; declare it under `traits`; a column that is for "
            "people alone is "
            "called `about`"
        ),
    ),
    "no column of kinds": (
        b"weight\n1\n",
        f"{NO_KINDS}; its columns are `weight`; {COLUMNS}",
    ),
    "columns in another language": (
        b"Art;Anzahl;Wert;Bemerkung\npebble;2;1;2,5 Gramm\npebble;2;2,5;\n",
        f"{NO_KINDS}; its columns are `Art`, `Anzahl`, `Wert`, `Bemerkung`; {COLUMNS}",
    ),
    "no names of columns": (
        b"pebble\t1\nboulder\t3\n",
        f"{NO_KINDS}; its columns are `pebble`, `1`; {COLUMNS}",
    ),
    "many columns": (
        (b"|".join(b"c%d" % number for number in range(30)) + b"\n") * 2,
        f"{NO_KINDS}; its columns are `c0`, `c1`, `c2`, `c3`, `c4`, `c5`, `c6`, `c7`, ...; {COLUMNS}",
    ),
    "a title above": (
        b"My stones;;\n;;\nkind;weight;count\npebble;1;2\nboulder;3;1\n",
        (
            "stones.csv:3:1 RW013 the names of the columns stand in row 3; remove what stands above them: "
            "the first row names the columns"
        ),
    ),
    "a title and no names of columns": (
        b"My stones,,\npebble,1,2\nboulder,3,1\n",
        f"{NO_KINDS}; its columns are `My stones`; {COLUMNS}",
    ),
    "one column for more cells": (
        b"kind\npebble,1\n",
        (
            "stones.csv:2:8 RW515 row 2 has 2 cells for 1 column; a cell that holds `,` stands in quotes; commas "
            "separate the cells"
        ),
    ),
    "many cells that are lacking": (
        b",".join([b"kind", *(b"c%d" % number for number in range(300))]) + b"\npebble\n",
        (
            "stones.csv:2:1 RW515 row 2 has 1 cell for 301 columns; nothing stands for `c0`, `c1`, `c2`, `c3`, `c4`, "
            "`c5`, `c6`, `c7`, ...; a cell that is empty needs its `,` too"
        ),
    ),
    "a column of kinds that is misspelt": (
        b"kinds;weight\npebble;1\n",
        "stones.csv:1:1 RW101 `stone` has no trait `kinds`; did you mean `kind`?",
    ),
    "a column twice": (
        b"kind,weight,weight\npebble,1,2\n",
        "stones.csv:1:13 RW005 the column `weight` stands twice; keep one of them, or rename one",
    ),
    "a column without a name": (
        b"kind,,weight\npebble,x,1\n",
        "stones.csv:1:6 RW013 column 2 has no name; name it, or remove it from the file",
    ),
    "a cell behind the last column": (
        b"kind,weight\npebble,1\npebble,1,red\n",
        (
            "stones.csv:3:10 RW515 row 3 has 3 cells for 2 columns; a cell that holds `,` stands in quotes; commas "
            "separate the cells"
        ),
    ),
    "a missing cell": (
        b"kind,weight,hue\npebble,1\n",
        (
            "stones.csv:2:1 RW515 row 2 has 2 cells for 3 columns; nothing stands for `hue`; a cell that is empty "
            "needs its `,` too"
        ),
    ),
    "another separator in a row": (
        b"kind,weight\npebble;1\n",
        (
            "stones.csv:2:1 RW515 row 2 has 1 cell for 2 columns; nothing stands for `weight`; a cell that is empty "
            "needs its `,` too"
        ),
    ),
    "an empty cell that must be filled": (
        b"kind,weight,hue\npebble,,red\n",
        (
            "stones.csv:2:8 RW515 `pebble` does not say its weight in row 2; fill the cell, or give the trait an "
            "`otherwise`"
        ),
    ),
    "a column that is lacking": (
        b"kind,hue\npebble,red\n",
        (
            "stones.csv:2:1 RW515 `pebble` does not say its weight in row 2; add a column, or give the trait an "
            "`otherwise`"
        ),
    ),
    "an empty count": (
        b"kind,weight,count\npebble,1,\n",
        "stones.csv:2:10 RW103 how many are there? (row 2, column `count`); write a number, or 0",
    ),
    "a weight out of range": (
        b"kind,weight\npebble,4\n",
        "stones.csv:2:8 RW610 4 is outside 1..3, the range of `weight` (row 2); change it, or the range of the trait",
    ),
    "a weight in words": (
        b"kind,weight\npebble,heavy\n",
        "stones.csv:2:8 RW401 `heavy` is not a number (row 2); write its number",
    ),
    "a decimal comma": (
        b"kind;weight\npebble;1,5\n",
        "stones.csv:2:8 RW401 `1,5` is not a number (row 2); numbers are whole: count in smaller units, such as tenths",
    ),
    "a whole number with a point": (
        b"kind,weight\npebble,3.0\n",
        "stones.csv:2:8 RW401 `3.0` is not a number (row 2); numbers are whole: write 3",
    ),
    "a separator of thousands": (
        b'kind,weight,count\npebble,1,"1,000"\n',
        "stones.csv:2:11 RW401 `1,000` is not a number of components (row 2); write plain digits: 1000",
    ),
    "a range in a cell": (
        b"kind,weight\npebble,1..2\n",
        "stones.csv:2:8 RW401 `1..2` is not a number (row 2); write plain digits",
    ),
    "a sum in a cell": (
        b"kind,weight,count\npebble,1,1+2\n",
        "stones.csv:2:10 RW401 `1+2` is not a number of components (row 2); write plain digits",
    ),
    "a count in words": (
        b"kind,weight,count\npebble,1,many\n",
        "stones.csv:2:10 RW401 `many` is not a number of components (row 2); write plain digits",
    ),
    "a flag as spreadsheets write it": (
        b"kind,weight,holed\npebble,1,TRUE\n",
        "stones.csv:2:10 RW401 `TRUE` is not a flag (row 2); write `yes` or `no`",
    ),
    "a quote that is not closed": (
        b'kind,weight\n"pebble,1\npebble,2\n',
        'stones.csv:2:1 RW013 this quote is never closed; close it, or write `""` for a quote inside a cell',
    ),
    "a quote inside quotes": (
        b'kind,about,weight\npebble,"a "round" one",1\n',
        'stones.csv:2:12 RW013 text follows a closing quote; inside quotes a quote is written twice: `""`',
    ),
    "a form feed": (
        b"kind,weight\npebble\x0c,1\n",
        "stones.csv:2:7 RW013 this cell holds U+000C (row 2, column `kind`); remove it",
    ),
    "a line separator": (
        "kind,weight\npebble,1\u2028\n".encode(),
        "stones.csv:2:9 RW013 this cell holds U+2028 (row 2, column `weight`); remove it",
    ),
    "a next line": (
        "kind,weight\npeb\u0085ble,1\n".encode(),
        "stones.csv:2:4 RW013 this cell holds U+0085 (row 2, column `kind`); remove it",
    ),
    "a line end in a kind": (
        b'kind,weight\n"peb\nble",1\n',
        "stones.csv:2:5 RW013 this cell holds a line end (row 2, column `kind`); remove it",
    ),
    "a space without width": (
        "kind,we\u200bight\npebble,1\n".encode(),
        "stones.csv:1:8 RW013 the name of column 2 holds U+200B; remove it",
    ),
    "a zero byte": (
        b"kind,weight\npeb\x00ble,1\n",
        "stones.csv:2:4 RW013 a zero byte; the file may be UTF-16: save it as CSV in UTF-8, as text only",
    ),
    "UTF-16 without its mark": (
        "kind,weight\npebble,1\n".encode("utf-16-le"),
        "stones.csv:1:2 RW013 a zero byte; the file may be UTF-16: save it as CSV in UTF-8, as text only",
    ),
    "half a character of UTF-16": (
        "kind\tweight\r\npebble\t1\r\n".encode("utf-16") + b"\x00",
        "stones.csv:3:1 RW002 byte 48 is not UTF-16 text, as the file's beginning says; save the file as UTF-8",
    ),
    "a row twice, with counts": (
        b"kind,weight,count\npebble,1,2\npebble,2,1\npebble,1,2\n",
        (
            "stones.csv:4:1 RW713 this row describes the same `pebble` as another (row 4); remove it, or say in "
            "the `count` of one of "
            "them how many there are"
        ),
    ),
    "Latin-1": (
        b"kind,weight\npebbl\xe9,1\n",
        "stones.csv:2:6 RW002 byte 17 (0xe9) is not UTF-8 text; in Windows-1252 it is `\u00e9`; save the file as UTF-8",
    ),
    "nothing": (b"", "stones.csv:1:1 RW010 the file is empty; its first row names the columns: kind, count, ..."),
    "separators alone": (
        b",,\n,\n",
        "stones.csv:1:1 RW010 the file is empty; its first row names the columns: kind, count, ...",
    ),
    "names of columns alone": (
        b"kind,weight\n",
        "stones.csv:1:1 RW010 no row follows the names of the columns; write a row for each card",
    ),
    "two megabytes and more": (
        b"kind,weight\npebble," + b"1" * 2_000_000,
        "stones.csv:1:1 RW003 the file is larger than 2,000,000 bytes; money is for what is counted, not looked at",
    ),
    "a cell without end": (
        b"kind,weight\npebble," + b"1" * 200_000,
        "stones.csv:2:8 RW013 this cell holds more than 200 characters (row 2, column `weight`); remove it",
    ),
    "too many": (
        b"kind,weight,count\npebble,1,9000\n",
        "ruleset.yaml:17:3 RW612 more than 4000 of `stone`; money is for what is counted, not looked at",
    ),
    "what no row takes": (
        b"kind,weight\nboulder,2\nboulder,1\n",
        (
            "ruleset.yaml:19:35 RW720 every row of `boulder` says its own `weight`; remove it here, or empty the "
            "cells for which it is "
            "meant"
        ),
    ),
}


@pytest.mark.parametrize(("data", "wanted"), BAD.values(), ids=BAD)
def test_a_mistake_is_told_at_its_cell(data: bytes, wanted: str, tmp_path: Path) -> None:
    """One mistake, one message, with the row and the column that a spreadsheet shows."""
    assert [line.strip() for line in told(tmp_path, data)] == [wanted.rstrip("; ")]


def test_a_cell_that_is_empty_takes_what_the_kind_says(tmp_path: Path) -> None:
    assert told(tmp_path, b"kind,weight\nboulder,\nboulder,1\npebble,2\n") == []
    assert lots(tmp_path) == [("boulder", 3, 1), ("boulder", 1, 1), ("pebble", 2, 1)]


def test_equal_rows_without_counts_are_counted(tmp_path: Path) -> None:
    """A row for each component is a way to say how many there are."""
    assert told(tmp_path, b"kind,weight\npebble,1\npebble,1\n") == []
    assert lots(tmp_path) == [("pebble", 1, 1), ("pebble", 1, 1)]


WHOLE = 'kind,weight,hue,count\npebble,1,red,2\n"boulder",,grey,1\n'
ODD = [",", ";", '"', "\x0c", "\u2028", "\x85", "\x00", "x", "\u200b", "7", "\t,", "\u0435"]


class Stones:
    """A ruleset that is read once, with files of stones that change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "ruleset.yaml").write_text(STONES, encoding="utf-8")
        (folder / "stones.csv").write_text(WHOLE, encoding="utf-8")
        symbols = loading.read(folder / "ruleset.yaml", Report())
        assert symbols is not None
        self.symbols = symbols
        self.usual = self.box(WHOLE)
        assert self.usual

    def box(self, data: str) -> list[ComponentLot] | None:
        """The stones in the box, or none if something is told."""
        (self.folder / "stones.csv").write_bytes(data.encode())
        self.symbols.files.clear()
        report = Report()
        lots = Box(self.symbols, Constants(self.symbols, PLAIN), report).lots["stone"]
        return None if report.found else lots


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_no_character_of_a_file_is_lost(odd: str, tmp_path: Path) -> None:
    """A character more, anywhere: something is told, or other stones are in the box.
    The end of a row may have blank cells.
    """
    stones = Stones(tmp_path)
    for at in range(len(WHOLE)):
        is_blank = odd in (",", "\t,") and WHOLE[at] == "\n"
        assert is_blank or stones.box(WHOLE[:at] + odd + WHOLE[at:]) != stones.usual, at


def test_no_character_of_a_file_can_be_left_out(tmp_path: Path) -> None:
    """A character less is noticed too; a pair of quotes and the last line end are for nothing."""
    stones = Stones(tmp_path)
    for at in range(len(WHOLE) - 1):
        assert stones.box(WHOLE[:at] + WHOLE[at + 1 :]) != stones.usual, at


@pytest.mark.parametrize(("row", "column"), list(product((1, 2), range(4))))
def test_no_cell_of_a_file_is_lost(row: int, column: int, tmp_path: Path) -> None:
    """Another value in any cell makes other stones."""
    others = [["boulder", "2", "grey", "3"], ["pebble", "2", "red", "4"]]
    stones = Stones(tmp_path)
    lines = [line.split(",") for line in WHOLE.splitlines()]
    lines[row][column] = others[row - 1][column]
    assert stones.box("\n".join(map(",".join, lines))) != stones.usual


MISTAKES = {
    "a name": ("points: player.purse", "points: player.nothing"),
    "a key": ("score: {of: player", "score: {off: player"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_file_that_cannot_be_used_is_told_beside_other_mistakes(mistake: str, tmp_path: Path) -> None:
    """Whoever mends one mistake after the other need not wait for the last to learn of the file."""
    text = STONES.replace(*MISTAKES[mistake])
    assert text != STONES
    codes = {line.split()[1] for line in told(tmp_path, b'kind,weight,count\n"pebble,1,2\n', text)}
    assert "RW013" in codes and len(codes) > 1


def test_a_class_without_kinds_is_told_to_declare_them(tmp_path: Path) -> None:
    text = STONES.replace("    kinds: {pebble: {}, boulder: {weight: 3}}\n", "")
    assert text != STONES
    found = told(tmp_path, b"kind,weight,count\npebble,1,2\n", text)
    assert found[0] == (
        "stones.csv:2:1 RW101 no kind of `stone` is called `pebble` (row 2, column `kind`); "
        "declare the kinds of its rows under `kinds`"
    )
