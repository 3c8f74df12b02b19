"""The language is switched in mid-game: everything on the page is as if it had always been so."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.ai.simulation import play_game
from powergrid_qt.app.turn.actions import ACTIONS, family_of
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import GameConfig, Record
from powergrid_qt.engine.record import replay
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import KINDS, Chooser, Kind
from tests.views.painted import picture
from tests.views.real_window import open_window, speak

SETTLING_MS = 20
PLAYED = (KINDS[5], KINDS[2], KINDS[6], KINDS[10])
"""Promo cards, a draft, the Trust, Outpost with the Trust: together all kinds of decisions."""


@dataclass(frozen=True)
class Moment:
    """A position with a kind of decision that no other has."""

    kind: str
    record: Record


@cache
def played(kind: Kind) -> Record:
    """A whole game of computer players."""
    return Record.of(play_game(computers(kind.config())))


@cache
def moments() -> tuple[Moment, ...]:
    found: dict[str, Moment] = {}
    for kind in PLAYED:
        config, record = kind.config(), played(kind)
        for number, game in enumerate(replay(record)):
            if game.over:
                break
            name = full_name(type(game.legal_moves))
            if name not in found:
                found[name] = Moment(name, Record(config, record.moves[:number]))
    return tuple(found.values())


def full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__name__}"


def computers(config: GameConfig) -> GameConfig:
    seats = tuple(replace(seat, kind="random") for seat in config.players)
    return replace(config, players=seats)


def shown(window: MainWindow, moment: Moment) -> None:
    """The position with something planned."""
    window.program.settings.ask_always = True  # else some go on by themselves
    window.program.settings.warnings = False  # they come when they are thought out
    window.games.show_position(moment.record)
    action = window.table.page.controller.action
    if not isinstance(action, PlayerAction):
        return  # somebody without a choice
    click = Chooser(seed=1).click(action)
    if click is not None:
        click()
    if action.problem:  # a refusal is not told again in another language: nothing is planned
        window.games.show_position(moment.record)
    QApplication.processEvents()  # until everything is laid out


def texts(window: MainWindow) -> list[str]:
    """All words of the page, painted ones by what screen readers and tooltips are told."""
    return [
        f"{type(widget).__name__}.{what}: {text}"
        for widget in window.table.page.findChildren(QWidget)
        for what, text in words_of(widget)
        if text and widget.isVisible()
    ]


def settled_texts(qtbot: QtBot, window: MainWindow) -> list[str]:
    """All words of the page once everything has found its room: parts that lack it are hidden."""
    before: list[str] = []
    while (now := texts(window)) != before:
        before = now
        qtbot.wait(SETTLING_MS)
    return now


def words_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "tip", widget.toolTip()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    if isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield "items", " ".join(widget.itemText(row) for row in range(widget.count()))


def parts(window: MainWindow) -> dict[str, QWidget]:
    page = window.table.page
    return {
        "header": page.header,
        "plants": page.plants,
        "market": page.market,
        "side": page.side,
        "turn panel": page.bottom,
    }


def test_every_kind_of_decision_is_among_the_moments() -> None:
    of_families = [option for kind in PLAYED for option in family_of(kind.config()).actions]
    wanted = {full_name(kind) for kind in (*ACTIONS, *of_families)}
    assert {moment.kind for moment in moments()} == wanted


def test_nothing_is_left_in_the_language_before(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thorough: bool
) -> None:
    """Words and pictures after en, de, nl are those of a window that spoke nl from the start."""
    switched, tried = {}, moments() if thorough else moments()[::8]
    with open_window(qtbot, tmp_path / "switched", monkeypatch) as window:
        for moment in tried:
            speak(window, "en")
            shown(window, moment)
            speak(window, "de")
            german = texts(window)
            speak(window, "nl")
            words = settled_texts(qtbot, window)
            pictures = {name: picture(part) for name, part in parts(window).items()}
            switched[moment.kind] = words, pictures
            assert german != switched[moment.kind][0]
        speak(window, "en")  # the next test speaks English again
    with open_window(qtbot, tmp_path / "fresh", monkeypatch) as window:
        speak(window, "nl")
        for moment in tried:
            shown(window, moment)
            words, pictures = switched[moment.kind]
            assert sorted(set(words) - set(settled_texts(qtbot, window))) == [], moment.kind
            for name, part in parts(window).items():
                assert picture(part) == pictures[name], f"{name}: {moment.kind}"
        speak(window, "en")


def test_a_refusal_in_the_language_before_goes(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(KINDS[0].config())
        panel, action = window.table.page.bottom, window.table.page.controller.action
        assert isinstance(panel, TurnPanel)
        assert isinstance(action, PlayerAction)
        action.click_card(10)
        assert panel.words.note.text() == action.problem != ""
        speak(window, "de")
        panel = window.table.page.bottom
        assert isinstance(panel, TurnPanel)
        assert panel.words.note.text() == action.problem == ""
        speak(window, "en")
