"""One player at a glance: what the card says of plants and power."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.models.player_facts import facts_of
from powergrid_qt.views.players.player_card import PlayerCard
from powergrid_qt.views.style.theme import theme
from tests.engine.positions import cities_in_play, give, new_game, to_phase
from tests.views.painted import picture
from tests.views.shell import shown

pytestmark = [
    pytest.mark.usefixtures("market_look"),
    # What the offscreen platform says about every window; none of ours.
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
LOW, USUAL = 56, 112


@pytest.fixture
def game() -> Game:
    """In bureaucracy; the first player has a plant without fuel, one that needs none, 3 cities."""
    made = new_game(players=3, promo=["transformer-station"])
    give(made, 0, plants=(4, 18), cities=cities_in_play(made)[:3])
    to_phase(made, "bureaucracy")
    return made


def shown_card(qtbot: QtBot, height: int) -> PlayerCard:
    card = PlayerCard()
    card.animated = False
    shown(qtbot, card, 400, height)
    return card


@pytest.mark.parametrize("height", [LOW, USUAL])
def test_only_who_still_has_to_power_cities_is_warned(
    qtbot: QtBot, game: Game, height: int
) -> None:
    card, facts = shown_card(qtbot, height), facts_of(game, None)[0]
    warned = {}
    for ran in (False, True):
        card.show_player(replace(facts, ran=ran), game.state)
        image, red = picture(card), theme().color("warning").rgb()
        figures = [(x, y) for x in range(300, 400) for y in range(image.height())]
        warned[ran] = any(image.pixel(*at) == red for at in figures)
    assert warned == {False: True, True: False}


def test_the_card_says_what_all_plants_could_power(qtbot: QtBot, game: Game) -> None:
    card = shown_card(qtbot, USUAL)
    card.show_player(facts_of(game, None)[0], game.state)
    picture(card)
    assert "can power 2 now" in card.accessibleName()
    assert "all plants: 3" in card.tip_at(370, 80)


@pytest.mark.parametrize("height", [LOW, USUAL])
def test_the_transformer_station_is_seen_and_told(qtbot: QtBot, game: Game, height: int) -> None:
    card = shown_card(qtbot, height)
    pictures = []
    for station in (None, 4, 18):
        attached = () if station is None else (("transformer-station", station),)
        game.state.players[0].attached = attached
        card.show_player(facts_of(game, None)[0], game.state)
        pictures.append(picture(card))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    tips = {card.tip_at(x, height - 16) for x in range(20, 300, 10)}
    assert any("powers 3 cities with the transformer station" in tip for tip in tips)
