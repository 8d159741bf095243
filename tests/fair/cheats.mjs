// The verdict of the browser's checks on sequences of frames from standard input, as JSON.
import { readFileSync } from "node:fs";
import { Cheat, FairnessCheck } from "../../wildfour/web/fair/fairness_check.js";

const PLAYER = 0;
const { told, seed } = JSON.parse(readFileSync(0, "utf8"));

function verdict(frames) {
  const kept = new Map();
  let own = null;
  const store = {
    seed: () => own,
    keepSeed() {},
    notes: (fingerprint) => kept.get(fingerprint) ?? null,
    keepNotes: (fingerprint, notes) => kept.set(fingerprint, notes),
  };
  const check = new FairnessCheck(store);
  for (const [place, frame] of frames.entries()) {
    try {
      const seats = frame.is === "whole" ? frame.seats : frame;
      if (frame.is === "whole") check.onWhole(frame, PLAYER);
      else if (frame.is === "seats") check.onSeats(frame, PLAYER);
      else if (frame.is === "news") check.onNews(frame);
      if (seats.stage === "committing") own ??= { anchor: check.anchor, attempt: 0, player: PLAYER, ...seed };
    } catch (problem) {
      if (!(problem instanceof Cheat)) throw problem;
      return { what: problem.what, place };
    }
  }
  const [[fingerprint, notes]] = kept;
  return { what: "", place: frames.length, fingerprint, notes };
}

console.log(JSON.stringify(told.map(verdict)));
