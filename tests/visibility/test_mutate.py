"""The command that changes the visibility code: what it makes, and a few mutants that the leak tests must notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from . import audiences, c_mutants
from .asking_modules import asking, left_out
from .forked import forked, told_by
from .prepared_rules import STAGES, Asked, PreparedRules
from .python_mutants import mutants
from .targets import ROOT, Target, Trial, equivalents, targets, trials
from .touched import DIFFERS, REACHED, Touched, noting

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
    assert {trial.target.module for trial in found} == {target.module for target in targets()}
    assert not set(equivalents()) - {trial.title for trial in found}
    assert all(equivalents().values())


def test_whatever_asks_what_a_seat_may_know_is_a_target_or_says_why_not() -> None:
    found, known = set(asking()), {target.module for target in targets()}
    reasons = left_out()
    assert {"play/explainer.py", "tui/told_dialogs.py"} <= found, "they ask through what asks"
    assert sorted(found - known - reasons.keys()) == [], "make these targets, or say in left_out.txt why not"
    assert sorted(reasons.keys() - found) == [] and sorted(reasons.keys() & known) == []
    assert all(reasons.values())


MANY = '''
def found(word, numbers, owner):
    """Words."""
    total = 0
    kept = [number for number in numbers if number > 1]
    match word:
        case "owner" | "side" if owner is not None:
            total += len(kept)
        case "all" if len(kept) > 1 and owner:
            return -1
        case _:
            kept.append(min(len(kept), 9))
    if owner and not kept:
        total += 1
    elif owner is None or total > 0:
        total += 2
    pair = (total, sum(kept))
    return pair if total == len(kept) else (pair[1], pair[0] - 1)
'''
CALLS: tuple[tuple[Any, ...], ...] = (("owner", [1, 2, 3], 4), ("side", [], None), ("none", [2], 1), ("all", [5], 0))


def _result(tree: Any, call: tuple[Any, ...], **names: object) -> object:
    exec(compile(tree, "many", "exec"), names)
    function: Any = names["found"]
    try:
        return function(*call)
    except Exception as problem:  # noqa: BLE001 (that is a difference too)
        return repr(problem)


def test_whatever_is_noticed_was_touched() -> None:
    """In one run for all of them, which works out what it works out without them; some are not touched by all calls."""
    trials_ = [Trial(Target("many.py", ()), mutant) for mutant in mutants(MANY)]
    tree = next(mutants(MANY)).tree
    for calls in (*((call,) for call in CALLS), CALLS):
        touched = Touched()
        for call in calls:
            noted = noting(trials_[0].mutant.tree, trials_)  # type: ignore[union-attr]
            names = {DIFFERS: touched.differs, REACHED: touched.reached}
            assert _result(noted, call, **names) == _result(tree, call)
        noticed = {
            trial.title
            for trial in trials_
            if any(_result(trial.mutant.changed(), call) != _result(tree, call) for call in calls)  # type: ignore[union-attr]
        }
        assert noticed and noticed <= touched.found < {trial.title for trial in trials_}


def _findings(text: str) -> list[str]:
    report = Report()
    check_text(Source("audiences.yaml", text), report)
    return sorted(f"{d.code} {d.span} {d.message}" for d in report)


def test_rules_that_are_prepared_are_told_the_same() -> None:
    """In a process of its own, for it changes how rulesets are loaded."""
    text = audiences.text().replace("players: 4", "players: 2..4")
    for stage in STAGES:
        true = _findings(text)

        def again(stage: str = stage) -> str:
            rules = PreparedRules()
            rules.prepare(stage, {text: Asked("audiences.yaml")})
            return json.dumps(_findings(text))

        assert true and json.loads(told_by(forked(again))) == true


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
