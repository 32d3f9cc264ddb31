"""The committed table of daily deals: every date has one, the week goes from gentle to hard, each can be won."""

from __future__ import annotations

import datetime
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import rules
from game.daily import FILE, Daily, Deal
from game.problems import Problems
from game.setup import DEALS, Seat

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LEVELS = [4, 5, 6, 7, 8, 9, 10]
DAYS = 157 * 7
ONE = datetime.timedelta(days=1)


@pytest.fixture(scope="module")
def daily() -> Daily:
    return Daily.load(ASSETS, Problems())


def deal_of(daily: Daily, day: datetime.date) -> Deal:
    deal = daily.deal(day)
    assert deal is not None
    return deal


def days_from(first: datetime.date, count: int) -> list[datetime.date]:
    return [first + n * ONE for n in range(count)]


def beaten(deal: Deal) -> bool:
    """Our own player, on the game exactly as the daily deal sets it up, wins."""
    record = deal.setup(Seat("Eva"), Seat("Robot", "solo")).record()
    state = record.begin()
    player = rules.player("normal", game=deal.game)
    while state.to_act is not None:
        state.apply(player.choose(state.view(state.to_act)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners == (0,)


def test_the_file_is_read_without_complaint(daily: Daily) -> None:
    problems = Problems()
    assert Daily.load(ASSETS, problems) == daily
    assert problems.untold() == []


def test_every_date_of_three_years_has_a_deal_of_its_own(daily: Daily) -> None:
    days = days_from(datetime.date(2026, 1, 1), 1096)
    assert days[-1] == datetime.date(2028, 12, 31)
    seeds = [deal_of(daily, day).seed for day in days]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < DEALS for seed in seeds)


def test_the_week_goes_from_gentle_to_hard_for_ever(daily: Daily) -> None:
    for first in (datetime.date(2025, 12, 29), datetime.date(2031, 3, 3), datetime.date(1999, 11, 1)):
        assert first.isoweekday() == 1
        assert [deal_of(daily, day).level for day in days_from(first, 7)] == LEVELS


def test_after_the_last_deal_comes_the_first(daily: Daily) -> None:
    day = datetime.date(2026, 5, 20)
    later = day + DAYS * ONE
    assert deal_of(daily, later).seed == deal_of(daily, day).seed
    assert deal_of(daily, later).day == later
    assert deal_of(daily, later - ONE).seed != deal_of(daily, day).seed


@pytest.mark.parametrize("week", range(0, 157, 20))
def test_deals_are_beaten_by_our_own_player(daily: Daily, week: int) -> None:
    """One day of every twentieth week, another weekday each time; `tools/make_daily.py --check` plays them all."""
    day = datetime.date(2025, 12, 29) + (week * 7 + week % 7) * ONE
    assert beaten(deal_of(daily, day))


@pytest.mark.long
def test_every_fifth_deal_is_beaten(daily: Daily) -> None:
    days = days_from(datetime.date(2025, 12, 29), DAYS)
    lost = [day for day in list(days)[::5] if not beaten(deal_of(daily, day))]
    assert lost == []


def test_a_deal_that_our_player_loses_would_be_noticed(daily: Daily) -> None:
    deal = deal_of(daily, datetime.date(2026, 5, 20))
    lost = [seed for seed in range(30) if not beaten(Deal(deal.day, deal.game, deal.option, seed, 10))]
    assert lost


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_daily", ASSETS.parent / "tools" / "make_daily.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_file_is_what_the_tool_writes(daily: Daily) -> None:
    table, made = daily.table, tool()
    assert table is not None
    assert made.to_text(table.deals) == (ASSETS / FILE).read_text("utf-8")


@pytest.mark.parametrize("day", [0, 6, 500, 1098])
def test_the_tool_takes_the_first_candidate_that_is_beaten(daily: Daily, day: int) -> None:
    table, made = daily.table, tool()
    assert table is not None
    seed, level = table.deals[day]
    assert next(seed for seed in made.candidates(day) if made.beaten(seed, level)) == seed
