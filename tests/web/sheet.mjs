// Prints the browser score pad's results for the pads and files on standard input, as JSON.
import { readFileSync } from "node:fs";
import { padOf } from "../../wildfour/web/pad/pad_file.js";
import { padText, problemWith, sheetOf } from "../../wildfour/web/pad/score_sheet.js";

const { tables, pads, files = [] } = JSON.parse(readFileSync(0, "utf8"));
const answers = pads.map((pad) => ({
  sheet: sheetOf(pad, tables),
  text: padText(pad, tables),
  again: padOf(padText(pad, tables), tables),
  problems: pad.rounds.map((round, at) => problemWith({ ...pad, rounds: pad.rounds.slice(0, at) }, tables, round, at)),
}));
process.stdout.write(JSON.stringify({ answers, read: files.map((file) => padOf(file, tables)) }));
