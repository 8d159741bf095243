/** The form for a new table: edition, seats, match, house rules. The server checks whether they can be combined. */
import { checkTable } from "../app/api.js";
import { html, useState } from "../app/html.js";
import { openTable } from "../app/pending_actions.js";
import { lastChoice, me } from "../app/saved_state.js";
import { capital, cardName, say, tell } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Animal, Face, animalsAt, cloverOrder } from "../art/pictures.js";
import { PageHeader } from "../components/page_header.js";
import { askName } from "../components/profile.js";
import { Switch } from "../components/preferences.js";
import choices from "../generated/choices.js";

/**
 * @import { TableChoice } from "../types.d.ts"
 * @import { EditionChoice, Message, OptionChoice } from "../protocol.d.ts"
 */

const PLAIN = ["r7", "gR", "b+2"]; // shown for editions without their own picture
/** @type {Record<string, string[]>} */
const PICTURES = {
  "classic-2003": PLAIN,
  "standard-2010": ["y5", "bS", "g2"],
  deluxe: ["W", "W", "W"],
  "minion-2016": ["o6", "M", "yS"],
  "launcher-2009": ["r3^", "y8^", "b1^"],
};
/** @typedef {{ message: Message, at: string }} RuleProblem a refusal, and the part of the page where it arose */

const LEVELS = choices.suggested_levels;
const TWO_TABLES = "two-tables"; // always for eight players, and without a target
const TARGETS = [100, 200, 300, 500];
const FLIPS = "flip-cards";
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const CLOCKS = [0, 15, 30, 60];
/** @type {Record<string, Record<string, string>>} */
const PRESETS = {
  book: {},
  family: { stacking: "same", "draw-until-playable": "yes" },
  wild: { stacking: "any", "seven-zero": "yes", "jump-in": "yes" },
};
/** @type {TableChoice} */
const USUAL = {
  edition: "classic-2003",
  format: "points-race",
  options: {},
  seats: [null, null, "casual", "casual"],
  target: 500,
  clock: 0,
  public: false,
};

/** @param {string} name */
const editionNamed = (name) => /** @type {EditionChoice} */ (choices.editions.find((one) => one.name === name));

/** Summarize the changed rules of a table. @param {string} options */
export function houseRulesOf(options) {
  const names = options
    .split(" ")
    .filter((one) => one && !one.startsWith("target="))
    .map((one) => one.split("=")[0]);
  return names.length ? names.map((name) => say(`web-option-${name}`)) : [say("web-by-the-book")];
}


/** Show a rejection with the display names of options, editions, and formats; the server sends their ids. @param {Message} message */
export function asNamedHere(message) {
  /** @type {Record<string, (id: string) => string>} */
  const names = {
    option: (name) => say(`web-option-${name}`),
    edition: (edition) => say("web-edition", { edition }),
    format: (format) => say("web-format", { format }),
  };
  /** @type {Record<string, string>} */
  const kinds = { option: "option", other: "option", needed: "option", edition: "edition", format: "format" };
  /** @param {[string, any]} props */
  const named = ([key, value]) => [key, kinds[key] ? say("web-quoted", { what: names[kinds[key]](value) }) : value];
  return { ...message, arguments: Object.fromEntries(Object.entries(message.arguments).map(named)) };
}

/** @param {TableChoice} props */
const written = ({ options, target }) =>
  [
    ...Object.entries(options).map(([name, value]) => (value === "yes" ? name : `${name}=${value}`)),
    ...(target === 500 ? [] : [`target=${target}`]),
  ].join(" ");

/** @param {TableChoice} choice */
const settingsOf = (choice) => ({
  edition: choice.edition,
  format: choice.format,
  options: written(choice),
  seats: choice.seats.length,
  clock: choice.clock,
  public: choice.public,
});

