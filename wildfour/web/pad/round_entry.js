/** The form that enters or corrects a round: who went out, and the cards or points left in the other hands. */
import { classes, html, useState } from "../app/html.js";
import { isWild } from "../app/notation.js";
import { capital, cardName, colorName, say, saying, tell } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Clover, Face, Suit, cloverOrder } from "../art/pictures.js";
import { Dialog } from "../components/dialog.js";
import { Switch } from "../components/preferences.js";
import { editionOf, formatOf, tables } from "./saved_pads.js";
import { cardsOf, pointsOf, problemWith, sheetOf, teamsOf } from "./score_sheet.js";

/**
 * @import { Pad, PadRound, Typed } from "../types.d.ts"
 * @import { Message, PadEdition } from "../protocol.d.ts"
 */

/** @type {PadRound} */
const NO_ROUND = { winner: undefined, hands: {} };

/**
 * Keep the state of a round during entry, and the reason if it cannot be saved.
 * @param {Pad} pad
 * @param {number} at
 */
function useRound(pad, at) {
  const [round, setRound] = useState(pad.rounds[at] ?? NO_ROUND);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  /** @param {Partial<PadRound>} changes */
  const change = (changes) => {
    setRound({ ...round, ...changes });
    setProblem(null);
  };
  /** Set a player's remaining hand; empty text removes it. @param {number} player @param {string} hand */
  const leave = (player, hand, changes = {}) => {
    const { [player]: _, ...others } = round.hands;
    change({ ...changes, hands: hand === "" ? others : { ...others, [player]: hand } });
  };
  const check = () => {
    const wrong = round.winner === undefined ? saying("web-pad-who-went-out") : problemWith(pad, tables, round, at);
    setProblem(wrong);
    return !wrong;
  };
  return { round, problem, change, leave, check };
}

/**
 * The form for a round; `at` is its index, one past the end for a new round.
 * @param {{ pad: Pad, at: number, save: (round: PadRound) => void, remove: () => void, close: () => void }} props
 */
export function RoundEntry({ pad, at, save, remove, close }) {
  const { round, problem, change, leave, check } = useRound(pad, at);
  const [tapping, setTapping] = useState(/** @type {number | null} */ (null)); // player whose cards are being tapped
  const before = sheetOf({ ...pad, rounds: pad.rounds.slice(0, at) }, tables);
  /** @param {number} player */
  const goesOut = (player) => {
    leave(player, "", { winner: player });
    if (tapping === player) setTapping(null);
  };
  /** @param {Event} event */
  const done = (event) => {
    event.preventDefault();
    if (check()) save(round);
  };
  const edition = editionOf(pad);
  return html`<${Dialog} title=${say("web-round-number", { number: at + 1 })} close=${close} class="noting"><form class="stack" onSubmit=${done}>
    <p class="about">${before.dealer !== null && say("pad-deals", { name: pad.players[before.dealer] })} ${formatOf(pad).cycle.length > 0 && sides(pad, before.seating)}</p>
    <ul class="hands">${before.seating.map((player) => html`<${Hand} key=${player} pad=${pad} player=${player} round=${round} edition=${edition} tapping=${tapping === player}
      tap=${() => setTapping(tapping === player ? null : player)} leave=${(/** @type {string} */ hand) => leave(player, hand)} goesOut=${() => goesOut(player)} />`)}</ul>
    <div class="rules one"><${Switch} label=${say("web-pad-nobody-out")} on=${round.winner === null} change=${(/** @type {boolean} */ on) => change(on ? { winner: null, hands: {} } : { winner: undefined })} /></div>
    ${problem && html`<p class="problem" role="alert">${tell(problem)}</p>`}
    <button class="btn key">${say("web-pad-save")}</button>
    ${at === pad.rounds.length - 1 && html`<button type="button" class="btn" onClick=${remove}>${say("web-pad-take-off")}</button>`}
  </form></${Dialog}>`;
}

/** @param {Pad} pad @param {number[]} seating */
function sides(pad, seating) {
  const [one, other] = teamsOf(seating).map((team) => team.map((player) => pad.players[player]));
  return say("pad-sides", { one, other });
}

/**
 * @param {{ pad: Pad, player: number, round: PadRound, edition: PadEdition, tapping: boolean, tap: () => void, leave: (hand: string) => void, goesOut: () => void }} props
 */
function Hand({ pad, player, round, edition, tapping, tap, leave, goesOut }) {
  const name = pad.players[player];
  const out = round.winner === player;
  const hand = round.hands[player] ?? "";
  const cards = cardsOf(hand);
  const points = hand ? pointsOf(hand, edition) : "";
  /** @param {Typed} event */
  const type = (event) => leave(event.currentTarget.value.replace(/\D/g, "").slice(0, 4));
  return html`<li class=${classes("left-to", out && "out")}>
    <b>${name}</b>
    <label class="goes-out"><input type="radio" name="winner" checked=${out} onChange=${goesOut} /><span>${say("web-pad-out")}</span></label>
    ${
      !out &&
      round.winner !== null &&
      html`<input class="points" inputmode="numeric" autocomplete="off" value=${points} aria-label=${say("web-pad-points-of", { name })} placeholder="–" onInput=${type} />
      <button type="button" class="btn square" aria-expanded=${tapping} aria-label=${say("web-pad-cards-of", { name })} onClick=${tap}><${Line} name="cards" /></button>`
    }
    ${cards.length > 0 && html`<div class="minis">${cards.map((card, place) => html`<button type="button" key=${place} aria-label=${say("web-pad-take-card", { card })} onClick=${() => leave(cards.toSpliced(place, 1).join(" "))}><${Face} code=${card} colors=${cloverOrder(edition.letters)} /></button>`)}</div>`}
    ${tapping && !out && html`<${Cards} edition=${edition} held=${Object.values(round.hands).flatMap(cardsOf)} add=${(/** @type {string} */ card) => leave([...cards, card].join(" "))} />`}</li>`;
}

/**
 * One button per card in the deck, by color. A flip card counts like its plain twin, so they share a button.
 * @param {{ edition: PadEdition, held: string[], add: (card: string) => void }} props
 */
function Cards({ edition, held, add }) {
  const colors = cloverOrder(edition.letters);
  const [shown, setShown] = useState(colors[0]);
  /** @param {[string, number, number]} props */
  const left = ([code, copies]) => copies - held.filter((card) => card === code).length;
  /** @type {Map<string, PadEdition["cards"]>} */
  const keys = new Map();
  for (const card of edition.cards) {
    const face = card[0].replace("^", "");
    if (isWild(face) ? shown === "wild" : face[0] === shown) keys.set(face, [...(keys.get(face) ?? []), card]);
  }
  return html`<div class="palette"><div class="tabs" role="group">${[...colors].map(
    (color) =>
      html`<button type="button" key=${color} data-force=${color} aria-pressed=${shown === color} aria-label=${capital(colorName(color))} onClick=${() => setShown(color)}><${Suit} color=${color} /></button>`,
  )}<button type="button" key="wild" class="wild" aria-pressed=${shown === "wild"} aria-label=${say("web-pad-wilds")} onClick=${() => setShown("wild")}><${Clover} colors=${colors} /></button></div>
  <div class="faces">${[...keys].map(([face, twins]) => {
    const next = twins.find((card) => left(card) > 0);
    return html`<button type="button" key=${face} disabled=${!next} aria-label=${capital(cardName(face))} onClick=${() => next && add(next[0])}><${Face} code=${face} colors=${colors} /></button>`;
  })}</div></div>`;
}
