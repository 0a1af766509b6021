"""What a seat is told of an entry of the rule log and of a score sheet: part by part, to the word."""

from __future__ import annotations

import pytest

from rulewright.rule_log.log_entries import (
    OTHERWISE,
    EntryKind,
    LogEntry,
    LoggedComponents,
    LoggedCount,
    LoggedText,
    LoggedValue,
    Part,
    Place,
    RuleLog,
    ToldEntry,
)
from rulewright.rule_log.score_sheet import ScoreLine, ScoreSheet
from rulewright.rule_log.telling import entry_json, has_words, log_lines, path_of, score_json, score_lines
from rulewright.sentences import english
from rulewright.source.text import NOWHERE, Source, Span

NOBODY, FIRST, SECOND, ONLOOKERS, ALL = 0, 1, 2, 4, 7
EVERYTHING = 0
"""The eye that is told everything."""
EYES = (EVERYTHING, FIRST, SECOND, ONLOOKERS)
SPAN = Span(Source("rules.yaml", "rules"), 0, 5)


def entry(
    kind: EntryKind = EntryKind.MOVE,
    audience: int = ALL,
    key: str = "log-words",
    within: tuple[Place, ...] = (),
    idle: int | None = None,
    **parts: Part,
) -> LogEntry:
    return LogEntry(kind, SPAN, within, 3, audience, key, tuple(parts.items()), (), idle, ALL)


def said(words: str, **more: int) -> LogEntry:
    return entry(words=words, **more)  # type: ignore[arg-type]


def log(*entries: LogEntry, first: tuple[int, int] = (0, 0)) -> RuleLog:
    return RuleLog(2, entries, first)


def sentences(told: RuleLog, seat: int | None, since: int = 0) -> list[str]:
    return [one.sentence for one in told.told(seat, since=since)]


# ---- parts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 3])
def test_how_many_is_told_to_those_who_may_know_it(count: int) -> None:
    """The others are told as of one."""
    told = LoggedCount(count, FIRST)
    assert [told.told(eye, english) for eye in EYES] == [count, count, 1, 1]


CARDS = LoggedComponents("what", (("ace", "card", FIRST), ("ace", "card", FIRST), ("king", "card", ALL)), ALL)


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (LoggedValue("n", "7", "a number", FIRST, 7), ["7", "7", "a number", "a number"]),
        (
            CARDS,
            [
                "2 \N{MULTIPLICATION SIGN} ace, king",
                "2 \N{MULTIPLICATION SIGN} ace, king",
                "king, 2 cards",
                "king, 2 cards",
            ],
        ),
        (LoggedComponents("what", (), ALL), ["nothing"] * 4),
        (LoggedComponents("what", (("ace", "card", NOBODY),), ALL), ["ace", "a card", "a card", "a card"]),
        (
            LoggedComponents("what", CARDS.members, FIRST),
            ["2 \N{MULTIPLICATION SIGN} ace, king"] * 2 + ["what is not seen"] * 2,
        ),
        (
            LoggedText(("of ", LoggedValue("n", "7", "?", FIRST), "; ", CARDS)),
            [
                "of 7; 2 \N{MULTIPLICATION SIGN} ace, king",
                "of 7; 2 \N{MULTIPLICATION SIGN} ace, king",
                "of ?; king, 2 cards",
                "of ?; king, 2 cards",
            ],
        ),
    ],
)
def test_a_part_in_words(part: Part, told: list[str]) -> None:
    assert not isinstance(part, str)
    assert [part.told(eye, english) for eye in EYES] == told


@pytest.mark.parametrize(
    ("part", "known"),
    [
        (LoggedValue("n", "seven", "?", FIRST, 7), [{"n": 7}, {"n": 7}, {}, {}]),
        (LoggedValue("n", "red", "?", FIRST), [{"n": "red"}, {"n": "red"}, {}, {}]),
        (LoggedValue("n", "none", "?", ALL, 0), [{"n": 0}] * 4),
        (LoggedValue("", "red", "?", ALL), [{}] * 4),
        (CARDS, [{"what": ("ace", "ace", "king")}] * 2 + [{"what": ("king",)}] * 2),
        (LoggedComponents("what", CARDS.members, SECOND), [
            {"what": ("ace", "ace", "king")}, {"what": ()}, {"what": ("king",)}, {"what": ()},
        ]),
        (LoggedText(("of ", LoggedValue("n", "7", "?", SECOND, 7))), [{"n": 7}, {}, {"n": 7}, {}]),
        (LoggedCount(3, ALL), [{}] * 4),
        ("words", [{}] * 4),
    ],
)  # fmt: skip
def test_the_values_that_a_seat_may_know(part: Part, known: list[dict[str, object]]) -> None:
    assert [dict(entry(words=part).known(eye)) for eye in EYES] == known


