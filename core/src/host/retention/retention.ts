import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { attemptsOfOrder, type HostState } from '../state.ts';
import { isOrderUnderWay } from './erase-person.ts';

/** What is deleted after a time (D-RETENTION). */
export const retained = ['carts', 'keys', 'events', 'buyers', 'mails'] as const;
export type Retained = (typeof retained)[number];

/** How long each is kept. Units: days. */
export type Retention = Readonly<Record<Retained, number>>;

export const defaultRetention: Retention = { carts: 30, keys: 2, events: 400, buyers: 30, mails: 30 };

const day = minutes(24 * 60);

/** What is older than this leaves; what is exactly as old stays. */
export const keptSince = (days: number, now: Instant): Instant => plusMilliseconds(now, -days * day);

/** Whether a cart is deleted: unchanged since then and never ordered; ordered carts are kept for good (R-HOLD-9). */
export const isCartToForget = (state: HostState, id: CartId, since: Instant): boolean => {
  const cart = state.carts.get(id);
  return (
    cart !== undefined &&
    cart.state !== 'sold' &&
    cart.updatedAt < since &&
    ![...state.orders.values()].some(({ cartId }) => cartId === id)
  );
};

/** Whether who ordered is forgotten: it was never paid, and nothing of it is under way. */
export const isBuyerToForget = (state: HostState, ref: OrderRef, since: Instant): boolean => {
  const order = state.orders.get(ref);
  return (
    order !== undefined &&
    order.outcome === 'open' &&
    order.placedAt < since &&
    state.orderBuyers.has(ref) &&
    !isOrderUnderWay(attemptsOfOrder(state, ref))
  );
};

/** Records that are deleted many at a time, as nothing depends on them. */
export const looseRecords = ['keys', 'notifications', 'notes', 'entries', 'clients'] as const;
export type LooseRecords = (typeof looseRecords)[number];

/** How long each is kept: notes and notifications as events, entered data as buyers. Clients of lines need no period. */
export const keptAs: Readonly<Record<Exclude<LooseRecords, 'clients'>, Retained>> = {
  keys: 'keys',
  notifications: 'events',
  notes: 'events',
  entries: 'buyers',
};
