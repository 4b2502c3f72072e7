import { shopPath } from '@shop/core/paths/shop-paths';
import type { Action, Outcome } from '../actions/action.ts';

/** Closes the open payment and leads to the cart, which can be changed again. */
export const stopPayment: Action<'stopPayment'> = async (stop, _fields, { language }) =>
  stop().match(
    (): Outcome => ({
      kind: 'done',
      cart: 'changed',
      to: shopPath('cart', language),
      message: 'Cart.PaymentStopped',
    }),
    (error): Outcome => ({ kind: 'refused', error, during: 'paymentStart', cart: 'changed' }),
  );
