"""The history: what was played, how well, and what can be learned from it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from time import time

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QSizePolicy, QStackedWidget, QWidget

from powergrid_qt.app.export.texts import history_csv
from powergrid_qt.app.library.history import History
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.statistics import GROUPS, Played, Selection, Summary
from powergrid_qt.models.past.words import all_of, bests_lines, counted, games_won_text, value_name
from powergrid_qt.views.pages.history.games_table import PastGamesTable
from powergrid_qt.views.pages.history.judgement_panel import JudgementPanel, RatesPanel
from powergrid_qt.views.pages.history.rating_panel import RatingPanel
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.story.file_saver import NewFile
from powergrid_qt.views.story.toast import NoticeBar
from powergrid_qt.views.style.controls import (
    Button,
    Heading,
    IconButton,
    Panel,
    SoftLabel,
    grown_with_text,
    open_below,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row, set_visible
from powergrid_qt.views.style.pace import paint_later
from powergrid_qt.views.style.theme import SPACE

PERSON, SINCE = "person", "since"
DAYS = (0, 30, 90, 365)
"""The numbers of days that one may look back; 0: to the first game."""
AROUND, WIDEST = 48, 130
"""The room beside the text of a choice, and the most that the text gets, in pixels."""


class FilterBox(QComboBox):
    """As wide as what is chosen. A turn of the wheel over it changes nothing: that is too easily
    done by chance."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def offer(self, choices: Iterable[tuple[str, object]], chosen: object) -> None:
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        self.setCurrentIndex(max(self.findData(chosen), 0))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.currentText())
        return QSize(min(width, WIDEST) + AROUND, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        """Show the list with room for every choice."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + AROUND)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Filters(QWidget):
    """The choices that say which games are looked at. `chosen(Selection)`: others are to be."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.boxes = {
            PERSON: FilterBox(self.tr("Player")),
            "board": FilterBox(self.tr("Board")),
            "rival": FilterBox(self.tr("Opponents")),
            "players": FilterBox(self.tr("Number of players")),
            "edition": FilterBox(self.tr("Edition")),
            SINCE: FilterBox(self.tr("Time")),
        }
        for box in self.boxes.values():
            box.activated.connect(self._choose)
        row(*self.boxes.values(), STRETCH, into=self, spacing=SPACE)

    def show_summary(self, summary: Summary) -> None:
        selection = summary.selection
        people = [(name, person) for person, name in summary.people.items()]
        self.boxes[PERSON].offer(people, selection.person)
        for group in GROUPS:
            names = summary.board_names
            values = [
                (value_name(group, value, names.get(value, "")), value)
                for value in summary.choices[group]
            ]
            self.boxes[group].offer([(all_of(group), ""), *values], getattr(selection, group))
        chosen = self.boxes[SINCE].currentData() or 0
        self.boxes[SINCE].offer([(self._since(days), days) for days in DAYS], chosen)

    def _choose(self) -> None:
        said = {name: box.currentData() for name, box in self.boxes.items() if name != SINCE}
        days = self.boxes[SINCE].currentData()
        since = int(time()) - days * 86_400 if days else 0
        self.chosen.emit(replace(Selection(**said), since=since))

    def _since(self, days: int) -> str:
        named = {0: self.tr("Since ever"), 365: self.tr("Last year")}
        return named.get(days) or self.tr("Last {days} days").format(days=days)


WIDTH = 520
SIGN = 56


