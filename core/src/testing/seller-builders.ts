import type { TicketPeriod } from '../catalog/ticket.ts';
import type { AttemptState } from '../checkout/attempt-state.ts';
import { plainTerms } from '../checkout/payment-terms.ts';
import type { Customer } from '../customer/customer.ts';
import { instant, plusMilliseconds } from '../dates/instant.ts';
import { type LocalDate, localDate } from '../dates/local-date.ts';
import {
  attemptId,
  type CartId,
  cancelId,
  cartId,
  cartItemId,
  facilityId,
  idempotencyKey,
  orderKey,
  orderRef,
  type PriceListId,
  pressKey,
  type TicketCode,
  ticketCode,
} from '../ids.ts';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { maxTicketsPerOrder } from '../seller/checkout/place-order.ts';
import type { AnswerOf, CommandName, CommandOf } from '../seller/commands.ts';
import type { Decision, DecisionTime } from '../seller/decision.ts';
import { type SellerState, sellingState } from '../seller/state.ts';
import { aCustomer } from './builders.ts';
import { decide } from './decide.ts';
import { anyValue, aSellerCatalog, card, pool, towel, valueCard, voucher } from './seller-catalog-builder.ts';
import { attemptsOf, linesOf } from './whole-state.ts';

/** A Wednesday morning. The product is on sale for days up to 60 days ahead. */
export const now = instant(1_800_000_000_000);
export const today = localDate('2027-01-15');
export const at: DecisionTime = { now, today, zone: 'Europe/Ljubljana' };
/** Returns the time a number of milliseconds after `now`. */
export const later = (milliseconds: number): DecisionTime => ({ ...at, now: plusMilliseconds(now, milliseconds) });
export const visitDay: TicketPeriod = { type: 'day', date: localDate('2027-01-20') };

export const nextDay: TicketPeriod = { type: 'day', date: localDate('2027-01-21') };

/** Returns a seller without carts, with `capacity` places on each of its days. Units: persons. */
export const aSeller = (capacity = 50, days: readonly TicketPeriod[] = [visitDay]): SellerState =>
  sellingState(aSellerCatalog(), {
    sold: days.map((period) => ({ productId: pool, period, facilityDiscount: percent(0) })),
    places: days.map((period) => ({ facilityId: facilityId(pool), period, capacity, held: 0, paying: 0, sold: 0 })),
  });

let serial = 0;

/** Returns an id that was not used before. */
const fresh = (): string => {
  serial += 1;
  return `id-${serial}`;
};

/** The command to add tickets for the day to a cart or a new one. */
export const tickets = (
  lines: readonly (readonly [PriceListId, number])[],
  overrides: { readonly cartId?: CartId; readonly key?: string; readonly period?: TicketPeriod } = {},
): CommandOf<'addTicket'> => ({
  type: 'addTicket',
  order: {
    ...(overrides.cartId === undefined ? {} : { cartId: overrides.cartId }),
    productId: pool,
    language: 'sl',
    period: overrides.period ?? visitDay,
    items: lines.map(([list, quantity]) => ({ priceListId: list, quantity })),
  },
  intent: {
    key: idempotencyKey(overrides.key ?? fresh()),
    requestDigest: JSON.stringify(lines),
    clientDigest: 'client',
  },
  newCartId: cartId(fresh()),
  newLineIds: lines.map(() => cartItemId(fresh())),
});

const addition = (what: string) => ({
  intent: { key: idempotencyKey(fresh()), requestDigest: what, clientDigest: 'client' },
  newCartId: cartId(fresh()),
  newLineIds: [cartItemId(fresh())],
});

/** The command to add gift cards of 50 EUR, or value cards of a value in cents. */
export const giftCards = (
  quantity: number,
  overrides: { readonly cartId?: CartId; readonly worth?: number | undefined } = {},
): CommandOf<'addGiftCard'> => {
  const { worth, ...cart } = overrides;
  const [productId, list, price] = worth === undefined ? [card, voucher, 50_00] : [valueCard, anyValue, worth];
  const lines = [{ priceListId: list, quantity, price: cents(price) }];
  return { type: 'addGiftCard', order: { ...cart, productId, language: 'sl', items: lines }, ...addition('cards') };
};

