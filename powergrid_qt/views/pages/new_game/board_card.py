"""A board to choose: its picture, its name and a line about it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from powergrid_qt.views.pages.new_game.board_thumbnail import paint_thumbnail
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.shapes import mix
from powergrid_qt.views.style.controls import base_size, paint_card
from powergrid_qt.views.style.theme import RADIUS, text_font, theme

_EDGE = 12
_LINES = 50
"""Height of the two lines below the picture."""


class BoardCard(QAbstractButton):
    """Checkable; the picture is painted once for each size and theme, after the page is there."""

    def __init__(self, board_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board_id = board_id
        self._line = ""
        self._kept: QPixmap | None = None
        self._wanted: tuple[object, ...] = ()
        self._name_font = text_font(base_size() * 1.08, QFont.Weight.DemiBold)
        self._line_font = text_font(base_size() * 0.9)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(0)
        self._late.timeout.connect(self._paint_picture)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_texts(self, name: str, line: str) -> None:
        self.setText(name)
        self._line = line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setToolTip(line)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(230, 210)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(150, 140)

    def _picture_box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -_LINES - 2)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        whole = QRectF(self.rect())
        line = look.color("panel_line")
        if self.underMouse():
            line = mix(look.panel_line, look.text_soft, 0.7)
        paint_card(painter, whole, line)
        self._show_picture(painter)
        self._paint_words(painter)
        frame = whole.adjusted(1.5, 1.5, -1.5, -3.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(look.color("accent"), 3))
            painter.drawRoundedRect(frame, RADIUS - 1, RADIUS - 1)
            self._paint_tick(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)  # the tick has left its own
            painter.setPen(QPen(look.color("focus"), 2))
            inner = frame.adjusted(3, 3, -3, -3) if self.isChecked() else frame
            painter.drawRoundedRect(inner, RADIUS - 3, RADIUS - 3)

    def _show_picture(self, painter: QPainter) -> None:
        box = self._picture_box()
        ratio = self.devicePixelRatioF()
        wanted = (box.size().toSize(), ratio, theme().name)
        if wanted != self._wanted:
            self._wanted = wanted
            self._late.start()
        if self._kept is None:
            return
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(box.adjusted(0, 0, 0, RADIUS), RADIUS - 1, RADIUS - 1)
        painter.setClipPath(clip)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(1.0 if self.isChecked() or self.underMouse() else 0.88)
        painter.drawPixmap(box, self._kept, QRectF(self._kept.rect()))
        painter.restore()

    def _paint_picture(self) -> None:
        box = self._picture_box()
        ratio = self.devicePixelRatioF()
        kept = QPixmap((box.size() * ratio).toSize())
        if kept.isNull():
            return
        kept.setDevicePixelRatio(ratio)
        painter = QPainter(kept)
        paint_thumbnail(painter, QRectF(0, 0, box.width(), box.height()), self.board_id)
        painter.end()
        self._kept = kept
        self.update()

    def _paint_words(self, painter: QPainter) -> None:
        look = theme()
        left = float(_EDGE)
        width = self.width() - 2.0 * _EDGE
        top = self.height() - _LINES + 4.0
        for text, font, color in (
            (self.text(), self._name_font, look.color("text")),
            (self._line, self._line_font, look.color("text_soft")),
        ):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(color)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            line = QRectF(left, top, width, metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
            top += metrics.height() + 2

    def _paint_tick(self, painter: QPainter) -> None:
        look = theme()
        disc = QRectF(self.width() - 36, 10, 26, 26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("accent"))
        painter.drawEllipse(disc)
        draw_icon(painter, disc.adjusted(5, 5, -5, -5), "check", look.color("accent_text"))
