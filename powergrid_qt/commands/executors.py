"""Where many games are played: in processes of this machine, or on a Dask cluster."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager

from powergrid_qt.ai.process.child_work import collect_rarely
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.commands.output import ignore_interrupts

CONNECT_SECONDS = 10


@contextmanager
def process_pool(processes: int) -> Iterator[Executor]:
    """Processes that end at once when what they are used for fails or is interrupted."""
    spawning = multiprocessing.get_context("spawn")  # the one way that all platforms have
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, spawning, initializer=prepare_process)
    try:
        start_processes(pool, processes)
        yield pool
    except BrokenExecutor as error:
        raise CommandError("a process that played games has died (out of memory?)") from error
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def prepare_process() -> None:
    ignore_interrupts()
    collect_rarely()


def start_processes(pool: ProcessPoolExecutor, processes: int) -> None:
    """Ctrl-C reaches all processes at once, and this one ends the others: they have to ignore it.
    What a process ignores is inherited, so they do it even while they are starting. (On Windows
    they learn it only from their initializer.)"""
    handler = ignore_interrupts()
    try:
        for _ in range(processes):  # each call finds nobody idle and starts a process
            pool.submit(ignore_interrupts)
    finally:
        signal.signal(signal.SIGINT, handler)


@contextmanager
def dask_cluster(address: str) -> Iterator[Executor]:
    """The workers of a running Dask scheduler. Each needs this version of powergrid-qt."""
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError(
            "--dask needs the package distributed: pip install 'powergrid-qt[cluster]'"
        ) from error
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise CommandError(f"no Dask scheduler at {address}: {error}") from error
    executor = client.get_executor(pure=False)
    try:
        yield executor
    finally:
        executor.shutdown(wait=False)
        client.close()
