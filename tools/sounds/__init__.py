"""How the game sounds: paper, wood, felt and brass, built from noise and resonances with numpy."""
