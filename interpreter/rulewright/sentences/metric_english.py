"""What the lab measures, in English: titles of metrics, their formulas, who measures so; as its tables have them."""

from __future__ import annotations

METRICS: dict[str, str] = {
    # metrics: titles
    "metric-won": "won",
    "metric-seat-wins": "wins by seat",
    "metric-seat-gap": "seat gap",
    "metric-ties": "ties",
    "metric-draws": "draws",
    "metric-completion": "completion",
    "metric-decisions": "decisions a game",
    "metric-score": "score",
    "metric-score-spread": "score spread",
    "metric-turns": "turns a game",
    "metric-decision-moves": "decisions with a choice",
    "metric-branching": "choices at a decision",
    "metric-convergence": "growth of choices",
    "metric-choice-spread": "spread of choice",
    "metric-choice-lead": "lead of the best choice",
    "metric-choice-loss": "loss by choices",
    "metric-drama": "drama",
    "metric-lead-changes": "lead changes",
    "metric-decisiveness": "decided before the end",
    "metric-lead-kept": "lead kept from {share}",
    "metric-comeback": "comebacks",
    "metric-killer-move": "largest swing",
    "metric-openness": "open outcome",
    "metric-kingmaking": "kingmaking",
    "metric-skill": "skill",
    "metric-skill-trace": "skill trace",
    "metric-never-played": "actions never played",
    "metric-restricted-play": "restricted play",
    # metrics: formulas
    "formula-won": "games that anybody has won / finished games, where the rules say who has won",
    "formula-seat-wins": (
        "for each seat: wins / finished games; a win that is shared between k counts 1/k, one that the rules "
        "declare counts 1"
    ),
    "formula-seat-gap": "the largest win rate of a seat less the smallest",
    "formula-ties": "games in which several came first / finished games",
    "formula-draws": "games in which all have the same rank / finished games",
    "formula-completion": "games that ended by their rules / all games",
    "formula-decisions": "the mean number of decisions of a finished game",
    "formula-score": "the mean score of a seat in a finished game",
    "formula-score-spread": "the mean over finished games of the best score less the worst",
    "formula-turns": "stretches of choices of one seat",
    "formula-decision-moves": "choices among more than one legal action / all choices",
    "formula-branching": "the mean number of legal actions",
    "formula-convergence": (
        "the least-squares slope of the number of legal actions against the part of the game that is over (0 to 1)"
    ),
    "formula-choice-spread": "the mean over choices among several of the best value less the worst",
    "formula-choice-lead": "the mean over choices among several of the best value less the second",
    "formula-choice-loss": "the mean over choices among several of the best value less that of what was chosen",
    "formula-drama": "the mean over the winner's choices of sqrt(1/n - V) where V is below 1/n, else of 0",
    "formula-lead-changes": "decisions after which nobody leads by V who led before / all decisions",
    "formula-decisiveness": (
        "the part of a game that is left once the sole winner's V is higher than any loser's ever is"
    ),
    "formula-lead-kept": (
        "the share of the win that goes to who leads alone by V when {share} of the decisions are made"
    ),
    "formula-comeback": "games won by who had the lowest V when half of the decisions were made / games",
    "formula-killer-move": "the largest change of the chooser's own V by one choice and the chance after it",
    "formula-openness": "decisions at which no V is 0.9 or more / all decisions",
    "formula-kingmaking": (
        "choices by who has a V of at most 0.05, after which another one leads than before, neither being the "
        "chooser / all choices"
    ),
    "formula-skill": "(w - 1/n) / (1 - 1/n), where w is the win rate of one strong bot among random ones",
    "formula-skill-trace": (
        "the win rate of one bot with twice the iterations among others with once, for each doubling"
    ),
    "formula-restricted-play": (
        "the win rate of one bot that is denied an action, a card or a plan among others that are not; 1/n if it "
        "does not matter"
    ),
    "formula-never-played": "how many actions of the rules nobody took in any game",
    "formula-usage": "finished games in which anybody used it / finished games",
    # metrics: who measures so
    "source-designers": "designers' accounts",
    "source-program": "this program",
    "source-how-hard": "how hard a cooperative game is",
    "source-spread": "point spread, one-sided games",
    "source-lead-kept": "{who}; designers' accounts: runaway leader",
    "source-never-played": "cards never played",
    "source-nobody-plays": "what nobody plays",
    "source-balance": "Balance is 1 less this",
    "source-drawishness": "Drawishness, of draws",
}
