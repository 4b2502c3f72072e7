import { err, ok, type Result } from 'neverthrow';

export type JsonLimits = {
  /** Units: nested arrays and objects. */
  readonly depth: number;
  /** Units: entries of one array. */
  readonly items: number;
};

/** For what visitors send. */
export const requestLimits: JsonLimits = { depth: 20, items: 100 };

/** For what providers answer: pages nest deeply, calendars and lists are long. */
export const answerLimits: JsonLimits = { depth: 100, items: 10_000 };

/** Removes null members and `__proto__`; whether the limits hold. */
const tidy = (value: unknown, limits: JsonLimits, depth: number): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > limits.depth) return false;
  if (Array.isArray(value)) {
    return value.length <= limits.items && value.every((item) => tidy(item, limits, depth + 1));
  }
  for (const [name, entry] of Object.entries(value)) {
    if (entry === null || name === '__proto__') Reflect.deleteProperty(value, name);
    else if (!tidy(entry, limits, depth + 1)) return false;
  }
  return true;
};

/** What a text says in JSON; undefined where it is none. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads JSON that may hold anything. A null member counts as absent, since providers write both. */
export const parseJson = (text: string, limits: JsonLimits): Result<unknown, 'notJson' | 'tooDeepOrLong'> => {
  const value = jsonIn(text);
  if (value === undefined) return err('notJson');
  return tidy(value, limits, 1) ? ok(value) : err('tooDeepOrLong');
};
