"""Practice in the browser: the only person at a table takes back any choice, and with it what bots have chosen
since.
"""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulewright.game.record import PRACTICE_VERSION, replay
from rulewright.web import LiveTable, Opening, ServedTables
from rulewright.web.bot_seats import BotSeats
from rulewright.web.live_table import TableRefusal

from .opened import HOST_PAGE, TableFiles, client, first_choice, link

ONE = frozenset({0})


def _choose(table: LiveTable) -> None:
    """The person's first choice; then the bots are next."""
    chair = next(chair for chair in table.chairs.values() if chair.seats == (0,))
    table.choose(chair, table.stop(0), table.game.legal(0)[0])
    BotSeats(table).play()


def _undo(served: ServedTables, table: LiveTable) -> int:
    """As the page asks for it; the status that is answered."""
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
        stop = re.search(r'/undo"><input type="hidden" name="stop" value="(\w+)"', page)
        assert stop is not None and "Practice: any choice can be taken back" in page
        return browser.post(link(table, 0) + "/undo", data={"stop": stop[1]}).status_code


@pytest.mark.parametrize("game", ["tic_tac_toe", "goofspiel", "gravediggers"])
@pytest.mark.parametrize("is_started_again", [False, True])
def test_choices_are_taken_back_over_those_of_bots(
    game: str, is_started_again: bool, files: TableFiles, tmp_path: Path
) -> None:
    """One after the other, also after a restart; then the game and the file are as they were."""
    path = tmp_path / "a.tables"
    served, table = files.opened(path, game, people=ONE, practice=True)
    BotSeats(table).play()
    digests = []
    for _ in range(2):
        while 0 not in table.waiting():
            BotSeats(table).play()
        digests.append(table.game.digest())
        _choose(table)
    if is_started_again:
        served = files.tables(path, game)
        table = served.live[1]
    for digest in reversed(digests):
        assert _undo(served, table) == 303
        assert table.game.digest() == digest
        assert len(served.kept.tables()[0].record["choices"]) == len(table.record.choices)
    _choose(table)
    assert table.export().to_json()["version"] == PRACTICE_VERSION


def test_without_practice_a_bots_choice_is_final(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=ONE)
    _choose(table)
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
        assert "/undo" not in page and "Practice" not in page
        refused = browser.post(link(table, 0) + "/undo", data={"stop": table.stop(0)})
    assert refused.status_code == 409 and len(table.record.choices) == 2


def test_practice_is_for_one_person(files: TableFiles, tmp_path: Path) -> None:
    served = files.tables(tmp_path / "a.tables", "tic_tac_toe")
    for people in (None, frozenset({0, 1}), frozenset()):
        with pytest.raises(TableRefusal, match="Practice is for one person"):
            served.open(Opening(people=people, practice=True))
    assert not served.live


def test_the_host_opens_tables_of_practice(files: TableFiles, tmp_path: Path) -> None:
    served = files.tables(tmp_path / "a.tables", "tic_tac_toe")
    with client(served) as browser:
        assert 'name="practice"' in browser.get(HOST_PAGE).text
        form = {"people": "1", "bot": "random", "practice": "1"}
        assert browser.post(HOST_PAGE, data=form).status_code == 303
        assert browser.post(HOST_PAGE, data={**form, "people": "all"}).status_code == 409
    assert [table.record.practice for table in served.live.values()] == [True]


def test_a_file_cannot_make_others_choices_ones_own(files: TableFiles, tmp_path: Path) -> None:
    """One that says a game of two people is practice is refused: each could take back what the other has chosen."""
    path = tmp_path / "a.tables"
    served, _ = files.opened(path, "tic_tac_toe", people=ONE, practice=True)
    served.kept.connection.execute("""UPDATE tables SET record = replace(record, '"random"', '"person"')""")
    again = files.tables(path, "tic_tac_toe")
    assert not again.live and "which is for one person" in again.closed[0].why


def test_what_was_chosen_again_is_kept_as_chosen(files: TableFiles, tmp_path: Path) -> None:
    """After taking a choice back another is made: the file has that one alone."""
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=ONE, practice=True)
    _choose(table)
    assert _undo(served, table) == 303
    with client(served) as browser:
        sent, _ = first_choice(browser.get(link(table, 0)).text)
        last = str(table.game.legal(0)[-1])
        assert browser.post(link(table, 0) + "/choose", data={**sent, "action": last}).status_code == 303
    kept = served.kept.tables()[0].record["choices"]
    assert (kept[0]["seat"], kept[0]["action"]) == (0, int(last))


def test_of_many_who_take_back_at_the_same_moment_one_does(files: TableFiles, tmp_path: Path) -> None:
    """Also beside choices: whatever comes first, the record is a game that replays, and nothing is taken back twice."""
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", names=("Ann", "Bob"))
    ann = link(table, 0)
    with client(served) as browser:
        sent, _ = first_choice(browser.get(ann).text)
        assert browser.post(ann + "/choose", data=sent).status_code == 303
        found = re.search(r'/undo"><input type="hidden" name="stop" value="(\w+)"', browser.get(ann).text)
        assert found is not None
        asked = [(ann + "/undo", {"stop": found[1]})] * 8 + [(ann + "/choose", sent)] * 8
        with ThreadPoolExecutor(16) as many:
            answers = list(many.map(lambda one: browser.post(one[0], data=one[1]).status_code, asked))
    taken_back, chosen = answers[:8].count(303), answers[8:].count(303)
    assert set(answers) == {303, 409} or set(answers) == {303}
    assert taken_back >= 1 and len(table.record.choices) == 1 + chosen - taken_back
    assert replay(table.machine, table.record).digest() == table.game.digest()
    assert len(served.kept.tables()[0].record["choices"]) == len(table.record.choices)
