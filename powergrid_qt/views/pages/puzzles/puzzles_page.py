"""The page with all puzzles, in a column for each difficulty."""

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from powergrid_qt.app.puzzles import (
    Puzzle,
    all_puzzles,
    puzzle_at_level,
    puzzle_strength,
    solved_puzzles,
)
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import load_board
from powergrid_qt.models.tasks_model import TaskRole, TasksModel
from powergrid_qt.views.pages.board_pictures import BoardPictures
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Button, Panel, SoftLabel, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.row_list import Index, RowDelegate, RowList
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.names import board_name, in_words, short_edition_name

SOLVED = 20.0
"""The size of the sign of a puzzle that is solved, in pixels."""
HARDEST = 3
WIDEST = 1500
WORDS = 160
"""Where a title has less room, the picture goes: the board is named below it."""


class PuzzleDelegate(RowDelegate):
    """The board, the title, where it is played, and a sign once it is solved."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._pictures = BoardPictures(view)

    def paint_row(self, painter: QPainter, index: Index, sign: QRectF, words: QRectF) -> None:
        puzzle: Puzzle = index.data(TaskRole.TASK)
        board = load_board(puzzle.board)
        if words.width() - SOLVED >= grown_with_text(WORDS):
            self._pictures.paint(painter, sign, board)
        else:
            words.setLeft(sign.left())
        if index.data(TaskRole.DONE):
            check = QRectF(words.right() - SOLVED, words.center().y() - SOLVED / 2, SOLVED, SOLVED)
            draw_icon(painter, check, "check", theme().color("good"))
        words.setRight(words.right() - SOLVED - 6)
        texts = _called(puzzle), _where(puzzle)
        self.write_lines(painter, self.lines(words), texts, squeeze=True)


def _called(puzzle: Puzzle) -> str:
    """Return the title of a puzzle with its strength."""
    return f"{in_words(puzzle.title)} · {puzzle.strength}"


def _where(puzzle: Puzzle) -> str:
    return f"{board_name(load_board(puzzle.board))} · {short_edition_name(puzzle.edition)}"


def draw_difficulty(painter: QPainter, box: QRectF, difficulty: int) -> None:
    """Draw dots, as many of them full as the puzzle is hard."""
    painter.setPen(Qt.PenStyle.NoPen)
    side = box.height()
    step = (box.width() - side) / (HARDEST - 1)
    for number in range(HARDEST):
        painter.setBrush(theme().color("focus", 1.0 if number < difficulty else 0.22))
        painter.drawEllipse(QRectF(box.left() + number * step, box.top(), side, side))


class PuzzlesPage(HeadedPage):
    """`chosen(puzzle)`: this one is to be solved; `level_button`: one that suits one's strength;
    `back`: none of them."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.title.setText(self.tr("Puzzles"))
        self.level_button = Button(self.tr("One at my level"))
        self.head.addWidget(self.level_button)
        self.lists: dict[int, RowList] = {}
        self._counts: dict[int, SoftLabel] = {}
        columns = row(spacing=2 * SPACE)
        names = (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))
        for difficulty, name in enumerate(names, start=1):
            columns.addWidget(self._column(difficulty, name), 1)
        self.hold(columns, WIDEST)
        self.refresh()

    def _column(self, difficulty: int, name: str) -> Panel:
        puzzles = [puzzle for puzzle in all_puzzles() if puzzle.difficulty == difficulty]
        view = self.lists[difficulty] = RowList()
        view.setAccessibleName(name)
        view.setModel(TasksModel(puzzles, self._tell, self, tips=True))
        view.setItemDelegate(PuzzleDelegate(view))
        view.opened.connect(self.chosen)
        panel = Panel(name)
        count = self._counts[difficulty] = SoftLabel()
        dots = Picture(partial(draw_difficulty, difficulty=difficulty), size=(34, 8))
        middle = Qt.AlignmentFlag.AlignVCenter
        head = row(panel.heading, (dots, middle), STRETCH, count, spacing=SPACE + 2)
        add(panel.body, head, (view, 1))
        panel.around.setContentsMargins(SPACE, SPACE + 4, SPACE, SPACE)
        return panel

    def refresh(self) -> None:
        """Look again which puzzles are solved."""
        solved = solved_puzzles(self._settings)
        self.line.set_words(self._strength_words())
        for difficulty, view in self.lists.items():
            model = view.model()
            assert isinstance(model, TasksModel)
            model.show_progress(solved)
            told = self.tr("{solved} of {count}")
            self._counts[difficulty].setText(
                told.format(solved=model.done_count, count=model.rowCount())
            )

    def _strength_words(self) -> str:
        estimate = puzzle_strength(self._settings)
        if estimate is None:
            return self.tr("One turn each, and a proof of what is right.")
        told = self.tr(
            "Your strength: about {rating}, give or take {margin}. First answers: {count}."
        )
        rating, margin = (round(one, -1) for one in (estimate.rating, estimate.margin))
        return told.format(rating=int(rating), margin=int(margin), count=estimate.games)

    def _tell(self, puzzle: Puzzle, solved: bool, _: int) -> str:
        parts = (_called(puzzle), _where(puzzle), self.tr("solved"))
        return " · ".join(parts if solved else parts[:-1])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._go_to_level()

    def _go_to_level(self) -> None:
        """Choose the puzzle with which one goes on: with rules that one knows."""
        puzzle = puzzle_at_level(self._settings)
        view = self.lists[puzzle.difficulty]
        indexes = [view.model().index(row, 0) for row in range(view.model().rowCount())]
        view.setCurrentIndex(next(i for i in indexes if i.data(TaskRole.TASK) is puzzle))
        self.begins_with = view
