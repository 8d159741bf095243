/**
 * Formats every sentence from the catalog (docs/words.md) in the user's language.
 *
 *   say("web-draw")                      a sentence as plain text
 *   tell({ id, arguments })              the same for a message from the server
 *   html`<${Rich} message=${message}/>`  the same with marked cards and names (components/rich_text.js)
 */
import { setLetters } from "../art/card_faces.js";
import choices from "../generated/choices.js";
import { FluentBundle, FluentResource, FluentType } from "../vendor/fluent/index.js";
import { signal } from "./html.js";
import { COLORS, colorOf, faceName, faceOf, isCard, isFlip } from "./notation.js";
import { settings } from "./saved_state.js";

/** @import { Message } from "../protocol.d.ts" */

/** @typedef {{ text: string, name?: boolean, card?: string }} SentencePart */

const DIRECTIONS = new Map(choices.languages.map(({ code, direction }) => [code, direction]));
export const LANGUAGES = [...DIRECTIONS.keys()];
const DIGITS = "-u-nu-latn"; // use the digits on the cards in every language
export const language = signal("");
const NAMES = new Set(["seat", "name", "laid_by", "to", "other", "at", "partner", "others"]);
const VARIANTS = new Set(["draw", "pass", "keep", "accept", "none", "yes", "no"]); // $other is a name or one of these
/* Delimiters around cards and names, from private-use characters; `plain` removes them. */
const MARK = { card: "\uE000", inCard: "\uE001", endCard: "\uE002", name: "\uE003", endName: "\uE004" };
let bundle = new FluentBundle("en");

/** A value that Fluent has no type for: a list or a nested message. @extends {FluentType<any>} */
class Given extends FluentType {
  toString() {
    return Array.isArray(this.value) ? this.value.join(" ") : format(this.value.id, this.value.arguments);
  }
}

/** @type {Record<string, (positional: any[], named: Record<string, any>) => string>} */
const FUNCTIONS = {
  CARD: ([card], { form = "plain" }) => markedCard(text(card), text(form)),
  CARDS: ([cards], { form = "plain" }) =>
    listed(
      list(cards).map((card) => markedCard(card, text(form))),
      "and",
    ),
  COLOR: ([color], { form = "plain" }) => format("color", { color: text(color), form: text(form) }),
  LIST: ([items], { last = "and" }) =>
    listed(
      list(items).map((item) => (item.id ? format(item.id, item.arguments) : mark("name", item))),
      text(last),
    ),
  TYPED: ([cards]) => (list(cards).length ? list(cards).map(typed).join(" ") : format("no-cards", {})),
  LONG: ([long]) => text(long),
  WHOLE: ([whole]) => text(whole),
};
/** @param {any} value @returns {string} */
const text = (value) => (value instanceof FluentType ? String(value.valueOf()) : String(value));
/** @param {any} value @returns {any[]} */
const list = (value) => (value instanceof Given ? value.valueOf() : [text(value)]);
/** @param {"card" | "name"} kind @param {string} what */
const mark = (kind, what) => (kind === "name" ? MARK.name + what + MARK.endName : what);
/* A screen shows the card and its chosen color; the terminal shows the typed move. */
/** @param {string} move */
function typed(move) {
  const [card, color] = move.split(">");
  if (!isCard(card)) return fromTheRight() ? `\u2066${move}\u2069` : move;
  const shown = markedCard(card, "plain");
  return color ? `${shown} (${format("color", { color, form: "plain" })})` : shown;
}

/** @param {string} code @param {string} form */
function markedCard(code, form) {
  if (!isCard(code)) return code;
  const given = { color: colorOf(code) || "none", face: faceName(faceOf(code)), flip: isFlip(code) ? "yes" : "no" };
  const bare = format("card", { ...given, form: "plain" });
  const text = format("card", { ...given, form });
  const article = text.endsWith(bare) ? text.slice(0, -bare.length) : "";
  return `${article}${MARK.card}${code}${MARK.inCard}${text.slice(article.length)}${MARK.endCard}`;
}

/** @param {any[]} items @param {string} last */
function listed(items, last) {
  if (!items.length) return format("no-cards", {});
  return items.reduce((start, next, place) =>
    place === items.length - 1 ? format("list-end", { start, next, last }) : format("list-middle", { start, next }),
  );
}

/** @param {any} value @param {string} key */
function given(value, key) {
  if (typeof value === "string") return NAMES.has(key) && !VARIANTS.has(value) ? mark("name", value) : value;
  return typeof value === "number" ? value : new Given(value);
}