export function NewTable() {
  const [choice, setChoice] = useState({ ...USUAL, ...lastChoice.value });
  const [problem, setProblem] = useState(/** @type {RuleProblem | null} */ (null)); // the message and its place
  const [busy, setBusy] = useState(false);
  /** @param {Partial<TableChoice>} changes @param {string} at */
  const change = (changes, at) => {
    const next = { ...choice, ...changes };
    if (next.format === TWO_TABLES) next.seats = Array.from({ length: 8 }, (_, place) => next.seats[place] ?? null);
    next.options = fitting(next);
    setChoice(next);
    lastChoice.value = next;
    const isNewest = () => lastChoice.value === next; // ignore outdated responses
    checkTable(settingsOf(next)).then(
      () => isNewest() && setProblem(null),
      (refusal) => isNewest() && setProblem({ message: refusal.reason, at }),
    );
  };
  const open = async () => {
    const isShared = choice.public || choice.seats.slice(1).includes(null);
    if (isShared && !(await askName())) return;
    setBusy(true);
    openTable(settingsOf(choice), { seat: true, bots: choice.seats }).catch((refusal) => {
      setBusy(false);
      setProblem({ message: refusal.reason, at: "open" });
    });
  };
  const given = { choice, change, problem };
  return html`<div class="page"><${PageHeader} /><main class="wrap"><div class="title"><h1>${say("web-make")}</h1>
    <p>${say("web-make-about")}</p></div>
    <div class="make"><${Editions} ...${given} />
      <div class="col"><${SeatsToFill} ...${given} /><${MatchFormat} ...${given} /><${Rules} ...${given} /></div>
      <aside class="openbar"><p>
        <b>${say(choice.format === TWO_TABLES ? "web-two-tables-in-short" : "web-table-in-short", { edition: say("web-edition", { edition: choice.edition }), seats: choice.seats.length, points: choice.target })}</b>${say("web-with-rules", { rules: houseRulesOf(written(choice)) })}</p>
        <button type="button" class="btn key" disabled=${busy || Boolean(problem)} onClick=${open}>${say("web-open-table")}</button>
          <${Problem} problem=${problem} at="open" /></aside>
    </div></main></div>`;
}

/** Drop options that have no effect in the chosen edition. @param {TableChoice} props */
function fitting({ edition, options }) {
  const { features } = editionNamed(edition);
  const known = new Map(choices.options.map((one) => [one.name, one]));
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !known.get(name)?.needs || features.includes(known.get(name)?.needs ?? "")),
  );
}

/** @param {{ problem: RuleProblem | null, at: string }} props */
const Problem = ({ problem, at }) =>
  problem?.at === at && html`<p class="problem" role="alert">${tell(asNamedHere(problem.message))}</p>`;

/**
 * @param {{ choice: TableChoice, change: (changes: Partial<TableChoice>, at: string) => void, problem: RuleProblem | null }} props
 */
function Editions({ choice, change, problem }) {
  return html`<section class="span">
    <h2 id="editions">${say("web-editions")} <small>${say("web-editions-count", { count: choices.editions.length })}</small></h2>
    <div class="editions" role="radiogroup" aria-labelledby="editions">${choices.editions.map(
    ({ name, letters }) => html`
    <label class=${name === choice.edition ? "edition on" : "edition"} key=${name}>
      <input type="radio" name="edition" checked=${name === choice.edition} onChange=${() => change({ edition: name }, "edition")} />
      <span class="art" aria-hidden="true">${(PICTURES[name] ?? PLAIN).map((code) => html`<${Face} code=${code} colors=${letters.includes("o") ? "oygb" : "rygb"} />`)}</span>
        <b>${say("web-edition", { edition: name })}</b>
        <span class="about">${say("web-edition-about", { edition: name })}</span></label>`,
  )}</div><${Problem} problem=${problem} at="edition" /></section>`;
}

/**
 * @param {{ choice: TableChoice, change: (changes: Partial<TableChoice>, at: string) => void, problem: RuleProblem | null }} props
 */
