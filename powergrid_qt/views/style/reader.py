"""Pages of text, written in Markdown and set to be read: the guide, the rules, what is new."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from powergrid_qt.views.style.lettering import scaled_font
from powergrid_qt.views.style.theme import SPACE, map_font, theme

_TEXT_SCALE = 1.05
_HEADING_SCALES = {1: 2.0, 2: 1.35, 3: 1.1}
"""How much larger than the text headings are, by level."""
_LINE_PERCENT = 130.0
PICTURE = "picture"
"""The scheme of the addresses of pictures."""
PICTURE_ALONE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""The text of a line that is nothing but a picture."""


class Reader(QTextBrowser):
    """Shows one page at a time. `anchorClicked`: a link was clicked; it is not followed here.
    `draw` makes the pictures of a page, which are named `picture:…` there."""

    def __init__(self, draw: Callable[[str], QImage] | None = None) -> None:
        super().__init__()
        self._draw = draw
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFont(scaled_font(_TEXT_SCALE))
        self._page = ""
        self._shown: QTextDocument | None = None
        self._drawn: set[QUrl] = set()
        """The pictures of the page, made for the width that it has."""

    def show_page(self, markdown: str) -> None:
        self._page = markdown
        self._drawn.clear()
        document = QTextDocument(self)
        document.setDefaultFont(self.font())
        document.setDocumentMargin(2 * SPACE)
        document.setMarkdown(markdown)
        _set_paragraphs(document)
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame)
        self.setDocument(document)
        if self._shown is not None:
            self._shown.deleteLater()  # it would go on laying itself out, with the pictures of this
        self._shown = document

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        address = QUrl(name)
        if self._draw is not None and address.scheme() == PICTURE:
            self._drawn.add(address)
            return self._picture(address)
        return super().loadResource(kind, name)

    def _picture(self, address: QUrl) -> QImage:
        assert self._draw is not None
        return self._draw(address.path(QUrl.ComponentFormattingOption.FullyDecoded))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._drawn and event.size().width() != event.oldSize().width():
            for address in self._drawn:
                kind = QTextDocument.ResourceType.ImageResource.value
                self.document().addResource(kind, address, self._picture(address))
            self.document().markContentsDirty(0, self.document().characterCount())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._page:
            self.show_page(self._page)  # colours are part of a document


def _set_paragraphs(document: QTextDocument) -> None:
    """Leave room between lines, and write headings in the type of all headings."""
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        cursor.setPosition(block.position())
        level = block.blockFormat().headingLevel()
        spaced = QTextBlockFormat()
        if level:
            spaced.setTopMargin(0 if level == 1 else 2 * SPACE)
            spaced.setBottomMargin(SPACE / 2)
            cursor.movePosition(cursor.MoveOperation.EndOfBlock, cursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(_heading(level, document.defaultFont()))
        elif block.text() != PICTURE_ALONE:
            by_share = QTextBlockFormat.LineHeightTypes.ProportionalHeight
            spaced.setLineHeight(_LINE_PERCENT, by_share.value)
        cursor.mergeBlockFormat(spaced)
        block = block.next()


def _heading(level: int, text: QFont) -> QTextCharFormat:
    size = text.pointSizeF() * _HEADING_SCALES[level]
    written = QTextCharFormat()
    written.setFont(map_font(size, QFont.Weight.Bold) if level == 1 else text)
    written.setFontPointSize(size)
    written.setFontWeight(QFont.Weight.DemiBold)
    return written


def _set_table(table: QTextTable) -> None:
    """Give a table thin lines, and air around the words."""
    drawn = QTextTableFormat(table.format())
    drawn.setBorder(1)
    drawn.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
    drawn.setBorderBrush(theme().color("panel_line"))
    drawn.setBorderCollapse(True)
    drawn.setCellPadding(SPACE - 2)
    drawn.setTopMargin(SPACE / 2)
    drawn.setBottomMargin(SPACE)
    table.setFormat(drawn)
