"""A dask cluster as a pool of processes; needs the extra `nemesis-core[dask]`."""

from __future__ import annotations

import contextlib
import logging
import sys
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from functools import partial
from typing import Any, Final

from .errors import NemesisError
from .pools import Pool

PATIENCE: Final = 10
"""Seconds within which the scheduler has to answer and a first worker to be there."""
LOGS: Final = ("distributed", "distributed.client")


def _distributed() -> Any:
    """The library; it logs every broken connection at length, unless its user has imported it himself."""
    known = "distributed" in sys.modules
    try:
        import distributed
    except ImportError as error:
        raise NemesisError(f"the backend dask is not installed ({error}); install nemesis-core[dask]") from error
    if not known:
        for name in LOGS:
            logging.getLogger(name).setLevel(logging.CRITICAL)
    return distributed


def _connected(address: str) -> Any:
    distributed = _distributed()
    try:
        distributed.comm.resolve_address(address)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about versions of libraries that games have nothing to do with
            return distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NemesisError(
            f"no dask scheduler answers at {address} ({error}); start one there: dask scheduler"
        ) from error


def _knows_us() -> None:
    """Can be run where nemesis-core is installed; dask's scheduler reads every call that it passes on."""


def _await_worker(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise NemesisError(f"the scheduler at {address} has no worker; start some: dask worker {address}") from error


def _check(client: Any, address: str, check: Callable[[], Any]) -> None:
    """Let the scheduler and every worker say whether they can play."""
    try:
        client.run_on_scheduler(_knows_us)
    except Exception as error:
        raise NemesisError(
            f"the scheduler at {address} cannot pass on games: {error}; install nemesis-core there"
        ) from error
    for worker, problem in client.run(check, on_error="return").items():
        if isinstance(problem, BaseException):
            way_out = "" if isinstance(problem, NemesisError) else "; install nemesis-core and its plugins there"
            raise NemesisError(f"worker {worker} cannot play: {problem}{way_out}")


@contextlib.contextmanager
def cluster(address: str, check: Callable[[], Any]) -> Iterator[Pool]:
    """The workers of the dask scheduler at `address`, each of which has passed `check`.

    :raises NemesisError: when dask is missing, nobody answers, a worker cannot play or the cluster is lost.
    """
    with _connected(address) as client:
        try:
            _await_worker(client, address)
            _check(client, address, check)
            yield Pool(sum(client.ncores().values()), partial(client.submit, pure=False))
        except (OSError, CancelledError, _distributed().KilledWorker) as error:
            raise NemesisError(f"the dask cluster at {address} was lost ({error}); start it anew") from error
