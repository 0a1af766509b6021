"""Games in another language: what a machine shows on screens, put into words by message files.

In: a machine, a ruleset, a catalogue. Out: from now on `machine.shown` tells the same games in that language. What is
recorded, hashed or handed to bots stays as it is. What a seat may not know is not told in any language: wordings are
given what may be told (`ToldLine`), and nothing else.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.texts import Texts
from rulewright.ir.program import ClassInfo, Face, Program
from rulewright.languages.fluent_wording import FluentWording
from rulewright.languages.message_catalogue import Catalogue
from rulewright.loading import Ruleset


def speak(machine: Machine, ruleset: Ruleset, catalogue: Catalogue) -> None:
    """From now on screens show the machine's games in the language of the catalogue."""
    if catalogue.is_own:
        return
    shown = copy(machine)
    wording = FluentWording(machine.texts.wording, machine.program, machine.texts.seats, catalogue, ruleset.symbols)
    shown.program = _program(machine.program, wording, catalogue)
    shown.texts = Texts(machine.program, machine.evaluator, machine.texts.seats, wording)
    shown.shown = shown
    machine.shown = shown


def _program(program: Program, wording: FluentWording, catalogue: Catalogue) -> Program:
    """The Program with the names that are read from it. Its code is that of the machine."""
    return replace(
        program,
        title=catalogue.static.get("title", program.title),
        classes=tuple(replace(info, faces=tuple(_faces(info, wording))) for info in program.classes),
        words={name: tuple(wording.word(name, word) for word in words) for name, words in program.words.items()},
        number_words={
            name: {number: wording.word(name, word) for number, word in words.items()}
            for name, words in program.number_words.items()
        },
    )


def _faces(info: ClassInfo, wording: FluentWording) -> list[Face]:
    """Faces with their names; of a die the place of the number stays as it is."""
    if info.rolls is not None:
        return list(info.faces)
    return [replace(face, called=wording.component(info.name, at, None)) for at, face in enumerate(info.faces)]
