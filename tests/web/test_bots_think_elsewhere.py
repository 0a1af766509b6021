"""Bots that search think in processes of their own: several tables at once, bots
that break down, and servers that end.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulewright.bots import named
from rulewright.game import Game
from rulewright.information import BotPlayer, Past
from rulewright.processes.answering import AnsweringProcess, NoAnswer
from rulewright.web import Opening
from rulewright.web.bot_seats import BotSeats
from rulewright.web.bot_turns import BotTurn, FailedBot, Questions, answer, read_answer
from rulewright.web.work_threads import WorkThreads

from .opened import TableFiles, client, link, ruleset

pytestmark = pytest.mark.usefixtures("quick_builds")


def test_tables_with_bots_that_search(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(
        tmp_path / "a.tables", "tic_tac_toe", people=frozenset(), bots=("ismcts(iterations=20)",)
    )
    others = [served.open(Opening(people=frozenset(), bots=("greedy", "random"))) for _ in range(3)]
    with client(served) as browser:
        until = time.monotonic() + 60
        while not all(one.game.over for one in (table, *others)) and time.monotonic() < until:
            browser.get(link(table))
            time.sleep(0.02)
    for one in (table, *others):
        assert one.game.finished and not one.fault
    assert table.past.searches[0].asked >= 3


def test_a_change_while_the_server_ends_is_no_failure_of_a_bot(
    files: TableFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that has just made a choice tells so when the threads of the
    bots take no more work, or when nobody listens.
    """
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=frozenset({0}), bots=("random",))
    end = WorkThreads.end

    def ends_and_hears(work: WorkThreads) -> None:
        end(work)
        served.on_change(table)

    monkeypatch.setattr(WorkThreads, "end", ends_and_hears)
    with client(served):
        pass
    served.on_change(table)
    assert not table.fault


def test_the_other_process_chooses_as_this_one(files: TableFiles, tmp_path: Path) -> None:
    """And is told the rules once."""
    _, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=frozenset(), bots=("ismcts(iterations=50)",))
    questions = Questions()
    for _ in range(3):
        turn = BotSeats(table).play()[1]
        assert turn is not None
        player = named(turn.bot)
        assert isinstance(player, BotPlayer)
        question = questions.question(turn)  # before it is thought about: that uses its chance up
        expected, found = player.answer(turn.information), read_answer(answer(question))
        assert found.action == expected and found.searches.asked == (len(turn.information.legal) > 1)
        BotSeats(table).has_chosen(turn, found)
        last = turn
    assert len(table.record.choices) == 3
    short, whole = len(questions.question(last)), len(Questions().question(last))
    assert whole > short + 1_000


def test_a_bot_that_breaks_down_and_one_whose_process_ends(files: TableFiles, tmp_path: Path) -> None:
    _, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=frozenset(), bots=("greedy",))
    turn = BotSeats(table).play()[1]
    assert turn is not None
    wrong = BotTurn(turn.table, turn.seat, turn.stop, "nobody", turn.information)
    with pytest.raises(FailedBot, match="UnknownBot"):
        read_answer(answer(Questions().question(wrong)))
    process = AnsweringProcess(answer)
    assert read_answer(process.ask(Questions().question(turn))).action in turn.information.legal
    process.end()
    with pytest.raises(NoAnswer):
        process.ask(Questions().question(turn))


def test_it_ends_with_a_server_that_is_killed() -> None:
    program = (
        "import os, signal\n"
        "from rulewright.processes.answering import AnsweringProcess\n"
        "from rulewright.web.bot_turns import answer\n"
        "if __name__ == '__main__':\n"
        "    found = AnsweringProcess(answer)\n"
        "    print(found._process.pid, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, timeout=60, check=False)
    process, until = int(done.stdout), time.monotonic() + 30
    while _lives(process) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _lives(process)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"


def test_one_search_at_a_time_in_one_memory() -> None:
    """Threads that ask the same thinker get what they would get alone."""
    machine = ruleset("tic_tac_toe").machine(None, {})
    player = named("ismcts(iterations=400)")
    assert isinstance(player, BotPlayer)
    games = []
    for seed in range(4):
        game = Game.start(machine, seed)
        choices = [(0, game.legal(0)[seed])]
        game.choose(*choices[0])
        games.append((game, Past(machine, seed, choices)))

    def chosen(number: int) -> int:
        game, past = games[number]
        return player.answer(player.handed(game, 1, past))

    alone = [chosen(number) for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(chosen, [0, 1, 2, 3] * 5)) == alone * 5
