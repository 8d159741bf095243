/** Line icons, 24 by 24. */
import { html } from "../app/html.js";

/** @type {Record<string, string>} */
const LINES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M5 5h14M5 10h14M5 15h9",
  gear: "M15.5 12a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18.5v.1",
  sort: "M5 6h14M5 12h9M5 18h5",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  plus: "M12 5v14M5 12h14",
  arrow: "M5 12h14M13 6l6 6-6 6",
  close: "M6 6l12 12M18 6L6 18",
  chat: "M5 5h14v10H11l-5 4v-4H5Z",
  bulb: "M9 18h6M10 21h4M8.500 14.500a5.500 5.500 0 1 1 7 0c-.8.7-1 1.500-1 2.500h-5c0-1-.2-1.800-1-2.500Z",
  door: "M13 4H6v16h7M10 12h10M17 8l4 4-4 4",
  flag: "M6 21V4h12l-3 4 3 4H6",
  check: "M5 12.500l4.500 4.500L19 7",
  start: "M6 6v12M18 6l-8 6 8 6Z",
  back: "M15 6l-7 6 7 6",
  on: "M9 6l7 6-7 6",
  play: "M8 5l11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  shield: "M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6Z",
  checked: "M12 3l7 3v5c0 5-3 8-7 10c-4-2-7-5-7-10V6ZM8.500 11.500l2.500 2.500 4.500-5",
  eye: "M3 12c4-7 14-7 18 0c-4 7-14 7-18 0ZM15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0",
  send: "M5 12h13M12 5l7 7-7 7",
  find: "M17 10.500a6.500 6.500 0 1 1-13 0a6.500 6.500 0 1 1 13 0M15.500 15.500L20 20",
  pen: "M5 19l1-4L16 5l3 3L9 18ZM14 7l3 3",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7Z",
  save: "M12 4v11M8 11l4 4 4-4M5 15v5h14v-5",
  sound: "M4 9v6h4l5 4V5L8 9ZM16 9a4.500 4.500 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  silent: "M4 9v6h4l5 4V5L8 9ZM16.500 9.500l5 5M21.500 9.500l-5 5",
  cards: "M8 5h9v13H8ZM5 8v13h9",
};

/* Icons that point in the reading direction. */
const MIRRORED = new Set(["arrow", "door", "log", "send", "sort"]);

/** @param {{ name: string }} props */
export const Line = ({ name }) =>
  html`<svg class=${MIRRORED.has(name) ? "line mirrored" : "line"} viewBox="0 0 24 24" aria-hidden="true"><path d=${LINES[name]} /></svg>`;

/** @param {{ name: string, label: string, badge?: number, class?: string } & Record<string, any>} props */
export const IconButton = ({ name, label, badge = 0, class: look = "icon", ...rest }) =>
  html`<button type="button" class=${look} aria-label=${label} title=${label} ...${rest}>
    <${Line} name=${name} />${badge > 0 && html`<b class="badge">${badge}</b>`}</button>`;
