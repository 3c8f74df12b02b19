"""The promo cards to choose from, each with a sentence about what it does."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from powergrid_qt.engine.cards import promo_ids
from powergrid_qt.engine.edition import Edition, boards_with, edition_data, edition_ids
from powergrid_qt.views.style.controls import Heading, QuietButton, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.names import card_name, names_of_boards, promo_sentence

_INDENT = 34
_COLUMNS = 2


class PromoList(Translated, QWidget):
    """Those that an edition does not know cannot be chosen; one without any says so instead."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Heading(level=3, parent=self)
        self._reason = SoftLabel(parent=self)
        self._reason.setWordWrap(True)
        self.all_button, self.none_button = QuietButton(parent=self), QuietButton(parent=self)
        self.all_button.clicked.connect(lambda: self._choose_all(True))
        self.none_button.clicked.connect(lambda: self._choose_all(False))
        self._cards = QWidget(self)
        decks = dict.fromkeys(edition_data(edition).get("deck") for edition in edition_ids())
        self.boxes = {card: QCheckBox(self._cards) for deck in decks for card in promo_ids(deck)}
        self._notes = {card: SoftLabel(scale=0.92, parent=self._cards) for card in self.boxes}
        self._wished: set[str] = set()
        head = row(self._title, STRETCH, self.all_button, self.none_button)
        column(head, self._reason, self._cards, into=self, spacing=0)
        grid = QGridLayout(self._cards)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(0)
        for place, (card, box) in enumerate(self.boxes.items()):
            box.clicked.connect(lambda on, card=card: self._wish(card, on))
            note = self._notes[card]
            note.setWordWrap(True)
            note.setContentsMargins(_INDENT, 0, 0, 4)
            note.setAlignment(Qt.AlignmentFlag.AlignTop)
            line, side = divmod(place, _COLUMNS)
            grid.addWidget(box, 2 * line, side)
            grid.addWidget(note, 2 * line + 1, side)
            grid.setColumnStretch(side, 1)
        self.retranslate()

    @property
    def chosen(self) -> tuple[str, ...]:
        """What the user wishes for; cards that are always in the deck are not counted."""
        return tuple(card for card in self.boxes if card in self._wished)

    def show_choice(self, wished: Iterable[str], facts: Edition) -> None:
        self._wished = set(wished)
        for card, box in self.boxes.items():
            known, always = card in facts.promo_cards, card in facts.always_in_deck
            box.setEnabled(known and not always)
            box.setChecked(always or (known and card in self._wished))
            self._notes[card].setEnabled(known)
            reason = self.tr("Always in the deck of this edition") if always else ""
            box.setToolTip(reason or promo_sentence(card))
        offered = bool(facts.promo_cards)
        self._reason.setVisible(not offered)
        for widget in (self._cards, self.all_button, self.none_button):
            widget.setVisible(offered)

    def _wish(self, card: str, on: bool) -> None:
        if on:
            self._wished.add(card)
        else:
            self._wished.discard(card)
        self.changed.emit()

    def _choose_all(self, on: bool) -> None:
        self._wished = {card for card, box in self.boxes.items() if on and box.isEnabled()}
        self.changed.emit()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Promo cards"))
        self._reason.setText(
            self.tr("They belong to the classic editions ({boards}).").format(
                boards=names_of_boards(boards_with("promo_cards"))
            )
        )
        self.all_button.setText(self.tr("All"))
        self.none_button.setText(self.tr("None"))
        self.all_button.setAccessibleName(self.tr("All promo cards"))
        self.none_button.setAccessibleName(self.tr("No promo cards"))
        for card, box in self.boxes.items():
            box.setText(card_name(card))
            self._notes[card].setText(promo_sentence(card))
            box.setAccessibleDescription(promo_sentence(card))