/** @param {string} id @param {Record<string, any>} arguments_ */
function format(id, arguments_) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  const args = Object.fromEntries(Object.entries(arguments_).map(([key, value]) => [key, given(value, key)]));
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.warn(id, errors);
  return text;
}

const fromTheRight = () => DIRECTIONS.get(language.value) === "rtl";

/* Isolate names whose direction differs from the sentence's: U+2068 … U+2069. */
/** @param {string} name */
const isolated = (name) => (fromTheRight() || /[\u0590-\u08FF]/.test(name) ? `\u2068${name}\u2069` : name);
/** @param {string} text */
const plain = (text) =>
  text.replace(/\uE003([^\uE004]*)\uE004/g, (_, name) => isolated(name)).replace(/\uE000[^\uE001]*\uE001|\uE002/g, "");

/** @param {string} id @param {Record<string, any>} [arguments_] */
export const say = (id, arguments_ = {}) => plain(format(id, arguments_));

/** @param {Message} message */
export const tell = (message) => plain(format(message.id, message.arguments));

/** Create a message to format later. @param {string} id @returns {Message} */
export const saying = (id, arguments_ = {}) => ({ id, arguments: arguments_ });

/**
 * Split a sentence into plain text, names, and cards, in order.
 * @param {Message} message
 * @returns {SentencePart[]}
 */
export function parts(message) {
  const pieces = format(message.id, message.arguments).split(/(\uE000[^\uE002]*\uE002|\uE003[^\uE004]*\uE004)/);
  return pieces.filter(Boolean).map((piece) => {
    if (piece[0] === MARK.name) return { text: piece.slice(1, -1), name: true };
    if (piece[0] !== MARK.card) return { text: piece };
    const [card, name] = piece.slice(1, -1).split(MARK.inCard);
    return { text: name, card };
  });
}

/**
 * Replace seats in a message with players' names.
 * @param {Message} message
 * @param {string[]} names
 * @returns {Message}
 */
export function withNames(message, names) {
  /** @param {any} value @returns {any} */
  const named = (value) => {
    if (!value?.id) return value;
    return value.id === "seat" ? (names[+value.arguments.number] ?? tell(value)) : withNames(value, names);
  };
  const entries = Object.entries(message.arguments).map(([key, value]) => [key, named(value)]);
  return { id: message.id, arguments: Object.fromEntries(entries) };
}

/** @param {string} code in the notation */
export const cardName = (code) => plain(markedCard(code, "plain"));
/**
 * Return the name of a card or a color, with its suit if the setting is on.
 * @param {string} name
 * @param {string} code
 */
export const withSuit = (name, code) =>
  settings.value.suitNames && colorOf(code) ? say("web-with-suit", { name, color: colorOf(code) }) : name;
/** @param {string} color */
export const colorName = (color) => say("web-color", { color });
/** @param {string} word */
export const capital = (word) => word.slice(0, 1).toLocaleUpperCase(language.value) + word.slice(1);

const topics = new Set();

/** @param {FluentBundle} pupil @param {string} path */
async function learn(pupil, path) {
  const answer = await fetch(`/words/${path}.ftl`);
  if (answer.ok) pupil.addResource(new FluentResource(await answer.text()));
}

/** Load the words of a topic that only some pages need. @param {string} topic */
export async function speakOf(topic) {
  if (topics.has(topic)) return;
  await learn(bundle, `${language.value}/${topic}`);
  topics.add(topic);
}

/** Return the first available language among those the user prefers. @param {readonly string[]} wanted codes such as pt-BR */
export const firstOf = (wanted) => wanted.map((code) => code.split("-")[0]).find((code) => LANGUAGES.includes(code)) ?? "en";

/** Switch the page to a language. @param {string} wanted */
export async function speak(wanted) {
  const chosen = firstOf([wanted]);
  const fresh = new FluentBundle(`${chosen}${DIGITS}`, { functions: FUNCTIONS, useIsolating: false });
  await Promise.all([learn(fresh, chosen), ...[...topics].map((topic) => learn(fresh, `${chosen}/${topic}`))]);
  bundle = fresh;
  document.documentElement.lang = chosen;
  document.documentElement.dir = DIRECTIONS.get(chosen) ?? "ltr";
  setLetters(Object.fromEntries([...COLORS].map((color) => [color, say("web-letter", { color })])));
  language.value = chosen;
}
