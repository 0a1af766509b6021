"""How bots are spelled, and what is said to who spells them wrongly."""

from __future__ import annotations

import pytest

from rulewright.bots import UnknownBot, named, split
from rulewright.bots.bot_table import BY_NAME, ENTRIES, Kind
from rulewright.bots.searching import asked_by
from rulewright.bots.spelling import parsed
from rulewright.cli.main import run
from rulewright.search import FAR, MOST_ITERATIONS, Asked, Goal, Method, Others, Rollouts


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("ismcts", Asked(Method.TREE, iterations=1000)),
        ("ismcts()", Asked(Method.TREE, iterations=1000)),
        ("ismcts( iterations = 50 , observers=several )", Asked(Method.TREE, iterations=50, several=True)),
        ("ismcts(seconds=0.25)", Asked(Method.TREE, iterations=MOST_ITERATIONS, seconds=0.25)),
        ("flat(horizon=end, rollouts=greedy)", Asked(Method.FLAT, 1000, horizon=FAR, rollouts=Rollouts.GREEDY)),
        ("flat(horizon=7)", Asked(Method.FLAT, 1000, horizon=7)),
        ("flat(horizon=measured)", Asked(Method.FLAT, 1000)),
        ("ismcts(others=greedy)", Asked(Method.TREE, 1000, others=Others.GREEDY)),
        ("flat(others=random, goal=winning)", Asked(Method.FLAT, 1000, others=Others.RANDOM, goal=Goal.WINNING)),
        ("ismcts(worlds=likely, goal=points)", Asked(Method.TREE, 1000, likely=True, goal=Goal.POINTS)),
        ("ismcts(positions=7)", Asked(Method.TREE, 1000, positions=7)),
        ("greedy(samples=3)", Asked(Method.FLAT, samples=3, horizon=1, positions=16)),
    ],
)
def test_what_is_spelled_is_asked(text: str, asked: Asked) -> None:
    assert asked_by(parsed(text)) == asked


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ismct", "there is no bot `ismct`; did you mean `ismcts`"),
        ("", "in ``, at character 1: a bot's name should stand here: random, greedy, flat, ismcts"),
        ("(iterations=3)", "at character 1: a bot's name should stand here"),
        ("ismcts(iteration=5)", "at character 8: `ismcts` has no argument `iteration`; did you mean `iterations`"),
        ("ismcts(xyz=5)", "`ismcts` has no argument `xyz`; allowed here: goal, horizon, iterations"),
        ("ismcts(iterations)", "at character 8: write `iterations=VALUE`: a whole number from 1 to 100,000"),
        ("ismcts(iterations=0)", "at character 19: `iterations` is a whole number from 1 to 100,000, and not `0`"),
        ("ismcts(iterations=1e3)", "and not `1e3`"),
        ("ismcts(iterations=-5)", "and not `-5`"),
        ("ismcts(iterations=٣)", "a whole number"),
        ("ismcts(iterations=5,iterations=6)", "at character 21: `iterations` is given twice"),
        ("ismcts(iterations=5, seconds=1)", "at character 22: give `iterations` or `seconds`, not both"),
        ("ismcts(worlds=likely, others=greedy)", "at character 23: give `others` or `worlds`, not both"),
        ("ismcts(others=gredy)", "`others` is `alike` or `random` or `greedy`, and not `gredy`; did you mean `greedy`"),
        ("ismcts(seconds=nan)", "`seconds` is a number of seconds from 0.001 to 3,600, and not `nan`"),
        ("ismcts(observers=severel)", "`observers` is `one` or `several`, and not `severel`; did you mean `several`"),
        ("ismcts(horizon=far)", "`horizon` is `measured` or `end`, or a whole number from 1 to"),
        ("ismcts iterations=5", "at character 7: write arguments in parentheses"),
        ("ismcts(iterations=5", "write arguments in parentheses"),
        ("random(samples=1)", "at character 8: `random` takes no arguments"),
        ("greedy(samples=8,)", "`greedy` has no argument ``; allowed here: samples"),
        ("ismcts(" + "x" * 500, "a bot is spelled in at most 200 characters"),
    ],
)
def test_what_is_spelled_wrongly_is_told_at_its_place(text: str, message: str) -> None:
    with pytest.raises(UnknownBot) as problem:
        named(text)
    assert message in str(problem.value)


def test_hostile_words_are_neutral(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "kuhn", "--bot", "ismcts(\x1b[31m=1)"]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_commas_between_parentheses_part_nothing() -> None:
    assert split("random, ismcts(iterations=5,observers=one) ,greedy") == [
        "random",
        "ismcts(iterations=5,observers=one)",
        "greedy",
    ]
    assert split("a),b,(c") == ["a)", "b", "(c"]


def test_the_table_is_sound() -> None:
    """Every default can be given; every entry has a source; words stand only where words may be given."""
    for entry in ENTRIES:
        assert BY_NAME[entry.name] is entry
        assert entry.source
        assert entry.about
        for argument in entry.arguments:
            assert bool(argument.words) == (argument.kind in (Kind.WORD, Kind.WHOLE_OR_WORD))
            if argument.default:
                assert parsed(f"{entry.name}({argument.name}={argument.default})").given == {argument.name}
