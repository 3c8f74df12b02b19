"""The rules of the game on the table, on a sheet beside it: play goes on while one reads."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from urllib.parse import quote

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QComboBox, QLineEdit, QTextEdit, QWidget

from powergrid_qt.engine import Game, State
from powergrid_qt.views.story.rule_pictures import rule_picture
from powergrid_qt.views.style.controls import IconButton, Panel, with_text
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.reader import PICTURE, PICTURE_ALONE, Reader
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.rulebook import (
    Chapter,
    Paragraph,
    RuledGame,
    about,
    explaining,
    first_of,
    rulebook,
)

NARROWEST, WIDEST = 272, 348
SHARE, MOST = 0.26, 0.36
"""Of the window's width; the most is for large text."""
CHAPTER, PARAGRAPH = 2, 3
"""Levels of headings."""


class SearchField(QLineEdit):
    """Keeps Return and Escape to itself: for the table they make and clear moves."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
            event.setAccepted(own or event.isAccepted())
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class RulesSheet(Panel):
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(self.tr("Rules"))
        self._game: RuledGame | None = None
        self._state: State | None = None
        self._shown: list[tuple[Chapter, list[Paragraph]]] = []
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.left.connect(self.closed)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._tell)
        self.close_button = IconButton("close")
        self.close_button.name(self.tr("Close the rules (F1)"))
        self.close_button.clicked.connect(self.closed)
        self.chapters = QComboBox()
        """Those that are shown; the current one is that at the upper edge."""
        self.chapters.setAccessibleName(self.tr("Chapter"))
        self.chapters.activated.connect(self._show_chapter)
        self.reader = Reader(draw=self._picture)
        self.reader.setAccessibleName(self.tr("Rules of this game"))
        self.reader.verticalScrollBar().valueChanged.connect(self._name_chapter)
        head = row((self.search, 1), self.close_button, spacing=SPACE)
        add(self.body, head, self.chapters, (self.reader, 1))
        self.around.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        self._tell()

    def show_game(self, game: Game) -> None:
        ruled = RuledGame.of(game.config)
        self._state = game.state
        if ruled != self._game:
            self._game = ruled
            self._tell()

    def fit_window(self, width: int) -> None:
        needed = min(with_text(NARROWEST), round(width * MOST))
        self.setFixedWidth(max(needed, min(WIDEST, round(width * SHARE))))

    # -- what is read -----------------------------------------------------------------------------

    def _tell(self) -> None:
        """All of it, or what has the words in it that are looked for."""
        self._shown = list(self._found())
        told = (_markdown(chapter, found) for chapter, found in self._shown)
        self.reader.show_page("\n\n".join(told))
        self.reader.setExtraSelections([])
        self.chapters.clear()
        self.chapters.addItems([chapter.title for chapter, _ in self._shown])

    def _found(self) -> Iterator[tuple[Chapter, list[Paragraph]]]:
        words = self.search.text().casefold().split()
        for chapter in rulebook(self._game) if self._game is not None else ():
            found = [
                paragraph
                for paragraph in chapter.paragraphs
                if all(word in f"{paragraph.title} {paragraph.text}".casefold() for word in words)
            ]
            if found:
                yield chapter, found

    def _picture(self, words: str) -> QImage:
        assert self._state is not None
        room = self.reader.viewport().width() - 2 * self.reader.document().documentMargin()
        return rule_picture(words, self._state, room, self.devicePixelRatioF())

    # -- where it is read -------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Its chapter, from the first paragraph on."""
        assert self._game is not None
        name = first_of(self._game, phase)
        if name is not None:
            self.show_paragraph(name, marked=False)

    def show_reason(self, refusal: str) -> None:
        """Why something was refused."""
        assert self._game is not None
        name = explaining(self._game, refusal)
        if name is not None:
            self.show_paragraph(name)

    def show_topic(self, topics: Iterable[str]) -> None:
        """What the rules say of the first of these that they tell of."""
        assert self._game is not None
        name = about(self._game, topics)
        if name is not None:
            self.show_paragraph(name)

    def show_paragraph(self, name: str, *, marked: bool = True) -> None:
        self.search.clear()
        # Once the sheet has its colours and its width: they make another document of it.
        QTimer.singleShot(0, self, lambda: self._bring_up(name, marked))

    def _show_chapter(self, number: int) -> None:
        self._scroll_to(list(self._headings(CHAPTER))[number])

    def _bring_up(self, name: str, marked: bool) -> None:
        names = [paragraph.id for _, found in self._shown for paragraph in found]
        if name not in names:
            return  # somebody has begun to search since
        heading = list(self._headings(PARAGRAPH))[names.index(name)]
        self.reader.setExtraSelections([_mark(heading)] if marked else [])
        first = heading.previous()
        self._scroll_to(first if first.blockFormat().headingLevel() == CHAPTER else heading)

    def _scroll_to(self, block: QTextBlock) -> None:
        self.reader.verticalScrollBar().setValue(round(self._top(block)))

    def _top(self, block: QTextBlock) -> float:
        return self.reader.document().documentLayout().blockBoundingRect(block).top()

    def _name_chapter(self, scrolled: int) -> None:
        """Let the choice of chapters follow what is read."""
        tops = [round(self._top(heading)) for heading in self._headings(CHAPTER)]
        self.chapters.setCurrentIndex(max(0, bisect_right(tops, scrolled) - 1))

    def _headings(self, level: int) -> Iterator[QTextBlock]:
        block = self.reader.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == level:
                yield block
            block = block.next()


def _markdown(chapter: Chapter, paragraphs: list[Paragraph]) -> str:
    parts = [f"{'#' * CHAPTER} {chapter.title}"]
    for one in paragraphs:
        parts += [f"{'#' * PARAGRAPH} {one.title}", one.text]
        if one.picture:
            parts.append(f"![{one.title}]({PICTURE}:{quote(one.picture)})")
    return "\n\n".join(parts)


def _mark(heading: QTextBlock) -> QTextEdit.ExtraSelection:
    """A paragraph from its title on, without its picture."""
    mark = QTextEdit.ExtraSelection()
    mark.cursor = QTextCursor(heading)
    following = heading.next()
    while _is_text(following.next()):
        following = following.next()
    end = following.position() + following.length() - 1
    mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    mark.format.setBackground(theme().color("lit", 0.22))
    return mark


def _is_text(block: QTextBlock) -> bool:
    heading = block.blockFormat().headingLevel()
    return block.isValid() and not heading and block.text() != PICTURE_ALONE
