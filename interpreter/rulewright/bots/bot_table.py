"""The bots of this program: what each is, its arguments with their types, and where it comes from.
Spelling, pages and tests read this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rulewright.search import MOST_ITERATIONS, MOST_POSITIONS, POSITIONS


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
    "iterations", Kind.WHOLE, "1000", "how many trial games it plays before it chooses", 1, MOST_ITERATIONS
)
SECONDS = Argument(
    "seconds",
    Kind.SECONDS,
    "",
    (
        "instead of iterations: how long it thinks. What it chooses then depends "
        "on the machine and its load, and may differ the next time"
    ),
    0.001,
    3600,
)
ROLLOUTS = Argument(
    "rollouts", Kind.WORD, "random", "how everybody plays on after the choice that is tried", words=("random", "greedy")
)
HORIZON = Argument(
    "horizon",
    Kind.WHOLE_OR_WORD,
    "measured",
    (
        "how many decisions it looks ahead before it judges the position: as many as were "
        "measured for the game (below), to the end of the game, or a number"
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
        "how all other seats are assumed to play: as the bot itself, at random, or always the choice after which "
        "their position is worth most"
    ),
    words=("alike", "random", "greedy"),
)
WORLDS = Argument(
    "worlds",
    Kind.WORD,
    "even",
    "how often it plays from each sampled position: equally often, or by how likely others' choices were (below)",
    words=("even", "likely"),
)
GOAL = Argument(
    "goal",
    Kind.WORD,
    "both",
    "what a position is worth: the chance to win and the lead in points, one half each, or only one of them",
    words=("both", "winning", "points"),
)
POSITIONS_KEPT = Argument(
    "positions",
    Kind.WHOLE,
    str(POSITIONS),
    "how many sampled positions it keeps and plays on from in turn (below)",
    1,
    MOST_POSITIONS,
)
SAMPLES = Argument("samples", Kind.WHOLE, "8", "how often each choice is tried", 1, 10_000)
UNIFORM = "random"
"""The bot that draws by chance, and needs no search."""

ON_WORLDS = """\
It knows what its seat knows, and no more: it plays on from sampled positions, which agree with all that the seat has
seen, heard and chosen ([belief](../belief.md)). Chance that is still to come is drawn anew, and so are sealed choices
of others."""
ON_POSITIONS = """\
With more `positions` the bot knows better what is likely, and takes longer: to keep them in agreement with all that
it sees costs more than a few hundred iterations. In games without secrets all positions are the same, and cost
nothing. [Decision 62](../decisions/0062-positions-are-asked-for.md) has figures."""
ON_WORTH = """\
What a position is worth: one half is the chance to win (a tie is shared). The other half is the lead: how far the bot
is ahead of the best other side in the first criterion of the ruleset's ranking. In partnerships the result of the
side counts. If there are no opponents, the first criterion itself counts."""
ON_HORIZON = """\
The horizon is the number of decisions after which a trial game is broken off and the position is judged. It is
measured once for each game and kept with the fingerprint of its rules. From positions of random games some choices
are tried several times at random. For each trial it is noted what the position is worth after 1, 2, 3, 4, 6, 8 ...
decisions, and who wins in the end. A horizon is good if the mean worth over a few trials predicts which choice wins
more often: the gain by selection for a correlated trait, cov(X, Y) / sqrt(var(X) + noise(X) / n) (Falconer and
Mackay, "Introduction to Quantitative Genetics"). Of the horizons that are about as good as the best one (nine tenths
of its gain), the farthest is taken. If a horizon of two rounds predicts about as well, searches with either horizon
play against each other, and the two rounds are taken if they win more."""
ON_OTHERS = """\
With `others=random` or `others=greedy` the bot knows how its opponents play: in its trial games all other seats
(partners too) choose in that way at every decision, and it looks for the best answer. `greedy` plays like the bot
[`greedy`](greedy.md) that knows the position."""
ON_LIKELY = """\
With `worlds=likely` the bot seldom plays from a position in which others would hardly have chosen what they did. The
search itself finds out how they choose: every second iteration is a game from its beginning, with other hidden
components, and the tree notes what every seat chooses there. For each choice of others on the way to a position, the
tree says how often it was made, compared with choosing at random; a position is drawn by the product of these
numbers. The nodes of each seat are told apart by what it saw and chose at its own decisions from the beginning on,
whatever `observers` says. Use this for games in which choices tell what somebody holds, and which are so short that
play from the beginning reaches the same decision again. In other games all positions stay equally likely, and half
of the iterations are lost."""
ON_HALVING = """\
At the choice itself, a try costs nothing; only the choice at the end counts. So all legal actions are tried equally
often first, then the better half of them, and so on (sequential halving), each of these phases with equally many
iterations. Among the last four, or if no more are legal, UCB1 chooses, and the action that was tried most often is
taken. If more actions are legal than can be tried once in each phase, as many as can are drawn by lot. The first try
of every action is played from the same position and with the same chance, the second one as well, and so on: so
actions are compared on equal terms ([decision 63](../decisions/0063-halving-at-the-root.md)). Deeper in the tree UCB1
chooses; it counts how often a choice could have been made, instead of the visits to the node. If a node there has
more legal actions than half of the iterations, only some of them are tried at first, and more as the node is visited
more often. With `seconds`, where nobody knows how many iterations there will be, and with `worlds=likely`, UCB1
chooses everywhere."""
ON_SIMULTANEOUS = "Where several choose at the same time, each chooses for itself, without seeing the others' choices."

ENTRIES = (
    BotEntry(
        UNIFORM,
        "every legal action is equally likely",
        (),
        "It chooses with the random numbers of the game itself, so that compiled games are the same.",
        "none",
    ),
    BotEntry(
        "greedy",
        "takes the choice that looks best at once",
        (SAMPLES,),
        "Every choice is tried in several sampled positions. The bot takes the choice after which its position is "
        "worth most on average at the next decision; of equal choices, the one with the lowest id.\n\n"
        f"{ON_WORLDS}\n\n{ON_WORTH}",
        "One-step lookahead: S. Russell, P. Norvig, *Artificial Intelligence*, chapter on adversarial search.",
    ),
    BotEntry(
        "flat",
        "tries every choice equally often, and plays on",
        (ITERATIONS, SECONDS, ROLLOUTS, HORIZON, OTHERS, GOAL, POSITIONS_KEPT),
        "Flat Monte Carlo: the choices are tried in turn, all from the same positions and with the same chance; then "
        "everybody plays on. The bot takes the choice with the best mean result.\n\n"
        f"{ON_WORLDS}\n\n{ON_POSITIONS}\n\n{ON_OTHERS}\n\n{ON_WORTH}\n\n{ON_HORIZON}",
        (
            'B. Abramson, "Expected-Outcome: A General Model of Static Evaluation" (IEEE Transactions on Pattern '
            "Analysis and Machine Intelligence 12, 1990)."
        ),
        (("iterations", "seconds"),),
    ),
    BotEntry(
        "ismcts",
        "searches a tree of the situations that its seat can tell apart",
        (ITERATIONS, SECONDS, OBSERVERS, ROLLOUTS, HORIZON, OTHERS, WORLDS, GOAL, POSITIONS_KEPT),
        "Information set Monte Carlo tree search: every iteration plays from one sampled position and chooses among "
        f"the actions that are legal there.\n\n{ON_HALVING}\n\n{ON_SIMULTANEOUS}\n\n{ON_WORLDS}\n\n{ON_POSITIONS}\n\n"
        f"{ON_LIKELY}\n\n{ON_OTHERS}\n\n{ON_WORTH}\n\n{ON_HORIZON}",
        'P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE Transactions on '
        "Computational Intelligence and AI in Games 4, 2012); "
        "UCB1: P. Auer, N. Cesa-Bianchi, P. Fischer (Machine Learning 47, 2002); sequential halving: Z. Karnin, T. "
        "Koren, O. Somekh (International Conference on Machine Learning, 2013), at the root of a tree: "
        'T. Pepels, T. Cazenave, M. Winands, M. Lanctot, "Minimizing Simple and Cumulative Regret in Monte-Carlo '
        'Tree Search" (2014).',
        (("iterations", "seconds"), ("others", "worlds")),
    ),
)
BY_NAME = {entry.name: entry for entry in ENTRIES}
