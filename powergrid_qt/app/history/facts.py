"""From a record to what the history remembers of it."""

from datetime import datetime

from powergrid_qt.app.about import PRACTICE, day_in, game_id, parent_of
from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.app.history.judged import judged_texts
from powergrid_qt.app.turn.played_game import ENDED
from powergrid_qt.engine import Game, Record, load_board
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.past.game import PastGame, PastSeat
from powergrid_qt.models.plain_text import presentable

LATEST = 32_503_680_000
"""The year 3000: what lies later, or before 1970, is no time of a game."""
MOST = 1_000_000
"""No count of a game is higher; a record may claim anything."""


def past_game(record: Record, game: Game, file: str, saved: float) -> PastGame | None:
    """None if it is not over, or nobody but computer players took part. `saved`: when the file was
    written, in seconds; an older record does not tell when it ended."""
    config, about, result = record.config, record.about, game.state.result
    if result is None or all(seat.kind != HUMAN for seat in config.players):
        return None
    places = {seat: place for place, seat in enumerate(result.ranking, start=1)}
    places.update(dict.fromkeys(result.winners, 1))
    options, judged = config.options, judged_texts(record)
    return PastGame(
        id=_text(game_id(record)),
        file=_text(file),
        board=_text(config.board),
        board_name=_text((config.own_board or load_board(config.board)).name),
        edition=_text(config.edition),
        promo=_text(",".join(options.promo)),
        beginner=options.beginner,
        open_money=options.open_money,
        draft=options.draft,
        rounds=game.state.round,
        begun=seconds(about.get("begun")),
        ended=seconds(about.get(ENDED)) or int(saved),
        take_backs=min(about.get("take_backs", 0), MOST),
        hints=min(about.get("hints", 0), MOST),
        played_on=_played_on(record),
        practice=day_in(about.get(PRACTICE)) != "",
        first_game=is_first_game(about),
        seats=tuple(
            PastSeat(
                name=presentable(_text(seat.name)),
                color=seat.color,
                kind=_text(seat.kind),
                place=places[number],
                powered=result.powered[number],
                money=min(game.state.players[number].money, MOST),
                analysis=judged.get(number, ""),
            )
            for number, seat in enumerate(config.players)
        ),
    )


def _text(text: str) -> str:
    """Without halves of letters, which JSON can hold and the file cannot."""
    return text.encode("utf-8", "replace").decode()


def _played_on(record: Record) -> bool:
    """A copy of a whole game is that game."""
    parent = parent_of(record)
    return parent is not None and not (parent.copied and parent.move == len(record.moves))


def seconds(text: object) -> int | None:
    """A time in a record, in which somebody may have written anything."""
    try:
        found = int(datetime.fromisoformat(str(text)).timestamp())
    except (ValueError, OverflowError, OSError):
        return None
    return found if 0 <= found <= LATEST else None
