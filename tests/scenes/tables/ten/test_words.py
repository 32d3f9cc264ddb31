"""Everything that can happen, be refused or advised has a sentence in every language, and a motion."""

from __future__ import annotations

import dataclasses
import inspect
from pathlib import Path
from typing import Any

import pytest

from game.app import ASSETS, App
from game.locale import Words
from game.problems import Problems
from rules.core import Event, Outcome
from rules.ten import BY_TEXT, CARDS, DONE, DRAW, PASS, PAY_TOKEN, TAKE_CURRENCY, TAKE_NUMBERS, TenAction, bid
from rules.ten import events as ev
from scenes.tables.ten import pictures
from scenes.tables.ten.motions import Motions
from scenes.tables.ten.said import Said
from scenes.tables.ten.shown import Shown
from tests.scenes.tables.ten.sitting import EVA, JAN, MAX, sit_down

LANGUAGES = ("en", "cs", "sk")
NAMES = ("Eva", "Jan", "Ota")
KINDS = [kind for _, kind in inspect.getmembers(ev, inspect.isclass) if issubclass(kind, Event) and kind is not Event]
#: What an event of any kind is made of, by the name of its field.
PARTS: dict[str, Any] = {
    "seat": 0,
    "card": BY_TEXT["R4"],
    "cards": (BY_TEXT["R4"], BY_TEXT["R4"]),
    "total": -3,
    "kind": "total",
    "to_market": (BY_TEXT["R4"],),
    "discarded": (BY_TEXT["$2"],),
    "amount": 2,
    "offered": 2,
    "price": 3,
    "coin": "token",
    "value": 1,
    "due": 0,
    "source": "market",
    "colour": "B",
    "length": 4,
    "last": False,
    "outcome": Outcome((0,), "points", (3, 2, 1), ((0,), (1,), (2,))),
}
VARIANTS: dict[type[Event], list[dict[str, Any]]] = {
    ev.Drawn: [{"card": card} for card in CARDS],
    ev.Busted: [{"kind": "currency"}],
    ev.TokensGained: [{"amount": 0}, {"amount": 1}, {"amount": 5, "offered": 5}],
    ev.Paid: [{"coin": "bust"}, {"coin": BY_TEXT["G#"]}],
    ev.CardTaken: [{"source": "auction", "card": BY_TEXT["*#"]}, {"source": "free", "card": BY_TEXT["*2"]}],
    ev.RunGrew: [{"length": 9}],
    ev.BuyPhaseBegan: [{"last": True}],
    ev.GameEnded: [{"outcome": Outcome((0, 1), "shared", (3, 3, 1), ((0, 1), (2,)))}],
}
REFUSALS: list[tuple[str, dict[str, object]]] = [
    ("game_over", {}),
    ("not_an_action", {}),
    ("not_your_turn", {"to_act": 1}),
    *(("not_now", {"phase": phase}) for phase in ("play", "auction", "pay wild", "buy", "pay card", "over")),
    ("forced", {"action": "draw"}),
    ("deck_empty", {}),
    ("nothing_showing", {}),
    ("no_number_showing", {}),
    ("no_currency_showing", {}),
    ("bid_too_low", {"least": 3}),
    ("bid_too_high", {"most": 4}),
    ("not_in_market", {"card": BY_TEXT["R4"]}),
    ("already_owned", {"card": BY_TEXT["R4"]}),
    ("cannot_afford", {"card": BY_TEXT["R4"], "price": 4, "power": 2}),
    ("no_token", {}),
    ("no_bust_token", {}),
    ("card_not_held", {"card": BY_TEXT["R4"]}),
]


def made(kind: type[Event], /, **other: Any) -> Event:
    """An event of that kind."""
    names = [field.name for field in dataclasses.fields(kind)]
    return kind(**{name: other.get(name, PARTS[name]) for name in names})


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(ASSETS / "locale", request.param, Problems())


def test_there_are_events() -> None:
    assert len(KINDS) > 20
    assert ev.RunGrew in KINDS


