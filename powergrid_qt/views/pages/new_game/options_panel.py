"""How to play: regions, money, first game, seed and promo cards."""

from collections.abc import Iterable
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QFont, QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from powergrid_qt.app.new_game import NewGame
from powergrid_qt.engine.cards import promo_ids
from powergrid_qt.engine.edition import (
    Edition,
    edition_data,
    edition_ids,
)
from powergrid_qt.views.style.controls import (
    Heading,
    IconButton,
    Label,
    Panel,
    QuietButton,
    SoftLabel,
    has_large_text,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    ScrollColumn,
    add,
    add_to_grid,
    column,
    row,
    set_visible,
)
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import (
    card_name,
    promo_sentence,
)

_INDENT = 34
_COLUMNS = 2


class PromoList(QWidget):
    """Cards that an edition does not know cannot be chosen; where it knows none, that is said."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = Heading(self.tr("Promo cards"), level=3, parent=self)
        told = self.tr("They belong to the classic editions of 2004 and 2009.")
        self._reason = SoftLabel(told, wrap=True, parent=self)
        choose = self._choose_all
        self.all_button = QuietButton(self.tr("All"), self, press=lambda: choose(True))
        self.all_button.setAccessibleName(self.tr("All promo cards"))
        self.none_button = QuietButton(self.tr("None"), self, press=lambda: choose(False))
        self.none_button.setAccessibleName(self.tr("No promo cards"))
        self._cards = QWidget(self)
        decks = dict.fromkeys(edition_data(edition).get("deck") for edition in edition_ids())
        cards = [card for deck in decks for card in promo_ids(deck)]
        self.boxes = {card: QCheckBox(card_name(card), self._cards) for card in cards}
        self._notes = {
            card: SoftLabel(promo_sentence(card), 0.92, wrap=True, parent=self._cards)
            for card in self.boxes
        }
        self._wished: set[str] = set()
        head = row(title, STRETCH, self.all_button, self.none_button)
        column(head, self._reason, self._cards, into=self, spacing=0)
        grid = QGridLayout(self._cards)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(0)
        for place, (card, box) in enumerate(self.boxes.items()):
            box.setAccessibleDescription(promo_sentence(card))
            box.clicked.connect(lambda on, card=card: self._wish(card, on))
            note = self._notes[card]
            note.setContentsMargins(_INDENT, 0, 0, 4)
            note.setAlignment(Qt.AlignmentFlag.AlignTop)
            line, side = divmod(place, _COLUMNS)
            grid.addWidget(box, 2 * line, side)
            grid.addWidget(note, 2 * line + 1, side)
            grid.setColumnStretch(side, 1)

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
        set_visible(offered, self._cards, self.all_button, self.none_button)

    def _wish(self, card: str, on: bool) -> None:
        if on:
            self._wished.add(card)
        else:
            self._wished.discard(card)
        self.changed.emit()

    def _choose_all(self, on: bool) -> None:
        self._wished = {card for card, box in self.boxes.items() if on and box.isEnabled()}
        self.changed.emit()


RANDOM, DRAFT = "random", "draft"
_SEED_DIGITS = 9


class OptionsPanel(Panel):
    """The rules to choose; `changed(NewGame)`: the game as wanted now; then comes `show_game`."""

    changed = Signal(object)

    def __init__(self, game: NewGame, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._game = game
        self.set_title(self.tr("Rules"))
        # Children are born where they stay: for each change of parents Qt looks through the style.
        if has_large_text():  # all of the page scrolls then
            content = QWidget(self)
            self._content = column(into=content, spacing=SPACE)
            self.body.addWidget(content)
        else:
            area = ScrollColumn(parent=self)
            content, self._content = area.canvas, area.column
            self.body.addWidget(area)
        self.regions = Segmented(content)
        self.seed = QLineEdit(content)
        self.seed.setPlaceholderText(self.tr("another one every time"))
        self.seed.setToolTip(self.tr("The same number deals the same cards and regions again"))
        digits = QRegularExpression(f"[0-9]{{0,{_SEED_DIGITS}}}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self))
        name = self.tr("Throw a number")
        self.dice = IconButton("dice", content, name=name)
        self.open_money = QCheckBox(self.tr("Open money"), content)
        self.beginner = QCheckBox(self.tr("First game"), content)
        self.promo = PromoList(content)
        self._labels = [
            Label(name, weight=QFont.Weight.Medium, parent=content)
            for name in (self.tr("Regions"), self.tr("Seed"))
        ]
        for label, part in zip(self._labels, (self.regions, self.seed), strict=True):
            part.setAccessibleName(label.text())
        self._regions_note, self._money_note, self._beginner_note = (
            SoftLabel(wrap=True, parent=content) for _ in range(3)
        )
        self._money_note.setText(self.tr("Everybody sees what the others have."))
        self.heading.setMinimumHeight(36)
        self._lay_out()
        self._connect()
        self.show_game(game)  # now: what is made later comes last by Tab

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for line, label in zip((0, 2), self._labels, strict=True):
            grid.addWidget(label, line, 0)
        for line, part in enumerate((self.regions, self._regions_note)):
            grid.addWidget(part, line, 1)
        add_to_grid(grid, row((self.seed, 1), self.dice), 2, 1)
        self._regions_note.setContentsMargins(0, 0, 0, SPACE)  # nearer to what it explains
        for note in (self._money_note, self._beginner_note):
            note.setContentsMargins(34, 0, 0, 0)
        money = column(self.open_money, self._money_note, STRETCH, spacing=0)
        beginner = column(self.beginner, self._beginner_note, STRETCH, spacing=0)
        pair = row((money, 1), (beginner, 1), spacing=2 * SPACE)
        add(self._content, grid, pair, self.promo, STRETCH)

    def _connect(self) -> None:
        self.regions.chosen.connect(lambda way: self._wish(draft=way == DRAFT))
        self.open_money.clicked.connect(lambda on: self._wish(open_money=on))
        self.beginner.clicked.connect(lambda on: self._wish(beginner=on))
        self.seed.textEdited.connect(lambda text: self._wish(seed=int(text) if text else None))
        self.dice.clicked.connect(lambda: self._wish(seed=SystemRandom().randrange(10**6)))
        self.promo.changed.connect(lambda: self._wish(promo=self.promo.chosen))

    def _wish(self, **changes: object) -> None:
        self.changed.emit(replace(self._game, **changes))  # type: ignore[arg-type]

    def show_game(self, game: NewGame) -> None:
        self._game = game
        facts = game.facts
        players = len(game.seats)
        draftable = facts.draft_possible(players)
        self._offer_regions(facts.regions.get(players), players, draftable=draftable)
        self.regions.set_value(DRAFT if game.draft and draftable else RANDOM)
        self.open_money.setChecked(game.open_money)
        self.beginner.setEnabled(facts.beginner)
        self.beginner.setChecked(game.beginner and facts.beginner)
        self._beginner_note.setText(
            self.tr("Only step 1, up to the seventh city.")
            if facts.beginner
            else self.tr("Only the classic editions of 2004 and 2009 have it.")
        )
        shown = "" if game.seed is None else str(game.seed)
        if self.seed.text() != shown:
            self.seed.setText(shown)
        self.promo.show_choice(game.promo, facts)

    def _offer_regions(self, count: int | None, players: int, *, draftable: bool) -> None:
        """Offer ways to choose regions; `count`: how many are in play; None: that is not known."""
        told = self.tr("With so few players only the middle of the planet is in play.")
        reason = "" if draftable else told
        drawn = Segment(RANDOM, self.tr("Drawn at random"))
        chosen = Segment(DRAFT, self.tr("Chosen by the players"), reason=reason)
        self.regions.set_choices((drawn, chosen))
        note = reason
        if count is not None and not reason:
            note = self.tr("{count} regions are in play with {players} players.")
        self._regions_note.setText(note.format(count=count, players=players))
