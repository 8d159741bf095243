/** Cards and moves in the notation (docs/notation.md), by the server's table of faces. */
import choices from "../generated/choices.js";

export const COLORS = new Set(choices.editions.flatMap(({ letters }) => [...letters]));
const FACES = new Map(choices.faces.map((one, place) => [one.face, { ...one, place }]));
const FLIP = "^";

/** The color printed on a card; empty for a wild card. @param {string} card */
export const colorOf = (card) => (COLORS.has(card[0]) ? card[0] : "");

/** The face of a card: `7`, `S`, `+2`, `W4`. @param {string} card */
export const faceOf = (card) => (colorOf(card) ? card.slice(1) : card).replace(FLIP, "");

/** @param {string} card */
export const isFlip = (card) => card.endsWith(FLIP);

/** Whether a text is a card: a colored face with its color, or a wild card without. @param {string} text */
export const isCard = (text) => FACES.get(faceOf(text))?.wild === !colorOf(text);

/** @param {string} card */
export const isWild = (card) => !colorOf(card);

/** A face's name in the messages `card` and `face`. @param {string} face */
export const faceName = (face) => FACES.get(face)?.name ?? face;

/** The position of a card's face in sorting order. @param {string} card */
export const faceOrder = (card) => FACES.get(faceOf(card))?.place ?? FACES.size;

/** The card that a move plays, without the chosen color; empty for any other move. @param {string} move */
export function playedCard(move) {
  const card = move.split(">")[0];
  return isCard(card) ? card : "";
}
