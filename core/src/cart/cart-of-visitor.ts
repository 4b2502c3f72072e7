import { errAsync, type ResultAsync } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { CartId } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';

/** Does something with the visitor's cart. Errors: `notFound` cart when the visitor has none, else those of the call. */
export const withCartOf = <Answer, Failure>(
  cookies: Pick<CookiePort, 'cartId'>,
  act: (cartId: CartId) => ResultAsync<Answer, Failure>,
): ResultAsync<Answer, Failure | ErrorOf<'notFound'>> => {
  const cartId = cookies.cartId();
  return cartId === undefined ? errAsync({ kind: 'notFound', what: 'cart' }) : act(cartId);
};

/** Remembers the cart that the provider answered with, if it is not the one that the visitor has. */
export const keepCart = (cookies: Pick<CookiePort, 'cartId' | 'keepCartId'>, answered: CartId): void => {
  if (answered !== cookies.cartId()) cookies.keepCartId(answered);
};
