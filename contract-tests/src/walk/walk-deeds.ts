import * as fc from 'fast-check';
import type { BankMood } from './walk-bank.ts';
import { codes, tickets } from './walk-catalog.ts';

const tab = { buyer: fc.nat(2), tab: fc.nat(1) };
const quantity = fc.integer({ min: 1, max: 4 });
const one = fc.nat(5);

/** What a visitor does in one of two tabs; numbers choose among what there is by then. */
const visitorDeeds = [
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('addTicket' as const),
      ...tab,
      list: fc.nat(tickets.length - 1),
      day: fc.nat(1),
      quantity,
      isRepeat: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('addCard' as const), ...tab, card: fc.nat(1), quantity }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('addTowel' as const), ...tab, day: fc.nat(1), quantity }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('setQuantity' as const),
      ...tab,
      line: one,
      quantity: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), ...tab, line: one }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('extend' as const), ...tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('takeFree' as const), ...tab, line: one }) },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('enterCode' as const), ...tab, code: fc.nat(codes.length - 1) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('look' as const), ...tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('beginCheckout' as const), ...tab }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('savePerson' as const), ...tab }) },
  { weight: 10, arbitrary: fc.record({ type: fc.constant('pay' as const), ...tab, isReservation: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('stopPayment' as const), ...tab }) },
];

const moods: readonly BankMood[] = ['well', 'well', 'silent', 'losesAnswers', 'refusesOpening'];

/** What the bank, the clock and the people who set prices do. */
export const otherDeeds = [
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancelOrder' as const), order: one }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('comeBack' as const), order: one }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('decide' as const),
      session: one,
      as: fc.constantFrom(...(['captured', 'captured', 'declined', 'unconfirmed', 'canceled'] as const)),
      excess: fc.constantFrom(0, 0, 0, 0, 1, -1),
      late: fc.boolean(),
      mistaken: fc.constantFrom(false, false, false, false, true),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('notify' as const), session: one, times: quantity }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('forget' as const), session: one, isForgotten: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('feel' as const), mood: fc.constantFrom(...moods) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('showAtDoor' as const), ticket: one }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('reconcile' as const) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 22 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('reprice' as const),
      list: fc.nat(tickets.length - 1),
      by: fc.integer({ min: -300, max: 300 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('changeCodes' as const), worth: fc.integer({ min: 0, max: 30 }) }),
  },
];

const anyOther = fc.oneof(...otherDeeds);
const anySingle = fc.oneof(...visitorDeeds, ...otherDeeds);

export type Deed = typeof anySingle extends fc.Arbitrary<infer Value> ? Value : never;

export type OtherDeed = typeof anyOther extends fc.Arbitrary<infer Value> ? Value : never;

/** Deeds that are done at the same moment; mostly one alone. */
export type Moment = readonly Deed[];

/** How a visitor comes to the bank, with a code or without one. */
const toBank = (buyer: number, code: readonly Deed[] = []): readonly Deed[] => [
  { type: 'addTicket', buyer, tab: 0, list: 0, day: 0, quantity: 2, isRepeat: false },
  ...code,
  { type: 'savePerson', buyer, tab: 0 },
  { type: 'pay', buyer, tab: 0, isReservation: false },
];

const lastCode = (buyer: number): readonly Deed[] => toBank(buyer, [{ type: 'enterCode', buyer, tab: 0, code: 0 }]);

type Decision = Extract<Deed, { readonly type: 'decide' }>;

const decidedAndHeard = (session: number, as: Decision['as'], excess: Decision['excess'] = 0): readonly Deed[] => [
  { type: 'decide', session, as, excess, late: true, mistaken: false },
  { type: 'notify', session, times: 2 },
];

const takenAndHeard = (session: number): readonly Deed[] => decidedAndHeard(session, 'captured');

const forgotten: Deed = { type: 'forget', session: 0, isForgotten: true };

const canceled: Deed = { type: 'cancelOrder', order: 0 };

const silence: Deed = { type: 'wait', minutes: 18 };

const beginnings: readonly (readonly Deed[])[] = [
  [],
  toBank(0),
  [...toBank(0), ...takenAndHeard(0)],
  [...toBank(0), ...takenAndHeard(0), forgotten],
  [...toBank(0), silence],
  // The other ends of orders and payments.
  [...toBank(0), forgotten],
  [...toBank(0), ...decidedAndHeard(0, 'declined')],
  [...toBank(0), ...decidedAndHeard(0, 'canceled')],
  [...toBank(0), ...decidedAndHeard(0, 'captured', 1)],
  [...toBank(0), ...takenAndHeard(0), canceled],
  [...toBank(0), ...takenAndHeard(0), { type: 'feel', mood: 'silent' }, canceled, forgotten],
  [{ type: 'feel', mood: 'refusesOpening' }, ...toBank(0)],
  // Two who want the last use of a code; the second time the first one's money comes late.
  [...lastCode(0), ...takenAndHeard(0), ...lastCode(1), ...takenAndHeard(1)],
  [
    ...lastCode(0),
    silence,
    ...lastCode(1),
    ...takenAndHeard(1),
    { type: 'beginCheckout', buyer: 0, tab: 0 },
    ...takenAndHeard(0),
  ],
];

const alone = (deeds: readonly Deed[]): readonly Moment[] => deeds.map((deed) => [deed]);

/** Walks that are made whatever chance does: together they meet every end. */
export const sureWalks: readonly (readonly Moment[])[] = beginnings.map(alone);

/** A walk that begins with what chance seldom brings together, and goes on as chance will have it. */
export const anyWalk: fc.Arbitrary<readonly Moment[]> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    fc.array(
      fc.oneof({ weight: 6, arbitrary: fc.tuple(anySingle) }, { weight: 1, arbitrary: fc.tuple(anySingle, anySingle) }),
      {
        minLength: 20,
        maxLength: 70,
      },
    ),
  )
  .map(([first, rest]) => [...alone(first), ...rest]);

/** One of what there is by then; nothing when there is none. */
export const at = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % Math.max(values.length, 1)];