/** The command to add towels for a day, with a ticket of that day. */
export const towels = (
  id: CartId,
  quantity = 1,
  date: LocalDate = localDate('2027-01-20'),
): CommandOf<'addUpsell'> => ({
  type: 'addUpsell',
  order: { cartId: id, language: 'sl', items: [{ id: towel, quantity, parentProductIds: [pool], date }] },
  ...addition('towels'),
});

/** Returns a change of a cart's first line, or of its first line of a kind. */
export const firstLine = (state: SellerState, id: CartId, kind?: 'ticket' | 'giftCard' | 'upsell') => {
  const lines = linesOf(state, id);
  const itemId = lines.find((line) => kind === undefined || line.kind === kind)?.cartItemId ?? cartItemId('none');
  return {
    removed: { type: 'removeLine', cartId: id, cartItemId: itemId },
    set: (quantity: number) => ({ type: 'changeQuantity', cartId: id, cartItemId: itemId, quantity }) as const,
  } as const;
};

/** The command to save a buyer's data for a cart, with the session that `payment` uses. */
export const buyer = (id: CartId, customer: Customer = aCustomer()): CommandOf<'saveCustomer'> => ({
  type: 'saveCustomer',
  entry: { cartId: id, customer, language: 'sl', mtcId: -1 },
  sessionDigest: 'session',
});

export const payment = (id: CartId, overrides: Partial<CommandOf<'startPayment'>> = {}): CommandOf<'startPayment'> => ({
  type: 'startPayment',
  cartId: id,
  terms: plainTerms,
  origin: 'http://shop.invalid',
  paymentType: 'payment',
  sessionDigest: 'session',
  newRef: orderRef(fresh()),
  newCancelId: cancelId(fresh()),
  newAttemptId: attemptId(fresh()),
  newOrderKey: orderKey(fresh()),
  newTicketCodes: Array.from({ length: maxTicketsPerOrder }, () => ticketCode(fresh())),
  ...overrides,
});

/** The command to admit a code at the door, with a key of its own unless one is set. */
export const atDoor = (
  code: TicketCode,
  overrides: Pick<CommandOf<'admitTicket'>, 'amount' | 'on'> & { readonly key?: string | undefined } = {},
): CommandOf<'admitTicket'> => ({
  type: 'admitTicket',
  code,
  key: pressKey(overrides.key ?? fresh()),
  amount: overrides.amount,
  on: overrides.on,
});

/** Returns the decision about a command; fails the test when it is refused. */
export const decided = <Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  when: DecisionTime = at,
): Decision<SellerState, AnswerOf<Name>> =>
  decide(state, command, when).match(
    (taken) => taken,
    (refusal) => {
      throw new Error(`refused: ${JSON.stringify(refusal)}`);
    },
  );

/** Returns the state after a command; fails the test when it is refused. */
export const after = <Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  when: DecisionTime = at,
): SellerState => decided(state, command, when).next;

/** Returns the refusal of a command; `undefined` when it is accepted. */
export const refusal = <Name extends CommandName>(
  state: SellerState,
  command: CommandOf<Name>,
  when: DecisionTime = at,
): unknown =>
  decide(state, command, when).match(
    () => undefined,
    (error): unknown => error,
  );

/** Returns the provider's report about the first payment of a cart, with the amount of that payment. */
export const bankSays = (
  state: SellerState,
  id: CartId,
  report: AttemptState | 'captured' | 'refunded',
  when: DecisionTime = at,
): SellerState => {
  const [attempt] = attemptsOf(state, id);
  if (attempt === undefined) throw new Error('no attempt');
  const reported = typeof report === 'string' ? { state: report, amount: attempt.amount } : report;
  return after(state, { type: 'settle', attemptId: attempt.attemptId, reported }, when);
};
