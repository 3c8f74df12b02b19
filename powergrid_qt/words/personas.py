"""What computer players with a character are called, how they play, and how they put it."""

from powergrid_qt.ai.personas import line_about, personas
from powergrid_qt.engine import Game
from powergrid_qt.words.names import in_words


def persona_names() -> dict[str, str]:
    """The names of all personas, by their ids."""
    return {persona.id: in_words(persona.name) for persona in personas().values()}


def persona_line(persona: str, edition: str) -> str:
    """How somebody plays an edition; empty if nothing is known."""
    return in_words(line_about(persona, edition))


def own_words(code: str, game: Game, seat: int) -> str:
    """The sentence in which the player at a seat would give a reason; empty: the plain one."""
    persona = game.config.players[seat].persona
    known = personas().get(persona) if persona else None
    return "" if known is None else in_words(known.says.get(code, ""))
