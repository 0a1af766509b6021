"""Orders say how ties end (RW508), a score says who wins (RW621), and a
payout's order suits its rule for a shortage (RW514).
"""

from __future__ import annotations

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType, SideType, SpaceType
from rulewright.source.diagnostic import Report

ROUND = ("clockwise", "counterclockwise")
ENDINGS = ("together", "shared", "out", "option")


def check_orders(survey: Survey, report: Report) -> None:
    """Ties in loops, in `first` and `last`, in payouts and in the score."""
    for _, domain in survey.all(t.Domain):
        if domain.order and not _misplaced(domain.order, (), "a loop", report):
            _loop(domain, report)
    for payout in survey.symbols.payouts.values():
        _payout(payout, report)
    if survey.symbols.score is not None:
        _score(survey.symbols.score, report)
        if survey.symbols.document.score is not None:
            _result(survey.symbols.score, survey.symbols.document.score, report)


def _loop(domain: t.Domain, report: Report) -> None:
    """Players, sides and spaces can go round where they are equal; components and numbers have their own order."""
    if isinstance(domain.type, PlayerType | SideType | SpaceType) and not _is_total(domain.order, domain.var):
        span = domain.order[0].span.to(domain.order[-1].span)
        report.error("RW508", "this order says nothing about ties", span, ADVICE["a loop"])


def _is_total(order: tuple[t.Criterion, ...], member: t.Var) -> bool:
    """Whether an order leaves no ties: it goes round, or by the number of its members."""
    return any(
        criterion.when is None and (criterion.kind in ROUND or is_number_of(criterion.value, member))
        for criterion in order
    )


def is_number_of(value: t.Expr | None, member: t.Var) -> bool:
    match value:
        case t.Property(function="number_of", subject=t.Local(var=var)) | t.Local(var=var):
            return var is member
    return False


def _misplaced(order: tuple[t.Criterion, ...], allowed: tuple[str, ...], what: str, report: Report) -> bool:
    """Tell words for ties that do not belong here, or do not stand at the end."""
    bad = [
        c for index, c in enumerate(order) if c.kind in ENDINGS and (c.kind not in allowed or index < len(order) - 1)
    ]
    for criterion in bad:
        word = criterion.span.text
        if criterion.kind in allowed:
            report.error(
                "RW508", f"`{word}` ends an order, and more follows here", criterion.span, "move it to the end"
            )
        else:
            report.error("RW508", f"`{word}` says nothing about ties in {what}", criterion.span, ADVICE[what])
    return bool(bad)


ADVICE = {
    "a loop": "end with `then clockwise from ...`",
    "a payout": "end with `then together`, or with `then clockwise from ...`",
    "the score": "end with `then shared` or `then out`, or an option with these values",
}


def _payout(payout: sym.Payout, report: Report) -> None:
    order, decl = payout.order, payout.decl
    if payout.among is None or _misplaced(order, ("together",), "a payout", report):
        return
    if not order or not (order[-1].kind == "together" or _is_total(order, payout.among.var)):
        report.error("RW508", "this payout says nothing about equal claimants", decl.order.span, ADVICE["a payout"])


def _result(score: sym.Score, decl: doc.ScoreDecl, report: Report) -> None:
    """Who has won is said by a condition, or by ranks; never by both or by neither."""
    if decl.won is None and decl.rank is None:
        missing = "no `won`" if score.of is None else "neither `rank` nor `won`"
        hint = "say `won: condition`" + ("" if score.of is None else ", or `rank: highest points then shared`")
        report.error("RW621", f"the score has {missing}: nothing says who wins", decl.span, hint)
    elif decl.rank is not None and score.of is None:
        hint = "remove `rank`" + ("" if decl.won is not None else ", and say `won: condition`")
        report.error("RW621", "there is nobody to rank where everyone has one result", decl.rank.span, hint)
    elif decl.won is not None:
        for key, part in (("rank", decl.rank), ("cannot_win", decl.cannot_win)):
            if part is not None:
                hint = f"remove `{key}`" + (", and write `and not ...` into `won`" if key == "cannot_win" else "")
                report.error("RW621", f"`won` says who wins, so `{key}` decides nothing", part.span, hint)
    elif score.of is None and decl.cannot_win is not None:
        report.error("RW621", "`cannot_win` decides nothing here", decl.cannot_win.span, "say `won: condition`")


def _score(score: sym.Score, report: Report) -> None:
    order = score.rank
    if _misplaced(order, ("shared", "out", "option"), "the score", report):
        return
    for criterion in order:
        if criterion.kind in ROUND:
            report.error(
                "RW508",
                "a rank does not depend on where one sits",
                criterion.span,
                "rank by `highest ...` and `lowest ...`; by seats: `lowest number_of(player)`",
            )
            return
    if order and order[-1].kind not in ENDINGS:
        report.error(
            "RW508", "this rank says nothing about ties", order[0].span.to(order[-1].span), ADVICE["the score"]
        )


def check_shortage(scene: Scene, report: Report) -> None:
    """A group that is paid together is paid in full or not at all."""
    for payout in scene.symbols.payouts.values():
        if (
            payout in scene.live
            and payout.order
            and payout.order[-1].kind == "together"
            and _short_word(payout, scene) == "part"
        ):
            span = payout.decl.short.span
            report.error(
                "RW514",
                "`part` does not go with `together`: equal claimants are paid in full or not at all",
                span,
                "choose `stop` or `skip`, or end the order with `clockwise from ...`",
            )


def _short_word(payout: sym.Payout, scene: Scene) -> str:
    words: tuple[str, ...] = getattr(payout.short.type, "words", ()) if payout.short is not None else ()
    value = scene.constants.known(payout.short) if payout.short is not None else None
    return words[value] if value is not None and value < len(words) else ""
