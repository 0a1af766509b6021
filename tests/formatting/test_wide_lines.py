"""Lines that are too wide: where they break, and what stays as it is."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from formatting.test_everything_shipped import FILES, ROOT, fingerprint, name
from formatting.test_format import layout
from rulewright.formatting import formatted
from rulewright.formatting.formatted_files import formatted_bytes
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

LONG = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen end"
A, B, C = (f"{letter * 30} = 1" for letter in "abc")

BREAKS = {
    "a mapping goes into block style, quotes that only brackets need go": (
        f'options:\n  x: {{values: [a, b], about: "{LONG[:50]}, or not?", why: "no: not: {LONG[:40]}"}}\n',
        f'options:\n  x:\n    values: [a, b]\n    about: {LONG[:50]}, or not?\n    why: "no: not: {LONG[:40]}"\n',
    ),
    "a list is filled": (
        f"options:\n  x:\n    values: [{', '.join(f'value_{n}' for n in range(12))}]\n",
        (
            f"options:\n  x:\n    values: [{', '.join(f'value_{n}' for n in range(9))},\n"
            "             value_9, value_10, value_11]\n"
        ),
    ),
    "an expression parts at its loosest words": (
        f"terms:\n  x: ({A} or {B}) and {C} and d\n",
        f"terms:\n  x:\n    ({A} or {B})\n    and {C}\n    and d\n",
    ),
    "in brackets only where that is not enough": (
        f"terms:\n  x: d and ({A} or {B} or {C})\n",
        f"terms:\n  x:\n    d\n    and ({A}\n      or {B}\n      or {C})\n",
    ),
    "quotes stay around an expression": (
        f'terms:\n  x: "{A} and {B} and {C}"\n',
        f'terms:\n  x:\n    "{A}\n    and {B}\n    and {C}"\n',
    ),
    "a statement that asks goes below it": (
        f'effects:\n  x: "if {A} and {B}: set count_of_all to 1 if {C} else 2"\n',
        f"effects:\n  x: |\n    if {A} and {B}:\n      set count_of_all to 1 if {C} else 2\n",
    ),
    "a statement goes on in the next line": (
        f"effects:\n  x: |\n    let y = {A} and {B} and {C}  # c\n    stop\n",
        f"effects:\n  x: |\n    let y = {A}\n      and {B}\n      and {C}  # c\n    stop\n",
    ),
    "a text is folded": (f"about: {LONG}\n", f"about: >-\n  {LONG[:96]}\n  end\n"),
    "a text with holes stays in its quotes": (
        f'actions:\n  x:\n    says: "{{me}} {LONG[:80]} {{all of it}} {{me}}"\n'.replace("all of it", "me.name"),
        f'actions:\n  x:\n    says:\n      "{{me}} {LONG[:80]}\n      {{me.name}} {{me}}"\n',
    ),
    "a comment stands above where it has no room": (
        f"numbers: {{a: 1, {'b' * 90}: 2,   # {LONG[:20]}\n  c: 3}}   # last\n",
        f"numbers:\n  a: 1\n  # {LONG[:20]}\n  {'b' * 90}: 2\n  c: 3  # last\n",
    ),
    "a comment on all of it stands at its key": (
        f"numbers: {{{'a' * 50}: 1, {'b' * 50}: 2}} # all\n",
        f"numbers:  # all\n  {'a' * 50}: 1\n  {'b' * 50}: 2\n",
    ),
    "a line that is let pass stays, which may no longer be meant elsewhere": (
        waived := f"terms:\n  # rulewright: ignore RW1 -- x\n  x: {A} and {B} and {C}\neffects:\n  x: |\n"
        f"    let y = {A} and {B} and {C}  # rulewright: ignore RW1 -- x\n",
        waived,
    ),
    "a long comment, key, word or text in an effect stays": (
        unchanged := f"# {LONG} {LONG}\nterms:\n  {'k' * 101}: 1\n  b: {'w' * 101}\neffects:\n"
        f'  x: |\n    say "{LONG}"\n    stop  # {LONG}\n',
        unchanged,
    ),
}


@pytest.mark.parametrize(("before", "after"), BREAKS.values(), ids=BREAKS)
def test_breaks(before: str, after: str) -> None:
    """A rule each; what was broken stays as it is (`layout` asserts that too)."""
    assert layout(before) == after


NEXT_TO_TEXTS = [
    "",
    "x: y",
    "x # y",
    "it's",
    'say "x"',
    "x,  y",
    "- x",
    "12",
    "null",
    "x {y}",
    "x:",
    "#x",
    "é, [ü]",
    "x\\n",
]


@pytest.mark.parametrize(("style", "end"), [*product(("'", '"'), ("\n", "\r\n"))])
def test_texts_say_the_same(style: str, end: str) -> None:
    """Whatever YAML could read otherwise without its quotes keeps them; Windows line ends stay."""
    texts = [
        text.replace("'", "''") if style == "'" else text.replace("\\", "\\\\").replace('"', '\\"')
        for text in NEXT_TO_TEXTS
    ]
    entries = ", ".join(f"n{number}: {style}{text}{style}" for number, text in enumerate(texts))
    outcome = formatted_bytes(f"rulewright: 1{end}assumed: {{{entries}}}{end}".encode(), "t.yaml")
    assert outcome.after is not None
    assert outcome.after.count(end) == outcome.after.count("\n") == len(texts) + 2


NARROWED = [
    path
    for path in FILES
    if path.parts[-3:] in (("classics", "holdem", "ruleset.yaml"), ("digging", "scenarios", "mines.yaml"))
]


@pytest.mark.parametrize("path", NARROWED, ids=name)
def test_however_narrow(path: Path) -> None:
    """In few columns all breaks that can: `formatted` raises `Changed` if another text came of it."""
    narrow = formatted(Source("t.yaml", path.read_text(encoding="utf-8")), Report(), 30)
    assert narrow is not None
    assert formatted(Source("t.yaml", narrow), Report(), 30) == narrow


def test_the_program_stays_the_same_in_few_columns() -> None:
    path = ROOT / "rulesets" / "digging" / "ruleset.yaml"
    text = path.read_text(encoding="utf-8")
    narrow = formatted(Source("t.yaml", text), Report(), 50)
    assert narrow is not None
    assert narrow != text
    assert fingerprint(narrow, path) == fingerprint(text, path)


def test_no_shipped_line_is_too_wide() -> None:
    """Rulesets, variants, scenarios, what `new` writes, and the prototypes: 100 columns at most."""
    folders = [ROOT / place for place in ("rulesets", "tests/prototypes", "interpreter/rulewright/scaffold")]
    files = [path for folder in folders for path in folder.rglob("*.y*ml") if "languages" not in path.parts]
    assert len(files) > 150
    assert [
        f"{name(path)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 100
    ] == []


SIZES = {"digging": 12_053, "gnadenlos": 20_053, "gravediggers": 12_375, "graverobbers": 11_851}
"""The most characters that a ruleset may have."""


@pytest.mark.parametrize("game", SIZES)
def test_rulesets_do_not_grow(game: str) -> None:
    assert len((ROOT / "rulesets" / game / "ruleset.yaml").read_text(encoding="utf-8")) <= SIZES[game]


@pytest.mark.parametrize("key", ["wheer", "do it", "puck", "points2", "Where"])
def test_what_stands_below_an_unknown_key_is_not_folded(key: str) -> None:
    """It may be meant as an expression, which `>` does not hold: with the key mended, it would be refused."""
    text = f"game: sample\nactions:\n  play:\n    {key}: {A} and {B} and {C}\n    about: {LONG}\n"
    found = formatted(Source("wide.yaml", text), Report(), 60)
    assert found is not None
    assert f"    {key}: {A} and {B} and {C}\n" in found
    assert f"    about: >-\n      {LONG[:40]}" in found


@pytest.mark.parametrize("place", ["assumed:\n  dealt: {}\n", "about: {}\n", "variant: v\nchange:\n  a.b.about: {}\n"])
def test_texts_for_people_are_folded_wherever_they_stand(place: str) -> None:
    found = formatted(Source("wide.yaml", "game: sample\n" + place.format(LONG)), Report(), 60)
    assert found is not None and ">-\n" in found
