/**
 * Computes a pad's score sheet from its rounds. It works without a server, from tables that the core generates
 * (generated/pad.js): card points and format properties. tests/web/test_pad_sheet.py compares it
 * with the core's pad in every format.
 *
 * A pad: {edition, format, target, cycles, hands, players, dealer, rounds}. A round: {winner, hands}, `winner` null
 * if no player went out (R7) and `hands` by player, as cards ("r7 W") or as points ("57").
 */

/**
 * @import { Message, PadEdition, PadFormat, PadTables } from "../protocol.d.ts"
 * @import { NextRound, PadContents, PadRound, ScoredRound } from "../types.d.ts"
 */
const NUMBER = /^[0-9]{1,6}$/;
/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, place) => place);

/**
 * Return the entry with the given name.
 * @template {{ name: string }} T
 * @param {T[]} all
 * @param {string} name
 */
export const named = (all, name) => /** @type {T} */ (all.find((one) => one.name === name));

/** Return a hand's points. @param {string} hand @param {PadEdition} edition */
export function pointsOf(hand, edition) {
  if (NUMBER.test(hand)) return +hand;
  return sum(hand.split(" ").filter(Boolean).map((card) => (edition.cards.find(([code]) => code === card)?.[2] ?? 0)));
}

/** Return a hand's cards, or an empty list if only its points are known. @param {string} hand */
export const cardsOf = (hand) => (hand && !NUMBER.test(hand) ? hand.split(" ") : []);

/**
 * @param {PadContents} pad
 * @param {PadTables} tables
 * @returns the sheet: rounds, totals, leaders, the next players, and the first impossible round
 */
export function sheetOf(pad, tables) {
  const format = named(tables.formats, pad.format);
  const edition = named(tables.editions, pad.edition);
  /** @type {ScoredRound[]} */
  const rounds = [];
  let totals = pad.players.map(() => 0);
  /** @type {number | null} */
  let broken = null;
  for (const round of pad.rounds) {
    const next = nextRound(pad, format, rounds, totals);
    if (next.over || !matchesSeating(round, next.seating)) {
      broken = rounds.length + 1;
      break;
    }
    rounds.push(addedUp(pad, format, edition, round, next, totals));
    totals = rounds[rounds.length - 1].totals;
  }
  return { rounds, totals, broken, ...standing(pad, format, rounds, totals) };
}

/**
 * Return whether the hands belong to the round's players. A drawn round needs no hands.
 * @param {PadRound} props
 * @param {number[]} seating
 */
function matchesSeating({ winner, hands }, seating) {
  const noted = Object.keys(hands).map(Number);
  const all = seating.every((player) => player === winner || noted.includes(player));
  return noted.every((player) => seating.includes(player)) && (all || isUnknown({ winner, hands }));
}

/** @param {PadRound} props */
const isUnknown = ({ winner, hands }) => winner === null && Object.keys(hands).length === 0;

/**
 * @param {PadContents} pad
 * @param {PadFormat} format
 * @param {PadEdition} edition
 * @param {PadRound} props
 * @param {NextRound} props
 * @param {number[]} before
 */
function addedUp(pad, format, edition, { winner, hands }, { seating, dealer }, before) {
  const left = seating.map((player) => (hands[player] === undefined ? 0 : pointsOf(hands[player], edition)));
  const points = scored(format, { seating, winner: winner ?? null, left }, pad.players.length);
  const totals = before.map((total, player) => total + points[player]);
  const out = eliminated(pad, format, totals).filter((player) => seating.includes(player));
  return { seating, dealer, winner, hands, left, points, totals, eliminated: out };
}

/** @param {PadContents} pad @param {PadFormat} format @param {ScoredRound[]} rounds @param {number[]} totals */
function standing(pad, format, rounds, totals) {
  const { over, seating, dealer } = nextRound(pad, format, rounds, totals);
  const playing = over ? [] : seating;
  const winners = over ? won(pad, format, rounds, totals) : [];
  const leaders = over || !rounds.length ? winners : best(totals, playing, format.lowest_wins);
  const inRace = playing.map((player) => totals[player]);
  return {
    over,
    winners,
    leaders,
    seating: playing,
    dealer: over ? null : dealer,
    nearest: over || !rounds.length ? [] : best(totals, playing, false),
    toGo: pointsToGo(pad, format, inRace, totals),
    roundsToGo: format.cycle.length ? allRounds(pad, format) - rounds.length : null,
    eliminated: eliminated(pad, format, totals),
  };
}

