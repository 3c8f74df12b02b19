"""The boards to choose from, as cards in rows, and the one that was chosen: what it is like, and by
which edition it is played."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from powergrid_qt.app.lessons.lesson import Lesson, all_lessons, lesson_on
from powergrid_qt.app.new_game import NewGame, cities_like, players_on
from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import edition_data, edition_ids, editions_for
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pages.board_pictures import BoardPicture, LatePicture
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import (
    Heading,
    Panel,
    QuietButton,
    SoftLabel,
    grown_with_text,
    keep_tab_stop,
    paint_card,
)
from powergrid_qt.views.style.keys import PressedByReturn
from powergrid_qt.views.style.layouts import STRETCH, Fitted, add, column, row, set_visible
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    ElidedLabel,
    ElidedLines,
    line_height,
    scaled_font,
    text_width,
    write,
)
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.svg import draw_icon, icon
from powergrid_qt.views.style.theme import RADIUS, SPACE, mix, theme
from powergrid_qt.words.names import (
    board_name,
    cities_text,
    edition_line,
    edition_name,
    how_sure,
    in_words,
    listed,
    names_of_boards,
    plurals,
    short_edition_name,
)

_EDGE, _ABOVE, _BELOW = 8, 7, 11
_PICTURE = 0.56
"""The height of a card's picture, as a part of its width."""
_DIMMED = 0.3
_BADGE_SCALE = 0.85
_SMALL = 0.9


