/** The table top: seats, direction arrows, piles, and anything shown over it. */
import { classes, html } from "../../app/html.js";
import { animalsAt } from "../../art/pictures.js";
import { Prompt } from "../hand/prompts.js";
import { Toast } from "../hand/toast.js";
import { DirectionArrows } from "./direction_arrows.js";
import { useSize } from "./element_size.js";
import { GROUND, SEATS, useDelayed, useDelayedTable } from "./frame_schedule.js";
import { Launcher } from "./launcher.js";
import { Piles } from "./piles.js";
import { hasTopSeat, isLow, seatWidth, seatLayout } from "./seat_layout.js";
import { Seats } from "./seats.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { Felt, Point, Size } from "../../types.d.ts"
 */

/** @param {{ table: TableSignals, children: any }} props */
export function TableSurface({ table, children }) {
  const [element, size] = useSize();
  const later = useDelayedTable(table, SEATS);
  const { view, seating } = later.game.value;
  const players = view.players;
  const me = view.seat ?? 0;
  const others = Array.from({ length: players - 1 }, (_, place) => (me + 1 + place) % players);
  const felt = measured(size.value, others.length);
  const spots = felt.width ? seatLayout(felt, others.length) : others.map(() => [0, 0]);
  const animals = animalsAt(table.seats.value.seats);
  const ofSeats = seating.map((/** @type {number} */ player) => animals[player]);
  return html`<main class=${classes("felt", !felt.width && "unmeasured", felt.width > 0 && isLow(felt, others.length) && "low", felt.width > 0 && hasTopSeat(felt, others.length) && "topped", felt.small && "small")} ref=${element}>
    <${Ground} table=${later} felt=${felt} spots=${spots} me=${me}>${
      table.aims.value &&
      html`<${Launcher} table=${table} felt=${felt} spots=${spots} others=${others} />`
    }</${Ground}>
    <${Seats} table=${later} seats=${others} spots=${spots} middle=${felt.width * 0.6} width=${felt.width ? seatWidth(felt, others.length) : 96} animals=${ofSeats} />
    <${Piles} table=${table} />
    <${Toast} table=${table} /><${Prompt} table=${table} />${children}
  </main>`;
}

/**
 * Light the current player, and point the direction arrows there.
 * @param {{ table: TableSignals, felt: Felt, spots: Point[], me: number, children: any }} props
 */
function Ground({ table, felt, spots, me, children }) {
  const [game] = useDelayed([table.game], GROUND - SEATS);
  const { turn: seat, direction } = game.value.view;
  const players = spots.length + 1;
  const turn = (seat - me + players) % players;
  const [x, y] = turn === 0 ? [felt.width / 2, felt.height] : spots[turn - 1];
  const light = felt.width
    ? { "--spot-x": `${(x / felt.width) * 100}%`, "--spot-y": `${(y / felt.height) * 100}%` }
    : {};
  return html`<div class="ground"><div class="light" style=${light}></div>
    ${felt.width > 0 && html`<${DirectionArrows} felt=${felt} spots=${spots} turn=${turn} direction=${direction}>${children}</${DirectionArrows}>`}</div>`;
}

/**
 * Return a seat's height: its avatar and two lines of text, as in table.css.
 * @param {Size} props
 * @param {number} others
 */
function measured({ width, height, rem, wide }, others) {
  const crowd = others > 5 && wide <= 40;
  const small = others > 6 && wide >= 64 && height < 31 * rem; // two seats per side on a low laptop screen
  const seat = crowd ? 3.75 : small ? 5.9 : wide >= 64 ? 8.4 : wide >= 48 ? 7.3 : wide >= 23 ? 5.9 : 5.4;
  const avatar = crowd ? 2.375 : small ? 3.5 : wide >= 64 ? 5.25 : wide >= 48 ? 4.5 : wide >= 23 ? 3.5 : 3;
  const clear = crowd ? 0.75 : 0.6;
  const row = small ? 21 : wide >= 64 ? 24 : wide >= 48 ? 26.5 : 21;
  const roomy = wide >= 48;
  return { width, height, rem, roomy, small, row: row * rem, seat: seat * rem, avatar: avatar * rem, clear };
}
