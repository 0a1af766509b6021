"""What is in the box: components and spaces."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import KIND_TYPE, VALUE, EntryPoint
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, scalars_of, text_of
from rulewright.frontend.syntax.value_reader import ValueReader, notes_of, words_of


class ComponentReader:
    """Reads the entries of these sections."""

    def __init__(self, values: ValueReader) -> None:
        self.values = values

    def component_class(self, entry: Entry) -> doc.ClassDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        traits = node.get("traits")
        kinds = node.get("kinds")
        csv = node.get("from")
        return doc.ClassDecl(
            name=entry.name,
            span=entry.span,
            traits=self.values.read(traits if isinstance(traits, Mapping) else (), self._trait),
            kinds=self.values.read(kinds if isinstance(kinds, Mapping) else (), self._kind),
            total=self.values.amount(node.get("total")),
            rolls=self.values.parse(node.get("rolls"), KIND_TYPE),
            called=self.values.called(node.get("called")),
            plural=text_of(node.get("plural")),
            csv=csv if isinstance(csv, Scalar) else None,
            notes=notes_of(node),
        )

    def _trait(self, entry: Entry) -> doc.TraitDecl | None:
        node = entry.value
        otherwise = None
        names = node.get("names") if isinstance(node, Mapping) else None
        if isinstance(names, Mapping):  # told already: they are no key of a trait
            self.values.lost |= {word for one in names for word in words_of(text_of(one.value))}
        if isinstance(node, Mapping):
            otherwise = self.values.value(node.get("otherwise"))
            node = node.get("is") or node
        declared = self.values.declared_type(node)
        return doc.TraitDecl(entry.name, entry.span, declared, otherwise) if declared is not None else None

    def _kind(self, entry: Entry) -> doc.KindDecl | None:
        node = entry.value
        if isinstance(node, Scalar):
            return doc.KindDecl(entry.name, entry.span, self.values.value(node), (), (), (), None, "")
        if not isinstance(node, Mapping):
            return None
        own = {"count", "columns", "rows", "called", "plural", "about", "why", "source"}
        traits = self.values.read((e for e in node if e.name not in own), self._trait_value)
        rows = node.get("rows")
        return doc.KindDecl(
            name=entry.name,
            span=entry.span,
            count=self.values.amount(node.get("count")),
            traits=traits,
            columns=scalars_of(node.get("columns")),
            rows=tuple(scalars_of(row) for row in rows.items) if isinstance(rows, Sequence) else (),
            called=self.values.called(node.get("called")),
            plural=text_of(node.get("plural")),
            about=text_of(node.get("about")),
        )

    def _trait_value(self, entry: Entry) -> doc.TraitValue | None:
        node = entry.value
        if isinstance(node, Mapping):
            counts = tuple((e.key, count) for e in node if (count := self.values.amount(e.value)) is not None)
            return doc.TraitValue(entry.name, entry.span, None, counts) if counts else None
        if isinstance(node, Scalar):
            start: EntryPoint[ast.KindType | ast.Expr] = KIND_TYPE if node.text.split(" ", 1)[0] == "each" else VALUE
            value = self.values.parse(node, start)
            return doc.TraitValue(entry.name, entry.span, value, ()) if value is not None else None
        return None

    def space(self, entry: Entry) -> doc.SpaceDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        count, rows, columns = (self.values.value(node.get(key)) for key in ("count", "rows", "columns"))
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
            self.values.name(node.get("joins") or node.get("edges_of") or node.get("corners_of")),
            self.values.read(traits if isinstance(traits, Mapping) else (), self._trait),
            tuple(map(self._edge, edges.items)) if isinstance(edges, Sequence) else None,
            self._numbers(node.get("numbers")),
        )

    def _numbers(self, node: Node | None) -> doc.NumbersDecl | None:
        """The numbers of spaces: a range, or a list of numbers and ranges."""
        items = (node,) if isinstance(node, Scalar) else node.items if isinstance(node, Sequence) else ()
        parsed = tuple(value for item in items if (value := self.values.value(item)) is not None)
        return doc.NumbersDecl(node.span, parsed, isinstance(node, Sequence)) if node is not None and parsed else None

    def _edge(self, row: Node) -> doc.EdgeDecl:
        first, second, *traits = (*scalars_of(row), None, None)
        values = (self.values.value(trait) for trait in traits if trait is not None)
        ends = tuple(end for end in (first, second) if end is not None)
        return doc.EdgeDecl(row.span, ends, tuple(value for value in values if value is not None))


def _shape(space: Mapping) -> str:
    """How spaces lie where `shape` does not say it."""
    kinds = {"rows": "squares", "columns": "squares", "drawn": "squares", "joins": "edges", "edges_of": "borders"}
    kinds |= {"names": "places", "corners_of": "corners"}
    return next((shape for key, shape in kinds.items() if space.get(key) is not None), "line")
