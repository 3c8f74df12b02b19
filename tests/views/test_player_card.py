"""One player at a glance: what the card says of plants and power."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.models.player_facts import PlayerFacts, facts_of
from powergrid_qt.views.players.player_card import PlayerCard, summary
from powergrid_qt.views.style.theme import theme
from tests.engine.positions import cities_in_play, give, grid, new_game, to_phase
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


class Shown(QWidget):
    """The card of a player, alone."""

    def __init__(self, facts: PlayerFacts, game: Game, height: int) -> None:
        super().__init__()
        self.resize(400, height)
        self.card = PlayerCard(facts, game.state, QRectF(self.rect()), facts.money, 0.0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            self.card.paint(painter)


def shown_card(qtbot: QtBot, facts: PlayerFacts, game: Game, height: int) -> Shown:
    card = Shown(facts, game, height)
    shown(qtbot, card, 400, height)
    return card


@pytest.mark.parametrize("height", [LOW, USUAL])
def test_only_who_still_has_to_power_cities_is_warned(
    qtbot: QtBot, game: Game, height: int
) -> None:
    facts = facts_of(game, None)[0]
    warned = {}
    for ran in (False, True):
        card = shown_card(qtbot, replace(facts, ran=ran), game, height)
        image, red = picture(card), theme().color("warning").rgb()
        figures = [(x, y) for x in range(300, 400) for y in range(image.height())]
        warned[ran] = any(image.pixel(*at) == red for at in figures)
    assert warned == {False: True, True: False}


def test_the_card_says_what_all_plants_could_power(qtbot: QtBot, game: Game) -> None:
    facts = facts_of(game, None)[0]
    shown = shown_card(qtbot, facts, game, USUAL)
    picture(shown)
    assert "can light 2 with what is there" in summary(facts)
    assert "all plants: 3" in shown.card.tip_at(QPointF(370, 80))


@pytest.mark.parametrize("height", [LOW, USUAL])
def test_the_transformer_station_is_seen_and_told(qtbot: QtBot, game: Game, height: int) -> None:
    pictures = []
    for station in (None, 4, 18):
        attached = () if station is None else (("transformer-station", station),)
        grid(game).players[0].attached = attached
        shown = shown_card(qtbot, facts_of(game, None)[0], game, height)
        pictures.append(picture(shown))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    tips = {shown.card.tip_at(QPointF(x, height - 16)) for x in range(20, 300, 10)}
    assert any("powers 3 cities with the transformer station" in tip for tip in tips)
