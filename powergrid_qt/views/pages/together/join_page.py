"""Joining a table on another machine: those nearby, those where one sat before, or an address and a
code."""

import re
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QHideEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
    QValidator,
)
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QWidget

from powergrid_qt.app.together.known_tables import TablePlace, known_tables, place_at
from powergrid_qt.app.together.nearby import Nearby, NearbyTables
from powergrid_qt.engine.schema import Raw
from powergrid_qt.models.games_model import how_it_goes, name_of, where_it_stands
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.words import past_board, shipped_board
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.table.proof import ALPHABET, CODE_LENGTH, shown_code
from powergrid_qt.table.wire import MOST_SEATS, PROTOCOL
from powergrid_qt.views.pages.board_pictures import draw_board
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    MainButton,
    Panel,
    SoftLabel,
    announce,
    base_size,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    Fitted,
    ScrollColumn,
    add,
    clear,
    column,
    row,
    set_stacked,
)
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font, text_width
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.words.table_refusals import table_refusal

SCALE = 2.0
PICTURE = (72, 46)


class TableRow(QFrame):
    """A table to go to; `pressed`: somebody wants to go there."""

    pressed = Signal()

    def __init__(self, board: str, offer: str = "") -> None:
        """`board`: its name as the table's keeper calls it; `offer`: the words on the button."""
        super().__init__()
        self.title = ElidedLabel(scaled_font(1.05, BOLD))
        self.detail = ElidedLabel(scaled_font(0.92), "soft")
        self.state, self.problem = SoftLabel(), Label(scale=0.92, kind="warning", wrap=True)
        self.problem.hide()
        self.button = Button(offer, press=self.pressed)
        picture = Picture(size=PICTURE)
        shipped = shipped_board(board)
        if shipped is not None:
            picture.show_drawing(draw_board, shipped)
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


WIDEST = 1400
LOOK_MS = 4000
"""How often tables nearby are looked for, in milliseconds."""
SECOND_MS = 1000
INVITATION = re.compile(
    r"(?P<address>(\[[0-9A-Fa-f:.]+\]|[^\s\[\]:]+):\d{1,5})\W+(?P<code>[A-Za-z2-9]{4}-?[A-Za-z2-9]{4})"
)
"""An invitation as the lobby copies it, with whatever stands around it."""
GameAt = Callable[[TablePlace], LibraryGame | None]


