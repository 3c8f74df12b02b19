"""What a screen reader finds on every page: a name for whatever can be used, and its state."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.lessons.lesson import all_lessons
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Record, Seat
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.record import replay
from powergrid_qt.views.style.segmented import Segmented
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToReplay, ToStart, ToTogether
from powergrid_qt.words.names import persona_names

Role, Text = QAccessible.Role, QAccessible.Text
USED = {
    *(Role.Button, Role.PushButton, Role.CheckBox, Role.RadioButton, Role.ButtonMenu),
    *(Role.Slider, Role.SpinBox, Role.ComboBox, Role.EditableText, Role.List, Role.Table),
    *(Role.Tree, Role.ListItem, Role.PageTab),
}
"""What somebody does something with."""
GRID = GameConfig(
    "classic-2009", "germany", computer_seats(["random"] * 3), 3, GameOptions(open_money=True)
)
OUTPOST = replace(GRID, edition="outpost-2024", board="outpost")


@cache
def in_phase(config: GameConfig, phase: str) -> Record:
    """The first decision of a phase after the first round, among people."""
    record = Record.of(play_game(config))
    number = next(
        number
        for number, game in enumerate(replay(record))
        if game.state.phase == phase and game.state.round > 1 and game.legal_moves.only_move is None
    )
    seats = tuple(replace(seat, kind=HUMAN) for seat in config.players)
    return Record(replace(config, players=seats), record.moves[:number])


def playing(config: GameConfig, phase: str) -> Callable[[MainWindow], object]:
    return lambda window: window.games.show_position(in_phase(config, phase))


@cache
def finished_game() -> Record:
    seats = (replace(GRID.players[0], kind=HUMAN), *GRID.players[1:])
    return Record(replace(GRID, players=seats), tuple(play_game(GRID).moves))


def finished(window: MainWindow) -> None:
    window.games.show_position(finished_game())


def replayed(window: MainWindow) -> None:
    finished(window)
    window.go(ToReplay(30))


def lesson(window: MainWindow) -> None:
    """Where the first one asks for a city: the task has three goals."""
    window.learning.show_lessons(all_lessons()[0])
    page = window.learning.lesson_page
    while len(page.run.step.goals) < 3:
        page.show_me() if page.run.step.asks else page.read_on()
        while page.controller.goes_on:
            QApplication.processEvents()


PAGES: dict[str, Callable[[MainWindow], object]] = {
    "start": lambda window: window.go(ToStart()),
    "new game": lambda window: window.go(ToNewGame()),
    "maps": lambda window: window.go(ToMaps()),
    "auction": playing(GRID, "auction"),
    "resources": playing(GRID, "resources"),
    "building": playing(GRID, "building"),
    "bureaucracy": playing(GRID, "bureaucracy"),
    "expansion": playing(OUTPOST, "expansion"),
    "end": finished,
    "replay": replayed,
    "history": lambda window: window.past.show(),
    "lessons": lambda window: window.learning.show_lessons(),
    "lesson": lesson,
    "puzzles": lambda window: window.learning.show_puzzles(),
    "daily": lambda window: window.daily.show(),
    "join": lambda window: window.go(ToTogether()),
}


def within(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is seen, the inner ones after the outer."""
    yield top
    for number in range(top.childCount()):
        child = top.child(number)
        if child.isValid() and not child.state().invisible:
            yield from within(child)


def interface_of(widget: QWidget) -> QAccessibleInterface:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface


def words(one: QAccessibleInterface) -> str:
    return one.text(Text.Name) or one.text(Text.Value)


