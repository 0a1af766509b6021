"""One picture of a position for all screens: what one seat sees, as frozen data in the order in which it is shown.

`layout_of` works out once, for a ruleset in one configuration, how its zones, spaces, purses and state lie on a table;
`picture` puts a view into it. Terminals, browsers and files of playthroughs draw the picture; nothing here knows of any
of them.
"""

from rulewright.picture.board import Board
from rulewright.picture.matrix import Matrix, MatrixRow
from rulewright.picture.position import Arrangement, Group, Holding, Layer, Money, Picture, Piece, Pieces, Value
from rulewright.picture.relevance import Nearness, farther, nearness, without
from rulewright.picture.table_layout import TableLayout, layout_of
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
    "TableLayout",
    "Value",
    "farther",
    "layout_of",
    "nearness",
    "picture",
    "without",
]
