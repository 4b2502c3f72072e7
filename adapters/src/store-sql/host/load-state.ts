import type { Instant } from '@shop/core/dates/instant';
import type { CodeUse, HostLine } from '@shop/core/host/cart/host-cart';
import { type HostCatalog, isTicket } from '@shop/core/host/catalog/host-catalog';
import { soldPeriodId } from '@shop/core/host/catalog/sold-period';
import type { PaymentEvent } from '@shop/core/host/checkout/host-order';
import type { PeriodRange, Scope } from '@shop/core/host/scope';
import { buyerId, type HostState, intentId, sellingState } from '@shop/core/host/state';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { findCart, type LoadedCart, loadCart, loadCode, loadIntent } from './load-cart.ts';
import { loadBuyer, loadPayments } from './load-payments.ts';
import { type LoadedPeriods, loadPeriods, type PlacesRange } from './load-periods.ts';
import { loadMails } from './mail-rows.ts';
import { loadHistory } from './note-rows.ts';
import { eventOf } from './order-rows.ts';
import { loadStrays } from './stray-rows.ts';
import { loadPapers } from './ticket-rows.ts';

const byId = <Record extends { readonly id: unknown }>(records: readonly Record[]): ReadonlyMap<Record['id'], Record> =>
  new Map(records.map((record) => [record.id, record]));

/** The days of a cart's lines, each once. */
const periodsOfLines = (lines: readonly HostLine[]): readonly PlacesRange[] => {
  const tickets = lines.filter((line) => line.kind === 'ticket');
  const each = new Map(tickets.map((line) => [`${soldPeriodId(line)} ${line.facilityId}`, line]));
  return [...each.values()].map(({ productId, facilityId, period }) => ({ productId, facilityId, period }));
};

/** Only tickets are sold for days and seasons. */
const placesRange = (catalog: HostCatalog, range: PeriodRange): readonly PlacesRange[] => {
  const product = catalog.products.get(range.productId);
  return product !== undefined && isTicket(product) ? [{ ...range, facilityId: product.facilityId }] : [];
};

const loadAllPeriods = async (db: Db, ranges: readonly PlacesRange[], now: Instant): Promise<LoadedPeriods> => {
  const sold = [];
  const places = [];
  const overdue = [];
  for (const range of ranges) {
    const loaded = await loadPeriods(db, range, now);
    sold.push(...loaded.sold);
    places.push(...loaded.places);
    overdue.push(...loaded.overdue);
  }
  return { sold, places, overdue };
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

const selectEvent = preparedQuery<{ event: string }>()((db, slot) =>
  db.selectFrom('payment_events').selectAll().where('event_id', '=', slot('event')),
);

const selectNumber = preparedQuery<{ year: number }>()((db, slot) =>
  db.selectFrom('order_numbers').selectAll().where('year', '=', slot('year')),
);

const lockNumber = preparedQuery<{ year: number }>()((db, slot) =>
  db.selectFrom('order_numbers').selectAll().where('year', '=', slot('year')).forUpdate(),
);

/** What is neither of a cart nor of a day. The last number comes last of all, since where it is locked everybody who orders waits for
 *  whoever has it. */
const loadOthers = async (
  db: Db,
  { event, orderYear }: Scope,
  isShared: boolean,
  known: readonly PaymentEvent[] = [],
) => {
  const heard = event === undefined ? [] : (await selectEvent(db, { event })).rows;
  const numberOf = isShared ? lockNumber : selectNumber;
  const given = orderYear === undefined ? [] : (await numberOf(db, { year: orderYear })).rows;
  return {
    events: byId([...known, ...heard.map(eventOf)]),
    orderNumbers: new Map(given.map(({ year, last }) => [year, last])),
  };
};

const asksPayments = ({ payments, runningPayment }: Scope, { cart }: LoadedCart): boolean =>
  payments === true || (runningPayment === true && cart.state === 'paying');

/** The part of a host's state that a scope names, as it is stored now. `isShared`: to decide on beside others who write. */
export const loadState = async (
  db: Db,
  catalog: HostCatalog,
  scope: Scope,
  now: Instant,
  isShared = false,
): Promise<HostState> => {
  const cartId = scope.cart === undefined ? undefined : await findCart(db, scope.cart);
  const found = cartId === undefined ? undefined : await loadCart(db, cartId);
  const payments = found && asksPayments(scope, found) ? await loadPayments(db, found.cart.id) : undefined;
  const papers = found && scope.papers === true ? await loadPapers(db, found.cart.id) : undefined;
  const mails = found && scope.mails === true ? await loadMails(db, found.cart.id) : undefined;
  const history = found && scope.history === true ? await loadHistory(db, found.cart.id) : undefined;
  const strays = scope.strayPayment === undefined ? [] : await loadStrays(db, scope.strayPayment);
  const { sessionDigest } = scope;
  const buyer =
    found === undefined || sessionDigest === undefined ? undefined : await loadBuyer(db, found.cart.id, sessionDigest);
  const ofLines = scope.places === true && found !== undefined ? periodsOfLines(found.lines) : [];
  const asked = (scope.periods ?? []).flatMap((range) => placesRange(catalog, range));
  const { intent } = scope;
  // Asked side by side, which shared databases answer in one trip.
  const [{ overdue, ...periods }, codes, recorded] = await Promise.all([
    loadAllPeriods(db, [...asked, ...ofLines], now),
    loadCodes(db, codesOf(scope, found), now),
    intent && loadIntent(db, intent),
  ]);
  const uses = [...codes.overdue, ...(found?.codeUse === undefined ? [] : [found.codeUse])];
  return {
    ...sellingState(catalog, periods),
    carts: byId(found === undefined ? [] : [found.cart]),
    lines: byId([...overdue, ...(found?.lines ?? [])]),
    codeUses: new Map(uses.map((use) => [use.cartId, use])),
    codesUsed: codes.codesUsed,
    buyers: new Map(buyer === undefined ? [] : [[buyerId(buyer), buyer]]),
    orders: new Map(payments?.orders.map((order) => [order.ref, order])),
    orderBuyers: papers?.persons ?? new Map(),
    tickets: new Map(papers?.tickets.map((ticket) => [ticket.code, ticket])),
    attempts: byId(payments?.attempts ?? []),
    mails: mails ?? new Map(),
    notes: history?.notes ?? new Map(),
    strayPayments: new Map(strays.map((stray) => [stray.attemptId, stray])),
    intents: new Map(recorded === undefined ? [] : [[intentId(recorded.scope, recorded.key), recorded]]),
    ...(await loadOthers(db, scope, isShared, history?.events)),
  };
};
