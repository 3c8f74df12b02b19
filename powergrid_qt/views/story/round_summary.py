"""Between rounds, over the board: who earned what, what was refilled, which cards came; and the
banner that announces a new step with what it changes."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.events import PlantsRun, RoundStarted, StepStarted
from powergrid_qt.models.round_story import RoundStory, last_round
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.story.announcement import GameAnnouncement
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.lettering import (
    BOLD,
    CENTER,
    MEDIUM,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.theme import map_font, theme
from powergrid_qt.words.sentences import (
    card_name,
    cities_text,
    listed,
    money_text,
    step_changes,
)

SUMMARY_MS, BANNER_MS = 8000, 9000
WIDTH, SIDE, EDGE, GAP = 580, 18.0, 8.0, 12.0
TITLE = 28.0
COLUMNS = 2
"""Players side by side: the sheet lies on the board, so it is low."""
CARD = QSize(64, 48)


class RoundSummary(GameAnnouncement):
    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(controller, over, parent)
        self.story: RoundStory | None = None
        self._game: Game | None = None

    def concerns(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    def tell(self, event: Event) -> None:
        """Show the last round, if one is over."""
        self._game = self.controller.game
        self.story = last_round(self._game)
        if self.story is not None:
            self._name()
            self.appear(SUMMARY_MS)

    def lines(self) -> list[str]:
        """What is told, as text."""
        assert self.story is not None
        assert self._game is not None
        players = self._game.config.players
        texts = [
            self.tr("{name}: {cities} powered, {income}").format(
                name=players[run.seat].name,
                cities=cities_text(run.powered),
                income=money_text(run.income),
            )
            for run in self.story.earned
        ]
        if self.story.came:
            cards = listed(card_name(card) for card in self.story.came)
            texts.append(self.tr("New in the market: {cards}").format(cards=cards))
        return texts

    def _title(self) -> str:
        assert self.story is not None
        return self.tr("Round {round} is over").format(round=self.story.round)

    def _name(self) -> None:
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("; ".join(self.lines()))

    # -- painting -----------------------------------------------------------------------------

    def _row(self) -> float:
        return max(22.0, line_height() + 5)

    def _foot(self) -> float:
        """The height of the line with refill and cards."""
        assert self.story is not None
        if self._cards():
            return float(CARD.height())
        return self._row() if self.story.refilled else 0.0

    def sizeHint(self) -> QSize:  # noqa: N802
        if self.story is None:
            return QSize(WIDTH, 100)
        lines = -(-len(self.story.earned) // COLUMNS)
        height = 2 * EDGE + TITLE + self._row() * lines + GAP + self._foot()
        return QSize(WIDTH, round(height))

    def _cards(self) -> list[int | str]:
        assert self.story is not None
        return [card for card in self.story.came if card != STEP3][:4]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self.story is None or self._game is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self.rect().toRectF().adjusted(SIDE, EDGE, -SIDE, -EDGE)
        title = QRectF(inner.left(), inner.top(), inner.width(), TITLE)
        write(painter, title, self._title(), scale=1.15, weight=BOLD)
        hint = self.tr("click or any key to go on")
        write(painter, title, hint, align=RIGHT, scale=0.85, color="text_soft")
        width = (inner.width() - SIDE * (COLUMNS - 1)) / COLUMNS
        for number, run in enumerate(self.story.earned):
            line, column = divmod(number, COLUMNS)
            left = inner.left() + column * (width + SIDE)
            self._draw_run(
                painter, QRectF(left, title.bottom() + line * self._row(), width, self._row()), run
            )
        foot = inner.adjusted(0, inner.height() - self._foot(), 0, 0)
        if foot.height():
            self._draw_foot(painter, foot)

    def _draw_run(self, painter: QPainter, row: QRectF, run: PlantsRun) -> None:
        """What somebody powered and earned."""
        assert self._game is not None
        player = self._game.config.players[run.seat]
        draw_house(painter, QRectF(row.left(), row.center().y() - 8, 16, 16), player.color)
        write(painter, row, f"+{money_text(run.income)}", align=RIGHT, weight=BOLD, color="good")
        cities = cities_text(run.powered)
        row.setRight(row.right() - text_width(f"+{money_text(100)}", weight=BOLD) - 10)
        taken = write(painter, row, cities, align=RIGHT, color="text_soft")
        write(painter, row.adjusted(24, 0, -taken - 8, 0), player.name, weight=MEDIUM)

    def _draw_foot(self, painter: QPainter, foot: QRectF) -> None:
        """What was refilled at the left, the cards that came at the right."""
        assert self.story is not None
        assert self._game is not None
        line = foot.top() - GAP / 2
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawLine(QPointF(foot.left(), line), QPointF(foot.right(), line))
        right = foot.right()
        for card in reversed(self._cards()):
            box = QRectF(right - CARD.width(), foot.top(), CARD.width(), CARD.height())
            draw_card(painter, box, face_of(self._game.state, card))
            right = box.left() - 2
        if self._cards():
            label = QRectF(foot.left(), foot.top(), right - foot.left() - 6, foot.height())
            write(painter, label, self.tr("New cards"), align=RIGHT, color="text_soft")
        at = foot.left()
        if self.story.refilled:
            at += write(painter, foot, self.tr("Refill"), color="text_soft") + 10
        for fuel, count in self.story.refilled:
            draw_token(painter, QRectF(at, foot.center().y() - 8, 16, 16), fuel)
            box = QRectF(at + 19, foot.top(), 60, foot.height())
            at += 19 + write(painter, box, f"+{count}", weight=BOLD) + 10

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.story is not None:
            self._name()
            self.update()


class StepBanner(GameAnnouncement):
    """Announces steps 2 and 3, below the summary of the round if that is there too."""

    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(controller, over, parent)
        self.step: int | None = None
        self._changes: tuple[str, ...] = ()

    def concerns(self, event: Event) -> bool:
        return isinstance(event, StepStarted)

    def tell(self, event: Event) -> None:
        assert isinstance(event, StepStarted)
        self.step = event.step
        self._changes = step_changes(self.controller.game, event.step)
        self._name()
        self.appear(BANNER_MS)

    def _name(self) -> None:
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(" ".join(self._changes))

    def _title(self) -> str:
        return self.tr("Step {step}").format(step=self.step)

    @property
    def changes(self) -> tuple[str, ...]:
        return self._changes

    def sizeHint(self) -> QSize:  # noqa: N802
        widest = max((text_width(text, 1.1) for text in self._changes), default=200.0)
        height = base_size() * 5.4 + (line_height(1.1) + 6) * len(self._changes) + 34
        return QSize(round(max(420.0, widest + 90)), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, box = theme(), self.rect().toRectF()
        band = QRectF(box.left() + 1, box.top() + 1, box.width() - 2, base_size() * 5.4)
        painter.setClipRect(band)
        painter.setPen(QPen(look.color("accent"), 1))
        painter.setBrush(look.color("accent"))
        painter.drawRoundedRect(band.adjusted(0, 0, 0, 20), 10, 10)
        painter.setClipping(False)
        painter.setFont(map_font(base_size() * 2.8))
        painter.setPen(look.color("accent_text"))
        painter.drawText(band, CENTER, self._title())
        top, height = band.bottom() + 12, line_height(1.1) + 6
        for text in self._changes:
            row = QRectF(box.left() + 24, top, box.width() - 48, height)
            painter.setPen(QPen(look.color("accent"), 0))
            painter.setBrush(look.color("accent"))
            painter.drawEllipse(QPointF(row.left() + 4, row.center().y()), 3.5, 3.5)
            write(painter, row.adjusted(20, 0, 0, 0), text, scale=1.1)
            top = row.bottom()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.step is not None:
            self._changes = step_changes(self.controller.game, self.step)
            self._name()
            self.update()
