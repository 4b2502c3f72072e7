import type { CartId, CheckoutSession, ClientSecret, MemberToken } from '../ids.ts';

/** The values stored in the visitor's cookie jar. Absent and unreadable values are `undefined`. */
export interface CookiePort {
  /** Whether the jar stores values: false in a browser that refuses cookies, and for a request without cookies. */
  accepts(): boolean;
  cartId(): CartId | undefined;
  /** Stores the cart id for 31557600 s, with path `/`. */
  keepCartId(id: CartId): void;
  forgetCartId(): void;
  /** Not readable in a browser, where it is HttpOnly. */
  checkoutSession(): CheckoutSession | undefined;
  keepCheckoutSession(session: CheckoutSession): void;
  /** Not readable in a browser, where it is HttpOnly. */
  clientSecret(): ClientSecret | undefined;
  keepClientSecret(secret: ClientSecret): void;
  /** Not readable in a browser, where it is HttpOnly. */
  memberToken(): MemberToken | undefined;
  /** Address that a visitor returns to after log-in, as sent and not yet checked. */
  loginRedirect(): string | undefined;
  /** Marketing id from the cookie `mtc_id`, as sent and not yet checked. */
  mtcId(): string | undefined;
}
