"""Property tests try the same examples on every run, so that a green suite stays green; marked ones try new ones."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