# ---- entries ---------------------------------------------------------------------------------------------------------


def test_an_entry_is_there_for_its_audience_from_the_first_one_that_it_may_call_up() -> None:
    told = log(said("a"), said("b", audience=FIRST), said("c"), first=(1, 0))
    assert [sentences(told, seat) for seat in (0, 1, None)] == [["b", "c"], ["a", "c"], ["a", "c"]]
    assert [sentences(told, seat, since=2) for seat in (0, 1, None)] == [["c"]] * 3
    assert [sentences(told, seat, since=1) for seat in (0, 1, None)] == [["b", "c"], ["c"], ["c"]]
    assert [one.sentence for one in told.told_in_full(since=1)] == ["b", "c"]


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        log(said("a")).told(seat)


def test_of_what_changes_nothing_those_are_not_told_who_may_know_that() -> None:
    told = log(said("a", idle=FIRST), said("b", idle=NOBODY), said("c"))
    assert [sentences(told, seat) for seat in (0, 1, None)] == [["b", "c"], ["a", "b", "c"], ["a", "b", "c"]]
    assert [one.sentence for one in told.told_in_full()] == ["c"]


def test_where_a_rule_stands_is_told_to_those_who_may_know_that_it_runs() -> None:
    place = Place("phase", "deal")
    known = LogEntry(EntryKind.SAID, SPAN, (place,), 1, ALL, "", (), ("a", "b", "c", "d"), None, SECOND)
    told = [log(known).told(seat)[0] for seat in (0, 1, None)]
    assert [one.sentence for one in told] == ["a", "b", "c"]
    assert [one.within for one in told] == [(), (place,), ()]
    assert [one.span for one in told] == [NOWHERE, SPAN, NOWHERE]
    assert [one.sentence for one in log(known).told_in_full()] == ["d"]


RULE, OTHER, CASE, PHASE = Place("rule", "guard"), Place("rule", "thief"), Place("case", "guard"), Place("phase", "p")


@pytest.mark.parametrize(
    ("after", "is_told"),
    [((RULE, CASE), True), ((RULE,), False), ((OTHER, CASE), True), ((Place("case", "thief"),), False), (None, False)],
)
def test_that_a_rule_applies_as_in_all_other_cases_is_told_where_it_does_something(
    after: tuple[Place, ...] | None, is_told: bool
) -> None:
    """What comes next for the seat is of that case; the innermost rule counts."""
    rule = entry(EntryKind.RULE, key=OTHERWISE, within=(OTHER, RULE, PHASE), rule="guard", asks="x", ends="y")
    hidden = entry(audience=SECOND, within=(CASE,), words="hidden")
    following = () if after is None else (entry(within=after, words="then"),)
    told = log(said("before"), rule, hidden, *following)
    assert [one.kind is EntryKind.RULE for one in told.told(0)] == [False, *[True] * is_told, *[False] * len(following)]
    assert [one.kind is EntryKind.RULE for one in told.told(1)][1]


def test_the_latest_decision_begins_with_its_choice() -> None:
    choice = entry(EntryKind.CHOICE, words="chooses")
    assert [
        log(*entries).last_decision()
        for entries in ((), (said("a"),), (choice,), (choice, said("a"), choice), (choice, said("a")))
    ] == [
        0,
        0,
        0,
        2,
        0,
    ]


# ---- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("audiences", "told"),
    [
        ((ALL, ALL), [True, True]),
        ((ALL, SECOND), [True, True]),  # it follows from the total
        ((SECOND, SECOND), [False, False]),
        ((SECOND, FIRST, SECOND), [False, True, False]),
        ((), []),
    ],
)
def test_points_that_follow_from_the_others_are_told(audiences: tuple[int, ...], told: list[bool]) -> None:
    lines = tuple(ScoreLine(f"line {number}", SPAN, 1, audience) for number, audience in enumerate(audiences))
    sheet = ScoreSheet("Player 1", len(lines), lines)
    assert sheet.told(FIRST) == tuple(zip(lines, told, strict=True))
    assert sheet.told(EVERYTHING) == tuple((line, True) for line in lines)


