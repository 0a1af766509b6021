"""One picture of a position for all screens: what one seat sees, as frozen data in the order in which it is shown.

`layout_of` works out once, for a ruleset in one configuration, how its zones, spaces, purses and state lie on a table;
`picture` puts a view into it. Terminals, browsers and files of playthroughs draw the picture; nothing here knows of any
of them.
"""

from rulewright.picture.board import Board
from rulewright.picture.kept_form import form_from_json, form_to_json
from rulewright.picture.matrix import Matrix, MatrixRow
from rulewright.picture.named_pieces import name_pieces
from rulewright.picture.position import Arrangement, Group, Holding, Layer, Money, Picture, Piece, Pieces, Value
from rulewright.picture.relevance import Nearness, Relevance, farther, nearness, without
from rulewright.picture.table_layout import TableForm, TableLayout, form_of, layout_of, layout_with
from rulewright.picture.view_picture import picture

__all__ = [
    "Arrangement",
    "Board",
    "Group",
    "Holding",
    "Layer",
    "Matrix",
    "MatrixRow",
    "Money",
    "Nearness",
    "Picture",
    "Piece",
    "Pieces",
    "Relevance",
    "TableForm",
    "TableLayout",
    "Value",
    "farther",
    "form_from_json",
    "form_of",
    "form_to_json",
    "layout_of",
    "layout_with",
    "name_pieces",
    "nearness",
    "picture",
    "without",
]
