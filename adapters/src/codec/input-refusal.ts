import type { ShopError } from '@shop/core/errors/shop-error';
import type * as z from 'zod/mini';

/** Why an input was not taken. */
export type InputRefusal = Extract<
  ShopError,
  { kind: 'invalidInput' | 'noItemsSelected' | 'severalDates' | 'cancelIdMissing' }
>;

/** Refusals that have a code of their own (R-ERROR-5 to R-ERROR-9); a codec names one as its issue's message. */
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

/** What zod/mini says when a check has no words of its own. */
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
