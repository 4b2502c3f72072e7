import { type StopPaymentError, type StopRequest, stopPaymentErrors } from '@shop/core/checkout/checkout-port';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import { isRunning } from '@shop/core/host/checkout/settlement';
import { afterStop, paymentToStop } from '@shop/core/host/checkout/stop-payment';
import type { AttemptId } from '@shop/core/ids';
import { err, ok, okAsync, type ResultAsync } from 'neverthrow';
import { type BackgroundWork, buyerPatience, inTime } from './background-work.ts';
import { sessionDigest } from './digests.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentSettler } from './payment-settler.ts';
import { unconfirmed } from './payment-starter.ts';

/** Closes a running payment so that its cart can be changed; what is paid already stays paid. */
export const paymentStopper = (
  { store }: Pick<PaymentParts, 'store'>,
  settler: PaymentSettler,
  background: BackgroundWork,
) => {
  const close = (id: AttemptId): ResultAsync<true, ShopError> =>
    settler
      .settleByQuery(id)
      .andThen((state) => (isRunning({ state }) ? settler.refund(id) : okAsync(state)))
      .mapErr(() => unconfirmed)
      .andThen(afterStop)
      .map(() => true);

  return ({ cartId, session }: StopRequest): ResultAsync<void, StopPaymentError> => {
    const digest = session === undefined ? undefined : sessionDigest(session);
    const stopped = store
      .read({ cart: { by: 'cart', key: cartId }, payments: true })
      .mapErr((error): ShopError => error)
      .andThen(({ state }) => paymentToStop(state, cartId, digest))
      .andThen((id): ResultAsync<true, ShopError> => (id === undefined ? okAsync(true) : close(id)));
    return inTime(background, stopped, buyerPatience)
      .andThen((done) => (done === undefined ? err<void, ShopError>(unconfirmed) : ok()))
      .mapErr(namedError(stopPaymentErrors));
  };
};