class BoardCard(PressedByReturn, QAbstractButton):
    """A picture of the board, what is special about it, and who can play it how. `badge`: a word
    on the picture; empty for none. `moved(key)`: an arrow leads to another card."""

    moved = Signal(int)

    def __init__(self, board: Board, badge: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board, self.badge = board, badge
        self.players = players_on(board)
        self._picture = LatePicture(self)
        self._dimmed = False
        self._name = ElidedLabel(scaled_font(1.02, BOLD), parent=self)
        self._line = ElidedLines(2, scaled_font(_SMALL), "soft", self)
        self._editions = ElidedLabel(scaled_font(_SMALL), "soft", self)
        self._players = SoftLabel(_span(self.players), _SMALL, parent=self)
        person = icon_picture("person", "text_soft", round(line_height(_SMALL) * 0.8))
        foot = row((self._editions, 1), person, self._players, spacing=4)
        margins = (_EDGE, 0, _EDGE, _BELOW)
        parts = (STRETCH, self._name, self._line, 4, foot)
        column(*parts, into=self, spacing=0, margins=margins)
        for label in (self._name, self._line, self._editions, self._players, person):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # so that screen readers tell of one among several
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        editions = editions_for(board)
        self._name.set_words(board_name(board))
        self._editions.set_words(_years(editions))
        self.tell("")
        self._players.setAccessibleName(plurals.players(max(self.players, default=0)))
        self.setAccessibleName(board_name(board))
        names = listed(short_edition_name(edition) for edition in editions)
        special = in_words(board.line)
        told = [special, names, self.tr("For {span} players").format(span=_span(self.players))]
        self.setAccessibleDescription(". ".join(filter(None, told)))
        self.setToolTip(plain_tip("\n".join(filter(None, told))))

    def tell(self, line: str) -> None:
        """Say another thing than what is special about the board, for instance why it was found."""
        self._line.set_words(line or in_words(self.board.line))

    def dim(self, players: int) -> None:
        """Show whether the board has room for so many."""
        dimmed = players not in self.players and players > 1
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.update()

    def heightForWidth(self, width: int) -> int:
        labels = (self._name, self._line, self._players)
        words = sum(label.sizeHint().height() for label in labels)
        return round(width * _PICTURE) + words + 4 + _BELOW + _ABOVE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in BoardGrid.MOVES:
            self.moved.emit(event.key())
        else:
            super().keyPressEvent(event)

    # -- the picture ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        whole, hovered = QRectF(self.rect()), self.underMouse()
        line = mix(look.panel_line, look.text_soft, 0.7 if hovered else 0.0)
        paint_card(painter, whole, line)
        box = QRectF(1, 1, whole.width() - 2, round(whole.width() * _PICTURE))
        clip = QPainterPath()
        clip.addRoundedRect(box.adjusted(0, 0, 0, RADIUS), RADIUS - 1, RADIUS - 1)
        painter.save()
        painter.setClipPath(clip)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(_DIMMED if self._dimmed else 1.0 if self.isChecked() or hovered else 0.9)
        self._picture.paint(painter, box, self.board)
        painter.restore()
        if self.badge:
            self._paint_badge(painter)
        frame = whole.adjusted(1.5, 1.5, -1.5, -3.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(look.color("focus"), 2))
            inset = 3 if self.isChecked() else 0
            inner = frame.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, RADIUS - 3, RADIUS - 3)
        if self.isChecked():
            painter.setPen(QPen(look.color("accent"), 3))
            painter.drawRoundedRect(frame, RADIUS - 1, RADIUS - 1)
            disc = QRectF(whole.right() - 34, 10, 24, 24)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("accent"))
            painter.drawEllipse(disc)
            draw_icon(painter, disc.adjusted(5, 5, -5, -5), "check", look.color("accent_text"))

    def _paint_badge(self, painter: QPainter) -> None:
        width = text_width(self.badge, _BADGE_SCALE, MEDIUM) + 2 * SPACE
        box = QRectF(SPACE, SPACE, width, line_height(_BADGE_SCALE) + 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("text"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        words = box.adjusted(SPACE, 0, -SPACE + 1, 0)
        write(painter, words, self.badge, scale=_BADGE_SCALE, weight=MEDIUM, color="window")


def _years(editions: Iterable[str]) -> str:
    """Return the years with which the ids of editions end, "2004 · 09 · 19"."""
    first, *others = (edition.rpartition("-")[2] for edition in editions)
    return " · ".join([first, *(year[-2:] for year in others)])


def _span(players: tuple[int, ...]) -> str:
    """Return the least and the greatest number of players, "2–6"."""
    return "–".join(str(count) for count in dict.fromkeys((min(players), max(players))))


_GAP = 12
_NARROWEST, _USUAL = 130, 150
"""The least width of a card, and what it gets where five of them have it."""
_FEWEST, _MOST = 2, 6


class BoardGrid(Fitted, QWidget):
    """`chosen(Board)`: its card was clicked, or Enter pressed there; arrows lead from card to
    card."""

    chosen = Signal(object)
    MOVES = (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End),
    )

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[str, BoardCard] = {}
        self._found: list[BoardCard] = []
        """The cards that are seen, in the order in which they are."""
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda card: self.chosen.emit(card.board))
        self._nothing = SoftLabel(
            self.tr("No board is called like that, and no city."), parent=self
        )
        self._nothing.hide()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_boards(self, boards: Iterable[Board], last: str = "") -> None:
        """Show boards in this order. `last`: the id of the board that was played last."""
        wanted = {(board, self._badge(board, last)): board for board in boards}
        kept = {(card.board, card.badge): card for card in self.cards.values()}
        if list(wanted) == list(kept):
            return
        self.cards = {
            board.id: kept.pop(key) if key in kept else self._card(*key)
            for key, board in wanted.items()
        }
        for card in kept.values():
            self._group.removeButton(card)
            card.hide()
            card.deleteLater()
        self.look_for("")

    def _badge(self, board: Board, last: str) -> str:
        if board.id == last:
            return self.tr("last time")
        return "" if board.shipped else self.tr("mine")

    def _card(self, board: Board, badge: str) -> BoardCard:
        card = BoardCard(board, badge, self)
        card.moved.connect(self._move)
        self._group.addButton(card)
        return card

    # -- choosing -------------------------------------------------------------------------------

    def choose(self, board: Board) -> None:
        self.cards[board.id].setChecked(True)
        keep_tab_stop(self._group)

    def dim(self, players: int) -> None:
        for card in self.cards.values():
            card.dim(players)

    def look_for(self, text: str) -> None:
        """Show only the boards that are called so, or have such a city or region."""
        self._found = []
        for card in self.cards.values():
            cities = cities_like(card.board, text)
            card.tell(listed(cities[:2]) if cities else "")
            card.setVisible(cities is not None)
            if cities is not None:
                self._found.append(card)
        self._nothing.setVisible(not self._found)
        self.fit()
        self.updateGeometry()

    def choose_first(self) -> None:
        """Choose the first of the cards that are shown."""
        if self._found:
            self._found[0].setFocus(Qt.FocusReason.TabFocusReason)
            self._found[0].click()

    def _move(self, key: int) -> None:
        """Lead the focus to another card; nothing is chosen by it."""
        last, columns = len(self._found) - 1, self._columns(self.width())
        here = next((n for n, card in enumerate(self._found) if card.hasFocus()), 0)
        there = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Up: here - columns,
            Qt.Key.Key_Down: here + columns,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }[Qt.Key(key)]
        if 0 <= there <= last:
            self._found[there].setFocus(Qt.FocusReason.TabFocusReason)

    # -- places ---------------------------------------------------------------------------------

    def _columns(self, width: int) -> int:
        least = max(_NARROWEST, min(_USUAL, 2 * width // 11))
        room = (width + _GAP) // (grown_with_text(least) + _GAP)
        return min(max(room, _FEWEST), _MOST)

    def _boxes(self, width: int) -> list[QRect]:
        """The places of the cards that are seen."""
        columns = self._columns(width)
        wide = (width - (columns - 1) * _GAP) // columns
        size = QSize(wide, self._found[0].heightForWidth(wide) if self._found else 0)
        step = QSize(size.width() + _GAP, size.height() + _GAP)
        return [
            QRect(QPoint(n % columns * step.width(), n // columns * step.height()), size)
            for n in range(len(self._found))
        ]

    def fit(self) -> None:
        for card, box in zip(self._found, self._boxes(self.width()), strict=True):
            card.setGeometry(box)
        self._nothing.resize(self._nothing.sizeHint())

    def heightForWidth(self, width: int) -> int:
        boxes = self._boxes(width)
        return boxes[-1].bottom() + 3 if boxes else self._nothing.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        return QSize(_FEWEST * _NARROWEST, 0)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # how high it is follows from its width


PICTURE_WIDTH = 216
"""The width of the picture in pixels."""
SPECIAL_LINES = 3
"""The number of lines for what is special about the board."""


class ChosenBoard(Panel):
    """`lesson(Lesson)`: somebody wants to learn the edition. Its height is the same for all
    boards."""

    lesson = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.picture = BoardPicture()
        self.picture.setFixedWidth(PICTURE_WIDTH)
        self._name = Heading()
        self._facts = ElidedLabel(scaled_font(0.95), "soft")
        tip = self.tr("Where the board and the rules come from")
        self.sources_button = QuietButton(tip=tip)
        self.sources_button.setIcon(icon("info"))
        self.editions = Segmented(name=self.tr("Edition"))
        self._special = ElidedLines(SPECIAL_LINES, scaled_font(0.95))
        self.lesson_button = QuietButton(press=lambda: self.lesson.emit(self._lesson))
        self.lesson_button.setIcon(icon("learn"))
        self._lesson: Lesson | None = None
        edge = 2 * SPACE - 1
        self.around.setContentsMargins(1, 1, edge, 2)
        head = row(self._name, (self._facts, 1), self.sources_button, spacing=SPACE)
        more = row((self._special, 1), self.lesson_button, spacing=SPACE)
        margins = (edge, SPACE, 0, SPACE + 2)
        words = column(head, self.editions, more, spacing=SPACE - 2, margins=margins)
        add(self.body, row(self.picture, (words, 1), spacing=0))

    def set_low(self, low: bool) -> None:
        """Show only what has to be chosen, where there is little room."""
        set_visible(not low, self.picture, self._special)
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
