"""Memory that other libraries read and write without a copy: DLPack, and CUDA's array interface.

A `Shared` array is an address, a shape and a kind of number; whoever owns the memory is kept alive by it.
"""

import ctypes
from typing import Any, NamedTuple

import numpy as np

ON_CPU, ON_CUDA = 1, 2  # kinds of devices, as DLPack numbers them
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
    """A tensor, and what to call when it is no longer needed."""


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

lent: dict[int, tuple[Any, ...]] = {}  # what must stay alive, by the address of the tensor that was lent


@DELETER
def give_back(managed: Any) -> None:
    """Called by whoever took the tensor."""
    lent.pop(ctypes.addressof(managed.contents), None)


@CAPSULE_DELETER
def forget_capsule(capsule: int) -> None:
    """Called when a capsule goes that nobody took."""
    if is_capsule(capsule, NAME):
        lent.pop(pointer_in(capsule, NAME), None)


class Shared(NamedTuple):
    """An array of somebody's memory."""

    owner: Any
    address: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    device: tuple[int, int]

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """What is written here is written in the stream of the batch; readers order themselves after it."""
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
