"""Texts made to exhaust a machine, by malice or accident, are answered in bounded time and memory, at a place."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .cases import merged

SECONDS = 20
"""Generous: the slowest takes about five seconds on an idle machine, and tests run on busy ones."""
BYTES = 700_000_000

PACKAGE = Path(loading.__file__).parent.parent


def chain(count: int, form: str) -> str:
    """Names that use the next one, twice each."""
    return "".join(f"  n{i}: {form.format(f'n{i + 1}')}\n" for i in range(count))


def nested(depth: int, opening: str, inside: str, closing: str) -> str:
    return opening * depth + inside + closing * depth


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)

TEXTS: dict[str, Callable[[], str]] = {
    "RW006 lists in lists": lambda: "[" * 100_000,
    "RW006 mappings in mappings": lambda: "{a: " * 100_000,
    "RW006 mappings by indentation": lambda: "".join(" " * depth + "a:\n" for depth in range(1000)),
    "RW007 an alias bomb": lambda: BOMB,
    "RW007 a million keys": lambda: "".join(f"k{i}: 1\n" for i in range(1_000_000))[:1_900_000],
    "RW003 a text beyond the limit": lambda: "# " + "a" * 2_000_000,
    "RW101 two megabytes in one value": lambda: "x: " + "a" * 1_990_000,
    "RW205 a sum of a hundred thousand": lambda: merged("terms:\n  long: " + "+".join(["1"] * 100_000)),
    "RW205 a sum of three hundred": lambda: merged("terms:\n  long: " + "+".join(["round"] * 300)),
    "RW205 a product of thousands": lambda: merged("numbers:\n  long: " + "*".join(["9"] * 9000)),
    "RW205 parentheses in parentheses": lambda: merged("terms:\n  deep: " + nested(5000, "(", "1", ")")),
    "RW205 functions in functions": lambda: merged("terms:\n  deep: " + nested(200, "max(1, ", "1", ")")),
    "RW205 nots": lambda: merged("terms:\n  deep: " + "not " * 3000 + "yes"),
    "RW205 minuses": lambda: merged("terms:\n  deep: " + "-" * 3000 + "1"),
    "RW205 choices in choices": lambda: merged("terms:\n  deep: " + "1 if yes else " * 500 + "1"),
    "RW205 dots": lambda: merged("terms:\n  deep: round" + ".a" * 3000),
    "RW205 a block of thousands": lambda: merged("effects:\n  long: |\n" + "    shuffle deck\n" * 20_000),
    "RW205 blocks in blocks": lambda: merged(
        "effects:\n  deep: |\n"
        + "".join("    " + " " * d + "if raid = hard:\n" for d in range(150))
        + " " * 154
        + "shuffle deck\n"
    ),
    "RW613 terms upon terms": lambda: merged("terms:\n" + chain(3000, "{0} + {0}") + "  n3000: round\n"),
    "RW613 effects upon effects": lambda: merged(
        "effects:\n" + chain(3000, "|\n    {0}\n    {0}") + "  n3000: shuffle deck\n"
    ),
    "RW613 levels of a term": lambda: merged(
        'terms:\n  n0(number n): {is: "max(0, max(1, max(2, max(3, n0(n - 1)))))", depth: 24, deeper: 0}\n'
    ),
    "RW619 levels of a term, each five times": lambda: merged(
        "terms:\n  n0(number n): {is: sum(n0(n - 1) for field), depth: 14, deeper: n}\n"
        "effects:\n  tax(player): pay up to deposit + n0(9) from player.purse to bank\n"
    ),
    "RW613 numbers upon numbers": lambda: merged("numbers:\n" + chain(3000, "{0} + {0}") + "  n3000: 1\n"),
    "RW409 a number beyond all": lambda: merged("numbers:\n  huge: " + "9" * 10_000),
    "RW201 powers": lambda: merged("numbers:\n  huge: 9**9**9**9"),
    "RW612 doubled again and again": lambda: merged(
        "numbers:\n" + chain(40, "{0} + {0}") + "  n40: 1\nstate:\n  mood: {is: 0..n0, start: 0}\n"
    ),
    "RW612 faces without number": lambda: merged(
        "components:\n  card: {traits: {suit: [red, black], value: 1..2000000000}, kinds: {plain: {suit: each, "
        "value: each, count: 2}}}\n"
    ),
    "RW507 a table without number": lambda: merged("tables:\n  gain by 1..2000000000: {1..2000000000: 1}\n"),
    "RW302 players without number": lambda: merged("players: 1.." + "9" * 1000),
    "RW609 picks without number": lambda: merged(
        "actions:\n  wait: {pick: '" + ", ".join(f"player p{i}" for i in range(60)) + "', do: set me.ready to yes}\n"
    ),
    "RW609 subsets without number": lambda: merged(
        "actions:\n  wait: {pick: 0..20 cards in discards, do: set me.ready to yes}\n"
    ).replace("count: 2", "count: 200"),
    "RW614 state without number": lambda: merged(
        "spaces:\n  hole: {count: 1000}\nstate:\n  mood: {is: flag, per: [hole, hole, hole], start: no}\n"
    ),
    "RW614 rounds without number": lambda: merged(
        "effects:\n  tax(player): 'for each n in 1..2147483647: pay up to deposit from player.purse to bank'\n"
    ),
    "RW316 terms upon terms, each twice": lambda: merged("terms:\n" + chain(40, "{0} + {0}") + "  n40: round\n"),
    "RW317 effects upon effects, each twice": lambda: merged(
        "effects:\n" + chain(30, "|\n    {0}\n    {0}") + "  n30: shuffle deck\n"
    ),
    "RW316 phases upon phases, each twice": lambda: merged(
        "phases:\n  turns(player starter): {a: {run: n0}}\n"
        + chain(30, "{{a: {{run: {0}}}, b: {{run: {0}}}}}")
        + "  n30: {a: shuffle deck}\n"
    ),
    "RW305 fifteen hundred misspelt names": lambda: merged(
        "terms:\n" + "".join(f"  term_{i}: rund_{i} + 1\n" for i in range(1500))
    ),
    "RW613 ten thousand terms": lambda: merged(
        "terms:\n" + "".join(f"  term_{i}: round + {i}\n" for i in range(10_000))
    ),
    "RW315 two hundred options": lambda: merged(
        "options:\n" + "".join(f"  o{i}: {{values: [a{i}, b{i}]}}\n" for i in range(200))
    ),
}


@pytest.mark.parametrize(("name", "text"), TEXTS.items(), ids=TEXTS)
def test_a_huge_text_gets_its_answer_in_time(name: str, text: Callable[[], str]) -> None:
    """The code in the name is among the findings, soon."""
    report = Report()
    began = time.process_time()
    loading.check_text(Source("bad.yaml", text()), report)
    assert time.process_time() - began < SECONDS
    assert name[:5] in {diagnostic.code for diagnostic in report}
    assert all(diagnostic.span.source.name == "bad.yaml" for diagnostic in report)


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, ({0}, {0}))
from rulewright.cli.main import run
sys.exit(run(["check", sys.argv[1], "--format", "concise"]))
"""


