"""A ruleset as a rulebook to read.

In: a ruleset. Out: `book_of` makes a book from the typed rules and what their author says of them, `translated_book.py`
has it in another language; `markdown`, `html` and `pdf` write it.
"""

from rulewright.rulebook.book import Book
from rulewright.rulebook.book_checks import check_book_messages, sentences_of
from rulewright.rulebook.book_drawings import Drawings, drawings_of
from rulewright.rulebook.book_maker import book_of
from rulewright.rulebook.english_words import are, is_verb, with_article
from rulewright.rulebook.html_writer import html
from rulewright.rulebook.markdown_writer import markdown
from rulewright.rulebook.pdf_writer import NoPdf, page_pdf, pdf
from rulewright.rulebook.rule_words import Called, RuleWords

__all__ = [
    "Book",
    "Called",
    "Drawings",
    "NoPdf",
    "RuleWords",
    "are",
    "book_of",
    "check_book_messages",
    "drawings_of",
    "html",
    "is_verb",
    "markdown",
    "page_pdf",
    "pdf",
    "sentences_of",
    "with_article",
]
