"""A generated game built with the address and undefined-behaviour sanitizers, and played at random."""

from __future__ import annotations

import resource
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from rulewright.backend.codegen.c_compiler import compiler
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.view_layout import ViewLayout
from rulewright.backend.runtime.machine import Machine
from rulewright.information.made import decided, dice
from rulewright.information.naming_actions import NamingTables

FLAGS = ("-std=c99", "-O0", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
MAIN = Path(__file__).with_name("sanitized.c")


@cache
def available() -> bool:
    """Whether the compiler has sanitizers, and programs with them run here."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder) / "none.c", Path(folder) / "none"
        source.write_text("int main(void) { return 0; }\n")
        built = subprocess.run(
            [*compiler().command, *FLAGS, "-o", str(program), str(source)], check=False, capture_output=True
        )
        return (
            built.returncode == 0
            and subprocess.run([str(program)], check=False, preexec_fn=_all_memory).returncode == 0
        )


def build(machine: Machine, folder: Path, first: str = "", search: bool = False, vector: bool = False) -> Path:
    """The program that plays, or searches; raises `CalledProcessError` if it cannot be built.
    `first`: what it does before all else.
    """
    text = printed(machine, search, vector)
    main = MAIN.with_stem("sanitized_search" if search else "sanitized_vector") if search or vector else MAIN
    (folder / "game.c").write_text(text.text, encoding="utf-8")
    program = folder / "game"
    start = machine.program.position_start
    naming = NamingTables.of(machine.program)
    tables = zip(("NAMING_ACTIONS", "NAMING_PICKS", "LOOKS"), naming.tables, strict=True)
    names = (
        *(f"-D{name}={','.join(map(str, table))}" for name, table in tables),
        f"-DNAMING_COUNT={naming.many}",
        f"-DALIKE={','.join(map(str, decided(machine.program)))}",
        f"-DDICE={','.join(str(max(0, slot - start)) for slot in dice(machine.program))}",
        f"-DMOST_COMPONENTS={len(machine.program.components)}",
        f'-DGAME="{folder / "game.c"}"',
        f"-DMOST_OUTCOMES={text.most_outcomes}",
        f"-DFIRST_OF_ALL={first}",
        f"-DMOST_IDS={machine.program.action_count + 1}",
        f"-DVIEW_SIZE={ViewLayout(machine.program, machine.texts).size}",
    )
    subprocess.run(
        [*compiler().command, *FLAGS, *names, "-o", str(program), str(main)], check=True, capture_output=True, text=True
    )
    return program


def run(program: Path, games: int) -> str:
    """What the program says; raises `CalledProcessError` with the sanitizer's words if it found something."""
    return subprocess.run(
        [str(program), str(games)], check=True, capture_output=True, text=True, preexec_fn=_all_memory
    ).stdout


def _all_memory() -> None:
    """The address sanitizer reserves terabytes of addresses: a process that has
    set itself a limit lifts it for its child.
    """
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
