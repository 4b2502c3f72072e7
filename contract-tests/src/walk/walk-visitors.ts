import type { Cart } from '@shop/core/cart/cart';
import { type CartId, type CheckoutSession, type ClientSecret, clientSecret } from '@shop/core/ids';

/** A page that shows the cart as it was when it was loaded. */
export type Tab = { shown: Cart | undefined };

/** Somebody with two tabs on one cart. */
export type Visitor = {
  readonly client: ClientSecret;
  cartId: CartId | undefined;
  session: CheckoutSession | undefined;
  /** For a repeat under the same key. */
  lastAddition: (() => Promise<void>) | undefined;
  readonly tabs: readonly [Tab, Tab];
};

const visitor = (secret: string): Visitor => ({
  client: clientSecret(secret),
  cartId: undefined,
  session: undefined,
  lastAddition: undefined,
  tabs: [{ shown: undefined }, { shown: undefined }],
});

export const visitors = (): readonly Visitor[] => ['1', '2', '3'].map((digit) => visitor(digit.repeat(32)));
