"""The screens around a game, driven by mouse and keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt import __version__
from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app import folders
from powergrid_qt.app.language import Language
from powergrid_qt.app.new_game import BOARDS, editions_on
from powergrid_qt.app.settings import SLOWEST_MS, Settings
from powergrid_qt.engine import COLORS, Game, GameConfig, Record, Seat, write_record
from powergrid_qt.views.about_dialog import AboutDialog
from powergrid_qt.views.hand_over import HandOver
from powergrid_qt.views.new_game_page import NewGamePage
from powergrid_qt.views.settings_dialog import SettingsDialog
from powergrid_qt.views.shortcuts_dialog import (
    Shortcut,
    ShortcutGroup,
    ShortcutsDialog,
    shortcuts_of,
)
from powergrid_qt.views.start_page import StartPage
from powergrid_qt.views.style import DangerButton, MainButton, QuietButton, ThemeKeeper, apply_style
from powergrid_qt.views.theme import THEMES, set_theme, theme
from powergrid_qt.views.toast import Toasts

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
EVERY_GAME = [(board, edition) for board in BOARDS for edition in editions_on(board)]


@pytest.fixture
def settings(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Settings]:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    set_theme("light")
    apply_style(qapp)
    yield Settings()
    set_theme("light")
    qapp.setStyleSheet("")


def click(qtbot: QtBot, widget: QWidget, at: QPoint | None = None) -> None:
    qtbot.mouseClick(widget, LEFT, pos=at or widget.rect().center())


def shown(qtbot: QtBot, widget: QWidget, width: int = 1280, height: int = 800) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    qtbot.waitExposed(widget)
    if isinstance(widget, StartPage):
        qtbot.waitUntil(lambda: widget.has_read)


def game(players: int = 3, moves: int = 40) -> Game:
    seats = tuple(Seat(f"P{number}", COLORS[number], "random") for number in range(players))
    begun, player = Game(GameConfig("classic-2004", "germany", seats, 3)), RandomPlayer(1)
    for _ in range(moves):
        begun.apply(player.decide(begun))
    return begun


# -- start page ---------------------------------------------------------------------------------


def test_before_the_first_game_only_new_ones_are_offered(qtbot: QtBot, settings: Settings) -> None:
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.isHidden()
    assert page.new_button.kind == "main"
    assert page.focusWidget() is page.new_button
    assert all(row.isHidden() for row in page.recent_rows)


def test_every_button_of_the_start_page_says_what_was_clicked(
    qtbot: QtBot, settings: Settings
) -> None:
    write_record(Record.of(game()), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    for button, signal in (
        (page.continue_button, page.continue_game),
        (page.new_button, page.new_game),
        (page.open_button, page.open_file),
        (page.maps_button, page.maps),
        (page.settings_button, page.settings),
        (page.shortcuts_button, page.shortcuts),
        (page.about_button, page.about),
    ):
        with qtbot.waitSignal(signal):
            click(qtbot, button)
        assert button.accessibleName()
        assert button.height() >= 32


def test_continue_tells_what_would_be_continued(qtbot: QtBot, settings: Settings) -> None:
    begun = game()
    write_record(Record.of(begun), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.title == "Continue"
    assert f"Germany, round {begun.state.round}" in page.continue_button.detail
    assert "P0, P1 and P2" in page.continue_button.detail
    assert page.focusWidget() is page.continue_button
    with qtbot.waitSignal(page.continue_game):
        qtbot.keyClick(page.continue_button, Qt.Key.Key_Space)


def test_a_finished_game_can_be_looked_at(qtbot: QtBot, settings: Settings) -> None:
    write_record(Record.of(play_game(game().config)), folders.autosave_path())
    page = StartPage(settings)
    shown(qtbot, page)
    assert page.continue_button.title == "Look at the last game"
    assert "won by" in page.continue_button.detail


def test_an_unreadable_autosave_is_explained_and_kept(qtbot: QtBot, settings: Settings) -> None:
    folders.autosave_path().write_text("{half a ga", encoding="utf-8")
    page = StartPage(settings)
    shown(qtbot, page)
    assert not page.continue_button.isEnabled()
    assert "Cannot be read" in page.continue_button.detail
    assert page.new_button.kind == "main"
    assert page.focusWidget() is page.new_button
    assert folders.autosave_path().exists()


def test_recent_games_open_by_a_click(qtbot: QtBot, settings: Settings) -> None:
    write_record(Record.of(game()), folders.saves_dir() / "Sunday.pgr")
    page = StartPage(settings)
    shown(qtbot, page)
    row = page.recent_rows[0]
    qtbot.waitUntil(row.isVisible)
    assert row.title == "Sunday"
    with qtbot.waitSignal(page.open_save) as opened:
        click(qtbot, row)
    assert opened.args == [folders.saves_dir() / "Sunday.pgr"]


def test_unreadable_saves_are_listed_with_the_reason(qtbot: QtBot, settings: Settings) -> None:
    (folders.saves_dir() / "bad.pgr").write_text("nonsense", encoding="utf-8")
    page = StartPage(settings)
    shown(qtbot, page)
    row = page.recent_rows[0]
    qtbot.waitUntil(row.isVisible)
    assert row.title == "bad"
    assert "Cannot be read" in row.detail
    assert not row.isEnabled()


def test_a_low_window_shows_fewer_recent_games_but_everything_else(
    qtbot: QtBot, settings: Settings
) -> None:
    for number in range(6):
        write_record(Record.of(game(moves=2)), folders.saves_dir() / f"game {number}.pgr")
    page = StartPage(settings)
    shown(qtbot, page, 1440, 900)
    qtbot.waitUntil(lambda: page.recent_rows[-1].isVisible())
    page.resize(1000, 480)
    assert not page.recent_rows[-1].isVisible()
    assert page.settings_button.mapTo(page, QPoint(0, page.settings_button.height())).y() <= 480


def test_the_picture_moves_only_where_it_may(qtbot: QtBot, settings: Settings) -> None:
    page = StartPage(settings)
    shown(qtbot, page)
    seen = [page.skyline.moving]
    settings.animation = False
    seen.append(page.skyline.moving)
    first = page.skyline.grab().toImage()
    qtbot.wait(60)
    assert page.skyline.grab().toImage() == first
    settings.animation = True
    seen.append(page.skyline.moving)
    page.hide()
    assert [*seen, page.skyline.moving] == [True, False, True, False]


def test_the_language_is_one_click_away(qtbot: QtBot, settings: Settings) -> None:
    settings.language = "en"
    Language(settings, settings)
    page = StartPage(settings)
    shown(qtbot, page)
    texts = {}
    for language in ("de", "nl", "en"):
        click(qtbot, page.language.button(language))
        qtbot.waitUntil(lambda: page.language.value == settings.language)
        QApplication.processEvents()
        texts[language] = (page.new_button.title, page.settings_button.toolTip())
    assert texts["en"] == ("New game", "Settings")
    assert len({title for title, _ in texts.values()}) == 3
    assert settings.language == "en"


# -- new game -----------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> NewGamePage:
    made = NewGamePage(settings)
    shown(qtbot, made)
    return made


def seat_players(qtbot: QtBot, page: NewGamePage, players: int) -> None:
    while len(page.seats_model.seats) < players:
        click(qtbot, page.seats.rows[len(page.seats_model.seats)].add)
    while len(page.seats_model.seats) > players:
        click(qtbot, page.seats.rows[0].remove)


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


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("board", "edition"), EVERY_GAME)
def test_what_is_chosen_is_played(
    qtbot: QtBot, page: NewGamePage, board: str, edition: str, players: int
) -> None:
    click(qtbot, page.cards[board])
    click(qtbot, page.options.edition.button(edition))
    seat_players(qtbot, page, players)
    config = played(qtbot, page)
    assert (config.board, config.edition) == (board, edition)
    assert config.players == page.seats_model.seats
    assert len(config.players) == players
    assert not Game(config).over
    assert str(players) in page.summary.text()


def test_all_options_reach_the_game(qtbot: QtBot, page: NewGamePage) -> None:
    options = page.options
    click(qtbot, options.edition.button("classic-2004"))
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
    row = page.seats.rows[1]
    row.name.selectAll()
    qtbot.keyClicks(row.name, "Zoe")
    qtbot.keyClick(row.kind, Qt.Key.Key_Home)
    click(qtbot, row.color)
    menu = row.color.offers
    action = menu.actions()[COLORS.index("red")]
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
    config = played(qtbot, page)
    assert config.players[1] == Seat("Zoe", "red", "human")
    assert config.players[0].color == "blue"


def test_nobody_removes_a_player_and_shuffling_keeps_all(qtbot: QtBot, page: NewGamePage) -> None:
    names = {seat.name for seat in page.seats_model.seats}
    click(qtbot, page.seats.shuffle_button)
    assert {seat.name for seat in page.seats_model.seats} == names
    row = page.seats.rows[3]
    qtbot.keyClick(row.kind, Qt.Key.Key_End)
    assert len(page.seats_model.seats) == 3
    assert not row.taken
    assert row.add.isVisible()


def test_all_six_places_can_be_seen_in_a_small_window(qtbot: QtBot, page: NewGamePage) -> None:
    seat_players(qtbot, page, 6)
    page.resize(1100, 700)
    QApplication.processEvents()
    panel = QRect(page.seats.mapTo(page, QPoint(0, 0)), page.seats.size())
    for row in page.seats.rows:
        assert row.height() >= 32
        assert panel.contains(QRect(row.mapTo(page, QPoint(0, 0)), row.size()))
    assert page.rect().contains(page.play_button.geometry())


def test_a_single_player_and_twin_names_are_explained(qtbot: QtBot, page: NewGamePage) -> None:
    seat_players(qtbot, page, 1)
    assert not page.play_button.isEnabled()
    assert "two players" in page.summary.text()
    click(qtbot, page.seats.rows[1].add)
    assert page.play_button.isEnabled()
    for row in page.seats.rows[:2]:
        row.name.selectAll()
        qtbot.keyClicks(row.name, "Ada")
    assert not page.play_button.isEnabled()
    assert "Ada" in page.summary.text()
    page.seats.rows[0].name.selectAll()
    qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Delete)
    assert "needs a name" in page.summary.text()


@pytest.mark.parametrize("board", ["europe", "north-america", "outpost"])
def test_what_an_edition_lacks_is_shown_and_explained(
    qtbot: QtBot, page: NewGamePage, board: str
) -> None:
    options = page.options
    qtbot.keyClick(options.beginner, Qt.Key.Key_Space)
    qtbot.keyClick(options.promo.boxes["taxes"], Qt.Key.Key_Space)
    click(qtbot, page.cards[board])
    assert not options.beginner.isEnabled()
    assert not any(box.isEnabled() for box in options.promo.boxes.values())
    texts = [label.text() for label in options.findChildren(QLabel) if not label.isHidden()]
    assert sum("classic editions" in text for text in texts) == 2
    config = played(qtbot, page)
    assert not config.options.beginner
    assert config.options.promo == ()
    click(qtbot, page.cards["germany"])  # the wishes were only put aside
    assert played(qtbot, page).options.promo == ("taxes",)


def test_the_second_edition_always_has_the_transformer_station(
    qtbot: QtBot, page: NewGamePage
) -> None:
    box = page.options.promo.boxes["transformer-station"]
    click(qtbot, page.options.edition.button("classic-2009"))
    assert box.isChecked()
    assert not box.isEnabled()
    assert "Always" in box.toolTip()
    click(qtbot, page.options.edition.button("classic-2004"))
    assert not box.isChecked()
    assert box.isEnabled()


def test_outpost_says_why_nothing_can_be_drafted(qtbot: QtBot, page: NewGamePage) -> None:
    draft = page.options.regions.button("draft")
    click(qtbot, draft)
    click(qtbot, page.cards["outpost"])
    assert draft.isEnabled()
    seat_players(qtbot, page, 3)
    assert not draft.isEnabled()
    assert draft.toolTip()
    assert not played(qtbot, page).options.draft
    assert "reconstruct" in page.cards["outpost"].accessibleDescription()


def test_the_trust_is_announced(qtbot: QtBot, page: NewGamePage) -> None:
    click(qtbot, page.cards["europe"])
    seat_players(qtbot, page, 2)
    assert "Trust" in page.summary.text()


def test_choices_are_remembered(qtbot: QtBot, settings: Settings, page: NewGamePage) -> None:
    click(qtbot, page.cards["usa"])
    seat_players(qtbot, page, 5)
    qtbot.keyClick(page.options.open_money, Qt.Key.Key_Space)
    again = NewGamePage(settings)
    qtbot.addWidget(again)
    assert again.game == page.game
    assert again.cards["usa"].isChecked()
    assert again.options.open_money.isChecked()


def test_a_game_can_be_offered_again(qtbot: QtBot, page: NewGamePage) -> None:
    config = game(5).config
    page.set_game(config)
    again = played(qtbot, page)
    assert again.players == config.players
    assert (again.board, again.edition) == (config.board, config.edition)


def test_keys_leave_and_start(qtbot: QtBot, page: NewGamePage) -> None:
    with qtbot.waitSignal(page.back):
        click(qtbot, page.back_button)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.play):
        qtbot.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


# -- hand-over and messages ---------------------------------------------------------------------


def covered(qtbot: QtBot, secret: str) -> tuple[QWidget, HandOver]:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(QLabel(secret * 30))
    layout.addWidget(QPushButton("behind"))
    overlay = HandOver(window)
    shown(qtbot, window, 900, 600)
    overlay.ask("Bo", "blue")
    return window, overlay


@pytest.mark.parametrize("name", list(THEMES))
def test_nothing_behind_the_hand_over_can_be_read(
    qtbot: QtBot, settings: Settings, qapp: QApplication, name: str
) -> None:
    set_theme(name)
    apply_style(qapp)
    one, overlay = covered(qtbot, "73\n")
    two, _ = covered(qtbot, "WW\n")
    assert "Bo" in overlay.heading.text()
    assert one.grab().toImage() == two.grab().toImage()
    one.resize(1100, 700)
    assert overlay.size() == one.size()


def test_the_hand_over_is_left_by_enter_or_its_button(qtbot: QtBot, settings: Settings) -> None:
    _, overlay = covered(qtbot, "secret")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        overlay.ask("Bo", "blue")
        with qtbot.waitSignal(overlay.uncovered):
            qtbot.keyClick(overlay.button, key)
        assert overlay.isHidden()
    overlay.ask("Cy", "green")
    qtbot.keyClick(overlay.button, Qt.Key.Key_Tab)
    assert overlay.focusWidget() is overlay.button
    qtbot.keyClick(overlay, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    with qtbot.waitSignal(overlay.uncovered):
        click(qtbot, overlay.button)


def test_messages_come_and_go(qtbot: QtBot, settings: Settings) -> None:
    settings.animation = False
    window = QWidget()
    button = QPushButton("beside", window)
    button.setGeometry(0, 0, 100, 40)
    toasts = Toasts(settings, window)
    shown(qtbot, window, 800, 500)
    toasts.tell("Saved as game.pgq.")
    toasts.fail("The disk is full")
    toasts.tell("Saved as game.pgq.")
    assert toasts.messages == ["Saved as game.pgq.", "The disk is full"]
    assert window.rect().contains(toasts.geometry())
    with qtbot.waitSignal(button.clicked):
        click(qtbot, button)
    window.resize(600, 400)
    assert window.rect().contains(toasts.geometry())
    message = toasts.childAt(toasts.width() // 2, 15)
    assert message is not None
    click(qtbot, message)
    qtbot.waitUntil(lambda: toasts.messages == ["The disk is full"])
    for number in range(5):
        toasts.tell(f"news {number}")
    assert toasts.messages == ["news 2", "news 3", "news 4"]


# -- dialogs ------------------------------------------------------------------------------------


def test_settings_are_in_force_at_once(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    keeper = ThemeKeeper(qapp, settings)
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog, 600, 520)
    for name in ("dark", "light"):
        click(qtbot, dialog.theme.button(name))
        assert settings.theme == theme().name == name
        assert qapp.styleSheet().count(theme().accent)
    qtbot.keyClick(dialog.animation, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.warnings, Qt.Key.Key_Space)
    assert not settings.animation
    assert not settings.warnings
    qtbot.keyClick(dialog.speed, Qt.Key.Key_End)
    assert settings.delay_ms == 0
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Home)
    assert settings.delay_ms == SLOWEST_MS
    settings.animation = True
    assert dialog.animation.isChecked()
    click(qtbot, dialog.language.button("nl"))
    assert settings.language == "nl"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()
    keeper.deleteLater()


def test_about_names_version_licence_and_sources(qtbot: QtBot, settings: Settings) -> None:
    dialog = AboutDialog(settings)
    shown(qtbot, dialog, 560, 720)
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for word in (__version__, "MIT", "Natural Earth", "Inter", "Barlow", "Open Font License"):
        assert word in text
    click(qtbot, dialog.close_button)
    assert dialog.isHidden()


def test_shortcuts_are_those_of_the_actions(qtbot: QtBot, settings: Settings) -> None:
    undo, plain = QAction("&Undo"), QAction("No key")
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    found = shortcuts_of([undo, plain])
    assert [shortcut.meaning for shortcut in found] == ["Undo"]
    dialog = ShortcutsDialog(
        [ShortcutGroup("Game", found), ShortcutGroup("Board", (Shortcut("+", "Zoom in"),))]
    )
    shown(qtbot, dialog, 520, 500)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Game", "Undo", "Board", "Zoom in"} <= set(texts)


# -- looks --------------------------------------------------------------------------------------


def middle(image: QImage) -> QColor:
    return image.pixelColor(8, image.height() // 2)


@pytest.mark.parametrize("name", list(THEMES))
def test_buttons_wear_the_theme(
    qtbot: QtBot, qapp: QApplication, settings: Settings, name: str
) -> None:
    set_theme(name)
    apply_style(qapp)
    button = MainButton("Done")
    shown(qtbot, button, 160, 40)
    accent = QColor(theme().accent)
    seen = middle(button.grab().toImage())
    assert abs(seen.hue() - accent.hue()) < 8
    button.setEnabled(False)
    assert middle(button.grab().toImage()) != seen


def test_a_busy_button_takes_no_clicks(qtbot: QtBot, settings: Settings) -> None:
    for kind in (MainButton, QuietButton, DangerButton):
        button = kind("Think")
        shown(qtbot, button, 160, 40)
        heard: list[bool] = []
        button.clicked.connect(lambda _=False, heard=heard: heard.append(True))
        button.set_busy(True)
        click(qtbot, button)
        qtbot.keyClick(button, Qt.Key.Key_Space)
        assert heard == []
        button.set_busy(False)
        click(qtbot, button)
        assert len(heard) == 1
