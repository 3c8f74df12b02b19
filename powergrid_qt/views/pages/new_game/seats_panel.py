"""Who plays: six places, filled from the top, and who decides for each; and whether a coach looks
on."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import pairwise
from random import SystemRandom

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QIcon, QPainter, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid_qt.ai.levels import PERSONA_LEVELS
from powergrid_qt.app.fair_game import PEOPLE, FairTable, seated_fairly
from powergrid_qt.app.new_game import COACH_FROM, USUAL_LEVEL
from powergrid_qt.engine import COLORS, Seat
from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.models.plain_text import LONGEST_NAME, plain_tip
from powergrid_qt.models.seats import EMPTY, ROWS, SeatsModel
from powergrid_qt.views.pieces.fair_game import FairGame
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    IconButton,
    Panel,
    QuietButton,
    SoftLabel,
    grown_with_text,
    open_below,
)
from powergrid_qt.views.style.layouts import STRETCH, Fitted, add, column, row, set_visible
from powergrid_qt.views.style.lettering import MEDIUM, line_height, text_width, write
from powergrid_qt.views.style.pictures import painting, picture
from powergrid_qt.views.style.tables import Index
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.turn.controls import show_each
from powergrid_qt.words.names import (
    color_name,
    kind_name,
    kind_sentence,
    persona_line,
    persona_names,
)

_EDGE = 10.0
_SENTENCE_SCALE = 0.9
_SENTENCE = Qt.ItemDataRole.UserRole + 1


class KindBox(QComboBox):
    """The data of its items are the kinds. A turn of the wheel over it changes nothing: that is
    too easily done by chance."""

    def __init__(self, levels: Sequence[str], *, to_come: bool = True) -> None:
        """`to_come`: whether the game has not begun, so that somebody elsewhere may take the seat,
        or nobody."""
        super().__init__()
        human = kind_name(HUMAN)
        self._add(human[:1].upper() + human[1:], HUMAN, kind_sentence(HUMAN))
        if to_come:
            self._add(self.tr("Elsewhere"), REMOTE, kind_sentence(REMOTE))
        for level in levels:
            text = self.tr("Computer: {level}").format(level=kind_name(level))
            self._add(text[:1].upper() + text[1:], level, kind_sentence(level))
        if to_come:
            self._add(self.tr("Nobody"), EMPTY, "")
        self.currentIndexChanged.connect(self._show_sentence)
        self._show_sentence()

    def _add(self, text: str, kind: str, sentence: str) -> None:
        self.addItem(text, kind)
        row = self.count() - 1
        self.setItemData(row, sentence, _SENTENCE)
        self.setItemData(row, sentence, Qt.ItemDataRole.AccessibleDescriptionRole)

    def showPopup(self) -> None:
        """The list is as wide as its longest sentence, whatever the width of the box. Qt makes a
        list with the first word about it, so that is left until somebody opens it."""
        if not isinstance(self.itemDelegate(), _TwoLines):
            self.setItemDelegate(_TwoLines(self))
        sentences = [str(self.itemData(row, _SENTENCE)) for row in range(self.count())]
        widest = max(text_width(sentence, _SENTENCE_SCALE) for sentence in sentences)
        self.view().setMinimumWidth(round(widest + 4 * _EDGE))
        super().showPopup()

    def choose(self, kind: str) -> None:
        self.setCurrentIndex(self.findData(kind))

    def _show_sentence(self) -> None:
        sentence = str(self.currentData(_SENTENCE) or "")
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _TwoLines(QStyledItemDelegate):
    """Draws a row of a menu in two lines: the name and, if there is one, a sentence below it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = line_height() + (line_height(_SENTENCE_SCALE) if index.data(_SENTENCE) else 0)
        return QSize(0, max(34, round(lines + 12)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        words, sentence = box.adjusted(_EDGE, 4, -_EDGE, -4), str(index.data(_SENTENCE) or "")
        with painting(painter):
            if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme().color("accent", 0.16))
                painter.drawRoundedRect(box, 6, 6)
            if sentence:
                below = QRectF(words)
                below.setTop(words.bottom() - line_height(_SENTENCE_SCALE))
                write(painter, below, sentence, scale=_SENTENCE_SCALE, color="text_soft")
                words.setBottom(below.top())
            write(painter, words, str(index.data(Qt.ItemDataRole.DisplayRole)), weight=MEDIUM)


class ChoiceButton(IconButton):
    """A button that opens a menu; `chosen(value)`: another value has been taken from it."""

    chosen = Signal(str)

    def __init__(self, icon: str) -> None:
        super().__init__(icon, press=self._offer)
        self._value = ""

    @cached_property
    def offers(self) -> QMenu:
        """The menu, made for the first look at it: most players keep what they have."""
        return QMenu(self)

    def show_value(self, value: str) -> None:
        if value != self._value:
            self._value = value
            self._tell()

    def _tell(self) -> None:
        """Show which value is chosen."""
        raise NotImplementedError

    def _fill(self) -> None:
        """Fill the menu with values, by `_add`."""
        raise NotImplementedError

    def _add(self, value: str, text: str) -> QAction:
        action = self.offers.addAction(text)
        action.triggered.connect(lambda: self._take(value))
        if value == self._value:
            self.offers.setActiveAction(action)
        return action

    def _offer(self) -> None:
        self.offers.clear()
        self._fill()
        open_below(self, self.offers)

    def _take(self, value: str) -> None:
        self.show_value(value)
        self.chosen.emit(value)


class PersonaButton(ChoiceButton):
    """A button to choose the character of a computer player, or none."""

    def __init__(self) -> None:
        super().__init__("mask")
        self._edition = ""

    def show_edition(self, edition: str) -> None:
        """Show characters as they play in an edition: in another one they play otherwise."""
        if edition != self._edition:
            self._edition = edition
            self._tell()

    def _tell(self) -> None:
        name = persona_names().get(self._value, self.tr("No character"))
        line = persona_line(self._value, self._edition) if self._edition else ""
        self.setAccessibleName(self.tr("Character: {name}").format(name=name))
        self.setAccessibleDescription(line)
        told = (name, line, self.tr("Click for another character."))
        self.setToolTip(plain_tip("\n".join(filter(None, told))))

    def _fill(self) -> None:
        group = QActionGroup(self.offers)
        for persona, name in (*persona_names().items(), ("", self.tr("No character"))):
            line = persona_line(persona, self._edition)
            action = group.addAction(self._add(persona, f"{name}\t{line}" if line else name))
            action.setCheckable(True)
            action.setChecked(persona == self._value)


_ICON = 22


class ColorButton(ChoiceButton):
    """A button to choose the colour of a player."""

    def __init__(self) -> None:
        super().__init__("mask")
        self.setIconSize(QSize(_ICON, _ICON))

    def _tell(self) -> None:
        name = color_name(self._value)
        self.setIcon(self._icon(self._value))
        self.setAccessibleName(name)
        self.setToolTip(self.tr("{color}: click for another one").format(color=name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._value:
            self._tell()

    def _fill(self) -> None:
        for color in COLORS:
            self._add(color, color_name(color)).setIcon(self._icon(color))

    def _icon(self, color: str) -> QIcon:
        return QIcon(picture(partial(draw_house, color_id=color), self.iconSize()))


SIDE, GAP = 36, 6
"""Pixels: the side of a button, which is the height of a row of usual text; the gap below a row."""
KIND_SHARE = 0.4


class SeatRow(QWidget):
    """The controls of one place, whose changes are told to the model at once."""

    def __init__(self, model: SeatsModel, place: int) -> None:
        super().__init__()
        number = place + 1
        self.color, self.persona = ColorButton(), PersonaButton()
        self.name = QLineEdit(maxLength=LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self.kind = KindBox(model.levels)
        self.kind.setAccessibleName(
            self.tr("Who decides for player {number}").format(number=number)
        )
        self.leave = IconButton("close", press=lambda: model.remove(place))
        self.controls = (self.color, self.name, self.persona, self.kind, self.leave)
        parts = (self.color, (self.name, 1), self.persona, self.kind, self.leave)
        row(*parts, into=self, spacing=SPACE, margins=(0, 0, 0, GAP))
        self.setFixedHeight(grown_with_text(SIDE) + GAP)
        self.color.chosen.connect(partial(model.set_color, place))
        self.name.textEdited.connect(partial(model.rename, place))
        self.persona.chosen.connect(partial(model.set_persona, place))
        self.kind.activated.connect(lambda: model.set_kind(place, self.kind.currentData()))

    def show_seat(self, seat: Seat) -> None:
        """Set only what has changed: the cursor stays where it is while somebody types."""
        self.color.show_value(seat.color)
        self.persona.show_value(seat.persona)
        self.persona.setVisible(seat.kind in PERSONA_LEVELS)  # else the name takes its room
        self.kind.choose(seat.kind)
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
            self.name.setCursorPosition(0)  # a long name is seen from its beginning
        self.leave.set_name(self.tr("Remove {name}").format(name=seat.name))


_INDENT = 34


class CoachChoice(QWidget):
    """The choice of a coach; `changed(coach, coach_from)`: another one, the latter in places."""

    changed = Signal(bool, float)

    def __init__(self) -> None:
        super().__init__()
        self.box, self.much = QCheckBox(self.tr("With a coach"), self), QComboBox(self)
        self.much.setAccessibleName(self.tr("How much is much"))
        self.much.setToolTip(self.tr("What a move must cost before the coach says something"))
        told = (
            self.tr("from a quarter of a place"),
            self.tr("from half a place"),
            self.tr("from a whole place"),
        )
        for places, words in zip(COACH_FROM, told, strict=True):
            self.much.addItem(words, places)
        rule = self.tr("“Look again” before a move that costs much, twice at most. Not rated.")
        note = SoftLabel(rule, 0.92, wrap=True, parent=self)
        note.setContentsMargins(_INDENT, 0, 0, 0)
        self.box.setAccessibleDescription(rule)
        self.box.clicked.connect(self._tell)
        self.much.activated.connect(self._tell)
        column(row((self.box, 1), self.much, spacing=SPACE), note, into=self, spacing=2)

    def _tell(self) -> None:
        self.changed.emit(self.box.isChecked(), self.much.currentData())

    def show_choice(self, coach: bool, coach_from: float, *, possible: bool) -> None:
        """Show a choice; `possible`: a coach can be had, as nobody sits at another machine."""
        self.box.setEnabled(possible)
        self.box.setChecked(coach and possible)
        self.box.setToolTip("" if possible else self.tr("Only where all people sit here"))
        self.much.setCurrentIndex(self.much.findData(coach_from))
        self.much.setEnabled(coach and possible)


class SeatsPanel(Fitted, Panel):
    def __init__(self, model: SeatsModel, fair: Callable[[], FairTable], parent: QWidget) -> None:
        """`fair`: works out opponents at one's own strength for those who sit here."""
        super().__init__(parent=parent)
        self.model = model
        self.set_title(self.tr("Players"))
        self.shuffle_button = IconButton("shuffle", name=self.tr("Shuffle who sits where"))
        self.shuffle_button.clicked.connect(lambda: self.model.shuffle(SystemRandom()))
        self.rows: list[SeatRow] = []
        """The rows of the places that are taken, or were since the panel was made."""
        self._rows = column(spacing=0)
        self.add_button, self.computer_button = QuietButton(parent=self), QuietButton(parent=self)
        for button, text, told in (
            (self.add_button, self.tr("Person"), self.tr("Add a person")),
            (self.computer_button, self.tr("Computer"), self.tr("Add a computer")),
        ):
            button.setText(f"+  {text}")
            button.setToolTip(told)
            button.setAccessibleName(told)
        self.add_button.clicked.connect(lambda: self.model.add())
        self.computer_button.clicked.connect(lambda: self.model.add(self._level()))
        head = row(self.heading, STRETCH, self.shuffle_button)
        self.body.setSpacing(0)
        more = row(self.add_button, self.computer_button, STRETCH, spacing=SPACE)
        self.fair = FairGame(fair)
        self.fair.chosen.connect(self._seat_fairly)
        self.coach = CoachChoice()
        parts = (head, GAP, self._rows, more, GAP, self.fair, GAP, self.coach, STRETCH)
        add(self.body, *parts)
        self._edition = ""
        self._fair_kinds: list[str] = []
        """The kinds of players who sit here since the last fair game was chosen."""

    def refresh(self) -> None:
        """Show the places that are taken, and buttons for one more while there is room."""
        seats = self.model.seats
        filled = len(seats)
        show_each(seats, self.rows, self._new_row, SeatRow.show_seat)
        self.fit()
        set_visible(filled < ROWS, self.add_button, self.computer_button)
        self.shuffle_button.setEnabled(filled > 1)
        kinds = [seat.kind for seat in seats]
        self.fair.button.setEnabled(any(kind not in PEOPLE for kind in kinds))
        if kinds != self._fair_kinds:
            self.fair.forget()

    def _seat_fairly(self, table: FairTable) -> None:
        seats = seated_fairly(self.model.seats, table, SystemRandom())
        self._fair_kinds = [seat.kind for seat in seats]
        self.model.seat_characters(seats)

    def _level(self) -> str:
        """The level of one more computer player: that of the last one."""
        seated = [seat.kind for seat in self.model.seats if seat.kind not in PEOPLE]
        return seated[-1] if seated else USUAL_LEVEL

    def show_edition(self, edition: str) -> None:
        """Show the edition that will be played: it decides how characters play."""
        self._edition = edition
        for line in self.rows:
            line.persona.show_edition(edition)

    def _new_row(self) -> SeatRow:
        """Tab goes from place to place, whenever their controls came."""
        line, before = SeatRow(self.model, len(self.rows)), self.shuffle_button
        if self.rows:
            before = self.rows[-1].leave
        self._rows.addWidget(line)
        for one, next_one in pairwise((before, *line.controls)):
            QWidget.setTabOrder(one, next_one)
        line.persona.show_edition(self._edition)
        return line

    def fit(self) -> None:
        """Names have the rest: what the kinds are called is always seen whole."""
        whole = self.contentsRect().width() - 4 * SPACE
        for line in self.rows:
            least = line.kind.minimumSizeHint().width()
            share = round((whole - 3 * SIDE - 4 * SPACE) * KIND_SHARE)
            line.kind.setFixedWidth(max(least, share))
