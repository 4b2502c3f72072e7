import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, TicketCode } from '../ids.ts';
import { type Intent, scopeOfIntent } from './cart/intent.ts';
import { normalisedCode } from './cart/promo-use.ts';
import type { SellerCommand } from './decide.ts';
import type { LimitedClient } from './places/client-places.ts';
import type { ProductPeriod } from './places/period-places.ts';
import type { DecisionTime } from './state.ts';

/** How a cart is found: by its id, or by what belongs to it. */
export type CartFinder =
  | { readonly by: 'cart'; readonly key: CartId }
  | { readonly by: 'order'; readonly key: OrderRef }
  | { readonly by: 'attempt'; readonly key: AttemptId }
  | { readonly by: 'cancelId'; readonly key: CancelId }
  | { readonly by: 'orderKey'; readonly key: OrderKey }
  | { readonly by: 'orderNumber'; readonly key: string }
  | { readonly by: 'ticket'; readonly key: TicketCode };

/** The part of a seller's state that a decision or a view looks at. What it does not name need not be loaded. */
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
  readonly sessionDigest?: string | undefined;
  /** A day or season of a product, with its overdue holds. */
  readonly period?: ProductPeriod;
  readonly code?: string;
  /** Of these days and seasons, the lines that count for a client. */
  readonly client?: string;
  readonly intent?: { readonly scope: string; readonly key: string };
  readonly event?: string;
  /** What is kept of money that belongs to no order. */
  readonly strayPayment?: AttemptId;
  readonly orderYear?: number;
};

type Found = Pick<Scope, 'cart'>;

const ofCart = (key: CartId | undefined): Found => (key === undefined ? {} : { cart: { by: 'cart', key } });

const ofAttempt = (key: AttemptId): Found => ({ cart: { by: 'attempt', key } });

const ofOrder = (key: OrderRef): Found => ({ cart: { by: 'order', key } });

/** A cart that is to be changed, and shown again. */
const changedCart = (id: CartId): Scope => ({ ...ofCart(id), places: true, runningPayment: true });

/** The cart to put something into, and the key of the addition. */
const filledCart = (id: CartId | undefined, intent: Intent): Scope => {
  const scope = scopeOfIntent(id, intent);
  return { ...ofCart(id), ...(scope === undefined ? {} : { intent: { scope, key: intent.key } }) };
};

const clientScope = (client: LimitedClient | undefined): Pick<Scope, 'client'> =>
  client === undefined ? {} : { client: client.digest };

const sale = { places: true, payments: true, papers: true, mails: true };

/** The records that a store loads to decide a command. */
export const scopeOf = (command: SellerCommand, { today }: Pick<DecisionTime, 'today'>): Scope => {
  switch (command.type) {
    case 'addTicket': {
      const { order, intent, client } = command;
      const { productId, period } = order;
      const places = period === undefined ? {} : { period: { productId, period } };
      return { ...filledCart(order.cartId, intent), ...places, ...clientScope(client) };
    }
    case 'addGiftCard':
      return filledCart(command.order.cartId, command.intent);
    case 'addUpsell':
      return { ...changedCart(command.order.cartId), ...filledCart(command.order.cartId, command.intent) };
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
      return { ...ofCart(command.entry.cartId), payments: true, sessionDigest: command.sessionDigest };
    case 'startPayment': {
      const { cartId, sessionDigest, client } = command;
      const orderYear = Number(today.slice(0, 4));
      return { ...ofCart(cartId), ...sale, sessionDigest, orderYear, ...clientScope(client) };
    }
    case 'keepSession':
    case 'noteCurrency':
      return { ...ofAttempt(command.attemptId), payments: true };
    case 'giveUpOpening':
    case 'postponeQuery':
      return { ...ofAttempt(command.attemptId), places: true, payments: true };
    case 'settle': {
      const event = command.eventId === undefined ? {} : { event: command.eventId };
      return { ...ofAttempt(command.attemptId), ...sale, ...event };
    }
    case 'noteStray':
      return { strayPayment: command.attemptId };
    case 'cancelOrder':
      return { cart: { by: 'cancelId', key: command.cancelId }, ...sale };
    case 'admitTicket':
      return { cart: { by: 'ticket', key: command.code }, payments: true, papers: true };
    case 'takeMail':
      return { ...ofOrder(command.orderRef), payments: true, papers: true, mails: true };
    case 'noteMail':
      return { ...ofOrder(command.orderRef), payments: true, mails: true };
    case 'resendMail':
      return { cart: { by: 'orderNumber', key: command.orderNumber }, payments: true, mails: true };
    case 'forgetCart':
      return { ...ofCart(command.cartId), places: true, payments: true };
    case 'forgetBuyer':
      return { ...ofOrder(command.orderRef), payments: true, papers: true };
  }
};
