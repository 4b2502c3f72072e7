import type { Instant } from '@shop/core/dates/instant';
import type { HostLine } from '@shop/core/host/cart/host-cart';
import { type HostCatalog, isTicket } from '@shop/core/host/catalog/host-catalog';
import type { ProductPeriod } from '@shop/core/host/catalog/sold-period';
import { type Period, periodId } from '@shop/core/host/places/period-places';
import type { Scope } from '@shop/core/host/scope';
import { emptyState, type HostState, intentId } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { findCart, type LoadedCart, loadCart, loadCode, loadIntents, loadLines } from './load-cart.ts';
import { loadBuyers, loadHistory, loadMails, loadPapers, loadPayments, loadStrays } from './load-orders.ts';
import { type LoadedPeriods, loadPeriod } from './load-periods.ts';
import { eventOf } from './order-rows.ts';

const byId = <Record extends { readonly id: unknown }>(records: readonly Record[]): ReadonlyMap<Record['id'], Record> =>
  new Map(records.map((record) => [record.id, record]));

/** The days of a cart's lines, each once. */
const periodsOfLines = (lines: readonly HostLine[]): readonly Period[] => {
  const tickets = lines.filter((line) => line.kind === 'ticket');
  const each = new Map(tickets.map((line) => [periodId(line), line]));
  return [...each.values()].map(({ facilityId, period }) => ({ facilityId, period }));
};

/** Only tickets are sold for days and seasons. */
const periodOf = (catalog: HostCatalog, { productId, period }: ProductPeriod): readonly Period[] => {
  const product = catalog.products.get(productId);
  return product !== undefined && isTicket(product) ? [{ facilityId: product.facilityId, period }] : [];
};

const loadAllPeriods = async (
  db: Db,
  periods: readonly Period[],
  now: Instant,
  { client }: Scope,
): Promise<LoadedPeriods> => {
  const loaded = await Promise.all(periods.map((period) => loadPeriod(db, period, now, client)));
  return {
    places: loaded.flatMap(({ places }) => places),
    lines: loaded.flatMap(({ lines }) => lines),
  };
};

const codesOf = ({ code, places }: Scope, found: LoadedCart | undefined): ReadonlySet<string> =>
  new Set([
    ...(code === undefined ? [] : [code]),
    ...(places === true && found?.codeUse !== undefined ? [found.codeUse.code] : []),
  ]);

const loadCodes = async (db: Db, codes: ReadonlySet<string>, now: Instant) => {
  const loaded = await Promise.all([...codes].map(async (code) => ({ code, found: await loadCode(db, code, now) })));
  return {
    codesUsed: new Map(loaded.flatMap(({ code, found }) => (found === undefined ? [] : [[code, found.used] as const]))),
    overdue: loaded.flatMap(({ found }) => found?.overdue ?? []),
  };
};

const selectEvent = preparedQuery<{ event: string }>()((db, slot) =>
  db.selectFrom('payment_events').selectAll().where('id', '=', slot('event')),
);

const selectNumber = preparedQuery<{ year: number }>()((db, slot) =>
  db.selectFrom('order_numbers').selectAll().where('year', '=', slot('year')),
);

const loadNumber = async (db: Db, { orderYear }: Scope, isShared: boolean): Promise<HostState['orderNumbers']> => {
  if (orderYear === undefined) return new Map();
  // Who waits for a row that each one before changes may be overtaken again and again; this lock is had in turns.
  if (isShared) await sql`select pg_advisory_xact_lock(${orderYear})`.execute(db);
  const { rows } = await selectNumber(db, { year: orderYear });
  return new Map(rows.map(({ year, last }) => [year, last]));
};

const none: Partial<HostState> = {};

/** What a scope names of a cart's orders. */
const loadOfOrders = async (db: Db, scope: Scope, id: CartId): Promise<Partial<HostState>> => {
  const { sessionDigest } = scope;
  const [buyers, payments, papers, mails, history] = await Promise.all([
    sessionDigest === undefined ? none : loadBuyers(db, id, sessionDigest),
    scope.payments === true ? loadPayments(db, id) : none,
    scope.papers === true ? loadPapers(db, id) : none,
    scope.mails === true ? loadMails(db, id) : none,
    scope.history === true ? loadHistory(db, id) : none,
  ]);
  return { ...buyers, ...payments, ...papers, ...mails, ...history };
};

