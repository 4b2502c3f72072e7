import type { OrderNoted } from '@shop/core/checkout/order-note';
import type { Instant } from '@shop/core/dates/instant';
import type { AttemptId, CartId, FacilityId, OrderRef } from '@shop/core/ids';
import type { CodeUse, SellerCart, SellerLine } from '@shop/core/seller/cart/seller-cart';
import type { Period, PeriodPlaces } from '@shop/core/seller/places/period-places';
import type { CartFinder } from '@shop/core/seller/scope';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedSql, type Slots } from '../database/prepared-query.ts';
import { recordsOf } from '../schema/records.ts';
import { type PeriodKey, periodKey } from '../schema/table.ts';
import type { Tables } from '../schema/tables.ts';
import { storedOrderNotes } from '../stored/order-content.ts';
import { lineOf, recordsIn, type StateTable, stateTables } from './state-tables.ts';

type Values = Readonly<Record<string, unknown>>;
type OfCart = { readonly cartId: CartId };

const loader =
  <Given extends Values>() =>
  <Name extends keyof Tables & string, Key, Value>(
    table: StateTable<Name, Key, Value>,
    condition: (slot: Slots<Given>) => RawBuilder<unknown>,
  ) => {
    const name = sql.table(table.table);
    const select = preparedSql(
      (slot: Slots<Given>) => sql<Tables[Name]>`select ${name}.* from ${name} ${condition(slot)}`,
    );
    return async (db: Db, given: Given) => recordsIn(table, (await select(db, given)).rows);
  };

const byCart = <Name extends keyof Tables & string, Key, Value>(table: StateTable<Name, Key, Value>) =>
  loader<OfCart>()(table, (slot) => sql`where cart_id = ${slot('cartId')}`);

const throughOrders = (slot: Slots<OfCart>) =>
  sql`join orders on orders.ref = order_ref where orders.cart_id = ${slot('cartId')}`;

const ofOrders = <Name extends keyof Tables & string, Key, Value>(table: StateTable<Name, Key, Value>) =>
  loader<OfCart>()(table, throughOrders);

const selectNotes = preparedSql(
  (slot: Slots<OfCart>) => sql<Tables['order_notes']>`select order_notes.* from order_notes ${throughOrders(slot)}`,
);

/** Notes of orders in their order, by order. */
export const notedOf = (rows: readonly Tables['order_notes'][]): ReadonlyMap<OrderRef, readonly OrderNoted[]> => {
  const sorted = [...rows].sort((a, b) => a.number - b.number);
  const byOrder = Map.groupBy(sorted, (row) => row.order_ref);
  return new Map(
    [...byOrder].map(([ref, own]) => [
      ref,
      own.map(({ noted_at: at, notes }) => ({ at, notes: storedOrderNotes.read(notes) })),
    ]),
  );
};

/** Loads what belongs to a cart. */
export const ofCart = {
  lines: byCart(stateTables.lines),
  orders: byCart(stateTables.orders),
  attempts: ofOrders(stateTables.attempts),
  orderBuyers: ofOrders(stateTables.orderBuyers),
  tickets: ofOrders(stateTables.tickets),
  mails: ofOrders(stateTables.mails),
  /** The notifications about its orders. */
  events: loader<OfCart>()(
    stateTables.events,
    (slot) => sql`join payment_attempts as attempt on attempt.id = attempt_id ${throughOrders(slot)}`,
  ),
  notes: async (db: Db, given: OfCart) => notedOf((await selectNotes(db, given)).rows),
};

/** Loads records by their own keys. */
export const byKey = {
  /** What a session entered for a cart. */
  buyers: loader<OfCart & { sessionDigest: string }>()(
    stateTables.buyers,
    (slot) => sql`where cart_id = ${slot('cartId')} and session_digest = ${slot('sessionDigest')}`,
  ),
  /** The change that was made under a key. */
  intents: loader<{ scope: string; key: string }>()(
    stateTables.intents,
    (slot) => sql`where scope = ${slot('scope')} and key = ${slot('key')}`,
  ),
  events: loader<{ event: string }>()(stateTables.events, (slot) => sql`where id = ${slot('event')}`),
  strayPayments: loader<{ attemptId: AttemptId }>()(
    stateTables.strayPayments,
    (slot) => sql`where attempt_id = ${slot('attemptId')}`,
  ),
  orderNumbers: loader<{ year: number }>()(stateTables.orderNumbers, (slot) => sql`where year = ${slot('year')}`),
};

