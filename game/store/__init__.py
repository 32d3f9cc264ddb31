"""Saved games, results and names: SQLite in a folder of the user's.

store = Store(folder)
for game in store.unfinished():
    match = Match.load(store, game.id)
"""

from __future__ import annotations

from game.store.rows import ListedGame, SavedGame, Status
from game.store.standings import TRIES, Day, Evening, Rung, Standing, Try
from game.store.store import Store

__all__ = ["TRIES", "Day", "Evening", "ListedGame", "Rung", "SavedGame", "Standing", "Status", "Store", "Try"]
