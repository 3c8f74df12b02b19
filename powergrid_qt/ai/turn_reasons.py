"""Why a turn is advised, in parts that words can be made of: light and income now, plants against
cities, what a rival would take otherwise, the order of the next round, how near the end is. Every
number is one that the rules confirm: the turn is tried out, and so is what rivals could do."""

from collections.abc import Sequence
from typing import Any

from powergrid_qt.ai.family import AiFamily, FuelShortage, family_of
from powergrid_qt.engine import Game, Move
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import (
    Bid,
    Build,
    Buy,
    Done,
    Hire,
    Open,
    Pass,
    Place,
    Reason,
    because,
)
from powergrid_qt.engine.state import BUILDING, EXPANSION, RESOURCES
from powergrid_qt.engine.what_if import ask, next_order, trial, with_cities

HOUSES = (None, "house")
"""The pieces that connect a city, as `Build` names them."""
MOST = 2
"""The most reasons that are given for a turn: nobody reads more."""
ESTIMATES = frozenset(
    {
        *("plant_gains", "plant_gains_over", "plant_gains_rival", "bid_worth", "bid_worth_all"),
        *("promo_worth", "outpost_worth", "outpost_worth_with_rivals", "outpost_house"),
        *("fuel_run", "city_income", "city_grows", "bid_too_dear"),
        *("outpost_too_dear", "promo_not_worth", "run_best", "outpost_run"),
    }
)
"""What the policy says of its own move, by estimates that nobody can check, or of a single move
where the whole turn is advised, or that is said with the move."""
DECISIVE = frozenset(
    {
        *("must_buy", "bid_no_money", "bid_other_better", "outpost_nothing_worth_it"),
        *("city_wins", "city_last_round", "build_not_end", "outpost_ends_and_wins"),
    }
)
"""What the policy says that is stronger than all else."""
VAGUE = frozenset({"fuel_none", "build_stop", "pass_keeps_money", "outpost_no_seasonal"})
"""What the policy says where there is nothing better to say."""
FIGHTS = frozenset({"turn_denies", "turn_denies_fuel", "turn_place", "turn_site"})
"""The reasons that say what a turn keeps from a rival."""
CHEAP = 3
"""A rival is expected in a city that is among so many of the cheapest ones for them."""
NEAR_STEP = 2
"""Step 2 is near when a player lacks so many cities."""
MOST_IN_A_ROUND = 7
"""Cities that anybody connects in one round."""
ROOM = 2
"""Plants suffice for a while that power so many cities more than are connected."""


def reasons_for(game: Game, moves: Sequence[Move], own: Reason | None) -> tuple[Reason, ...]:
    """Why these moves, the strongest reason first. `game`: as the player on move sees it; `own`:
    what the policy says of the first one."""
    said = [own] if own is not None and own.code not in ESTIMATES else []
    found = [one for one in said if one.code in DECISIVE]
    turn = TurnReasons(game, moves)
    match moves[0]:
        case Pass():
            found += turn.of_passing()
        case Open() | Bid():
            found += turn.of_bidding()
        case Buy() | Done() if game.state.phase == RESOURCES:
            found += turn.of_buying()
        case Build() | Place() | Hire() | Done():
            found += turn.of_building()
    found += [one for one in said if one.code not in DECISIVE | VAGUE]
    if not found:
        found += said
    if found and found[0].code in DECISIVE:  # all that is to say of the last round
        found = [found[0], *[one for one in found[1:] if one.code != "city_last_round"]]
    if any(isinstance(move, Pass | Done) for move in moves[:1]):
        found.append(because("turn_keeps", left=game.state.players[moves[0].seat].money))
    return tuple(found[:MOST])


def fuel_short(shortage: FuelShortage) -> Reason:
    """Which fuel a player will not find, and who buys it away."""
    fuel, left, needed = shortage.fuel, shortage.left, shortage.needed
    if not shortage.before:
        return because("fuel_short_already", fuel=fuel, tokens=left, needed=needed)
    takers = ",".join(map(str, shortage.before))
    return because("fuel_short", takers=takers, fuel=fuel, tokens=left, needed=needed)


