import type { CartId, CheckoutSession, ClientSecret, MemberToken } from '../ids.ts';

/** What the visitor's jar remembers. Absent values are `undefined`, unreadable ones too. */
export interface CookiePort {
  /** Whether the jar remembers anything: false in a browser that refuses cookies, and for a request without any. */
  accepts(): boolean;
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
