import { errAsync, type ResultAsync } from 'neverthrow';
import type { ErrorOf } from '../errors/shop-error.ts';
import { type CartId, type ClientSecret, clientSecret } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';

/** Acts on the visitor's cart. Errors: `notFound` cart without one, else those of the call. */
export const withCartOf = <Answer, Failure>(
  cookies: Pick<CookiePort, 'cartId'>,
  act: (cartId: CartId) => ResultAsync<Answer, Failure>,
): ResultAsync<Answer, Failure | ErrorOf<'notFound'>> => {
  const cartId = cookies.cartId();
  return cartId === undefined ? errAsync({ kind: 'notFound', what: 'cart' }) : act(cartId);
};

/** The secret of the visitor's keys, stored before it is used, so that a repeat after a lost answer or a killed program
 *  finds what was done. None where the jar hides it, as a browser's does. */
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
