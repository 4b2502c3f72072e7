import { errAsync, type ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { CartId } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import { keepCart } from './cart-of-visitor.ts';

/** Puts something into the visitor's cart and remembers which cart it is in now. A cart that the provider no longer has does
 *  not stand in the way of a new one (D-NEW-CART). Errors: those of `add`. */
export const intoCart = <Added extends { readonly cartId: CartId }, Failure extends ShopError>(
  cookies: Pick<CookiePort, 'cartId' | 'keepCartId' | 'forgetCartId'>,
  add: (cart?: CartId) => ResultAsync<Added, Failure>,
): ResultAsync<Added, Failure> => {
  const current = cookies.cartId();
  return add(current)
    .orElse((error) => {
      if (current === undefined || error.kind !== 'notFound' || error.what !== 'cart') return errAsync(error);
      cookies.forgetCartId();
      return add();
    })
    .map((added) => {
      keepCart(cookies, added.cartId);
      return added;
    });
};
