"""Playing at a table that several machines share, in a real window; faults, talk, coming back."""

import time

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.folders import tables_dir
from powergrid_qt.app.program import Program
from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.app.together.known_tables import (
    TablePlace,
    forget_table,
    known_tables,
)
from powergrid_qt.models.table_lines import What
from powergrid_qt.views.pages.together.join_page import TableRow
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart, ToTogether
from powergrid_qt.words.names import money_text
from tests.views.boards import city_on_screen
from tests.views.pages.together.tables import (
    PATIENCE_MS,
    begun,
    presence,
    words,
)
from tests.views.real_window import speak
from tests.views.shell import click


@pytest.mark.long
def test_a_whole_game_is_played_and_ends_on_both_machines(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    own, other, player = opened.program.controller, guest.controller, RandomPlayer(2)
    until = time.monotonic() + 120
    while not (own.game.over and other.game.over):
        for controller in (own, other):
            if controller.human_to_move:
                controller.play(player.decide(controller.game))
        qtbot.wait(2)
        assert time.monotonic() < until
    assert own.game.moves == other.game.moves
    qtbot.waitUntil(lambda: opened.pages.shows("end_page"), timeout=PATIENCE_MS)
    assert opened.program.keep_game()
    assert opened.together.shared_table.talk.isHidden()
    assert known_tables() == []
    qtbot.waitUntil(lambda: list(tables_dir().glob("*.pgr*")) == [], timeout=PATIENCE_MS)


def test_somebody_who_is_gone_can_be_played_for_and_come_back(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    shared, table = opened.together.shared_table, opened.program.controller.table
    banner, order = shared.banner, opened.table.page.header.order
    assert table is not None
    assert banner.isHidden()
    assert presence(opened) == ["you", "here", "random"]
    place = guest.controller.table.place if guest.controller.table else None
    assert place is not None
    guest.leave_table()
    qtbot.waitUntil(lambda: banner.button.text() == "Computer for now", timeout=PATIENCE_MS)
    assert banner.words.words.startswith("The connection to Lea is gone (")
    assert presence(opened)[1].startswith("gone for ")
    assert opened.table.page.side.players.cards[1].accessibleName().endswith(presence(opened)[1])
    assert "Not there: Lea" in order.toolTip()
    log = [entry.text for entry in opened.table.page.side.log.model.entries]
    assert "The connection to Lea is gone." in log
    click(qtbot, banner.button)
    qtbot.waitUntil(lambda: banner.button.text() == "Give the seat back", timeout=PATIENCE_MS)
    assert presence(opened)[1] == "normal"
    again = guest.join_table(place)
    qtbot.waitUntil(lambda: again.was_here, timeout=PATIENCE_MS)
    click(qtbot, banner.button)
    qtbot.waitUntil(banner.isHidden, timeout=PATIENCE_MS)
    assert "Not there" not in order.toolTip()
    assert again.seats == (1,)


def test_a_take_back_is_asked_of_who_has_moved_since(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    own, other, player = opened.program.controller, guest.controller, RandomPlayer(2)
    card, until = opened.together.shared_table.card, time.monotonic() + 60

    def is_asked() -> bool:
        """Whether somebody here would have to agree, no computer moves meanwhile, and both have
        heard of all moves: the line to one may be slower than that to the other."""
        idle = own.human_to_move or other.human_to_move
        same = len(own.game.moves) == len(other.game.moves)
        if not (idle and same) or other._last_turn is None or other.undo_barrier is not None:
            return False
        return any(move.seat == 0 for move in other.game.moves[other._last_turn :])

    while not is_asked():
        for controller in (own, other):
            if controller.human_to_move and not is_asked():
                controller.play(player.decide(controller.game))
                qtbot.wait(20)
        qtbot.wait(5)
        assert time.monotonic() < until
    made = len(own.game.moves)
    other.undo()
    qtbot.waitUntil(card.isVisible, timeout=PATIENCE_MS)
    assert card.title.text().startswith("Lea asks to take back: Lea ")
    click(qtbot, card.no_button)
    qtbot.waitUntil(card.isHidden, timeout=PATIENCE_MS)
    assert len(own.game.moves) == made
    other.undo()
    qtbot.waitUntil(card.isVisible, timeout=PATIENCE_MS)
    qtbot.keyClick(opened.table.page.bottom, Qt.Key.Key_A)
    qtbot.waitUntil(lambda: len(own.game.moves) < made, timeout=PATIENCE_MS)


def test_a_server_that_dies_is_started_again(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    shared, controller = opened.together.shared_table, opened.program.controller
    process, table = opened.program.hosting._process, controller.table
    assert process is not None
    assert table is not None
    process.kill()
    qtbot.waitUntil(lambda: table.is_lost, timeout=PATIENCE_MS)
    assert presence(opened) == ["you", "not known", "random"]
    assert shared.banner.words.words.startswith("No connection to the table. Next try in ")
    assert shared.chip.text().startswith("No connection · ")
    assert shared.buttons.try_button.isVisible()
    assert not shared.talk.field.isEnabled()
    qtbot.keyClick(opened.table.page.bottom, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: not table.is_lost, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: "Connected again." in opened.shell.toasts.messages, timeout=PATIENCE_MS)
    assert controller.game is table.game
    assert not shared.banner.words.words.startswith("No connection")


@pytest.mark.long
def test_a_plan_on_paper_is_seen_and_gone_on_with_while_there_is_no_connection(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    controller, page = opened.program.controller, opened.table.page
    table, card, view = controller.table, opened.together.shared_table.plan_card, page.board.view
    process = opened.program.hosting._process
    assert process is not None
    assert table is not None

    def click_on(city: str) -> None:
        click(qtbot, view.viewport(), city_on_screen(view, city))

    qtbot.keyClick(page.bottom, Qt.Key.Key_F2)
    paper, name = controller.paper, controller.game.state.rules.board.city
    first, second, *_ = (city for city in view.board.cities if paper.city_offer(city).lit)
    click_on(first)
    qtbot.keyClick(page.bottom, Qt.Key.Key_F2)
    assert card.isHidden()
    process.kill()
    qtbot.waitUntil(card.isVisible, timeout=PATIENCE_MS)
    assert card.title.words == f"Your plan: {name(first).name} for {money_text(10)}"
    assert page.bottom.words.sentence.text() == "P0, the table cannot be reached."
    click(qtbot, card.button)
    click_on(second)
    assert name(second).name in card.title.words
    assert not card.button.isVisible(), "it lies open"
    qtbot.waitUntil(lambda: not table.is_lost, timeout=PATIENCE_MS)
    qtbot.waitUntil(card.isHidden, timeout=PATIENCE_MS)


def test_what_a_table_refuses_is_told_in_the_words_of_the_window(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    table = opened.program.controller.table
    assert table is not None
    table.give_seat(1, "hard")
    told = "This seat cannot be given away just now."
    qtbot.waitUntil(lambda: told in opened.shell.toasts.messages, timeout=PATIENCE_MS)


def test_what_is_said_stands_in_the_log_and_can_be_muted(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    page, talk = opened.table.page, opened.together.shared_table.talk
    own, other = opened.program.controller.table, guest.controller.table
    assert own is not None
    assert other is not None

    def told() -> list[str]:
        return [entry.text for entry in page.side.log.model.entries]

    qtbot.keyClick(page.bottom, Qt.Key.Key_T)
    assert talk.field.hasFocus()
    qtbot.keyClicks(talk.field, "train? <i>where</i>")
    qtbot.keyClick(talk.field, Qt.Key.Key_Return)
    assert not talk.field.hasFocus()
    qtbot.waitUntil(lambda: "P0: train? <i>where</i>" in told(), timeout=PATIENCE_MS)
    other.say("in the tunnel")
    qtbot.waitUntil(lambda: "Lea: in the tunnel" in told(), timeout=PATIENCE_MS)
    talk._open_menu()
    (mute,) = talk.menu.actions()
    assert mute.text() == "Mute Lea"
    mute.trigger()
    talk.menu.close()
    assert "Lea: in the tunnel" not in told()
    other.say("still there?")
    # The server may read one line before another: this one has been told to all before the next.
    qtbot.waitUntil(
        lambda: "still there?" in [line.text for line in other.lines], timeout=PATIENCE_MS
    )
    own.say("no")
    qtbot.waitUntil(lambda: "P0: no" in told(), timeout=PATIENCE_MS)
    assert "Lea: still there?" not in told()
    own.mute(own.speakers[0], False)
    assert "Lea: still there?" in told()
    speak(opened, "de")
    entries = opened.table.page.side.log.model.entries
    assert "Lea: in the tunnel" in [entry.text for entry in entries]


@pytest.mark.long
def test_what_is_said_comes_as_a_message_where_the_log_is_not_seen(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    opened.menu.side.trigger()
    other = guest.controller.table
    assert other is not None
    other.say("hello")
    qtbot.waitUntil(lambda: "Lea: hello" in opened.shell.toasts.messages, timeout=PATIENCE_MS)
    qtbot.keyClick(opened.table.page.bottom, Qt.Key.Key_T)
    assert opened.together.shared_table.talk.field.hasFocus()


def test_who_is_waited_for_is_nudged_once_a_minute(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    own, other, player = opened.program.controller, guest.controller, RandomPlayer(2)
    shared, until = opened.together.shared_table, time.monotonic() + 60

    def play_until(controller: GuestController) -> None:
        while not controller.human_to_move or len(own.game.moves) != len(other.game.moves):
            for one in (own, other):
                if one.human_to_move and one is not controller:
                    one.play(player.decide(one.game))
            qtbot.wait(5)
            assert time.monotonic() < until

    play_until(other)
    button = shared.buttons.nudge_button
    assert shared.chip.text() == "Waiting for Lea"
    assert button.text() == "Nudge Lea"
    assert other.table is not None
    heard = []  # other news may still be on their way
    other.table.told.connect(lambda line: heard.append((line.what, line.text)))
    click(qtbot, button)
    qtbot.waitUntil(lambda: (What.NUDGED, "Lea") in heard, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not button.isEnabled(), timeout=PATIENCE_MS)
    play_until(own)
    other.table.nudge()
    waits = "Lea waits for you: it is your turn."
    qtbot.waitUntil(lambda: waits in opened.shell.toasts.messages, timeout=PATIENCE_MS)
    assert shared.buttons.isHidden()


def test_a_table_that_is_open_is_asked_about_before_the_window_closes(
    opened: MainWindow, qtbot: QtBot
) -> None:
    hosting = opened.program.hosting
    process = hosting._process
    assert process is not None
    assert not opened.close()
    (question,) = opened.findChildren(Question)
    click(qtbot, question.cancel_button)
    assert hosting.is_open
    assert not opened.close()
    question = opened.findChildren(Question)[-1]
    click(qtbot, question.others[0])
    assert process.poll() == 0
    qtbot.waitUntil(opened.isHidden, timeout=PATIENCE_MS)


def test_going_to_the_start_page_leaves_the_table_and_one_can_come_back(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    opened.go(ToStart())
    opened.program.library.finish()
    opened.go(ToTogether())
    page = opened.together.join_page
    assert opened.pages.shows("join_page")
    assert [row.title.words for row in page.before.findChildren(TableRow)] == 2 * [
        "P0, Lea and P2"
    ], "of both who play here"
    row = page.before.findChildren(TableRow)[known_tables().index(own_place(opened))]
    assert row.detail.words.startswith("Germany · round 1 · 127.0.0.1:")
    click(qtbot, row.button)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)


def own_place(window: MainWindow) -> TablePlace:
    (place,) = (one for one in known_tables() if one.kept_in)
    return place


@pytest.mark.long
def test_a_game_elsewhere_is_gone_back_to_from_the_list_and_by_its_file(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    path = opened.program.keeper.path
    assert path is not None
    opened.go(ToStart())
    assert opened.program.controller.table is None
    qtbot.waitUntil(opened.start_page.continue_button.isVisible, timeout=PATIENCE_MS)
    click(qtbot, opened.start_page.continue_button)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)
    opened.go(ToStart())
    opened.games.open_file(path)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)
    assert opened.program.keeper.path == path


@pytest.mark.long
def test_ones_own_table_that_was_closed_is_opened_again(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    path = opened.program.keeper.path
    assert path is not None
    moves = list(opened.program.controller.game.moves)
    opened.go(ToStart())
    opened.program.hosting.close()
    opened.games.open_file(path)
    qtbot.waitUntil(lambda: opened.pages.shows("game_page"), timeout=PATIENCE_MS)
    assert opened.program.hosting.is_open
    assert opened.program.controller.game.moves[: len(moves)] == moves


@pytest.mark.long
def test_where_nobody_is_any_more_the_game_is_shown_as_far_as_it_is_known(
    opened: MainWindow, guest: Program, qtbot: QtBot
) -> None:
    begun(opened, guest, qtbot)
    path, place = opened.program.keeper.path, own_place(opened)
    assert path is not None
    opened.go(ToStart())
    opened.program.hosting.close()
    (tables_dir() / place.kept_in).unlink()
    opened.games.open_file(path)
    qtbot.waitUntil(lambda: opened.pages.shows("replay_page"), timeout=PATIENCE_MS)
    assert "Nobody answers" in words(opened)
    forget_table(place)
    opened.go(ToStart())
    opened.games.open_file(path)
    assert opened.pages.shows("replay_page")
    assert "with its code" in words(opened)
