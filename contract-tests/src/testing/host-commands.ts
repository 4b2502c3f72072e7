import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { plusMilliseconds } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { Addition } from '@shop/core/host/cart/fill-cart';
import { mostTicketsPerOrder } from '@shop/core/host/checkout/issue-tickets';
import type { HostCommand } from '@shop/core/host/decide';
import type { HostMail } from '@shop/core/host/mail/host-mail';
import type { MailTold } from '@shop/core/host/mail/send-mail';
import type { HostState } from '@shop/core/host/state';
import {
  attemptId,
  cancelId,
  cartId,
  cartItemId,
  idempotencyKey,
  orderKey,
  orderRef,
  priceListId,
  productId,
  ticketCode,
  upsellId,
} from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import * as fc from 'fast-check';
import { anna } from '../shopping.ts';

/** What a visitor, a payment provider or a clock may do next; numbers choose among what there is by then. */
const anyDeed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('addTicket' as const), ...chooses(), list: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('addGiftCard' as const), ...chooses(), list: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('addUpsell' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('changeQuantity' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('removeLine' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('extendHold' as const), ...chooses() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('applyPromoCode' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('beginCheckout' as const), ...chooses() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('saveCustomer' as const), ...chooses() }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('startPayment' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('keepSession' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('giveUpOpening' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('postponeAsking' as const), ...chooses() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('settle' as const), ...chooses(), word: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('noteStray' as const), ...chooses(), word: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancelOrder' as const), ...chooses() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('admitTicket' as const), ...chooses() }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('takeMail' as const), ...chooses() }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('noteMail' as const), ...chooses(), word: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resendMail' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forgetCart' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forgetBuyer' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 25 }) }) },
);

function chooses() {
  return { which: fc.nat(1), quantity: fc.integer({ min: 0, max: 5 }), flag: fc.boolean() };
}

const first = { which: 0, quantity: 1, flag: false } as const;

const payment: readonly Deed[] = [
  { type: 'addTicket', ...first, list: 0 },
  { type: 'saveCustomer', ...first },
  { type: 'startPayment', ...first },
];
const sale: readonly Deed[] = [...payment, { type: 'settle', ...first, word: 1 }, { type: 'cancelOrder', ...first }];
const card: readonly Deed[] = [
  { type: 'addGiftCard', ...first, list: 0 },
  ...payment.slice(1),
  { type: 'settle', ...first, word: 1 },
  { type: 'admitTicket', ...first },
  { type: 'admitTicket', ...first },
];
const doubt: readonly Deed[] = [...sale, { type: 'settle', ...first, word: 8 }, { type: 'settle', ...first, word: 7 }];
const silence: readonly Deed[] = [...payment, { type: 'wait', minutes: 25 }, { type: 'settle', ...first, word: 0 }];
const code: readonly Deed[] = [
  { type: 'addTicket', ...first, list: 0 },
  { type: 'applyPromoCode', ...first },
  { type: 'applyPromoCode', ...first, quantity: 2 },
];
const lost: readonly Deed[] = [
  { type: 'wait', minutes: 1 },
  { type: 'addTicket', which: 0, quantity: 5, flag: true, list: 3 },
  { type: 'wait', minutes: 20 },
  { type: 'addTicket', which: 0, quantity: 2, flag: false, list: 2 },
  { type: 'beginCheckout', ...first },
];
/** A code that can be used once is taken by another cart before the first one goes on. */
const rival: readonly Deed[] = [
  { type: 'addTicket', ...first, list: 0 },
  { type: 'applyPromoCode', ...first },
  { type: 'wait', minutes: 20 },
  { type: 'addTicket', which: 1, quantity: 2, flag: false, list: 0 },
  { type: 'applyPromoCode', which: 1, quantity: 1, flag: false },
  { type: 'beginCheckout', ...first },
];
const again: readonly Deed[] = [
  ...payment,
  { type: 'giveUpOpening', which: 0, quantity: 1, flag: true },
  { type: 'startPayment', ...first },
];
const mailed = { ...first, quantity: 5 } as const;
/** A mail goes out, is asked for anew, and is given up; another one is overtaken by a cancellation. */
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
  { type: 'saveCustomer', which: 1, quantity: 1, flag: false },
  { type: 'applyPromoCode', which: 1, quantity: 1, flag: false },
  { type: 'beginCheckout', which: 1, quantity: 1, flag: false },
  { type: 'forgetCart', which: 1, quantity: 1, flag: true },
];
/** Money of orders that nobody knows is held, taken and given back. */
const stray: readonly Deed[] = [
  { type: 'noteStray', ...first, word: 3 },
  { type: 'noteStray', ...first, word: 1 },
  { type: 'noteStray', ...first, word: 7 },
];
/** What chance seldom brings together. */
export const beginnings = [[], payment, card, doubt, silence, code, lost, rival, again, letters, leaving, stray];

