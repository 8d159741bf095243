"""How the pages look, on a screen, on a phone and on paper."""

STYLE = """
:root { color-scheme: light; font: 18px/1.4 system-ui, "Segoe UI", Roboto, sans-serif; color: #111; background: #fff; }
body { margin: 0 auto; padding: 1.5rem; max-width: 70rem; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .3rem; }
p { margin: .3rem 0 1rem; max-width: 46rem; }
.tables {
  display: grid; gap: 1rem; margin: 1.2rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
}
.table { border: 2px solid #111; border-radius: .6rem; padding: .8rem 1rem; break-inside: avoid; }
.table h2 { font-size: 1.3rem; margin: 0 0 .4rem; }
.team { font-size: 1.45rem; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; margin: 0; }
.against { margin: .1rem 0; color: #444; }
.seats { font-size: .9rem; color: #333; margin: .6rem 0 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
.slip { width: 100%; margin-top: .7rem; table-layout: fixed; font-size: .85rem; }
.slip th, .slip td { border: 1px solid #777; height: 1.7rem; padding: .1rem .2rem; font-weight: 500; text-align: left }
.slip th:first-child { width: 38%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.slip.alone tr :first-child { width: 62%; white-space: normal; overflow-wrap: anywhere; }
.slip.alone tbody th { font-size: 1.35rem; font-weight: 650; line-height: 1.2; }
.slip.alone.many tbody th { font-size: .95rem; }
.slip.alone.many tr :first-child { width: 34%; }
.scroll { overflow-x: auto; }
.standings { width: 100%; }
.standings th, .standings td { padding: .35rem .7rem; text-align: right; border-bottom: 1px solid #999; }
.standings thead th { border-bottom: 2px solid #111; vertical-align: bottom; }
.standings .text { text-align: left; }
.standings tbody tr:nth-child(even) { background: #f2f2f2; }
.standings .name { font-weight: 650; font-size: 1.1rem; overflow-wrap: break-word; }
.standings small { display: block; font-weight: 400; font-size: .85rem; color: #333; }
footer { margin-top: 1.5rem; font-size: .8rem; color: #444; }
@media (max-width: 40rem) {
  body { padding: 1rem; }
  h1 { font-size: 1.7rem; }
  .standings th, .standings td { padding: .3rem .25rem; font-size: .9rem; }
  .standings thead th { font-size: .75rem; }
  .standings .name { font-size: 1rem; min-width: 6.5rem; }
  .standings .games { display: none; }
}
@media print {
  body { padding: 0; max-width: none; }
  @page { margin: 15mm; }
  .standings tbody tr { break-inside: avoid; }
}
"""
