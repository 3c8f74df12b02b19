"""Parts of the page to join a table: one of the tables, and the field for its code."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QValidator
from PySide6.QtWidgets import QFrame, QLineEdit

from powergrid_qt.engine import load_board
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.table.proof import ALPHABET, CODE_LENGTH, shown_code
from powergrid_qt.views.pages.board_pictures import draw_board
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Button, Label, SoftLabel, base_size
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.words.names import board_name

SCALE = 2.0
PICTURE = (72, 46)


class TableRow(QFrame):
    """`pressed`: somebody wants to go there."""

    pressed = Signal()

    def __init__(self, board: str, offer: str = "") -> None:
        """`board`: as whoever keeps the table calls it; `offer`: what the button says."""
        super().__init__()
        self.title = ElidedLabel(scaled_font(1.05, BOLD))
        self.detail = ElidedLabel(scaled_font(0.92), "soft")
        self.state, self.problem = SoftLabel(), Label(scale=0.92, kind="warning", wrap=True)
        self.problem.hide()
        self.button = Button(offer, press=self.pressed)
        picture = Picture(size=PICTURE)
        if board in playable_boards():
            picture.show_drawing(draw_board, load_board(board))
        words = column(self.title, self.detail, self.problem, spacing=2)
        row(picture, (words, 1), self.state, self.button, into=self, spacing=SPACE)

    def tell(self, title: str, detail: str, state: str) -> None:
        self.title.set_words(title)
        self.detail.set_words(detail)
        self.state.setText(state)
        self.button.setAccessibleDescription(f"{title}, {detail}, {state}")

    def fail(self, why: str) -> None:
        """Why one does not get in there."""
        self.state.clear()
        self.problem.setText(why)
        self.problem.show()


def board_called(board: str) -> str:
    """Its name, if it is one of ours."""
    return board_name(load_board(board)) if board in playable_boards() else board


class CodeValidator(QValidator):
    """Takes letters that a code may have. Small ones become large, and the dash comes by itself."""

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        letters = text.upper().replace("-", "").replace(" ", "")
        if len(letters) > CODE_LENGTH or not set(letters) <= set(ALPHABET):
            return QValidator.State.Invalid, text, at
        shown = shown_code(letters) if len(letters) > CODE_LENGTH // 2 else letters
        whole = len(letters) == CODE_LENGTH
        state = QValidator.State.Acceptable if whole else QValidator.State.Intermediate
        return state, shown, max(0, at + len(shown) - len(text))


class CodeField(QLineEdit):
    def __init__(self) -> None:
        super().__init__()
        font = map_font(base_size() * SCALE, QFont.Weight.Bold)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 115)
        self.setFont(font)
        self.setValidator(CodeValidator(self))
        self.setPlaceholderText("K7QF-2MXP")
