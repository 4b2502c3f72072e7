import type { PaymentStatus } from '@shop/core/checkout/payment';
import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import { thawCart } from '../cart/cart-freeze.ts';
import { releaseCart, sellCart } from '../cart/cart-sale.ts';
import type { Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { changeOrder, completeOrder, type OrderRow } from './orders.ts';
import { type AttemptRow, changeAttempt, giveUpAttempts } from './payment-attempts.ts';
import { nextAsking, nextTry, type Settlement } from './settlement.ts';

/** An attempt with its order, as read in the transaction. */
export type Case = { readonly attempt: AttemptRow; readonly order: OrderRow };

/** A cart is frozen by the one attempt that is still running; only that one opens it again. */
const isRunning = ({ attempt }: Case): boolean => attempt.state === 'opening' || attempt.state === 'open';

/** The order's word after an attempt that came to nothing; an order that is over keeps its own. */
const tellOrder = async (tx: Tx, { order }: Case, status: PaymentStatus): Promise<void> => {
  if (order.outcome === 'open') await changeOrder(tx, order.ref, { payment_status: status });
};

const close = async (tx: Tx, found: Case, as: 'declined' | 'canceled' | 'failed', at: Moment): Promise<void> => {
  await changeAttempt(tx, found.attempt.id, { state: as, ask_at: null });
  if (!isRunning(found)) return;
  await tellOrder(tx, found, as === 'canceled' ? 'canceled' : 'error');
  await thawCart(tx, found.order.cart_id, at.now);
};

/** Decision: the places that a silent payment kept are nobody's from here on; the cart keeps its lines and checkout takes
 *  them again if still free (design 4, decisions 5 and 7). */
const giveUpWaiting = async (tx: Tx, { attempt, order }: Case, at: Moment): Promise<void> => {
  await changeAttempt(tx, attempt.id, { state: 'late', ask_at: nextAsking(attempt.created_at, at.now) });
  await releaseCart(tx, order.cart_id);
};

/** Whether the cart still is what the order says, and not sold already. */
const isUnchanged = async (tx: Tx, order: OrderRow): Promise<boolean> => {
  const cart = await tx
    .selectFrom('carts')
    .select(['state', 'version'])
    .where('id', '=', order.cart_id)
    .executeTakeFirst();
  return cart !== undefined && cart.state !== 'sold' && cart.version === order.cart_version;
};

/** Decision: late money for a cart that was changed or sold since is given back, because the buyer has moved on
 *  (design 4, decision 7). Errors: `capacityFull` when the places are gone; undo the transaction then. */
const complete = async (tx: Tx, { attempt, order }: Case, at: Moment): Promise<Result<void, ShopError>> => {
  if (!(await isUnchanged(tx, order))) return err({ kind: 'capacityFull' });
  await changeAttempt(tx, attempt.id, { state: 'paid', ask_at: null });
  await giveUpAttempts(tx, order.cart_id, at.now);
  await completeOrder(tx, order.ref, attempt.id);
  return (await sellCart(tx, order.cart_id, at)) ? ok() : err({ kind: 'capacityFull' });
};

const giveBack = async (tx: Tx, found: Case, at: Moment): Promise<void> => {
  const { attempt, order } = found;
  await changeAttempt(tx, attempt.id, { state: 'refunding', ask_at: at.now });
  if (order.outcome === 'open') await changeOrder(tx, order.ref, { outcome: 'refunded', payment_status: 'error' });
  if (isRunning(found)) await thawCart(tx, order.cart_id, at.now);
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. */
const returned = async (tx: Tx, found: Case, at: Moment): Promise<void> => {
  const { attempt, order } = found;
  await changeAttempt(tx, attempt.id, { state: 'refunded', ask_at: null });
  if (order.outcome === 'completed' && order.paid_attempt === attempt.id) {
    await changeOrder(tx, order.ref, { outcome: 'canceled' });
    await releaseCart(tx, order.cart_id);
  } else if (isRunning(found)) {
    await changeOrder(tx, order.ref, { outcome: 'refunded', payment_status: 'error' });
    await thawCart(tx, order.cart_id, at.now);
  }
};

/** Writes what was decided. Errors: `capacityFull` when an order cannot be completed; the transaction is to be undone and
 *  the money given back. */
export const applySettlement = async (
  tx: Tx,
  found: Case,
  settlement: Settlement,
  at: Moment,
): Promise<Result<void, ShopError>> => {
  const { attempt } = found;
  switch (settlement.type) {
    case 'nothing':
      return ok();
    case 'askLater': {
      const next = attempt.state === 'refunding' ? nextTry(at.now) : nextAsking(attempt.created_at, at.now);
      return ok(await changeAttempt(tx, attempt.id, { ask_at: next }));
    }
    case 'giveUpWaiting':
      return ok(await giveUpWaiting(tx, found, at));
    case 'close':
      // A voided authorization is told as canceled: the order that lived on it is over as well.
      if (found.order.paid_attempt === attempt.id) return ok(await returned(tx, found, at));
      return ok(await close(tx, found, settlement.as, at));
    case 'complete':
      return complete(tx, found, at);
    case 'giveBack':
      return ok(await giveBack(tx, found, at));
    case 'returned':
      return ok(await returned(tx, found, at));
  }
};
