/** Returns the headers with a value. `fetch` would send the text "undefined" for others. */
export const sentHeaders = (headers: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
