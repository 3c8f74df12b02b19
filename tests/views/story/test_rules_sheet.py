"""The rules beside the table: opened by a key, a phase's chip and "Why?", while play goes on."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import GameConfig, Seat
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.story.rules_sheet import RulesSheet
from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.reader import Reader
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.help_dialogs import GuideDialog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart
from tests.views.real_window import speak

Key = Qt.Key
TWO = GameConfig("classic-2009", "usa", (Seat("Ada", "red"), Seat("Bo", "blue")), 5)


@pytest.fixture
def window(qtbot: QtBot, window: MainWindow) -> MainWindow:
    window.games.start_game(TWO)
    window.table.page.close_rules()
    qtbot.wait(30)
    return window


@pytest.fixture
def panel(window: MainWindow) -> TurnPanel:
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    return panel


def wait_for_top_line(qtbot: QtBot, sheet: RulesSheet, text: str) -> None:
    """Until this stands at the upper edge."""
    at = QPoint(30, 20)
    qtbot.waitUntil(lambda: sheet.reader.cursorForPosition(at).block().text() == text)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    qtbot.keyClick(QApplication.focusWidget() or window, key)


def test_a_key_opens_the_chapter_of_the_phase_and_closes_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = window.table.page
    press(qtbot, window, Key.Key_F1)
    assert page.rules.isVisible()
    wait_for_top_line(qtbot, page.rules, "Phase 2: auctions")
    assert not page.table.rect().isEmpty()
    assert not page.board.geometry().intersects(page.rules.geometry())
    press(qtbot, window, Key.Key_F1)
    assert not page.rules.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not page.rules.isAncestorOf(focused)


def test_all_of_it_is_as_wide_as_the_sheet(qtbot: QtBot, window: MainWindow) -> None:
    """Its pictures are drawn for the width that it has."""
    page = window.table.page
    for width, height in ((1440, 900), (1100, 700), (1024, 600)):
        window.resize(width, height)
        page.show_rules_of("auction")
        QCoreApplication.processEvents()
        assert page.rules.reader.horizontalScrollBar().maximum() == 0


def test_the_button_that_clears_the_search_is_in_the_middle_of_the_field(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = window.table.page
    press(qtbot, window, Key.Key_F1)
    page.rules.search.setText("coal")
    (button,) = page.rules.search.findChildren(QToolButton)
    assert abs(button.geometry().center().y() - page.rules.search.rect().center().y()) <= 1


def test_a_button_in_the_header_does_the_same(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table.page
    (button,) = (one for one in page.header.findChildren(IconButton) if "F1" in one.toolTip())
    for shown in (True, False):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.rules.isVisible() == shown


def test_return_and_escape_in_the_search_leave_the_table_alone(
    qtbot: QtBot, window: MainWindow, panel: TurnPanel
) -> None:
    page = window.table.page
    card = next(iter(page.plants.cards.values()))
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    qtbot.wait(panel.buttons.guard.wait_ms + 50)
    moves = len(window.program.controller.game.moves)
    press(qtbot, window, Key.Key_F1)
    qtbot.keyClicks(page.rules.search, "scrap")
    press(qtbot, window, Key.Key_Return)
    assert len(window.program.controller.game.moves) == moves
    assert "At most 4 plants" in page.rules.reader.toPlainText()
    assert "The first round" not in page.rules.reader.toPlainText()
    press(qtbot, window, Key.Key_Escape)
    assert not page.rules.isVisible()
    assert card.isChecked() or window.program.controller.action.selected_card is not None


def test_play_goes_on_beside_the_rules(qtbot: QtBot, window: MainWindow, panel: TurnPanel) -> None:
    page = window.table.page
    qtbot.mouseClick(page.header.chips.chips[4], Qt.MouseButton.LeftButton)
    wait_for_top_line(qtbot, page.rules, "Phase 5: bureaucracy")
    qtbot.mouseClick(next(iter(page.plants.cards.values())), Qt.MouseButton.LeftButton)
    qtbot.wait(panel.buttons.guard.wait_ms + 50)
    qtbot.mouseClick(panel.buttons.main_button, Qt.MouseButton.LeftButton)
    assert len(window.program.controller.game.moves) == 1
    assert page.rules.isVisible()


def test_why_shows_the_rule_behind_a_refusal(
    qtbot: QtBot, window: MainWindow, panel: TurnPanel
) -> None:
    page = window.table.page
    assert not panel.words.why_button.isVisible()
    future = page.plants.cards[10]  # the largest one of the opening
    qtbot.mouseClick(future, Qt.MouseButton.LeftButton)
    assert panel.words.why_button.isVisible()
    qtbot.mouseClick(panel.words.why_button, Qt.MouseButton.LeftButton)
    wait_for_top_line(qtbot, page.rules, "Phase 2: auctions")
    (mark,) = page.rules.reader.extraSelections()
    assert mark.cursor.selectedText().startswith("Opening an auction")


def test_everything_has_its_place_in_a_small_window_and_in_another_language(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1024, 600)
    speak(window, "de")
    page = window.table.page
    press(qtbot, window, Key.Key_F1)
    qtbot.wait(50)
    wait_for_top_line(qtbot, page.rules, "Phase 2: Versteigerungen")
    assert page.rules.geometry().right() < page.table.width()
    assert page.market.geometry().right() < page.side.geometry().left()
    assert page.market.width() >= page.market.minimumSizeHint().width()


def ask_about(page: Table, part: QWidget, place: QPoint) -> None:
    """Right-click there, and choose what is offered."""
    at = part.mapToGlobal(place)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, at)
    QApplication.sendEvent(part, asked)
    menus = [menu for menu in page.findChildren(QMenu) if menu.isVisible()]
    if menus:
        (offered,) = menus[0].actions()
        menus[0].close()
        offered.trigger()


def test_whatever_lies_on_the_table_leads_to_its_rule(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table.page
    window.resize(1440, 900)  # room for the log beside everything else
    qtbot.wait(30)
    market = page.market.panel
    assert market is not None
    token = next(piece for piece in market.pieces if piece.isEnabled())
    log = page.side.log.view
    first, last = (log.model().index(row, 0) for row in (0, log.model().rowCount() - 1))
    order = page.header.order
    for part, place, title in (
        (page.plants.cards[5], QPoint(20, 20), "Hybrid plant"),
        (page.plants.cards[4], QPoint(20, 20), "Plant card"),
        (page.plants.pile, QPoint(20, 20), "The pile"),
        (token, QPoint(8, 8), "Coal, oil, garbage, uranium"),
        (page.board.view.viewport(), QPoint(5, 5), "Places in a city"),
        (page.side.players.cards[0], QPoint(5, 5), "Running plants and income"),
        (order, order.rect().center(), "Who is first"),
    ):
        ask_about(page, part, place)
        qtbot.wait(1)
        (mark,) = page.rules.reader.extraSelections()
        assert mark.cursor.selectedText().startswith(title), title
        page.close_rules()
    for line, title in ((last, "Opening an auction"), (first, "Who is first")):
        log.scrollTo(line)
        ask_about(page, log.viewport(), log.visualRect(line).center())
        qtbot.wait(1)
        (mark,) = page.rules.reader.extraSelections()
        assert mark.cursor.selectedText().startswith(title), title
        page.close_rules()


def test_where_the_rules_say_nothing_no_menu_opens(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table.page
    ask_about(page, page.bottom, QPoint(3, 3))
    assert "rules" not in page.__dict__ or not page.rules.isVisible()


def test_the_chapters_can_be_chosen_and_follow_what_is_read(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = window.table.page
    press(qtbot, window, Key.Key_F1)
    sheet = page.rules
    wait_for_top_line(qtbot, sheet, "Phase 2: auctions")
    assert sheet.chapters.currentText() == "Phase 2: auctions"
    sheet.chapters.setFocus()
    qtbot.keyClick(sheet.chapters, Key.Key_Down)
    wait_for_top_line(qtbot, sheet, "Phase 3: resources")
    bar = sheet.reader.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert sheet.chapters.currentText() == "Words and signs"
    qtbot.keyClicks(sheet.search, "hybrid")
    assert sheet.chapters.count() < 5


def test_outside_a_game_the_key_opens_the_guide(qtbot: QtBot, window: MainWindow) -> None:
    window.go(ToStart())
    press(qtbot, window, Key.Key_F1)
    dialog = window.findChild(GuideDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


def test_a_page_goes_with_the_next_one(qtbot: QtBot) -> None:
    """Else it goes on laying itself out, with pictures of another game."""
    reader = Reader()
    qtbot.addWidget(reader)
    for page in ("# One", "# Two", "# Three"):
        reader.show_page(page)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert reader.findChildren(QTextDocument) == [reader.document()]
