"""The turn panel uses the room that there is: nothing is covered, nothing important hidden."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.grid.plant_actions import ScrapAction
from powergrid_qt.app.grid.running_action import RunningAction
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.setup_actions import DraftAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.scrapping import Scrapping
from powergrid_qt.views.grid.plant_controls import PlantControls
from powergrid_qt.views.grid.running_controls import FuelControls
from powergrid_qt.views.outpost.company_tiles import RESERVE, CompanyTile
from powergrid_qt.views.outpost.expansion_controls import ExpansionControls
from powergrid_qt.views.style.theme import set_theme
from powergrid_qt.views.turn.buttons import LOW, PanelButton
from powergrid_qt.views.turn.chips import ChipFace, ChipRow
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.panel import TurnPanel
from tests.app.turn_games import Kind
from tests.app.turn_table import Table
from tests.engine import outpost_positions as outpost
from tests.engine import positions as grid
from tests.views.shell import style_everything
from tests.views.turn_clicks import LEFT

A = TypeVar("A", bound=PlayerAction)
WIDTHS = [1440, 1100]
WORDS = ["Pass", "Passen", "Passieren"]


@pytest.fixture
def table(qtbot: QtBot, qapp: object) -> Iterator[Table]:
    style_everything(qapp)  # type: ignore[arg-type]
    made = Table()
    yield made
    made.controller.stop()


def opened(qtbot: QtBot, table: Table, width: int) -> TurnPanel:
    panel = TurnPanel(table.controller)
    qtbot.addWidget(panel)
    panel.resize(width, panel.height())
    panel.show()
    return panel


def seated(table: Table, kind: Kind, wanted: type[A], arrange: Callable[[Game], None]) -> A:
    """The action of whoever is on move in an arranged position."""
    table.controller.start(kind.config())
    arrange(table.controller.game)
    table.controller.tell()
    action = table.controller.action
    assert isinstance(action, wanted)
    return action


def place_in(widget: QWidget, around: QWidget) -> QRect:
    return QRect(widget.mapTo(around, QPoint(0, 0)), widget.size())


def is_seen_whole(widget: QWidget, panel: TurnPanel) -> bool:
    """Within all that is around it, and no other widget of the panel lies over it."""
    if not widget.isVisible() or widget.visibleRegion().boundingRect().size() != widget.size():
        return False
    inside = widget.rect().adjusted(2, 2, -3, -3)
    corners = (inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight())
    seen = [panel.childAt(widget.mapTo(panel, corner)) for corner in corners]
    return all(one is widget or (one is not None and widget.isAncestorOf(one)) for one in seen)


# -- hints ----------------------------------------------------------------------------------------


def ink_in(image: QImage) -> float:
    """How much of the colour of words is seen: dark, and neither orange nor brown."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    dark = [one for one in pixels if one.lightnessF() < 0.6 and one.red() <= one.blue() + 10]
    return sum(1.0 - one.lightnessF() for one in dark)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("width", [58, 72, 90, 130])
def test_the_mark_of_a_hint_covers_no_word(
    qtbot: QtBot, qapp: object, word: str, width: int
) -> None:
    """As much ink of the word is seen with the mark as without it."""
    style_everything(qapp)  # type: ignore[arg-type]
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


# -- Outpost's company ----------------------------------------------------------------------------

LAST = 2


def company(table: Table, reserve: str) -> ExpansionAction:
    """Four cards on the board, one free plant space, an Outpost card."""

    def arrange(game: Game) -> None:
        game.state.order = (0, 1, 2)
        outpost.give(
            game, LAST, money=90, cards=reserve, plants="plant_13 plant_21",
            shelters="shelter_14a shelter_05a", technologies=["tech_outpost_a"],
        )  # fmt: skip
        outpost.unlock(game, LAST, "plant", 1)
        outpost.to_expansion(game)

    return seated(table, Kind("outpost-2024", "outpost", 3), ExpansionAction, arrange)


def expansion(panel: TurnPanel) -> ExpansionControls:
    controls = panel.controls
    assert isinstance(controls, ExpansionControls)
    return controls


def places(controls: ExpansionControls) -> dict[str, QRect]:
    tiles = controls.board.tiles
    return {tile.card: place_in(tile, controls) for tile in tiles if tile.card is not None}


