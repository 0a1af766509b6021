"""The same call twice in one term is worked out once, by compiled code too:
chains of terms do not double at every link.
"""

from __future__ import annotations

import signal
import traceback
from os import WEXITSTATUS, WIFEXITED, _exit, fork, waitpid

import pytest

from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .both import play
from .cases import QUICK

RULES = """\
rulewright: 1
game: chains
title: Chains
players: 2
limit: 20 decisions
state: {{q: {{is: 0..10, start: 1}}}}
terms:
{terms}
actions: {{go: {{pick: n in 0..6, do: set q to n, says: '{{me}} goes'}}}}
phases:
  game:
    a: {{must: go, by: player 1, if_none: never}}
    b: {step}
score: {{of: player, points: q, rank: highest points then shared}}
"""


def ruleset(terms: str, step: str) -> str:
    return RULES.format(terms=terms, step=step)


def chain(count: int, first: str, form: str, parameters: str = "") -> str:
    """Terms that use the one before, as `form` says: `{0}` is its name."""
    links = [f"  t{i}{parameters}: {form.format(f't{i - 1}')}\n" for i in range(1, count)]
    return f"  t0{parameters}: {first}\n" + "".join(links)


LINKS, LAST = 24, "t23"
"""Worked out six times at every link, the last one would take years."""
SECONDS = 60
"""After which a game is no longer waited for; it takes a thousandth of one."""
MANY = "max({0}, {0}, {0}, {0}, {0}, {0})"

CHAINS = {
    "several times": ruleset(chain(LINKS, "q", MANY), f"set q to {LAST}"),
    "with an argument": ruleset(
        chain(LINKS, "(n + q) mod 7", MANY.replace("{0}", "{0}(n)"), "(number n)"), f"set q to {LAST}(3)"
    ),
    "where a condition decides": ruleset(
        chain(LINKS, "q", "{0} if max({0}, {0}, {0}) > 3 else min({0}, {0}, {0})"),
        f"{{when: {LAST} > 2, do: set q to {LAST}}}",
    ),
    "flags": ruleset(
        chain(LINKS, "q > 3", "({0} or q = 2) and ({0} or q = 1) and ({0} or q = 2) and (not {0} or {0})"),
        f"{{when: {LAST}, do: set q to 1}}",
    ),
    "through a term of its own": ruleset(
        "  t0: q\n" + "".join(f"  u{i}: t{i - 1} + 0\n  t{i}: {MANY.format(f'u{i}')}\n" for i in range(1, LINKS)),
        f"set q to {LAST}",
    ),
    "with a fault at its end": ruleset(chain(LINKS, "6 / q rounded down", MANY), f"set q to {LAST} mod 7"),
    "in loops": ruleset(chain(12, "q", f"sum({MANY} + {MANY} for player) mod 7"), "set q to t11"),
    "in conditions of loops": ruleset(chain(5, "q", f"count(player where {MANY} > 0 and {MANY} < 5)"), "set q to t4"),
}


def machine(text: str) -> Machine:
    report = Report()
    loaded = loading.load_text(Source("bomb.yaml", text), report)
    assert loaded is not None, list(report)
    return loaded.machine(2)


@pytest.mark.parametrize("text", CHAINS.values(), ids=CHAINS)
def test_a_chain_of_terms_is_played_as_by_the_reference(text: str) -> None:
    made = machine(text)
    try:
        native = NativeMachine(made, QUICK)
    except Unavailable as problem:
        pytest.skip(str(problem))
    child = fork()
    if child == 0:
        signal.alarm(SECONDS)
        try:
            for seed in range(3):
                play(made, native, seed)
            _exit(0)
        except BaseException:  # noqa: BLE001 (whatever it is, it is shown)
            traceback.print_exc()
            _exit(1)
    _, status = waitpid(child, 0)
    assert WIFEXITED(status), "compiled code worked the links out again and again"
    assert WEXITSTATUS(status) == 0
