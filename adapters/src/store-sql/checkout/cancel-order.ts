import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId, CancelId } from '@shop/core/ids';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { releaseCart } from '../cart/cart-sale.ts';
import type { Tx } from '../database/database.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { changeOrder } from './orders.ts';
import { changeAttempt } from './payment-attempts.ts';
import type { PaymentSettler } from './settle-payment.ts';

const failed: ShopError = { kind: 'cancelFailed' };

type Canceling = { readonly type: 'done' } | { readonly type: 'refund'; readonly attemptId: AttemptId };

/** Decides that a paid order is to be canceled, before the provider hears of it. */
const beginCancel = async (tx: Tx, id: CancelId, parts: CheckoutParts): Promise<Result<Canceling, ShopError>> => {
  const order = await tx.selectFrom('orders').selectAll().where('cancel_id', '=', id).executeTakeFirst();
  if (order === undefined) return err(failed);
  switch (order.outcome) {
    case 'open':
      // An unpaid order has no cancellation link yet; its payment is canceled on the payment page.
      return err(failed);
    case 'canceled':
    case 'refunded':
      return ok({ type: 'done' });
    case 'completed': {
      if (order.paid_attempt === null) {
        await changeOrder(tx, order.ref, { outcome: 'canceled' });
        await releaseCart(tx, order.cart_id);
        return ok({ type: 'done' });
      }
      await changeAttempt(tx, order.paid_attempt, { state: 'refunding', ask_at: parts.clock.now() });
      return ok({ type: 'refund', attemptId: order.paid_attempt });
    }
  }
};

/** Cancels a paid order: the money goes back, then the places are free. A repeat answers the same. Errors: `cancelFailed`
 *  for an unknown id, and while the provider cannot be reached; the refund is then tried again until it is done. */
export const orderCanceler =
  (parts: CheckoutParts, settler: PaymentSettler) =>
  (id: CancelId): ResultAsync<void, ShopError> => {
    if (id === '') return errAsync({ kind: 'cancelIdMissing' });
    return parts.database
      .transaction((tx) => beginCancel(tx, id, parts))
      .andThen((canceling): ResultAsync<void, ShopError> => {
        if (canceling.type === 'done') return okAsync();
        return settler
          .giveBack(canceling.attemptId)
          .mapErr(() => failed)
          .andThen((state) => (state === 'refunded' ? ok() : err(failed)));
      });
  };
