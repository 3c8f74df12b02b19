"""A game that can be ended and won is: with money for fuel instead of a plant, with the plants that
nobody can starve, and with the fuel that a rival would need. The positions are proved ones."""

import pytest

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.grid.supply import PLENTY, Burners, bill, ways_to_feed
from powergrid_qt.engine.moves import Buy, Done
from tests.ai.suite import Position, answer, positions
from tests.engine.positions import grid, new_game

PROVED = {position.id: position for position in positions()}


@pytest.mark.parametrize(
    "name",
    [
        "fed-plant-3",  # pass, and keep the money for fuel
        "fed-plants-stay-1",  # scrap the plant whose oil a rival can take
        "fed-plants-stay-2",  # with the flux generator
        *("rival-runs-dry-1", "rival-runs-dry-2", "last-fuel-2"),  # take the last fuel
    ],
)
def test_hard_takes_a_sure_win(name: str) -> None:
    position = PROVED[name]
    assert position.solved_by(answer("hard", position.game()))


def test_normal_does_not_see_the_end_coming() -> None:
    """The rival's plants stand idle, and the game is won, if the oil is taken away."""
    position: Position = PROVED["rival-runs-dry-2"]
    game = position.game()
    family = family_of(game.config)
    assert isinstance(family.policy("hard", 1).decide(game.state), Buy)
    assert isinstance(family.policy("normal", 1).decide(game.state), Done)


def test_what_burns_anything_burns_what_is_cheapest() -> None:
    """Not what there is most of: uranium is dearer than coal, of which there is less."""
    rules = grid(new_game(promo=("flux-generator",))).rules
    flux = Burners(rules.hand(("flux-generator",)))
    coal, uranium = 4, 5
    levels = [coal, 0, 0, uranium]
    scales = rules.edition.scales
    bills = [bill(scales[kind], levels[kind], 0, PLENTY) for kind in flux.kinds]
    (_, price, _), *_ = ways_to_feed(flux.sets, bills, levels)
    assert price == scales[0].cost(coal, 3) < scales[3].cost(uranium, 3)
