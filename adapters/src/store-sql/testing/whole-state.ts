import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { mailId } from '@shop/core/host/mail/host-mail';
import { periodId } from '@shop/core/host/places/period-places';
import { buyerId, emptyState, type HostState, intentId } from '@shop/core/host/state';
import type { Db } from '../database/database.ts';
import { cartOf, codeUseOf, intentOf, lineOf } from '../host/cart-rows.ts';
import { loadStrays } from '../host/load-orders.ts';
import { placesOf } from '../host/load-periods.ts';
import { notedOf } from '../host/note-rows.ts';
import { attemptOf, buyerOf, eventOf, mailOf, orderOf, personOf, ticketOf } from '../host/order-rows.ts';

const keyed = <Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, Value> =>
  new Map(values.map((value) => [keyOf(value), value]));

/** All that a host knows, read off every table: what a store of another kind must know as well. */
export const wholeState = async (db: Db, catalog: HostCatalog): Promise<HostState> => {
  const periods = await db.selectFrom('facility_periods').selectAll().execute();
  const persons = await db.selectFrom('order_buyers').selectAll().execute();
  const codes = await db.selectFrom('promo_codes').select(['code', 'used']).execute();
  const numbers = await db.selectFrom('order_numbers').selectAll().execute();
  return {
    ...emptyState(catalog),
    periods: keyed(periods.map(placesOf), periodId),
    carts: keyed((await db.selectFrom('carts').selectAll().execute()).map(cartOf), ({ id }) => id),
    lines: keyed((await db.selectFrom('cart_lines').selectAll().execute()).map(lineOf), ({ id }) => id),
    codeUses: keyed((await db.selectFrom('promo_uses').selectAll().execute()).map(codeUseOf), (use) => use.cartId),
    codesUsed: new Map(codes.filter(({ used }) => used !== 0).map(({ code, used }) => [code, used])),
    intents: keyed((await db.selectFrom('idempotency_keys').selectAll().execute()).map(intentOf), (intent) =>
      intentId(intent.scope, intent.key),
    ),
    buyers: keyed((await db.selectFrom('buyers').selectAll().execute()).map(buyerOf), buyerId),
    orders: keyed((await db.selectFrom('orders').selectAll().execute()).map(orderOf), ({ ref }) => ref),
    orderBuyers: new Map(persons.map((row) => [row.order_ref, personOf(row)])),
    tickets: keyed((await db.selectFrom('order_tickets').selectAll().execute()).map(ticketOf), ({ code }) => code),
    orderNumbers: new Map(numbers.map(({ year, last }) => [year, last])),
    attempts: keyed((await db.selectFrom('payment_attempts').selectAll().execute()).map(attemptOf), ({ id }) => id),
    mails: keyed((await db.selectFrom('order_mails').selectAll().execute()).map(mailOf), mailId),
    notes: notedOf(await db.selectFrom('order_notes').selectAll().execute()),
    strayPayments: keyed(await loadStrays(db), ({ attemptId }) => attemptId),
    events: keyed((await db.selectFrom('payment_events').selectAll().execute()).map(eventOf), ({ id }) => id),
  };
};
