"""What reports of the lab say, in English, by name: headings, sentences with figures, what was never reached."""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

REPORTS: dict[str, str | Numbered] = {
    # headings
    "report-glance": "At a glance",
    "report-who-wins": "Who wins",
    "report-how-long": "How long it takes",
    "report-how": "How it goes",
    "report-how-games": "How games go",
    "report-skill": "Skill",
    "report-figures": "All figures",
    "report-pieces": "Cards and actions",
    "report-never-title": "Rules that were never reached",
    "report-read": "Games to read",
    "report-read-of": "Games to read: {what}",
    "report-again": "The same again",
    "report-measured": "{game}: measured",
    "report-compared": "{game}, compared",
    "report-before-after": "Before and after: {what}",
    # numbers with their nouns
    "report-players": Numbered("{count} player", "{count} players"),
    "report-games": Numbered("{count} game", "{count} games"),
    "report-degrees": Numbered("{count} degree", "{count} degrees"),
    "report-rules": Numbered("{count} rule", "{count} rules"),
    "report-pairs": Numbered("{count} pair", "{count} pairs"),
    "report-comparisons": Numbered("{count} comparison", "{count} comparisons"),
    "report-points": Numbered("{count} point", "{count} points"),
    "report-numbers": Numbered("{count} number", "{count} numbers"),
    "report-lines": Numbered("{count} line", "{count} lines"),
    "report-headed": "{what}: {more}",
    "report-span": "{low} to {high}",
    # what a report rests on
    "report-about": "{players}, {games}, bots: {bots}, seed {seed}.",
    "report-values": "Values of positions: {bot}, which knows the true position and plays on to the end.",
    "report-unequal-tries": (
        "{bot} tries poor choices a few times only: spread, lead and loss of choices rest on few games. "
        "`flat` tries all equally often."
    ),
    "report-broken-games": "It was broken off: what is told rests on the games that were played.",
    "report-people": (
        "The figures are of the bots that played, not of people: strong bots and weak ones give other figures."
    ),
    "report-intervals": (
        "{people} Intervals hold in 95 of 100 cases. Targets are held against games by `rulewright assess`."
    ),
    "report-compared-with": "{label} and {count} to compare with it: {games} of each, bots: {bots}, seed {seed}.",
    "report-rotation": "Each deal is played from every rotation of the seats.",
    "report-told-by": "What positions are worth is told by {bot}.",
    "report-skill-of": "Skill is that of {bot} among random ones, in as many games more.",
    # at a glance
    "report-trouble": "{games} ended with `{end}`; the first is game {number}, seed {seed}: {why}",
    "report-all-ended": "All {games} ended by their rules.",
    "report-not-ended": "{games} did not end by the rules.",
    "report-choices": Numbered("{count} choice", "{count} choices"),
    "report-dead": "Drawn and never used: {names}.",
    "report-unreached": "{rules} of {count} no game reached.",
    "report-few": "There are too few games to tell whether all seats win equally often.",
    "report-chi": "chi-square {statistic} with {degrees} of freedom, p = {p}, {games} that one won alone",
    "report-uneven": "Not all seats win equally often ({test}).",
    "report-even": "No difference between the seats was found ({test}); small ones may be there all the same.",
    "report-fit": "{share} of the games have {low} to {most} ({from} to {to}).",
    # who wins, how long
    "report-everyone": "Everyone has one result: how often it is won stands among all figures.",
    "report-one-ranked": "Only one seat is ranked, so there is nothing to compare.",
    "report-seat": "Seat {number}",
    "report-side": "Side {number}",
    "report-wins": "wins",
    "report-in-full": "Each winner has won in full.",
    "report-even-line": "The dashed line is an even share, {share}. A win that is shared between k counts 1/k.",
    "report-decisions-of": "Decisions of a game, {games}",
    "report-decisions-without": "Decisions of a game, {games}, without {others} that did not end",
    "report-turns-of": "Turns of a game, {games}",
    "report-lengths-of": "{label}: decisions of a game, {games}",
    "report-lengths-without": "{label}: decisions of a game, {games}, without {others} that did not end",
    "report-median": "median",
    "report-no-ended": "No game ended by its rules.",
    # how it goes
    "report-no-values": "Not measured: it needs a value bot (`--value-bot`).",
    "report-no-ranks": "Not measured: it is for games of two or more who are ranked.",
    "report-no-figure": "No game gives a figure.",
    "report-with-intervals": "{what}, {games}, with 95 % intervals",
    "report-course": "From the beginning to the end",
    "report-part": "part of the decisions that is made",
    "report-curve-worth": "worth of the later winner's position",
    "report-curve-leader": "who leads wins",
    "report-curve-open": "nobody is at 90 % yet",
    "report-curve-worth-about": (
        "{name}: how much the position of the later winner is worth: 1 is won, the line at 1/n even."
    ),
    "report-curve-leader-about": "{name}: how often the one that leads alone then wins in the end.",
    "report-curve-open-about": "{name}: how often nobody is worth 90 % yet.",
    # skill, figures
    "report-one-among": "one bot among others",
    "report-one-alone": "One bot alone among others, with the same deals from every seat.",
    "report-equals": "(equals: {share}; {games})",
    "report-unmatched": (
        "Not measured: {titles}: needs games of bots of different strength (--strong, --trace, --deny)."
    ),
    "report-gap": "Not measured: {titles}: {why}.",
    "report-needs-bot": "it needs a value bot (--value-bot)",
    "report-needs-members": "it takes at least {count} seats or sides with results of their own",
    "report-for-ranked": "it is for games that ranks decide",
    "report-for-declared": "it is for games whose rules say who has won",
    "report-what-each": "What each is, worked out for a game (of figures by seat, for all games):",
    "report-figure": "figure",
    "report-formula": "formula",
    "report-source": "source",
    "report-unit": "unit",
    "report-games-head": "games",
    "report-alike": "all games alike",
    "report-one-game": "one game",
    "report-no-game": "no game gives it",
    "report-unit-share": "share",
    "report-unit-decisions": "decisions",
    "report-unit-turns": "turns",
    "report-unit-actions": "actions",
    "report-unit-points": "points",
    "report-unit-value": "value",
    "report-unit-number": "number",
    # cards, actions, rules
    "report-drawn": "drawn",
    "report-used": "used",
    "report-if-drawn": "if drawn",
    "report-if-used": "if used",
    "report-if-used-95": "if used, 95 %",
    "report-never-word": "never",
    "report-kind-action": "action",
    "report-kind-component": "component",
    "report-kind-option": "option",
    "report-kind-row": "row",
    "report-kind-rule": "rule",
    "report-pieces-about": (
        "Of {games}, in how many seats of games it was drawn (or offered) and used, and by how many percentage "
        "points the win rate differs from that of the same seat without it; * where q < {q} (false discoveries "
        "controlled over all rows). A difference is no cause: who is winning may use it more. None is told where "
        "fewer than {count} seats of games have it, or are without it."
    ),
    "report-more-pieces": "{names} go with a difference or are never used (`--json` and `--rows` have all).",
    "report-more-options": "{count} more options",
    "report-more-rows": "{count} more rows of tables",
    "report-more-rules": "{count} more rules",
    "report-every-rule": "Every game reaches every rule.",
    "report-reached": "{count} of {number} rules, branches, cases and rows of tables were reached ({share}).",
    "report-reached-first": (
        "{label}: in the first {games} {count} of {number} rules, branches, cases and rows of tables were reached "
        "({share})."
    ),
    "report-from-input": "{label}: rules from standard input cannot be played once more, so it is not known.",
    "report-where": "where",
    "report-never-reached": "never reached",
    "report-in-first": "in the first ruleset",
    "report-not-there": "is not there",
    "report-reached-word": "reached",
    "report-never-either": "never either",
    "never-condition-held": "condition never true",
    "never-condition-failed": "condition never false",
    "never-part": "part of a condition never decides",
    "never-action": "action never taken",
    "never-refused": "action never refused",
    "never-claim": "payout never pays a claim",
    "never-claim-nothing": "payout without a claim of nothing",
    "never-claim-unpaid": "payout without an unpaid claim",
    "never-claim-part": "payout never pays a part of a claim",
    "never-claim-equal": "payout without claims of equal rank",
    "never-claim-rest": "payout never leaves anything for",
    "never-players": "player count never played",
    "never-option": "option value never in force",
    "never-variant": "variant never played",
    "never-phase": "phase never begins",
    "never-step": "step never done",
    "never-loop": "loop never has a member",
    "never-effect": "effect never carried out",
    "never-case": "case never applies",
    "never-row": "row never read",
    "never-term": "term never asked",
    "never-choice": "action never chosen here",
    "never-criterion": "criterion never decides",
    "never-if-none": "if_none never needed",
    "never-priority": "priority entry never applies",
    "never-short": "payout never short",
    "never-pass": "nobody ever passes",
    # games to read
    "report-none-to-read": "No game ended by its rules, so there is none to read.",
    "report-by-points": (
        "How close a game is, is told by the points between the winner and who is next; of equal games the longest "
        "is the closest, the shortest the most one-sided."
    ),
    "report-secrets": (
        "Each is told with everything that was secret in it. At the end of a line stands the line of the ruleset "
        "that acted."
    ),
    "report-closest": "the closest",
    "report-one-sided": "the most one-sided",
    "report-longest": "the longest",
    "report-game-number": "game {number}",
    "report-game-seed": "{decisions}; seed of its chance: {seed}.",
    "report-another-way": (
        "It went another way when it was played again: a bot that goes by time does not choose the same twice."
    ),
    "report-points-title": "Points:",
    "report-not-over": "It did not end.",
    "report-left-out": "... left out: {lines} ...",
    # the same again
    "report-command": "This command gives the same page, byte for byte, if the rules and the program are the same:",
    "report-seed-own": "Seed of the run: {seed}. Game n has a seed of its own, which follows from it.",
    "report-seed-shared": "Seed of the run: {seed}; game n of all has the same.",
    "report-rules-are": "Rules: fingerprint {hash}.",
    "report-rules-of": "{label}: fingerprint {hash}.",
    "report-options-none": "Options: none.",
    "report-options": "Options: {options}.",
    "report-first-only": "Games to read are those of the first ruleset only.",
    # comparisons
    "report-changes": "It changes: {titles}.",
    "report-together": (
        "Of {comparisons} together, one is called different where nothing is in at most 5 of 100 such reports "
        "(Holm's correction); the same holds for equivalent. Each interval by itself holds in 95 of 100. {people}"
    ),
    "report-no-rule": "It changes no rule.",
    "report-alike-pairs": "Game n of both has the same seed: {count} of {pairs} ended alike.",
    "report-different": "different",
    "report-small": "different, but by less than matters",
    "report-equivalent": "equivalent",
    "report-undecided": "undecided",
    "report-not-compared": "not compared",
    "report-margin": "{what}; within {margin}",
    "report-too-few": "{what}; so few games cannot find any difference",
    "report-detectable": "{what}; a difference of {least} would be found 4 times in 5",
    "report-unlike-seats": "there are not as many seats in both",
    "report-no-number": "no game of one of both gives a number",
    "report-no-pair": "no pair of games ended in both",
    "report-before": "before",
    "report-after": "after",
    "report-difference": "difference",
    "report-and-more": "{names} and {count} more",
    # pictures
    "report-gap-cell": "no figure",
    "report-nothing-drawn": "There is nothing to draw.",
    "report-nothing-figure": "There is no figure to draw.",
    "report-each-bar": "Each bar: {numbers}.",
    "report-missing": "{count} of {points} are missing: no game gives them.",
}
