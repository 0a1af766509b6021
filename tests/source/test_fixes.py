"""Mends that machines can make: hints about names know them, and keep them on every way."""

from __future__ import annotations

import json
import pickle

from rulewright.source.diagnostic import Findings, Fix, Report
from rulewright.source.render import render
from rulewright.source.suggestions import Guess, did_you_mean, instead
from rulewright.source.text import Source

TEXT = Source("a.yaml", "terms:\n  most: hand_siez + hand_siez_2 + hand.siez\n")
START = TEXT.text.index("hand_siez")


def found(hint: str, start: int, end: int, *fixes: Fix) -> list[tuple[str, str]]:
    """What the fixes of a diagnostic replace, and with what."""
    report = Report()
    report.error("RW305", "nothing is called so", TEXT.span(start, end), hint, fixes=fixes)
    return [(fix.span.text, fix.text) for fix in report.found[0].fixes]


def test_a_hint_about_a_name_is_a_fix() -> None:
    """Where the name stands once in what is marked; nowhere else."""
    hint = did_you_mean("hand_siez", ["hand_size", "deck"])
    assert found(hint, START, START + 9) == [("hand_siez", "hand_size")]
    assert found(hint, START, len(TEXT.text)) == [("hand_siez", "hand_size")]
    assert found(hint, 0, 5) == []
    assert found(did_you_mean("siez", ["size"]), START, len(TEXT.text)) == [("siez", "size")]


def test_hints_that_name_nothing_are_no_fixes() -> None:
    """A list of what is allowed, a plain text."""
    assert found(did_you_mean("zzz", ["hand_size", "deck"]), START, START + 9) == []
    assert found("did you mean `deck`?", START, START + 9) == []


def test_a_fix_that_is_given_and_guessed_is_one() -> None:
    """And several are kept in order."""
    span = TEXT.span(START, START + 9)
    given = Fix(span, "hand_size", "write `hand_size`")
    assert found(instead("hand_siez", "hand_size"), START, START + 9, given, Fix(span, "", "remove it")) == [
        ("hand_siez", "hand_size"),
        ("hand_siez", ""),
    ]


def test_a_guess_is_a_text_and_survives_pickling() -> None:
    """What a cache remembers is what was said, with what is allowed."""
    hint = did_you_mean("hand_siez", ["hand_size", "deck"])
    again = pickle.loads(pickle.dumps(hint))
    assert hint == "did you mean `hand_size`?" and again == hint
    assert isinstance(again, Guess) and (again.name, again.best, again.allowed) == (
        "hand_siez",
        "hand_size",
        ("deck", "hand_size"),
    )


def test_sarif_says_what_to_replace() -> None:
    """The region that goes, and the text that comes, as SARIF wants it."""
    report = Report()
    report.error("RW305", "nothing is called so", TEXT.span(START, START + 9), did_you_mean("hand_siez", ["hand_size"]))
    (result,) = json.loads(render(Findings.of(report), "sarif"))["runs"][0]["results"]
    (fix,) = result["fixes"]
    (replacement,) = fix["artifactChanges"][0]["replacements"]
    assert replacement["deletedRegion"] == {"startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 18}
    assert replacement["insertedContent"] == {"text": "hand_size"} and fix["description"] == {
        "text": "write `hand_size`"
    }
