"""The command line of the rules: ``python -m rules play | replay | count | bench``.

Results go to stdout. Whatever is wrong is one line on stderr, with exit status 2.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
import time
from collections.abc import Sequence
from typing import BinaryIO, NoReturn

from rules.core import RulesError
from rules.games import GAMES, game_of, new_game
from rules.players import player, player_names
from rules.record import GameRecord
from rules.simulate import count_sequences, measure
from rules.text import LONGEST_TEXT, read_number, shown

DEFAULT_PLAYERS = ("normal", "random")
"""Who plays where nobody is named: the first of these that the game has."""
EXIT_WRONG = 2


class WrongUse(Exception):
    """What is wrong, as one line for stderr."""


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line, without the usage text."""

    def error(self, message: str) -> NoReturn:
        raise WrongUse(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    try:
        _run(sys.argv[1:] if arguments is None else arguments)
        return 0
    except RulesError as error:
        return _tell(_worded(error))
    except WrongUse as error:
        return _tell(str(error))
    except BrokenPipeError:
        return _silenced()
    except OSError as error:
        return _tell(f"cannot write: {error.strerror or error}", silence=True)
    except KeyboardInterrupt:
        return 130


def _run(arguments: Sequence[str]) -> None:
    options = _parser().parse_args(arguments)
    if sys.stdout is None:
        raise OSError(errno.EBADF, "standard output is closed")
    commands = {"play": _play, "replay": _replay, "count": _count, "bench": _bench}
    commands[options.command](options)
    sys.stdout.flush()


def _tell(message: str, *, silence: bool = False) -> int:
    if silence:
        _silenced()
    if sys.stderr is not None:
        line = " ".join(message.split())
        sys.stderr.write(f"rules: {line}\n".encode("ascii", "backslashreplace").decode("ascii"))
    return EXIT_WRONG


def _silenced() -> int:
    """Nobody reads any more: keep the interpreter from complaining once again when it flushes at the end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_WRONG


def _worded(error: RulesError) -> str:
    """The code and facts of an error in words, the line first."""
    facts = error.params
    line = facts.pop("line", None)
    return (f"line {line}: " if line is not None else "") + str(type(error)(error.code, facts))


# ---- arguments ------------------------------------------------------------------------------------------------------


def _parser() -> _Parser:
    parser = _Parser(prog="python -m rules", description="Play, replay, count and measure by the rules.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = _command(commands, "play", "play a whole game and print its record")
    _add_setup(play)
    play.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game; repeatable")
    play.add_argument(
        "--players",
        metavar="NAME[,NAME…]",
        help=f"one name per seat, or one for all (default: {DEFAULT_PLAYERS[0]})",
    )
    replay = _command(commands, "replay", "print the scores by seat after the last action of a record")
    replay.add_argument("file", metavar="FILE", help="a record; - is standard input")
    count = _command(commands, "count", "print how many sequences of D actions there are")
    _add_setup(count)
    count.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game; repeatable")
    count.add_argument("--depth", type=_number, required=True, metavar="D", help="number of actions")
    bench = _command(commands, "bench", "measure speed, one line of JSON a game")
    bench.add_argument("game", nargs="?", type=_game, metavar="GAME", help=f"one of: {', '.join(GAMES)} (default: all)")
    bench.add_argument("--seconds", type=_number, default=2, metavar="N", help="CPU time for each figure (default: 2)")
    return parser


def _command(commands: argparse._SubParsersAction[_Parser], name: str, words: str) -> _Parser:
    return commands.add_parser(name, help=words, description=f"{words[0].upper()}{words[1:]}.", allow_abbrev=False)


def _add_setup(parser: _Parser) -> None:
    parser.add_argument("game", type=_game, metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=_number, default=2, metavar="N", help="number of seats (default: 2)")
    parser.add_argument("--seed", type=_number, default=0, metavar="S", help="0 to 2^63 - 1 (default: 0)")
    parser.add_argument("--deck", metavar="TEXT", help="a rigged deck, as the rules page of the game writes it")


def _number(text: str) -> int:
    number = read_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"not a whole number: {shown(text)}")
    return number


def _game(text: str) -> str:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"no such game: {shown(text)} (there are: {', '.join(GAMES)})")
    return text


def _game_options(game: str, pairs: Sequence[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise WrongUse(f"argument --option: not of the form K=V: {shown(pair)}")
        if name in options:
            raise WrongUse(f"argument --option: given twice: {shown(name)}")
        options[name] = game_of(game).read_option(name, value)
    return options


# ---- commands -------------------------------------------------------------------------------------------------------


def _play(options: argparse.Namespace) -> None:
    chosen = _game_options(options.game, options.option)
    record = GameRecord(options.game, options.seats, options.seed, chosen, options.deck)
    names = _default_players(options.game) if options.players is None else options.players.split(",")
    if len(names) not in (1, options.seats):
        raise WrongUse(f"argument --players: {len(names)} names for {options.seats} seats")
    players = [player(name, game=options.game, seed=options.seed) for name in names]
    state = record.begin()
    while (seat := state.to_act) is not None:
        # The automatic opponent of a solo game has a seat but no player: it never has a choice.
        legal = state.legal_actions()
        action = legal[0] if len(legal) == 1 else players[seat % len(players)].choose(state.view(seat))
        state.apply(action)
        record.actions.append(action)
    sys.stdout.write(record.to_text())


def _default_players(game: str) -> list[str]:
    return [next(name for name in DEFAULT_PLAYERS if name in player_names(game))]


def _replay(options: argparse.Namespace) -> None:
    state = GameRecord.from_text(_read(options.file)).replay()
    print(*state.scores())


def _count(options: argparse.Namespace) -> None:
    chosen = _game_options(options.game, options.option)
    state = new_game(options.game, options.seats, options.seed, chosen, options.deck)
    print(count_sequences(state, options.depth))


def _bench(options: argparse.Namespace) -> None:
    for game in [options.game] if options.game else list(GAMES):
        print(json.dumps(measure(game, time.process_time, options.seconds)), flush=True)


def _read(name: str) -> str:
    """The text of a file or of standard input. Raises WrongUse."""
    try:
        if name != "-":
            with open(name, "rb") as file:
                return _decoded(file)
        if sys.stdin is None:
            raise OSError(errno.EBADF, "standard input is closed")
        return _decoded(sys.stdin.buffer)
    except OSError as error:
        raise WrongUse(f"cannot read {shown(name)}: {error.strerror or error}") from None
    except ValueError as error:  # NUL in a file name, or bytes that are no text
        raise WrongUse(f"cannot read {shown(name)}: {error}") from None


def _decoded(file: BinaryIO) -> str:
    content = file.read(LONGEST_TEXT + 1)
    if len(content) > LONGEST_TEXT:
        raise WrongUse(f"the record is longer than {LONGEST_TEXT} bytes")
    try:
        return content.decode("ascii")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise WrongUse(f"line {line}: not the text of a record") from None


if __name__ == "__main__":
    sys.exit(main())
