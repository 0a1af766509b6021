"""What letters look like: others that stand for the same picture, and characters that nobody sees.

In: text. Out: what is odd in it, in words; and its appearance, by which two texts are compared as eyes compare them.
Complains about nothing. The table is taken from the confusables of the Unicode Consortium (Unicode Technical Standard
39), as far as they look like ASCII.
"""

from __future__ import annotations

import unicodedata

LOOKALIKES = {
    "!": "1c3 2d51",
    '"': "ab bb 201c 201d 201e 201f 2033",
    "&": "a778",
    "'": "2f4 55a 55d 144a 16cc 2018 2019 201a 201b 2032 2035 a78c",
    "(": "2768 2772 3014 fd3e",
    ")": "2769 2773 3015 fd3f",
    "*": "204e 2217 1031f",
    "+": "16ed 2795 1029b",
    "-": "2d7 2010 2012 2013 2014 2015 2043 2212 2796 2cba",
    ".": "6f0 a60e",
    "/": "1735 2041 2044 2215 2571 27cb 29f8 2cc6 30ce 31d3 4e3f 1d23a",
    "2": "1a7 3e8 14bf a644 a6ef a75a",
    "3": "1b7 21c 417 4e0 2ccc a76a a7ab 118ca 16f3b 1d206",
    "4": "13ce 118af",
    "5": "1bc 118bb",
    "6": "431 13ee 2cd2 118d5",
    "7": "104d2 118c6 1d212",
    "8": "222 223 9ea a6a 1031a",
    "9": "9ed a67 b68 d6d 2cca a76e 118ac 118cc 118d6",
    ":": "2f8 589 16ec 1803 1809 205a 2236 a789",
    "<": "2c2 1438 16b2 2039 276e 1d236",
    "=": "1400 2e40 30a0 a4ff",
    ">": "2c3 1433 203a 276f 16f3f 1d237",
    "?": "241 294 97d 13ae a6eb",
    "A": "391 410 13aa 15c5 a4ee 102a0 16f40",
    "B": "392 412 13f4 15f7 a4d0 a7b4 10282 102a1 10301",
    "C": "421 13df 2ca4 a4da 102a2 10302 10415 1051c 118e9 118f2 1f74c",
    "D": "13a0 15de 15ea a4d3",
    "E": "395 415 13ac 22ff 2d39 a4f0 10286 118a6 118ae",
    "F": "3dc 15b4 a4dd a798 10287 102a5 10525 118a2 118c2 1d213",
    "G": "50c 13c0 13f3 a4d6",
    "H": "397 41d 13bb 157c 2c8e a4e7 102cf",
    "I": "406 4c0",
    "J": "37f 408 13ab 148d a4d9 a7b2",
    "K": "39a 41a 13e6 16d5 2c94 a4d7 10518",
    "L": "13de 14aa 2cd0 a4e1 1041b 10526 118a3 118b2 16f16 1d22a",
    "M": "39c 3fa 41c 13b7 15f0 16d6 2c98 a4df 102b0 10311",
    "N": "39d 2c9a a4e0 10513",
    "O": "39f 41e 555 9e6 b20 b66 12d0 2c9e 2d54 3007 a4f3 10292 102ab 10404 104c2 10516 114d0 118b5 118e0",
    "P": "3a1 420 13e2 146d 2ca2 a4d1 10295",
    "Q": "2d55",
    "R": "1a6 13a1 13d2 1587 a4e3 104b4 16f35 1d216",
    "S": "405 54f 13d5 13da a4e2 10296 10420 16f3a",
    "T": "3a4 422 13a2 22a4 27d9 2ca6 a4d4 10297 102b1 10315 118bc 16f0a 1f768",
    "U": "54d 1200 144c 222a 22c3 a4f4 104ce 118b8 16f42",
    "V": "474 6f7 13d9 142f 2d38 a4e6 a6df 1051d 118a0 16f08 1d20d",
    "W": "51c 13b3 13d4 a4ea 118e6 118ef",
    "X": "3a7 425 166d 16b7 2573 2cac 2d5d a4eb a7b3 10290 102b4 10317 10322 10527 118ec",
    "Y": "3a5 423 4ae 13a9 13bd 2ca8 a4ec 102b2 118a4 16f43",
    "Z": "396 13c3 a4dc 102f5 118a9 118e5",
    "\\": "2216 27cd 29f5 29f9 31d4 4e36 1d20f 1d23b",
    "^": "2c4",
    "a": "251 3b1 430 237a",
    "b": "184 42c 432 13cf 1472 15af",
    "c": "441 1d04 2ca5 abaf 1043d",
    "d": "501 13e7 146f a4d2",
    "e": "3b5 435 4bd 212e ab32",
    "f": "584 1e9d a799 ab35",
    "g": "18d 261 581 1d83",
    "h": "43d 4bb 570 13c2",
    "i": "131 269 26a 3b9 456 4cf 13a5 2373 a647 ab75 118c3",
    "j": "3f3 458",
    "k": "3ba 43a",
    "l": "196 1c0 399 6f1 16c1 2223 23fd 2c92 2d4f a4f2 1028a 10309 10320 16f28",
    "m": "43c",
    "n": "3b7 578 57c",
    "o": (
        "3bf 3c3 43e 585 6f5 966 a66 ae6 be6 c66 ce6 d20 d66 e50 ed0 101d 1040 "
        "10ff 1d0f 1d11 2c9f ab3d 1042c 104ea 118c8 118d7"
    ),
    "p": "3c1 440 2374 2ca3",
    "q": "51b 563 566",
    "r": "433 1d26 2c85 ab47 ab48 ab81",
    "s": "1bd 455 a731 abaa 10448 118c1",
    "t": "3c4 442",
    "u": "28b 3c5 438 57d 1d1c a79f ab4e ab52 104f6 118d8",
    "v": "3bd 475 1d20 2228 22c1 aba9 11706 118c0",
    "w": "26f 3c9 461 51d 561 1d21 ab83 1170a 1170e 1170f",
    "x": "d7 445 1541 157d 166e 292b 292c 2a2f",
    "y": "263 28f 3b3 443 4af 10e7 1d8c 1eff ab5a 118dc",
    "z": "1d22 ab93 118c4",
    "{": "2774 1d114",
    "}": "2775",
    "~": "2053 223c",
}  # fmt: skip
"""For a character of ASCII, the code points of those that look like it;
what is only another form of it (NFKC) is not listed.
"""

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
BLANKS_OF_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks by their category, of which nothing is seen."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose among pictures of the character before them."""
_ASCII = {chr(int(code, 16)): plain for plain, codes in LOOKALIKES.items() for code in codes.split()}
_ONE_PICTURE = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
"""Characters of ASCII that many screens draw alike."""


