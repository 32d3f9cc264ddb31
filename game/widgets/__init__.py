"""Everything on the screen that can be touched, and the pages they stand on.

A scene makes a `Page`, puts widgets on it and hands it its intents; `game.layout` says where they go.
"""

from __future__ import annotations

from game.widgets.base import Widget
from game.widgets.bubble import Bubble
from game.widgets.button import Button, IconButton
from game.widgets.choice import Choice, Stepper
from game.widgets.control import Control
from game.widgets.field import TextField
from game.widgets.label import Label, Picture, Rule, Sheet
from game.widgets.listbox import ListBox, Row
from game.widgets.page import Page
from game.widgets.scroll import ScrollArea
from game.widgets.slider import Slider
from game.widgets.tabs import Tab, Tabs
from game.widgets.tile import Tile
from game.widgets.toast import Toasts
from game.widgets.toggle import Toggle

__all__ = [
    "Bubble",
    "Button",
    "Choice",
    "Control",
    "IconButton",
    "Label",
    "ListBox",
    "Page",
    "Picture",
    "Row",
    "Rule",
    "ScrollArea",
    "Sheet",
    "Slider",
    "Stepper",
    "Tab",
    "Tabs",
    "TextField",
    "Tile",
    "Toasts",
    "Toggle",
    "Widget",
]
