"""The page on which a game is put together. A sensible one is ready: "Play" is one click away."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from powergrid_qt.ai.personas import personas
from powergrid_qt.ai.players import level_names
from powergrid_qt.app.fair_game import FairTable, fair_table_for
from powergrid_qt.app.my_boards import BrokenBoard, boards_to_choose
from powergrid_qt.app.new_game import NewGame, problems
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Board, GameConfig, SetupError, load_board
from powergrid_qt.engine.config import NAMES, Seat
from powergrid_qt.engine.game import rules_for
from powergrid_qt.engine.texts import said_in
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.seats import SeatsModel
from powergrid_qt.paths import languages
from powergrid_qt.views.pages.new_game.board_grid import BoardGrid, ChosenBoard
from powergrid_qt.views.pages.new_game.options_panel import OptionsPanel
from powergrid_qt.views.pages.new_game.seats_panel import SeatsPanel
from powergrid_qt.views.story.toast import NoticeBar
from powergrid_qt.views.style.controls import (
    Heading,
    IconButton,
    MainButton,
    SoftLabel,
    grown_with_text,
    has_large_text,
)
from powergrid_qt.views.style.layouts import STRETCH, Fitted, ScrollColumn, add, column, row
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_name, in_words, persona_names
from powergrid_qt.words.refusals import refusal_text

_SEEDS = 10**6
BOARD, PLAYERS, RULES = "board", "players", "rules"
"""What is chosen here. Where there is no room for all of it, tabs show a part at a time."""
LOW = 760
"""In a lower window the players and the rules share a place, and the chosen board is told in few
words. With large text the boards have a tab, too."""
ASIDE, NARROWEST, WIDEST = 0.36, 440, 640
"""The share of players and rules in the width, and its limits in pixels."""
SEARCH = 190


class NewGamePage(Fitted, QWidget):
    """`play(GameConfig, About)` starts the game; `back()` leaves; `show_folder(path)`: the one in
    which a file lies; `sources(Board, edition)`: where they come from. Choices are kept as they are
    made."""

    play = Signal(object, object)
    back = Signal()
    show_folder = Signal(object)
    sources = Signal(object, str)

    def __init__(
        self,
        settings: Settings,
        past: Callable[[], Sequence[LibraryGame]],
        parent: QWidget | None = None,
    ) -> None:
        """`past`: the finished games, which tell how strong one is."""
        super().__init__(parent)
        self._past = past
        self._settings = settings
        levels = level_names()
        last = settings.new_game(levels)
        self.game = replace(last, seats=tuple(map(_in_this_language, last.seats)))
        self.seats_model = SeatsModel(levels, NAMES, persona_names())
        self.seats_model.setParent(self)
        self.seats_model.set_seats(self.game.seats)
        self.back_button = IconButton("back", self, name=self.tr("Back (Esc)"), press=self.back)
        # Born where they stay: for each change of parents Qt looks through the style of all within.
        self._board_side, self._other_side = QWidget(self), QWidget(self)
        self._guest: Board | None = None
        """A board that is played but not kept."""
        self._broken: tuple[BrokenBoard, ...] = ()
        self.chosen = ChosenBoard(self._board_side)
        self.search = QLineEdit(self._board_side, clearButtonEnabled=True)
        self.search.setPlaceholderText(self.tr("Board, city"))
        self.search.setAccessibleName(self.tr("Search for a board, a region or a city"))
        self.search.setToolTip(self.tr("A board, a region or a city (Ctrl+F)"))
        self.search.setFixedWidth(grown_with_text(SEARCH))
        sign = self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        sign.setText(self.search.accessibleName())
        self.boards = BoardGrid()
        self.broken = NoticeBar("warning")
        self.tabs = Segmented(name=self.tr("What to choose"))
        self.seats = SeatsPanel(self.seats_model, self._fair_table, self._other_side)
        self.options = OptionsPanel(self.game, self._other_side)
        self.summary = SoftLabel(scale=1.05, wrap=True)
        self.play_button = MainButton(press=self._play)
        self.play_button.set_large()
        self.setFocusProxy(self.play_button)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        head = [self.back_button, Heading(self.tr("New game"), level=1)]
        texts = {PLAYERS: self.tr("Players"), RULES: self.tr("Rules")}
        self._area = area = ScrollColumn(parent=self._board_side)
        asked = Heading(self.tr("Which board?"))
        above = row(asked, STRETCH, self.search, spacing=SPACE)
        if has_large_text():  # one thing at a time
            texts = {BOARD: self.tr("Board"), **texts}
            add(area.column, self.chosen, self.broken, above, self.boards, STRETCH)
            column((area, 1), into=self._board_side)
            players = ScrollColumn()
            add(players.column, self.seats, self.options, STRETCH)
            column((players, 1), into=self._other_side)
            sides = column(self._board_side, self._other_side, spacing=0)
            body = column(self.tabs, (sides, 1), spacing=SPACE)
        else:
            add(area.column, self.boards, STRETCH)
            board = (self.chosen, self.broken, above, (area, 1))
            column(*board, into=self._board_side, spacing=SPACE + 4)
            other = (self.tabs, self.seats, (self.options, 1))
            column(*other, into=self._other_side, spacing=2 * SPACE - 2)
            body = row((self._board_side, 1), self._other_side, spacing=SPACE)
        self.tabs.set_choices(Segment(tab, text) for tab, text in texts.items())
        self.tabs.set_value(next(iter(texts)))
        foot = row((self.summary, 1), self.play_button, spacing=2 * SPACE)
        parts = (row(*head, STRETCH, spacing=SPACE), (body, 1), foot)
        margins = (3 * SPACE, SPACE, 3 * SPACE, 2 * SPACE)
        column(*parts, into=self, spacing=2 * SPACE - 2, margins=margins)

    def fit(self) -> None:
        """Show what there is room for."""
        large, low = has_large_text(), has_large_text() or self.height() < LOW
        aside = round(min(max(self.width() * ASIDE, NARROWEST), WIDEST))
        self.chosen.set_low(low)
        self.tabs.setVisible(low)
        tab = self.tabs.value
        self.seats.setVisible(not low or tab == PLAYERS)
        self.options.setVisible(not low or tab == RULES)
        if large:
            self._board_side.setVisible(tab == BOARD)
            self._other_side.setVisible(tab != BOARD)
        else:
            self._other_side.setFixedWidth(aside)

    def _connect(self) -> None:
        self.boards.chosen.connect(lambda board: self._take(self.game.on(board)))
        self.chosen.editions.chosen.connect(
            lambda edition: self._take(replace(self.game, edition=edition))
        )
        self.chosen.sources_button.clicked.connect(
            lambda: self.sources.emit(self.game.board, self.game.edition)
        )
        self.search.textChanged.connect(self.boards.look_for)
        self.search.returnPressed.connect(self.boards.choose_first)
        self.tabs.chosen.connect(self.fit)
        self.broken.button.clicked.connect(lambda: self.show_folder.emit(self._broken[0].path))
        self.seats_model.seats_changed.connect(self._take_seats)
        self.options.changed.connect(self._take)
        self.seats.coach.changed.connect(
            lambda coach, much: self._take(replace(self.game, coach=coach, coach_from=much))
        )
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut("Esc", self, self._leave, within)
        QShortcut("Ctrl+F", self, self._look_for_board, within)
        QShortcut("Ctrl+Return", self, self.play_button.click, within)

    def _leave(self) -> None:
        """End the search with Escape, or else leave the page."""
        if self.search.text():
            self.search.clear()
        else:
            self.back.emit()

    def _look_for_board(self) -> None:
        if self.tabs.has(BOARD):
            self.tabs.set_value(BOARD)
            self.fit()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.search.clear()
        self._area.verticalScrollBar().setValue(0)
        self.find_boards()
        self.refresh()
        self.play_button.setFocus()

    # -- boards ---------------------------------------------------------------------------------

    def find_boards(self) -> None:
        """Look again which there are. The one of the last choice comes first, then those that were
        played lately."""
        found = boards_to_choose()
        boards = dict(found.by_id)
        if self._guest is not None:
            boards[self._guest.id] = self._guest
        self.game = self.game.on(boards.get(self.game.board.id) or next(iter(boards.values())))
        lately = self._settings.recent_boards
        order = dict.fromkeys((self.game.board.id, *lately, *boards))
        last = next(iter(lately), "")
        self.boards.show_boards((boards[one] for one in order if one in boards), last)
        # They may be new: Tab must still find them where they stand.
        for before, card in pairwise((self.search, *self.boards.cards.values())):
            QWidget.setTabOrder(before, card)
        self._broken = found.broken
        lines = [f"{broken.path.name}: {refusal_text(broken.problem)}" for broken in self._broken]
        if lines:
            self.broken.tell("\n".join(lines), self.tr("Show the folder"))
        else:
            self.broken.hide()

    def offer_board(self, board: Board) -> None:
        """Propose a game on a board, wherever it comes from."""
        self._guest = None if board.shipped else board
        self.game = self.game.on(board)
        self.find_boards()
        self._take(self.game)

    # -- choices --------------------------------------------------------------------------------

    def _take_seats(self) -> None:
        self._take(replace(self.game, seats=self.seats_model.seats))

    def _fair_table(self) -> FairTable:
        return fair_table_for(self._settings, self._past(), self.game.edition, self.game.seats)

    def _take(self, game: NewGame) -> None:
        self.game = game
        self._settings.set_new_game(game)
        self.refresh()

    def set_game(self, config: GameConfig) -> None:
        """Offer a game like one that was played, for instance with the same seats."""
        options = config.options
        board = config.own_board or load_board(config.board)
        self.game = replace(
            self.game,
            board=board,
            edition=config.edition,
            seats=config.players,
            promo=options.promo,
            beginner=options.beginner,
            open_money=options.open_money,
            draft=options.draft,
            seed=None,
        )
        self.offer_board(board)
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
            self._settings.remember_board(config.board)
            self.play.emit(config, self.game.about)
            self._take(replace(self.game, seed=None))  # it was meant for this game

    # -- showing --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the game that is offered."""
        self.seats.refresh()
        self.boards.choose(self.game.board)
        self.boards.dim(len(self.game.seats))
        self.chosen.show_game(self.game)
        self.options.show_game(self.game)
        self.seats.show_edition(self.game.edition)
        game = self.game
        self.seats.coach.show_choice(game.coach, game.coach_from, possible=not game.is_shared)
        found = [refusal_text(problem) for problem in problems(self.game)]
        self.play_button.setText(
            self.tr("Open the table") if self.game.is_shared else self.tr("Play")
        )
        self.play_button.setEnabled(not found)
        if found:
            self._show_problems(found)
        else:
            self.summary.set_warning(False)
            self.summary.setText(self._summary())
        start = self.tr("Start the game (Ctrl+Enter)")
        if self.game.is_shared:
            start = self.tr("Invite the others, then start the game (Ctrl+Enter)")
        self.play_button.setToolTip("\n".join(found) or start)

    def _show_problems(self, found: list[str]) -> None:
        self.summary.set_warning(True)
        self.summary.setText(" ".join(found))

    def _summary(self) -> str:
        facts, players = self.game.facts, len(self.game.seats)
        board = board_name(self.game.board)
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


def _in_this_language(seat: Seat) -> Seat:
    """A character who goes by its own name, in whichever language that was, has it in this one."""
    persona = personas().get(seat.persona)
    if persona is None or seat.name not in {said_in(one, persona.name) for one in languages()}:
        return seat
    return replace(seat, name=in_words(persona.name))
