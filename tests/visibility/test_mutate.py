"""The command that changes the visibility code: what it makes, and a few mutants that the leak tests must notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from . import c_mutants
from .python_mutants import mutants
from .targets import ROOT, TARGETS, equivalents, trials

CODE = '''
def sees(word, eye, owner):
    """Words."""
    if word == "everyone":
        return True
    return eye == owner and not word
'''


def test_a_mutant_is_one_change_with_a_name_of_its_own() -> None:
    found = list(mutants(CODE))
    names = [mutant.name for mutant in found]
    assert len(set(names)) == len(names) and len({mutant.text for mutant in found}) == len(found)
    assert "sees: 'everyone' => 'nobody'" in names and "sees: eye == owner => eye != owner" in names
    assert all("Words." in mutant.text for mutant in found)


def test_every_target_has_mutants_and_no_equivalent_is_out_of_date() -> None:
    found = list(trials())
    assert {trial.target.module for trial in found} == {target.module for target in TARGETS}
    assert not set(equivalents()) - {trial.title for trial in found}
    assert all(equivalents().values())


HEADER = """\
/* 1 is seen */
RW int rw_sees(num seat, num owner)
{
    if (seat == owner) /* 0 is not */
        return 1;
    rw_note(seat);
    return 0;
}
"""


def test_a_mutant_of_c_is_one_change_of_a_line_and_leaves_comments_alone() -> None:
    found = list(c_mutants.mutants(HEADER))
    assert {mutant.function for mutant in found} == {"rw_sees"} and len({mutant.name for mutant in found}) == len(found)
    changed = [line for mutant in found for line in mutant.text.splitlines() if line not in HEADER.splitlines()]
    assert [" ".join(line.split()) for line in changed] == [
        "if (seat != owner)", "if (!(seat == owner))", "return 0;", ";", "return 1;",
    ]  # fmt: skip


LEAK = "lowering/audiences.py mask: const(0) => const(self.context.everyone())"
"""What nobody may know is told to everybody: went unnoticed once. The command tries the others."""


def test_a_leak_is_noticed(tmp_path: Path) -> None:
    """By a test that passes without it; and a result that is kept is not worked out again."""
    results, test = tmp_path / "results.jsonl", "tests/visibility/test_audiences.py::test_the_log"
    command = [
        sys.executable,
        "-m",
        "tests.visibility.mutate",
        "--only",
        LEAK,
        "--results",
        str(results),
        "--tests",
        test,
    ]
    bare = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR")}
    first, second = (
        subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, check=False, timeout=200)
        for _ in range(2)
    )
    assert (first.returncode, second.returncode) == (0, 0), first.stdout + first.stderr + second.stdout + second.stderr
    assert "1 mutants, 1 noticed, 0 not" in first.stdout and "1 mutants, 1 noticed, 0 not" in second.stdout
    (result,) = map(json.loads, results.read_text(encoding="utf-8").splitlines())
    assert result["mutant"] == LEAK and result["noticed"].startswith(test)
