# Setup: run.py messages, and downloads on first use. $download and $disk are megabytes.

setting-up =
    { $stage ->
        [play] Setting up Wildfour in { LONG($folder) }. This happens only once and needs about { $download } MB of downloads and { $disk } MB of disk space.
        [engines] Downloading packages for experts, hints, simulations and arenas. This happens only once and needs about { $download } MB of downloads and { $disk } MB of disk space.
        [compiler] Downloading the compiler. This happens only once and needs about { $download } MB of downloads and { $disk } MB of disk space.
        [test] Downloading the test packages. This happens only once and needs about { $download } MB of downloads and { $disk } MB of disk space.
       *[bench] Downloading the benchmark packages. This happens only once and needs about { $download } MB of downloads and { $disk } MB of disk space.
    }
fetching-package = Downloading { $package }.
installing-packages = Installing the packages.
fetching-browser = Installing Chromium for the browser tests. This happens only once.
browser-not-installed = Chromium could not be installed, so tests that need it are skipped. The details are in { LONG($log) }.
set-up-done = Done.
set-up-elsewhere = Another window is setting up Wildfour; waiting for it to finish.
set-up-stopped = Stopped. Setup starts over the next time it is needed.

## Errors

no-such-stage =
    { $guess ->
        [0] Choose what to set up: { LIST($known, last: "or") }.
       *[other] '{ $name }' cannot be set up. Did you mean { $guess }?
    }
no-venv-module = This Python cannot create virtual environments because its venv module is missing; install it (on Debian and Ubuntu, the package python3-venv) and try again.
index-unreachable = A download is needed, but the network cannot be reached; check the connection and try again. The details are in { LONG($log) }.
package-altered = A downloaded package has the wrong hash, so nothing was installed; try again. If it fails again, see { LONG($log) }.
packages-not-installed = The packages could not be installed; they may not be available for this version of Python on this system. The details are in { LONG($log) }.
disk-full = The disk is full. Setup needs about { $disk } MB in { LONG($folder) } and { $download } MB for temporary files; make room and try again.
set-up-failed = { LONG($folder) } could not be set up: { LONG($reason) }.
pip-missing = { LONG($file) } is missing; get a complete copy of Wildfour.
pip-damaged = { LONG($file) } is damaged, so nothing was installed; get a fresh copy of Wildfour.

## Packages for experts, hints, and simulations

hint-needs-compiler = Hints need packages that are not installed yet. Ctrl-C stops the download, and the game continues.
expert-needs-compiler = The expert needs packages that are not installed yet.
compiler-missing = Experts and hints need the packages numba and numpy, which are not installed.
compiler-not-fetched = The packages could not be downloaded; everything else works without them.
