"""How the texts of a variant are read: by the path at which each is put."""

from __future__ import annotations

import pytest

from rulewright.formatting.text_roles import VARIANT, roles
from rulewright.frontend.syntax.reader import read_node
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("terms.tomb.escorts", ("term",)),
        ("terms.tomb.escorts.is", ("term",)),
        ("terms.tomb.escorts.about", None),
        ("terms.left", ("term",)),
        ("effects.pay_out(player me).do", ("block",)),
        ("effects.pay_out(player me)", ("block",)),
        ("effects.pay_out(player me).why", None),
        ("actions.buy.do", ("block",)),
        ("actions.buy.about", None),
    ],
)
def test_a_text_is_read_as_what_stands_at_its_path(path: str, form: tuple[str, ...] | None) -> None:
    root = read_node(Source("v.yaml", f'variant: v\nextends: g\nchange: {{{path}: "a text"}}\n'), Report())
    assert root is not None
    assert [role.form for _, role in roles(root, VARIANT).values()] == ([form] if form is not None else [])
