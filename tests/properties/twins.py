"""Twin games: two games that differ only in what one seat cannot see.

A relabelling exchanges components of one class that a seat knows nothing of. The twin of a position is the position
with the components exchanged everywhere: where they lie, how they face, who else knows them, what others have sealed.
Then both are played on with the same choices (a choice among exchanged components is the exchanged choice) and the same
chance. The components that the seat learns on the way are left alone, so whatever it obtains must stay the same.

Nothing here asks the code under test what a seat may see: a component is unknown if no zone, no look and no show ever
told the seat, by the marks that the runtime keeps; that those marks are right is what `test_knowledge.py` is about.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.backend.runtime.choices import Chooser
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game import Game
from rulewright.game.chance_outcomes import is_about_components
from rulewright.information import Chronicle
from rulewright.ir.program import PASS, Offer, Pick

Relabelling = dict[int, int]
"""Component to component; what is not in it stays itself."""
Meaning = tuple[object, ...]
Step = tuple[str, int, int]
"""A chance outcome ("chance", outcome, 0), or a choice ("choice", seat, id)."""


# ---- who learns what --------------------------------------------------------------------------------------------


def known(game: Game, eye: int) -> set[int]:
    """The components that an eye (a seat, or the number of players for onlookers) knows now."""
    base = game.program.knows
    return {c for c in range(len(game.program.components)) if game.state.slots[base + c] >> eye & 1}


class Watched:
    """A machine's steps, with a note of every component that an eye comes to know, also for a moment."""

    def __init__(self, machine: Machine, eye: int) -> None:
        self.machine = machine
        self.eye = eye
        self.learnt: set[int] = set()
        self.plain = list(machine.steps)

    def __enter__(self) -> Watched:
        program = self.machine.program
        low, high = program.knows, program.knows + len(program.components)
        bit = 1 << self.eye

        def watched(step: object) -> object:
            def run(state: State) -> int:
                following = step(state)  # type: ignore[operator]
                self.learnt.update(c for c, mask in enumerate(state.slots[low:high]) if mask & bit)
                return int(following)

            return run

        self.machine.steps[:] = [watched(step) for step in self.plain]  # type: ignore[misc]
        return self

    def __exit__(self, *_: object) -> None:
        self.machine.steps[:] = self.plain


# ---- relabelling ------------------------------------------------------------------------------------------------


def frames(game: Game) -> int:
    """Where the frames of routines begin: before it lie variables, purses, zones and components."""
    marks = [mark.slots.base for mark in game.program.component_states]
    return max([game.program.rolled or game.program.knows, *marks]) + len(game.program.components)


def framed(game: Game) -> set[int]:
    """Values in the frames of routines: they may be components that a rule has named, so these are left alone."""
    return set(game.state.slots[frames(game) :])


def shuffled_labels(game: Game, fixed: set[int], rng: random.Random, *, equal: bool = False) -> Relabelling:
    """A random exchange within every class of components that are not fixed (with `equal`: of equal copies only)."""
    groups: dict[object, list[int]] = {}
    for component in game.program.components:
        if component.index not in fixed:
            groups.setdefault((component.cls, component.face if equal else 0), []).append(component.index)
    labels: Relabelling = {}
    for group in groups.values():
        target = group[:]
        rng.shuffle(target)
        labels.update(zip(group, target, strict=True))
    return labels


def relabelled(game: Game, labels: Relabelling) -> Game:
    """The twin: the same position with components exchanged. What has no order lies in the order of components."""
    twin = game.clone()
    program, old, new = game.program, game.state.slots, twin.state.slots
    marks = (mark.slots.base for mark in program.component_states)
    for base in filter(None, (program.home, program.facing, program.knows, program.rolled, *marks)):
        for component in range(len(program.components)):
            new[base + labels.get(component, component)] = old[base + component]
    for zone in program.zones:
        stretch = [labels.get(c, c) for c in old[zone.first : zone.first + old[zone.base]]]
        low, high = (0, len(stretch)) if zone.order == "heap" else (old[zone.base + 1], old[zone.base + 2])
        stretch[low:high] = sorted(stretch[low:high])
        new[zone.first : zone.first + len(stretch)] = stretch
    ask_again(twin)
    return twin


def ask_again(game: Game) -> None:
    """Works out the pending stop afresh, as after loading."""
    state = game.state
    if state.pending:
        state.pending = {}
        game.machine.steps[state.slots[game.program.pc]](state)


def same_but_for(game: Game, twin: Game, labels: Relabelling) -> bool:
    """Whether the twin still is the relabelled game: a rule that reads what is printed may have parted them."""
    expected = relabelled(game, labels).state.slots
    sealed = range(game.program.sealed, game.program.sealed + game.program.players)
    return all(
        expected[i] == twin.state.slots[i] for i in range(game.program.position_start, frames(game)) if i not in sealed
    )


# ---- the same choice --------------------------------------------------------------------------------------------


def meaning(game: Game, seat: int, action: int, labels: Relabelling) -> Meaning:
    """What an id means, with components exchanged: copies that the chooser picks by kind are their kind."""
    if action == PASS:
        return ("pass",)
    chooser, s = _bound(game, seat, action)
    return (chooser.action.index, *(_picked(game, s, pick, labels) for pick in chooser.action.picks))


def _bound(game: Game, seat: int, action: int) -> tuple[Chooser, list[int]]:
    """The action of an id, and the vector with its picks."""
    chooser = game.machine.choosers.of(action)
    s = game.state.slots[:]
    assert chooser.bind(s, seat, _arguments(game, seat, chooser.action.index), action)
    return chooser, s


