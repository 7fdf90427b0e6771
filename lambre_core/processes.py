"""Processes that work beside the first one."""

from __future__ import annotations

import os
import signal
import threading

from lambre_core.garbage import look_seldom


def processors() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def begin() -> None:
    """Begin a further process: it ends with the first one, however that ends, and leaves Ctrl-C to it."""
    look_seldom()
    # Where signals cannot be held back, Ctrl-C is heard from here on no more.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Whatever ends the first process, be it without warning, leaves no other one behind."""
    # Loading it takes as long as parsing a sentence, and the first process needs none of it.
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
