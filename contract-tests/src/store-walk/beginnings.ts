import * as fc from 'fast-check';
import { anyDeed, type Deed } from './deeds.ts';

const first = { which: 0, quantity: 1, flag: false, list: 0, word: 0 } as const;
const second = { ...first, which: 1 } as const;

const payment: readonly Deed[] = [
  { type: 'addTicket', ...first },
  { type: 'saveCustomer', ...first },
  { type: 'startPayment', ...first },
];
const sale: readonly Deed[] = [...payment, { type: 'settle', ...first, word: 1 }, { type: 'cancelOrder', ...first }];
const card: readonly Deed[] = [
  { type: 'addGiftCard', ...first },
  ...payment.slice(1),
  { type: 'settle', ...first, word: 1 },
  { type: 'admitTicket', ...first },
  { type: 'admitTicket', ...first },
];
const doubt: readonly Deed[] = [...sale, { type: 'settle', ...first, word: 8 }, { type: 'settle', ...first, word: 7 }];
const silence: readonly Deed[] = [
  ...payment,
  { type: 'postponeQuery', ...first },
  { type: 'wait', minutes: 25 },
  { type: 'settle', ...first },
];
/** Another quantity is paid with too much money, which goes back. */
const excess: readonly Deed[] = [
  { type: 'addTicket', ...first },
  { type: 'changeQuantity', ...first, quantity: 3 },
  ...payment.slice(1),
  { type: 'keepSession', ...first },
  { type: 'settle', ...first, word: 4 },
  { type: 'settle', ...first, word: 7 },
];
const code: readonly Deed[] = [
  { type: 'addTicket', ...first },
  { type: 'wait', minutes: 1 },
  { type: 'extendHold', ...first },
  { type: 'applyPromoCode', ...first },
  { type: 'applyPromoCode', ...first, quantity: 2 },
];
const lost: readonly Deed[] = [
  { type: 'wait', minutes: 1 },
  { type: 'addTicket', ...first, quantity: 5, flag: true, list: 3 },
  { type: 'wait', minutes: 20 },
  { type: 'addTicket', ...first, which: 2, quantity: 2, list: 2 },
  { type: 'beginCheckout', ...first },
];
/** A code that can be used once is taken by another cart before the first one goes on. */
const rival: readonly Deed[] = [
  { type: 'addTicket', ...first },
  { type: 'applyPromoCode', ...first },
  { type: 'wait', minutes: 20 },
  { type: 'addTicket', ...second, quantity: 2 },
  { type: 'applyPromoCode', ...second },
  { type: 'beginCheckout', ...first },
];
const again: readonly Deed[] = [
  ...payment,
  { type: 'giveUpOpening', ...first, flag: true },
  { type: 'startPayment', ...first },
];
const mailed = { ...first, quantity: 5 } as const;
/** A mail is sent, requested again, and given up; another is overtaken by a cancellation. */
const letters: readonly Deed[] = [
  ...payment,
  { type: 'settle', ...first, word: 1 },
  { type: 'takeMail', ...mailed },
  { type: 'noteMail', ...mailed, word: 3 },
  { type: 'wait', minutes: 1 },
  { type: 'takeMail', ...mailed },
  { type: 'noteMail', ...mailed, word: 0 },
  { type: 'resendMail', ...first },
  { type: 'wait', minutes: 5 },
  { type: 'resendMail', ...first },
  { type: 'takeMail', ...mailed },
  { type: 'noteMail', ...mailed, word: 1 },
  { type: 'wait', minutes: 5 },
  { type: 'resendMail', ...first },
  { type: 'cancelOrder', ...first },
  { type: 'settle', ...first, word: 7 },
  { type: 'takeMail', ...mailed },
];
/** A cart with a code leaves, and so does who never paid. */
const leaving: readonly Deed[] = [
  ...payment,
  { type: 'settle', ...first, word: 6 },
  { type: 'forgetBuyer', ...first, flag: true },
  { type: 'startPayment', ...first },
  { type: 'addTicket', ...first, list: 1, quantity: 2 },
  { type: 'saveCustomer', ...second },
  { type: 'applyPromoCode', ...second },
  { type: 'beginCheckout', ...second },
  { type: 'forgetCart', ...second, flag: true },
];
/** Money of unknown orders is held, captured and refunded. */
const stray: readonly Deed[] = [
  { type: 'noteStray', ...first, word: 3 },
  { type: 'noteStray', ...first, word: 1 },
  { type: 'noteStray', ...first, word: 7 },
];
/** One client has as many unpaid places as it may; some are given back, and it takes others. */
const hoarder: readonly Deed[] = [
  { type: 'addTicket', ...first, flag: true },
  { type: 'addTicket', ...first, quantity: 2 },
  { type: 'addTicket', ...first, quantity: 3, flag: true },
  { type: 'removeLine', ...first },
  { type: 'addTicket', ...first, quantity: 2, flag: true },
];
/** What chance seldom brings together; together they make every change. */
export const beginnings = [
  ...[[], payment, card, doubt, silence, excess, code, lost, rival],
  ...[again, letters, leaving, stray, hoarder],
];

/** A walk that starts with one of the beginnings and continues at random. */
export const anyWalk = fc
  .tuple(fc.constantFrom<readonly Deed[]>(...beginnings), fc.array(anyDeed, { minLength: 20, maxLength: 80 }))
  .map(([begun, deeds]) => [...begun, ...deeds]);
