"""Putting a game together: everything that is chosen reaches the game."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import COLORS, Game, GameConfig, Seat
from powergrid_qt.engine.edition import (
    PLAYER_COUNTS,
    edition_ids,
    editions_on,
    playable_boards,
)
from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage
from powergrid_qt.views.pages.new_game.seats_panel import ColorButton
from tests.views.shell import LEFT, click, game, shown

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

EVERY_GAME = [(board, edition) for board in playable_boards() for edition in editions_on(board)]


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> NewGamePage:
    made = NewGamePage(settings, tuple)
    shown(qtbot, made)
    made.resize(1440, 900)
    return made


def seat_players(qtbot: QtBot, page: NewGamePage, players: int) -> None:
    while len(page.seats_model.seats) < players:
        click(qtbot, page.seats.add_button)
    while len(page.seats_model.seats) > players:
        click(qtbot, page.seats.rows[0].leave)


def type_name(qtbot: QtBot, page: NewGamePage, row: int, name: str) -> None:
    field = page.seats.rows[row].name
    assert isinstance(field, QLineEdit)
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, name)


def played(qtbot: QtBot, page: NewGamePage) -> GameConfig:
    with qtbot.waitSignal(page.play) as started:
        click(qtbot, page.play_button)
    config = started.args[0]
    assert isinstance(config, GameConfig)
    return config


def test_a_game_is_ready_to_play(qtbot: QtBot, page: NewGamePage) -> None:
    assert page.focusWidget() is page.play_button
    config = played(qtbot, page)
    assert (config.board, len(config.players)) == ("germany", 4)
    assert [seat.kind for seat in config.players].count("human") == 1
    assert not Game(config).over


def test_each_game_gets_a_seed_of_its_own(qtbot: QtBot, page: NewGamePage) -> None:
    assert len({played(qtbot, page).seed for _ in range(4)}) > 1


def test_a_typed_seed_is_used_once(qtbot: QtBot, page: NewGamePage, settings: Settings) -> None:
    page.options.seed.setFocus()
    qtbot.keyClicks(page.options.seed, "1234")
    assert played(qtbot, page).seed == 1234
    assert page.options.seed.text() == ""
    assert len({played(qtbot, page).seed for _ in range(4)} - {1234}) > 1
    again = NewGamePage(settings, tuple)
    shown(qtbot, again)
    assert again.options.seed.text() == ""


@pytest.mark.long(
    but=[
        "germany-classic-2004",
        "usa-classic-2009",
        "france-recharged-2019",
        "europe-deluxe-2014",
        "outpost-outpost-2024",
    ]
)
@pytest.mark.parametrize(("board", "edition"), EVERY_GAME)
def test_what_is_chosen_is_played(
    qtbot: QtBot, page: NewGamePage, board: str, edition: str
) -> None:
    click(qtbot, page.boards.cards[board])
    click(qtbot, page.chosen.editions.button(edition))
    for players in PLAYER_COUNTS:
        seat_players(qtbot, page, players)
        config = played(qtbot, page)
        assert (config.board, config.edition) == (board, edition)
        assert config.players == page.seats_model.seats
        assert len(config.players) == players
        assert not Game(config).over
        assert str(players) in page.summary.text()


def test_all_options_reach_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    options = page.options
    click(qtbot, page.chosen.editions.button("classic-2004"))
    click(qtbot, options.regions.button("draft"))
    for box in (options.open_money, options.beginner, options.promo.boxes["taxes"]):
        qtbot.keyClick(box, Qt.Key.Key_Space)
    options.seed.setFocus()
    qtbot.keyClicks(options.seed, "12x34")
    config = played(qtbot, page)
    assert config.seed == 1234
    assert config.options.promo == ("taxes",)
    assert config.options.open_money
    assert config.options.beginner
    assert config.options.draft
    click(qtbot, options.promo.all_button)
    assert len(played(qtbot, page).options.promo) == 9
    click(qtbot, options.promo.none_button)
    assert played(qtbot, page).options.promo == ()


def test_names_kinds_and_colours_reach_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    type_name(qtbot, page, 1, "Zoe")
    qtbot.keyClick(page.seats.rows[1].kind, Qt.Key.Key_Home)
    button = page.seats.rows[1].color
    assert isinstance(button, ColorButton)
    click(qtbot, button)
    menu = button.offers
    action = menu.actions()[COLORS.index("red")]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    config = played(qtbot, page)
    assert config.players[1] == Seat("Zoe", "red", "human")
    assert config.players[0].color == "blue"


def test_nobody_removes_a_player_and_shuffling_keeps_all(qtbot: QtBot, page: NewGamePage) -> None:
    names = {seat.name for seat in page.seats_model.seats}
    click(qtbot, page.seats.shuffle_button)
    assert {seat.name for seat in page.seats_model.seats} == names
    qtbot.keyClick(page.seats.rows[3].kind, Qt.Key.Key_End)
    assert len(page.seats_model.seats) == 3
    assert not page.seats.rows[3].kind.isVisible()
    assert page.seats.add_button.isVisible()


def test_people_and_computers_are_added_by_buttons_of_their_own(
    qtbot: QtBot, page: NewGamePage
) -> None:
    """Whoever has sat at the table before: a computer plays as the last one does."""
    page.seats_model.set_seats([Seat("Ada", "red"), Seat("Bo", "blue")])
    click(qtbot, page.seats.computer_button)
    page.seats_model.set_kind(2, "expert")
    click(qtbot, page.seats.add_button)
    click(qtbot, page.seats.computer_button)
    kinds = [seat.kind for seat in page.seats_model.seats]
    assert kinds == ["human", "human", "expert", "human", "expert"]
    assert len({seat.name for seat in page.seats_model.seats}) == 5
    click(qtbot, page.seats.computer_button)
    assert not page.seats.computer_button.isVisible()


def test_all_six_places_can_be_seen_in_a_small_window(qtbot: QtBot, page: NewGamePage) -> None:
    seat_players(qtbot, page, 6)
    page.resize(1100, 700)
    QApplication.processEvents()
    panel = QRect(page.seats.mapTo(page, QPoint(0, 0)), page.seats.size())
    assert not page.seats.add_button.isVisible()
    for editor in (one for row in page.seats.rows for one in row.controls if one.isVisible()):
        assert min(editor.width(), editor.height()) >= 32
        assert panel.contains(QRect(editor.mapTo(page, QPoint(0, 0)), editor.size()))
    assert page.rect().contains(page.play_button.geometry())


def test_a_single_player_and_twin_names_are_explained(qtbot: QtBot, page: NewGamePage) -> None:
    seat_players(qtbot, page, 1)
    assert not page.play_button.isEnabled()
    assert "two players" in page.summary.text()
    click(qtbot, page.seats.add_button)
    assert page.play_button.isEnabled()
    for row in range(2):
        type_name(qtbot, page, row, "Ada")
    assert not page.play_button.isEnabled()
    assert "Ada" in page.summary.text()
    type_name(qtbot, page, 0, "")
    assert "needs a name" in page.summary.text()


def test_the_cursor_stays_while_a_name_is_changed(qtbot: QtBot, page: NewGamePage) -> None:
    type_name(qtbot, page, 0, "Mra")
    name = page.seats.rows[0].name
    assert isinstance(name, QLineEdit)
    name.setCursorPosition(1)
    qtbot.keyClicks(name, "ai")
    assert page.seats_model.seats[0].name == "Maira"


@pytest.mark.parametrize("board", ["europe", "north-america", "outpost"])
def test_what_an_edition_lacks_is_shown_and_explained(
    qtbot: QtBot, page: NewGamePage, board: str
) -> None:
    options = page.options
    qtbot.keyClick(options.beginner, Qt.Key.Key_Space)
    qtbot.keyClick(options.promo.boxes["taxes"], Qt.Key.Key_Space)
    click(qtbot, page.boards.cards[board])
    assert not options.beginner.isEnabled()
    assert not any(box.isEnabled() for box in options.promo.boxes.values())
    texts = [label.text() for label in options.findChildren(QLabel) if not label.isHidden()]
    assert sum("classic editions" in text for text in texts) == 2
    config = played(qtbot, page)
    assert not config.options.beginner
    assert config.options.promo == ()
    click(qtbot, page.boards.cards["germany"])  # the wishes were only put aside
    assert played(qtbot, page).options.promo == ("taxes",)


def test_the_second_edition_always_has_the_transformer_station(
    qtbot: QtBot, page: NewGamePage
) -> None:
    box = page.options.promo.boxes["transformer-station"]
    click(qtbot, page.chosen.editions.button("classic-2009"))
    assert box.isChecked()
    assert not box.isEnabled()
    assert "Always" in box.toolTip()
    click(qtbot, page.chosen.editions.button("classic-2004"))
    assert not box.isChecked()
    assert box.isEnabled()


def test_outpost_says_why_nothing_can_be_drafted(qtbot: QtBot, page: NewGamePage) -> None:
    draft = page.options.regions.button("draft")
    click(qtbot, draft)
    click(qtbot, page.boards.cards["outpost"])
    assert draft.isEnabled()
    seat_players(qtbot, page, 3)
    assert not draft.isEnabled()
    assert draft.toolTip()
    assert not played(qtbot, page).options.draft
    assert "reconstruct" in page.boards.cards["outpost"].accessibleDescription()


def test_the_trust_is_announced(qtbot: QtBot, page: NewGamePage) -> None:
    click(qtbot, page.boards.cards["europe"])
    seat_players(qtbot, page, 2)
    assert "Trust" in page.summary.text()


def test_choices_are_remembered(qtbot: QtBot, settings: Settings, page: NewGamePage) -> None:
    click(qtbot, page.boards.cards["usa"])
    seat_players(qtbot, page, 5)
    qtbot.keyClick(page.options.open_money, Qt.Key.Key_Space)
    again = NewGamePage(settings, tuple)
    shown(qtbot, again)
    assert again.game == page.game
    assert again.boards.cards["usa"].isChecked()
    assert again.options.open_money.isChecked()


def test_a_game_can_be_offered_again(qtbot: QtBot, page: NewGamePage) -> None:
    config = game(5).config
    page.set_game(config)
    again = played(qtbot, page)
    assert again.players == config.players
    assert (again.board, again.edition) == (config.board, config.edition)


def test_a_coach_is_chosen_and_remembered(
    qtbot: QtBot, page: NewGamePage, settings: Settings
) -> None:
    coach = page.seats.coach
    assert not coach.box.isChecked()
    assert not coach.much.isEnabled()
    qtbot.keyClick(coach.box, Qt.Key.Key_Space)
    assert coach.much.isEnabled()
    with qtbot.waitSignal(page.play) as started:
        click(qtbot, page.play_button)
    assert started.args[1] == {"coach": 0.5}
    qtbot.keyClick(coach.much, Qt.Key.Key_Down)
    assert coach.much.currentText() == "from a whole place"
    again = NewGamePage(settings, tuple)
    shown(qtbot, again)
    assert again.game.about == {"coach": 1.0}
    assert again.seats.coach.box.isChecked()


def test_no_coach_where_people_sit_elsewhere(qtbot: QtBot, page: NewGamePage) -> None:
    coach = page.seats.coach
    qtbot.keyClick(coach.box, Qt.Key.Key_Space)
    seats = page.seats_model.seats
    page.seats_model.set_seats((*seats[:-1], replace(seats[-1], kind="remote")))
    assert not coach.box.isEnabled()
    assert page.game.about == {}
    page.seats_model.set_seats(seats)
    assert coach.box.isChecked()


def test_keys_leave_and_start(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.back):
        click(qtbot, page.back_button)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.play):
        qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


# -- boards ---------------------------------------------------------------------------------------


def seen(page: NewGamePage) -> list[str]:
    """The boards whose cards are shown, in their order."""
    cards = page.boards.cards.values()
    return [card.board.id for card in cards if card.isVisibleTo(page.boards)]


def test_the_last_choice_comes_first_then_what_was_played_lately(
    qtbot: QtBot, settings: Settings, page: NewGamePage
) -> None:
    for board in ("europe", "usa"):
        click(qtbot, page.boards.cards[board])
        played(qtbot, page)
    click(qtbot, page.boards.cards["outpost"])
    assert seen(page)[0] == "germany"  # nothing moves under the pointer
    again = NewGamePage(settings, tuple)
    shown(qtbot, again)
    assert list(again.boards.cards)[:4] == ["outpost", "usa", "europe", "germany"]
    assert [card.board.id for card in again.boards.cards.values() if card.badge] == ["usa"]


def test_arrows_lead_from_board_to_board_and_enter_chooses(qtbot: QtBot, page: NewGamePage) -> None:
    cards = list(page.boards.cards.values())
    cards[0].setFocus()
    columns = sum(card.y() == cards[0].y() for card in cards)
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 1 + columns),
        (Qt.Key.Key_Left, columns),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_End, len(cards) - 1),
    ):
        qtbot.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is cards[place]
    assert page.game.board.id == "germany"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.game.board is cards[-1].board
    assert cards[-1].isChecked()


def test_a_board_is_found_by_its_name_and_its_cities(qtbot: QtBot, page: NewGamePage) -> None:
    everything = seen(page)
    qtbot.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.focusWidget() is page.search
    qtbot.keyClicks(page.search, "quebec")
    assert seen(page) == ["quebec", "north-america"]  # which has a city of that name
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.game.board.id == "quebec"
    page.search.setFocus()
    page.search.selectAll()
    qtbot.keyClicks(page.search, "LODZ")
    assert seen(page) == ["central-europe"]
    told = page.boards.cards["central-europe"].findChildren(QLabel)
    assert "Łódź" in [label.text() for label in told]
    qtbot.keyClicks(page.search, "x")
    assert seen(page) == []
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert seen(page) == everything
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page.search, Qt.Key.Key_Escape)


def test_all_editions_are_shown_and_why_some_are_not_played_there(
    qtbot: QtBot, page: NewGamePage
) -> None:
    click(qtbot, page.boards.cards["benelux"])
    for edition in edition_ids():
        button = page.chosen.editions.button(edition)
        assert button.isEnabled() == (edition in editions_on("benelux"))
    why = page.chosen.editions.button("deluxe-2014").toolTip()
    assert "is played on Europe and North America" in why


@pytest.mark.parametrize(
    ("board", "edition", "told"),
    [
        ("italy", "classic-2009", "costs from one transcription"),
        ("france", "classic-2004", "two transcriptions, one way in doubt"),
        ("benelux", "recharged-2019", "some rules at second hand"),
    ],
)
def test_how_sure_a_board_is(
    qtbot: QtBot, page: NewGamePage, board: str, edition: str, told: str
) -> None:
    click(qtbot, page.boards.cards[board])
    click(qtbot, page.chosen.editions.button(edition))
    assert page.chosen.sources_button.text() == told
    with qtbot.waitSignal(page.sources) as asked:
        click(qtbot, page.chosen.sources_button)
    assert [asked.args[0].id, asked.args[1]] == [board, edition]


@pytest.mark.parametrize("size", [(1100, 700), (1440, 900), (1920, 1080)])
def test_players_and_rules_share_a_place_only_in_a_low_window(
    qtbot: QtBot, page: NewGamePage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    QApplication.processEvents()
    low = size[1] < 760
    assert page.tabs.isVisible() == low
    assert page.seats.isVisible()
    assert page.options.isVisible() == (not low)
    if low:
        click(qtbot, page.tabs.button("rules"))
        assert (page.seats.isVisible(), page.options.isVisible()) == (False, True)
    cards = list(page.boards.cards.values())
    assert sum(card.y() == cards[0].y() for card in cards) >= 4


def test_tab_goes_from_the_board_to_the_players_and_on_to_the_rules(page: NewGamePage) -> None:
    """Whenever the parts were made."""
    chain: list[QWidget | None] = [page.back_button]
    while (last := chain[-1]) is not None and (after := last.nextInFocusChain()) is not chain[0]:
        chain.append(after)
    regions = page.options.regions
    stops = [
        page.back_button,
        page.chosen.sources_button,
        page.search,
        *page.boards.cards.values(),
        page.seats.add_button,
        page.seats.rows[0].name,
        page.seats.rows[1].name,
        regions.button(regions.value),
        page.options.seed,
    ]
    places = [chain.index(stop) for stop in stops]
    assert places == sorted(places)
