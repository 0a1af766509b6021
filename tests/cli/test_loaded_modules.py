"""What commands load: a short run waits for what it needs, and for nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NIM = "rulesets/classics/nim/ruleset.yaml"
UNNEEDED: dict[str, tuple[tuple[str, ...], set[str]]] = {
    "simulate": (
        ("simulate", "nim", "--games", "1", "--seed", "1"),
        {
            "concurrent.futures",
            "ctypes",
            "importlib.metadata",
            "lark",
            "multiprocessing",
            "rulewright.backend.codegen.native_machine",
            "rulewright.backend.codegen.program_printer",
            "rulewright.bots.apart",
            "rulewright.lab",
            "rulewright.loading",
            "rulewright.report_page",
            "rulewright.search.thinkers",
            "rulewright.source.machine_formats",
            "tomllib",
            "yaml",
        },
    ),
    "check": (
        ("check", "alone.yaml"),
        {
            "concurrent.futures",
            "fluent",
            "importlib.metadata",
            "multiprocessing",
            "rulewright.backend.codegen.native_machine",
            "rulewright.bots",
            "rulewright.lab",
            "rulewright.languages",
            "rulewright.playthroughs",
            "rulewright.report_page",
            "rulewright.rulebook",
            "rulewright.stats",
        },
    ),
}
"""By command: how it is called, and modules that it has no use for then."""


def loaded(folder: Path, *arguments: str) -> set[str]:
    """The modules that are there when a command has ended."""
    code = (
        "import sys\nfrom rulewright.cli.main import run\n"
        f"code = run({list(arguments)!r})\nprint(*sys.modules, file=sys.stderr)\nsys.exit(code)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "interpreter")},
        timeout=60,
        check=True,
    )
    return set(ended.stderr.split())


@pytest.mark.parametrize("command", UNNEEDED)
def test_a_short_run_loads_nothing_that_it_does_not_need(command: str, tmp_path: Path) -> None:
    arguments, unneeded = UNNEEDED[command]
    (tmp_path / "alone.yaml").write_text((ROOT / NIM).read_text())
    loaded(tmp_path, *arguments)  # the first run keeps what the next one finds
    for file in tmp_path.glob("*.yaml"):
        file.write_text(f"{file.read_text()}\n")  # so that it is looked at again
    assert not unneeded & loaded(tmp_path, *arguments)
