import { limitOf } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import { isHeld, isReserved, type SellerCart } from '@shop/core/seller/cart/seller-cart';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isRunning } from '@shop/core/seller/checkout/settlement';
import { type HoldRow, rowOf } from '@shop/core/seller/places/ledger';
import { periodId } from '@shop/core/seller/places/period-places';
import type { SellerState } from '@shop/core/seller/state';
import { attemptIn, attemptsIn, attemptsOf } from '@shop/core/testing/whole-state';
import { expect } from 'vitest';
import type { Entry } from './walk-bank.ts';

const personsIn = (state: SellerState, period: string, counter: HoldRow['state']): number =>
  [...state.holds.values()]
    .filter((row) => row.state === counter && periodId(row) === period)
    .reduce((all, { persons }) => all + persons, 0);

/** Returns the hold rows of a cart's lines with held or sold places. */
const rowsIn = ({ cartId, lines }: SellerCart): readonly HoldRow[] =>
  lines.flatMap((line) => (line.kind === 'ticket' ? (rowOf(cartId, line) ?? []) : []));

const plain = ({ client: _, ...row }: HoldRow) => JSON.stringify(row);

/** Expects that no day has more persons than places, that its counters equal the sums of its rows, and that rows and
 *  lines of carts match. An expired row may be removed before its line. */
export const expectPlaces = (state: SellerState, now: Instant): void => {
  for (const [id, { held, paying, sold, capacity }] of state.periods) {
    expect(held + paying + sold, `places of ${id} that are taken`).toBeLessThanOrEqual(capacity);
    expect({ held, paying, sold }, `counters of ${id} beside its holds`).toEqual({
      held: personsIn(state, id, 'held'),
      paying: personsIn(state, id, 'paying'),
      sold: personsIn(state, id, 'sold'),
    });
  }
  const lines = [...state.carts.values()].flatMap(rowsIn);
  const rows = new Set([...state.holds.values()].map(plain));
  const live = lines.filter((row) => row.state === 'sold' || row.endsAt > now);
  for (const row of live) expect(rows, 'the hold of a line').toContain(plain(row));
  const known = new Set(lines.map(plain));
  for (const row of rows) expect(known, 'the line of a hold').toContain(row);
};

/** Expects that no hold lasts more than 60 minutes, and that no payment that started later holds places. */
export const expectHolds = (state: SellerState, now: Instant): void => {
  for (const { cartId, lines } of state.carts.values()) {
    for (const line of lines) {
      if (line.kind !== 'ticket' || !isReserved(line.hold, now)) continue;
      const limit = limitOf(line.firstAddedAt);
      if (isHeld(line.hold, now)) expect(line.hold.until, `hold of cart ${cartId}`).toBeLessThanOrEqual(limit);
      const began = attemptsOf(state, cartId).find(isRunning)?.createdAt;
      if (began !== undefined) expect(began, `payment of cart ${cartId}`).toBeLessThan(limit);
    }
  }
};

/** Expects that promo codes are used at most the allowed number of times, and that their uses are counted. */
export const expectCodes = (state: SellerState): void => {
  for (const [code, { maxUses }] of state.catalog.promos) {
    const uses = [...state.codeUses.values()].filter((use) => use.code === code);
    expect(state.codesUsed.get(code) ?? 0, `uses of ${code}`).toBe(uses.length);
    expect(uses.length, `uses of ${code}`).toBeLessThanOrEqual(maxUses ?? Number.POSITIVE_INFINITY);
    const orders = [...state.orders.values()].filter(
      ({ outcome, content }) => outcome === 'completed' && content.promo?.code === code,
    );
    expect(orders.length, `orders with ${code}`).toBeLessThanOrEqual(maxUses ?? Number.POSITIVE_INFINITY);
  }
};

/** Whether an order retains money of the attempt that paid it: it is completed, or the office canceled it and refunded
 *  a part or nothing. */
const retainsMoney = ({ outcome, cancellation }: SellerOrder): boolean =>
  outcome === 'completed' || (outcome === 'canceled' && cancellation !== undefined);

/** Expects that money at the bank belongs to one order over exactly that amount that retains it, or is listed for
 *  attention. */
const expectOwner = (state: SellerState, id: AttemptId, entry: Entry): void => {
  const attempt = attemptIn(state, id);
  if (attempt?.attention !== undefined) return;
  const keeping = [...state.orders.values()].filter((order) => retainsMoney(order) && order.paidAttempt === id);
  expect({ state: attempt?.state, total: keeping.map(({ total }) => total) }, `money of ${id}`).toEqual({
    state: 'paid',
    total: [entry.amount],
  });
};

/** Expects that, without open work, every capture belongs to one order, is refunded or is listed for attention, and
 *  that every completed order has its money or is listed. */
export const expectMoney = (state: SellerState, books: ReadonlyMap<AttemptId, Entry>): void => {
  for (const [id, entry] of books) {
    if (entry.outcome === 'captured' || entry.outcome === 'authorized') expectOwner(state, id, entry);
  }
  for (const order of state.orders.values()) {
    const paid = attemptIn(state, order.paidAttempt);
    if (order.outcome !== 'completed' || order.total === 0 || paid?.attention !== undefined) continue;
    const entry = paid === undefined ? undefined : books.get(paid.attemptId);
    const isReserved = order.paymentType === 'preauthorization';
    expect({ outcome: entry?.outcome, amount: entry?.amount }, `order ${order.number}`).toEqual({
      outcome: isReserved ? 'authorized' : 'captured',
      amount: order.total,
    });
  }
};

/** Returns how orders and payments ended. */
export const endsIn = (state: SellerState): readonly string[] => [
  ...[...state.orders.values()].map(({ outcome }) => `order ${outcome}`),
  ...attemptsIn(state).map((attempt) => `payment ${attempt.state}`),
  ...attemptsIn(state).flatMap(({ attention }) => (attention === undefined ? [] : [`attention ${attention.why}`])),
];

/** The ends that walks must reach; otherwise they prove nothing about them. */
export const everyEnd = [
  'attention otherCurrency',
  'attention unknownToProvider',
  'order canceled',
  'order completed',
  'order open',
  'order refunded',
  'payment canceled',
  'payment declined',
  'payment failed',
  'payment overdue',
  'payment paid',
  'payment refunded',
  'payment refunding',
];
