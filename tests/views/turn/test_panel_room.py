"""The turn panel uses the room that there is: nothing is covered, nothing important hidden."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.plant_actions import ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.setup_actions import DraftAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.auctions import Scrapping
from powergrid_qt.views.grid.controls import FuelControls, PlantControls
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.turn.buttons import LOW, PanelButton
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.controls import ChipFace, ChipRow
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.turn_games import Kind
from tests.app.turn_table import Table
from tests.engine import positions as grid
from tests.views.panel_places import is_seen_whole, opened, place_in, seated
from tests.views.turn_clicks import LEFT

WIDTHS = [1440, 1100]
WORDS = ["Pass", "Passen", "Passieren"]


@pytest.fixture
def table(styled: None) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.stop()


# -- hints ----------------------------------------------------------------------------------------


def ink_in(image: QImage) -> float:
    """How much of the colour of words is seen: dark, and neither orange nor brown."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    dark = [one for one in pixels if one.lightnessF() < 0.6 and one.red() <= one.blue() + 10]
    return sum(1.0 - one.lightnessF() for one in dark)


@pytest.mark.long(but=["58-Passieren", "130-Pass"])
@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("width", [58, 72, 90, 130])
def test_the_mark_of_a_hint_covers_no_word(
    qtbot: QtBot, styled: None, word: str, width: int
) -> None:
    """As much ink of the word is seen with the mark as without it."""
    button = PanelButton()
    qtbot.addWidget(button)
    button.setText(word)
    button.resize(width, LOW)
    plain = button.grab().toImage()
    button.show_hinted(True)
    marked = button.grab().toImage()
    assert plain != marked
    assert ink_in(plain) > 20
    assert ink_in(marked) >= 0.9 * ink_in(plain)


# -- other widths ---------------------------------------------------------------------------------


def test_the_buttons_keep_their_place_when_bidders_get_room_for_their_names(
    qtbot: QtBot, table: Table
) -> None:
    table.controller.start(Kind("classic-2009", "usa", 6).config())
    panel, page = TurnPanel(table.controller, Hints(table.controller)), QWidget()
    qtbot.addWidget(page)
    column(panel, into=page)  # which asks the panel again for its size
    page.show()
    for width in (1024, 1100, 1440, 1920):
        page.resize(width, panel.height())
        QApplication.processEvents()
        assert panel.buttons.height() == panel.stack.height()
        assert is_seen_whole(panel.buttons.main_button, panel)


# -- rows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_the_fuel_of_all_plants_is_seen_in_bureaucracy(
    qtbot: QtBot, table: Table, width: int
) -> None:
    """Whatever they burn: some figures are wider than others."""

    def arrange(game: Game) -> None:
        cities = grid.cities_in_play(game)[:3]
        grid.give(game, 0, plants=(5, 12), tokens={"coal": 3, "oil": 3}, cities=cities)
        game.state.order = (0, 1, 2)
        grid.to_phase(game, "bureaucracy")

    panel = opened(qtbot, table, width)
    action = seated(table, Kind("classic-2009", "germany", 3), RunningAction, arrange)
    controls = panel.controls
    assert isinstance(controls, FuelControls)
    chips = [chip for mixture in controls.mixtures for chip in mixture.chips.values()]
    assert len(chips) == 4
    mixtures = set()
    for chip in (*chips, *chips, *reversed(chips)):
        qtbot.wait(10)
        for widget in (*controls.cards, *chips):
            assert is_seen_whole(widget, panel), widget.accessibleName()
        mixtures.add(tuple(action.burns(plant).get("coal", 0) for plant in (5, 12)))
        qtbot.mouseClick(chip, LEFT)
    assert len(mixtures) > 2


@pytest.mark.parametrize("width", WIDTHS)
def test_all_regions_of_a_draft_are_seen(qtbot: QtBot, table: Table, width: int) -> None:
    panel = opened(qtbot, table, width)
    kind = Kind("deluxe-2014", "north-america", 3, draft=True)
    seated(table, kind, DraftAction, lambda game: None)
    controls = panel.controls
    assert isinstance(controls, ChoosingControls)
    qtbot.wait(20)
    assert len(controls.choices.chips) == 7
    for chip in controls.choices.chips:
        assert is_seen_whole(chip, panel), chip.face.text


def test_arrows_stand_beside_what_they_scroll(qtbot: QtBot) -> None:
    row: ChipRow[int] = ChipRow(lambda face: None)
    qtbot.addWidget(row)
    row.resize(300, row.height())
    row.show()
    row.show_faces(ChipFace(key=n, text=f"Frankfurt {n}") for n in range(6))
    qtbot.wait(20)
    left, right = row.arrows
    assert not left.isEnabled()
    for _ in range(10):
        assert left.isVisible()
        assert right.isVisible()
        for arrow in row.arrows:
            assert not arrow.geometry().intersects(row.viewport().geometry())
        if not right.isEnabled():
            break
        qtbot.mouseClick(right, LEFT)
    last = place_in(row.chips[-1], row)
    assert row.viewport().geometry().contains(last), "the end can be reached"
    row.show_faces([ChipFace(key=1, text="Essen")])
    qtbot.wait(20)
    assert not left.isVisible()
    assert not right.isVisible()
    assert place_in(row.chips[0], row).left() == 0


# -- the transformer station ----------------------------------------------------------------------


def with_transformer(table: Table, station: CardId) -> ScrapAction:
    def arrange(game: Game) -> None:
        grid.give(game, 0, plants=(18, 22, 26, 35), tokens={"oil": 2})
        state = grid.grid(game)
        state.players[0].attached = (("transformer-station", station),)
        state.agenda = [Scrapping(0, 35)]

    return seated(table, Kind("classic-2009", "germany", 4), ScrapAction, arrange)


def test_a_scrapped_plant_tells_of_the_transformer_station(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = with_transformer(table, 18)
    controls = panel.controls
    assert isinstance(controls, PlantControls)
    cards = {card.face.id: card for card in controls.cards}
    qtbot.mouseClick(cards[22], LEFT)
    assert controls.drop_label.text() == "Given up with it: nothing"
    assert not action.takes_transformer
    qtbot.mouseClick(cards[18], LEFT)
    assert controls.drop_label.text() == "Given up with it: the transformer station"
    assert "Burns nothing, powers 3 cities with the transformer station" in cards[18].toolTip()
    assert "powers 2 cities." in cards[22].toolTip()


def test_the_badge_of_the_transformer_station_is_on_the_card(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    pictures = []
    for station in (18, 22):
        with_transformer(table, station)
        controls = panel.controls
        assert isinstance(controls, PlantControls)
        pictures.append(next(card for card in controls.cards if card.face.id == 18).grab())
    assert pictures[0].toImage() != pictures[1].toImage()
