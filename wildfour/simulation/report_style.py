"""How the page of a report looks, on a screen, on a phone and on paper; and how it is known again."""

GENERATOR = '<meta name="generator" content="wildfour simulation report'

STYLE = """
:root { color-scheme: light; --ink: #1d1b18; --faint: #5d574e; --line: #cfc8bb; --paper: #fffefb; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: #e9e4d9; color: var(--ink); line-height: 1.45;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1.75rem 1.25rem; background: var(--paper);
  border-top: 0.6rem solid var(--ink); border-radius: 0.3rem; box-shadow: 0 0.1rem 0.8rem rgb(0 0 0 / 18%); }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.15; }
h2 { margin: 2rem 0 0.5rem; padding-top: 0.4rem; border-top: 2px solid var(--ink); font-size: 1.25rem; }
p, li { max-width: 46rem; overflow-wrap: anywhere; }
p { margin: 0.35rem 0; }
ul { margin: 0.35rem 0; padding-left: 1.2rem; }
li { margin: 0.2rem 0; }
.about, figcaption, caption, footer { color: var(--faint); }
pre { margin: 0.9rem 0; padding: 0.6rem 0.8rem; border-left: 0.3rem solid var(--ink); background: #f4f0e6;
  font-size: 0.9rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.sheet { overflow-x: auto; margin: 0.6rem -0.25rem; padding: 0 0.25rem; }
table { border-collapse: collapse; font-size: 0.88rem; font-variant-numeric: tabular-nums; }
caption { padding: 0.3rem 0; text-align: left; font-size: 0.85rem; }
caption span { position: sticky; left: 0; display: block; max-width: min(46rem, 84vw); }
th, td { padding: 0.25rem 0.55rem; border: 1px solid var(--line); vertical-align: top;
  text-align: right; }
thead th { border-bottom: 2px solid var(--ink); vertical-align: bottom; }
td { white-space: nowrap; }
tbody th, td.words { text-align: left; font-weight: 400; }
tbody tr > th:first-child { position: sticky; left: 0; background: var(--paper); }
thead th:first-child { text-align: left; }
small { display: block; font-size: 0.8rem; color: var(--faint); white-space: nowrap; }
.words { text-align: left; }
td.words { white-space: normal; min-width: 5rem; max-width: 16rem; }
figure { margin: 1.4rem 0 2rem; }
.plot { overflow-x: auto; background: #fff; border: 1px solid var(--line); padding: 0.4rem; }
.plot img { display: block; width: 100%; min-width: 30rem; height: auto; }
figcaption { max-width: 46rem; margin-top: 0.4rem; font-size: 0.88rem; }
figcaption b { color: var(--ink); }
a { color: inherit; }
footer { margin-top: 1.5rem; font-size: 0.8rem; }
@media (max-width: 40rem) {
  body { padding: 0; background: var(--paper); }
  main { padding: 1rem 0.75rem; box-shadow: none; border-radius: 0; }
  th, td { padding: 0.25rem 0.35rem; }
}
@page { size: A4; margin: 14mm; }
@media print {
  body { padding: 0; background: none; font-size: 10.5pt; }
  main { max-width: none; padding: 0.4rem 0 0; border-top-width: 0.25rem; box-shadow: none; background: none;
    border-radius: 0; }
  pre { background: none; }
  .sheet { overflow: visible; margin: 0.6rem 0; padding: 0; }
  .sheet table { font-size: 8.5pt; }
  th, td { padding: 0.15rem 0.4rem; border-color: #888; }
  tbody tr > th:first-child { position: static; background: none; }
  .plot { overflow: visible; border: 0; padding: 0; }
  .plot img { min-width: 0; width: auto; max-width: 100%; max-height: 106mm; }
  small { font-size: 7.5pt; }
  figure { margin: 0.8rem 0 1rem; }
  figure, tr, li { break-inside: avoid; }
  h2, caption { break-after: avoid; }
}
"""
