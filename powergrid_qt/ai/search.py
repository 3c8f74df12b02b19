"""Players of our levels, who look before they leap; and how everybody at the table plays."""

from collections.abc import Sequence
from dataclasses import replace

from powergrid_qt.ai.family import AiFamily, Policy, family_of
from powergrid_qt.ai.hidden import Onlooker
from powergrid_qt.ai.judge import Candidate, Judge, Judgement, ShareOut
from powergrid_qt.ai.levels import EXPECTED, PLAIN_STYLES, Level
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.turn_reasons import FIGHTS, reasons_for
from powergrid_qt.engine import Game, GameConfig, Move, Refused
from powergrid_qt.engine.moves import Bid, Build, Buy, Open, Reason, because
from powergrid_qt.engine.state import State

PERSONAL_TRUST = 0.03
"""What a character gives its own move in advance where that is another one than its level's: who
likes something keeps to it unless another move is clearly better. Nothing would be seen of it
otherwise."""


class SearchPlayer:
    """A player of one of our levels at its seat: it is shown no more than a person there, since
    everything hidden is replaced by guesses.

    The first game that it gets tells the family of editions to which it is bound from then on.
    """

    _policy: Policy
    _plain: Policy | None
    """The policy without the character; None if the player has no character."""
    _judge: Judge

    def __init__(self, seed: int, level: Level, persona: str = "") -> None:
        self._seed = seed
        self._level = level
        self._persona = persona
        self._family: AiFamily | None = None
        self._eyes = Onlooker(seed)
        self._ways: Sequence[Policy | None] = ()
        """By seat, the policy by which everybody has played so far, or None for the expected one.
        That of the own seat is not used."""
        self._share_out: ShareOut | None = None

    def share(self, share_out: ShareOut | None) -> None:
        """Think about the next question together with another process, or alone if None is given.
        The decision is the same."""
        self._share_out = share_out

    def look_back(self, game: Game) -> None:
        """Before it decides: read how the others have played so far, if it is to look ahead. What
        is imagined cannot be looked back on: the last real game counts then."""
        if self._level.effort is not None and not game.imagined:
            self._ways = ways_of_all(game)

    def decide(self, game: Game) -> Move:
        return self.judged(game).best.move

    def choose(self, game: Game, seconds: float | None = None) -> Choice:
        judgement = self.judged(game, seconds)
        best, own = judgement.best.move, judgement.own
        seen = self._eyes.look(game)
        if best == own:
            return Choice(own, self._policy.reason(seen.state, own))
        fights = [one for one in reasons_for(seen, [best], None) if one.code in FIGHTS]
        return Choice(best, fights[0] if fights else better_than_own(judgement))

    def judged(self, game: Game, seconds: float | None = None) -> Judgement:
        """What it thinks of its decision; one move alone if it does not look ahead."""
        seen = self._seen(game)
        moves = self._candidates(seen)
        if len(moves) == 1:
            return Judgement(moves[0], (Candidate(moves[0], ()),))
        self._judge.share_out = self._share_out
        self._judge.look(seen, self._ways)
        trust = PERSONAL_TRUST if self._is_personal(seen, moves[0]) else None
        return self._judge.judge(seen, moves, seconds=seconds, trust=trust)

    def _is_personal(self, game: Game, own: Move) -> bool:
        """Whether somebody without the character would decide otherwise at first sight."""
        return self._plain is not None and self._plain.decide(game.state) != own

    def _seen(self, game: Game) -> Game:
        if self._family is None:
            self.bind(family_of(game.config))
        self.look_back(game)
        return self._eyes.look(game)

    def bind(self, family: AiFamily) -> None:
        """Play by the policies of a family from now on."""
        self._family = family
        name = self._level.policy
        self._policy = family.policy(name, self._seed, self._persona)
        self._plain = family.policy(name, self._seed) if self._persona else None
        if self._level.effort is not None:
            self._judge = Judge(family, self._policy, self._seed, self._level.effort)

    def _candidates(self, game: Game) -> Sequence[Move]:
        """The moves to compare, the policy's own first: that alone if it does not look ahead."""
        if self._level.effort is not None:
            return self._policy.alternatives(game.state)
        return [self._policy.decide(game.state)]


def better_than_own(judgement: Judgement) -> Reason:
    """Why the best move is better than what seems best at first sight."""
    own = judgement.of(judgement.own)
    assert own is not None
    chances = judgement.best.mean.chance, own.mean.chance
    return because("search_finds", chance=round(100 * chances[0]), usual=round(100 * chances[1]))


