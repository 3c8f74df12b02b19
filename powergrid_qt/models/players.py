"""What everybody compares: facts about players that a viewer may see, as values and in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from powergrid_qt.ai.personas import line_about
from powergrid_qt.engine import CardId, Game, Said, State, family_on
from powergrid_qt.engine.events import PlantsRun
from powergrid_qt.engine.state import BUREAUCRACY
from powergrid_qt.words.names import cities_text, in_words, money_text

translate = QCoreApplication.translate
TRUST = "trust"
"""The kind of the Trust's row."""
EVERY_CITY = 1000
"""More cities than any board has, for asking what plants produce whatever is connected."""


@dataclass(frozen=True, slots=True)
class PlantFacts:
    """A plant with the tokens that lie on it, one fuel's name each, and the room for them."""

    card: CardId
    tokens: tuple[str, ...]
    room: int
    boost: int
    """How many cities more it powers than is printed on it."""


@dataclass(frozen=True, slots=True)
class CompanyFacts:
    """Outpost's company board. `plants` and `shelters`: one entry for each unlocked space."""

    plants: tuple[str | None, ...]
    shelters: tuple[str | None, ...]
    spaces: int
    """Spaces of each kind, locked or not."""
    reserve: tuple[str, ...]
    technologies: tuple[str, ...]
    permanent: int
    seasonal: int
    robots: int
    places: int
    """Places for permanent workers, occupied or not."""
    need: int
    """Workers to run everything on the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerFacts:
    """`seat` and `color` are None for the Trust; `money` is None where it is hidden."""

    kind: str
    cities: int
    houses_left: int
    seat: int | None = None
    name: str = ""
    color: str | None = None
    money: int | None = None
    power: int = 0
    """Cities that the plants could power now, with the fuel or the workers that are there."""
    capacity: int = 0
    """Cities that the plants could power with enough fuel or workers for all."""
    reach: int = 0
    """Cities that would have light with the fuel or the workers that can still be had before the
    next bureaucracy; as long as there is no city, those that the plants could power then."""
    ran: bool = False
    """Whether the plants have run in this round's bureaucracy: what they could power now is for
    the next round."""
    income: int = 0
    """What `lights` would pay or, when the plants have run, what they have earned."""
    lit: int | None = None
    """Cities that had light in this round's bureaucracy; None before it."""
    place: int | None = None
    """The place in the player order, from 1."""
    current: bool = False
    plants: tuple[PlantFacts, ...] = ()
    plant_places: int = 0
    stored: tuple[str, ...] = ()
    """Tokens that lie on one of the cards."""
    stores: tuple[str, ...] = ()
    """The cards that have room for tokens."""
    cards: tuple[str, ...] = ()
    company: CompanyFacts | None = None
    line: Said = ""
    """How a computer player with a character plays, in a sentence."""

    @property
    def lights(self) -> int:
        """Cities with light: those that have had it in this round, else those that would have it
        with what is there."""
        return min(self.power, self.cities) if self.lit is None else self.lit


@dataclass(frozen=True, slots=True)
class Presence:
    """Who sits at a seat of a table that several machines share, in a word or two."""

    words: str
    here: bool | None
    """Whether somebody is there; None: nobody knows, or it is a computer."""
    is_person: bool = True


class FamilyFacts(Protocol):
    """What a family of editions tells of a player, by the names of `PlayerFacts`."""

    def of_player(self, state: Any, seat: int, *, money_known: bool) -> Mapping[str, Any]:
        """`power`, `capacity`, `reach`, and what only this family has. What could still be
        had takes into account what it costs where the `money_known`."""

    def of_trust(self, state: Any) -> Mapping[str, Any]:
        """Return the Trust's `cities`, and what only this family has."""


