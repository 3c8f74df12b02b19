"""The log tells why computer players made their moves: real players, in their process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import GameConfig, Record, Seat
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.moves import Pass
from powergrid_qt.models.log_model import LogKind, LogRole
from powergrid_qt.views.story.log_panel import LogPanel
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToReplay
from powergrid_qt.words.reasons import reason_text
from tests.views.real_window import LEFT, click, open_window, speak

CONFIG = GameConfig("classic-2009", "germany", computer_seats(["normal"] * 3), 5)
WAIT_MS = 60_000
ENOUGH = 20


@pytest.fixture
def window(qtbot: QtBot, window: MainWindow, played: list[Record]) -> MainWindow:
    """With a game of which some moves were made, each with its reason."""
    controller = window.program.controller
    if played:
        window.games.show_position(played[0])
    else:
        window.games.start_game(CONFIG)
        qtbot.waitUntil(lambda: len(controller.game.moves) >= ENOUGH, timeout=WAIT_MS)
    controller.pause(True)
    played[:] = [controller.record]
    return window


@pytest.fixture(scope="module")
def played() -> list[Record]:
    """What the computer players made of the game when a test needed it first."""
    return []


def rows(log: LogPanel) -> list[QModelIndex]:
    return [log.shown.index(row, 0) for row in range(log.shown.rowCount())]


def kinds(log: LogPanel) -> list[LogKind]:
    return [index.data(LogRole.ENTRY).kind for index in rows(log)]


def explained(log: LogPanel) -> list[QModelIndex]:
    return [index for index in rows(log) if index.data(LogRole.ENTRY).reason]


def test_entries_carry_the_reason_of_their_move(window: MainWindow) -> None:
    log, controller = window.table.page.side.log, window.program.controller
    told = {entry.move: entry.reason for entry in log.model.entries if entry.reason}
    assert len(told) >= ENOUGH // 2
    for number, text in told.items():
        assert text == reason_text(controller.reasons[number], controller.game)
    assert LogKind.REASON not in kinds(log), "nobody has asked for them yet"
    tip = str(explained(log)[0].data(Qt.ItemDataRole.ToolTipRole))
    assert tip.splitlines()[1] == explained(log)[0].data(LogRole.ENTRY).reason


def test_a_click_or_enter_opens_the_reason_of_one_entry(qtbot: QtBot, window: MainWindow) -> None:
    log = window.table.page.side.log
    index = explained(log)[-1]
    reason = index.data(LogRole.ENTRY).reason
    log.view.scrollTo(index)
    middle = log.view.visualRect(index).center()
    qtbot.mouseClick(log.view.viewport(), LEFT, pos=middle)
    below = [one for one in rows(log) if one.data(LogRole.ENTRY).kind == LogKind.REASON]
    assert [one.data() for one in below] == [reason]
    above = log.shown.index(below[0].row() - 1, 0)
    assert above.data(LogRole.ENTRY).reason == reason
    log.view.setFocus()
    log.view.setCurrentIndex(above)
    qtbot.keyClick(log.view, Qt.Key.Key_Return)
    assert LogKind.REASON not in kinds(log)


def test_all_reasons_are_shown_whole_and_that_is_remembered(
    qtbot: QtBot, window: MainWindow
) -> None:
    log = window.table.page.side.log
    assert log.reasons_button.isVisible()
    click(qtbot, log.reasons_button)
    assert window.program.settings.reasons
    assert kinds(log).count(LogKind.REASON) == len(explained(log))
    for width in (1100, 1900):
        window.resize(width, 900)
        QApplication.processEvents()
        for index in rows(log)[-20:]:
            if index.data(LogRole.ENTRY).kind == LogKind.REASON:
                log.view.scrollTo(index)
                text, place = str(index.data()), log.view.visualRect(index)
                words = log.view.fontMetrics().horizontalAdvance(text)
                assert place.height() * (place.width() - 40) > words * 12, "cut off"
    click(qtbot, log.reasons_button)
    assert [window.program.settings.reasons] == [False]
    assert LogKind.REASON not in kinds(log)


def test_reasons_go_with_the_bids_that_are_hidden(qtbot: QtBot, window: MainWindow) -> None:
    log = window.table.page.side.log
    click(qtbot, log.reasons_button)
    bids = [entry for entry in log.model.entries if entry.explains == LogKind.BID]
    assert bids
    shown = kinds(log).count(LogKind.REASON)
    log.choice.setCurrentText("Without bids")
    assert kinds(log).count(LogKind.REASON) == shown - len(bids)


@pytest.mark.long
def test_an_old_game_has_no_reasons_and_says_nothing(window: MainWindow) -> None:
    log = window.table.page.side.log
    record = Record.of(window.program.controller.game)
    window.games.start_game(CONFIG)
    window.program.controller.pause(True)
    window.games.show_position(record)
    assert window.program.controller.reasons == {}
    assert explained(log) == []


@pytest.mark.long
def test_the_replay_of_this_game_still_has_them(window: MainWindow) -> None:
    count = len(explained(window.table.page.side.log))
    window.go(ToReplay())
    window.replays.page.bar.go_to(ENOUGH)
    assert len(explained(window.replays.page.side.log)) >= count - 3


# -- in an auction that is not settled ----------------------------------------------------------

HUMAN_FIRST = GameConfig(
    "classic-2009",
    "germany",
    (Seat("Ada", "red", "human"), Seat("Bo", "blue", "normal"), Seat("Cy", "green", "normal")),
    2,
)


@pytest.fixture
def contested(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[MainWindow, int]]:
    """A computer player has just bid, and the human may raise: with the number of that bid."""
    with open_window(qtbot, tmp_path, monkeypatch) as made:
        made.games.start_game(HUMAN_FIRST)
        yield made, until_outbid(qtbot, made)


def until_outbid(qtbot: QtBot, window: MainWindow) -> int:
    controller, player = window.program.controller, make_player("easy", 1)
    while True:
        qtbot.waitUntil(lambda: controller.human_to_move, timeout=WAIT_MS)
        game = controller.game
        bids = [number for number, move in enumerate(game.moves, 1) if move.do in ("open", "bid")]
        if isinstance(game.legal_moves, AuctionOptions) and bids[-1] in controller.reasons:
            return bids[-1]
        controller.play(player.decide(game))


def row_of(log: LogPanel, move: int) -> QModelIndex:
    return next(index for index in rows(log) if index.data(LogRole.ENTRY).move == move)


def click_row(qtbot: QtBot, log: LogPanel, move: int) -> None:
    index = row_of(log, move)
    log.view.scrollTo(index)
    qtbot.mouseClick(log.view.viewport(), LEFT, pos=log.view.visualRect(index).center())


def told(log: LogPanel, move: int) -> list[str]:
    """Everything that the log says of a move, to the eye and to a screen reader."""
    data = Qt.ItemDataRole
    roles = (data.DisplayRole, data.ToolTipRole, data.AccessibleTextRole)
    own = [index for index in rows(log) if index.data(LogRole.ENTRY).move == move]
    return [str(index.data(role)) for index in own for role in roles]


def test_what_a_computer_would_pay_is_told_when_the_card_is_sold(
    qtbot: QtBot, contested: tuple[MainWindow, int]
) -> None:
    window, bid = contested
    log, controller = window.table.page.side.log, window.program.controller
    reason = reason_text(controller.reasons[bid], controller.game)
    assert reason
    assert row_of(log, bid).data(LogRole.ENTRY).reason == "", "no bulb"
    click_row(qtbot, log, bid)
    assert reason not in " ".join(told(log, bid))
    click(qtbot, log.reasons_button)
    assert reason not in " ".join(told(log, bid))
    speak(window, "de")
    assert row_of(window.table.page.side.log, bid).data(LogRole.ENTRY).reason == ""
    speak(window, "en")
    log = window.table.page.side.log
    card = controller.game.legal_moves.card  # type: ignore[attr-defined]
    while isinstance(controller.game.legal_moves, AuctionOptions):
        if controller.game.legal_moves.card != card:
            break
        controller.play(Pass(0))
        qtbot.waitUntil(lambda: controller.human_to_move, timeout=WAIT_MS)
    assert row_of(log, bid).data(LogRole.ENTRY).reason == reason
    below = log.shown.index(row_of(log, bid).row() + 1, 0)
    assert (below.data(LogRole.ENTRY).kind, below.data()) == (LogKind.REASON, reason)


@pytest.mark.long
def test_an_opened_reason_closes_again_when_its_auction_comes_back(
    qtbot: QtBot, contested: tuple[MainWindow, int]
) -> None:
    """As when a move is taken back."""
    window, bid = contested
    log, controller = window.table.page.side.log, window.program.controller
    before = controller.game.copy()
    controller.play(Pass(0))
    qtbot.waitUntil(lambda: row_of(log, bid).data(LogRole.ENTRY).reason != "", timeout=WAIT_MS)
    controller.look_at(before, controller.remarks)
    assert row_of(log, bid).data(LogRole.ENTRY).reason == ""


@pytest.mark.long
def test_reasons_are_there_after_quitting_and_going_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(HUMAN_FIRST)
        until_outbid(qtbot, window)
        window.program.controller.play(Pass(0))
        qtbot.waitUntil(lambda: window.program.controller.human_to_move, timeout=WAIT_MS)
        moves = len(window.program.controller.game.moves)
        before = [
            index.data(LogRole.ENTRY).reason for index in explained(window.table.page.side.log)
        ]
        assert before
    with open_window(qtbot, tmp_path, monkeypatch) as again:
        qtbot.waitUntil(lambda: again.program.library.has_read)
        click(qtbot, again.start_page.continue_button)
        assert len(again.program.controller.game.moves) == moves
        log = again.table.page.side.log
        assert [index.data(LogRole.ENTRY).reason for index in explained(log)] == before
