"""Compilation of plain functions together with the functions that they call.

Every function in the given modules gets a compiled version. It uses its module's globals, with the functions that it
calls replaced by their compiled versions. Compilation happens at the first call.
"""

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType, ModuleType
from typing import Any

Function = Callable[..., Any]
Remake = Callable[[FunctionType, dict[str, Any]], FunctionType]


def functions_of(module: ModuleType) -> list[FunctionType]:
    """List the functions that a module defines itself."""
    return [f for f in vars(module).values() if isinstance(f, FunctionType) and f.__module__ == module.__name__]


def copied(f: FunctionType, namespace: dict[str, Any]) -> FunctionType:
    return FunctionType(f.__code__, namespace, f.__name__, f.__defaults__)


def compile_modules(
    modules: Iterable[ModuleType],
    jit: Callable[[Function], Any],
    *,
    ready: Mapping[Function, Any],
    overrides: Mapping[Function, Function],
    remake: Remake = copied,
) -> dict[Function, Any]:
    """Map every function to its compiled version.

    `ready` contains existing versions. `overrides` maps functions to replacements. `remake` re-creates a
    function in the new globals, unchanged or rewritten.
    """
    twins: dict[Function, Any] = dict(ready)
    namespaces = []
    for module in modules:
        namespace = dict(vars(module))
        namespaces.append(namespace)
        for f in functions_of(module):
            if f not in twins:
                twins[f] = jit(remake(f, namespace))
    for function, substitute in overrides.items():
        twins[function] = twins[substitute]
    for namespace in namespaces:
        for name, value in namespace.items():
            if isinstance(value, FunctionType) and value in twins:
                namespace[name] = twins[value]
    return twins
