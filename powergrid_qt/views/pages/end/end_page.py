"""The end of a game: who won, the ranking with what it cost, and the story of the game as charts,
with the expert's analysis beside it."""

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from powergrid_qt.app.about import DAILY, HERE, coach_from, day_in
from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.branches import Branches
from powergrid_qt.app.daily_game import result_to_share
from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.app.turn.played_game import TAKE_BACKS
from powergrid_qt.engine import Game, Record
from powergrid_qt.engine.record import About
from powergrid_qt.models.balance import (
    Balance,
    Story,
    balance_of,
    dearest_story,
    network_story,
    result_line,
    rounds_of,
    turning_point_story,
)
from powergrid_qt.models.branches import compared, is_better
from powergrid_qt.models.past.words import take_backs_text
from powergrid_qt.models.seats import humans_of
from powergrid_qt.views.pages.end.analysis_panel import AnalysisPanel
from powergrid_qt.views.pages.end.ranking import Ranking, Winners
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.story.charts import LineChart, Series
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    MainButton,
    Panel,
    QuietButton,
    SoftLabel,
    base_size,
    set_style_property,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    Fitted,
    ScrollColumn,
    add,
    column,
    row,
    set_stacked,
)
from powergrid_qt.views.style.lettering import BOLD, MEDIUM
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_name, listed, plurals

ICON = 18


class StoryCard(Panel):
    """A story of the game; its `button` leads to where that is to be seen."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._show: Callable[[], None] = lambda: None
        self._heading = SoftLabel(wrap=True)
        self.told = Label("", 1.05, BOLD, wrap=True)
        self.more = SoftLabel(wrap=True)
        self.button = Button(press=lambda: self._show())
        picture = icon_picture(icon, "text_soft", ICON)
        head = row(picture, (self._heading, 1), spacing=SPACE)
        add(self.body, head, self.told, self.more, STRETCH, row(self.button, STRETCH))
        self.body.setSpacing(SPACE // 2)

    def tell(self, story: Story, where: str, show: Callable[[], None]) -> None:
        """Tell a story; `where`: what the button says; `show`: what it does."""
        self._show = show
        self._heading.setText(story.heading)
        self.told.setText(story.told)
        self.more.setText(story.more)
        self.button.setText(where)
        self.setAccessibleName(story.heading)
        self.setAccessibleDescription(f"{story.told}. {story.more}")


class Stories(QWidget):
    """`position(number)`: the position before this move is to be seen; `network(seat)`: somebody's
    cities on the board are."""

    position = Signal(int)
    network = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.turn, self.auction, self.cheapest = (
            StoryCard(icon) for icon in ("chart", "gavel", "bolt")
        )
        cards = (self.turn, self.auction, self.cheapest)
        self.cards = row(*((card, 1) for card in cards), into=self, spacing=SPACE)

    def show_game(self, game: Game, balance: Balance) -> None:
        turn, dearest, seat = balance.turning_point, balance.dearest, balance.cheapest_network
        where = self.tr("Look at round {round}").format(round=turn.round)
        show = partial(self.position.emit, turn.before)
        self.turn.tell(turning_point_story(game, turn), where, show)
        self.auction.setVisible(dearest is not None)
        if dearest is not None:
            where, show = self.tr("Look at the bids"), partial(self.position.emit, dearest.before)
            self.auction.tell(dearest_story(game, dearest), where, show)
        self.cheapest.setVisible(seat is not None)
        if seat is not None:
            where, show = self.tr("Show it on the board"), partial(self.network.emit, seat)
            self.cheapest.tell(network_story(game, balance, seat), where, show)


class NextSteps(QFrame):
    """The ways to go on after a first game."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        title = Label(self.tr("What to try next"), 1.05, BOLD)
        self.setAccessibleName(title.text())
        tip = self.tr("With all three steps: two and three houses in a city, larger plants")
        self.game_button = Button(self.tr("A whole game"), tip=tip)
        tip = self.tr("Three to five minutes on the real table, one thing at a time")
        self.lesson_button = Button(self.tr("A lesson"), tip=tip)
        tip = self.tr("Look at what else there is to play on")
        self.boards_button = Button(self.tr("Another board"), tip=tip)
        buttons = (self.game_button, self.lesson_button, self.boards_button)
        parts = (STRETCH, title, SPACE, *buttons, STRETCH)
        row(*parts, into=self, spacing=SPACE, margins=(2 * SPACE, SPACE, 2 * SPACE, SPACE))


WIDE, HIGH = 146, 84
"""From this size on, in units of text, everything is seen at once; in smaller windows the analysis
takes the charts' place."""


STORIES = 62
"""The width from which on three stories stand beside each other, in units of text."""


