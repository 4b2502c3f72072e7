import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { OrderRef } from '@shop/core/ids';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { isRunning } from '@shop/core/seller/checkout/settlement';
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import type { Return, ReturnState } from '../payment/client/return-routes.ts';
import { type BackgroundWork, buyerTimeout, inTime } from './background-work.ts';
import { sessionDigest } from './digests.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';
import type { PaymentWatch } from './payment-watch.ts';
import { readRecords } from './read-records.ts';
import type { StoreFailure } from './seller-store.ts';

/** Returns a function for browsers that return from a page that says nothing about the payment. It ends the payment
 *  that the buyer's own session canceled, or queries the provider. When the provider is slow or unreachable, the status
 *  is the stored one. Errors: `notFound` order. */
export const paymentReturn = (
  { store }: Pick<PaymentParts, 'store'>,
  settler: Pick<PaymentSettler, 'end'>,
  watch: PaymentWatch,
  background: BackgroundWork,
) => {
  const load = (ref: OrderRef) =>
    readRecords(store, { by: 'order', key: ref }, {}).andThen(
      ({ records }): Result<SellerOrder, ErrorOf<'notFound'>> => {
        const order = records.orders.get(ref);
        return order === undefined ? err({ kind: 'notFound', what: 'order' }) : ok(order);
      },
    );

  return ({ ref, hasCanceled, session }: Return): ResultAsync<ReturnState, ErrorOf<'notFound'> | StoreFailure> =>
    load(ref)
      .andThen((order) => {
        const running = attemptsOf(order).find(isRunning);
        if (running === undefined) return okAsync(order);
        const isOwn = session !== undefined && order.sessionDigest === sessionDigest(session);
        const asked: ResultAsync<unknown, never> =
          hasCanceled && isOwn
            ? inTime(background, settler.end(running.attemptId), buyerTimeout).orElse(() => ok(undefined))
            : ResultAsync.fromSafePromise(watch.look(running.attemptId));
        return asked.andThen(() => load(ref));
      })
      .map(({ status, language }) => ({ status, language }));
};
