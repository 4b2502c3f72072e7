import { errAsync, type ResultAsync } from 'neverthrow';
import type { IdempotencyKey } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { Cart } from './cart.ts';
import { keepCart, withCartOf } from './cart-of-visitor.ts';
import { clientOf } from './client-of-visitor.ts';
import { makeNewIntent } from './new-intent.ts';
import type { UpsellOrder } from './orders.ts';
import type { AddUpsellError, ShopPort } from './shop-port.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'addUpsell'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'keepCartId' | 'clientSecret' | 'keepClientSecret'>;
  readonly random: RandomPort;
};

/** Puts upsells beside the tickets of the visitor's cart; a quantity of 0 is not wanted. A try that got no answer is repeated under
 *  its own key. Errors: `noItemsSelected` before anything is sent, those of the port, `notFound` cart. */
export const makeAddUpsell =
  ({ shop, cookies, random }: Ports) =>
  (
    order: Omit<UpsellOrder, 'cartId'>,
    key: IdempotencyKey = makeNewIntent({ random })(),
  ): ResultAsync<Cart, AddUpsellError> => {
    const lines = order.lines.filter(({ quantity }) => quantity !== 0);
    if (lines.length === 0) return errAsync({ kind: 'noItemsSelected' });
    return withCartOf(cookies, (cartId) =>
      shop.addUpsell({ ...order, lines, cartId }, key, clientOf({ cookies, random })),
    ).map((cart) => {
      keepCart(cookies, cart.id);
      return cart;
    });
  };