@pytest.mark.parametrize("page", PAGES)
def test_whatever_is_used_has_a_name(window: MainWindow, page: str) -> None:
    PAGES[page](window)
    QApplication.processEvents()
    nameless = []
    for one in within(interface_of(window.pages.shown)):
        thing = one.object()
        needs = one.role() in USED or (
            isinstance(thing, QWidget) and thing.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        useless = one.state().disabled or is_viewport(thing)  # an empty place of a market
        if needs and not words(one) and not useless:
            nameless.append(f"{type(thing).__name__} in {type(one.parent().object()).__name__}")
    assert set(nameless) == set()


def activate(qtbot: QtBot, window: MainWindow) -> None:
    """Only the window in front has a focus."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def is_viewport(thing: object) -> bool:
    """What a list or the board is painted on: its name is that of the list."""
    around = thing.parent() if isinstance(thing, QWidget) else None
    return isinstance(around, QAbstractScrollArea) and around.viewport() is thing


def marked(qtbot: QtBot, window: MainWindow) -> dict[str, QLabel]:
    """What is found on the board, once it is painted. The labels themselves are asked here: Qt's
    interfaces of them must not be kept while another board takes their place."""
    view = window.table.page.board.view
    view.marks.is_heard = lambda: True  # without a screen Qt never says so
    view.viewport().update()
    qtbot.waitUntil(
        lambda: (
            {city: label.accessibleDescription() for city, label in view.marks.labels.items()}
            == {city: view.board.describe(city) for city in view.board.cities}
        )
    )
    return view.marks.labels


def test_cities_are_told_with_their_states(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["building"](window)
    view, action = window.table.page.board.view, window.program.controller.action
    assert interface_of(view).text(Text.Name) == "Board: Germany"
    for city, label in marked(qtbot, window).items():
        item = view.board.cities[city]
        assert interface_of(label).text(Text.Name) == item.city.name
        assert label.accessibleDescription() == view.board.describe(city)
        assert label.isEnabled() == action.city_offer(city).lit
        assert label.geometry().contains(view.mapFromScene(item.body_box.center()))
    lit = next(city for city in view.board.cities if action.city_offer(city).lit)
    view.board.city_clicked.emit(lit)
    qtbot.waitUntil(lambda: "planned" in marked(qtbot, window)[lit].accessibleDescription())


def test_cities_tell_what_they_cost_and_where_their_ways_lead(
    qtbot: QtBot, window: MainWindow
) -> None:
    PAGES["building"](window)
    board, network = (
        window.program.controller.game.state.rules.board,
        window.program.controller.game.state.network,
    )
    for city, label in marked(qtbot, window).items():
        index = board.city_index[city]
        told = label.accessibleDescription()
        if index in network.in_play:
            near = sorted(
                (cost, board.cities[other].id) for other, cost in network.neighbours[index]
            )
            ways = ", ".join(f"{board.city(other).name} {cost}" for cost, other in near)
            assert told.endswith(f", connected with {ways}")
        else:
            assert "connected with" not in told
        way = window.program.controller.action.way_to(city)
        assert ("costs" in told) == (way is not None)
        if way is not None:
            assert f", costs {way.price}\N{NO-BREAK SPACE}€, " in told
    PAGES["resources"](window)  # nobody builds yet
    assert any(
        "€ if you built now, " in one.accessibleDescription()
        for one in marked(qtbot, window).values()
    )


def test_the_tiles_of_outpost_are_told(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["expansion"](window)
    state = window.program.controller.game.state
    board = state.rules.board
    line, cost = board.connections[0], board.costs(state.rules.tiles)[0]
    told = marked(qtbot, window)[line.a].accessibleDescription()
    assert f"{board.city(line.b).name} {cost}" in told


@pytest.mark.long(but=["new game", "auction", "expansion", "replay", "lessons"])
@pytest.mark.parametrize("page", PAGES)
def test_of_switches_one_among_several_is_chosen(window: MainWindow, page: str) -> None:
    """They are told as radio buttons, and their frame has a name."""
    PAGES[page](window)
    QApplication.processEvents()
    for switch in window.pages.shown.findChildren(Segmented):
        if switch.isVisible():
            parts = list(within(interface_of(switch)))[1:]
            assert {one.role() for one in parts} == {Role.RadioButton}
            chosen = [one.text(Text.Name) for one in parts if one.state().checked]
            assert chosen == ([switch.button(switch.value).text()] if switch.value else [])
            assert interface_of(switch).text(Text.Name)


def test_one_board_among_several_is_chosen(window: MainWindow) -> None:
    window.go(ToNewGame())
    cards = [interface_of(card) for card in window.new_game_page.boards.cards.values()]
    assert {one.role() for one in cards} == {Role.RadioButton}
    assert [one.text(Text.Name) for one in cards if one.state().checked] == ["Germany"]


def test_the_players_of_a_new_game_are_read_by_their_names(window: MainWindow) -> None:
    window.go(ToNewGame())
    page = window.new_game_page
    page.seats_model.set_seats(
        [Seat("Ada", "red"), Seat("Bo", "blue", "hard", "irene"), Seat("Cy", "black", "easy")]
    )
    heard = [
        [interface_of(one).text(Text.Name) for one in row.controls if one.isVisible()]
        for row in page.seats.rows[:3]
    ]
    assert heard == [
        ["Red square", "Name of player 1", "Human", "Remove Ada"],
        [
            *("Blue house", "Name of player 2", f"Character: {persona_names()['irene']}"),
            *("Computer: hard", "Remove Bo"),
        ],
        [
            *("Black hexagon", "Name of player 3", "Character: No character"),
            *("Computer: easy", "Remove Cy"),
        ],
    ]
    values = [interface_of(row.name).text(Text.Value) for row in page.seats.rows[:3]]
    assert values == ["Ada", "Bo", "Cy"]


def test_what_is_cut_off_is_read_whole(window: MainWindow, qtbot: QtBot) -> None:
    names = [f"Maximiliane Langename {number}" for number in range(4)]
    seats = tuple(Seat(name, color) for name, color in zip(names, COLORS, strict=False))
    window.games.start_game(replace(GRID, players=seats))
    assert window.program.keep_game()
    window.go(ToStart())
    button = window.start_page.continue_button
    qtbot.waitUntil(lambda: names[-1] in button.detail)
    seen = [label for label in button.findChildren(QLabel) if "…" in label.text()]
    assert seen
    for label in seen:
        assert interface_of(label).text(Text.Name) == button.detail


def test_the_city_in_focus_is_told(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["building"](window)
    view = window.table.page.board.view
    activate(qtbot, window)
    window.table.page.bottom.setFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.focused_city is not None
    told = interface_of(view).text(Text.Description)
    assert told == view.board.describe(view.focused_city)


def test_another_board_has_other_cities(qtbot: QtBot, window: MainWindow) -> None:
    for config in (GRID, OUTPOST):
        window.games.show_position(in_phase(config, "auction"))
        labels = marked(qtbot, window)
        assert all(label.accessibleDescription() for label in labels.values())


def test_clicks_go_through_what_is_only_heard(qtbot: QtBot, window: MainWindow) -> None:
    PAGES["building"](window)
    marked(qtbot, window)
    view, action = window.table.page.board.view, window.program.controller.action
    lit = next(city for city in view.board.cities if action.city_offer(city).lit)
    view.bring_into_view(lit)
    at = view.mapFromScene(view.board.cities[lit].body_box.center())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert lit in action.planned_cities


def test_cards_tell_what_they_are_and_whether_they_can_be_had(
    qtbot: QtBot, window: MainWindow
) -> None:
    PAGES["auction"](window)
    market, action = window.table.page.plants, window.program.controller.action
    activate(qtbot, window)
    for card, button in market.cards.items():
        button.setFocus(Qt.FocusReason.TabFocusReason)
        one = interface_of(button)
        assert str(card) in one.text(Text.Name)
        lit = action.card_offer(card).lit
        assert one.text(Text.Description).endswith("can be chosen") == lit
        assert one.role() == Role.Button
        assert one.state().focusable


def test_tokens_tell_their_kind_and_price(window: MainWindow) -> None:
    PAGES["resources"](window)
    market = window.table.page.market
    tokens = [
        one
        for one in within(interface_of(market))
        if one.role() in (Role.Button, Role.PushButton, Role.CheckBox)
    ]
    told = [one.text(Text.Name) for one in tokens]
    assert any("coal" in words for words in told)
    assert any("€" in words for words in told)


def test_the_ranking_is_read_by_its_headings(window: MainWindow) -> None:
    finished(window)
    table = interface_of(window.ends.page.ranking.table)
    assert table.role() == Role.Table
    assert table.text(Text.Name) == "Ranking"
    cells = [one.text(Text.Name) for one in within(table)]
    for heading in ("Player", "Lit", "Plants", "Fuel", "Network", "Per city"):
        assert heading in cells
    assert "1. " in "".join(cells)
