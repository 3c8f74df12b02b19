"""The table of `README.md`: which tests protect which rule.

A test names the rules that it protects: `test_p2_4_p2_5_...` stands for P2.4 and P2.5.
`python tests/rule_table.py` writes the table anew; a test checks that it is up to date.
"""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
README = TESTS / "README.md"
START, END = "<!-- table of rules: start -->", "<!-- table of rules: end -->"

RULES = {
    "S1": "players, money, houses",
    "S2": "regions in play: how many, connected, drawn or drafted",
    "S3": "order of round 1 by lot",
    "S4": "classic resource market at the start",
    "S5": "classic plant market at the start",
    "S6": "classic draw pile",
    "S7": "classic deck",
    "P1.1": "order by cities, then largest plant; re-sort in round 1",
    "P1.2": "no plant counts as 0; equal players keep their order",
    "P2.1": "opening an auction, or out of the phase",
    "P2.2": "raising clockwise until one is left; never more than the cash",
    "P2.3": "one plant per round",
    "P2.4": "who is up next",
    "P2.5": "a sold plant is replaced at once",
    "P2.6": "the last one in pays the minimum",
    "P2.7": "round 1: everybody must buy",
    "P2.8": "plant limit, scrapping, tokens given up",
    "P2.9": "nobody bought: the smallest plant leaves",
    "P2.10": "who can pay for nothing passes",
    "P3.1": "buying in reverse order, cheapest tokens first",
    "P3.2": "storage as a matching",
    "P3.3": "tokens move freely",
    "P3.4": "sold out",
    "P4.1": "first city",
    "P4.2": "cheapest connection",
    "P4.3": "slots and steps, one house per city",
    "P4.4": "any number of cities while houses last",
    "P4.5": "nobody has to build",
    "P4.6": "plants that are too small leave",
    "P5.1": "running plants and income",
    "P5.2": "refill",
    "P5.3": "plant market at the end of a round",
    "P5.4": "pay, refill, plant market",
    "T1": "step 2",
    "T2": '"Step 3" in phase 2',
    "T3": '"Step 3" in phase 4',
    "T4": '"Step 3" in phase 5',
    "T5": "six plants, all up for auction",
    "T6": '"Step 3" before step 2',
    "T7": '"Step 3" is larger than every plant and cannot be bought',
    "E1": "when the game ends",
    "E2": "who wins",
    "E3": "the first game",
    "D1": "49 cities, natural gas, the deluxe deck",
    "D2": "deluxe resource market",
    "D3": "deluxe start of the market",
    "D4": "visible backs",
    "D5": "deluxe draw pile",
    "D6": "three plants",
    "D7": "deluxe thresholds and ties",
    "D8": "discount token",
    "D9": "metropolises",
    "D10": "the discount does not change the number",
    "D11": "Europe: nine cards, eight from step 2",
    "D12": "Europe: everybody passes",
    "TR1": "the Trust's material and place in the order",
    "TR2": "its first six cities",
    "TR3": "it takes a plant",
    "TR4": "Europe: it declines",
    "TR5": "its fuel",
    "TR6": "closed cities, second slots",
    "TR7": "its tokens go back",
    "TR8": "only players count for P4.6 and the city count",
    "PR0": "promo cards in the pile",
    "PA": "auction of a promo card in any phase",
    "PR1": "flux generator",
    "PR2": "transformer station",
    "PR3": "theme park",
    "PR4": "supply contract",
    "PR5": "industrial espionage",
    "PR6": "taxes",
    "PR7": "warehouse",
    "PR8": "shortage",
    "PR9": "surplus",
    "PR10": "best player",
    "PR11": "computer opponents buy promo cards",
    "O1": "money, pieces, company board",
    "O2": "regions",
    "O3": "connection tiles",
    "O4": "labour market, a closed system",
    "O5": "pile",
    "O6": "card market at the start",
    "O7": "order, ties by cards, swap",
    "O8": "auctions of cards",
    "O9": "two auctions in round 1",
    "O10": "discount tokens",
    "O11": "stacks",
    "O11a": "all places are filled",
    "O11b": "a drawn card and its equal in the future market",
    "O11c": "moving up onto an equal card",
    "O12": "no P2.9, no P4.6",
    "O13": "network: houses and buildings",
    "O14": "buildings unlock spaces",
    "O15": "placing and exchanging cards",
    "O16": "hiring",
    "O17": "cheapest workers first",
    "O18": "pay",
    "O19": "seasonal workers go back",
    "O20": "discounts at the end of rounds 1 to 5",
    "O21": "the largest card goes under the pile",
    "O22": "step 2",
    "O23": "step 3",
    "O24": "the end",
    "O25": "Data Library, Ecoplants, Nodule, Laboratories",
    "O26": "Robots",
    "O27": "Outpost cards",
    "O28": "Moon Base",
    "O29": "the Trust takes a card",
    "O30": "the Trust builds and hires",
    "O31": "the Trust's seasonal workers",
}

RULE_IN_NAME = re.compile(r"_((?:p|d|t|tr|pr|s|e|o)\d+[abc]?(?:_\d+)?|pa)(?=_|$)")


def rules_of(test: str) -> list[str]:
    """The ids at the start of a test's name: `test_p2_10_t6_...` protects P2.10 and T6."""
    found = []
    rest = test.removeprefix("test")
    while (match := RULE_IN_NAME.match(rest)) is not None:
        word = match[1]
        rule = as_id(word)
        if rule not in RULES and "_" in word:  # test_d8_2_...: the 2 belongs to the sentence
            word = word.partition("_")[0]
            rule = as_id(word)
        if rule not in RULES:
            break
        found.append(rule)
        rest = rest[len(word) + 1 :]
    return found


def as_id(word: str) -> str:
    letters = word.rstrip("0123456789_abc") if not word.startswith("pa") else word
    return letters.upper() + word[len(letters) :].replace("_", ".")


@cache
def rules_with_tests() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {rule: [] for rule in RULES}
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in rules_of(node.name):
                    found[rule].append(f"`{path.stem}::{node.name}`")
    return found


def table() -> str:
    rows = ["| rule | what it says | tests |", "|---|---|---|"]
    for rule, tests in rules_with_tests().items():
        rows.append(f"| {rule} | {RULES[rule]} | {'<br>'.join(tests)} |")
    return "\n".join(rows)


def readme_with(new_table: str) -> str:
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(START)
    after = rest.partition(END)[2]
    return f"{before}{START}\n{new_table}\n{END}{after}"


if __name__ == "__main__":
    README.write_text(readme_with(table()), encoding="utf-8")