def is_unseen(character: str) -> bool:
    """Whether nothing of a character is seen, it moves others, or no text may hold it (XML refuses it)."""
    code = ord(character)
    is_none = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return is_none or unicodedata.category(character) in INVISIBLE or character in BLANKS_OF_LETTERS


def plain_form(character: str) -> str:
    """The character of ASCII that one looks like; nothing where it is ASCII itself, or looks like none."""
    if character.isascii():
        return ""
    form = unicodedata.normalize("NFKC", character)
    found = _ASCII.get(character) or ("" if form == character else _ASCII.get(form, form))
    return found if len(found) == 1 and found.isascii() else ""


def plain_text(text: str) -> str:
    """A text with characters of ASCII in place of those that look like them, and without what nobody sees."""
    if text.isascii() and text.isprintable():  # nearly every text
        return text
    return "".join(plain_form(c) or c for c in text if not (is_unseen(c) or c in SELECTORS) or c in "\n\t")


def odd_character(text: str) -> str:
    """In words: the first character of a text that looks like another one, or like nothing;
    nothing where there is none.
    """
    for character in "" if text.isascii() else text:
        told = described(character)
        if told:
            return told
    return ""


def described(character: str) -> str:
    """In words: what a character is, and what it looks like; nothing where it is what it looks like."""
    plain, code = plain_form(character), f"U+{ord(character):04X}"
    name = unicodedata.name(character, "").lower()
    called = f"{code} ({name})" if name else code
    if plain:
        return f"`{character}` is {called}, which looks like {'a blank' if plain == ' ' else f'`{plain}`'}"
    if not character.isascii() and (is_unseen(character) or character in SELECTORS or character.isspace()):
        return f"{called} stands here, which nobody sees"
    return ""


def appearance(text: str) -> str:
    """What a text looks like, in capitals or not; two texts of one appearance look the same."""
    return " ".join(_folded(plain_text(unicodedata.normalize("NFKC", plain_text(text)))).split())


def appearances(text: str) -> frozenset[str]:
    """The same also on screens that draw some letters alike, and without blanks;
    two texts that share one look the same.
    """
    seen = plain_text(unicodedata.normalize("NFKC", plain_text(text)))
    words = "".join(seen.split())
    return frozenset({_folded(words), _folded(words.translate(_ONE_PICTURE))})


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
