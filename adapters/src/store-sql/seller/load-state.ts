import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { SellerLine } from '@shop/core/seller/cart/seller-cart';
import { isTicket, type SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { type Period, periodId } from '@shop/core/seller/places/period-places';
import type { Scope } from '@shop/core/seller/scope';
import { emptyState, type SellerState } from '@shop/core/seller/state';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { byKey, findCart, loadCart, loadCode, loadPeriod, ofCart } from './loaders.ts';

const periodsOfLines = (lines: Iterable<SellerLine>): readonly Period[] => {
  const tickets = [...lines].filter((line) => line.kind === 'ticket');
  return [...new Map(tickets.map((line) => [periodId(line), line])).values()];
};

/** What a scope names by itself; only tickets are sold for days and seasons. */
const periodsNamed = (catalog: SellerCatalog, { period: named }: Scope): readonly Period[] => {
  const product = named && catalog.products.get(named.productId);
  return named !== undefined && product !== undefined && isTicket(product)
    ? [{ facilityId: product.facilityId, period: named.period }]
    : [];
};

/** Locks the client's places of each day that the command may take from, in the order of their keys, so that of two
 *  carts for the last places one is refused; then the cart, whose lock covers everything that belongs to it. A line
 *  added in between holds its places already. */
const lockFirst = async (db: Db, catalog: SellerCatalog, scope: Scope, cartId: CartId | undefined): Promise<void> => {
  const { client, period } = scope;
  if (client !== undefined) {
    const linesOfCart = async () => (cartId === undefined ? [] : (await ofCart.lines(db, { cartId })).values());
    const periods = period === undefined ? periodsOfLines(await linesOfCart()) : periodsNamed(catalog, scope);
    for (const key of periods.map((one) => `${client} ${periodId(one)}`).sort())
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  }
  if (cartId !== undefined) await sql`select from carts where id = ${cartId} for no key update`.execute(db);
};

/** A cart with what belongs to it, as far as a scope names it. Payments are not read for a cart without orders. */
const loadOfCart = async (db: Db, scope: Scope, cartId: CartId): Promise<Partial<SellerState>> => {
  const found = await loadCart(db, cartId);
  const lines = await ofCart.lines(db, { cartId });
  const { sessionDigest, papers, mails, history } = scope;
  const needsOrders = scope.payments === true || (scope.runningPayment === true && found?.cart.state === 'paying');
  const orders = needsOrders ? await ofCart.orders(db, { cartId }) : undefined;
  return {
    lines,
    ...(found && { carts: new Map([[cartId, found.cart]]) }),
    ...(found?.codeUse && { codeUses: new Map([[cartId, found.codeUse]]) }),
    ...(sessionDigest !== undefined && { buyers: await byKey.buyers(db, { cartId, sessionDigest }) }),
    ...(orders !== undefined &&
      orders.size > 0 && {
        orders,
        attempts: await ofCart.attempts(db, { cartId }),
        ...(papers === true && {
          orderBuyers: await ofCart.orderBuyers(db, { cartId }),
          tickets: await ofCart.tickets(db, { cartId }),
        }),
        ...(mails === true && { mails: await ofCart.mails(db, { cartId }) }),
        ...(history === true && {
          events: await ofCart.events(db, { cartId }),
          notes: await ofCart.notes(db, { cartId }),
        }),
      }),
  };
};

const loadLastNumber = async (db: Db, year: number, isShared: boolean): Promise<SellerState['orderNumbers']> => {
  // A row that each one before changes may be lost to another again and again; this lock is given in turns.
  if (isShared) await sql`select pg_advisory_xact_lock(${year})`.execute(db);
  return byKey.orderNumbers(db, { year });
};

/** The part of a host's state that a scope names. `isShared`: for a decision beside other writers, which locks what
 *  they could change before it is read. */
export const loadState = async (
  db: Db,
  catalog: SellerCatalog,
  scope: Scope,
  now: Instant,
  isShared = false,
): Promise<SellerState> => {
  const { intent, event, strayPayment, client, orderYear, places = false } = scope;
  const cartId = scope.cart && (await findCart(db, scope.cart));
  if (isShared) await lockFirst(db, catalog, scope, cartId);
  const state = { ...emptyState(catalog), ...(cartId && (await loadOfCart(db, scope, cartId))) };
  const periods = [...periodsNamed(catalog, scope), ...(places ? periodsOfLines(state.lines.values()) : [])];
  const days = [];
  for (const period of periods) days.push(await loadPeriod(db, period, now, client));
  const named = [...(scope.code === undefined ? [] : [scope.code]), ...(places ? state.codeUses.values() : [])];
  const codes = [];
  for (const code of new Set(named.map((one) => (typeof one === 'string' ? one : one.code))))
    codes.push(await loadCode(db, code, now));
  return {
    ...state,
    periods: new Map(days.flatMap((day) => day.places).map((one) => [periodId(one), one])),
    lines: new Map([...days.flatMap((day) => day.lines).map((line) => [line.id, line] as const), ...state.lines]),
    codeUses: new Map([...codes.flatMap(({ overdue }) => [...overdue]), ...state.codeUses]),
    codesUsed: new Map(codes.flatMap(({ used }) => used)),
    ...(intent && { intents: await byKey.intents(db, intent) }),
    ...(strayPayment && { strayPayments: await byKey.strayPayments(db, { attemptId: strayPayment }) }),
    ...(event !== undefined && { events: await byKey.events(db, { event }) }),
    // Last, since its lock makes all other orders wait.
    ...(orderYear !== undefined && { orderNumbers: await loadLastNumber(db, orderYear, isShared) }),
  };
};
