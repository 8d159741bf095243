/** The modules that the server generates from the rulebook when it starts. */
declare module "*/generated/choices.js" {
  const choices: import("./protocol.d.ts").Choices;
  export default choices;
}
declare module "*/generated/pad.js" {
  const tables: import("./protocol.d.ts").PadTables;
  export default tables;
}
declare module "*/generated/rulebook.js" {
  const rulebook: import("./protocol.d.ts").Rulebook;
  export default rulebook;
}
