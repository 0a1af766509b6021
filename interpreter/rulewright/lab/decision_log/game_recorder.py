"""Plays games between bots and notes every decision: what was legal, what was chosen, what a value bot thinks of it,
and which rules it set off.

In: a machine, a marked one of the same configuration, bots, a value bot. Out: `MeasuredGame`s; the same for the same
seed in every process. A bot that fails ends its game.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.machine import Machine
from rulewright.bots.searching import asked_by
from rulewright.bots.spelling import UnknownBot, parsed
from rulewright.errors import BotBrokeDown
from rulewright.game import Fault, Game
from rulewright.game.action_descriptions import ActionWords
from rulewright.information import Past, Player
from rulewright.ir.program import PASS
from rulewright.lab.decision_log.logged_game import (
    FINISHED,
    ChoiceValues,
    LoggedDecision,
    MeasuredGame,
    Mentions,
    code,
)
from rulewright.lab.decision_log.subjects import Subjects
from rulewright.search import THINKERS, Asked, Thinker
from rulewright.search.onlooking import Onlooker
from rulewright.search.plan import Tried

BOT_FAILED = "bot"
"""The end of a game in which a bot raised an error or chose what is not legal."""


def value_bot(text: str) -> Asked:
    """What a value bot asks for. Raises `UnknownBot` for one that gives no values, or none that can be repeated."""
    spelled = parsed(text)
    if spelled.name not in ("flat", "ismcts"):
        raise UnknownBot(
            f"values come from a bot that plays on many times, `flat` or `ismcts`, and not from `{spelled.name}`"
        )
    if spelled.without:
        raise UnknownBot("a value bot tells what all choices are worth; leave out `without`")
    if "horizon" in spelled.given:
        raise UnknownBot("a value bot plays on to the end of the game; leave out `horizon`")
    if "seconds" in spelled.given:
        raise UnknownBot("a value bot goes by iterations: by seconds, no figure could be repeated")
    return asked_by(spelled)


def tries_all_equally(value_bot: str) -> bool:
    """Whether what a value bot tells of poor choices rests on as many games as what it tells of good ones."""
    return value_bot.partition("(")[0].strip() == "flat"


@dataclass(frozen=True)
class DecisionRecorder:
    """Records games of one configuration."""

    machine: Machine
    marked: Machine
    subjects: Subjects
    bots: Sequence[Player]
    asked: Asked | None
    """None: no values."""

    def record(self, run_seed: int, index: int) -> MeasuredGame:
        """Game `index` of a run."""
        return _Recording(self, index, derived_seed(run_seed, index)).played()


class _Recording:
    """One game."""

    def __init__(self, recorder: DecisionRecorder, index: int, seed: int) -> None:
        self.recorder, self.index, self.seed = recorder, index, seed
        self.program = recorder.machine.program
        self.thinker: Thinker | None = THINKERS.of(self.program) if recorder.asked is not None else None
        self.choices: list[tuple[int, int]] = []
        self.past = Past(recorder.machine, seed, self.choices, number=index)
        self.decisions: list[LoggedDecision] = []
        self.held: set[int] = set()
        self.used: set[int] = set()
        self.reached: set[int] = set()
        self.length = 0

    def played(self) -> MeasuredGame:
        """Played to its end, or to what ended it."""
        try:
            return self._played()
        except Fault as fault:
            return self._logged(fault.kind, str(fault))
        except BotBrokeDown as failure:
            return self._logged(BOT_FAILED, f"the bot of {failure.bot} failed: {failure.reason}")

    def _played(self) -> MeasuredGame:
        recorder = self.recorder
        recorder.marked.forget_hits()
        game = Game.start(recorder.machine, self.seed, log=True)
        shadow = Game.start(recorder.marked, self.seed, log=False)
        onlooker = Onlooker(self.thinker, self.seed) if self.thinker is not None else None
        self._note_reached(self.program.players)
        while not game.over:
            seat = min(game.state.pending)
            self._note_held(game)
            action = self._decided(game, seat, onlooker)
            self._note_used(game, seat, action)
            self.choices.append((seat, action))
            game.choose(seat, action)
            self.length = game.state.decisions
            shadow.choose(seat, action)
            if onlooker is not None:
                onlooker.choose(seat, action)
            self._note_reached(seat)
        outcome = game.outcome
        with suppress(Fault):
            _ = shadow.outcome
        self._note_reached(self.program.players)
        return self._logged(FINISHED, "", outcome.scores, outcome.ranks)

    def _logged(
        self, end: str, trouble: str, scores: tuple[int, ...] = (), ranks: tuple[int, ...] = ()
    ) -> MeasuredGame:
        mentions = Mentions(*(tuple(sorted(found)) for found in (self.held, self.used, self.reached)))
        decisions = tuple(self.decisions)
        searches = self.past.search_counts
        return MeasuredGame(
            self.index, self.seed, decisions, self.length, end, trouble, scores, ranks, mentions, searches
        )

    # ---- a decision -------------------------------------------------------------------------------------------------

    def _decided(self, game: Game, seat: int, onlooker: Onlooker | None) -> int:
        """What the seat's bot chooses, noted with its values."""
        legal = game.legal(seat)
        self._note_offered(seat, legal)
        action = _choice(self.recorder.bots[seat], game, seat, self.past)
        look = onlooker.look(seat, self.recorder.asked) if onlooker is not None and self.recorder.asked else None
        values = choice_values(look.tried, action) if look is not None and len(legal) > 1 else None
        shares = look.shares if look is not None else ()
        self.decisions.append(LoggedDecision(game.state.decisions, seat, len(legal), action, values, shares))
        return action

    # ---- what occurs ------------------------------------------------------------------------------------------------

    def _note_held(self, game: Game) -> None:
        slots, program = game.state.slots, self.program
        for component, subject in enumerate(self.recorder.subjects.of_component):
            zone = program.zones[slots[program.home + component]]
            type_, owner = program.owner(program.zone_family(zone.family).owner, zone.owner)
            if type_ == "player":
                self.held.add(code(subject, owner, program.players))

    def _note_offered(self, seat: int, legal: Sequence[int]) -> None:
        """What the seat may pick now."""
        subjects = {one for number in legal for one in self.recorder.subjects.options_of(number)}
        self.held.update(code(subject, seat, self.program.players) for subject in subjects)

    def _note_used(self, game: Game, seat: int, action: int) -> None:
        if action == PASS:
            return
        words = ActionWords(game.machine, game.state)
        used = [self.recorder.subjects.of_component[one] for one in words.components(seat, action)]
        used.append(game.machine.choosers.of(action).action.index)
        used += self.recorder.subjects.options_of(action)
        self.used.update(code(subject, seat, self.program.players) for subject in used)

    def _note_reached(self, seat: int) -> None:
        """What the marked game has reached since this was last called, upon a choice of the seat."""
        marked, first = self.recorder.marked, self.recorder.subjects.first_mark
        hits = enumerate(marked.hits[: len(self.recorder.subjects.marks)])
        self.reached.update(code(first + mark, seat, self.program.players) for mark, hit in hits if hit)
        marked.forget_hits()


def choice_values(tried: Sequence[Tried], chosen: int) -> ChoiceValues | None:
    """The best, second and worst mean of what was tried, and that of the choice."""
    means = sorted((one.mean for one in tried if one.visits), reverse=True)
    if not means:
        return None
    own = next((one.mean for one in tried if one.action == chosen and one.visits), None)
    return ChoiceValues(means[0], means[1] if len(means) > 1 else None, means[-1], own)


def _choice(player: Player, game: Game, seat: int, past: Past) -> int:
    """A legal action. Raises `BotBrokeDown`."""
    try:
        action = player.choose(game, seat, past)
    except BotBrokeDown as problem:
        raise BotBrokeDown(f"seat {seat + 1}", problem.reason, problem.kind) from problem
    except Exception as problem:  # whatever goes wrong in a bot is that bot's fault
        raise BotBrokeDown(f"seat {seat + 1}", f"{type(problem).__name__}: {problem}") from problem
    if action not in game.legal(seat):
        raise BotBrokeDown(f"seat {seat + 1}", f"it chose {action!r}, which is not legal", "choice")
    return action
