"""A decision as questions, for any screen: what is asked, which answers there are, what an answer leaves; and the way
back.

Stands on games; knows no screen, and never shows more than the words that the seat may know.
"""

from rulewright.choosing.history import History, TooLate
from rulewright.choosing.menu import Menu
from rulewright.choosing.questions import AmountMenu, ListedMenu, Question, Several
from rulewright.choosing.stretches import MOST_LINES
from rulewright.choosing.word_answers import Ids, MenuEntry, RefusedAnswer

__all__ = [
    "MOST_LINES",
    "AmountMenu",
    "History",
    "Ids",
    "ListedMenu",
    "Menu",
    "MenuEntry",
    "Question",
    "RefusedAnswer",
    "Several",
    "TooLate",
]
