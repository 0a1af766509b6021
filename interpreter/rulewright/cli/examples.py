"""Examples for `--help`, by command. A test runs every one, in an empty folder
where `rulewright new my-game` was called.
"""

from __future__ import annotations

import re

COLUMNS = 74
"""Of 80 those that are left beside the indent and a backslash."""

EXAMPLES: dict[str, tuple[str, ...]] = {
    "check": (
        "rulewright check my-game",
        "rulewright check my-game --play 50 --strict",
        "rulewright check --format sarif --output-file rules.sarif",
    ),
    "test": (
        "rulewright test my-game",
        "rulewright test my-game --filter bid --verbose",
        "rulewright test --format junit --output-file tests.xml",
    ),
    "mutate": ("rulewright mutate my-game --max 5 --seed 1", "rulewright mutate my-game --kind number --fail-under 0"),
    "fmt": ("rulewright fmt my-game", "rulewright fmt --check"),
    "diff": ("rulewright diff my-game my-game:rich", "rulewright diff my-game my-game:rich --json"),
    "rulebook": (
        "rulewright rulebook my-game",
        "rulewright rulebook my-game:rich -o rules.html",
        "rulewright rulebook my-game --missing --json",
    ),
    "show": (
        "rulewright show my-game",
        "rulewright show my-game:rich --rulings",
        "rulewright show my-game --observation",
    ),
    "draw": (
        "rulewright draw my-game -o phases.svg",
        "rulewright draw my-game:rich --of sight --format mermaid",
        "rulewright draw my-game --of priorities --format dot",
    ),
    "cards": (
        "rulewright cards my-game -o cards.pdf",
        "rulewright cards my-game --format nandeck -o cards.csv",
    ),
    "translate": ("rulewright translate my-game de", "rulewright translate my-game it -o - --json"),
    "list": ("rulewright list", "rulewright list my-game --json"),
    "play": ("rulewright play my-game --seed 1", "rulewright play my-game:rich --seed 1 --record game.json"),
    "simulate": (
        "rulewright simulate my-game --games 200 --seed 1",
        "rulewright simulate my-game --games 5000 --seed 1 --rows games.csv",
        "rulewright simulate my-game --games 100 --json",
    ),
    "measure": (
        "rulewright measure my-game --games 10 --seed 1",
        'rulewright measure my-game --games 4 --seed 1 --value-bot none --strong "flat(iterations=8)" --deny bid',
        (
            'rulewright measure my-game --games 4 --bot "flat(iterations=8)" --value-bot '
            '"ismcts(iterations=20)" --log decisions.parquet --json'
        ),
        "rulewright measure my-game --from decisions.parquet --report my-game.html",
    ),
    "tournament": (
        'rulewright tournament my-game --bots "random,greedy(samples=2)" --games 4 --seed 1',
        'rulewright tournament my-game --bots "flat(iterations=8)" --trace 1 --games 2 --seed 1 --json',
    ),
    "compare": (
        "rulewright compare my-game my-game:rich --games 400 --seed 1",
        'rulewright compare my-game "my-game:rich --players 2" --games 200 --seed 1 --json',
        "rulewright compare my-game my-game:rich --games 200 --seed 1 --report rich.html --rows rich.csv",
    ),
    "sweep": (
        "rulewright sweep my-game --number purse=10..30/10 --games 100 --seed 1",
        "rulewright sweep my-game --number purse=15,30 --players 2..3 --games 50 --seed 1 --rows grid.csv --json",
    ),
    "tune": (
        "rulewright tune my-game --number purse=15..40/5 --minimise score_spread --evaluations 3 --games 100 --seed 1",
        (
            "rulewright tune my-game --number purse=15..40 -o equal_bids "
            "--evaluations 3 --games 100 --seed 1 --study study.json --json"
        ),
    ),
    "serve": (
        "rulewright serve my-game --names Ann,Bob,Cem,Dan",
        "rulewright serve my-game --human 1,2 --device 1,2 --port 0",
    ),
    "notes": (
        "rulewright notes my-game.tables",
        "rulewright notes my-game.tables --table 1 --record noted.json",
    ),
    "assess": (
        "rulewright assess my-game --games 300 --seed 1",
        "rulewright assess my-game --games 300 --seed 1 --json",
    ),
    "replay": (
        "rulewright replay game.json --verify",
        "rulewright replay game.json --to 2 --seat 1",
        "rulewright replay game.json --why",
    ),
    "bench": ("rulewright bench my-game --games 5 --rounds 1",),
    "new": (
        "rulewright new my-game",
        'rulewright new other-game --title "Another game"',
        "rulewright new my-cards --kind trick-taking",
        "rulewright new my-copy --from my-game",
    ),
    "lsp": ("rulewright lsp --stdio",),
    "schema": ("rulewright schema ruleset", "rulewright schema variant --output-file variant.schema.json"),
    "explain": ("rulewright explain RW305", "rulewright explain"),
}


def epilog(name: str) -> str:
    """The last paragraph of a command's help; its lines stay as they are."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for example in EXAMPLES[name] for line in lines_of(example))


def lines_of(example: str) -> list[str]:
    """An example in lines that a terminal of 80 columns shows whole, as a shell takes them: broken before options."""
    lines = [""]
    for part in re.findall(r'(?: ?-|^)(?:"[^"]*"|[^" ]| (?!-))*', example):
        if len(lines[-1] + part) > COLUMNS:
            lines[-1] += " \\"
            lines.append("   ")
        lines[-1] += part
    return lines
