import type { CartId, CheckoutSession, ClientSecret, MemberToken } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';

export type Jar = {
  /** True for a browser that refuses cookies. */
  readonly refuses?: true;
  readonly cartId?: CartId;
  readonly checkoutSession?: CheckoutSession;
  readonly clientSecret?: ClientSecret;
  readonly memberToken?: MemberToken;
  readonly loginRedirect?: string;
  readonly mtcId?: string;
};

/** A visitor's cookie jar in memory. `jar()` returns its present content, `writes()` the number of changes. */
export const memoryCookies = (initial: Jar = {}): CookiePort & { jar(): Jar; writes(): number } => {
  let jar = initial;
  let writes = 0;
  const write = (next: Jar): void => {
    jar = next;
    writes += 1;
  };
  return {
    accepts: () => jar.refuses !== true,
    cartId: () => jar.cartId,
    keepCartId: (cartId) => write({ ...jar, cartId }),
    forgetCartId: () => {
      const { cartId: _, ...rest } = jar;
      write(rest);
    },
    checkoutSession: () => jar.checkoutSession,
    keepCheckoutSession: (checkoutSession) => write({ ...jar, checkoutSession }),
    clientSecret: () => jar.clientSecret,
    keepClientSecret: (clientSecret) => write({ ...jar, clientSecret }),
    memberToken: () => jar.memberToken,
    loginRedirect: () => jar.loginRedirect,
    mtcId: () => jar.mtcId,
    jar: () => jar,
    writes: () => writes,
  };
};
