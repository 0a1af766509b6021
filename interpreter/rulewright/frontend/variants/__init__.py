"""Variants of a ruleset: edits by path, applied to its YAML tree before anything else reads it.

In: the root of a ruleset, and variants (`rulewright.frontend.variants.files` reads them), each after the one that it
extends. Out: the varied root, whose nodes keep the spans of the files they come from; the report learns what they
replaced, so that a later message about a varied rule shows its base too. A class's `total` proof-reads the file that
states it, and is dropped where a variant does not state it anew.
"""

from __future__ import annotations

from collections.abc import Sequence as Items

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar
from rulewright.frontend.variants.edit import Edit, Variant
from rulewright.frontend.variants.edits import EditReader
from rulewright.frontend.variants.patch import Patch, overlap, patched
from rulewright.frontend.variants.paths import SECTIONS
from rulewright.frontend.variants.provenance import VariantProvenance
from rulewright.frontend.variants.totals import without_totals
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

__all__ = ["Variant", "VariantProvenance", "apply"]


def apply(root: Mapping, variants: Items[tuple[str, Mapping, Source]], report: Report) -> Mapping:
    """A ruleset's tree with variants applied. After complaints it holds those edits that could be made."""
    applied: list[Edit] = []
    for layer in _layers([Variant(*one) for one in variants]):
        root = _with_sections(root, layer)
        edits = [edit for variant in layer for edit in EditReader(variant, root, report).edits()]
        patch = Patch()
        made = [edit for edit in edits if _fits(edit, patch, report)]
        root = _mapping(patched(root, patch))
        applied += made
    _check_layers(applied, [Variant(*one) for one in variants], report)
    report.provenance = _provenance(applied)
    return without_totals(root, {source for _, _, source in variants})


def _layers(variants: list[Variant]) -> list[list[Variant]]:
    """Variants by how many others they extend: all of a layer are applied to one tree."""
    depths: dict[str, int] = {}
    for variant in variants:
        depths[variant.name] = depths.get(variant.parent, -1) + 1 if variant.parent else 0
    return [[v for v in variants if depths[v.name] == depth] for depth in sorted(set(depths.values()))]


def _fits(edit: Edit, patch: Patch, report: Report) -> bool:
    other = patch.insert(edit)
    if other is not None:
        overlap(edit, other, report)
    return other is None


def _check_layers(edits: list[Edit], variants: list[Variant], report: Report) -> None:
    """Overlaps between variants of different layers, unless one extends the other."""
    if not any(variant.parent for variant in variants):
        return
    parents = {variant.name: variant.parent for variant in variants}
    for index, edit in enumerate(edits):
        family = _ancestors(edit.variant, parents)
        for other in edits[:index]:
            length = min(len(edit.location), len(other.location))
            is_one = edit.location[:length] == other.location[:length] and "items" not in (edit.kind, other.kind)
            if is_one and len(family) > 1 and other.variant not in family:
                overlap(edit, other, report)


def _ancestors(name: str, parents: dict[str, str]) -> list[str]:
    family = [name]
    while (name := parents.get(name, "")) and name not in family:
        family.append(name)
    return family


def _with_sections(root: Mapping, layer: list[Variant]) -> Mapping:
    """The root with an empty section wherever a variant adds the first entry of one."""
    missing: dict[str, Entry] = {}
    for variant in layer:
        added = variant.root.get("add")
        for entry in added if isinstance(added, Mapping) else ():
            section = entry.name.partition(".")[0]
            if section in SECTIONS and section != entry.name and section not in root:
                key = Scalar(entry.span, section, "", entry.key.body)
                missing.setdefault(section, Entry(key, Mapping(entry.span, ())))
    return Mapping(root.span, (*root.entries, *missing.values()))


def _provenance(edits: list[Edit]) -> VariantProvenance:
    changes = [(edit, edit.value, edit.old) for edit in edits if edit.value is not None and edit.old is not None]
    return VariantProvenance(
        replaced=tuple((value.span, old.span) for _, value, old in changes),
        changed=tuple((edit.key, value.span) for edit, value, _ in changes if edit.key is not None),
        removed=tuple((_last_name(edit), edit.path) for edit in edits if edit.kind == "remove"),
        edits=tuple((edit.path, edit.old.span) for edit in edits if edit.old is not None),
    )


def _last_name(edit: Edit) -> str:
    """The name that a removal drops."""
    if isinstance(edit.old, Scalar) and isinstance(edit.location[-1], int):
        return edit.old.text
    return str(edit.location[-1])


def _mapping(node: Node) -> Mapping:
    assert isinstance(node, Mapping)
    return node
