"""Rules, ready to be played: a ruleset with its variants, for a number of players, with its options set."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright import ruleset_lookup
from rulewright.api import player_turns
from rulewright.api.arguments import NameOrPath, check_counts, check_needed, check_options, check_words, path_text
from rulewright.api.games import Game
from rulewright.api.opened import prepared
from rulewright.api.page_files import page_file, write_page
from rulewright.api.player_turns import Wanted
from rulewright.api.simulations import Batch, Simulation
from rulewright.backend.codegen.compiled_game import CompiledGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.game import Game as Played
from rulewright.game.record import Record
from rulewright.game.seats import Seat, call_seats, seat_names
from rulewright.machine_cache import Ready, ready
from rulewright.source.command_line import GivenValue, command_line
from rulewright.source.diagnostic import Report
from rulewright.stats import BACKENDS, Block, Run, blocks, played

if TYPE_CHECKING:
    from rulewright.lab import MeasuredRun

MOST_DRAWN = 10**9
"""Seeds that nobody named are short enough to be copied by hand."""


class Rules:
    """A game's rules. They hold no game: `start` begins one."""

    def __init__(self, given: str, made: Ready, names: Sequence[str]) -> None:
        """Rules are made by `load`."""
        self._given, self._made = given, made
        self.names = seat_names(names, made.machine.program.players)
        call_seats(made.machine, self.names)

    @property
    def name(self) -> str:
        """The game's name, with its variants: `name:one+two`."""
        return self._made.name

    @property
    def title(self) -> str:
        return self.machine.program.title

    @property
    def players(self) -> int:
        return self.machine.program.players

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value."""
        return dict(self.machine.program.options)

    @property
    def fingerprint(self) -> str:
        """The hash of everything that decides how a game goes on: records of one fingerprint
        replay under another that is equal.
        """
        return self.machine.program.fingerprint

    @property
    def machine(self) -> Machine:
        """What plays these rules. Not public: it may change."""
        return self._made.machine

    @cached_property
    def native(self) -> NativeMachine:
        """These rules as compiled code. Not public: it may change. Raises `Unavailable`."""
        return NativeMachine(self.machine)

    def start(self, seed: int | None = None) -> Game:
        """A new game, at its first decision. Without a seed a new one is drawn; `game.record.seed` tells it."""
        number = new_seed(seed)
        seats = tuple(Seat(name) for name in self.names)
        noted = Record.of(self.machine.program, number, self._made.found.variants, self._given, seats)
        return Game(self, Played.start(self.machine, number), noted)

    def compiled(self) -> CompiledGame:
        """A game for programs that step many: compiled code, without words and records. `begin(seed)` begins it.

        Raises `Unavailable` where there is no compiler, or these rules cannot be compiled.
        """
        return CompiledGame(self.native.blank())

    def simulate(
        self,
        games: int = 1000,
        *,
        seed: int | None = None,
        bots: Wanted = "random",
        jobs: int = 1,
        backend: str = "auto",
    ) -> Simulation:
        """Lets bots play many games, and keeps a row of numbers of each.

        `backend`: `reference`, `native` (compiled; raises `Unavailable` where it cannot be) or `auto` (whichever is
        sooner done). `jobs`: how many processors play. Bots of your own play in this process. The same seed plays the
        same games, whatever the backend and jobs.
        """
        run, found = self._begun(games, seed, bots, jobs, backend)
        return Simulation(self.name, run, self.machine.program, found)

    def batches(
        self,
        games: int,
        *,
        seed: int | None = None,
        bots: Wanted = "random",
        jobs: int = 1,
        backend: str = "auto",
    ) -> Iterator[Batch]:
        """The same games as they are played, some at a time: however many they are, few are held."""
        run, found = self._begun(games, seed, bots, jobs, backend)
        return (Batch(block, run, self.machine.program) for block in found)

    def measure(
        self,
        games: int = 200,
        *,
        seed: int | None = None,
        bots: str | Sequence[str] = "random",
        value_bot: str | None = "flat(iterations=200)",
        jobs: int = 1,
        log: NameOrPath | None = None,
        strong: str | None = None,
        trace: int | None = None,
        deny: Sequence[str] = (),
        match_games: int | None = None,
        report: NameOrPath | None = None,
    ) -> dict[str, Any]:
        """What the game is like: the report of `rulewright measure --json`. Needs the extra `lab`.

        `bots`: one for all seats, or one for each; `value_bot`: which one tells what positions are worth (None: metrics
        that need it are left out). `log`: a Parquet file of all decisions; if it is there, its games are not played
        again. `strong`, `trace` and `deny` ask for skill, skill trace and restricted play, in `match_games` games each
        (as many as `games`, unless it is said). `report`: where a page for the browser is written too (`FILE.html`).
        """
        from rulewright.lab import MeasuredRun, check_log_target, log_seed, measured  # noqa: PLC0415 (an extra, slow)
        from rulewright.lab.metrics.bot_matches import checked_matches, match_played  # noqa: PLC0415
        from rulewright.lab.pages.arm_games import measured_games_to_read  # noqa: PLC0415
        from rulewright.lab.pages.measure_page import MeasurePage  # noqa: PLC0415

        check_needed(games=games, jobs=jobs)
        check_counts(trace=trace, match_games=match_games)
        check_words(bots=(bots,) if isinstance(bots, str) else bots, deny=deny)
        path, page = None if log is None else Path(path_text(log)), page_file(report)
        check_log_target(path)
        names = (bots,) if isinstance(bots, str) else tuple(bots)
        matches = checked_matches(self.machine.program, strong, trace, deny, names[0])
        own = seed if seed is not None else log_seed(path)
        found, differing = self._made.found, self._made.differing
        run = MeasuredRun(found, self.players, differing, names, value_bot or "", games, new_seed(own))
        marked = ready(found, self.players, dict(differing), Report(), marked=True)
        if marked is None or marked.ruleset is None:
            raise BadConfiguration("the ruleset is not what it was when it was loaded", "load it again")
        result = measured(run, (self.machine, marked.machine), jobs, path)
        if result.interrupted:
            raise KeyboardInterrupt
        figures = tuple(
            match_played(one, self._made, run.seed, match_games or games, jobs, lambda counts, _wanted: counts)
            for one in matches
        )
        whole = replace(result.report, matches=figures)
        if page is not None:
            asked: dict[str, GivenValue] = {
                "--strong": strong,
                "--trace": trace,
                "--deny": tuple(deny),
                "--match-games": match_games,
            }
            command = self._measure_command(run, asked)
            write_page(MeasurePage(whole, command, measured_games_to_read(whole, marked.machine)).page(), page)
        return whole.to_json()

    def _measure_command(self, run: MeasuredRun, matches: Mapping[str, GivenValue]) -> str:
        """The command that measures the same."""
        given: dict[str, GivenValue] = {
            "--games": run.games,
            "--seed": run.seed,
            "--players": run.players,
            "-o": tuple(f"{name}={value}" for name, value in run.options),
            "--bot": ",".join(run.bots),
            "--value-bot": run.value_bot or "none",
        }
        return command_line("measure", (self._given,), given | dict(matches))

    def _begun(
        self, games: int, seed: int | None, bots: Wanted, jobs: int, backend: str
    ) -> tuple[Run, Iterator[Block]]:
        check_needed(games=games, jobs=jobs)
        if backend not in BACKENDS:
            raise BadConfiguration(f"there is no backend `{backend}`", f"there are {', '.join(BACKENDS)}")
        each = player_turns.listed(bots, self.players)
        run = self._run(tuple(map(player_turns.name_of, each)), games, new_seed(seed))
        seated = player_turns.seated(bots, self.players)
        if all(isinstance(one, str) for one in each):
            return run, blocks(run, self.machine, backend, jobs)
        if jobs > 1 or backend == "native":
            raise BadConfiguration(
                "bots of your own play in this process, by the reference interpreter", "leave out `jobs` and `backend`"
            )
        return run, played(run, self.machine, bots=seated)

    def _run(self, bots: tuple[str, ...], games: int, seed: int) -> Run:
        names = bots[:1] if set(bots) == {"random"} else bots
        return Run(self._made.found, self.players, self._made.differing, names, games, seed)


def load(
    name: NameOrPath,
    *,
    variants: Sequence[str] = (),
    players: int | None = None,
    options: Mapping[str, str | int] | None = None,
    names: Sequence[str] = (),
) -> Rules:
    """Rules by the path of a file or folder, or by the name of a shipped ruleset; variants also after a colon:
    `name:one+two`.

    Without `players`: the usual number. `options`: by name, words or numbers. `names`: what the seats are called.
    Raises `NotFound`, `BadConfiguration`, and `Unsound` where the ruleset has errors (its `findings` say which).
    """
    check_counts(players=players)
    check_words(variants=variants, names=names)
    check_options(options)
    given = path_text(name)
    if variants:
        given += ("+" if ruleset_lookup.split(given)[1] else ":") + "+".join(variants)
    return Rules(given, prepared(given, players, options or {}), names)


def new_seed(seed: int | None) -> int:
    if seed is not None and (type(seed) is not int or not 0 <= seed <= MOST_SEED):
        raise BadConfiguration(f"{seed!r:.40} is no seed", f"a seed is a whole number from 0 to {MOST_SEED}")
    return secrets.randbelow(MOST_DRAWN) if seed is None else seed
