"""Who plays: six places, filled from the top."""

import functools
from collections.abc import Callable
from itertools import pairwise
from random import SystemRandom

from PySide6.QtCore import Property, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QIcon, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from powergrid_qt.ai.levels import PERSONA_LEVELS
from powergrid_qt.app.fair_game import PEOPLE, FairTable, seated_fairly
from powergrid_qt.app.new_game import USUAL_LEVEL
from powergrid_qt.engine import COLORS
from powergrid_qt.models.plain_text import LONGEST_NAME, plain_tip
from powergrid_qt.models.seats import COLOR, KIND, LEAVE, NAME, PERSONA, ROWS, SeatsModel
from powergrid_qt.views.pages.new_game.coach_choice import CoachChoice
from powergrid_qt.views.pages.new_game.kind_box import KindBox
from powergrid_qt.views.pieces.fair_game import FairGame
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import IconButton, Panel, QuietButton, grown_with_text
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.style.tables import Index, PlainTable
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import color_name, persona_line, persona_names


class PersonaButton(IconButton):
    """`chosen` is emitted when another character, or none, has been taken from the menu."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("mask", parent)
        self._persona = self._edition = ""
        self.clicked.connect(self._offer)

    @functools.cached_property
    def offers(self) -> QMenu:
        """Made for the first look at it."""
        return QMenu(self)

    def _shown(self) -> str:
        return self._persona

    def _show(self, persona: str) -> None:
        self._persona = persona
        self._tell()

    persona = Property(str, _shown, _show, user=True)

    def show_edition(self, edition: str) -> None:
        """How somebody plays is another thing in another edition."""
        if edition != self._edition:
            self._edition = edition
            self._tell()

    def _tell(self) -> None:
        name = persona_names().get(self._persona, self.tr("No character"))
        line = persona_line(self._persona, self._edition) if self._edition else ""
        self.setAccessibleName(self.tr("Character: {name}").format(name=name))
        self.setAccessibleDescription(line)
        told = (name, line, self.tr("Click for another character."))
        self.setToolTip(plain_tip("\n".join(filter(None, told))))

    def _offer(self) -> None:
        self.offers.clear()
        group = QActionGroup(self.offers)
        for persona, name in (*persona_names().items(), ("", self.tr("No character"))):
            line = persona_line(persona, self._edition)
            action = self.offers.addAction(f"{name}\t{line}" if line else name)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _=False, persona=persona: self._take(persona))
            if persona == self._persona:
                action.setChecked(True)
                self.offers.setActiveAction(action)
        self.offers.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _take(self, persona: str) -> None:
        self._show(persona)
        self.chosen.emit(persona)


_ICON = 22


class ColorButton(QToolButton):
    """`chosen` is emitted when another colour has been taken from the menu."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "icon")
        self.setIconSize(QSize(_ICON, _ICON))
        self._show(COLORS[0])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._offer)

    @functools.cached_property
    def offers(self) -> QMenu:
        """Made for the first look at it: most players keep their colour."""
        return QMenu(self)

    def _shown(self) -> str:
        return self._color

    def _show(self, color: str) -> None:
        self._color = color
        self.setIcon(self._icon(color))
        self.setAccessibleName(color_name(color))
        self.setToolTip(self.tr("{color}: click for another one").format(color=color_name(color)))

    color = Property(str, _shown, _show, user=True)

    def sizeHint(self) -> QSize:
        return QSize(36, 36)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show(self._color)

    def _offer(self) -> None:
        self.offers.clear()
        for color in COLORS:
            action = self.offers.addAction(self._icon(color), color_name(color))
            action.triggered.connect(lambda _=False, color=color: self._take(color))
            if color == self._color:
                self.offers.setActiveAction(action)
        self.offers.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _take(self, color: str) -> None:
        self._show(color)
        self.chosen.emit(color)

    def _icon(self, color: str) -> QIcon:
        return QIcon(picture(functools.partial(draw_house, color_id=color), self.iconSize()))


SIDE, GAP = 36, 6
"""Pixels: the side of a button, which is the height of a row of usual text; the gap below a row."""
KIND_SHARE = 0.4


