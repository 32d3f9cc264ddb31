"""A small progress window, run as a program of its own: reads percentages and ``# texts`` from standard input."""

from __future__ import annotations

import queue
import sys
import threading
import tkinter
from tkinter import ttk

WIDTH = 480  # pixels
POLL = 50  # milliseconds


class ProgressWindow:
    """A line of text above a bar."""

    def __init__(self, title: str) -> None:
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.root = tkinter.Tk()
        self.root.title(title)
        self.root.resizable(False, False)
        self.text = tkinter.StringVar()
        self.share = tkinter.DoubleVar()
        ttk.Label(self.root, textvariable=self.text, wraplength=WIDTH).pack(padx=24, pady=(24, 8), anchor="w")
        ttk.Progressbar(self.root, variable=self.share, maximum=100, length=WIDTH).pack(padx=24, pady=(0, 24))

        self.root.eval("tk::PlaceWindow . center")

    def read(self) -> None:
        """Read standard input to its end; runs in a thread of its own."""
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
        for line in sys.stdin:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def poll(self) -> None:
        """Show what has been read; close when the input has ended."""
        while not self.lines.empty():
            line = self.lines.get()
            if line is None:
                self.root.destroy()
                return
            if line.startswith("# "):
                self.text.set(line[2:])
            elif line.isdigit():
                self.share.set(int(line))
        self.root.after(POLL, self.poll)

    def run(self) -> None:
        """Show the window until it is closed, by either side."""
        threading.Thread(target=self.read, daemon=True).start()
        self.poll()
        self.root.mainloop()


if __name__ == "__main__":
    ProgressWindow(sys.argv[1]).run()
