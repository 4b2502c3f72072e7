import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import type { CodeRow } from '@shop/core/seller/places/code-ledger';
import type { HoldRow, HoldStatus } from '@shop/core/seller/places/ledger';
import { periodId, periodOfText } from '@shop/core/seller/places/period-places';
import { buyerId, emptyState, holdId, intentId, type SellerState } from '@shop/core/seller/state';
import type { Db } from '../database/database.ts';
import type { CartTables } from '../schema/cart-schema.ts';
import { logRowsIn } from '../seller/log-rows.ts';
import { buyersIn, strayPaymentIn } from '../seller/order-records.ts';
import { orderIn } from '../seller/order-rows.ts';
import { readBuyer, readCart } from '../stored/documents.ts';

const statusOf = (
  { state, ends_at }: Pick<CartTables['holds'], 'state' | 'ends_at'>,
  countsUntil: number | null,
): HoldStatus =>
  state === 'sold' || ends_at === null
    ? { state: 'sold', countsUntil: countsUntil === null ? undefined : instant(countsUntil) }
    : { state, endsAt: instant(ends_at) };

const holdOf = (row: CartTables['holds']): HoldRow => ({
  cartId: row.cart_id,
  cartItemId: cartItemId(row.line_id),
  facilityId: row.facility_id,
  period: periodOfText(row.period),
  persons: row.persons,
  client: row.client ?? undefined,
  ...statusOf(row, row.counts_until),
});

const useOf = (row: CartTables['code_uses']): CodeRow => ({
  cartId: row.cart_id,
  code: row.code,
  ...statusOf(row, null),
});

/** Returns the state of a seller, read from every table, to compare with a store of another kind. */
export const wholeState = async (db: Db, catalog: SellerCatalog): Promise<SellerState> => {
  const places = await db.selectFrom('places').selectAll().execute();
  const codes = await db.selectFrom('promo_codes').select(['code', 'used']).execute();
  const carts = await db.selectFrom('carts').select(['id', 'revision', 'document']).execute();
  const holds = (await db.selectFrom('holds').selectAll().execute()).map(holdOf);
  const uses = (await db.selectFrom('code_uses').selectAll().execute()).map(useOf);
  const sessions = await db.selectFrom('sessions').selectAll().where('buyer', 'is not', null).execute();
  const cards = await db.selectFrom('cards').selectAll().execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const numbers = await db.selectFrom('order_numbers').selectAll().execute();
  const strays = await db.selectFrom('stray_payments').selectAll().execute();
  const log = await db.selectFrom('command_log').selectAll().orderBy('at').orderBy('id').execute();
  const intents = await db.selectFrom('intents').selectAll().execute();
  const buyers = sessions.map(({ cart_id: cartId, session_digest: sessionDigest, buyer, saved_at }) => ({
    ...readBuyer(buyer),
    cartId,
    sessionDigest,
    savedAt: instant(saved_at ?? 0),
  }));
  const keys = intents.map(({ scope, key, request_digest, cart_id, created_at }) => ({
    scope,
    key,
    requestDigest: request_digest,
    cartId: cart_id,
    createdAt: instant(created_at),
  }));
  return {
    ...emptyState(catalog),
    periods: new Map(
      places.map(({ facility_id: facilityId, period: text, ...counts }) => {
        const period = { facilityId, period: periodOfText(text) };
        return [periodId(period), { ...period, ...counts }];
      }),
    ),
    holds: new Map(holds.map((row) => [holdId(row), row])),
    codesUsed: new Map(codes.filter(({ used }) => used !== 0).map(({ code, used }) => [code, used])),
    codeUses: new Map(uses.map((row) => [row.cartId, row])),
    carts: new Map(carts.map(({ id, revision, document }) => [id, { ...readCart(document), revision }])),
    cards: new Map(
      cards.map(({ code, order_ref: orderRef, value, spent, ends_on }) => [
        code,
        { code, orderRef, value: cents(value), spent: cents(spent), endsOn: ends_on ?? undefined },
      ]),
    ),
    intents: new Map(keys.map((intent) => [intentId(intent), intent])),
    buyers: new Map(buyers.map((buyer) => [buyerId(buyer), buyer])),
    orders: new Map(orders.map(orderIn).map((order) => [order.ref, order])),
    orderBuyers: buyersIn(await db.selectFrom('order_buyers').select(['order_ref', 'document']).execute()),
    orderNumbers: new Map(numbers.map(({ year, last }) => [year, last])),
    log: logRowsIn(log),
    strayPayments: new Map(strays.map(strayPaymentIn).map((stray) => [stray.attemptId, stray])),
  };
};
