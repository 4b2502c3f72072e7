import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';

/** Two ways between what travels as JSON and a value of core; `decode(encode(x))` is `x`. */
export type Codec<Value, Wire = unknown> = z.core.$ZodType<Value, Wire>;

/** What travels for a request: one flat record, spread over path, query, headers and body by its endpoint. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Never throws, whatever `wire` is. */
export const decode = <Value>(codec: Codec<Value>, wire: unknown): Result<Value, InputRefusal> => {
  const parsed = z.safeParse(codec, wire);
  return parsed.success ? ok(parsed.data) : err(refusalOf(parsed.error.issues));
};

/** Throws on a value that its codec would not read back: such an answer is a bug of the port behind it. */
export const encode = <Value, Wire>(codec: Codec<Value, Wire>, value: Value): Wire => z.encode(codec, value);

/** A codec that renames and regroups members: `wire` checks the parts, the two functions move them. */
export const mapped = <Parts extends z.core.$ZodType, Value>(
  wire: Parts,
  to: {
    readonly decode: (parts: z.output<Parts>, payload: z.core.ParsePayload<z.output<Parts>>) => Value;
    readonly encode: (value: Value) => z.output<Parts>;
  },
): Codec<Value, z.input<Parts>> =>
  z.codec(wire, z.custom<Value>(), {
    decode: to.decode,
    encode: (value, payload) => {
      if (value !== undefined) return to.encode(value);
      // zod tries an absent optional member all the same and then forgets the issue.
      payload.issues.push({ code: 'custom', input: value, message: 'a value' });
      return z.NEVER;
    },
  });

type Given<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** The members that are not undefined. */
export function given<Members extends object>(members: Members): Given<Members>;
export function given(members: Readonly<Record<string, unknown>>): object {
  const found: Record<string, unknown> = {};
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Why an input was not taken. */
type InputRefusal = Extract<
  ShopError,
  { kind: 'invalidInput' | 'noItemsSelected' | 'severalDates' | 'cancelIdMissing' }
>;

/** Refusals that have a code of their own; a codec names one as its issue's message. */
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

/** zod/mini's message for a check without its own. */
const wordless = 'Invalid input';

const expectedOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message !== wordless) return issue.message;
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

/** The first issue decides: one clear message instead of a list. */
export const refusalOf = (issues: readonly z.core.$ZodIssue[]): InputRefusal => {
  const issue = issues[0];
  if (issue === undefined) return { kind: 'invalidInput', field: '', expected: 'another form' };
  return named.get(issue.message) ?? { kind: 'invalidInput', field: fieldOf(issue.path), expected: expectedOf(issue) };
};
