"""What a picture shows: every step of the rules once, with what leads on, and what a variant changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import drawing, languages, loading, ruleset_lookup
from rulewright.drawing.graph import ArrowKind, ChangeMark, Graph, NodeKind, PictureBox, PictureNode
from rulewright.sentences.picture_english import PICTURES
from rulewright.source.diagnostic import Report

RULES = """\
rulewright: 1
game: sample
title: A Sample
players: {from: 2, to: 3}
limit: 99 decisions
options: {open: {values: [yes, no], about: Open?, why: Because.}}
components: {tile: {kinds: {plain: 9}}}
zones:
  bag: {holds: tile, order: pile, starts: all, seen_by: nobody}
  tray: {holds: tile, per: player, seen_by: everyone if open = yes else owner}
state: {leader: {is: player or none, start: none}}
effects: {lucky: "shuffle bag"}
actions:
  keep: {pick: tile in me.tray, do: set leader to me}
  leave: {}
phases:
  game:
    ends_when: none(bag)
    luck: lucky
    round:
      turns: player me clockwise from player 1
      steps:
        fetch: draw up to 1 from bag to me.tray
        turn:
          may: [keep, leave]
          then: {keep: {run: late(me)}}
        stop: {when: leader = me, end: game}
  late(player me):
    settle: {resolve: order_of(me)}
priorities:
  order_of(player me):
    order: first > second = third
    rules:
      first: {when: leader = me, do: set leader to none, ends: yes}
      second: 'say "second"'
      third: 'say "third"'
score: {of: player, points: count(player.tray), rank: highest points then shared}
"""
VARIANT = """\
variant: quick
extends: sample
title: Quick
about: No luck.
remove: [phases.game.luck]
change: {phases.game.round.steps.stop.when: leader != me}
add: {phases.game.greeting: 'say "hello"'}
"""


def parts(graph: Graph) -> Iterator[PictureNode | PictureBox]:
    waiting: list[PictureNode | PictureBox] = list(graph.boxes)
    while waiting:
        part = waiting.pop(0)
        yield part
        waiting += part.parts if isinstance(part, PictureBox) else ()


def by_title(graph: Graph) -> dict[str, PictureNode | PictureBox]:
    return {part.title: part for part in parts(graph) if part.title}


def drawn(folder: Path, name: str = "", subject: str = "phases") -> Graph:
    found = ruleset_lookup.find(f"{folder}{name}")
    report = Report()
    ruleset, before = loading.load(found, report), loading.load(ruleset_lookup.find(str(folder)), report)
    assert ruleset is not None, [str(one.message) for one in report]
    return drawing.picture(ruleset, subject, before if name else None)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "variants").mkdir()
    (tmp_path / "ruleset.yaml").write_text(RULES, encoding="utf-8")
    return tmp_path


def test_every_step_is_what_it_is(game: Path) -> None:
    found = by_title(drawn(game))
    kinds = {title: part.kind for title, part in found.items() if isinstance(part, PictureNode)}
    assert kinds == {
        "at any moment": NodeKind.INTERRUPT,
        "start": NodeKind.START,
        "luck": NodeKind.CHANCE,
        "fetch": NodeKind.CHANCE,
        "turn": NodeKind.CHOICE,
        "stop": NodeKind.INTERRUPT,
        "settle": NodeKind.RULES,
        "end": NodeKind.END,
    }
    assert found["stop"].lines == ("if leader = me", "end game")
    assert found["settle"].lines == ("resolve order_of(me)", "order: first > second = third")


def test_arrows_lead_on_back_out_and_into_other_phases(game: Path) -> None:
    graph = drawn(game)
    found = by_title(graph)
    names = {part.number: part.title for part in parts(graph)}
    named = {(names[edge.start], names[edge.end], edge.kind) for edge in graph.edges}
    assert {
        ("start", "luck", ArrowKind.NEXT),
        ("luck", "fetch", ArrowKind.NEXT),
        ("fetch", "turn", ArrowKind.NEXT),
        ("turn", "stop", ArrowKind.NEXT),  # passed by
        ("", "stop", ArrowKind.NEXT),  # after the call
        ("stop", "end", ArrowKind.INTERRUPT),
        ("stop", "end", ArrowKind.NEXT),  # its condition does not hold in the last turn
        ("stop", "fetch", ArrowKind.AGAIN),
        ("at any moment", "end", ArrowKind.INTERRUPT),
        ("", "start", ArrowKind.CALL),
    } <= named
    assert [box.title for box in graph.columns[1]] == ["late(player me)"]
    assert found["turn"].link is not None and found["turn"].link.position.line == 24


def test_who_sees_what_case_by_case(game: Path) -> None:
    boxes = {box.title: box for box in drawn(game, subject="sight").boxes}
    seen = {title: [(part.title, part.lines[1:]) for part in box.parts] for title, box in boxes.items()}
    assert seen == {
        "Everyone sees": [("tray", ("if open = yes",)), ("leader", ())],
        "Only the owner sees": [("tray", ("otherwise",))],
        "Nobody sees": [("bag", ())],
    }


def test_what_acts_before_what(game: Path) -> None:
    graph = drawn(game, subject="priorities")
    box = next(iter(graph.boxes))
    assert [part.title for part in box.parts] == ["first", "together", "end"]
    assert [(edge.kind, edge.label) for edge in graph.edges if edge.label] == [(ArrowKind.INTERRUPT, "ends")]


def test_a_variant_is_marked(game: Path) -> None:
    (game / "variants" / "quick.yaml").write_text(VARIANT, encoding="utf-8")
    graph = drawn(game, ":quick")
    marks = {title: part.mark for title, part in by_title(graph).items() if part.mark is not ChangeMark.SAME}
    assert marks == {
        "luck": ChangeMark.REMOVED,
        "stop": ChangeMark.CHANGED,
        "greeting": ChangeMark.ADDED,
    }
    notes = [part.lines[0] for part in parts(graph) if isinstance(part, PictureNode) and part.kind is NodeKind.NOTE]
    assert len(notes) == 3 and any("`luck`" in note for note in notes)


@pytest.mark.parametrize("name", sorted(ruleset_lookup.shipped()))
def test_every_shipped_ruleset_is_drawn(name: str) -> None:
    """Every arrow has both ends, every number is used once, every step has its line; the same picture each time."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    links = drawing.Links(Path())
    for subject in drawing.SUBJECTS:
        graph = drawing.picture(ruleset, subject)
        numbers = [part.number for part in parts(graph)]
        nodes = {part.number for part in parts(graph) if isinstance(part, PictureNode)}
        assert len(numbers) == len(set(numbers))
        assert all({edge.start, edge.end} <= nodes for edge in graph.edges)
        again = drawing.picture(ruleset, subject)
        assert all(write(graph, links) == write(again, links) for write in drawing.FORMATS.values())


