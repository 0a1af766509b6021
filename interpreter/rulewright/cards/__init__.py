"""Components of a ruleset to print and to export: `printed_cards` lists them, `TABLES` writes CSV files for other
programs.

`pdf_sheets` makes sheets; it alone needs the extra `cards`.
"""

from rulewright.cards.card_tables import TABLES
from rulewright.cards.card_template import MOST_BYTES, CardTemplate, TemplateRefused, read_template
from rulewright.cards.printed_card import CardClass, PrintedCard, fields_of, printed_cards
from rulewright.cards.sheet_geometry import FLIPS, PAPERS, SIZES, SheetRefused, SheetShape, sheet_shape

__all__ = [
    "FLIPS",
    "MOST_BYTES",
    "PAPERS",
    "SIZES",
    "TABLES",
    "CardClass",
    "CardTemplate",
    "PrintedCard",
    "SheetRefused",
    "SheetShape",
    "TemplateRefused",
    "fields_of",
    "printed_cards",
    "read_template",
    "sheet_shape",
]
