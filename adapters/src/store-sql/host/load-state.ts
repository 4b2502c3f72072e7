import type { Instant } from '@shop/core/dates/instant';
import type { CodeUse, HostLine } from '@shop/core/host/cart/host-cart';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { periodId } from '@shop/core/host/places/period-places';
import type { PeriodRange, Scope } from '@shop/core/host/scope';
import { buyerId, emptyState, type HostState, intentId } from '@shop/core/host/state';
import type { Db } from '../database/database.ts';
import { findCart, type LoadedCart, loadCart, loadCode, loadIntent } from './load-cart.ts';
import { loadBuyer, loadPayments } from './load-payments.ts';
import { type LoadedPeriods, loadPeriods } from './load-periods.ts';
import { eventOf } from './order-rows.ts';

const byId = <Record extends { readonly id: unknown }>(records: readonly Record[]): ReadonlyMap<Record['id'], Record> =>
  new Map(records.map((record) => [record.id, record]));

/** The days of a cart's lines, each once. */
const periodsOfLines = (lines: readonly HostLine[]): readonly PeriodRange[] => {
  const tickets = lines.filter((line) => line.kind === 'ticket');
  return [...new Map(tickets.map((line) => [periodId(line), line])).values()].map(({ productId, period }) => ({
    productId,
    period,
  }));
};

const loadAllPeriods = async (db: Db, ranges: readonly PeriodRange[], now: Instant): Promise<LoadedPeriods> => {
  const periods = [];
  const overdue = [];
  for (const range of ranges) {
    const loaded = await loadPeriods(db, range, now);
    periods.push(...loaded.periods);
    overdue.push(...loaded.overdue);
  }
  return { periods, overdue };
};

const codesOf = ({ code, places }: Scope, found: LoadedCart | undefined): ReadonlySet<string> =>
  new Set([
    ...(code === undefined ? [] : [code]),
    ...(places === true && found?.codeUse !== undefined ? [found.codeUse.code] : []),
  ]);

const loadCodes = async (db: Db, codes: ReadonlySet<string>, now: Instant) => {
  const codesUsed = new Map<string, number>();
  const overdue: CodeUse[] = [];
  for (const code of codes) {
    const loaded = await loadCode(db, code, now);
    if (loaded === undefined) continue;
    codesUsed.set(code, loaded.used);
    overdue.push(...loaded.overdue);
  }
  return { codesUsed, overdue };
};

/** What is neither of a cart nor of a day. */
const loadOthers = async (db: Db, { intent, event, orderYear }: Scope) => {
  const recorded = intent === undefined ? undefined : await loadIntent(db, intent);
  const heard =
    event === undefined
      ? undefined
      : await db.selectFrom('payment_events').selectAll().where('event_id', '=', event).executeTakeFirst();
  const given =
    orderYear === undefined
      ? undefined
      : await db.selectFrom('order_numbers').selectAll().where('year', '=', orderYear).executeTakeFirst();
  return {
    intents: new Map(recorded === undefined ? [] : [[intentId(recorded.scope, recorded.key), recorded]]),
    events: byId(heard === undefined ? [] : [eventOf(heard)]),
    orderNumbers: new Map(given === undefined ? [] : [[given.year, given.last]]),
  };
};

const asksPayments = ({ payments, runningPayment }: Scope, { cart }: LoadedCart): boolean =>
  payments === true || (runningPayment === true && cart.state === 'paying');

/** The part of a host's state that a scope names, as it is stored now. */
export const loadState = async (db: Db, catalog: HostCatalog, scope: Scope, now: Instant): Promise<HostState> => {
  const cartId = scope.cart === undefined ? undefined : await findCart(db, scope.cart);
  const found = cartId === undefined ? undefined : await loadCart(db, cartId);
  const payments = found && asksPayments(scope, found) ? await loadPayments(db, found.cart.id) : undefined;
  const { sessionDigest } = scope;
  const buyer =
    found === undefined || sessionDigest === undefined ? undefined : await loadBuyer(db, found.cart.id, sessionDigest);
  const ofLines = scope.places === true && found !== undefined ? periodsOfLines(found.lines) : [];
  const { periods, overdue } = await loadAllPeriods(db, [...(scope.periods ?? []), ...ofLines], now);
  const codes = await loadCodes(db, codesOf(scope, found), now);
  const uses = [...codes.overdue, ...(found?.codeUse === undefined ? [] : [found.codeUse])];
  return {
    ...emptyState(catalog),
    periods: new Map(periods.map((places) => [periodId(places), places])),
    carts: byId(found === undefined ? [] : [found.cart]),
    lines: byId([...overdue, ...(found?.lines ?? [])]),
    codeUses: new Map(uses.map((use) => [use.cartId, use])),
    codesUsed: codes.codesUsed,
    buyers: new Map(buyer === undefined ? [] : [[buyerId(buyer), buyer]]),
    orders: new Map(payments?.orders.map((order) => [order.ref, order])),
    attempts: byId(payments?.attempts ?? []),
    ...(await loadOthers(db, scope)),
  };
};