function SeatsToFill({ choice, change, problem }) {
  const { seats } = choice;
  const isFixed = choice.format === TWO_TABLES;
  const most = editionNamed(choice.edition).most_players;
  const animals = animalsAt(
    seats.map((_, place) => ({ name: `seat ${place}`, avatar: place ? null : me.value.avatar })),
  );
  /** @param {string | null} level */
  const next = (level) => (level === null ? LEVELS[1] : (LEVELS[LEVELS.indexOf(level) + 1] ?? null));
  /** @param {number} place @param {string | null} level */
  const put = (place, level) => change({ seats: seats.map((one, at) => (at === place ? level : one)) }, "seats");
  return html`<section><h2>${say("web-seats")} <small>${say("web-seats-tap")}</small></h2><div class="chairs">
    <div class="chair"><${Animal} face=${animals[0]} />${say("web-you")}</div>
    ${seats.slice(1).map((level, place) => html`<button type="button" class="chair" key=${place} onClick=${() => put(place + 1, next(level))}>${level ? html`<${Animal} face=${animals[place + 1]} />${say("web-bot-name")}<small>${say("web-level-alone", { level })}</small>` : html`<span class="empty">
      <${Line} name="link" /></span>${say("web-friend")}<small>${say("web-by-link")}</small>`}</button>`)}
    <div class="chair count">
      <button type="button" class="icon" aria-label=${say("web-fewer-seats")} disabled=${seats.length <= 2 || isFixed} onClick=${() => change({ seats: seats.slice(0, -1) }, "seats")}>−</button>
      <b>${seats.length}</b>
      <button type="button" class="icon" aria-label=${say("web-more-seats")} disabled=${seats.length >= most || isFixed} onClick=${() => change({ seats: [...seats, "casual"] }, "seats")}>+</button></div>
  </div><${Problem} problem=${problem} at="seats" /></section>`;
}

/**
 * @param {{ name: string, label: string, values: [value: any, text: string][], now: any, choose: (value: any) => void }} props
 */
const Segment = ({ name, label, values, now, choose }) =>
  html`<div class="seg" role="radiogroup" aria-label=${label}>${values.map(([value, text]) => html`<label key=${value} class=${value === now ? "on" : ""}>
    <input type="radio" name=${name} checked=${value === now} onChange=${() => choose(value)} />
    <span>${text}</span></label>`)}</div>`;

/**
 * @param {{ choice: TableChoice, change: (changes: Partial<TableChoice>, at: string) => void, problem: RuleProblem | null }} props
 */
function MatchFormat({ choice, change, problem }) {
  return html`<section><h2>${say("web-match")}</h2><div class="stack">
    <${Segment} name="format" label=${say("web-match")} now=${choice.format} values=${choices.formats.map((format) => [format, say("web-format", { format })])} choose=${(/** @type {string} */ format) => change({ format }, "format")} />
    <p class="about">${say(`goal-${choice.format}`, { points: choice.target, rounds: choice.format === TWO_TABLES ? 28 : 12 })}</p>
      <${Problem} problem=${problem} at="format" />
    <div class="halves">${choice.format !== TWO_TABLES && html`<div><h3>${say("web-target")}</h3>
      <${Segment} name="target" label=${say("web-target")} now=${choice.target} values=${TARGETS.map((points) => [points, String(points)])} choose=${(/** @type {number} */ target) => change({ target }, "format")} /></div>`}
    <div><h3>${say("web-clock")}</h3>
      <${Segment} name="clock" label=${say("web-clock")} now=${choice.clock} values=${CLOCKS.map((seconds) => [seconds, say("web-clock-seconds", { seconds })])} choose=${(/** @type {number} */ clock) => change({ clock }, "format")} /></div></div>
    <div class="rules one">
      <${Switch} label=${say("web-public")} about=${say("web-public-about")} on=${choice.public} change=${(/** @type {boolean} */ on) => change({ public: on }, "format")} /></div>
  </div></section>`;
}

/**
 * @param {{ choice: TableChoice, change: (changes: Partial<TableChoice>, at: string) => void, problem: RuleProblem | null }} props
 */
