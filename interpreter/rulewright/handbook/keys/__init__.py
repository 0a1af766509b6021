"""Examples of every key that the JSON Schemas know, by who describes it; forms and meanings are the schemas' own."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic
from rulewright.handbook.keys.box_keys import BOX
from rulewright.handbook.keys.head_keys import HEAD
from rulewright.handbook.keys.key_row import Row
from rulewright.handbook.keys.place_keys import PLACES
from rulewright.handbook.keys.rule_keys import RULES
from rulewright.handbook.keys.scenario_keys import SCENARIO
from rulewright.handbook.keys.sharing_keys import SHARING
from rulewright.handbook.keys.variant_keys import VARIANT
from rulewright.handbook.schema_keys import SchemaKey, keys

PLAIN = ("rulewright", "game", "title", "about", "credits", "players", "limit")
"""Keys of a ruleset that are no sections."""

FRAMES = {"ruleset": Frame.RULESET, "variant": Frame.VARIANT, "scenario": Frame.SCENARIO}
HEADS = {"ruleset": "a ruleset", "variant": "a variant", "scenario": "a scenario file"}


def name_of(schema: str, key: SchemaKey) -> str:
    """What an entry is called: the key, and whose it is unless it is a section, or the same everywhere."""
    if not key.owner:
        return f"{key.name} ({HEADS[schema]})" if schema != "ruleset" or key.name in PLAIN else key.name
    return key.name if key.owner == key.name and len(key.homes) > 1 else f"{key.name} ({key.homes[0]})"


def entry(schema: str, row: Row) -> Entry:
    """The entry of a key."""
    key = keys(schema)[(row.owner, row.key)]
    meaning = " ".join(
        part for part in (key.description, row.more, _homes(key), "Required." if key.is_required else "") if part
    )
    return Entry(
        name_of(schema, key),
        f"{key.name}: {row.form or key.form}",
        meaning,
        row.example,
        FRAMES[schema],
        row.gives,
        row.use,
        row.rules,
        row.related,
    )


def _homes(key: SchemaKey) -> str:
    """Where a key may stand that many may have."""
    if len(key.homes) < 2:
        return ""
    if len(key.homes) > 10:
        return "It may stand in every named entry that is a mapping, and beside every step's verb."
    return f"It stands in {', '.join(key.homes[:-1])} and {key.homes[-1]}."


def _topics(schema: str, groups: tuple[tuple[str, str, tuple[Row, ...]], ...]) -> tuple[Topic, ...]:
    return tuple(Topic(title, about, tuple(entry(schema, row) for row in rows)) for title, about, rows in groups)


HEAD_TOPICS = _topics("ruleset", HEAD)
BOX_TOPICS = _topics("ruleset", BOX)
PLACES_TOPICS = _topics("ruleset", PLACES)
RULES_TOPICS = _topics("ruleset", RULES)
SHARING_TOPICS = _topics("ruleset", SHARING)
VARIANTS = _topics("variant", VARIANT)
SCENARIOS = _topics("scenario", SCENARIO)

ROWS: dict[str, tuple[Row, ...]] = {
    "ruleset": tuple(row for _, _, rows in (*HEAD, *BOX, *PLACES, *RULES, *SHARING) for row in rows),
    "variant": tuple(row for _, _, rows in VARIANT for row in rows),
    "scenario": tuple(row for _, _, rows in SCENARIO for row in rows),
}
"""All rows, by schema."""
