import { errorCatalog, kindOfCode } from '@shop/core/errors/error-catalog';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import {
  dayReference,
  described,
  id,
  list,
  listOfSome,
  oneOf,
  record,
  wholeNumber,
} from '../../catalog-files/form-fields.ts';
import { readAt } from '../../catalog-files/schema-mistakes.ts';
import { yamlSource } from '../../catalog-files/yaml-source.ts';
import { notificationFaults } from '../../payment/test-bank/faults.ts';
import { type CallName, callNames, callTable } from '../../wire/calls/call-table.ts';
import { errorWith } from '../../wire/calls/error-facts.ts';
import { isHalvable } from './half-empty.ts';

/** Sorted, because a bundler may change the order. */
const named: readonly CallName[] = [...callNames].sort();

const time = wholeNumber(1, 100_000, 'number of the call that fails, from 1 on');

/** The form of each fault in a file, with its calls. */
const lever = record({
  call: z.optional(
    described(
      z.union([oneOf(named, 'a call'), listOfSome(oneOf(named, 'a call'), 'calls')]),
      'the call, or several of them, that this is about',
    ),
  ),
  asked: z.optional(
    described(
      z.union([time, listOfSome(time, 'times'), record({ from: time })]),
      'which time: 2, [1, 3], or {from: 2}; every time when left out',
    ),
  ),
  slow: z.optional(wholeNumber(1, 600_000, 'milliseconds before it is taken up')),
  soldOut: z.optional(
    described(
      record({ product: id('a ticket of a day'), day: dayReference('the day') }),
      'other visitors take all places of that day before it is taken up',
    ),
  ),
  refuse: z.optional(described(z.string('must be a code of an error'), 'nothing is done, and this code is answered')),
  details: z.optional(
    described(
      z.record(z.string(), z.unknown(), 'must be the details of the code'),
      'details of the code, such as {left: 2}',
    ),
  ),
  outOfReach: z.optional(
    oneOf(['network', 'timeout', 'status', 'malformed', 'store'], 'nothing is done, and no usable answer comes'),
  ),
  answer: z.optional(
    oneOf(
      ['half', 'lost', 'halfEmpty'],
      'it is done, and the answer breaks off, gets lost, or lacks every second part of the content',
    ),
  ),
  notification: z.optional(
    oneOf(notificationFaults, 'the payment notification comes before the buyer is back, twice, or never'),
  ),
});

/** A fault of a host in the form of a file. */
export type Lever = z.output<typeof lever>;

const ends = ['refuse', 'outOfReach', 'answer'] as const;
const deeds = ['slow', 'soldOut', ...ends] as const;

/** Returns the calls of a lever. */
export const callsOf = ({ call = [] }: Lever): readonly CallName[] => (typeof call === 'string' ? [call] : call);

/** Returns every error code of a call. */
const codesOf = (call: CallName): readonly string[] => [
  ...new Set(callTable[call].errors.map((kind) => errorCatalog[kind].code)),
];

/** Returns the refusal of a lever. `undefined` if its code or details are invalid. */
const refusalOf = ({ refuse = '', details }: Lever): ShopError | undefined => {
  const kind = kindOfCode(refuse);
  return kind === undefined ? { kind: 'refusedByProvider', code: refuse } : errorWith(kind, details);
};

/** How a call ends instead: refused before anything is done, or with its answer `half`, `lost` or `halfEmpty`. */
export type Ending = { readonly type: 'refused'; readonly error: ShopError } | { readonly type: Lever['answer'] & {} };

/** Returns the ending of a lever. `undefined` when its calls end as usual. */
export const endingOf = (lever: Lever): Ending | undefined => {
  if (lever.answer !== undefined) return { type: lever.answer };
  if (lever.outOfReach !== undefined)
    return { type: 'refused', error: { kind: 'unreachable', cause: lever.outOfReach } };
  const error = lever.refuse === undefined ? undefined : refusalOf(lever);
  return error && { type: 'refused', error };
};

type Slip = readonly [path: readonly (keyof Lever)[], message: string];

const slipOf = (form: Lever): Slip | undefined => {
  const has = (name: keyof Lever): boolean => form[name] !== undefined;
  if (has('notification')) {
    const other = (['call', 'asked', 'details', ...deeds] as const).find(has);
    return other && [[other], 'does not go together with notification; make it an entry of its own'];
  }
  if (!has('call'))
    return [['call'], `must say which call this is about, or take notification for the payment page's word`];
  if (!deeds.some(has)) return [[], `must say what becomes of the call: ${deeds.join(', ')}`];
  const [, second] = ends.filter(has);
  if (second !== undefined) return [[second], `does not go together with another of ${ends.join(', ')}`];
  if (has('details') && !has('refuse')) return [['details'], 'is of no use without refuse'];
  const halfless = callsOf(form).find((call) => !isHalvable(call));
  if (form.answer === 'halfEmpty' && halfless !== undefined)
    return [['answer'], `halfEmpty is for calls of content, which ${halfless} is not`];
  if (form.refuse === undefined) return undefined;
  const deaf = callsOf(form).find((call) => !codesOf(call).includes(form.refuse ?? ''));
  if (deaf !== undefined) return [['refuse'], `must be a code that ${deaf} can answer: ${codesOf(deaf).join(', ')}`];
  return refusalOf(form) === undefined ? [['details'], `must have the details of ${form.refuse}`] : undefined;
};

/** The form of one lever in a file. */
export const leverForm = lever.check(({ value, issues }) => {
  const slip = issues.length > 0 ? undefined : slipOf(value);
  if (slip === undefined) return;
  const [path, message] = slip;
  issues.push({ code: 'custom', path: [...path], input: value, message });
});

const leverFile = record({ levers: list(leverForm, 'what a host does wrong') });

/** Returns the JSON Schema of a lever file, for editors, generated from the schema of hosts. */
export const leverJsonSchema = (): unknown =>
  z.toJSONSchema(leverFile, { io: 'input', unrepresentable: 'any', reused: 'ref' });

/** Reads a lever file. Error: every mistake with its line and column, in order. */
export const readLevers = (file: CatalogFile): Result<readonly Lever[], readonly CatalogMistake[]> =>
  readAt(yamlSource(file), leverFile).map(({ levers }) => levers);
