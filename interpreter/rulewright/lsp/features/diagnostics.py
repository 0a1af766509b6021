"""What is wrong with an open file, and with the files that it is about.

In: a workspace and the path of an open file. Out: diagnostics by path. The mistakes of a base stand in the base; what
only a variant has brought about stands in the variant, with the place in the base beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rulewright.checking import unwaived
from rulewright.frontend.analysis.missing_texts import check_texts
from rulewright.lab.targets import read_target_text
from rulewright.languages import check_open_messages
from rulewright.lsp.project.file_roles import FileRole, Kind
from rulewright.lsp.project.workspace import Workspace
from rulewright.ruleset_lookup import Found
from rulewright.settings import Desk
from rulewright.source.diagnostic import Diagnostic, Label, Report, Severity
from rulewright.source.text import Source, Span

ByPath = dict[Path, tuple[Diagnostic, ...]]


def diagnose(workspace: Workspace, path: Path) -> ByPath:
    """Everything that is found quickly and that comments and settings let be told, for a file and its base.

    Files about which nothing is said are named where something might be.
    """
    settings = Desk(Report()).of(path.parent)
    found = _diagnostics_of(workspace, path)
    return {
        file: tuple(one for each in ones if (one := settings.judged(each)) is not None) for file, ones in found.items()
    }


def _diagnostics_of(workspace: Workspace, path: Path) -> ByPath:
    role = workspace.role(path)
    found: ByPath = {path: ()} if role.kind is not Kind.OTHER else {}
    if role.found is None:
        return found | ({path: _orphan(workspace, role)} if role.kind in (Kind.VARIANT, Kind.SCENARIOS) else {})
    base = workspace.view(Found(role.found.path)).analysis.diagnostics
    base = (*base, *_texts(workspace, Found(role.found.path)))
    found |= by_path(base)
    if role.found.variants:
        varied = (*workspace.view(role.found).analysis.diagnostics, *_texts(workspace, role.found))
        home = role.found.known[role.found.variants[0]]
        found |= by_path([*base, *(_moved(one, home, workspace) for one in varied if one not in base)])
    if role.kind is Kind.TARGETS:
        found[path] = _of_targets(workspace, role)
    if role.kind is Kind.SCENARIOS:
        found[path] = _of_scenarios(workspace, role)
    if role.kind is Kind.MESSAGES:
        found[path] = _of_messages(workspace, role)
    return found


def _texts(workspace: Workspace, found: Found) -> tuple[Diagnostic, ...]:
    """Entries without a text, where settings demand one."""
    ruleset, report = workspace.view(found).analysis.ruleset, Report()
    if ruleset is not None and Desk(Report()).of(found.path.parent).texts:
        check_texts(ruleset.survey, ruleset.tree.root, report)
    return tuple(report)


def by_path(diagnostics: Iterable[Diagnostic]) -> ByPath:
    """Diagnostics by the files that they are about, without those that comments let pass."""
    found: dict[Path, dict[tuple[str, int, str], Diagnostic]] = {}
    for one in unwaived(diagnostics):
        found.setdefault(Path(one.span.source.name), {}).setdefault((one.code, one.span.start, one.message), one)
    return {path: tuple(ones.values()) for path, ones in found.items()}


def _moved(diagnostic: Diagnostic, home: Path, workspace: Workspace) -> Diagnostic:
    """A diagnostic in the variant's file, where it has a place there or can be given one."""
    if Path(diagnostic.span.source.name) == home or diagnostic.span.source.name.endswith(".csv"):
        return diagnostic
    own = next((label for label in diagnostic.labels if Path(label.span.source.name) == home), None)
    source = workspace.source(home)
    span = own.span if own is not None else _first_line(source) if source is not None else diagnostic.span
    others = tuple(label for label in diagnostic.labels if label is not own)
    return replace(diagnostic, span=span, labels=(Label(diagnostic.span, "in the base, here"), *others), fixes=())


def _first_line(source: Source) -> Span:
    return source.span(0, len(source.line(1)))


def _of_scenarios(workspace: Workspace, role: FileRole) -> tuple[Diagnostic, ...]:
    """What is wrong with scenarios; of mistakes elsewhere only that there are some."""
    analysed = workspace.scenario_analysis(role.path)
    diagnostics = analysed.diagnostics if analysed is not None else ()
    found = by_path(diagnostics)
    own = found.pop(role.path, ())
    source = workspace.source(role.path)
    if analysed is None or analysed.analysis.ruleset is not None or source is None:
        return own
    first = next((one for one in analysed.analysis.diagnostics if one.severity is Severity.ERROR), None)
    labels = (Label(first.span, first.message),) if first is not None else ()
    return (
        *own,
        Diagnostic(
            "RW850",
            Severity.ERROR,
            "the ruleset has mistakes, so its scenarios wait",
            _first_line(source),
            labels,
            "mend the ruleset first",
        ),
    )


def _of_targets(workspace: Workspace, role: FileRole) -> tuple[Diagnostic, ...]:
    """What is wrong with a file of targets; of mistakes elsewhere nothing."""
    source, report = workspace.source(role.path), Report()
    if source is not None:
        read_target_text(role.path, source, report)
    return tuple(one for one in report if one.span.source is source)


def _of_messages(workspace: Workspace, role: FileRole) -> tuple[Diagnostic, ...]:
    """What is wrong with a message file, as far as the texts of the ruleset without its variants tell;
    the rest is told when it is saved.
    """
    source, report = workspace.source(role.path), Report()
    ruleset = workspace.view(Found(role.found.path)).analysis.ruleset if role.found is not None else None
    if source is not None:
        check_open_messages(role.path, source, ruleset, report)
    return tuple(one for one in report if one.span.source is source)


def _orphan(workspace: Workspace, role: FileRole) -> tuple[Diagnostic, ...]:
    """A variant or scenarios without a ruleset."""
    source = workspace.source(role.path)
    if source is None:
        return ()
    code, what = ("RW807", "variant") if role.kind is Kind.VARIANT else ("RW850", "file of scenarios")
    hint = (
        "save it in the folder `variants` beside its ruleset"
        if role.kind is Kind.VARIANT
        else "name the game: `scenarios: game`"
    )
    return (Diagnostic(code, Severity.ERROR, f"no ruleset is found for this {what}", _first_line(source), (), hint),)
