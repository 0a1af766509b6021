"""`rulewright replay`: a recorded game again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from rulewright import record_files, ruleset_lookup
from rulewright.backend.runtime.machine import Machine
from rulewright.cli import game_options, output, parameter_types
from rulewright.cli.error_handling import CLEAN, FINDINGS
from rulewright.cli.last_game import last_game, rules_of_last
from rulewright.cli.replay_reasons import reasons_of
from rulewright.cli.replayed_game import Shown
from rulewright.game.moments import moments
from rulewright.game.record import BadRecord, Differs, Record, begun, other_rules, record_from, replay
from rulewright.game.saved_game import save
from rulewright.game.seats import BadName, call_seats, seat_names
from rulewright.loading import Ruleset
from rulewright.picture import layout_of
from rulewright.play.announcements import result
from rulewright.play.display import Showing
from rulewright.play.prompt_commands import Quit
from rulewright.play.screen import Ended, Screen
from rulewright.play.timeline import step_through
from rulewright.rule_log import log_of_record
from rulewright.source.cells import neutral
from rulewright.source.diagnostic import Report
from rulewright.source.machine_formats import report
from rulewright.source.plurals import plural

PUT_BACK = (
    "to see this game, put the rules back as they were when it was played, or name a copy of them with "
    "`--ruleset FOLDER`; in a git repository `git log -p RULESET_FILE` tells which commit changed them, and "
    "`git worktree add ../then COMMIT` makes a folder of how they were"
)


@click.command(name="replay")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option(
    "--to",
    "until",
    callback=parameter_types.whole(0, 10**9),
    metavar="N",
    help="Go only up to choice N (0: the beginning).",
)
@click.option(
    "--seat",
    callback=parameter_types.players,
    metavar="N",
    help="Show what this seat may see. Default: what an onlooker may see.",
)
@click.option("--all-seeing", is_flag=True, help="Show every secret: the log in full, every choice in words, digests.")
@click.option("--step", "steps", is_flag=True, help="Step through the game, forward and back, as whoever looks saw it.")
@click.option("--why", is_flag=True, help="Tell which rules acted, who was paid and why not, and what gave the points.")
@click.option(
    "--only",
    metavar="WORDS",
    help="Of --why only what has all these words: of a rule, phase, payout, player, or what happened.",
)
@click.option("--verify", is_flag=True, help="Only compare every digest, and say whether they agree.")
@click.option(
    "--save",
    "target",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Save the position, to play on from there.",
)
@click.option("--ruleset", metavar="RULESET", help="The ruleset, where it is not found by the name in the record.")
@game_options.language_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    file: Path | None,
    until: int | None,
    seat: int | None,
    all_seeing: bool,
    steps: bool,
    why: bool,
    only: str | None,
    verify: bool,
    target: Path | None,
    ruleset: str | None,
    language: str | None,
    as_json: bool,
) -> int:
    """Go through a recorded game again, comparing the digest before every choice.

    FILE was written by `rulewright play --record FILE`; without it, it is the last game that people played to its end
    on this computer. The exit code is 1 where the game goes another way than the
    record says, and 2 where it cannot be used: it is damaged, of another version, or made under other rules.
    """
    try:
        record = record_from(record_files.read(last_game() if file is None else file, "record"))
        opened, machine = _rules(record, ruleset)
        _check(record, until, seat, all_seeing)
        if language is not None and (as_json or verify):
            raise click.UsageError("JSON and --verify are the same in every language: leave out --language")
        game_options.tell_untranslated(opened, language)
        game_options.spoken(machine, opened, language)
        if steps and (verify or as_json):
            raise click.UsageError("--step is for people; leave out --verify and --json")
        if why and (verify or steps):
            raise click.UsageError("--why goes with neither --verify nor --step")
        if only is not None and not (why and only.split()):
            raise click.UsageError('--only chooses among what --why tells: `--why --only "is paid nothing"`')
        try:
            game = replay(machine, record, until)
        except Differs as problem:
            return _differs(problem, record, all_seeing, as_json)
        if target is not None:
            record_files.write(target, save(game, _shortened(record, until)))
            output.remark(f"Saved in `{target}`. The file holds every secret of the game.")
    except (BadRecord, BadName) as problem:
        raise click.ClickException(neutral(str(problem))) from problem
    shown = Shown(
        opened,
        game.shown,
        record,
        len(record.choices) if until is None else until,
        None if seat is None else seat - 1,
        all_seeing,
        reasons_of(opened, machine, log_of_record(machine.shown, record, until), (seat, all_seeing, only or ""))
        if why
        else None,
    )
    if steps:
        _step(shown, record)
        return CLEAN
    output.write(
        _json(shown, verify)
        if as_json
        else _agrees(shown)
        if verify
        else "".join(f"{line.text}\n" for line in shown.lines())
    )
    return CLEAN


def _step(shown: Shown, record: Record) -> None:
    """Lets a person step through the game; what a pipe types ends when it ends."""
    screen = Screen(output.write)
    layout = layout_of(shown.opened, shown.game.machine)
    then = begun(shown.game.machine, record)
    found = moments(then, record.choices[: shown.until], shown.seen_in_steps)
    screen.line(shown.head(), "title")
    showing = Showing(then, screen, layout)
    with suppress(Ended, Quit):
        step_through(showing, found)
        if shown.game.finished:
            showing.lines(result(shown.game, shown.game.machine.texts.seats, None))


def _rules(record: Record, ruleset: str | None) -> tuple[Ruleset, Machine]:
    """The rules of a record: those that it names, or where they are others now, those that were
    kept when the game was over.
    """
    try:
        opened, machine = _machine(record, ruleset)
    except (BadRecord, click.UsageError):
        kept = _kept_rules(record, ruleset)
        if kept is None:
            raise
        return kept
    if record.fingerprint == machine.program.fingerprint:
        return opened, machine
    kept = _kept_rules(record, ruleset)
    if kept is None:
        raise BadRecord(f"{other_rules('record', record.fingerprint, machine.program)}; {PUT_BACK}")
    return kept


def _kept_rules(record: Record, ruleset: str | None) -> tuple[Ruleset, Machine] | None:
    """The rules that were kept with the last game, if it was played by those of this record and nobody names others."""
    kept = rules_of_last(record) if ruleset is None else None
    if kept is None:
        return None
    output.remark("The rules have changed since this game was played; it is told by those that it was played by.")
    call_seats(kept.machine, seat_names([seat.name for seat in record.seats], record.players))
    return kept.rules, kept.machine


def _machine(record: Record, ruleset: str | None) -> tuple[Ruleset, Machine]:
    """The rules of a record, with its players, options and names."""
    opened = game_options.opened(ruleset) if ruleset else _named(record.ruleset)
    if opened.header.game != record.game:
        raise BadRecord(f"this is a record of `{record.game}`, not of `{opened.header.game}`")
    machine = game_options.machine_of(opened, record.players, record.options)
    call_seats(machine, seat_names([seat.name for seat in record.seats], record.players))
    return opened, machine


def _named(name: str) -> Ruleset:
    """The ruleset that a record names. A record may be a stranger's: of a file that is no ruleset, nothing is told."""
    from rulewright import loading  # noqa: PLC0415 (takes long)

    why = f"the record names the ruleset `{name}`, which cannot be used; add --ruleset, which also tells why"
    if name.startswith(("//", "\\\\", "-")):
        raise BadRecord(why)
    try:
        ruleset = loading.load(ruleset_lookup.find(name), Report())
    except ruleset_lookup.NotFound as problem:
        raise BadRecord(f"{problem}; add --ruleset") from problem
    if ruleset is None:
        raise BadRecord(why)
    return ruleset


