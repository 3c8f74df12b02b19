"""Which plant goes when one too many was bought."""

from powergrid_qt.ai.grid.hands import spare
from powergrid_qt.ai.grid.last_round import winning_scraps
from powergrid_qt.ai.grid.outlook import Outlook, without
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.moves import Counts, Move, Scrap


def scrap_worst(outlook: Outlook, options: ScrapOptions) -> Move:
    """The plant whose going leaves the best hand; of tokens, those go that are cheapest."""
    state, seat = options.state, options.seat
    player = state.players[seat]
    city_price = outlook.city_price(state, seat)

    may_go = candidates(options)
    drops = {plant: options.drops(plant)[0] for plant in may_go}
    winning = winning_scraps(outlook, state, seat, drops)

    def left_worth(plant: CardId) -> float:
        left = tuple([other for other in player.plants if other != plant])
        attached = without(player.attached, plant)
        return outlook.future(seat, left, attached, player.connected, player.money, city_price)

    plant = winning[0] if winning else max(may_go, key=left_worth)
    index = state.rules.edition.fuel_index

    def lost(drop: Counts) -> float:
        return sum(outlook.prices(state)[index[fuel]] * amount for fuel, amount in drop)

    return Scrap(seat, plant, min(options.drops(plant), key=lost))


def candidates(options: ScrapOptions) -> list[CardId]:
    """The plants that may go and are beaten by, or differ from, those that stay."""
    state = options.state
    player, rules = state.players[options.seat], state.rules
    allowed = options.candidates
    may_go = spare(rules.hand(player.plants, player.attached))
    return [plant.id for plant in may_go if plant.id in allowed] or list(allowed)
