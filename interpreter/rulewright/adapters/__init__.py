"""Games as other libraries want them: positions on either backend, observations as rows of columns, returns as numbers.

The rooms `openspiel` and `pettingzoo` stand on it. It needs NumPy, which both of those libraries bring.
"""

from rulewright.adapters.columns import Column, Columns, Row
from rulewright.adapters.game_positions import BACKENDS, Backend, Legal, Position
from rulewright.adapters.openness import is_open, is_simultaneous
from rulewright.adapters.returns import AUTO, KINDS, Returns, returns_of
from rulewright.adapters.view_lines import Lines, changed, text_of, view_lines

__all__ = [
    "AUTO",
    "BACKENDS",
    "KINDS",
    "Backend",
    "Column",
    "Columns",
    "Legal",
    "Lines",
    "Position",
    "Returns",
    "Row",
    "changed",
    "is_open",
    "is_simultaneous",
    "returns_of",
    "text_of",
    "view_lines",
]
