/** What HTTP gives: /api/openapi.json. */
import { encode } from "./html.js";

/** A refusal: `message` is for the catalogue of words. */
export class Refused extends Error {
  constructor(status, problem) {
    super(problem.says ?? "");
    this.status = status;
    this.told = problem.message ?? { id: "web-no-answer", arguments: {} };
  }
}

async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, {});
  }
  const given = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, given);
  return given;
}

/** Who one is; the first time, the browser gets its cookie. */
export const introduce = () => ask("POST", "/api/me", {});
export const makeTable = (settings) => ask("POST", "/api/tables", settings);
export const checkTable = (settings) => ask("POST", "/api/tables/check", settings);
export const openTables = () => ask("GET", "/api/tables");
export const tableSeen = (name) => ask("GET", `/api/tables/${encode(name)}`);
export const tableOfCode = (code) => ask("GET", `/api/codes/${encode(code)}`);
export const results = () => ask("GET", "/api/me/results");
export const publicReplays = () => ask("GET", "/api/replays");
export const keptReplay = (name) => ask("GET", `/api/replays/${encode(name)}`);
/** @param {{replay?: string, transcript?: string, round: number, seen_by: number|null}} asked */
export const replayRound = (asked) => ask("POST", "/api/replays/round", asked);
export const transcriptOf = (name) => `/api/replays/${encode(name)}/transcript`;
export const qrCode = (name) => `/api/tables/${encode(name)}/qr.svg`;
