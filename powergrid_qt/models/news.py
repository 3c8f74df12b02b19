"""What has happened lately: news since a player last did something, and the last round in short."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from powergrid_qt.engine import CardId, Counts, Event, Game
from powergrid_qt.engine import events as happened
from powergrid_qt.engine.moves import counts
from powergrid_qt.engine.state import BUREAUCRACY
from powergrid_qt.words.events import news_text


@dataclass(frozen=True, slots=True)
class News:
    text: str
    seat: int | None
    """The seat of who has done it; None: the Trust has, or nobody."""
    by_somebody: bool
    move: int
    """The number of the move that it came of, by which the log knows it."""
    city: str | None
    """The city on the map where it happened, if there is one."""


AUCTION = happened.AuctionOpened, happened.BidRaised
OVER: dict[type[Event], tuple[type[Event], ...]] = {
    happened.BidRaised: (happened.BidRaised,),
    happened.CardSold: AUCTION,
    happened.CardUnsold: AUCTION,
}
"""What is no news any more when something happens: of an auction only how it ends is, and while it
goes on who began it and the highest bid."""


def news_since(game: Game, move: int, reader: int) -> tuple[News, ...]:
    """What others did after a move, the oldest first."""
    found: list[tuple[int, Event]] = []
    for number in range(move + 1, len(game.moves) + 1):
        for event in game.events_of(number):
            over = OVER.get(type(event), ())
            found = [one for one in found if not isinstance(one[1], over)]
            if getattr(event, "seat", None) == reader:
                continue
            if found and (purchase := _together(found[-1][1], event)) is not None:
                found[-1] = number, purchase
            else:
                found.append((number, event))
    told = ((number, event, news_text(event, game)) for number, event in found)
    return tuple(
        _news(game, number, event, text) for number, event, text in told if text is not None
    )


def _news(game: Game, number: int, event: Event, text: str) -> News:
    site = getattr(event, "city", None) or getattr(event, "site", None)
    return News(
        text=text,
        seat=getattr(event, "seat", None),
        by_somebody=hasattr(event, "seat"),
        move=number,
        city=site if site in game.state.rules.board.city_index else None,
    )


def _together(last: Event, event: Event) -> Event | None:
    """Return two purchases as one, if somebody bought one kind of token after the other."""
    match last, event:
        case happened.TokensBought(), happened.TokensBought() if last.seat == event.seat:
            tokens = counts(Counter(dict(last.tokens)) + Counter(dict(event.tokens)))
            return happened.TokensBought(event.seat, tokens, last.price + event.price)
    return None


@dataclass(frozen=True, slots=True)
class RoundStory:
    """A round in short: who earned what, what was refilled, which cards came and went."""

    round: int
    earned: tuple[happened.PlantsRun, ...]
    """What everybody earned, in the order in which they were paid."""
    refilled: Counts
    """The tokens that came back to the market, in its order of kinds."""
    came: tuple[CardId, ...]
    """Cards that came into the market in the bureaucracy."""
    left: tuple[CardId, ...]


def story_of_last_round(game: Game) -> RoundStory | None:
    """The last round that is over; None in the first one."""
    if game.state.round < 2:
        return None
    ended: list[Event] = []
    running: list[Event] = []
    for event in game.events:
        if isinstance(event, happened.RoundStarted):
            ended, running = running, []
        else:
            running.append(event)
    state = game.state
    return _story(state.round - 1, ended, tuple(state.rules.refill_table(state)))


def _story(number: int, events: list[Event], fuels: Sequence[str]) -> RoundStory:
    last_phase = [
        place
        for place, event in enumerate(events)
        if isinstance(event, happened.PhaseStarted) and event.phase == BUREAUCRACY
    ]
    events = events[last_phase[-1] :] if last_phase else events
    left = tuple(
        event.card
        for event in events
        if isinstance(event, happened.CardRemoved | happened.CardBuried)
    )
    refilled = next((event.tokens for event in events if isinstance(event, happened.Refilled)), ())
    drawn = [event.card for event in events if isinstance(event, happened.CardDrawn)]
    return RoundStory(
        round=number,
        earned=tuple(event for event in events if isinstance(event, happened.PlantsRun)),
        refilled=tuple(sorted(refilled, key=lambda one: fuels.index(one[0]))),
        came=tuple(card for card in drawn if card not in left),
        left=left,
    )
