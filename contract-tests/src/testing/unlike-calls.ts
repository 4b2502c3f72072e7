import { isRecord } from '@shop/adapters/wire/codec/json-value';

const isRefused = (line: string): boolean => {
  const call: unknown = JSON.parse(line);
  return isRecord(call) && call.error !== undefined;
};

/** Where the calls of a visit in a browser are not those of the same visit at the terminal: the first line of either that has no equal,
 *  as a difference is written. What would be refused is often not offered in a browser: such calls may be missing there, and no
 *  others. */
export const unlikeCalls = (atTerminal: readonly string[], inBrowser: readonly string[]): readonly string[] => {
  const asked = inBrowser.values();
  let next = asked.next();
  for (const line of atTerminal) {
    if (line === next.value) next = asked.next();
    else if (!isRefused(line)) return [`- ${line}`, ...(next.done ? [] : [`+ ${next.value}`])];
  }
  return next.done ? [] : [`+ ${next.value}`];
};
