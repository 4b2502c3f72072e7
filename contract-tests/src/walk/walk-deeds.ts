import type { SendResult } from '@shop/core/host/mail/outbox';
import * as fc from 'fast-check';
import type { BankMood } from './walk-bank.ts';
import { codes, tickets } from './walk-catalog.ts';

const tab = { buyer: fc.nat(2), tab: fc.nat(1) };
const quantity = fc.integer({ min: 1, max: 4 });
const one = fc.nat(5);

/** A kind of deed: how often it is done beside others, and what chance chooses of it. */
export const deed = <Type extends string, Chosen>(
  weight: number,
  type: Type,
  chosen: { readonly [Name in keyof Chosen]: fc.Arbitrary<Chosen[Name]> },
) => ({ weight, arbitrary: fc.record<Chosen>(chosen).map((rest) => ({ type, ...rest })) });

/** What a visitor does in one of two tabs; numbers choose among what there is by then. */
const visitorDeeds = [
  deed(8, 'addTicket', { ...tab, list: fc.nat(tickets.length - 1), day: fc.nat(1), quantity, isRepeat: fc.boolean() }),
  deed(2, 'addCard', { ...tab, card: fc.nat(1), quantity }),
  deed(3, 'addTowel', { ...tab, day: fc.nat(1), quantity }),
  deed(3, 'setQuantity', { ...tab, line: one, quantity: fc.integer({ min: 0, max: 4 }) }),
  deed(2, 'remove', { ...tab, line: one }),
  deed(2, 'extend', tab),
  deed(2, 'takeFree', { ...tab, line: one }),
  deed(5, 'enterCode', { ...tab, code: fc.nat(codes.length - 1) }),
  deed(4, 'look', tab),
  deed(2, 'beginCheckout', tab),
  deed(6, 'savePerson', tab),
  deed(10, 'pay', { ...tab, isReservation: fc.boolean() }),
  deed(1, 'stopPayment', tab),
];

const moods: readonly BankMood[] = ['well', 'well', 'silent', 'losesAnswers', 'refusesOpening'];
const decisions = ['captured', 'captured', 'declined', 'unconfirmed', 'canceled'] as const;

/** What the bank, the clock and the people who set prices do. */
export const otherDeeds = [
  deed(2, 'cancelOrder', { order: one }),
  deed(3, 'comeBack', { order: one }),
  deed(8, 'decide', {
    session: one,
    as: fc.constantFrom(...decisions),
    excess: fc.constantFrom(0, 0, 0, 0, 1, -1),
    late: fc.boolean(),
    mistaken: fc.constantFrom(false, false, false, false, true),
  }),
  deed(6, 'notify', { session: one, times: quantity }),
  deed(1, 'forget', { session: one, isForgotten: fc.boolean() }),
  deed(3, 'feel', { mood: fc.constantFrom(...moods) }),
  deed(3, 'showAtDoor', { ticket: one }),
  deed(3, 'reconcile', {}),
  deed(5, 'wait', { minutes: fc.integer({ min: 1, max: 22 }) }),
  deed(2, 'reprice', { list: fc.nat(tickets.length - 1), by: fc.integer({ min: -300, max: 300 }) }),
  deed(1, 'changeCodes', { worth: fc.integer({ min: 0, max: 30 }) }),
];

const sendResults: readonly SendResult[] = ['sent', 'addressRefused', 'mailRefused', 'later'];

/** What a shop does in the background: mails, data that is old enough to be deleted, money of unknown orders. */
const backgroundDeeds = [
  deed(3, 'sendMail', { mail: one, result: fc.constantFrom(...sendResults), isStale: fc.boolean() }),
  deed(2, 'resendMail', { order: one }),
  deed(1, 'forgetCart', { cart: one, isOld: fc.boolean() }),
  deed(1, 'forgetBuyer', { order: one, isOld: fc.boolean() }),
  deed(1, 'reportStray', { stray: fc.nat(1), as: fc.constantFrom('authorized', 'captured', 'refunded') }),
];

const anyOther = fc.oneof(...otherDeeds);
const anyInBackground = fc.oneof(...backgroundDeeds);
const anySingle = fc.oneof(...visitorDeeds, ...otherDeeds, ...backgroundDeeds);

export type Deed = typeof anySingle extends fc.Arbitrary<infer Value> ? Value : never;

export type OtherDeed = typeof anyOther extends fc.Arbitrary<infer Value> ? Value : never;

export type BackgroundDeed = typeof anyInBackground extends fc.Arbitrary<infer Value> ? Value : never;

/** Deeds that are done at the same moment; mostly one alone. */
export type Moment = readonly Deed[];

const pays = (buyer: number): Deed => ({ type: 'pay', buyer, tab: 0, isReservation: false });

const feeling = (mood: BankMood): Deed => ({ type: 'feel', mood });

