import type { SendResult } from '@shop/core/seller/mail/outbox';
import * as fc from 'fast-check';
import { anyCallDeed, anyPageDeed, type Deed, type OtherDeed } from './deeds.ts';
import type { BankMood } from './walk-bank.ts';

/** Deeds that are done at the same moment; mostly one alone. */
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

/** A towel, and a gift card that is dropped again. */
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

/** How a visitor comes to the bank, with a code or without one. */
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
const shown: Deed = { type: 'showAtDoor', ticket: 0 };
/** A value card that is spent in part, gets the part back, and is spent whole. */
const card: readonly Deed[] = [
  { type: 'addCard', buyer: 0, tab, card: 0, quantity: 1 },
  { type: 'savePerson', buyer: 0, tab },
  pays(0),
  ...capturedAndNotified(0),
  shown,
  { type: 'takeBack', ticket: 0 },
  { type: 'showAtDoor', ticket: 1 },
];

const enters = (code: number): Deed => ({ type: 'enterCode', buyer: 0, tab, code });

/** A code is taken, removed, taken again, and worth nothing before the payment. */
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

/** Sent at the second try, requested again, and given up; another mail is overtaken by a cancellation. */
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

/** An order that was never paid loses its buyer; a cart with a code, which was not ordered, is deleted. */
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

/** Ends of orders and payments. */
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
  // Money that is owed, of which the bank knows nothing any more.
  [...toBank(0), ...capturedAndNotified(0), feeling('silent'), canceled, forgotten],
  // Money in another currency, and money that is only held until after its session.
  [...toBank(0), decided(0, 'captured'), { type: 'notify', session: 0, times: 2, currency: 'USD' }, reconciled],
  [...toBank(0), ...decidedAndNotified(0, 'captured', 0, true), wait(18), reconciled],
  [feeling('refusesOpening'), ...toBank(0), feeling('well'), pays(0)],
  // Two who want the last use of a code; the second time the first one's money comes late.
  [...lastCode(0), ...capturedAndNotified(0), ...lastCode(1), ...capturedAndNotified(1)],
  [
    ...lastCode(0),
    wait(18),
    ...lastCode(1),
    ...capturedAndNotified(1),
    { type: 'beginCheckout', buyer: 0, tab },
    ...capturedAndNotified(0),
  ],
  // Found again by the bank, and shown at the door; and a bank that is silent until after the session's end.
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
    shown,
  ],
  [...toBank(0), feeling('silent'), wait(22), reconciled],
  mails,
  oldData,
  strays,
  card,
  codeGone,
  lineGone,
];

const home: Deed = { type: 'leaveBank', browser: 0, tab, status: undefined };
const papers: Deed = { type: 'openPapers', browser: 0, tab, order: 0 };
const asked: Deed = { type: 'askToCancel', browser: 0, tab, order: 0 };
const typedReturn = (status: number, buyer = 0): Deed => ({ type: 'comeBack', buyer, tab, order: 0, status });

/** Ways back from the bank, and what pages say then. */
const returns: readonly (readonly Deed[])[] = [
  toPayment(0),
  toBank(0),
  [...toBank(0), decided(0, 'captured'), home],
  [...toBank(0), ...capturedAndNotified(0), home, papers, asked],
  [...toBank(0), decided(0, 'canceled'), home],
  [...toBank(0), decided(0, 'declined'), home],
  [...toBank(0), decided(0, 'unconfirmed'), home],
  [...toBank(0), ...capturedAndNotified(0), asked, canceled, typedReturn(4, 1), papers, shown],
  // The bank takes no refund yet.
  [...toBank(0), ...capturedAndNotified(0), home, asked, feeling('silent'), canceled, typedReturn(4), papers],
  [...toBank(0), ...capturedAndNotified(0), shown, typedReturn(4), papers],
  // The return address says paid, and no notification came.
  [...toBank(0), typedReturn(4)],
  [...toBank(0), typedReturn(0)],
  [...toBank(0), { type: 'back', browser: 0, tab }, { type: 'reload', browser: 0, tab }],
  [...toPayment(0), wait(18), pays(0)],
];

const alone = (deeds: readonly Deed[]): readonly Moment[] => deeds.map((deed) => [deed]);

/** Walks from a place that chance seldom reaches, on as chance will have it. */
const walksOf = (
  deed: fc.Arbitrary<Deed>,
  beginnings: readonly (readonly Deed[])[],
  length: { readonly minLength: number; readonly maxLength: number },
) => ({
  /** Made whatever chance does: together they meet every end. */
  sure: beginnings.map(alone),
  any: fc
    .tuple(
      fc.constantFrom(...beginnings),
      fc.array(
        fc.oneof(
          { weight: 12, arbitrary: fc.tuple(deed) },
          { weight: 1, arbitrary: deed.map((twice) => [twice, twice] as const) },
          { weight: 1, arbitrary: fc.tuple(deed, deed) },
        ),
        length,
      ),
    )
    .map(([first, rest]): readonly Moment[] => [...alone(first), ...rest]),
});

export type Walks = ReturnType<typeof walksOf>;

export const callWalks: Walks = walksOf(anyCallDeed, ends, { minLength: 20, maxLength: 70 });

export const pageWalks: Walks = walksOf(anyPageDeed, returns, { minLength: 8, maxLength: 24 });