# -- how the others play ------------------------------------------------------------------------
#
# The search plays games on for everybody. Taken for one who plays as we would, somebody who rushes,
# hoards or saves surprises it every round; so each seat is played on as it has played so far: by
# that of the policies we know which explains best what was decided there.

WAYS = (EXPECTED, "normal", "easy", *PLAIN_STYLES)
"""The policies that somebody may be read as, the expected one first."""
BENEFIT = 3
BENEFIT_SHARE = 0.1
"""So many decisions more than by our own way have to be explained by another one, and such a part
of all: somebody who plays in a way of their own is closer to one or another by chance."""
MOST_REMEMBERED = 2
"""Games whose decisions are kept: that which is played, and one that is analysed meanwhile."""


class ObservedGame:
    """What was decided in a game so far, and who would have decided alike."""

    def __init__(self, config: GameConfig) -> None:
        family = family_of(config)
        self._ways: tuple[Policy, ...] = tuple([family.policy(name, 0) for name in WAYS])
        self._game = Game(config)
        self._eyes = Onlooker(config.seed)
        self._explained = [[0] * len(self._ways) for _ in config.players]
        """The number of decisions that each of the ways explains, by seat."""
        self._decided = [0] * len(config.players)
        """The number of decisions, by seat."""
        self._raised: dict[int, list[bool]] = {}
        """By seat, which of the ways would have made all its bids for the card at auction. They are
        one decision: two who fight by ones are not to be taken for those who raise anything."""

    def follow(self, game: Game) -> bool:
        """Take up the decisions that were made since the last call; False if the game has not gone
        on from here. Moves are mostly the same objects."""
        known = self._game
        if known.moves != game.moves[: len(known.moves)]:
            return False
        if known.config != game.config and not self._put_right(game.config):
            return False
        for move in game.moves[len(known.moves) :]:
            # As the player who decided has seen it: no way to play asks for what is hidden.
            self._take_up(move, self._eyes.look(self._game).state)
            self._game.apply(move)
        return True

    def _put_right(self, config: GameConfig) -> bool:
        """Whether it is the same game but for a guessed pile, of which more has come to light at
        somebody else's table. What was decided so far counts as before."""
        known = self._game
        if replace(known.config, setup=config.setup) != config:
            return False
        try:
            game = Game(config).after(*known.moves)
        except Refused:
            return False
        if game.snapshot() != known.snapshot():
            return False
        self._game = game
        return True

    def _take_up(self, move: Move, state: State) -> None:
        explained, decided = self._explained[move.seat], gist(move)
        if isinstance(move, Open):
            self._raised.clear()
        if isinstance(move, Bid) and move.seat in self._raised:
            agreed = self._raised[move.seat]
            for number, way in enumerate(self._ways):
                if agreed[number] and gist(way.decide(state)) != decided:
                    agreed[number] = False
                    explained[number] -= 1
            return
        agreed = [gist(way.decide(state)) == decided for way in self._ways]
        self._decided[move.seat] += 1
        for number, agrees in enumerate(agreed):
            explained[number] += agrees
        if isinstance(move, Bid):
            self._raised[move.seat] = agreed

    def way_of(self, seat: int) -> Policy | None:
        """The policy by which a seat is best played on; None if it plays as expected."""
        ours, *others = self._explained[seat]
        best = max(others)
        enough = max(BENEFIT, BENEFIT_SHARE * self._decided[seat])
        return self._ways[1 + others.index(best)] if best - ours >= enough else None


def gist(move: Move) -> object:
    """What a move tells of a way to play: not how high somebody bids, nor how many tokens are
    bought at a time, nor where somebody builds."""
    match move:
        case Open():
            return Open, move.card
        case Build():
            return Build, move.what
        case Bid() | Buy():
            return type(move)
    return move


_remembered: list[ObservedGame] = []


def ways_of_all(game: Game) -> tuple[Policy | None, ...]:
    """By seat, the policy by which it is best played on, or None for the expected one. The game is
    not an imagined one."""
    past = next((one for one in _remembered if one.follow(game)), None)
    if past is None:
        past = ObservedGame(game.config)
        past.follow(game)
    else:
        _remembered.remove(past)
    _remembered.insert(0, past)
    del _remembered[MOST_REMEMBERED:]
    return tuple(map(past.way_of, range(len(game.config.players))))
