/** The lobby: people, invitation, bots for empty seats, and start. */
import { byTouch, classes, html, useState } from "../app/html.js";
import { Waiting, useModule } from "../app/lazy_modules.js";
import { follow } from "../app/router.js";
import { me } from "../app/saved_state.js";
import { say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Animal, animalsAt } from "../art/pictures.js";
import { Dialog } from "../components/dialog.js";
import { Invitation } from "../components/invitation.js";
import { PageHeader } from "../components/page_header.js";
import { NameAndAnimal, askName, isGuest, nameToUse } from "../components/profile.js";
import { Rich } from "../components/rich_text.js";
import { useSeatDragging } from "../components/seat_dragging.js";
import choices from "../generated/choices.js";
import { asNamedHere, houseRulesOf } from "../screens/new_table.js";

/**
 * @import { LiveTable } from "./live_table.js"
 * @import { SeatView } from "../protocol.d.ts"
 * @import { NewCommand } from "../app/connection.js"
 */

/** @param {{ table: LiveTable }} props */
export function Lobby({ table }) {
  const { seats, stage } = table.seats.value;
  const [chosen, choose] = useState(/** @type {number | null} */ (null));
  const moving = useSeatDragging(table);
  if (stage !== "lobby") return html`<${Waiting} say=${say("web-dealing")} />`;
  const animals = animalsAt(seats);
  const taken = seats.filter((seat) => seat.who !== "nobody").length;
  const { edition, format, options } = table.settings.value;
  const seated = table.player.value !== null;
  return html`<div class="page"><${PageHeader} /><main class="wrap">
    <div class="title"><h1>${titleOf(table, seated, taken === seats.length)}</h1>
      <p>${say("web-table-about", { edition: say("web-edition", { edition }), format: say("web-format", { format: format.split(" ")[0] }), rules: houseRulesOf(options) })}</p></div>
    <div class="lobby"><div class="col">
      ${!seated && (taken < seats.length ? html`<${SitDown} table=${table} />` : html`<${Full} table=${table} />`)}
      <section><h2>${say("web-seats")} <small>${say("web-seats-taken", { taken, count: seats.length })}</small></h2>
        <ol class=${table.host.value ? "chairs movable" : "chairs"}>${seats.map((seat, place) => html`<li key=${place}>
          <${Chair} table=${table} seat=${seat} place=${place} animal=${animals[place]} moving=${moving.of(place, () => choose(place))} /></li>`)}</ol>
        ${table.host.value && html`<p class="hint-to-move">${say(byTouch() ? "web-move-seats-touch" : "web-move-seats")}</p>`}<p class="unseen" role="status">${moving.announcement}</p></section>
      <${Visitors} table=${table} />${seated && hasLauncher(edition) && html`<${PracticeButton} table=${table} />`}
      ${table.toast.value && html`<p class="problem" role="alert"><${Rich} message=${asNamedHere(table.toast.value.message)} /></p>`}
      ${table.status.value === "lost" && html`<p class="wait" role="status"><span class="spin"></span>${say("web-no-connection")}</p>`}
      <${StartBar} table=${table} seats=${seats} taken=${taken} />
    </div>${
      table.host.value
        ? html`<aside><h2>${say("web-invite")}</h2>${isGuest(table) ? html`<${SitDown} table=${table} />` : html`<${Invitation} table=${table} />`}</aside>`
        : html`<details><summary>${say("web-invite")}</summary><${Invitation} table=${table} /></details>`
    }</div>
    ${chosen !== null && html`<${SeatChoices} table=${table} place=${chosen} seat=${seats[chosen]} close=${() => choose(null)} />`}
  </main></div>`;
}

/** @param {string} edition */
const hasLauncher = (edition) => choices.editions.some((one) => one.name === edition && one.features.includes("launcher"));

/** @param {{ table: LiveTable }} props */
function PracticeButton({ table }) {
  const [open, setOpen] = useState(false);
  const practice = useModule(() => import("./practice.js"), "", open);
  return html`<button type="button" class="btn" onClick=${() => setOpen(true)}>${say("web-practice")}</button>
    ${open && practice && html`<${practice.Practice} table=${table} close=${() => setOpen(false)} />`}`;
}

/** @param {LiveTable} table @param {boolean} seated @param {boolean} full */
function titleOf(table, seated, full) {
  if (table.host.value) return say("web-lobby-yours");
  const { seats, host } = table.seats.value;
  const name = seats.find((seat) => seat.person === host)?.name;
  return (seated || full) && name ? say("web-table-of", { name }) : say("web-lobby");
}

/** The notice that the table has no free seat. @param {{ table: LiveTable }} props */
const Full = ({ table }) => html`<section class="card-panel stack"><h2>${say("web-table-full")}</h2>
  ${table.settings.value.spectators && html`<p>${say("web-watch-here")}</p>`}
  <a class="btn" href="/watch" onClick=${follow}>${say("web-watch-another")}</a></section>`;

/** The form for a name and a seat. A seated guest keeps the seat and gets the name. @param {{ table: LiveTable }} props */
function SitDown({ table }) {
  const free = table.player.value ?? table.seats.value.seats.findIndex((seat) => seat.who === "nobody");
  /** @param {Event} event */
  const sit = (event) => {
    event.preventDefault();
    table.do({ do: "sit", player: free, name: nameToUse(table, free), avatar: me.value.avatar });
  };
  return html`<form class="card-panel stack" onSubmit=${sit}>${isGuest(table) && html`<p>${say("web-name-for-others")}</p>`}<${NameAndAnimal} required autofocus=${!me.value.name} />
    <button class="btn key">${say(table.player.value === null ? "web-sit" : "web-next")}</button></form>`;
}