class SeatDelegate(QStyledItemDelegate):
    """All cells are edited where they stand, all the time, and each change is told at once."""

    def __init__(self, levels: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor: QWidget
        if index.column() == COLOR:
            editor = ColorButton(parent)
            changed = editor.chosen
        elif index.column() == NAME:
            editor = QLineEdit(parent)
            editor.setMaxLength(LONGEST_NAME)
            changed = editor.textEdited
        elif index.column() == PERSONA:
            editor = PersonaButton(parent)
            changed = editor.chosen
        elif index.column() == KIND:
            editor = KindBox(self._levels, parent)
            changed = editor.activated
        else:
            editor = IconButton("close", parent)
            changed = editor.clicked
        changed.connect(lambda: self.commitData.emit(editor))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Set only what has changed: the cursor stays where it is while somebody types."""
        name = str(editor.metaObject().userProperty().name())
        taken = index.model().index(index.row(), KIND).data()
        if taken and editor.property(name) != index.data():
            super().setEditorData(editor, index)
            if isinstance(editor, QLineEdit):
                editor.setCursorPosition(0)  # a long name is seen from its beginning

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        height = editor.sizeHint().height()
        width = option.rect.width() - (0 if index.column() == LEAVE else SPACE)
        if (
            index.column() == NAME
            and index.model().index(index.row(), KIND).data() not in PERSONA_LEVELS
        ):
            width += SIDE + SPACE
        top = option.rect.top() + (grown_with_text(SIDE) - height) // 2
        editor.setGeometry(option.rect.left(), top, width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """There is nothing to see but the editor."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        return False  # Tab leaves an editor like any other widget


class SeatsPanel(Panel):
    def __init__(
        self,
        model: SeatsModel,
        fair: Callable[[], FairTable],
        parent: QWidget | None = None,
    ) -> None:
        """`fair`: works out opponents at one's own strength for those who sit here."""
        super().__init__(parent=parent)
        self.model = model
        self.set_title(self.tr("Players"))
        self.shuffle_button = IconButton("shuffle")
        self.shuffle_button.set_name(self.tr("Shuffle who sits where"))
        self.shuffle_button.clicked.connect(lambda: self.model.shuffle(SystemRandom()))
        self.table = PlainTable((), grown_with_text(SIDE) + GAP, self)
        self.table.setAccessibleName(self.tr("Players"))
        self.table.setObjectName("seats")  # its cells do not light up behind their editors
        self.table.setSelectionMode(PlainTable.SelectionMode.NoSelection)
        self.table.setItemDelegate(SeatDelegate(model.levels, self.table))
        self.table.setModel(model)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
        for part in (head, GAP, self.table, more, GAP, self.fair, GAP, self.coach, STRETCH):
            add(self.body, part)
        self._opened = 0
        """So many places have their editors: those who are there at first, or came later."""
        self._edition = ""
        self._fair_kinds: list[str] = []
        """Who sits here since the last fair game was chosen."""
        model.dataChanged.connect(self.refresh)
        self.refresh()
        self._share_width()

    def editor(self, place: int, column: int) -> QWidget:
        """The widget in which a cell is edited."""
        return self.table.indexWidget(self.model.index(place, column))

    def refresh(self) -> None:
        """Show the places that are taken, and buttons for one more while there is room."""
        filled = len(self.model.seats)
        for place in range(self._opened, filled):
            self._open(place)
        for place in range(ROWS):
            if self.table.isRowHidden(place) != (place >= filled):
                self.table.setRowHidden(place, place >= filled)
            self._offer_characters(place)
        self.table.updateEditorGeometries()
        self.table.setFixedHeight((grown_with_text(SIDE) + GAP) * filled)
        self.add_button.setVisible(filled < ROWS)
        self.computer_button.setVisible(filled < ROWS)
        self.shuffle_button.setEnabled(filled > 1)
        kinds = [seat.kind for seat in self.model.seats]
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
        """The one that will be played: it decides how characters play."""
        self._edition = edition
        for button in self.table.findChildren(PersonaButton):
            button.show_edition(edition)

    def _offer_characters(self, place: int) -> None:
        """Offer a character where the level has one; elsewhere the name takes its room."""
        index = self.model.index(place, PERSONA)
        if self.model.index(place, KIND).data() not in PERSONA_LEVELS:
            self.table.closePersistentEditor(index)
        elif not self.table.isPersistentEditorOpen(index):
            self.table.openPersistentEditor(index)
            for before, after in pairwise((NAME, PERSONA, KIND)):
                QWidget.setTabOrder(self.editor(place, before), self.editor(place, after))
            self.show_edition(self._edition)

    def _open(self, place: int) -> None:
        """Tab goes from place to place, whenever their editors came."""
        before = self.editor(place - 1, LEAVE) if place else self.shuffle_button
        for column in (COLOR, NAME, KIND, LEAVE):
            self.table.openPersistentEditor(self.model.index(place, column))
            QWidget.setTabOrder(before, self.editor(place, column))
            before = self.editor(place, column)
        name, kind, leave = (self.editor(place, column) for column in (NAME, KIND, LEAVE))
        assert isinstance(name, QLineEdit)
        assert isinstance(leave, IconButton)
        self._opened = number = place + 1
        name.setCursorPosition(0)  # Qt has marked all of it, as if somebody were to type
        name.setPlaceholderText(self.tr("Name"))
        name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        kind.setAccessibleName(self.tr("Who decides for player {number}").format(number=number))
        leave.set_name(self.tr("Remove this player"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Names have the rest: what the kinds are called is always seen whole."""
        if not self._opened:
            return
        whole = self.contentsRect().width() - 4 * SPACE
        least = self.editor(0, KIND).minimumSizeHint().width()
        kind = max(least, round((whole - 3 * SIDE - 4 * SPACE) * KIND_SHARE))
        self.table.share_out((SIDE + SPACE, 1.0, SIDE + SPACE, kind + SPACE, SIDE))
