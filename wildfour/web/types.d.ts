/** Types shared by several modules. */
import type { Flight, Frame, GameEvent, Message, TableView } from "./protocol.d.ts";

export type Point = number[];

/** The table top: its size in pixels, and the sizes of its parts. */
export interface Felt {
  width: number;
  height: number;
  rem: number;
  roomy: boolean;
  small: boolean;
  /** the height that a row of seats over the piles requires */
  row: number;
  seat: number;
  avatar: number;
  /** the part of a seat that the direction arrows avoid */
  clear: number;
}
/** An element's size in pixels, and the window's: width in rem, height in pixels. */
export interface Size {
  width: number;
  height: number;
  rem: number;
  wide: number;
  high: number;
}
/** A card in your hand; each card has a unique key. */
export interface HandCard {
  code: string;
  key: string;
}
export interface LogLine {
  key: string;
  message: Message;
  /** time of arrival, or 0 */
  at: number;
  note?: string;
  missed?: boolean;
}
export interface ToastAction {
  label: string;
  do: () => unknown;
  grab?: boolean;
}
export interface ToastContent {
  message: Message;
  note?: string;
  clause?: string;
  action?: ToastAction | null;
  fleeting?: boolean;
  waiting?: boolean;
}
/** Events with their sentences: an update frame, or a moment in a replay. */
export interface ShownEvents {
  events: GameEvent[];
  words?: Message[] | null;
  flight?: Flight | null;
}
export interface Happened {
  frame: ShownEvents;
  before: TableView | null;
  after: TableView;
}
export type Follower = (happened: Happened) => void;
/** A hand that only this player sees. */
export interface ShownHand {
  seat: number;
  hand: string[];
  guilty: boolean;
  color: string | null | undefined;
}
export interface ShownHint {
  waiting?: object; // the unanswered request
  words?: Message[];
  move?: string | null;
}
/** A bubble at a seat: a line of chat, or a reaction with its picture. */
export interface Bubble {
  text: string;
  picture?: string;
}
/** A turn's clock, in milliseconds. */
export interface Due {
  at: number;
  all: number;
}
/** The launcher's aim. */
export interface Aimed {
  target: number | null;
  aim: number;
  power: number;
}
/** A finished match of this browser's user. */
export interface PlayedMatch {
  id: string;
  at: number;
  edition: string;
  players: number;
  won: boolean;
  points: number;
  catches: number;
  challenges: number;
  longest: number;
}
/** The countdown to the next round, in milliseconds: its end, or the time left while it is paused. */
export interface RoundCountdown {
  at: number;
  left: number;
  paused: boolean;
}
export type Status = "connecting" | "open" | "lost" | "newer" | "kicked" | "ended" | "missing" | "locked" | "barred" | "cheated";
/** Status lines above the hand. */
export interface StatusLines {
  title: string;
  detail?: Message | null;
  urgent?: boolean;
}

/** A score pad, as stored in its file. */
export interface PadContents {
  edition: string;
  format: string;
  target: number;
  cycles: number;
  hands: number;
  players: string[];
  dealer: number | null;
  rounds: PadRound[];
}
/** A score pad stored in this browser. */
export interface Pad extends PadContents {
  id: string;
}
/** A round as entered. `winner` is null if no player went out. `hands` maps players to cards or points. */
export interface PadRound {
  winner?: number | null;
  hands: Record<number, string>;
}
export interface ScoredRound extends PadRound {
  seating: number[];
  dealer: number | null;
  left: number[];
  points: number[];
  totals: number[];
  eliminated: number[];
}
export interface NextRound {
  over: boolean;
  seating: number[];
  dealer: number | null;
}
export interface Standing extends NextRound {
  winners: number[];
  leaders: number[];
  nearest: number[];
  toGo: number | null;
  roundsToGo: number | null;
  eliminated: number[];
}
export interface Sheet extends Standing {
  rounds: ScoredRound[];
  totals: number[];
  broken: number | null;
}

/** Choices for a new table. Each seat is a bot level, or null for a person. */
export interface TableChoice {
  edition: string;
  format: string;
  options: Record<string, string>;
  seats: (string | null)[];
  target: number;
  clock: number;
  public: boolean;
}
/** Actions to take once a table opens. `bots` lists a bot level, or null for a person, for each seat. */
export interface PendingActions {
  /** take the first seat of your own table */
  seat?: boolean;
  /** take the first free seat of another person's table */
  sit?: boolean;
  bots?: (string | null)[];
  start?: boolean;
  lesson?: boolean;
}

/** A transcript's commitments, seeds, and rounds. */
export interface FairTranscript {
  edition: string;
  bots: string[];
  options: string;
  players: string[];
  format: string;
  dealer: string;
  anchor: Uint8Array;
  commitments: { giver: string; digest: Uint8Array }[];
  seeds: SaltedSeed[];
  missed: { attempt: number; name: string }[];
  fingerprint: Uint8Array;
  rounds: FairRound[];
}
export interface SaltedSeed {
  salt: Uint8Array;
  seed: Uint8Array;
}
/** The current attempt to agree on seeds, as shown by the server so far. Lists are indexed by player. */
export interface Attempt {
  missed: string[];
  names: string[];
  commitments: string[];
  seeds: string[];
  fingerprint: string;
  revealing: boolean;
}
/** This browser's seed for an attempt, in hex. */
export interface OwnSeed {
  anchor: string;
  attempt: number;
  player: number;
  salt: string;
  seed: string;
}
/** Notes that can prove a match: the salted seed, the newest move-chain link with its event number, and earlier links. */
export interface MatchNotes {
  seed: string;
  number: number;
  link: string;
  links: string[];
}
export interface NotesStore {
  seed: () => OwnSeed | null;
  keepSeed: (own: OwnSeed) => void;
  notes: (fingerprint: string) => MatchNotes | null;
  keepNotes: (fingerprint: string, notes: MatchNotes) => void;
}
/** Evidence that the browser keeps if the server cheats; the user can save it as a file. */
export interface Evidence {
  says: string;
  message: Message;
  server: string;
  table: string;
  match: number;
  time: number;
  notes: Partial<MatchNotes> & { fingerprint: string };
  ceremony: Frame[];
  moves: Frame[];
}
export interface FairRound {
  dealer: string;
  seats?: string[];
  dealt: string[];
  moves: { text: string; chance: string[] }[];
  secret: Uint8Array | null;
}
/** The cards in a deck, each with its number of copies. */
export type Copies = [card: string, copies: number][];
/** A difference between a deal and the random stream. */
export interface Difference {
  place: number;
  right: string | null;
  written: string | null;
  move?: number;
}
export interface Proved {
  proved: true;
  rounds: number;
  draws: number;
  later: number;
  own: string[];
  fingerprint?: string;
  yours?: boolean; // this browser's seed is in the transcript
  seen?: Seen | null; // the last move that this browser saw
}
/** A position in the move chain, and the number of later deals and moves. Move 0 is the deal. */
export interface Seen {
  round: number;
  move: number;
  later: number;
}
export interface NotProved extends Partial<Difference> {
  proved: false;
  what: string;
  name?: string;
  round?: number;
}
export type Proof = Proved | NotProved;
/** An event from an input field. */
export type Typed = Event & { currentTarget: HTMLInputElement };
export type Pointed = PointerEvent & { currentTarget: HTMLElement };
