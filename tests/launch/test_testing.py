from __future__ import annotations

import pytest

from game.launch.testing import arguments_for

SHORT = ["-m", "not long"]
PARALLEL = ["-n", "auto"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([], [*SHORT, *PARALLEL]),
        (["-k", "main"], [*SHORT, *PARALLEL, "-k", "main"]),
        (["-m", "long"], [*PARALLEL, "-m", "long"]),
        (["-mlong", "-n0"], ["-mlong", "-n0"]),
        (["-n", "2"], [*SHORT, "-n", "2"]),
        (["--pdb"], [*SHORT, "--pdb"]),
        (["--maxfail=1"], [*SHORT, *PARALLEL, "--maxfail=1"]),
    ],
)
def test_arguments(given: list[str], told: list[str]) -> None:
    assert arguments_for(given) == told