/** @param {PadContents} pad @param {PadFormat} format */
const allRounds = (pad, format) => pad.cycles * pad.hands * format.cycle.length;

/** @param {PadContents} pad @param {PadFormat} format @param {number[]} inRace @param {number[]} totals */
function pointsToGo(pad, format, inRace, totals) {
  if (format.cycle.length) return null;
  if (format.eliminates) return inRace.length ? pad.target - Math.max(...inRace) : toGoOfLast(pad, totals);
  return Math.max(0, pad.target - Math.max(...totals));
}

/** H7: return the points that the last player can still take before reaching the limit. @param {PadContents} pad @param {number[]} totals */
function toGoOfLast(pad, totals) {
  const last = totals.filter((total) => total < pad.target);
  return last.length ? pad.target - Math.max(...last) : 0;
}

/**
 * Return the next seating and dealer, and whether the match is over.
 * @param {PadContents} pad
 * @param {PadFormat} format
 * @param {ScoredRound[]} rounds
 * @param {number[]} totals
 */
function nextRound(pad, format, rounds, totals) {
  const all = range(pad.players.length);
  const out = eliminated(pad, format, totals);
  const place = Math.floor(rounds.length / pad.hands) % (format.cycle.length || 1);
  const seating = format.cycle.length ? format.cycle[place] : all.filter((player) => !out.includes(player));
  const over = isOver(pad, format, rounds, totals, seating);
  return { over, seating, dealer: dealerOf(pad, format, rounds, seating) };
}

/**
 * F4, F5: over when a player reaches the target. H5: after all rounds. H7: when at most one player is left.
 * @param {PadContents} pad
 * @param {PadFormat} format
 * @param {ScoredRound[]} rounds
 * @param {number[]} totals
 * @param {number[]} seating
 */
function isOver(pad, format, rounds, totals, seating) {
  if (format.cycle.length) return rounds.length >= allRounds(pad, format);
  return format.eliminates ? seating.length < 2 : Math.max(...totals) >= pad.target;
}

/**
 * R2: the deal passes to the left, to the next player still in. R44: it passes to the player who has dealt least often.
 * @param {PadContents} pad
 * @param {PadFormat} format
 * @param {ScoredRound[]} rounds
 * @param {number[]} seating
 */
function dealerOf(pad, format, rounds, seating) {
  const before = rounds.at(-1);
  if (!before) return pad.dealer;
  if (before.dealer === null) return null;
  if (format.cycle.length && rounds.length % pad.hands === 0) {
    const dealt = pad.players.map((_, /** @type {number} */ player) => rounds.filter((round) => round.dealer === player).length);
    return dealt.indexOf(Math.min(...dealt));
  }
  const place = before.seating.indexOf(before.dealer);
  const circle = [...before.seating.slice(place + 1), ...before.seating.slice(0, place + 1)];
  return circle.find((player) => seating.includes(player)) ?? null;
}

/** H7: return the players who reached the limit. @param {PadContents} pad @param {PadFormat} format @param {number[]} totals */
const eliminated = (pad, format, totals) =>
  format.eliminates ? range(totals.length).filter((player) => totals[player] >= pad.target) : [];

/**
 * F3, H4: the winner and any partner score the opponents' cards. F5, H7: instead, everyone scores their own cards left.
 * @param {PadFormat} format
 * @param {{ seating: number[], winner: number | null, left: number[] }} props
 * @param {number} count
 */
function scored(format, { seating, winner, left }, count) {
  /** @param {number} player */
  const of = (player) => left[seating.indexOf(player)] ?? 0;
  if (winner === null) return range(count).map(() => 0);
  if (format.lowest_wins) return range(count).map(of);
  const across = seating[(seating.indexOf(winner) + seating.length / 2) % seating.length];
  const team = format.partners ? [winner, across] : [winner];
  const points = sum(seating.filter((player) => !team.includes(player)).map(of));
  return range(count).map((player) => (team.includes(player) ? points : 0));
}

/**
 * R16: ties share the win. If no player is left, the lowest total among those eliminated together wins.
 * @param {PadContents} pad
 * @param {PadFormat} format
 * @param {ScoredRound[]} rounds
 * @param {number[]} totals
 */