@pytest.mark.parametrize(
    "name",
    [
        "RW007 an alias bomb",
        "RW006 lists in lists",
        "RW612 faces without number",
        "RW507 a table without number",
        "RW614 state without number",
    ],
)
def test_a_huge_text_gets_its_answer_in_little_memory(name: str, tmp_path: Path) -> None:
    """Under a limit of memory the command still ends with its message and exit code."""
    path = tmp_path / "bad.yaml"
    path.write_text(TEXTS[name](), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", LIMITED.format(BYTES), str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"PYTHONPATH": str(PACKAGE)},
    )
    assert done.returncode == 1
    assert name[:5] in done.stdout
    assert "Traceback" not in done.stderr


def test_honest_aliases_pass() -> None:
    """A hundred repetitions of one anchor are no bomb."""
    text = merged(
        "zones:\n  z0: &like {holds: card, seen_by: nobody}\n" + "".join(f"  z{i}: *like\n" for i in range(1, 100))
    )
    report = Report()
    loading.check_text(Source("bad.yaml", text), report)
    assert {diagnostic.code for diagnostic in report} == {"RW316"}


def test_a_long_but_honest_expression_passes() -> None:
    """Fifty summands, and thirty parentheses in each other, are no attack."""
    text = merged("terms:\n  long: " + " + ".join(["round"] * 50) + "\n  deep: " + nested(30, "(", "round", ")") + "\n")
    report = Report()
    loading.check_text(Source("bad.yaml", text), report)
    assert {diagnostic.code for diagnostic in report} == {"RW316"}
