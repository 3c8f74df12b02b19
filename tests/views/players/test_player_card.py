"""One player at a glance: what the card says of plants and power, and all that a company has."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game
from powergrid_qt.models.players import PlayerFacts, facts_of, player_summary
from powergrid_qt.views.players.player_card import PlayerCard
from powergrid_qt.views.players.players_panel import GAP, REST_MS, PlayersPanel
from powergrid_qt.views.style.theme import theme
from tests.app.turn_games import Kind
from tests.engine import outpost_positions as outpost
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


def shown_card(
    qtbot: QtBot, facts: PlayerFacts, game: Game, height: int, width: int = 400
) -> PlayerCard:
    card = PlayerCard(facts, game.state)
    shown(qtbot, card, width, height)
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
    assert "can light 2 with what is there" in player_summary(facts)
    assert "all plants: 3" in shown.tip_at(QPointF(370, 80))


@pytest.mark.parametrize("height", [LOW, USUAL])
def test_the_transformer_station_is_seen_and_told(qtbot: QtBot, game: Game, height: int) -> None:
    pictures = []
    for station in (None, 4, 18):
        attached = () if station is None else (("transformer-station", station),)
        grid(game).players[0].attached = attached
        shown = shown_card(qtbot, facts_of(game, None)[0], game, height)
        pictures.append(picture(shown))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    tips = {shown.tip_at(QPointF(x, height - 16)) for x in range(20, 300, 10)}
    assert any("powers 3 cities with the transformer station" in tip for tip in tips)


TOLD = ("In reserve: Plant 42", "In reserve: Plant 44", "In reserve: Shelter 35", "Robots",
        "Ecoplants", "Nodule", "Data Library", "5 permanent workers", "2 robots")  # fmt: skip


@pytest.mark.parametrize("width", [300, 342, 470])
@pytest.mark.parametrize("height", [39, 50, 65, 80, 132])
def test_all_that_a_company_has_is_seen_or_counted(qtbot: QtBot, width: int, height: int) -> None:
    """On low and narrow cards what has no room is a figure, of which the tooltip tells the rest."""
    game = outpost.shipped_game(4)
    outpost.give(
        game, 1, plants="plant_13 plant_18 plant_21 plant_25",
        shelters="shelter_14a shelter_16a shelter_24 shelter_28a",
        cards="plant_42 plant_44 shelter_35", permanent=5, robots=2,
        technologies=["tech_robots", "tech_ecoplants", "tech_nodule", "tech_data_library"],
    )  # fmt: skip
    card = shown_card(qtbot, facts_of(game, 0)[1], game, height, width)
    picture(card)
    drawn = card.spots
    told = "\n".join(tip for _, tip in drawn)
    assert not [words for words in TOLD if words not in told]
    for area, tip in drawn:
        assert QRectF(card.rect()).contains(area), tip
    holding = [area for area, tip in drawn if "Plant" in tip or "Shelter" in tip or "robots" in tip]
    for number, area in enumerate(holding):
        assert not any(area.intersects(other) for other in holding[number + 1 :])
        assert area.width() >= area.height() * 0.9 or area.width() >= 18, "it can be read"


def test_nobody_keeps_glowing_when_somebody_else_has_won(qtbot: QtBot) -> None:
    """Two cards may be sold within a moment."""
    controller = GameController()
    controller.start(Kind("classic-2009", "germany", 3).config())
    controller.uncover()
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 340, 400)
    first = panel.cards[0]
    dark = picture(first)
    panel.welcome(0)
    qtbot.waitUntil(lambda: picture(first) != dark)
    first.repaint()
    painted: list[QEvent] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(event)
            return False

    watch = Watch()
    first.installEventFilter(watch)
    panel.welcome(1)
    qtbot.waitUntil(lambda: bool(painted))
    first.removeEventFilter(watch)
    assert picture(first) == dark


def test_all_players_stay_where_they_are(qtbot: QtBot) -> None:
    """The gap below the last card has no room, and needs none."""
    controller = GameController()
    controller.start(Kind("outpost-2024", "outpost", 4).config())
    controller.uncover()
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 340, 4 * 65 - GAP)
    last = panel.card_area(3).center()
    with qtbot.waitSignal(panel.clicked, check_params_cb=lambda row: row == 3):
        qtbot.mouseClick(panel.cards[3], Qt.MouseButton.LeftButton)
    turned = QWheelEvent(
        *(QPointF(last), QPointF(panel.viewport().mapToGlobal(last)), QPoint(), QPoint(0, -120)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(panel.viewport(), turned)
    assert panel.card_area(0).top() == 0


def come_to(card: PlayerCard) -> None:
    at = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(at, at, at))


def test_a_pointer_that_rested_on_a_player_points_at_nobody_in_a_smaller_game(qtbot: QtBot) -> None:
    controller = GameController()
    controller.start(Kind("outpost-2024", "outpost", 5).config())
    controller.uncover()
    panel = PlayersPanel(controller)
    shown(qtbot, panel, 340, 5 * 65)
    pointed: list[int] = []
    panel.pointed.connect(pointed.append)
    come_to(panel.cards[4])
    qtbot.waitUntil(lambda: pointed == [4])
    come_to(panel.cards[0])
    come_to(panel.cards[4])
    controller.start(Kind("outpost-2024", "outpost", 3).config())
    qtbot.wait(2 * REST_MS)
    assert pointed == [4]
