"""RW92x: message files, which have the texts of a ruleset in other languages."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

LANGUAGES: dict[str, Code] = {
    "RW920": Code(
        "error",
        "no message",
        """\
A message file (`languages/de.ftl`) holds messages in the Fluent format: `name = words`, with a comment above that
says which text of the ruleset it translates. What goes on in the next line is indented; holes are written
`{ $name }`. Nothing of the stretch that starts here could be read.
""",
    ),
    "RW921": Code(
        "warning",
        "text without a message",
        """\
Some text of the ruleset has no words in this language yet: the message is missing, or still has its line `# todo`.
Until then the words of the ruleset are shown. `rulewright translate RULESET LANGUAGE` adds what is missing; in the
file of a rulebook's sentences, `languages/book/LANGUAGE.ftl`, the same command with `--rulebook`.
Where you do not translate, delete the file, or the whole folder `languages`: the game needs none of it.
""",
    ),
    "RW922": Code(
        "warning",
        "message for another text",
        """\
The comment `# text: ...` above a message says what it translates. The ruleset says something else now (or the
comment is missing), so the message may say the opposite of the rules: it is not shown. Translate the text anew and
write it into the comment, or let `rulewright translate` do that and take its line `# todo` out when it is right.
""",
    ),
    "RW923": Code(
        "warning",
        "message that no text needs",
        """\
The ruleset and its variants have no text of this name: it was renamed or removed, or the name is misspelt.
`rulewright translate` moves such messages to the end of the file, as comments.
""",
    ),
    "RW924": Code(
        "error",
        "value that the text has not",
        """\
A message may use the values that stand in the holes of its text: `{me}` is `$me`, `{position_of(card)}` is
`$position_of_card`. Of each it may ask for `$card-key` (to choose words by), of a list for `$cards-count`, and for an
attribute of the value's own message, such as `$card-accusative`. There is no such value here, and the message is not
shown.
""",
    ),
    "RW925": Code(
        "warning",
        "value left out, or link that does not fit",
        """\
The text of the ruleset tells a value, and its translation does not: players of this language would know less.
Write the value where it belongs, or ask for its count or one of its attributes there. In the sentences of a rulebook
the places to which links lead, such as `@term-open` behind `[words]`, must stay, and links go only where a link of the
sentence goes; else the sentence is shown in English, or without the link.
""",
    ),
    "RW926": Code(
        "error",
        "message that is not used",
        """\
Message files may come from strangers. A message that calls functions, uses another message, holds control
characters or cannot be filled in is not used; nor is a file that is too large or nests braces too deeply. Terms
(`-name`) may be used.
""",
    ),
    "RW927": Code(
        "warning",
        "attribute that some values lack",
        """\
A message asks for a form of a value, such as `$card-accusative`, and the messages of some values have no such
attribute. For these the plain name is shown. Of components the message of their class says how an unknown one is
called: its attributes `hidden` and `hidden-accusative`.
""",
    ),
    "RW928": Code(
        "error",
        "no known language",
        """\
A message file is named after its language, by a tag such as `de`, `it` or `pt-BR`: plural forms go by it.
Nothing else is looked at in a file whose language is not known.
""",
    ),
    "RW929": Code(
        "warning",
        "message file that was not looked at",
        """\
A message file is checked against its ruleset (`ruleset.yaml` in the folder above; for `NAME.de.ftl`, `NAME.yaml`),
and with Fluent's library, which the extra `languages` brings. One of these is missing, or the ruleset has errors.
Where these errors are told too, this is not told beside them.
""",
    ),
    "RW930": Code(
        "warning",
        "two names that are one in this language",
        """\
Two kinds, actions, answers or places that the ruleset calls differently have the same words in a message file.
Players see these words in menus, in their hands and in the log, and could not tell the two apart.
""",
    ),
}
