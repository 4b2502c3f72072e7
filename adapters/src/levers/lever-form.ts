import { errorCatalog } from '@shop/core/errors/error-catalog';
import { kindOfCode } from '@shop/core/errors/error-code';
import type { ShopError } from '@shop/core/errors/shop-error';
import * as z from 'zod/mini';
import { type CallName, callNames, callTable } from '../calls/call-table.ts';
import { errorWith } from '../calls/error-facts.ts';
import { dayReference, described, id, listOfSome, oneOf, record, wholeNumber } from '../catalog-files/form-fields.ts';
import { isHalvable } from './half-empty.ts';
import { notificationLevers } from './lever.ts';

/** In an order that a bundler cannot change. */
const named: readonly CallName[] = [...callNames].sort();

const time = wholeNumber(1, 100_000, 'which time the call is asked, from 1 on');

const calls = record({
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
      z.record(z.string(), z.unknown(), 'must be what the code tells beside itself'),
      'what the code tells beside itself, such as {left: 2}',
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
    oneOf(notificationLevers, 'what the payment page tells the shop comes before the buyer is back, twice, or never'),
  ),
});

export type LeverForm = z.output<typeof calls>;

const ends = ['refuse', 'outOfReach', 'answer'] as const;
const deeds = ['slow', 'soldOut', ...ends] as const;

export const callsOf = ({ call }: LeverForm): readonly CallName[] =>
  call === undefined ? [] : typeof call === 'string' ? [call] : call;

/** Every code that a call can answer with a no. */
const codesOf = (call: CallName): readonly string[] => [
  ...new Set(callTable[call].errors.map((kind) => errorCatalog[kind].code)),
];

/** The no that a lever says; none where its code or what the code tells cannot be meant. */
export const refusalOf = ({ refuse = '', details }: LeverForm): ShopError | undefined => {
  const kind = kindOfCode(refuse);
  return kind === undefined ? { kind: 'refusedByProvider', code: refuse } : errorWith(kind, details);
};

type Slip = readonly [path: readonly (keyof LeverForm)[], message: string];

const slipOf = (form: LeverForm): Slip | undefined => {
  const given = (name: keyof LeverForm): boolean => form[name] !== undefined;
  if (given('notification')) {
    const other = (['call', 'asked', 'details', ...deeds] as const).find(given);
    return other && [[other], 'does not go together with notification; make it an entry of its own'];
  }
  if (!given('call'))
    return [['call'], `must say which call this is about, or take notification for the payment page's word`];
  if (!deeds.some(given)) return [[], `must say what becomes of the call: ${deeds.join(', ')}`];
  const [, second] = ends.filter(given);
  if (second !== undefined) return [[second], `does not go together with another of ${ends.join(', ')}`];
  if (given('details') && !given('refuse')) return [['details'], 'is of no use without refuse'];
  const halfless = callsOf(form).find((call) => !isHalvable(call));
  if (form.answer === 'halfEmpty' && halfless !== undefined)
    return [['answer'], `halfEmpty is for calls of content, which ${halfless} is not`];
  if (form.refuse === undefined) return undefined;
  const deaf = callsOf(form).find((call) => !codesOf(call).includes(form.refuse ?? ''));
  if (deaf !== undefined) return [['refuse'], `must be a code that ${deaf} can answer: ${codesOf(deaf).join(', ')}`];
  return refusalOf(form) === undefined ? [['details'], `must tell what ${form.refuse} tells beside itself`] : undefined;
};

/** One lever as it is written down. */
export const leverForm = calls.check(({ value, issues }) => {
  const slip = issues.length > 0 ? undefined : slipOf(value);
  if (slip === undefined) return;
  const [path, message] = slip;
  issues.push({ code: 'custom', path: [...path], input: value, message });
});
