import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CallFailure } from '../errors/named-error.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { Cart } from './cart.ts';
import type { ShopPort } from './shop-port.ts';

type Ports = {
  readonly shop: Pick<ShopPort, 'loadCart'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'forgetCartId'>;
};

/** The visitor's cart; none without a cookie, and none when the provider no longer has it, which forgets the cookie.
 *  Errors: `unreachable`; the cookie stays then. */
export const makeLoadCart =
  ({ shop, cookies }: Ports) =>
  (language: Language): ResultAsync<Cart | undefined, CallFailure> => {
    const cartId = cookies.cartId();
    if (cartId === undefined) return okAsync(undefined);
    return shop.loadCart({ cartId, language }).orElse((error) => {
      if (error.kind !== 'notFound') return errAsync(error);
      // A slow answer must not forget a cart that was made meanwhile.
      if (cookies.cartId() === cartId) cookies.forgetCartId();
      return okAsync(undefined);
    });
  };
