"""Tells the player a sentence: on the terminal, and in a window when nobody would see the terminal.

Kept readable for Python 3.6: an old Python must be able to say that it is too old.
"""

import os
import sys

TITLE = "Tenfold"


def write(text: "str", stream: "object | None") -> "None":
    """Write a line to a stream that may be missing, closed, or unable to show every letter."""
    if stream is None:  # pythonw
        return
    try:
        stream.write(writable(text, stream) + "\n")  # type: ignore[attr-defined]
        stream.flush()  # type: ignore[attr-defined]
    except (OSError, ValueError):
        pass  # a closed pipe: nobody is listening


def writable(text: "str", stream: "object") -> "str":
    """The text in letters that the stream has: without accents, if it has none."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
        return text
    except UnicodeEncodeError:
        return plain(text).encode(encoding, "replace").decode(encoding)


def plain(text: "str") -> "str":
    """The text without accents and typographic quotes."""
    import unicodedata

    parts = unicodedata.normalize("NFKD", text.replace("–", "-").replace("“", '"').replace("„", '"'))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def has_terminal() -> "bool":
    """Whether somebody started us from a terminal that stays when we are gone."""
    if sys.platform == "win32" and _own_console():
        return False
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        try:
            if stream is not None and stream.isatty():
                return True
        except ValueError:  # closed
            continue
    return False


def _own_console() -> "bool":
    """Windows opens a console for a double-clicked script and closes it with us: nothing said there can be read."""
    try:
        import ctypes

        ids = (ctypes.c_uint32 * 8)()
        count = ctypes.windll.kernel32.GetConsoleProcessList(ids, 8)  # type: ignore[attr-defined,unused-ignore]
    except (ImportError, AttributeError, OSError):
        return False
    return bool(0 < count <= 2)  # Python, and the py launcher before it


def has_display() -> "bool":
    """Whether there is a screen to open a window on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def tell(text: "str") -> "None":
    """Say a sentence on stderr, and in a window where there is no terminal."""
    write(text, sys.stderr)
    if not has_terminal() and has_display():
        show_window(text)


def show_window(text: "str") -> "bool":
    """Show the text in the first kind of window the system has and wait until it is closed; False if it has none."""
    if sys.platform == "win32":
        return _windows_box(text)
    if sys.platform == "darwin":
        return _run_first(_mac_commands(text)) or _tk_box(text)
    return _tk_box(text) or _run_first(_unix_commands(text))


def _windows_box(text: "str") -> "bool":
    try:
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, TITLE, 0x30)  # type: ignore[attr-defined,unused-ignore]
    except (ImportError, AttributeError, OSError):
        return False
    return True


def _tk_box(text: "str") -> "bool":
    try:
        import tkinter
        from tkinter import messagebox
    except ImportError:
        return False
    try:
        root = tkinter.Tk()
        root.withdraw()
        messagebox.showerror(TITLE, text, parent=root)
        root.destroy()
    except tkinter.TclError:
        return False
    return True


def _mac_commands(text: "str") -> "list[list[str]]":
    script = 'on run texts\ndisplay dialog (item 1 of texts) with title (item 2 of texts) buttons {"OK"}\nend run'
    return [["osascript", "-e", script, text, TITLE]]


def _unix_commands(text: "str") -> "list[list[str]]":
    return [
        ["zenity", "--error", "--no-markup", "--width=480", "--title=" + TITLE, "--text=" + text],
        ["kdialog", "--title", TITLE, "--error", text],
        ["xmessage", "-center", "-title", TITLE, "-buttons", "OK:0", _folded(plain(text), 60)],
    ]


def _folded(text: "str", width: "int") -> "str":
    """xmessage breaks no lines, and knows no accents either."""
    import textwrap

    return "\n".join(textwrap.fill(line, width) for line in text.split("\n"))


def _run_first(commands: "list[list[str]]") -> "bool":
    """Run the first command that the system has; a window closed by its corner counts as seen."""
    import subprocess

    for command in commands:
        try:
            status = subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except OSError:
            continue
        if status in (0, 1):
            return True
    return False