class EndPage(Fitted, QWidget):
    """`replay_from(number)`: go to the position before this move. What the buttons lead to is for
    the window."""

    replay_from = Signal(int)

    def __init__(self, analyst: Analyst, branches: Branches, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._about: About = {}
        self._branches = branches
        self.setAccessibleName(self.tr("End of the game"))
        self.winners = Winners()
        self.ranking = Ranking()
        self.stories = Stories()
        self.stories.position.connect(self.replay_from)
        self.next_steps = NextSteps()
        self.cities, self.money, self.power = LineChart(), LineChart(), LineChart()
        for chart in (self.cities, self.money, self.power):
            chart.chosen.connect(self._replay_round)
        self._make_buttons()
        self.analysis = AnalysisPanel(analyst)
        self.analysis.chosen.connect(self.replay_from)
        self.compared = Label("", 1.15, MEDIUM, wrap=True)
        self.compared.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.branches = BranchesPanel(branches)
        branches.changed.connect(self._show_branches)
        self._lay_out()
        self._show_branches()

    def _make_buttons(self) -> None:
        tip = self.tr("A new game with the same seats")
        self.again_button = MainButton(self.tr("Play again"), tip=tip)
        self.board_button = Button(self.tr("Back to the board"))
        tip = self.tr("Go through the game move by move")
        self.replay_button = Button(self.tr("Replay"), tip=tip)
        self.new_button = QuietButton(self.tr("New game"))
        tip = self.tr("Back to the start page (Esc)")
        self.home_button = QuietButton(self.tr("Start page"), tip=tip)
        self.home_button.setIcon(icon("back"))
        QShortcut(QKeySequence("Esc"), self, self.home_button.click)
        tip = self.tr("The game as text, figures or pictures")
        self.export_button = QuietButton(self.tr("Export"), tip=tip)
        """The button for exporting, whose menu is the window's."""
        tip = self.tr("A short text to show to friends: it tells nothing of what comes up")
        self.share_button = QuietButton(tip=tip, press=self._share)
        self.analyse_button = Button(press=self._turn_over)
        self._quiet = (self.home_button, self.new_button, self.share_button, self.export_button)
        self._strong = (
            *(self.board_button, self.analyse_button, self.replay_button),
            self.again_button,
        )
        for button in (*self._quiet, *self._strong):
            button.setMinimumHeight(36)

    # -- room -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.charts = QWidget()
        charts = ((chart, 1) for chart in (self.cities, self.money, self.power))
        self._chart_row = column(*charts, into=self.charts, spacing=SPACE)
        self._left, self.right = ScrollColumn(right=0), QStackedWidget()
        add(self._left.column, self.compared, self.ranking, self.stories, self.branches)
        self._left.column.addStretch(0)
        self.right.addWidget(self.charts)
        self.right.addWidget(self.analysis)
        home, *others = self._quiet
        quiet = row(home, STRETCH, *others, spacing=SPACE)
        strong = row(*self._strong, STRETCH, spacing=SPACE)
        self._buttons = row((quiet, 1), (strong, 1), spacing=SPACE)
        for half in (self._left, self.right):  # shares of the width, whatever is in them
            half.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._halves = row(self._left, self.right, spacing=SPACE)
        foot = (self.next_steps, self._buttons)  # they stay where they are
        margins = (2 * SPACE, 0, 2 * SPACE, SPACE + 4)
        below = column((self._halves, 1), *foot, spacing=SPACE + 4, margins=margins)
        column(self.winners, (below, 1), into=self, spacing=SPACE)

    @property
    def _spacious(self) -> bool:
        return self.width() >= WIDE * base_size() and self.height() >= HIGH * base_size()

    def fit(self) -> None:
        """Show everything at once, or charts and analysis in turn beside the ranking."""
        analysable = self.analysis.analyst.possible
        beside = self.right.indexOf(self.charts) >= 0
        if self._spacious and beside:
            set_stacked(self._chart_row, False)
            self._left.column.insertWidget(3, self.charts, 1)
        elif not self._spacious and not beside:
            set_stacked(self._chart_row, True)
            self.right.insertWidget(0, self.charts)
            self.right.setCurrentWidget(self.charts)
        self.charts.show()  # a stack hides what it gives away
        self.analyse_button.setVisible(analysable and not self._spacious)
        self.right.setVisible(analysable or not self._spacious)
        judged = self.right.currentWidget() is self.analysis and not self._spacious
        left = 64 if self._spacious else 40 if judged else 60
        self._halves.setStretch(0, left)
        self._halves.setStretch(1, 100 - left)
        set_stacked(self._buttons, self._buttons_width() > self.width())
        set_stacked(self.stories.cards, self.width() * left / 100 < STORIES * base_size())
        self._name_button()

    def _buttons_width(self) -> int:
        """The width of all buttons beside each other, in pixels."""
        shown = [one for one in (*self._quiet, *self._strong) if not one.isHidden()]
        return sum(one.sizeHint().width() + SPACE for one in shown) + 4 * SPACE

    # -- the game -------------------------------------------------------------------------------

    def show_game(self, game: Game, about: About | None = None) -> None:
        """Tell the story of a game that is over; an analysis that is kept in what its record is
        about is not made again."""
        self._game, self._about, balance = game, about or {}, balance_of(game)
        self.ranking.show_game(game, balance)
        self.stories.show_game(game, balance)
        self._tell(game, balance)
        self.analysis.show_record(Record.of(game, about=about))
        self.next_steps.setVisible(is_first_game(self._about))
        self.share_button.setText(self.tr("Copy the result"))
        self.share_button.setVisible(bool(self._day))
        self._show_right(self.charts)

    @property
    def _day(self) -> str:
        """Whose game this is, if it counts for one: that is the result that one shows."""
        return "" if "parent" in self._about else day_in(self._about.get(DAILY))

    def _share(self) -> None:
        assert self._game is not None
        text = result_to_share(date.fromisoformat(self._day), self._game)
        QGuiApplication.clipboard().setText(text)
        self.share_button.setText(self.tr("Copied"))

    def _replay_round(self, number: int) -> None:
        """Show the replay from the end of a round on."""
        assert self._game is not None
        self.replay_from.emit(rounds_of(self._game)[number].position)

    def shows(self, game: Game) -> bool:
        return self._game is game

    def _show_branches(self) -> None:
        """The tree below the ranking, and what is other than in the game that this comes from."""
        self.branches.setVisible(self.branches.wanted)
        game, parent = self._branches.current, self._branches.parent_game
        lines = []
        if game is not None and parent is not None:
            lines = compared(game, parent, self._branches.parting)
        self.compared.setText("\n".join(lines))
        better = game is not None and is_better(game, parent)
        set_style_property(self.compared, "kind", "good" if better else "")
        self.compared.setVisible(bool(lines))

    def _turn_over(self) -> None:
        """Turn to the analysis, which starts with the first look at it, or back to the charts."""
        if self.right.currentWidget() is self.analysis:
            self._show_right(self.charts)
            return
        self._show_right(self.analysis)
        analyst = self.analysis.analyst
        if not analyst.done:
            analyst.start()

    def _show_right(self, part: QWidget) -> None:
        if self.right.indexOf(part) >= 0:
            self.right.setCurrentWidget(part)
        self.fit()

    def _name_button(self) -> None:
        text, tip = self.tr("Analyse"), self.tr("Let the expert judge the decisions of this game")
        if self.right.currentWidget() is self.analysis:
            text, tip = self.tr("Charts"), self.tr("The story of the game by round")
        self.analyse_button.setText(text)
        self.analyse_button.setToolTip(tip)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, game: Game, balance: Balance) -> None:
        """Tell who has won, and how it came."""
        players = game.config.players
        seats = game.state.result.winners if game.state.result is not None else ()
        people = self._about.get(HERE, list(humans_of(game.config)))
        mine = len(seats) == 1 and list(seats) == people
        names = listed(players[seat].name for seat in seats)
        if mine:
            text = self.tr("You win")
        elif len(seats) > 1:
            text = self.tr("{names} share the victory").format(names=names)
        else:
            text = self.tr("{name} wins").format(name=names)
        played = (
            *(result_line(game), board_name(game.state.rules.board)),
            *(plurals.players(len(players)), plurals.rounds(game.state.round)),
            *self._notes(game),
        )
        colors = [players[seat].color for seat in seats]
        self.winners.show_winners(text, " · ".join(played), colors, grand=mine)
        rounds = rounds_of(game)
        for chart, title, figures in (
            (self.cities, self.tr("Cities by round"), [each.cities for each in rounds]),
            (self.money, self.tr("Money by round"), [each.money for each in rounds]),
            (self.power, self.tr("Cities powered by round"), [each.power for each in rounds]),
        ):
            lines = zip(players, zip(*figures, strict=True), strict=True)
            chart.show_series(
                title,
                [Series(player.name, player.color, values) for player, values in lines],
                balance.turning_point.round,
            )

    def _notes(self, game: Game) -> Iterator[str]:
        """How many moves were taken back by agreement, and whether the game counts."""
        taken_back, several = self._about.get(TAKE_BACKS, 0), len(humans_of(game.config)) > 1
        if taken_back and several:
            yield take_backs_text(taken_back, agreed=True)
        if is_first_game(self._about):
            yield self.tr("your first game: not rated")
        if coach_from(self._about) is not None:
            yield self.tr("with a coach: not rated")
