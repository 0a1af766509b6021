"""What is said where somebody chooses, in English: what may be typed, why an
answer is refused, why a choice cannot be taken back.
"""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

CHOICES: dict[str, str | Numbered] = {
    "asked-list": "a number of the list",
    "allowed-only": "{key}, the only choice",
    "allowed-to": "a number from 1 to {last}",
    "allowed-keys": "one of the numbers {keys}",
    "allowed-list": "one of the numbers of the list",
    "allowed-whole": "a whole number: {numbers}",
    "some-keys": "{counts} of {keys}",
    "some-list": "{counts} of the list",
    "allowed-some-keys": "{counts} of the numbers {keys}, like: {example}",
    "allowed-some-list": "{counts} of the numbers of the list, like: {example}",
    "not-so-many": "there are not so many of `{what}`; type {allowed}",
    "not-together": "these may not be chosen together; type {allowed}",
    "not-allowed": "`{typed}` is not allowed; type {allowed}",
    "nothing-typed": "nothing was typed; type {allowed}",
    "fits-all": "`{typed}` fits all of these; type more of the words, or {allowed}",
    "fits-several": "`{typed}` fits {count} choices: {named}",
    "copies": "{what} ({count} there)",
    "chosen-since": "{name} has chosen since",
    "nothing-back": "there is nothing to take back",
    "since-uncovered": "the sealed choices have been uncovered since",
    "since-chance": "chance has decided something since",
    "since-learned": "you have learned something since",
    "since-read": "the rules have looked at something since that you cannot see",
    "no-earlier": "there is nothing to look back at yet",
    "remember": (
        "the rules leave it to the players to remember; of what has happened since your last choice the log tells"
    ),
}
