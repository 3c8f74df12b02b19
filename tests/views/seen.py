"""What of a page cannot be seen: words that are cut off, words on other words, and things to be
clicked that lie under a card.

Widgets are walked with the room that their style gives to words. The board is asked for its boxes.
What is painted is listened to while the page is painted: `heard.py`.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemDelegate,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTableView,
    QWidget,
)

from powergrid_qt.views.board.view import BoardView
from powergrid_qt.views.pieces.piece_buttons import PieceButton
from powergrid_qt.views.story.announcements import Announcement
from powergrid_qt.views.story.speech import Speech
from powergrid_qt.views.style.controls import Overlay
from powergrid_qt.views.turn.controls import ScrollRow

SLACK = 1
"""In pixels: letters have a little air around them."""
ELLIPSIS, RANGE = "…", " … "
Align = Qt.AlignmentFlag
PARTS = {
    QPushButton: QStyle.SubElement.SE_PushButtonContents,
    QCheckBox: QStyle.SubElement.SE_CheckBoxContents,
    QRadioButton: QStyle.SubElement.SE_RadioButtonContents,
}
ICON_GAP = 4
"""Between the icon of a button and its words, as Qt has it."""


@dataclass(frozen=True)
class Words:
    """What a widget says, the room that its style gives to that, and what the letters take."""

    owner: QWidget
    text: str
    room: QRect
    needed: QSize
    align: Qt.AlignmentFlag

    @property
    def are_cut(self) -> bool:
        return (
            self.needed.width() > self.room.width() + SLACK
            or self.needed.height() > self.room.height() + 2 * SLACK
        )

    @property
    def place(self) -> QRect:
        """Where the letters are, in the window."""
        size = self.needed.boundedTo(self.room.size())
        box = QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, self.align, size, self.room)
        return QRect(self.owner.mapTo(self.owner.window(), box.topLeft()), box.size())

    def __str__(self) -> str:
        needs, has = self.needed, self.room
        sizes = f"{needs.width()}x{needs.height()} in {has.width()}x{has.height()}"
        return f"{self.text!r} ({_kinds(self.owner)}, {sizes})"


def _kinds(widget: QWidget) -> str:
    around = widget.parentWidget()
    return " of ".join(type(one).__name__ for one in (widget, around) if one is not None)


def problems(page: QWidget) -> list[str]:
    """All that cannot be seen of a page or a dialog, a line for each."""
    widgets = within(page)
    words = [found for widget in widgets if (found := words_of(widget)) is not None]
    return [
        *_cut_words(words),
        *_cut_items(widgets),
        *_words_on_words(words),
        *_covered(page, widgets),
        *_board_problems(page, widgets),
    ]


def within(page: QWidget) -> list[QWidget]:
    """All widgets that can be seen of it; where something covers everything, those on that."""
    covers = [one for one in page.findChildren(Overlay) if one.isVisible() and _covers(one)]
    top = covers[-1] if covers else page
    return [
        one
        for one in top.findChildren(QWidget)
        if one.isVisible() and not _canvas(one).visibleRegion().isEmpty()
    ]


def _canvas(widget: QWidget) -> QWidget:
    """What of it is seen: the viewport of the board hides all of the rest."""
    return widget.viewport() if isinstance(widget, BoardView) else widget


def _covers(overlay: Overlay) -> bool:
    return overlay.geometry() == overlay.host.rect()


# -- words of widgets -------------------------------------------------------------------------


def words_of(widget: QWidget) -> Words | None:
    """None: it says nothing, or paints what it says (`Listener`)."""
    match widget:
        case QLabel() if widget.text():
            return _words_of_label(widget)
        case QPushButton() | QCheckBox() | QRadioButton() if widget.text():
            return _words_of_button(widget)
        case QComboBox() if widget.currentText():
            return _words_of_combo(widget)
        case QLineEdit() if not widget.text() and widget.placeholderText():
            return _words_of_field(widget)
    return None


def _words_of_label(label: QLabel) -> Words:
    text, room, metrics = label.text(), label.contentsRect(), label.fontMetrics()
    rich = label.textFormat() != Qt.TextFormat.PlainText and "<" in text
    if rich:
        text = QTextDocumentFragment.fromHtml(text).toPlainText()
    around = label.size() - room.size()
    if label.wordWrap():
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        # Of what is there: a label may wish for room for more.
        height = QLabel.heightForWidth(label, label.width()) - around.height()
        needed = QSize(longest, height)
    elif rich:
        needed = label.sizeHint() - around
    else:
        needed = metrics.size(0, text)
    return Words(label, text, room, needed, label.alignment())


def _words_of_button(button: QPushButton | QCheckBox | QRadioButton) -> Words | None:
    kind = next(kind for kind in PARTS if isinstance(button, kind))
    if is_python(type(button).paintEvent):
        return None
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(PARTS[kind], option, button)
    if not option.icon.isNull():
        room.setLeft(room.left() + option.iconSize.width() + ICON_GAP)
    needed = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, option.text)
    align = Align.AlignCenter if kind is QPushButton else Align.AlignVCenter
    return Words(button, option.text, room, needed, align)


def _words_of_combo(combo: QComboBox) -> Words:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    if not option.currentIcon.isNull():
        room.setLeft(room.left() + option.iconSize.width() + ICON_GAP)
    needed = combo.fontMetrics().size(0, combo.currentText())
    return Words(combo, combo.currentText(), room, needed, Align.AlignVCenter)


def _words_of_field(field: QLineEdit) -> Words:
    text = field.placeholderText()
    around = field.minimumSizeHint().width() - field.fontMetrics().maxWidth()
    room = field.contentsRect().adjusted(around // 2, 0, -around // 2, 0)
    needed = QSize(field.fontMetrics().horizontalAdvance(text), 0)
    return Words(field, text, room, needed, Align.AlignVCenter)


def _cut_words(words: list[Words]) -> Iterator[str]:
    for one in words:
        if one.are_cut:
            yield f"cut off: {one}"
        elif _sticks_out(one.owner):
            yield f"sticks out: {one}"
        elif is_shortened(one.text) and not is_told(one.text, one.owner):
            yield f"shortened without a tool tip: {one}"


def is_shortened(text: str) -> bool:
    return ELLIPSIS in text.replace(RANGE, "")


def is_told(text: str, widget: QWidget) -> bool:
    """Whether a tool tip there tells the whole, or nothing is left out: "Open…" is a name."""
    beginning = text.split(ELLIPSIS)[0].split("\n")[-1]
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        told = QTextDocumentFragment.fromHtml(around.toolTip()).toPlainText()
        if told and beginning and beginning in told + around.accessibleDescription():
            return True
        if text == (around.accessibleName() or _text_of(around)):
            return True
        around = around.parentWidget()
    return False


def _text_of(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QAbstractButton) else ""


def _sticks_out(widget: QWidget) -> bool:
    """Whether something around it does not hold it, and nobody can scroll to the rest."""
    around = widget.parentWidget()
    while around is not None and not widget.isWindow():
        box = QRect(widget.mapTo(around, QPoint()), widget.size())
        area = around.parentWidget()
        if isinstance(area, ScrollRow):
            return False  # it has arrows
        if isinstance(area, QAbstractScrollArea) and area.viewport() is around:
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if area.horizontalScrollBarPolicy() != off:
                box.setLeft(max(0, box.left()))
                box.setWidth(min(box.width(), around.width() - box.left()))
            wide = box.left() < -SLACK or box.right() > around.width() + SLACK
            return wide or (area.verticalScrollBarPolicy() == off and not _fits(box, around))
        if not _fits(box, around):
            return True
        if around.isWindow():
            break
        around = around.parentWidget()
    return False


def _fits(box: QRect, around: QWidget) -> bool:
    return around.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(box)


# -- items of lists and tables ----------------------------------------------------------------


def _cut_items(widgets: list[QWidget]) -> Iterator[str]:
    """Where Qt itself draws the items: it shortens what has no room."""
    for view in widgets:
        if isinstance(view, QHeaderView):
            yield from _cut_headings(view)
        elif isinstance(view, QAbstractItemView) and view.model() is not None:
            model, top = view.model(), view.rootIndex()
            columns = model.columnCount(top) if isinstance(view, QTableView) else 1
            for row, column in itertools.product(range(model.rowCount(top)), range(columns)):
                index = model.index(row, column, top)
                box, delegate = view.visualRect(index), view.itemDelegateForIndex(index)
                if not view.viewport().rect().intersects(box) or paints(delegate):
                    continue
                text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
                needed = view.sizeHintForIndex(index)
                told = index.data(Qt.ItemDataRole.ToolTipRole)
                wraps = isinstance(view, QListView) and view.wordWrap()
                narrow = not wraps and needed.width() > box.width() + SLACK
                if text and not told and (narrow or needed.height() > box.height() + SLACK):
                    yield f"cut off: {text!r} in a cell of {type(view).__name__}"


def paints(delegate: QAbstractItemDelegate) -> bool:
    return is_python(getattr(type(delegate), "paint", None))  # Qt hides that of its own


def _cut_headings(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        size = header.sectionSizeFromContents(section)
        room = header.sectionSize(section)
        needed = (
            size.width() if header.orientation() == Qt.Orientation.Horizontal else size.height()
        )
        if not header.isSectionHidden(section) and needed > room + SLACK:
            text = header.model().headerData(section, header.orientation())
            yield f"cut off: heading {text!r}, {needed} in {room}"


# -- one on the other -------------------------------------------------------------------------


def _words_on_words(words: list[Words]) -> Iterator[str]:
    places = [(one, one.place) for one in words]
    for (one, first), (two, second) in itertools.combinations(places, 2):
        both = first.intersected(second)
        if both.width() <= SLACK or both.height() <= 2 * SLACK:
            continue
        if one.owner.isAncestorOf(two.owner):
            continue  # a figure on a button, beside its words: the button sees to that
        hidden = _is_hidden(one, both) or _is_hidden(two, both)
        if not hidden and _layer_of(one.owner) is _layer_of(two.owner):
            yield f"on each other: {one} and {two}"


def _layer_of(widget: QWidget) -> QWidget:
    """What it lies on: a card over the page, or the page."""
    while not widget.isWindow() and not isinstance(widget, Overlay):
        around = widget.parentWidget()
        assert around is not None
        widget = around
    return widget


def _is_hidden(words: Words, box: QRect) -> bool:
    """Scrolled away, at this place of the window."""
    owner = words.owner
    here = box.translated(-owner.mapTo(owner.window(), QPoint()))
    return owner.visibleRegion().intersected(here).isEmpty()


def _covered(page: QWidget, widgets: list[QWidget]) -> Iterator[str]:
    """Buttons of which a part is under something else."""
    for button in widgets:
        if isinstance(button, QAbstractButton) and button.isEnabled():
            if button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                continue
            over = _over(page, button, _spots(QRectF(button.visibleRegion().boundingRect())))
            if isinstance(over, Speech) and not _is_lit(button):
                continue  # what it says comes before a piece that could only tell something
            if over is not None:
                name = button.accessibleName() or button.text()
                yield f"under {_kinds(over)}: {_kinds(button)} {name!r}"


def _is_lit(button: QAbstractButton) -> bool:
    """Whether a click does something: of pieces the pointer tells."""
    hand = Qt.CursorShape.PointingHandCursor
    return not isinstance(button, PieceButton) or button.cursor().shape() is hand


def _spots(box: QRectF) -> list[QPoint]:
    """The middle of it, and places halfway to its corners."""
    shares = ((0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))
    return [
        QPoint(int(box.x() + box.width() * x), int(box.y() + box.height() * y)) for x, y in shares
    ]


def _over(page: QWidget, widget: QWidget, spots: list[QPoint]) -> QWidget | None:
    """What takes a click at one of these places of a widget instead of it."""
    window = page.window()
    for spot in spots:
        hit = window.childAt(widget.mapTo(window, spot))
        if hit is None or hit is widget or widget.isAncestorOf(hit):
            continue
        layer = _layer_of(hit)
        if isinstance(layer, Announcement):
            continue  # the next click or key is for it, and says so
        if type(hit) is type(widget) and spot != spots[0]:
            continue  # cards of a fan
        return layer if isinstance(layer, Overlay) else hit
    return None


# -- the board --------------------------------------------------------------------------------


def _board_problems(page: QWidget, widgets: list[QWidget]) -> Iterator[str]:
    for view in widgets:
        if isinstance(view, BoardView) and view.scene() is not None:
            yield from _board_overlaps(view)
            to_view = view.viewportTransform()
            for item in view.board.cities.values():
                if item.in_play and item.shown.lit:
                    over = _over(page, view.viewport(), _spots(to_view.mapRect(item.body_box))[:1])
                    if over is not None:
                        yield f"under {_kinds(over)}: the city {item.city.name}"


def _board_overlaps(view: BoardView) -> Iterator[str]:
    """Names on names, on cities and on costs, of what is in play."""
    scene = view.board
    cities = [item for item in scene.cities.values() if item.in_play]
    names = [(f"the name {item.city.name}", item.label_box) for item in cities]
    bodies = [(f"the city {item.city.name}", item.body_box, item.corner) for item in cities]
    costs = [(f"the cost {pill.cost}", pill.box, 0.0) for pill in scene.pills if pill.in_play]
    others = [*((name, box, 0.0) for name, box in names), *bodies, *costs]
    for number, (one, label) in enumerate(names):
        letters = label.adjusted(SLACK, 2 * SLACK, -SLACK, -2 * SLACK)
        for two, box, corner in others[number + 1 :]:
            shape = QPainterPath()
            shape.addRoundedRect(box, corner, corner)
            if shape.intersects(letters):
                yield f"on each other: {one} and {two}"


# -- what is painted --------------------------------------------------------------------------


def is_python(function: object) -> bool:
    return isinstance(function, FunctionType)
