"""What each card, action and rule goes with: how often it was drawn and used, and how the win rate differs with it.

In: the games of a log, twice. Out: a row for each subject. That those who used a card won more often need not be due to
the card: who is winning may use it more.

For a subject, x is 1 for a seat of a game that drew (or used) it, else 0; w is the seat's share of the win. The
difference is the least-squares slope of w on x among games of the same seat,

    sum (x - mean x) (w - mean w) / sum (x - mean x)^2,

means by seat, sums over games and seats. Its error adds up the seats of a game first, as one wins what the others lose:
games are independent, seats of a game are not (K.-Y. Liang, S. L. Zeger, "Longitudinal data analysis using generalized
linear models", Biometrika 73, 1986). Many subjects are looked at: q is p corrected so that of the rows with q below
0.05 on average no more than 5 percent are there by chance, however they depend on each other (Y. Benjamini, D.
Yekutieli, "The control of the false discovery rate in multiple testing under dependency", Annals of Statistics 29,
2001).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from rulewright.lab.decision_log.log_heading import LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame, decoded
from rulewright.lab.decision_log.subjects import COMPONENT, OPTION, Subject
from rulewright.stats import LEVEL, ConfidenceInterval

FEWEST = 20
"""Seats of games with a subject, and without it: where there are fewer, no difference is told."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The difference of the win rate with a subject from that without it, seat for seat."""

    number: float
    interval: ConfidenceInterval
    p: float
    q: float = 1.0


@dataclass(frozen=True, slots=True)
class PieceEffect:
    """One subject. How many seats of games held, used or reached it; and the difference it goes with."""

    subject: Subject
    held: int
    used: int
    given_held: Difference | None
    given_used: Difference | None
    is_dead: bool = False
    """It was drawn, or offered, and never used, though others of its class, or for its action, were."""
    unfinished: bool = False
    """It was used, but only in games that did not end by their rules."""


CHOSEN = (COMPONENT, OPTION)
"""What a seat has, or is offered, and may use or not."""


def _class_of(subject: Subject) -> tuple[str, str]:
    """What it is one of several of."""
    return subject.kind, subject.place


Codes = Callable[[MeasuredGame], tuple[int, ...]]


def held_codes(game: MeasuredGame) -> tuple[int, ...]:
    return game.mentions.held


def used_codes(game: MeasuredGame) -> tuple[int, ...]:
    """What was chosen, and what rules that set off."""
    return (*game.mentions.used, *game.mentions.reached)


class PieceEffects:
    """Goes through the finished games of a log: `games` may be asked for as often as is wanted."""

    def __init__(self, heading: LogHeading, games: Callable[[], Iterable[MeasuredGame]]) -> None:
        self.heading, self.games = heading, games
        self.finished, self.wins = 0, [0.0] * heading.players
        self.elsewhere: set[int] = set()
        """What was used in a game that did not end by its rules."""
        for _, shares in self._finished():
            self.finished += 1
            self.wins = [total + share for total, share in zip(self.wins, shares, strict=True)]

    def rows(self) -> list[PieceEffect]:
        """All subjects that are no rule which every game reaches."""
        held, used = _Slopes(self, held_codes), _Slopes(self, used_codes)
        differences = _adjusted(
            {(kind, at): one for kind, slopes in enumerate((held, used)) for at, one in slopes.found.items()}
        )
        subjects = self.heading.subjects
        classes = {_class_of(one) for at, one in enumerate(subjects) if one.kind in CHOSEN and used.seats[at]}
        return [
            PieceEffect(
                subject,
                held.seats[at],
                used.seats[at],
                differences.get((0, at)),
                differences.get((1, at)),
                held.seats[at] > 0
                and not used.seats[at]
                and _class_of(subject) in classes
                and at not in self.elsewhere,
                not used.seats[at] and at in self.elsewhere,
            )
            for at, subject in enumerate(subjects)
            if not subject.always
        ]

    def _finished(self) -> Iterator[tuple[MeasuredGame, list[float]]]:
        for game in self.games():
            if not game.finished:
                self.elsewhere.update(decoded(number, self.heading.players)[0] for number in used_codes(game))
            else:
                first = [rank == 1 for rank in game.ranks]
                winners = sum(first[: self.heading.members])
                yield game, [one / (1 if self.heading.is_declared else winners) for one in first]

    def centred(self) -> Iterator[tuple[MeasuredGame, list[float]]]:
        """Each game with how much more each seat won than it does on average."""
        means = [total / self.finished for total in self.wins] if self.finished else []
        for game, shares in self._finished():
            yield game, [share - mean for share, mean in zip(shares, means, strict=True)]


