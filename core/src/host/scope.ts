import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, TicketCode } from '../ids.ts';
import { normalisedCode } from './cart/apply-promo-code.ts';
import { type Intent, scopeOfIntent } from './cart/intent.ts';
import type { ProductPeriod } from './catalog/sold-period.ts';
import type { HostCommand } from './decide.ts';
import type { DecisionTime } from './decision-time.ts';
import type { AskingClient } from './places/client-places.ts';

/** How a cart is found: by its id, or by what belongs to it. */
export type CartFinder =
  | { readonly by: 'cart'; readonly id: CartId }
  | { readonly by: 'order'; readonly ref: OrderRef }
  | { readonly by: 'attempt'; readonly id: AttemptId }
  | { readonly by: 'cancelId'; readonly id: CancelId }
  | { readonly by: 'orderKey'; readonly key: OrderKey }
  | { readonly by: 'orderNumber'; readonly number: string }
  | { readonly by: 'ticket'; readonly code: TicketCode };

/** The part of a host's state that a decision or a view looks at. What it does not name need not be loaded. */
export type Scope = {
  /** With its lines and its promo code. */
  readonly cart?: CartFinder;
  /** The days of the cart's lines as well, with their overdue holds, and the count of its code. */
  readonly places?: boolean;
  /** Of a cart that is frozen, its orders and attempts as well: it shows the amounts of the payment that runs. */
  readonly runningPayment?: boolean;
  /** The cart's orders and attempts as well. */
  readonly payments?: boolean;
  /** Of the cart's orders, who bought and their tickets as well. */
  readonly papers?: boolean;
  /** Of the cart's orders, their mails as well. */
  readonly mails?: boolean;
  /** Of the cart's orders, their notes and notifications as well. */
  readonly history?: boolean;
  /** The session whose personal data for the cart are asked for. */
  readonly sessionDigest?: string | undefined;
  /** A day or season of a product, with its overdue holds. */
  readonly period?: ProductPeriod;
  /** A code's count and its overdue uses. */
  readonly code?: string;
  /** Of these days and seasons, the lines that count for a client. */
  readonly client?: string;
  readonly intent?: { readonly scope: string; readonly key: string };
  readonly event?: string;
  /** What is kept of money that belongs to no order. */
  readonly strayPayment?: AttemptId;
  /** The last order number of a year. */
  readonly orderYear?: number;
};

const byAttempt = (id: AttemptId): CartFinder => ({ by: 'attempt', id });

const ofCart = (id: CartId | undefined) => (id === undefined ? {} : { cart: { by: 'cart', id } as const });

/** A cart that is to be changed, and shown again. */
const changedCart = (id: CartId): Scope => ({ ...ofCart(id), places: true, runningPayment: true });

/** The cart to put something into, and the key of the addition. */
const filledCart = (id: CartId | undefined, intent: Intent): Scope => {
  const scope = scopeOfIntent(id, intent);
  return { ...ofCart(id), ...(scope === undefined ? {} : { intent: { scope, key: intent.key } }) };
};

const clientScope = (client: AskingClient | undefined): Pick<Scope, 'client'> =>
  client === undefined ? {} : { client: client.digest };

const payments = { places: true, payments: true };
const sale = { ...payments, papers: true, mails: true };

/** The records that a store loads to decide a command. */
export const scopeOf = (command: HostCommand, { today }: Pick<DecisionTime, 'today'>): Scope => {
  switch (command.type) {
    case 'addTicket': {
      const { order, intent, client } = command;
      const { productId, period } = order;
      const places = period === undefined ? {} : { period: { productId, period } };
      return { ...filledCart(order.cartId, intent), ...places, ...clientScope(client) };
    }
    case 'addGiftCard':
      return filledCart(command.order.cartId, command.intent);
    case 'addUpsell': {
      const { order, intent } = command;
      return { ...changedCart(order.cartId), ...filledCart(order.cartId, intent) };
    }
    case 'changeQuantity':
      return { ...changedCart(command.cartId), ...clientScope(command.client) };
    case 'removeLine':
    case 'extendHold':
      return changedCart(command.cartId);
    case 'beginCheckout': {
      const { cartId, sessionDigest, client } = command;
      return { ...ofCart(cartId), places: true, sessionDigest, ...clientScope(client) };
    }
    case 'applyPromoCode':
      return { ...ofCart(command.cartId), places: true, code: normalisedCode(command.text) };
    case 'saveCustomer':
      return { ...ofCart(command.entry.cartId), ...payments, sessionDigest: command.sessionDigest };
    case 'startPayment': {
      const { cartId, sessionDigest, client } = command;
      const orderYear = Number(today.slice(0, 4));
      return { ...ofCart(cartId), ...sale, sessionDigest, orderYear, ...clientScope(client) };
    }
    case 'keepSession':
    case 'giveUpOpening':
    case 'postponeAsking':
      return { cart: byAttempt(command.attemptId), ...payments };
    case 'settle': {
      const event = command.eventId === undefined ? {} : { event: command.eventId };
      return { cart: byAttempt(command.attemptId), ...sale, ...event };
    }
    case 'noteStray':
      return { strayPayment: command.attemptId };
    case 'cancelOrder':
      return { cart: { by: 'cancelId', id: command.cancelId }, ...sale };
    case 'admitTicket':
      return { cart: { by: 'ticket', code: command.code }, payments: true, papers: true };
    case 'takeMail':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, papers: true, mails: true };
    case 'noteMail':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, mails: true };
    case 'resendMail':
      return { cart: { by: 'orderNumber', number: command.orderNumber }, payments: true, mails: true };
    case 'forgetCart':
      return { ...ofCart(command.cartId), ...payments };
    case 'forgetBuyer':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, papers: true };
  }
};
