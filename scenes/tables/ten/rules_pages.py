"""What stands on the pages of TEN's rules."""

from __future__ import annotations

from rules import GAMES
from rules.ten import BY_TEXT
from scenes.booklet import Block, Example, Figure, Leaf, Note, Point, Say
from scenes.tables.ten import pictures as art

GAME = "ten"


def leaves() -> tuple[Leaf, ...]:
    """Every page in order; the last lists all points on which we had to decide."""
    pages = [_goal(), _cards(), _turn(), _reward(), _bust(), _buy(), _auction(), _end(), _solo()]
    return (*pages, _readings())


def _paragraphs(page: str, *names: str) -> tuple[Block, ...]:
    return tuple(Say(f"rules.ten.{page}.{name}") for name in names)


def _reading(code: str) -> Note:
    return Note(f"rules.ten.reading.{code}")


def _faces(cards: str) -> tuple[str, ...]:
    """Pictures of the cards of a text in the notation of the rules; other words stand for themselves."""
    return tuple(art.face(BY_TEXT[word]) if word in BY_TEXT else word for word in cards.split())


def _title(page: str) -> str:
    return f"rules.ten.{page}.title"


def _goal() -> Leaf:
    return Leaf(
        _title("goal"),
        (
            *_paragraphs("goal", "a"),
            Figure(_faces("R4 R5 R6 R7"), 220, 0.25),
            Example("rules.ten.goal.run"),
        ),
        (
            *_paragraphs("goal", "b"),
            Figure(_faces("G1 G2 G3 G4 G5 G6 G7 G8 G9"), 190, 0.45),
            *_paragraphs("goal", "c"),
            Figure(tuple(art.suit(colour) for colour in art.SUIT_COLOURS), 110),
        ),
    )


def _cards() -> Leaf:
    return Leaf(
        _title("cards"),
        (
            Figure(_faces("R7 B3 O9 G5"), 140),
            *_paragraphs("cards", "numbers"),
            Figure(_faces("$1 $2 $3 $4 $5"), 140),
            *_paragraphs("cards", "currency"),
        ),
        (
            Figure(_faces("B# *6 *#"), 180),
            *_paragraphs("cards", "wilds"),
            Figure((*[art.COIN] * 5, art.BUST), 84),
            *_paragraphs("cards", "tokens"),
        ),
    )


def _turn() -> Leaf:
    return Leaf(
        _title("turn"),
        (
            *_paragraphs("turn", "a"),
            Figure(_faces("O7 + G4 − $5"), 210),
            Example("rules.ten.turn.example"),
        ),
        (
            *_paragraphs("turn", "b"),
            Figure((art.BACK,), 210),
            *_paragraphs("turn", "c"),
            Figure((*_faces("G#"), art.GAVEL), 210),
        ),
    )


def _reward() -> Leaf:
    return Leaf(
        _title("reward"),
        (
            Figure((*_faces("R3 G6 O5"), "→", "faces/person-0"), 190),
            *_paragraphs("reward", "numbers"),
            Figure(("faces/person-2", art.COIN, "faces/person-3", art.COIN), 96),
        ),
        (
            Figure((*_faces("$5 $1"), "→", "faces/person-0"), 190),
            *_paragraphs("reward", "currency"),
            _reading("reward_needs_its_kind"),
        ),
    )


def _bust() -> Leaf:
    return Leaf(
        _title("bust"),
        (
            *_paragraphs("bust", "total"),
            Figure(_faces("R6 + B4"), 100),
            Example("rules.ten.bust.safe"),
            Figure((*_faces("R6 + B4 + O1"), "→", art.BUST), 100),
            Example("rules.ten.bust.over"),
        ),
        (
            *_paragraphs("bust", "currency"),
            Figure((*_faces("$5 + $5 + $1"), "→", art.BUST), 170),
            Example("rules.ten.bust.coins"),
            *_paragraphs("bust", "wilds"),
        ),
    )


def _buy() -> Leaf:
    return Leaf(
        _title("buy"),
        (
            *_paragraphs("buy", "a"),
            Figure((*_faces("B4"), "=", art.BUST, "+", art.COIN), 210),
            Example("rules.ten.buy.example"),
        ),
        (
            *_paragraphs("buy", "b"),
            _reading("owned_checked"),
            _reading("spent_cards"),
        ),
    )


def _auction() -> Leaf:
    return Leaf(
        _title("auction"),
        (
            Figure((*_faces("R# *3"), art.GAVEL), 190),
            *_paragraphs("auction", "a", "b"),
        ),
        (
            Figure(("faces/person-0", "1", "faces/bold", "2", "faces/person-2", "4"), 150),
            Example("rules.ten.auction.example"),
            _reading("unsold_wild"),
        ),
    )


def _end() -> Leaf:
    return Leaf(
        _title("end"),
        (
            *_paragraphs("end", "a"),
            Figure((art.CROWN,), 190),
            *_paragraphs("end", "c"),
        ),
        (
            *_paragraphs("end", "b"),
            Figure(_faces("G2 G3 *4 G5 G6"), 200, 0.2),
            Example("rules.ten.end.example"),
        ),
    )


def _solo() -> Leaf:
    return Leaf(
        _title("solo"),
        (
            Figure(("faces/solo",), 230),
            *_paragraphs("solo", "a"),
        ),
        (
            *_paragraphs("solo", "b", "c"),
            _reading("solo_total"),
        ),
    )


def _readings() -> Leaf:
    """Every choice the rules module made, in its order."""
    keys = [f"rules.ten.reading.{code}" for code in GAMES[GAME].choices]
    points = [Point(key, number) for number, key in enumerate(keys, start=1)]
    half = (len(points) - 1) // 2
    return Leaf(_title("reading"), (Say("rules.ten.reading.intro"), *points[:half]), tuple(points[half:]))
