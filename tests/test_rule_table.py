"""Every rule has a test that names it, and the table in the README tells the truth."""

import pytest

from tests.rule_table import README, RULES, readme_with, rules_of, rules_with_tests, table


def test_every_rule_is_protected_by_a_test() -> None:
    unprotected = [rule for rule, tests in rules_with_tests().items() if not tests]
    assert not unprotected


def test_the_table_is_up_to_date() -> None:
    assert README.read_text(encoding="utf-8") == readme_with(table()), (
        "run: python tests/rule_table.py"
    )


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("test_p2_4_opener_stays_up", ["P2.4"]),
        ("test_p2_10_t6_both", ["P2.10", "T6"]),
        ("test_pa_pr2_auction", ["PA", "PR2"]),
        ("test_o11b_o20_stacks", ["O11b", "O20"]),
        ("test_d8_2_players", ["D8"]),
        ("test_r10a_m1_5_m_fr1_m_ce4_all", ["R10a", "M1.5", "M-FR1", "M-CE4"]),
        ("test_s1_s2_regions", ["S1", "S2"]),
        ("test_placing", []),
        ("test_every_rule", []),
    ],
)
def test_a_name_tells_the_rules(name: str, rules: list[str]) -> None:
    assert rules_of(name) == rules
    assert set(rules) <= set(RULES)
