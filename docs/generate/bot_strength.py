"""How strong bots are: every bot against every other one, and many iterations against few.

Plays, and keeps the reports of `rulewright tournament` in docs/studies/strength:

    python docs/generate/bot_strength.py --play [--only NAME ...]

Without words, it writes docs/bot-strength.md from what is kept there. The same seed gives the same figures; a match
that was interrupted goes on where it ended.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent
KEPT = DOCS / "studies" / "strength"
PAGE = DOCS / "bot-strength.md"
UNDER_WAY = DOCS.parent / "build" / "strength"
"""Matches that are not over: all their games."""
EVERY = ("random", "greedy", "flat(iterations=200)", "ismcts(iterations=200)")
DOUBLED = tuple(f"ismcts(iterations={count})" for count in (50, 100, 200, 400))
FEW_AND_MANY = (DOUBLED[0], DOUBLED[-1])
Report = Mapping[str, Any]


@dataclass(frozen=True)
class Match:
    """A tournament of some bots in one ruleset. `name` is that of its file."""

    name: str
    title: str
    ruleset: str
    bots: Sequence[str]
    games: int
    options: Sequence[str] = ()
    players: int | None = None
    """Not so many as usual."""

    def words(self) -> list[str]:
        """What is typed, without `rulewright`."""
        options = [word for option in self.options for word in ("-o", option)]
        options += ["--players", str(self.players)] if self.players is not None else []
        return [
            "tournament",
            self.ruleset,
            *options,
            "--bots",
            ",".join(self.bots),
            "--games",
            str(self.games),
            "--seed",
            "1",
        ]

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.name}.json"


MATCHES = (
    Match("gravediggers", "Gravediggers, 4 players", "gravediggers", EVERY, 240),
    Match("graverobbers", "Graverobbers, 4 players", "graverobbers", EVERY, 240),
    Match("gnadenlos", "Gnadenlos!, 3 players", "gnadenlos", EVERY, 48),
    Match("digging", "Digging, 2 players", "digging", EVERY, 48, players=2),
    Match("connect-four", "Connect Four", "connect_four", EVERY, 240),
    Match("goofspiel", "Goofspiel, 2 players", "goofspiel", EVERY, 480),
    Match("hearts", "Hearts, one deal", "hearts", EVERY, 96, ("deals=one",)),
    Match("kuhn", "Kuhn poker", "kuhn", EVERY, 1200),
    Match("leduc", "Leduc poker", "leduc", EVERY, 1200),
    Match("liars-dice", "Liar's dice, 2 players", "liars_dice", EVERY, 480),
    Match("nim", "Nim", "nim", EVERY, 240),
    Match("tic-tac-toe", "Tic-tac-toe", "tic_tac_toe", EVERY, 600),
)
DEEPER = (
    Match("gravediggers-400", "Gravediggers, 4 players", "gravediggers", FEW_AND_MANY, 200),
    Match("graverobbers-400", "Graverobbers, 4 players", "graverobbers", FEW_AND_MANY, 400),
    Match("gnadenlos-400", "Gnadenlos!, 3 players", "gnadenlos", FEW_AND_MANY, 48),
    Match("digging-400", "Digging, 2 players", "digging", FEW_AND_MANY, 60, players=2),
)

TRACES = tuple(
    replace(match, name=f"{match.name}-trace", bots=DOUBLED, games=games)
    for match, games in zip(MATCHES, (120, 240, 24, 48, 300, 300, 60, 300, 300, 300, 300, 300), strict=True)
)
ALL_MATCHES = (*MATCHES, *DEEPER, *TRACES)


# ---- playing ---------------------------------------------------------------------------------------------------------


def play(match: Match) -> None:
    """Plays on until all games of the match are there, and keeps its report."""
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    words = [*match.words(), "--jobs", "1", "--json", "--save", str(UNDER_WAY / f"{match.name}.json")]
    done = subprocess.run([sys.executable, "-m", "rulewright", *words], stdout=subprocess.PIPE, check=True)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=DOCS, stdout=subprocess.PIPE, text=True, check=True)
    report = {"commit": commit.stdout[:8], **json.loads(done.stdout)}
    match.kept.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


# ---- the page --------------------------------------------------------------------------------------------------------

INTRO = """\
# Bots against bots

