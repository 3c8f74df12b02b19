"""Since your last turn: what the others did, on one line over the upper edge of the board, or where
cities lie there, over the lower one. It stays until its reader acts, or closes it."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import GameConfig
from powergrid_qt.models.news import News, news_since
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Overlay,
    SoftLabel,
    grown_with_text,
)
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, row
from powergrid_qt.views.style.pictures import picture_icon
from powergrid_qt.views.style.theme import SPACE

TITLED = 620
"""The width of a board with room for the title; on narrower ones the news needs that."""
MARK = QSize(14, 14)
TOP = 3
"""The distance from the edge of the board: as much as that leaves free is enough."""
NARROWEST = 190
"""The least width of a gap between cities: in narrower ones the strip had better cover one."""

Places = Callable[[], Sequence[QRect]]


def widest_gap(line: QRect, things: Sequence[QRect]) -> QRect:
    """The widest part of a line on which nothing of these lies."""
    gap, left = QRect(line.left(), line.top(), 0, line.height()), line.left()
    across = sorted((thing for thing in things if thing.intersects(line)), key=QRect.left)
    for thing in (*across, QRect(line.right() + 1, 0, 1, 1)):
        if thing.left() - left > gap.width():
            gap = QRect(left, line.top(), thing.left() - left, line.height())
        left = max(left, thing.right() + 1)
    return gap


class NewsButton(Button):
    kind = "news"

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(MARK)
        self._news: News | None = None

    def show_news(self, news: News, color: str | None) -> None:
        if news == self._news:
            return
        self._news = news
        mark = picture_icon(partial(draw_house, color_id=color), MARK)
        self.setIcon(mark if news.by_somebody else QIcon())
        self.setAccessibleName(news.text)
        self.fit(QWIDGETSIZE_MAX)

    def fit(self, width: int) -> None:
        """All of it, or as much as there is room for: then the tooltip tells the rest."""
        assert self._news is not None
        words, metrics = self._news.text, self.fontMetrics()
        self.setText(words.replace("&", "&&"))
        beside = self.sizeHint().width() - metrics.horizontalAdvance(words)
        seen = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width - beside)
        self.setText(seen.replace("&", "&&"))
        self.setToolTip("" if seen == words else plain_tip(words))


class NewsStrip(Overlay):
    """A strip of news on the board. `asked(news)`: somebody wants to see more of it."""

    asked = Signal(object)

    def __init__(
        self, controller: GameController, board: QWidget, cities: Places, others: Places
    ) -> None:
        """`cities`: what it does not lie on, as far as there is room; `others`: nor ever."""
        super().__init__(board)
        self._controller, self._cities, self._others = controller, cities, others
        self._closed: tuple[GameConfig, int, int] | None = None
        """The game and its reader who closed it, and their last act then."""
        self._stepped_back = False
        self.news: tuple[News, ...] = ()
        self.setAccessibleName(self.tr("Since your last turn"))
        self.title = SoftLabel(self.tr("Since your last turn"))
        self.more = NewsButton()
        self.more.clicked.connect(partial(self._ask, 0))
        self.buttons: list[NewsButton] = []
        name = self.tr("Close what happened since your last turn")
        self.close_button = IconButton("close", name=name, press=self._close)
        self.close_button.setProperty("scale", "small")
        self._line = row(self.title, self.more, spacing=0)
        close = self.close_button, Qt.AlignmentFlag.AlignVCenter  # of its own height
        self._around = row(self._line, close, into=self, margins=(SPACE, 0, 0, 0))
        controller.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.news = self._found()
        for number, news in enumerate(self.news):
            self._button(number).show_news(news, self._color(news))
        if self.news and not self._stepped_back:
            self.appear()
        else:
            self.hide()

    def step_back(self, back: bool) -> None:
        """Hide while something else needs the room on a low board, and come again."""
        if back != self._stepped_back:
            self._stepped_back = back
            self.refresh()

    def _found(self) -> tuple[News, ...]:
        controller = self._controller
        if not controller.has_game or controller.covered or controller.game.over:
            return ()
        reader = controller.onlooker
        acted = 0 if reader is None else controller.last_act(reader)
        if reader is None or not acted or self._closed == (controller.game.config, reader, acted):
            return ()
        return news_since(controller.game, acted, reader)

    def _color(self, news: News) -> str | None:
        players = self._controller.game.config.players
        return None if news.seat is None else players[news.seat].color

    def _button(self, number: int) -> NewsButton:
        """Return a button, made when there is so much news for the first time."""
        if number == len(self.buttons):
            button = NewsButton()
            button.clicked.connect(partial(self._ask, number))
            self.buttons.append(button)
            self._line.addWidget(button)
            button.ensurePolished()  # its width is asked for at once
        return self.buttons[number]

    def _ask(self, place: int) -> None:
        self.asked.emit(self.news[place])

    def _close(self) -> None:
        controller = self._controller
        reader = controller.onlooker
        assert reader is not None
        self._closed = controller.game.config, reader, controller.last_act(reader)
        self.refresh()

    def place(self) -> None:
        """At the left end of the upper edge, else where the most of it fits."""
        if not self.news:
            return
        cities, high = self._cities(), self.sizeHint().height()
        edge = QRect(SPACE, TOP, self.host.width() - 2 * SPACE, high)
        edges = edge, edge.translated(0, self.host.height() - high - 2 * TOP)
        lines = [widest_gap(one, self._others()) for one in edges]
        self._fill(lines[0])
        if any(city.intersects(self.geometry()) for city in cities):
            gaps = [widest_gap(line, cities) for line in lines]
            best = max(gaps, key=lambda gap: min(gap.width(), self.width()))
            if best.width() >= grown_with_text(NARROWEST):
                self._fill(best)

    def _fill(self, area: QRect) -> None:
        """Fill an area with as much of the newest as fits there."""
        room = area.width() - self.close_button.sizeHint().width() - SPACE - 4
        self.title.setVisible(area.width() >= grown_with_text(TITLED))
        if not self.title.isHidden():
            room -= self.title.sizeHint().width()
        self.more.setText(f"+{len(self.news)}")
        others = self.more.sizeHint().width() if len(self.news) > 1 else 0
        self.buttons[len(self.news) - 1].fit(room - others)
        shown = self._fitting(room)
        for number, button in enumerate(self.buttons):
            fits = len(self.news) - shown <= number < len(self.news)
            button.setVisible(fits)
        left_out = self.news[: len(self.news) - shown]
        self.more.setVisible(bool(left_out))
        self.more.setText(f"+{len(left_out)}")
        self.more.setToolTip(plain_tip("\n".join(one.text for one in left_out)))
        self._around.activate()  # hidden as it may be
        self.resize(self.sizeHint().boundedTo(area.size()))
        self.move(area.topLeft())

    def _fitting(self, room: int) -> int:
        """How many of the newest fit, beside the number of those that do not."""
        widths = [button.sizeHint().width() for button in self.buttons[: len(self.news)]]
        if sum(widths) <= room:
            return len(widths)
        self.more.setText(f"+{len(widths)}")
        room -= self.more.sizeHint().width()
        return max(1, sum(taken <= room for taken in accumulate(reversed(widths))))