/** How a visitor comes to the bank, with a code or without one. */
const toBank = (buyer: number, code: readonly Deed[] = []): readonly Deed[] => [
  { type: 'addTicket', buyer, tab: 0, list: 0, day: 0, quantity: 2, isRepeat: false },
  ...code,
  { type: 'savePerson', buyer, tab: 0 },
  pays(buyer),
];

const lastCode = (buyer: number): readonly Deed[] => toBank(buyer, [{ type: 'enterCode', buyer, tab: 0, code: 0 }]);

type Decision = Extract<Deed, { readonly type: 'decide' }>;

const decidedAndNotified = (session: number, as: Decision['as'], excess: Decision['excess'] = 0): readonly Deed[] => [
  { type: 'decide', session, as, excess, late: true, mistaken: false },
  { type: 'notify', session, times: 2 },
];

const capturedAndNotified = (session: number): readonly Deed[] => decidedAndNotified(session, 'captured');

const forgotten: Deed = { type: 'forget', session: 0, isForgotten: true };

const remembered: Deed = { type: 'forget', session: 0, isForgotten: false };

const reconciled: Deed = { type: 'reconcile' };

const canceled: Deed = { type: 'cancelOrder', order: 0 };

const silence: Deed = { type: 'wait', minutes: 18 };

const wait = (minutes: number): Deed => ({ type: 'wait', minutes });

const sending = (result: SendResult, mail = 0): Deed => ({ type: 'sendMail', mail, result, isStale: false });

const resent: Deed = { type: 'resendMail', order: 0 };

/** Sent at the second try, requested again, and given up; another mail is overtaken by a cancellation. */
const mails: readonly Deed[] = [
  ...toBank(0),
  ...capturedAndNotified(0),
  ...[sending('later'), wait(1), sending('sent'), resent],
  ...[wait(5), resent, sending('addressRefused')],
  ...[wait(5), resent, canceled, sending('sent'), sending('sent', 1)],
];

/** An order that was never paid loses its buyer; a cart with a code, which was not ordered, is deleted. */
const oldData: readonly Deed[] = [
  ...toBank(0),
  ...decidedAndNotified(0, 'declined'),
  { type: 'forgetBuyer', order: 0, isOld: true },
  { type: 'addTicket', buyer: 1, tab: 0, list: 1, day: 1, quantity: 2, isRepeat: false },
  { type: 'enterCode', buyer: 1, tab: 0, code: 0 },
  ...[0, 1].map((cart): Deed => ({ type: 'forgetCart', cart, isOld: true })),
];

const strays: readonly Deed[] = (['authorized', 'captured', 'refunded'] as const).map((as) => ({
  ...{ type: 'reportStray', stray: 0, as },
}));

const beginnings: readonly (readonly Deed[])[] = [
  [],
  toBank(0),
  [...toBank(0), ...capturedAndNotified(0)],
  [...toBank(0), ...capturedAndNotified(0), forgotten],
  [...toBank(0), silence],
  // The other ends of orders and payments.
  [...toBank(0), forgotten],
  [...toBank(0), ...decidedAndNotified(0, 'declined')],
  [...toBank(0), ...decidedAndNotified(0, 'canceled')],
  [...toBank(0), ...decidedAndNotified(0, 'captured', 1)],
  [...toBank(0), ...capturedAndNotified(0), canceled],
  [
    ...[...toBank(0), ...capturedAndNotified(0), feeling('silent'), canceled, forgotten],
    ...[feeling('well'), wait(22), reconciled, remembered, wait(22), reconciled],
  ],
  [feeling('refusesOpening'), ...toBank(0), feeling('well'), pays(0)],
  // Two who want the last use of a code; the second time the first one's money comes late.
  [...lastCode(0), ...capturedAndNotified(0), ...lastCode(1), ...capturedAndNotified(1)],
  [
    ...lastCode(0),
    silence,
    ...lastCode(1),
    ...capturedAndNotified(1),
    { type: 'beginCheckout', buyer: 0, tab: 0 },
    ...capturedAndNotified(0),
  ],
  // Found again by the bank, and shown at the door; and a bank that is silent until after the session's end.
  [
    { type: 'addTicket', buyer: 0, tab: 0, list: 0, day: 0, quantity: 1, isRepeat: false },
    wait(1),
    { type: 'extend', buyer: 0, tab: 0 },
    ...[...toBank(0), forgotten, silence, reconciled, remembered, ...capturedAndNotified(0)],
    { type: 'showAtDoor', ticket: 0 },
  ],
  [...toBank(0), feeling('silent'), wait(22), reconciled],
  mails,
  oldData,
  strays,
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

/** Records by key, in an order that is the same in every store. */
export const inOrder = <Value>(records: ReadonlyMap<string, Value>): readonly Value[] =>
  [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
