"""Files of targets: which are meant, and what each says.

In: a ruleset, a folder, a file; the text of a file. Out: paths; a `TargetSheet`. Complains to the report about shape,
names and settings, each at its place; raises `NotFound` where nothing is meant. Files lie in the folder `targets`
beside their ruleset, and name it: `assess: game`. A target may begin with `>` although a plain text of YAML may not:
the sign is read as another one of the same width, so places stay right.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulewright.bots import UnknownBot, seated, split
from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.lab.match_metrics import SKILL
from rulewright.lab.metric import Metric
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.targets.conditions import BadCondition, TargetCondition, condition_of
from rulewright.lab.targets.target_metrics import NEVER_PLAYED, TARGET_METRICS
from rulewright.machine_cache import Ready, ready
from rulewright.ruleset_lookup import STDIN, NotFound, find_all
from rulewright.scenarios import ruleset_of
from rulewright.source.diagnostic import Diagnostic, Label, Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source, Span
from rulewright.storage import members, real_path, tree

FOLDER = "targets"
KEY = "assess"
SCHEMA = "targets"
MORE = "\N{FULLWIDTH GREATER-THAN SIGN}"
_MORE = re.compile(r"((?:^[ \t]*|[{,][ \t]*)[a-z_]+:[ \t]+)>(?==?[ \t]*-?\d)", re.MULTILINE)
GAMES, STRONG_GAMES, MOST_GAMES = 2_000, 200, 1_000_000


@dataclass(frozen=True, slots=True)
class DesignTarget:
    """One target, and where it stands."""

    metric: Metric[Outcomes]
    condition: TargetCondition
    span: Span


@dataclass(frozen=True)
class TargetSheet:
    """What a file says. `bots`: one for each seat; `strong`: the bot whose skill is measured, among random ones."""

    path: Path
    made: Ready
    bots: tuple[str, ...]
    targets: tuple[DesignTarget, ...]
    games: int = GAMES
    strong: str = "greedy"
    strong_games: int = STRONG_GAMES
    options: dict[str, str] = field(default_factory=dict)
    label: str = ""

    @property
    def marked(self) -> bool:
        """Whether it has to be noted which actions are taken."""
        return any(target.metric is NEVER_PLAYED for target in self.targets)


# ---- which files -----------------------------------------------------------------------------------------------------


def target_files(name: str) -> tuple[Path, ...]:
    """All that a name means: a file of targets, those beside a ruleset, those of a folder tree."""
    path = Path(name)
    if path.is_file() and (path.parent.name == FOLDER or is_of_targets(path)):
        return (path,)
    if path.is_dir() and not (path / "ruleset.yaml").is_file():
        found = tuple(_below(path))
        if found:
            return found
        raise NotFound(f"the folder `{name}` holds no targets", f"they lie in folders called `{FOLDER}`")
    files = [
        file
        for ruleset in find_all(name)
        if ruleset.path != STDIN
        for file in members(ruleset.path.parent / FOLDER, "*.yaml")
    ]
    if not files:
        raise NotFound(f"`{name}` has no targets", f"they lie in the folder `{FOLDER}` beside the ruleset")
    return tuple(files)


def _below(root: Path) -> Iterator[Path]:
    for place, files in tree(root):
        if real_path(place).name == FOLDER:
            yield from (place / name for name in files if name.endswith((".yaml", ".yml")))


def is_of_targets(path: Path) -> bool:
    """Whether a file names what is to be assessed."""
    source = read_source(path, Report())
    return source is not None and re.search(rf"^{KEY}:", source.text, re.MULTILINE) is not None


# ---- what one says ---------------------------------------------------------------------------------------------------


def read_targets(path: Path, report: Report) -> TargetSheet | None:
    """What the file says; none after an error."""
    source = read_source(path, report)
    return None if source is None else read_target_text(path, source, report)


def read_target_text(path: Path, source: Source, report: Report) -> TargetSheet | None:
    """The same for a text that would lie there."""
    plain = Source(source.name, _MORE.sub(rf"\g<1>{MORE}", source.text))
    found = Report()
    root = read_node(plain, found)
    if root is not None:
        check_shape(root, SCHEMA, found)
    sheet = _Reading(path, found).sheet(root) if isinstance(root, Mapping) and not found.failed else None
    report.repeat(_placed(one, source) for one in found)
    return None if sheet is None or found.failed else _sheet_placed(sheet, source)


def _placed(one: Diagnostic, source: Source) -> Diagnostic:
    """A finding at its place in the text as it was written."""
    labels = tuple(Label(_in(label.span, source), label.text) for label in one.labels)
    fixes = tuple(replace(fix, span=_in(fix.span, source)) for fix in one.fixes)
    return replace(one, message=one.message.replace(MORE, ">"), span=_in(one.span, source), labels=labels, fixes=fixes)


def _sheet_placed(sheet: TargetSheet, source: Source) -> TargetSheet:
    return replace(sheet, targets=tuple(replace(one, span=_in(one.span, source)) for one in sheet.targets))


def _in(span: Span, source: Source) -> Span:
    return Span(source, span.start, span.end) if span.source.name == source.name else span


@dataclass
class _Reading:
    """One file."""

    path: Path
    report: Report

    def sheet(self, root: Mapping) -> TargetSheet | None:
        targets = root.get("targets")
        assert isinstance(targets, Mapping)
        found = [one for entry in targets for one in self._target(entry)]
        made = self._made(root)
        if made is None:
            return None
        bots = self._bots(root, "bots", "random", made.machine.program.players)
        strong = self._bots(root, "strong", "greedy", 1)
        for target in found:
            self._check_members(target, made)
        if self.report.failed:
            return None
        games, strong_games = self._count(root, "games", GAMES), self._count(root, "strong_games", STRONG_GAMES)
        label = _text(root, KEY)
        return TargetSheet(
            self.path, made, bots, tuple(found), games, strong[0], strong_games, self._options(root), label
        )

    def _target(self, entry: Entry) -> Iterator[DesignTarget]:
        name, value = entry.name, entry.value
        metric = TARGET_METRICS.get(name)
        if metric is None:
            self.report.error(
                "RW911", f"nothing called `{name}` is measured", entry.key.span, did_you_mean(name, TARGET_METRICS)
            )
            return
        assert isinstance(value, Scalar)
        try:
            yield DesignTarget(metric, condition_of(value.text.replace(MORE, ">"), metric.unit), value.span)
        except BadCondition as problem:
            self.report.error("RW912", str(problem), value.span, problem.hint)

    def _check_members(self, target: DesignTarget, made: Ready) -> None:
        score = made.machine.program.score
        misfit = target.metric.misfit(score.size, score.is_declared)
        if misfit:
            self.report.error("RW912", f"`{target.metric.name}`: {misfit}", target.span, "leave it out")
        if target.condition.part is not None and target.metric.name in ("seat_gap", SKILL.name, NEVER_PLAYED.name):
            self.report.error(
                "RW912", f"`{target.metric.name}` is no number of a single game", target.span, "leave out `for`"
            )

    def _made(self, root: Mapping) -> Ready | None:
        node = root.get(KEY)
        assert isinstance(node, Scalar)
        try:
            found = ruleset_of(self.path, node.text)
        except NotFound as problem:
            message, _, hint = str(problem).partition("; ")
            self.report.error("RW910", message, node.span, hint)
            return None
        players, own = root.get("players"), Report()
        count = players.number if isinstance(players, Scalar) else None
        try:
            made = ready(
                found,
                count,
                self._options(root),
                own,
                any(entry.name == NEVER_PLAYED.name for entry in _mapping(root, "targets")),
            )
        except BadConfiguration as problem:
            message, _, hint = str(problem).partition("; ")
            span = (root.get("options") or players or node).span
            self.report.error(
                "RW913", message, players.span if players is not None and "play" in message else span, hint
            )
            return None
        self.report.repeat(own)
        if made is None and not own.failed:
            self.report.error("RW910", f"the ruleset `{node.text}` cannot be read", node.span)
        return made

    def _options(self, root: Mapping) -> dict[str, str]:
        options = root.get("options")
        if not isinstance(options, Mapping):
            return {}
        return {entry.name.replace("-", "_"): entry.value.text for entry in options if isinstance(entry.value, Scalar)}

    def _bots(self, root: Mapping, key: str, usual: str, seats: int) -> tuple[str, ...]:
        node = root.get(key)
        names = tuple(split(node.text if isinstance(node, Scalar) else usual))
        try:
            seated(names, seats)
        except UnknownBot as problem:
            assert node is not None
            self.report.error("RW913", str(problem), node.span)
        return names * seats if len(names) == 1 else names

    def _count(self, root: Mapping, key: str, usual: int) -> int:
        node = root.get(key)
        number = node.number if isinstance(node, Scalar) else usual
        if number is None or not 1 <= number <= MOST_GAMES:
            assert node is not None
            self.report.error("RW913", f"`{key}` is no whole number from 1 to {MOST_GAMES:,}", node.span)
            return usual
        return number


def _mapping(root: Mapping, key: str) -> Mapping:
    node = root.get(key)
    assert isinstance(node, Mapping)
    return node


def _text(root: Mapping, key: str) -> str:
    node = root.get(key)
    assert isinstance(node, Scalar)
    return node.text
