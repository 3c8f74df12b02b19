"""Proves and measures the puzzles anew: `python -m tests.ai.make_puzzles`.

Of each puzzle `resources/puzzles/puzzles.json` says what is asked, which proof it rests on and
which first moves are right or wrong. From that follow, and are written here: what makes a whole
turn right (`answer`), one that is (`solution`), what everybody can reach at most (`outcomes`), how
hard it is to find (`found`, `strength`, `difficulty`), and the order.

`found` is measured: the share of right turns among single moves, or purchases (`chance`), and the
share of games in which each level plays a right turn, over `SEEDS`. The strength of a puzzle is the
rating that fits this best, if it were a rival that is beaten by who finds the answer: who guesses
has the rating of the level `random`. What is easy, medium and hard follows from it.

`--unpack FOLDER` writes the games that lead to the positions as files, and `--pack FOLDER` takes
them from there: a puzzle is added by its file there and its entry in the table.
"""

import argparse
import json
import lzma
from collections.abc import Callable, Iterable, Iterator
from math import log
from pathlib import Path
from typing import Any

from powergrid_qt.ai.players import make_player
from powergrid_qt.ai.rating import level_ratings
from powergrid_qt.ai.tournament import POINTS
from powergrid_qt.app.puzzles import Puzzle, RightTurn, is_right, read_moves
from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.grid.resources import Buying
from powergrid_qt.engine.moves import Build, Buy, Done, Open, Place
from powergrid_qt.engine.outpost.company import most_powered
from powergrid_qt.engine.record import (
    read_record,
    record_from_json,
    record_text,
    replayed,
    write_record,
)
from powergrid_qt.paths import EXTENSION
from tests.ai import outpost_proofs, proofs, value_proofs
from tests.ai.proofs import after
from tests.ai.suite import PROOFS, TABLE

RECORDS = TABLE.with_name("records.json.xz")
LEVELS = ("easy", "normal", "hard")
SEEDS = (1, 2, 3)
GUESSES = 6
"""So much as this many tries counts what a guess finds; a level's seeds are tries as they are."""
STRENGTHS = range(200, 2001, 10)
EASY, MEDIUM = 410, 625
"""The strength up to which a puzzle is easy (a guess finds it every other time), or medium."""
WINS = {"sure win", "outpost win"}
PROVED_WHOLE = {
    *("held back", "best run", "win with plant"),
    *("better plant stays", "better plant left over"),
}
"""Of these every move is right or wrong, and a move is a turn."""
Turn = tuple[Move, ...]
Outcome = tuple[int, int]


