"""One layout: what the formatter does to blanks, indentation and comments, and what it leaves alone."""

from __future__ import annotations

from textwrap import dedent

import pytest

from rulewright.formatting import Foreign, formatted
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

HEAD = "rulewright: 1\n"


def layout(text: str, head: str = HEAD) -> str:
    """The formatted text below its first line."""
    report = Report()
    found = formatted(Source("t.yaml", head + dedent(text)), report)
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    assert formatted(Source("t.yaml", found), Report()) == found
    return found.removeprefix(head)


EXPRESSIONS = [
    ("min( a,b )", "min(a, b)"),
    ("a+b*-c", "a + b * -c"),
    ("- a", "-a"),
    ("1 .. 9", "1..9"),
    ("-1..a -1", "-1..a - 1"),
    ("not(a and b)", "not (a and b)"),
    ("a . b", "a.b"),
    ("x  is   not none", "x is not none"),
    ("t [ 1,2 ]", "t[1, 2]"),
    ("count( cards  in me.hand )>=2", "count(cards in me.hand) >= 2"),
    ("a/2 rounded down", "a / 2 rounded down"),
    ("card( 3 ).first", "card(3).first"),
    ("(a)-(b)", "(a) - (b)"),
]


@pytest.mark.parametrize(("before", "after"), EXPRESSIONS)
def test_blanks_between_words(before: str, after: str) -> None:
    """An expression has one way to be spaced, between quotes and, for most, without."""
    assert layout(f'terms:\n  x: "{before}"\n') == f'terms:\n  x: "{after}"\n'


LAYOUTS = {
    "blocks go in by two": ("terms:\n     a: 1\n     b: 2\n", "terms:\n  a: 1\n  b: 2\n"),
    "brackets have no blanks inside": ("numbers: { a: 1,b:  2 }\n", "numbers: {a: 1, b: 2}\n"),
    "lines in brackets line up": ("numbers: {a: 1,\n  b: 2}\n", "numbers: {a: 1,\n          b: 2}\n"),
    "a bracket may end its line": ("numbers: {\n      a: 1\n   }\n", "numbers: {\n  a: 1\n}\n"),
    "lists stand in": ("phases:\n  p:\n  - x\n  -   y\n", "phases:\n  p:\n    - x\n    - y\n"),
    "mappings in lists": ("phases:\n  p:\n  -   a: x\n      b: y\n", "phases:\n  p:\n    - a: x\n      b: y\n"),
    "several blank lines are one": ("terms:\n  a: 1\n\n\n\n  b: 2\n", "terms:\n  a: 1\n\n  b: 2\n"),
    "blanks at the end of lines go": ("terms:   \n  a: 1  \n\n\n", "terms:\n  a: 1\n"),
    "a value on a line of its own": ("terms:\n  a:\n      1 +\n         2\n", "terms:\n  a:\n    1 +\n    2\n"),
    "open brackets of an expression go in": (
        "terms:\n  a: max(1,\n    2\n    )\n",
        "terms:\n  a: max(1,\n      2\n    )\n",
    ),
    "values in a column stay so": ("numbers:\n  a:      1\n  long:   2\n", "numbers:\n  a:    1\n  long: 2\n"),
    "values in no column need none": ("numbers:\n  a:   1\n  long:   2\n", "numbers:\n  a: 1\n  long: 2\n"),
    "parameters": ("effects:\n  f(player ,number n): go( n )\n", "effects:\n  f(player, number n): go(n)\n"),
    "texts for people stay": ('title: "a ,b"\nabout: one  two\n', 'title: "a ,b"\nabout: one  two\n'),
    "holes of texts": (
        'actions:\n  a: {says: "{ me }  plays {card . rank}"}\n',
        'actions:\n  a: {says: "{me}  plays {card.rank}"}\n',
    ),
    "no key is made of a colon": ("phases:\n  p:\n    s: if a:b(c)\n", "phases:\n  p:\n    s: if a:b(c)\n"),
}


@pytest.mark.parametrize(("before", "after"), LAYOUTS.values(), ids=LAYOUTS)
def test_layout(before: str, after: str) -> None:
    """A rule of layout each; what is formatted stays as it is (`layout` asserts that too)."""
    assert layout(before) == after


