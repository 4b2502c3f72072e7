import { err, ok, type Result } from 'neverthrow';

export type JsonLimits = {
  /** Maximum depth of nested arrays and objects. */
  readonly depth: number;
  /** Maximum number of entries of an array. */
  readonly items: number;
};

/** Limits for requests of visitors. */
export const requestLimits: JsonLimits = { depth: 20, items: 100 };

/** Limits for answers of providers: pages are deeply nested, calendars and lists are long. */
export const answerLimits: JsonLimits = { depth: 100, items: 10_000 };

/** Removes null members and `__proto__`. Returns whether the limits are respected. */
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

/** Parses JSON text. `undefined` when the text is no JSON. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses untrusted JSON. A null member counts as absent, because providers send both. */
export const parseJson = (text: string, limits: JsonLimits): Result<unknown, 'notJson' | 'tooDeepOrLong'> => {
  const value = jsonIn(text);
  if (value === undefined) return err('notJson');
  return tidy(value, limits, 1) ? ok(value) : err('tooDeepOrLong');
};