/** A walk that begins with one of these, and goes on as chance will have it. */
export const anyWalk = fc
  .tuple(fc.constantFrom<readonly Deed[]>(...beginnings), fc.array(anyDeed, { minLength: 20, maxLength: 80 }))
  .map(([begun, deeds]) => [...begun, ...deeds]);

export type Deed = typeof anyDeed extends fc.Arbitrary<infer Value> ? Value : never;
type Doing = Exclude<Deed, { type: 'wait' }>;

const at = <Value>(values: Iterable<Value>, index: number): Value | undefined => {
  const all = [...values];
  return all[index % Math.max(all.length, 1)];
};

const pool = productId('termalija');

/** Tickets of two products that share the places of their facility. */
const tickets = [
  { product: pool, list: priceListId('termalija-day-adult') },
  { product: pool, list: priceListId('termalija-day-child') },
  { product: pool, list: priceListId('termalija-family-2-2') },
  { product: productId('evening-termalija'), list: priceListId('evening-termalija-day-adult') },
] as const;
const codes = ['DOBRODOSLI10', 'TERME5', '', 'NOTHING', 'terme5 '];

/** The command that a deed means in a state; `serial` makes new ids and keys, the same in every store. None when there is nothing to
 *  do it to. */
export const commandOf = (deed: Doing, state: HostState, today: LocalDate, serial: number): HostCommand | undefined => {
  const { which, quantity, flag } = deed;
  const cart = at(state.carts.keys(), which) ?? cartId('none');
  const attempt = at(state.attempts.values(), which);
  const addition: Addition = {
    intent: {
      key: idempotencyKey(`key-${flag ? serial : which}`),
      requestDigest: `${deed.type} ${quantity}`,
      ...(quantity === 1 ? {} : { clientDigest: `client ${which}` }),
    },
    newCartId: cartId(`cart-${serial}`),
    newLineIds: [cartItemId(`line-${serial}`)],
  };
  const asked = flag && state.carts.size > 0 ? { cartId: cart } : {};
  switch (deed.type) {
    case 'addTicket': {
      const period = { type: 'day', date: plusDays(today, 8 + (which % 2)) } as const;
      const { product, list } = tickets[deed.list % tickets.length] ?? tickets[0];
      const lines = [{ priceListId: list, quantity: quantity + 1 }];
      const order = { ...asked, productId: product, language: 'sl' as const, period, lines };
      return { type: 'addTicket', order, ...addition };
    }
    case 'addGiftCard': {
      const product = [...state.catalog.products.values()].filter((card) => 'priceLists' in card)[deed.list];
      const list = product !== undefined && 'priceLists' in product ? product.priceLists[0] : undefined;
      if (product === undefined || list === undefined) return undefined;
      const lines = [{ priceListId: list.id, quantity: quantity + 1, price: list.price }];
      return { type: 'addGiftCard', order: { ...asked, productId: product.id, language: 'sl', lines }, ...addition };
    }
    case 'addUpsell': {
      const lines = [{ id: upsellId('towel'), quantity: quantity + 1, parentProductIds: [productId('termalija')] }];
      return { type: 'addUpsell', order: { cartId: cart, language: 'sl', lines }, ...addition };
    }
    case 'changeQuantity': {
      const line = at(state.lines.values(), which);
      return line && { type: 'changeQuantity', cartId: line.cartId, lineId: line.id, quantity };
    }
    case 'removeLine': {
      const line = at(state.lines.values(), which);
      return line && { type: 'removeLine', cartId: line.cartId, lineId: line.id };
    }
    case 'extendHold':
      return { type: 'extendHold', cartId: cart };
    case 'applyPromoCode':
      return { type: 'applyPromoCode', cartId: cart, text: codes[quantity % codes.length] ?? '' };
    case 'beginCheckout':
      return { type: 'beginCheckout', cartId: cart, sessionDigest: sessionOf(which, flag) };
    case 'saveCustomer':
      return {
        type: 'saveCustomer',
        entry: { cartId: cart, customer: anna, language: 'sl', mtcId: -1 },
        sessionDigest: sessionOf(which, flag),
      };
    case 'startPayment':
      return {
        type: 'startPayment',
        cartId: cart,
        paymentType: quantity === 0 ? 'preauthorization' : 'payment',
        sessionDigest: sessionOf(which, flag),
        newRef: orderRef(`order-${serial}`),
        newCancelId: cancelId(`cancel-${serial}`),
        newAttemptId: attemptId(`attempt-${serial}`),
        newOrderKey: orderKey(`key-${serial}`),
        newTicketCodes: Array.from({ length: mostTicketsPerOrder }, (_, each) =>
          ticketCode(`ticket-${serial}-${each}`),
        ),
      };
    case 'keepSession':
      return (
        attempt && {
          type: 'keepSession',
          attemptId: attempt.id,
          redirectUrl: 'https://pay.example/',
          endsAt: attempt.sessionEndsAt,
        }
      );
    case 'giveUpOpening':
      return attempt && { type: 'giveUpOpening', attemptId: attempt.id, refused: flag };
    case 'postponeAsking':
      return attempt && { type: 'postponeAsking', attemptId: attempt.id };
    case 'settle': {
      if (attempt === undefined) return undefined;
      const event = flag ? {} : { eventId: `event-${which}-${deed.word}` };
      return { type: 'settle', attemptId: attempt.id, reported: wordOf(deed.word, attempt.amount), ...event };
    }
    case 'noteStray': {
      const orderRefOf = orderRef(`lost-order-${which}`);
      const reported = wordOf(deed.word, cents(4400));
      return { type: 'noteStray', attemptId: attemptId(`lost-${which}`), orderRef: orderRefOf, reported };
    }
    case 'admitTicket':
      return { type: 'admitTicket', code: at(state.tickets.keys(), which) ?? ticketCode('none') };
    case 'takeMail': {
      const mail = at(state.mails.values(), which);
      const dueAt = flag ? mail?.askedAt : mail?.dueAt;
      return mail && dueAt && { type: 'takeMail', orderRef: mail.orderRef, about: mail.about, dueAt };
    }
    case 'noteMail': {
      const mail = at(state.mails.values(), which);
      return mail && { type: 'noteMail', ...tryOf(mail, quantity), told: mailWords[deed.word] ?? 'sent' };
    }
    case 'resendMail':
      return { type: 'resendMail', orderNumber: at(state.orders.values(), which)?.number ?? 'none' };
    case 'forgetCart': {
      const { updatedAt } = state.carts.get(cart) ?? {};
      return updatedAt && { type: 'forgetCart', cartId: cart, since: plusMilliseconds(updatedAt, flag ? 1 : 0) };
    }
    case 'forgetBuyer': {
      const order = at(state.orders.values(), which);
      const since = order && plusMilliseconds(order.placedAt, flag ? 1 : 0);
      return since && { type: 'forgetBuyer', orderRef: order.ref, since };
    }
    case 'cancelOrder': {
      const order = at(state.orders.values(), which);
      return { type: 'cancelOrder', cancelId: order?.cancelId ?? cancelId('none') };
    }
  }
};

const mailWords: readonly MailTold[] = ['sent', 'addressRefused', 'mailRefused', 'later'];

/** Mostly the try that runs; now and then an older one, whose word comes late. */
const tryOf = ({ orderRef, about, copy, tries }: HostMail, quantity: number) => ({
  orderRef,
  about,
  copy: quantity === 0 ? copy - 1 : copy,
  tries: quantity === 1 ? tries - 1 : tries,
});

/** Two visitors who share carts; mostly the first one acts. */
const sessionOf = (which: number, flag: boolean): string => `session ${which === 1 && flag ? 2 : 1}`;

const wordOf = (word: number, amount: ReturnType<typeof cents>): AttemptState => {
  const words: readonly AttemptState[] = [
    { state: 'open' },
    { state: 'captured', amount },
    { state: 'captured', amount },
    { state: 'authorized', amount },
    { state: 'captured', amount: cents(amount + 1) },
    { state: 'open' },
    { state: 'declined' },
    { state: 'refunded', amount },
    { state: 'notFound' },
    { state: 'expired' },
    { state: 'declined', why: 'notConfirmed' },
  ];
  return words[word] ?? { state: 'canceled' };
};