class JoinPage(Fitted, HeadedPage):
    """Where one looks for a table; `join(TablePlace)`: somebody wants to sit down there."""

    join = Signal(object)

    def __init__(
        self, nearby: NearbyTables, name: str, game_at: GameAt, parent: QWidget | None = None
    ) -> None:
        """`name`: what the person is called; `game_at`: what is known of the game at a table."""
        super().__init__(parent)
        self._nearby, self._game_at = nearby, game_at
        self.title.setText(self.tr("Join a table"))
        self.address, self.code, self.name = QLineEdit(), CodeField(), QLineEdit(name)
        self.address.setPlaceholderText("192.168.1.24:47100")
        self.name.setMaxLength(MOST_SEATS * LONGEST_NAME)
        self.watch = QCheckBox(self.tr("Only watch"))
        self.error = Label(kind="warning", wrap=True)
        self.paste_button = Button(self.tr("Paste an invitation"), press=self._paste)
        self.join_button = MainButton(self.tr("Join"), press=self._join)
        self.join_button.set_large()
        self.around, self.before = ScrollColumn(), ScrollColumn()
        self.rows: dict[str, TableRow] = {}
        """The rows of the tables nearby, by their addresses."""
        self._tried: TableRow | None = None
        """The table where one sat before that is tried now; None: that of the form."""
        self._lay_out()
        self.begins_with = self.address
        nearby.found.connect(self._show_nearby)
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(nearby.look)
        self._waiting = QTimer(self, interval=SECOND_MS)
        self._waiting.timeout.connect(self._count_down)
        self._again_at = 0.0
        QShortcut(QKeySequence.StandardKey.Paste, self, self._paste)
        self.address.textEdited.connect(self._look_for_invitation)
        self.code.inputRejected.connect(self._refuse_letter)
        for field in (self.address, self.code, self.name):
            field.returnPressed.connect(self._join)
            field.textEdited.connect(self._forget_error)

    def _lay_out(self) -> None:
        near, before = Panel(self.tr("Tables nearby")), Panel(self.tr("Where you sat before"))
        told = self.tr(
            "Only the name of a table, its board and its free seats are told around; never a code"
            " or a person's name. Not listed? An address works everywhere."
        )
        add(near.body, (self.around, 1), SoftLabel(told, wrap=True))
        add(before.body, (self.before, 1))
        self.form = Panel()
        self.code_hint = SoftLabel(wrap=True)
        several = self.tr("Several people before this screen? All names with commas: Ada, Bo.")
        never_sent = self.tr("The code is never sent: both sides prove that they know it.")
        inside = ScrollColumn()
        ask = self.tr("Ask the host for the code, or paste the whole invitation.")
        add(inside.column, SoftLabel(ask, wrap=True), SPACE)
        address = self._address_row = row((self.address, 1), self.paste_button, spacing=SPACE)
        for title, field, content, hint in (
            (self.tr("Address"), self.address, address, None),
            (self.tr("Code"), self.code, self.code, self.code_hint),
            (self.tr("Your name"), self.name, self.name, SoftLabel(several, wrap=True)),
        ):
            label = Label(title, 1.0, BOLD)
            label.setBuddy(field)
            add(inside.column, column(label, content, *([] if hint is None else [hint]), spacing=4))
            inside.column.addSpacing(SPACE)
        add(inside.column, self.watch, SPACE, self.error, STRETCH)
        add(inside.column, SoftLabel(never_sent, wrap=True))
        add(self.form.body, (inside, 1))
        left = column((near, 1), (before, 1), spacing=SPACE)
        first = self.tr("You sit down in the lobby first; nothing starts before the host says so.")
        foot = row((SoftLabel(first, wrap=True), 1), self.join_button, spacing=SPACE)
        body = row((left, 6), (self.form, 5), spacing=SPACE)
        self.hold(column((body, 1), foot, spacing=SPACE), WIDEST)
        self._name_form("")

    def fit(self) -> None:
        """Leave the address room to be read whole: the button goes below it where need be."""
        needed = text_width(self.address.placeholderText()) + self.paste_button.sizeHint().width()
        set_stacked(self._address_row, needed + 6 * SPACE > self.form.body.geometry().width())

    def _name_form(self, table: str) -> None:
        told = self.tr("Join “{table}”").format(table=table) if table else self.tr("The table")
        self.form.set_title(told)

    # -- what is offered ------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_busy(False)
        self._forget_error()
        self.rows.clear()
        clear(self.around.column)
        add(self.around.column, SoftLabel(self.tr("Looking on this network."), wrap=True), STRETCH)
        self._nearby.look()
        self._looking.start()
        self._show_known(known_tables())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.stop()

    def _show_known(self, places: Sequence[TablePlace]) -> None:
        clear(self.before.column)
        for place in places:
            line = TableRow(place.board, self.tr("Go back"))
            game, board = self._game_at(place), past_board(place.board, place.board)
            if game is None:
                line.tell(board, place.address, "" if place.game else self.tr("not begun yet"))
            else:
                stands = " · ".join((board, where_it_stands(game), place.address))
                line.tell(name_of(game), stands, how_it_goes(game))
            line.pressed.connect(lambda line=line, place=place: self._go_back_to(place, line))
            self.before.column.addWidget(line)
        told = self.tr("No code is needed: your seat knows you.")
        add(self.before.column, SoftLabel(told if places else self.tr("Nowhere yet."), wrap=True))
        self.before.column.addStretch(1)

    def _show_nearby(self, table: Nearby) -> None:
        if not self.rows:
            clear(self.around.column)
            self.around.column.addStretch(1)
        line = self.rows.get(table.address)
        if line is None:
            line = self.rows[table.address] = TableRow(table.board)
            line.pressed.connect(lambda: self._choose(table))
            self.around.column.insertWidget(self.around.column.count() - 1, line)
        board, free = past_board(table.board, table.board), self.tr("no seat free")
        if table.free:
            free = self.tr("{free} of {seats} seats free")
        free = free.format(free=table.free, seats=table.seats)
        line.tell(self._title_of(table), board, free)
        chosen = self.address.text() == table.address
        line.button.setText(self._offer(table, chosen=chosen))
        if table.protocol != PROTOCOL:
            other = {"code": "protocol", "protocol": table.protocol, "program": table.program}
            line.fail(table_refusal(other))
            line.button.setEnabled(False)

    def _title_of(self, table: Nearby) -> str:
        return self.tr("Table") if table.title == table.board else table.title

    def _offer(self, table: Nearby, *, chosen: bool) -> str:
        if chosen:
            return self.tr("Chosen")
        return self.tr("Join") if table.free else self.tr("Watch")

    def _choose(self, table: Nearby) -> None:
        self._forget_error()
        self.address.setText(table.address)
        self.watch.setChecked(not table.free)
        self._name_form(self._title_of(table))
        self._nearby.look()  # tells again which one is chosen
        self.code.setFocus()

    def _go_back_to(self, place: TablePlace, line: TableRow) -> None:
        self.set_busy(True)
        self._tried = line
        self.join.emit(place)

    def fill(self, place: TablePlace) -> None:
        """Fill the form with what is known of a table."""
        self.address.setText(place.address)
        self.code.setText(shown_code(place.code))
        self.name.setText(", ".join(place.names))
        self.watch.setChecked(place.watch)

    def _paste(self) -> None:
        if not self._look_for_invitation(QGuiApplication.clipboard().text()):
            self._tell(self.tr("This is no invitation: an address and a code."))

    def _look_for_invitation(self, text: str) -> bool:
        found = INVITATION.search(text)
        if found is not None:
            self._forget_error()
            self.address.setText(found["address"])
            self.code.setText(found["code"])
        return found is not None

    def _refuse_letter(self) -> None:
        self.code_hint.set_warning(True)
        self.code_hint.setText(self.tr("Never the letters I and O, never 0 and 1."))

    # -- joining --------------------------------------------------------------------------------

    def _join(self) -> None:
        if self.join_button.busy:
            return
        watch = self.watch.isChecked()
        place = place_at(self.address.text(), self.code.text(), self.name.text(), watch=watch)
        if place is None:
            told = self.tr("An address looks like 192.168.1.24:47100, a code like K7QF-2MXP.")
            self._tell(told)
            return
        self.set_busy(True)
        self.join.emit(place)

    def set_busy(self, busy: bool) -> None:
        self.join_button.set_busy(busy)
        if busy:
            self._forget_error()

    def _forget_error(self) -> None:
        self._waiting.stop()
        self._tried = None
        self.error.clear()
        self.code_hint.set_warning(False)
        self.code_hint.setText(self.tr("Small letters are fine, the dash comes by itself."))

    def _tell(self, why: str) -> None:
        self.error.setText(why)
        announce(self, why, urgent=True)

    def show_error(self, refusal: Raw) -> None:
        """Show why the table did not let one in, where one looks for it."""
        self.join_button.set_busy(False)
        self._again_at = time.monotonic() + refusal.get("again_in", 0)
        if self._tried is not None:
            self._tried.fail(table_refusal(refusal))
            self._tried.button.setText(self.tr("Try again"))
            return
        self._tell(table_refusal(refusal))
        if refusal["code"] == "wait":
            self._waiting.start()
        elif refusal["code"] == "code":
            self.code.setFocus()
        elif refusal["code"] == "seats":
            self.watch.setFocus()

    def _count_down(self) -> None:
        left = round(self._again_at - time.monotonic())
        if left > 0:
            self.error.setText(table_refusal({"code": "wait", "again_in": left}))
        else:
            self._forget_error()
