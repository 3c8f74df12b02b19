"""What the expert says of a decision, in the user's language."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.analysis import Verdict
from powergrid_qt.engine import Game
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import phase_name
from powergrid_qt.words.reasons import reason_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class VerdictWords:
    where: str
    cost: str
    played: str
    better: str
    reason: str
    """Empty where the expert gave none."""

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for line in (self.played, self.better, self.reason) if line)


def place_text(place: float) -> str:
    """An expected place in the ranking: "2.3", with the decimal point of the language."""
    point = translate("Verdicts", ".", "decimal point")
    return f"{place:.1f}".replace(".", point)


def verdict_words(verdict: Verdict, game: Game) -> VerdictWords:
    """`game`: right before the decision."""
    best = verdict.best
    return VerdictWords(
        where=translate("Verdicts", "Round {round}, {phase}").format(
            round=game.state.round, phase=phase_name(game.state.phase)
        ),
        cost=translate("Verdicts", "place {before} → {after}").format(
            before=place_text(verdict.best_place), after=place_text(verdict.played_place)
        ),
        played=translate("Verdicts", "Played: {move}").format(move=move_text(verdict.played, game)),
        better=translate("Verdicts", "Expert: {move}").format(move=move_text(best.move, game)),
        reason="" if best.reason is None else reason_text(best.reason, game),
    )
