"""`rulewright cards`: components to print, and to export."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli import game_options, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN
from rulewright.loading import Ruleset
from rulewright.storage import read

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine
    from rulewright.cards import CardClass, CardTemplate
    from rulewright.cards.pdf_sheets import Aid

MOST_PLAYERS = 64
MOST_BLEED = 10


@click.command(name="cards")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "-o",
    "--output-file",
    "file",
    type=click.Path(path_type=Path),
    help="The file: cards.pdf, or cards.csv with --format.",
)
@click.option(
    "--format", "form", type=click.Choice(["pdf", "nandeck", "dextrous", "tts"]), default="pdf", show_default=True,
    help="Sheets to print, or a CSV file for nanDECK, Dextrous or Tabletop Simulator.",
)  # fmt: skip
@click.option(
    "--size",
    type=click.Choice(["poker", "bridge", "mini", "tarot", "square"]),
    default="poker",
    show_default=True,
    help="The size of a card.",
)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="The paper.")
@click.option(
    "--bleed",
    callback=parameter_types.whole(0, MOST_BLEED),
    default="0",
    show_default=True,
    metavar="MM",
    help="How far colours go beyond the cut, in millimetres.",
)
@click.option(
    "--flip",
    type=click.Choice(["long", "short"]),
    default="long",
    show_default=True,
    help="The edge on which the printer turns the sheet.",
)
@click.option(
    "--template",
    type=click.Path(path_type=Path),
    help="An SVG file with a layout of your own: {name}, {kind} and traits in its texts.",
)
@click.option("--backs/--no-backs", default=True, show_default=True, help="Print backs on every second page.")
@click.option("--aids/--no-aids", default=True, show_default=True, help="Print a player aid and a score sheet too.")
@click.option(
    "--players",
    callback=parameter_types.whole(1, MOST_PLAYERS),
    metavar="N",
    help="How many play. Default: the usual number of the ruleset.",
)
@game_options.language_option
@click.option(
    "--option",
    "options",
    multiple=True,
    shell_complete=shell_completion.options,
    metavar="NAME=VALUE",
    help="Set an option of the ruleset. May be repeated.",
)
def command(
    ruleset: str,
    file: Path | None,
    form: str,
    size: str,
    paper: str,
    bleed: int,
    flip: str,
    template: Path | None,
    backs: bool,
    aids: bool,
    players: int | None,
    options: tuple[str, ...],
    language: str | None,
) -> int:
    """Print the components of a ruleset: cards in sheets, with backs, crop marks and a ruler, a player aid and a score
    sheet.

    Counts, kinds and traits are those of the rules, with the CSV files that they name. Or write them as a table for
    nanDECK, Dextrous or Tabletop Simulator.
    """
    if form == "pdf" and (file is None or str(file) == "-"):
        raise click.UsageError("a PDF goes to a file: `-o cards.pdf`")
    if form == "pdf" and find_spec("fpdf") is None:
        raise click.UsageError("sheets need the library fpdf2: install `rulewright[cards]`")
    output.check_files(file)
    rules = game_options.opened(ruleset)
    machine = game_options.machine_of(rules, players, game_options.option_values(options))
    game_options.tell_untranslated(rules, language)
    game_options.spoken(machine, rules, language)
    rules, machine = game_options.in_language(rules, language), machine.shown
    if form != "pdf":
        _export(rules, machine, form, file)
    elif file is not None:
        _print(rules, machine, (size, paper, bleed, flip), (backs, aids), template, file)
    return CLEAN


def _export(rules: Ruleset, machine: Machine, form: str, file: Path | None) -> None:
    from rulewright.cards import TABLES, printed_cards  # noqa: PLC0415 (rarely needed)

    output.report(TABLES[form](printed_cards(machine.program, rules.symbols)[0]), file)


def _print(
    rules: Ruleset,
    machine: Machine,
    shape: tuple[str, str, int, str],
    wanted: tuple[bool, bool],
    template: Path | None,
    file: Path,
) -> None:
    from rulewright import cards  # noqa: PLC0415 (the same)
    from rulewright.cards.pdf_sheets import pdf  # noqa: PLC0415 (it loads a library for PDF)

    size, paper, bleed, flip = shape
    classes, dice = cards.printed_cards(machine.program, rules.symbols)
    if not classes and not wanted[1]:
        raise click.UsageError("this game has no cards or tiles to print")
    try:
        sheet = cards.sheet_shape(paper, size, bleed, flip)
        own = _template(template, classes)
    except cards.SheetRefused as problem:
        raise click.UsageError(str(problem)) from problem
    made = pdf(classes, sheet, _aid(rules, machine) if wanted[1] else None, wanted[0], own)
    output.report(made.data, file)
    count = sum(one.count for one in classes)
    output.remark(f"{count} cards, {sheet.places} a sheet, {made.pages} pages: `{file}`.")
    if dice:
        output.remark(f"Not printed, because they are rolled: {', '.join(dice)}.")
    for warning in made.warnings:
        output.remark(f"warning: {warning}")


def _template(file: Path | None, classes: tuple[CardClass, ...]) -> CardTemplate | None:
    from rulewright import cards  # noqa: PLC0415 (the same)

    if file is None:
        return None
    try:
        data = read(file, cards.MOST_BYTES)
    except OSError as problem:
        raise click.ClickException(f"cannot read `{file}`: {problem.strerror or problem}") from problem
    fields = {name for one in classes for card in one.cards for name in cards.fields_of(one, card)}
    try:
        return cards.read_template(data, fields)
    except cards.TemplateRefused as problem:
        raise click.UsageError(f"`{file}`: {problem}") from problem


def _aid(rules: Ruleset, machine: Machine) -> Aid:
    """What players look up: the order of play, and of priorities, payouts and the score."""
    from rulewright.cards.pdf_sheets import Aid  # noqa: PLC0415 (the same)

    document, header = rules.symbols.document, rules.header
    phases = tuple(
        f"{p.signature.name.name}: {', '.join(step.name for step in p.steps)}".replace("_", " ")
        for p in document.phases
    )
    orders = tuple(
        f"{one.signature.name.name}: {_flat(one.order.span.text)}".replace("_", " ") for one in document.priorities
    )
    paid = tuple(
        f"{one.signature.name.name}: {_flat(one.order.span.text)}".replace("_", " ") for one in document.payouts
    )
    score = document.score
    result = (score.won or score.rank) if score is not None else None
    parts = (
        ("", (header.about,)), ("Order of play", phases), ("What acts first", orders), ("Who is paid first", paid),
        ("Who wins", (_flat(result.span.text),) if result is not None else ()),
    )  # fmt: skip
    return Aid(header.title, tuple(part for part in parts if part[1]), machine.program.players)


def _flat(text: str) -> str:
    return " ".join(text.split())
