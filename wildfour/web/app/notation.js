/** Cards and moves in text notation (docs/notation.md), based on the server's table of faces. */
import choices from "../generated/choices.js";

export const COLORS = new Set(choices.editions.flatMap(({ letters }) => [...letters]));
const FACES = new Map(choices.faces.map((one, place) => [one.face, { ...one, place }]));
const FLIP = "^";

/** Return the color printed on a card; empty for a wild card. @param {string} card */
export const colorOf = (card) => (COLORS.has(card[0]) ? card[0] : "");

/** Return the face of a card: `7`, `S`, `+2`, `W4`. @param {string} card */
export const faceOf = (card) => (colorOf(card) ? card.slice(1) : card).replace(FLIP, "");

/** @param {string} card */
export const isFlip = (card) => card.endsWith(FLIP);

/** Return whether text is a card: a colored face with its color, or a wild card without one. @param {string} text */
export const isCard = (text) => FACES.get(faceOf(text))?.wild === !colorOf(text);

/** @param {string} card */
export const isWild = (card) => !colorOf(card);

/** Return the name of a face in the messages `card` and `face`. @param {string} face */
export const faceName = (face) => FACES.get(face)?.name ?? face;

/** Return the sort position of a card's face. @param {string} card */
export const faceOrder = (card) => FACES.get(faceOf(card))?.place ?? FACES.size;

/** Return the card that a move plays, without the chosen color; empty for other moves. @param {string} move */
export function playedCard(move) {
  const card = move.split(">")[0];
  return isCard(card) ? card : "";
}
