"""The generated C needs nothing but itself, so that the same text is code for a
graphics processor, one game a thread.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rulewright.backend.codegen.program_printer import printed

from .cases import Case, sample

STUB = """
#include <stdint.h>
#include <string.h>
static int __ffsll(long long word) { return __builtin_ffsll(word); }
#pragma GCC poison memmove memcmp malloc calloc realloc free printf
"""
"""What device code has, and what it has not."""

KERNEL = """
#include GAME
extern "C" __global__ void play(int64_t n, const uint64_t *seeds, int32_t *faults, int32_t *decisions, int64_t
*scores, int32_t *ranks)
{
    int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    Game game;
    Columns columns = {faults + i, decisions + i, scores + i * PLAYERS, ranks + i * PLAYERS, 0, 0};
    if (i < n)
        rw_playouts(&game, 0, INT64_MAX, 1, seeds + i, LIMIT, &columns, 0);
}
"""

FORBIDDEN = {
    "allocation": r"\b(?:malloc|calloc|realloc|free|alloca|new|delete)\b",
    "input or output": r"\b(?:printf|puts|fopen|stderr|stdout|exit|abort)\b",
    "a global that can be written": r"^(?!TABLE |typedef |enum |RW |API |COLD |[#}\s]).*[;=].*",
    "a static inside of a function": r"^\s+static\b",
}


@pytest.mark.parametrize("case", [case for case in sample() if not case.options], ids=str)
def test_the_text_needs_nothing_but_itself(case: Case) -> None:
    """No allocation, no input or output, no global that can be written, no other
    header, no recursion: so it is device code as well.
    """
    text = re.sub(r"/\*.*?\*/", "", printed(case.machine, search=True).text, flags=re.DOTALL)
    text, left_out = re.subn(r"^#ifndef __CUDACC__$.*?^#endif$", "", text, flags=re.DOTALL | re.MULTILINE)
    assert left_out == 1  # what only Python calls
    # Built for a test of its own.
    text = re.sub(r"^#ifdef RW_COMPARES_ALL$.*?^#endif$", "", text, flags=re.DOTALL | re.MULTILINE)
    for what, pattern in FORBIDDEN.items():
        assert re.findall(pattern, text, re.MULTILINE) == [], what
    assert set(re.findall(r"#include (.*)", text)) == {"<stdint.h>", "<string.h>"}
    assert cycle(calls(text)) == []


def calls(text: str) -> dict[str, set[str]]:
    """Which functions of a C text call which others."""
    head = r"^(?:RW|API|COLD|__attribute__)\b[^\n;{]*?\b(\w+)\([^\n{]*\)"
    bodies = dict(
        re.findall(rf"{head} \{{([^\n]*)\}}$", text, re.MULTILINE)
        + re.findall(rf"{head}\n\{{(.*?)^\}}", text, re.MULTILINE | re.DOTALL)
    )
    return {name: set(re.findall(r"\b(\w+)\(", body)) & set(bodies) for name, body in bodies.items()}


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """The functions that are left when those that call no other one are taken away, again and again."""
    left = dict(graph)
    while done := [name for name, called in left.items() if not called & set(left)]:
        for name in done:
            del left[name]
    return sorted(left)


BAD = {
    "allocation": "    Game *g = malloc(sizeof(Game));",
    "input or output": '    printf("%d", n);',
    "a global that can be written": "static int counter = 0;",
    "a static inside of a function": "    static int counter;",
}


@pytest.mark.parametrize(
    "line", ["int many[3];", "uint64_t word;", "cell *place = 0;", "static cell table[2] = {1, 2};"]
)
def test_a_global_would_be_found(line: str) -> None:
    """In whatever form it is written."""
    assert re.findall(
        FORBIDDEN["a global that can be written"], f"RW int one(void) {{ return 1; }}\n{line}\n", re.MULTILINE
    )


@pytest.mark.parametrize("what", FORBIDDEN)
def test_what_is_forbidden_would_be_found(what: str) -> None:
    """Each pattern finds its own kind."""
    assert re.findall(
        FORBIDDEN[what],
        f"RW int one(void)\n{{\n{BAD[what]}\n}}\n" if BAD[what].startswith(" ") else BAD[what],
        re.MULTILINE,
    )


def test_recursion_would_be_found() -> None:
    """The search for it finds a function that calls itself by way of another one."""
    text = (
        "RW int one(int n)\n{\n    return two(n);\n}\nRW int two(int n) { return n ? one(n - 1) : 0; }\n"
        "RW int three(int n) { return one(n); }\n"
    )
    assert cycle(calls(text)) == ["one", "three", "two"]


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++")
def test_the_text_is_device_code_as_well(tmp_path: Path) -> None:
    """As CUDA sees it: C++, every function for the device, no jump past a declaration. (Looked at, not run.)"""
    stub = tmp_path / "stub.h"
    stub.write_text(STUB)
    for case in sample():
        if case.name.rpartition("/")[2] in ("gravediggers", "workshop") and not case.options:
            source = tmp_path / "game.cu"
            source.write_text(printed(case.machine, search=True).text, encoding="utf-8")
            flags = ["-std=c++14", "-x", "c++", "-fsyntax-only", "-include", str(stub), "-D__CUDACC__", "-D__device__="]
            done = subprocess.run(["g++", *flags, str(source)], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_cuda_compiles_it(tmp_path: Path) -> None:
    """Unchanged, with a kernel that plays one game a thread;
    the assembler finds no recursion, for then it could not tell the size of a stack.
    """
    (tmp_path / "game.c").write_text(
        printed(next(case for case in sample() if case.name.endswith("kuhn")).machine).text, encoding="utf-8"
    )
    (tmp_path / "kernel.cu").write_text(KERNEL)
    flags = [
        "-arch=sm_90",
        "-cubin",
        "-O1",
        "-Xptxas",
        "-v",
        "-diag-suppress",
        "177",
        '-DGAME="game.c"',
        "-o",
        "kernel.cubin",
        "kernel.cu",
    ]
    done = subprocess.run(["nvcc", *flags], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    assert "cumulative stack size" in done.stderr
