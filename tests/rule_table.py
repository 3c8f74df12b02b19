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
    "R1": "Recharged: players, money, houses",
    "R2": "the classic deck, no promo cards",
    "R3": "backs: plug and socket",
    "R4": "market and pile from the plugs",
    "R5": "regions in play",
    "R6": "resource market at the start",
    "R7": "refill of 2004",
    "R8": "payout",
    "R9": "discount in every round",
    "R10": "a smaller replacement leaves with the token",
    "R10a": "the discounted plant leaves before Step 3",
    "R11": "no P2.9",
    "R12": "no P4.6",
    "R13": "three plants, the new one stays",
    "R14": "step 2",
    "R15": "Step 3",
    "R16": "when the game ends",
    "R17": "no third tie-break",
    "R18": "Germany: plant 39 ends the refill of uranium",
    "R18a": "the Trust taking it does not",
    "R19": "USA: coal from the supply for 8",
    "R19a": "only once the market is empty",
    "R19b": "in one purchase, and the Trust too",
    "R20": "the board of Germany",
    "R21": "the board of the USA",
    "R22": "two players against the Trust",
    "R24": "no first game",
    "M0.1": "seven boards, three editions",
    "M0.2": "thresholds are the edition's",
    "M0.3": "two players",
    "M0.4": "tables that a board does not name",
    "M1.1": "plants that are out",
    "M1.2": "cards on top of the pile",
    "M1.3": "plants spared from the removal",
    "M1.4": "plants in the market from the start",
    "M1.5": "plants that wait for step 2",
    "M1.6": "the opening by backs",
    "M1.7": "sizes of the piles",
    "M2.1": "no bid without a city in the regions",
    "M2.2": "decided by the cities at that moment",
    "M2.3": "only buying is restricted",
    "M2.4": "passing, and plants nobody may buy",
    "M2.5": "plants of this fuel alone",
    "M2.6": "not the Trust",
    "M3.1": "the smallest plant leaves with the largest",
    "M3.2": "kinds that are never buried",
    "M3.3": "a lifted fifth plant",
    "M3.4": "which plants are wind",
    "M4.1": "fuel for less with a city",
    "M4.2": "comparisons look at the spaces",
    "M5.1": "sets of regions hang together by connections",
    "M5.2": "picks, also of all regions",
    "M5.3": "when a board is refused",
    "M5.4": "how many sets there are",
    "M6.1": "a fuel that runs dry",
    "M-FR1": "France: start",
    "M-FR2": "France: plant 13 out, 11 on top",
    "M-FR3": "France: refill of the edition",
    "M-FR4": "France: Paris is three cities",
    "M-FR5": "France: Biarritz - Bordeaux",
    "M-FR6": "France: the ring around Paris",
    "M-FR7": "France: Recharged",
    "M-IT1": "Italy: start",
    "M-IT2": "Italy: refill of the edition",
    "M-IT3": "Italy: the barred set",
    "M-IT4": "Italy: the south",
    "M-IT5": "Italy: Recharged",
    "M-BX1": "Benelux: start and refill",
    "M-BX2": "Benelux: turnover and wind",
    "M-BX3": "Benelux: Brussel and Bruxelles",
    "M-BX4": "Benelux: Recharged",
    "M-BX5": "Benelux: Antwerpen - Brugge",
    "M-CE1": "Central Europe: start and refill",
    "M-CE2": "Central Europe: nuclear plants",
    "M-CE3": "Central Europe: Wien",
    "M-CE4": "Central Europe: Recharged",
    "M-BR1": "Brazil: start and refill",
    "M-BR2": "Brazil: opening",
    "M-BR3": "Brazil: biogas",
    "M-BR4": "Brazil: Recharged",
    "M-BR5": "Brazil: Brasilia - Uberlandia",
    "M-SP1": "Spain and Portugal: start and refill",
    "M-SP2": "Spain and Portugal: nuclear plants",
    "M-SP3": "Spain and Portugal: plants for step 2",
    "M-SP4": "Spain and Portugal: Recharged",
    "M-QC1": "Québec: start and refill",
    "M-QC2": "Québec: opening",
    "M-QC3": "Québec: wind is never buried",
    "M-QC4": "Québec: Recharged",
    "M-QC5": "Québec: Beauport",
}

BOARD_RULE = re.compile(r"m_([a-z]{2}\d+)")
RULE_IN_NAME = re.compile(
    rf"_((?:p|d|t|tr|pr|s|e|o|r|m)\d+[abc]?(?:_\d+)?|pa|{BOARD_RULE.pattern})(?=_|$)"
)


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
    special = BOARD_RULE.fullmatch(word)
    if special is not None:
        return f"M-{special[1].upper()}"
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
