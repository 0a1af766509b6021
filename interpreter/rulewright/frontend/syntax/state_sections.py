"""What changes in play: zones, money, state."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, scalars_of, text_of
from rulewright.frontend.syntax.value_reader import ValueReader, notes_of


class StateReader:
    """Reads the entries of these sections."""

    def __init__(self, values: ValueReader) -> None:
        self.values = values

    def zone(self, entry: Entry) -> doc.ZoneDecl | None:
        node = entry.value
        holds = self.values.name(node.get("holds")) if isinstance(node, Mapping) else None
        if not isinstance(node, Mapping) or holds is None:
            return None
        return doc.ZoneDecl(
            name=entry.name,
            span=entry.span,
            holds=holds,
            per=_names(node.get("per")),
            order=text_of(node.get("order")) or "heap",
            room=self.values.value(node.get("room")),
            starts=text_of(node.get("starts")),
            seen_by=self.values.audience(node.get("seen_by")),
            open_while=self.values.value(node.get("open_while")),
            remembered=self.values.value(node.get("remembered")),
            refilled_from=self.values.name(node.get("refilled_from")),
            notes=notes_of(node),
        )

    def currency(self, entry: Entry) -> doc.CurrencyDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        pieces = node.get("pieces")
        values: tuple[int, ...] = ()
        when = None
        if isinstance(pieces, Mapping):
            values = tuple(n for s in scalars_of(pieces.get("values")) if (n := s.number) is not None)
            when = self.values.value(pieces.get("when"))
        purses = self.values.read((e for e in node if e.name not in ("pieces", "about", "why", "source")), self._purse)
        return doc.CurrencyDecl(entry.name, entry.span, purses, values, when)

    def _purse(self, entry: Entry) -> doc.PurseDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        return doc.PurseDecl(
            name=entry.name,
            span=entry.span,
            per=_names(node.get("per")),
            start=self.values.amount(node.get("start")),
            from_=self.values.name(node.get("from")),
            at_most=self.values.value(node.get("at_most")),
            may_owe=self.values.value(node.get("may_owe")),
            seen_by=self.values.audience(node.get("seen_by")),
            notes=notes_of(node),
        )

    def remembered(self, entry: Entry) -> doc.StateDecl | doc.HistoryDecl | None:
        is_history = isinstance(entry.value, Mapping) and "positions_of" in entry.value
        return self._history(entry) if is_history else self._state(entry)

    def _history(self, entry: Entry) -> doc.HistoryDecl | None:
        node = entry.value
        of = node.get("positions_of") if isinstance(node, Mapping) else None
        room = self.values.value(node.get("room")) if isinstance(node, Mapping) and of is not None else None
        if not isinstance(of, Scalar) or room is None:
            return None
        return doc.HistoryDecl(entry.name, entry.span, ast.Name(of.span, of.text), room)

    def _state(self, entry: Entry) -> doc.StateDecl | None:
        node = entry.value
        declared = self.values.declared_type(node.get("is")) if isinstance(node, Mapping) else None
        if not isinstance(node, Mapping) or declared is None:
            return None
        return doc.StateDecl(
            entry.name,
            entry.span,
            declared,
            _names(node.get("per")),
            self.values.value(start) if isinstance(start := node.get("start"), Scalar) else None,
            self.values.audience(node.get("seen_by")),
            notes_of(node),
            self._position(start) if isinstance(start, Mapping) else None,
            self.values.name(node.get("restarts_with")),
        )

    def _position(self, node: Mapping) -> doc.PositionDecl:
        drawn, legend = node.get("drawn"), node.get("legend")
        if isinstance(drawn, Scalar):
            signs = self._by_key(legend) if isinstance(legend, Mapping) else ()
            return doc.PositionDecl(node.span, drawn, signs, ())
        return doc.PositionDecl(node.span, None, (), self._by_key(node))

    def _by_key(self, node: Mapping) -> tuple[tuple[Scalar, ast.Expr], ...]:
        values = ((entry.key, self.values.value(entry.value)) for entry in node)
        return tuple((key, value) for key, value in values if value is not None)


def _names(node: Node | None) -> tuple[ast.Name, ...]:
    """A name, or a list of names."""
    names = scalars_of(node) if isinstance(node, Sequence) else (node,) if isinstance(node, Scalar) else ()
    return tuple(ast.Name(name.span, name.text) for name in names)
