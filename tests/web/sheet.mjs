// What the browser's score pad makes of the pads on standard input, as JSON.
import { readFileSync } from "node:fs";
import { padText, problemWith, sheetOf } from "../../wildfour/web/pad/sheet.js";

const { tables, pads } = JSON.parse(readFileSync(0, "utf8"));
const answers = pads.map((pad) => ({
  sheet: sheetOf(pad, tables),
  text: padText(pad, tables),
  problems: pad.rounds.map((round, at) => problemWith({ ...pad, rounds: pad.rounds.slice(0, at) }, tables, round, at)),
}));
process.stdout.write(JSON.stringify(answers));