def test_every_event_has_a_sentence(words: Words) -> None:
    said = Said(words, NAMES)
    for kind in KINDS:
        for other in ({}, *VARIANTS.get(kind, [])):
            line = said.event(made(kind, **other))
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert "{" not in line, line
    assert not words.missing


def test_unknown_events_are_no_sentence(words: Words) -> None:
    with pytest.raises(LookupError):
        Said(words, NAMES).event(Event())


def test_the_refusals_are_those_of_the_rules() -> None:
    source = (Path(__file__).parents[4] / "rules" / "ten" / "refusals.py").read_text(encoding="utf-8")
    source += (Path(__file__).parents[4] / "rules" / "ten" / "view.py").read_text(encoding="utf-8")
    told = {code for code, _ in REFUSALS}
    assert {code for code in told if f'"{code}"' in source} == told


def test_every_refusal_has_a_sentence(words: Words) -> None:
    said = Said(words, NAMES)
    lines = {said.refusal(code, facts) for code, facts in REFUSALS}
    assert len(lines) >= len(REFUSALS) - 3  # paying is paying, and over is over
    assert not words.missing
    assert not any("{" in line for line in lines)


def test_every_kind_of_action_can_be_advised(words: Words) -> None:
    said = Said(words, NAMES)
    actions = [
        DRAW,
        TAKE_NUMBERS,
        TAKE_CURRENCY,
        bid(3),
        PASS,
        TenAction("buy R7"),
        DONE,
        PAY_TOKEN,
        TenAction("pay R#"),
    ]
    lines = [said.hint(action) for action in actions]
    assert len(set(lines)) == len(lines) - 1  # all payments are one
    assert not words.missing


def test_payments_are_one_line(words: Words) -> None:
    said = Said(words, NAMES)
    coins: list[Any] = ["token", "token", "bust", BY_TEXT["R4"]]
    events = [ev.Paid(0, coin, 1, due) for due, coin in zip((3, 2, 1, 0), coins, strict=True)]
    lines = said.log([*events, ev.Overpaid(0, 2), ev.TurnEnded(0)])
    assert len(lines) == 2
    assert "2" in lines[0]
    assert "4" in lines[0]
    assert said.told(events) == lines[:1]


def test_names_of_cards_differ(words: Words) -> None:
    said = Said(words, NAMES)
    assert len({said.card(card) for card in CARDS}) == len(CARDS)


def test_every_card_has_its_pictures() -> None:
    names = {
        *map(pictures.face, CARDS),
        *map(pictures.mini, CARDS),
        *map(pictures.slot, "RBOG"),
        *map(pictures.suit, "RBOG"),
    }
    names |= {pictures.BACK, pictures.COIN, pictures.BUST, pictures.GAVEL, pictures.BACKDROP}
    assert [name for name in sorted(names) if not (ASSETS / f"{name}.svg").is_file()] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_has_a_motion(app: App, kind: type[Event]) -> None:
    """It can be played, from a table that shows what comes before it, and it leaves nothing in the air."""
    table = sit_down(app, EVA, JAN, MAX, deck="R4 B1", speed="normal")
    card = PARTS["card"]
    table.shown = Shown(
        pile=3, row=[card, card, BY_TEXT["$2"]], total=6, block=BY_TEXT["R#"] if kind is ev.AuctionWon else None,
        market=[card], tokens=[4, 4, 4], busts=[1, 0, 0], cards=[[BY_TEXT["G5"]], [], []], active=0, speaker=0,
    )  # fmt: skip
    table.motions.row_sprites()
    more = {"to_market": (card, card)} if kind is ev.Busted else {}
    more |= {"card": BY_TEXT["$2"]} if kind is ev.AuctionOpened else {}
    steps = Motions(table).steps([made(kind, **more)])
    assert steps
    table.motion.play(*steps)
    for _ in range(200):
        table.motion.update(0.05)
        app.draw()
    assert not table.motion.busy
    assert not table.props.flying
    assert table.effects.banner == ""
    assert table.effects.flash == 0
