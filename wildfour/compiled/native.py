"""Machine code from the intermediate code that jit.py produces: optimized for a processor, kept as an object file."""

from functools import cache
from typing import Any, NamedTuple

import llvmlite
from llvmlite import binding

from wildfour.compiled.engines import ENTRY

HAS_PDEP, PDEP = "has_pdep", "pdep"
OPTIMIZATION = 3
VERSION = llvmlite.__version__
# Symbols that intermediate code leaves open. An object needs no other code, not even the C library's.
OPEN = """
define i1 @has_pdep() alwaysinline { ret i1 %s }
define i64 @pdep(i64 %%bits, i64 %%mask) alwaysinline { %s }
"""
FILL = """
define hidden ptr @%s(ptr returned %%to, %s, i64 %%length) noinline "no-builtins" {
  %%second = ptrtoint ptr %%to to i64
  %s
  %%none = icmp eq i64 %%length, 0
  br i1 %%none, label %%end, label %%fill
fill:
  %%i = phi i64 [ 0, %%0 ], [ %%next, %%fill ]
  %%next = add nuw i64 %%i, 1
  %s
  %%here = getelementptr i8, ptr %%to, i64 %%at
  store i8 %%byte, ptr %%here
  %%done = icmp eq i64 %%next, %%length
  br i1 %%done, label %%end, label %%fill
end:
  ret ptr %%to
}
"""
LOAD = "%there = getelementptr i8, ptr %from, i64 %at\n  %byte = load i8, ptr %there"
FORWARD = "%at = add i64 %i, 0"
EITHER_WAY = """%first = ptrtoint ptr %from to i64
  %apart = sub i64 %second, %first
  %forward = icmp uge i64 %apart, %length"""
CHOSEN_WAY = "%back = sub i64 %length, %next\n  %at = select i1 %forward, i64 %i, i64 %back"
MEMORY = (
    FILL % ("memcpy", "ptr noalias %from", "", f"{FORWARD}\n  {LOAD}"),
    FILL % ("memmove", "ptr %from", EITHER_WAY, f"{CHOSEN_WAY}\n  {LOAD}"),
    FILL % ("memset", "i32 %value", "%byte = trunc i32 %value to i8", FORWARD),
)
X86_PDEP = "%r = call i64 @llvm.x86.bmi.pdep.64(i64 %bits, i64 %mask)\n  ret i64 %r"
SLOW_AT_PDEP = ("znver1", "znver2", "bdver4")
KEPT: list[Any] = []  # engines own the code that they load


class Target(NamedTuple):
    """A kind of processor. PDEP scatters bits to the set positions of a mask; some processors lack it or are slow."""

    triple: str
    cpu: str
    features: str
    pdep: bool


@cache
def host() -> Target:
    """Return this computer's processor."""
    name = binding.get_host_cpu_name()
    try:
        features = binding.get_host_cpu_features()
    except RuntimeError:  # llvmlite does not know the features of this kind of processor
        features = {}
    triple = binding.get_process_triple()
    pdep = bool(features.get("bmi2")) and name not in SLOW_AT_PDEP and triple.startswith("x86_64")
    return Target(triple, name, features.flatten() if features else "", pdep)


def machine_for(target: Target) -> Any:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    # On Windows, llvmlite produces the ELF objects that its loader requires only for this code model.
    model = "jitdefault" if target.triple.endswith(("windows-msvc", "-elf")) else "default"
    return binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=OPTIMIZATION, reloc="pic", codemodel=model
    )


def emit(bitcode: bytes, target: Target) -> bytes:
    """Optimize intermediate code for a processor, and return an object file."""
    machine = machine_for(target)
    module = binding.parse_bitcode(bitcode)
    filled = "".join(MEMORY) + OPEN % (("true", X86_PDEP) if target.pdep else ("false", "ret i64 0"))
    if target.pdep:
        filled += "declare i64 @llvm.x86.bmi.pdep.64(i64, i64)\n"
    opened = binding.parse_assembly(filled)
    for one in (module, opened):
        one.triple, one.data_layout = target.triple, str(machine.target_data)
    module.link_in(opened)
    for function in module.functions:
        if not function.is_declaration and function.name in (HAS_PDEP, PDEP):
            function.linkage = "internal"
    options = binding.create_pipeline_tuning_options(OPTIMIZATION)
    options.loop_vectorization, options.slp_vectorization = True, False
    passes = binding.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    return machine.emit_object(module)


def load(code: bytes) -> int:
    """Load an object file. Return the address of its entry point."""
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine_for(host()))
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    KEPT.append(engine)
    return int(engine.get_function_address(ENTRY))
