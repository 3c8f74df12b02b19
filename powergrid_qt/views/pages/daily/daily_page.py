"""The game of the day: what is played, the days before, and a result to share."""

from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.daily_game import Attempts, daily_game, person_of, result_to_share
from powergrid_qt.app.lessons.lesson import lesson_on
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import GameConfig, Refused, load_board, read_record
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.engine.record import replayed
from powergrid_qt.views.pages.board_pictures import paint_thumbnail
from powergrid_qt.views.pages.daily.calendar import Calendar
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import (
    Button,
    IconButton,
    Label,
    Panel,
    SoftLabel,
    grown_with_text,
)
from powergrid_qt.views.style.layouts import STRETCH, Fitted, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.daily import day_name, month_name, result_words, what_is_played
from powergrid_qt.words.names import color_name, kind_name, listed, place_name
from powergrid_qt.words.refusals import refusal_text

PICTURE = (330, 200)
ROOM_FOR_PICTURE = 560
"""The height of a page, in pixels of usual text, below which the words need the picture's room."""
WIDEST = 1040


class DailyPage(Fitted, HeadedPage):
    """`play(day, counts)`: its game is to be begun; `open_save(path)`: it is there already.

    `lesson(lesson)`: it is to be shown."""

    play = Signal(object, bool)
    open_save = Signal(object)
    lesson = Signal(object)

    def __init__(self, library: Library, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._library, self._settings = library, settings
        self.day = library.today()
        """The day of which the page tells."""
        self._month = self.day.replace(day=1)
        self.title.setText(self.tr("Game of the day"))
        self.calendar = Calendar()
        self.earlier_button = IconButton("left", name=self.tr("The month before"))
        self.later_button = IconButton("right", name=self.tr("The month after"))
        self._month_label = Label("", 1.1, BOLD)
        self._played = Label("", 1.1, BOLD, wrap=True)
        self._seats = SoftLabel(scale=1.0, wrap=True)
        self._result = Label("", 1.0, BOLD, wrap=True)
        self._rule = SoftLabel(wrap=True)
        self.news = SoftLabel(wrap=True)
        self.lesson_button = Button(self.tr("To its lesson"))
        self._picture = Picture(size=PICTURE)
        self.play_button, self.share_button = Button(press=self._play), Button(press=self._share)
        self.practice_button = Button(self.tr("Practise"))
        self._panel, self._days = Panel(), Panel()
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        months = row(self.earlier_button, (self._month_label, 1), self.later_button)
        add(self._days.body, months, self.calendar)
        buttons = (self.play_button, self.practice_button, self.share_button, self.lesson_button)
        below = column(*buttons, spacing=SPACE)
        words = (self._played, self._seats, self.news, self._result, self._rule)
        add(self._panel.body, self._picture, *words, SPACE, below, STRETCH)
        body = row((self._panel, 4), (self._days, 6), spacing=2 * SPACE)
        self.hold(column(body, STRETCH), WIDEST)

    def _connect(self) -> None:
        self.calendar.picked.connect(self.show_day)
        self.earlier_button.clicked.connect(lambda: self._turn_month(-1))
        self.later_button.clicked.connect(lambda: self._turn_month(32))
        self.practice_button.clicked.connect(lambda: self.play.emit(self.day, False))
        self.lesson_button.clicked.connect(lambda: self.lesson.emit(lesson_on(self.config.edition)))

    # -- days -----------------------------------------------------------------------------------

    @property
    def config(self) -> GameConfig:
        return daily_game(self.day, person_of(self._settings))

    def show_day(self, day: date) -> None:
        self.day = day
        self._month = day.replace(day=1)
        self._refresh()

    def _turn_month(self, days: int) -> None:
        self._month = (self._month + timedelta(days=days)).replace(day=1)
        self._refresh()

    def _play(self) -> None:
        game = self._library.attempts.on(self.day)
        if game is None:
            self.play.emit(self.day, True)
        else:
            self.open_save.emit(game.path)

    def _share(self) -> None:
        game = self._library.attempts.on(self.day)
        assert game is not None
        try:
            played = replayed(read_record(game.path))
        except Refused as error:  # the file is another one, or gone, since it was listed
            self._rule.setText(f"{game.path.name}: {refusal_text(error.refusal)}")
            return
        QGuiApplication.clipboard().setText(result_to_share(self.day, played))
        self.share_button.setText(self.tr("Copied"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_day(self._library.today())

    def fit(self) -> None:
        self._picture.setVisible(self.height() >= grown_with_text(ROOM_FOR_PICTURE))

    # -- words ----------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self._month_label.setText(month_name(self._month))
        self.calendar.setAccessibleName(month_name(self._month))
        today, attempts = self._library.today(), self._library.attempts
        self.later_button.setEnabled(self._month < today.replace(day=1))
        self.calendar.show_month(self._month, today, self.day, attempts, self._tell_day)
        self._panel.set_title(day_name(self.day))
        self._tell_game(self.config)
        self._tell_news(self.config)
        self._tell_attempt(attempts, today)

    def _tell_day(self, day: date, place: int | None, begun: bool) -> str:
        result = self.tr("begun") if begun else ""
        if place is not None:
            result = place_name(place)
        return ", ".join(filter(None, (day_name(day), result)))

    def _tell_game(self, config: GameConfig) -> None:
        self._picture.show_drawing(paint_thumbnail, load_board(config.board))
        self._played.setText(what_is_played(config))
        own = next(seat for seat in config.players if seat.kind == HUMAN)
        others = [
            self.tr("{name} ({level})").format(name=seat.name, level=kind_name(seat.kind))
            for seat in config.players
            if seat is not own
        ]
        told, shape = self.tr("{name} ({shape}) against {others}"), color_name(own.color)
        self._seats.setText(told.format(name=own.name, shape=shape, others=listed(others)))

    def _tell_news(self, config: GameConfig) -> None:
        """Tell what is new to this person in the game of the day, and where to learn it."""
        news = self._settings.novelty(config.board, config.edition)
        self.news.setText(news)
        self.news.setVisible(bool(news))
        new_edition = self._settings.would_be_new("editions", config.edition)
        self.lesson_button.setVisible(new_edition and lesson_on(config.edition) is not None)

    def _tell_attempt(self, attempts: Attempts, today: date) -> None:
        game, result = attempts.on(self.day), attempts.result(self.day)
        counts = self.day == today and attempts.counts(self.day)
        self._result.setVisible(result is not None)
        if result is not None:
            told = result_words(result.place, result.powered, result.rounds)
            self._result.setText(told)
        if counts:
            rule = self.tr("The same game for everybody today. One attempt counts.")
        elif game is not None and result is None:
            rule = self.tr("Your attempt is not over yet.")
        else:
            rule = self.tr("Played again, it is practice and does not count.")
        self._rule.setText(rule)
        self.play_button.setVisible(counts or game is not None)
        self.play_button.set_kind("main" if result is None else "normal")
        if game is None:
            self.play_button.setText(self.tr("Play"))
        else:
            over = result is not None
            self.play_button.setText(self.tr("Look at it") if over else self.tr("Continue"))
        self.practice_button.setVisible(not counts and (game is None or result is not None))
        self.share_button.setText(self.tr("Copy the result"))
        self.share_button.setVisible(result is not None)
        practises = game is None and not counts
        self.begins_with = self.practice_button if practises else self.play_button
