"""All puzzles, in a column for each difficulty."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from powergrid_qt.app.puzzles.progress import solved_puzzles
from powergrid_qt.app.puzzles.puzzle import Puzzle, all_puzzles
from powergrid_qt.app.puzzles.puzzles_model import Index, PuzzleRole, PuzzlesModel
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import load_board
from powergrid_qt.views.pages.headed_page import HeadedPage
from powergrid_qt.views.pages.puzzles.proof_card import HARDEST, draw_difficulty
from powergrid_qt.views.pages.start.board_pictures import PICTURE, BoardPictures
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.choice_list import ChoiceDelegate, ChoiceList
from powergrid_qt.views.style.controls import Panel, SoftLabel, with_text
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.lettering import BOLD, line_height, write
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.names import board_name, in_words, short_edition_name

EDGE = 10
SIGN = 20.0
WIDEST = 1500
WORDS = 160
"""Where a title has less room, the picture goes: the board is named below it."""


class PuzzleDelegate(ChoiceDelegate):
    """The board, the title, where it is played, and a sign once it is solved."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._pictures = BoardPictures(view)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(max(line_height(1.05) + line_height(0.92), PICTURE.height()) + 14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        puzzle: Puzzle = index.data(PuzzleRole.PUZZLE)
        painter.save()
        self.draw_ground(painter, option)
        row_box = QRectF(option.rect)
        picture = QRectF(row_box.left() + EDGE, 0, PICTURE.width(), PICTURE.height())
        picture.moveTop(row_box.center().y() - PICTURE.height() / 2)
        board = load_board(puzzle.board)
        words = row_box.adjusted(EDGE + PICTURE.width() + 12, 0, -EDGE, 0)
        if words.width() - SIGN >= with_text(WORDS):
            self._pictures.paint(painter, picture, board)
        else:
            words.setLeft(picture.left())
        if index.data(PuzzleRole.SOLVED):
            sign = QRectF(words.right() - SIGN, words.center().y() - SIGN / 2, SIGN, SIGN)
            draw_icon(painter, sign, "check", theme().color("good"))
        words.setRight(words.right() - SIGN - 6)
        upper = QRectF(words.left(), words.center().y() - line_height(1.05), words.width(), 0)
        upper.setHeight(line_height(1.05))
        lower = QRectF(words.left(), words.center().y() + 2, words.width(), line_height(0.92))
        title = in_words(puzzle.title)
        write(painter, upper, title, scale=1.05, weight=BOLD, squeeze=True)
        where = f"{board_name(board)} · {short_edition_name(puzzle.edition)}"
        write(painter, lower, where, scale=0.92, color="text_soft", squeeze=True)
        painter.restore()


class PuzzlesPage(HeadedPage):
    """`chosen(puzzle)`: this one is to be solved; `back`: none of them."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._begins_with: QWidget = self.back_button
        self.lists: dict[int, ChoiceList] = {}
        self._counts: dict[int, SoftLabel] = {}
        self._panels: dict[int, Panel] = {}
        columns = row(spacing=2 * SPACE)
        for difficulty in range(1, HARDEST + 1):
            columns.addWidget(self._column(difficulty), 1)
        self.hold(columns, WIDEST)
        self.retranslate()

    def _column(self, difficulty: int) -> Panel:
        puzzles = [puzzle for puzzle in all_puzzles() if puzzle.difficulty == difficulty]
        model = PuzzlesModel(puzzles, self._tell, self)
        view = self.lists[difficulty] = ChoiceList(model)
        view.setItemDelegate(PuzzleDelegate(view))
        view.opened.connect(self.chosen)
        panel = self._panels[difficulty] = Panel()
        count = self._counts[difficulty] = SoftLabel()
        dots = Picture(partial(draw_difficulty, difficulty=difficulty), size=(34, 8))
        middle = Qt.AlignmentFlag.AlignVCenter
        head = row(panel.heading, (dots, middle), STRETCH, count, spacing=SPACE + 2)
        for part in (head, (view, 1)):
            add(panel.body, part)
        panel.around.setContentsMargins(SPACE, SPACE + 4, SPACE, SPACE)
        return panel

    def refresh(self) -> None:
        """Look again which are solved."""
        solved = solved_puzzles(self._settings)
        for difficulty, view in self.lists.items():
            model = view.model()
            assert isinstance(model, PuzzlesModel)
            model.show_solved(solved)
            self._counts[difficulty].setText(
                self.tr("{solved} of {count}").format(
                    solved=model.solved_count, count=model.rowCount()
                )
            )

    def _tell(self, puzzle: Puzzle, solved: bool) -> str:
        parts = [
            in_words(puzzle.title),
            board_name(load_board(puzzle.board)),
            short_edition_name(puzzle.edition),
        ]
        if solved:
            parts.append(self.tr("solved"))
        return " · ".join(parts)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Puzzles"))
        self.line.set_words(self.tr("One turn each, and a proof of what is right."))
        self.back_button.name(self.tr("Back (Esc)"))
        names = (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))
        for (difficulty, panel), name in zip(self._panels.items(), names, strict=True):
            panel.set_title(name)
            self.lists[difficulty].setAccessibleName(name)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._go_to_first_unsolved()

    def _go_to_first_unsolved(self) -> None:
        """Where one goes on; at the very first one when all are solved."""
        indexes = [
            view.model().index(row, 0)
            for view in self.lists.values()
            for row in range(view.model().rowCount())
        ]
        first = next((i for i in indexes if not i.data(PuzzleRole.SOLVED)), indexes[0])
        view = next(view for view in self.lists.values() if view.model() is first.model())
        view.setCurrentIndex(first)
        self._begins_with = view

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Not by a proxy: Tab would go to that instead of the button for the way back."""
        self._begins_with.setFocus(event.reason())
