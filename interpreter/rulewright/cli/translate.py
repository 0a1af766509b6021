"""`rulewright translate`: the message file of a language, made or brought up to date."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright import ruleset_lookup
from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS
from rulewright.languages.message_paths import TAG
from rulewright.ruleset_lookup import STDIN
from rulewright.source.diagnostic import Report
from rulewright.source.machine_formats import report as as_report
from rulewright.source.plurals import plural
from rulewright.source.text import Source
from rulewright.storage import check_target, write_whole

MEND_FIRST = "Nothing was changed: mend this first, so that nothing is lost."


@click.command(name="translate")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.argument("language", metavar="LANGUAGE")
@click.option(
    "-o",
    "--output-file",
    "file",
    type=click.Path(path_type=Path),
    help="Write to this file, or to standard output (`-`). Default: `languages/LANGUAGE.ftl` beside the ruleset.",
)
@click.option(
    "--check",
    "only_look",
    is_flag=True,
    help="Change nothing; end with 1 if the file would change, or texts have no words.",
)
@click.option(
    "--rulebook",
    "of_book",
    is_flag=True,
    help="The sentences of the rulebook, in a file of their own: `languages/book/LANGUAGE.ftl`.",
)
@click.option("--json", "as_json", is_flag=True, help="Write the counts as JSON.")
def command(ruleset: str, language: str, file: Path | None, only_look: bool, of_book: bool, as_json: bool) -> int:
    """Make the message file of a language, to be filled in, or bring it up to date.

    LANGUAGE is a tag such as `de` or `pt-BR`. Messages keep their words. Texts that have no message yet get one with
    the line `# todo`; so do messages whose text has changed. What no text needs any more moves to the end, as a
    comment. With --rulebook every sentence that is made from a rule is one text; a rule that changes makes another
    sentence, which is told in English until it is translated.
    """
    from rulewright import languages  # noqa: PLC0415 (takes long)
    from rulewright.languages.message_file import check_library  # noqa: PLC0415
    from rulewright.loading import Unsound  # noqa: PLC0415
    from rulewright.rulebook.book_messages import book_path  # noqa: PLC0415
    from rulewright.rulebook.translated_book import book_units  # noqa: PLC0415

    if TAG.fullmatch(language) is None:
        raise click.UsageError(f"`{language[:40]}` is no language tag; write one such as `de`, `it` or `pt-BR`")
    if only_look and file is not None:
        raise click.UsageError("--check writes nothing; leave out --output-file")
    check_library()
    found = ruleset_lookup.find(ruleset)
    if found.path == STDIN or found.variants:
        raise click.UsageError("a message file belongs to a ruleset's own file; name that, without a variant")
    opened = game_options.opened(ruleset)
    place = book_path(found.path, language) if of_book else languages.message_path(found.path, language)
    before, report = _before(place), Report()
    try:
        units = book_units(opened) if of_book else languages.all_units(found) or ()
    except Unsound as problem:
        game_options.leave(problem.report, found.path, MEND_FIRST)
    made = languages.updated(before, language, units, report)
    if made is None:
        game_options.leave(report, place, MEND_FIRST)
    text, counts = made
    if not only_look:
        _write(place if file is None else file, text, before.text)
    _tell(counts, str(place if file is None else file), as_json, to_stdout=str(file) == "-")
    return FINDINGS if only_look and (text != before.text or counts.todo) else CLEAN


def _before(place: Path) -> Source:
    """The file as it is; an empty text where there is none."""
    from rulewright.frontend.syntax.text_files import read_source  # noqa: PLC0415

    report = Report()
    if not place.exists():
        return Source(str(place), "")
    found = read_source(place, report)
    return found if found is not None else game_options.leave(report, place)


def _write(place: Path, text: str, before: str) -> None:
    if str(place) == "-":
        output.write(text)
        return
    if text == before:
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        check_target(place)
        write_whole(place, text.encode())
    except OSError as problem:
        raise click.ClickException(f"cannot write `{place}`: {problem.strerror or problem}") from problem


def _tell(counts: object, place: str, as_json: bool, *, to_stdout: bool) -> None:
    from rulewright.languages import Counts  # noqa: PLC0415

    assert isinstance(counts, Counts)
    if as_json:
        summary = {"done": counts.done, "todo": counts.todo, "gone": counts.gone}
        output.write(as_report("translate", summary, {"file": place}))
        return
    gone = f", {counts.gone} moved to the end" if counts.gone else ""
    line = f"{place}: {plural(counts.done, 'text')} done, {counts.todo} to do{gone}.\n"
    if to_stdout:
        output.remark(line.rstrip("\n"))
    else:
        output.write(line)
