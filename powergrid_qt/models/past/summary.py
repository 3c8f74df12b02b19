"""Everything that the history shows of a selection of games, worked out at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from powergrid_qt.ai.rating import Estimate, curve
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.past.judgement import Judgement, judgement_of
from powergrid_qt.models.past.statistics import (
    Bests,
    Played,
    Rate,
    bests_of,
    played_by,
    rates_by,
)

GROUPS: Mapping[str, Callable[[Played], str]] = {
    "board": lambda one: one.game.board,
    "rival": lambda one: one.rival,
    "players": lambda one: str(len(one.game.seats)),
    "edition": lambda one: one.game.edition,
}
"""By what games are told apart, in this order: each is a filter too."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which games are looked at: empty values let all pass. `since`: a time in seconds."""

    person: str = ""
    board: str = ""
    rival: str = ""
    players: str = ""
    edition: str = ""
    since: int = 0

    def of(self, played: Iterable[Played]) -> list[Played]:
        chosen = [(key, value) for group, key in GROUPS.items() if (value := getattr(self, group))]
        return [
            one
            for one in played
            if one.game.ended >= self.since and all(key(one) == value for key, value in chosen)
        ]


@dataclass(frozen=True, slots=True)
class Summary:
    selection: Selection
    people: Mapping[str, str]
    """Everybody with their name as it was last written, who played most first."""
    choices: Mapping[str, Sequence[str]]
    """For each group, what there is in the person's games."""
    board_names: Mapping[str, str]
    """Of all boards in them, in English."""
    played: Sequence[Played]
    """Last ended first."""
    rates: Mapping[str, Mapping[str, Rate]]
    bests: Bests | None
    judgement: Judgement
    rated: Sequence[Played]
    """Those that count for the rating, in the order of time."""
    curve: Sequence[Estimate]


def summed_up(games: Sequence[LibraryGame], selection: Selection) -> Summary:
    """`games`: last ended first. A person who is not there is replaced by who played most."""
    people = people_in(games)
    if selection.person not in people:
        selection = replace(selection, person=next(iter(people), ""))
    everything = [
        one for one in (played_by(selection.person, game) for game in games) if one is not None
    ]
    played = selection.of(everything)
    standings = [(one, one.standing) for one in reversed(played)]
    counting = [(one, standing) for one, standing in standings if standing is not None]
    return Summary(
        selection=selection,
        people=people,
        choices={group: sorted(set(map(key, everything))) for group, key in GROUPS.items()},
        board_names={one.game.board: one.game.board_name for one in everything},
        played=played,
        rates={group: rates_by(played, key) for group, key in GROUPS.items()},
        bests=bests_of(played[::-1]) if played else None,
        judgement=judgement_of(played),
        rated=[one for one, _ in counting],
        curve=curve(standing for _, standing in counting),
    )


def people_in(games: Iterable[LibraryGame]) -> dict[str, str]:
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for game in games:  # last ended first
        for person, name in game.people.items():
            names.setdefault(person, name)
            counts[person] += 1
    return {person: names[person] for person, _ in counts.most_common()}
