"""The board that was chosen: what it is like, and by which edition it is played."""

from PySide6.QtCore import Signal

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons, lesson_on
from powergrid_qt.app.new_game import NewGame, players_on
from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import edition_data, edition_ids, editions_for
from powergrid_qt.views.pages.board_pictures import BoardPicture
from powergrid_qt.views.style.controls import Heading, Panel, QuietButton
from powergrid_qt.views.style.layouts import add, column, row
from powergrid_qt.views.style.lettering import ElidedLabel, ElidedLines, scaled_font
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import (
    board_name,
    cities_text,
    edition_line,
    edition_name,
    how_sure,
    in_words,
    names_of_boards,
    plurals,
    short_edition_name,
)

PICTURE = 216
"""The width of the picture."""
LINES = 3
"""For what is special."""


class ChosenBoard(Panel):
    """`edition_chosen(id)`; `sources`: somebody asks where all this comes from; `lesson(Lesson)`:
    somebody wants to learn the edition. Its height is the same for all boards."""

    edition_chosen = Signal(str)
    sources = Signal()
    lesson = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.picture = BoardPicture()
        self.picture.setFixedWidth(PICTURE)
        self._name = Heading()
        self._facts = ElidedLabel(scaled_font(0.95), "soft")
        self.sources_button = QuietButton()
        self.sources_button.setIcon(icon("info"))
        self.sources_button.setToolTip(self.tr("Where the board and the rules come from"))
        self.sources_button.clicked.connect(self.sources)
        self.editions = Segmented()
        self.editions.setAccessibleName(self.tr("Edition"))
        self.editions.chosen.connect(self.edition_chosen)
        self._special = ElidedLines(LINES, scaled_font(0.95))
        self.lesson_button = QuietButton()
        self.lesson_button.setIcon(icon("learn"))
        self.lesson_button.clicked.connect(lambda: self.lesson.emit(self._lesson))
        self._lesson: Lesson | None = None
        edge = 2 * SPACE - 1
        self.around.setContentsMargins(1, 1, edge, 2)
        head = row(self._name, (self._facts, 1), self.sources_button, spacing=SPACE)
        self._more = row((self._special, 1), self.lesson_button, spacing=SPACE)
        words = column(
            *(head, self.editions, self._more),
            spacing=SPACE - 2,
            margins=(edge, SPACE, 0, SPACE + 2),
        )
        add(self.body, row(self.picture, (words, 1), spacing=0))

    def set_low(self, low: bool) -> None:
        """Where there is little room, only what has to be chosen."""
        for part in (self.picture, self._special):
            part.setVisible(not low)
        self._tell_lesson()

    def show_game(self, game: NewGame) -> None:
        board = game.board
        self.picture.show_board(board)
        self._name.setText(board_name(board))
        self._facts.set_words(self._facts_of(board))
        known = editions_for(board)
        self.editions.set_choices(
            Segment(
                edition,
                "\n".join(short_edition_name(edition).rsplit(" ", 1)),  # the year below it
                edition_line(edition),
                "" if edition in known else self._why_not(edition, board),
            )
            for edition in edition_ids()
        )
        self.editions.set_value(game.edition)
        notes = map(in_words, board.notes)
        self._special.set_words(" ".join([*notes, edition_line(game.edition)]))
        self.sources_button.setText(how_sure(board, game.edition) or self.tr("Sources"))
        found = lesson_on(game.edition)
        self._lesson = None if found is all_lessons()[0] else found  # that is for newcomers
        self._tell_lesson()

    def _tell_lesson(self) -> None:
        lesson = self._lesson
        self.lesson_button.setVisible(lesson is not None and self.picture.isVisibleTo(self))
        if lesson is not None:
            text = self.tr("Lesson: {title} · {minutes} min")
            told = text.format(title=in_words(lesson.title), minutes=lesson.minutes)
            self.lesson_button.setText(told.replace("&", "&&"))

    def _facts_of(self, board: Board) -> str:
        ways = self.tr("%n ways", "", len(board.connections))
        players = players_on(board)
        span = self.tr("{fewest} to {most} players").format(fewest=min(players), most=max(players))
        alone = plurals.players(players[0])
        return f"{cities_text(len(board.cities))} · {ways} · {span if players[1:] else alone}"

    def _why_not(self, edition: str, board: Board) -> str:
        if not board.shipped:
            return self.tr("The board's file does not name this edition.")
        boards = edition_data(edition)["boards"]
        text = self.tr("{edition} is played on {boards}.")
        return text.format(edition=edition_name(edition), boards=names_of_boards(boards))
