"""What reports of games played for the lab say, in English, by name: measures, tournaments, targets, sweeps, searches,
simulations, comparisons. What their pages share stands in `report_english.py`.
"""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

LAB: dict[str, str | Numbered] = {
    # what all of them say
    "lab-again": "Again: {command}",
    "lab-and-more": "... and {count} more",
    "lab-names-and-more": "{names} and {count} more",
    "lab-as-it-is": "as it is",
    "lab-blind": (
        "{who}: {blind} of {choices} ({share}) were made at random, because no position was found that agrees with "
        "all that was seen."
    ),
    "lab-bot": "bot",
    "lab-both": "different and equivalent",
    "lab-broken-before": "it was broken off before",
    "lab-broken-of": "It was broken off. Played to the end: {count} of {configurations}, with the rules as they are.",
    "lab-cannot": "cannot be played",
    "lab-configurations": Numbered("{count} configuration", "{count} configurations"),
    "lab-even-share": "An even share of wins is {share}.",
    "lab-everyone": "Everyone",
    "lab-first-trouble": "{games} did not end by the rules; game {number}: {why}",
    "lab-game-trouble": "Game {number}: {why}",
    "lab-intervals": "Intervals hold in 95 of 100 cases.",
    "lab-item": "{what}, {more}",
    "lab-label": "{label}:",
    "lab-luck": (
        "The figure that looks best of many is partly luck: play it once more with another seed before you trust it."
    ),
    "lab-no-game": "no game",
    "lab-no-such-seat": "no such seat",
    "lab-not-played": "not played",
    "lab-not-tested": "not tested",
    "lab-of-seat": "{what} {number}",
    "lab-one-deal": "one deal",
    "lab-unfinished-round": (
        "Seats and opponents are not even: each round has {count} games, and the last one only {rest} of them."
    ),
    "lab-rotation": "In each round the same bots get the same deal once from every rotation of the seats.",
    "lab-seats": Numbered("{count} seat", "{count} seats"),
    "lab-sides": Numbered("{count} side", "{count} sides"),
    "lab-seat-of": "Seat {seat}, {bot}",
    "lab-sentences": "{first} {second}",
    "lab-program": "Rulewright {version}.",
    "lab-together": (
        "Of {comparisons} together, one is called different where nothing is in at most 5 of 100 such reports "
        "(Holm's correction); the same holds for equivalent. Each interval by itself holds in 95 of 100."
    ),
    "lab-trouble-in": "{label}, game {number}: {why}",
    "lab-trouble-of": "game {number}: {why}",
    "lab-trouble-strong": "{label}, game {number} of {bot}: {why}",
    "lab-troubles": "{games} did not end by the rules: {why}",
    # measures
    "lab-bot-among": "{title}: {bot} among {others}",
    "lab-measured": "{games}: {finished} finished",
    "lab-measured-of": "{games} of {asked} asked for (interrupted): {finished} finished",
    "lab-never-taken": "never taken",
    "lab-never-used": "never used",
    "lab-used-unfinished": "only in games that did not end",
    "lab-quantile": "{name} {number} ({low}..{high})",
    # tournaments
    "lab-ahead": "Ahead of (equal ranks count one half):",
    "lab-ahead-of": "ahead of",
    "lab-ahead-title": "Who is ahead of whom",
    "lab-alone": "one bot in all seats",
    "lab-alone-deals": "Each bot has all seats in its turn, and all get the same deals.",
    "lab-equal-ranks": "Equal ranks count one half.",
    "lab-failures": "failures",
    "lab-meetings": "meetings",
    "lab-no-meeting": "No two bots met in a game that ended by its rules.",
    "lab-not-counted": "{games} did not end by the rules, and count for nobody:",
    "lab-own-seeds": "Seed of the run: {seed}. Each deal has a seed of its own, which follows from it.",
    "lab-points-title": "Points and searches",
    "lab-ratings": "Ratings by {model}; 25 before any game, equal ranks are half a win for both:",
    "lab-ratings-need": "Ratings need a library: {command}",
    "lab-ratings-order": (
        "Games count in the order of their numbers, which matters in this model: counted in reverse, a rating "
        "differs by at most {most}."
    ),
    "lab-same-page": (
        "This command gives the same page, byte for byte, if the rules and the program are the same and no bot goes "
        "by time:"
    ),
    "lab-shared": "shared",
    "lab-tournament": "{game}: tournament",
    "lab-tournament-about": "{games} of {entrants}, {finished} of them ended by their rules; seed {seed}.",
    "lab-tournament-head": "{game}: {games} of {entrants}, seed {seed}",
    # targets
    "lab-figure-alike": "no game gives a number",
    "lab-figure-of-games": "{share} of games, {span}",
    "lab-figure-names": "{count}: {names}, in {games}",
    "lab-figure-none": "none, in {games}",
    "lab-figure-seat": "seat {seat}: {figure}, {span}",
    "lab-figure-span": "{figure}, {span}",
    "lab-file-alone": "This file alone: {command}",
    "lab-found": "found, with its interval",
    "lab-held-together": (
        "All intervals hold together: in at most 5 of 100 runs any of these is called met or missed wrongly."
    ),
    "lab-met": "met",
    "lab-missed": "missed",
    "lab-met-count": "{count} met",
    "lab-missed-count": "{count} missed",
    "lab-open-count": "{count} undecided",
    "lab-more-games": Numbered("about {count} game more would decide", "about {count} games more would decide"),
    "lab-no-number": "the figure lies so near to the end of the target that no number of games would decide",
    "lab-not-noted": "What every card, option, rule and row of a table does, `rulewright measure` tells.",
    "lab-nothing": "nothing",
    "lab-rules-of": "{label}: {players}, fingerprint {hash}.",
    "lab-seed-of-all": "Seed of all chance: {seed}.",
    "lab-target": "target",
    "lab-target-about": "{label}, {players}, {games}, bots: {bots}, seed {seed}.",
    "lab-target-head": "{label}, players: {players}, {games}, bots: {bots}, seed {seed}",
    "lab-targets": Numbered("{count} target", "{count} targets"),
    "lab-targets-counts": "{targets}: {met}, {missed}, {open}.",
    "lab-targets-line": "{file}: {met}, {missed}, {open}",
    "lab-targets-of": "{label}: targets",
    "lab-targets-what": (
        "A target is met if the whole interval of its figure lies within, missed if it lies without, and undecided if "
        "so few games cannot say. All intervals of a file hold together in 95 of 100 runs."
    ),
    "lab-undecided": "undecided",
    "lab-wanted": "wanted",
    # sweeps
    "lab-cannot-of": "{count} of {configurations} cannot be played:",
    "lab-cell": "{cell}: {why}",
    "lab-differences-from": "Differences are from the rules as they are.",
    "lab-each-like": "Game n of all has the same seed. Differences are from the rules as they are: {what}.",
    "lab-games-as-they-are": "Games to read are those of the rules as they are.",
    "lab-nothing-compared": "Nothing could be compared yet. Again: {command}",
    "lab-figure-95": "figure, 95 %",
    "lab-with-line": "{title}, with 95 % intervals; the dashed line: the rules as they are",
    "lab-rules-fingerprint": "Rules as they are: fingerprint {hash}.",
    "lab-seed-shared": "Seed of the run: {seed}; game n of all configurations has the same.",
    "lab-sweep-about": "{configurations}, {games} of each, bots: {bots}, seed {seed}.",
    "lab-sweep-head": "{game}: {configurations}, {games} each, bots: {bots}, seed {seed}",
    "lab-told-before": (
        "A report was made of this run after {games}: what is promised of errors holds for each report alone, not for "
        "both together."
    ),
    # searches for values
    "lab-confirmed": "Confirmed with fresh seeds.",
    "lab-confirmed-not": (
        "Not confirmed: with fresh seeds it misses what was asked for, so the search was lucky with it. Take more "
        "games for each evaluation (--games)."
    ),
    "lab-confirmed-open": (
        "Undecided: with fresh seeds the intervals reach over what was asked for. Take more games (--confirm), or "
        "more evaluations."
    ),
    "lab-end-budget": "all evaluations that were asked for were made",
    "lab-end-enough": "{count} configurations met all targets",
    "lab-end-exhausted": "every configuration was tried",
    "lab-end-forbidden": "nearly all that was tried is not allowed, or changes no rule",
    "lab-end-interrupted": "it was broken off",
    "lab-interrupted": "Interrupted: this is what is known so far.",
    "lab-assess-left": (
        "Played: {played} of {games} of {file}, file {number} of {files}. No games are kept; "
        "the same command plays them again, with --seed {seed}."
    ),
    "lab-end-needless": "the rules as they are meet all targets",
    "lab-evaluations": Numbered("{count} evaluation", "{count} evaluations"),
    "lab-fresh": "Played with fresh seeds (figures: seed {seed}, {games}):",
    "lab-fresh-of": (
        "Played with fresh seeds (the best of {count} that were played again with seed {chosen}; figures: seed {seed}, "
        "{games}):"
    ),
    "lab-so-far-meets": (
        "So far the best is {name}: it meets all targets by the seeds of the search, and was not played with fresh "
        "ones."
    ),
    "lab-so-far-misses": (
        "So far the best is {name}: it misses targets by the seeds of the search, and was not played with fresh ones."
    ),
    "lab-the-same": "the same",
    "lab-tried": "tried",
    "lab-tune-dropped": (
        "{configurations}; {evaluations} of {games}, {dropped} of them dropped at an early look. It ended because "
        "{why}."
    ),
    "lab-tune-front": "Best in one way or another, by the seeds of the search (partly luck): {configurations}",
    "lab-tune-head": "{game}: {goals}; bots: {bots}, seed {seed}",
    "lab-tune-made": "{configurations}; {evaluations} of {games}. It ended because {why}.",
    "lab-tune-nearest": "No configuration met all targets by the seeds of the search. The nearest to it:",
    "lab-tune-nothing": "Nothing is better than the rules as they are, by the seeds of the search.",
    "lab-tune-refused": "{count} more cannot be played, such as {name}: {why}",
    "lab-tune-troubles": "{share} of games did not end by their rules, such as {why}",
    "lab-tuned": "tuned",
    # simulations
    "lab-all-alike": "all alike",
    "lab-column-alone": "Alone",
    "lab-column-lost": "Lost",
    "lab-column-score": "Score",
    "lab-column-seat": "Seat",
    "lab-column-shared": "Shared",
    "lab-column-spread": "Spread",
    "lab-column-wins": "Wins",
    "lab-column-won": "Won",
    "lab-fault": "{count} in a fault: {kind}; the first is game {number}, seed {seed}:",
    "lab-intervals-95": "Intervals: 95 %. {what}",
    "lab-lengths": "Decisions a game: {low} to {high}, nine in ten {least} to {most}, median {median}, mean {mean}",
    "lab-options": "Options: {options}",
    "lab-points": "Points",
    "lab-what-rules-did": "Game {number} of the run, seed {seed}: what the rules did",
    "lab-played": "{games}: {finished} finished, {how}",
    "lab-played-of": "{games} of {asked} asked for (interrupted): {finished} finished, {how}",
    "lab-rank": "{ordinal}",
    "lab-shared-part": "A shared win counts as a part of one for each winner.",
    "lab-simulation-head": "{game}, players: {players}, bots: {bots}, seed {seed}",
    "lab-tied": "{count} of them tied for first place",
    "lab-trouble-limit": "{count} unfinished at the limit; the first is game {number}, seed {seed}:",
    "lab-trouble-stuck": "{count} stuck in a loop; the first is game {number}, seed {seed}:",
    "lab-won": "{count} of them won",
    # comparisons
    "lab-all-pairs-alike": "All ended alike: {pairs} of games.",
    "lab-arm-counts": "{label} - {counts}.",
    "lab-changed": "{what}; changed: {places}",
    "lab-changed-more": "{what}; changed: {places} and {count} more",
    "lab-compare-head": "{label} and {count} to compare with it: {games} each, bots: {bots}, seed {seed}",
    "lab-effect": "effect",
    "lab-first": "first",
    "lab-group-different": "Different:",
    "lab-group-equivalent": "Equivalent:",
    "lab-group-not-tested": "Not tested:",
    "lab-group-small": "Different, but by less than matters:",
    "lab-group-undecided": "Undecided:",
    "lab-left-out": "Left out: {pairs} in which a game did not end by its rules.",
    "lab-looks": (
        "Looked at whenever there were a quarter more games, from {first} to {last}: this is look {look} of {looks}. "
        "A run ends for nothing but narrow intervals, so each holds as after a single look."
    ),
    "lab-more-differences": Numbered(
        "... and {count} difference more; `rulewright diff` tells all.",
        "... and {count} differences more; `rulewright diff` tells all.",
    ),
    "lab-no-games": "No games were played.",
    "lab-pairs-alike": ("Game n of both has the same seed: {share} of pairs ended alike, correlation at most {most}."),
    "lab-second": "second",
    # judgements of a difference
    "lab-movement": "{what}: {before} -> {after} ({difference}, {span})",
    "lab-different-count": "different: {count}",
    "lab-small-count": "different, but by less than matters: {count}",
    "lab-equivalent-count": "equivalent: {count}",
    "lab-undecided-count": "undecided: {count}",
    "lab-untested-count": "not compared: {count}",
}
