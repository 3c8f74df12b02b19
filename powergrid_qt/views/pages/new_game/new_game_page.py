"""The page on which a game is put together. A sensible one is ready: "Play" is one click away."""

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.new_game import NewGame, problems
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import GameConfig, SetupError, load_board
from powergrid_qt.engine.config import NAMES
from powergrid_qt.engine.edition import editions_on, playable_boards, usual_edition
from powergrid_qt.engine.game import rules_for
from powergrid_qt.models.seats import SeatsModel
from powergrid_qt.views.pages.new_game.board_card import BoardCard
from powergrid_qt.views.pages.new_game.options_panel import OptionsPanel
from powergrid_qt.views.pages.new_game.seats_panel import SeatsPanel
from powergrid_qt.views.style.controls import (
    Heading,
    IconButton,
    MainButton,
    SoftLabel,
    keep_tab_stop,
)
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.data_names import in_words
from powergrid_qt.words.names import board_name
from powergrid_qt.words.refusals import refusal_text

_SEEDS = 10**6


class NewGamePage(Translated, QWidget):
    """`play(GameConfig)` starts the game; `back()` leaves. Choices are kept as they are made."""

    play = Signal(object)
    back = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        levels = level_names()
        self.game: NewGame = settings.new_game(levels)
        self.seats_model = SeatsModel(levels, NAMES)
        self.seats_model.setParent(self)
        self.seats_model.set_seats(self.game.seats)
        self.back_button = IconButton("back", self)
        self._title = Heading(level=1)
        self.cards = {board: BoardCard(board, self) for board in playable_boards()}
        self._group = QButtonGroup(self)
        for card in self.cards.values():
            self._group.addButton(card)
        self.seats = SeatsPanel(self.seats_model, self)
        self.options = OptionsPanel(self.game, self)
        self.summary = SoftLabel(scale=1.05)
        self.summary.setWordWrap(True)
        self.play_button = MainButton()
        self.play_button.set_large()
        self.setFocusProxy(self.play_button)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        column(
            row(self.back_button, self._title, STRETCH, spacing=SPACE),
            (row(*self.cards.values(), spacing=2 * SPACE - 4), 2),
            (row((self.seats, 5), (self.options, 6), spacing=2 * SPACE), 5),
            row((self.summary, 1), self.play_button, spacing=2 * SPACE),
            into=self,
            spacing=2 * SPACE,
            margins=(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE),
        )

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.back)
        self.play_button.clicked.connect(self._play)
        for board, card in self.cards.items():
            card.clicked.connect(lambda _=False, board=board: self._choose_board(board))
        self.seats_model.seats_changed.connect(self._take_seats)
        self.options.changed.connect(self._take)
        for keys, do in (("Esc", self.back.emit), ("Ctrl+Return", self.play_button.click)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.play_button.setFocus()

    # -- choices --------------------------------------------------------------------------------

    def _choose_board(self, board: str) -> None:
        edition = self.game.edition
        if edition not in editions_on(board):
            edition = usual_edition(board)
        self._take(replace(self.game, board=board, edition=edition))

    def _take_seats(self) -> None:
        self._take(replace(self.game, seats=self.seats_model.seats))

    def _take(self, game: NewGame) -> None:
        self.game = game
        self._settings.set_new_game(game)
        self.refresh()

    def set_game(self, config: GameConfig) -> None:
        """Offer a game like one that was played, for instance with the same seats."""
        options = config.options
        self.game = NewGame(
            board=config.board,
            edition=config.edition,
            seats=config.players,
            promo=options.promo,
            beginner=options.beginner,
            open_money=options.open_money,
            draft=options.draft,
        )
        self.seats_model.set_seats(config.players)

    def config(self) -> GameConfig:
        return self.game.config(SystemRandom().randrange(_SEEDS))

    def _play(self) -> None:
        config = self.config()
        try:
            rules_for(config)
        except SetupError as error:
            self._show_problems([refusal_text(error.refusal)])
        else:
            self.play.emit(config)
            self._take(replace(self.game, seed=None))  # it was meant for this game

    # -- showing --------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.cards[self.game.board].setChecked(True)
        keep_tab_stop(self._group)
        self.options.show_game(self.game)
        found = [refusal_text(problem) for problem in problems(self.game)]
        self.play_button.setEnabled(not found)
        if found:
            self._show_problems(found)
        else:
            self.summary.set_warning(False)
            self.summary.setText(self._summary())
        self.play_button.setToolTip(
            "\n".join(found) if found else self.tr("Start the game (Ctrl+Enter)")
        )

    def _show_problems(self, found: list[str]) -> None:
        self.summary.set_warning(True)
        self.summary.setText(" ".join(found))

    def _summary(self) -> str:
        facts, players = self.game.facts, len(self.game.seats)
        board = board_name(load_board(self.game.board))
        if self.game.beginner and facts.beginner:
            text = self.tr(
                "{board} with {players} players: only step 1, the game ends at 7 cities."
            )
        else:
            text = self.tr(
                "{board} with {players} players: step 2 comes at {step2} cities, the game ends at"
                " {end}."
            )
        shown = text.format(
            board=board,
            players=players,
            step2=facts.step2_cities[players],
            end=facts.end_cities[players],
        )
        if players == 2 and facts.trust:
            shown += " " + self.tr("The Trust plays as an automatic third company.")
        return shown

    def retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self.back_button.name(self.tr("Back (Esc)"))
        self.play_button.setText(self.tr("Play"))
        for board_id, card in self.cards.items():
            board = load_board(board_id)
            card.set_texts(board_name(board), in_words(board.line))
        self.refresh()
