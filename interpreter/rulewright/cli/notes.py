"""`rulewright notes`: what people noted at tables in the browser, and the games that were played there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from rulewright import record_files
from rulewright.cli import output, parameter_types
from rulewright.cli.error_handling import CLEAN
from rulewright.game.record import BadRecord, Record
from rulewright.source.cells import Style, neutral
from rulewright.source.machine_formats import report
from rulewright.source.plurals import plural
from rulewright.web.kept_tables import BadFile, KeptTables, TableNote
from rulewright.web.served_tables import checked_record

FILE = click.Path(path_type=Path)


@click.command(name="notes")
@click.argument("file", type=FILE)
@click.option("--table", callback=parameter_types.whole(1, 10**9), metavar="N", help="This table only.")
@click.option(
    "--record",
    "target",
    type=FILE,
    metavar="FILE",
    help="Write the game of the table as a record, for `rulewright replay`.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(file: Path, table: int | None, target: Path | None, as_json: bool) -> int:
    """List what people noted while they played, beside the lines of the rules.

    FILE is where `rulewright serve` kept its tables. `--record` takes a table's game out of it, as it stands: for
    `rulewright replay`.
    """
    try:
        with KeptTables.opened(file, only_reading=True) as kept:
            rows, notes = _chosen(kept, table)
        if target is not None:
            _export(rows, target)
    except (BadFile, BadRecord) as problem:
        raise click.UsageError(neutral(str(problem))) from problem
    if as_json:
        output.write(
            report(
                "notes", {"tables": len(rows), "notes": len(notes)}, {"notes": [_json(note, rows) for note in notes]}
            )
        )
    else:
        output.write(_text(rows, notes))
    return CLEAN


def _chosen(kept: KeptTables, table: int | None) -> tuple[dict[int, Record], list[TableNote]]:
    rows = {row.id: checked_record(row) for row in kept.tables() if table in (None, row.id)}
    if table is not None and not rows:
        raise BadFile(f"`{kept.path}` has no table {table}")
    return rows, [note for note in kept.notes() if note.table in rows]


def _export(rows: dict[int, Record], target: Path) -> None:
    if len(rows) != 1:
        raise BadRecord(f"the file has {plural(len(rows), 'table')}; name one with --table")
    (record,) = rows.values()
    record_files.write(target, record.to_json())
    output.remark(f"Recorded in `{target}`. The file holds every secret of the game.")


def _names(record: Record) -> list[str]:
    return [seat.name for seat in record.seats]


def _text(rows: dict[int, Record], notes: list[TableNote]) -> str:
    lines = []
    for number, record in rows.items():
        own = [note for note in notes if note.table == number]
        of = "finished" if record.finished else f"{plural(len(record.choices), 'choice')} so far"
        lines.append(
            f"Table {number}: {record.ruleset}, {', '.join(_names(record))}; "
            f"{of}, {len(own)} note{'s' * (len(own) != 1)}"
        )
        lines += [_line(note, record) for note in own]
    return "".join(f"{Style().plain(line)}\n" for line in lines) or "No tables.\n"


def _who(note: TableNote, record: Record) -> str:
    return _names(record)[note.seat] if 0 <= note.seat < len(record.seats) else "an onlooker"


def _line(note: TableNote, record: Record) -> str:
    said = f": {note.text}" if note.text else ""
    return f"  after choice {note.number}, {_who(note, record)}, {note.place}: {note.kind}{said}"


def _json(note: TableNote, rows: dict[int, Record]) -> dict[str, Any]:
    return {
        "table": note.table,
        "choice": note.number,
        "seat": note.seat + 1 if note.seat >= 0 else None,
        "name": _who(note, rows[note.table]),
        "kind": note.kind,
        "text": note.text,
        "place": note.place,
        "made": note.made,
    }