def facts_of(game: Game, viewer: int | None, *, nothing_hidden: bool = False) -> list[PlayerFacts]:
    """Everybody in seat order, then the Trust; with the secrets of `viewer` only."""
    money = shown_money(game, viewer, nothing_hidden=nothing_hidden)
    rows = [_player(game, seat, money[seat]) for seat in range(len(game.config.players))]
    if game.state.trust is not None:
        own, left = _family(game).of_trust(game.state), game.state.trust.left
        rows.append(PlayerFacts(kind=TRUST, houses_left=left, **own))
    return rows


def shown_money(
    game: Game, viewer: int | None, *, nothing_hidden: bool = False
) -> list[int | None]:
    """Everybody's money as far as it may be shown. At the end it is counted openly."""
    if nothing_hidden or game.over or game.config.options.open_money:
        seen = game.snapshot()
    elif viewer is None:
        return [None] * len(game.config.players)
    else:
        seen = game.view_for(viewer)
    return [player["money"] for player in seen["players"]]


def _player(game: Game, seat: int, money: int | None) -> PlayerFacts:
    state, player = game.state, game.state.players[seat]
    edition, who = state.rules.edition, game.config.players[seat]
    own = _family(game).of_player(state, seat, money_known=money is not None)
    ran = state.phase == BUREAUCRACY and has_acted(state, seat)
    run = _run(game, seat) if ran else None
    income = edition.income(min(own["power"], player.connected)) if run is None else run.income
    return PlayerFacts(
        seat=seat,
        name=who.name,
        color=who.color,
        kind=who.kind,
        money=money,
        cities=player.connected,
        ran=ran,
        income=income,
        lit=None if run is None else run.powered,
        place=state.order.index(seat) + 1,
        current=game.current == seat,
        houses_left=edition.houses - player.connected,
        line=line_about(who.persona, game.config.edition),
        **own,
    )


def _run(game: Game, seat: int) -> PlantsRun | None:
    """Return the last run of a player's plants, or None."""
    runs = (event for event in reversed(game.events) if isinstance(event, PlantsRun))
    return next((run for run in runs if run.seat == seat), None)


def wanted_cities(state: State, seat: int) -> int:
    """Return how many cities light is wanted for: the own ones, any number before the first."""
    return state.players[seat].connected or EVERY_CITY


def has_acted(state: State, seat: int) -> bool:
    """Whether a player has no turn any more in this phase: what is on the agenda while players have
    their turns, one after the other, knows who has `acted`."""
    acted = (getattr(item, "acted", None) for item in state.agenda)
    return seat in next((seats for seats in acted if seats is not None), (seat,))


def _family(game: Game) -> FamilyFacts:
    facts: FamilyFacts = family_on("models", game.config)
    return facts


# -- in words -----------------------------------------------------------------------------------


def player_title(facts: PlayerFacts) -> str:
    return translate("PlayerCard", "The Trust") if facts.kind == TRUST else facts.name


def player_summary(facts: PlayerFacts) -> str:
    """All that a player's card shows, in words."""
    parts = [player_title(facts), cities_text(facts.cities)]
    if facts.kind != TRUST:
        parts += [player_power_text(facts), player_money_text(facts)]
    if facts.current:
        parts.append(translate("PlayerCard", "to move"))
    line = in_words(facts.line)
    return ", ".join(parts) + (f"\n{line}" if line else "")


def player_power_text(facts: PlayerFacts) -> str:
    if facts.lit is not None:
        text = translate("PlayerCard", "had light in {lights} this round and earned {income}")
    else:
        text = translate(
            "PlayerCard",
            "can light {lights} with what is there, that pays {income}; with what can still be had "
            "up to {reach}; all plants: {capacity}",
        )
    return text.format(
        lights=facts.lights,
        income=money_text(facts.income),
        reach=facts.reach,
        capacity=facts.capacity,
    )


def player_money_text(facts: PlayerFacts) -> str:
    if facts.money is None:
        return translate("PlayerCard", "money hidden")
    return money_text(facts.money)