/** What a scope names by itself, without a look at the cart. */
const loadNamed = async (db: Db, catalog: HostCatalog, scope: Scope, now: Instant) => {
  const { intent, strayPayment, period, event } = scope;
  const [ofDays, intents, strays, events] = await Promise.all([
    loadAllPeriods(db, period === undefined ? [] : periodOf(catalog, period), now, scope),
    intent === undefined ? [] : loadIntents(db, intent),
    strayPayment === undefined ? [] : loadStrays(db, strayPayment),
    event === undefined ? [] : selectEvent(db, { event }).then(({ rows }) => rows.map(eventOf)),
  ]);
  return { ofDays, intents, strays, events };
};

/** What a cart leads to: the days of its lines, its code, the payment that it is frozen for. The last number comes last, since its lock
 *  makes all other orders wait. */
const loadOnward = async (db: Db, scope: Scope, found: LoadedCart | undefined, now: Instant, isShared: boolean) => {
  const needsRunning = scope.runningPayment === true && found?.cart.state === 'paying';
  const [ofLines, codes, running, orderNumbers] = await Promise.all([
    loadAllPeriods(db, scope.places === true && found !== undefined ? periodsOfLines(found.lines) : [], now, scope),
    loadCodes(db, codesOf(scope, found), now),
    needsRunning ? loadPayments(db, found.cart.id) : none,
    loadNumber(db, scope, isShared),
  ]);
  return { ofLines, codes, running, orderNumbers };
};

/** Where a client may take places: of what it adds, else of its cart's lines. A line that is added before the cart is locked holds its
 *  places already and takes no more. */
const periodsToTake = async (db: Db, catalog: HostCatalog, { period }: Scope, cartId: CartId | undefined) => {
  if (period !== undefined) return periodOf(catalog, period);
  return cartId === undefined ? [] : periodsOfLines(await loadLines(db, cartId));
};

/** Locks what a client has of each day, in the order of their keys, so that of two carts that take its last places one is refused, and then
 *  the cart, whose lock stands for everything that belongs to it. */
const lockFirst = async (db: Db, catalog: HostCatalog, scope: Scope, cartId: CartId | undefined): Promise<void> => {
  const { client } = scope;
  const periods = client === undefined ? [] : await periodsToTake(db, catalog, scope, cartId);
  for (const key of periods.map((period) => `${client} ${periodId(period)}`).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  if (cartId !== undefined) await sql`select from carts where id = ${cartId} for no key update`.execute(db);
};

/** The part of a host's state that a scope names, as it is stored now. `isShared`: to decide on beside others who write, with what they
 *  could change locked before it is read (D-POSTGRES). */
export const loadState = async (
  db: Db,
  catalog: HostCatalog,
  scope: Scope,
  now: Instant,
  isShared = false,
): Promise<HostState> => {
  const cartId = scope.cart && (await findCart(db, scope.cart));
  if (isShared) await lockFirst(db, catalog, scope, cartId);
  const [found, ofOrders, { ofDays, intents, strays, events }] = await Promise.all([
    cartId === undefined ? undefined : loadCart(db, cartId),
    cartId === undefined ? none : loadOfOrders(db, scope, cartId),
    loadNamed(db, catalog, scope, now),
  ]);
  const { ofLines, codes, running, orderNumbers } = await loadOnward(db, scope, found, now, isShared);
  const uses = [...codes.overdue, ...(found?.codeUse === undefined ? [] : [found.codeUse])];
  return {
    ...emptyState(catalog),
    ...running,
    ...ofOrders,
    periods: new Map([...ofDays.places, ...ofLines.places].map((places) => [periodId(places), places])),
    carts: byId(found === undefined ? [] : [found.cart]),
    lines: byId([...ofDays.lines, ...ofLines.lines, ...(found?.lines ?? [])]),
    codeUses: new Map(uses.map((use) => [use.cartId, use])),
    codesUsed: codes.codesUsed,
    strayPayments: new Map(strays.map((stray) => [stray.attemptId, stray])),
    intents: new Map(intents.map((intent) => [intentId(intent.scope, intent.key), intent])),
    events: byId([...(ofOrders.events?.values() ?? []), ...events]),
    orderNumbers,
  };
};
