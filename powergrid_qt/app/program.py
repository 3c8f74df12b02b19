"""The root of the application: makes and owns what outlives every page.

Views show what is here and are handed it; none of them makes a service of its own.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings

if TYPE_CHECKING:
    from powergrid_qt.app.analyst import Analyst
    from powergrid_qt.app.branches import Branches
    from powergrid_qt.app.coach import Coach
    from powergrid_qt.app.controller import GameController
    from powergrid_qt.app.game_keeper import GameKeeper
    from powergrid_qt.app.hints import Hints
    from powergrid_qt.app.lessons.lesson_controller import LessonController
    from powergrid_qt.app.library.history import History
    from powergrid_qt.app.mistakes import ExerciseJudge
    from powergrid_qt.app.puzzles import TrialController
    from powergrid_qt.app.together.guest_controller import GuestController
    from powergrid_qt.app.together.hosting import Hosting
    from powergrid_qt.app.together.known_tables import TablePlace
    from powergrid_qt.app.together.nearby import NearbyTables
    from powergrid_qt.app.together.remote_table import RemoteTable
    from powergrid_qt.engine import Event, Record


class Program(QObject):
    """`moved`: the game on the table is another one, or has gone on. `ended`: it has just come to
    its end. `failed(text)`: something went wrong at the table that people must hear of.
    `mishap(LibraryMishap)`: the file with the history is not as it should be. Each part is imported
    and made when it is first asked for, so that the window opens at once."""

    moved = Signal()
    ended = Signal()
    failed = Signal(str)
    mishap = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings

    def has_made(self, part: str) -> bool:
        """Whether a part has been asked for before."""
        return part in self.__dict__

    # -- the game on the table ------------------------------------------------------------------

    @cached_property
    def controller(self) -> "GuestController":
        from powergrid_qt.app.game_sounds import GameSounds
        from powergrid_qt.app.together.guest_controller import GuestController

        controller, settings = GuestController(parent=self), self.settings
        self._follow_delay(controller)
        controller.ask_always(settings.ask_always)
        settings.ask_always_changed.connect(controller.ask_always)
        self._sounds = GameSounds(controller, settings, self)
        controller.changed.connect(self.moved)
        controller.changed.connect(self._look_for_end)
        controller.failed.connect(self.failed)
        controller.to_keep.connect(self._keep_shared_game)
        return controller

    @cached_property
    def keeper(self) -> "GameKeeper":
        from powergrid_qt.app.game_keeper import GameKeeper

        return GameKeeper(self.controller, self)

    @cached_property
    def hints(self) -> "Hints":
        from powergrid_qt.app.hints import Hints

        return Hints(self.controller)

    @cached_property
    def coach(self) -> "Coach":
        from powergrid_qt.app.coach import Coach

        coach, settings = Coach(self.controller), self.settings
        coach.show_warnings(settings.warnings)
        settings.warnings_changed.connect(coach.show_warnings)
        return coach

    @cached_property
    def hosting(self) -> "Hosting":
        from powergrid_qt.app.together.hosting import Hosting

        return Hosting(self)

    @cached_property
    def nearby(self) -> "NearbyTables":
        from powergrid_qt.app.together.nearby import NearbyTables

        return NearbyTables(self)

    def join_table(self, place: "TablePlace") -> "RemoteTable":
        """Go to a table elsewhere; the game on the table here is left."""
        from powergrid_qt.app.together.remote_table import RemoteTable

        self.leave_table()
        table = RemoteTable(place, self)
        self.controller.sit_down(table)
        return table

    def _keep_shared_game(self, place: "TablePlace") -> None:
        """A game that is played elsewhere is among one's own, in the end with its whole record."""
        self.keeper.keep_shared(saves_dir() / place.game if place.game else None)
        if self.controller.table is not None and self.keeper.path is not None:
            self.controller.table.keep_game(self.keeper.path.name)

    def ring(self) -> None:
        """Be heard, if the user wants to hear anything: somebody waits."""
        if self.has_made("controller"):
            self._sounds.ring()

    @property
    def record(self) -> "Record | None":
        """The game on the table as far as it has come; None if there was none yet."""
        has_game = self.has_made("controller") and self.controller.has_game
        return self.controller.record if has_game else None

    def keep_game(self) -> bool:
        """Make sure that the game is in its file; whether there is one, and it is."""
        return self.has_made("keeper") and self.keeper.all_written()

    @property
    def unwritten(self) -> "Mapping[Path, Record]":
        """Games that are ahead of their files, or have none yet."""
        return self.keeper.unwritten if self.has_made("keeper") else {}

    def leave_table(self) -> None:
        """Nobody plays on for now, and the file of the game is free for others."""
        if self.has_made("controller"):
            self.controller.stop()
            self.controller.leave()
        if self.has_made("keeper"):
            self.keeper.leave()

    def _look_for_end(self, events: "Sequence[Event]") -> None:
        from powergrid_qt.app.about import HERE
        from powergrid_qt.engine.events import GameEnded

        if any(isinstance(event, GameEnded) for event in events):
            controller = self.controller
            self.settings.has_finished |= bool(controller.about.get(HERE, controller.humans))
            _ = self.history  # tells what is wrong with its file
            self.library.remember(controller.record, controller.game, self.keeper.path)
            self.ended.emit()

    # -- other tables ---------------------------------------------------------------------------

    @cached_property
    def replay_controller(self) -> "GameController":
        """The controller of a game that is only looked at."""
        from powergrid_qt.app.controller import GameController

        return GameController(watching=True, parent=self)

    @cached_property
    def lesson_controller(self) -> "LessonController":
        from powergrid_qt.app.lessons.lesson_controller import LessonController

        controller = LessonController(self)
        self._follow_delay(controller)
        return controller

    @cached_property
    def puzzle_controller(self) -> "TrialController":
        from powergrid_qt.app.puzzles import TrialController

        return TrialController(self)

    @cached_property
    def exercise_controller(self) -> "TrialController":
        from powergrid_qt.app.puzzles import TrialController

        return TrialController(self)

    def _follow_delay(self, controller: "GameController") -> None:
        """Let computer players move as quickly as the user wants to see it."""

        def follow(delay_ms: int) -> None:
            controller.delay_ms = delay_ms

        follow(self.settings.delay_ms)
        self.settings.delay_changed.connect(follow)

    # -- all games ------------------------------------------------------------------------------

    @cached_property
    def library(self) -> Library:
        library = Library(self.settings, self)
        library.unwritten = lambda: self.unwritten
        return library

    @cached_property
    def history(self) -> "History":
        from powergrid_qt.app.library.history import History

        history = History(self.library, self)
        history.mishap.connect(self.mishap)
        return history

    @cached_property
    def exercise_judge(self) -> "ExerciseJudge":
        from powergrid_qt.app.mistakes import ExerciseJudge

        return ExerciseJudge(self)

    @cached_property
    def branches(self) -> "Branches":
        from powergrid_qt.app.branches import Branches

        return Branches(self.library, self)

    def look_for_branches(self) -> None:
        """Look for the branches of the game on the table, if that is kept anywhere."""
        path = self.keeper.path
        if path is not None:
            self.branches.look_for(self.controller.record, path, self.settings.recent_files)

    @cached_property
    def analyst(self) -> "Analyst":
        from powergrid_qt.app.analyst import Analyst

        analyst = Analyst(self)
        analyst.made.connect(self._keep_analysis)
        return analyst

    def _keep_analysis(self, analysis: dict[str, Any]) -> None:
        from powergrid_qt.ai.kept_analysis import KEY

        assert self.analyst.record is not None
        self.keeper.add_to_about(self.analyst.record, KEY, analysis)

    # -- the end --------------------------------------------------------------------------------

    def close(self) -> None:
        """Leave no process, no thread and no open file behind; what can be written is written."""
        if self.has_made("keeper"):
            self.keeper.leave()
        if self.has_made("hints"):
            self.hints.end()
        if self.has_made("coach"):
            self.coach.end()
        if self.has_made("analyst"):
            self.analyst.stop()
        if self.has_made("hosting"):
            self.hosting.close()
        if self.has_made("exercise_judge"):
            self.exercise_judge.end()
        if self.has_made("controller"):
            self.controller.close()
            self._sounds.player.stop()
        if self.has_made("library"):
            self.library.close()
        self.settings.save()