This page is made by `python docs/generate/bot_strength.py` from the reports in [studies/strength](studies/strength).
How bots play among players who choose at random, and against perfect play, is told in
[bots.md](bots.md#how-strong-they-are).

The bots that search keep 64 positions, as usual ([decision 62](decisions/0062-positions-are-asked-for.md)).
All figures are percent, with intervals of 95 percent. The seats rotate: every deal is played from each order of the
seats. A win that several share counts as a part for each.
"""
EVERY_TITLE = """\
## Every bot against every other one

"Wins" is the share of games that a bot won of those in which it played, "points" its mean score. The columns behind
tell how often the bot of the row ended ahead of the bot of the column when both were in the game; equal ranks count
one half. A figure in bold is one whose interval does not have 50 percent in it. Where no figure is bold, luck decided
more than play, or too few games were played to tell.
"""
DEEP = """\
## Many iterations against few

How often `ismcts(iterations=400)` ended ahead of `ismcts(iterations=50)` when both were in the game.

| ruleset | games | ahead, percent | interval | clearly above half |
|---|---|---|---|---|
"""

DOUBLING = """\
## Each doubling

Four bots with 50, 100, 200 and 400 iterations play each other: how often the one with more ended ahead. In bold: the
interval does not have 50 percent in it.

| ruleset | games | 100 of 50 | 200 of 100 | 400 of 200 | 400 of 50 |
|---|---|---|---|---|---|
"""


def page(reports: Mapping[str, Report]) -> str:
    """The whole page, from the reports by the names of their matches."""
    tables = [_table(match, reports[match.name]) for match in MATCHES if match.name in reports]
    deeper = "".join(_deeper(match, reports[match.name]) for match in DEEPER if match.name in reports)
    doubling = "".join(_doubled(match, reports[match.name]) for match in TRACES if match.name in reports)
    doubling += _none_is_worse(reports)
    parts = (INTRO, _found(reports), DEEP + deeper, DOUBLING + doubling, EVERY_TITLE, *tables, _commands(reports))
    return "\n".join(parts)


def _table(match: Match, report: Report) -> str:
    names = [bot["bot"] for bot in report["bots"]]
    games, even = report["games"]["played"], report["games"]["even_share"]
    head = f"### {match.title}\n\n{games:,} games; an even share of wins is {_percent(even)}.\n\n"
    columns = "| bot | games | wins | interval | points |" + "".join(f" ahead of {_short(name)} |" for name in names)
    rows = "".join(_row(bot, names) for bot in report["bots"])
    return f"{head}{columns}\n{'|---' * (5 + len(names))}|\n{rows}"


def _row(bot: Report, names: Sequence[str]) -> str:
    cells = (_ahead(bot, name) if name != bot["bot"] else "" for name in names)
    wins = f"{_percent(bot['win_share'])} | {_between(bot['win_interval'])} | {bot['mean_points']:.2f}"
    return f"| `{bot['bot']}` | {bot['entries']:,} | {wins} | {' | '.join(cells)} |\n"


def _ahead(bot: Report, other: str) -> str:
    low, high = bot["ahead_intervals"][other]
    text = _percent(bot["ahead_of"][other])
    return f"**{text}**" if low > 0.5 or high < 0.5 else text


def _deeper(match: Match, report: Report) -> str:
    few, many = match.bots
    bot = _bot(report, many)
    low, high = bot["ahead_intervals"][few]
    decided = "yes" if low > 0.5 else "no: below" if high < 0.5 else "open"
    games = report["games"]["played"]
    return f"| {match.title} | {games:,} | {_percent(bot['ahead_of'][few])} | {_between((low, high))} | {decided} |\n"


def _doubled(match: Match, report: Report) -> str:
    pairs = (*pairwise(DOUBLED), FEW_AND_MANY)
    cells = " | ".join(_ahead(_bot(report, more), fewer) for fewer, more in pairs)
    return f"| {match.title} | {report['games']['played']:,} | {cells} |\n"


def _none_is_worse(reports: Mapping[str, Report]) -> str:
    worse = [
        f"{more} of {fewer} in {match.title}"
        for match in TRACES
        if match.name in reports
        for fewer, more in pairwise(DOUBLED)
        if _bot(reports[match.name], more)["ahead_intervals"][fewer][1] < 0.5
    ]
    return f"\nClearly worse than half as many: {', '.join(worse) or 'none'}.\n"


def _bot(report: Report, name: str) -> Report:
    return next(bot for bot in report["bots"] if bot["bot"] == name)


def _found(reports: Mapping[str, Report]) -> str:
    """In words: which bots are clearly ahead of which in how many rulesets."""
    lines = (line for pair in combinations(EVERY, 2) for line in _said_of(*pair, reports))
    return "## In short\n\n" + "".join(f"- {line}\n" for line in lines)


def _said_of(weaker: str, stronger: str, reports: Mapping[str, Report]) -> Iterator[str]:
    above, below, level = list[str](), list[str](), list[str]()
    for match in MATCHES:
        if match.name in reports:
            low, high = _bot(reports[match.name], stronger)["ahead_intervals"][weaker]
            (above if low > 0.5 else below if high < 0.5 else level).append(match.title.split(",")[0])
    parts = [
        f"{words} in {len(names)} ({', '.join(names)})"
        for words, names in (("clearly ahead", above), ("clearly behind", below), ("undecided", level))
        if names
    ]
    yield f"`{stronger}` against `{weaker}`: {'; '.join(parts)}."


def _commands(reports: Mapping[str, Report]) -> str:
    played = [match for match in ALL_MATCHES if match.name in reports]
    lines = "".join(f"rulewright {shlex.join(match.words())}\n" for match in played)
    commits = ", ".join(sorted({reports[match.name]["commit"] for match in played}))
    return f"## How to have it again\n\nPlayed with commit {commits}:\n\n```text\n{lines}```\n"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _between(interval: Sequence[float]) -> str:
    low, high = interval
    return f"{_percent(low)} to {_percent(high)}"


def _short(name: str) -> str:
    return name.partition("(")[0]


def kept_reports() -> dict[str, Report]:
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(KEPT.glob("*.json"))}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", action="store_true", help="play the matches first")
    parser.add_argument("--only", action="append", choices=[match.name for match in ALL_MATCHES])
    asked = parser.parse_args(words)
    for match in ALL_MATCHES if asked.play else ():
        if asked.only is None or match.name in asked.only:
            KEPT.mkdir(parents=True, exist_ok=True)
            play(match)
    PAGE.write_text(page(kept_reports()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