class EmptyHistory(QWidget):
    def __init__(self) -> None:
        super().__init__()
        title = Heading(self.tr("Your first finished game will stand here"))
        told = self.tr(
            "Every game that you play to its end is remembered: with the places, how often you"
            " win on each board and against each level, what costs you most, and a rating that"
            " says how strong you are. It stays on this computer."
        )
        text = SoftLabel(told, scale=1.05, wrap=True)
        panel = Panel()
        panel.setFixedWidth(grown_with_text(WIDTH))
        for label in (title, text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sign = icon_picture("chart", "focus", SIGN)
        middle = Qt.AlignmentFlag.AlignHCenter
        add(panel.body, 2 * SPACE, (sign, middle), SPACE, title, text, 2 * SPACE)
        column(STRETCH, row(STRETCH, panel, STRETCH), STRETCH, into=self)


NARROWEST_LIST = 400
LOWEST_RATING, LOWEST_RATES = 300, 200
"""The heights below which, with large text, the panels beside the list scroll."""


class HistoryPage(QWidget):
    """`back`: the user has seen enough. `open_game(game)`: its record is to be opened.
    `to_save(file)`: a `NewFile` that somebody wants."""

    back = Signal()
    open_game = Signal(object)
    to_save = Signal(object)

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self._history = history
        self.summary: Summary | None = None
        self._deleted: list[list[LibraryGame]] = []
        """The games that can be brought back, those of the last deletion last."""
        name = self.tr("Back to the start page")
        self.back_button = IconButton("back", name=name, press=self.back)
        self.filters = Filters()
        tip = self.tr("Export the games that are shown as a table")
        self.csv_button = Button(self.tr("CSV…"), tip=tip, press=self.export)
        menu = QMenu(self)
        text = self.tr("Delete the games that are shown from the history")
        menu.addAction(text, self.delete_all)
        self.more_button = IconButton("menu", name=self.tr("More"))
        self.more_button.clicked.connect(lambda: open_below(self.more_button, menu))
        self.rating = RatingPanel()
        self.rates = RatesPanel()
        self.judgement = JudgementPanel(history.library.mistakes)
        self.list_panel = Panel()
        self.in_short = SoftLabel(wrap=True)
        self.in_short.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table = PastGamesTable()
        self._bests = SoftLabel(scale=0.92, wrap=True)
        self.nothing = SoftLabel(self.tr("No game matches."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.deleted = NoticeBar("delete")
        self.empty = EmptyHistory()
        self._figures, self._games = QWidget(), QWidget()
        self._content = QStackedWidget()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        title, buttons = Heading(self.tr("History"), level=1), (self.csv_button, self.more_button)
        parts = (self.back_button, title, SPACE, (self.filters, 1), *buttons)
        head = row(*parts, spacing=SPACE)
        below = row((self.rates, 1), (self.judgement, 1), spacing=SPACE)
        self.rating.setMinimumHeight(grown_with_text(LOWEST_RATING))
        self.rates.setMinimumHeight(grown_with_text(LOWEST_RATES))
        scrolled = ScrollColumn(right=0)
        add(scrolled.column, (self.rating, 11), (below, 10))
        column(scrolled, into=self._figures)
        row((self._figures, 9), (self.list_panel, 5), into=self._games, spacing=SPACE)
        self.list_panel.around.removeWidget(self.list_panel.heading)
        self.list_panel.around.setContentsMargins(1, SPACE, 1, SPACE)
        self.list_panel.setMinimumWidth(NARROWEST_LIST)
        margins = (2 * SPACE, 0, 2 * SPACE, 0)
        add(
            self.list_panel.body,
            row(self.list_panel.heading, (self.in_short, 1), margins=margins, spacing=SPACE),
            *((self.table, 1), (self.nothing, 1)),
            row(self._bests, margins=margins),
        )
        for page in (self._games, self.empty):
            self._content.addWidget(page)
        margins = (2 * SPACE, SPACE, 2 * SPACE, 2 * SPACE)
        column(head, (self._content, 1), self.deleted, into=self, spacing=SPACE, margins=margins)

    def _connect(self) -> None:
        self._history.summed_up.connect(self.show_summary)
        self.filters.chosen.connect(self._history.select)
        self.table.opened.connect(lambda played: self.open_game.emit(played.game))
        self.table.removed.connect(self.delete)
        self.deleted.button.clicked.connect(self.undo)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo, within)
        QShortcut("Esc", self, self.back.emit)

    # -- showing --------------------------------------------------------------------------------

    def show_summary(self, summary: Summary) -> None:
        if summary is not self.summary:
            self._fill(summary)
        if self.isVisible() and not self._has_focus():
            self.setFocus()

    def _fill(self, summary: Summary) -> None:
        paint_later(self._figures)  # after the list: together they would take too long
        self.summary = summary
        any_games = bool(summary.people)
        self._content.setCurrentWidget(self._games if any_games else self.empty)
        set_visible(any_games, self.filters, self.csv_button, self.more_button)
        self.setFocusProxy(self.table if summary.played else self.back_button)
        if any_games:
            self._show_games(summary)

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused) and focused.isVisible()

    def _show_games(self, summary: Summary) -> None:
        self.filters.show_summary(summary)
        self.rating.show_summary(summary)
        self.rates.show_summary(summary)
        self.judgement.show_summary(summary)
        row_before = self.table.currentIndex().row()
        self.table.games.set_games(summary.played)
        if row_before >= 0:  # also after the game in it was deleted
            last = len(summary.played) - 1
            self.table.setCurrentIndex(self.table.games.index(min(row_before, last), 0))
        self.table.setVisible(bool(summary.played))
        self.nothing.setVisible(not summary.played)
        played, bests = summary.played, summary.bests
        self.list_panel.set_title(counted.games(len(played)))
        self.in_short.setText("" if bests is None else games_won_text(played, bests))
        self._bests.setText("" if bests is None else " · ".join(bests_lines(bests)))

    # -- deleting -------------------------------------------------------------------------------

    def delete(self, played: Played) -> None:
        self._delete([played.game])

    def delete_all(self) -> None:
        if self.summary is not None:
            self._delete([played.game for played in self.summary.played])

    def _delete(self, games: list[LibraryGame]) -> None:
        if games:
            self._deleted.append(games)
            self._history.library.forget(games)
            self._tell_deleted()

    def undo(self) -> None:
        if self._deleted:
            self._history.library.bring_back(self._deleted.pop())
            self._tell_deleted()

    def _tell_deleted(self) -> None:
        if self._deleted:
            self.deleted.tell(counted.deleted(len(self._deleted[-1])), self.tr("Undo"))
        else:
            self.deleted.hide()

    # -- elsewhere ------------------------------------------------------------------------------

    def export(self) -> None:
        """Offer the games that are shown as a table to save."""
        assert self.summary is not None
        games = [played.game for played in self.summary.played]
        name = self.tr("Power Grid games {day}").format(day=date.today().isoformat())
        title = self.tr("Export the games")
        self.to_save.emit(NewFile(title, name, [".csv"], lambda _: history_csv(games)))

    # -- events ---------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        paint_later(self._figures)
        super().showEvent(event)
