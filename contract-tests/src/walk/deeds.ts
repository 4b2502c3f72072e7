import { sendResults } from '@shop/core/seller/mail/outbox';
import * as fc from 'fast-check';
import type { BankMood } from './walk-bank.ts';
import { codes, tickets } from './walk-catalog.ts';

const tab = { buyer: fc.nat(2), tab: fc.nat(1) };
const quantity = fc.integer({ min: 1, max: 4 });
const one = fc.nat(5);

/** A kind of deed with its weight, and the values that are chosen at random. */
const deed = <Type extends string, Chosen>(
  weight: number,
  type: Type,
  chosen: { readonly [Name in keyof Chosen]: fc.Arbitrary<Chosen[Name]> },
) => ({ weight, arbitrary: fc.record<Chosen>(chosen).map((rest) => ({ type, ...rest })) });

/** What a visitor does in one of two tabs. Numbers select among what exists at that moment. */
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
  deed(3, 'comeBack', { ...tab, order: one, status: fc.nat(5) }),
  deed(2, 'cancelOrder', { ...tab, order: one }),
];

const moods: readonly BankMood[] = ['well', 'well', 'silent', 'losesAnswers', 'refusesOpening'];
const decisions = ['captured', 'captured', 'declined', 'unconfirmed', 'canceled'] as const;

/** What the bank, the clock, the door and the operator do. */
const otherDeeds = [
  deed(8, 'decide', {
    session: one,
    as: fc.constantFrom(...decisions),
    excess: fc.constantFrom(0, 0, 0, 0, 1, -1),
    late: fc.boolean(),
    mistaken: fc.constantFrom(false, false, false, false, true),
  }),
  deed(6, 'notify', { session: one, times: quantity, currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'USD') }),
  deed(1, 'forget', { session: one, isForgotten: fc.boolean() }),
  deed(3, 'feel', { mood: fc.constantFrom(...moods) }),
  deed(3, 'showAtDoor', { ticket: one }),
  deed(1, 'takeBack', { ticket: one }),
  deed(3, 'reconcile', {}),
  deed(5, 'wait', { minutes: fc.integer({ min: 1, max: 22 }) }),
  deed(2, 'reprice', { list: fc.nat(tickets.length - 1), by: fc.integer({ min: -300, max: 300 }) }),
  deed(1, 'changeCodes', { worth: fc.integer({ min: 0, max: 30 }) }),
];

/** What a shop does in the background: sends mails, deletes old data, reports money of unknown orders. */
const backgroundDeeds = [
  deed(3, 'sendMail', { mail: one, result: fc.constantFrom(...sendResults), isStale: fc.boolean() }),
  deed(2, 'resendMail', { order: one }),
  deed(2, 'cancelByOffice', {
    order: one,
    refund: fc.constantFrom('none', 'all', 'some'),
    press: fc.nat(1),
    evenUsed: fc.boolean(),
  }),
  deed(1, 'forgetCart', { cart: one, isOld: fc.boolean() }),
  deed(1, 'forgetBuyer', { order: one, isOld: fc.boolean() }),
  deed(1, 'reportStray', { stray: fc.nat(1), as: fc.constantFrom('authorized', 'captured', 'refunded') }),
];

type DeedOf<Deeds extends readonly { readonly arbitrary: fc.Arbitrary<unknown> }[]> =
  Deeds[number]['arbitrary'] extends fc.Arbitrary<infer Value> ? Value : never;

export type VisitorDeed = DeedOf<typeof visitorDeeds>;
export type OtherDeed = DeedOf<typeof otherDeeds>;
export type BackgroundDeed = DeedOf<typeof backgroundDeeds>;
export type Deed = VisitorDeed | OtherDeed | BackgroundDeed;

/** Any deed of a walk. */
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(...visitorDeeds, ...otherDeeds, ...backgroundDeeds);

/** Returns one of the existing values; `undefined` when there are none. */
export const at = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % Math.max(values.length, 1)];

/** Returns records in order of their keys, the same in every store. */
export const inOrder = <Value>(records: ReadonlyMap<string, Value>): readonly Value[] =>
  [...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record);
