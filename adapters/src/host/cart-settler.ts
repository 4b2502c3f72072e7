import { isRunning } from '@shop/core/host/checkout/settlement';
import { attemptsOf } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import { okAsync, ResultAsync } from 'neverthrow';
import type { HostStore, StoreFailure } from './host-store.ts';
import type { PaymentWatch } from './payment-watch.ts';

/** Looks what became of the payment that a cart is frozen for, if any, without waiting for a silent provider. */
export const cartSettler =
  (store: HostStore, watch: PaymentWatch) =>
  (cartId: CartId): ResultAsync<void, StoreFailure> =>
    store
      .read(() => ({ cart: { by: 'cart', id: cartId }, payments: true }))
      .andThen(({ state }) => {
        const attempt = attemptsOf(state, cartId).find(isRunning);
        return attempt === undefined ? okAsync() : ResultAsync.fromSafePromise(watch.look(attempt.id));
      });
