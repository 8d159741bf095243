/** The two lines over the hand: what is happening and what you can do, derived only from `moves` and the phase. */
import { faceName, faceOf, isWild, playedCard } from "../../app/notation.js";
import { capital, cardName, say, saying } from "../../app/words.js";
import { byTouch } from "../../app/html.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { View } from "../../protocol.d.ts"
 * @import { StatusLines } from "../../types.d.ts"
 */

/** Return a message that summarizes the playable cards. @param {TableSignals} table */
export function playableCards(table) {
  const view = table.view.value;
  const cards = [...new Set(table.moves.value.map(playedCard).filter(Boolean))];
  if (!cards.length)
    return saying("web-nothing-fits", {
      other: table.moves.value.includes("draw") ? "draw" : table.moves.value.includes("pass") ? "pass" : "none",
    });
  const colored = cards.filter((card) => !isWild(card));
  const what = [];
  if (colored.some((card) => card[0] === view.color)) what.push(saying("web-color", { color: view.color }));
  const faces = [...new Set(colored.filter((card) => card[0] !== view.color).map(faceOf))];
  if (faces.length > 2) return saying("web-any-card");
  what.push(...faces.map((face) => saying("face", { face: faceName(face) })));
  if (colored.length < cards.length) what.push(saying("web-what-wild"));
  return saying("web-can-lay", { what });
}

/**
 * @param {TableSignals} table
 * @returns {StatusLines}
 */
export function statusLines(table) {
  const view = table.view.value;
  if (view.seat !== null && view.exposed === view.seat && table.moves.value.includes("uno!"))
    return {
      title: say("web-one-card"),
      detail: saying("web-say-it", { name: table.seatName(view.turn) }),
      urgent: true,
    };
  if (table.naming.value) return { title: say("web-name-color") };
  const name = table.seatName(view.turn);
  const isPlaying = say("web-is-playing", { name });
  if (table.status.value === "lost") {
    const title = table.mine.value ? say("web-your-turn") : isPlaying;
    return { title, detail: saying("web-as-of", { seconds: table.lostFor.value }) };
  }
  if (table.mine.value) return onTurn(table, view);
  if (view.seat === null) return { title: isPlaying, detail: saying("web-watching") };
  const jump = table.moves.value.some(playedCard);
  return { title: isPlaying, detail: jump ? saying("web-may-jump-in") : null };
}

/** @param {TableSignals} table @param {View} view @returns {StatusLines} */
function onTurn(table, view) {
  switch (view.phase) {
    case "choose-color":
      return { title: say("web-name-color") };
    case "play-drawn":
      return drawnCard(table, view);
    case "answer":
      return { title: say("web-your-answer"), detail: stacks(table) ? saying("web-may-stack") : null };
    case "flip":
      return { title: say("web-aim"), detail: saying(byTouch() ? "web-aim-how-touch" : "web-aim-how") };
    case "give":
      return { title: say("web-give", { name: table.seatName(view.target) }), detail: saying("web-give-how") };
    case "swap":
      return { title: say("web-swap") };
    default:
      return { title: say("web-your-turn"), detail: playableCards(table) };
  }
}

/** @param {TableSignals} table @param {View} view */
function drawnCard(table, view) {
  const playable = view.drawn && table.movesOf(view.drawn).length > 0;
  const keep = table.moves.value.includes("keep");
  const title = say("web-you-drew", { name: view.drawn ? capital(cardName(view.drawn)) : "" });
  return { title, detail: playable ? saying(keep ? "web-lay-or-keep" : "web-lay-it") : saying("web-keep-it-then") };
}

/** @param {TableSignals} table */
const stacks = (table) => table.moves.value.some(playedCard);
