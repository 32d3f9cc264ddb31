"""Opponents. Each sees a View and nothing else; a move is a function of name, style, seed and View.

rules.player("random", game="ten", seed=3).choose(view)
"""

from __future__ import annotations

from rules.players.registry import player, player_names, style_names

__all__ = ["player", "player_names", "style_names"]
