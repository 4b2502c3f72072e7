import type { CartId, CheckoutSession, ClientSecret, MemberToken } from '../ids.ts';

/** What the visitor's jar remembers. Absent values are `undefined`, unreadable ones too. */
export interface CookiePort {
  cartId(): CartId | undefined;
  /** Lifetime 31557600 s, path `/`. */
  keepCartId(id: CartId): void;
  forgetCartId(): void;
  /** Never readable in a browser, where it is HttpOnly. */
  checkoutSession(): CheckoutSession | undefined;
  keepCheckoutSession(session: CheckoutSession): void;
  /** Never readable in a browser, where it is HttpOnly. */
  clientSecret(): ClientSecret | undefined;
  keepClientSecret(secret: ClientSecret): void;
  /** Never readable in a browser, where it is HttpOnly. */
  memberToken(): MemberToken | undefined;
  loginRedirect(): string | undefined;
  mtcId(): string | undefined;
}
