"""A generated game built with the address and undefined-behaviour sanitizers, and played at random."""

from __future__ import annotations

import subprocess
from pathlib import Path

from rulewright.codegen.build import compiler
from rulewright.codegen.printer import printed

from .cases import Case

FLAGS = ("-std=c99", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
MAIN = Path(__file__).with_name("sanitized.c")


def build(case: Case, folder: Path) -> Path:
    """The program that plays; raises `CalledProcessError` where the compiler has no sanitizers."""
    text = printed(case.machine)
    (folder / "game.c").write_text(text.text, encoding="utf-8")
    program = folder / "game"
    names = (f'-DGAME="{folder / "game.c"}"', f"-DMOST_OUTCOMES={text.most_outcomes}")
    subprocess.run([*compiler().command, *FLAGS, *names, "-o", str(program), str(MAIN)], check=True, capture_output=True, text=True)
    return program


def run(program: Path, games: int) -> str:
    """What the program says; raises `CalledProcessError` with the sanitizer's words if it found something."""
    return subprocess.run([str(program), str(games)], check=True, capture_output=True, text=True).stdout
