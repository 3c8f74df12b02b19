"""What lies over the board for a while, says something and goes by itself: who earned what in a
round and what came, and what a new step changes.

The first key or click sends it away and does nothing else, whatever it is: who goes on from it has
not yet looked at what is below.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Event, Game, Seat
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.models.news import RoundStory, story_of_last_round
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace, face_of
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house, draw_token
from powergrid_qt.views.style.controls import (
    Label,
    Overlay,
    SoftLabel,
    base_size,
    fade_in,
    grown_with_text,
)
from powergrid_qt.views.style.keys import KeyHold
from powergrid_qt.views.style.layouts import STRETCH, column, row, set_stacked
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    RIGHT,
    bulleted,
    line_height,
    scaled_font,
    text_width,
    write,
)
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import map_font
from powergrid_qt.words.events import step_changes
from powergrid_qt.words.names import card_name, cities_text, listed, money_text

FADE_MS = 220
GAP = 12


class Announcement(Overlay):
    """Tells something about a running game when it happens, at the top of `over`, in the middle;
    where that is low, it reaches below it.

    While the screen waits for another human to sit down nothing is told: it would be gone before
    that player looks. What was told goes when the move is taken back or another game is loaded.
    """

    came_or_went = Signal()
    about: type[Event]
    """The kind of events to be told."""

    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self.animated = True
        self._followed: Game | None = None
        self._waiting: list[Event] = []
        self.setProperty("kind", "sheet")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(self.dismiss)
        self._hold = KeyHold(self, lambda _key: self._send_away(), click=self._send_away)
        self._over = over
        over.installEventFilter(self)
        controller.changed.connect(self._changed)

    def tell(self, event: Event) -> None:
        raise NotImplementedError

    def _changed(self, events: Sequence[Event]) -> None:
        controller = self.controller
        if controller.game is not self._followed:
            self._followed = controller.game
            self._waiting = []
            self.dismiss()
        self._waiting += [event for event in events if isinstance(event, self.about)]
        if self._waiting and not controller.covered:
            self.tell(self._waiting[-1])
            self._waiting = []

    def appear_for(self, milliseconds: int) -> None:
        self._hold.begin()
        self.appear()
        if self.animated:
            fade_in(self, FADE_MS)
        self._stay.start(milliseconds)

    def keep_keys(self) -> None:
        """Take the keys again, after something else has begun to take them."""
        if self.isVisible():
            self._hold.begin()

    def _send_away(self) -> None:
        """Hide it, with all that is announced beside it."""
        for announcement in self.host.findChildren(Announcement):
            announcement.dismiss()

    def dismiss(self) -> None:
        self._hold.end()
        self._stay.stop()
        self.hide()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.came_or_went.emit()
        return done

    def place(self) -> None:
        """Stand in the middle, below whatever else is announced."""
        area = self._area
        others = [
            other.geometry().bottom()
            for other in self.host.findChildren(Announcement)
            if other is not self and other.isVisible()
        ]
        self.resize(self._size_within(area.width()))
        self._centre(max(others, default=area.top()) + GAP)

    def _size_within(self, width: int) -> QSize:
        """Return the size that the words need in at most this width."""
        return self.sizeHint().boundedTo(QSize(width, self.host.height()))

    @property
    def _area(self) -> QRect:
        return QRect(self._over.mapTo(self.host, QPoint()), self._over.size())

    def _centre(self, top: int) -> None:
        area = self._area
        self.move(area.left() + (area.width() - self.width()) // 2, top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.resize(self._size_within(self._area.width()))
            self._centre(self.y())
        return super().eventFilter(watched, event)


SUMMARY_MS, BANNER_MS = 8000, 9000
WIDTH, SIDE, EDGE, TITLE = 580, 18, 8, 28
COLUMNS = 2
"""Players side by side, where there is room: the sheet lies on the board, so it is low."""
BETWEEN = 9
CARD = QSize(64, 48)
TOKEN, LINE = 16, 22


Run = tuple[Seat, str, str]
"""A line of the summary: who it is, the cities with light, and the income."""


def draw_run(painter: QPainter, cell: QRectF, run: Run, index: Index) -> None:
    """Draw what somebody powered and earned."""
    player, cities, income = run
    left = index.column() * SIDE // 2
    box = cell.adjusted(left, 0, left - SIDE // 2, 0)
    draw_house(painter, QRectF(box.left(), box.center().y() - 8, 16, 16), player.color)
    write(painter, box, f"+{income}", align=RIGHT, weight=BOLD, color="good")
    box.setRight(box.right() - _income_width() - 10)
    taken = write(painter, box, cities, align=RIGHT, color="text_soft")
    write(painter, box.adjusted(24, 0, -taken - 8, 0), player.name, weight=MEDIUM)


def _income_width() -> float:
    return text_width(f"+{money_text(100)}", weight=BOLD)


def run_width(run: Run) -> float:
    """Return the width that `draw_run` needs for all of a line."""
    player, cities, _ = run
    words = text_width(player.name, weight=MEDIUM) + text_width(cities)
    return 24 + words + 8 + _income_width() + 10 + SIDE


class RoundSummary(Announcement):
    about = RoundStarted

    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(controller, over, parent)
        self.story: RoundStory | None = None
        self._runs: list[Run] = []
        self._faces: list[CardFace] = []
        self._title = Label("", 1.15, BOLD)
        self._go_on = SoftLabel(self.tr("click or any key to go on"), scale=0.85)
        self._in_line = 1
        self._earned = Figures((1.0,) * COLUMNS, max(22, round(line_height()) + 5), draw_run)
        self._refill = SoftLabel(self.tr("Refill"), scale=1.0)
        self._new_cards = SoftLabel(self.tr("New cards"), scale=1.0)
        self._tokens, self._cards = Picture(self._draw_tokens), Picture(self._draw_cards)
        head = row((self._title, 1), self._go_on)
        head.addStrut(TITLE)
        self._foot = QFrame()
        self._foot.setObjectName("foot")
        self._refilled = row(self._refill, self._tokens, STRETCH, spacing=BETWEEN)
        self._came = row(self._new_cards, self._cards, STRETCH, spacing=BETWEEN)
        self._foot_row = row(
            (self._refilled, 1), self._came, into=self._foot, spacing=BETWEEN, margins=(0, 5, 0, 0)
        )
        margins = (SIDE - 1, EDGE - 1, SIDE - 1, EDGE - 1)  # it has a border
        column(head, self._earned, 6, self._foot, into=self, spacing=0, margins=margins)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _size_within(self, width: int) -> QSize:
        """One below the other stands what has no room side by side: players, refill and cards."""
        self.setFixedWidth(min(grown_with_text(WIDTH), width))
        room = self.width() - 2 * SIDE
        words = self._title.sizeHint().width() + self._go_on.sizeHint().width() + 3 * SIDE
        self._go_on.setVisible(words <= self.width())
        runs = self._runs
        columns = COLUMNS if max(map(run_width, runs)) * COLUMNS <= room else 1
        self._earned.show_rows([runs[at : at + columns] for at in range(0, len(runs), columns)])
        self._earned.share_out((1.0,) * columns)
        self._fit_cards(room)
        self._fit_foot(room)
        return super()._size_within(width)

    def _fit_foot(self, room: int) -> None:
        refilled = self._refill.sizeHint().width() + BETWEEN + self._tokens.width()
        came = self._new_cards.sizeHint().width() + BETWEEN + self._cards.width()
        set_stacked(self._foot_row, refilled + BETWEEN + came > room)
        # All of it has just been told, and is asked for its size at once.
        for layout in (self._refilled, self._came):
            layout.invalidate()
        self._foot.updateGeometry()

    def _fit_cards(self, room: int) -> None:
        """Put as many cards in a line as have room behind their heading, or below it."""
        count = len(self._faces)
        beside = room - self._new_cards.sizeHint().width() - BETWEEN
        self._in_line = max(1, min(count, (beside + 2) // (CARD.width() + 2)))
        lines = -(-count // self._in_line)
        size = QSize((CARD.width() + 2) * self._in_line - 2, (CARD.height() + 2) * lines - 2)
        self._cards.setFixedSize(size if count else QSize(0, 0))

    def tell(self, event: Event) -> None:
        """Show the last round, if one is over."""
        story = story_of_last_round(self.controller.game)
        if story is not None:
            self.show_story(story)
            self.appear_for(SUMMARY_MS)

    def lines(self) -> list[str]:
        """What is told, as text."""
        assert self.story is not None
        words = self.tr("{name}: {cities} powered, {income}")
        texts = [
            words.format(name=player.name, cities=cities, income=income)
            for player, cities, income in self._runs
        ]
        if self.story.came:
            cards = listed(card_name(card) for card in self.story.came)
            texts.append(self.tr("New in the market: {cards}").format(cards=cards))
        return texts

    def show_story(self, story: RoundStory) -> None:
        state, players = self.controller.game.state, self.controller.game.config.players
        self.story = story
        self._runs = [
            (players[run.seat], cities_text(run.powered), money_text(run.income))
            for run in story.earned
        ]
        self._faces = [face_of(state, card) for card in story.came if card != STEP3]
        self._title.setText(self.tr("Round {round} is over").format(round=story.round))
        self._foot.setVisible(bool(story.refilled or self._faces))
        self._refill.setVisible(bool(story.refilled))
        self._new_cards.setVisible(bool(self._faces))
        height = max(LINE, round(line_height()))
        self._tokens.setFixedSize(round(_token_step() * len(story.refilled)), height)
        self._cards.setVisible(bool(self._faces))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription("; ".join(self.lines()))

    def _draw_tokens(self, painter: QPainter, box: QRectF) -> None:
        assert self.story is not None
        for place, (fuel, count) in enumerate(self.story.refilled):
            left = _token_step() * place
            draw_token(painter, QRectF(left, box.center().y() - TOKEN / 2, TOKEN, TOKEN), fuel)
            write(painter, box.adjusted(left + TOKEN + 3, 0, 0, 0), f"+{count}", weight=BOLD)

    def _draw_cards(self, painter: QPainter, box: QRectF) -> None:
        for number, face in enumerate(self._faces):
            line, place = divmod(number, self._in_line)
            left, top = (CARD.width() + 2) * place, (CARD.height() + 2) * line
            draw_card(painter, QRectF(left, top, CARD.width(), CARD.height()), face)


def _token_step() -> float:
    """A token with its figure, and the gap behind it."""
    return TOKEN + 3 + text_width("+10", weight=BOLD) + BETWEEN


class StepBanner(Announcement):
    """Announces steps 2 and 3, below the summary of the round if that is there too."""

    about = StepStarted

    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(controller, over, parent)
        self.step: int | None = None
        self.changes: tuple[str, ...] = ()
        self._title = QLabel()
        self._title.setObjectName("step")
        self._title.setFont(map_font(base_size() * 2.8))
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setFixedHeight(round(base_size() * 5.4))
        self._lines = QLabel()
        self._lines.setFont(scaled_font(1.1))
        self._lines.setContentsMargins(22, 14, 44, 16)
        column(self._title, self._lines, into=self, spacing=0)
        self.setMinimumWidth(420)

    def _size_within(self, width: int) -> QSize:
        """Lines that are too long are broken: by itself a label would break them all."""
        self._lines.setWordWrap(False)
        if self.sizeHint().width() <= width:
            return super()._size_within(width)
        self._lines.setWordWrap(True)
        layout = self.layout()
        assert layout is not None
        return QSize(width, layout.totalHeightForWidth(width))

    def tell(self, event: Event) -> None:
        assert isinstance(event, StepStarted)
        self.step = event.step
        self.changes = step_changes(self.controller.game, event.step)
        self._title.setText(self.tr("Step {step}").format(step=event.step))
        self._lines.setText(bulleted(self.changes, "<small>●</small>", indent=12, below=6))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(" ".join(self.changes))
        self.appear_for(BANNER_MS)
