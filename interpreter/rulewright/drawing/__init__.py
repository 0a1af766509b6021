"""Pictures of a ruleset: its state machine, who sees what, what has an order.
`picture` makes the graph, `FORMATS` has one writer a format.
"""

from rulewright.drawing.dot import dot
from rulewright.drawing.graph import Graph
from rulewright.drawing.links import Addresses, Links
from rulewright.drawing.mermaid import mermaid
from rulewright.drawing.pictures import SUBJECTS, difficulties, picture
from rulewright.drawing.print_sheets import print_sheets
from rulewright.drawing.svg import svg

FORMATS = {"svg": svg, "mermaid": mermaid, "dot": dot}
SUFFIXES = {".svg": "svg", ".mmd": "mermaid", ".mermaid": "mermaid", ".dot": "dot", ".gv": "dot"}

__all__ = [
    "FORMATS",
    "SUBJECTS",
    "SUFFIXES",
    "Addresses",
    "Graph",
    "Links",
    "difficulties",
    "picture",
    "print_sheets",
    "svg",
]
