"""The study of rulings: each alternative of each ruling of the large games against the default, one at a time.

Plays, and keeps what was found in docs/studies:

    python docs/generate/rulings_study.py random --games 2000 --seed 1
    python docs/generate/rulings_study.py "open-handed(30)" --games 200 --seed 1 --game gravediggers
    python docs/generate/rulings_study.py "ismcts(iterations=200, horizon=8, positions=16)" --games 150 --seed 1 \
        --game gravediggers --save FOLDER

With `--save`, games of bots are kept in a folder, and the same command goes on where it ended, also with more games.
Without words, it writes docs/rulings-study.md from what is kept there. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rulewright import ruleset_lookup
from rulewright.bots import Player, seated
from rulewright.errors import BadConfiguration
from rulewright.game import Game
from rulewright.information import Past
from rulewright.ir.program import Program
from rulewright.lab.compare import Arm, Comparing, ComparisonPlan, ComparisonResult, Declared
from rulewright.lab.compare.comparison_report import ComparisonReport, effect_data
from rulewright.lab.compare.effect_texts import number, signed
from rulewright.lab.compare.effects import effects, judged
from rulewright.lab.compare.saved_comparison import keep, kept_games
from rulewright.lab.metric import Unit
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.statistics import one_look
from rulewright.loading import Ruleset, load
from rulewright.machine_cache import Ready, ready
from rulewright.search import THINKERS, Asked, Method
from rulewright.search.onlooking import Onlooker
from rulewright.source.diagnostic import Report
from rulewright.stats import share
from rulewright.stats.blocks import block_of
from rulewright.stats.game_result import play as played
from rulings_picture import picture

DOCS = Path(__file__).parent.parent
KEPT = DOCS / "studies"
IMAGES = DOCS / "images"
PAGE = DOCS / "rulings-study.md"
GAMES = ("gravediggers", "digging", "digging:single_hand", "gnadenlos", "graverobbers")
METRICS = ("seat_gap", "ties", "decisions", "score", "score_spread", "completion")
WITHIN = 0.02
_ORDER = ("ismcts", "random", "open-handed")
STRENGTH = {
    "gravediggers": "71.4 % (68.5 to 74.1) of 1,000 games; an even share is 25 %",
    "graverobbers": "53.9 % (50.8 to 57.0) of 1,000 games; an even share is 25 %",
    "gnadenlos": "88.3 % (80.1 to 93.4) of 90 games; an even share is 33.3 %",
    "digging:single_hand": "92.5 % (83.0 to 96.9) of 60 hands; an even share is 50 %",
}
"""How often one of the searching bots of this page wins among random ones: `rulewright tournament GAME --bots BOT
--among random --seed 1`. By hand: it is measured apart.
"""
PLAYED_BY = "0224653b"
"""The commit of the program that played the games of bots that search."""
STRENGTH_GAMES = 100
OPEN_HANDED = "open-handed"
"""Written `open-handed(30)`: players who see everything and play on 30 times before each choice."""
Found = dict[str, Any]


# ---- playing ---------------------------------------------------------------------------------------------------------


def alternatives(ruleset: Ruleset, default: Ready) -> Iterator[tuple[str, str]]:
    """Options with words, and every value that is not the default of the usual number of players.
    Options that are numbers are sizes, and no rulings.
    """
    usual = dict(default.machine.program.options)
    for option in ruleset.symbols.options.values():
        yield from ((option.name, value) for value in option.words if value != usual[option.name])


def opened(game: str) -> tuple[Ruleset, Ready]:
    found, report = ruleset_lookup.find(game), Report()
    ruleset, default = load(found, report), ready(found, None, {}, report)
    assert ruleset is not None and default is not None, [one.message for one in report]
    return ruleset, default


def arms(game: str, bot: str, wanted: Sequence[str]) -> tuple[list[Arm], list[Found]]:
    """The default and its alternatives; and those that cannot be chosen alone, with the reason."""
    ruleset, default = opened(game)
    seats = default.machine.program.players
    made, gaps = [Arm("default", default, (bot,) * seats)], list[Found]()
    for name, value in alternatives(ruleset, default):
        label = f"{name}={value}"
        if wanted and label not in wanted:
            continue
        try:
            one = ready(default.found, None, {name: value}, Report())
        except BadConfiguration as problem:
            one, reason = None, str(problem)
        else:
            reason = "it cannot be chosen alone"
        if one is None:
            gaps.append({"ruling": label, "reason": reason})
        else:
            made.append(Arm(label, one, (bot,) * seats))
    return made, gaps


def play(game: str, bot: str, games: int, seed: int, wanted: Sequence[str], save: Path | None) -> Found:
    """All alternatives of one game, as one family of comparisons."""
    start = time.process_time()
    made, gaps = arms(game, bot, wanted)
    metrics = tuple(one for one in OUTCOME_METRICS if one.name in METRICS)
    plan = ComparisonPlan(tuple(made), Declared(metrics, one_look(games), WITHIN), seed)
    result = open_handed(plan) if bot.startswith(OPEN_HANDED) else by_bots(plan, save)
    report = ComparisonReport(result, [()] * len(result.effects), "")
    rulings = [
        {
            "ruling": made[place + 1].label,
            "equal_games": report.equal_games(place),
            "troubles": len(result.outcomes[place + 1].troubles),
            "effects": [effect_data(one) for one in effects],
        }
        for place, effects in enumerate(result.effects)
    ]
    program = made[0].made.machine.program
    alone = strength(made[0], seed, STRENGTH_GAMES) if bot.startswith(OPEN_HANDED) else None
    print(f"{game}, {bot}: {len(rulings)} alternatives, {time.process_time() - start:.0f} s")
    return {
        "game": game,
        "title": program.title,
        "players": program.players,
        "fingerprint": program.fingerprint,
        "bot": bot,
        "alone_among_random": alone,
        "games": games,
        "seed": seed,
        "troubles": len(result.outcomes[0].troubles),
        "family": sum(map(len, result.effects)),
        "rulings": rulings,
        "gaps": gaps,
        "asked": list(wanted),
    }


def by_bots(plan: ComparisonPlan, save: Path | None) -> ComparisonResult:
    """Games of bots that know what their seats know. `save`: a file that always holds all rounds that were played."""
    kept, _told = kept_games(save, plan) if save else ([], 0)
    comparing, saved = Comparing(plan, 1, kept), 0
    for count in comparing.played():
        if save and count > saved:
            keep(save, comparing, 0)
            saved = count
    return comparing.result()


# ---- open-handed players ---------------------------------------------------------------------------------------------


class OpenHandedPlayer:
    """Sees the whole position, plays on from it at random, and takes what goes best. One for all seats of a game.
    It is no bot: a bot never sees this.
    """

    def __init__(self, program: Program, iterations: int) -> None:
        self.thinker = THINKERS.of(program)
        self.asked = Asked(Method.FLAT, iterations=iterations)
        self.past: Past | None = None
        self.onlooker: Onlooker | None = None
        self.followed = 0

    def choose(self, game: Game, seat: int, past: Past) -> int:
        if past is not self.past or self.onlooker is None:
            self.past, self.followed, self.onlooker = past, 0, Onlooker(self.thinker, past.seed)
        for who, action in past.choices[self.followed :]:
            self.onlooker.choose(who, action)
        self.followed = len(past.choices)
        legal = game.legal(seat)
        if len(legal) == 1:
            return legal[0]
        tried = self.onlooker.look(seat, self.asked).tried
        return max(tried, key=lambda one: (one.mean, -one.action)).action


def open_handed(plan: ComparisonPlan) -> ComparisonResult:
    """Game n of every arm has the same seed, as with bots."""
    outcomes = tuple(open_handed_games(arm, plan.seed, plan.games) for arm in plan.arms)
    found = judged([effects(outcomes[0], one, plan.declared) for one in outcomes[1:]], plan.declared.looks)
    return ComparisonResult(plan, plan.games, 1, outcomes, found)


def iterations_of(bot: str) -> int:
    return int(bot.removeprefix(OPEN_HANDED).strip("()"))


def open_handed_games(arm: Arm, seed: int, games: int) -> Outcomes:
    player = OpenHandedPlayer(arm.made.machine.program, iterations_of(arm.bots[0]))
    found = Outcomes(arm.players, arm.members)
    found.add(
        block_of([played(arm.made.machine, [player] * arm.players, seed, game) for game in range(games)], arm.players)
    )
    return found


def strength(arm: Arm, seed: int, games: int) -> Found:
    """How often one such player wins among random ones, from every seat in turn."""
    player = OpenHandedPlayer(arm.made.machine.program, iterations_of(arm.bots[0]))
    others = seated(["random"], arm.players)
    wins = 0.0
    for game in range(games):
        deal, seat = divmod(game, arm.players)
        line_up: list[Player] = [player if place == seat else other for place, other in enumerate(others)]
        ranks = played(arm.made.machine, line_up, seed, deal).ranks[: arm.members]
        own = seat % arm.members
        wins += 1 / ranks.count(1) if ranks and ranks[own] == 1 else 0
    interval = share(wins, games)
    return {"games": games, "even": 1 / arm.members, "wins": wins / games, "interval": [interval.low, interval.high]}


def kept_file(game: str, bot: str) -> Path:
    return KEPT / f"{re.sub('[^a-z0-9]+', '-', f'{game} {bot}').strip('-')}.json"


# ---- the page --------------------------------------------------------------------------------------------------------

INTRO = """\
# Which rulings matter

