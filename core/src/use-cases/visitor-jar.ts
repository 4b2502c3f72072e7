import { errAsync, type ResultAsync } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type CartId, type ClientSecret, clientSecret } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';

/** Calls `act` with the id of the visitor's cart. Errors: `notFound` cart when there is none; those of `act`. */
export const withCartOf = <Answer, Failure>(
  cookies: Pick<CookiePort, 'cartId'>,
  act: (cartId: CartId) => ResultAsync<Answer, Failure>,
): ResultAsync<Answer, Failure | ErrorOf<'notFound'>> => {
  const cartId = cookies.cartId();
  return cartId === undefined ? errAsync({ kind: 'notFound', what: 'cart' }) : act(cartId);
};

/** Returns the secret that owns the visitor's idempotency keys. It is stored before its first use, so that a repeat
 *  after a lost answer or a killed program finds the earlier change. `undefined` when the jar hides it, as a browser's
 *  does. */
export const clientOf = ({
  cookies,
  random,
}: {
  readonly cookies: Pick<CookiePort, 'clientSecret' | 'keepClientSecret'>;
  readonly random: RandomPort;
}): ClientSecret | undefined => {
  if (cookies.clientSecret() === undefined) cookies.keepClientSecret(clientSecret(random.secret()));
  return cookies.clientSecret();
};
