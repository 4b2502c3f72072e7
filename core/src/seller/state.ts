import type { Result } from 'neverthrow';
import type { OrderNoted } from '../checkout/order-note.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AttemptId, CartId, CartItemId, OrderRef, TicketCode } from '../ids.ts';
import type { CodeUse, RecordedIntent, SellerCart, SellerLine } from './cart/seller-cart.ts';
import type { SellerCatalog } from './catalog/seller-catalog.ts';
import type {
  PaymentEvent,
  Person,
  SellerAttempt,
  SellerBuyer,
  SellerOrder,
  SellerTicket,
  StrayPayment,
} from './checkout/seller-order.ts';
import type { SellerMail } from './mail/seller-mail.ts';
import {
  type CatalogPeriods,
  type PeriodId,
  type PeriodPlaces,
  periodId,
  soldPeriodsOf,
} from './places/period-places.ts';

/** The whole state of a seller, or the part that one decision needs, see `scopeOf`. Only the counters are derived;
 *  stores keep them for speed and CHECK. */
export type SellerState = {
  readonly catalog: SellerCatalog;
  readonly periods: ReadonlyMap<PeriodId, PeriodPlaces>;
  readonly carts: ReadonlyMap<CartId, SellerCart>;
  readonly lines: ReadonlyMap<CartItemId, SellerLine>;
  readonly codeUses: ReadonlyMap<CartId, CodeUse>;
  /** How many carts hold each code, paid ones included; absent means none. */
  readonly codesUsed: ReadonlyMap<string, number>;
  readonly intents: ReadonlyMap<string, RecordedIntent>;
  readonly buyers: ReadonlyMap<string, SellerBuyer>;
  readonly orders: ReadonlyMap<OrderRef, SellerOrder>;
  readonly orderBuyers: ReadonlyMap<OrderRef, Person>;
  readonly tickets: ReadonlyMap<TicketCode, SellerTicket>;
  /** The last order number given out, by year. */
  readonly orderNumbers: ReadonlyMap<number, number>;
  readonly attempts: ReadonlyMap<AttemptId, SellerAttempt>;
  readonly events: ReadonlyMap<string, PaymentEvent>;
  readonly strayPayments: ReadonlyMap<AttemptId, StrayPayment>;
  readonly mails: ReadonlyMap<string, SellerMail>;
  /** What was written down of each order, in its order; no decision looks at it. */
  readonly notes: ReadonlyMap<OrderRef, readonly OrderNoted[]>;
};

/** A seller that has done nothing yet and counts no places. */
export const emptyState = (catalog: SellerCatalog): SellerState => ({
  catalog,
  periods: new Map(),
  carts: new Map(),
  lines: new Map(),
  codeUses: new Map(),
  codesUsed: new Map(),
  intents: new Map(),
  buyers: new Map(),
  orders: new Map(),
  orderBuyers: new Map(),
  tickets: new Map(),
  orderNumbers: new Map(),
  attempts: new Map(),
  events: new Map(),
  strayPayments: new Map(),
  mails: new Map(),
  notes: new Map(),
});

/** A seller that has done nothing yet, of goods that are sold on days and in seasons. */
export const sellingState = (
  catalog: Omit<SellerCatalog, 'soldPeriods'>,
  { sold, places }: CatalogPeriods,
): SellerState => ({
  ...emptyState({ ...catalog, soldPeriods: soldPeriodsOf(sold) }),
  periods: new Map(places.map((period) => [periodId(period), period])),
});

/** A key means something only within its scope. Neither holds a line break. */
export const intentId = (scope: string, key: string): string => `${scope}\n${key}`;

/** Each session has data of its own for a cart. */
export const buyerId = ({ cartId, sessionDigest }: Pick<SellerBuyer, 'cartId' | 'sessionDigest'>): string =>
  `${cartId} ${sessionDigest}`;

/** A cart's lines in their order. */
export const linesOf = (state: SellerState, cartId: CartId): readonly SellerLine[] =>
  [...state.lines.values()].filter((line) => line.cartId === cartId).sort((a, b) => a.position - b.position);

/** An order's tickets in their order. */
export const ticketsOfOrder = (state: SellerState, ref: OrderRef): readonly SellerTicket[] =>
  [...state.tickets.values()].filter(({ orderRef }) => orderRef === ref).sort((a, b) => a.number - b.number);

/** The attempts to pay an order. */
export const attemptsOfOrder = ({ attempts }: Pick<SellerState, 'attempts'>, ref: OrderRef): readonly SellerAttempt[] =>
  [...attempts.values()].filter(({ orderRef }) => orderRef === ref);

/** The attempts to pay a cart's orders, those of one order in their order. */
export const attemptsOf = (state: SellerState, cartId: CartId): readonly SellerAttempt[] =>
  [...state.attempts.values()]
    .filter((attempt) => state.orders.get(attempt.orderRef)?.cartId === cartId)
    .sort((a, b) => a.number - b.number);

/** The map with an entry set. */
export const put = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value): ReadonlyMap<Key, Value> =>
  new Map(map).set(key, value);

/** The map without an entry. */
export const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> => {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/** The map with an entry made of what it was. A change of what is not there is a bug and throws. */
export const change = <Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  to: (value: Value) => Value,
): ReadonlyMap<Key, Value> => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`nothing is known of ${String(key)}`);
  return put(map, key, to(value));
};

/** A day at the resort, and the zone (IANA name) that decides which day a moment is there. */
export type ResortDay = { readonly today: LocalDate; readonly zone: string };

/** When something is decided: the instant, and the day it is then at the resort. It comes from the store. */
export type DecisionTime = ResortDay & { readonly now: Instant };

/** The state after a command, and what its caller learns. The answer may itself be a refusal that had an effect. */
export type Decided<Answer> = { readonly next: SellerState; readonly answer: Answer };

/** Decides a command. An unchanged state is the same object. Pure: a store writes the difference. */
export type Decide<Command, Refusal extends ShopError, Answer = undefined> = (
  state: SellerState,
  command: Command,
  at: DecisionTime,
) => Result<Decided<Answer>, Refusal>;

/** A decision whose caller learns no more than that it was made. */
export const decided = (next: SellerState): Decided<undefined> => ({ next, answer: undefined });
