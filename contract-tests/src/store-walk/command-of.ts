import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { plusMilliseconds } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { Addition } from '@shop/core/host/cart/fill-cart';
import { mostTicketsPerOrder } from '@shop/core/host/checkout/place-order';
import type { HostCommand } from '@shop/core/host/decide';
import type { HostMail } from '@shop/core/host/mail/host-mail';
import type { SendResult } from '@shop/core/host/mail/outbox';
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
import { anna } from '../contracts/shopping.ts';
import type { Doing } from './deeds.ts';

/** What a number chooses among what there is by then. */
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

/** Codes of the sample, and such as are none. */
const codes = ['DOBRODOSLI10', 'TERME5', '', 'NOTHING', 'terme5 '];

const mailWords: readonly SendResult[] = ['sent', 'addressRefused', 'mailRefused', 'later'];

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

/** The command of a deed in a state; `serial` makes new ids and keys, equal in every store. None if it has no
 *  object. */
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
  const client = { digest: `client ${which}`, mostPersons: which === 0 ? 6 : 12 };
  const request = flag && state.carts.size > 0 ? { cartId: cart } : {};
  switch (deed.type) {
    case 'addTicket': {
      const period = { type: 'day', date: plusDays(today, 8 + (which % 2)) } as const;
      const { product, list } = tickets[deed.list % tickets.length] ?? tickets[0];
      const lines = [{ priceListId: list, quantity: quantity + 1 }];
      const order = { ...request, productId: product, language: 'sl' as const, period, lines };
      return { type: 'addTicket', order, client, ...addition };
    }
    case 'addGiftCard': {
      const product = at(
        [...state.catalog.products.values()].filter((card) => 'priceLists' in card),
        deed.list % 2,
      );
      const list = product !== undefined && 'priceLists' in product ? product.priceLists[0] : undefined;
      if (product === undefined || list === undefined) return undefined;
      const lines = [{ priceListId: list.id, quantity: quantity + 1, price: list.price }];
      return { type: 'addGiftCard', order: { ...request, productId: product.id, language: 'sl', lines }, ...addition };
    }
    case 'addUpsell': {
      const lines = [{ id: upsellId('towel'), quantity: quantity + 1, parentProductIds: [productId('termalija')] }];
      return { type: 'addUpsell', order: { cartId: cart, language: 'sl', lines }, ...addition };
    }
    case 'changeQuantity': {
      const line = at(state.lines.values(), which);
      return line && { type: 'changeQuantity', cartId: line.cartId, lineId: line.id, quantity, client };
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
      return { type: 'beginCheckout', cartId: cart, sessionDigest: sessionOf(which, flag), client };
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
        client,
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
    case 'postponeQuery':
      return attempt && { type: 'postponeQuery', attemptId: attempt.id };
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
      return (
        mail && {
          type: 'noteMail',
          ...tryOf(mail, quantity),
          result: mailWords[deed.word % mailWords.length] ?? 'sent',
        }
      );
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
