"""What happens to promo cards, whichever they are: they are drawn, won, put under plants."""

from collections.abc import Iterator

from powergrid_qt.engine.agenda import Decision, Options
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Attached, CardBuried, CardDrawn, Event, PromoWon
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Attach, Move
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.values import value


def draw(state: GridState, card: PromoCard, log: list[Event]) -> bool:
    """Carry out a card that is not a plant; True if an auction was pushed on the agenda."""
    log.append(CardDrawn(card.id))
    if card.goes_under(state):
        state.pile = (*state.pile, card.id)
        log.append(CardBuried(card.id))
        return False
    return card.drawn(state, log)


def nothing_to_draw(state: GridState) -> bool:
    """The pile is empty, or all its cards would go under it again for ever (PR6)."""
    pile, cards = state.pile, state.rules.cards
    if not pile or not cards:
        return not pile
    return all(card in cards and cards[card].goes_under(state) for card in pile)


def win(state: GridState, seat: int, card: PromoCard, log: list[Event]) -> None:
    player = state.players[seat]
    log.append(PromoWon(seat, card.id))
    player.cards = (*player.cards, card.id)
    player.connected += card.cities
    if card.boost:
        state.agenda.append(Attaching(seat, card.id))
    card.won(state, seat, log)


def lose_attached(state: GridState, seat: int, plant: CardId) -> None:
    """PR2: what lies under a plant leaves the game with it."""
    player = state.players[seat]
    gone = [card for card, under in player.attached if under == plant]
    if gone:
        player.attached = tuple(one for one in player.attached if one[1] != plant)
        player.cards = tuple(card for card in player.cards if card not in gone)


@value
class Attaching(Decision[GridState]):
    """PR2: the winner puts a card under one of their plants."""

    seat: int
    card: str

    accepts = (Attach,)

    def options(self, state: GridState) -> "AttachOptions":
        return AttachOptions(state, self)

    def check(self, state: GridState, move: Attach) -> Refusal | None:
        if move.plant not in state.players[self.seat].plants:
            return refuse("not_your_plant", plant=move.plant)
        return None

    def apply(self, state: GridState, move: Attach, log: list[Event]) -> None:
        player = state.players[self.seat]
        player.attached = (*player.attached, (self.card, move.plant))
        log.append(Attached(self.seat, move.plant, card=self.card))
        state.agenda.pop()


class AttachOptions(Options[GridState]):
    __slots__ = ()
    decision: Attaching

    @property
    def plants(self) -> tuple[CardId, ...]:
        return self.state.players[self.seat].plants

    def __iter__(self) -> Iterator[Move]:
        return (Attach(self.seat, plant) for plant in self.plants)