def lit(family: AiFamily, state: Any, seat: int) -> int:
    """Cities that a player could power now with the fuel, or the workers, that are there."""
    player = state.players[seat]
    able: int = min(player.connected, family.full_power(state, player))
    return able - family.lack(state, player).cities


class TurnReasons:
    """Each method gives what there is to say of one side of the turn, if anything."""

    def __init__(self, game: Game, moves: Sequence[Move]) -> None:
        self._game, self._moves = game, moves
        self._family = family_of(game.config)
        self._state: Any = game.state
        self._seat = moves[0].seat
        self._rivals = [seat for seat in game.state.order if seat != self._seat]
        self._income = game.state.rules.edition.income

    @property
    def _me(self) -> Any:
        return self._state.players[self._seat]

    # -- plants ---------------------------------------------------------------------------------

    def of_passing(self) -> list[Reason]:
        capacity, cities = self._family.full_power(self._state, self._me), self._me.connected
        found: list[Reason] = []
        if cities and capacity >= cities + ROOM:
            found.append(because("turn_enough", capacity=capacity, network=cities))
        decision = self._state.decision
        if isinstance(decision, Auction) and self._family.has_space(self._state, self._me):
            card, power = decision.card, self._family.card_power(self._state, decision.card)
            if power and capacity >= self._family.power_with(self._state, self._me, card):
                same = because("turn_same_power", card=card, powered=power, capacity=capacity)
                found.append(same)
        return [*found, *self._shortages()]

    def of_bidding(self) -> list[Reason]:
        decision, first = self._state.decision, self._moves[0]
        card = decision.card if isinstance(decision, Auction) else getattr(first, "card", None)
        assert card is not None
        power = self._family.card_power(self._state, card)
        if not power:
            return self._of_other_card(card)
        before = self._family.full_power(self._state, self._me)
        after = self._family.power_with(self._state, self._me, card)
        cities, found = self._me.connected, self._shortages()
        if not before and not cities:
            found.insert(0, because("turn_first_plant", card=card, powered=power))
        elif after > before:
            plant = because("turn_plant", card=card, capacity=after, was=before, network=cities)
            found.insert(0, plant)
        elif not self._family.has_space(self._state, self._me):
            found.insert(0, because("turn_needs_space", card=card, powered=power))
        found += [*self._denied(card), *self._end_is_near()]
        if found:
            return found
        return [because("turn_same_power", card=card, powered=power, capacity=before)]

    def _of_other_card(self, card: CardId) -> list[Reason]:
        """A promo card, or one of Outpost's that powers nothing."""
        workers = self._family.card_places(self._state, card)
        if workers:
            return [because("turn_shelter", card=card, workers=workers)]
        return [because("turn_card", card=card, does=card)]

    def _denied(self, card: CardId) -> list[Reason]:
        """Who could have the plant otherwise, and what it would do for them."""
        decision, family, state = self._state.decision, self._family, self._state
        if isinstance(decision, Auction):
            others, price = decision.bidders, decision.lowest
        elif isinstance(decision, Opening):
            others, price = decision.still_in, state.rules.minimum(state, card)
        else:
            return []
        found = []
        for rival in others:
            player = state.players[rival]
            leads = isinstance(decision, Auction) and decision.leader == rival
            able = leads or player.money >= price
            if rival == self._seat or not able or card in state.rules.barred(state, rival):
                continue
            before, after = family.full_power(state, player), family.power_with(state, player, card)
            if after > before > 0:
                found.append((leads, after - before, -rival, before, after))
        if not found:
            return []
        _, _, rival, before, after = max(found)
        return [because("turn_denies", rival=-rival, capacity=after, was=before)]

    # -- fuel -----------------------------------------------------------------------------------

    def _shortages(self) -> list[Reason]:
        """Return the first shortage only: the next reason is about something else."""
        short = self._family.shortages(self._state, self._seat)
        return [fuel_short(one) for one in short[:1]]

    def _denied_fuel(self, tried: Game) -> list[Reason]:
        """Who will not find the fuel that is bought beyond what everybody expects."""
        ended = tried.copy()
        ended.apply(Done(self._seat))
        after = ended.state
        for rival in self._rivals:
            before = {one.fuel for one in self._family.shortages(self._state, rival)}
            for one in self._family.shortages(after, rival):
                if one.fuel not in before and not one.before:  # exactly as much is left then
                    fuel, left, needed = one.fuel, one.left, one.needed
                    return [
                        because(
                            "turn_denies_fuel", rival=rival, fuel=fuel, tokens=left, needed=needed
                        )
                    ]
        return []

    def of_buying(self) -> list[Reason]:
        family, seat = self._family, self._seat
        tried = self._made(Buy)
        was, light = lit(family, self._state, seat), lit(family, tried.state, seat)
        found = self._paid(was, light)
        grown = with_cities(tried, seat, MOST_IN_A_ROUND).state
        ahead = lit(family, grown, seat)
        if ahead > light and not found:
            found.append(because("turn_fuel_ahead", powered=ahead, network=self._me.connected))
        if not isinstance(self._moves[0], Buy):
            enough = light and not family.lack(self._state, self._me).cities
            return [because("turn_fuelled", powered=light)] if enough else self._shortages()
        others = [*self._denied_fuel(tried), *self._shortages(), *self._end_is_near()]
        return [*found, *others, *self._stocked(tried.state, grown)]

    def _stocked(self, after: Any, grown: Any) -> list[Reason]:
        """What is bought for the next round, since it will be short: so much is left even if all
        plants run, as they may once more is built (`grown`)."""
        kept, left = self._family.stock(after, self._seat), self._family.stock(grown, self._seat)
        bought = {fuel for move in self._moves if isinstance(move, Buy) for fuel, _ in move.tokens}
        if kept is None or left is None or kept.fuel != left.fuel or kept.fuel not in bought:
            return []
        fuel, tokens = kept.fuel, left.tokens
        refill, burnt = kept.refill, kept.burnt
        return [because("turn_stock", fuel=fuel, tokens=tokens, refill=refill, burnt=burnt)]

    # -- building, and on Outpost placing cards and hiring ----------------------------------------

    def of_building(self) -> list[Reason]:
        family, before, seat = self._family, self._state, self._seat
        tried, hired = self._made(Build, Place), self._made(Build, Place, Hire)
        after: Any = tried.state
        mine = after.players[seat]
        was, light = lit(family, before, seat), lit(family, hired.state, seat)
        built = mine.connected - self._me.connected
        found: list[Reason] = []
        if after.leader >= after.rules.end_cities:  # then nobody is paid any more
            found.append(because("city_last_round", powered=light))
        else:
            found += self._paid(was, light)
        found += self._taken_places(after)
        if built and before.step == 1 and after.leader >= after.rules.step2_cities > before.leader:
            found.append(because("turn_step2", connected=mine.connected))
        if any(piece in HOUSES for _, piece in family.pieces(after, seat)):
            found += self._why_no_more(tried, light, built)
        found += self._end_is_near()
        capacity = family.full_power(after, mine)
        if built and mine.connected < capacity + (light <= was):
            found.append(because("turn_room", capacity=capacity, network=mine.connected))
        if built and not found:
            found.append(because("turn_ahead", powered=light, network=mine.connected))
        return found

    def _made(self, *kinds: type[Move]) -> Game:
        """The game after those moves of the turn that are of these kinds."""
        tried = trial(self._game)
        for move in self._moves:
            if isinstance(move, kinds):
                tried.apply(move)
        return tried

    def _paid(self, was: int, light: int) -> list[Reason]:
        if light <= was:
            return []
        income, before = self._income(light), self._income(was)
        return [because("turn_income", powered=light, income=income, before=before)]

    def _why_no_more(self, tried: Game, light: int, built: int) -> list[Reason]:
        """Tell why a player builds no more who could. `tried`: the game once all is built."""
        found = self._stays_behind(tried)
        if tried.state.phase == BUILDING:  # on Outpost more workers could be hired for it
            more = lit(self._family, with_cities(tried, self._seat, 1).state, self._seat)
            if more == light == tried.state.players[self._seat].connected:
                found.append(because("turn_dark", powered=light))
        return found if built else [*found, *self._step2_is_near()]

    def _taken_places(self, after: Any) -> list[Reason]:
        """A place that a rival who builds before one's next turn could take otherwise."""
        before, rules = self._state, self._state.rules
        done = self._family.built(before)
        found = []
        for rival in [seat for seat in self._rivals if seat not in done]:
            if before.players[rival].reach is None:
                continue  # the whole map is open to them
            prices = self._family.pieces(before, rival)
            cheapest = sorted(prices.values())[:CHEAP]
            for move in self._moves:
                if not isinstance(move, Build) or move.city not in rules.board.city_index:
                    continue
                city = rules.board.city_index[move.city]
                house = move.what in HOUSES
                full = not house or len(after.slots[city]) >= rules.room[after.step][city]
                price = prices.get((move.city, move.what))
                if price is not None and full and price <= cheapest[-1]:
                    found.append((price, rival, move.city, None if house else move.what))
        if not found:
            return []
        price, rival, name, piece = min(found, key=lambda one: one[:2])
        if piece is None:
            return [because("turn_place", rival=rival, city=name, price=price)]
        return [because("turn_site", rival=rival, city=name, price=price, piece=piece)]

    def _stays_behind(self, tried: Game) -> list[Reason]:
        """Those who have built and would come before one in the next round after a city more: the
        last in the order is the first to buy fuel and to build."""
        now = next_order(tried)
        then = next_order(with_cities(tried, self._seat, 1))
        mine = now.index(self._seat), then.index(self._seat)
        first = [
            rival
            for rival in self._family.built(self._state)
            if now.index(rival) < mine[0] and then.index(rival) > mine[1]
        ]
        if not first:
            return []
        takers = ",".join(map(str, first))
        if self._state.phase == EXPANSION:
            return [because("turn_order_workers", takers=takers)]
        return [because("turn_order", takers=takers)]

    # -- how far the game is --------------------------------------------------------------------

    def _step2_is_near(self) -> list[Reason]:
        """Tell how near step 2 is to a player who waits for somebody else to start it."""
        state, needed = self._state, self._state.rules.step2_cities
        seat, most = state.leading(self._seat)
        missing = needed - most
        if state.step != 1 or not 0 < missing <= NEAR_STEP or seat == self._seat:
            return []
        return [because("turn_step2_near", needed=needed, rival=seat, best=most)]

    def _end_is_near(self) -> list[Reason]:
        """Tell who could end the game in this round."""
        state, end = self._state, self._state.rules.end_cities
        if state.leader >= end or state.leader + MOST_IN_A_ROUND < end:
            return []
        done = self._family.built(state)
        able = [seat for seat in self._rivals if seat not in done and self._can_end(seat)]
        if not able:
            return []
        rival = max(able, key=lambda seat: state.players[seat].connected)
        best = state.players[rival].connected
        return [because("turn_end_near", rival=rival, best=best, needed=end)]

    def _can_end(self, rival: int) -> bool:
        """Whether the money of a rival pays for the cities up to the end, the cheapest first."""
        player, rules = self._state.players[rival], self._state.rules
        missing = rules.end_cities - player.connected
        if missing > MOST_IN_A_ROUND or player.money < missing * min(rules.edition.slots):
            return False
        tried = trial(self._game)
        phases = [one.name for one in rules.round if one.name in (BUILDING, EXPANSION)]
        ask(tried, phases[0], self._family.to_build(rival))
        for _ in range(missing):
            prices = self._family.pieces(tried.state, rival)
            houses = {key: prices[key] for key in prices if key[1] in HOUSES}
            if not houses:
                return False
            tried.apply(Build(rival, *min(houses, key=houses.__getitem__)))
        return True
