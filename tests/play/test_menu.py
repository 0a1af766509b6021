"""Questions: how a decision is divided, and what answers do."""

from __future__ import annotations

import itertools

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.backend.runtime.chance import below
from rulewright.choosing import MOST_LINES, AmountMenu, ListedMenu, Menu, RefusedAnswer, Several
from rulewright.choosing.questions import spans
from rulewright.choosing.word_answers import words_of
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
            return [str(entry.key) for entry in entries]
        case AmountMenu(values=values):
            return [str(number) for number in values]
        case Several(subsets=subsets):
            return [question.typed(subset) for subset in subsets]


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
    assert isinstance(question, AmountMenu) and (question.title, question.asked) == ("clench: number", "0..10")
    assert game.words(0, question.answer("0")[0]) == "clench 0"
    with pytest.raises(RefusedAnswer, match=r"`11` is not allowed; type a whole number: 0\.\.10"):
        question.answer("11")


def test_among_other_actions_a_number_is_one_line() -> None:
    """`put in (0..5)` beside the rest; the question after it is for the number."""
    menu = Menu(started(STEPS, 2), 0)
    first = menu.question(menu.legal)
    assert isinstance(first, ListedMenu) and "put in (0..5)" in [entry.text for entry in first.entries]
    assert isinstance(menu.question(first.answer("2")), AmountMenu)


def test_several_are_typed_at_once() -> None:
    """Three of thirteen: their keys in any order, commas or spaces; another count is refused with an example."""
    menu = Menu(started("classics/hearts"), 0)
    question = menu.question(menu.legal)
    assert isinstance(question, Several) and len(question.entries) == 13
    one, two, three, four = (entry.key for entry in question.entries[:4])
    mixed = question.answer(f"{three} {one} {two}")
    assert mixed == question.answer(f"{one},{two}, {three}") and len(question.answer(f"{one} {two} {three}")) == 1
    foreign = next(key for key in range(1, 53) if key not in {entry.key for entry in question.entries})
    for wrong in (f"{one} {two}", f"{one} {two} {three} {four}", f"{one} {one} {two}", f"{one} {two} {foreign}"):
        with pytest.raises(RefusedAnswer, match=f"like: {one} {two} {three}"):
            question.answer(wrong)
    for wrong in ("0", f"{one} {two} x"):
        with pytest.raises(RefusedAnswer, match="3 of the numbers of the list"):
            question.answer(wrong)


@pytest.mark.parametrize("name", sorted(shipped()))
def test_keys_keep_their_meaning(name: str) -> None:
    """While a step asks again and again, a key stands for the same words at the same question,
    and no two lines of a question have one key.
    """
    game = started(name)
    meant: dict[tuple[int, str, int], str] = {}
    for _ in range(60):
        if game.over:
            break
        seat = min(game.state.pending)
        menu = Menu(game, seat)
        question, step = menu.question(menu.legal), game.state.slots[game.program.pc]
        if not isinstance(question, AmountMenu):
            keys = [entry.key for entry in question.entries]
            assert len(set(keys)) == len(keys) and keys == sorted(keys) and min(keys) >= 1
            for entry in (entry for entry in question.entries if not entry.is_stretch):
                words = entry.words.partition(" (")[0] if question.title else entry.words.split()[0]
                before = meant.setdefault((step, question.title, entry.key), words)
                # an action of which one choice is left is shown with that choice
                is_shown_whole = len(entry.ids) == 1 and words.startswith(f"{before} ")
                assert "number" in entry.words or words == before or is_shown_whole
        try:
            game.choose(seat, menu.legal[below(game.state.streams, 2, len(menu.legal))])
        except Fault:
            break


@pytest.mark.parametrize("name", sorted(shipped()))
def test_no_label_is_a_parameter(name: str) -> None:
    """Titles and lines have the words for what is picked, and never the name that a rule gives to a pick."""
    game = started(name)
    kinds = {pick.type for action in game.program.actions for pick in action.picks}
    internal = {pick.name for action in game.program.actions for pick in action.picks} - kinds
    internal -= {action.name for action in game.program.actions}
    called = {word for info in game.program.classes for face in info.faces for word in words_of(face.called)}
    for _ in range(60):
        if game.over:
            break
        seat = min(game.state.pending)
        menu = Menu(game, seat)
        ids = menu.legal
        while True:
            question = menu.question(ids)
            texts = [question.title] if isinstance(question, AmountMenu) else [entry.text for entry in question.entries]
            told = {
                word
                for text in (question.title, *texts, question.asked, question.allowed)
                for word in str(text).split()
            }
            assert not (internal - called) & {word.strip(":,()") for word in told}
            chosen = answers(question)
            ids = menu.answer(ids, chosen[below(game.state.streams, 2, len(chosen))])
            if len(ids) == 1:
                break
        try:
            game.choose(seat, ids[0])
        except Fault:
            break


def test_words_narrow_the_choice() -> None:
    """Beginnings of words leave the choices that have them, at any question;
    a whole choice is found at the first one.
    """
    game = started("gravediggers", 3)
    menu = Menu(game, 0)
    while game.program.code[game.state.slots[game.program.pc]].name != "choose" or len(menu.legal) < 10:
        game.choose(min(game.state.pending), game.legal(min(game.state.pending))[-1])
        menu = Menu(game, min(game.state.pending))
    first = menu.question(menu.legal)
    assert isinstance(first, ListedMenu) and first.title == "bury: card"
    valuables = menu.answer(menu.legal, "val")
    assert 0 < len(valuables) < len(menu.legal)
    narrowed = menu.question(valuables)
    assert isinstance(narrowed, ListedMenu) and {entry.key for entry in narrowed.entries} < {
        entry.key for entry in first.entries
    }
    whole = menu.answer(menu.legal, f"bury {narrowed.entries[0].words} cemetery 2")
    assert len(whole) == 1 and game.words(menu.seat, whole[0]) == f"bury {narrowed.entries[0].words}, cemetery 2"
    with pytest.raises(RefusedAnswer, match="`bury` fits all of these"):
        menu.answer(menu.legal, "bury")
    with pytest.raises(RefusedAnswer, match="is not allowed"):
        menu.answer(menu.legal, "queen")


def test_a_long_list_is_cut_by_keys() -> None:
    """Of 121 cells stretches are asked for first; words find the cell at once."""
    menu = Menu(started("classics/hex"), 0)
    first = menu.question(menu.legal)
    assert isinstance(first, ListedMenu) and [entry.key for entry in first.entries] == [1, 2, 3, 4, 5, 6, 7]
    second = menu.question(menu.answer(menu.legal, "5"))
    assert isinstance(second, ListedMenu) and [entry.key for entry in second.entries] == list(range(81, 101))
    assert menu.answer(menu.legal, "a1") == (menu.legal[0],)


def test_stretches_of_numbers() -> None:
    """Neighbours are written as one."""
    assert spans([]) == "" and spans([3]) == "3" and spans([10, 0, 1, 2, 7, 11]) == "0..2, 7, 10..11"
