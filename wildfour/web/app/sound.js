/** Short, dry, wooden synthesized sounds; off by default. No information is conveyed by sound alone. */
import { settings } from "./saved_state.js";

/** @import { Happened } from "../types.d.ts" */

/** @type {Record<string, number>} */
const NOTES = { r: 392, o: 392, y: 440, g: 494, b: 587 };
/** @type {AudioContext} */
let context;

/** @param {Happened} happened */
export function sounds({ frame, before, after }) {
  const mine = after.view.turn === after.view.seat && before?.view.turn !== after.view.turn;
  if (mine && settings.value.vibrate && mayVibrate()) navigator.vibrate?.(20);
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  let wait = 0;
  for (const event of frame.events.slice(0, 8)) {
    const played = HEARD[event.event]?.(wait, event);
    if (played) wait += 0.09;
  }
  if (mine) {
    tap(wait, 620);
    tap(wait + 0.12, 740);
  }
}

/** Browsers block audio until the user touches the page. */
const mayVibrate = () => document.visibilityState === "visible" && (navigator.userActivation?.hasBeenActive ?? true);

/** Each function plays a sound after a number of seconds. @type {Record<string, (wait: number, event: any) => boolean>} */
const HEARD = {
  played: (wait) => paper(wait, 0.05, 1800),
  drew: (wait) => paper(wait, 0.09, 900),
  reversed: (wait) => paper(wait, 0.16, 500),
  "missed-turn": (wait) => {
    tap(wait, 300);
    return tap(wait + 0.08, 450);
  },
  "named-color": (wait, event) => note(wait, NOTES[event.color]),
  called: (wait) => note(wait, 1175),
  caught: (wait) => {
    tap(wait, 160);
    return tap(wait + 0.12, 140);
  },
  challenged: (wait) => tap(wait, 110),
  "went-out": (wait) => {
    note(wait, 523);
    note(wait + 0.1, 659);
    return note(wait + 0.2, 784);
  },
};

/** @param {AudioScheduledSourceNode} source @param {number} wait @param {number} length @param {number} volume */
function shaped(source, wait, length, volume) {
  const gain = context.createGain();
  const at = context.currentTime + wait;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
  return true;
}

/** @param {number} wait @param {number} frequency */
function note(wait, frequency) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency });
  return shaped(tone, wait, 0.28, 0.12);
}

/** @param {number} wait @param {number} frequency */
const tap = (wait, frequency) => shaped(new OscillatorNode(context, { type: "sine", frequency }), wait, 0.09, 0.2);

/** @param {number} wait @param {number} length @param {number} frequency */
function paper(wait, length, frequency) {
  const samples = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
  const data = samples.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = (Math.random() * 2 - 1) * (1 - place / data.length);
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.7 });
  const source = new AudioBufferSourceNode(context, { buffer: samples });
  source.connect(filter);
  const gain = new GainNode(context, { gain: 0.25 });
  filter.connect(gain).connect(context.destination);
  source.start(context.currentTime + wait);
  return true;
}