# ---- lines and JSON --------------------------------------------------------------------------------------------------

GAME, DEAL, ASK = Place("phase", "game"), Place("step", "first_deal"), Place("step", "ask")


@pytest.mark.parametrize(
    ("within", "path"),
    [
        ((), ""),
        ((GAME,), "game"),
        ((GAME, DEAL), "first deal"),
        ((PHASE, DEAL), "p > first deal"),
        ((GAME, PHASE, Place("action", "lay"), ASK), "p > ask"),
        ((GAME, Place("step", "p"), PHASE, ASK), "p > ask"),
        ((GAME, ASK, PHASE, ASK), "ask > p > ask"),
        ((Place("priority", "list"), RULE, CASE), "list"),
        ((Place("payout", "shares"),), "shares"),
        ((Place("effect", "bump"),), ""),
    ],
)
def test_the_rules_around_an_entry(within: tuple[Place, ...], path: str) -> None:
    assert path_of(within) == path


def told_entry(
    kind: EntryKind, sentence: str, within: tuple[Place, ...] = (GAME, DEAL), span: Span = SPAN
) -> ToldEntry:
    return ToldEntry(kind, span, within, 1, sentence, (("n", 3),))


def test_entries_stand_under_headings() -> None:
    told = [
        told_entry(EntryKind.PHASE, "phase p"),
        told_entry(EntryKind.MOVE, "one"),
        told_entry(EntryKind.MOVE, "two"),
        told_entry(EntryKind.PHASE, "phase p: Ann", (GAME, ASK)),
        told_entry(EntryKind.SAID, "three", (), NOWHERE),
        told_entry(EntryKind.SAID, "four", (), Span(Source("rules.yaml", ""), 0, 0)),
        told_entry(EntryKind.END, "1. Ann: 3", (GAME, ASK)),
        told_entry(EntryKind.MOVE, "five", (GAME, ASK)),
    ]
    assert list(log_lines(told)) == [
        "first deal:", "  one   [rules.yaml:1]", "  two   [rules.yaml:1]", "ask:", "  phase p: Ann   [rules.yaml:1]",
        "", "  three", "  four", "ask:", "  five   [rules.yaml:1]",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "has"),
    [("", True), ("ace", True), ("ACE deal", True), ("deal ace", True), ("ace king", False), ("king", False)],
)
def test_entries_are_found_by_words(words: str, has: bool) -> None:
    assert has_words(told_entry(EntryKind.MOVE, "Ace goes to table"), words) is has


def test_entries_and_points_as_json() -> None:
    assert entry_json(told_entry(EntryKind.MOVE, "one")) == {
        "kind": "move", "decision": 1, "sentence": "one", "values": {"n": 3}, "place": "rules.yaml:1",
        "rules": [{"kind": "phase", "name": "game"}, {"kind": "step", "name": "first_deal"}],
    }  # fmt: skip
    assert entry_json(told_entry(EntryKind.SAID, "one", (), NOWHERE))["place"] is None
    lines = (
        ScoreLine("a", SPAN, 1, SECOND, (("ace", 1),)),
        ScoreLine("b", NOWHERE, 2, SECOND),
        ScoreLine("c", SPAN, 3, ALL, (("king", 3),)),
    )
    sheet = ScoreSheet("Ann", 6, lines)
    assert score_json([sheet], FIRST) == [
        {"member": "Ann", "total": 6, "sources": [
            {"name": "a", "points": None, "place": "rules.yaml:1"}, {"name": "b", "points": None, "place": None},
            {"name": "c", "points": 3, "place": "rules.yaml:1"},
        ]},
    ]  # fmt: skip
    assert [line["points"] for line in score_json([sheet], SECOND)[0]["sources"]] == [1, 2, 3]
    hidden = ["Ann: 6", "      ?  a", "      ?  b", "      3  c", "            3  king"]
    assert list(score_lines([sheet], FIRST, english)) == hidden
    named = list(score_lines([sheet], FIRST, english, {SPAN: "sum"}))
    assert named == ["Ann: 6", "      ?  sum", "      ?  b", "      3  sum", "            3  king"]
    whole = ["Ann: 6", "      1  a", "            1  ace", "      2  b", "      3  c", "            3  king"]
    assert list(score_lines([sheet], SECOND, english)) == list(score_lines([sheet], EVERYTHING, english)) == whole
