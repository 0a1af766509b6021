"""A row is found among rows that lie one behind the other, whatever their size and number; and histories of positions
are asked so.
"""

from __future__ import annotations

import ctypes
import random
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.backend.codegen import c_compiler
from rulewright.backend.codegen.program_printer import printed
from rulewright.storage import own_text

C = Path(c_compiler.__file__).parent / "c" / "base.h"
ASKED = """
API int asked(const cell *rows, int64_t count, int64_t size, const cell *wanted)
{
    return rw_is_row(rows, count, size, wanted);
}
"""
PLAIN = (*c_compiler.FLAGS, "-O1")


@pytest.mark.parametrize("flags", [PLAIN, (*PLAIN, c_compiler.FOR_THIS_PROCESSOR)], ids=["any", "own"])
def test_a_row_is_found_where_it_lies(flags: tuple[str, ...]) -> None:
    chance, asked = random.Random(1), ctypes.CDLL(str(c_compiler.built(own_text(C) + ASKED, "rows", flags))).asked
    for size in range(1, 5):
        for count in range(14):
            rows = [tuple(chance.choice((0, 1, -1, 2**31 - 1)) for _ in range(size)) for _ in range(count + 3)]
            cells = (ctypes.c_int32 * (size * len(rows)))(*(number for row in rows for number in row))
            for wanted in {*rows, (7,) * size, (*rows[0][:-1], 7), (7, *rows[0][1:])}:
                given = (ctypes.c_int32 * size)(*wanted)
                found = asked(cells, ctypes.c_int64(count), ctypes.c_int64(size), given)
                assert found == (wanted in rows[:count]), (size, count, wanted)


@pytest.mark.parametrize(("lines", "words"), [(3, 1), (5, 2), (7, 3)])
def test_a_history_is_asked_so(lines: int, words: int) -> None:
    text = printed(rw.load("go", options={"size": lines}).machine).text
    assert f"+ 1, {words}, wanted" in text
