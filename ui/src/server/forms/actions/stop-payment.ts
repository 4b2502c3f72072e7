import { shopPath } from '@shop/core/paths/shop-paths';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Closes the payment that runs and leads to the cart, which can be changed then. */
export const stopPayment: PostedAction = async ({ useCases, language }) =>
  useCases.stopPayment().match(
    (): ActionOutcome => ({ kind: 'done', to: shopPath('cart', language), said: 'Cart.PaymentStopped' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'paymentStart' }),
  );