def copies(game: Game, seat: int, action: int) -> list[int]:
    """The very copies that an id takes where it says no more than a kind."""
    if action == PASS:
        return []
    chooser, s = _bound(game, seat, action)
    found: list[int] = []
    for pick in chooser.action.picks:
        if pick.form == "kind":
            found.append(s[pick.slot])
        elif pick.member is not None and pick.member.form == "kind":
            found += s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]]
    return found


def _arguments(game: Game, seat: int, action: int) -> list[int]:
    """What the pending step gives to an action; where several seats choose, each its own."""
    instruction = game.program.code[game.state.slots[game.program.pc]]
    s = game.state.slots[:]
    if instruction.name == "everyone":
        var = instruction.operands[1]
        assert isinstance(var, int)
        s[var] = seat
    offers = instruction.operands[1] if instruction.name == "choose" else instruction.operands[2]
    assert isinstance(offers, tuple)
    offer = next(o for o in offers if isinstance(o, Offer) and o.action == action)
    return [game.machine.value(a)(s) for a in offer.arguments]


def _picked(game: Game, s: list[int], pick: Pick, labels: Relabelling) -> object:
    if pick.form == "some":
        assert pick.member is not None
        members = s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]]
        found = Counter(_one(game, s, pick.member, m, labels) for m in members)
        return frozenset(found.items())
    return _one(game, s, pick, s[pick.slot], labels)


def _one(game: Game, s: list[int], pick: Pick, value: int, labels: Relabelling) -> object:
    classes = {info.name for info in game.program.classes}
    if pick.type not in classes or pick.form == "unseen":
        return value
    twin = labels.get(value, value)
    if pick.form == "kind":
        shown = s[game.program.rolled + value] if game.program.rolled else 0
        return game.program.components[twin].face, s[game.program.home + value], shown
    return twin


def same_choice(twin: Game, seat: int, wanted: Meaning) -> int | None:
    """The twin's id for a meaning, or none if it has no such choice."""
    legal = twin.legal(seat)
    for action in legal:
        of_same = (
            action == PASS
            if wanted == ("pass",)
            else action != PASS and twin.machine.choosers.of(action).action.index == wanted[0]
        )
        if of_same and meaning(twin, seat, action, {}) == wanted:
            return action
    return None


# ---- playing both -----------------------------------------------------------------------------------------------


@dataclass
class Walk:
    """A random walk from a position: its steps, and what the eye knew on the way."""

    start: Game
    steps: list[Step] = field(default_factory=list)
    learnt: set[int] = field(default_factory=set)


def walk(start: Game, eye: int, rng: random.Random, length: int) -> Walk:
    """Plays on at random (all chance decided outside), noting what the eye comes to know."""
    game, found = start.clone(), Walk(start, [], known(start, eye))
    with Watched(start.machine, eye) as watched:
        for _ in range(length):
            if game.over:
                break
            found.steps.append(random_step(game, rng))
    found.learnt |= watched.learnt
    return found


def random_step(game: Game, rng: random.Random) -> Step:
    """Takes a random step."""
    if game.at_chance:
        outcome = rng.choice(outcomes(game))
        game.decide(outcome)
        return ("chance", outcome, 0)
    seat = rng.choice(sorted(game.state.pending))
    action = rng.choice(game.legal(seat))
    game.choose(seat, action)
    return ("choice", seat, action)


def take(game: Game | Chronicle, step: Step) -> None:
    if step[0] == "chance":
        game.decide(step[1])
    else:
        game.choose(step[1], step[2])


def _match_copies(game: Game, taken: list[int], twin_taken: list[int], labels: Relabelling) -> None:
    """Where the twin takes another equal copy than the exchanged one, the labels of the two copies change places."""
    faces = game.program.components
    images = {c: labels.get(c, c) for c in taken}
    pairs = zip(
        sorted(taken, key=lambda c: faces[images[c]].face), sorted(twin_taken, key=lambda c: faces[c].face), strict=True
    )
    for component, copy in pairs:
        image = labels.get(component, component)
        if image != copy:
            other = next((c for c, label in labels.items() if label == copy), copy)
            labels[component], labels[other] = copy, image


def follow(game: Game, twin: Game, step: Step, labels: Relabelling) -> bool:
    """Takes a step in both; false, and neither moves, if the twin has no such step."""
    other = same_step(game, twin, step, labels)
    if other is None:
        return False
    take(game, step)
    take(twin, other)
    return True


def same_step(game: Game, twin: Game, step: Step, labels: Relabelling) -> Step | None:
    """The twin's step for a step of the game, or none if it has no such step."""
    kind, number, action = step
    if kind == "chance":
        outcome = labels.get(number, number) if is_about_components(game.machine, game.state) else number
        possible = twin.at_chance and outcome in outcomes(twin)
        return ("chance", outcome, 0) if possible else None
    if number not in twin.state.pending:
        return None
    other = same_choice(twin, number, meaning(game, number, action, labels))
    if other is None:
        return None
    if game.decision is not None and not game.decision.simultaneous:
        _match_copies(game, copies(game, number, action), copies(twin, number, other), labels)
    return ("choice", number, other)


def outcomes(game: Game) -> Sequence[int]:
    """What chance may decide, where it has to."""
    return game.machine.outcomes[game.state.slots[game.program.pc]](game.state)
