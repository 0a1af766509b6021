"""Programs: where they are, and what they say.

In: a name, a command line. Out: a file, the text that it wrote. Raises what the standard library raises: OSError, and
`subprocess.TimeoutExpired` for one that takes too long.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rulewright.processes.isolation import absolute, isolated

_OF_COMPILERS = ("CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS")
_OF_FILES = ("DEPENDENCIES_OUTPUT", "SUNPRO_DEPENDENCIES")
"""What makes a compiler take other files than its own, or write further ones."""


def python(*arguments: str) -> tuple[str, ...]:
    """The command line of another interpreter like this one, without the current folder on its path."""
    return (sys.executable, "-P", *arguments)


def program(name: str) -> str | None:
    """The file of a program: by its absolute path, or by its name in the absolute folders of PATH."""
    if Path(name).is_absolute():
        return shutil.which(name)
    if Path(name).name != name:
        return None
    places = (str(Path(place, name)) for place in absolute(os.environ.get("PATH", os.defpath)))
    return next((found for place in places if (found := shutil.which(place)) is not None), None)


def run(
    command: Sequence[str], folder: Path, seconds: float, more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A program run to its end in a folder of ours, and what it said. Raises OSError or `subprocess.TimeoutExpired`."""
    environment = isolated({**os.environ, **(more or {})})
    for name in (*_OF_COMPILERS, *_OF_FILES):
        environment.pop(name, None)
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
        check=False,
    )


async def output(command: Sequence[str], seconds: float) -> bytes:
    """What a program writes to its standard output; nothing if it takes too long. It ends with whoever waits for it."""
    import asyncio  # noqa: PLC0415 (only where an editor is served)

    pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *command, stdin=nowhere, stdout=pipe, stderr=nowhere, env=isolated(os.environ)
    )
    try:
        found, _ = await asyncio.wait_for(process.communicate(), seconds)
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return found