class Maker:
    """Works out one puzzle."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.entry = entry
        self.by: str = entry["by"]
        self.right = read_moves(entry.get("right", ()))
        self.wrong = read_moves(entry.get("wrong", ()))
        self.seat = (self.right or self.wrong)[0].seat
        bare = Puzzle(entry["id"], "", "", "", 0, 0, RightTurn(), (), ())
        self.game = replayed(bare.record())
        self.state: Any = self.game.state
        self.buys = isinstance(self.state.decision, Buying)

    # -- what is right --------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        if self.buys:
            return {"only": as_json(self.right_purchases())}
        if self.by in WINS:
            return {"win": True}
        if self.by == "best hiring":
            return {"earn": self.best_money()}
        if self.by in PROVED_WHOLE:
            right = set(self.game.legal_moves) - set(self.wrong)
            return {"only": as_json(self.right or right)}
        return {"never": as_json(self.wrong)}

    def right_purchases(self) -> list[Move]:
        """Those with which the turn may end, not those that need another one."""
        legal = list(self.game.legal_moves)
        bought = {m: self.state if isinstance(m, Done) else after(self.state, m) for m in legal}
        if self.by in WINS:
            costs = proofs.costs_after_buying(self.state)
            return [move for move in legal if proofs.wins_with_fuel(bought[move], costs)]
        results = {
            move: {holding for _, holding in value_proofs.runs_of(state, self.seat)}
            for move, state in bought.items()
        }
        values = value_proofs.token_values(self.state, self.seat)
        best = value_proofs.best_holdings(set().union(*results.values()), values)
        return [move for move in legal if results[move] & best]

    def best_money(self) -> int:
        income = self.state.rules.edition.income
        return max(
            money + income(powered)
            for board in outpost_proofs.boards(self.state)
            for _, (powered, money) in outpost_proofs.hirings(board)
        )

    # -- what everybody can reach ---------------------------------------------------------------

    def outcomes(self, solution: Turn) -> list[Outcome]:
        """By seat, for the proofs that compare players."""
        seats = range(len(self.state.players))
        match self.by:
            case "sure win" if self.buys:
                state = after(self.state, *(move for move in solution if isinstance(move, Buy)))
                best = [self.ceiling(state, seat, may_buy=True) for seat in seats]
                best[self.seat] = self.sure_outcome(state)
            case "sure win":
                best = [self.ceiling(self.state, seat, may_buy=False) for seat in seats]
                best[self.seat] = played_outcome(self.state, solution, self.seat)
            case "end loses":
                best = [proofs.standing(self.state, seat)[:2] for seat in seats]
                ended = [after(self.state, move) for move in self.wrong]
                best[self.seat] = max(
                    proofs.standing(state, self.seat, more, spent)[:2]
                    for state in ended
                    for more, spent in enumerate(proofs.growth_costs(state, self.seat))
                    if spent <= state.players[self.seat].money
                )
            case "outpost win" | "outpost end loses":
                best = [(self.outpost_power(player), player.money) for player in self.state.players]
                best[self.seat] = (
                    self.outpost_result(solution) if self.by in WINS else self.outpost_loss()
                )
            case _:
                return []
        return best

    def ceiling(self, state: Any, seat: int, *, may_buy: bool) -> Outcome:
        if seat == self.seat:
            return 0, 0  # told by whoever asks
        decision = self.state.decision
        if not self.buys and seat in decision.acted:
            return proofs.standing(state, seat)[:2]
        may_buy = may_buy and seat not in decision.acted
        return proofs.ceiling(state, seat, may_buy=may_buy, may_build=True)[:2]

    def sure_outcome(self, state: Any) -> Outcome:
        """After the purchase: the best end of the game that nobody can prevent."""
        later = tuple(state.order[state.order.index(self.seat) + 1 :])
        costs = proofs.growth_costs(state, self.seat, later)
        player, end = state.players[self.seat], state.rules.end_cities
        return max(
            proofs.standing(state, self.seat, more, spent)[:2]
            for more, spent in enumerate(costs)
            if spent <= player.money and max(player.connected + more, state.leader) >= end
        )

    def outpost_power(self, player: Any) -> int:
        edition = self.state.rules.edition
        return most_powered(edition, player.company, player.connected)

    def outpost_result(self, solution: Turn) -> Outcome:
        player = after(self.state, *solution).players[self.seat]
        return self.outpost_power(player), player.money

    def outpost_loss(self) -> Outcome:
        ended = [after(self.state, move) for move in self.wrong]
        return max(
            result for state in ended for _, result in outpost_proofs.results(state, self.seat)
        )

    # -- a right turn ---------------------------------------------------------------------------

    def solution(self, puzzle: Puzzle) -> Turn:
        """The best right turn of those that are worth a look: by its outcome if it ends the game,
        else the shortest."""
        turns = [turn for turn in self.candidates() if is_right(puzzle, self.game, turn)]
        if self.by in WINS and not self.buys:
            return max(turns, key=self.own_outcome)
        return min(turns, key=lambda turn: (len(turn), self.spent(turn)))

    def own_outcome(self, turn: Turn) -> Outcome:
        outpost = self.by == "outpost win"
        return self.outpost_result(turn) if outpost else played_outcome(self.state, turn, self.seat)

    def candidates(self) -> Iterator[Turn]:
        if self.by in ("better plant for less", "better card for less"):
            yield from ((move,) for move in self.outdoing())
            return
        for level in (*LEVELS, "expert"):
            yield turn_of(level, 1, self.game)
        if self.by == "outpost win":
            yield self.winning_turn()
            return
        for move in set(self.game.legal_moves) - set(self.wrong):
            if isinstance(move, Buy):
                yield move, Done(self.seat)
            elif isinstance(move, Build) and self.by == "sure win":
                yield from self.growing((move,))
            elif not isinstance(move, Build | Place):
                yield (move,)

    def growing(self, turn: Turn) -> Iterator[Turn]:
        """Turns of right moves that begin like this; of the next cities only the cheapest."""
        yield *turn, Done(self.seat)
        state = after(self.state, *turn)
        if len(turn) < 5 and not state.result:
            options = state.decision.options(state)
            builds = [move for move in options if isinstance(move, Build)]
            if builds:
                yield from self.growing((*turn, min(builds, key=lambda m: spent(state, m))))

    def winning_turn(self) -> Turn:
        """What is right to build, as long as there is such a thing; then the fewest cards laid
        anew with which some hiring wins."""
        turn: Turn = ()
        while builds := [m for m in self.winning(turn) if isinstance(m, Build)]:
            turn = *turn, min(builds, key=str)
        waiting, seen = [turn], set()
        while waiting:
            turn = waiting.pop(0)
            state = after(self.state, *turn)
            company = state.players[self.seat].company
            laid = frozenset(company.plants), frozenset(company.shelters)
            if laid in seen:
                continue
            seen.add(laid)
            options = state.decision.options(state)
            for hire in options.hires:
                if after(state, hire).result.winners == (self.seat,):
                    return *turn, hire
            waiting += [(*turn, move) for move in options.placements]
        raise AssertionError("no way to win")

    def winning(self, turn: Turn) -> frozenset[Move]:
        game = self.game.copy()
        for move in turn:
            game.apply(move)
        return outpost_proofs.outpost_win(game).right

    def outdoing(self) -> list[Move]:
        """The cards that do at least as much as a wrong one for less."""
        edition = self.state.rules.edition
        as_much: Callable[[Any, Any], bool]
        if self.by == "better card for less":
            cards, as_much = edition.cards, outpost_proofs.does_as_much
        else:
            cards, as_much = edition.plants, value_proofs.does_as_much
        dear = [move.card for move in self.wrong if isinstance(move, Open)]
        return [
            move
            for move in self.game.legal_moves
            if isinstance(move, Open)
            and move not in self.wrong
            and all(as_much(cards[move.card], cards[card]) for card in dear)
        ]

    def spent(self, turn: Turn) -> int:
        return spent(self.state, *turn)

    # -- how hard it is -------------------------------------------------------------------------

    def found(self, puzzle: Puzzle) -> dict[str, float]:
        legal = list(self.game.legal_moves)
        if self.buys:
            assert puzzle.answer.only is not None
            right = len(puzzle.answer.only)
        else:
            right = len(self.right) or len(legal) - len(self.wrong)
        shares = {"chance": round(right / len(legal), 3)}
        for level in LEVELS:
            solved = [is_right(puzzle, self.game, turn_of(level, s, self.game)) for s in SEEDS]
            shares[level] = round(sum(solved) / len(SEEDS), 2)
        return shares


def turn_of(level: str, seed: int, game: Game) -> Turn:
    """What a level does until somebody else, or something else, is on."""
    played, player = game.copy(), make_player(level, seed)
    kind, seat = type(game.state.decision), game.current
    turn: list[Move] = []
    while played.current == seat and type(played.state.decision) is kind:
        turn.append(player.decide(played))
        played.apply(turn[-1])
        if len(turn) > 40:
            raise AssertionError(f"{level} does not come to an end")
        if kind.__name__ in (
            "Opening",
            "Auction",
            "Running",
            "RunningCards",
            "Scrapping",
            "Attaching",
        ):
            break
    return tuple(turn)


def spent(state: Any, *moves: Move) -> int:
    seat = moves[0].seat
    return int(state.players[seat].money - after(state, *moves).players[seat].money)


def played_outcome(state: Any, turn: Turn, seat: int) -> Outcome:
    return proofs.standing(after(state, *turn), seat)[:2]


def as_json(moves: Iterable[Move]) -> list[dict[str, Any]]:
    return sorted((move.to_json() for move in moves), key=str)


def strength(found: dict[str, float]) -> int:
    """The likeliest one."""
    ratings = level_ratings()
    tries = [(ratings["random"], found["chance"], GUESSES)]
    tries += [(ratings[level], found[level], len(SEEDS)) for level in LEVELS]

    def likelihood(strength: int) -> float:
        total = 0.0
        for rating, share, count in tries:
            finds = 1 / (1 + 10 ** ((strength - rating) / POINTS))
            total += count * (share * log(finds) + (1 - share) * log(1 - finds))
        return total

    return max(STRENGTHS, key=likelihood)


def difficulty(strength: int) -> int:
    return 1 if strength <= EASY else 2 if strength <= MEDIUM else 3


def read_answer(data: dict[str, Any]) -> RightTurn:
    told = dict(data)
    for key in ("only", "never"):
        if key in data:
            told[key] = frozenset(read_moves(data[key]))
    return RightTurn(**told)


def make(entry: dict[str, Any]) -> dict[str, Any]:
    maker = Maker(entry)
    answer = maker.answer()
    # Two steps: who wins is judged by the outcomes, and one's own follows from the solution.
    rivals = maker.outcomes(()) if maker.by == "sure win" and not maker.buys else []
    puzzle = Puzzle(entry["id"], "", "", "", 0, 0, read_answer(answer), (), tuple(rivals))
    solution = maker.solution(puzzle)
    found = maker.found(puzzle)
    outcomes = maker.outcomes(solution)
    assert set(maker.right or maker.wrong) == set(
        PROOFS[maker.by](maker.game).right if maker.right else PROOFS[maker.by](maker.game).wrong
    )
    told = ("id", "title", "question", "theme", "by", "right", "wrong", "why")
    return {
        **{key: entry[key] for key in told if key in entry},
        "answer": answer,
        "solution": [move.to_json() for move in solution],
        **({"outcomes": [list(outcome) for outcome in outcomes]} if outcomes else {}),
        "found": found,
        "strength": strength(found),
        "difficulty": difficulty(strength(found)),
    }


def unpack(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in json.loads(lzma.decompress(RECORDS.read_bytes())).items():
        write_record(record_from_json(data), folder / (name + EXTENSION))


def pack(folder: Path) -> None:
    records = {}
    for path in sorted(folder.glob("*" + EXTENSION)):
        record = read_record(path)
        bare = Record(record.config, record.moves)  # without remarks, which nobody reads there
        records[path.stem] = json.loads(record_text(bare))
    content = json.dumps(records, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    RECORDS.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pack", type=Path, metavar="FOLDER")
    parser.add_argument("--unpack", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.unpack:
        unpack(arguments.unpack)
    elif arguments.pack:
        pack(arguments.pack)
    else:
        make_all()


def make_all() -> None:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    made = []
    for entry in table["puzzles"]:
        made.append(make(entry))
        print(entry["id"], made[-1]["strength"], made[-1]["found"], flush=True)
    write(table, made)


def write(table: dict[str, Any], made: list[dict[str, Any]]) -> None:
    """The weakest first, numbered by what they are called."""
    made.sort(key=lambda entry: (entry["strength"], -entry["found"]["chance"], entry["id"]))
    count: dict[str, int] = {}
    for entry in made:
        count[entry["title"]] = entry["number"] = count.get(entry["title"], 0) + 1
    lines = ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in made)
    words = "".join(
        f' "{key}": {json.dumps(table[key], ensure_ascii=False, indent=1)},\n'
        for key in ("questions", "titles")
    )
    TABLE.write_text(f'{{\n{words} "puzzles": [\n{lines}\n ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
