"""The command that changes the visibility code: what it makes, and a few mutants that the leak tests must notice."""

from __future__ import annotations

from pathlib import Path

from .mutants import mutants
from .mutate import TARGETS, Target, Trial, Workshop, equivalents, trials

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


LEAK = "lowering/audiences.py mask: const(0) => const(self.context.everyone())"
"""What nobody may know is told to everybody: went unnoticed once. The command tries the others."""


def test_a_leak_is_noticed(tmp_path: Path) -> None:
    """By a test that passes without it."""
    trial = next(trial for trial in trials() if trial.title == LEAK)
    one = f"{trial.target.tests[0]}::test_the_log"
    shop, target = Workshop(tmp_path), Target(trial.target.module, (one,))
    assert shop.is_sound([one])
    assert shop.notices(Trial(target, trial.mutant))