function Rules({ choice, change, problem }) {
  const { features } = editionNamed(choice.edition);
  const open = choices.options.filter(
    (one) =>
      !["target", "partners", "hit-rate"].includes(one.name) && (!one.needs || features.includes(one.needs)),
  );
  const changed = Object.keys(choice.options).length;
  /** @param {Record<string, string>} options */
  const same = (options) =>
    JSON.stringify(Object.entries(options).sort()) === JSON.stringify(Object.entries(choice.options).sort());
  const now = Object.keys(PRESETS).find((preset) => same(PRESETS[preset])) ?? "own";
  return html`<section><h2>${say("web-house-rules")} <small>${say("web-changed", { count: changed })}</small></h2>
    <div class="presets">${[...Object.keys(PRESETS), "own"].map((preset) => html`<button type="button" key=${preset} class=${preset === now ? "on" : ""} aria-pressed=${preset === now} disabled=${preset === "own" && now !== "own"} onClick=${() => PRESETS[preset] && change({ options: PRESETS[preset] }, "presets")}>${say("web-preset", { preset })}</button>`)}</div>
      <${Problem} problem=${problem} at="presets" />
    <div class="rules">${open.filter((one) => one.house).map((option) => html`<${OneRule} key=${option.name} option=${option} choice=${choice} change=${change} problem=${problem} />`)}</div>
    <details class="rulings"><summary>${say("web-rulings")}</summary>
      <div class="rules">${open.filter((one) => !one.house).map((option) => html`<${OneRule} key=${option.name} option=${option} choice=${choice} change=${change} problem=${problem} />`)}</div></details></section>`;
}

/** Return the value used when an option is switched on; stacking defaults to all draw cards. @param {OptionChoice} props */
const firstOf = ({ name, values }) => (name === "stacking" ? "any" : name === FLIPS ? NUMBERS.join() : values[1]);

/**
 * The numbers with a picture of the launcher's figure. At least one has it.
 * @param {{ value: string, change: (value: string) => void }} props
 */
function FlipCards({ value, change }) {
  const colors = cloverOrder("");
  const all = [...colors].flatMap((color) => NUMBERS.map((number) => color + number));
  const parts = value.split(",");
  const chosen = all.filter((card) => parts.includes(card) || parts.includes(card[1]));
  /** @param {string} card */
  const toggle = (card) => () => {
    const next = all.filter((one) => chosen.includes(one) !== (one === card));
    if (next.length) change(next.join());
  };
  return html`<div class="flips" role="group" aria-label=${say(`web-option-${FLIPS}`)}>${all.map((card) => {
    const on = chosen.includes(card);
    return html`<button type="button" key=${card} aria-label=${capital(cardName(card))} aria-pressed=${on} onClick=${toggle(card)}><${Face} code=${on ? `${card}^` : card} /></button>`;
  })}</div>`;
}

/**
 * A switch with an explanation. An option with several values has a choice below it.
 * @param {{ option: OptionChoice, choice: TableChoice, change: (changes: Partial<TableChoice>, at: string) => void, problem: RuleProblem | null }} props
 */
function OneRule({ option, choice, change, problem }) {
  const value = choice.options[option.name];
  const { [option.name]: _, ...rest } = choice.options;
  /** @param {string | null} next */
  const put = (next) => change({ options: next ? { ...rest, [option.name]: next } : rest }, option.name);
  const many = option.values.length > 2;
  const on = Boolean(value);
  return html`<div class=${on ? "one-rule on" : "one-rule"}>
    <${Switch} label=${say(`web-option-${option.name}`)} about=${say(`option-${option.name}.changed`)} on=${on} change=${(/** @type {string | null} */ next) => put(next ? firstOf(option) : null)} />
    ${many && on && html`<${Segment} name=${option.name} label=${say(`web-option-${option.name}`)} now=${value} values=${option.values.slice(1).map((one) => [one, option.name === "stacking" ? say("web-stacking", { value: one }) : one])} choose=${put} />`}
    ${option.name === FLIPS && on && html`<${FlipCards} value=${value} change=${put} />`}
    <${Problem} problem=${problem} at=${option.name} /></div>`;
}
