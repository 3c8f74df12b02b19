"""Between rounds, over the board: who earned what, what was refilled, which cards came; and the
banner that announces a new step with what it changes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Event, Game
from powergrid_qt.engine.cards import STEP3
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.models.round_story import RoundStory, RoundTeller
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import face_of
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.story.announcement import GameAnnouncement
from powergrid_qt.views.style.controls import SoftLabel, base_size
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, line_height, scaled_font, text_width
from powergrid_qt.views.style.rich_text import bulleted
from powergrid_qt.views.style.theme import map_font
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.sentences import card_name, cities_text, listed, money_text, step_changes

SUMMARY_MS, BANNER_MS = 8000, 9000
WIDTH, SIDE, EDGE, TITLE = 580, 18, 8, 28
COLUMNS = 2
"""Players side by side: the sheet lies on the board, so it is low."""
CARD_SIZE = (64, 48)
MOST_CARDS = 4
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RoundSummary(Translated, GameAnnouncement):
    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(controller, over, parent)
        self._teller = RoundTeller()
        self.story: RoundStory | None = None
        self._told = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SIDE, EDGE, SIDE, EDGE)
        layout.addWidget(self._told)
        self.setFixedWidth(WIDTH)

    def concerns(self, event: Event) -> bool:
        return isinstance(event, RoundStarted)

    def tell(self, event: Event) -> None:
        """Show the last round, if one is over."""
        self.story = self._teller.last_round(self.controller.game)
        if self.story is not None:
            self.retranslate()
            self.appear(SUMMARY_MS)

    def lines(self) -> list[str]:
        """What is told, as text."""
        assert self.story is not None
        players = self.controller.game.config.players
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

    def retranslate(self) -> None:
        """Each round is told by widgets of its own."""
        layout = self.layout()
        if self.story is None or layout is None:
            return
        title = self.tr("Round {round} is over").format(round=self.story.round)
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(self.lines()))
        before, self._told = self._told, QWidget()
        layout.replaceWidget(before, self._told)
        before.hide()
        before.deleteLater()
        column = QVBoxLayout(self._told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head(title))
        column.addLayout(self._earned(self.story, self.controller.game))
        if self.story.refilled or self.story.came:
            line = QFrame()
            line.setObjectName("line")
            column.addSpacing(6)
            column.addWidget(line)
            column.addSpacing(5)
            column.addLayout(self._foot(self.story, self.controller.game))
        for label in self._told.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _head(self, title: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(_bold(title, 1.15), 1)
        row.addWidget(SoftLabel(self.tr("click or any key to go on"), scale=0.85))
        row.addStrut(TITLE)
        return row

    def _earned(self, story: RoundStory, game: Game) -> QGridLayout:
        """What everybody powered and earned."""
        grid = QGridLayout()
        grid.setSpacing(0)
        height = max(22, round(line_height()) + 5)
        for number, run in enumerate(story.earned):
            player = game.config.players[run.seat]
            name = ElidedLabel(scaled_font(1.0, MEDIUM))
            name.set_words(player.name)
            income = _bold(f"+{money_text(run.income)}")
            income.setProperty("kind", "good")
            income.setAlignment(RIGHT)
            income.setMinimumWidth(round(text_width(f"+{money_text(100)}", weight=BOLD)))
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(Picture(draw_house, player.color, size=(16, 16)))
            row.addWidget(name, 1)
            row.addWidget(SoftLabel(cities_text(run.powered), scale=1.0))
            row.addWidget(income)
            line, column = divmod(number, COLUMNS)
            grid.addLayout(row, line, column)
            grid.setRowMinimumHeight(line, height)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        grid.setHorizontalSpacing(SIDE)
        return grid

    def _foot(self, story: RoundStory, game: Game) -> QHBoxLayout:
        """What was refilled at the left, the cards that came at the right."""
        row = QHBoxLayout()
        row.setSpacing(2)
        if story.refilled:
            row.addWidget(SoftLabel(self.tr("Refill"), scale=1.0))
        for fuel, count in story.refilled:
            row.addSpacing(6)
            row.addWidget(Picture(draw_token, fuel, size=(16, 16)))
            row.addWidget(_bold(f"+{count}"))
        row.addStretch(1)
        cards = [card for card in story.came if card != STEP3][:MOST_CARDS]
        if cards:
            row.addWidget(SoftLabel(self.tr("New cards"), scale=1.0))
            row.addSpacing(4)
        for card in cards:
            row.addWidget(Picture(draw_card, face_of(game.state, card), size=CARD_SIZE))
        return row


class StepBanner(Translated, GameAnnouncement):
    """Announces steps 2 and 3, below the summary of the round if that is there too."""

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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 3)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addWidget(self._lines)
        self.setMinimumWidth(420)

    def concerns(self, event: Event) -> bool:
        return isinstance(event, StepStarted)

    def tell(self, event: Event) -> None:
        assert isinstance(event, StepStarted)
        self.step = event.step
        self.retranslate()
        self.appear(BANNER_MS)

    def retranslate(self) -> None:
        if self.step is None:
            return
        self.changes = step_changes(self.controller.game, self.step)
        self._title.setText(self.tr("Step {step}").format(step=self.step))
        self._lines.setText(bulleted(self.changes, "<small>●</small>", indent=12, below=6))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(" ".join(self.changes))


def _bold(text: str, scale: float = 1.0) -> QLabel:
    label = QLabel(text)
    label.setFont(scaled_font(scale, BOLD))
    return label
