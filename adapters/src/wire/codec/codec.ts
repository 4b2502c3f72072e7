import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';

/** Converts between JSON and a value of core; `decode(encode(x))` is `x`. */
export type Codec<Value, Wire = unknown> = z.core.$ZodType<Value, Wire>;

/** A request as sent: one flat record, which its endpoint distributes over path, query, headers and body. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Decodes any value. Never throws. */
export const decode = <Value>(codec: Codec<Value>, wire: unknown): Result<Value, InputRefusal> => {
  const parsed = z.safeParse(codec, wire);
  return parsed.success ? ok(parsed.data) : err(refusalOf(parsed.error.issues));
};

/** Encodes a value. Throws when the codec would not read it back, which is a bug of the port. */
export const encode = <Value, Wire>(codec: Codec<Value, Wire>, value: Value): Wire => z.encode(codec, value);

/** How an answer is read: its wire format, and its conversion to core's value. */
export type Reading<Value> = {
  readonly wire: z.core.$ZodType;
  /** Parses any JSON. Never throws. Error: zod's issues. */
  readonly parse: (json: unknown) => Result<Value, readonly z.core.$ZodIssue[]>;
};

/** Returns a reading that parses JSON with `wire` and converts the result with `read`. */
export const reading = <Wire extends z.core.$ZodType, Value>(
  wire: Wire,
  read: (sent: z.output<Wire>) => Value,
): Reading<Value> => ({
  wire,
  parse: (json) => {
    const parsed = z.safeParse(wire, json);
    return parsed.success ? ok(read(parsed.data)) : err(parsed.error.issues);
  },
});

/** Why an input was refused. */
type InputRefusal = Extract<
  ShopError,
  { kind: 'invalidInput' | 'noItemsSelected' | 'severalDates' | 'cancelIdMissing' }
>;

/** Refusals with a code of their own; a codec names one as its issue's message. */
const named = new Map<string, InputRefusal>([
  ['noItemsSelected', { kind: 'noItemsSelected' }],
  ['severalDates', { kind: 'severalDates' }],
  ['cancelIdMissing', { kind: 'cancelIdMissing' }],
]);

const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (field, part) => (typeof part === 'number' ? `${field}[${part}]` : `${field}${field ? '.' : ''}${String(part)}`),
    '',
  );

const limitText = (issue: { readonly origin: string }, words: string): string =>
  issue.origin === 'array' ? `${words} items` : issue.origin === 'string' ? `${words} characters` : words;

/** zod/mini's message of a check without its own. */
const defaultMessage = 'Invalid input';

const expectedOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message !== defaultMessage) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'too_small':
      return limitText(issue, `at least ${issue.minimum}`);
    case 'too_big':
      return limitText(issue, `at most ${issue.maximum}`);
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
    case 'custom':
      return issue.message;
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'another form';
  }
};

/** Returns the refusal of the first issue: one clear message instead of a list. */
export const refusalOf = (issues: readonly z.core.$ZodIssue[]): InputRefusal => {
  const issue = issues[0];
  if (issue === undefined) return { kind: 'invalidInput', field: '', expected: 'another form' };
  return named.get(issue.message) ?? { kind: 'invalidInput', field: fieldOf(issue.path), expected: expectedOf(issue) };
};
