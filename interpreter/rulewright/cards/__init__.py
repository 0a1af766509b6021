"""Components of a ruleset to print and to export: `printed_cards` lists them, `TABLES` writes CSV files for other
programs.

`pdf_sheets` makes sheets; it alone needs the extra `cards`.
"""

from rulewright.cards.card_tables import TABLES
from rulewright.cards.card_template import MOST_BYTES, CardTemplate, TemplateRefused, read_template
from rulewright.cards.html_fitting import AS_IT_IS, PlacedWords
from rulewright.cards.html_sheets import html_fitting, html_sheets
from rulewright.cards.html_template import HtmlTemplate, read_html_template
from rulewright.cards.printed_card import CardClass, PrintedCard, fields_of, printed_cards
from rulewright.cards.printed_money import printed_money
from rulewright.cards.sheet_geometry import FLIPS, PAPERS, SIZES, SheetRefused, SheetShape, sheet_shape

__all__ = [
    "AS_IT_IS",
    "FLIPS",
    "MOST_BYTES",
    "PAPERS",
    "SIZES",
    "TABLES",
    "CardClass",
    "CardTemplate",
    "HtmlTemplate",
    "PlacedWords",
    "PrintedCard",
    "SheetRefused",
    "SheetShape",
    "TemplateRefused",
    "fields_of",
    "html_fitting",
    "html_sheets",
    "printed_cards",
    "printed_money",
    "read_html_template",
    "read_template",
    "sheet_shape",
]
