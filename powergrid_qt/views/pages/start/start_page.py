"""The first screen: go on with the last game, begin a new one, open one of those that there are."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from powergrid_qt.app.language import own_name, resolved
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.paths import languages
from powergrid_qt.views.pages.start.detail_button import DetailButton
from powergrid_qt.views.pages.start.skyline_view import SkylineView
from powergrid_qt.views.style.controls import (
    LARGEST_USUAL,
    IconButton,
    SoftLabel,
    base_size,
    grown_with_text,
)
from powergrid_qt.views.style.layouts import STRETCH, column, row, set_visible
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE, map_font

if TYPE_CHECKING:
    from powergrid_qt.views.pages.start.games_panel import GamesPanel
    from powergrid_qt.views.pages.start.story_cards import StoryCards

COLUMN, NARROW_COLUMN = 440, 380
ROOMY = 1200
"""The width of a window from which on there is room for the places of the week."""
LOW = 660
"""The height of a window below which the title is smaller."""
BOARD, LEAF = QSize(84, 56), QSize(38, 42)
"""Pictures on the buttons of the game to continue and of the game of the day."""
FIRST_HEIGHT = 98
"""The least height of a newcomer's first button; it is higher where the text is larger."""
WIDEST_LIST, WIDEST_STORY = 580, 1060


