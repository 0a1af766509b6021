"""The games of a tournament, in this process or by several. A bot that fails ends the game, and it is told whose fault
it was.

In: a tournament, its machine, from which game on, how many processes. Out: rows in the order of their games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import Player, are_guests, build_before_workers, seated
from rulewright.errors import BotBrokeDown
from rulewright.game import Fault, Game
from rulewright.game.compiled_play import started
from rulewright.information import Past
from rulewright.ir.program import Program
from rulewright.processes.cluster import is_used
from rulewright.processes.crews import PieceWork, crew_of, crew_size, results_in_order
from rulewright.stats import Trouble
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.schedule import Tournament


def played(tournament: Tournament, machine: Machine, jobs: int, start: int = 0) -> Iterator[GameRow]:
    """The games from `start` on."""
    jobs = min(crew_size(jobs), tournament.games - start)
    if jobs < 1 or (jobs == 1 and not are_guests(tournament.bots)):
        table = Table(tournament, machine)
        yield from map(table.play, range(start, tournament.games))
        return
    if not is_used():  # else each worker of the cluster does it for itself
        build_before_workers(tournament.bots, machine.program)
    crew = crew_of(PieceWork(_table, (tournament, machine.program), Table.play), jobs)
    yield from results_in_order(crew, range(start, tournament.games), jobs)


class Table:
    """Bots at seats: each bot is made once for each seat."""

    def __init__(self, tournament: Tournament, machine: Machine) -> None:
        self.tournament, self.machine = tournament, machine
        self.seated = [seated([bot], tournament.players) for bot in tournament.bots]

    def play(self, index: int) -> GameRow:
        """One game."""
        line_up = self.tournament.line_up(index)
        players = [self.seated[bot][seat] for seat, bot in enumerate(line_up)]
        seed, choices = derived_seed(self.tournament.seed, self.tournament.deal(index)), list[tuple[int, int]]()
        past = Past(self.machine, seed, choices, bots_seed=self.tournament.seed, number=index)
        game: Game | None = None
        try:
            game = started(self.machine, seed, log=True)
            while (seat := game.asked) is not None:
                action, problem, kind = _choice(players[seat], game, seat, past)
                if action is None:
                    empty = GameRow(index, line_up, len(choices), failed=line_up[seat], searches=past.search_counts)
                    return replace(empty, trouble=problem, kind=kind)
                choices.append((seat, action))
                game.choose(seat, action)
            outcome = game.outcome
        except Fault as fault:
            empty, why = GameRow(index, line_up, len(choices), searches=past.search_counts), Trouble.of(fault)
            return replace(empty, trouble=why.message, kind=why.kind, place=why.place)
        decisions = game.decisions
        return GameRow(index, line_up, decisions, outcome.ranks, outcome.scores, searches=past.search_counts)


def _choice(player: Player, game: Game, seat: int, past: Past) -> tuple[int | None, str, str]:
    """A legal action; or none, why, and the kind of that, where it is not the bot's own error."""
    try:
        action = player.choose(game, seat, past)
    except BotBrokeDown as problem:
        return None, problem.reason, problem.kind
    except Exception as problem:  # noqa: BLE001  # whatever goes wrong in a bot is that bot's fault
        return None, f"{type(problem).__name__}: {problem}", ""
    if action in game.legal(seat):
        return action, "", ""
    return None, f"it chose {action!r}, which is not legal", "choice"


# ---- in a worker -----------------------------------------------------------------------------------------------------


def _table(tournament: Tournament, program: Program) -> Table:
    return Table(tournament, Machine(program))
