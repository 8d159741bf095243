// Prints, as JSON, what the browser's verifier computes from the test vectors, or the verdicts on transcripts, on standard input.
import { readFileSync } from "node:fs";
import {
  anchorOf, commitmentTo, digest, fingerprintOf, hex, keyOf, link, number, packed, unhex,
} from "../../wildfour/web/fair/commitments.js";
import { MoveChain, sealOf } from "../../wildfour/web/fair/move_chain.js";
import { compared } from "../../wildfour/web/fair/replayed_chain.js";
import { Words, check, checkDeal, deckOf } from "../../wildfour/web/fair/verification.js";

const asked = JSON.parse(readFileSync(0, "utf8"));

function vectors(given) {
  const list = (name) => given[name].split(", ");
  const length = Number(given.length);
  const secrets = [];
  secrets[length] = digest("chain", unhex(given.entropy));
  for (let round = length; round > 0; round--) secrets[round - 1] = link(secrets[round], round);
  const anchor = anchorOf(unhex(given.entropy), length);
  const salts = list("salts").map(unhex);
  const seeds = list("seeds").map((seed, player) => ({ salt: salts[player], seed: unhex(seed) }));
  const players = list("players");
  const made = players.map((name, player) => commitmentTo(anchor, player, name, seeds[player]));
  const commitments = list("givers").map((giver, player) => ({ giver, digest: made[player] }));
  const [attempt, name] = given.missed.split(" ");
  const head = { ...given, players, anchor, seeds, commitments, missed: [{ attempt: Number(attempt), name }] };
  head.fingerprint = fingerprintOf(head);
  const keys = [null, keyOf(head, secrets[1], 1), keyOf(head, secrets[2], 2)];
  const stream = () => new Words(keys[1]);
  const [words, cards, large] = [stream(), stream(), stream()];
  const chain = MoveChain.begin(hex(head.fingerprint), given.bots.split(", "));
  const links = [chain.link];
  const [aim, power, aside, along] = given["flight 1"].slice(4).split(",").map(Number);
  const flight = { launch: [aim, power], wobbles: [aside, along], hit: given["flight 1"].startsWith("hit") };
  links.push(chain.add({ events: JSON.parse(given["events 1"]), flight }));
  const seal = hex(sealOf(keys[1], chain.link, given["gift 2"]));
  const events = JSON.parse(given["events 2"]);
  links.push(chain.add({ events: [{ ...events[0], card: given["gift 2"] }], seal }));
  const most = 9223372036854775809n;
  const dealt = given["deal 1"].split(" -> ")[1].split(" ").slice(0, -1);
  return {
    "secret 1024": hex(secrets[1024]),
    "secret 2": hex(secrets[2]),
    "secret 1": hex(secrets[1]),
    anchor: hex(anchor),
    "commitment 0 bytes": hex(packed("commitment", anchor, number(0), players[0], seeds[0].salt, seeds[0].seed)),
    "commitment 0": hex(made[0]),
    "commitment 1": hex(made[1]),
    fingerprint: hex(head.fingerprint),
    "key 1": hex(keys[1]),
    "key 2": hex(keys[2]),
    "link 0": links[0],
    "link 1": links[1],
    "seal 2": seal,
    "link 2": links[2],
    "words 1": [0, 1, 2, 3].map((place) => words.word(place).toString(16).padStart(16, "0")).join(" "),
    "below 108": Array.from({ length: 12 }, () => cards.below(108)).join(" "),
    [`below ${most}`]: [1, 2, 3].map(() => large.bigBelow(most)).join(" "),
    "position after that": String(large.position),
    deal: checkDeal(deckOf(asked.editions, given.edition), stream(), 2, { dealer: "drawn", dealt }).wrong ?? "right",
  };
}

const answers = {
  vectors: () => vectors(asked.vectors),
  decks: () => asked.decks.map(([edition, decks]) => deckOf(asked.editions, edition, decks)),
  editions: () => null,
  replays: () => Promise.all(asked.replays.map(({ transcript, rounds, notes }) =>
    compared({ proved: true }, transcript, notes, async (round) => ({ moments: rounds[round - 1] })))),
  transcripts: () => asked.transcripts.map((text) => check(text, asked.editions)),
};
const found = await Promise.all(Object.keys(asked).map(async (name) => [name, await answers[name]()]));
console.log(JSON.stringify(Object.fromEntries(found)));
