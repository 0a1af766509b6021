"""Picks in C: the loop over what may be picked, and the member that an index means."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.pick_options import OPTION_PRINTERS, Option, domain_of
from rulewright.ir.program import NONE, NONE_NUMBER, Action, ClassInfo, Domain, Pick


def slots_of(pick: Pick) -> set[int]:
    """The slots that a pick fills."""
    inner = slots_of(pick.member) if pick.member is not None else set()
    return {pick.slot} | inner | ({pick.knew} if pick.knew >= 0 else set())


def parameters(action: Action) -> tuple[str, list[str]]:
    """The parameters of an action's functions, as declared and as given on."""
    names = ["me", *(f"p{place}" for place, _ in enumerate(action.parameters, 1))]
    return "".join(f", num {name}" for name in names), names


class PickPrinter:
    """Prints picks."""

    def __init__(self, printers: ExpressionPrinter) -> None:
        self.scope = printers.scope
        self.context = printers.context
        self.values = printers.values
        self.zones = printers.zones
        self.domains = printers.domains

    def class_of(self, pick: Pick) -> ClassInfo:
        found: ClassInfo = self.context.program.class_of(pick.type)
        return found

    def unique_faces(self, pick: Pick) -> bool:
        """Whether every component has a face of its own, in order."""
        return all(face.copies == 1 for face in self.class_of(pick).faces)

    # ---- options ---------------------------------------------------------------------------------------------------

    def options(self, pick: Pick, option: Option) -> None:
        OPTION_PRINTERS[pick.form](self, pick, option)

    def taken(self, pick: Pick, member: str, option: Option, index: str) -> None:
        self.scope.env[pick.slot] = member
        option(index)

    def plain_range(self, pick: Pick, ask: bool = False) -> tuple[str, str] | None:
        """The ends, if every number between them may be picked; if only asked, nothing is printed."""
        if pick.form not in ("number", "member"):
            return None
        domain = self.context.unit.narrowed(domain_of(pick))
        if domain.source != "range" or domain.where is not None or domain.keys:
            return None
        return ("", "") if ask else (self.values.atom(domain.operands[0]), self.values.atom(domain.operands[1]))

    def kind_index(self, pick: Pick, member: str) -> str:
        first = self.class_of(pick).first
        face = f"FACES[{member}]" if not self.unique_faces(pick) else f"({member} - {first})" if first else member
        numbers = self.class_of(pick).numbers
        if len(numbers) > 1:
            face = f"({face} * {len(numbers)} + s[ROLLED + {member}] - {numbers.start})"
        if pick.zones[1] == 1:
            return face
        return f"({self.place(pick, f's[HOME + {member}]')} * {pick.room} + {face})"

    def place(self, pick: Pick, zone: str) -> str:
        """Which of the zones from which is picked a zone is; those that lie one behind the other are numbered on."""
        if not pick.places:
            return f"({zone} - {pick.zones[0]})"
        found, last = "", None
        for place, number in enumerate(pick.places):
            if last is None or number != last + 1:
                shifted = f"{zone} - {number - place}"
                found = f"({zone} >= {number} ? {shifted} : {found})" if found else f"({shifted})"
            last = number
        return found

    # ---- indices ---------------------------------------------------------------------------------------------------

    def ascending(self, pick: Pick) -> bool:
        """Whether those that look alike lie next to each other in what is picked from."""
        info = self.class_of(pick)
        faces = [component.face for component in self.context.program.components[info.first : info.first + info.size]]
        return (
            faces == sorted(faces)
            and len(info.numbers) == 1
            and {zone.order for zone in self.context.program.zones[pick.zones[0] : sum(pick.zones)]} == {"heap"}
        )

    def each_index(self, pick: Pick, domain: Domain, body: Callable[[str, str], None]) -> None:
        """A loop over the whole source, with the index of every member; the pick's slot is bound."""

        def indexed(member: str) -> None:
            self.scope.env[pick.slot] = member
            body(member, self.index_of(pick, member))

        self.domains.source(domain, indexed)

    def index_of(self, pick: Pick, member: str) -> str:
        match pick.form:
            case "kind":
                return self.kind_index(pick, member)
            case "position":
                zone, position = self.zones.places.get(member, (f"s[HOME + {member}]", f"rw_position(s, {member})"))
                return f"({self.place(pick, zone)} * {pick.room} + {position})"
            case "number" | "member":
                return f"({member} - {pick.low})" if pick.low else member
            case "unseen" | "value" | "some":
                raise AssertionError(f"members of picks of the form {pick.form} have no index of their own")
            case _:
                assert_never(pick.form)

    # ---- one member ------------------------------------------------------------------------------------------------

    def member(self, pick: Pick, index: str, used: str | None = None) -> str:
        """The member of an index, for binding; leaves if there is none.
        `used`: an array of components taken already.
        """
        match pick.form:
            case "number" | "member":
                return self.scope.atom(f"({index} + {pick.low})" if pick.low else index)
            case "unseen":
                return self.scope.atom(f"({index} + {pick.zones[0]})")
            case "value":
                return self._determined(pick)
            case "position":
                return self._at_position(pick, index)
            case "kind":
                return self._copy(pick, index, used)
            case "some":
                raise AssertionError("the members of a subset are printed one by one")
            case _:
                assert_never(pick.form)

    def _determined(self, pick: Pick) -> str:
        assert pick.value is not None
        found = self.scope.atom(self.values.fitting(pick.value))
        self.refuse(f"{found} == {c_number(NONE_NUMBER if pick.type == 'number' else NONE)}")
        return found

    def _at_position(self, pick: Pick, index: str) -> str:
        if pick.places:
            return self._looked_for(pick, index)
        zone = self.scope.atom(f"({pick.zones[0]} + {index} / {pick.room})")
        position = self.scope.atom(f"({index} % {pick.room})")
        self.refuse(f"{position} >= s[ZONE_BASE[{zone}]]")
        return self.scope.atom(f"rw_member(s, {zone}, {position})")

    def _looked_for(self, pick: Pick, index: str) -> str:
        """The member of a row or pile among joined places."""
        found = self.scope.fresh("c")
        self.scope.line(f"num {found} = -1;")

        def compare(member: str) -> None:
            self.scope.line(f"{found} = {bare(self.index_of(pick, member))} == {index} ? {member} : {found};")

        self.domains.each(domain_of(pick), compare)
        self.refuse(f"{found} < 0")
        return found

    def _copy(self, pick: Pick, index: str, used: str | None) -> str:
        """The one of equal copies that most seats know, and of several such the first."""
        domain = domain_of(pick)
        if self.unique_faces(pick) and domain.source != "set" and not pick.places:
            return self._only_copy(pick, index)
        if domain.source == "zone" and domain.where is None and not domain.keys and not used and self.ascending(pick):
            return self._first_copy(domain, index)
        found, most = self.scope.fresh("c"), self.scope.fresh("most")
        self.scope.line(f"num {found} = -1, {most} = 0;")
        before = domain.keys or pick.zones[1] > 1

        def compare(member: str) -> None:
            same, worth = self.scope.fresh("same"), self.scope.fresh("worth")
            self.scope.line(
                f"num {same} = {bare(self.kind_index(pick, member))} == "
                f"{index}{f' && !{used}[{member}]' if used else ''};"
            )
            self.scope.line(f"num {worth} = {same} ? 1 + rw_bits((uint32_t)s[KNOWS + {member}]) : 0;")
            better = f"{worth} > {most}" + (
                f" || ({same} && {worth} == {most} && {member} < {found})" if before else ""
            )
            self.scope.line(f"{found} = {better} ? {member} : {found};")
            self.scope.line(f"{most} = {worth} > {most} ? {worth} : {most};")

        self.domains.each(domain, compare)
        self.refuse(f"{found} < 0")
        return found

    def _only_copy(self, pick: Pick, index: str) -> str:
        """The component of a face that no other one has."""
        first, (start, count), i = self.class_of(pick).first, pick.zones, index
        found = self.scope.fresh("c")
        self.scope.line(f"num {found} = {first} + {i}{f' % {pick.room}' if count > 1 else ''};")
        zone = (
            f"{start} + {i} / {pick.room}"
            if count > 1
            else self.zones.zone(domain_of(pick).operands[0])
            if domain_of(pick).source == "zone"
            else ""
        )
        if zone:
            self.refuse(f"s[HOME + {found}] != {zone}")
        return found

    def _first_copy(self, domain: Domain, index: str) -> str:
        """The same in one heap, where equal copies lie next to each other."""
        location = self.zones.location(domain.operands[0])
        i, n, found = self.scope.fresh("i"), self.scope.fresh("n"), self.scope.fresh("c")
        member, before = f"s[{location.first} + {i}]", f"s[{location.first} + {i} - ({i} > 0)]"
        self.scope.line(f"num {n} = s[{location.base}], {i} = g->hint < {n} ? g->hint : 0, {found};")
        wrong = f"(FACES[{member}] != {index}) | (({i} > 0) & (FACES[{before}] == {index}))"
        self.scope.line(f"if (RARE({wrong}))")
        self.scope.line(f"    for ({i} = 0; {i} < {n} && FACES[{member}] < {index};) {i}++;")
        self.refuse(f"{i} >= {n} || FACES[{member}] != {index}")
        self.scope.line(f"{found} = {member};")
        with self.scope.block(f"for ({i} = 0; {i} < {n}; {i}++)"):
            self.scope.line(f"if (LIKELY(s[KNOWS + {member}] == s[KNOWS + {found}])) continue;")
            better = f"rw_bits((uint32_t)s[KNOWS + {member}]) > rw_bits((uint32_t)s[KNOWS + {found}])"
            self.scope.line(f"if (FACES[{member}] == {index} && {better}) {found} = {member};")
        return found

    def refuse(self, condition: str) -> None:
        """Where the condition holds, what was to be bound does not exist."""
        self.scope.line(f"if (RARE({condition})) return 0;")
