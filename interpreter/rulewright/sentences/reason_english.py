"""Why something cannot be chosen, in English: clauses that stand behind a colon.
Other languages have them without articles and cases of what stands in the holes.
"""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

REASONS: dict[str, str | Numbered] = {
    "nothing-fits": "nothing that could be picked fits",
    "too-few": Numbered(
        "{fewest} are asked for, and there is {count}: {members}",
        "{fewest} are asked for, and there are {count}: {members}",
    ),
    "not-among": "it is not among these: {members}",
    "there-is-no": "there is no {members}",
    "none-fits": "none of what could be picked fits",
    "fits-of-one": "nothing that could be picked fits; of one of these: {why}",
    "reason-and": "{first}, and {second}",
    "reason-or": "{first} or {second}",
    "reason-because": "{what}: {why}",
    "reason-for-one": "for one: {why}",
    "reason-quality": "{what} {is} not {quality}",
    "reason-applies-not": "`{quality}` does not apply to {members}",
    "reason-is-not": "{what} {is} not {wanted}",
    "reason-is-another": "{what} {is} {value}, not {wanted}",
    "reason-another": "it must be another than {what}",
    "reason-not-yourself": "it cannot be yourself",
    "reason-only-yourself": "it can only be yourself",
    "reason-there": "there is {what}",
    "reason-there-on": "there is {what} on {place}",
    "reason-has": "{place} {has} {what}",
    "reason-has-no": "{place} {has} no {what}",
    "reason-none-on": "there is no {what} on {place}",
    "reason-not-yours": "{place}: the {what} is not yours",
    "reason-not-yours-on": "the {what} on {place} is not yours",
    "reason-yours": "{place}: the {what} is your own",
    "reason-yours-on": "the {what} on {place} is your own",
    "reason-option": "this needs `{option}` to be `{wanted}`, and it is `{value}`",
    "reason-less": "{what} {is} {value}, not less than {wanted}",
    "reason-at-most": "{what} {is} {value}, not at most {wanted}",
    "reason-more": "{what} {is} {value}, not more than {wanted}",
    "reason-at-least": "{what} {is} {value}, not at least {wanted}",
    "reason-less-itself": "{what} {is} not less than {wanted}",
    "reason-at-most-itself": "{what} {is} not at most {wanted}",
    "reason-more-itself": "{what} {is} not more than {wanted}",
    "reason-at-least-itself": "{what} {is} not at least {wanted}",
    "reason-same": "{what} {is} {wanted}",
    "reason-inside": "{what} in {place}",
    "reason-count": "the number of {what}",
    "reason-number": "{value} ({what})",
}
