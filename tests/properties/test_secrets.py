"""Non-interference: changing only what a seat cannot see changes nothing that the seat can obtain.

View, log, legal ids, prompts, refusals, and what is saved of them are compared as one text, for every seat and for an
onlooker, at a position and at every stop of a walk from it. See `twins.py` for how a twin game is made and played on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rulewright.game import Game

from . import catalogue, play, twins
from .catalogue import Case

RELEASED = {
    "go_fish": ("", "who is asked for a rank hands over as many as he has"),
    "graverobbers": ("", "the scores at the end are worked out from the cards left in hand"),
    "blackjack": ("", "the dealer draws by what he holds"),
    "kuhn": ("", "the better card takes the pot"),
    "leduc": ("", "the better card takes the pot"),
    "crazy_eights": ("until_playable", "who draws until he can play shows what he did not hold"),
    "goofspiel": ("secret", "a referee tells whose secret bid is the highest"),
}
"""Games (and the option value under which it is so) whose rules publish something worked out from secrets without
showing them first. There a walk ends where they do."""

WALK = 14


def starts(case: Case, few: int, many: int, wanted: int) -> Iterator[tuple[Game, random.Random]]:
    """Positions between commitments, with a generator for each."""
    for seed in catalogue.seeds(few, many):
        for number, game in enumerate(play.positions(case.machine, seed, wanted, automatic=False)):
            sealed = game.program.sealed
            if all(choice < 0 for choice in game.state.slots[sealed : sealed + game.program.players]):
                yield game, random.Random(f"{seed}/{number}")


def released(game: Game) -> bool:
    """Whether the rules of a game may publish a secret."""
    word, _ = RELEASED.get(game.program.game, ("nowhere", ""))
    return not word or word in dict(game.program.options).values()


def assert_alike(game: Game, twin: Game, eyes: list[int | None], may_differ: bool) -> bool:
    """Compares all that can be obtained;
    false where a rule has published a secret and the twins have parted for good.
    """
    for eye in eyes:
        ours, theirs = play.obtainable(game, eye), play.obtainable(twin, eye)
        if ours != theirs:
            assert may_differ, f"seat {eye} can tell them apart:\n{play.difference(ours, theirs)}"
            return False
    return True


def play_both(game: Game, labels: twins.Relabelling, steps: list[twins.Step], eyes: list[int | None]) -> int:
    """Plays a game and its twin through the same steps and compares them at every stop;
    how many steps were compared.
    """
    twin, compared = twins.relabelled(game, labels), 0
    assert_alike(game, twin, eyes, may_differ=False)
    for step in steps:
        if not twins.follow(game, twin, step, labels):
            break
        parted = not twins.same_but_for(game, twin, labels)
        if not assert_alike(game, twin, eyes, parted and released(game)) or parted:
            break
        compared += 1
    return compared


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_exchanging_unknown_components_changes_nothing_for_a_seat(case: Case) -> None:
    """Everything unknown to a seat is exchanged at random: hands, face-down cards, the deck, what lies in boxes.
    Then both games go on.
    """
    for start, rng in starts(case, 1, 4, 6):
        for eye in range(start.program.players + 1):
            walk = twins.walk(start, eye, rng, WALK)
            labels = twins.shuffled_labels(start, walk.learnt | twins.framed(start), rng)
            play_both(start.clone(), labels, walk.steps, [eye if eye < start.program.players else None])


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_exchanging_equal_copies_changes_nothing_for_anybody(case: Case) -> None:
    """Copies that are printed alike are exchanged, who knows them with them:
    nobody can tell them apart, the owner neither.
    """
    for start, rng in starts(case, 1, 3, 4):
        labels = twins.shuffled_labels(start, twins.framed(start), rng, equal=True)
        walk = twins.walk(start, 0, rng, WALK)
        play_both(start.clone(), labels, walk.steps, play.eyes(start))


def test_walks_are_long_enough_to_tell() -> None:
    """In games with hidden cards exchanged components are followed for many steps: the comparison is not empty."""
    for name in ("gravediggers", "classics/hearts", "graverobbers"):
        case = next(case for case in catalogue.counts() if case.name == name)
        compared = moved = 0
        for start, rng in starts(case, 1, 1, 6):
            walk = twins.walk(start, 0, rng, WALK)
            labels = twins.shuffled_labels(start, walk.learnt | twins.framed(start), rng)
            moved += sum(c != label for c, label in labels.items())
            compared += play_both(start.clone(), labels, walk.steps, [0])
        assert moved > 60
        assert compared > 30


# ---- hidden numbers -------------------------------------------------------------------------------------------------


def hidden_purses(game: Game, seat: int) -> list[list[range]]:
    """For every currency, and for purses with pieces and without, the slots of the purses that a seat does not see."""
    entries, at = game.view(seat)["money"], 0
    found: dict[tuple[str, int], list[range]] = {}
    for purse in game.program.purses:
        size = 1 + len(purse.pieces)
        for owner in range(purse.count):
            if entries[at]["amount"] is None:
                first = purse.slots.base + owner * size
                found.setdefault((purse.currency, size), []).append(range(first, first + size))
            at += 1
    return list(found.values())


def hidden_values(game: Game, seat: int) -> list[tuple[int, int, int]]:
    """The slots of state that a seat does not see, with their bounds."""
    entries, at = game.view(seat)["state"], 0
    found = []
    for variable in game.program.variables:
        for index in range(variable.slots.size):
            if not entries[at]["seen"]:
                found.append((variable.slots.base + index, variable.slots.low, variable.slots.high))
            at += 1
    return found


def hidden_marks(game: Game, seat: int) -> list[tuple[int, int]]:
    """The slots of marks that a seat does not see where their components lie, and the greatest value of each."""
    carried, table, s = game.machine.table.marks.seen, game.machine.table, game.state.slots
    found = []
    for mark in game.program.component_states:
        for component in game.program.components:
            zone = s[game.program.home + component.index]
            undecided = () if table.heaps[zone] else table.undecided(s, zone)
            if not carried.get((zone, mark), -1) >> seat & 1 and component.index not in undecided:
                found.append((mark.slots.base + component.index, mark.slots.high))
    return found


def other_numbers(game: Game, seat: int, rng: random.Random) -> Game:
    """The same position with other hidden amounts (their sums as they were) and other hidden state."""
    twin = game.clone()
    s = twin.state.slots
    for purses in hidden_purses(game, seat):
        contents = [[s[slot] for slot in slots] for slots in purses]
        rng.shuffle(contents)
        for slots, content in zip(purses, contents, strict=True):
            for slot, amount in zip(slots, content, strict=True):
                s[slot] = amount
    for slot, low, high in hidden_values(game, seat):
        s[slot] = rng.randint(low, high)
    twins.ask_again(twin)
    return twin


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_hidden_amounts_and_values_change_nothing_for_a_seat(case: Case) -> None:
    """Exchanging hidden purses and hidden state is not seen;
    nor does any choice of the seat itself bring it out while nobody else acts.
    """
    for start, rng in starts(case, 1, 4, 6):
        for seat in range(start.program.players):
            twin = other_numbers(start, seat, rng)
            assert play.obtainable(start, seat) == play.obtainable(twin, seat)
            if list(start.state.pending) == list(twin.state.pending) == [seat]:
                ours, theirs = start.clone(), twin.clone()
                action = rng.choice(ours.legal(seat))
                ours.choose(seat, action)
                theirs.choose(seat, action)
                if ours.decision is not None:
                    assert play.obtainable(ours, seat) == play.obtainable(theirs, seat)


def test_hidden_marks_change_nothing_for_a_seat() -> None:
    """Marks that a seat does not see may have any value, as long as they lie where it does not see them."""
    changed = 0
    case = next(case for case in catalogue.cases() if case.name == "marked")
    for start, _ in starts(case, 2, 8, 12):
        for seat in range(start.program.players):
            twin = start.clone()
            for slot, value in hidden_marks(start, seat):
                changed += twin.state.slots[slot] != value
                twin.state.slots[slot] = value
            twins.ask_again(twin)
            assert play.obtainable(start, seat) == play.obtainable(twin, seat)
    assert changed > 50


def test_purses_with_pieces_are_among_the_hidden_ones() -> None:
    """In Gravediggers players' purses hold pieces where the option says so: a seat
    does not see the other's, amount and pieces.
    """
    case = next(case for case in catalogue.counts() if case.name == "gravediggers")
    machine = catalogue.ruleset(case.path).machine(2, {"fist_change": "exact_coins"})
    game = Game.start(machine, 1)
    sizes = {len(slots) for purses in hidden_purses(game, 0) for slots in purses}
    assert 4 in sizes
    twin = other_numbers(game, 0, random.Random(1))
    assert play.obtainable(game, 0) == play.obtainable(twin, 0)


# ---- sealed choices -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", catalogue.counts(), ids=str)
def test_what_others_have_sealed_changes_nothing_for_a_seat(case: Case) -> None:
    """Where several seats choose at once, two games in which the others
    committed differently look alike until all are in.
    """
    for start, rng in starts(case, 1, 4, 40):
        if len(start.state.pending) < 2:
            continue
        ours, theirs = start.clone(), start.clone()
        for seat in list(start.state.pending)[:-1]:
            ours.choose(seat, rng.choice(start.legal(seat)))
            theirs.choose(seat, rng.choice(start.legal(seat)))
            committed = {other for other in start.state.pending if other not in ours.state.pending}
            for eye in play.eyes(start):
                if eye not in committed:
                    assert play.obtainable(ours, eye) == play.obtainable(theirs, eye)


# ---- hidden choices -------------------------------------------------------------------------------------------------


def hidden_pairs(game: Game, chooser: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Pairs of a seat's choices that differ in which kind of component it takes from a heap, and in nothing else."""
    groups: dict[object, list[int]] = {}
    for action in game.legal(chooser):
        meaning = twins.meaning(game, chooser, action, {})
        if any(isinstance(part, tuple) for part in meaning):
            groups.setdefault(tuple(part[1:] if isinstance(part, tuple) else part for part in meaning), []).append(
                action
            )
    for group in groups.values():
        if len(group) > 1:
            ours, theirs = rng.sample(group, 2)
            yield ours, theirs


def knows_taken(before: Game, after: Game, chooser: int, action: int, eye: int) -> bool:
    """Whether an eye knows, after a choice, the components that it took."""
    return any(after.state.slots[before.program.knows + c] >> eye & 1 for c in twins.copies(before, chooser, action))


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_which_card_another_seat_took_is_not_seen_where_it_is_not_known(case: Case) -> None:
    """Two choices of a seat that differ only in a hidden card look alike to whoever does not know
    the card afterwards, though he knew it before.
    """
    for start, rng in starts(case, 1, 4, 12):
        if start.decision is None or start.decision.simultaneous:
            continue
        for ours, theirs in hidden_pairs(start, start.decision.seat, rng):
            one, other = start.clone(), start.clone()
            one.choose(start.decision.seat, ours)
            other.choose(start.decision.seat, theirs)
            for eye in range(start.program.players + 1):
                taken = [
                    knows_taken(start, after, start.decision.seat, action, eye)
                    for after, action in ((one, ours), (other, theirs))
                ]
                if eye != start.decision.seat and not any(taken):
                    seat = eye if eye < start.program.players else None
                    assert_alike(one, other, [seat], may_differ=released(start))