class StartPage(QWidget):
    """Signals: `open_save(path)` (one of the games, also by "Continue"), `rename_save(path,
    title)`, `delete_save(save)`, `undo_delete`, `show_folder(path)`. What the buttons lead to is
    for the window."""

    open_save = Signal(object)
    rename_save = Signal(object, str)
    delete_save = Signal(object)
    undo_delete = Signal()
    show_folder = Signal(object)

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self._settings = settings
        self.library = library
        self._has_told = False
        """Whether it was told how far one is, which needs the rules."""
        self.games: GamesPanel | None = None
        """The list of games, made with the first game that is shown in it."""
        self.story: StoryCards | None = None
        """The cards that tell newcomers what the game is about."""
        self.skyline = SkylineView(settings, self)
        self._title = QLabel(self.tr("Power Grid"))
        proposed = self._proposed  # another look later would take long: PySide knows no styles yet
        self.continue_button = DetailButton("main", "play", self.tr("Continue"))
        self.first_button = DetailButton(
            *(_kind("first", proposed), "play", self.tr("Your first game")),
            self.tr(
                "Germany, two easy opponents, shorter rules.\n"
                "Every new thing gets a word when it comes up.\n"
                "About 30 minutes."
            ),
        )
        self.first_button.setMinimumHeight(FIRST_HEIGHT)
        self.new_button = DetailButton(_kind("new", proposed), "plus", self.tr("New game"))
        self._tell_new_game()
        self.daily_button = DetailButton("normal", title=self.tr("Game of the day"), lines=1)
        self.daily_button.keep_room(LEAF)
        self.mistakes_button = DetailButton("normal", "redo", self.tr("My mistakes"), lines=1)
        self.mistakes_button.hide()  # until there are any
        self.learn_button = DetailButton("normal", "learn", self.tr("Learn"), lines=1)
        self.puzzles_button = DetailButton("normal", "puzzle", self.tr("Puzzles"), lines=1)
        self.together_button = DetailButton(
            *("normal", "together", self.tr("Together"), self.tr("join a table")), lines=1
        )
        self.together_button.setToolTip(self.tr("Join a table on another machine"))
        self.history_button = DetailButton("normal", "chart", self.tr("History"), lines=1)
        self.open_button = DetailButton(
            *("normal", "open", self.tr("Open…"), self.tr("from any folder")), lines=1
        )
        self.open_button.setToolTip(self.tr("Open a saved game from any folder"))
        self.maps_button = DetailButton("normal", "map", self.tr("Maps"), lines=1)
        self.maps_button.setToolTip(self.tr("Look at the boards"))
        self.language = Segmented(name=self.tr("Language"))
        self.language.set_choices(Segment(language, own_name(language)) for language in languages())
        self.language.set_value(resolved(settings.language))
        self.settings_button = IconButton("settings", name=self.tr("Settings"))
        self.shortcuts_button = IconButton("keyboard", name=self.tr("Keyboard shortcuts"))
        self.about_button = IconButton("info", name=self.tr("About this game"))
        self._column = QFrame(self)
        self._column.setObjectName("column")
        self._column.installEventFilter(self)
        self._lay_out()
        library.changed.connect(self._show_changed)
        self.continue_button.clicked.connect(self._continue)
        self.language.chosen.connect(self._choose_language)

    def _lay_out(self) -> None:
        signs = (self.settings_button, self.shortcuts_button, self.about_button)
        told = SoftLabel(self.tr("Bid, build, and keep the lights on."), 1.15)
        column(
            *(self._title, told, 2 * SPACE),
            *(self.continue_button, self.first_button, self.new_button),
            *(self.daily_button, self.mistakes_button, SPACE),
            _shared_row(self.learn_button, self.puzzles_button, self.together_button),
            _shared_row(self.history_button, self.maps_button, self.open_button),
            *(STRETCH, row(self.language, STRETCH, *signs, spacing=4)),
            into=self._column,
            spacing=SPACE,
            margins=(5 * SPACE, 4 * SPACE, 5 * SPACE - 1, 2 * SPACE),
        )

    def _choose_language(self, language: str) -> None:
        self._settings.language = language

    # -- games ----------------------------------------------------------------------------------

    def _continue(self) -> None:
        game = self.library.continued
        if game is not None:
            self.open_save.emit(game.path)

    def refresh(self) -> None:
        """Look again which games there are. What is known is offered at once."""
        self.library.refresh()
        self._offer()

    @property
    def _proposed(self) -> str:
        """What is proposed to do now, as far as the games are known."""
        if self.library.continued is not None:
            return "continue"
        return "first" if self.library.is_newcomer else "new"

    def _show_changed(self) -> None:
        self._show_games()
        if self.library.has_read or not self._has_told:
            QTimer.singleShot(0, self, self._tell_progress)

    def _show_games(self) -> None:
        game = self.library.continued
        self._offer()
        if game is not None:
            self._tell_continued(game)
        saves, elsewhere = self.library.saves, self.library.elsewhere
        if saves or elsewhere or self.games is not None:
            panel = self._games_panel()
            panel.show_games(saves, elsewhere)
        if self.library.is_newcomer and self.story is None:
            from powergrid_qt.views.pages.start.story_cards import StoryCards

            self.story = StoryCards(self)
        self._place_games()

    def _tell_continued(self, game: LibraryGame) -> None:
        from powergrid_qt.models.games_model import board_of, in_short
        from powergrid_qt.views.pages.board_pictures import draw_board

        self.continue_button.set_detail(in_short(game))
        self.continue_button.set_players([seat.color for seat in game.seats])
        self.continue_button.set_picture(partial(draw_board, board=board_of(game)), BOARD)

    def _tell_progress(self) -> None:
        """Tell on the buttons how far one is with what they lead to."""
        from powergrid_qt.app.daily_game import daily_game
        from powergrid_qt.app.lessons.lesson_run import done_count
        from powergrid_qt.app.my_boards import kept_boards
        from powergrid_qt.app.puzzles import all_puzzles, solved_puzzles
        from powergrid_qt.engine.edition import playable_boards
        from powergrid_qt.views.pages.daily.calendar import calendar_leaf, places_of_week
        from powergrid_qt.words.daily import table_words

        self._has_told = True
        today, attempts = self.library.today(), self.library.attempts
        counts = attempts.on(today) is None and attempts.counts(today)
        told = table_words(daily_game(today, ""))
        if counts and not self._roomy:
            told = self.tr("{table} · one try counts").format(table=told)
        self.daily_button.set_detail(told)
        self.daily_button.set_picture(calendar_leaf(today), LEAF)
        week, size = places_of_week(attempts, today)
        self.daily_button.set_badge(week if self._roomy else None, size)
        self._tell_mistakes()
        done, count = done_count(self._settings)
        told = self.tr("{done} of {count} lessons")
        self.learn_button.set_detail(told.format(done=done, count=count))
        puzzles, solved_ids = all_puzzles(), solved_puzzles(self._settings)
        solved = sum(puzzle.id in solved_ids for puzzle in puzzles)
        told = self.tr("{solved} of {count} solved")
        self.puzzles_button.set_detail(told.format(solved=solved, count=len(puzzles)))
        finished = sum(game.over for game in self.library.games)
        self.history_button.set_detail(self.tr("%n games", "", finished))
        boards = len(playable_boards()) + len(kept_boards().by_id)
        self.maps_button.set_detail(self.tr("%n boards", "", boards))

    def _tell_mistakes(self) -> None:
        from powergrid_qt.app.mistakes import MINUTES
        from powergrid_qt.views.pieces.answer_squares import drawn_series
        from powergrid_qt.words.daily import day_name

        mistakes = self.library.mistakes
        today, waiting, next_day = mistakes.today(), mistakes.waiting(), mistakes.next_day()
        self.mistakes_button.setVisible(bool(today) or next_day is not None)
        if waiting:
            minutes = max(round(len(waiting) * MINUTES), 1)
            told = self.tr("%n wait today", "", len(waiting))
            told = self.tr("{waiting} · about {minutes} min").format(waiting=told, minutes=minutes)
        elif next_day is not None:
            told = self.tr("Next on {day}").format(day=day_name(next_day))
        else:
            told = self.tr("All done")
        self.mistakes_button.set_detail(told)
        drawing, size = drawn_series([mistakes.state(one) for one in today])
        self.mistakes_button.set_badge(drawing if self._roomy and today else None, size)

    @property
    def _roomy(self) -> bool:
        return self.width() >= ROOMY

    def _offer(self) -> None:
        proposed, newcomer = self._proposed, self.library.is_newcomer
        buttons = {
            "continue": self.continue_button,
            "first": self.first_button,
            "new": self.new_button,
        }
        for name in ("first", "new"):  # the other one is always the main one, if it is there
            buttons[name].set_kind(_kind(name, proposed))
        self.continue_button.setVisible(proposed == "continue")
        self.first_button.setVisible(newcomer)
        set_visible(not newcomer, self.daily_button, self.history_button)
        self._tell_new_game()
        before = self.focusProxy()
        self.setFocusProxy(buttons[proposed])
        if before is not None and before.hasFocus():  # not while another page has it
            buttons[proposed].setFocus()

    def _tell_new_game(self) -> None:
        newcomer = self.library.is_newcomer
        self.new_button.set_detail(self.tr("You know the board game") if newcomer else "")

    def _games_panel(self) -> "GamesPanel":
        if self.games is None:
            from powergrid_qt.views.pages.start.games_panel import GamesPanel

            panel = GamesPanel(self)
            panel.open_button.clicked.connect(self.open_button.click)
            panel.list.opened.connect(self.open_save)
            panel.list.removed.connect(self._delete)
            panel.list.shown.connect(self.show_folder)
            panel.model.renamed.connect(self.rename_save)
            panel.undone.connect(self.undo_delete)
            self.games = panel
        return self.games

    def _delete(self, path: Path) -> None:
        save = self.library.save_at(path)
        if save is not None:
            self.delete_save.emit(save)

    def _place_games(self) -> None:
        """Place the games beside the column and, for newcomers, the story of the game below."""
        left = self._column.width() + 3 * SPACE
        width, most = self.width() - left - 3 * SPACE, self.height() - 6 * SPACE
        if self.story is not None:
            wide = min(WIDEST_STORY, width)
            height = self.story.fit(wide, most)
            self.story.setGeometry(left, 3 * SPACE + most - height, wide, height)
            self.story.setVisible(self.library.is_newcomer)
            most -= height + 2 * SPACE if self.library.is_newcomer else 0
        if self.games is not None:
            height = min(most, self.games.height_of_all())
            self.games.setGeometry(left, 3 * SPACE, min(WIDEST_LIST, width), height)
            self.games.setVisible(self.games.wanted)
        listed = self.games is not None and self.games.wanted  # then there is a button beside it
        self.open_button.setVisible(self.library.is_newcomer or not listed)

    # -- events ---------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.skyline.setGeometry(self.rect())
        scale = 5.4 if self.height() >= LOW else 4.0
        large = min(base_size(), LARGEST_USUAL) * scale  # enough for every eye
        self._title.setFont(map_font(large, QFont.Weight.Bold))
        self._place_column()
        was_roomy = event.oldSize().width() >= ROOMY
        if self._has_told and was_roomy != self._roomy:
            self._tell_progress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # its words are others and need other room
            self._place_column()
        return super().eventFilter(watched, event)

    def _place_column(self) -> None:
        """Give the column the width that its words need; the games have the rest."""
        edge = 5 * SPACE if self._roomy else 3 * SPACE + 4
        layout = self._column.layout()
        assert layout is not None
        layout.setContentsMargins(edge, (4 if self.height() >= LOW else 2) * SPACE, edge - 1, 14)
        least = COLUMN if self._roomy else NARROW_COLUMN
        width = max(grown_with_text(least), min(self._column.sizeHint().width(), self.width()))
        self._column.setGeometry(0, 0, width, self.height())
        self._place_games()


def _shared_row(*buttons: DetailButton) -> QBoxLayout:
    return row(*((button, 1) for button in buttons), spacing=SPACE)


def _kind(name: str, proposed: str) -> str:
    return "main" if name == proposed else "normal"
