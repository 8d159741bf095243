# Setting up: what run.py says, and what is fetched when it is first needed. $download and $disk are megabytes.

setting-up =
    { $stage ->
        [play] Setting up Wildfour in { LONG($folder) }. This is done once and needs about { $download } MB of downloads and { $disk } MB on the disk.
        [compiler] Fetching the compiler for experts, hints, simulations and arenas. This is done once and needs about { $download } MB of downloads and { $disk } MB on the disk.
        [test] Fetching what the tests need. This is done once and needs about { $download } MB of downloads and { $disk } MB on the disk.
       *[bench] Fetching what the benchmark needs. This is done once and needs about { $download } MB of downloads and { $disk } MB on the disk.
    }
fetching-package = Fetching { $package }.
installing-packages = Installing it all.
fetching-browser = Installing Chromium for the tests of the browser's table. This is done once.
browser-not-installed = Chromium could not be installed, so tests that need it are skipped. The details are in { LONG($log) }.
set-up-done = Done.
set-up-elsewhere = Wildfour is being set up in another window; waiting for it to finish.
set-up-stopped = Stopped. The set-up starts over the next time it is needed.

## What goes wrong

no-such-stage =
    { $guess ->
        [0] Say what to set up: { LIST($known, last: "or") }.
       *[other] There is no '{ $name }' to set up. Did you mean { $guess }?
    }
no-venv-module = This Python cannot make environments of its own because its venv module is missing; install it (on Debian and Ubuntu, the package python3-venv) and try again.
index-unreachable = Something has to be downloaded, and the network cannot be reached; check the connection and try again. The details are in { LONG($log) }.
package-altered = A downloaded package is not the one we know (its hash is wrong), so nothing was installed; try again, and if that does not help, see { LONG($log) }.
packages-not-installed = The packages could not be installed; perhaps there are none for this Python on this system. The details are in { LONG($log) }.
disk-full = The disk is full. This needs about { $disk } MB in { LONG($folder) } and { $download } MB for temporary files; make room and try again.
set-up-failed = { LONG($folder) } could not be set up: { LONG($reason) }.
pip-missing = { LONG($file) } is missing; get a complete copy of Wildfour.
pip-damaged = { LONG($file) } is damaged, so nothing was installed; get a fresh copy of Wildfour.

## The compiler

hint-needs-compiler = A hint needs the compiler, which is not here yet. Ctrl-C stops the download, and the game goes on.
expert-needs-compiler = The expert needs the compiler, which is not here yet.
compiler-missing = Experts and hints need the packages numba and numpy, which are not installed.
compiler-not-fetched = The compiler could not be fetched; everything else works without it.
