"""How the printed score pad looks. Colors only repeat what the text says, so any printer will do."""

STYLE = """
:root { color-scheme: light; --ink: #1d1b18; --faint: #5d574e; --line: #cfc8bb; --paper: #fffefb; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem; background: #e9e4d9; color: var(--ink); line-height: 1.4;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: max-content; min-width: min(100%, 42rem); margin: 0 auto; padding: 1.5rem 1.75rem 1.25rem;
  background: var(--paper); border-top: 0.6rem solid var(--ink); border-radius: 0.3rem;
  box-shadow: 0 0.1rem 0.8rem rgb(0 0 0 / 18%); }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.15; }
p { margin: 0.35rem 0; max-width: 46rem; overflow-wrap: anywhere; }
.game, .legend, footer { color: var(--faint); }
.standing { max-width: none; margin: 0.9rem 0; padding: 0.5rem 0.8rem; border-left: 0.3rem solid var(--ink);
  background: #f4f0e6; font-weight: 600; }
.sheet { overflow-x: auto; margin: 0 -0.25rem; padding: 0 0.25rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding: 0.3rem 0; text-align: left; font-size: 0.85rem; color: var(--faint); }
caption span { position: sticky; left: 0; display: block; max-width: 84vw; }
th, td { padding: 0.4rem 0.55rem; border: 1px solid var(--line); vertical-align: top; text-align: right; }
thead th { border-bottom: 2px solid var(--ink); vertical-align: bottom; min-width: 4.3rem; }
.long { min-width: 6.5rem; overflow-wrap: anywhere; }
tr > :first-child { position: sticky; left: 0; min-width: 0; text-align: left; background: var(--paper); }
tbody th { overflow-wrap: break-word; }
tbody th { font-weight: 600; }
tfoot th, tfoot td { border-top: 2px solid var(--ink); font-size: 1.15rem; font-weight: 700; }
small { display: block; font-size: 0.75rem; font-weight: 400; color: var(--faint); }
.total { font-size: 1.1rem; font-weight: 600; }
.added { font-size: 0.85rem; color: var(--faint); }
.went-out { background: #eef3ea; }
.went-out small { font-weight: 700; color: var(--ink); }
.cards { margin: 0.15rem 0 0; padding: 0; list-style: none; line-height: 1.6; }
.cards li { display: inline-block; min-width: 1.5rem; padding: 0 0.25rem; border: 1px solid #777; border-radius: 0.2rem;
  background: #fff; font-size: 0.75rem; line-height: 1.35; text-align: center; }
.cards .blue { border-bottom: 0.2rem solid #1f5fbf; }
.cards .green { border-bottom: 0.2rem solid #2c8a3d; }
.cards .red { border-bottom: 0.2rem solid #c8261d; }
.cards .yellow { border-bottom: 0.2rem solid #e0b400; }
.cards .orange { border-bottom: 0.2rem solid #e07b00; }
.cards .wild { border-bottom: 0.2rem solid #1d1b18; }
.blank th, .blank td { height: 2.6rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.legend, footer { font-size: 0.8rem; }
footer { margin-top: 1rem; }
@media (max-width: 40rem) {
  body { padding: 0; background: var(--paper); }
  main { padding: 1rem 0.75rem; box-shadow: none; border-radius: 0; }
  th, td { padding: 0.35rem 0.3rem; }
  thead th { font-size: 0.85rem; }
  .total { font-size: 1rem; }
}
@page { margin: 14mm; }
@media print {
  body { padding: 0; background: none; font-size: 10.5pt; }
  main { max-width: none; padding: 0.4rem 0 0; border-top-width: 0.25rem; box-shadow: none; background: none;
    border-radius: 0; }
  table { width: calc(100% - 2px); }
  .standing { padding-left: 0.5rem; background: none; }
  .sheet { overflow: visible; margin: 0; padding: 0; }
  tr > :first-child { position: static; background: none; }
  tr, .standing { break-inside: avoid; }
  tfoot { display: table-row-group; }
  th, td { border-color: #888; }
  .went-out { background: none; }
}
"""

MANY_PLAYERS = 7
WIDE_PAPER = "@page { size: landscape; }\n"


def style_for(players: int) -> str:
    """Columns of the same width; with many players the paper lies on its side."""
    equal = f"thead th + th {{ width: {86 / players:.1f}%; }}\n"
    return STYLE + equal + (WIDE_PAPER if players >= MANY_PLAYERS else "")
