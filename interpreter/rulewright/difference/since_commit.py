"""What has changed in rulesets since a commit.

In: pairs of what was and what is. Out: an entry for each that differs. What a variant only takes over from its ruleset
is told of the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulewright.checkable_files import Target
from rulewright.difference.changes import Change, ChangeKind, changes
from rulewright.difference.comparison import Comparison, about, compared
from rulewright.difference.earlier_files import Earlier, Pair
from rulewright.difference.sentences import sentence
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.text_files import read_source
from rulewright.loading import Ruleset, Unsound, load
from rulewright.ruleset_lookup import FILE
from rulewright.source.diagnostic import Report

SCENARIOS = "scenarios"
CHANGED, NEW, GONE, RENAMED, UNCOMPARED, WRONG = "changed", "new", "gone", "renamed", "uncompared", "wrong"


COMPARED = ("ruleset", "variant", SCENARIOS)
"""Kinds of targets that are compared; what else lies beside a ruleset (targets
of measuring, messages) are not its rules.
"""


@dataclass(frozen=True, slots=True)
class ComparedFile:
    """A ruleset, a variant or a scenario file that differs. `status`: what has become of it; `words`: the same for
    people, or nothing where changes say it.

    `rulesets` are both sides where they can be compared, `report` is what is wrong now.
    """

    kind: str
    status: str
    words: str
    comparison: Comparison
    rulesets: tuple[Ruleset, Ruleset] | None = None
    report: Report = field(default_factory=Report)


def entries(earlier: Earlier, pairs: Sequence[Pair]) -> Iterator[ComparedFile]:
    """What differs, rulesets before what lies beside them."""
    told: dict[object, frozenset[str]] = {}
    pairs = [pair for pair in pairs if pair.kind in COMPARED]
    alone = {
        target.found.path
        for pair in pairs
        if pair.kind == "ruleset"
        for target in _sides(pair)
        if None in (pair.old, pair.new)
    }
    for pair in pairs:
        if not earlier.changed(pair) or (pair.kind != "ruleset" and any(t.found.path in alone for t in _sides(pair))):
            continue
        entry = _scenarios(earlier, pair) if pair.kind == SCENARIOS else _rules(earlier, pair)
        if pair.kind == "ruleset" and pair.new is not None:
            told[pair.new.found.path] = frozenset(map(_whole, entry.comparison.found))
        elif pair.kind == "variant" and pair.old is not None and pair.new is not None:
            known = told.get(pair.new.found.path, frozenset())
            own = [change for change in entry.comparison.found if _whole(change) not in known]
            entry = replace(entry, comparison=replace(entry.comparison, found=own))
        if entry.comparison.found or entry.status != CHANGED:
            yield entry


def _sides(pair: Pair) -> list[Target]:
    return [target for target in (pair.old, pair.new) if target is not None]


def _whole(change: Change) -> str:
    """A change as it is told: two that read alike are one."""
    return f"{'.'.join(change.path)}: {sentence(change)}"


def _rules(earlier: Earlier, pair: Pair) -> ComparedFile:
    """A ruleset, or a variant."""
    old, new = _loaded(pair.old), _loaded(pair.new)
    names = _name(earlier, pair.old or pair.new), _name(earlier, pair.new or pair.old)
    what = "variant" if pair.kind == "variant" else "ruleset"
    plain = Comparison(names, ("", ""))
    if isinstance(new, Report):
        said = f"this {what} has errors now; `rulewright check` tells them"
        return ComparedFile(pair.kind, WRONG, said, plain, report=new)
    if isinstance(old, Report):
        where = f"{earlier.file(old.found[0].span.source.name)}:{old.found[0].span.position}"
        said = (
            f"this {what} cannot be compared: it had errors at "
            f"{earlier.short}, such as {old.found[0].message} ({where})"
        )
        return ComparedFile(pair.kind, UNCOMPARED, said, plain)
    if new is None:
        return ComparedFile(
            pair.kind, GONE, f"this {what} is gone", replace(plain, abouts=(about(old) if old else "",) * 2)
        )
    if old is None:
        return _new(pair, what, replace(plain, abouts=(about(new),) * 2), new)
    moved = pair.old is not None and pair.new is not None and _place(earlier, pair.old) != _place(earlier, pair.new)
    said = f"this {what} has another name: it was `{names[0]}`" if moved else ""
    return ComparedFile(pair.kind, RENAMED if moved else CHANGED, said, compared(names, old, new), (old, new))


def _new(pair: Pair, what: str, plain: Comparison, new: Ruleset) -> ComparedFile:
    """What was not there; of a variant, what it changes in its ruleset."""
    base = _loaded(_plain_of(pair.new)) if pair.kind == "variant" and pair.new is not None else None
    if not isinstance(base, Ruleset):
        return ComparedFile(pair.kind, NEW, f"this {what} is new", plain)
    found = compared(plain.names, base, new)
    return ComparedFile(pair.kind, NEW, f"this {what} is new", replace(found, abouts=plain.abouts), (base, new))


def _plain_of(target: Target) -> Target:
    """The same ruleset without variants."""
    return replace(target, found=replace(target.found, variants=()))


def _loaded(target: Target | None) -> Ruleset | Report | None:
    """The checked ruleset of a target; what is wrong with it; none where it is not."""
    if target is None:
        return None
    report = Report()
    try:
        return load(target.found, report) or report
    except Unsound as problem:
        return problem.report


def _place(earlier: Earlier, target: Target) -> object:
    return earlier.inside(target.found.path), target.found.variants


def _name(earlier: Earlier, target: Target | None) -> str:
    """What people call a target: the folder of a `ruleset.yaml`, with its variants."""
    assert target is not None  # a pair has a side
    file = earlier.file(str(target.file if target.kind == SCENARIOS else target.found.path))
    folder = file.removesuffix(f"/{FILE}").removesuffix(f"\\{FILE}")
    place = folder or file
    if target.found.own is not None:
        return target.found.written
    return ":".join([place, "+".join(target.found.variants)]) if target.found.variants else place


# ---- scenario files -------------------------------------------------------------------------------------------------


def _scenarios(earlier: Earlier, pair: Pair) -> ComparedFile:
    """A scenario file, scenario by scenario."""
    old, new = _read(pair.old), _read(pair.new)
    names = _name(earlier, pair.old or pair.new), _name(earlier, pair.new or pair.old)
    plain = Comparison(names, ("", ""))
    if isinstance(new, Report):
        return ComparedFile(
            SCENARIOS, WRONG, "this scenario file has errors now; `rulewright check` tells them", plain, report=new
        )
    if isinstance(old, Report):
        return ComparedFile(SCENARIOS, UNCOMPARED, f"this scenario file had errors at {earlier.short}", plain)
    if new is None or old is None:
        status = GONE if new is None else NEW
        return ComparedFile(SCENARIOS, status, f"this scenario file is {status}", plain)
    moved = earlier.inside(_file(pair.old)) != earlier.inside(_file(pair.new))
    said = f"this scenario file has another name: it was `{names[0]}`" if moved else ""
    return ComparedFile(
        SCENARIOS, RENAMED if moved else CHANGED, said, replace(plain, found=_scenario_changes(old, new))
    )


def _file(target: Target | None) -> Path:
    assert target is not None  # both sides are there
    return target.file


def _read(target: Target | None) -> Mapping | Report | None:
    if target is None:
        return None
    report = Report()
    source = read_source(target.file, report)
    root = read_node(source, report) if source is not None else None
    return root if isinstance(root, Mapping) and not report.failed else report


def _scenario_changes(old: Mapping, new: Mapping) -> list[Change]:
    """A change for each scenario, whatever differs inside of it."""
    found: dict[tuple[str, ...], Change] = {}
    olds, news = ({entry.name: entry.value for entry in root} for root in (old, new))
    for change in changes(old, new):
        name = change.path[0]
        kind: ChangeKind = "added" if name not in olds else "removed" if name not in news else "changed"
        found.setdefault(change.path[:1], Change(kind, (SCENARIOS, name), olds.get(name), news.get(name), old, new))
    return list(found.values())
