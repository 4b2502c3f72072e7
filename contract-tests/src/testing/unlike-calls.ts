import { isRecord } from '@shop/adapters/wire/codec/json-value';

const isRefused = (line: string): boolean => {
  const call: unknown = JSON.parse(line);
  return isRecord(call) && call.error !== undefined;
};

/** Compares the calls of a visit in a browser with those of the same visit in the terminal. Returns the first
 *  difference, as in a diff. Refused calls may be missing in the browser, since pages often do not offer what would
 *  be refused. */
export const callDifference = (atTerminal: readonly string[], inBrowser: readonly string[]): readonly string[] => {
  const browserCalls = inBrowser.values();
  let next = browserCalls.next();
  for (const line of atTerminal) {
    if (line === next.value) next = browserCalls.next();
    else if (!isRefused(line)) return [`- ${line}`, ...(next.done ? [] : [`+ ${next.value}`])];
  }
  return next.done ? [] : [`+ ${next.value}`];
};