def _check(record: Record, until: int | None, seat: int | None, all_seeing: bool) -> None:
    if until is not None and until > len(record.choices):
        raise click.UsageError(f"--to {until}: the record has {plural(len(record.choices), 'choice')}")
    if seat is not None and seat > record.players:
        raise click.UsageError(f"--seat {seat}: the seats are 1 to {record.players}")
    if seat is not None and all_seeing:
        raise click.UsageError("--seat and --all-seeing exclude each other")


def _shortened(record: Record, until: int | None) -> Record:
    """The record up to a choice, as if the game had been left there."""
    if until is not None and until < len(record.choices):
        record.back_to(until)
        record.finished, record.fault = False, None
    return record


def _differs(problem: Differs, record: Record, all_seeing: bool, as_json: bool) -> int:
    """Where the game goes another way. Digests are made of every secret, so they are told with all secrets only."""
    digests = dict(zip(("recorded", "here"), problem.digests, strict=True)) if all_seeing and problem.digests else {}
    if as_json:
        found = {"agrees": False, "choice": problem.choice, "choices": len(record.choices), "message": str(problem)}
        output.write(report("replay", {"agrees": False}, found | digests))
    else:
        told = ": " + ", ".join(f"{which} {digest}" for which, digest in digests.items()) if digests else ""
        output.write(f"{_capital(str(problem))}{told}.\n")
    return FINDINGS


def _agrees(shown: Shown) -> str:
    return f"{shown.until:,} of {plural(len(shown.record.choices), 'choice')}: every digest agrees.\n"


def _json(shown: Shown, verify: bool) -> str:
    found: dict[str, Any] = {"agrees": True, "choice": shown.until, "secret": shown.all_seeing}
    if shown.record.practice:
        found["practice"] = True
    if verify or shown.tells_length:
        found["choices"] = len(shown.record.choices)
    if shown.all_seeing:
        found["digest"] = shown.game.digest()
    if not verify:
        found |= {"seen_by": shown.eye, "log": shown.log(), "view": shown.view()}
        if shown.all_seeing:
            found["words"] = shown.record.words[: shown.until]
        if shown.reasons is not None:
            found |= shown.reasons.json(shown.game)
        if shown.game.finished:
            outcome = shown.game.outcome
            found["outcome"] = {"ranks": outcome.ranks, "scores": outcome.scores, "reasons": outcome.reasons}
    return report("replay", {"agrees": True}, found)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