class _Slopes:
    """The differences of all subjects, by one way of having to do with them."""

    def __init__(self, effects: PieceEffects, codes: Codes) -> None:
        self.players, self.games = effects.heading.players, effects.finished
        self.by_seat: dict[int, list[int]] = defaultdict(lambda: [0] * self.players)
        """In how many games, by subject and seat."""
        self.seats = Counter[int]()
        self.crossed: dict[int, list[float]] = defaultdict(lambda: [0.0] * self.players)
        self.score: dict[int, float] = defaultdict(float)
        self.own: dict[int, float] = defaultdict(float)
        """Of the games that have it: the sum of a^2, where a is the sum of w over the seats with x = 1."""
        self.shared = [[0.0] * self.players for _ in range(self.players)]
        for game, shares in effects.centred():
            self._add(game, shares, codes)
        self.found = {at: one for at in self.by_seat if (one := self._difference(at)) is not None}

    def _add(self, game: MeasuredGame, shares: list[float], codes: Codes) -> None:
        for one, share in enumerate(shares):
            self.shared[one] = [total + share * other for total, other in zip(self.shared[one], shares, strict=True)]
        seats_of: dict[int, list[int]] = defaultdict(list)
        for number in codes(game):
            subject, seat = decoded(number, self.players)
            if seat < self.players:
                seats_of[subject].append(seat)
        for subject, seats in seats_of.items():
            amount = sum(shares[seat] for seat in seats)
            self.seats[subject] += len(seats)
            self.score[subject] += amount
            self.own[subject] += amount * amount
            self.crossed[subject] = [
                total + amount * share for total, share in zip(self.crossed[subject], shares, strict=True)
            ]
            for seat in seats:
                self.by_seat[subject][seat] += 1

    def _difference(self, subject: int) -> Difference | None:
        """None where there is too little of it, or of anything else."""
        if min(self.seats[subject], self.games * self.players - self.seats[subject]) < FEWEST:
            return None
        means = [count / self.games for count in self.by_seat[subject]]
        spread = sum(self.games * mean * (1 - mean) for mean in means)
        variance = self._variance(subject, means) if spread > 0 else 0.0
        if variance <= 1e-12:
            return None
        number, error = self.score[subject] / spread, sqrt(variance) / spread
        half = NormalDist().inv_cdf((1 + LEVEL) / 2) * error
        p = 2 * NormalDist().cdf(-abs(number / error))
        return Difference(number, ConfidenceInterval(number - half, number + half), p)

    def _variance(self, subject: int, means: Sequence[float]) -> float:
        """The variance of the score, if x made no difference.

        That is the sum over games of (sum over seats of (x - mean x) w)^2.
        """
        crossed = sum(mean * part for mean, part in zip(means, self.crossed[subject], strict=True))
        both = sum(a * b * self.shared[one][other] for one, a in enumerate(means) for other, b in enumerate(means))
        return self.own[subject] - 2 * crossed + both


def _adjusted(found: dict[tuple[int, int], Difference]) -> dict[tuple[int, int], Difference]:
    """The same with their q."""
    order = sorted(found, key=lambda key: (found[key].p, key), reverse=True)
    harmonic = sum(1 / rank for rank in range(1, len(order) + 1))
    adjusted, lowest = {}, 1.0
    for place, key in enumerate(order):
        one, rank = found[key], len(order) - place
        lowest = min(lowest, one.p * len(order) * harmonic / rank)
        adjusted[key] = Difference(one.number, one.interval, one.p, lowest)
    return adjusted
