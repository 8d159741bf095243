/** HTTP client for the API described in /api/openapi.json. */
import { encode } from "./html.js";

/** @import { Finished, Found, Listed, Made, Me, Problem, Replay, ReplayRound, Result, TableSeen, TableSettings } from "../protocol.d.ts" */

const PATIENCE = 10_000; // ms to wait for a response

/** A rejected request; `message` is an id and arguments for the catalog. */
export class Refused extends Error {
  /** @param {number} status @param {Partial<Problem>} problem */
  constructor(status, problem) {
    super(problem.says ?? "");
    this.status = status;
    this.reason = problem.message ?? { id: "web-no-answer", arguments: {} };
  }
}

/** @param {string} method @param {string} path @param {object} [body] */
async function ask(method, path, body) {
  return (await send(method, path, body)).given;
}

/** Fetch all pages of a paginated list. @param {string} path */
async function askAll(path) {
  const found = [];
  for (let next = path; next;) {
    const { given, answer } = await send("GET", next);
    found.push(...given);
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1] ?? "";
  }
  return found;
}

/** @param {string} method @param {string} path @param {object} [body] */
async function send(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refused(0, {});
  }
  const given = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, given);
  return { given, answer };
}

/** Return the user's identity; the first call sets the cookie. @returns {Promise<Me>} */
export const introduce = () => ask("POST", "/api/me", {});
/** Delete the user's data on the server, and the cookie. */
export const deleteMe = () => ask("DELETE", "/api/me");
/** @param {Partial<TableSettings>} settings @returns {Promise<Made>} */
export const makeTable = (settings) => ask("POST", "/api/tables", settings);
/** @param {Partial<TableSettings>} settings @returns {Promise<TableSettings>} */
export const checkTable = (settings) => ask("POST", "/api/tables/check", settings);
/** @returns {Promise<Listed[]>} */
export const openTables = () => ask("GET", "/api/tables");
/** @param {string} name @returns {Promise<TableSeen>} */
export const tableSeen = (name) => ask("GET", `/api/tables/${encode(name)}`);
/** @param {string} code @returns {Promise<Found>} */
export const tableOfCode = (code) => ask("GET", `/api/codes/${encode(code)}`);
/** @returns {Promise<Result[]>} */
export const results = () => askAll("/api/me/results");
/** @returns {Promise<Finished[]>} */
export const publicReplays = () => ask("GET", "/api/replays");
/** @param {string} name @returns {Promise<Replay>} */
export const keptReplay = (name) => ask("GET", `/api/replays/${encode(name)}`);
/** @param {{replay?: string, transcript?: string, round: number, seen_by: number|null}} asked @returns {Promise<ReplayRound>} */
export const replayRound = (asked) => ask("POST", "/api/replays/round", asked);
/** @param {string} name */
export const transcriptOf = (name) => `/api/replays/${encode(name)}/transcript`;
/** @param {string} name */
export const qrCode = (name) => `/api/tables/${encode(name)}/qr.svg`;
