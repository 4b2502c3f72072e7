/** Headers to send: those that have a value. `fetch` would send the word undefined for one without. */
export const sentHeaders = (headers: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
