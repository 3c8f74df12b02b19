"""What a turn does that a hint advises, in the user's language: one title, and its figures. `game`
is the game right before the turn. Every number is the engine's: the moves are tried out."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.advice import Advice, laid_out
from powergrid_qt.ai.judge import Judgement
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.moves import Bid, Build, Buy, Done, Hire, Open, Place
from powergrid_qt.engine.state import RESOURCES
from powergrid_qt.engine.what_if import trial
from powergrid_qt.words.moves import bid_text, hire_text, move_text
from powergrid_qt.words.names import (
    card_name,
    listed,
    money_text,
    piece_name,
    site_name,
    tokens_text,
)

translate = QCoreApplication.translate


def turn_text(advice: Advice, game: Game) -> str:
    """A whole turn: "Build in Köln, Bonn and Trier for 59 €: 12 € left"."""
    if advice.limit is not None:
        return _bid(advice.moves[0], advice.limit.amount, game)
    return moves_text(advice.moves, game)


def moves_text(moves: Sequence[Move], game: Game) -> str:
    """Return moves of one turn in words, with what they cost together and what is left."""
    if not isinstance(moves[0], Buy | Build | Place | Hire):
        return what_text(moves, game)
    price, left = spent_on(laid_out(moves), game)
    if not price:
        return what_text(moves, game)
    return translate("Turns", "{what} for {price}: {left} left").format(
        what=what_text(moves, game), price=money_text(price), left=money_text(left)
    )


def what_text(moves: Sequence[Move], game: Game) -> str:
    """What is done, without what it costs: "Build in Köln, Bonn and Trier"."""
    first, done = moves[0], laid_out(moves)
    match first:
        case Done():
            return _nothing(game)
        case Buy():
            bought = [move for move in done if isinstance(move, Buy)]
            tokens = tokens_text(bought[0].tokens, game.state.rules.board)
            return translate("Turns", "Buy {what}").format(what=tokens)
        case Build() | Place() | Hire():
            return _expansion(done, game)
    return move_text(first, game)


def spent_on(turn: Sequence[Move], game: Game) -> tuple[int, int]:
    """What moves cost together, and what is left then."""
    tried = trial(game)
    seat = turn[0].seat
    before = tried.state.players[seat].money
    for move in turn:
        tried.apply(move)
    left = tried.state.players[seat].money
    return before - left, left


def _is_begun(game: Game) -> bool:
    """Whether something was bought or built in this turn."""
    return not getattr(game.state.decision, "idle", True)


def _nothing(game: Game) -> str:
    if game.state.phase == RESOURCES:
        if _is_begun(game):
            return translate("Turns", "Buy no more fuel")
        return translate("Turns", "Buy no fuel this round")
    if _is_begun(game):
        return translate("Turns", "Build no more cities")
    return translate("Turns", "Build nothing this round")


def _bid(move: Move, limit: int, game: Game) -> str:
    assert isinstance(move, Bid | Open)
    bid = move.bid if isinstance(move, Open) else move.amount
    card = card_name(move.card) if isinstance(move, Open) else ""
    if isinstance(game.legal_moves, AuctionOptions):
        text = translate("Turns", "Bid {bid}, up to {limit}, then let it go")
        if limit <= bid:
            text = translate("Turns", "Bid {bid}, but no more")
    else:
        text = translate("Turns", "Put up {card}: bid {bid}, up to {limit}, then let it go")
        if limit <= bid:
            text = translate("Turns", "Put up {card} and bid {bid}, but no more")
    return text.format(card=card, bid=bid_text(game, move.seat, bid), limit=money_text(limit))


def _expansion(turn: Sequence[Move], game: Game) -> str:
    """Houses by their cities, other pieces with theirs, cards that are laid, and who is hired."""
    cities: list[str] = []
    cards: list[str] = []
    hired: list[str] = []
    parts: list[str] = []
    for move in turn:
        match move:
            case Build(_, city, None | "house"):
                cities.append(site_name(game, city))
            case Build(_, city, str(what)):
                text = translate("Turns", "build a {piece} in {city}")
                parts.append(text.format(piece=piece_name(what), city=site_name(game, city)))
            case Place(_, card, _):
                cards.append(card_name(card))
            case Hire(_, seasonal, robot) if seasonal or robot:
                hired.append(hire_text(move))
    if cities:
        parts.insert(0, translate("Turns", "build in {cities}").format(cities=listed(cities)))
    elif not any(isinstance(move, Build) for move in turn):
        nothing = translate("Turns", "build nothing this round")
        if _is_begun(game):
            nothing = translate("Turns", "build nothing more")
        parts.insert(0, nothing)
    if cards:
        parts.append(translate("Turns", "place {card}").format(card=listed(cards)))
    what = listed([*parts, *hired])
    return what[:1].upper() + what[1:]


def of_100(chance: float) -> int:
    """Return a chance of 100, by way of thousandths, in which analyses are kept."""
    return round(100 * round(chance, 3))


def figures_text(judgement: Judgement, game: Game) -> str:
    """How many games are won like this, and with the next best; empty: nothing was compared."""
    best, *others = judgement.candidates
    if not best.outcomes:
        return ""
    chance = of_100(best.mean.chance)
    text = translate("Turns", "Wins about {chance} of 100 such games.")
    if not others or not others[0].outcomes:
        return text.format(chance=chance)
    other = max(others, key=lambda one: one.worth)
    usual = of_100(other.mean.chance)
    if usual < chance:
        text = translate(
            "Turns", "Wins about {chance} of 100 such games. Next best: {other} ({usual})."
        )
    else:
        text = translate("Turns", "Wins about {chance} of 100 such games. As good: {other}.")
    return text.format(chance=chance, other=what_text((other.move,), game), usual=usual)


def few_figures_text(judgement: Judgement) -> str:
    """Return the figures in a line, "Wins about 62 of 100, next best 57"."""
    best, *others = judgement.candidates
    if not best.outcomes:
        return ""
    chance = of_100(best.mean.chance)
    compared = [one for one in others if one.outcomes]
    usual = chance
    if compared:
        usual = of_100(max(compared, key=lambda one: one.worth).mean.chance)
    text = translate("Turns", "Wins about {chance} of 100")
    if usual < chance:
        text = translate("Turns", "Wins about {chance} of 100, next best {usual}")
    return text.format(chance=chance, usual=usual)