def test_blocks_of_effects() -> None:
    """Statements go in by two columns, comments with them, and what goes on in brackets goes in too."""
    before = """\
    effects:
        f: |   # what it is

           # first
           if a :
                move  b to c   # trailing
                # inside
           # before else
           else:   go(1,
              2)


           stop
           # last
        g: x
    """
    after = """\
    effects:
      f: |   # what it is
        # first
        if a:
          move b to c   # trailing
          # inside
        # before else
        else: go(1,
          2)

        stop
        # last
      g: x
    """
    assert layout(before) == dedent(after)


def test_comments_stay_with_what_they_belong_to() -> None:
    """A comment lines up with what follows, or with the block that ends there."""
    before = """\
    terms:
        # of a
        a: 1    # one
        # end of terms
    # of numbers
    numbers: {b: 2}  # two
    # end
    """
    after = """\
    terms:
      # of a
      a: 1    # one
      # end of terms
    # of numbers
    numbers: {b: 2}  # two
    # end
    """
    assert layout(before) == dedent(after)


def test_comments_in_a_column_stay_in_one() -> None:
    """Comments of neighbouring lines that stood in one column do so when the lines change;
    others keep their distance.
    """
    before = "terms:\n  a: 1+1     # one\n  bcd: 1+2   # two\n\n  e: 1+3    # three\n  fgh: 4    # four\n"
    after = "terms:\n  a: 1 + 1     # one\n  bcd: 1 + 2   # two\n\n  e: 1 + 3    # three\n  fgh: 4      # four\n"
    assert layout(before) == after


def test_long_texts_keep_their_lines() -> None:
    """A text for people of several lines is moved as a whole; its own indentation stays."""
    before = "about: |\n     one\n       two\n\n     three\nwhy: >-\n   four\n   five\n"
    assert layout(before) == "about: |\n  one\n    two\n\n  three\nwhy: >-\n  four\n  five\n"


def test_variants_are_read_by_their_paths() -> None:
    """What a path leads to says how a value is spaced: an order is an order, a title a title."""
    before = (
        "extends: g\ntitle: a>b\nchange:\n  priorities.p.order: a>b=c\n  phases.x.y.must: go( 1 )\n"
        "add: {phases.x.z before y: 'f( 1,2 )'}\n"
    )
    after = (
        "extends: g\ntitle: a>b\nchange:\n  priorities.p.order: a > b = c\n  phases.x.y.must: go(1)\n"
        "add: {phases.x.z before y: 'f(1, 2)'}\n"
    )
    assert layout(before, "variant: v\n") == after


def test_scenarios_keep_what_only_the_rules_can_read() -> None:
    """Columns of cases stand for whatever they hold; names and texts for people are not touched."""
    before = """\
    a <id>  b:
        given: {deck: 2 card( 1 ),rest, coins: <c>}
        expect: {player 1 sees coins: "hidden,?"}
        cases:
          - {id: x-y, c: "1,2"}
    """
    after = """\
    a <id>  b:
      given: {deck: 2 card( 1 ), rest, coins: <c>}
      expect: {player 1 sees coins: "hidden,?"}
      cases:
        - {id: x-y, c: "1, 2"}
    """
    assert layout(before.replace("2 card( 1 ),rest", '"2 card( 1 ),rest"'), "scenarios: g\n") == dedent(after).replace(
        "2 card( 1 ), rest", '"2 card(1), rest"'
    )


def test_a_text_that_does_not_parse_is_refused() -> None:
    """The complaint is that of `check`, at its place; nothing comes out."""
    report = Report()
    assert formatted(Source("t.yaml", f"{HEAD}terms: {{a: 1 == 2}}\n"), report) is None
    assert [(d.code, str(d.span)) for d in report] == [("RW201", "t.yaml:2:15")]


def test_a_text_of_another_kind_is_refused() -> None:
    """Any YAML without the first keys of our files is left to other tools."""
    with pytest.raises(Foreign):
        formatted(Source("t.yaml", "services: {}\n"), Report())


def test_anchors_and_document_marks_stay() -> None:
    """What is YAML's own goes through."""
    text = "---\nrulewright: 1\nnumbers:\n  a: &x 3\n  b: *x\n"
    assert formatted(Source("t.yaml", text), Report()) == text
