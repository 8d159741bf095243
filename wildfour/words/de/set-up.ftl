# Einrichten: was run.py sagt und was geholt wird, wenn es zum ersten Mal gebraucht wird. $download und $disk in Megabyte.

setting-up =
    { $stage ->
        [play] Wildfour wird in { LONG($folder) } eingerichtet. Das geschieht einmal; etwa { $download } MB werden geladen und { $disk } MB auf der Festplatte belegt.
        [engines] Pakete für Expertin, Tipps und Simulationen werden geholt. Das geschieht einmal; etwa { $download } MB werden geladen und { $disk } MB auf der Festplatte belegt.
        [compiler] Der Compiler wird geholt. Das geschieht einmal; etwa { $download } MB werden geladen und { $disk } MB auf der Festplatte belegt.
        [test] Was die Tests brauchen, wird geholt. Das geschieht einmal; etwa { $download } MB werden geladen und { $disk } MB auf der Festplatte belegt.
       *[bench] Was der Vergleich der Geschwindigkeit braucht, wird geholt. Das geschieht einmal; etwa { $download } MB werden geladen und { $disk } MB auf der Festplatte belegt.
    }
fetching-package = { $package } wird geladen.
installing-packages = Alles wird installiert.
fetching-browser = Chromium wird für die Tests des Tischs im Browser installiert. Das geschieht einmal.
browser-not-installed = Chromium ließ sich nicht installieren, darum werden Tests, die es brauchen, übersprungen. Einzelheiten stehen in { LONG($log) }.
set-up-done = Fertig.
set-up-elsewhere = Wildfour wird gerade in einem anderen Fenster eingerichtet; warte, bis das fertig ist.
set-up-stopped = Abgebrochen. Die Einrichtung beginnt von vorn, wenn sie wieder gebraucht wird.

## Was schiefgeht

no-such-stage =
    { $guess ->
        [0] Sag, was eingerichtet werden soll: { LIST($known, last: "or") }.
       *[other] „{ $name }“ lässt sich nicht einrichten. Meinst du { $guess }?
    }
no-venv-module = Dieses Python kann keine eigenen Umgebungen anlegen, weil das Modul venv fehlt; installiere es (unter Debian und Ubuntu das Paket python3-venv) und versuche es noch einmal.
index-unreachable = Es muss etwas geladen werden, aber das Netz ist nicht erreichbar; prüfe die Verbindung und versuche es noch einmal. Einzelheiten stehen in { LONG($log) }.
package-altered = Ein geladenes Paket ist nicht das bekannte (seine Prüfsumme stimmt nicht), darum wurde nichts installiert; versuche es noch einmal, und wenn das nicht hilft, sieh in { LONG($log) } nach.
packages-not-installed = Die Pakete ließen sich nicht installieren; vielleicht gibt es keine für dieses Python auf diesem System. Einzelheiten stehen in { LONG($log) }.
disk-full = Die Festplatte ist voll. Gebraucht werden etwa { $disk } MB in { LONG($folder) } und { $download } MB für Zwischendateien; mach Platz und versuche es noch einmal.
set-up-failed = { LONG($folder) } ließ sich nicht einrichten: { LONG($reason) }.
pip-missing = { LONG($file) } fehlt; besorge dir eine vollständige Kopie von Wildfour.
pip-damaged = { LONG($file) } ist beschädigt, darum wurde nichts installiert; besorge dir eine neue Kopie von Wildfour.

## Der Compiler

hint-needs-compiler = Für einen Tipp werden Pakete gebraucht, und die sind noch nicht da. Strg-C bricht das Laden ab, und das Spiel geht weiter.
expert-needs-compiler = Die Expertin braucht Pakete, und die sind noch nicht da.
compiler-missing = Expertin und Tipps brauchen die Pakete numba und numpy, und die sind nicht installiert.
compiler-not-fetched = Die Pakete ließen sich nicht holen; alles andere geht auch ohne sie.
