"""The field for the code of a table, which takes no letter that no code has."""

from PySide6.QtGui import QFont, QValidator
from PySide6.QtWidgets import QLineEdit

from powergrid_qt.table.proof import ALPHABET, CODE_LENGTH, shown_code
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import map_font

SCALE = 2.0


class CodeValidator(QValidator):
    """Small letters become large ones, and the dash comes by itself."""

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
