import type { SendResult } from '@shop/core/seller/mail/outbox';
import * as fc from 'fast-check';
import { anyDeed, type Deed, type OtherDeed } from './deeds.ts';
import type { BankMood } from './walk-bank.ts';

/** Deeds that happen concurrently; mostly a single one. */
export type Moment = readonly Deed[];

type Decision = Extract<OtherDeed, { readonly type: 'decide' }>;

const tab = 0;
const adds = (buyer: number, list = 0, day = 0): Deed => ({
  type: 'addTicket',
  buyer,
  tab,
  list,
  day,
  quantity: 2,
  isRepeat: false,
});
const pays = (buyer: number): Deed => ({ type: 'pay', buyer, tab, isReservation: false });
const codeOf = (buyer: number): Deed => ({ type: 'enterCode', buyer, tab, code: 0 });
const feeling = (mood: BankMood): Deed => ({ type: 'feel', mood });
const wait = (minutes: number): Deed => ({ type: 'wait', minutes });

/** Adds a towel and a gift card, and removes the card again. */
const filled: readonly Deed[] = [
  { type: 'addTowel', buyer: 0, tab, day: 0, quantity: 1 },
  { type: 'addCard', buyer: 0, tab, card: 1, quantity: 2 },
  { type: 'setQuantity', buyer: 0, tab, line: 2, quantity: 1 },
  { type: 'remove', buyer: 0, tab, line: 2 },
];

const toPayment = (buyer: number, code: readonly Deed[] = []): readonly Deed[] => [
  adds(buyer),
  ...code,
  { type: 'savePerson', buyer, tab },
];

/** Takes a visitor to the bank, with or without a promo code. */
const toBank = (buyer: number, code: readonly Deed[] = []): readonly Deed[] => [...toPayment(buyer, code), pays(buyer)];

const lastCode = (buyer: number): readonly Deed[] => toBank(buyer, [codeOf(buyer)]);

const decided = (session: number, as: Decision['as'], excess: Decision['excess'] = 0, mistaken = false): Deed => ({
  type: 'decide',
  session,
  as,
  excess,
  late: true,
  mistaken,
});

const decidedAndNotified = (...of: Parameters<typeof decided>): readonly Deed[] => [
  decided(...of),
  { type: 'notify', session: of[0], times: 2, currency: 'EUR' },
];

const capturedAndNotified = (session: number): readonly Deed[] => decidedAndNotified(session, 'captured');

const forgotten: Deed = { type: 'forget', session: 0, isForgotten: true };
const remembered: Deed = { type: 'forget', session: 0, isForgotten: false };
const reconciled: Deed = { type: 'reconcile' };
const canceled: Deed = { type: 'cancelOrder', buyer: 0, tab, order: 0 };
const officeCancels = (refund: 'none' | 'some', press: number): Deed => ({
  type: 'cancelByOffice',
  order: 0,
  refund,
  press,
  evenUsed: true,
});
const showAtDoor: Deed = { type: 'showAtDoor', ticket: 0 };
/** A value card that is used in part, gets the amount back, and is used completely. */
const card: readonly Deed[] = [
  { type: 'addCard', buyer: 0, tab, card: 0, quantity: 1 },
  { type: 'savePerson', buyer: 0, tab },
  pays(0),
  ...capturedAndNotified(0),
  showAtDoor,
  { type: 'takeBack', ticket: 0 },
  { type: 'showAtDoor', ticket: 1 },
];

const enters = (code: number): Deed => ({ type: 'enterCode', buyer: 0, tab, code });

/** A promo code is applied, removed and applied again, and is worth nothing before the payment. */
const codeGone: readonly Deed[] = [
  adds(0),
  enters(2),
  enters(5),
  enters(2),
  { type: 'savePerson', buyer: 0, tab },
  { type: 'changeCodes', worth: 0 },
  pays(0),
  pays(0),
];

/** Another visitor takes all places after a hold has ended. */
const lineGone: readonly Deed[] = [
  adds(0),
  wait(20),
  adds(1),
  adds(1),
  adds(1),
  adds(1),
  adds(1),
  { type: 'beginCheckout', buyer: 0, tab },
];

const resent: Deed = { type: 'resendMail', order: 0 };
const sending = (result: SendResult, mail = 0): Deed => ({ type: 'sendMail', mail, result, isStale: false });

/** Mails that are sent at the second attempt, requested again, and given up; another one is made outdated by a
 *  cancellation. */
