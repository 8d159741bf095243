/** The book of a table's edition, with the options of the table; at a clause, if one is meant. */
export function rulesOf(table, clause = "") {
  const { edition, options } = table.settings.value;
  const asked = options ? `?${new URLSearchParams({ options })}` : "";
  return `/rules/${edition}${asked}${clause && `#${clause}`}`;
}
