"""Forms of English words, for names that stand in a ruleset in one form only: a plural, the base of a verb, an article,
an ordinal.

In: words of a name. Out: the form. A rule makes it, and a table has words that the rule would get wrong: verbs that
the lists of LemmInflect and simplemma both know, and nouns that LemmInflect and inflect both know; of rare words not
all. `tests/rulebook/english_forms.csv` holds both to what these lists say. An author who wants another plural gives it
(`plural:`).
"""

from __future__ import annotations

import re

_PAIR = r"(\w+):(\w+)"
_BASES = (
    ("ies", "y"), ("oes", "o"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("sses", "ss"), ("zzes", "zz"), ("s", ""),
)  # fmt: skip
"""How a verb ends where somebody does it, and how it ends then in its base."""
_IRREGULAR_BASES: dict[str, str] = dict(
    re.findall(
        _PAIR,
        "aches:ache aliases:alias annexes:annexe avalanches:avalanche axes:axe bellyaches:bellyache belies:belie "
        "biases:bias blitzes:blitz buses:bus caches:cache canoes:canoe canvases:canvas caucuses:caucus dies:die "
        "douches:douche finesses:finesse focuses:focus gases:gas has:have hies:hie hoes:hoe kibitzes:kibitz "
        "lies:lie niches:niche overlies:overlie psyches:psyche quizzes:quiz refocuses:refocus rendezvouses:rendezvous "
        "stymies:stymie taxies:taxi throes:throe ties:tie tiptoes:tiptoe toes:toe "
        "trellises:trellis underlies:underlie unties:untie vies:vie waltzes:waltz",
    )
)
_IRREGULAR_PLURALS: dict[str, str] = dict(
    re.findall(
        _PAIR,
        "antihero:antiheroes axis:axes bookshelf:bookshelves calf:calves cargo:cargoes "
        "child:children corps:corps dado:dadoes deer:deer desperado:desperadoes die:dice domino:dominoes "
        "dormouse:dormice echo:echoes elf:elves embargo:embargoes fez:fezzes flamingo:flamingoes foot:feet "
        "gallows:gallows goose:geese half:halves halo:haloes hero:heroes human:humans jackknife:jackknives "
        "knife:knives leaf:leaves life:lives loaf:loaves louse:lice mango:mangoes midwife:midwives monarch:monarchs "
        "moose:moose mosquito:mosquitoes motto:mottoes mouse:mice ox:oxen penknife:penknives person:people "
        "potato:potatoes quiz:quizzes scarf:scarves scissors:scissors self:selves series:series shaman:shamans "
        "sheaf:sheaves sheep:sheep shelf:shelves species:species stomach:stomachs talisman:talismans "
        "thief:thieves tomato:tomatoes tooth:teeth tornado:tornadoes torpedo:torpedoes veto:vetoes volcano:volcanoes "
        "werewolf:werewolves wharf:wharves wife:wives wolf:wolves",
    )
)
_SIBILANT = re.compile(r"(s|x|z|ch|sh)\Z")
_AN = re.compile(
    r"(?!eu|ewe|once\b|one\b|onetime|un(?:i(?![dmn])|animous)|u(?:[bcfks]|[rt](?=[aeiou]))[aeiou](?!n\b|ban))[aeiou]"
    r"|un(?=i[dmn])|urban|uran(?!i)|hour|heir|hono|honest|8|11\b|18\b"
)
"""Words that `an` stands before: by their sound."""
_LAST = {1: "st", 2: "nd", 3: "rd"}


def base(verb: str) -> str:
    """What somebody does (`lies`) as one may say it of several, or deny it: `lie`."""
    irregular = _IRREGULAR_BASES.get(verb)
    return irregular or next((verb.removesuffix(end) + new for end, new in _BASES if verb.endswith(end)), verb)


def several(noun: str) -> str:
    """Several of what a noun names: `cards`, `dice`, `kings of hearts`, `joints X`."""
    head, of, owner = noun.partition(" of ")
    before, space, last = head.rpartition(" ")
    if before and (last.isdigit() or (len(last) == 1 and last.isupper())):
        return f"{several(before)} {last}{of}{owner}"
    return f"{before}{space}{_several(last)}{of}{owner}"


def _several(word: str) -> str:
    if word in _IRREGULAR_PLURALS:
        return _IRREGULAR_PLURALS[word]
    if word.endswith(("fish", "craft")):
        return word
    if word.endswith("sis"):
        return f"{word.removesuffix('is')}es"
    if word.endswith("man"):
        return f"{word.removesuffix('man')}men"
    if re.search(r"([^aeiou]|qu)y\Z", word):
        return f"{word[:-1]}ies"
    return word + ("es" if _SIBILANT.search(word) else "s")


def article(words: str) -> str:
    """`a` or `an`, as it fits what follows."""
    return "an" if _AN.match(words) else "a"


def ordinal(number: int) -> str:
    """`1st`, `12th`, `22nd`."""
    return f"{number}{'th' if 10 < number % 100 < 20 else _LAST.get(number % 10, 'th')}"
