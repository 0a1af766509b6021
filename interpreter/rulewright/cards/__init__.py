"""Components of a ruleset to print and to export: `printed_cards` lists them, `pdf` makes sheets, `TABLES` writes CSV files for other programs."""

from rulewright.cards.card_tables import TABLES
from rulewright.cards.card_template import MOST_BYTES, CardTemplate, TemplateRefused, read_template
from rulewright.cards.pdf_sheets import Aid, Printed, pdf
from rulewright.cards.printed_card import CardClass, PrintedCard, fields_of, printed_cards
from rulewright.cards.sheet_geometry import FLIPS, PAPERS, SIZES, SheetRefused, SheetShape, sheet_shape

__all__ = [
    "FLIPS",
    "MOST_BYTES",
    "PAPERS",
    "SIZES",
    "TABLES",
    "Aid",
    "CardClass",
    "CardTemplate",
    "Printed",
    "PrintedCard",
    "SheetRefused",
    "SheetShape",
    "TemplateRefused",
    "fields_of",
    "pdf",
    "printed_cards",
    "read_template",
    "sheet_shape",
]
