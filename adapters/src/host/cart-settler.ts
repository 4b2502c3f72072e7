import type { ShopError } from '@shop/core/errors/shop-error';
import { isRunning } from '@shop/core/host/checkout/settlement';
import { attemptsOf } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { HostStore } from './host-store.ts';
import type { PaymentSettler } from './payment-settler.ts';

/** Asks what became of the payment that a cart is frozen for, if any. Errors: `unreachable`. */
export const cartSettler =
  (store: HostStore, settler: PaymentSettler) =>
  (cartId: CartId): ResultAsync<void, ShopError> =>
    store
      .read(() => ({ cart: { by: 'cart', id: cartId }, payments: true }))
      .mapErr((error): ShopError => error)
      .andThen(({ state }) => {
        const attempt = attemptsOf(state, cartId).find(isRunning);
        return attempt === undefined
          ? okAsync<void, ShopError>(undefined)
          : settler.settleByAsking(attempt.id).map(() => undefined);
      });
