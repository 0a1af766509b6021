"""`rulewright serve`: tables in the browser."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.errors import brings
from rulewright.source.cells import neutral

if TYPE_CHECKING:
    from rulewright.loading import Ruleset
    from rulewright.web.http_server import Bound
    from rulewright.web.served_tables import Opening, ServedTables

FILE = click.Path(path_type=Path)
USUAL_PORT = 8765
MISSING = "tables in the browser need libraries that are not installed"

OF_NEW_TABLES = {"players", "options", "seed", "people", "bots", "names", "devices", "practice"}
"""Options that say how a table is opened."""
HOST = re.compile(r"(?:[A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def _called(_ctx: click.Context, _param: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if HOST.fullmatch(name) is None:
            raise click.BadParameter(
                f"`{neutral(name[:80])}` is not a name as browsers send it, such as games.example.org or "
                "games.example.org:8443, or an address as [2001:db8::1]"
            )
    return names


@click.command(name="serve")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@game_options.configuration_options
@click.option("--human", "people", metavar="SEATS", default="all", help="Seats that people play: 1,3. Default: all.")
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    default="random",
    help="The bot at all other seats, or one name for each seat, such as `greedy`. Default: random.",
)
@click.option("--names", metavar="NAMES", default="", help="What the seats are called, in order: Ann,Bob.")
@click.option(
    "--device", "devices", metavar="SEATS", multiple=True, help="Seats that share one device: 1,2. May be repeated."
)
@click.option(
    "--tables", "path", type=FILE, metavar="FILE", help="Where tables, choices and notes are kept: NAME.tables."
)
@click.option(
    "--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen. Default: only this machine can reach it."
)
@click.option(
    "--port",
    default=USUAL_PORT,
    type=click.IntRange(0, 65535),
    metavar="N",
    help=f"Default: {USUAL_PORT}; 0 takes a free one.",
)
@game_options.language_option
@click.option(
    "--called",
    multiple=True,
    metavar="NAME",
    callback=_called,
    help="Another name that browsers call this machine by, such as that of a proxy. May be repeated.",
)
@click.option("--practice", is_flag=True, help="One person may take back any choice; the record says so.")
@click.option("--no-hints", is_flag=True, help="Nobody may ask a bot what it would choose.")
def command(ruleset: str, players: int | None, options: tuple[str, ...], seed: int | None, **wishes: Any) -> int:
    """Play in the browser, each on their own device.

    One table is opened, and its links are printed: one for each person, one for onlookers, and one for you, to open
    more tables. Whoever has a link sees what its seat sees, so give each person theirs only. Every choice is kept in a
    file as soon as it is made: started again with the same file, the server goes on with its tables. Ctrl-C ends it.
    """
    try:
        from rulewright.web.http_server import bound, is_loopback  # noqa: PLC0415 (an extra, and takes long)
    except ImportError as problem:
        raise click.UsageError(f"{MISSING} ({problem.name}): {brings('web')}") from problem
    from rulewright.web.kept_tables import BadFile, KeptTables  # noqa: PLC0415
    from rulewright.web.live_table import TableRefusal  # noqa: PLC0415

    opened = game_options.opened(ruleset)
    game_options.tell_untranslated(opened, wishes["language"])  # complains before a file is opened
    path = wishes["path"] or Path(f"{opened.header.game.rpartition('/')[2]}.tables")
    with ExitStack() as file:
        try:
            opening = _opening(players, game_options.option_values(options), seed, wishes)
            kept = file.enter_context(KeptTables.opened(path))
            tables = _tables(opened, ruleset, kept, wishes["language"])
            is_new = not tables.live
            if is_new:
                tables.open(opening)
            else:
                _tell_what_stays(path)
            place = bound(wishes["host"], wishes["port"])
        except (TableRefusal, BadFile) as problem:
            raise click.UsageError(str(problem).rstrip(".")) from problem
        if not is_loopback(place.host):
            output.remark("Others on this network can reach this server; what it sends is not encrypted.")
        title = game_options.in_language(opened, wishes["language"]).header.title
        _serve(title, tables, place, wishes, path, is_new)
    return CLEAN


def _tell_what_stays(path: Path) -> None:
    """Tables that are gone on with stay as they were opened, whatever was asked for."""
    context = click.get_current_context()
    given = [param for param in context.command.params if param.name in OF_NEW_TABLES and _is_typed(context, param)]
    if given:
        flags = ", ".join(param.opts[-1] for param in given)
        output.remark(f"Tables of `{path}` go on as they were opened, without {flags}; another file begins anew.")


def _is_typed(context: click.Context, param: click.Parameter) -> bool:
    return context.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE


def _opening(players: int | None, options: dict[str, str], seed: int | None, wishes: dict[str, Any]) -> Opening:
    from rulewright.bots import split  # noqa: PLC0415
    from rulewright.web.host_page import seat_numbers  # noqa: PLC0415
    from rulewright.web.served_tables import Opening  # noqa: PLC0415

    people = wishes["people"].strip()
    return Opening(
        players,
        options,
        wishes["names"].split(",") if wishes["names"] else (),
        None if people == "all" else seat_numbers(people),
        split(wishes["bots"]),
        [seat_numbers(device) for device in wishes["devices"]],
        seed,
        practice=wishes["practice"],
    )


def _tables(opened: Ruleset, name: str, kept: Any, language: str | None) -> ServedTables:
    from rulewright.web.served_tables import ServedTables  # noqa: PLC0415

    tables = ServedTables(opened, name, kept, lambda machine: game_options.spoken(machine, opened, language))
    tables.go_on()
    for closed in tables.closed:
        output.remark(f"Table {closed.number} cannot be gone on with and stays in the file: {closed.why}")
    return tables


def _serve(title: str, tables: ServedTables, place: Bound, wishes: dict[str, Any], path: Path, is_new: bool) -> None:
    from rulewright.web.app import WebTables  # noqa: PLC0415
    from rulewright.web.host_page import links_of  # noqa: PLC0415
    from rulewright.web.http_server import names, serve  # noqa: PLC0415
    from rulewright.web.live_table import new_token  # noqa: PLC0415

    key = new_token()
    web = WebTables(tables, key, title, hints=not wishes["no_hints"])

    def started() -> None:
        for table in tables.live.values():
            output.write(f"Table {table.number}{'' if is_new else ', going on'}:\n")
            for whose, link in links_of(table):
                output.write(f"  {whose}: {place.base}{link}\n")
        output.write(f"For you, to open more tables: {place.base}/host/{key}\n")
        output.write(f"Kept in `{path}`, which holds every secret. Ctrl-C ends the server.\n")

    serve(web, place, names(place, wishes["called"]), started)
