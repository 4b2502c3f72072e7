import type { Order } from '@shop/core/checkout/order';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId, OrderRef } from '@shop/core/ids';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Database, Db } from '../database/database.ts';
import { decodeOrderContent } from '../stored/order-content.ts';
import { loadOrder, type OrderRow } from './orders.ts';
import type { PaymentSettler } from './settle-payment.ts';

/** No personal data: whoever has the reference sees what was bought, not by whom.
 *  Decision: the cancellation id is told only for an order that can be canceled. */
const orderOf = (row: OrderRow): Order => ({
  ref: row.ref,
  number: row.number,
  status: row.payment_status,
  outcome: row.outcome,
  productType: row.product_type,
  paymentType: row.payment_type,
  total: row.total,
  ...decodeOrderContent(row.content),
  placedAt: row.placed_at,
  ...(row.outcome === 'completed' ? { cancelId: row.cancel_id } : {}),
});

const readOrder = async (db: Db, ref: OrderRef): Promise<Result<OrderRow, ShopError>> => {
  const row = await loadOrder(db, ref);
  return row === undefined ? err({ kind: 'notFound', what: 'order' }) : ok(row);
};

/** The attempt that may still decide the order. */
const loadUndecided = async (db: Db, row: OrderRow): Promise<AttemptId | undefined> => {
  if (row.outcome !== 'open') return undefined;
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_ref', '=', row.ref)
    .where('state', 'in', ['opening', 'open', 'late'])
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return attempt?.id;
};

type Found = { readonly row: OrderRow; readonly undecided: AttemptId | undefined };

/** An order as it is now: while its payment is undecided the provider is asked first, so that a buyer who comes back
 *  before the notification sees the truth. A provider that cannot be reached leaves the order as it was. */
export const orderViewer =
  (database: Database, settler: PaymentSettler) =>
  (ref: OrderRef): ResultAsync<Order, ShopError> =>
    database
      .read(async (db): Promise<Result<Found, ShopError>> => {
        const row = await readOrder(db, ref);
        if (row.isErr()) return err(row.error);
        return ok({ row: row.value, undecided: await loadUndecided(db, row.value) });
      })
      .andThen(({ row, undecided }) =>
        undecided === undefined
          ? okAsync<OrderRow, ShopError>(row)
          : settler
              .settleByAsking(undecided)
              .orElse(() => ok('undecided'))
              .andThen(() => database.read((db) => readOrder(db, ref))),
      )
      .map(orderOf);
