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
  /** Of the cart's orders, what was written down of them and the notifications that were heard as well. */
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

const byCart = (id: CartId): CartFinder => ({ by: 'cart', id });
const byAttempt = (id: AttemptId): CartFinder => ({ by: 'attempt', id });

const intentScope = (asked: CartId | undefined, intent: Intent): Pick<Scope, 'intent'> => {
  const scope = scopeOfIntent(asked, intent);
  return scope === undefined ? {} : { intent: { scope, key: intent.key } };
};

const clientScope = (client: AskingClient | undefined): Pick<Scope, 'client'> =>
  client === undefined ? {} : { client: client.digest };

/** What has to be known to decide a command. */
export const scopeOf = (command: HostCommand, { today }: Pick<DecisionTime, 'today'>): Scope => {
  switch (command.type) {
    case 'addTicket':
    case 'addGiftCard': {
      const { order, intent } = command;
      return {
        ...(order.cartId === undefined ? {} : { cart: byCart(order.cartId) }),
        ...('period' in order && order.period !== undefined
          ? { period: { productId: order.productId, period: order.period } }
          : {}),
        ...intentScope(order.cartId, intent),
        ...('client' in command ? clientScope(command.client) : {}),
      };
    }
    case 'addUpsell': {
      const { order, intent } = command;
      return {
        cart: byCart(order.cartId),
        places: true,
        runningPayment: true,
        ...intentScope(order.cartId, intent),
      };
    }
    case 'changeQuantity':
      return {
        ...{ cart: byCart(command.cartId), places: true, runningPayment: true },
        ...clientScope(command.client),
      };
    case 'removeLine':
    case 'extendHold':
      return { cart: byCart(command.cartId), places: true, runningPayment: true };
    case 'beginCheckout':
      return {
        ...{ cart: byCart(command.cartId), places: true, sessionDigest: command.sessionDigest },
        ...clientScope(command.client),
      };
    case 'applyPromoCode':
      return { cart: byCart(command.cartId), places: true, code: normalisedCode(command.text) };
    case 'saveCustomer':
      return {
        cart: byCart(command.entry.cartId),
        places: true,
        payments: true,
        sessionDigest: command.sessionDigest,
      };
    case 'startPayment':
      return {
        cart: byCart(command.cartId),
        places: true,
        payments: true,
        papers: true,
        mails: true,
        sessionDigest: command.sessionDigest,
        orderYear: Number(today.slice(0, 4)),
        ...clientScope(command.client),
      };
    case 'keepSession':
    case 'giveUpOpening':
    case 'postponeAsking':
      return { cart: byAttempt(command.attemptId), places: true, payments: true };
    case 'settle': {
      const { attemptId, eventId } = command;
      const event = eventId === undefined ? {} : { event: eventId };
      return { cart: byAttempt(attemptId), places: true, payments: true, papers: true, mails: true, ...event };
    }
    case 'noteStray':
      return { strayPayment: command.attemptId };
    case 'admitTicket':
      return { cart: { by: 'ticket', code: command.code }, payments: true, papers: true };
    case 'takeMail':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, papers: true, mails: true };
    case 'noteMail':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, mails: true };
    case 'resendMail':
      return { cart: { by: 'orderNumber', number: command.orderNumber }, payments: true, mails: true };
    case 'forgetCart':
      return { cart: byCart(command.cartId), places: true, payments: true };
    case 'forgetBuyer':
      return { cart: { by: 'order', ref: command.orderRef }, payments: true, papers: true };
    case 'cancelOrder':
      return {
        cart: { by: 'cancelId', id: command.cancelId },
        places: true,
        payments: true,
        papers: true,
        mails: true,
      };
  }
};