type WithCode = Tables['carts'] & (Tables['promo_uses'] | { readonly code: null });

const selectCart = preparedSql(
  (slot: Slots<OfCart>) => sql<WithCode>`select uses.*, carts.*
    from carts left join promo_uses as uses on uses.cart_id = carts.id where carts.id = ${slot('cartId')}`,
);

/** A cart with the use of its promo code. */
export const loadCart = async (
  db: Db,
  cartId: CartId,
): Promise<{ readonly cart: SellerCart; readonly codeUse?: CodeUse } | undefined> => {
  const [row] = (await selectCart(db, { cartId })).rows;
  if (row === undefined) return undefined;
  const cart = stateTables.carts.recordOf(row);
  return row.code === null ? { cart } : { cart, codeUse: stateTables.codeUses.recordOf(row) };
};

type Counted = Pick<Tables['promo_codes'], 'code' | 'used'>;

const selectUsed = preparedSql(
  (slot: Slots<{ code: string }>) => sql<Counted>`select code, used from promo_codes where code = ${slot('code')}`,
);

const loadOverdueUses = loader<{ code: string; now: Instant }>()(
  stateTables.codeUses,
  (slot) => sql`where code = ${slot('code')} and place_state in ('held', 'paying') and hold_until <= ${slot('now')}`,
);

/** How many carts hold a code, and those of them whose use is overdue. */
export const loadCode = async (db: Db, code: string, now: Instant) => ({
  used: (await selectUsed(db, { code })).rows.map((row) => [row.code, row.used] as const),
  overdue: await loadOverdueUses(db, { code, now }),
});

type Day = { facilityId: FacilityId; period: PeriodKey; now: Instant };
type WithLine = Tables['facility_periods'] & Tables['cart_lines'];
type WithoutLine = Tables['facility_periods'] & { readonly id: null };

/** A row per line that still counts although its hold or payment is over, or one without a line. By equality: without
 *  statistics, the planner reads all lines of a facility for a range. */
const selectPeriod = preparedSql(
  (slot: Slots<Day>) => sql<WithLine | WithoutLine>`select line.*, places.*
    from facility_periods as places
    left join cart_lines as line on line.facility_id = places.facility_id and line.period = places.period
      and line.place_state in ('held', 'paying') and line.hold_until <= ${slot('now')}
    where places.facility_id = ${slot('facilityId')} and places.period = ${slot('period')}`,
);

const loadLinesOfClient = loader<Day & { client: string }>()(
  stateTables.lines,
  (slot) => sql`where client = ${slot('client')} and facility_id = ${slot('facilityId')} and period = ${slot('period')}
    and hold_until > ${slot('now')}`,
);

export const { read: placesOf } = recordsOf('facility_periods');

/** A day or season with its counters, the lines whose holds on it are over, and those that count for a client. */
export const loadPeriod = async (
  db: Db,
  { facilityId, period }: Period,
  now: Instant,
  client?: string,
): Promise<{ readonly places: readonly PeriodPlaces[]; readonly lines: readonly SellerLine[] }> => {
  const day = { facilityId, period: periodKey(period), now };
  const { rows } = await selectPeriod(db, day);
  const overdue = rows.filter((row) => row.id !== null).map(lineOf);
  const ofClient = client === undefined ? [] : (await loadLinesOfClient(db, { ...day, client })).values();
  return { places: rows.map(placesOf), lines: [...overdue, ...ofClient] };
};

const cartOf = (condition: (key: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  preparedSql(
    (slot: Slots<{ key: string }>) =>
      sql<OfCart>`select cart_id as "cartId" from orders where ${condition(slot('key'))}`,
  );

const carts = {
  order: cartOf((key) => sql`ref = ${key}`),
  attempt: cartOf((key) => sql`ref = (select order_ref from payment_attempts where id = ${key})`),
  cancelId: cartOf((key) => sql`cancel_id = ${key}`),
  orderKey: cartOf((key) => sql`order_key = ${key}`),
  orderNumber: cartOf((key) => sql`number = ${key}`),
  ticket: cartOf((key) => sql`ref = (select order_ref from order_tickets where code = ${key})`),
};

/** The id of a finder's cart; none when there is no such cart, order or attempt. */
export const findCart = async (db: Db, { by, key }: CartFinder): Promise<CartId | undefined> =>
  by === 'cart' ? key : (await carts[by](db, { key })).rows[0]?.cartId;
