"""Questions: how a decision is divided, and what answers do."""

from __future__ import annotations

import itertools

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.backend.runtime.chance import below
from rulewright.choosing import MOST_LINES, AmountMenu, ListedMenu, Menu, RefusedAnswer, Several
from rulewright.choosing.menu import spans
from rulewright.game import Fault, Game
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import shipped
from rulewright.source.diagnostic import Report

from .piping import STEPS


def loaded(path: str) -> Ruleset:
    ruleset = loading.load(ruleset_lookup.find(path), Report())
    assert ruleset is not None
    return ruleset


def started(path: str, players: int | None = None, seed: int = 1) -> Game:
    return Game.start(loaded(path).machine(players), seed)


def answers(question: ListedMenu | AmountMenu | Several) -> list[str]:
    """Everything that may be answered."""
    match question:
        case ListedMenu(entries=entries):
            return [str(number) for number in range(1, len(entries) + 1)]
        case AmountMenu(values=values):
            return [str(number) for number in values]
        case Several(subsets=subsets):
            return [" ".join(str(line + 1) for line in subset) or "0" for subset in subsets]


def reached(menu: Menu, ids: tuple[int, ...]) -> list[int]:
    """The actions that some way of answering leads to."""
    question = menu.question(ids)
    left = [question.answer(text) for text in answers(question)]
    assert all(0 < len(rest) < len(ids) or len(ids) == 1 for rest in left) or len(left) == 1, (
        "a question that asks nothing"
    )
    return list(itertools.chain.from_iterable(rest if len(rest) == 1 else reached(menu, rest) for rest in left))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_action_is_reached_once(name: str) -> None:
    """At every decision of a random game the answers lead to each legal action once, and no list is too long."""
    game = started(name)
    for _ in range(60):
        if game.over:
            break
        seat = min(game.state.pending)
        menu = Menu(game, seat)
        question = menu.question(menu.legal)
        assert not isinstance(question, ListedMenu) or len(question.entries) <= MOST_LINES
        assert sorted(reached(menu, menu.legal)) == sorted(menu.legal)
        try:
            game.choose(seat, menu.legal[below(game.state.streams, 2, len(menu.legal))])
        except Fault:
            break


def test_a_number_is_asked_for_as_such() -> None:
    """Where only an amount can be chosen there is no list: 0 means 0."""
    game = started("gravediggers", 3)
    while game.program.code[game.state.slots[game.program.pc]].name != "everyone":
        game.choose(min(game.state.pending), game.legal(min(game.state.pending))[-1])
    menu = Menu(game, 0)
    question = menu.question(menu.legal)
    assert isinstance(question, AmountMenu) and question.asked == "amount 0..10"
    assert game.words(0, question.answer("0")[0]) == "clench 0"
    with pytest.raises(RefusedAnswer, match=r"`11` is not allowed; type a whole number: amount 0\.\.10"):
        question.answer("11")


def test_among_other_actions_a_number_is_one_line() -> None:
    """`put in: amount 0..5` beside the rest; the question after it is for the number."""
    menu = Menu(started(STEPS, 2), 0)
    first = menu.question(menu.legal)
    assert isinstance(first, ListedMenu) and "put in: amount 0..5" in [entry.words for entry in first.entries]
    assert isinstance(menu.question(first.answer("2")), AmountMenu)


def test_several_are_typed_at_once() -> None:
    """Three of thirteen: their numbers in any order, commas or spaces; another count is refused with an example."""
    menu = Menu(started("classics/hearts"), 0)
    question = menu.question(menu.legal)
    assert isinstance(question, Several) and len(question.entries) == 13
    assert question.answer("3 1 2") == question.answer("1,2, 3") and len(question.answer("1 2 3")) == 1
    for wrong in ("1 2", "1 2 3 4", "1 1 2", "1 2 14", "0", "1 2 x"):
        with pytest.raises(RefusedAnswer, match="like: 1 2 3"):
            question.answer(wrong)


def test_stretches_of_numbers() -> None:
    """Neighbours are written as one."""
    assert spans([]) == "" and spans([3]) == "3" and spans([10, 0, 1, 2, 7, 11]) == "0..2, 7, 10..11"
