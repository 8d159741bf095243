"""Zero-copy memory sharing with other libraries through DLPack and the CUDA array interface.

A `Shared` array is an address, a shape, and a number type. It keeps the memory's owner alive.
"""

import ctypes
from typing import Any, NamedTuple

import numpy as np

ON_CPU, ON_CUDA = 1, 2  # device kinds as numbered by DLPack
CODES = {"i": 0, "u": 1, "f": 2}
NAME, USED_NAME = b"dltensor", b"used_dltensor"


class Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """A tensor with its deleter."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER))
CAPSULE_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, CAPSULE_DELETER)
is_capsule = ctypes.pythonapi.PyCapsule_IsValid
is_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
pointer_in.restype = ctypes.c_void_p
pointer_in.argtypes = (ctypes.c_void_p, ctypes.c_char_p)

lent: dict[int, tuple[Any, ...]] = {}  # objects to keep alive, by lent tensor address


@DELETER
def give_back(managed: Any) -> None:
    """Release a tensor. Its consumer calls this."""
    lent.pop(ctypes.addressof(managed.contents), None)


@CAPSULE_DELETER
def forget_capsule(capsule: int) -> None:
    """Release a tensor whose capsule was never consumed."""
    if is_capsule(capsule, NAME):
        lent.pop(pointer_in(capsule, NAME), None)


class Shared(NamedTuple):
    """An array in memory that another object owns."""

    owner: Any
    address: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    device: tuple[int, int]

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """Export the array. Data is written in the batch's stream, so readers must synchronize with it."""
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = Kind(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        tensor = Tensor(self.address, Device(*self.device), len(self.shape), kind, shape, None, 0)
        managed = Managed(tensor, None, give_back)
        lent[ctypes.addressof(managed)] = (managed, shape, self.owner)
        return new_capsule(ctypes.addressof(managed), NAME, forget_capsule)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self.device[0] != ON_CUDA:
            raise AttributeError("__cuda_array_interface__")
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.address, False), "version": 3}
