/** Table talk: chat lines, reactions, bubbles at the seats, and the people whom this browser mutes. */
import { computed, signal } from "../app/html.js";
import { mutedPeople, set, settings } from "../app/saved_state.js";
import { say } from "../app/words.js";
import { isWide } from "./panels/log.js";

/**
 * @import { Chat, ChatLine, Reaction } from "../protocol.d.ts"
 * @import { Bubble } from "../types.d.ts"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { LiveTable } from "./live_table.js"
 */

const MOST_LINES = 50;
const BUBBLE_FOR = 4000; // ms
const MOST_MUTED = 500; // people; the earliest entries are dropped

/** @param {string} person */
export const isMuted = (person) => mutedPeople.value.includes(person);

/** Hide or show a person's messages and reactions in this browser. @param {string} person */
export function toggleMute(person) {
  const others = mutedPeople.value.filter((one) => one !== person);
  mutedPeople.value = isMuted(person) ? others : [...others, person].slice(-MOST_MUTED);
}

export class TableTalk {
  /** @param {LiveTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Signal<ChatLine[]>} */
    this.received = signal([]);
    this.lines = computed(() => this.received.value.filter((line) => !isMuted(line.person)));
    this.unread = signal(0);
    this.company = computed(() => Boolean(table.seats.value?.people.some((one) => one.person !== table.you)));
    /** @type {Set<(sentence: string) => void>} called with each sentence to announce */
    this.followers = new Set();
  }

  /** Return whether the chat is on the screen. */
  get isShown() {
    return this.table.sheet.value === "chat" || (isWide() && settings.value.chat);
  }

  /** Show or hide the chat: beside the table on wide screens, otherwise over it. */
  toggle() {
    const { sheet } = this.table;
    if (isWide()) set(settings, { chat: !settings.value.chat });
    else sheet.value = sheet.value === "chat" ? "" : "chat";
    if (this.isShown) this.unread.value = 0;
  }

  /** @param {Chat} props */
  on_chat({ line }) {
    this.received.value = [...this.received.value, line].slice(-MOST_LINES);
    if (isMuted(line.person)) return;
    if (line.person !== this.table.you && !this.isShown) this.unread.value++;
    this.show(line, { text: line.text });
    if (this.table.sheet.value !== "chat") this.announce(line, line.text); // the open sheet is a live region
  }

  /** @param {Reaction} frame */
  async on_reaction(frame) {
    if (isMuted(frame.person)) return;
    const { REACTIONS } = await import("../art/reactions.js");
    const text = say("web-emote", { emote: frame.emote });
    this.show(frame, { text, picture: REACTIONS[frame.emote] });
    this.announce(frame, text);
  }

  /** Show a bubble at a person's seat. @param {{ person: string }} props @param {Bubble} bubble */
  show({ person }, bubble) {
    const { bubbles, seats } = this.table;
    const player = seats.value.seats.findIndex((seat) => seat.person === person);
    if (player < 0) return;
    bubbles.value = { ...bubbles.value, [player]: bubble };
    setTimeout(() => {
      if (bubbles.value[player] === bubble) bubbles.value = { ...bubbles.value, [player]: undefined };
    }, BUBBLE_FOR);
  }

  /** @param {{ person: string, name: string }} props @param {string} text */
  announce({ person, name }, text) {
    const speaker = person === this.table.you ? say("web-you") : name;
    for (const follow of this.followers) follow(say("web-said", { name: speaker, text }));
  }
}