function won(pad, format, rounds, totals) {
  const out = eliminated(pad, format, totals);
  const left = range(totals.length).filter((player) => !out.includes(player));
  return best(totals, left.length ? left : rounds[rounds.length - 1].seating, format.lowest_wins);
}

/** @param {number[]} totals @param {number[]} among @param {boolean} lowest */
function best(totals, among, lowest) {
  const values = among.map((player) => totals[player]);
  const wanted = lowest ? Math.min(...values) : Math.max(...values);
  return among.filter((player) => totals[player] === wanted);
}

/**
 * Return the pairs of partners, who sit across from each other (H4).
 * @template T
 * @param {T[]} seating
 */
export const teamsOf = (seating) =>
  seating.slice(0, seating.length / 2).map((player, place) => [player, seating[place + seating.length / 2]]);

/**
 * Return a message that says why a round is invalid, or null if it is valid. `at` is its index.
 * @param {PadContents} pad
 * @param {PadTables} tables
 * @param {PadRound} round
 * @param {number} at
 * @returns {Message | null}
 */
export function problemWith(pad, tables, round, at) {
  const edition = named(tables.editions, pad.edition);
  const { seating } = sheetOf({ ...pad, rounds: pad.rounds.slice(0, at) }, tables);
  const missing = seating.filter((player) => player !== round.winner && !round.hands[player]);
  if (missing.length && !isUnknown(round))
    return { id: "web-pad-missing", arguments: { names: missing.map((player) => pad.players[player]) } };
  return tooMany(edition, Object.values(round.hands)) ?? brokenLater(pad, tables, round, at);
}

/**
 * Check that a round has no more copies of a card than the deck, and no more points than all cards together.
 * @param {PadEdition} edition
 * @param {string[]} hands
 * @returns {Message | null}
 */
function tooMany(edition, hands) {
  const cards = hands.flatMap(cardsOf);
  for (const [code, copies] of edition.cards) {
    const held = cards.filter((card) => card === code).length;
    if (held > copies) return { id: "pad-too-many-of", arguments: { card: code, there: copies, left: held } };
  }
  const points = sum(hands.map((hand) => pointsOf(hand, edition)));
  const most = sum(edition.cards.map(([, copies, each]) => copies * each));
  return points < most ? null : { id: "pad-hands-cannot-be", arguments: { hands: hands.length, points } };
}

/** @param {PadContents} pad @param {PadTables} tables @param {PadRound} round @param {number} at */
function brokenLater(pad, tables, round, at) {
  const { broken } = sheetOf({ ...pad, rounds: pad.rounds.toSpliced(at, 1, round) }, tables);
  const numbers = { number: String(at + 1), later: String(broken) };
  return broken === null ? null : { id: "web-pad-breaks", arguments: numbers };
}

/**
 * Write the pad in text notation (docs/notation.md), which `wildfour pad --file` can continue.
 * @param {PadContents} pad
 * @param {PadTables} tables
 */
export function padText(pad, tables) {
  const sheet = sheetOf(pad, tables);
  /** @param {number | null} player */
  const name = (player) => (player === null ? "" : ` ${pad.players[player]}`);
  const format = named(tables.formats, pad.format);
  const rotating = format.cycle.length ? ` cycles=${pad.cycles} hands=${pad.hands}` : "";
  /** @param {PadRound} round @param {number} player */
  const hand = (round, player) => `${pad.players[player]}: ${player === round.winner ? "out" : round.hands[player]}`;
  const lines = sheet.rounds.map((round, place) => {
    const hands = isUnknown(round) ? [] : round.seating.map((player) => hand(round, player));
    const ended = [...(round.winner === null ? ["drawn"] : []), ...hands].join(", ");
    return `round ${place + 1}, dealer${name(round.dealer)}, ${ended}`;
  });
  return [
    "wildfour pad 1",
    `saved-by: ${tables.program}`,
    `edition: ${pad.edition}`,
    pad.target === tables.target ? "options:" : `options: target=${pad.target}`,
    `format: ${pad.format}${rotating}`,
    `players: ${pad.players.join(", ")}`,
    `dealer:${name(pad.dealer)}`,
    ...lines,
    "",
  ].join("\n");
}
