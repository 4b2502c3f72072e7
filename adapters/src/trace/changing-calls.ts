import type { Result } from 'neverthrow';
import { callTable } from '../wire/calls/call-table.ts';
import { isRecord } from '../wire/codec/json-value.ts';
import type { TraceLine } from './trace.ts';
import { readTrace } from './trace-file.ts';

/** Random ids of every kind. */
const drawnId = /[0-9a-f]{32}/g;
const moment = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g;
const origin = /https?:\/\/[^/"\s]+/g;

/** Returns a function that numbers ids in the order of their first occurrence; equal ids get equal names. */
const namer = () => {
  const names = new Map<string, string>();
  return (id: string): string => {
    const name = names.get(id) ?? `#${names.size + 1}`;
    names.set(id, name);
    return name;
  };
};

/** Whether a member depends on the client: servers add facts to pictures, and browsers get the cart with the answer
 *  of an addition. */
const differsByDriver = (name: string): boolean => name.startsWith('image') || name === 'reloadCart' || name === 'cart';

const normalised = (value: unknown, nameOf: (id: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((entry) => normalised(entry, nameOf));
  if (isRecord(value)) {
    const members = Object.entries(value).filter(([name]) => !differsByDriver(name));
    return Object.fromEntries(members.map(([name, part]) => [name, normalised(part, nameOf)]));
  }
  return typeof value === 'string'
    ? value.replaceAll(origin, '<origin>').replaceAll(moment, '<moment>').replaceAll(drawnId, nameOf)
    : value;
};

/** Returns calls with an effect, one line each: request, and answer or error. Ids, times and origins are replaced,
 *  and pictures and carts in answers left out, so that the same visit gives the same lines everywhere. */
export const changingCallsOf = (lines: readonly TraceLine[]): readonly string[] => {
  const nameOf = namer();
  return lines
    .filter(({ call }) => callTable[call].changes)
    .map(({ call, request, answer, error }) =>
      JSON.stringify(normalised({ call, request, ...(error === undefined ? { answer } : { error }) }, nameOf)),
    );
};

/** Returns the lines of `changingCallsOf` for a stored trace; an empty list without a file. Error: one line. */
export const changingCalls = (file: string): Result<readonly string[], string> =>
  readTrace(file).map(({ calls }) => changingCallsOf(calls));
