import type { ResultAsync } from 'neverthrow';
import type { CartId, IdempotencyKey } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import { clientOf } from './client-of-visitor.ts';
import { type GiftCardOrderError, type GiftCardSelection, makeGiftCardOrder } from './gift-card-selection.ts';
import { intoCart } from './into-cart.ts';
import { makeNewIntent } from './new-intent.ts';
import type { AddGiftCardError, ShopPort } from './shop-port.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'addGiftCard'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'keepCartId' | 'forgetCartId' | 'clientSecret' | 'keepClientSecret'>;
  readonly random: RandomPort;
};

/** Puts gift cards into the visitor's cart, or into a new one, and remembers which. One intent has one key, as for tickets.
 *  Errors: those of `makeGiftCardOrder`, told before anything is sent, and of the port. */
export const makeAddGiftCard =
  ({ shop, cookies, random }: Ports) =>
  (
    selection: GiftCardSelection,
    key: IdempotencyKey = makeNewIntent({ random })(),
  ): ResultAsync<{ readonly cartId: CartId }, AddGiftCardError | GiftCardOrderError> =>
    intoCart(cookies, (cart) =>
      makeGiftCardOrder(selection, cart).asyncAndThen((order) =>
        shop.addGiftCard(order, key, clientOf({ cookies, random })),
      ),
    );