def lit_city(action: ExpansionAction, piece: str) -> str:
    action.choose_piece(piece)
    planned = action.planned_cities
    cities = (city.id for city in action.state.rules.board.cities)
    return next(city for city in cities if action.city_offer(city).lit and city not in planned)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_whole_company_is_in_view(qtbot: QtBot, table: Table, width: int) -> None:
    panel = opened(qtbot, table, width)
    company(table, "plant_25 shelter_35 plant_39 plant_42")
    qtbot.wait(20)
    tiles = expansion(panel).board.tiles
    assert [tile.space for tile in tiles[:4]] == [RESERVE] * 4
    assert len(tiles) == 4 + 8
    for tile in tiles:
        assert is_seen_whole(tile, panel)
        assert tile.width() >= 24


def test_no_card_of_a_company_moves_while_it_is_not_touched(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25 shelter_35 plant_39")
    controls = expansion(panel)
    qtbot.wait(20)
    before = places(controls)
    reserve = [before["plant_25"], before["shelter_35"], before["plant_39"]]
    action.click_city(lit_city(action, "house"))
    assert places(controls) == before
    action.click_city(lit_city(action, "shelter"))
    assert places(controls) == before, "a space is opened where it was locked"
    qtbot.mouseClick(controls.company[RESERVE, "plant_25"], LEFT)
    assert action.placed_cards == ("plant_25",)
    now = places(controls)
    assert now.pop("plant_25") not in reserve
    assert now == {card: place for card, place in before.items() if card != "plant_25"}
    before = places(controls)
    qtbot.mouseClick(controls.company[RESERVE, "plant_39"], LEFT)
    assert action.picked_card == "plant_39", "it has to replace a card"
    qtbot.mouseClick(controls.company["plant", "plant_13"], LEFT)
    now = places(controls)
    assert now == {**before, "plant_39": before["plant_13"], "plant_13": before["plant_39"]}
    action.undo()
    assert places(controls) == before


def test_a_click_on_a_free_space_lays_the_only_card_that_fits(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25 shelter_35")
    space = expansion(panel).company["plant", None]
    qtbot.mouseClick(space, LEFT)
    assert action.placed_cards == ("plant_25",)
    assert space.card == "plant_25"


def test_a_click_on_a_free_space_asks_when_several_cards_fit(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25 plant_39")
    qtbot.mouseClick(expansion(panel).company["plant", None], LEFT)
    assert action.placed_cards == ()
    assert action.problem == "Several cards fit here: click one of your reserve."
    assert panel.note.text() == action.problem


def test_a_click_on_a_free_space_says_when_nothing_fits(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "shelter_35")
    qtbot.mouseClick(expansion(panel).company["plant", None], LEFT)
    assert panel.note.text() == "No card of your reserve fits here."
    assert action.placed_cards == ()


def test_used_places_of_an_outpost_card_take_no_room(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    action = company(table, "plant_25")
    controls = expansion(panel)

    def site_chips() -> list[str]:
        return [chip.face.text for chip in controls.plan.chips]

    assert site_chips() == ["Outpost: house"]
    qtbot.mouseClick(controls.plan.chips[0], LEFT)
    action.confirm()
    outpost.to_expansion(table.controller.game)
    table.controller.tell()
    action_after = table.controller.action
    assert isinstance(action_after, ExpansionAction)
    assert action_after.piece == "house"
    assert site_chips() == [], "the house stands there"
    qtbot.mouseClick(controls.piece_buttons["shelter"], LEFT)
    assert site_chips() == ["Outpost: shelter"]


def test_locked_spaces_are_told_from_free_ones(qtbot: QtBot, table: Table) -> None:
    panel = opened(qtbot, table, 1440)
    company(table, "plant_25")
    tiles = expansion(panel).board.tiles
    locked = [tile for tile in tiles if tile.locked]
    assert [tile.space for tile in locked] == ["plant", "shelter", "shelter"]
    assert all("Locked" in tile.toolTip() and not tile.isEnabled() for tile in locked)
    assert locked[0].grab().toImage() != _free(tiles).grab().toImage()


def _free(tiles: list[CompanyTile]) -> CompanyTile:
    return next(tile for tile in tiles if tile.card is None and not tile.locked)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_tiles_are_painted_in_every_width(qtbot: QtBot, table: Table, name: str) -> None:
    set_theme(name)
    panel = opened(qtbot, table, 1440)
    company(table, "plant_25")
    tile = next(tile for tile in expansion(panel).board.tiles if tile.card == "plant_13")
    pictures = []
    for width in (26, 46, 82):
        tile.resize(QSize(width, tile.height()))
        pictures.append(tile.grab().toImage())
    assert all(image.pixelColor(image.rect().center()).alpha() for image in pictures)
    set_theme("light")