const mails: readonly Deed[] = [
  ...toBank(0),
  ...capturedAndNotified(0),
  sending('later'),
  wait(1),
  sending('sent'),
  resent,
  wait(5),
  resent,
  sending('addressRefused'),
  wait(5),
  resent,
  canceled,
  sending('sent'),
  sending('sent', 1),
];

/** The buyer of an unpaid order is deleted, as well as a cart with a promo code that was never ordered. */
const oldData: readonly Deed[] = [
  ...toBank(0),
  ...decidedAndNotified(0, 'declined'),
  { type: 'forgetBuyer', order: 0, isOld: true },
  adds(1, 1, 1),
  codeOf(1),
  ...[0, 1].map((cart): Deed => ({ type: 'forgetCart', cart, isOld: true })),
];

const strays = (['authorized', 'captured', 'refunded'] as const).map(
  (as): Deed => ({ type: 'reportStray', stray: 0, as }),
);

/** Walks to every end of orders and payments. */
const ends: readonly (readonly Deed[])[] = [
  [],
  toBank(0),
  [...toBank(0), ...capturedAndNotified(0)],
  [...toBank(0), ...capturedAndNotified(0), forgotten],
  [...toBank(0), wait(18)],
  [...toBank(0), forgotten],
  [...toBank(0), ...decidedAndNotified(0, 'declined')],
  [...toBank(0), ...decidedAndNotified(0, 'canceled')],
  [...toBank(0), ...decidedAndNotified(0, 'captured', 1)],
  [...toBank(0), ...capturedAndNotified(0), canceled],
  // The office gives a part back, which is repeated, or nothing.
  [...toBank(0), ...capturedAndNotified(0), officeCancels('some', 0), officeCancels('some', 0), reconciled],
  [...toBank(0), ...capturedAndNotified(0), officeCancels('none', 1), officeCancels('some', 0)],
  [
    ...toBank(0),
    ...capturedAndNotified(0),
    feeling('silent'),
    canceled,
    forgotten,
    feeling('well'),
    wait(22),
    reconciled,
    remembered,
    wait(22),
    reconciled,
  ],
  // A refund is due for a payment that the bank has forgotten.
  [...toBank(0), ...capturedAndNotified(0), feeling('silent'), canceled, forgotten],
  // Money in another currency, and money that was authorized in place of captured until after its session.
  [...toBank(0), decided(0, 'captured'), { type: 'notify', session: 0, times: 2, currency: 'USD' }, reconciled],
  [...toBank(0), ...decidedAndNotified(0, 'captured', 0, true), wait(18), reconciled],
  [feeling('refusesOpening'), ...toBank(0), feeling('well'), pays(0)],
  // Two visitors want the last use of a promo code; in the second walk the payment of the first one arrives late.
  [...lastCode(0), ...capturedAndNotified(0), ...lastCode(1), ...capturedAndNotified(1)],
  [
    ...lastCode(0),
    wait(18),
    ...lastCode(1),
    ...capturedAndNotified(1),
    { type: 'beginCheckout', buyer: 0, tab },
    ...capturedAndNotified(0),
  ],
  // A payment that the bank finds again, with a ticket shown at the door; and a bank that is silent until after the
  // session's end.
  [
    adds(0),
    ...filled,
    wait(1),
    { type: 'extend', buyer: 0, tab },
    ...toBank(0),
    forgotten,
    wait(18),
    reconciled,
    remembered,
    ...capturedAndNotified(0),
    showAtDoor,
  ],
  [...toBank(0), feeling('silent'), wait(22), reconciled],
  mails,
  oldData,
  strays,
  card,
  codeGone,
  lineGone,
];

const alone = (deeds: readonly Deed[]): readonly Moment[] => deeds.map((deed) => [deed]);

/** Walks that start with a sequence that random deeds seldom produce, and continue at random. */
export const walks = {
  /** Always walked, independent of chance: together they reach every end. */
  sure: ends.map(alone),
  any: fc
    .tuple(
      fc.constantFrom(...ends),
      fc.array(
        fc.oneof(
          { weight: 12, arbitrary: fc.tuple(anyDeed) },
          { weight: 1, arbitrary: anyDeed.map((twice) => [twice, twice] as const) },
          { weight: 1, arbitrary: fc.tuple(anyDeed, anyDeed) },
        ),
        { minLength: 20, maxLength: 70 },
      ),
    )
    .map(([first, rest]): readonly Moment[] => [...alone(first), ...rest]),
};