/**
 * @param {{ table: LiveTable, seat: SeatView, place: number, animal: number, moving: Record<string, unknown> }} props
 */
function Chair({ table, seat, place, animal, moving }) {
  const mine = place === table.player.value;
  const person = table.seats.value.people.find((one) => one.person === seat.person);
  if (seat.who === "nobody")
    return html`<button type="button" class="chair" ...${moving}><span class="empty">
      <${Line} name=${table.host.value ? "plus" : "link"} /></span>${say("web-empty")}<small>${say("web-by-link")}</small></button>`;
  const away = person?.here === false;
  return html`<button type="button" class=${classes("chair", away && "away", seat.ready && "ready")} disabled=${!table.host.value && !mine} ...${moving}>
    <${Animal} face=${animal} /><span class="name">${mine ? say("web-you") : seat.name}</span>
    <small>${seat.ready && html`<${Line} name="check" />`}${aboutSeat(table, seat, away)}</small></button>`;
}

/** @param {LiveTable} table @param {SeatView} seat @param {boolean} away */
function aboutSeat(table, seat, away) {
  if (seat.who !== "person") return say("web-level", { level: seat.who });
  if (away) return say("web-away");
  if (table.seats.value.host === seat.person) return say("web-host");
  return say(seat.ready ? "web-ready" : "web-here");
}

/**
 * The actions available for a seat.
 * @param {{ table: LiveTable, place: number, seat: SeatView, close: () => void }} props
 */
function SeatChoices({ table, place, seat, close }) {
  /** @param {NewCommand} command */
  const act = (command) => () => {
    close();
    table.do(command);
  };
  const { seats } = table.seats.value;
  const mine = place === table.player.value;
  const host = table.host.value;
  const empty = seat.who === "nobody";
  return html`<${Dialog} title=${seat.name || say("web-empty-seat", { number: place + 1 })} close=${close}><div class="stack">
    ${empty && html`<button type="button" class="btn key" onClick=${async () => {
      close();
      if (table.player.value !== null || (await askName())) table.do({ do: "sit", player: place, name: nameToUse(table, place), avatar: me.value.avatar });
    }}>${say("web-sit-here")}</button>`}
    ${host && !seat.person && choices.suggested_levels.map((level) => html`<button type="button" class="btn" disabled=${seat.who === level} onClick=${act({ do: "seat-bot", player: place, level })}>${say(empty ? "web-add-bot" : "web-change-bot", { level })}</button>`)}
    ${host && !seat.person && !empty && html`<button type="button" class="btn" onClick=${act({ do: "clear", player: place })}>${say("web-clear")}</button>`}
    ${host && !empty && html`<button type="button" class="btn" onClick=${act({ do: "exchange", player: place, other: (place + 1) % seats.length })}>${say("web-move-seat")}</button>`}
    ${mine && html`<button type="button" class="btn" onClick=${act({ do: "rise" })}>${say("web-stand-up")}</button>`}
    ${host && seat.person && !mine && html`<button type="button" class="btn" onClick=${act({ do: "kick", person: seat.person })}>${say("web-kick")}</button>`}
  </div></${Dialog}>`;
}

/** @param {{ table: LiveTable }} props */
function Visitors({ table }) {
  const { people, seats } = table.seats.value;
  const others = people.filter(
    (one) => one.here && one.person !== table.you && !seats.some((seat) => seat.person === one.person),
  );
  return others.length > 0 && html`<p class="visitors">${say("web-visitors", { count: others.length })}</p>`;
}

/** @param {{ table: LiveTable, seats: SeatView[], taken: number }} props */
function StartBar({ table, seats, taken }) {
  if (!table.host.value) return html`<${Guest} table=${table} />`;
  const fill = async () => {
    await Promise.all(
      seats.map((seat, player) => seat.who === "nobody" && table.do({ do: "seat-bot", player, level: "casual" })),
    );
    table.do({ do: "start" });
  };
  const full = taken === seats.length;
  const guests = seats.filter((seat) => seat.person && seat.person !== table.you);
  const ready = guests.filter((seat) => seat.ready).length;
  return html`<div class="startbar">${!full && html`<button type="button" class=${taken < 2 ? "btn key" : "btn"} onClick=${fill}>${say("web-fill-and-start")}</button>`}
    ${taken > 1 && html`<button type="button" class="btn key" onClick=${() => table.do({ do: "start" })}>${say("web-start")}${guests.length > 0 && html`<small>${say("web-ready-count", { ready, count: guests.length })}</small>`}</button>`}</div>`;
}

/** The guest's ready button. @param {{ table: LiveTable }} props */
function Guest({ table }) {
  const mine = table.player.value === null ? null : table.seats.value.seats[table.player.value];
  return html`${mine && !mine.ready && html`<div class="startbar"><button type="button" class="btn key" onClick=${() => table.do({ do: "ready" })}>${say("web-i-am-ready")}</button></div>`}
    <p class="wait" role="status"><span class="spin"></span>${say("web-wait-for-host")}</p>`;
}
