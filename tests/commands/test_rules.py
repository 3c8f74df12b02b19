"""`powergrid-qt rules`."""

import pytest

from powergrid_qt.cli import main

# The command takes any application; windows, tested later in this process, only one of widgets.
pytestmark = pytest.mark.usefixtures("qapp")


def test_rules_are_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--board", "outpost", "--players", "2", "--language", "nl"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("# Voorbereiding\n")
    assert "## Het derde bedrijf\nHet Concern" in told


def test_ids_and_promo_cards_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--board", "usa", "--promo", "taxes", "--language", "en", "--ids"]) == 0
    told = capsys.readouterr().out
    assert "## Taxes (PR6)\n" in told
    assert "(PR7)" not in told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--promo", "warehouses"], "warehouses"),
        (["--board", "europa"], "europe"),
        (["--board", "usa", "--edition", "deluxe-2014"], "deluxe-2014"),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], options: list[str], told: str
) -> None:
    assert main(["rules", *options]) == 2
    assert told in capsys.readouterr().err
