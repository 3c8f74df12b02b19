"""What is heard of a game: that it is one's turn, the hammer, the lights, a new step, the end."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.sound import Sound, SoundPlayer
from powergrid_qt.engine import Event
from powergrid_qt.engine.events import CardSold, GameEnded, PlantsRun, StepStarted


class GameSounds(QObject):
    """Listens to a game, and plays what matters most of each change, if the user wants to hear it.
    Nothing is heard of what is only loaded or taken back."""

    def __init__(self, controller: GameController, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self.player = SoundPlayer()
        controller.changed.connect(self._changed)
        settings.sound_changed.connect(self._switch)

    def _switch(self, wanted: bool) -> None:
        """With an example of what is to come; off: at once."""
        if wanted:
            self.player.play(Sound.TURN)
        else:
            self.player.stop()

    def _changed(self, events: Sequence[Event]) -> None:
        if events and self._settings.sound:
            sound = max(self._sounds_of(events), default=None)
            if sound is not None:
                self.player.play(sound)

    def _sounds_of(self, events: Sequence[Event]) -> Iterable[Sound]:
        controller = self._controller
        last = controller.game.moves[-1].seat
        if controller.human_to_move and last not in controller.humans:
            yield Sound.TURN
        for event in events:
            match event:
                case CardSold():
                    yield Sound.HAMMER
                case PlantsRun(powered=powered) if powered and event.seat in controller.humans:
                    yield Sound.LIGHTS
                case StepStarted():
                    yield Sound.STEP
                case GameEnded():
                    yield Sound.END
