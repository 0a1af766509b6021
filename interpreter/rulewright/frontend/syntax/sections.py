"""YAML nodes to declarations (`rulewright.frontend.syntax.document`), section by section.

In: the root mapping, whose shape `rulewright.frontend.syntax.shape` has judged already. What has a wrong shape is
passed over here without a second word; expressions that do not parse are reported and their entries dropped.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import (
    BLOCK,
    DOMAIN,
    KIND_TYPE,
    ORDER,
    PICKS,
    RANKING,
    SIGNATURE,
    TERM,
    VALUE,
    EntryPoint,
)
from rulewright.frontend.syntax.expressions import parse, parse_template
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, is_rest, number_in
from rulewright.frontend.syntax.steps import MOST_DEPTH, StepReader
from rulewright.source.diagnostic import Report
from rulewright.source.lookalikes import plain_text
from rulewright.source.suggestions import instead
from rulewright.source.text import Source, Span

T = TypeVar("T")
WORD = re.compile(r"[a-z][a-z0-9_]*")
RANGE = re.compile(r"(\d+)\s*(?:-|:|\u2013|\u2026|\.\.\.|to|or|,)\s*(\d+)")


LONGEST_NAME = 1000
"""So many characters may a name have by which components are called."""


class DocumentReader:
    """Reads one ruleset; complaints go to `report`."""

    def __init__(self, source: Source, root: Mapping, report: Report) -> None:
        self.source = source
        self.root = root
        self.report = report
        self.lost: set[str] = set()
        self.steps = StepReader(report, self.lost)

    def read(self) -> doc.Document:
        """The whole document; sections that are missing are empty."""
        remembered = self._section("state", self._remembered)
        return doc.Document(
            source=self.source,
            header=self._header(),
            assumed=tuple((e.name, e.span, text_of(e.value)) for e in self._entries("assumed")),
            options=self._section("options", self._option),
            numbers=self._section("numbers", self._number),
            enumerations=self._section("enumerations", self._enumeration),
            tables=self._section("tables", self._table),
            components=self._section("components", self._class),
            spaces=self._section("spaces", self._space),
            sides=self._sides(),
            zones=self._section("zones", self._zone),
            money=self._section("money", self._currency),
            state=tuple(item for item in remembered if isinstance(item, doc.StateDecl)),
            histories=tuple(item for item in remembered if isinstance(item, doc.HistoryDecl)),
            terms=self._section("terms", self._term),
            effects=self._section("effects", self._effect),
            actions=self._section("actions", self._action),
            priorities=self._section("priorities", self._priority),
            payouts=self._section("payouts", self._payout),
            phases=self._section("phases", self._phase),
            score=self._score(),
            looks=self._section("table", self._look),
            lost=frozenset(self.lost),
        )

    # ---- small readings ---------------------------------------------------------------------------

    def _entries(self, section: str) -> Iterator[Entry]:
        node = self.root.get(section)
        yield from node if isinstance(node, Mapping) else ()

    def _section(self, section: str, read: Callable[[Entry], T | None]) -> tuple[T, ...]:
        node = self.root.get(section)
        if node is not None and not isinstance(node, Mapping):
            self.lost.add(EVERYTHING)
        return self._read(self._entries(section), read)

    def _read(self, entries: Iterable[Entry], read: Callable[[Entry], T | None]) -> tuple[T, ...]:
        """Those entries that can be read; the names of the others are lost.
        The rest of a value that YAML has cut is none.
        """
        found = []
        before = ""
        for entry in entries:
            if is_rest(entry) and "(" in before:
                continue
            before = text_of(entry.value)
            item = read(entry)
            if item is None:
                self.lost |= words_of(entry.name)
            else:
                found.append(item)
        return tuple(found)

    def _parse(self, node: Node | None, entry: EntryPoint[T]) -> T | None:
        return parse(node, entry, self.report) if isinstance(node, Scalar) else None

    def _value(self, node: Node | None) -> ast.Expr | None:
        return self._parse(node, VALUE)

    def _amount(self, node: Node | None) -> ast.Expr | doc.ByPlayers | None:
        """An expression, or a map from player count to expression."""
        if not isinstance(node, Mapping):
            return self._value(node)
        cases = []
        for entry in node:
            value = self._value(entry.value)
            if entry.key.number is None:
                self.report.error(
                    "RW105",
                    f"`{entry.name}` is not a number of players",
                    entry.span,
                    "write a map from player counts to values: {2: 4, 3: 2}",
                )
            elif value is not None:
                cases.append((entry.key.number, entry.span, value))
        return doc.ByPlayers(node.span, tuple(cases))

    def _template(self, node: Node | None) -> ast.Template | None:
        return parse_template(node, self.report) if isinstance(node, Scalar) else None

    def _called(self, node: Node | None) -> ast.Template | None:
        """What components are called by: filled in for each of them, and shown wherever one is."""
        if isinstance(node, Scalar) and len(node.text) > LONGEST_NAME:
            self.report.error("RW205", "this name is too long", node.span, f"at most {LONGEST_NAME:,} characters")
            return None
        return self._template(node)

    def _audience(self, node: Node | None) -> ast.Expr | None:
        """Who sees something. A single word that is none of the possible ones was told already."""
        is_word = isinstance(node, Scalar) and node.text.isidentifier()
        return self._value(node) if not is_word or text_of(node) in AUDIENCES else None

    def _name(self, node: Node | None) -> ast.Name | None:
        return ast.Name(node.span, node.text) if isinstance(node, Scalar) else None

    def _signature(self, entry: Entry) -> ast.Signature | None:
        return self._parse(entry.key, SIGNATURE)

    def _words(self, node: Node | None) -> tuple[tuple[str, Span], ...]:
        if not isinstance(node, Sequence):
            return ()
        return tuple((item.text, item.span) for item in node.items if isinstance(item, Scalar))

    def _enumeration(self, entry: Entry) -> doc.EnumerationDecl | doc.NamedNumbersDecl | None:
        if isinstance(entry.value, Mapping):
            return self._named_numbers(entry, entry.value)
        words = self._words(entry.value)
        return doc.EnumerationDecl(entry.name, entry.span, words) if words else None

    def _named_numbers(self, entry: Entry, node: Mapping) -> doc.NamedNumbersDecl | None:
        """`rank: {is: 1..13, names: {11: jack}}`. Its ends are plain numbers, so that each name has its number."""
        kind, names = self._parse(node.get("is"), KIND_TYPE), node.get("names")
        low, high = self._ends(kind) if kind is not None else (0, -1)
        entries = tuple(names) if isinstance(names, Mapping) else ()
        words = tuple(word for one in entries if (word := self._named_number(one)) is not None)
        if low > high or not words:
            self.lost |= words_of(entry.value.span.text.lower())
            return None
        return doc.NamedNumbersDecl(entry.name, entry.span, low, high, words)

    def _ends(self, kind: ast.KindType) -> tuple[int, int]:
        """The lowest and the highest number of a range; a complaint, and no number, if it is none."""
        low, high = (end.value if isinstance(end, ast.Number) else None for end in (kind.low, kind.high))
        if kind.optional or low is None or high is None or low > high:
            hint = "write the lowest and the highest number, such as `1..13`"
            self.report.error("RW306", "names are given to the numbers of a range", kind.span, hint)
            return 0, -1
        return low, high

    def _named_number(self, entry: Entry) -> tuple[int, Span, Scalar] | None:
        """A number and its word; what is none was told by the shape."""
        number, word = number_in(entry.name), entry.value
        if number is not None and isinstance(word, Scalar) and WORD.fullmatch(word.text):
            return number, entry.span, word
        self.lost |= words_of(word.span.text.lower())
        return None

    def _type(self, node: Node | None) -> doc.TypeDecl | None:
        if isinstance(node, Sequence):
            words = self._words(node)
            return doc.TypeDecl(node.span, words, None) if words else None
        kind = self._parse(node, KIND_TYPE)
        return doc.TypeDecl(node.span, (), kind) if kind is not None and node is not None else None

    # ---- the head -----------------------------------------------------------------------------------

    def _header(self) -> doc.Header:
        version = self.root.get("rulewright")
        if isinstance(version, Scalar) and version.text != "1":
            self.report.error(
                "RW301",
                f"language version {version.text} is not known",
                version.span,
                "this is version 1: write `rulewright: 1`",
            )
        low, high, usual = self._players(self.root.get("players"))
        return doc.Header(
            game=text_of(self.root.get("game")),
            title=text_of(self.root.get("title")) or text_of(self.root.get("game")),
            about=text_of(self.root.get("about")),
            credits=text_of(self.root.get("credits")),
            low=low,
            high=high,
            usual=usual,
            limit=self._limit(self.root.get("limit")),
            span=self.root.entries[0].span if self.root.entries else self.root.span,
        )

    def _players(self, node: Node | None) -> tuple[int, int, int]:
        if isinstance(node, Mapping):
            low, high = (self._int(node.get(key), 1, 12) for key in ("from", "to"))
            usual = self._int(node.get("usual"), low, high) if "usual" in node else low
        elif isinstance(node, Scalar) and node.number is None and ".." in node.text:
            first, _, last = node.text.partition("..")
            low, high = (-1 if (number := number_in(part.strip())) is None else number for part in (first, last))
            usual = low
        else:
            low = high = usual = 0 if _as_range(node) else self._int(node, 1, 12)
        if node is not None and not 1 <= low <= high <= 12:
            hint = _as_range(node) or (
                "write the lowest number first" if 1 <= high < low <= 12 else "from 1 to 12 can play"
            )
            self.report.error("RW302", "players are a number or a range such as 2..5, from 1 to 12", node.span, hint)
            return 2, 2, 2
        return (low, high, usual) if node is not None else (2, 2, 2)

    def _int(self, node: Node | None, low: int, high: int) -> int:
        number = node.number if isinstance(node, Scalar) else None
        if number is None or not low <= number <= high:
            if isinstance(node, Scalar):
                self.report.error(
                    "RW302",
                    f"a number from {low} to {high} is needed here, not `{node.text}`",
                    node.span,
                    _whole(node.text) if number is None else "",
                )
            return low
        return number

    def _limit(self, node: Node | None) -> int:
        if not isinstance(node, Scalar):
            return 1
        word, _, unit = node.text.partition(" ")
        number = number_in(word)
        if number is None or unit.strip() not in ("", "decisions") or not 0 < number <= 1_000_000:
            self.report.error(
                "RW302",
                "the limit is a number of decisions, such as `3000 decisions`",
                node.span,
                (_whole(node.text) if number is None else "") or "from 1 to a million",
            )
            return 1
        return number

    # ---- constants ------------------------------------------------------------------------------------

    def _option(self, entry: Entry) -> doc.OptionDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        values = node.get("values")
        span_range = self._value(values) if isinstance(values, Scalar) else None
        if span_range is not None and not isinstance(span_range, ast.Range):
            self.report.error(
                "RW303",
                "the values of an option are a list of words, or a range such as 1..9",
                span_range.span,
                _as_list(values.text) if isinstance(values, Scalar) else "",
            )
            return None
        words = self._words(values)
        return doc.OptionDecl(
            entry.name,
            entry.span,
            words,
            span_range,
            node.get("default"),
            self._value(node.get("allowed")),
            notes_of(node),
        )

    def _number(self, entry: Entry) -> doc.NumberDecl | None:
        value = self._amount(entry.value)
        return doc.NumberDecl(entry.name, entry.span, value) if value is not None else None

    def _table(self, entry: Entry) -> doc.TableDecl | None:
        signature = self._signature(entry)
        if signature is None or not isinstance(entry.value, Mapping):
            return None
        return doc.TableDecl(entry.span, signature, entry.value)

    # ---- what is in the box ---------------------------------------------------------------------------

    def _class(self, entry: Entry) -> doc.ClassDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        traits = node.get("traits")
        kinds = node.get("kinds")
        csv = node.get("from")
        return doc.ClassDecl(
            name=entry.name,
            span=entry.span,
            traits=self._read(traits if isinstance(traits, Mapping) else (), self._trait),
            kinds=self._read(kinds if isinstance(kinds, Mapping) else (), self._kind),
            total=self._amount(node.get("total")),
            rolls=self._parse(node.get("rolls"), KIND_TYPE),
            called=self._called(node.get("called")),
            plural=text_of(node.get("plural")),
            csv=csv if isinstance(csv, Scalar) else None,
            notes=notes_of(node),
        )

    def _trait(self, entry: Entry) -> doc.TraitDecl | None:
        node = entry.value
        otherwise = None
        if isinstance(node, Mapping):
            otherwise = self._value(node.get("otherwise"))
            node = node.get("is") or node
        declared = self._type(node)
        return doc.TraitDecl(entry.name, entry.span, declared, otherwise) if declared is not None else None

    def _kind(self, entry: Entry) -> doc.KindDecl | None:
        node = entry.value
        if isinstance(node, Scalar):
            return doc.KindDecl(entry.name, entry.span, self._value(node), (), (), (), None, "")
        if not isinstance(node, Mapping):
            return None
        own = {"count", "columns", "rows", "called", "plural", "about", "why", "source"}
        traits = self._read((e for e in node if e.name not in own), self._trait_value)
        rows = node.get("rows")
        return doc.KindDecl(
            name=entry.name,
            span=entry.span,
            count=self._amount(node.get("count")),
            traits=traits,
            columns=scalars_of(node.get("columns")),
            rows=tuple(scalars_of(row) for row in rows.items) if isinstance(rows, Sequence) else (),
            called=self._called(node.get("called")),
            plural=text_of(node.get("plural")),
            about=text_of(node.get("about")),
        )

    def _trait_value(self, entry: Entry) -> doc.TraitValue | None:
        node = entry.value
        if isinstance(node, Mapping):
            counts = tuple((e.key, count) for e in node if (count := self._amount(e.value)) is not None)
            return doc.TraitValue(entry.name, entry.span, None, counts) if counts else None
        if isinstance(node, Scalar):
            start: EntryPoint[ast.KindType | ast.Expr] = KIND_TYPE if node.text.split(" ", 1)[0] == "each" else VALUE
            value = self._parse(node, start)
            return doc.TraitValue(entry.name, entry.span, value, ()) if value is not None else None
        return None

    def _space(self, entry: Entry) -> doc.SpaceDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        count, rows, columns = (self._value(node.get(key)) for key in ("count", "rows", "columns"))
        traits, edges, drawn = node.get("traits"), node.get("edges"), node.get("drawn")
        return doc.SpaceDecl(
            entry.name,
            entry.span,
            count,
            rows,
            columns,
            text_of(node.get("shape")) or _shape(node),
            text_of(node.get("plural")),
            scalars_of(node.get("names")),
            drawn if isinstance(drawn, Scalar) else None,
            self._name(node.get("joins") or node.get("edges_of") or node.get("corners_of")),
            self._read(traits if isinstance(traits, Mapping) else (), self._trait),
            tuple(map(self._edge, edges.items)) if isinstance(edges, Sequence) else None,
            self._numbers(node.get("numbers")),
        )

    def _numbers(self, node: Node | None) -> doc.NumbersDecl | None:
        """The numbers of spaces: a range, or a list of numbers and ranges."""
        items = (node,) if isinstance(node, Scalar) else node.items if isinstance(node, Sequence) else ()
        parsed = tuple(value for item in items if (value := self._value(item)) is not None)
        return doc.NumbersDecl(node.span, parsed, isinstance(node, Sequence)) if node is not None and parsed else None

    def _edge(self, row: Node) -> doc.EdgeDecl:
        first, second, *traits = (*scalars_of(row), None, None)
        values = (self._value(trait) for trait in traits if trait is not None)
        ends = tuple(end for end in (first, second) if end is not None)
        return doc.EdgeDecl(row.span, ends, tuple(value for value in values if value is not None))

    def _sides(self) -> ast.Expr | None:
        node = self.root.get("sides")
        return self._value(node.get("count")) if isinstance(node, Mapping) else None

    # ---- what changes -----------------------------------------------------------------------------------

    def _zone(self, entry: Entry) -> doc.ZoneDecl | None:
        node = entry.value
        holds = self._name(node.get("holds")) if isinstance(node, Mapping) else None
        if not isinstance(node, Mapping) or holds is None:
            return None
        return doc.ZoneDecl(
            name=entry.name,
            span=entry.span,
            holds=holds,
            per=_names(node.get("per")),
            order=text_of(node.get("order")) or "heap",
            room=self._value(node.get("room")),
            starts=text_of(node.get("starts")),
            seen_by=self._audience(node.get("seen_by")),
            open_while=self._value(node.get("open_while")),
            remembered=self._value(node.get("remembered")),
            refilled_from=self._name(node.get("refilled_from")),
            notes=notes_of(node),
        )

    def _currency(self, entry: Entry) -> doc.CurrencyDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        pieces = node.get("pieces")
        values: tuple[int, ...] = ()
        when = None
        if isinstance(pieces, Mapping):
            values = tuple(n for s in scalars_of(pieces.get("values")) if (n := s.number) is not None)
            when = self._value(pieces.get("when"))
        purses = self._read((e for e in node if e.name not in ("pieces", "about", "why", "source")), self._purse)
        return doc.CurrencyDecl(entry.name, entry.span, purses, values, when)

    def _purse(self, entry: Entry) -> doc.PurseDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        return doc.PurseDecl(
            name=entry.name,
            span=entry.span,
            per=_names(node.get("per")),
            start=self._amount(node.get("start")),
            from_=self._name(node.get("from")),
            at_most=self._value(node.get("at_most")),
            may_owe=self._value(node.get("may_owe")),
            seen_by=self._audience(node.get("seen_by")),
            notes=notes_of(node),
        )

    def _remembered(self, entry: Entry) -> doc.StateDecl | doc.HistoryDecl | None:
        is_history = isinstance(entry.value, Mapping) and "positions_of" in entry.value
        return self._history(entry) if is_history else self._state(entry)

    def _history(self, entry: Entry) -> doc.HistoryDecl | None:
        node = entry.value
        of = node.get("positions_of") if isinstance(node, Mapping) else None
        room = self._value(node.get("room")) if isinstance(node, Mapping) and of is not None else None
        if not isinstance(of, Scalar) or room is None:
            return None
        return doc.HistoryDecl(entry.name, entry.span, ast.Name(of.span, of.text), room)

    def _state(self, entry: Entry) -> doc.StateDecl | None:
        node = entry.value
        declared = self._type(node.get("is")) if isinstance(node, Mapping) else None
        if not isinstance(node, Mapping) or declared is None:
            return None
        return doc.StateDecl(
            entry.name,
            entry.span,
            declared,
            _names(node.get("per")),
            self._value(start) if isinstance(start := node.get("start"), Scalar) else None,
            self._audience(node.get("seen_by")),
            notes_of(node),
            self._position(start) if isinstance(start, Mapping) else None,
            self._name(node.get("restarts_with")),
        )

    def _position(self, node: Mapping) -> doc.PositionDecl:
        drawn, legend = node.get("drawn"), node.get("legend")
        if isinstance(drawn, Scalar):
            signs = self._by_key(legend) if isinstance(legend, Mapping) else ()
            return doc.PositionDecl(node.span, drawn, signs, ())
        return doc.PositionDecl(node.span, None, (), self._by_key(node))

    def _by_key(self, node: Mapping) -> tuple[tuple[Scalar, ast.Expr], ...]:
        values = ((entry.key, self._value(entry.value)) for entry in node)
        return tuple((key, value) for key, value in values if value is not None)

    # ---- what is worked out and done ----------------------------------------------------------------------

    def _term(self, entry: Entry) -> doc.TermDecl | None:
        signature, body = self._signature(entry), self._parse(_told(entry.value, "is"), TERM)
        depth, deeper = self._depth(entry.value), self._value(_noted(entry.value, "deeper"))
        if signature is None or body is None or (depth > 1) != (deeper is not None):
            return None
        return doc.TermDecl(entry.span, signature, body, depth, deeper)

    def _effect(self, entry: Entry) -> doc.EffectDecl | None:
        signature, body = self._signature(entry), self._parse(_told(entry.value, "do"), BLOCK)
        return doc.EffectDecl(entry.span, signature, body) if signature is not None and body is not None else None

    def _action(self, entry: Entry) -> doc.ActionDecl | None:
        signature, node = self._signature(entry), entry.value
        if signature is None or not isinstance(node, Mapping):
            return None
        return doc.ActionDecl(
            span=entry.span,
            signature=signature,
            picks=self._picks(node.get("pick")),
            where=self._value(node.get("where")),
            do=self._parse(node.get("do"), BLOCK),
            says=self._template(node.get("says")),
            asks=self._template(node.get("asks")),
            announces=self._template(node.get("announces")),
            seen_by=self._audience(node.get("seen_by")),
        )

    def _picks(self, node: Node | None) -> tuple[ast.Pick, ...]:
        picks = self._parse(node, PICKS)
        if picks is None:
            self.lost |= words_of(text_of(node))
        return picks or ()

    def _priority(self, entry: Entry) -> doc.PriorityDecl | None:
        signature, node = self._signature(entry), entry.value
        order = self._parse(node.get("order"), RANKING) if isinstance(node, Mapping) else None
        if signature is None or order is None or not isinstance(node, Mapping):
            return None
        rules = node.get("rules")
        read = (
            doc.RuleDecl(e.name, e.span, self._cases(e.value)) for e in (rules if isinstance(rules, Mapping) else ())
        )
        return doc.PriorityDecl(entry.span, signature, order, tuple(read))

    def _cases(self, node: Node) -> tuple[doc.CaseDecl, ...]:
        items = node.items if isinstance(node, Sequence) else (node,)
        return tuple(self._case(item) for item in items if not isinstance(item, Sequence))

    def _case(self, node: Node) -> doc.CaseDecl:
        if isinstance(node, Mapping):
            return doc.CaseDecl(
                node.span,
                self._value(node.get("when")),
                self._parse(node.get("do"), BLOCK),
                text_of(node.get("ends")) == "yes",
            )
        return doc.CaseDecl(node.span, None, self._parse(node, BLOCK), False)

    def _payout(self, entry: Entry) -> doc.PayoutDecl | None:
        signature, node = self._signature(entry), entry.value
        if signature is None or not isinstance(node, Mapping):
            return None
        among, order = self._parse(node.get("among"), DOMAIN), self._parse(node.get("order"), ORDER)
        source, to, claims, short, rest = (
            self._value(node.get(key)) for key in ("from", "to", "claims", "short", "rest")
        )
        if among is None or order is None or not (source and to and claims and short and rest):
            return None
        short_rest = self._value(node.get("short_rest"))
        paid, unpaid = (self._parse(node.get(key), BLOCK) for key in ("paid", "unpaid"))
        return doc.PayoutDecl(
            entry.span, signature, among, source, to, claims, order, short, rest, short_rest, paid, unpaid
        )

    def _phase(self, entry: Entry) -> doc.PhaseDecl | None:
        signature, node = self._signature(entry), entry.value
        if signature is None:
            return None
        ends_when = self._value(node.get("ends_when")) if isinstance(node, Mapping) else None
        return doc.PhaseDecl(entry.span, signature, ends_when, self.steps.phase(node), self._depth(node))

    def _depth(self, node: Node) -> int:
        """How many levels of a term or a phase there may be, one inside the other; 1 if that is not said."""
        return self._int(node.get("depth"), 2, MOST_DEPTH) if isinstance(node, Mapping) and "depth" in node else 1

    def _score(self) -> doc.ScoreDecl | None:
        entry = self.root.entry("score")
        node = entry.value if entry is not None else None
        if entry is None or not isinstance(node, Mapping):
            return None
        of = text_of(node.get("of")) or "player"
        return doc.ScoreDecl(
            entry.span,
            of,
            self._value(node.get("points")),
            self._value(node.get("cannot_win")),
            self._value(node.get("won")),
            self._parse(node.get("rank"), ORDER),
        )

    def _look(self, entry: Entry) -> doc.LookDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        keys = tuple((one.name, one.span, text_of(one.value)) for one in node)
        return doc.LookDecl(entry.name, entry.span, keys, self._words(node.get("sorted_by")))


AUDIENCES = ("nobody", "owner", "side", "others", "everyone", "face")

EVERYTHING = "*"
"""Among the lost names: a whole section could not be read."""


def words_of(text: str) -> set[str]:
    """The names in a text."""
    return set(re.findall(r"[a-z_][a-z0-9_]*", text))


def _as_range(node: Node | None) -> str:
    """What to write for two numbers that are joined as in other languages; nothing where there are no two."""
    found = RANGE.fullmatch(node.text.strip()) if isinstance(node, Scalar) else None
    return instead(found[0], f"{found[1]}..{found[2]}") if found is not None else ""


def _as_list(text: str) -> str:
    """What to write for `-hard -soft`, a list whose dashes have no blank behind them, and for a single word."""
    words = re.fullmatch(r"(?:\s*-[a-z_]\w*)+\s*", text)
    if words is not None:
        return f"a blank is missing behind the dash: `- {text.split(maxsplit=1)[0].removeprefix('-')}`"
    return f"write `[{text}]`" if re.fullmatch(r"[a-z_]\w*", text) else ""


def _whole(text: str) -> str:
    """What to write for a number that is quoted, of full width, or with separators or a remark;
    nothing where there is none.
    """
    found = re.fullmatch(r"\D{0,2}([0-9]{1,3}(?:[,. '_][0-9]{3})+|[0-9]+)(\D*)", plain_text(text))
    if found is None or any(map(str.isdigit, found[2])):
        return ""
    return f"write `{''.join(filter(str.isdigit, found[1]))}`, without quotes or signs"


def _shape(space: Mapping) -> str:
    """How spaces lie where `shape` does not say it."""
    kinds = {"rows": "squares", "columns": "squares", "drawn": "squares", "joins": "edges", "edges_of": "borders"}
    kinds |= {"names": "places", "corners_of": "corners"}
    return next((shape for key, shape in kinds.items() if space.get(key) is not None), "line")


def text_of(node: Node | None) -> str:
    """The text of a scalar; nothing else has any."""
    return node.text if isinstance(node, Scalar) else ""


def _names(node: Node | None) -> tuple[ast.Name, ...]:
    """A name, or a list of names."""
    names = scalars_of(node) if isinstance(node, Sequence) else (node,) if isinstance(node, Scalar) else ()
    return tuple(ast.Name(name.span, name.text) for name in names)


def scalars_of(node: Node | None) -> tuple[Scalar, ...]:
    """The scalars of a list."""
    return tuple(item for item in node.items if isinstance(item, Scalar)) if isinstance(node, Sequence) else ()


def _told(node: Node, key: str) -> Node | None:
    """A value that stands alone, or under this key beside what its author says of it."""
    return node.get(key) if isinstance(node, Mapping) else node


def _noted(node: Node, key: str) -> Node | None:
    """What stands under a key, if there is a mapping at all."""
    return node.get(key) if isinstance(node, Mapping) else None


def notes_of(node: Mapping) -> doc.Notes:
    return doc.Notes(text_of(node.get("about")), text_of(node.get("why")), text_of(node.get("source")))
