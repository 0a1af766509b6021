"""What a priority decides: rules in the order in which they act, what ends the rest, and how payouts and the score are
ordered.

In: a document, and what a variant changes. Out: a `Graph`: one box a list. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise

from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import block_lines, one_line
from rulewright.drawing.picture_words import PictureWords
from rulewright.drawing.variant_marks import Marks
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc


def priorities_graph(title: str, document: doc.Document, marks: Marks, words: PictureWords) -> Graph:
    """The picture of everything that has an order."""
    return _PrecedenceDrawer(document, marks, words).graph(title)


class _PrecedenceDrawer:
    def __init__(self, document: doc.Document, marks: Marks, words: PictureWords) -> None:
        self.words, self.say = words, words.say
        self.document = document
        self.marks = marks
        self.numbers = count(1)
        self.edges: list[Arrow] = []

    def graph(self, title: str) -> Graph:
        columns = [(self._priority(one),) for one in self.document.priorities]
        columns += [(self._payout(one),) for one in self.document.payouts]
        score = self.document.score
        columns += [(self._score(score),)] if score is not None else []
        return Graph(title, self.say("picture-about-priorities"), tuple(columns), tuple(self.edges))

    def _priority(self, priority: doc.PriorityDecl) -> PictureBox:
        name = priority.signature.name.name
        rules = {rule.name: rule for rule in priority.rules}
        end = PictureNode(next(self.numbers), NodeKind.END, self.say("picture-end"))
        levels = [
            tuple(self._rule(name, rules[one.name], end.number) for one in level if one.name in rules)
            for level in priority.order.levels
        ]
        parts = [
            level[0]
            if len(level) == 1
            else PictureBox(next(self.numbers), BoxKind.GROUP, self.say("picture-together"), level, across=True)
            for level in levels
            if level
        ]
        self._chain([*(level for level in levels if level), (end,)])
        lines = (one_line(priority.order.span.text),)
        mark = self.marks.at(("priorities", name), ("rules",))
        span = priority.signature.span
        title = self.words.signature(span.text, name, "priorities")
        return PictureBox(next(self.numbers), BoxKind.TOP, title, (*parts, end), lines, span, mark)

    def _rule(self, priority: str, rule: doc.RuleDecl, end: int) -> PictureNode:
        mark = self.marks.at(("priorities", priority, "rules", rule.name))
        lines = tuple(line for case in rule.cases for line in self._case(case))
        title = self.words.name(rule.name, "rules")
        node = PictureNode(next(self.numbers), NodeKind.RULES, title, lines, rule.span, mark)
        if any(case.ends for case in rule.cases):
            self.edges.append(Arrow(node.number, end, ArrowKind.INTERRUPT, self.say("picture-ends")))
        return node

    def _chain(self, levels: list[tuple[PictureNode, ...]]) -> None:
        """Every part of a level leads to every part of the next."""
        for first, second in pairwise(levels):
            self.edges += [Arrow(one.number, other.number) for one in first for other in second]

    def _payout(self, payout: doc.PayoutDecl) -> PictureBox:
        name = payout.signature.name.name
        says: list[tuple[str, tuple[str, ...], ast.Expr | ast.Domain | ast.Order | ast.Block]] = [
            ("from", (one_line(payout.from_.span.text),), payout.from_),
            (
                "claims",
                (self._claim(payout),),
                payout.claims,
            ),
            ("order", tuple(self._order(payout.order)), payout.order),
            ("to", (one_line(payout.to.span.text),), payout.to),
            ("short", (self.words.line("picture-short", payout.short, "what"),), payout.short),
            ("rest", (self.words.line("picture-rest", payout.rest, "where"),), payout.rest),
        ]
        says += [("paid", block_lines(payout.paid.span.text), payout.paid)] if payout.paid is not None else []
        says += [("unpaid", block_lines(payout.unpaid.span.text), payout.unpaid)] if payout.unpaid is not None else []
        nodes = tuple(
            PictureNode(
                next(self.numbers), NodeKind.EFFECT, key, lines, part.span, self.marks.at(("payouts", name, key))
            )
            for key, lines, part in says
        )
        self._chain([(node,) for node in nodes])
        span = payout.signature.span
        mark = self.marks.at(("payouts", name), [key for key, _, _ in says])
        title = self.words.signature(span.text, name, "payouts")
        return PictureBox(next(self.numbers), BoxKind.TOP, title, nodes, (), span, mark)

    def _claim(self, payout: doc.PayoutDecl) -> str:
        whom, amount = one_line(payout.among.span.text), one_line(payout.claims.span.text)
        return self.say("picture-claim", whom=whom, amount=amount)

    def _score(self, score: doc.ScoreDecl) -> PictureBox:
        says: list[tuple[str, tuple[str, ...], ast.Expr | ast.Order]] = []
        says += [("points", (one_line(score.points.span.text),), score.points)] if score.points is not None else []
        says += (
            [("cannot_win", (one_line(score.cannot_win.span.text),), score.cannot_win)]
            if score.cannot_win is not None
            else []
        )
        says += [("won", (one_line(score.won.span.text),), score.won)] if score.won is not None else []
        says += [("rank", tuple(self._order(score.rank)), score.rank)] if score.rank is not None else []
        nodes = tuple(
            PictureNode(next(self.numbers), NodeKind.EFFECT, key, lines, part.span, self.marks.at(("score", key)))
            for key, lines, part in says
        )
        self._chain([(node,) for node in nodes])
        title = self.say("picture-score", whom=self.words.name(str(score.of)))
        return PictureBox(next(self.numbers), BoxKind.TOP, title, nodes, (), score.span)

    def _case(self, case: doc.CaseDecl) -> Iterator[str]:
        """A case: its condition, what is done, and whether it ends the list."""
        yield self.words.line("picture-when", case.when) if case.when is not None else self.say("picture-always")
        yield from (f"  {line}" for line in (block_lines(case.do.span.text) if case.do is not None else ()))
        if case.ends:
            yield f"  {self.say('picture-ends-list')}"

    def _order(self, order: ast.Order) -> Iterator[str]:
        """An order, one criterion a line."""
        first, *others = one_line(order.span.text).split(" then ")
        yield first
        yield from (self.say("picture-then-by", what=other) for other in others)
