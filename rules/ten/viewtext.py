"""TEN's View as text and back. Reading checks everything: what it accepts can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import UnreadableText
from rules.ten import viewcheck
from rules.ten.cards import BY_TEXT, CARDS, FIRST_CURRENCY, NUMBER_KINDS
from rules.ten.position import PHASES, Table
from rules.ten.score import mask_of
from rules.text import BLANKS, checked_text, read_number, shown

if TYPE_CHECKING:
    from rules.ten.view import TenView

VIEW_VERSION = 1
_END = "end"
"""The last line, so that a View cut short is noticed."""


def write_view(view: TenView) -> str:
    """One ``name value…`` a line; ``-`` is None or nothing."""
    lines = [
        f"view ten {VIEW_VERSION}",
        f"seat {_number(view.seat)}",
        f"seats {view.seats}",
        f"solo_level {_number(view.solo_level)}",
        f"unsold_wild {view.unsold_wild}",
        f"phase {view.phase}",
        f"last_buys {'yes' if view.last_buys else 'no'}",
        f"active {view.active}",
        f"to_act {_number(view.to_act)}",
        f"high_bid {view.high_bid}",
        f"high_bidder {_number(view.high_bidder)}",
        f"due {view.due}",
        f"buying {view.buying or '-'}",
        f"tableau {_cards(view._tableau)}",
        f"market {_cards(sorted(view._market))}",
        f"discard {_cards(sorted(view._discard))}",
        f"pile {_cards(sorted(view._deck))}",
    ]
    for seat in range(view.players):
        held = _cards(sorted(view._collections[seat]))
        lines.append(f"player {view._tokens[seat]} {view._busts[seat]} {held}")
    lines.append(_END)
    return "\n".join(lines) + "\n"


def _number(value: int | None) -> str:
    return "-" if value is None else str(value)


def _cards(codes: bytes | list[int]) -> str:
    return " ".join([CARDS[code] for code in codes]) or "-"


class _Reader:
    """The lines of a text, taken one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = text.strip(BLANKS).split("\n")
        self.line = 0

    def fail(self, why: str = "unreadable_line") -> UnreadableText:
        """The error for the line read last."""
        return UnreadableText(why, {"line": self.line})

    def value(self, name: str) -> str:
        """What stands after the name on the next line."""
        if self.line >= len(self.lines):
            raise UnreadableText("text_ends_early", {"line": self.line})
        words = self.lines[self.line]
        self.line += 1
        if not words.startswith(name + " "):
            raise UnreadableText("unreadable_line", {"line": self.line, "text": shown(words)})
        return words[len(name) + 1 :]

    def one_of(self, name: str, allowed: tuple[str, ...]) -> str:
        """A value that is one of some words."""
        value = self.value(name)
        if value not in allowed:
            raise self.fail()
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A number within bounds."""
        return self.within(self.value(name), least, most)

    def within(self, text: str, least: int, most: int) -> int:
        """The number a text is, within bounds."""
        value = read_number(text)
        if value is None or not least <= value <= most:
            raise self.fail()
        return value

    def maybe(self, name: str, least: int, most: int) -> int | None:
        """A number within bounds, or ``-``."""
        text = self.value(name)
        return None if text == "-" else self.within(text, least, most)

    def codes(self, text: str) -> bytes:
        """Cards parted by single blanks, or ``-``."""
        if text == "-":
            return b""
        try:
            return bytes([BY_TEXT[word].code for word in text.split(" ")])
        except KeyError:
            raise self.fail("unreadable_card") from None

    def end(self) -> None:
        """The last line, and nothing after it."""
        if self.lines[self.line :] != [_END]:
            self.line += 1
            raise self.fail()


def read_view(text: str) -> TenView:
    """The View that :func:`write_view` wrote. Raises UnreadableText."""
    from rules.ten.view import TenView

    reader = _Reader(checked_text(text))
    reader.one_of("view ten", (str(VIEW_VERSION),))
    view = TenView.__new__(TenView)
    view.seat = reader.maybe("seat", 0, 4)
    seats = reader.number("seats", 1, 5)
    level = reader.maybe("solo_level", 4, 10)
    view._table = Table(seats, reader.one_of("unsold_wild", ("discard", "active")), level or 0)
    view._phase = PHASES.index(reader.one_of("phase", PHASES))
    view._last = reader.one_of("last_buys", ("yes", "no")) == "yes"
    view.active = reader.number("active", 0, 4)
    view.to_act = reader.maybe("to_act", 0, 4)
    view.high_bid = reader.number("high_bid", 0, len(text))
    view.high_bidder = reader.maybe("high_bidder", 0, 4)
    view.due = reader.number("due", 0, len(text))
    buying = reader.one_of("buying", ("-", *map(str, CARDS[:NUMBER_KINDS])))
    view._buying = -1 if buying == "-" else BY_TEXT[buying].code
    view._tableau = reader.codes(reader.value("tableau"))
    view._market = reader.codes(reader.value("market"))
    view._discard = reader.codes(reader.value("discard"))
    view._deck = reader.codes(reader.value("pile"))
    view._next = 0
    _read_players(view, reader, len(text))
    reader.end()
    _derive(view)
    viewcheck.check(view)
    if write_view(view) != text.strip(BLANKS) + "\n":  # unsorted cards
        raise UnreadableText("not_canonical")
    return view


def _read_players(view: TenView, reader: _Reader, most: int) -> None:
    view._tokens, view._busts, view._collections = [], [], []
    for _ in range(view._table.players):
        words = reader.value("player").split(" ", 2)
        if len(words) != 3:
            raise reader.fail()
        view._tokens.append(reader.within(words[0], 0, 10))
        view._busts.append(reader.within(words[1], 0, most))
        view._collections.append(reader.codes(words[2]))


def _derive(view: TenView) -> None:
    """What follows from the rest."""
    currency = [CARDS[code].value for code in view._tableau if code >= FIRST_CURRENCY]
    numbers = [CARDS[code].value for code in view._tableau if code < NUMBER_KINDS]
    view._showing = sum(currency)
    view.total = sum(numbers) - view._showing
    view._offered = mask_of(view._market)
    view._held = [mask_of(collection) for collection in view._collections]
    view._legal = None