A printed rulebook leaves questions open. Which of them matter, and which can be answered as you like? The four \
large rulesets have an option for each such question. The default of the option is
one answer (*reading*); on this page every other reading is compared with it: first by bots that search, then by \
random players. This shows what Rulewright is for: a designer
changes one line and learns what it changes, what it does not change, and how certain that is.

This page is made by `python docs/generate/rulings_study.py` from games that are kept in `docs/studies/`; the \
commands at the end play such games again.

How to read it:

- Game n of both readings has the same seed. Each interval by itself is right in 95 of 100 cases, and is worked out \
from the differences of pairs.
- **Different** and **equivalent** are corrected for all comparisons of one game and one kind of player together \
(Holm's correction: in at most 5 of 100 such
  tables anything is wrongly called so). Equivalent means: smaller than two percentage points of a share, or two \
hundredths of a figure. The rest is
  **undecided**: this number of games cannot decide. *Nothing found* is not *nothing there*.
- The seat gap, ties, decisions a game, score, score spread and completion are compared ([what they \
are](measuring.md#the-metrics)).
- *Ended alike* says how many pairs of games were the same to the end. If all were, the question never came up, or \
these players
  do not care about it (such as what a player may look up again).
- Options that are numbers (how many games a match has) are sizes, not rulings, and are left out.
"""
OPEN_WORDS = """\
*Open-handed players* see the whole position, play on from it {iterations} times at random before each choice, and \
take what goes best. They are not
bots, because bots never see secrets. They do not bluff, but they do not throw games away either."""
TITLES = {
    "seat_gap": "seat gap",
    "ties": "ties",
    "decisions": "decisions",
    "score": "score",
    "score_spread": "score spread",
    "completion": "completion",
}


def page(kept: Sequence[Found]) -> str:
    """The whole page."""
    ordered = sorted(kept, key=lambda one: (GAMES.index(one["game"]), _ORDER.index(one["bot"].partition("(")[0])))
    searching, others = [one for one in ordered if _searches(one)], [one for one in ordered if not _searches(one)]
    in_words = (_in_words(one, _random_beside(one, ordered)) for one in searching)
    beside = (_beside_random(one, _random_beside(one, ordered)) for one in searching)
    parts = [INTRO, SHORT, *in_words, _players_words(searching), _summary(ordered), *beside]
    return "\n".join([*parts, *map(_game, others), _commands(ordered)])


SHORT = """\
## In short

Searching bots cost ten thousand times as much as random ones, so they played fewer games: only large effects show. \
What random players tell is exact, but they use a rule as no person would: in Gravediggers they stake
their coins at random, so `guard_fists=lost` costs them 12 points a head; searching bots lose much less by it. A \
reading that changes something among both is one to decide with care. If nothing was found among either, take the \
answer that is easiest to explain.
"""


def _searches(found: Found) -> bool:
    return found["bot"] != "random" and not found["bot"].startswith(OPEN_HANDED)


def _random_beside(found: Found, kept: Sequence[Found]) -> Found:
    (random,) = (one for one in kept if one["game"] == found["game"] and one["bot"] == "random")
    return random


def name_of(found: Found) -> str:
    """The game, and what part of it was played."""
    return f"{found['title']}, a single hand" if found["game"].endswith(":single_hand") else found["title"]


def _in_words(found: Found, random: Found) -> str:
    """Which readings matter, by who found it."""
    strong, weak = _changing(found), _changing(random)
    never = {one["ruling"] for one in random["rulings"] if one["equal_games"] == random["games"]}
    names = [one["ruling"] for one in random["rulings"]]
    groups = (
        ("Changes something among both", [one for one in names if one in strong and one in weak]),
        ("Found among searching bots only", [one for one in names if one in strong and one not in weak]),
        ("Found among random players only", [one for one in names if one in weak and one not in strong]),
        ("Found among neither", [one for one in names if one not in {*strong, *weak, *never}]),
        (
            "Found among neither, and all games of random players ended alike",
            [one for one in names if one in never and one not in strong],
        ),
    )
    lines = [f"- {title}: {', '.join(f'`{name}`' for name in own)}." for title, own in groups if own]
    return "\n".join([f"**{name_of(found)}**, {found['players']} players:", "", *lines, ""])


def _changing(found: Found) -> set[str]:
    return {one["ruling"] for one in found["rulings"] if any(map(_is_different, one["effects"]))}


def _players_words(searching: Sequence[Found]) -> str:
    """Who searched, how well, and what so few games can find."""
    lines = [
        "## Who played",
        "",
        (
            "The searching bots know only what their seat knows ([bots](bots.md)). `horizon` is how many decisions "
            "they look ahead: what is measured for the default rules, and the same for all readings of a game, so "
            "that the same bot plays all of them. Of Digging they play a single hand (`digging:single_hand`), as a "
            "match takes many times as long: a reading that only matters to a match, such as who deals next, cannot "
            f"show there. They played on 2026-11-30 with the program of commit {PLAYED_BY}, as many games as there "
            "was time for; the numbers were not chosen by what was found."
        ),
        "",
        (
            "| game | bot at all seats | one of them among random players wins | games "
            "| smallest difference that would be found, four times in five |"
        ),
        "|---|---|---|---|---|",
        *(
            f"| {name_of(one)} | `{one['bot']}` | {STRENGTH[one['game']]} | {one['games']} | {_detectable(one)} |"
            for one in searching
        ),
        "",
        (
            "The last column is the middle one of all readings. A game of a search is chaotic: if anything in the "
            "rules is different, the search soon chooses differently. So pairs of its games have little in common, "
            "and an effect must be large to be seen in few of them. Besides, all readings are compared with the "
            "same few games of the default: if these were short or poor by chance, the differences of all readings "
            "lean to one side. Random players choose by numbers that do not depend on the rules, so their games "
            "stay alike until a reading matters: therefore 2,000 of their games can say *equivalent*."
        ),
        "",
    ]
    return "\n".join(lines)


def _detectable(found: Found) -> str:
    """For each figure the middle one of all readings."""
    effects = [effect for ruling in found["rulings"] for effect in ruling["effects"] if effect["detectable"]]
    told = []
    for metric in ("seat_gap", "decisions", "score", "score_spread"):
        own = [one for one in effects if one["metric"] == metric]
        if own:
            words = signed(median(one["detectable"] for one in own), Unit(own[0]["unit"])).removeprefix("+")
            told.append(f"{TITLES[metric]} {words}")
    return ", ".join(told)


def _summary(kept: Sequence[Found]) -> str:
    names = (
        "game, players, games of each reading, readings, change something, equivalent "
        "in all figures, undecided in some, all games ended alike"
    )
    columns = names.split(", ")
    head = f"## How many readings\n\n| {' | '.join(columns)} |\n{'|---' * len(columns)}|\n"
    whole = [one for one in kept if one["bot"] == "random" and ":" not in one["game"]]
    return head + "".join(map(_summary_row, kept)) + "\n" + _by_figure(whole)


def _beside_random(found: Found, random: Found) -> str:
    """For a game that bots played which search: what a reading changes among them, and among random players."""
    return "\n".join(
        [
            f"## {name_of(found)}: what it changes, by who plays",
            "",
            (
                f"What a reading changes among {found['players']} `{found['bot']}` ({found['games']:,} games of each "
                f"reading), and among random players ({random['games']:,}), with 95 % intervals: all figures that are "
                "called different (bold) for the one or the other."
            ),
            "",
            *_pictured(found, random),
            "| reading | figure | among searching bots | among random players |",
            "|---|---|---|---|",
            *_rows_beside(found, random),
            "",
        ]
    )


def picture_file(found: Found) -> Path:
    return IMAGES / f"rulings-{found['game'].replace(':', '-').replace('_', '-')}.svg"


def pictures(kept: Sequence[Found]) -> dict[Path, str]:
    """What each file of a picture holds."""
    searching = [one for one in kept if _searches(one)]
    drawn = {picture_file(one): picture(one, _random_beside(one, kept), name_of(one)) for one in searching}
    return {file: text for file, text in drawn.items() if text}


def _pictured(found: Found, random: Found) -> Iterator[str]:
    if picture(found, random, ""):
        what = "differences from the default with their intervals, among searching bots and random players"
        words = f"{name_of(found)}: {what}"
        yield f"![{words}](images/{picture_file(found).name})"
        yield ""
        yield "Full colour: a difference was found. Pale: undecided or equivalent. 0 is the default reading."
        yield ""


def _rows_beside(found: Found, random: Found) -> Iterator[str]:
    others = {one["ruling"]: one["effects"] for one in random["rulings"]}
    for ruling in sorted(found["rulings"], key=_order):
        for effect, other in zip(ruling["effects"], others[ruling["ruling"]], strict=True):
            if _is_different(effect) or _is_different(other):
                cells = TITLES[effect["metric"]], _said_beside(effect), _said_beside(other)
                yield f"| `{ruling['ruling']}` | {' | '.join(cells)} |"


def _said_beside(effect: Found) -> str:
    """The difference; whether it was found."""
    unit = Unit(effect["unit"])
    low, high = (signed(end, unit).removesuffix(" pp") for end in effect["interval"])
    said = f"{signed(effect['difference'], unit)} ({low} to {high})"
    return f"**{said}**" if _is_different(effect) else f"{said}, {effect['judgement']}"


def _by_figure(kept: Sequence[Found]) -> str:
    """Of all readings of all games, among players at random."""
    effects = [effect for found in kept for ruling in found["rulings"] for effect in ruling["effects"]]
    lines = [
        "For random players, all readings of the four whole games together:",
        "",
        "| figure | changed | equivalent | undecided |",
        "|---|---|---|---|",
    ]
    for name in METRICS:
        own = [one for one in effects if one["metric"] == name]
        counts = (
            sum(map(_is_different, own)),
            sum(map(_is_same, own)),
            sum(one["judgement"] == "undecided" for one in own),
        )
        lines.append(f"| {TITLES[name]} | {' | '.join(map(str, counts))} |")
    return "\n".join([*lines, ""])


def _summary_row(found: Found) -> str:
    rulings = found["rulings"]
    change = sum(any(map(_is_different, one["effects"])) for one in rulings)
    same = sum(all(map(_is_same, one["effects"])) for one in rulings)
    never = sum(one["equal_games"] == found["games"] for one in rulings)
    numbers = len(rulings), change, same, len(rulings) - change - same, never
    return f"| {name_of(found)} | {_players(found)} | {found['games']:,} | {' | '.join(map(str, numbers))} |\n"


def _players(found: Found) -> str:
    if not found["bot"].startswith(OPEN_HANDED):
        return f"{found['players']}, `{found['bot']}`"
    return f"{found['players']}, open-handed ({iterations_of(found['bot'])})"


def _is_different(effect: Found) -> bool:
    return bool(effect["judgement"] == "different")


def _is_same(effect: Found) -> bool:
    return bool(effect["judgement"] in ("equivalent", "different and equivalent"))


def _game(found: Found) -> str:
    lines = [f"## {name_of(found)}: {_players(found)}", ""]
    if found["bot"].startswith(OPEN_HANDED):
        lines += [_open_words(found), ""]
    lines += [
        (
            "| reading, instead of the default | ended alike | what it changes, "
            "with 95 % intervals | equivalent | undecided |"
        ),
        "|---|---|---|---|---|",
    ]
    lines += [_row(one, found["games"]) for one in sorted(found["rulings"], key=_order)]
    if found["gaps"]:
        lines += [
            "",
            "Cannot be chosen alone: "
            + "; ".join(f"`{one['ruling']}` ({one['reason']})" for one in found["gaps"])
            + ".",
        ]
    troubled = found["troubles"] + sum(one["troubles"] for one in found["rulings"])
    if troubled:
        lines += ["", f"{troubled:,} of all these games did not end by the rules. Their pairs are left out."]
    return "\n".join([*lines, ""])


def _open_words(found: Found) -> str:
    words = OPEN_WORDS.format(iterations=iterations_of(found["bot"]))
    alone = found["alone_among_random"]
    low, high = alone["interval"]
    return (
        f"{words} One of them among random players wins {100 * alone['wins']:.0f} % of {alone['games']} games "
        f"({100 * low:.0f} to {100 * high:.0f}); an even share is {100 * alone['even']:.0f} %. "
        "Their games take long, so only a few readings were played. They were chosen before the first "
        "game, from those that change something among random players."
    )


def _order(ruling: Found) -> tuple[int, int, str]:
    """What changes most first; what never came up last."""
    return -sum(map(_is_different, ruling["effects"])), ruling["equal_games"], ruling["ruling"]


def _row(ruling: Found, games: int) -> str:
    effects = ruling["effects"]
    changes = "<br>".join(_change(one) for one in effects if _is_different(one)) or "nothing that was found"
    if ruling["equal_games"] == games:
        changes = "nothing: all ended alike"
    same = ", ".join(TITLES[one["metric"]] for one in effects if _is_same(one)) or "-"
    undecided = ", ".join(_undecided(one) for one in effects if one["judgement"] == "undecided") or "-"
    return f"| `{ruling['ruling']}` | {ruling['equal_games']:,} of {games:,} | {changes} | {same} | {undecided} |"


def _change(effect: Found) -> str:
    unit = Unit(effect["unit"])
    low, high = (signed(end, unit).removesuffix(" pp") for end in effect["interval"])
    before, after = (number(effect[side]["value"], unit) for side in ("before", "after"))
    return f"{TITLES[effect['metric']]} {before} to {after} ({signed(effect['difference'], unit)}; {low} to {high})"


def _undecided(effect: Found) -> str:
    """With the smallest difference that so many games would find four times in five."""
    return f"{TITLES[effect['metric']]} (±{signed(effect['detectable'], Unit(effect['unit'])).removeprefix('+')})"


def _commands(kept: Sequence[Found]) -> str:
    lines = ["## How to play these games again", "", "```console"]
    lines += [f"$ {_command(one)}" for one in kept]
    lines += ["$ python docs/generate/rulings_study.py", "```", ""]
    lines += [
        (
            "In the tables, a figure that is undecided is followed by the smallest difference that so many games would "
            "find four times in five. To compare one reading by itself, with all figures and games to read:"
        ),
        "",
    ]
    lines += [
        "```console",
        (
            '$ rulewright compare gravediggers "gravediggers -o shortfall=skip" '
            "--games 2000 --seed 1 --report shortfall.html"
        ),
        "```",
        "",
    ]
    lines += [
        "Fingerprints of the rules (with the default options) when these games were played: "
        + ", ".join(dict.fromkeys(f"{name_of(one)} `{one['fingerprint'][:12]}`" for one in kept))
        + "."
    ]
    return "\n".join([*lines, ""])


def _command(found: Found) -> str:
    bot = found["bot"] if found["bot"].isalpha() else f'"{found["bot"]}"'
    words = (
        f"python docs/generate/rulings_study.py {bot} --games {found['games']} "
        f"--seed {found['seed']} --game {found['game']}"
    )
    return words + "".join(f" --ruling {one}" for one in found["asked"])


def kept_studies() -> list[Found]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(KEPT.glob("*.json"))]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", help="the bot at all seats; without it, the page is written")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help="these alternatives only")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keeps the games of bots, to go on from")
    asked = parser.parse_args(words)
    if asked.bot is not None:
        KEPT.mkdir(exist_ok=True)
        for game in asked.game or GAMES:
            kept = kept_file(game, asked.bot)
            save = asked.save / kept.name if asked.save else None
            found = play(game, asked.bot, asked.games, asked.seed, asked.ruling, save)
            kept.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    studies = kept_studies()
    PAGE.write_text(page(studies), encoding="utf-8")
    for file, text in pictures(studies).items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