# ---- other languages ------------------------------------------------------------------------------------------------


def skeleton(graph: Graph) -> list[tuple[object, ...]]:
    """What a picture shows, without its words."""
    shown = [(part.number, part.kind, part.link, part.mark, len(part.lines)) for part in parts(graph)]
    return [*shown, *((edge.start, edge.end, edge.kind) for edge in graph.edges)]


def texts(graph: Graph) -> set[str]:
    lines = {line for part in parts(graph) for line in (part.title, part.notes, *part.lines)}
    return {graph.title, graph.about, *lines, *(edge.label for edge in graph.edges)} - {""}


@pytest.mark.parametrize("subject", drawing.SUBJECTS)
@pytest.mark.parametrize("tag", ["de", "fr", "it"])
def test_a_picture_in_another_language_differs_in_its_words_alone(tag: str, subject: str) -> None:
    """Nothing that this program says is English there, and no name of the rules that has other words."""
    ruleset = loading.load(ruleset_lookup.find("gravediggers"), Report())
    assert ruleset is not None
    catalogue = languages.catalogue_of(ruleset, tag)
    own, other = drawing.picture(ruleset, subject), drawing.picture(ruleset, subject, None, catalogue)
    assert skeleton(own) == skeleton(other)
    same = texts(own) & texts(other)
    plain = {text for key, text in PICTURES.items() if "{" not in text and catalogue.say(key) != text}
    named = {part.title for part in parts(own) if catalogue.named(part.title) not in (None, part.title)}
    assert same & plain == set() and same & named == set() and len(named) > 2


def test_a_picture_of_rules_without_a_language_says_what_it_is_in_it() -> None:
    ruleset = loading.load(ruleset_lookup.find("kuhn"), Report())
    assert ruleset is not None
    told = texts(drawing.picture(ruleset, "phases", None, languages.catalogue_of(ruleset, "de")))
    assert "Kuhn Poker: Phasen" in told and "Wahl" in " ".join(told) and "showdown" in told
