"""The bots of this program: what each is, its arguments with their types, and where it comes from.
Spelling, pages and tests read this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rulewright.search import MOST_ITERATIONS


class Kind(Enum):
    """What an argument is: how it is written."""

    WHOLE = "a whole number"
    SECONDS = "a number of seconds"
    WORD = "a word"
    WHOLE_OR_WORD = "a whole number or a word"


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument. Numbers lie between `low` and `high`;
    `default` is as it would be written, nothing if there is none.
    """

    name: str
    kind: Kind
    default: str
    about: str
    low: float = 0
    high: float = 0
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BotEntry:
    """One bot."""

    name: str
    summary: str
    arguments: tuple[Argument, ...]
    about: str
    """Paragraphs, for its page."""
    source: str
    either: tuple[tuple[str, str], ...] = ()
    """Pairs of arguments of which only one may be given."""

    def argument(self, name: str) -> Argument | None:
        return next((one for one in self.arguments if one.name == name), None)


ITERATIONS = Argument(
    "iterations", Kind.WHOLE, "1000", "how many games it plays on before it chooses", 1, MOST_ITERATIONS
)
SECONDS = Argument(
    "seconds",
    Kind.SECONDS,
    "",
    (
        "in place of iterations: how long it thinks. What it chooses then depends "
        "on the machine and its load, and is not repeatable"
    ),
    0.001,
    3600,
)
ROLLOUTS = Argument(
    "rollouts", Kind.WORD, "random", "how everybody plays on after what is tried", words=("random", "greedy")
)
HORIZON = Argument(
    "horizon",
    Kind.WHOLE_OR_WORD,
    "measured",
    (
        "how many decisions it looks ahead before the standing counts: as was "
        "measured for the game (below), to its end, or a number"
    ),
    1,
    1_000_000,
    ("measured", "end"),
)
OBSERVERS = Argument(
    "observers",
    Kind.WORD,
    "one",
    "what tells two nodes of the tree apart: what the searching seat sees, or what the seat that chooses there sees",
    words=("one", "several"),
)
OTHERS = Argument(
    "others",
    Kind.WORD,
    "alike",
    (
        "what all other seats are assumed to play: the same as it tries itself, any choice equally often, or each "
        "time the choice after which they stand best"
    ),
    words=("alike", "random", "greedy"),
)
WORLDS = Argument(
    "worlds",
    Kind.WORD,
    "even",
    "how often it plays in each sampled position: equally often, or by how likely others' choices were (below)",
    words=("even", "likely"),
)
GOAL = Argument(
    "goal",
    Kind.WORD,
    "both",
    "what a position is worth: the share of winning and the lead, one half each, or only one of them",
    words=("both", "winning", "points"),
)
SAMPLES = Argument("samples", Kind.WHOLE, "8", "how often each choice is tried", 1, 10_000)

ON_WORLDS = """\
It knows what its seat knows, and no more: it plays on in positions that are sampled so that they agree with all
that the seat has seen, heard and chosen ([belief](../bots.md)). Chance to come is drawn anew; sealed choices of
others are chosen again."""
ON_WORTH = """\
A position is worth the share of winning (a tie is shared), and as much again by how far one is ahead of the best
other side in the first criterion of the ruleset's ranking. In partnerships the side's result counts. Who plays
alone plays for the first criterion itself."""
ON_HORIZON = """\
The horizon is measured for the game, once, and kept with the fingerprint of its rules: from positions of random
games some choices are tried several times at random; noted is how the seat stands after 1, 2, 3, 4, 6, 8 ...
decisions, and who wins in the end. A horizon is good if the mean standing of few tries tells which choice will win
more often: the gain by selection for a correlated trait, cov(X, Y) / sqrt(var(X) + noise(X) / n) (Falconer and
Mackay, "Introduction to Quantitative Genetics"). The farthest one is taken that is all but as good as the best.
Where the standing two rounds on tells about as much, searches with that horizon play against searches that look two
rounds ahead; these are taken if they do better."""
ON_OTHERS = """\
With `others=random` or `others=greedy` it plays against opponents whom it knows: in its thoughts, all other seats
(partners too) choose so at every decision, and it looks for what is best against that. `greedy` is the bot
[`greedy`](greedy.md), but for a position that is known."""
ON_LIKELY = """\
With `worlds=likely` a position in which others would hardly have chosen what they did is played in seldom. How they
choose is found out by the search itself: every second iteration is a game from its beginning, with other hidden
things, and the tree notes what every seat chooses there; a position is drawn by the product of how often others
chose in the tree what they chose on the way to it, each against choosing at random. Each seat's nodes are told
apart by what it saw and chose at its own decisions from the beginning on, whatever `observers` says. This is meant
for games in which choices tell what somebody holds, and that are short enough for play from the beginning to come
back to the same decision; elsewhere all positions stay equally likely, and half of the iterations are lost."""
ON_SIMULTANEOUS = "Where several choose at the same time, each chooses for itself, without seeing the others' choices."

ENTRIES = (
    BotEntry(
        "random",
        "every legal action is equally likely",
        (),
        "It takes what the game's own generator draws, so that compiled games are the same.",
        "none",
    ),
    BotEntry(
        "greedy",
        "takes the choice after which it stands best",
        (SAMPLES,),
        "Every choice is tried in each of some sampled positions; the best mean standing at the next decision is "
        "taken, of equals the one with the lowest id.\n\n"
        f"{ON_WORLDS}\n\n{ON_WORTH}",
        "One-step lookahead: S. Russell, P. Norvig, *Artificial Intelligence*, chapter on adversarial search.",
    ),
    BotEntry(
        "flat",
        "tries every choice equally often, and plays on",
        (ITERATIONS, SECONDS, ROLLOUTS, HORIZON, OTHERS, GOAL),
        "Flat Monte Carlo: its choices are tried in turn, all in the same positions and with the same chance; then "
        "everybody plays on. The best mean is taken.\n\n"
        f"{ON_WORLDS}\n\n{ON_OTHERS}\n\n{ON_WORTH}\n\n{ON_HORIZON}",
        (
            'B. Abramson, "Expected-Outcome: A General Model of Static Evaluation" (IEEE Transactions on Pattern '
            "Analysis and Machine Intelligence 12, 1990)."
        ),
        (("iterations", "seconds"),),
    ),
    BotEntry(
        "ismcts",
        "searches a tree of what its seat can tell apart",
        (ITERATIONS, SECONDS, OBSERVERS, ROLLOUTS, HORIZON, OTHERS, WORLDS, GOAL),
        "Information set Monte Carlo tree search: in every iteration one position is played in, only what is legal in "
        "it is chosen from, and UCB1 counts how often a choice "
        "could have been made in place of visits to the node. The choice that was tried most often is taken. Where "
        "more is legal than half of the iterations, fewer choices "
        f"are tried, and more as a node is visited more often.\n\n{ON_SIMULTANEOUS}\n\n{ON_WORLDS}\n\n"
        f"{ON_LIKELY}\n\n{ON_OTHERS}\n\n{ON_WORTH}\n\n{ON_HORIZON}",
        'P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE Transactions on '
        "Computational Intelligence and AI in Games 4, 2012); "
        "UCB1: P. Auer, N. Cesa-Bianchi, P. Fischer (Machine Learning 47, 2002).",
        (("iterations", "seconds"), ("others", "worlds")),
    ),
)
BY_NAME = {entry.name: entry for entry in ENTRIES}
