"""A run as a file, to be gone on with: what was asked for, and what was counted so far.

In: a run and its tally, or a path. Out: JSON as schemas/run.schema.json describes it, or the tally of the games that
were played. The counts are whole numbers, so a run that was broken off and gone on with ends in the same report, byte
for byte, as one that was not. Complains (`BadRecord`) about a file that is no saved run, was damaged, or belongs to
another run than the one that was asked for.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from rulewright import __version__, record_files, storage
from rulewright.frontend.syntax.saved_objects import checksum_fits, with_checksum
from rulewright.game.record import VERSION, BadRecord
from rulewright.information import SearchCount
from rulewright.ir.program import Program
from rulewright.source.plurals import plural
from rulewright.stats.game_result import Trouble
from rulewright.stats.simulation_run import Run, sides_of
from rulewright.stats.tally import SeatTally, Tally, TroubleTally

KIND = "run"


def read(path: Path) -> dict[str, Any]:
    """The data of a saved run, its shape judged."""
    data = record_files.read(path, KIND, schema="run")
    if data["program"] != __version__:
        raise BadRecord(
            f"`{path}` was begun by rulewright {data['program']}, and this is "
            f"{__version__}: a run is not made of two; save to another file"
        )
    return data


def write(path: Path, run: Run, program: Program, tally: Tally, rows: bool) -> None:
    """Saves a run, whole or not at all. `rows`: whether a row of each game is kept beside it."""
    text = json.dumps(with_checksum(_to_json(run, program, tally, rows)), indent=1) + "\n"
    storage.write_whole(path, text.encode(), durable=True)


def resumed(path: Path, data: dict[str, Any], run: Run, program: Program) -> Tally:
    """The tally of a saved run, if it is a beginning of `run`."""
    for what, saved, asked in _differing(data, run, program):
        raise BadRecord(
            f"`{path}` is another run: its {what} {saved}, and what is asked for now is {asked}; save to another file"
        )
    if data["counted"]["games"] > run.games:
        raise BadRecord(
            f"`{path}` holds {plural(data['counted']['games'], 'game')} already, and --games asks for {run.games:,}"
        )
    tally = _tally(data, run, program)
    if not _is_whole(tally):
        raise BadRecord(f"`{path}` is damaged: its counts do not add up")
    if not checksum_fits(data):
        raise BadRecord(f"`{path}` was damaged, or changed by hand: its checksum does not fit; save to another file")
    return tally


def _differing(data: dict[str, Any], run: Run, program: Program) -> Iterator[tuple[str, object, object]]:
    """What distinguishes two runs, in order of weight: in words, as it was and as it is now."""
    if data["game"] != program.game:
        yield "game is", data["game"], program.game
    if data["players"] != run.players:
        yield "number of players is", data["players"], run.players
    options = dict(program.options)
    for name in dict.fromkeys((*data["options"], *options)):
        if data["options"].get(name) != options.get(name):
            yield "options have", _setting(data["options"], name), _setting(options, name)
    if data["fingerprint"] != fingerprint(program):
        yield "rules have the fingerprint", data["fingerprint"], fingerprint(program)
    if tuple(data["bots"]) != run.bots:
        yield "bots are", ",".join(data["bots"]), ",".join(run.bots)
    if data["seed"] != str(run.seed):
        yield "seed is", data["seed"], run.seed
    if data["watched"] != run.watched:
        yield "watching for conservation is", data["watched"], run.watched


def fingerprint(program: Program) -> str:
    """The hash of all that counts depend on: that of the Program, which tells how the game goes on, and how it ends."""
    score = program.score
    parts = (
        program.fingerprint,
        program.limit,
        score.of,
        str(score.points),
        str(score.cannot_win),
        *map(str, score.rank),
        score.ending,
        *([score.won] if score.won is not None else []),
    )
    return hashlib.blake2b("\n".join(map(str, parts)).encode(), digest_size=12).hexdigest()


def _setting(options: dict[str, str], name: str) -> str:
    return f"{name}={options[name]}" if name in options else f"no {name}"


# ---- counts ----------------------------------------------------------------------------------------------------------


def _to_json(run: Run, program: Program, tally: Tally, rows: bool) -> dict[str, Any]:
    return {
        "rulewright": KIND,
        "version": VERSION,
        "program": __version__,
        "game": program.game,
        "fingerprint": fingerprint(program),
        "players": run.players,
        "options": dict(program.options),
        "bots": list(run.bots),
        "seed": str(run.seed),
        "watched": run.watched,
        "rows": rows,
        "counted": {
            "games": tally.games,
            "finished": tally.finished,
            "tied": tally.tied,
            **({"won": tally.won} if tally.is_declared else {}),
            "seats": [_seat_to_json(seat) for seat in tally.seats],
            "lengths": _pairs(tally.lengths),
            "troubles": [_trouble_to_json(trouble) for trouble in tally.troubles.values()],
        },
    }


def _pairs(counts: Counter[int]) -> list[list[int]]:
    return [[value, counts[value]] for value in sorted(counts)]


def _seat_to_json(seat: SeatTally) -> dict[str, Any]:
    """Sums are text: many readers lose digits beyond 2**53."""
    sums = {"wins": str(seat.wins), "total": str(seat.total), "squares": str(seat.squares)}
    return {
        "sole": seat.sole,
        "shared": seat.shared,
        **sums,
        "lowest": seat.lowest,
        "highest": seat.highest,
        "ranks": _pairs(seat.ranks),
        "searches": seat.searches.to_json(),
    }


def _trouble_to_json(counted: TroubleTally) -> dict[str, Any]:
    index, trouble = counted.first
    return {
        "kind": trouble.kind,
        "games": counted.games,
        "first": index,
        "message": trouble.message,
        "place": trouble.place,
    }


def _tally(data: dict[str, Any], run: Run, program: Program) -> Tally:
    counted = data["counted"]
    seats = [_seat(seat) for seat in counted["seats"]]
    troubles = {
        one["kind"]: TroubleTally(one["games"], (one["first"], Trouble(one["kind"], one["message"], one["place"])))
        for one in counted["troubles"]
    }
    lengths = Counter(dict(counted["lengths"]))
    numbers = counted["games"], counted["finished"], counted["tied"]
    won = counted["won"] if program.score.is_declared else counted["finished"]
    is_declared = program.score.is_declared
    return Tally(run.players, sides_of(program), *numbers, seats, lengths, troubles, is_declared, won)


def _seat(data: dict[str, Any]) -> SeatTally:
    sums = (Fraction(data["wins"]), int(data["total"]), int(data["squares"]))
    ranks, searches = Counter(dict(data["ranks"])), SearchCount(**data["searches"])
    return SeatTally(data["sole"], data["shared"], *sums, data["lowest"], data["highest"], ranks, searches)


def _is_whole(tally: Tally) -> bool:
    """Whether counts that belong together agree: of a file that somebody edited they seldom do."""
    return (
        len(tally.seats) == tally.players
        and tally.games == tally.finished + sum(trouble.games for trouble in tally.troubles.values())
        and tally.finished == tally.lengths.total()
        and tally.won <= tally.finished
        and all(
            seat.ranks.total() == tally.finished
            and seat.ranks[1] == seat.sole + seat.shared
            and seat.searches.blind <= seat.searches.asked
            for seat in tally.seats
        )
    )
